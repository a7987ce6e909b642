"""Who may do what: secrets, keys, nicknames."""
