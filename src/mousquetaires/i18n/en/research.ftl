### For researchers and language models: see docs/research.md.

cli-help-dataset = Write the decisions of bots to Parquet files, as training data for machine learning.
cli-help-mcp = Let a language model play one seat against bots, by the Model Context Protocol.
cli-option-out = The new folder for the files.
cli-option-mcp_seat = The seat to play: 0 is Milady, 1 to 5 are the Musketeers’ players.
cli-option-mcp_bots = The bot that plays the other seats.
cli-dataset-there = { $folder } isn’t empty: choose another folder.
cli-dataset-done = { $decisions ->
    [one] 1 decision written to { $folder }.
   *[other] { $decisions } decisions written to { $folder }.
}

mcp-instructions = You play one seat of a board game: Milady, or a Musketeer in a team against her. Call look to see the game, list to see what you can do, and act to do it, until list says that the game is over. You only see what your seat may see.
mcp-tool-list = The question you have to answer, and every legal action. Some answers are put together from pieces that begin with +; “done” completes them.
mcp-tool-look = The game as your seat sees it, and what has happened since you last looked or acted.
mcp-tool-act = Take an action exactly as list writes it, for example “move louvre”. You learn what happens until it’s your turn again.
mcp-tool-explain = A rule by its number, for example “DUEL-8”; or why an action isn’t legal now.
