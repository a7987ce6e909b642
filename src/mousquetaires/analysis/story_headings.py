"""What stands over a chapter, and which of its moments get a picture: the most noteworthy fact decides."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from mousquetaires.engine.ids import NOBODY

from .near_misses import CROSSED
from .story_facts import Chapter, Fact

QUIET: Final = "head_quiet"
BUSY: Final = "head_busy"
# What makes a chapter busy whose best headings are told already.
STIRRING: Final = ("bout", "result", "wounds", "sacrifice", "assassin", "snare", "jailed")
# The heading for a kind of fact and the values that it names, the most noteworthy first.
HEADINGS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "found": ("head_found", ("hero",)),
    "board": ("head_board", ("hero", "board")),
    "jailed": ("head_jailed", ("hero",)),
    "fell": ("head_fell", ("hero",)),
    "milady_rises": ("head_rises", ()),
    "milady_falls": ("head_falls", ()),
    "rochefort": ("head_rochefort", ("hero",)),
    "won": ("head_won", ("hero", "foe")),
    CROSSED: ("head_crossed", ("hero",)),
    "lost": ("head_lost", ("hero", "foe")),
    "louvre_failed": ("head_louvre_failed", ()),
    "treachery": ("head_treachery", ("treachery",)),
}
MAP_KINDS: Final = ("milady_rises", "milady_falls", CROSSED)  # told with the map as it was then
FACES: Final = ("found", "rochefort", "jailed", "fell", "result")  # told with the faces of those who met


class Picture(NamedTuple):
    """What is drawn beside a paragraph: the map, or a Musketeer and who he met. -1 is nobody, or Milady herself."""

    kind: str  # "map", "found", "rochefort", "jailed", "fell", "duel"
    at: int  # how many inputs of the record had been made by then
    hero: int = NOBODY
    foe: int = NOBODY


def heading_of(chapter: Chapter, earlier: Sequence[Fact] = ()) -> Fact:
    """The heading of a chapter, as a fact that is told in words of its own; not one that an earlier chapter has."""
    told = [fact for paragraph in chapter.paragraphs for fact in paragraph]
    for kind, (heading, names) in HEADINGS.items():
        for fact in [one for one in told if kind_of(one) == kind]:
            found = Fact(heading, {name: fact.values[name] for name in names})
            if found not in earlier:
                return found
    return Fact(BUSY if any(fact.kind in STIRRING for fact in told) else QUIET, {})


def kind_of(fact: Fact) -> str:
    """The kind of a fact, where a duel is ``won`` or ``lost``."""
    if fact.kind != "result":
        return fact.kind
    won, lost = fact.word in ("won", "won_wounded"), fact.word in ("lost", "lost_out", "hit_out")
    return "won" if won else "lost" if lost else fact.kind


def picture_of(paragraph: Iterable[Fact]) -> Picture | None:
    """The picture of a paragraph, or None if it tells nothing that can be drawn."""
    facts = list(paragraph)
    for fact in facts:
        if fact.kind in MAP_KINDS:
            return Picture("map", fact.at if fact.kind == CROSSED else fact.at - 1)  # before the next turn begins
    for kind in FACES:
        for fact in facts:
            if fact.kind == kind:
                shown = "duel" if kind == "result" else kind
                return Picture(shown, fact.at, fact.values["hero"], fact.values.get("foe", NOBODY))
    return None
