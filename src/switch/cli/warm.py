"""`switch warm`: compile the kernel beforehand, or say whether it is."""

import logging
from collections.abc import Sequence
from time import perf_counter

from switch import i18n
from switch.cli.arguments import Command, Given, Option
from switch.cli.failures import Failure
from switch.kernel import folder, warm
from switch.kernel.compiled import has_numba
from switch.kernel.elsewhere import compile_elsewhere

MISSING = 1


def run(given: Given) -> int:
    """1 with --check if something is not compiled. Raises Failure."""
    words = i18n.catalogue(given.lang)
    if not has_numba():
        raise Failure("cli-no-numba")
    logging.disable()  # what is wrong with the folder is said below
    kept = folder.cache_folder()
    if kept.parent != folder.root():
        raise Failure("cli-no-cache", path=str(folder.root()))
    _say(words.text("cli-warm-folder", path=str(kept)))
    missing = [name for name in warm.modules() if not warm.is_warm(name)]
    if given.flag("check"):
        for name in missing:
            damage = "damaged" if warm.is_damaged(name) else "missing"
            _say(words.text(f"cli-warm-{damage}", name=name))
    elif missing:
        _compile(missing, words)
        missing = []
    _say(words.text("cli-warm-not-all" if missing else "cli-warm-all"))
    return MISSING if missing else 0


def _compile(names: Sequence[str], words: i18n.Catalogue) -> None:
    """In another process, for one that compiles cannot be interrupted."""
    done = compile_elsewhere(names)
    for number, name in enumerate(names, start=1):
        _say(words.text("cli-warm-begins", name=name, number=number, count=len(names)))
        began = perf_counter()
        try:
            next(done, None)
        except (OSError, RuntimeError) as fault:
            raise Failure("cli-warm-failed", name=name, text=str(fault)) from fault
        _say(words.text("cli-warm-done", name=name, seconds=f"{perf_counter() - began:.1f}"))


def _say(sentence: str) -> None:
    print(sentence, flush=True)


COMMAND = Command("warm", run, (Option("--check", "cli-option-check"),))
