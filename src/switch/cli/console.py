"""Rich's console, set so that it prints what it is given."""

from rich.console import Console


class PlainConsole(Console):
    """No markup, no emoji names, no guesses at what is a number; a closed pipe is an error."""

    def __init__(self, *, colour: bool = True) -> None:
        super().__init__(
            highlight=False, emoji=False, markup=False, no_color=None if colour else True
        )

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
