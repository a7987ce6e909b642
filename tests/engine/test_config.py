"""A table's settings can be written as JSON and read again."""

import pytest

from mousquetaires.engine.config import OPTIONS, Setup, SetupError, usual_setup


@pytest.mark.parametrize("option", OPTIONS)
def test_an_option_that_is_missing_is_off(option: str) -> None:
    made = usual_setup(4).to_json()
    del made[option]
    assert Setup.from_json(made) == usual_setup(4)


@pytest.mark.parametrize("option", OPTIONS)
def test_each_option_is_written_and_read_by_its_own_name(option: str) -> None:
    made = {**usual_setup(4).to_json(), option: True}
    setup = Setup.from_json(made)
    assert {name: getattr(setup, name) for name in OPTIONS} == {name: name == option for name in OPTIONS}
    assert setup.to_json() == made


WRONG: list[dict[str, object]] = [{"players": None}, {"hourglass": 1}, {"rochefort_one_wound": "yes"}, {"wine": True}]


@pytest.mark.parametrize("change", WRONG)
def test_anything_else_that_is_missing_wrong_or_unknown_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(SetupError):
        Setup.from_json({**usual_setup(4).to_json(), **change})
    made = usual_setup(4).to_json()
    del made["hourglass"]
    with pytest.raises(SetupError):
        Setup.from_json(made)
