"""The command line: `switch play`, `serve`, `referee`, `verify`, `rulesets`."""

from switch.cli.main import main

__all__ = ["main"]
