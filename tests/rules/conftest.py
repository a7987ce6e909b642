"""Runs every test of a rule with both boxes. Tests read printed values from ``tests.box.box``."""

from collections.abc import Iterator

import pytest

from tests.box import BOXES, playing_with


@pytest.fixture(autouse=True, params=list(BOXES))
def both_boxes(request: pytest.FixtureRequest) -> Iterator[None]:
    with playing_with(BOXES[request.param]):
        yield
