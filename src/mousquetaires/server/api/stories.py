"""Stories of finished games over HTTP: as a page's data, and as a text file. For a running game there is none."""

from typing import Annotated, Final

from litestar import Controller, MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from ..table.story_messages import StoryMessage
from .requests import ApiRequest, TableId, server_of
from .static_data import known_language

MARKDOWN: Final = "text/markdown"
StoryLanguage = Annotated[str, Parameter(max_length=20, description="one of those of `/api/names`")]


class Stories(Controller):
    """A game as a story in chapters, in the reader's language."""

    path = "/api/tables/{table:str}/tale/{language:str}"
    tags = ("replays",)

    @get(
        media_type=MediaType.JSON,
        summary="The story of a finished game, chapter by chapter",
        responses={200: ResponseSpec(StoryMessage, generate_examples=False, description="the whole story")},
    )
    async def story(self, request: ApiRequest, table: TableId, language: StoryLanguage) -> Response[bytes]:
        told = await server_of(request).stories.of_table(table, known_language(language))
        return Response(told, media_type=MediaType.JSON)

    @get(
        "/markdown",
        media_type=MARKDOWN,
        summary="The story of a finished game as a Markdown file",
        responses={200: ResponseSpec(str, generate_examples=False, media_type=MARKDOWN, description="the whole story")},
    )
    async def markdown(self, request: ApiRequest, table: TableId, language: StoryLanguage) -> Response[bytes]:
        told = await server_of(request).stories.of_table(table, known_language(language), markdown=True)
        name = f"mousquetaires-{table}-{language}.md"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(told, media_type=MARKDOWN, headers=headers)
