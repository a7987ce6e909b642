"""A worker process that computes the coach's advice. It runs at low priority, so that games and bots come first.

Like a bot's worker it gets an observation and nothing else. Each person may have one open question, and ask a few per
minute. Advice depends only on what the seat sees, so it is kept for players who ask again.
"""

import asyncio
import os
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from multiprocessing.connection import Connection
from random import Random
from typing import Final

import msgspec
from msgspec import Struct

from mousquetaires.bots import seat_prompt
from mousquetaires.bots.coach import TRIES, Advice, Fact, advise
from mousquetaires.engine.components import Components
from mousquetaires.engine.determinization import determinize
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.view import Observation

from ..logs import log
from ..refusals import Denied
from ..table.coach_messages import CoachAdvice, CoachAnswer, CoachFact, CoachPlace
from .bot_workers import as_text, set_components, table_for
from .worker_process import WorkerLost, WorkerProcess, answer_quickly

NICENESS: Final = 5  # with more, a full machine would hardly ever answer a player who waits
PROCESSOR_SECONDS: Final = 20.0  # for one question; it takes about one
SECONDS: Final = 600.0  # by the clock: a full machine may leave the worker little time
WAITING: Final = 16  # questions of all people that may wait
PER_MINUTE: Final = 20  # questions of one person
MINUTE: Final = 60.0
KEPT: Final = 256  # answers in memory
FAILED: Final = b""
Json = dict[str, object]
Person = tuple[str, int]  # the table, and the person's number there


class CoachRequest(Struct, array_like=True):
    """What the worker is asked: advice for a seat that sees this view."""

    setup: str
    box: str  # the digest of the game's components
    view: dict[str, object]
    tries: int = TRIES
    own_box: str = ""  # its values as JSON, if the box was made for this table


# --- in the worker --------------------------------------------------------------------------------


def run_worker(pipe: Connection, components: Components) -> None:
    """Answer questions until the server closes the pipe."""
    os.nice(NICENESS)
    set_components(components)
    answer_quickly(pipe, answer, PROCESSOR_SECONDS)


def answer(request: bytes) -> bytes:
    """The answer to one request."""
    try:
        return msgspec.json.encode(advice_for(msgspec.json.decode(request, type=CoachRequest)))
    except Exception:  # its message may contain the seat's cards, so it must not be logged
        return FAILED


def advice_for(request: CoachRequest) -> CoachAdvice:
    """Advice from one seat's view. The legal answers come from a dealt game that fits it."""
    view = Observation.from_json(request.view, table_for(request.setup, request.box, request.own_box))
    prompt = seat_prompt(determinize(view, Random(0)), view)
    return as_message(advise(view, prompt, request.tries))


def as_message(advice: Advice) -> CoachAdvice:
    """The advice as it is sent."""
    answers = [
        CoachAnswer(to_text(one.action), one.chance, one.error, [fact_message(fact) for fact in one.facts])
        for one in advice.answers
    ]
    places = [CoachPlace(one.place, one.chance, [*map(fact_message, one.facts)]) for one in advice.places]
    losses = [fact_message(fact) for fact in advice.losses]
    return CoachAdvice(answers, advice.clear, advice.worlds, places, losses)


def fact_message(fact: Fact) -> CoachFact:
    return CoachFact(fact.rule, fact.key, dict(fact.values))


# --- in the server --------------------------------------------------------------------------------


class QuestionLimit:
    """How often people may ask: one question at a time, and so many in a minute."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._open: set[Person] = set()
        self._asked: dict[Person, deque[float]] = {}

    def begin(self, person: Person) -> None:
        """Count a question. ``Denied`` if the person has another one open, or asked too many."""
        now = self._now()
        self._forget(now)
        asked = self._asked.setdefault(person, deque())
        if person in self._open or len(self._open) >= WAITING or len(asked) >= PER_MINUTE:
            raise Denied("server-coach-busy", 503)
        asked.append(now)
        self._open.add(person)

    def end(self, person: Person) -> None:
        self._open.discard(person)

    def _forget(self, now: float) -> None:
        """Drop questions that are more than a minute old."""
        for person, asked in list(self._asked.items()):
            while asked and now - asked[0] >= MINUTE:
                asked.popleft()
            if not asked:
                del self._asked[person]


class CoachWorker:
    """The worker process. It starts with the first question, and is replaced if it dies or takes too long."""

    def __init__(self, components: Components) -> None:
        self._components = components
        self._process: WorkerProcess | None = None
        self._turn = asyncio.Lock()  # one question after the other
        self._limit = QuestionLimit()
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    async def advise(self, person: Person, setup: Json, view: Observation, own_box: Json | None = None) -> CoachAdvice:
        """Advice for a seat that sees this view. ``Denied`` if this person asks too much, or the worker failed."""
        box, values = view.table.components.digest, "" if own_box is None else as_text(own_box)
        request = msgspec.json.encode(CoachRequest(as_text(setup), box, view.to_json(), own_box=values))
        if request not in self._kept:
            self._limit.begin(person)
            try:
                self._keep(request, await self._ask(request))
            finally:
                self._limit.end(person)
        return msgspec.json.decode(self._kept[request], type=CoachAdvice)

    def _keep(self, request: bytes, answer: bytes) -> None:
        self._kept[request] = answer
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def _ask(self, request: bytes) -> bytes:
        async with self._turn:
            answered = FAILED
            try:
                answered = await self._started().ask(request, SECONDS)
            except WorkerLost as lost:
                log.warning("coach_worker_replaced", why=str(lost))
            finally:
                if answered == FAILED:
                    self.close()
        if answered == FAILED:
            raise Denied("server-coach-busy", 503)
        return answered

    def _started(self) -> WorkerProcess:
        if self._process is None:
            self._process = WorkerProcess("coach-worker", run_worker, self._components)
        return self._process

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process = None
