"""The few requests outside the socket: rule sets, making and joining a table, records."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from switch.bots import LEVELS
from switch.server.frames import (
    LARGEST,
    LARGEST_RULES,
    LARGEST_TABLE,
    JoinWish,
    RulesWish,
    TableWish,
    read_body,
)
from switch.server.limits import Limits, network
from switch.server.lobby import Lobby
from switch.server.refusals import Refused
from switch.server.rulewords import as_file, every_option, in_words, presets
from switch.server.socket import same_origin
from switch.storage import StorageFailed

Handler = Callable[[Request], Awaitable[Response]]


def json(fields: Any, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(fields), status, headers, "application/json")


def refusal(refused: Refused) -> Response:
    return json({"error": {"code": refused.code, "message": refused.message}}, refused.status)


class Api:
    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        self._lobby = lobby
        self._limits = limits

    def answered(self, work: Handler) -> Handler:
        """Whatever goes wrong has a code and a sentence."""

        async def handler(request: Request) -> Response:
            try:
                self._check_rate(request)
                return await work(request)
            except Refused as refused:
                return refusal(refused)
            except StorageFailed:
                return refusal(Refused("storage_failed"))

        return handler

    def _check_rate(self, request: Request) -> None:
        if not self._limits.allow_request(_address(request)):
            raise Refused("too_many")

    def _check_creation(self, request: Request) -> None:
        if not self._limits.allow_creation(_address(request)):
            raise Refused("too_many")

    def _check_rules(self, request: Request) -> None:
        if not self._limits.allow_rules(_address(request)):
            raise Refused("too_many")

    async def health(self, _: Request) -> Response:
        return json({"ok": True})

    async def rulesets(self, _: Request) -> Response:
        return json(await self._lobby.desk.have(presets))

    async def players(self, _: Request) -> Response:
        return json({"levels": list(LEVELS), "programs": self._lobby.programs.names})

    async def options(self, _: Request) -> Response:
        return json(await self._lobby.desk.have(every_option))

    async def rules(self, request: Request) -> Response:
        self._check_page(request)
        self._check_rules(request)
        wish = read_body(await _read(request, LARGEST_RULES), RulesWish)
        return json(await self._lobby.desk.have(in_words, wish))

    async def rules_file(self, request: Request) -> Response:
        """To be saved: the page says under which name."""
        self._check_rules(request)
        name, kind = request.path_params["name"], request.path_params["kind"]
        text = await self._lobby.desk.have(as_file, name, kind)
        headers = {"Cache-Control": "no-store", "Content-Disposition": "attachment"}
        return Response(text, headers=headers, media_type=f"application/{kind}")

    async def create(self, request: Request) -> Response:
        wish = read_body(await self._body(request, LARGEST_TABLE), TableWish)
        return json(await self._lobby.create(wish), 201)

    async def join(self, request: Request) -> Response:
        wish = read_body(await self._body(request, LARGEST), JoinWish)
        return json(await self._lobby.join(request.path_params["table"], wish))

    async def record(self, request: Request) -> Response:
        self._check_creation(request)  # the whole log of a table is played again for it
        table, number = request.path_params["table"], request.path_params["number"]
        return json(await self._lobby.record(table, number))

    async def _body(self, request: Request, largest: int) -> bytes:
        self._check_page(request)
        self._check_creation(request)
        return await _read(request, largest)

    def _check_page(self, request: Request) -> None:
        headers, further = request.headers, self._lobby.services.settings.origins
        if not same_origin(headers.get("origin"), headers.get("host"), further):
            raise Refused("bad_origin")
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Refused("bad_frame", "Send JSON, with Content-Type: application/json.")


async def _read(request: Request, largest: int) -> bytes:
    """Raises Refused: too_large, bad_frame for a client that has gone."""
    body = b""
    try:
        async for piece in request.stream():
            body += piece
            if len(body) > largest:
                raise Refused("too_large", f"This is too long. Send at most {largest} bytes.")
    except ClientDisconnect:
        raise Refused("bad_frame") from None
    return body


def _address(request: Request) -> str:
    return network(request.client.host if request.client else "")
