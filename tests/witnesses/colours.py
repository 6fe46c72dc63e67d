"""RLCard's uno in our words."""

from typing import Any

TRAITS = {"skip": "S", "reverse": "V", "draw_2": "D"}
COST = {"D": 2, "F": 4}


def code(card: str) -> str:
    """``r-skip`` → SR, ``g-7`` → 7G, ``b-wild`` → WW, ``b-wild_draw_4`` → WF."""
    colour, trait = card.split("-")
    if trait.startswith("wild"):
        return "WF" if trait == "wild_draw_4" else "WW"
    return TRAITS.get(trait, trait) + colour.upper()


def cost(card: str) -> int:
    """What the next player draws for it."""
    return COST.get(card[1] if card == "WF" else card[0], 0)


class Theirs:
    """The game itself: RLCard's environment around it is for two players only."""

    def __init__(self, uno: Any, players: int, seed: int) -> None:
        self.game = uno.Game(num_players=players)
        self.game.np_random.seed(seed)
        self.game.init_game()
        self.players = players

    @property
    def over(self) -> bool:
        return bool(self.game.round.is_over)

    @property
    def turn(self) -> int:
        return int(self.game.round.current_player)

    @property
    def direction(self) -> int:
        return int(self.game.round.direction)

    @property
    def winner(self) -> int:
        (seat,) = self.game.round.winner
        return int(seat)

    @property
    def top(self) -> str:
        return code(self.game.round.target.str)

    @property
    def colour(self) -> str:
        """Of the top card. The name of a wild keeps an old one: the card itself knows."""
        return str(self.game.round.target.color[0]).upper()

    @property
    def hands(self) -> list[list[str]]:
        return [[code(card.str) for card in player.hand] for player in self.game.players]

    @property
    def stock(self) -> list[str]:
        """The first one is drawn next."""
        return [code(card.str) for card in reversed(self.game.dealer.deck)]

    @property
    def pile(self) -> list[str]:
        """The top card is the last; empty while it lies in the stock."""
        return [code(card.str) for card in self.game.round.played_cards]

    def legal(self) -> list[str]:
        return list(self.game.get_legal_actions())

    def act(self, action: str) -> None:
        self.game.step(action)
