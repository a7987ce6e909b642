"""Simulation: many games between bots, tournaments, ratings and the benchmark."""
