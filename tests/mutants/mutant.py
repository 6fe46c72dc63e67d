"""A fault that can be put into the core of a running process."""

import importlib
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import FunctionType

ROOT = Path(__file__).parents[2]
CORE = Path("src") / "switch" / "core"


class Misplaced(ValueError):
    pass


@dataclass(frozen=True)
class Mutant:
    """``equal`` says why no test can see it; then it is expected to survive."""

    name: str
    file: str
    old: str
    new: str
    fault: str
    equal: str = ""
    start: int = -1  # where ``old`` is; -1: it is there exactly once

    @cached_property
    def text(self) -> str:
        """The whole file with the fault. Raises Misplaced."""
        sound = (ROOT / CORE / self.file).read_text("utf-8")
        at = self.start
        if at < 0:
            if sound.count(self.old) != 1:
                raise Misplaced(
                    f"{self.name}: its text is in {self.file} {sound.count(self.old)}×."
                )
            at = sound.index(self.old)
        return sound[:at] + self.new + sound[at + len(self.old) :]

    def put_in(self) -> int:
        """Give the functions of the loaded module the code of the faulty text, wherever they were
        imported to; how many differ."""
        module = importlib.import_module(f"switch.core.{self.file.removesuffix('.py')}")
        faulty = dict(vars(module))
        exec(compile(self.text, self.file, "exec"), faulty)  # noqa: S102 - a text of our own
        changed = 0
        for name, sound in vars(module).items():
            if isinstance(sound, FunctionType) and sound.__module__ == module.__name__:
                code = faulty[name].__code__
                changed += code.co_code != sound.__code__.co_code
                changed += code.co_consts != sound.__code__.co_consts
                sound.__code__ = code
        return changed


def catalogue() -> list[Mutant]:
    """The named ones, from a file for each module. Raises Misplaced when the core has moved on."""
    mutants = [
        Mutant(file=f"{path.stem}.py", **row)
        for path in sorted(Path(__file__).with_name("catalogue").glob("*.toml"))
        for row in tomllib.loads(path.read_text("utf-8"))["mutant"]
    ]
    for one in mutants:
        compile(one.text, one.file, "exec")
    return mutants
