"""Counts the rules that a game used: every event and every prompt names its rule.

This counts events, not code lines. A rule that only forbids something, or that works inside another rule, appears in
the tests and not here.
"""

from collections import Counter
from typing import Final

from mousquetaires.engine.events import Event
from mousquetaires.engine.ids import (
    BARRED,
    BOARD_NAMES,
    CARD_NAMES,
    DIAMONDS,
    FOE_NAMES,
    HONOUR,
    ITEM_NAMES,
    LOUVRE_NAMES,
    PARIS_NAMES,
    ROCHEFORT,
    SIEGE,
    STRANGLED,
    TIME,
    TOKEN_NAMES,
    TRAP_NAMES,
    TREACHERY_NAMES,
    WARDES,
)

EVENT_RULES: Final[dict[str, str]] = {
    "game_began": "SETUP-1",
    "turn_began": "TURN-1",
    "game_over": "GOAL-1",
    # cards
    "card_drawn": "ACT-1",
    "deck_shuffled": "ACT-1",
    "card_shown": "MUS-6",
    "character_played": "ACT-4",
    "treachery_drawn": "MIL-4",
    "treachery_shuffled": "DECK-TREACHERY",
    "treachery_played": "MIL-4",
    "treachery_without_effect": "SOLO-3",
    "paris_taken": "QRT-1",
    # Milady and Rochefort
    "destination_chosen": "MIL-1",
    "milady_shown": "MUS-5",
    "milady_nowhere": "SOLO-1",
    "milady_found": "RIC-2",
    "rochefort_came": "ROCH-1",
    "rochefort_fled": "ROCH-4",
    "rochefort_stood": "ROCH-5",
    "rochefort_wounded": "ROCH-4",
    "rochefort_healed": "CARD-BALM",
    "rochefort_fell": "ROCH-7",
    # Musketeers
    "turn_started": "MUS-1",
    "moved": "ACT-2",
    "rode": "ARM-5",
    "jailed": "BAS-1",
    "freed": "BAS-2",
    "life_regained": "ARM-6",
    "fell": "DUEL-14",
    "recovered": "MUS-3",
    "barred": "VAR-2",
    "ordered": "TREV-1",
    "order_declined": "TREV-1",
    "action_lost": "ROCH-9",
    "walked": "INN-3",
    "gift_used": "CHAL-4",
    # tracks
    "time_moved": "END-2",
    "time_held": "ONE-3",
    "siege_moved": "SIEGE-4",
    "constance_moved": "PAR-3",
    "strangle_rolled": "END-4",
    "louvre_moved": "END-3",
    "one_gained": "ONE-1",
    "one_played": "ONE-2",
    # missions
    "paris_opened": "PAR-1",
    "paris_closed": "PAR-2",
    "louvre_opened": "LOU-1",
    "louvre_done": "LOU-2",
    "louvre_failed": "LOU-5",
    "louvre_empty": "LOU-6",
    "adversary_laid": "FORCE-1",
    "adversary_beaten": "DUEL-12",
    "adversary_returned": "FORCE-4",
    "trap_laid": "TRAP-1",
    "trap_gone": "TRAP-2",
    "nemesis_named": "CARD-NEMESIS",
    "trap_rolled": "TRAP-4",
    "challenge_declared": "CHAL-1",
    "challenge_overcome": "CHAL-2",
    "challenge_failed": "CHAL-5",
    "task_advanced": "ACT-9",
    # duels
    "duel_began": "DUEL-4",
    "dice_added": "DUEL-1",
    "blue_rolled": "DUEL-4",
    "red_rolled": "DUEL-3",
    "foe_rerolled": "DUEL-22",
    "blade_used": "DUEL-18",
    "manoeuvre_shown": "DUEL-5",
    "foe_manoeuvre_shown": "DUEL-6",
    "foe_wounded": "DUEL-8",
    "parting_wound_absorbed": "DUEL-20",
    "duel_ended": "DUEL-9",
    # the Arsenal and trades
    "bought": "ARM-1",
    "replaced": "ARM-2",
    "offer_made": "ACT-3",
    "offer_declined": "ACT-3",
    "traded": "ACT-3",
    "equipment_passed": "ARM-4",
    # the siege
    "siege_card_laid": "ACT-5",
    "siege_card_lost": "SIEGE-1",
    "siege_red_rolled": "SIEGE-2",
    "siege_blue_rolled": "SIEGE-3",
    "siege_rerolled": "SIEGE-2",
    "sacrificed": "SIEGE-5",
    # the Quest
    "board_opened": "QST-1",
    "tokens_laid": "QST-2",
    "token_turned": "INN-2",
    "snare_bit": "QST-3",
    "antechamber_passed": "GAL-2",
    "board_completed": "QST-4",
    "sand_ran_out": "HOUR-1",
    "beggars_paid": "TRAP-3",
}
# Events that only add detail to another event, which is counted: the public part of a secret, or the new state of
# a track or hand.
UNCOUNTED: Final = frozenset(
    (
        "card_discarded",
        "cards_drawn",
        "destination_hidden",
        "epic_changed",
        "honour_lost",
        "honour_regained",
        "life_lost",
        "paris_card_taken",
        "phase_began",
        "purse_changed",
        "token_gone",
        "treachery_taken",
        "turn_ended",
    )
)
ENDING_RULES: Final = {
    DIAMONDS: "GOAL-2",
    TIME: "GOAL-3",
    SIEGE: "GOAL-4",
    HONOUR: "GOAL-5",
    STRANGLED: "GOAL-6",
    BARRED: "GOAL-7",
}
# Events that bring a component into play: the prefix of its id, its name, and the index of the value that holds it.
COMPONENT_EVENTS: Final[dict[str, tuple[str, tuple[str, ...], int]]] = {
    "treachery_played": ("CARD", TREACHERY_NAMES, 0),
    "character_played": ("CARD", CARD_NAMES, 1),
    "siege_card_laid": ("CARD", CARD_NAMES, 1),
    "paris_opened": ("CARD", PARIS_NAMES, 0),
    "louvre_opened": ("CARD", LOUVRE_NAMES, 0),
    "adversary_laid": ("CARD", FOE_NAMES, 1),
    "trap_laid": ("CARD", TRAP_NAMES, 1),
    "bought": ("ITEM", ITEM_NAMES, 1),
    "token_turned": ("TOKEN", TOKEN_NAMES, 1),
    "board_opened": ("BOARD", BOARD_NAMES, 0),
}


def count_rules(events: list[Event], rules: Counter[str]) -> None:
    """Add the rules of these events to the counter."""
    for event in events:
        if event.kind in UNCOUNTED:
            continue
        rules[EVENT_RULES[event.kind]] += 1
        if event.kind in COMPONENT_EVENTS:
            rules[component_id(event)] += 1
        elif event.kind == "game_over":
            rules[ENDING_RULES[event.values[0]]] += 1
        elif event.kind == "duel_began" and event.values[1] in (ROCHEFORT, WARDES):
            rules["FOE-" + FOE_NAMES[event.values[1]].upper()] += 1


def component_id(event: Event) -> str:
    """The id of the component that an event is about.

    >>> component_id(Event("treachery_played", 0, (6,)))
    'CARD-DEAD-END'
    """
    prefix, names, where = COMPONENT_EVENTS[event.kind]
    return f"{prefix}-{names[event.values[where]].upper().replace('_', '-')}"
