"""Charts of a simulation."""

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from matplotlib.figure import Figure

from mousquetaires.engine.config import usual_setup
from mousquetaires.i18n import texts
from mousquetaires.sim.executors import SingleProcess
from mousquetaires.sim.parquet_file import ParquetFile
from mousquetaires.sim.plan import Plan, seated
from mousquetaires.sim.play import SimulationError
from mousquetaires.sim.plots import NAMES, Pictures, draw
from mousquetaires.sim.simulation import Simulation, simulate
from tests.box import FIRST_BOX as BOX

SETUPS = [usual_setup(2), usual_setup(3, milady=False)]
PLAN = Plan(tuple(seated(setup, "random", "random") for setup in SETUPS), 3, seed=5)


def drawn(folder: Path, language: str, done: Simulation) -> dict[str, Path]:
    tables = list(zip(("two", "alone"), done.tables.values(), strict=True))
    made = draw(folder, "svg", texts(language), BOX, tables)
    assert [path.name for path in made] == [f"{name}.svg" for name in NAMES]
    return {path.stem: path for path in made}


def test_pictures_say_what_they_show_in_the_readers_language(tmp_path: Path) -> None:
    done = simulate(PLAN, BOX, SingleProcess())
    made = drawn(tmp_path / "once", "pl", done)
    told = {name: " ".join(ElementTree.fromstring(path.read_text()).itertext()) for name, path in made.items()}
    for name, words in {
        "wins": "Gry wygrane przez Milady",
        "length": "rundy",
        "endings": "Jak kończą się gry",
        "clocks": "Konstancja",
    }.items():
        assert words in told[name]
        assert "alone" in told[name]
    again = drawn(tmp_path / "again", "pl", done)  # the same numbers give the same files
    assert [path.read_bytes() for path in made.values()] == [path.read_bytes() for path in again.values()]


@pytest.mark.parametrize(("tables", "panels"), [(1, 4), (2, 4), (3, 12)])
def test_clocks_of_many_tables_have_panels_of_their_own(tables: int, panels: int) -> None:
    done = simulate(PLAN, BOX, SingleProcess())
    named = [(f"table {at}", done.total) for at in range(tables)]
    figure = Figure()
    Pictures(texts("en"), BOX, named).clocks(figure)
    assert len(figure.axes) == panels
    assert all(len(axes.collections) == (1 if tables > 2 else tables) for axes in figure.axes)  # the bands


def test_no_line_is_drawn_through_a_share() -> None:
    figure = Figure()
    Pictures(texts("en"), BOX, [("all", simulate(PLAN, BOX, SingleProcess()).total)]).wins(figure)
    (share,) = figure.axes[0].texts
    box = share.get_bbox_patch()
    assert box is not None
    assert share.get_zorder() > figure.axes[0].lines[-1].get_zorder()


def test_who_has_not_installed_what_draws_is_told_how(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for module in ("pyarrow", "matplotlib"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(SimulationError) as error:
        ParquetFile(tmp_path / "games.parquet", PLAN, BOX, False)
    assert (error.value.key, error.value.values) == ("sim-extra", {"package": "pyarrow", "extra": "sim"})
    with pytest.raises(SimulationError) as error:
        draw(tmp_path, "svg", texts("en"), BOX, [])
    assert error.value.values == {"package": "matplotlib", "extra": "sim"}
