"""Nothing can be tried out: no command tells by its refusal what its sender may not see."""

import random
from itertools import product

import pytest

from switch import engine, notation, rulesets
from switch.engine import FastChance, State
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


def some_moment(ruleset: str, seed: int) -> State:
    """A round of two at the beginning of a turn, with a stock."""
    chance = random.Random(seed)
    while True:
        game = engine.deal(
            rulesets.get(ruleset), seats=2, chance=FastChance(chance.getrandbits(40))
        )
        for _ in range(chance.randrange(40)):
            if not game.over:
                game, _ = engine.apply(game, chance.choice(engine.legal(game)))
        if not game.over and game.phase == "turn" and len(game.stock) > 2:
            return game


def with_other_hidden_cards(game: State, seat: int, chance: random.Random) -> State:
    """The same round as far as ``seat`` can see: the rival's hand and the stock are dealt anew."""
    position = notation.position_fields(game)
    del position["ruleset"]
    rival = 1 - seat
    hidden = [*position["hands"][rival], *position["stock"]]
    chance.shuffle(hidden)
    count = len(position["hands"][rival])
    position["hands"][rival], position["stock"] = hidden[:count], hidden[count:]
    return notation.load_position(game.ruleset, position, FastChance(1))


def shown(game: State, seat: int) -> object:
    fields = notation.view_fields(engine.view(game, seat))
    return {**fields, "legal": set(fields["legal"])}  # equal cards of duel may change places


def verdict(game: State, seat: int, texts: tuple[str, ...]) -> object:
    try:
        play(game, seat, texts)
    except Refused as refused:
        return refused.code, refused.message, refused.params
    return "accepted"


@pytest.mark.parametrize("ruleset", ["classic", "duel", "last-card", "pesten", "colours-108"])
def test_no_answer_depends_on_a_hidden_card(ruleset: str) -> None:
    chance = random.Random(5)
    for seed in range(10 if ruleset in ("classic", "duel", "last-card") else 3):
        game = some_moment(ruleset, seed)
        pack = game.ruleset.pack
        words = ["draw", "pass", "end", "call", "catch:0", "catch:1", f"suit:{pack.suits[0]}"]
        for seat in (0, 1):
            other = with_other_hidden_cards(game, seat, chance)
            assert shown(other, seat) == shown(game, seat)
            first = [*words, *dict.fromkeys(engine.view(game, seat).hand)]
            for texts in product(first, [*words, *pack.codes]):
                told = verdict(game, seat, texts)
                assert verdict(other, seat, texts) == told, (seed, seat, texts)
