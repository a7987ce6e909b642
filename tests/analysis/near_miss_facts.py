"""What would have happened with one more: the position is changed a little, and the engine plays on from there."""

from mousquetaires.engine.machine import Game
from mousquetaires.engine.record import apply_line
from mousquetaires.engine.rules.duel import Duel
from mousquetaires.engine.rules.duel_outcome import HERO_OUT
from mousquetaires.engine.rules.skill_challenge import Challenge

SHIELD = 1 << 4  # in a roll
OTHER_FACES = "LS"  # that a die may show instead of a Shield
ENDS = ("challenge_failed", "challenge_overcome")


def stands_with_one_more_shield(before: Game, line: str) -> bool:
    """Whether the duel ends with this input, and the Musketeer stands, if the blue dice show one more Shield."""
    changed = before.clone()
    if " duel_blue " in line:  # the foe has no dice: this roll decides
        dice = line.rsplit(" ", 1)[1]
        face = next((face for face in OTHER_FACES if face in dice), "")
        line = line.removesuffix(dice) + dice.replace(face, "H", 1) if face else line
    else:
        duel = next(frame for frame in reversed(changed.stack) if isinstance(frame, Duel))
        duel.blue_roll += SHIELD
    apply_line(changed, line, 0)
    ends = [event.values[2] for event in changed.take_events() if event.kind == "duel_ended"]
    return bool(ends) and not ends[0] & HERO_OUT


def lacked_one_point(before: Game) -> bool:
    """Whether the challenge that fails now needed one point more, and not less: everything is paid."""
    return [paying_everything(before, points) for points in (0, 1)] == list(ENDS)


def paying_everything(before: Game, points: int) -> str:
    """How the challenge ends with so many points more, if the team pays all that it may."""
    game = before.clone()
    challenge = next(frame for frame in game.stack if isinstance(frame, Challenge))
    challenge.lacks -= points
    while True:
        seat = game.prompt().asked[0]
        game.act(seat, game.options(seat)[-1])
        for event in game.take_events():
            if event.kind in ENDS:
                return event.kind
