"""A backup is complete and consistent, even while the server writes."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Condition, Thread

import pytest

from mousquetaires.server.backup import BackupError, backup, pg_dump
from tests.server.served import PATIENCE

# A server of sorts, in a process of its own: each commit adds two rows and raises the sum, then is acknowledged.
WRITER = """
import sqlite3, sys
base = sqlite3.connect(sys.argv[1], isolation_level=None)
for line in ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = NORMAL", "CREATE TABLE inputs (n INTEGER, line TEXT)",
             "CREATE TABLE total (n INTEGER)", "INSERT INTO total VALUES (0)", "CREATE TABLE filler (bytes BLOB)"):
    base.execute(line)
base.executemany("INSERT INTO filler VALUES (randomblob(65536))", [()] * 200)
n = 0
while True:
    base.execute("BEGIN IMMEDIATE")
    base.execute("INSERT INTO inputs VALUES (?, 'act')", (n,))
    base.execute("UPDATE total SET n = n + 1")
    base.execute("INSERT INTO inputs VALUES (?, 'land')", (n,))
    base.execute("COMMIT")
    n += 1
    print(n, flush=True)
"""


class Writer:
    """A process that writes as fast as it can and says how far it is."""

    def __init__(self, file: Path) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", WRITER, str(file)], stdout=subprocess.PIPE, text=True)
        self.last = 0  # the last commit it acknowledged
        self._news = Condition()
        self._listener = Thread(target=self._listen)
        self._listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.endswith("\n"):  # the last one may be cut short
                with self._news:
                    self.last = int(line)
                    self._news.notify_all()

    def goes_on(self) -> int:
        """The next commit that is acknowledged."""
        with self._news:
            before = self.last
            assert self._news.wait_for(lambda: self.last > before, PATIENCE)
            return self.last

    def kill(self) -> None:
        """Stop it in the middle of whatever it does."""
        self.process.kill()
        self.process.wait()
        self._listener.join()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mousquetaires.sqlite3"


@pytest.fixture
def writer(file: Path) -> Iterator[Writer]:
    made = Writer(file)
    yield made
    made.kill()


def commits(copy: Path) -> int:
    """How many commits a database holds; each is there whole."""
    with closing(sqlite3.connect(copy)) as base:
        assert base.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        (total,) = base.execute("SELECT n FROM total").fetchone()
        assert base.execute("SELECT count(*), count(DISTINCT n) FROM inputs").fetchone() == (2 * total, total)
        return int(total)


def small(file: Path) -> str:
    """A database nobody has open, as the server leaves it."""
    with closing(sqlite3.connect(file, isolation_level=None)) as base:
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("CREATE TABLE inputs (line TEXT)")
        base.execute("BEGIN")
        base.executemany("INSERT INTO inputs VALUES (?)", [(f"line {n}",) for n in range(1000)])
        base.execute("COMMIT")
    return f"sqlite:///{file}"


def refused(url: str, target: Path, force: bool = False) -> BackupError:
    with pytest.raises(BackupError) as found:
        backup(url, target, force)
    return found.value


# --- while the server writes ----------------------------------------------------------------------


def test_a_copy_made_while_another_process_writes_is_whole_and_hinders_nobody(
    file: Path, writer: Writer, tmp_path: Path
) -> None:
    first, copy, copies = writer.goes_on(), tmp_path / "copy.sqlite3", 0
    while copies < 5 or writer.last < first + 200:  # it would not end if the writer had to wait
        before = writer.last
        backup(f"sqlite:///{file}", copy, force=True)
        assert commits(copy) >= before
        writer.goes_on()
        copies += 1
    writer.kill()
    assert commits(file) >= writer.last


def test_what_a_killed_server_left_in_its_journal_is_in_the_copy(file: Path, writer: Writer, tmp_path: Path) -> None:
    writer.goes_on()
    writer.kill()
    assert Path(f"{file}-wal").stat().st_size > 0
    backup(f"sqlite:///{file}", tmp_path / "copy.sqlite3", force=False)
    assert commits(tmp_path / "copy.sqlite3") >= writer.last


# --- the copy -------------------------------------------------------------------------------------


def test_the_copy_is_one_file_for_its_user_alone(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    backup(small(file), folder / "copy.sqlite3", force=False)
    assert [one.name for one in folder.iterdir()] == ["copy.sqlite3"]
    assert (folder / "copy.sqlite3").stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(folder / "copy.sqlite3")) as base:
        assert base.execute("SELECT count(*) FROM inputs").fetchone() == (1000,)


def test_the_database_is_left_as_it_was(file: Path, tmp_path: Path) -> None:
    url = small(file)
    before = file.read_bytes()
    backup(url, tmp_path / "copy.sqlite3", force=False)
    assert file.read_bytes() == before


def test_a_file_that_is_there_is_overwritten_only_by_force(file: Path, tmp_path: Path) -> None:
    url, copy = small(file), tmp_path / "copy.sqlite3"
    copy.write_text("precious")
    assert refused(url, copy).key == "backup-exists"
    assert copy.read_text() == "precious"
    backup(url, copy, force=True)
    assert copy.read_bytes().startswith(b"SQLite format 3")


# --- what cannot be copied ------------------------------------------------------------------------


def test_a_database_that_is_not_there_is_not_made(file: Path, tmp_path: Path) -> None:
    assert refused(f"sqlite:///{file}", tmp_path / "copy.sqlite3").key == "backup-no-database"
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_is_not_copied(file: Path, tmp_path: Path) -> None:
    file.write_text("One for all!" * 1000)
    found = refused(f"sqlite:///{file}", tmp_path / "copy.sqlite3")
    assert (found.key, found.values["why"]) == ("backup-failed", "file is not a database")
    assert [one.name for one in tmp_path.iterdir()] == [file.name]


def test_a_damaged_database_is_told_and_overwrites_no_good_copy(file: Path, tmp_path: Path) -> None:
    url, copy = small(file), tmp_path / "copy.sqlite3"
    backup(url, copy, force=False)
    good = copy.read_bytes()
    content = bytearray(file.read_bytes())
    content[3 * 4096 : 4 * 4096] = b"\x07" * 4096
    file.write_bytes(content)
    found = refused(url, copy, force=True)
    assert found.key == "backup-damaged"
    assert "\n" not in str(found.values["why"])
    assert copy.read_bytes() == good
    assert [one.name for one in tmp_path.iterdir() if one.name.endswith(".part")] == []


def test_the_database_is_never_its_own_copy(file: Path, tmp_path: Path) -> None:
    url = small(file)
    (tmp_path / "link").symlink_to(file)
    Path(f"{file}-wal").touch()
    for target in (file, tmp_path / "link", Path(f"{file}-wal")):
        assert refused(url, target, force=True).key == "backup-same"


def test_a_place_where_nothing_can_be_written_is_told(file: Path, tmp_path: Path) -> None:
    url = small(file)
    assert refused(url, tmp_path / "no" / "such" / "copy").values["why"] == "No such file or directory"
    assert refused(url, tmp_path, force=True).key == "backup-folder"


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://athos:grimaud@db:5432/game", "postgresql://athos@db:5432/game"),
        ("postgresql://athos@db/game?sslmode=require", "'postgresql://athos@db/game?sslmode=require'"),
        ("postgresql:///game?password=grimaud&host=/run", "'postgresql:///game?host=/run'"),
        ("postgresql:///game?password=grimaud", "postgresql:///game"),
    ],
)
def test_a_postgresql_database_is_left_to_its_own_tool(tmp_path: Path, url: str, shown: str) -> None:
    found = refused(url, Path("copy of today"))
    assert found.key == "backup-pg-dump"
    assert found.values["why"] == f"pg_dump --format=custom '--file=copy of today' {shown}"
    assert "grimaud" not in str(found) + pg_dump(url, tmp_path)
