"""``serve``: from settings to a running server, or a clear sentence and exit code 2."""

import asyncio
import contextlib
import errno
import logging
import signal
import socket
import sys
from collections.abc import Callable
from threading import Thread
from types import FrameType

import uvicorn

from switch import bots
from switch.kernel import hosts
from switch.server.app import make_app
from switch.server.driver import MakeRobot
from switch.server.settings import Settings
from switch.storage import CannotOpen, SqliteRepository

LARGEST_READ = 64 * 1024  # a frame above the protocol's limit is refused by us up to here
CANNOT = 2
_IN_USE = (errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", errno.EADDRINUSE))


class CannotListen(Exception):
    """The sentence says why and what to do."""


def serve(
    settings: Settings,
    *,
    make_robot: MakeRobot | None = None,
    on_ready: Callable[[str], None] | None = None,
) -> int:
    """Run until interrupted; the exit code. ``on_ready`` gets the address once it answers."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    try:
        repository = SqliteRepository.open(settings.db, durable=settings.durable)
    except CannotOpen as error:
        return _fail(error)
    try:
        listening = listen(settings.host, settings.port)
    except CannotListen as error:
        asyncio.run(repository.close())
        return _fail(error)
    if settings.warm:
        hosts.start_warming()
    app = make_app(settings, repository, make_robot or bots.get)
    server = Server(config(app, settings), on_ready or announce, address_of(listening))
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # all is closed already
    return 0


def _fail(error: Exception) -> int:
    sys.stderr.write(f"{error}\n")
    return CANNOT


def announce(address: str) -> None:
    sys.stdout.write(f"Switch is at {address} (Ctrl+C ends it)\n")
    sys.stdout.flush()


class Server(uvicorn.Server):
    """Says its address once it answers, and ends once, however often it is told to."""

    def __init__(
        self, settings: uvicorn.Config, on_ready: Callable[[str], None], address: str
    ) -> None:
        super().__init__(settings)
        self._on_ready = on_ready
        self._address = address

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:  # a second one would leave tables and programs unclosed
            super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # In a thread of its own: it may start a browser, and that may take its time.
            Thread(target=self._on_ready, args=(self._address,), daemon=True).start()


def config(app: object, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        ws="websockets-sansio",
        ws_max_size=LARGEST_READ,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. Raises CannotListen."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        made = socket.socket(family, kind, proto)
    except (OSError, UnicodeError) as error:  # the second: a label of a name is too long or empty
        raise CannotListen(f"There is no address {host}. Choose another with --host.") from error
    try:
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(2048)
    except OSError as error:
        made.close()
        raise CannotListen(_why_not(host, port, error)) from error
    made.settimeout(0.0)
    return made


def _why_not(host: str, port: int, error: OSError) -> str:
    if isinstance(error, PermissionError):
        return (
            f"Port {port} may not be used without more rights. Choose one above 1023 with --port."
        )
    if getattr(error, "errno", None) in _IN_USE:
        return f"Port {port} is in use. Stop the other program, or choose another with --port."
    why = error.strerror or str(error)
    return f"Cannot listen on {host}, port {port}: {why}. Choose others with --host and --port."


def address_of(listening: socket.socket) -> str:
    """What to type into a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - not bound here, only shown
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
