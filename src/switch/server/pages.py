"""The page: files that the web build has made, with the headers that keep it safe and fast."""

from pathlib import Path

from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

STATIC = Path(__file__).parent / "static"
NOT_BUILT = (
    "The page has not been built yet. Run `make play`, which builds it, then load this again.\n"
)
FOREVER = "public, max-age=31536000, immutable"
AGAIN = "no-cache"

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "style-src 'self'",
        "script-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"x-frame-options", b"DENY"),
)


class SafeHeaders:
    """Adds the headers to every answer over HTTP."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *HEADERS]}
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)


class Pages:
    """Serves the build; ``/`` and ``/t/…`` are its index page."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)

    @property
    def built(self) -> bool:
        return (self._folder / "index.html").is_file()

    def index(self) -> Response:
        if not self.built:
            return PlainTextResponse(NOT_BUILT, 503)
        return FileResponse(self._folder / "index.html", headers={"Cache-Control": AGAIN})

    async def file(self, path: str, scope: Scope) -> Response:
        """Raises HTTPException 404 or 405."""
        response = await self._files.get_response(path, scope)
        hashed = path.startswith("assets/")
        response.headers["Cache-Control"] = FOREVER if hashed else AGAIN
        return response
