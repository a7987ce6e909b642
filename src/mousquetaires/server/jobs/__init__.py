"""What happens on its own: clocks, bots, clean-up."""
