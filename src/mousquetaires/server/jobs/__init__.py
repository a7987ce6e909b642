"""Background jobs: clocks, bots, worker processes, clean-up."""
