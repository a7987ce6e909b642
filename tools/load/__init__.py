"""Load test: measures the server with many tables at once, beside a bare WebSocket echo on the same stack.

``python -m tools.load`` plays 200 tables with 1,000 sockets. ``--small`` only checks that everything works.
"""
