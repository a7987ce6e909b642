"""Reading the component tables: every value counts, digests, and the user's own tables."""

import copy
import errno
import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from mousquetaires.data import load
from mousquetaires.engine import component_table_reader, ids
from mousquetaires.engine.component_table_parser import FILES, REASONS, ComponentError, parse
from mousquetaires.engine.components import (
    Components,
)
from tests.engine.table_texts import TEXTS, Data, edited, flat, our_box

# --- every value counts ---------------------------------------------------------------------------


def numbers_of_the_box() -> list[str]:
    keys = [key for text in TEXTS.values() for key in flat(tomllib.loads(text))]
    return [key for key in keys if isinstance(value_at(key), int)]


def value_at(key: str) -> Any:
    table, row_name, name = key.split(".")
    return table_of(f"{table}.toml")[table][row_name][name]


@cache
def table_of(file: str) -> Data:
    """One of our tables, for reading only."""
    return tomllib.loads(TEXTS[file])


def changed(key: str, step: int) -> Components | None:
    try:
        return parse(edited(key.partition(".")[0] + ".toml", key, value_at(key) + step))
    except ComponentError:
        return None


@pytest.mark.untraced
def test_no_number_of_the_box_is_read_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each number, one up or one down, is refused or makes another box with another digest."""
    once = SimpleNamespace(loads=cache(tomllib.loads))  # tables that stay as they are are read once
    monkeypatch.setattr(component_table_reader, "tomllib", once)
    plain = replace(our_box(), digest="")
    for key in numbers_of_the_box():
        box = changed(key, 1) or changed(key, -1)
        if box is not None:
            assert replace(box, digest="") != plain, key
            assert box.digest != our_box().digest, key


# --- digests and own tables -----------------------------------------------------------------------


def reworded(change: Callable[[str], str]) -> Components:
    return parse({file: change(text) for file, text in TEXTS.items()})


def test_the_digest_is_of_the_values_alone() -> None:
    assert re.fullmatch(r"[0-9a-f]{32}", our_box().digest)
    assert load().digest == our_box().digest
    assert reworded(lambda text: "# a remark\n" + text.replace('"assumed"', '"publisher"')) == our_box()
    assert parse(dict(reversed(TEXTS.items()))).digest == our_box().digest


def test_the_digest_is_blake2b_of_the_values_as_sorted_json() -> None:
    values = {key: value_at(key) for text in TEXTS.values() for key in flat(tomllib.loads(text))}
    values["heroes.dartagnan.manoeuvre"] = ["sword", "lily", "lily"]  # faces in the order of their ids
    canonical = json.dumps(values, sort_keys=True, separators=(",", ":"))
    assert our_box().digest == hashlib.blake2b(canonical.encode(), digest_size=16).hexdigest()


def test_a_manoeuvre_is_the_same_in_any_order() -> None:
    turned = parse(edited("heroes.toml", "heroes.dartagnan.manoeuvre", ["sword", "lily", "lily"]))
    assert turned == our_box()


def test_a_table_of_ones_own_takes_the_place_of_ours(tmp_path: Path) -> None:
    own = edited("adversaries.toml", "adversaries.cavois.life", 3)["adversaries.toml"]
    (tmp_path / "adversaries.toml").write_text(own, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a table", encoding="utf-8")
    box = load(tmp_path)
    assert box.foes[ids.CAVOIS] == replace(our_box().foes[ids.CAVOIS], life=3)
    assert box.digest != our_box().digest
    foes = list(box.foes)
    foes[ids.CAVOIS] = our_box().foes[ids.CAVOIS]
    assert replace(box, foes=tuple(foes), digest=our_box().digest) == our_box()


def test_a_whole_copy_of_the_box_is_the_box(tmp_path: Path) -> None:
    for file, text in TEXTS.items():
        (tmp_path / file).write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert load(tmp_path) == our_box()


def refused_folder(folder: Path) -> ComponentError:
    with pytest.raises(ComponentError) as caught:
        load(folder)
    assert caught.value.reason in REASONS
    return caught.value


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    error = refused_folder(tmp_path / "nowhere")
    assert (error.file, error.reason) == (str(tmp_path / "nowhere"), "component-missing-folder")


def test_a_folder_without_a_table_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a table", encoding="utf-8")
    error = refused_folder(tmp_path)
    assert (error.file, error.reason) == (str(tmp_path), "component-no-table")
    assert error.values == {"known": ", ".join(FILES)}


@pytest.mark.parametrize("name", ["adversary.toml", "Dice.TOML"])
def test_a_folder_with_an_unknown_table_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("", encoding="utf-8")
    (tmp_path / "heroes.toml").write_text(TEXTS["heroes.toml"], encoding="utf-8")
    error = refused_folder(tmp_path)
    assert (error.file, error.reason) == (name, "component-unknown-file")


def test_a_table_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "dice.toml").mkdir()
    error = refused_folder(tmp_path)
    assert (error.file, error.reason) == ("dice.toml", "component-unreadable")
    assert error.values["code"] in {"EISDIR", "EACCES"}  # not every system calls it the same


def test_a_folder_that_cannot_be_listed_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(_: Path) -> Iterator[Path]:
        raise PermissionError(errno.EACCES, "locked")

    monkeypatch.setattr(Path, "iterdir", locked)
    error = refused_folder(tmp_path)
    assert (error.file, error.reason) == (str(tmp_path), "component-unreadable")
    assert error.values == {"code": "EACCES"}


def test_a_table_in_another_encoding_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "dice.toml").write_bytes(b"# one\n# Tr\xe9ville\n")
    error = refused_folder(tmp_path)
    assert (error.file, error.reason, error.values) == ("dice.toml", "component-not-utf8", {"line": 2})


def test_reading_the_box_leaves_its_texts_alone() -> None:
    before = copy.deepcopy(TEXTS)
    parse(TEXTS)
    assert before == TEXTS
