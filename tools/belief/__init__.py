"""How well the bots' belief about Milady's destination fits, on games that it has not seen."""
