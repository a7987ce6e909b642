"""docs/operators.md: every setting and figure of the server stands there as it is, and its files are what it shows."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import inspect

from mousquetaires.cli.app import command_for
from mousquetaires.i18n import texts
from mousquetaires.server.metrics import PREFIX as FIGURES
from mousquetaires.server.metrics import Metrics
from mousquetaires.server.settings import PREFIX, TYPES, Settings, load_settings

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "operators.md").read_text("utf-8")
EXAMPLES = ("nginx.conf", "Caddyfile", "mousquetaires.service", "Containerfile")
INCLUDED = re.compile(r"^<!-- examples/(\S+) -->\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
VARIABLE = re.compile(rf"\b{PREFIX}([A-Z_]+)\b")
MACHINES_OWN = {"database", "workers"}  # their usual values depend on where the server runs


def rows(start: str) -> list[list[str]]:
    """The rows of the table whose first line begins so."""
    table = PAGE[PAGE.index(start) :].partition("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def possible(kind: inspect.Type) -> str:
    """What a setting may be, as the page says it."""
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        return f"{kind.ge:,.9g} to {kind.le:,.9g}"
    if isinstance(kind, inspect.LiteralType):
        return ", ".join(f"`{one}`" for one in kind.values)
    return "`true`, `false`" if isinstance(kind, inspect.BoolType) else ""


def test_every_setting_stands_there_with_its_usual_value_and_what_is_possible() -> None:
    described = {name.strip("`"): (usual, range_) for name, usual, range_, _ in rows("| setting |")}
    assert list(described) == list(TYPES)
    for name, (usual, range_) in described.items():
        value = getattr(Settings(), name)
        if name not in MACHINES_OWN:
            assert usual == (f"`{json.dumps(value)}`" if value not in ("", ()) else "nothing"), name
        assert range_ == possible(TYPES[name]), name


def test_every_setting_is_explained() -> None:
    assert all(about for *_, about in rows("| setting |"))


def test_every_variable_on_the_page_is_a_setting() -> None:
    texts_of_examples = [(DOCS / "examples" / name).read_text("utf-8") for name in EXAMPLES]
    named = {name.lower() for text in (PAGE, *texts_of_examples) for name in VARIABLE.findall(text)}
    assert len(named) > 3
    assert named <= set(TYPES)


def test_the_settings_file_on_the_page_can_be_read(tmp_path: Path) -> None:
    (shown,) = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    file = tmp_path / "settings.toml"
    file.write_text(shown)
    assert load_settings(file, {}).public_url == "https://game.example"


def test_every_option_on_the_page_is_one() -> None:
    commands = command_for(texts("en")).commands
    known = {name for command in ("serve", "backup") for param in commands[command].params for name in param.opts}
    calls = re.findall(r"mousquetaires (?:serve|backup)([^`\n]*)", PAGE)
    said = {word for call in calls for word in re.findall(r"(?<=\s)--[a-z-]+", call)}
    assert said
    assert said <= known


def test_every_figure_stands_there() -> None:
    made = Metrics().render()[0].decode()
    known = re.findall(rf"^# HELP ({FIGURES}_\w+)", made, re.MULTILINE)
    told = {name for name in known if not name.endswith("_created")}
    assert {name.strip("`") for name, _ in rows("| metric |")} == told


def test_the_page_shows_its_files_word_for_word() -> None:
    included = dict(INCLUDED.findall(PAGE))
    assert set(included) == set(EXAMPLES)
    for name, text in included.items():
        assert (DOCS / "examples" / name).read_text("utf-8") == text, name


def test_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)", PAGE):
        assert (DOCS / link).exists(), link


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = (DOCS / "examples" / "mousquetaires.service").read_text("utf-8")
    file = tmp_path / "mousquetaires.service"
    file.write_text(unit.replace("/opt/mousquetaires/bin/mousquetaires", sys.executable))  # it asks whether it is there
    done = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_container_runs_as_nobody_in_particular_and_asks_how_the_server_is() -> None:
    lines = (DOCS / "examples" / "Containerfile").read_text("utf-8").splitlines()
    words = [line.split()[0] for line in lines if line[:1].isupper()]
    assert words.index("RUN") < words.index("USER") < words.index("ENTRYPOINT")
    assert "HEALTHCHECK" in words
    assert not any("USER root" in line for line in lines)
