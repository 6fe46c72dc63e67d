"""A draw cannot be tried out: nothing may follow it in one command."""

import pytest

from switch import engine, rulesets
from switch.server.fold import play
from switch.server.refusals import Refused


def test_whatever_follows_a_draw_is_refused_without_a_look_at_the_stock() -> None:
    game = engine.deal(rulesets.get("last-card"), seats=2, chance=engine.FastChance(3))
    while any(isinstance(action, engine.Lay) for action in engine.legal(game)):
        game, _ = engine.apply(game, engine.legal(game)[0])
    for text in (*game.ruleset.pack.codes, "pass", "call"):
        with pytest.raises(Refused) as refused:
            play(game, game.turn, ["draw", text])
        assert refused.value.code == "bad_request"
