"""Interfaces for researchers and for programs that learn: PettingZoo, Gymnasium, OpenSpiel and MCP.

Each module needs one package of the extra ``research``. See docs/research.md.
"""
