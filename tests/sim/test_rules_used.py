"""Every event names the rule behind it, and every rule named exists."""

import tomllib
from collections import Counter
from pathlib import Path

import mousquetaires.data
from mousquetaires.engine.events import EVENT_FIELDS, Event
from mousquetaires.engine.ids import ENDING_NAMES, EVERYONE
from mousquetaires.sim.rules_used import (
    COMPONENT_EVENTS,
    ENDING_RULES,
    EVENT_RULES,
    UNCOUNTED,
    component_id,
    count_rules,
)

RULES = tomllib.loads((Path(mousquetaires.data.__file__).parent / "rules.toml").read_text(encoding="utf-8"))
IDS = {*RULES["rules"], *RULES["components"], *RULES["rulings"]}


def fired(kind: str, *values: int) -> Counter[str]:
    rules: Counter[str] = Counter()
    count_rules([Event(kind, EVERYONE, values)], rules)
    return rules


def test_every_event_is_counted_or_said_not_to_be() -> None:
    assert set(EVENT_RULES) | UNCOUNTED == set(EVENT_FIELDS)
    assert not set(EVENT_RULES) & UNCOUNTED


def test_every_rule_named_exists() -> None:
    named = {*EVENT_RULES.values(), *ENDING_RULES.values()}
    assert named <= IDS


def test_every_component_named_exists() -> None:
    for kind, (_, names, where) in COMPONENT_EVENTS.items():
        for value in range(len(names) if kind != "adversary_laid" else 12):
            values = tuple(value if place == where else 0 for place in range(where + 1))
            assert component_id(Event(kind, EVERYONE, values)) in IDS


def test_an_ending_counts_as_its_own_rule() -> None:
    assert set(ENDING_RULES) == set(range(1, len(ENDING_NAMES)))
    assert fired("game_over", 3) == {"GOAL-1": 1, "GOAL-4": 1}


def test_a_duel_with_rochefort_counts_for_him() -> None:
    assert fired("duel_began", 0, 12) == {"DUEL-4": 1, "FOE-ROCHEFORT": 1}
    assert fired("duel_began", 0, 3) == {"DUEL-4": 1}


def test_what_only_tells_more_of_another_event_is_not_counted() -> None:
    assert fired("cards_drawn", 1, 1) == {}
    assert fired("card_drawn", 1, 4) == {"ACT-1": 1}
