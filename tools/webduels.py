"""Writes ``web/src/scenes/duels.json``: real duels, whose dice the browser client must add up to the wounds dealt.

Every foe is fought with every combination of equipment that counts in a duel, some of them from a face-down token;
every Musketeer fights with every item of the Arsenal that lasts. Dice and answers come from fixed
seeds. A test of the client shows each duel and counts what is visible.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from mousquetaires.engine import ids
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.frames import RUN
from mousquetaires.engine.rules.duel import Duel
from mousquetaires.engine.view import observe
from tests.box import BOXES, playing_with
from tests.scene import Scene, scene

FILE: Final = Path(__file__).parent.parent / "web" / "src" / "scenes" / "duels.json"
GEAR: Final = ("", "pistol", "armour", "blade", "manoeuvre", "pistol armour", "blade manoeuvre")
KEPT: Final = tuple(item for item in ids.ITEM_NAMES if item != "balm")  # balm heals at once
FIGHTERS: Final = (ids.PORTHOS, ids.DARTAGNAN, ids.ARAMIS)
LASTING: Final = (ids.BISCARAT, ids.SWORD_SWORD)  # they drop no dice: the Musketeer may run out of his
MORE: Final = 12  # duels against these, and against Rochefort with the option
HANDS: Final = ("combat*2 double panache", "")  # one duel of each kind with every hand
SEEN: Final = ("life", "equipment", "improved", "foe_life", "token_wounds")  # of the view before the duel


@dataclass(frozen=True)
class Kind:
    """A duel to be fought: who fights whom, with what."""

    hero: int
    foe: int
    gear: str = ""
    life: int = 0  # 0: as printed
    hidden: bool = False  # the foe is a face-down token
    one_wound: bool = False  # the option for Rochefort

    @property
    def name(self) -> str:
        more = [self.gear, f"life {self.life}" if self.life else "", "hidden" if self.hidden else ""]
        more.append("one wound" if self.one_wound else "")
        foes = ids.HERO_NAMES[self.hero], ids.FOE_NAMES[self.foe]
        return ", ".join([" against ".join(foes), *(part for part in more if part)])


def kinds() -> Iterator[Kind]:
    for foe in range(len(ids.FOE_NAMES)):
        for number, gear in enumerate(GEAR):
            yield Kind(FIGHTERS[(foe + number) % len(FIGHTERS)], foe, gear)
        yield Kind(ids.PORTHOS, foe, "armour", life=1)
    for foe in sorted({foe for foe in ids.TOKEN_FOE if foe >= 0}):
        yield Kind(ids.ARAMIS, foe, "pistol", hidden=True)
    for hero in FIGHTERS:
        for gear in GEAR:
            yield Kind(hero, ids.ROCHEFORT, gear, one_wound=True)
    for foe in LASTING:
        for _ in range(MORE):
            yield Kind(ids.PORTHOS, foe, "armour")
    for hero in range(ids.TREVILLE):
        for item in KEPT:
            yield Kind(hero, ids.BOISRENARD, item)
    for _ in range(MORE):
        yield Kind(ids.PORTHOS, ids.ROCHEFORT, "pistol", one_wound=True)


def laid_out(kind: Kind, hand: str) -> Scene:
    """The Musketeer and the foe, before the duel begins."""
    s = scene(rochefort_one_wound=kind.one_wound).hand(kind.hero, hand).gear(kind.hero, kind.gear)
    if kind.life:
        s.life(kind.hero, kind.life)
    if kind.foe in ids.TOKEN_FOE:
        s.at("quest", kind.hero).tokens(ids.TOKEN_NAMES[ids.TOKEN_FOE.index(kind.foe)])
    elif kind.foe < ids.ADVERSARIES:
        s.at("paris", kind.hero).paris("message").foe(ids.FOE_NAMES[kind.foe], "paris")
    return s.turn(kind.hero)


def fight(kind: Kind, hand: str, seed: int) -> dict[str, object]:
    """One duel to its end: what could be seen before it, and its events."""
    s, dice, rng = laid_out(kind, hand), Seed.of(seed), Random(seed)
    game, view = s.g, observe(s.g, ids.SPECTATOR).to_json()
    space = 0 if kind.foe in ids.TOKEN_FOE else -1
    depth = len(game.stack)
    game.call(Duel(kind.hero, ids.UNKNOWN_FOE if kind.hidden else kind.foe, space))
    game.waiting = RUN
    game.advance()
    while len(game.stack) > depth:
        if game.rolling:
            chance = game.chance()
            game.land(dice.answer(chance, game.s.rolls[chance.purpose], 0))
        else:
            prompt = game.prompt()
            game.act(prompt.first_seat, rng.choice(prompt.options()))
    return {
        "name": kind.name,
        "one_wound": kind.one_wound,
        "view": {field: view[field] for field in SEEN},
        "events": [event.to_json() for event in game.take_events() if event.audience >> ids.SPECTATOR & 1],
    }


def duels() -> list[dict[str, object]]:
    with playing_with(BOXES["shipped_box"]):
        return [fight(kind, hand, number) for number, kind in enumerate(kinds()) for hand in HANDS]


def text_of(made: list[dict[str, object]]) -> str:
    """One duel per line, so that differences are readable."""
    lines = ",\n".join(json.dumps(duel, separators=(",", ":")) for duel in made)
    return f"[\n{lines}\n]\n"


def main() -> None:
    text = text_of(duels())
    FILE.write_text(text, encoding="utf-8")
    print(f"{FILE.name}: {text.count(chr(10)) - 2} duels, {len(text.encode()) // 1024} KB")


if __name__ == "__main__":
    main()
