"""A rule set in a short code that fits into a link: its changes to a preset, packed and sealed.

``r1-`` and base64url of four bytes CRC-32 (big-endian) over the rest, and the rest: the changes
(see ``diff.expanded``) as JSON in UTF-8, deflated without a header, WORDS as its dictionary.
"""

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from . import checking, diff
from .ruleset import RuleSet

VERSION = 1
LONGEST = 4096  # letters of a code
LARGEST = 64 * 1024  # bytes of its JSON

# What codes of version 1 refer to. It stays as it is: other words need another version.
WORDS = (
    b'"call":{"required":true,"penalty":3},"table":{"pile":"all"},"end":{"not_last":["A","2","7"'
    b',"8","J","Q","K","X"]},"draw":{"upto":0,"may_lay":"must","may_lay":"any card","though_able'
    b'":true,"stock_empty":"turn over","stock_empty":"nothing","refill_at_once":true,"blocked_ex'
    b'tra":1,"blocked_winner":"fewest points","blocked_winner":"nobody","hand_limit":15},"sets":'
    b'{"several":"same rank or run","plain_only":true,"effects":"last","effects":"once"},"turn":'
    b'{"skips_add":true,"skip_answered":true,"reverse":["T","K","A"],"reverse_with_two":"nothing'
    b'","again":["7","K"],"dump_suit":["7"],"dump_acts":true,"dump_which":"every","dump_top":"se'
    b'ven","exchange":["QC","QS"],"exchange_with":"right"},"attack":{"answered_by":"at least as '
    b'many","answered_by":"nothing","adds_up":false,"cap":10,"cancel":{"JD":5,"JH":5},"cancel_al'
    b'l":true,"rest":"goes on","deflect":[],"send_back":[],"on_empty_stock":"not allowed","after'
    b'_paying":"turn goes on","gather_first":true,"draw":{"2":2,"JC":5,"JS":5,"X":5,"A":4}},"fit'
    b'":{"wild_when":"only when it fits","wild_when":"not on a wild","names_suit":["J"],"wild":['
    b'"8"]},"deal":{"hand":7,"hand_with_two":5},"cards":{"packs":"by players","jokers":2},"pack"'
    b':"french-32","seats":[2,6],"starter":"with effect","starter":"any","clauses":{},"source":"'
    b'","base":"crazy-eights-powers","base":"last-card-nz","base":"colours-108","base":"hundred-'
    b'one","base":"uk-switch","base":"mau-mau","base":"pesten","base":"duel","base":"last-card",'
    b'"base":"classic","id":"our-house","name":"Our house rules","turn":{"skip":["8"]},"draw":{"'
    b'may_lay":"the drawn card"},"sets":{"several":"same rank"}}'
)

_CODE = re.compile(r"(?:^|[#=/?&])r(\d{1,3})-([A-Za-z0-9_-]*)$")


class BadLink(ValueError):
    """``reason``: none (no code at all), newer (made by a newer version) or broken."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def encode(rules: RuleSet) -> str:
    text = json.dumps(diff.shortest(rules), ensure_ascii=False, separators=(",", ":"))
    press = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, WORDS)
    pressed = press.compress(text.encode()) + press.flush()
    sealed = zlib.crc32(pressed).to_bytes(4, "big") + pressed
    return f"r{VERSION}-{urlsafe_b64encode(sealed).decode().rstrip('=')}"


def looks_like_code(text: str) -> bool:
    return _CODE.search(text.strip()) is not None


def decode(text: str) -> RuleSet:
    """A code, or a link that ends in one. Raises BadLink, or BadFile for what stands in it."""
    found = _CODE.search(text.strip())
    if found is None:
        raise BadLink("none")
    if int(found[1]) > VERSION:
        raise BadLink("newer")
    if int(found[1]) != VERSION or len(found[2]) > LONGEST:
        raise BadLink("broken")
    try:
        data = json.loads(_unpacked(found[2]))
    except (zlib.error, ValueError, RecursionError):
        raise BadLink("broken") from None
    return checking.checked(data)


def _unpacked(letters: str) -> str:
    """Raises zlib.error or ValueError for anything that ``encode`` did not make."""
    sealed = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    whole = urlsafe_b64encode(sealed).decode().rstrip("=") == letters
    if not whole or zlib.crc32(sealed[4:]).to_bytes(4, "big") != sealed[:4]:
        raise ValueError(letters)
    press = zlib.decompressobj(-15, WORDS)
    text = press.decompress(sealed[4:], LARGEST)
    if not press.eof or press.unused_data:
        raise ValueError(letters)
    return text.decode()
