"""What has happened, in the past tense, each with the seats that may hear of it.

An event is a kind, an audience (a mask of seats) and a few integers. Where a secret is involved two
events are emitted, one for those who see it and one for the rest, so that redacting is filtering.
"""

from typing import Final

# Each event's fields name the group of ids its values come from (``n`` is a plain number).
EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "game_began": (),
    "turn_began": ("n",),
    "phase_began": ("n",),
    "game_over": ("ending",),
    # cards
    "card_drawn": ("seat", "card"),
    "cards_drawn": ("seat", "n"),
    "deck_shuffled": (),
    "card_discarded": ("seat", "card"),
    "card_shown": ("seat", "card"),
    "character_played": ("hero", "card"),
    "treachery_drawn": ("treachery",),
    "treachery_taken": ("n",),
    "treachery_shuffled": (),
    "treachery_played": ("treachery",),
    "treachery_without_effect": ("treachery",),
    "paris_taken": ("paris",),
    "paris_card_taken": (),
    # Milady and Rochefort
    "destination_chosen": ("place",),
    "destination_hidden": (),
    "milady_shown": ("place",),
    "milady_nowhere": (),
    "milady_found": ("hero",),
    "rochefort_came": ("hero", "place"),
    "rochefort_fled": ("hero",),
    "rochefort_stood": ("hero",),
    "rochefort_wounded": ("n",),
    "rochefort_healed": ("n",),
    "rochefort_fell": (),
    # Musketeers
    "turn_started": ("hero",),
    "turn_ended": ("hero",),
    "moved": ("hero", "place"),
    "rode": ("hero", "place"),
    "jailed": ("hero",),
    "freed": ("hero",),
    "life_lost": ("hero", "n"),
    "life_regained": ("hero", "n"),
    "fell": ("hero",),
    "recovered": ("hero",),
    "barred": ("hero",),
    "ordered": ("hero",),
    "order_declined": ("hero",),
    "action_lost": ("hero",),
    "walked": ("hero", "spot"),
    "gift_used": ("hero", "card"),
    # tracks
    "time_moved": ("n",),
    "time_held": (),
    "purse_changed": ("n",),
    "epic_changed": ("n",),
    "honour_lost": ("n",),
    "honour_regained": ("n",),
    "siege_moved": ("n",),
    "constance_moved": ("n",),
    "strangle_rolled": ("roll",),
    "louvre_moved": ("n",),
    "one_gained": (),
    "one_played": ("one",),
    # missions
    "paris_opened": ("paris",),
    "paris_closed": ("paris",),
    "louvre_opened": ("louvre",),
    "louvre_done": ("louvre",),
    "louvre_failed": ("louvre",),
    "louvre_empty": (),
    "adversary_laid": ("place", "foe"),
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
    "dice_added": ("hero", "n"),
    "blue_rolled": ("hero", "roll"),
    "red_rolled": ("foe", "roll"),
    "foe_rerolled": ("foe", "face"),
    "blade_used": ("hero", "face", "face"),
    "manoeuvre_shown": ("hero",),
    "foe_manoeuvre_shown": ("foe",),
    "foe_wounded": ("foe", "n", "n"),  # wounds, and the life he has left
    "parting_wound_absorbed": ("hero",),
    "duel_ended": ("hero", "foe", "result"),
    # the Arsenal and trades
    "bought": ("hero", "item"),
    "replaced": ("hero", "item"),
    "offer_made": ("hero", "hero", "offer"),
    "offer_declined": ("hero", "hero"),
    "traded": ("hero", "hero", "n", "n"),
    "equipment_passed": ("hero", "item"),
    # the siege
    "siege_card_laid": ("hero", "card"),
    "siege_card_lost": ("card",),
    "siege_red_rolled": ("roll",),
    "siege_blue_rolled": ("roll",),
    "siege_rerolled": ("face",),
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
        """As sent and stored; the audience is the sender's business, not the receiver's."""
        return [self.kind, *self.values]


def heard_by(events: list[Event], viewer: int) -> list[Event]:
    """The events this viewer is told."""
    bit = 1 << viewer
    return [event for event in events if event.audience & bit]
