"""Records of rounds, sealed before the first card is seen; `switch verify` checks them."""

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from switch import engine
from switch.engine import Action, SecretChance, State
from switch.notation import record


@dataclass
class Recording:
    """One round: its secret seed, the deal, and every single action."""

    seed: bytes = field(default_factory=lambda: secrets.token_bytes(32), repr=False)
    _start: State | None = None
    _first: int = 0
    _picked: bool = False
    _moves: list[tuple[int, str]] = field(default_factory=list)

    @property
    def seal(self) -> str:
        """The hash of the seed, in hex: what is shown before the round."""
        return record.commitment(self.seed)

    @property
    def chance(self) -> SecretChance:
        return SecretChance(self.seed)

    def start(self, state: State, first: int, *, picked: bool = False) -> None:
        """``picked``: chance said who begins."""
        self._start, self._first, self._picked = state, first, picked

    def add(
        self, before: State, actions: Sequence[Action], seat: int, *, complete: bool = False
    ) -> None:
        """What a seat did. ``complete``: it was a whole turn, written down with the ``end`` that
        was understood and without what was ignored."""
        state = before
        for action in actions:
            if state.over or seat in state.places:
                return
            state, _ = engine.apply(state, action, seat)
            self._moves.append((seat, str(action)))
        if complete and state.phase == "more" and state.turn == seat and not state.over:
            self._moves.append((seat, str(engine.End())))

    def save(self, end: State, path: Path) -> None:
        """Raises OSError."""
        if self._start is None:
            raise ValueError("The round has not been dealt.")
        made = record.make(
            self._start, self.seed, self._first, self._moves, end, picked=self._picked
        )
        path.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
