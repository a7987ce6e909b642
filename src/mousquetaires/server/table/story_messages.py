"""The story of a finished game, field by field. The browser's types are generated from these."""

from msgspec import UNSET, Struct, UnsetType

from mousquetaires.analysis.story import Story, ToldChapter, ToldParagraph
from mousquetaires.analysis.story_headings import Picture
from mousquetaires.engine.ids import FOE_NAMES, HERO_NAMES


class StoryPicture(Struct):
    """What is drawn beside a paragraph: the ``map`` after so many inputs of the record, or those who met."""

    kind: str
    at: int
    hero: str | UnsetType = UNSET
    foe: str | UnsetType = UNSET


class StoryParagraph(Struct):
    """Some sentences, how many inputs of the record had been made by their end, and a picture of some moments."""

    text: str
    at: int
    picture: StoryPicture | UnsetType = UNSET


class StoryChapter(Struct):
    """A turn of the game: its number, "Chapter 3", what it is about, and what happened."""

    number: int
    name: str
    heading: str
    paragraphs: list[StoryParagraph]


class StoryMessage(Struct):
    """A whole story, in one language."""

    language: str
    won: bool  # by the Musketeers
    title: str
    prologue: str
    chapters: list[StoryChapter]
    ending: str


def story_message(story: Story, language: str, won: bool) -> StoryMessage:
    chapters = [_chapter(chapter) for chapter in story.chapters]
    return StoryMessage(language, won, story.title, story.prologue, chapters, story.ending)


def _chapter(chapter: ToldChapter) -> StoryChapter:
    paragraphs = [_paragraph(one) for one in chapter.paragraphs]
    return StoryChapter(chapter.number, chapter.name, chapter.heading, paragraphs)


def _paragraph(told: ToldParagraph) -> StoryParagraph:
    return StoryParagraph(told.text, told.at, UNSET if told.picture is None else _picture(told.picture))


def _picture(picture: Picture) -> StoryPicture:
    hero = HERO_NAMES[picture.hero] if picture.hero >= 0 else UNSET
    foe = FOE_NAMES[picture.foe] if picture.foe >= 0 else UNSET
    return StoryPicture(picture.kind, picture.at, hero, foe)
