"""Interfaces for research and machine learning: PettingZoo, Gymnasium, OpenSpiel and MCP.

Each module needs one package of the extra ``research``. See docs/research.md.
"""
