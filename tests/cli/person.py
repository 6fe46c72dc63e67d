"""A person at the terminal: reads the question above the prompt and answers it in its language."""

import random
import re

from switch import i18n
from tests.cli.driving import Terminal

MOST_ANSWERS = 2000
_NUMBER = re.compile(r"(?:^|\s)(\d+) (?=[\dAJQK+WXSV])")


class Person:
    """Lays what fits, draws otherwise, calls, and lets sevens dump; ``seed`` decides which card."""

    def __init__(self, terminal: Terminal, lang: str, seed: int) -> None:
        self._terminal = terminal
        self._words = i18n.catalogue(lang)
        self._random = random.Random(seed)
        self.seen = ""

    def play_round(self, line: str | None = None) -> str:
        """Plays up to the question for the next round or match; the screen that asks it. ``line``
        answers the last question first."""
        screen = self._terminal.screen() if line is None else self._terminal.type(line)
        for _ in range(MOST_ANSWERS):
            self.seen += screen
            question = self._question(screen)
            if self._begins("term-next", question, round=7) or self.over(screen):
                return screen
            screen = self._terminal.type(self._answer(question))
        raise AssertionError(f"The round never ends: {self.seen[-2000:]}")

    def over(self, screen: str) -> bool:
        """Whether it asks for a new match."""
        return self._begins("term-next-match", self._question(screen))

    def leave(self) -> str:
        """Types the word for it; what is written last."""
        return self._terminal.end(self._word("quit"))

    def _question(self, screen: str) -> str:
        """The lines above the prompt that belong to the last question, in one."""
        lines = [line.strip() for line in screen.rstrip().splitlines()[:-1]]
        return " ".join(lines[-9:])

    def _answer(self, question: str) -> str:
        lay = self._words.text("term-lay", cards="|").partition("|")[0]
        if self._begins("term-dump", question, cards="|"):
            return self._word("all")
        if lay not in question:
            return self._chosen(question)
        asked = question.rpartition(lay)[2]
        calls = self._words.text("term-call") in asked
        number = self._random.choice(_NUMBER.findall(asked.partition(" · ")[0]))
        return f"{self._word('call')} {number}" if calls else number

    def _chosen(self, question: str) -> str:
        """Something of what is to be named or chosen; else Enter, which draws, passes, goes on."""
        for suit in "SR":
            begin = self._words.text("term-ask-suit", suit=suit, suits="|").partition("|")[0]
            if begin in question:
                return question.rpartition(begin)[2][0]
        for key, value in (("rank", "ranks"), ("exchange", "names"), ("give", "cards")):
            begin = self._words.text(f"term-ask-{key}", **{value: "|"}).partition("|")[0]
            if begin in question:
                return re.split(r"[\s,.]", question.rpartition(begin)[2])[0]
        return self._word("accept") if self._words.text("term-accept") in question else ""

    def _begins(self, key: str, question: str, **values: str | int) -> bool:
        """Whether the question is that one: its beginning stands in it."""
        begin = self._words.text(key, **values).partition("|")[0].partition(" 7")[0]
        return begin[:20] in question

    def _word(self, name: str) -> str:
        return self._words.text(f"word-{name}").partition(",")[0]
