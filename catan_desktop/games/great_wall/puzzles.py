"""What is to be reached in puzzles of the Great Wall besides winning."""

from __future__ import annotations

from catan_desktop.games.great_wall.events import Assaulted
from catan_desktop.games.great_wall.part import DEFENCE
from catan_desktop.games.great_wall.winter import attack, defence
from catan_desktop.kernel import record
from catan_desktop.puzzles.puzzle import Attempt


@record
class Hold:
    """No section is breached this Winter (GW-115): looked at as soon as the Wall is strong enough, else in Winter."""

    key: str = "hold-wall"

    def reached(self, attempt: Attempt) -> bool:
        """Return whether the defence of each section is no less than the attack on it, or an assault was held."""
        assaults = [event for event in attempt.events if isinstance(event, Assaulted)]
        if assaults:
            return not any(event.breached for event in assaults)
        sections = DEFENCE.of(attempt.game, attempt.state).sections
        return all(attack(attempt.game, one) <= defence(one) for one in sections)


GOALS = {"hold-wall": Hold()}
