"""The rows of an analysis in words, for the terminal and for the HTML report."""

from typing import Final

from mousquetaires.analysis.game_steps import ROLL
from mousquetaires.analysis.ledger import SHARED
from mousquetaires.analysis.near_misses import NearMiss
from mousquetaires.analysis.report import Analysis
from mousquetaires.analysis.swings import Swing
from mousquetaires.engine.ids import DIAMONDS, MILADY
from mousquetaires.engine.record import Session
from mousquetaires.i18n import Texts
from mousquetaires.i18n.sentences import (
    Setting,
    action_text,
    event_text,
    id_name,
    name_text,
    seat_forms,
    sentence,
    why_text,
)

SUMS: Final = ("start", "luck", "decisions", "unforeseen", "result")
DREW: Final = ("card_drawn", "treachery_drawn", "louvre_opened")
Row = tuple[str, ...]


def headline(texts: Texts, session: Session) -> str:
    """Who won, how and when."""
    s = session.game.s
    ending = name_text(texts, "ending", s.ending)
    won = s.ending == DIAMONDS
    return texts.say("analysis-musketeers-won" if won else "analysis-milady-won", turns=s.turn, ending=sentence(ending))


def points(number: float) -> str:
    """A chance in points of 100, with its sign.

    >>> points(0.1234), points(-0.05), points(0.0)
    ('+12.3', '−5.0', '0.0')
    """
    written = f"{abs(100 * number):.1f}"
    return written if written == "0.0" else ("+" if number > 0 else "\u2212") + written


def percent(texts: Texts, chance: float) -> str:
    return texts.percent(f"{100 * chance:.0f}")


def ledger_rows(texts: Texts, found: Analysis) -> list[Row]:
    """Start, luck, decisions, unforeseen, result."""
    ledger = found.ledger
    numbers = (ledger.start, ledger.luck, ledger.decisions, ledger.unforeseen, ledger.result)
    return [
        (texts.say(f"analysis-{name}"), f"{100 * number:.1f}" if name in ("start", "result") else points(number))
        for name, number in zip(SUMS, numbers, strict=True)
    ]


def seat_rows(texts: Texts, found: Analysis) -> list[Row]:
    """Luck and decisions of each player."""
    table = found.session.table
    rows: list[Row] = []
    for seat in (MILADY, *table.seats, SHARED):
        luck, decisions = found.ledger.of_seat(seat)
        name = texts.say("analysis-shared") if seat == SHARED else str(seat_forms(texts, "seat", seat, table)["seat"])
        rows.append((sentence(name), points(luck), points(decisions)))
    return rows


def swing_rows(texts: Texts, found: Analysis) -> list[Row]:
    """The key moments: turn, player, what happened, the change, and the better answer."""
    table = found.session.table
    rows: list[Row] = []
    for one in found.swings:
        seat = one.entry.seat
        who = texts.say("analysis-shared") if seat == SHARED else str(seat_forms(texts, "seat", seat, table)["seat"])
        better = better_text(texts, one) or texts.say("analysis-no-answer")
        rows.append((str(one.entry.turn), sentence(who), happened(texts, one), points(one.size), better))
    return rows


def happened(texts: Texts, one: Swing) -> str:
    """The roll or draw, or the answer that was given."""
    step = one.step
    setting = Setting(step.before.table, step.before.s.board)
    if step.kind == ROLL:
        shown = [event for event in step.events if event.kind.endswith("rolled") or event.kind in (*DREW, "blade_used")]
        return event_text(texts, shown[0], setting) if shown else event_text(texts, step.events[0], setting)
    return action_text(texts, step.action, setting)


def better_text(texts: Texts, one: Swing) -> str:
    """The better answer with both chances and the error; "no verdict" within the error; empty for a roll."""
    judged = one.entry.verdict
    if judged is None:
        return ""
    if not judged.clear:
        return texts.say("analysis-no-verdict")
    setting = Setting(one.step.before.table, one.step.before.s.board)
    return texts.say(
        "analysis-better-answer",
        better=action_text(texts, judged.better, setting),
        chance=percent(texts, judged.better_chance),
        played=percent(texts, judged.chance),
        error=f"{200 * judged.error:.0f}",
    )


def reason_texts(texts: Texts, one: Swing) -> list[str]:
    return [why_text(texts, why.key, why.values) for why in one.reasons]


def belief_rows(texts: Texts, found: Analysis) -> list[Row]:
    """Turn by turn: where Milady was, how likely that seemed, and which place seemed most likely."""
    rows: list[Row] = []
    for one in found.beliefs:
        likely = one.chances.index(max(one.chances))
        truth, guess = (sentence(name_text(texts, "place", place)) for place in (one.truth, likely))
        chances = percent(texts, one.chances[one.truth]), percent(texts, one.chances[likely])
        rows.append((str(one.turn), truth, chances[0], guess, chances[1]))
    return rows


def near_miss_text(texts: Texts, one: NearMiss) -> str:
    """A near miss as a sentence."""
    values = {
        **texts.forms("hero", f"hero-{id_name('hero', one.hero)}"),
        **texts.forms("place", f"place-{id_name('place', max(one.place, 0))}"),
        **texts.forms("foe", f"foe-{id_name('foe', one.foe)}"),
        **texts.forms("skill", f"skill-{id_name('skill', max(one.skill, 0))}"),
    }
    kind = f"{one.kind}-{one.clock}" if one.clock else one.kind
    return sentence(texts.say(f"analysis-miss-{kind}", turn=one.turn, **values))
