"""The table server for this computer, and a browser at its address."""

import argparse
import asyncio
import errno
import os
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from sqlite3 import DatabaseError, OperationalError

from switch import i18n
from switch.cli.arguments import Given
from switch.cli.failures import Failure
from switch.cli.loading import load_rules
from switch.cli.programs import programs
from switch.rulesets import share
from switch.server import BadSetting, Settings, read, serve
from switch.server.pages import Pages
from switch.server.serve import CannotListen, listen
from switch.storage import CannotOpen, SqliteRepository

SETTINGS = ("host", "port", "db", "origins", "proxies")


def run(given: Given) -> int:
    """Serves until Ctrl-C. Raises Failure."""
    place = _place(given)
    settings = usable(given, free_port_instead="port" not in given.named)
    words = i18n.catalogue(given.lang)

    def ready(root: str) -> None:
        address = root + place
        say(words.text("cli-address", url=address))
        if not given.flag("no_browser") and not open_browser(address):
            say(words.text("cli-no-browser-found"))
        say(words.text("cli-stop"))

    return serve(settings, on_ready=ready)


def _place(given: Given) -> str:
    """What follows the address: the page opens with this rule set chosen."""
    if "ruleset" not in given.named:
        return ""
    rules = load_rules(given.text("ruleset"), given.lang, unknown="cli-unknown-ruleset")
    return f"#rules={share.encode(rules)}"


def host_tables(given: Given) -> int:
    """`switch serve`: the same without a browser, for others too."""
    settings = usable(given, free_port_instead=False)
    words = i18n.catalogue(given.lang)

    def ready(address: str) -> None:
        say(words.text("cli-serving", url=address))
        say(words.text("cli-stop"))

    return serve(settings, on_ready=ready)


def say(sentence: str) -> None:
    print(sentence, flush=True)


def usable(given: Given, *, free_port_instead: bool) -> Settings:
    """Settings with which the server will start. Raises Failure with the reason in words."""
    if not Pages().built:
        raise Failure("cli-no-page")
    programs(given)  # what is wrong there is said in better words
    try:
        settings = read(os.environ, _as_arguments(given))
    except BadSetting as bad:
        raise Failure("cli-setting", text=str(bad)) from None
    _try_database(settings)
    try:
        _try_port(settings)
    except Failure as failure:
        if not free_port_instead or failure.key != "cli-port-busy" or "SWITCH_PORT" in os.environ:
            raise
        return replace(settings, port=0)
    return settings


def _as_arguments(given: Given) -> argparse.Namespace:
    texts = {f"setting_{name}": str(given.values[name]) for name in SETTINGS if name in given.named}
    if "bot" in given.named:
        texts["setting_bots"] = "\n".join(given.several("bot"))
    return argparse.Namespace(**texts)


def _try_port(settings: Settings) -> None:
    try:
        listen(settings.host, settings.port).close()
    except CannotListen as error:
        raise _port_failure(settings, error.__cause__) from None


def _port_failure(settings: Settings, cause: BaseException | None) -> Failure:
    port = str(settings.port)
    if isinstance(cause, PermissionError):
        return Failure("cli-port-refused", port=port)
    if isinstance(cause, OSError) and cause.errno == errno.EADDRINUSE:
        return Failure("cli-port-busy", port=port)
    return Failure("cli-host-unknown", host=settings.host)


def _try_database(settings: Settings) -> None:
    try:
        asyncio.run(SqliteRepository.open(settings.db, durable=settings.durable).close())
    except CannotOpen as error:
        raise _database_failure(str(settings.db), error.__cause__) from None


def _database_failure(path: str, cause: BaseException | None) -> Failure:
    if isinstance(cause, BlockingIOError):
        return Failure("cli-db-busy", path=path)
    if isinstance(cause, OSError | OperationalError):
        return Failure("cli-db-unwritable", path=path)
    if isinstance(cause, DatabaseError):
        return Failure("cli-db-broken", path=path)
    return Failure("cli-db-newer", path=path)


def open_browser(address: str, start: Callable[[str], bool] = webbrowser.open) -> bool:
    """Whether a browser was started. One that draws in the terminal would take it from us."""
    needs_display = sys.platform not in ("win32", "darwin") and not os.environ.get("BROWSER")
    if needs_display and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        return start(address)
    except (webbrowser.Error, OSError):
        return False
