"""Every test of a rule runs with both boxes: what depends on a printed value reads it from ``tests.box.box``."""

from collections.abc import Iterator

import pytest

from tests.box import BOXES, playing_with


@pytest.fixture(autouse=True, params=list(BOXES))
def both_boxes(request: pytest.FixtureRequest) -> Iterator[None]:
    with playing_with(BOXES[request.param]):
        yield
