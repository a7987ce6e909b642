"""All texts as they are written: the messages and the rules of a language."""

import tomllib
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from mousquetaires.i18n import ENGLISH, sources


@cache
def said(language: str) -> dict[str, str]:
    """Every message as it is written, without its comment."""
    found = {}
    for text in sources(language).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Message):
                entry.comment = None
                found[entry.id.name] = FluentSerializer().serialize_entry(entry)
    return found


@cache
def rules(language: str) -> dict[str, dict[str, str]]:
    """The rules of a language other than English, by kind and id."""
    told = files("mousquetaires.i18n").joinpath(language, "rules.toml").read_text("utf-8")
    return tomllib.loads(told)


@cache
def titles(language: str) -> dict[str, str]:
    """The title of each rule."""
    told = files("mousquetaires.i18n").joinpath(language, "rule_search.toml").read_text("utf-8")
    found: dict[str, str] = tomllib.loads(told)["titles"]
    return found


@cache
def rulebook(language: str) -> dict[str, str]:
    """Every text of a language on the rulebook page: a rule with its title, a ruling, a component."""
    return {
        one: "\n".join(filter(None, (titles(language).get(one), text))) for one, text in sentences(language).items()
    }


@cache
def sentences(language: str) -> dict[str, str]:
    """Every rule text of a language, without titles."""
    if language != ENGLISH:
        return {one: text for part in rules(language).values() for one, text in part.items()}
    told = tomllib.loads(files("mousquetaires.data").joinpath("rules.toml").read_text("utf-8"))
    parts = [told[kind] for kind in ("words", "rules", "rulings", "components")]
    return {one: row if isinstance(row, str) else row["text"] for part in parts for one, row in part.items()}
