"""The benchmark: every number that is promised, for us and for the peers."""

import sys

import pytest

from mousquetaires.sim.bench import run_bench
from mousquetaires.sim.bench_engines import PEERS, BenchError, Ours, middle_half

NUMBERS = ("decisions_per_second", "games_per_second", "clone_us", "options_us")


def test_every_promised_number_is_there() -> None:
    told: list[tuple[str, int]] = []
    report = run_bench(rounds=2, seconds=0.02, progress=lambda name, number: told.append((name, number)))
    assert set(report["peers"]) == set(report["times"]) == {"catanatron", "python-chess", "OpenSpiel hearts"}
    assert report["peers"]["catanatron"]["version"] == "3.2.1"
    for part in (report, *report["peers"].values()):
        for key in NUMBERS:
            least, most = part["spread"][key]
            assert 0 < least <= part[key] <= most
    assert told == [(name, number) for number in range(2) for name in ("mousquetaires", *PEERS)]


def test_alone_there_are_no_peers() -> None:
    report = run_bench(rounds=1, seconds=0.01, peers=False)
    assert report["peers"] == {}
    assert report["rounds"] == 1


@pytest.mark.parametrize(
    ("module", "peer"), [("catanatron", "catanatron"), ("chess", "python-chess"), ("pyspiel", "open_spiel")]
)
def test_a_missing_peer_is_named(module: str, peer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(BenchError) as missing:
        run_bench(rounds=1, seconds=0.01)
    assert (missing.value.key, missing.value.values) == ("bench-no-peer", {"peer": peer, "extra": "bench"})


def test_our_decisions_are_those_of_a_game_played_by_hand() -> None:
    ours = Ours()
    assert ours.play(3) == ours.play(3) > 20


def test_measured_positions_are_decisions_from_the_middle() -> None:
    ours = Ours()
    kept = ours.middle(1)
    assert kept
    assert all(len(ours.options(game)) > 1 or not game.prompt().listed for game in kept)
    assert middle_half([1, 2, 3, 4]) == [2, 3]
    clone = ours.clone(kept[0])
    assert clone is not kept[0]
    assert clone.s.dump() == kept[0].s.dump()
