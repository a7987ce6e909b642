"""The tool that hashes the rulebooks takes their folder, and says what is wrong with it."""

from pathlib import Path

import pytest

from tools import rulebook_sequences
from tools.rulebook_sequences import LENGTH, SIZE, hash_of, main, read_hashes, sequences


def test_it_writes_a_hash_of_every_eight_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "hashes"
    monkeypatch.setattr(rulebook_sequences, "FILE", file)
    monkeypatch.setattr(rulebook_sequences, "read_hashes", lambda: read_hashes(file))
    (tmp_path / "one.txt").write_text("One for all, all for one, said d'Artagnan.", "utf-8")
    (tmp_path / "two.txt").write_text("One for all, all for one, said d’Artagnan!", "utf-8")
    assert main([str(tmp_path)]) == 0
    assert read_hashes(file) == {
        hash_of("one for all all for one said d"),
        hash_of("for all all for one said d artagnan"),
    }
    assert len(file.read_bytes()) == 2 * SIZE


def test_a_text_that_is_too_short_has_no_sequence() -> None:
    assert list(sequences("word " * (LENGTH - 1))) == []
    assert list(sequences("word " * LENGTH)) == [" ".join(["word"] * LENGTH)]


@pytest.mark.parametrize("arguments", [[], ["one", "two"]])
def test_it_needs_one_folder(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert "FOLDER" in capsys.readouterr().err


def test_an_empty_folder_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert "There is no rulebook" in capsys.readouterr().err
