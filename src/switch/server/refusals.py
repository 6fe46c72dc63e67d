"""Refusals of the table protocol: a code, and a sentence that says what to do."""

from collections.abc import Mapping

from switch import engine, i18n
from switch.rulesets.options import LONGEST_CLOCK, SHORTEST_CLOCK

SENTENCES = {
    "bad_frame": "This message cannot be read. Send what docs/protocol.md describes.",
    "too_large": "This message is too long. Send at most 4096 bytes.",
    "hello_first": "Say hello first, with the code of a table.",
    "no_table": "There is no table with this code. Check the code, or make a new table.",
    "bad_token": "This token holds no seat at this table. Join again, or leave it out to watch.",
    "old_version": "The table has changed since. Look at the new state and choose again.",
    "spectator": "Spectators only watch. Take a seat to do that.",
    "not_host": "Only the host of the table can do that. Ask the host.",
    "not_in_lobby": "That is possible only before the first round. Go on with this round.",
    "no_round": "No round is running. Wait for the next one.",
    "not_enough_players": "There are too few players. Invite a guest, or make a table with bots.",
    "round_running": "The round is still running. Ask again when it is over.",
    "no_such_round": "This table has no such round. Ask for one that is over.",
    "wrong_round": "That is not the next round. Look at the table and choose again.",
    "table_full": "No seat is free at this table. Make a table of your own.",
    "bad_ruleset": "There is no such rule set. Choose one of /api/rulesets, or give a whole link.",
    "newer_link": "This link was made by a newer Switch. Update this server to play it.",
    "broken_link": "This link is broken or was cut off. Copy the whole of it again.",
    "bad_name": "A name has 1 to 20 characters that can be seen. Choose another one.",
    "bad_seats": "These seats do not make a table. Name yourself first, then bots or open seats.",
    "bad_beginner": "Open hands are for games against the computer only. Choose another view.",
    "bad_clock": f"A clock gives {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds for a turn. "
    "Choose one, or null for none.",
    "too_early": "A call may still be made. Catch a moment later.",
    "bad_invite": "This invitation does not belong to this table. Ask the host for a new one.",
    "bad_key": "A key has 16 to 64 letters, digits, _ or -, for one request. Choose a new one.",
    "bad_origin": "This page may not use this server. Open the server's own address.",
    "too_many": "That is too fast. Wait a moment, then send it again.",
    "closed": "This table is closed. Make a new one.",
    "not_found": "There is nothing at this address. Start at /.",
    "no_hints": "There are no hints at this table. Whoever makes a table can allow them.",
    "storage_failed": "This could not be saved, so it did not happen. Try again in a moment.",
    "server_fault": "The server made a mistake; nothing has changed. Load the page again.",
}

STATUS = {
    "no_table": 404,
    "no_such_round": 404,
    "not_found": 404,
    "bad_invite": 403,
    "bad_origin": 403,
    "too_large": 413,
    "round_running": 409,
    "table_full": 409,
    "bad_key": 409,
    "closed": 410,
    "too_many": 429,
    "storage_failed": 503,
    "server_fault": 500,
}


class Refused(Exception):
    """Nothing has changed. ``clause`` and ``params`` come with a refusal by the rules."""

    def __init__(
        self,
        code: str,
        message: str | None = None,
        *,
        clause: str | None = None,
        params: Mapping[str, str | int] | None = None,
    ) -> None:
        super().__init__(message or SENTENCES[code])
        self.code = code
        self.message = message or SENTENCES[code]
        self.clause = clause
        self.params = dict(params or {})

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)


def by_rules(refused: engine.Refused) -> Refused:
    """The engine's refusal in the words of the table."""
    refusal = refused.refusal
    return Refused(
        refusal.code,
        i18n.reason(refusal, "en"),
        clause=refusal.clause,
        params=refusal.params,
    )
