"""The command line: `switch play`, `serve`, `referee`, `verify`, `rules`, `rulesets`."""

from switch.cli.main import main

__all__ = ["main"]
