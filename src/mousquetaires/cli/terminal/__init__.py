"""A game in the terminal: the board, the questions, the story and the record file."""
