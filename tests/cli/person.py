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

    def play_round(self) -> str:
        """Plays up to the question for the next round; the screen that asks it."""
        screen = self._terminal.screen()
        for _ in range(MOST_ANSWERS):
            self.seen += screen
            question = self._question(screen)
            if self._begins("term-next", question, round=7):
                return screen
            screen = self._terminal.type(self._answer(question))
        raise AssertionError(f"The round never ends: {self.seen[-2000:]}")

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
            return self._suit(question)
        asked = question.rpartition(lay)[2]
        calls = self._words.text("term-call") in asked
        number = self._random.choice(_NUMBER.findall(asked.partition(" · ")[0]))
        return f"{self._word('call')} {number}" if calls else number

    def _suit(self, question: str) -> str:
        """Enter, which draws, passes or goes on, unless a suit is asked for."""
        for suit in "SR":
            begin = self._words.text("term-ask-suit", suit=suit, suits="|").partition("|")[0]
            if begin in question:
                return question.rpartition(begin)[2][0]
        return ""

    def _begins(self, key: str, question: str, **values: str | int) -> bool:
        """Whether the question is that one: its beginning stands in it."""
        return self._words.text(key, **values).partition("|")[0][:9] in question

    def _word(self, name: str) -> str:
        return self._words.text(f"word-{name}").partition(",")[0]
