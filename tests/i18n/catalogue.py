"""Every text key there has to be, with the variables its caller passes: read off the source, not off the texts."""

import ast
import re
from functools import cache
from itertools import product
from pathlib import Path

import mousquetaires
from mousquetaires.analysis.near_misses import CLOCKS, CROSSED, ONE_POINT, ONE_SHIELD, ONE_SHORT, ONE_SPACE
from mousquetaires.analysis.story import SENTENCES
from mousquetaires.cli.analysis_rows import SUMS
from mousquetaires.cli.analysis_tables import COLUMNS as COLUMNS_OF_ANALYSES
from mousquetaires.cli.app import COMMANDS, METAVARS, PANELS, command_for
from mousquetaires.cli.bench import MEASURES
from mousquetaires.cli.odds import AIMS, COLUMNS
from mousquetaires.cli.simulation_report import TOP_LINE
from mousquetaires.cli.terminal.board import SECRETS
from mousquetaires.cli.terminal.event_lines import TOGETHER
from mousquetaires.cli.tournament import COLUMNS as COLUMNS_OF_TOURNAMENTS
from mousquetaires.data import load
from mousquetaires.engine import ids
from mousquetaires.engine.actions import VERB_FIELDS, VERB_NAMES
from mousquetaires.engine.component_table_reader import REASONS
from mousquetaires.engine.components import (
    ABILITY_NAMES,
    CHARACTER_EFFECT_NAMES,
    PARIS_EFFECT_NAMES,
    PAYMENT_NAMES,
    STIPULATION_NAMES,
)
from mousquetaires.engine.config import VARIANTS
from mousquetaires.engine.events import EVENT_FIELDS, Event
from mousquetaires.engine.prompts import PROMPTS
from mousquetaires.i18n import FORMS, GENDER, texts
from mousquetaires.i18n.sentences import NAMES, Setting, action_values, event_values, prompt_values
from mousquetaires.lessons import lesson_names, read_lesson
from mousquetaires.lessons.script import EXPLAINED, OTHER
from mousquetaires.server.api.html_pages import LINKS, PRIVACY_PARTS
from mousquetaires.sim.play import CLOCK_NAMES

SOURCE = Path(mousquetaires.__file__).parent
# fmt: off
CALLS = {
    "Reason", "SetupError", "RecordError", "NotationError", "BotError", "SimulationError", "BenchError", "TextError",
    "CliError", "SettingsError", "BackupError", "NoticeError", "Denied", "StoreError", "PubSubError", "dismiss",
    "BuildError", "EngineError", "Why", "AnalysisError", "fact",
}
# fmt: on
SECOND = {"Reason", "NotesError", "BrokenLesson", "problem"}  # calls whose second argument is the key
NUMBERS = (0, 1, 2, 5, 22)
FACES = ids.FACE_NAMES

# Names that are not simply an id's, with what they are told.
# fmt: off
OTHER_NAMES: dict[str, set[str]] = {
    **{f"{group}-none": set() for group in ("hero", "card", "foe", "trap", "token", "face")},
    "seat-milady": set(), "seat-only": set(), "seat-spectator": set(), "seat-player": {"n"}, "seat-named": {"name"},
    **{f"face-{face}-count": {"n"} for face in FACES}, **{f"face-{face}-letter": set() for face in FACES},
    **{f"place-{name}": set() for name in (*ids.BOARD_NAMES, "there")}, "foe-guard": set(),  # a storyteller's words
    "spot-common": set(), "spot-none": set(), "spot-road": {"n"}, "spot-gallery": {"n", "slot"},
    **{f"variant-{variant}": set() for variant in VARIANTS},
    **{f"ability-{ability}": set() for ability in (*ABILITY_NAMES, "manoeuvre")},
    "about-parts": {"first", "next"},
    "list-more": {"first", "next"}, "list-last": {"first", "last"}, "list-none": set(), "counted": {"n", "name"},
    "labelled": {"label", "what"}, "percent": {"n"},
    "offer": {"give", "want"},
}
# fmt: on


def forms_of(name: str) -> set[str]:
    """The variables that a name becomes."""
    return {name, *(f"{name}_{form}" for form in (*FORMS, GENDER))}


OTHER_NAMES["spot-path"] = {"n", *forms_of("path")}

# Keys made of a beginning and a name: the names there are, and the variables passed along.
FAMILIES: dict[str, tuple[tuple[str, ...], set[str]]] = {
    "cli-help-": (tuple(COMMANDS), set()),
    "cli-panel-": (PANELS, set()),
    "cli-metavar-": (METAVARS, set()),
    "cli-odds-": (COLUMNS, set()),
    "cli-odds-aim-": (tuple(AIMS), set()),
    "cli-board-phase-": (("0", "1", "2", "3", "4"), set()),
    "cli-board-effect-": (PARIS_EFFECT_NAMES, {"n", "dice", "now"}),
    "cli-board-": (SECRETS, set()),
    "cli-simulate-": (TOP_LINE, set()),
    "cli-tournament-": (COLUMNS_OF_TOURNAMENTS, set()),
    "cli-clock-": (CLOCK_NAMES, set()),
    "cli-bench-": (MEASURES, set()),
    "cli-hint-price-": (PAYMENT_NAMES, {"n"}),
    "cli-compose-": (("give", "want"), {"what", "n"}),
    "analysis-": ((*SUMS, *{column for columns in COLUMNS_OF_ANALYSES.values() for column in columns}), set()),
    "analysis-title-": (tuple(COLUMNS_OF_ANALYSES), set()),
    "analysis-miss-": (
        (CROSSED, ONE_SHORT, ONE_SHIELD, ONE_POINT, *(f"{ONE_SPACE}-{clock}" for clock in CLOCKS)),
        {"turn"}.union(*(forms_of(name) for name in ("hero", "place", "foe", "skill"))),
    ),
    "about-hero-": (ids.HERO_NAMES, {"n"}),
    "about-character-": (CHARACTER_EFFECT_NAMES, {"n"}),
    "about-treachery-": (ids.TREACHERY_NAMES, {"n"}),
    "about-trap-": (ids.TRAP_NAMES, {"n"}),
    "about-ability-": (ABILITY_NAMES, {"n"}),
    "about-stipulation-": (STIPULATION_NAMES, {"n"}),
    "about-effect-": (PARIS_EFFECT_NAMES, {"n", "dice"}),
    "about-item-": (ids.ITEM_NAMES[: ids.MANOEUVRE], {"n"}),
    "about-token-": (("decoy", "snare"), set()),
    "about-variant-": (VARIANTS, set()),
    "about-": (tuple(f"{group}-{name}" for group in ("place", "one") for name in NAMES[group]), {"n"}),
    "about-board-": (ids.BOARD_NAMES, {"n"}),
    "page-link-": (tuple(key for key, _ in LINKS), set()),
    "privacy-": (PRIVACY_PARTS, set()),
    "reason-lesson-": ((*sorted(EXPLAINED), OTHER), set()),
    "record-": (("version", "engine", "components"), {"read", "due", "at", "why"}),
}
TOLD = {"ending_id", "n", "hero_he", "duels", "won", "before", "after", "result", "clock", "heroes", "items"}.union(
    *(forms_of(name) for name in ("hero", "foe", "place", "treachery", "paris", "louvre", "skill", "item", "board"))
)
FAMILIES["tale-"] = (tuple(f"{kind}-{n + 1}" for kind, most in SENTENCES.items() for n in range(most)), TOLD)
# Keys made in sentences.py and in the loader, gathered by their own functions below.
# fmt: off
FACE_FAMILIES = {
    "event-", "prompt-", "action-", "face-", "hero-", "path-", "variant-", "ability-", "cli-option-", "story-",
}
# fmt: on
# Where values are spread from a mapping, what is in it.
SPREADS: dict[str, set[str]] = {
    "lesson-problem-after": {"move", "why"},
    "cli-odds-title": forms_of("hero"),
    "story-token": forms_of("space"),
    **{f"settings-{key}": {"setting", "where", "read"} for key in ("choice", "form")},
    **{f"settings-{key}": {"setting", "where", "read", "low", "high"} for key in ("whole", "number")},
}


@cache
def source_trees() -> tuple[tuple[Path, ast.Module], ...]:
    return tuple((path, ast.parse(path.read_text("utf-8"))) for path in sorted(SOURCE.rglob("*.py")))


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _key_argument(call: ast.Call) -> ast.expr | None:
    """The text key among a call's arguments: second of a Reason or a lesson's problem, first of all others."""
    name = _called(call)
    if name in SECOND:
        return call.args[1] if len(call.args) > 1 else None
    if name in CALLS or name == "say":
        return call.args[0] if call.args else None
    return None


def literal_keys() -> tuple[dict[str, set[str]], set[str]]:
    """Keys written out in the source with the variables every caller passes, and beginnings of made-up ones."""
    found: dict[str, set[str]] = {}
    beginnings: set[str] = set()
    for _, tree in source_trees():
        for node in ast.walk(tree):
            key = _key_argument(node) if isinstance(node, ast.Call) else None
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                assert isinstance(node, ast.Call)
                passed = _passed(node, key.value)
                found[key.value] = found[key.value] & passed if key.value in found else passed
            elif isinstance(key, ast.JoinedStr):
                beginnings.add(_beginning(key))
            elif isinstance(key, ast.IfExp):
                for choice in (key.body, key.orelse):
                    assert isinstance(choice, ast.Constant), ast.unparse(key)
                    assert isinstance(node, ast.Call)
                    found[str(choice.value)] = _passed(node, str(choice.value))
    return found, beginnings


def _beginning(key: ast.JoinedStr) -> str:
    first = key.values[0]
    return str(first.value) if isinstance(first, ast.Constant) else ""


def _passed(call: ast.Call, key: str) -> set[str]:
    names = {word.arg for word in call.keywords if word.arg is not None}
    if any(word.arg is None for word in call.keywords):
        names |= SPREADS.get(key, set())
    if _called(call) == "RecordError":
        names |= {"at", "why"}
    if _called(call) in ("Reason", "Why", "fact"):
        names = {form for name in names for form in (_id_forms(name) if name in NAMES else {name})}
    return names


def _id_forms(name: str) -> set[str]:
    return forms_of(name) | {f"{name}_id"}


def variables() -> dict[str, set[str]]:
    """Every key there has to be, with the variables its sentence may use."""
    found, _ = literal_keys()
    found |= OTHER_NAMES
    found |= {key: set() for name in lesson_names() for key in read_lesson(name, load()).notes.text_keys()}
    found |= {f"{group}-{name}": set() for group, names in NAMES.items() for name in names}
    found |= {f"{start}{name}": passed for start, (names, passed) in FAMILIES.items() for name in names}
    found |= {reason: {"place", *_component_values(reason)} for reason in REASONS}
    found |= {f"event-{kind}": set().union(*(map(set, event_samples(kind)))) for kind in EVENT_FIELDS}
    found |= {f"story-{kind}": found[f"event-{kind}"] | {word} for kind, (_, word) in TOGETHER.items()}
    found |= {f"prompt-{kind}": set(prompt_values(texts("en"), 0, True)) for kind in PROMPTS}
    found |= {f"action-{verb}": set(action_samples(number)[0]) for number, verb in enumerate(VERB_NAMES)}
    return found | {"cli-help": set()} | {f"cli-option-{name}": set() for name in option_names()}


def option_names() -> set[str]:
    group = command_for(texts("en"))
    return {param.name for command in (group, *group.commands.values()) for param in command.params}


def _component_values(reason: str) -> set[str]:
    """What comes along with a reason, as the comment beside its constant says."""
    source = (SOURCE / "engine" / "component_table_reader.py").read_text("utf-8")
    line = next(line for line in source.splitlines() if f'"{reason}"' in line)
    return {name.strip() for name in line.partition("  # ")[2].split(",") if name.strip()}


# --- the browser ----------------------------------------------------------------------------------

WEB = "web-"  # how the keys begin that only the browser client says
CLIENT = Path(__file__).parents[2] / "web" / "src"
WRITTEN = re.compile(r"""["'`](web-[a-z0-9_-]*[a-z0-9])["'`]""")
MADE_UP = re.compile(r"`(web-[^`\s]*\$\{[^`]*)`")


LABELLED = re.compile(r"""labelled\(["'](web-[a-z0-9_-]+)["']""")  # a choice's labels begin like its legend


def browser_keys() -> tuple[set[str], list[re.Pattern[str]]]:
    """Keys written out in the browser client, and what made-up ones look like."""
    written: set[str] = set()
    made_up: set[str] = set()
    for file in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]):
        if not file.name.endswith((".test.ts", ".gen.ts")):
            source = file.read_text("utf-8")
            written |= set(WRITTEN.findall(source))
            made_up |= {*MADE_UP.findall(source), *(f"{start}-${{}}" for start in LABELLED.findall(source))}
    return written, [re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9_]+", re.escape(one))) for one in sorted(made_up)]


# --- samples --------------------------------------------------------------------------------------


def event_samples(kind: str) -> list[dict[str, str | int]]:
    """The variables of an event for many values of its fields."""
    fields = [_field_values(field) for field in EVENT_FIELDS[kind]]
    longest = max((len(values) for values in fields), default=1)
    rows = [tuple(values[number % len(values)] for values in fields) for number in range(longest)]
    if len(fields) > 1:
        rows += list(product(*(values[:3] for values in fields)))
    boards = range(ids.BOARDS) if "space" in EVENT_FIELDS[kind] else (ids.INN,)
    return [event_values(texts("en"), Event(kind, 0, row), Setting(board=board)) for row in rows for board in boards]


def _field_values(field: str) -> list[int]:
    if field in NAMES:
        return [*range(len(NAMES[field])), *([-1] if f"{field}-none" in OTHER_NAMES else [])]
    if field == "seat":
        return list(range(ids.SEATS))
    if field == "offer":
        return [27, 27 | (1 << 16) << 6, 27 | (2 | 1 << 104) << 6]
    if field == "roll":
        return [0, 1, 2 | 1 << 4, 1 << 8, 2 | 2 << 4 | 2 << 8]
    if field == "result":
        return [0, 1, 2, 3, 5, 7, 8 | 2, 8 | 3, 8 | 7, 8]
    if field in ("space", "spot"):
        return list(range(ids.INN_SPACES))
    assert field in ("n", "now"), f"nobody says what a {field} may be"
    return [*NUMBERS, -1, -2]


def action_samples(verb: int) -> list[dict[str, str | int]]:
    """The variables of an action for many values of its fields."""
    values = (0, 1, 2, 3, 5, 7, 15, 0x7FFF)
    prompts = ("none", *PROMPTS) if not VERB_FIELDS[verb] else ("none",)
    found = []
    for value, prompt in product(values if VERB_FIELDS[verb] else (0,), prompts):
        found.append(action_values(texts("en"), verb | value << 6, Setting(prompt=prompt)))
    return found
