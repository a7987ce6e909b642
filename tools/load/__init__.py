"""How much the server carries: many tables at once, measured beside a bare WebSocket echo on the same stack.

``python -m tools.load`` plays 200 tables with 1,000 sockets; ``--small`` only sees whether everything works.
"""
