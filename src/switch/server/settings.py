"""What can be set, from the environment (``SWITCH_PORT``) or the command line (``--port``)."""

import argparse
import math
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from switch.server.programs import Bot, read_bots

PREFIX = "SWITCH_"
# With less of these nothing would ever get through, or the sweeper would never rest.
AT_LEAST_ONE = {
    "sweep_every",
    "frame_burst",
    "address_burst",
    "rules_burst",
    "connections",
    "outbox",
    "bot_processes",
}
LEAST = {"bot_time": 0.01}


class BadSetting(ValueError):
    """A setting that cannot be used; the sentence names it."""


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The user's folder for data of programs: XDG, or what Windows and macOS have for it."""
    if "XDG_DATA_HOME" in environment:
        return Path(environment["XDG_DATA_HOME"]) / "switch"
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA", Path.home())) / "switch"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "switch"
    return Path.home() / ".local" / "share" / "switch"


def _default_db() -> Path:
    return data_folder() / "tables.sqlite3"


def _words(text: str) -> tuple[str, ...]:
    return tuple(word for word in text.replace(",", " ").split() if word)


def _switch(text: str) -> bool:
    words = {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}
    if text.lower() not in words:
        raise ValueError("yes or no is expected")
    return words[text.lower()]


def _set(about: str, value: Any) -> Any:
    return field(default=value, metadata={"about": about})


@dataclass(frozen=True)
class Settings:
    """All times are in seconds, all rates in one second unless the name says otherwise."""

    host: str = _set("address to listen on; 0.0.0.0 for every network", "127.0.0.1")
    port: int = _set("port to listen on; 0 for any free one", 8000)
    db: Path = field(default_factory=_default_db, metadata={"about": "file that keeps the tables"})
    durable: bool = _set("write through to the disk before answering (yes or no)", value=True)
    origins: tuple[str, ...] = _set("further origins that may connect, as https://example.org", ())
    proxies: tuple[str, ...] = _set("addresses of reverse proxies whose headers are believed", ())

    bot_pause: float = _set("time a computer player usually takes for its turn", 0.9)
    bots: tuple[Bot, ...] = _set("programs that play, as NAME=COMMAND; with ; between", ())
    bot_time: float = _set("time a program has for an answer", 1.0)
    bot_start: float = _set("and more for its first answer after a start", 5.0)
    bot_processes: int = _set("programs that run at once", 32)
    warm: bool = _set("compile the kernel in the background (yes or no)", value=True)
    card_pause: float = _set("and for each card that was just laid", 0.3)
    exposed_pause: float = _set("and more while somebody can be caught or jump in", 1.6)
    reaction_pace: float = _set("factor on its delay to call, catch or jump in", 1.0)
    grace: float = _set("absence after which a computer player stands in", 60.0)
    lobby_grace: float = _set("absence after which a guest loses the seat in the lobby", 120.0)
    ready_wait: float = _set("absence after which the next round waits for nobody", 10.0)

    unload_after: float = _set("an empty table leaves the memory after", 300.0)
    sweep_every: float = _set("old tables are looked for every", 60.0)
    lobby_life: float = _set("an empty lobby is deleted after", 3600.0)
    table_life: float = _set("an unused table is deleted after", 30 * 86400.0)
    closed_life: float = _set("a closed table is deleted after", 86400.0)

    frame_rate: float = _set("frames from one connection", 20.0)
    frame_burst: float = _set("frames from one connection at once", 60.0)
    address_rate: float = _set("requests and frames from one address", 200.0)
    address_burst: float = _set("requests and frames from one address at once", 600.0)
    creation_rate: float = _set("new tables, seats and records from one address", 0.5)
    creation_burst: float = _set("new tables, seats and records from one address at once", 60.0)
    rules_rate: float = _set("rule sets looked at from one address", 5.0)
    rules_burst: float = _set("rule sets looked at from one address at once", 60.0)
    connections: int = _set("open sockets from one address", 200)
    spectators: int = _set("spectators of one table", 50)
    outbox: int = _set("frames waiting for a slow client before they are dropped", 64)


_PARSERS: dict[type, Any] = {int: int, float: float, str: str, bool: _switch, Path: Path}


def _parse(name: str, kind: Any, text: str) -> Any:
    parser = read_bots if name == "bots" else _PARSERS.get(kind) if isinstance(kind, type) else None
    try:
        value = (parser or _words)(text)
    except ValueError as error:
        raise BadSetting(
            f"The setting {name} cannot be {text!r}: {str(error).rstrip('.')}."
        ) from error
    least = LEAST.get(name, 1 if name in AT_LEAST_ONE else 0)
    if isinstance(value, int | float) and not least <= value < math.inf:
        raise BadSetting(f"The setting {name} cannot be {text!r}: it is {least} or more.")
    if name == "port" and int(text) > 65535:
        raise BadSetting(f"The setting port is at most 65535, not {text!r}.")
    return value


def wants_warming(environment: Mapping[str, str] = os.environ) -> bool:
    """Raises BadSetting."""
    return bool(_parse("warm", bool, environment.get(PREFIX + "WARM", "yes")))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """One option a setting; what is not given comes from the environment or the default."""
    for item in fields(Settings):
        option = "--" + item.name.replace("_", "-")
        parser.add_argument(
            option, dest=f"setting_{item.name}", metavar="VALUE", help=item.metadata["about"]
        )


def read(
    environment: Mapping[str, str] = os.environ, arguments: argparse.Namespace | None = None
) -> Settings:
    """Arguments before environment before defaults. Raises BadSetting."""
    chosen: dict[str, Any] = {}
    for item in fields(Settings):
        text = getattr(arguments, f"setting_{item.name}", None)
        if text is None:
            text = environment.get(PREFIX + item.name.upper())
        if text is not None:
            chosen[item.name] = _parse(item.name, item.type, text)
    return Settings(**chosen)
