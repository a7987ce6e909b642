"""Charts of a simulation: who wins, how long games are, how they end, and the four clocks turn by turn."""

from pathlib import Path
from typing import Any, Final

from mousquetaires.engine import ids
from mousquetaires.engine.components import Components
from mousquetaires.i18n import Texts
from mousquetaires.i18n.sentences import name_text, sentence

from .optional_packages import import_optional
from .play import CLOCK_NAMES
from .stats import wilson
from .summary import Summary, clock_ends

Tables = list[tuple[str, Summary]]  # by the name shown to the reader

FORMATS: Final = ("svg", "png")
NAMES: Final = ("wins", "length", "endings", "clocks")  # of the charts and of their files
RED: Final = "#9b2226"  # Milady's color
GREY: Final = "#6c757d"
ENDING_COLOURS: Final = ("#1d4e89", "#9b2226", "#e09f3e", "#bc6c9c", "#5c415d", "#6c757d")
LINES: Final = ("#1d4e89", "#9b2226", "#2a9d8f", "#e09f3e", "#5c415d", "#6c757d")
TOGETHER: Final = 2  # more tables than these get a panel each
LABEL: Final = {"facecolor": "white", "edgecolor": "none", "pad": 1}  # a white background keeps lines away from numbers
STYLE: Final = {
    "svg.hashsalt": "mousquetaires",  # the same numbers give the same file
    "svg.fonttype": "none",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.alpha": 0.25,
    "figure.dpi": 120,
}


def draw(folder: Path, form: str, texts: Texts, box: Components, tables: Tables) -> list[Path]:
    """Draw every chart into a file in the folder."""
    library = drawing()
    figures = import_optional("matplotlib.figure", "matplotlib", "sim")
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    with library.rc_context(STYLE):
        pictures = Pictures(texts, box, tables)
        for name in NAMES:
            figure = figures.Figure(layout="constrained")
            getattr(pictures, name)(figure)
            made.append(folder / f"{name}.{form}")
            figure.savefig(made[-1], metadata={"Date": None} if form == "svg" else None)
    return made


def drawing() -> Any:
    """The plotting module, or an error that says how to install it."""
    return import_optional("matplotlib", "matplotlib", "sim")


class Pictures:
    """All charts of the same tables, each drawn on its own figure."""

    def __init__(self, texts: Texts, box: Components, tables: Tables) -> None:
        self.texts = texts
        self.ends = clock_ends(box)
        self.tables = tables
        self.names = [name for name, _ in tables]
        self.colours = [LINES[at % len(LINES)] for at in range(len(tables))]

    def wins(self, figure: Any) -> None:
        """Milady's share of the games, with its interval."""
        figure.set_size_inches(6.4, 1.6 + 0.5 * len(self.tables))
        axes = figure.subplots()
        for at, (_, summary) in enumerate(self.tables):
            share = 100 * summary.milady / summary.games
            low, high = (100 * end for end in wilson(summary.milady, summary.games))
            axes.errorbar(share, at, xerr=[[share - low], [high - share]], fmt="o", color=RED, capsize=4)
            place: Any = {"textcoords": "offset points", "xytext": (0, 7), "ha": "center", "bbox": LABEL}
            axes.annotate(self.texts.percent(f"{share:.1f}"), (share, at), **place)
        axes.axvline(50, color=GREY, linewidth=1, linestyle="--")
        axes.set_ylim(len(self.tables) - 0.5, -0.7)
        self._shares_of_tables(axes)
        axes.set_title(self.texts.say("cli-plot-wins"))

    def _shares_of_tables(self, axes: Any) -> None:
        """One line per table, from 0 to 100% of its games."""
        axes.set_yticks(range(len(self.tables)), self.names)
        axes.set_xlim(0, 100)
        axes.set_xlabel(self.texts.say("cli-plot-share"))

    def length(self, figure: Any) -> None:
        """How many games had how many turns."""
        figure.set_size_inches(6.4, 4)
        axes = figure.subplots()
        for (name, summary), colour in zip(self.tables, self.colours, strict=True):
            turns = range(min(summary.turns), max(summary.turns) + 1)
            shares = [100 * summary.turns[turn] / summary.games for turn in turns]
            axes.plot(turns, shares, marker="o", markersize=4, color=colour, label=name)
        axes.set_ylim(bottom=0)
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.set_xlabel(self.texts.say("cli-plot-turns"))
        axes.set_ylabel(self.texts.say("cli-plot-share"))
        axes.set_title(self.texts.say("cli-plot-length"))
        axes.legend()

    def endings(self, figure: Any) -> None:
        """One bar per table, divided by how its games ended."""
        figure.set_size_inches(8, 2.2 + 0.5 * len(self.tables))
        axes = figure.subplots()
        done = [0.0] * len(self.tables)
        for ending in range(1, ids.ENDINGS):
            shares = [100 * summary.endings[ending] / summary.games for _, summary in self.tables]
            if any(shares):
                words = sentence(name_text(self.texts, "ending", ending))
                axes.barh(range(len(shares)), shares, left=done, color=ENDING_COLOURS[ending - 1], label=words)
                done = [before + share for before, share in zip(done, shares, strict=True)]
        axes.invert_yaxis()
        self._shares_of_tables(axes)
        axes.set_title(self.texts.say("cli-plot-endings"))
        figure.legend(loc="outside lower center", ncols=2)

    def clocks(self, figure: Any) -> None:
        """The four ways in which Milady wins, turn by turn."""
        if len(self.tables) <= TOGETHER:
            self._clocks_together(figure)
        else:
            self._clocks_apart(figure)
        figure.suptitle(self.texts.say("cli-plot-clocks"))

    def _clocks_together(self, figure: Any) -> None:
        """One panel per clock, with all tables."""
        figure.set_size_inches(9, 6.5)
        panels = list(figure.subplots(2, 2).flat)
        for clock, axes in enumerate(panels):
            for at in range(len(self.tables)):
                self._clock(axes, clock, at)
            axes.set_title(self._clock_name(clock))
        for axes in panels[2:]:
            axes.set_xlabel(self.texts.say("cli-plot-turn"))
        figure.legend(*panels[0].get_legend_handles_labels(), loc="outside lower center", ncols=len(self.tables))

    def _clocks_apart(self, figure: Any) -> None:
        """One row of panels per table. In a shared panel many tables could not be told apart."""
        figure.set_size_inches(10, 1.4 + 1.4 * len(self.tables))
        rows = figure.subplots(len(self.tables), len(CLOCK_NAMES), sharex=True, sharey="col")
        for at, row in enumerate(rows):
            for clock, axes in enumerate(row):
                self._clock(axes, clock, at)
            row[0].set_ylabel(self.names[at])
        for clock, axes in enumerate(rows[0]):
            axes.set_title(self._clock_name(clock), fontsize="medium")
        figure.supxlabel(self.texts.say("cli-plot-turn"), fontsize="medium")

    def _clock_name(self, clock: int) -> str:
        return self.texts.say(f"cli-clock-{CLOCK_NAMES[clock]}")

    def _clock(self, axes: Any, clock: int, at: int) -> None:
        """A table's mean, the range of the middle 80% of its games, and the line at which Milady wins."""
        name, summary = self.tables[at]
        hours = summary.clock(clock)
        turns = [hour.turn for hour in hours]
        axes.plot(turns, [hour.mean for hour in hours], color=self.colours[at], label=name)
        low, high = [hour.low for hour in hours], [hour.high for hour in hours]
        axes.fill_between(turns, low, high, color=self.colours[at], alpha=0.15, linewidth=0)
        axes.axhline(self.ends[CLOCK_NAMES[clock]], color=RED, linestyle="--", linewidth=1)
        axes.xaxis.get_major_locator().set_params(integer=True)
