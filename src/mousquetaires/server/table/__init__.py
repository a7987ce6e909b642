"""One table as a pure model: entries, options, state, clocks and what each viewer is sent."""
