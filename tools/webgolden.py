"""Writes ``web/src/text/golden.json``: Python's sentences, which the browser client must reproduce.

The client has its own port of ``i18n.sentences``. Some random games are played with a fixed seed. A few samples of
every kind of event, verb, prompt and reason are written with their sentences in all languages. A test of the client
compares them.
"""

import json
from collections import Counter
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Final

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.data import load
from mousquetaires.engine import actions, ids
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Setup, Table, usual_setup
from mousquetaires.engine.events import EVENT_FIELDS, Event
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import parse, to_text
from mousquetaires.engine.prompts import PROMPTS
from mousquetaires.engine.reasons import Reason
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import observe
from mousquetaires.i18n import languages, texts
from mousquetaires.i18n.sentences import NAMES, Setting, action_text, event_text, prompt_text, reason_text

FILE: Final = Path(__file__).parent.parent / "web" / "src" / "text" / "golden.json"
MOST: Final = 2  # per kind, from games
SEED: Final = 1625
GAMES: Final = (usual_setup(2), usual_setup(4), usual_setup(3, milady=False))
SAMPLES: Final = {  # values for what the games did not bring, besides ids
    "n": (1, 2, -1, 5),
    "now": (0, 3, 6),
    "seat": (0, 1, 3),
    "roll": (2 | 1 << 4, 1 << 8, 0),
    "result": (0, 5, 10, 3),
    "space": (0, 5, 11),
    "spot": (0, 1, 7),
    "offer": (parse("offer give=combat*2,panache want=kitty gear=pistol for=-"), parse("offer")),
}
# fmt: off
COMPOSED: Final = (
    "lay boisrenard,lubin thief", "lay - -", "lay cavois -", "assign four,decoy,decoy,snare,sword_shield,four",
    "offer give=combat*2,panache want=kitty gear=pistol for=-",
    "offer give=- want=- gear=thoroughbred,blade for=armour",
    "cards 0 0", "cards 2 1", "cards 0 1", "play constance athos", "play bassompierre -", "task -", "task combat",
)
# fmt: on
Sample = dict[str, object]


class Notes:
    """Samples, a few of each kind."""

    def __init__(self) -> None:
        self.kept: list[Sample] = []
        self._seen: Counter[str] = Counter()
        self._known: set[str] = set()

    def add(self, kind: str, sample: Sample, said: list[str], most: int = MOST) -> None:
        known = json.dumps(sample)
        if self._seen[kind] >= most or known in self._known:
            return
        self._known.add(known)
        self._seen[kind] += 1
        self.kept.append({**sample, "said": said})

    def event(self, event: Event, setting: Setting, most: int = MOST) -> None:
        values = list(event.values)
        wire: list[object] = [event.kind, *values]
        if EVENT_FIELDS[event.kind][-1:] == ("offer",):
            wire[-1] = to_text(values[-1])
        said = [event_text(texts(language), event, setting) for language in languages()]
        self.add(f"event {event.kind}", {"event": wire, **face_of(setting)}, said, most)

    def action(self, action: int, setting: Setting, most: int = MOST) -> None:
        said = [action_text(texts(language), action, setting) for language in languages()]
        verb = actions.VERB_NAMES[actions.verb_of(action)]
        self.add(f"action {verb}", {"action": to_text(action), **face_of(setting)}, said, most)

    def prompt(self, kind: str, hero: int) -> None:
        for yours in (True, False):
            said = [prompt_text(texts(language), kind, hero, yours) for language in languages()]
            self.add(f"prompt {kind} {yours}", {"prompt": {"kind": kind, "hero": hero}, "yours": yours}, said)

    def reason(self, reason: Reason) -> None:
        said = [reason_text(texts(language), reason) for language in languages()]
        self.add(f"reason {reason.key}", {"reason": {"key": reason.key, "values": reason.values}}, said)


def face_of(setting: Setting) -> Sample:
    """A setting in the client's format."""
    runs = () if setting.table is None else setting.table.run_by[1:]
    heroes = [[ids.HERO_NAMES[hero] for hero in run] for run in runs]
    return {"heroes": heroes, "board": setting.board, "asked": setting.prompt}


# --- samples from games ---------------------------------------------------------------------------


def play(notes: Notes, setup: Setup, seed: int) -> None:
    """Play a random game and note everything that is said in it."""
    table = Table(setup, load())
    game = new_game(table)
    dice, rng, player = Seed.of(seed), Random(seed), bot("random")
    while not game.over:
        if game.rolling:
            chance = game.chance()
            game.land(dice.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
        else:
            note_prompt(notes, game, rng)
            seat = answering_seat(game.prompt(), table)
            game.act(seat, player.choose(observe(game, seat), seat_prompt(game, observe(game, seat)), rng))
        for event in game.take_events():
            notes.event(event, Setting(table, game.s.board))


def note_prompt(notes: Notes, game: Game, rng: Random) -> None:
    prompt = game.prompt()
    setting = Setting(game.table, game.s.board, prompt.kind)
    notes.prompt(prompt.kind, prompt.hero)
    for action in (*prompt.options(), *prompt.free(), prompt.default()):
        notes.action(action, setting)
    seat = answering_seat(prompt, game.table)
    for verb in rng.sample(range(actions.VERBS), 6):
        reason = game.refusal(seat, actions.make(verb, rng.randrange(8)))
        if reason is not None:
            notes.reason(reason)


# --- other samples --------------------------------------------------------------------------------


def fill_up(notes: Notes) -> None:
    """Add samples with other values for every kind of event, verb and prompt."""
    table = Table(usual_setup(4), load())
    for kind, fields in EVENT_FIELDS.items():
        for number in range(3):
            values = tuple(sample_of(field, number + place) for place, field in enumerate(fields))
            notes.event(Event(kind, 0, values), Setting(table, number + 1), MOST + 1)
    for verb, fields in enumerate(actions.VERB_FIELDS):
        for number in (0, 1):
            if fields not in (("trade",), ("tokens",)):
                notes.action(actions.make(verb, number), Setting(table, ids.GALLERIES, "gift"), MOST + 1)
    for text in COMPOSED:
        notes.action(parse(text), Setting(), len(COMPOSED))
    for kind, hero in zip(PROMPTS, cycle(range(-1, ids.HEROES)), strict=False):
        notes.prompt(kind, hero)
    notes.reason(Reason("", "server-not-your-seat", seat=0))
    notes.reason(Reason("ACT-7", "reason-not-in-reserve", foe=ids.CAVOIS))


def sample_of(field: str, number: int) -> int:
    if field in NAMES:
        return number % len(NAMES[field])
    return SAMPLES[field][number % len(SAMPLES[field])]


# --- the file -------------------------------------------------------------------------------------


def golden() -> dict[str, object]:
    notes = Notes()
    for number, setup in enumerate(GAMES):
        play(notes, setup, SEED + number)
    fill_up(notes)
    return {"languages": list(languages()), "names": names(), "samples": notes.kept}


def names() -> dict[str, object]:
    """The part of ``/api/names`` that sentences need."""
    return {
        "ids": {group: list(known) for group, known in NAMES.items()},
        "events": {kind: list(fields) for kind, fields in EVENT_FIELDS.items()},
        "verbs": dict(zip(actions.VERB_NAMES, (list(fields) for fields in actions.VERB_FIELDS), strict=True)),
    }


def text_of(made: dict[str, object]) -> str:
    """One sample per line, so that differences are readable."""
    lines = ",\n".join(json.dumps(sample, ensure_ascii=False) for sample in list_of(made["samples"]))
    head = json.dumps({"languages": made["languages"], "names": made["names"]}, ensure_ascii=False)
    return f'{head[:-1]}, "samples": [\n{lines}\n]}}\n'


def list_of(samples: object) -> list[object]:
    assert isinstance(samples, list)
    return samples


def main() -> None:
    text = text_of(golden())
    FILE.write_text(text, encoding="utf-8")
    print(f"{FILE.name}: {text.count(chr(10)) - 2} samples, {len(text.encode()) // 1024} KB")


if __name__ == "__main__":
    main()
