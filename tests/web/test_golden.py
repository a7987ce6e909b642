"""The sentences that the browser client is held against are what Python says now."""

from functools import cache

from mousquetaires.engine.actions import VERB_NAMES
from mousquetaires.engine.events import EVENT_FIELDS
from mousquetaires.engine.prompts import PROMPTS
from tools.webgolden import FILE, golden, list_of, text_of

made = cache(golden)  # only in the process that runs these tests: it plays whole games


def kinds(what: str) -> set[str]:
    found = set()
    for sample in list_of(made()["samples"]):
        assert isinstance(sample, dict)
        if what in sample:
            said = sample[what]
            found.add(str(said["kind"] if what == "prompt" else said[0] if what == "event" else said.split()[0]))
    return found


def test_the_golden_sentences_are_what_python_says() -> None:
    assert FILE.read_text(encoding="utf-8") == text_of(made()), "write them anew: python -m tools.webgolden"


def test_every_event_verb_and_prompt_has_a_golden_sentence() -> None:
    assert kinds("event") == set(EVENT_FIELDS)
    assert kinds("action") == set(VERB_NAMES)
    assert kinds("prompt") == set(PROMPTS)
