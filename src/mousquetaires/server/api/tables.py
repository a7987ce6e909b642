"""Tables over HTTP: open, list, join, sit, start, moderate."""

from base64 import b64decode
from typing import Annotated, Final

from litestar import Controller, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, Parameter
from msgspec import convert

from ..access.secret_tokens import FEED
from ..access.visitors import may_look
from ..notify.subscriptions import NewSubscription
from ..refusals import Denied
from ..table.authors import Author
from ..table.commands import Command
from ..table.game_commands import LAST, Begin
from ..table.options import Clock
from ..table.people_commands import Leave, Moderate, SetClock, Sit, TakeHost, TakeSeatBack
from ..table.people_commands import Offer as OfferSeat
from ..table.people_commands import StandIn as PutBot
from ..table.server_messages import Info, StoryLine
from .openapi import OptionalBody
from .opened_table import opened_table
from .request_bodies import (
    Following,
    Link,
    NewBranch,
    Newcomer,
    NewRematch,
    NewTable,
    NewToken,
    Offer,
    Sitting,
    StandIn,
    Verdict,
)
from .requests import (
    BY_COOKIE,
    ApiRequest,
    Json,
    TableId,
    address_of,
    base_of,
    host_or_operator_of,
    language_of,
    person_of,
    seat_cookie,
    server_of,
    visitor_of,
    watcher_of,
)
from .responses import (
    Dropped,
    FollowedTable,
    LobbyLine,
    Me,
    OpenedTable,
    OtherTable,
    Person,
    Secret,
    Subscribed,
    Token,
    Version,
    info_of,
)

SeatNumber = Annotated[int, Parameter(ge=0, le=5, description="0 is Milady's, Musketeer players have 1 to 5")]
ViewerNumber = Annotated[int, Parameter(ge=0, le=6, description="a seat, or 6 for spectators")]
SinceVersion = Annotated[int, Parameter(ge=0, le=LAST, description="the last version you have seen")]
SinceMaybe = Annotated[
    int | None,
    Parameter(
        ge=0, le=LAST, description="the last version you have seen", schema_extra={"minimum": 0, "maximum": LAST}
    ),
]
ATOM: Final = "application/atom+xml"


class Tables(Controller):
    """Everything about tables except playing."""

    path = "/api/tables"
    tags = ("tables",)

    @post(summary="Open a table; you are its host")
    async def open_table(self, request: ApiRequest, data: NewTable) -> Response[OpenedTable]:
        server = server_of(request)
        state, secret = await server.tables.open(data.table, data.nickname, address_of(request))
        return opened_table(request, state, secret)

    @get(summary="The lobby: listed tables, the newest first")
    async def lobby(self, request: ApiRequest) -> list[LobbyLine]:
        return convert(await server_of(request).tables.lobby(), list[LobbyLine], from_attributes=True)

    @get("/{table:str}", summary="What everyone with the link may know of a table")
    async def info(self, request: ApiRequest, table: TableId) -> Info:
        live = await server_of(request).registry.current(table)
        async with live.lock:
            return info_of(live.state)

    @delete("/{table:str}", security=BY_COOKIE, summary="The host deletes the table and all that was played there")
    async def delete_table(self, request: ApiRequest, table: TableId) -> None:
        await server_of(request).tables.delete(table, await host_or_operator_of(request, table))

    # --- people -------------------------------------------------------------------------------------
    @post(
        "/{table:str}/people",
        summary="Join a table under a nickname",
        responses={200: ResponseSpec(Person, generate_examples=False, description="you had joined already")},
    )
    async def come(self, request: ApiRequest, table: TableId, data: Newcomer) -> Response[Person]:
        already = await known_person(request, table)
        if already:
            return Response(Person(already), status_code=200)
        person, secret = await server_of(request).admission.join(table, data.nickname, address_of(request))
        return Response(Person(person), status_code=201, cookies=[seat_cookie(request, table, secret)])

    @get("/{table:str}/me", summary="Who I am at this table")
    async def me(self, request: ApiRequest, table: TableId) -> Me:
        visitor = await visitor_of(request, table)
        state = (await server_of(request).registry.current(table)).state
        return Me(visitor.person, state.nickname(visitor.person), state.seats_of(visitor.person), visitor.scope)

    @post("/{table:str}/seats", status_code=200, security=BY_COOKIE, summary="Take one seat or several")
    async def sit(self, request: ApiRequest, table: TableId, data: Sitting) -> Version:
        return await applied(request, table, Sit(data.seats, data.nonce))

    @delete("/{table:str}/seats/{seat:int}", status_code=200, security=BY_COOKIE, summary="Leave a seat")
    async def rise(self, request: ApiRequest, table: TableId, seat: SeatNumber) -> Version:
        return await applied(request, table, Leave([seat]))

    @post(
        "/{table:str}/seats/{seat:int}/bot",
        status_code=200,
        security=BY_COOKIE,
        summary="The host lets a bot play a seat without a player",
    )
    async def stand_in(self, request: ApiRequest, table: TableId, seat: SeatNumber, data: StandIn) -> Version:
        return await applied(request, table, PutBot(seat, data.bot, await last_seen(request, table)))

    @delete(
        "/{table:str}/seats/{seat:int}/bot",
        status_code=200,
        security=BY_COOKIE,
        summary="Play your seat again in place of the bot",
    )
    async def take_back(self, request: ApiRequest, table: TableId, seat: SeatNumber) -> Version:
        return await applied(request, table, TakeSeatBack(seat))

    @post(
        "/{table:str}/seats/{seat:int}/offer",
        status_code=200,
        security=BY_COOKIE,
        summary="The host offers a person a seat without a player",
    )
    async def offer(self, request: ApiRequest, table: TableId, seat: SeatNumber, data: Offer) -> Version:
        return await applied(request, table, OfferSeat(seat, data.person))

    @post(
        "/{table:str}/host",
        status_code=200,
        security=BY_COOKIE,
        summary="Become host in place of a host who has been away for long",
    )
    async def act_as_host(self, request: ApiRequest, table: TableId) -> Version:
        return await applied(request, table, TakeHost(await last_seen(request, table)))

    @post("/{table:str}/start", status_code=200, security=BY_COOKIE, summary="The host starts the game")
    async def start(self, request: ApiRequest, table: TableId) -> Version:
        version = await applied(request, table, Begin())
        server_of(request).scheduler.wake()
        return version

    @post("/{table:str}/clock", status_code=200, security=BY_COOKIE, summary="The host changes the time control")
    async def clock(self, request: ApiRequest, table: TableId, data: Clock) -> Version:
        return await applied(request, table, SetClock(data))

    @post(
        "/{table:str}/verdicts", status_code=200, security=BY_COOKIE, summary="The host mutes, removes or bans a person"
    )
    async def judge(self, request: ApiRequest, table: TableId, data: Verdict) -> Version:
        version = await applied(request, table, Moderate(data.person, data.what))
        if data.what in ("remove", "ban"):
            await server_of(request).keys.drop_all(table, data.person)
        return version

    @post(
        "/{table:str}/rematch",
        status_code=200,
        security=BY_COOKIE,
        operation_class=OptionalBody,
        summary="The host opens a rematch for the same people, in the same seats or with swapped sides",
    )
    async def rematch(self, request: ApiRequest, table: TableId, data: NewRematch | None = None) -> OtherTable:
        visitor = await person_of(request, table)
        rematches = server_of(request).rematches
        swaps = data is not None and data.swap_sides
        opened = rematches.open_with_swapped_sides if swaps else rematches.open
        return OtherTable(await opened(table, visitor.person))

    @post(
        "/{table:str}/rematch/people",
        security=BY_COOKIE,
        operation_class=OptionalBody,
        summary="Go on to the rematch as the same person; with a nonce, to the same seats",
    )
    async def follow(
        self, request: ApiRequest, table: TableId, data: Following | None = None
    ) -> Response[FollowedTable]:
        visitor = await person_of(request, table)  # a bot's token must not become a browser's key
        nonce = data.nonce if data is not None else ""
        again, secret, notices = await server_of(request).rematches.follow(table, visitor, nonce)
        made = FollowedTable(again, notices)
        return Response(made, status_code=201, cookies=[seat_cookie(request, again, secret)])

    # --- keys ---------------------------------------------------------------------------------------
    @post(
        "/{table:str}/resume-link",
        security=BY_COOKIE,
        summary="A personal link for another device; put its secret after a #",
    )
    async def resume_link(self, request: ApiRequest, table: TableId) -> Secret:
        visitor = await person_of(request, table)
        return Secret(await server_of(request).keys.resume_link(table, visitor.person))

    @post("/{table:str}/resume", status_code=200, summary="Come back by a personal link")
    async def resume(self, request: ApiRequest, table: TableId, data: Link) -> Response[Person]:
        person, secret = await server_of(request).keys.resume(table, data.secret)
        return Response(Person(person), cookies=[seat_cookie(request, table, secret)])

    @delete(
        "/{table:str}/keys",
        security=BY_COOKIE,
        summary="Every other device, link, token and feed of mine stops working",
    )
    async def revoke(self, request: ApiRequest, table: TableId) -> None:
        visitor = await person_of(request, table)
        await server_of(request).keys.revoke(table, visitor)

    @post("/{table:str}/tokens", security=BY_COOKIE, summary="A secret for your own bot")
    async def token(self, request: ApiRequest, table: TableId, data: NewToken) -> Token:
        visitor = await person_of(request, table)
        return Token(await server_of(request).keys.token(table, visitor, data.scope), data.scope)

    @delete("/{table:str}/tokens", status_code=200, security=BY_COOKIE, summary="Withdraw a bot's secret")
    async def drop_token(
        self,
        request: ApiRequest,
        table: TableId,
        token: Annotated[str, HeaderParameter(name="X-Token", min_length=1, max_length=64)],
    ) -> Dropped:
        visitor = await person_of(request, table)
        return Dropped(await server_of(request).keys.drop_token(table, visitor, token))

    # --- notices ------------------------------------------------------------------------------------
    @post(
        "/{table:str}/notices", security=BY_COOKIE, summary="Be notified when it is your turn, by Web Push or a webhook"
    )
    async def subscribe(self, request: ApiRequest, table: TableId, data: NewSubscription) -> Subscribed:
        visitor = await visitor_of(request, table)
        return Subscribed(await server_of(request).notifier.subscribe(table, visitor, data, base_of(request)))

    @delete("/{table:str}/notices/{notice:str}", security=BY_COOKIE, summary="Stop being notified")
    async def unsubscribe(
        self, request: ApiRequest, table: TableId, notice: Annotated[str, Parameter(max_length=64)]
    ) -> None:
        await server_of(request).notifier.unsubscribe(table, await visitor_of(request, table), notice)

    @post("/{table:str}/feed", security=BY_COOKIE, summary="A secret for your feed")
    async def feed_secret(self, request: ApiRequest, table: TableId) -> Secret:
        visitor = await person_of(request, table)
        return Secret(await server_of(request).keys.issue(table, visitor.person, FEED))

    @get(
        "/{table:str}/feed",
        media_type=ATOM,
        summary="Your turns as an Atom feed",
        responses={200: ResponseSpec(str, generate_examples=False, media_type=ATOM, description="the feed")},
    )
    async def feed(
        self,
        request: ApiRequest,
        table: TableId,
        key: Annotated[str, HeaderParameter(name="X-Feed-Key", max_length=64)] = "",
    ) -> Response[bytes]:
        _, _, password = _basic(request)
        notifier = server_of(request).notifier
        body = await notifier.feed(table, key or password, language_of(request), base_of(request))
        return Response(body, media_type=ATOM)

    # --- playing on ---------------------------------------------------------------------------------
    @post(
        "/{table:str}/branches",
        summary="Play on from a moment of a finished game, at a new table; you are its host",
    )
    async def branch(self, request: ApiRequest, table: TableId, data: NewBranch) -> Response[OpenedTable]:
        server = server_of(request)
        state, secret = await server.tables.open_branch(table, data.branch, data.nickname, address_of(request))
        server.scheduler.wake()
        return opened_table(request, state, secret)

    # --- looking back -------------------------------------------------------------------------------
    @get(
        "/{table:str}/story",
        summary="What happened after a version, as one seat sees it",
        responses={200: ResponseSpec(list[StoryLine], generate_examples=False, description="the story")},
    )
    async def story(
        self, request: ApiRequest, table: TableId, seat: ViewerNumber = 6, since: SinceVersion = 0
    ) -> list[Json]:
        server = server_of(request)
        visitor = await watcher_of(request, table)
        may_look(visitor, seat)
        return await server.presence.story(table, visitor.person, seat, since)

    @get("/{table:str}/record", summary="The whole game as a record, once it is over")
    async def record(self, request: ApiRequest, table: TableId) -> Response[Json]:
        kept_as = f'attachment; filename="mousquetaires-{table}.json"'
        return Response(await server_of(request).tables.record(table), headers={"Content-Disposition": kept_as})


async def applied(request: ApiRequest, table: str, command: Command) -> Version:
    """Carry out a person's command."""
    visitor = await person_of(request, table)
    return Version((await server_of(request).registry.apply(table, command, Author(visitor.person))).version)


async def last_seen(request: ApiRequest, table: str) -> dict[int, int]:
    """When each person was last seen at the table."""
    registry = server_of(request).registry
    return (await registry.live(table)).last_seen(registry.now())


async def known_person(request: ApiRequest, table: str) -> int:
    """The number of a person who has joined before; 0 for a new one, or when their key is not valid any more."""
    try:
        return (await visitor_of(request, table)).person
    except Denied as denied:
        if denied.status in (401, 403):
            return 0
        raise


def _basic(request: ApiRequest) -> tuple[str, str, str]:
    """Name and password from a feed reader: most of them cannot send other headers."""
    scheme, _, value = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "basic":
        return "", "", ""
    try:
        return b64decode(value[:200]).decode().partition(":")
    except ValueError:
        return "", "", ""
