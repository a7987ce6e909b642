"""Tables in memory: the registry, viewers and sockets, presence, hints between processes."""
