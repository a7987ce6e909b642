"""The story of a game in chapters, in the reader's language. Every sentence is true to the record."""

from hashlib import blake2b
from random import Random
from typing import Final, NamedTuple

from mousquetaires.engine.ids import BOARD_NAMES, ENDING_NAMES, ITEMS, NAMED_FOES, PLACE_NAMES
from mousquetaires.engine.record import Session
from mousquetaires.i18n import Texts
from mousquetaires.i18n.errors import Value
from mousquetaires.i18n.sentences import NAMES, id_name, name_text, sentence

from .story_facts import ITEMS_BOUGHT, Chapter, Fact, Paragraph, StoryFacts
from .story_headings import Picture, heading_of, picture_of

# How many sentences there are for each kind of fact. The game chooses.
# fmt: off
SENTENCES: Final = {
    "title-diamonds": 5, "title-time": 2, "title-siege": 2, "title-honour": 2, "title-abduction": 2, "title-barred": 2,
    "head_found": 2, "head_board": 2, "head_fell": 2, "head_jailed": 2, "head_rises": 2, "head_falls": 2,
    "head_rochefort": 2, "head_won": 2,
    "head_lost": 2, "head_crossed": 2, "head_louvre_failed": 2, "head_treachery": 2, "head_quiet": 2,
    "head_busy": 3,
    "prologue": 3, "ending": 2, "sums": 2, "quiet": 3, "treachery": 4, "paris": 3, "paris_over": 3,
    "shown": 4, "seen": 3, "home": 3, "rochefort": 3, "found": 3, "duel": 4, "again": 3, "bout": 3, "result": 3,
    "wounds": 3, "assassin": 3, "fell": 3, "jailed": 3, "freed": 3, "sacrifice": 3, "snare": 2, "challenge": 4,
    "failed": 3, "board": 3,
    "louvre_done": 3, "louvre_failed": 3, "bought": 3, "honour": 4, "siege_worse": 3, "siege_better": 3, "crossed": 3,
    "one_short": 3, "one_shield": 3, "one_point": 3, "one_space": 2, "milady_rises": 3, "milady_falls": 3,
}
# fmt: on
WORDS: Final = {"result": "result", "bout": "result", "one_space": "clock"}  # the variable that takes a fact's word
NO_PLACE: Final = -1
NO_FACT: Final = Fact("", {})
MOST_PICTURES: Final = 2  # of a chapter


class ToldParagraph(NamedTuple):
    """Some sentences, the inputs of the record that had been made by their end, and what is drawn beside them."""

    text: str
    at: int
    picture: Picture | None


class ToldChapter(NamedTuple):
    """A turn of the game in words."""

    number: int
    name: str
    heading: str
    paragraphs: list[ToldParagraph]


class Story(NamedTuple):
    """A whole story."""

    title: str
    prologue: str
    chapters: list[ToldChapter]
    ending: str


def story(session: Session, texts: Texts) -> str:
    """The whole story as Markdown. The same record in the same language always gives the same one."""
    return markdown(tell(session, texts))


def tell(session: Session, texts: Texts) -> Story:
    """The whole story."""
    return Storyteller(session, texts).story()


def markdown(story: Story) -> str:
    """A story as a text file."""
    blocks = [f"# {story.title}", story.prologue]
    for chapter in story.chapters:
        blocks += [f"## {chapter.name}", f"### {chapter.heading}", *[one.text for one in chapter.paragraphs]]
    return "\n\n".join([*blocks, "* * *", story.ending]) + "\n"


class Storyteller:
    """Finds words for the facts of one game."""

    def __init__(self, session: Session, texts: Texts) -> None:
        self.session = session
        self.texts = texts
        self.rng = Random(story_seed(session))
        self.unused: dict[str, list[int]] = {}  # the sentences of each kind that were not used lately
        self.last: dict[str, int] = {}  # the sentence of each kind that was used last
        self.headings: list[Fact] = []  # of the chapters so far

    def story(self) -> Story:
        """The title, the prologue, a chapter for each turn, and the end."""
        facts = StoryFacts(self.session)
        s = self.session.game.s
        heroes = [name_text(self.texts, "hero", hero, "the") for hero in self.session.table.heroes]
        ending = ENDING_NAMES[s.ending]
        title = self.words(f"title-{ending}")
        prologue = self.words("prologue", heroes=self.texts.listed(heroes))
        chapters = [self.chapter(chapter) for chapter in facts.chapters]
        last = self.words("ending", ending_id=ending)
        sums = self.words("sums", duels=facts.fought, won=facts.won, n=s.turn)
        return Story(title, prologue, chapters, f"{last} {sums}")

    def chapter(self, chapter: Chapter) -> ToldChapter:
        name = self.texts.say("tale-chapter", n=chapter.turn)
        self.headings.append(heading_of(chapter, self.headings))
        heading = self.fact(self.headings[-1])
        told = [self.paragraph(paragraph) for paragraph in chapter.paragraphs]
        return ToldChapter(chapter.turn, name, heading, with_few_pictures(told))

    def paragraph(self, paragraph: Paragraph) -> ToldParagraph:
        sentences, last, before = [], NO_PLACE, NO_FACT
        for fact in paragraph:
            sentences.append(self.fact(fact, last, before))
            last, before = fact.values.get("place", last), fact
        return ToldParagraph(" ".join(sentences), paragraph[-1].at, picture_of(paragraph))

    def fact(self, fact: Fact, last: int = NO_PLACE, before: Fact = NO_FACT) -> str:
        """The sentence of a fact, with names in all their forms. The place that was named last is "there"."""
        values: dict[str, Value] = {}
        if is_he(fact, before):
            values["hero_he"] = self.texts.say("storyteller-he")
        elif "hero" in fact.values:
            values["hero_he"] = name_text(self.texts, "hero", fact.values["hero"], "the")
        for name, value in fact.values.items():
            if name == ITEMS_BOUGHT:
                items = [item for item in range(ITEMS) if value >> item & 1]
                values[name] = self.texts.listed([name_text(self.texts, "item", item, "acc") for item in items])
            elif name in NAMES:
                there = name == "place" and value == last
                values |= self.texts.forms(name, "place-there" if there else name_key(name, value))
            else:
                values[name] = value
        if fact.kind in WORDS:
            values[WORDS[fact.kind]] = fact.word
        return self.words(fact.kind, **values)

    def words(self, kind: str, **values: Value) -> str:
        """One of the sentences for this kind of fact. All others are used before it is used again."""
        if not self.unused.get(kind):
            again = self.rng.sample(range(1, SENTENCES[kind] + 1), SENTENCES[kind])
            twice = again[-1] == self.last.get(kind)
            self.unused[kind] = again[::-1] if twice else again
        number = self.last[kind] = self.unused[kind].pop()
        return sentence(self.texts.say(f"tale-{kind}-{number}", **values).strip())


def is_he(fact: Fact, before: Fact) -> bool:
    """Whether "he" is clear: the sentence before named this Musketeer and no adversary.

    It is clear after the sentence that begins a duel, too: the result names the adversary again.
    """
    same = "hero" in fact.values and fact.values["hero"] == before.values.get("hero")
    alone = "foe" not in before.values and before.kind != "rochefort"
    return same and (alone or before.kind == "duel")


def with_few_pictures(told: list[ToldParagraph]) -> list[ToldParagraph]:
    """The same paragraphs, with at most two pictures: maps first, and the last ones of a kind."""
    drawn = [at for at, one in enumerate(told) if one.picture]
    drawn.sort(key=lambda at: ((told[at].picture or Picture("", 0)).kind != "map", -at))
    kept = drawn[:MOST_PICTURES]
    return [one if at in kept else one._replace(picture=None) for at, one in enumerate(told)]


def name_key(group: str, value: int) -> str:
    """The key of a name, as a storyteller says it: boards are places, and tokens of the Quest are guards."""
    if group == "place" and value >= len(PLACE_NAMES):
        return f"place-{BOARD_NAMES[value - len(PLACE_NAMES)]}"
    if group == "foe" and value >= NAMED_FOES:
        return "foe-guard"
    return f"{group}-{id_name(group, value)}"


def story_seed(session: Session) -> str:
    """What decides between several sentences: the inputs, dice included. A record without its seed tells the same."""
    return blake2b("\n".join(session.inputs).encode(), digest_size=16).hexdigest()
