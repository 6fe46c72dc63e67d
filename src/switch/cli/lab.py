"""`switch lab`: many rounds of computer players, and what they say."""

import os
import shlex
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations
from pathlib import Path

from switch.cli.arguments import Command, Given, Option, choice, number
from switch.cli.failures import FAILED, Failure
from switch.cli.lab_plan import KINDS, RATES, other_run, plan_for, points
from switch.cli.lab_show import say, show, watched
from switch.cli.lab_stop import stoppable
from switch.core.layout import SEATS_MAX
from switch.kernel import hosts, warm
from switch.kernel.compiled import has_numba
from switch.lab import files, results
from switch.lab.crews import Alone, Cluster, Crew, CrewLost, NoRay, Processes
from switch.lab.estimates import expected_deals
from switch.lab.failing import Hopeless, Watch
from switch.lab.folder import BadFolder, Folder, read_plan
from switch.lab.minds import OtherMinds
from switch.lab.plan import MOST_ROUNDS, Plan
from switch.lab.playing import ROUNDS, worth_compiling
from switch.lab.plots import NoMatplotlib, figure
from switch.lab.ratings import NoOpenskill, model
from switch.lab.running import Totals, carry_out

ANY_SEED = (1 << 63) - 1
MOST_WORKERS = 256
# Rounds that are played in two seconds or so: on CPython, and of players who search.
SECONDS_OF_QUICK, SECONDS_OF_SLOW, SECONDS_OF_SEARCH = 2000, 300, 10
COMPILED = 15  # times as quick as CPython, about
OUTPUTS = ("json", "parquet", "html")


def run(given: Given) -> int:
    kind = given.operands[0]
    if kind not in KINDS:
        raise Failure("lab-action", text=kind, choices=", ".join(KINDS))
    _check_options(given, kind)
    _check_outputs(given, kind)
    _check_apart(given)
    plan = plan_for(given)
    native = _native(plan, given)
    workers = _workers(given, plan, native=native)
    watch = Watch(lambda failed: say(given, "lab-failing", **failed._asdict()))
    with (
        _crew(given, watch, native=native, workers=workers) as crew,
        stoppable(given),
        _folder(given, plan) as folder,
    ):
        with _kept(given, folder):
            if not _named_folder(given) and _is_long(plan, native=native):
                say(given, "lab-keeping", path=str(folder.path))
            began = time.monotonic()
            with watched(given, plan, watch) as tell:
                totals = carry_out(plan, folder, crew, tell)
            about = results.About(
                command=_command(given, plan),
                seconds=round(time.monotonic() - began, 3),
                native=native,
                workers=workers,
            )
            result = results.of(totals, about, by=given.text("by"))
            _write(given, result, totals, folder)
            show(given, result)
        if not _named_folder(given):
            folder.remove()
    if all(arm.rounds == sum(arm.faults.values()) for arm in result.arms):
        say(given, "lab-all-failed")
        return FAILED
    return 0


@contextmanager
def _kept(given: Given, folder: Folder) -> Iterator[None]:
    """Whatever ends it early, be it while it writes or shows: what is done stays, and where it is
    and how to go on is said."""
    try:
        yield
    except CrewLost:
        raise Failure("lab-crew-lost", command=_go_on(given, folder)) from None
    except OtherMinds:
        raise Failure("lab-cluster-minds") from None
    except Hopeless as hopeless:
        raise Failure(
            "lab-hopeless", count=hopeless.rounds, command=_go_on(given, folder),
            **hopeless.first._asdict(),
        ) from None  # fmt: skip
    except BaseException as ended:
        say(given, "lab-interrupted", command=_go_on(given, folder))
        if isinstance(ended, OSError) and not isinstance(ended, BrokenPipeError):  # a full disk
            raise Failure("cli-unwritable", path=str(folder.path)) from None
        raise


# --- before anything is played -------------------------------------------------------------------


def _check_options(given: Given, kind: str) -> None:
    for option, allowed in (("by", ("sensitivity",)), ("within", RATES)):
        if option in given.named and kind not in allowed:
            raise Failure("lab-option", option=f"--{option}", action=kind)
    for option, other in (("resume", "folder"), ("cluster", "workers")):
        if option in given.named and other in given.named:
            raise Failure("lab-not-together", option=f"--{option}", other=f"--{other}")


def _check_outputs(given: Given, kind: str) -> None:
    """Libraries that are wanted and files that are to be written."""
    needs = (
        ("parquet", files.polars, files.NoPolars, "polars"),
        ("html", figure, NoMatplotlib, "matplotlib"),
    )
    for option, load, missing, library in needs:
        if option in given.named:
            try:
                load()
            except missing:
                raise Failure("lab-missing", library=library, option=f"--{option}") from None
    if kind == "tournament":
        try:
            model()
        except NoOpenskill:
            raise Failure("lab-missing-rating") from None
    for option in OUTPUTS:
        if option in given.named:
            path = given.text(option)
            try:
                files.check_writable(Path(path))
            except OSError:
                raise Failure("lab-file-unwritable", path=path, option=f"--{option}") from None


def _check_apart(given: Given) -> None:
    """That no file is written over another one of this run."""
    for option, other in combinations((one for one in OUTPUTS if one in given.named), 2):
        path = given.text(other)
        if Path(path).resolve() == Path(given.text(option)).resolve():
            raise Failure("lab-file-unwritable", path=path, option=f"--{other}")


def _native(plan: Plan, given: Given) -> bool:
    """Whether the compiled kernel plays; then it is compiled here, before anybody plays. For quick
    players it is not where compiling takes longer than CPython."""
    quick = all(arm.quick for arm in plan.arms)
    if not plan.minds and not (quick and worth_compiling(_expected_rounds(plan))):
        return False
    if not has_numba():
        say(given, "cli-no-numba" if plan.minds else "lab-slower")
        return False
    wanted = [hosts.SEARCH] if plan.minds else []
    if any(arm.quick for arm in plan.arms):
        wanted.append(ROUNDS)
    if not all(map(warm.is_warm, wanted)):
        say(given, "lab-compiling")
    hosts.make_ready(wanted)
    return True


def _expected_rounds(plan: Plan) -> int:
    deals = min(plan.deals, expected_deals(plan)) if plan.within else plan.deals
    return deals * plan.rounds_a_deal


def _workers(given: Given, plan: Plan, *, native: bool) -> int:
    """Those asked for; else one for each processor where there is work for some seconds."""
    if "workers" in given.named:
        return given.number("workers")
    quick = native and all(arm.quick for arm in plan.arms)
    alone = quick or not _is_long(plan, native=native)
    return 1 if alone else min(os.cpu_count() or 1, plan.chunks)


def _is_long(plan: Plan, *, native: bool) -> bool:
    """Whether one process plays for more than two seconds or so."""
    quick = all(arm.quick for arm in plan.arms)
    many = SECONDS_OF_QUICK if quick else SECONDS_OF_SEARCH if plan.minds else SECONDS_OF_SLOW
    return _expected_rounds(plan) >= many * (COMPILED if quick and native else 1)


@contextmanager
def _crew(given: Given, watch: Watch, *, native: bool, workers: int) -> Iterator[Crew]:
    if "cluster" in given.named:
        address = given.text("cluster")
        try:
            cluster = Cluster(address, native=native, heard=watch.heard)
        except NoRay:
            raise Failure("lab-missing", library="ray", option="--cluster") from None
        except CrewLost:
            raise Failure("lab-cluster", text=address) from None
        try:
            yield cluster
        finally:
            cluster.close()
    elif workers > 1:
        yield Processes(workers, native=native, heard=watch.heard)
    else:
        yield Alone(native=native, heard=watch.heard)


@contextmanager
def _folder(given: Given, plan: Plan) -> Iterator[Folder]:
    """The one that was named, or a new one, which goes when the run is through."""
    named = _named_folder(given)
    try:
        path = Path(named or tempfile.mkdtemp(prefix=f"switch-lab-{plan.kind}-"))
        folder = Folder(path, plan)
    except BadFolder as bad:
        raise _refused(given, plan, bad, named) from None
    except OSError:
        raise Failure("cli-unwritable", path=named or tempfile.gettempdir()) from None
    try:
        yield folder
    finally:
        folder.close()


def _named_folder(given: Given) -> str:
    return next((given.text(name) for name in ("resume", "folder") if name in given.named), "")


def _refused(given: Given, plan: Plan, bad: BadFolder, path: str) -> Failure:
    """Of a folder that was named for a new run, or for the one that is in it."""
    if bad.reason == "none":
        return Failure("lab-folder-full", path=path)
    if bad.reason != "other":
        return Failure(f"lab-folder-{bad.reason}", path=path)
    kept = read_plan(Path(path))
    if replace(kept, minds=plan.minds).digest == plan.digest:
        return Failure("lab-folder-minds", path=path)
    return other_run(given, kept, path)


# --- after it ------------------------------------------------------------------------------------


def _write(given: Given, result: results.Result, totals: Totals, folder: Folder) -> None:
    for option in OUTPUTS:
        if option not in given.named:
            continue
        path = Path(given.text(option))
        try:
            if option == "json":
                files.write_json(result, path)
            elif option == "html":
                files.write_html(result, path, given.lang)
            else:
                files.write_parquet(totals.plan, totals.chunks, folder.chunk, path)
        except OSError:  # since it was tried before
            raise Failure("lab-file-unwritable", path=str(path), option=f"--{option}") from None
        say(given, "lab-written", path=str(path))
    if "folder" in given.named:
        say(given, "lab-kept", path=str(folder.path))


def _go_on(given: Given, folder: Folder) -> str:
    """What to type; files that were asked for are asked for again."""
    words = ["switch", "lab", given.operands[0], "--resume", str(folder.path)]
    for option in (*OUTPUTS, "workers", "cluster", "by"):
        if option in given.named:
            words += [f"--{option}", str(given.values[option])]
    return shlex.join(words)


def _command(given: Given, plan: Plan) -> str:
    """What makes the same result anywhere."""
    words = ["switch", "lab", plan.kind, *plan.words]
    lineup = plan.arms[0].lineup
    names = list(dict.fromkeys(name for arm in plan.arms for name in arm.lineup))
    players = names if plan.kind == "tournament" or len(set(lineup)) == 1 else list(lineup)
    rounds = plan.deals * plan.arms[0].plays
    words += ["--players", ",".join(players), "--seats", str(len(lineup))]
    words += ["--rounds", str(rounds), "--seed", str(plan.seed)]
    if plan.within:
        words += ["--within", f"{100 * plan.within:g}"]
    if "by" in given.named:
        words += ["--by", given.text("by")]
    return shlex.join(words)


COMMAND = Command(
    "lab",
    run,
    (
        Option("--players", "cli-option-lab-players", "NAMES"),
        Option("--seats", "cli-option-lab-seats", "N", number(2, SEATS_MAX)),
        Option("--rounds", "cli-option-lab-rounds", "N", number(1, MOST_ROUNDS)),
        Option("--seed", "cli-option-lab-seed", "N", number(0, ANY_SEED), 1),
        Option("--within", "cli-option-lab-within", "POINTS", points),
        Option("--by", "cli-option-lab-by", "WHAT", choice(lambda: results.BY), "largest"),
        Option("--workers", "cli-option-lab-workers", "N", number(1, MOST_WORKERS)),
        Option("--cluster", "cli-option-lab-cluster", "ADDRESS"),
        Option("--folder", "cli-option-lab-folder", "FOLDER"),
        Option("--resume", "cli-option-lab-resume", "FOLDER"),
        Option("--json", "cli-option-lab-json", "FILE"),
        Option("--parquet", "cli-option-lab-parquet", "FILE"),
        Option("--html", "cli-option-lab-html", "FILE"),
    ),
    operand="ACTION",
    most=64,
)
