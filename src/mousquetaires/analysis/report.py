"""The whole analysis of a game, and as a JSON document."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from mousquetaires.bots import Why
from mousquetaires.engine.chance import PURPOSE_NAMES
from mousquetaires.engine.ids import (
    ENDING_NAMES,
    FOE_NAMES,
    HERO_NAMES,
    LOCATION_CARDS,
    MILADY,
    PLACE_NAMES,
    SKILL_NAMES,
)
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.record import Session

from .beliefs import TurnBelief, turn_belief
from .game_steps import ROLL, Step, game_steps
from .ledger import SHARED, USUAL, Depth, Entry, Ledger, Progress, make_ledger
from .near_misses import CLOCKS, NearMiss, NearMisses, clocks_left
from .playouts import Band, playout_bands
from .swings import Swing, biggest, swing
from .verdicts import Verdict

FORMAT: Final = "mousquetaires-analysis"
VERSION: Final = 1

Json = dict[str, object]


class Analysis(NamedTuple):
    """Everything that is known about a finished game."""

    session: Session
    ledger: Ledger
    swings: list[Swing]
    beliefs: list[TurnBelief]
    near_misses: list[NearMiss]
    clocks: list[tuple[int | None, ...]]  # spaces left at the end of each turn, in the order of CLOCKS
    bands: list[Band]


def analyse(
    session: Session, depth: Depth = USUAL, playouts: int = 0, jobs: int = 1, progress: Progress | None = None
) -> Analysis:
    """Analyse a finished game. Without ``playouts`` there are no bands."""
    ledger = make_ledger(session, depth, progress)
    key = {entry.at: entry for entry in biggest(ledger)}
    swings: list[Swing] = []
    beliefs: list[TurnBelief] = []
    clocks: list[tuple[int | None, ...]] = []
    misses = NearMisses()
    for step in game_steps(session):
        misses.add(step)
        beliefs += [belief for belief in (turn_belief(step),) if belief is not None]
        swings += [swing(key[step.at], step)] if step.at in key else []
        if step.before.s.turn and (step.after.s.turn != step.before.s.turn or step.after.over):
            clocks.append(clocks_left(step.after))
    bands = playout_bands(session, playouts, jobs) if playouts else []
    return Analysis(session, ledger, swings, beliefs, misses.found, clocks, bands)


# --- as JSON --------------------------------------------------------------------------------------


def to_json(found: Analysis) -> Json:
    """The analysis as a document. All chances are Milady's, from 0 to 1."""
    session = found.session
    return {
        "format": FORMAT,
        "version": VERSION,
        "setup": session.setup.to_json(),
        "ending": ENDING_NAMES[session.game.s.ending],
        "turns": session.game.s.turn,
        "inputs": len(session.inputs),
        "ledger": ledger_json(found.ledger, session),
        "course": [_course(entry) for entry in found.ledger.entries],
        "swings": [_swing(one) for one in found.swings],
        "beliefs": [_belief(one) for one in found.beliefs],
        "near_misses": [_near_miss(one) for one in found.near_misses],
        "clocks": [dict(zip(CLOCKS, row, strict=True)) for row in found.clocks],
        "playouts": [band._asdict() for band in found.bands],
    }


def ledger_json(ledger: Ledger, session: Session) -> Json:
    """The sums that add up, for each seat and for both sides."""
    musketeers = session.table.seats
    return {
        "start": ledger.start,
        "luck": ledger.luck,
        "decisions": ledger.decisions,
        "unforeseen": ledger.unforeseen,
        "result": ledger.result,
        "seats": [_account(ledger, [seat]) | {"seat": seat} for seat in (MILADY, *musketeers, SHARED)],
        "sides": {"milady": _account(ledger, [MILADY]), "musketeers": _account(ledger, [*musketeers, SHARED])},
    }


def _account(ledger: Ledger, seats: Sequence[int]) -> Json:
    luck, decisions = ledger.of_seats(seats)
    return {"luck": luck, "decisions": decisions}


def _course(entry: Entry) -> Json:
    numbers = {"chance": entry.chance, "luck": entry.luck, "decision": entry.decision, "unforeseen": entry.unforeseen}
    return {"at": entry.at, "turn": entry.turn, "kind": entry.kind, "seat": entry.seat, **numbers}


def what_happened(step: Step) -> Json:
    """The roll with its purpose, or the prompt and the answer."""
    if step.kind == ROLL:
        return {"purpose": PURPOSE_NAMES[step.before.chance().purpose], "outcome": step.text.split()[2]}
    return {"prompt": step.before.prompt().kind, "hero": _name(HERO_NAMES, step.before.prompt().hero)}


def _swing(one: Swing) -> Json:
    made: Json = {**_course(one.entry), **what_happened(one.step), "size": one.size}
    if one.entry.verdict is not None:
        made |= _verdict(one.entry.verdict)
        made["reasons"] = [_why(why) for why in one.reasons]
        made["facts"] = [fact._asdict() for fact in one.facts]
        made["belief"] = _places(one.belief)
        made["truth"] = _name(PLACE_NAMES, one.step.before.s.destination)
    return made


def _verdict(found: Verdict) -> Json:
    return {
        "played": to_text(found.played),
        "better": to_text(found.better),
        "own_chance": found.chance,
        "better_chance": found.better_chance,
        "error": found.error,
        "worlds": found.worlds,
        "verdict": found.clear,
    }


def _why(why: Why) -> Json:
    return {"key": why.key, "values": dict(why.values)}


def _places(chances: Sequence[float]) -> Mapping[str, float]:
    return {PLACE_NAMES[place]: chances[place] for place in LOCATION_CARDS} if chances else {}


def _belief(one: TurnBelief) -> Json:
    chances = _places(one.chances)
    return {"at": one.at, "turn": one.turn, "truth": PLACE_NAMES[one.truth], "chances": chances, "bits": one.bits}


def _near_miss(one: NearMiss) -> Json:
    places = (("hero", HERO_NAMES, one.hero), ("place", PLACE_NAMES, one.place))
    names = (*places, ("foe", FOE_NAMES, one.foe), ("skill", SKILL_NAMES, one.skill))
    known = {key: group[value] for key, group, value in names if value >= 0}
    return {"kind": one.kind, "at": one.at, "turn": one.turn, **known, **({"clock": one.clock} if one.clock else {})}


def _name(names: Sequence[str], value: int) -> str | None:
    return names[value] if 0 <= value < len(names) else None
