"""The clocks of one table: how long a player has been asked, and how much sand has run.

Pure: times are handed in, in milliseconds. A decision's time runs only while a person is asked for it. When the same
decision is asked again (after a free action with choices of its own, an undo, or a bot that played meanwhile), its time
goes on where it was. So a player can't get the same time twice.

>>> timers = DecisionTimers()
>>> timers.ask(7, person=True, at=1_000)
>>> timers.ask(8, person=True, at=31_000)
>>> timers.ask(7, person=True, at=32_000)  # an undo: thirty seconds were spent on it already
>>> timers.asked_at
2000
"""


class DecisionTimers:
    """How much of a decision's time and of the hourglass is used up."""

    def __init__(self) -> None:
        self.asked_at = 0  # when the pending decision's time began, moved forward by its pauses
        self.sand_used = 0  # of an Emergency!'s hourglass
        self.sand_since = 0
        self.sand_running = False
        self._number = 0  # of the decision that is asked
        self._person = False  # whether a person is asked
        self._spent: dict[int, int] = {}  # on every decision so far, by its number

    def ask(self, number: int, person: bool, at: int) -> None:
        """A decision is asked from now on, of a person or a bot."""
        if self._person:
            self._spent[self._number] = max(0, at - self.asked_at)  # the clock may have been set back meanwhile
        self._number, self._person = number, person
        self.asked_at = at - self._spent.get(number, 0) if person else at

    def turn(self, person: bool, at: int) -> None:
        """The same decision is now asked of a person instead of a bot, or the other way round."""
        if person != self._person:
            self.ask(self._number, person, at)

    def restart(self, at: int) -> None:
        """Players have their whole time again: all agreed to an undo, or the host changed the time control."""
        self._spent.clear()
        self.asked_at = at

    def stood_still(self, away: int, at: int) -> None:
        """No process ran the clocks for this long: the time does not count.

        It is negative when the machine's clock was set back. No time is later than now.
        """
        self.asked_at = min(at, self.asked_at + away)
        self.sand_since = min(at, self.sand_since + away)

    def pour(self, turned: bool, running: bool, at: int) -> None:
        """Whether the hourglass stands on the table, and whether its sand runs from now on."""
        if self.sand_running:
            self.sand_used += max(0, at - self.sand_since)
        if not turned:
            self.sand_used = 0
        self.sand_since = at
        self.sand_running = running

    def sand_left(self, whole: int, now: int) -> int:
        """What is left of an hourglass that lasts this many milliseconds."""
        running = max(0, now - self.sand_since) if self.sand_running else 0
        return max(0, whole - self.sand_used - running)
