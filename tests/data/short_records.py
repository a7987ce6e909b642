"""Records of short games."""

from random import Random

from mousquetaires.engine.chance import Seed
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.record import Session


def record_with(box: Components) -> dict[str, object]:
    """A short game at random."""
    session, rng = Session(usual_setup(3), box, Seed.of(16)), Random(16)
    for _ in range(60):
        prompt = session.game.prompt()
        options = [] if prompt.kind.startswith("trade") else prompt.options()
        session.act(prompt.first_seat, rng.choice(options) if options else prompt.default())
    return session.to_json()
