"""What the players are who search: where they think, and what they are made of.

The others play the same rounds everywhere. Of one who searches the compiled host asks for far more
playouts than CPython, and the least change of the search is another player: rounds of the one and
of the other do not belong together.
"""

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path

from switch import bots
from switch.kernel.folder import fingerprint, sources

from .xray import searches


class OtherMinds(RuntimeError):
    """The searching players of the plan are not those that would play here."""


def minds(names: Iterable[str], *, native: bool) -> str:
    """A name for those among these players who search, on this host; "" if nobody does."""
    return _made_of(native) if any(map(searches, names)) else ""


@cache
def _made_of(native: bool) -> str:  # noqa: FBT001 - kept by it
    folder = Path(bots.__file__).parent
    mark = blake2b(fingerprint().encode() if native else b"", digest_size=10)
    own = sorted((*folder.glob("*.py"), *folder.glob("*.toml")))
    for path in own if native else [*sources(), *own]:
        mark.update(path.name.encode() + b"\0" + path.read_bytes())
    return f"{'compiled' if native else 'plain'}-{mark.hexdigest()}"
