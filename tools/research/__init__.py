"""Tools for docs/research.md: the tables of fields and actions, the baseline table, and speeds."""
