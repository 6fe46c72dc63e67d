"""How long a turn takes those who would not need the time: people want to follow."""

from random import Random

from switch.engine import Call, Catch, Jump, View

from .levels import PLAYERS

BESIDE = (Call, Catch, Jump)  # what may be done beside a turn


def pace(name: str, view: View, chance: Random) -> float:
    """For the seat on turn, as a factor on the usual time: a choice takes longer than none, and
    now and then much longer. A program takes the usual time."""
    level = PLAYERS.get(name)
    if level is None:
        return 1.0
    if sum(not isinstance(action, BESIDE) for action in view.legal) < 2:
        return level.swift
    return level.swift + (level.ponders - level.swift) * chance.random() ** 2
