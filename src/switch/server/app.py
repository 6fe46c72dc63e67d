"""The whole server as one ASGI application."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from switch.server.clock import Clock, SystemClock
from switch.server.driver import MakeRobot
from switch.server.http import Api, refusal
from switch.server.limits import Limits
from switch.server.lobby import Lobby
from switch.server.pages import HEADERS, STATIC, Pages, SafeHeaders
from switch.server.refusals import Refused
from switch.server.settings import Settings
from switch.server.socket import Sockets
from switch.storage import Repository, StorageFailed

log = logging.getLogger(__name__)

WRONG_METHOD = "This address is not for that method. Use one that the header Allow names."


def make_app(
    settings: Settings,
    repository: Repository,
    make_robot: MakeRobot,
    *,
    clock: Clock | None = None,
    static: Path = STATIC,
) -> Starlette:
    """``app.state.lobby`` holds the tables. The repository is closed with the application."""
    clock = clock or SystemClock()
    lobby = Lobby(repository, settings, clock, make_robot)
    limits = Limits(settings, clock)
    api, pages, sockets = Api(lobby, limits), Pages(static), Sockets(lobby, limits)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(_sweep(lobby, limits, settings.sweep_every))
        yield
        sweeping.cancel()
        await lobby.close()
        await repository.close()

    async def index(_: Request) -> Response:
        return pages.index()

    async def file(request: Request) -> Response:
        return await pages.file(request.path_params["path"], request.scope)

    routes = [
        Route("/", index),
        Route("/t/{rest:path}", index),
        Route("/healthz", api.answered(api.health)),
        Route("/api/rulesets", api.answered(api.rulesets)),
        Route("/api/players", api.answered(api.players)),
        Route("/api/options", api.answered(api.options)),
        Route("/api/rules", api.answered(api.rules), methods=["POST"]),
        Route("/api/rules/{name}.{kind}", api.answered(api.rules_file)),
        Route("/api/tables", api.answered(api.create), methods=["POST"]),
        Route("/api/tables/{table}/join", api.answered(api.join), methods=["POST"]),
        Route("/api/tables/{table}/rounds/{number:int}", api.answered(api.record)),
        WebSocketRoute("/ws", sockets.serve),
        Route("/{path:path}", file),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={HTTPException: _no_page, Exception: _fault},
    )
    app.state.lobby = lobby
    app.state.limits = limits
    return app


async def _sweep(lobby: Lobby, limits: Limits, every: float) -> None:
    while True:
        await asyncio.sleep(every)
        limits.sweep()
        try:
            await lobby.sweep()
        except StorageFailed as error:
            log.warning("old tables were not deleted: %s", error)
        except Exception:  # a sweeper that has died would let everything grow
            log.exception("old tables were not deleted")


async def _no_page(_: Request, error: Exception) -> Response:
    status = getattr(error, "status_code", 404)
    if status == 404:
        return refusal(Refused("not_found"))
    answer = refusal(Refused("bad_frame", WRONG_METHOD))
    answer.status_code = status
    answer.headers.update(getattr(error, "headers", None) or {})
    return answer


async def _fault(_: Request, error: Exception) -> Response:  # noqa: ARG001
    answer = refusal(Refused("server_fault"))
    answer.raw_headers += HEADERS  # Starlette answers a fault outside of all middleware
    return answer
