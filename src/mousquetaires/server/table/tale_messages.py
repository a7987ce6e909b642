"""The story of a finished game, field by field. The browser's types are generated from these."""

from msgspec import UNSET, Struct, UnsetType

from mousquetaires.analysis.story import Tale, ToldChapter, ToldParagraph
from mousquetaires.analysis.story_headings import Picture
from mousquetaires.engine.ids import FOE_NAMES, HERO_NAMES


class TalePicture(Struct):
    """What is drawn beside a paragraph: the ``map`` after so many inputs of the record, or those who met."""

    kind: str
    at: int
    hero: str | UnsetType = UNSET
    foe: str | UnsetType = UNSET


class TaleParagraph(Struct):
    """Some sentences, how many inputs of the record had been made by their end, and a picture of some moments."""

    text: str
    at: int
    picture: TalePicture | UnsetType = UNSET


class TaleChapter(Struct):
    """A turn of the game: its number, "Chapter 3", what it is about, and what happened."""

    number: int
    name: str
    heading: str
    paragraphs: list[TaleParagraph]


class TaleMessage(Struct):
    """A whole story, in one language."""

    language: str
    won: bool  # by the Musketeers
    title: str
    prologue: str
    chapters: list[TaleChapter]
    ending: str


def tale_message(tale: Tale, language: str, won: bool) -> TaleMessage:
    chapters = [_chapter(chapter) for chapter in tale.chapters]
    return TaleMessage(language, won, tale.title, tale.prologue, chapters, tale.ending)


def _chapter(chapter: ToldChapter) -> TaleChapter:
    paragraphs = [_paragraph(one) for one in chapter.paragraphs]
    return TaleChapter(chapter.number, chapter.name, chapter.heading, paragraphs)


def _paragraph(told: ToldParagraph) -> TaleParagraph:
    return TaleParagraph(told.text, told.at, UNSET if told.picture is None else _picture(told.picture))


def _picture(picture: Picture) -> TalePicture:
    hero = HERO_NAMES[picture.hero] if picture.hero >= 0 else UNSET
    foe = FOE_NAMES[picture.foe] if picture.foe >= 0 else UNSET
    return TalePicture(picture.kind, picture.at, hero, foe)
