"""The words of the game: Fluent files in one folder a language, the same keys in each.

>>> texts("en").say("card-kitty")
'Kitty'
>>> texts("en").forms("place", "place-louvre")["place_to"]
'to the Louvre'
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

Value = str | int
Values = Mapping[str, Value]

ENGLISH: Final = "en"
SUFFIX: Final = ".ftl"
ENTRY: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)  # where a message begins; its other lines are indented
VARIABLE: Final = "MOUSQUETAIRES_LANG"
LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

# The forms a name can have beside its plain one, each with the form that stands in for it ("": the plain one).
# fmt: off
FORMS: Final[dict[str, str]] = {
    "the": "", "acc": "the", "gen": "the", "dat": "acc", "ins": "acc", "loc": "the", "to": "acc", "short": "",
}
# fmt: on
MOST_NUMBER: Final = 10**28  # from here on Fluent cannot format a number
HALF_TEXT: Final = 1000  # letters at each end of a text that is too long for Fluent
GENDER: Final = "gender"
USUAL_GENDER: Final = "m"


class TextError(ValueError):
    """A language nobody has written yet: a text key with what is wrong and what is possible."""

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values = values


class Texts:
    """Everything that can be said in one language; what is missing there is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = bundle(language)
        self._named: dict[tuple[str, str], dict[str, Value]] = {}  # plain names, made once: stories repeat them

    def say(self, key: str, **values: Value) -> str:
        """The sentence or name behind a key; never fails, because a game must go on."""
        return self.checked(key, values)[0]

    def checked(self, key: str, values: Values) -> tuple[str, list[str]]:
        """The same, with everything that went wrong while making it (tests want nothing to)."""
        spoken = self._bundle if self._bundle.has_message(key) else bundle(ENGLISH)
        if not spoken.has_message(key):
            return key, [f"{key}: missing"]
        value = spoken.get_message(key).value
        if value is None:
            return key, [f"{key}: empty"]
        said, errors = spoken.format_pattern(value, {name: _fitting(one) for name, one in values.items()})
        return str(said), [f"{key}: {error}" for error in errors]

    def forms(self, name: str, key: str, **values: Value) -> dict[str, Value]:
        """A name in all its forms, as the variables ``name``, ``name_the``, ``name_to`` ... of a sentence."""
        if values:
            return self._forms(name, key, values)
        if (name, key) not in self._named:
            self._named[name, key] = self._forms(name, key, values)
        return self._named[name, key]

    def _forms(self, name: str, key: str, values: Values) -> dict[str, Value]:
        made: dict[str, Value] = {name: self.say(key, **values)}
        attributes = self._attributes(key, values)
        for form, instead in FORMS.items():
            other = made[f"{name}_{instead}" if instead else name]
            made[f"{name}_{form}"] = attributes.get(form, other)
        made[f"{name}_{GENDER}"] = attributes.get(GENDER, USUAL_GENDER)
        return made

    def form(self, key: str, form: str) -> str:
        """One form of a name."""
        return str(self.forms("name", key)[f"name_{form}"])

    def _attributes(self, key: str, values: Values) -> dict[str, str]:
        if not self._bundle.has_message(key):
            return {}
        found = self._bundle.get_message(key).attributes
        return {form: str(self._bundle.format_pattern(made, dict(values))[0]) for form, made in found.items()}

    def listed(self, names: list[str]) -> str:
        """Several names in a row, or the word for none."""
        if not names:
            return self.say("list-none")
        *others, last = names
        if not others:
            return last
        row = others[0]
        for name in others[1:]:
            row = self.say("list-more", first=row, next=name)
        return self.say("list-last", first=row, last=last)

    def labelled(self, label: str, what: str) -> str:
        """A label and what stands behind it: "Paris: The Abduction"."""
        return self.say("labelled", label=label, what=what)

    def counted(self, number: int, name: str) -> str:
        """A name, or several of it."""
        return name if number == 1 else self.say("counted", n=number, name=name)


def _fitting(value: Value) -> Value:
    """A value that Fluent can format: it refuses long texts, and numbers of more digits than a ``Decimal`` has.

    >>> _fitting(1625), _fitting(10**30)
    (1625, '1000000000000000000000000000000')
    >>> len(_fitting("x" * 5000))
    2001
    """
    if isinstance(value, int):
        return value if abs(value) < MOST_NUMBER else _fitting(digits_of(value))
    return value if len(value) <= 2 * HALF_TEXT else f"{value[:HALF_TEXT]}…{value[-HALF_TEXT:]}"


def digits_of(number: int) -> str:
    """A number as text, however long it is."""
    try:
        return str(number)
    except ValueError:  # more digits than Python writes
        return hex(number)


@cache
def texts(language: str) -> Texts:
    """The texts of a language; one nobody has written is refused."""
    if language not in languages():
        raise TextError("cli-language", language=language, known=", ".join(languages()))
    return Texts(language)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    found = [folder.name for folder in files(__name__).iterdir() if _has_texts(folder.name)]
    return (ENGLISH, *sorted(name for name in found if name != ENGLISH))


def _has_texts(name: str) -> bool:
    folder = files(__name__).joinpath(name)
    return folder.is_dir() and any(file.name.endswith(SUFFIX) for file in folder.iterdir())


def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language, as written."""
    folder = files(__name__).joinpath(language)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(SUFFIX)), key=lambda file: file.name)
    return {file.name: file.read_text("utf-8") for file in found}


class Bundle(FluentBundle):
    """All messages of a language. Each is parsed when it is first said: parsing all of them delays every start."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)  # terminals would show the marks around variables
        self._written = {key: text for file in sources(language).values() for key, text in messages_in(file).items()}

    def has_message(self, message_id: str) -> bool:
        return message_id in self._written

    # Private, but the only place where fluent.runtime, which is pinned, looks a message up; a test says every text.
    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        if entry_id in self._written and entry_id not in self._messages:
            self.add_resource(FluentResource(self._written[entry_id]))
        return super()._lookup(entry_id, term)


def messages_in(file: str) -> dict[str, str]:
    r"""The messages of a Fluent file by their keys, as written.

    >>> messages_in("a = A\nb =\n    .the = the B\n")
    {'a': 'a = A\n', 'b': 'b =\n    .the = the B\n'}
    """
    found = list(ENTRY.finditer(file))
    ends = [*(entry.start() for entry in found[1:]), len(file)]
    return {entry[1]: file[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


@cache
def bundle(language: str) -> Bundle:
    return Bundle(language)


def wanted_language(option: str | None, environment: Mapping[str, str]) -> str:
    """The language somebody wants: asked for outright, or what the machine speaks if we do."""
    asked = option or environment.get(VARIABLE)
    if asked:
        return asked.lower()
    locale = next((environment[name] for name in LOCALES if environment.get(name)), "")
    spoken = locale.partition("_")[0].partition(".")[0]
    return spoken if spoken in languages() else ENGLISH
