"""The table in a terminal: the same rules over the same views as in the browser."""

from switch.cli.terminal.game import play

__all__ = ["play"]
