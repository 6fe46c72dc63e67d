"""What an expert would do and what each choice wins; after a round, what decided it."""

from collections.abc import Iterator, Sequence

from switch import engine
from switch.bots import advice
from switch.bots.advice import Advice, Look, Moment, Share, Swing
from switch.cli.terminal.screen import Screen
from switch.cli.terminal.style import Look as Style
from switch.cli.terminal.style import sorted_hand
from switch.cli.terminal.words import Teller
from switch.engine import Action, View
from switch.i18n import Catalogue

BAR = 20
EVERY = 4  # turns between two words about how far it is
SINGLE: dict[type[Action], str] = {
    engine.Draw: "advice-draw",
    engine.Pass: "advice-pass",
    engine.End: "advice-end",
    engine.Accept: "advice-accept",
    engine.Challenge: "advice-challenge",
}


class Adviser:
    """``seed`` makes it say the same again."""

    def __init__(
        self,
        words: Catalogue,
        style: Style,
        screen: Screen,
        names: tuple[str, ...],
        teller: Teller,
        seed: int,
    ) -> None:
        self._words = words
        self._style = style
        self._screen = screen
        self._names = names
        self._teller = teller
        self._seed = seed

    def hint(self, looks: Sequence[Look]) -> None:
        """For the view of the last look, in which the person is on turn."""
        self._screen.say("advice-thinking", "dim")
        told = [(look.events, look.view) for look in looks]
        choices = advice.advise(looks[-1].view, told, self._seed)
        if len(choices) == 1:
            self._only(choices[0].actions)
            return
        good = [one for one in choices if one.alike]
        self._group("advice-alike" if len(good) > 1 else "advice-best", good)
        self._group("advice-less", [one for one in choices if not one.alike])
        self._screen.say("advice-lead", "dim")

    def review(self, looks: Sequence[Look], winner: int | None) -> None:
        """``winner``: the seat, None if the round had none or several."""
        seat = looks[-1].view.seat
        of = sum(bool(look.done) for look in looks)
        moments: list[Moment] = []
        for done, found in enumerate(advice.review(looks, self._seed)):
            if done % EVERY == 0:
                self._screen.say("advice-again", "dim", percent=100 * done // of)
            moments += found
        decided = advice.decided(moments, won=None if winner is None else winner == seat)
        self._screen.say("advice-back-title", "bold")
        if not decided.choices:
            self._screen.say("advice-no-choice")
            return
        self._screen.say("advice-sound", sound=decided.sound, choices=decided.choices)
        if not decided.deciding:
            self._screen.say("advice-no-moment")
        for one in decided.deciding:
            self._screen.tell(self._moment(one))
            self._screen.tell(self._then((one.moment if isinstance(one, Swing) else one).view))
        if decided.deciding:
            self._screen.say("advice-lead", "dim")

    def _only(self, actions: Sequence[Action]) -> None:
        cards = [one.card for one in actions if isinstance(one, engine.Lay)]
        first = self._teller.cards(cards[:1])
        self._screen.say("advice-only", "bold", count=len(cards), card=first)
        self._screen.tell(self._turn(actions))

    def _group(self, title: str, choices: Sequence[Advice]) -> None:
        if choices:
            self._screen.say(title, "bold")
        for one in choices:
            if one.share is not None:
                bar = f"{self._bar(one.share)}  " if self._style.drawn else ""
                self._screen.tell(f"{bar}{self._share(one.share):<13} {self._turn(one.actions)}")

    def _bar(self, share: Share) -> str:
        full = round(share.wins * BAR)
        return self._style.signs.full * full + self._style.signs.shade * (BAR - full)

    def _moment(self, one: Moment | Swing) -> str:
        moment = one.moment if isinstance(one, Swing) else one
        told = {
            "turn": str(moment.turn),
            "done": self._turn(moment.done),
            "won": self._of(moment.won),
        }
        if isinstance(one, Moment):
            better = {"best": self._turn(one.best), "could": self._of(one.could)}
            return self._text("advice-slip", **told, **better)
        if one.after.playouts:
            return self._text("advice-swing", **told, after=self._of(one.after))
        return self._text("advice-end-won" if one.after.wins else "advice-end-lost", **told)

    def _then(self, view: View) -> str:
        hand = self._teller.cards(sorted_hand(view.hand))
        return self._text("advice-then", top=self._style.card(view.top), hand=hand)

    def _share(self, share: Share) -> str:
        return self._text("advice-share", **share.percents._asdict())

    def _of(self, share: Share) -> str:
        return self._text("advice-of", **share.percents._asdict())

    def _turn(self, actions: Sequence[Action]) -> str:
        """Its cards, then what else is done in it; the call comes last."""
        return ", ".join(self._pieces(actions))

    def _pieces(self, actions: Sequence[Action]) -> Iterator[str]:
        cards = [one.card for one in actions if isinstance(one, engine.Lay)]
        if cards:
            yield self._teller.cards(cards)
        for one in actions:
            if not isinstance(one, engine.Lay | engine.Call) and not (
                cards and isinstance(one, engine.End)
            ):
                yield self._piece(one)
        if engine.Call() in actions:
            yield self._text("advice-call")

    def _piece(self, action: Action) -> str:
        match action:
            case engine.NameSuit(suit=suit):
                return self._text("advice-suit", suit=self._teller.suit(suit))
            case engine.NameRank(rank=rank):
                return self._text("advice-rank", rank=rank)
            case engine.ExchangeWith(seat=seat):
                return self._text("advice-with", name=self._names[seat])
            case engine.Give(card=card):
                return self._text("advice-give", cards=self._teller.cards([card]))
            case _:
                return self._text(SINGLE[type(action)])

    def _text(self, key: str, **values: str | int) -> str:
        return self._words.text(key, **values)
