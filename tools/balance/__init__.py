"""Balance: finds the assumed values that make the game even and long enough, by simulation.

``survey`` plays games with randomly drawn values, and shows what each setting does to the winner and the length.
``check`` plays the current box on seeds that no survey uses, and writes the tables of docs/balance.md.
"""
