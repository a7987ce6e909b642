"""Many games, counted: simulation and the benchmark."""
