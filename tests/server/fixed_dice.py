"""The server with dice and bots that do the same in every run: ``python -m tests.server.fixed_dice serve``.

A player cannot ask for this: the program itself draws 256 random bits for each table. Here every table has the same
secret, and its dice depend on the nonces of those who sit down, as ever. A bot's whims and the suggestions for a
player depend on what is seen.
"""

import os
from hashlib import sha256

from mousquetaires.cli import main
from mousquetaires.engine.view import Observation
from mousquetaires.server import desk
from mousquetaires.server.api import play
from mousquetaires.server.chances import suggestion
from mousquetaires.server.minds import Minds

choose = Minds.choose


def secret() -> bytes:
    return sha256(f"dice {os.environ.get('TEST_SEED')}".encode()).digest()


def whim_for(view: Observation) -> str:
    return sha256(f"{secret().hex()} {view.to_json()}".encode()).hexdigest()


async def choose_alike(
    minds: Minds, name: str, setup: dict[str, object], view: Observation, seat: int, whim: str
) -> str | None:
    return await choose(minds, name, setup, view, seat, whim_for(view))


def suggest_alike(view: Observation, whim: str) -> str:
    return suggestion(view, whim_for(view))


def install() -> None:
    play.suggestion = suggest_alike  # type: ignore[attr-defined]  # as the module imported it
    desk.new_seed = secret  # type: ignore[attr-defined]  # as the module imported it
    Minds.choose = choose_alike  # type: ignore[method-assign, assignment]  # the same, with another whim


if __name__ == "__main__":
    install()
    main()
