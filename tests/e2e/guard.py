"""Nothing may go wrong unseen in a browser: errors of any kind, or a word to another host."""

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError, WebSocket

AT_HOME = ("data:", "blob:", "about:")
REFUSED = re.compile(r"status of 4\d\d ")
LOST_CONNECTION = re.compile(r"WebSocket connection to .* failed|net::ERR_")


class Guard:
    """``faults``: a line for each. ``expect_lost``: a connection may fail from now on;
    ``expect_refused``: the server may say no."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.faults: list[str] = []
        self.expect_lost = False
        self.expect_refused = False
        self._hosts = (address, address.replace("http", "ws", 1))
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("page", lambda page: page.on("websocket", self._socket))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        lost = self.expect_lost and LOST_CONNECTION.search(message.text)
        refused = self.expect_refused and REFUSED.search(message.text)
        if not (lost or refused):
            self.faults.append(f"console: {message.text}")

    def _error(self, error: WebError) -> None:
        self.faults.append(f"error: {error.error}")

    def _request(self, request: Request) -> None:
        self._at_home(request.url)

    def _socket(self, socket: WebSocket) -> None:
        self._at_home(socket.url)

    def _at_home(self, url: str) -> None:
        if not url.startswith((*self._hosts, *AT_HOME)):
            self.faults.append(f"another host: {url}")

    def _failed(self, request: Request) -> None:
        left = request.failure == "net::ERR_ABORTED"  # a picture on its way as the page was left
        if not self.expect_lost and not left:
            self.faults.append(f"failed: {request.url} {request.failure}")
