"""The game server: tables without accounts, live and slow play, nothing lost and nothing leaked."""
