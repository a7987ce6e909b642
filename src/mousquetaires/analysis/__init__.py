"""Understanding a finished game: its ledger of luck and decisions, win chances, beliefs, near misses and its story."""
