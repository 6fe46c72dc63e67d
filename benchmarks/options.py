"""What options cost: random rounds of classic with one option changed, in ns an action.

``python -m benchmarks.options [--repeats N] [--seconds S] [--json FILE]``. An option changes the
rounds as well as the work: where more may be laid, an action does less. All lines take turns.
"""

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.ours import rollouts
from benchmarks.timing import in_turns, rate, spread
from switch import rulesets
from switch.kernel.compiled import NoNumba, has_numba

SEATS = 3
CHUNK = 500
Change = dict[str, Any]  # "table.key": value
KINGS = {"2": 2, "JC": 5, "JS": 5, "K": 4}
BLUFF = {"interrupt.challenge": True}
CHANGES: tuple[tuple[str, Change], ...] = (
    ("classic as it is", {}),
    ("no sets", {"sets.several": "one"}),
    ("sets and runs", {"sets.several": "same rank or run"}),
    ("no exchange", {"turn.exchange": []}),
    ("exchange with a player of one's choice", {"turn.exchange_with": "a player"}),
    ("no dump", {"turn.dump_suit": []}),
    ("no debts", {"attack.draw": {}, "attack.cancel": {}}),
    ("eights can be answered", {"turn.skip_answered": True}),
    ("sixes rotate all hands", {"turn.rotate": ["6"]}),
    ("nines give a card away, no exchange", {"turn.give": ["9"], "turn.exchange": []}),
    ("last-card call, no exchange", {"call.required": True, "turn.exchange": []}),
    ("jump-in (nobody does)", {"interrupt.jump_in": True}),
    ("kings are wild and attack", {"fit.wild": ["A", "K"], "attack.draw": KINGS}),
    ("the same, and can be challenged", {"fit.wild": ["A", "K"], "attack.draw": KINGS, **BLUFF}),
    ("two packs", {"cards.packs": "two"}),
    ("draw until a card fits", {"draw.upto": 0}),
    ("a drawn card may be laid", {"draw.may_lay": "the drawn card"}),
    ("play for places", {"end.places": "all but one"}),
)


def changed(change: Change) -> rulesets.RuleSet:
    fields = rulesets.get("classic").fields()
    for path, value in change.items():
        table, key = path.split(".")
        fields[table][key] = value
    return rulesets.from_fields(fields) if change else rulesets.get("classic")


def measured(repeats: int, seconds: float) -> list[dict[str, Any]]:
    """Raises NoNumba."""
    if not has_numba():
        raise NoNumba("Numba is not installed: nothing is compiled whose options could cost time.")
    works = [rollouts(changed(change), SEATS).work(CHUNK) for _, change in CHANGES]
    found = in_turns([partial(rate, work) for work in works], repeats, seconds)
    nanoseconds = [[1e9 / one for one in its] for its in found]
    more = [
        spread([one - base for one, base in zip(its, nanoseconds[0], strict=True)])
        for its in nanoseconds
    ]
    return [
        {"option": name, "changes": change, "more": extra.median} | spread(its)._asdict()
        for (name, change), its, extra in zip(CHANGES, nanoseconds, more, strict=True)
    ]


def table(found: list[dict[str, Any]]) -> str:
    rows = [
        f"{f'classic, {SEATS} seats: ns an action':46}{'median':>8}{'quartiles':>16}{'more':>8}"
    ]
    for one in found:
        quartiles = f"{one['low']:.1f} … {one['high']:.1f}"
        rows.append(f"{one['option']:46}{one['median']:>8.1f}{quartiles:>16}{one['more']:>+8.1f}")
    return "\n".join(rows)


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.options", description=__doc__)
    parser.add_argument("--repeats", type=int, default=9, metavar="N")
    parser.add_argument("--seconds", type=float, default=0.1, metavar="S", help="for each repeat")
    parser.add_argument("--json", type=Path, metavar="FILE")
    given = parser.parse_args(words)
    try:
        found = measured(given.repeats, given.seconds)
    except NoNumba as lacking:
        sys.exit(str(lacking))
    print(table(found))
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
