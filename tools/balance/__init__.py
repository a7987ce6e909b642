"""Balance: which assumed values make the game even and long enough, found and checked by simulation.

``survey`` plays games with the values that may move drawn at random, and says what each setting does to who wins and
how long it takes. ``check`` plays the box as it is, on seeds no survey uses, and writes what docs/balance.md tells.
"""
