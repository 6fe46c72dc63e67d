"""Secrets: tokens of seats, invitations, table codes, seeds. Only hashes of tokens are stored."""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode

from switch.notation import record
from switch.server.refusals import Refused

# No letter or digit that is taken for another one.
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE = re.compile(f"[{ALPHABET}]{{6}}")
_KEY = re.compile(r"[A-Za-z0-9_-]{16,64}")


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(6))


def new_seed() -> str:
    """256 bits from the operating system, in hex: what a round is dealt from."""
    return secrets.token_bytes(32).hex()


def commitment(seed: str) -> str:
    """Of a seed in hex, as records have it."""
    return record.commitment(bytes.fromhex(seed))


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def new_key() -> str:
    return secrets.token_urlsafe(32)


def check_key(key: str) -> str:
    if not _KEY.fullmatch(key):
        raise Refused("bad_key")
    return key


class Vault:
    """Makes tokens again from a client's key, so that a repeated request gets the same answer.

    Nobody can make them without the store's secret, and from the store alone, where keys stand
    hashed, nobody can either.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def token(self, table: str, seat: int, key: str) -> str:
        return self._make(f"seat:{table}:{seat}:{key}")

    def invite(self, table: str) -> str:
        return self._make(f"invite:{table}")[:22]

    def invited(self, table: str, invite: str) -> bool:
        return hmac.compare_digest(self.invite(table).encode(), invite.encode())

    def _make(self, text: str) -> str:
        made = hmac.digest(self._secret, text.encode(), "sha256")
        return urlsafe_b64encode(made).rstrip(b"=").decode()
