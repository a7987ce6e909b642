"""The tool that finds an adept's prices moves each the way its own side wins more."""

from pathlib import Path

import numpy as np
import pytest

from mousquetaires.bots.adept.milady_prices import MILADY_PRICES
from mousquetaires.bots.adept.musketeer_prices import MUSKETEER_PRICES
from tools import prices as tool
from tools.prices import COUNTS, Played, adept, moved, play, prices, slopes, strayed, write


def test_an_adept_with_the_prices_of_today_is_an_adept() -> None:
    bot = adept(prices())
    assert (bot.musketeer_prices, bot.milady_prices) == (MUSKETEER_PRICES, MILADY_PRICES)
    assert play((prices(), 5, 7)) == play((prices(), 5, 7))


def test_a_price_goes_the_way_its_side_wins_and_the_others_stay() -> None:
    at = {"milady_prices.balm": 2.0, "musketeer_prices.step": 4.0, "musketeer_prices.life": 1.0}
    rng = np.random.default_rng(1625)
    off = rng.normal(size=(4000, 3))
    chance = 0.5 + 0.1 * off[:, 0] - 0.1 * off[:, 1]  # a dear Balm helps Milady, a dear step the Musketeers
    told = [Played(COUNTS[n % 5], bool(won)) for n, won in enumerate(rng.random(4000) < chance)]
    then = moved(at, slopes(off, told), 0.3)
    assert then["milady_prices.balm"] > 2.2
    assert then["musketeer_prices.step"] > 4.4
    assert then["musketeer_prices.life"] == pytest.approx(1.0, rel=0.1)


def test_strayed_prices_stray_by_their_spread() -> None:
    assert strayed({"musketeer_prices.step": 2.0}, [1.0], 0.5)["musketeer_prices.step"] == pytest.approx(
        2.0 * np.exp(0.5)
    )


def test_prices_are_written_where_they_stand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = {module: (tool.FOLDER / f"{module}.py").read_text("utf-8") for module in tool.LISTS}
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    for module, text in sources.items():
        (tmp_path / f"{module}.py").write_text(text, "utf-8")
    write(prices())
    assert {module: (tmp_path / f"{module}.py").read_text("utf-8") for module in sources} == sources
    write(prices() | {"musketeer_prices.step": 99.0})
    changed = (tmp_path / "musketeer_prices.py").read_text("utf-8")
    assert changed != sources["musketeer_prices"]
    assert "    step: float = 99.0  #" in changed
