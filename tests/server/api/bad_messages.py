"""Messages that are wrong in some way: fields, types, encodings, sizes."""

import json
import re
from collections.abc import Callable
from random import Random

from mousquetaires.server.table.replay_messages import EVERYTHING
from tests.server.api.attacked_table import LAST, Sent
from tests.server.served import Json, new_mark

TEXT = LAST | 1
NO = frozenset(("refused",))
ODD: tuple[object, ...] = (None, True, -1, 1.5, 10**40, [], {}, "", "x" * 5000, [[["x"]]], {"mark": "x"})
FIT: dict[str, Callable[[object], bool]] = {  # what each field takes
    "mark": lambda value: isinstance(value, str) and 1 <= len(value) <= 64,
    "prompt": lambda value: isinstance(value, str) and len(value) <= 40,
    "action": lambda value: isinstance(value, str) and len(value) <= 1000,
    "card": lambda value: isinstance(value, str) and len(value) <= 40,
    "place": lambda value: isinstance(value, str) and len(value) <= 40,
    "text": lambda value: isinstance(value, str) and len(value) <= 4000,
    "moment": lambda value: isinstance(value, str) and re.search(r"^[0-9]{1,7}(\.[0-9]{1,4})?$", value) is not None,
    "eyes": lambda value: isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= EVERYTHING,
    "ask": lambda value: isinstance(value, bool),
    "yes": lambda value: isinstance(value, bool),
    "asked": lambda value: isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**31,
    "since": lambda value: isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**31,
    "type": lambda _: False,
}


def a_message(rng: Random, prompt: str) -> Json:
    """Something that could be read."""
    mark = {"mark": new_mark()}
    return rng.choice(
        (
            {"type": "act", **mark, "prompt": prompt, "action": "pass"},
            {"type": "show", **mark, "card": "kitty"},
            {"type": "undo", **mark, "prompt": prompt, "ask": False},
            {"type": "agree", **mark, "asked": 1, "yes": True},
            {"type": "say", **mark, "text": "Tous pour un"},
            {"type": "why", **mark, "action": "pass"},
            {"type": "odds", **mark, "action": "pass"},
            {"type": "sample", **mark},
            {"type": "point", **mark, "place": "louvre"},
            {"type": "cursor", **mark, "moment": "12.3", "eyes": 7},
            {"type": "resume", **mark, "since": 1},
            {"type": "ping", **mark},
        )
    )


def wrong_fields(rng: Random, message: Json) -> str:
    """A field that is missing, of another type or size, or that nobody has asked for."""
    needed = [name for name in message if name != "ask"]
    way = rng.randrange(3)
    if way == 0:
        message.pop(rng.choice(needed))
    elif way == 1:
        name = rng.choice(list(message))
        message[name] = rng.choice([odd for odd in ODD if not FIT[name](odd)])
    else:
        message[rng.choice(("seat", "person", "Type", "__proto__", "marks", "x" * 300))] = rng.choice(ODD)
    return json.dumps(message)


def wrong_type(rng: Random, message: Json) -> str:
    message["type"] = rng.choice(("ACT", "acts", "", "sit", "start", "hello", "done", "act ", "аct", "x" * 2000))
    return json.dumps(message)


def wrong_text(rng: Random, message: Json) -> str:
    """No JSON, or none that ends where it should."""
    good = json.dumps(message)
    cut = rng.randrange(1, len(good) - 1)
    return rng.choice(
        (
            good[:cut],
            good[cut:],
            good + "}",
            good + good,
            good.replace('"', "'"),
            "\ufeff" + good,
            good.replace(":", ""),
            good.replace("{", '{"a": NaN, ', 1),
            good.replace('"mark"', '"\\ud800"', 1),
            good[:cut] + "\x00" + good[cut:],
            "",
            " ",
            "null",
            "[]",
            "0",
            '"act"',
            "{}",
            "[" + good + "]",
            "\\",
            "//",
            f"{{{good}}}",
            "True",
            "1e999",
        )
    )


def too_deep(rng: Random, message: Json) -> str:
    deep = rng.choice((200, 2_000, 7_000))
    nest = rng.choice(("[" * deep + "]" * deep, '{"a":' * (deep // 5) + "1" + "}" * (deep // 5), "[" * deep))
    return rng.choice((nest, json.dumps(message)[:-1] + f', "more": {nest}}}', f'{{"type": "act", "mark": {nest}}}'))


def too_large_a_number(rng: Random, message: Json) -> str:
    number = rng.choice(("9" * 400, "-1", "1e400", "1.5", "0x10", "9" * 5_000, "2147483648", "01", "--1", "Infinity"))
    return f'{{"type": "resume", "mark": "{message["mark"]}", "since": {number}}}'


SHAPES = (wrong_fields, wrong_fields, wrong_type, wrong_text, wrong_text, too_deep, too_large_a_number)


def bad_shape(rng: Random, prompt: str) -> Sent:
    shape = rng.choice(SHAPES)
    return Sent(shape(rng, a_message(rng, prompt)), NO, shape.__name__)


def message_of(kind: str, **fields: object) -> tuple[str, str]:
    mark = new_mark()
    return json.dumps({"type": kind, "mark": mark, **fields}), mark


def frame(first: int, data: bytes) -> bytes:
    """A short frame as a client sends it: masked, here with nothing."""
    return bytes((first, 0x80 | len(data))) + bytes(4) + data
