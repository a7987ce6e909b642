"""``python -m tools.mutants``: breaks each line that carries a rule id. The tests of that rule must notice.

For every id of the rule list, the statement on each of its code lines is changed, in one small way at a time: a
condition is negated, a comparison is moved, a number is off by one, plus becomes minus, ``and`` becomes ``or``, True
becomes False, the statement is removed. In a component table each number of the row is increased by one. Then the tests
marked with that id run. A mutant that they do not notice is a survivor: no test of the rule covers that line. Survivors
that make no difference in the game are listed in ``tests/mutants.toml`` with the reason. An entry there that is no
longer true is an error, too.

Every other line of the rules is broken as well: see ``tools/mutants/function_mutations.py`` for the changes and
``tools/mutants/function_selection.py`` for the tests that may notice. Their survivors are listed in the same file.

Run it as ``make mutants``. The working tree is not touched. Each worker has its own copy of the project. Each mutant
has its own process, forked from this one after all imports from outside the project.
"""

import argparse
import json
import random
import shutil
import sys
import tempfile
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from tools import rulemap
from tools.mutants.function_runner import Task, run_tasks
from tools.mutants.function_selection import function_tasks, quick_proofs
from tools.mutants.line_mutations import mutants_at
from tools.mutants.line_runner import Bench, Run, Worker, copies, run_all

ROOT = Path(__file__).resolve().parents[2]
LIST = "tests/mutants.toml"
LEFT_OUT = (".*", "__pycache__", "*.so", "node_modules", "build", "dist", "web", "htmlcov")


@dataclass(frozen=True)
class Survivor:
    """A mutant that no test notices, as listed in ``tests/mutants.toml``."""

    id: str
    file: str
    line: str
    mutation: str

    def entry(self) -> str:
        """The lines to add to the list, once there is a reason."""
        values = {"id": self.id, "file": self.file, "line": self.line, "mutation": self.mutation}
        rows = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in values.items()]
        return "\n".join(["[[survivor]]", *rows, 'reason = ""'])


@dataclass
class Outcome:
    """The result for one id: its mutants, or why there are none."""

    tried: int = 0
    survivors: list[Survivor] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


def plan(rules: rulemap.RuleMap, root: Path) -> dict[str, tuple[Run, list[Run]]]:
    """For each id, its tests on the unchanged project, then on each mutant."""
    plans = {}
    for rule in rules.ids:
        tests = tuple(dict.fromkeys(proof.node for proof in rules.proofs[rule]))
        only = rule if any(proof.partly for proof in rules.proofs[rule]) else ""
        found = [
            mutant
            for place in rules.code[rule]
            for mutant in mutants_at(place.file, (root / place.file).read_text(encoding="utf-8"), place.line)
        ]
        plans[rule] = Run(None, tests, only), [Run(mutant, tests, only) for mutant in dict.fromkeys(found)]
    return plans


def try_functions(rules: rulemap.RuleMap, tasks: list[Task], bench: Bench) -> dict[str, Outcome]:
    """Run every mutant of these functions. Returns the result of each function."""
    if not tasks:
        return {}
    print(f"{sum(len(task.mutants) for task in tasks)} mutants of {len(tasks)} functions", flush=True)
    files = sorted({proof.file for task in tasks for rule in task.ids for proof in quick_proofs(rules, rule)})
    results = run_tasks(tasks, files, bench.folders, bench.seconds)
    outcomes = {}
    for task in tasks:
        survived = results[task.name]
        found = [task.mutants[number] for number in survived or []]
        outcomes[task.name] = Outcome(
            len(task.mutants),
            [Survivor(task.name, mutant.file, mutant.line, mutant.mutation) for mutant in found],
            ["its tests fail without any mutant"] if survived is None else [],
        )
    return outcomes


def try_ids(
    rules: rulemap.RuleMap, plans: dict[str, tuple[Run, list[Run]]], chosen: list[str], bench: Bench
) -> dict[str, Outcome]:
    """Run every mutant of the chosen ids. Returns the result of each id."""
    if not chosen:
        return {}
    outcomes = {rule: Outcome(problems=rules.missing(rule)) for rule in chosen}
    sound = [rule for rule in chosen if not outcomes[rule].problems]
    passed: dict[Run, bool] = {}

    def checked(worker: Worker, success: bool) -> None:
        passed[worker.run] = success
        if not success:
            print(f"without any mutant these fail: {' '.join(worker.run.tests)}\n{worker.log()}")

    def tried(worker: Worker, success: bool) -> None:
        passed[worker.run] = success
        if sys.stdout.isatty() or len(passed) % 100 == 0:
            print(f"\r{len(passed)} runs", end="" if sys.stdout.isatty() else "\n", flush=True)

    run_all(list(dict.fromkeys(plans[rule][0] for rule in sound)), bench, checked)
    sound = [rule for rule in sound if passed[plans[rule][0]]]
    runs = list(dict.fromkeys(run for rule in sound for run in plans[rule][1]))
    print(f"{len(runs)} mutants of {len(sound)} ids")
    run_all(runs, bench, tried)
    for rule in chosen:
        judge(rule, plans[rule], passed, rules, outcomes[rule])
    return outcomes


def judge(
    rule: str, runs: tuple[Run, list[Run]], passed: dict[Run, bool], rules: rulemap.RuleMap, outcome: Outcome
) -> None:
    """Note the mutants that the tests of one id did not notice."""
    if outcome.problems:
        return
    if not passed[runs[0]]:
        outcome.problems.append("its tests fail without any mutant")
        return
    mutants = [run.mutant for run in runs[1] if run.mutant]
    survivors = [run.mutant for run in runs[1] if run.mutant and passed[run]]
    outcome.tried = len(mutants)
    outcome.survivors = [Survivor(rule, found.file, found.line, found.mutation) for found in survivors]
    if not mutants:
        place = rules.code[rule][0]
        outcome.survivors = [Survivor(rule, place.file, "", "nothing to break on its lines")]


def known_survivors(path: Path, ids: list[str], problems: list[str]) -> dict[Survivor, str]:
    """The listed survivors that make no difference, with their reasons."""
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("survivor", []) if path.exists() else []
    known = {}
    for entry in entries:
        survivor = Survivor(*(str(entry.get(key, "")) for key in ("id", "file", "line", "mutation")))
        known[survivor] = str(entry.get("reason", "")).strip()
        if survivor.id not in ids:
            problems.append(f"{LIST}: there is no rule or function {survivor.id}")
        if not known[survivor]:
            problems.append(f"{LIST}: no reason is given for {survivor.id}: {survivor.mutation}")
    return known


def possible_survivors(plans: dict[str, tuple[Run, list[Run]]], tasks: dict[str, Task]) -> set[Survivor]:
    """Every mutant of the project, as the list names it. It is cheap, so even a sample checks the whole list."""
    found = {(rule, run.mutant) for rule, (_, runs) in plans.items() for run in runs if run.mutant}
    found |= {(task.name, mutant) for task in tasks.values() for mutant in task.mutants}
    return {Survivor(name, mutant.file, mutant.line, mutant.mutation) for name, mutant in found}


def report(outcomes: dict[str, Outcome], known: dict[Survivor, str], problems: list[str]) -> int:
    """Print all unlisted survivors. Returns the exit status."""
    killed = 0
    for rule, outcome in outcomes.items():
        unexplained = [survivor for survivor in outcome.survivors if not known.get(survivor)]
        for problem in outcome.problems:
            print(f"{rule}: {problem}")
        for survivor in unexplained:
            print(f"\n{rule}: survived\n{survivor.entry()}")
        listed = {survivor for survivor in known if survivor.id == rule}
        stale = [] if outcome.problems else sorted(listed - set(outcome.survivors), key=str)
        problems += [f"{LIST}: {rule}: killed now, or gone: {survivor.mutation}" for survivor in stale]
        killed += not unexplained and not outcome.problems
    print("".join(f"{problem}\n" for problem in problems), end="")
    tried = sum(outcome.tried for outcome in outcomes.values())
    print(f"{tried} mutants, {sum(len(outcome.survivors) for outcome in outcomes.values())} survived")
    print(f"{killed} of {len(outcomes)} ids killed")
    return 1 if problems or killed < len(outcomes) or not outcomes else 0


def choose(names: list[str], options: argparse.Namespace) -> list[str]:
    """The ids and functions to try: all, those named, or a repeatable sample."""
    chosen = options.ids.split(",") if options.ids else []
    chosen += [name for name in names if options.functions and options.functions in name]
    if not (options.ids or options.functions):
        chosen = names
    if options.sample is None:
        return chosen
    seed = random.SystemRandom().randrange(1 << 31) if options.seed is None else options.seed
    print(f"a sample; the same again: --sample {options.sample} --seed {seed}")
    return random.Random(seed).sample(chosen, min(options.sample, len(chosen)))


def main(arguments: list[str] | None = None) -> int:
    """Try the mutants. Returns 0 if every one is noticed or listed."""
    parser = argparse.ArgumentParser(description="Break what carries a rule id, and run its tests.")
    parser.add_argument("--root", type=Path, default=ROOT)
    parser.add_argument("--ids", help="only these, with commas between: DUEL-8,ROCH-4")
    parser.add_argument("--functions", help="only functions whose name contains this: rules/siege.py:Siege")
    parser.add_argument("--sample", type=int, help="only so many ids and functions, chosen at random")
    parser.add_argument("--seed", type=int, help="repeat a sample")
    parser.add_argument("--jobs", type=int, default=2, help="how many mutants at a time")
    parser.add_argument("--seconds", type=int, default=20, help="of computing, then a run counts as failed")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="mutants-") as above:
        origin = Path(above).resolve() / "origin"  # the project may be edited meanwhile
        shutil.copytree(options.root, origin, ignore=shutil.ignore_patterns(*LEFT_OUT))
        rules = rulemap.build(origin)
        problems = list(dict.fromkeys(rules.errors))
        plans = plan(rules, origin)
        tried = {(run.mutant.file, run.mutant.edit) for _, runs in plans.values() for run in runs if run.mutant}
        tasks = function_tasks(rules, origin, tried)
        known = known_survivors(origin / LIST, [*plans, *tasks], problems)
        possible = possible_survivors(plans, tasks)
        gone = [survivor for survivor in known if survivor.line and survivor not in possible]
        problems += [f"{LIST}: {survivor.id}: no such mutant any more: {survivor.line}" for survivor in gone]
        chosen = choose([*plans, *tasks], options)
        if unknown := set(chosen) - {*plans, *tasks}:
            parser.error(f"there is no rule {', '.join(sorted(unknown))}")
        bench = Bench(origin, list(copies(origin, options.jobs)), options.seconds)
        outcomes = try_ids(rules, plans, [name for name in chosen if name in plans], bench)
        outcomes |= try_functions(rules, [tasks[name] for name in chosen if name in tasks], bench)
        return report(outcomes, known, problems)


if __name__ == "__main__":
    sys.exit(main())
