"""The browser's types are those of the server."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from mousquetaires.engine.view import Observation
from mousquetaires.server.table.entries import KINDS, Shown, kind_of, shown_fields
from mousquetaires.server.table.server_messages import Changes, View, seen_form
from tools import webtypes


def test_the_file_is_what_the_servers_types_make() -> None:
    assert webtypes.FILE.read_text("utf-8") == webtypes.typescript(), "python -m tools.webtypes"


def test_another_file_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old = webtypes.FILE.read_text("utf-8").replace("version: number", "version: string", 1)
    other = tmp_path / "types.gen.ts"
    other.write_text(old, "utf-8")
    monkeypatch.setattr(webtypes, "FILE", other)
    assert webtypes.main(["--check"]) == 1
    assert "python -m tools.webtypes" in capsys.readouterr().err
    assert webtypes.main([]) == 0
    assert webtypes.main(["--check"]) == 0


def test_a_view_has_every_field_of_an_observation_but_the_table() -> None:
    names = [name for name in Observation._fields if name != "table"]
    forms: tuple[Any, ...] = (View, Changes)
    for form in forms:
        assert [one.name for one in structs.fields(form)] == names


def test_every_entry_is_sent_under_its_own_name_with_its_public_fields() -> None:
    for entry in KINDS:
        form = seen_form(entry)
        assert form.__struct_config__.tag == kind_of(entry)
        sent = {name for name, (_, to) in shown_fields(entry).items() if to is not Shown.NONE}
        assert {"at", "by"} <= set(form.__struct_fields__) == sent


def test_every_field_of_an_entry_says_who_may_see_it() -> None:
    for entry in KINDS:
        for name, (_, to) in shown_fields(entry).items():
            assert isinstance(to, Shown), f"{entry.__name__}.{name}"


@pytest.mark.parametrize(
    "line",
    [
        "export type ToServer = "
        "Act | Show | Undo | Agree | Say | Why | Odds | Sample | Coach | Point | Cursor | Resume | Ping;",
        "  missed: StoryLine[];",
        "  stack: Frame[];",
        "  open_hands: [number, number, number][];",
        "  view?: Changes | null;",
        "  bots?: Record<string, string>;",
        '  type: "hello";',
        "  values: Record<string, number | string>;",
    ],
)
def test_types_are_written_as_typescript_has_them(line: str) -> None:
    assert line in webtypes.typescript().splitlines()
