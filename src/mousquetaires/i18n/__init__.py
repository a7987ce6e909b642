"""All texts of the program, as Fluent files: one folder per language, with the same keys in each.

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

from .errors import KeyedError, Value

Values = Mapping[str, Value]

ENGLISH: Final = "en"
SUFFIX: Final = ".ftl"
ENTRY: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)  # start of a message; its other lines are indented
VARIABLE: Final = "MOUSQUETAIRES_LANG"
LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

# The grammatical forms of a name, each with the form that replaces it if it is missing ("": the plain form).
# fmt: off
FORMS: Final[dict[str, str]] = {
    "the": "", "acc": "the", "gen": "the", "dat": "acc", "ins": "acc", "loc": "the", "to": "acc", "short": "",
}
# fmt: on
MOST_NUMBER: Final = 10**28  # Fluent cannot format larger numbers
HALF_TEXT: Final = 1000  # characters kept at each end of a text that is too long for Fluent
GENDER: Final = "gender"
USUAL_GENDER: Final = "m"


class TextError(KeyedError):
    """An unknown language."""


class Texts:
    """The texts of one language. Missing texts fall back to English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = bundle(language)
        self._named: dict[tuple[str, str], dict[str, Value]] = {}  # cache of names without values: stories repeat them

    def say(self, key: str, **values: Value) -> str:
        """Format the text of a key. Never fails, so that a missing text does not stop a game."""
        return self.checked(key, values)[0]

    def checked(self, key: str, values: Values) -> tuple[str, list[str]]:
        """Like ``say``, but also returns all errors. Tests require that there are none."""
        spoken = self._bundle if self._bundle.has_message(key) else bundle(ENGLISH)
        if not spoken.has_message(key):
            return key, [f"{key}: missing"]
        value = spoken.get_message(key).value
        if value is None:
            return key, [f"{key}: empty"]
        said, errors = spoken.format_pattern(value, {name: _formattable(one) for name, one in values.items()})
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
        """Names as a list in this language, or the word for an empty list."""
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
        """A label with its content: "Paris: The Abduction"."""
        return self.say("labelled", label=label, what=what)

    def percent(self, number: str) -> str:
        """A number with the percent sign as this language writes it: "50%" in English, with a space in French."""
        return self.say("percent", n=number)

    def counted(self, number: int, name: str) -> str:
        """A name, with its number if it is not 1."""
        return name if number == 1 else self.say("counted", n=number, name=name)


def _formattable(value: Value) -> Value:
    """A value that Fluent can format: it fails for very long texts and very large numbers.

    >>> _formattable(1625), _formattable(10**30)
    (1625, '1000000000000000000000000000000')
    >>> len(_formattable("x" * 5000))
    2001
    """
    if isinstance(value, int):
        return value if abs(value) < MOST_NUMBER else _formattable(digits_of(value))
    return value if len(value) <= 2 * HALF_TEXT else f"{value[:HALF_TEXT]}…{value[-HALF_TEXT:]}"


def digits_of(number: int) -> str:
    """A number as text, however large it is."""
    try:
        return str(number)
    except ValueError:  # more digits than Python converts
        return hex(number)


@cache
def texts(language: str) -> Texts:
    """The texts of a language. Raises TextError for an unknown one."""
    if language not in languages():
        raise TextError("cli-language", language=language, known=", ".join(languages()))
    return Texts(language)


@cache
def languages() -> tuple[str, ...]:
    """The available languages, English first."""
    found = [folder.name for folder in files(__name__).iterdir() if _has_texts(folder.name)]
    return (ENGLISH, *sorted(name for name in found if name != ENGLISH))


def _has_texts(name: str) -> bool:
    folder = files(__name__).joinpath(name)
    return folder.is_dir() and any(file.name.endswith(SUFFIX) for file in folder.iterdir())


def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language, by file name."""
    folder = files(__name__).joinpath(language)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(SUFFIX)), key=lambda file: file.name)
    return {file.name: file.read_text("utf-8") for file in found}


class Bundle(FluentBundle):
    """All messages of a language. Each is parsed on first use: parsing them all would slow down every start."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)  # a terminal would show the isolation marks
        self._written = {key: text for file in sources(language).values() for key, text in messages_in(file).items()}

    def has_message(self, message_id: str) -> bool:
        return message_id in self._written

    # Overrides a private method: it is the only place where fluent.runtime (pinned) looks up messages. A test formats
    # every text.
    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        if entry_id in self._written and entry_id not in self._messages:
            self.add_resource(FluentResource(self._written[entry_id]))
        return super()._lookup(entry_id, term)


def messages_in(file: str) -> dict[str, str]:
    r"""The source text of each message in a Fluent file, by key.

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
    """The language to use: the option, the environment variable, or the system's locale if we have its texts."""
    asked = option or environment.get(VARIABLE)
    if asked:
        return asked.lower()
    locale = next((environment[name] for name in LOCALES if environment.get(name)), "")
    spoken = locale.partition("_")[0].partition(".")[0]
    return spoken if spoken in languages() else ENGLISH
