"""Reads a printed story back: which sentence says what about whom. It shares no code with the program that writes it.

The reader turns every message of the Fluent file into a pattern, in which a name can stand in any of its forms. So it
understands each sentence of a story, or finds that it doesn't.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement, VariableReference

GROUPS = ("hero", "foe", "place", "treachery", "paris", "louvre", "skill", "board", "item")
LISTS = {"heroes": "hero", "items": "item"}
SELECTED = ("result", "clock", "ending_id")  # a branch of these says something; other branches are grammar
TITLE, CHAPTER, ENDING = "title", "chapter", "ending"
THERE = "there"  # the place that was named last in this paragraph
HE = "he"  # the Musketeer who was named last in this paragraph
EMPTY = "EMPTY"  # stands for a word that is left out
PRONOUN = "storyteller-he"  # empty in languages whose verbs do without one


ONE = "one"  # the branch of a number; in every language we have, only 1 takes it (in French 0 would, too)
Says = tuple[tuple[str, object], ...]


class Part(NamedTuple):
    """A way to write a sentence: its pattern, and what its branches say."""

    pattern: str
    says: Says


class Template(NamedTuple):
    kind: str
    pattern: re.Pattern[str]
    says: dict[str, object]


class Told(NamedTuple):
    """A sentence of the story: the chapter it is in, what it says, and where it stands in the text."""

    chapter: int
    kind: str
    values: tuple[tuple[str, object], ...]
    spans: dict[str, tuple[int, int]]


def messages(language: str, file: str) -> dict[str, Message]:
    text = files("mousquetaires.i18n").joinpath(language, file).read_text("utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


@cache
def names(language: str) -> dict[str, dict[str, str]]:
    """By group: every form of every name, and the id that it belongs to."""
    found: dict[str, dict[str, str]] = {group: {} for group in GROUPS}
    for key, message in messages(language, "names.ftl").items():
        group, _, own = key.partition("-")
        if group in found:
            for text in written_forms(message).values():
                found[group].setdefault(text.casefold(), own)
    return found


@cache
def pronoun(language: str) -> str:
    value = messages(language, "story.ftl")[PRONOUN].value
    assert value is not None
    return plain(value)


def written_forms(message: Message) -> dict[str, str]:
    """The forms of a name by attribute, its plain form as an empty one."""
    made = {"": plain(message.value)} if message.value is not None else {}
    return made | {
        one.id.name: plain(one.value) for one in message.attributes if one.id.name not in ("gender", "short")
    }


def plain(pattern: Pattern) -> str:
    return "".join(element.value for element in pattern.elements if isinstance(element, TextElement))


def expanded(pattern: Pattern, language: str) -> list[Part]:
    """Every way to write a message."""
    parts = [Part("", ())]
    for element in pattern.elements:
        ways = element_ways(element, language)
        parts = [Part(one.pattern + way.pattern, one.says + way.says) for one in parts for way in ways]
    return [Part(one.pattern.replace(EMPTY + r"\ ", ""), one.says) for one in parts]


def element_ways(element: TextElement | Placeable, language: str) -> list[Part]:
    if isinstance(element, TextElement):
        return [Part(re.escape(element.value), ())]
    inner = element.expression
    if isinstance(inner, VariableReference) and inner.id.name == "hero_he":
        he = re.escape(pronoun(language)) or EMPTY
        return [Part(variable("hero", language), ()), Part(he, (("hero", HE),))]
    if isinstance(inner, VariableReference):
        return [Part(variable(inner.id.name, language), ())]
    assert isinstance(inner, SelectExpression)
    assert isinstance(inner.selector, VariableReference)
    name = inner.selector.id.name
    found = []
    for branch in inner.variants:
        key = str(getattr(branch.key, "name", None) or getattr(branch.key, "value", ""))
        for way in expanded(branch.value, language):
            if name in SELECTED:
                says: Says = ((name, key),)
            else:  # grammar, unless a word says what the number is
                says = ((name, 1),) if key == ONE and not re.search(rf"\?P<{name}>", way.pattern) else ()
            found.append(Part(way.pattern, says + way.says))
    return found


def variable(name: str, language: str) -> str:
    """The pattern of a variable; a name that occurs twice is read at its first place."""
    group = name.partition("_")[0]
    if group in GROUPS:
        forms = sorted(names(language)[group], key=len, reverse=True)
        return f"(?P<{group}>{'|'.join(map(re.escape, forms))})"
    if name in LISTS:
        return f"(?P<{name}>[^.!?“”«»:]+?(?:M\\. de Tréville[^.]*?)?)"
    return f"(?P<{name}>\\d+)"


def unique_groups(pattern: str) -> str:
    """The same pattern, where a later group of the same name is a reference to no group: it may be any form."""
    seen: set[str] = set()

    def once(found: re.Match[str]) -> str:
        if found[1] in seen:
            return "(?:"
        seen.add(found[1])
        return found[0]

    return re.sub(r"\(\?P<(\w+)>", once, pattern)


@cache
def templates(language: str) -> list[Template]:
    """All sentences of a story."""
    found = []
    told = {key: one for key, one in messages(language, "story.ftl").items() if key.startswith("tale-")}
    for key, message in told.items():
        assert message.value is not None
        kind = re.sub(r"-\d+$", "", key.removeprefix("tale-"))
        for part in expanded(message.value, language):
            pattern = re.compile(unique_groups(part.pattern) + r"(?=\s|$)", re.IGNORECASE)
            found.append(Template(kind, pattern, dict(part.says)))
    return found


class Reader:
    """Reads one story."""

    def __init__(self, text: str, language: str) -> None:
        self.text = text
        self.language = language
        self.chapter = 0
        self.place = ""  # that was named last in this paragraph
        self.hero = ""

    def read(self) -> list[Told]:
        """All sentences. Raises ``ValueError`` for one that can't be read."""
        found: list[Told] = []
        for line in re.finditer(r"[^\n]+", self.text):
            start = line.start() + len(line[0]) - len(line[0].lstrip("#* "))
            if start < line.end():
                found += self.sentences(start, line.end())
        return found

    def sentences(self, start: int, end: int) -> list[Told]:
        ways = next(self.split(start, end), None)
        if ways is None:
            raise ValueError(f"can't be read: {self.text[start:end]}")
        told = []
        self.place = self.hero = ""
        for template, match in ways:
            if template.kind == CHAPTER:
                self.chapter = int(match["n"])
            told.append(self.told(template, match))
        return told

    def split(self, start: int, end: int) -> Iterator[list[tuple[Template, re.Match[str]]]]:
        """Every way to read a paragraph as sentences, the longest first."""
        if start >= end:
            yield []
            return
        fits = [(one, found) for one in templates(self.language) if (found := one.pattern.match(self.text, start, end))]
        for one, found in sorted(fits, key=lambda fit: -fit[1].end()):
            for rest in self.split(found.end() + 1, end):
                yield [(one, found), *rest]

    def told(self, template: Template, match: re.Match[str]) -> Told:
        values: dict[str, object] = dict(template.says)
        for name, text in match.groupdict().items():
            values[name] = self.meaning(name, text)
        if "place" in values:
            values["place"] = self.place = self.place if values["place"] == THERE else str(values["place"])
        if "hero" in values:
            values["hero"] = self.hero = self.hero if values["hero"] == HE else str(values["hero"])
        spans = {name: match.span(name) for name in match.groupdict()}
        return Told(self.chapter, template.kind, tuple(sorted(values.items())), {**spans, "": match.span()})

    def meaning(self, name: str, text: str) -> object:
        if name in GROUPS:
            return names(self.language)[name][text.casefold()]
        if name in LISTS:
            return self.listed(LISTS[name], text)
        return int(text)

    def listed(self, group: str, text: str) -> frozenset[str]:
        """The names in a list."""
        forms = sorted(names(self.language)[group], key=len, reverse=True)
        found = re.findall("|".join(rf"(?<!\w){re.escape(form)}(?!\w)" for form in forms), text.casefold())
        return frozenset(names(self.language)[group][form] for form in found)
