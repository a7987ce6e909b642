"""Events: what has happened in a game, and which seats are told.

An event is a kind, an audience (a mask of seats) and a few integers. Where a secret is involved, two
events are emitted: one for the seats that see it and one for the others. Redacting is then only filtering.
"""

from typing import Final

from .mypyc_hints import mypyc_attr

NOW: Final = "now"

# Each event's fields name the group of ids its values come from. ``n`` is a plain number: a change, or the new
# position on a track. ``now`` comes after a change and is the new value: the life, the purse, the cards in a hand.
# A ``roll`` at the end of a re-roll is all dice of that side after it.
EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "game_began": (),
    "turn_began": ("n",),
    "phase_began": ("n",),
    "game_over": ("ending",),
    # cards
    "card_drawn": ("seat", "card", "now"),
    "cards_drawn": ("seat", "n", "now"),
    "deck_shuffled": (),
    "card_discarded": ("seat", "card", "now"),
    "card_shown": ("seat", "card"),
    "character_played": ("hero", "card"),
    "treachery_drawn": ("treachery", "now"),
    "treachery_taken": ("n", "now"),
    "treachery_shuffled": (),
    "treachery_played": ("treachery", "now"),
    "treachery_without_effect": ("treachery",),
    "paris_taken": ("paris", "now"),
    "paris_card_taken": ("now",),
    # Milady and Rochefort
    "destination_chosen": ("place",),
    "destination_hidden": (),
    "milady_shown": ("place",),
    "milady_nowhere": (),
    "milady_found": ("hero",),
    "rochefort_came": ("hero", "place"),
    "rochefort_fled": ("hero",),
    "rochefort_stood": ("hero",),
    "rochefort_wounded": ("n", "now"),
    "rochefort_healed": ("n", "now"),
    "rochefort_fell": (),
    # Musketeers
    "turn_started": ("hero",),
    "turn_ended": ("hero",),
    "moved": ("hero", "place"),
    "rode": ("hero", "place"),
    "jailed": ("hero",),
    "freed": ("hero",),
    "life_lost": ("hero", "n", "now"),
    "life_regained": ("hero", "n", "now"),
    "fell": ("hero",),
    "recovered": ("hero", "now"),
    "barred": ("hero",),
    "ordered": ("hero",),
    "order_declined": ("hero",),
    "action_lost": ("hero",),
    "walked": ("hero", "spot"),
    "gift_used": ("hero", "card"),
    # tracks
    "time_moved": ("n",),
    "time_held": (),
    "purse_changed": ("n", "now"),
    "epic_changed": ("n", "now"),
    "honour_lost": ("n", "now"),
    "honour_regained": ("n", "now"),
    "siege_moved": ("n",),
    "constance_moved": ("n",),
    "strangle_rolled": ("roll",),
    "louvre_moved": ("n",),
    "one_gained": ("now",),
    "one_played": ("one", "now"),
    # missions
    "paris_opened": ("paris", "now"),  # the Paris cards that Milady still holds
    "paris_closed": ("paris",),
    "louvre_opened": ("louvre",),
    "louvre_done": ("louvre",),
    "louvre_failed": ("louvre",),
    "louvre_empty": (),
    "adversary_laid": ("place", "foe", "now"),
    "adversary_beaten": ("foe",),
    "adversary_returned": ("foe",),
    "trap_laid": ("place", "trap"),
    "trap_gone": ("trap",),
    "nemesis_named": ("hero",),
    "trap_rolled": ("hero", "trap", "face"),
    "challenge_declared": ("hero", "place", "skill"),
    "challenge_overcome": ("hero", "place", "skill"),
    "challenge_failed": ("hero", "place", "skill"),
    "task_advanced": ("hero", "n"),
    # duels
    "duel_began": ("hero", "foe"),
    "dice_added": ("hero", "n", "now"),
    "blue_rolled": ("hero", "roll"),
    "red_rolled": ("foe", "roll"),
    "foe_rerolled": ("foe", "face", "roll"),
    "blade_used": ("hero", "face", "face", "roll"),
    "manoeuvre_shown": ("hero",),
    "foe_manoeuvre_shown": ("foe",),
    "foe_wounded": ("foe", "n", "now"),
    "parting_wound_absorbed": ("hero",),
    "duel_ended": ("hero", "foe", "result"),
    # the Arsenal and trades
    "bought": ("hero", "item", "now"),  # in stock
    "replaced": ("hero", "item"),
    "offer_made": ("hero", "hero", "offer"),
    "offer_declined": ("hero", "hero"),
    "traded": ("hero", "hero", "n", "n", "now", "now"),  # the cards of both players
    "equipment_passed": ("hero", "item"),
    # the siege
    "siege_card_laid": ("hero", "card", "now", "now"),  # in the hand, and of this kind at La Rochelle
    "siege_card_lost": ("card", "now"),  # of this kind at La Rochelle
    "siege_red_rolled": ("roll",),
    "siege_blue_rolled": ("roll",),
    "siege_rerolled": ("face", "roll"),
    "sacrificed": ("hero",),
    # the Quest
    "board_opened": ("board",),
    "tokens_laid": ("n",),
    "token_turned": ("space", "token"),
    "token_gone": ("space", "token"),
    "snare_bit": ("hero",),
    "antechamber_passed": ("hero", "n"),
    "board_completed": ("hero", "board"),
    "sand_ran_out": (),
    "beggars_paid": ("place",),
}


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened; ``audience`` says which seats are told."""

    __slots__ = ("audience", "kind", "values")

    def __init__(self, kind: str, audience: int, values: tuple[int, ...]) -> None:
        self.kind = kind
        self.audience = audience
        self.values = values

    def __repr__(self) -> str:
        return f"{self.kind}{self.values}"

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.audience, self.values)

    def to_json(self) -> list[object]:
        """The event as sent to clients, without its audience."""
        return [self.kind, *self.values]


def heard_by(events: list[Event], viewer: int) -> list[Event]:
    """The events that this viewer is told."""
    bit = 1 << viewer
    return [event for event in events if event.audience & bit]


def is_same_event(stored: tuple[str, int, tuple[int, ...]], event: Event) -> bool:
    """Whether an event is the one that was stored.

    Earlier versions stored events without the values that were added at the end later.

    >>> is_same_event(("purse_changed", 127, (-2,)), Event("purse_changed", 127, (-2, 3)))
    True
    >>> is_same_event(("purse_changed", 127, (-1,)), Event("purse_changed", 127, (-2, 3)))
    False
    """
    kind, audience, values = stored
    return (kind, audience, values) == (event.kind, event.audience, event.values[: len(values)])
