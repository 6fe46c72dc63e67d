"""The way out to the person and back: lines of text out, a typed line in."""

import sys
import textwrap
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from switch.cli.terminal.style import Look, coloured
from switch.i18n import Catalogue
from switch.i18n.catalogue import Value

MARGIN = "  "


class Leave(Exception):
    """The person wants to stop."""


class Screen:
    def __init__(self, console: Console, look: Look, words: Catalogue) -> None:
        self._console = console
        self._look = look
        self._words = words

    def paint(self, lines: Iterable[Text]) -> None:
        for line in lines:
            line.rstrip()
            self._console.print(line, no_wrap=True, overflow="ellipsis", crop=True)

    def blank(self) -> None:
        self._console.print()

    def tell(self, sentence: str, style: str = "", *, hanging: str = "") -> None:
        """A sentence, wrapped, its cards coloured; ``hanging`` stands before it alone."""
        lines = textwrap.wrap(
            sentence,
            max(20, self._look.width - len(MARGIN)) - len(MARGIN),
            initial_indent=hanging,
            subsequent_indent=" " * len(hanging),
            break_long_words=False,
        )
        for line in lines:
            shown = coloured(line.replace("\N{NO-BREAK SPACE}", " "), style)
            self._console.print(Text.assemble(MARGIN, shown), soft_wrap=True)

    def say(self, key: str, style: str = "", /, **values: Value) -> None:
        self.tell(self._words.text(key, **values), style)

    def ask(self) -> str:
        """A line from the person, without its end. Raises Leave at the end of the input."""
        self._console.file.flush()
        try:
            return input(f"{self._look.signs.prompt} ")
        except EOFError:
            self._console.print()
            raise Leave from None
        except UnicodeDecodeError:
            return "�"


def accept_any_bytes() -> None:
    """Letters that the terminal's encoding does not know become a sign that is no card."""
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
