"""Switch, the card game: one set of rules and the programs around it."""

__version__ = "0.1.0"
