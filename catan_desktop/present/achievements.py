"""Achievements: what somebody did in a game that is over and is worth telling again, judged from its course.

Whether one is earned is a function of the whole game and a seat; over several games counts a campaign alone, which ends
with one of them (CAMPAIGN-025). Rulings:
* Only the seats of people earn them, each achievement once in a game; winners are asked first.
* What was taken back does not matter: the game counts as it went in the end.
* A game whose beginning is not known, as that of a save without its log, earns nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import TypeAlias, TypeVar

from catan_desktop.kernel import Game, GameState, Seat, record
from catan_desktop.kernel.event import Event, SeatEvent
from catan_desktop.present.charts import Story

E = TypeVar("E", bound=Event)
S = TypeVar("S", bound=SeatEvent)


@record
class Finished:
    """A game that is over, with all that an achievement may look at."""

    story: Story
    points: Sequence[Sequence[int]]
    """By state of the story and seat, hidden ones included."""
    together: bool = False
    """All seats win or lose together."""
    campaign: Mapping[Seat, tuple[int, int]] = MappingProxyType({})
    """Seats that have won a campaign with this game -> campaign points, and won stages."""

    @property
    def game(self) -> Game:
        """Return the game."""
        return self.story.game

    @property
    def last(self) -> GameState:
        """Return how things stood at the end."""
        return self.story.states[-1]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return who has won."""
        outcome = self.last.outcome
        return () if outcome is None else outcome.winners

    @property
    def ending(self) -> str:
        """Return what the rules call the end."""
        outcome = self.last.outcome
        return "" if outcome is None else outcome.ending

    def won(self, seat: Seat) -> bool:
        """Return whether a seat has won, by itself or with others."""
        return seat in self.winners

    def alone(self, seat: Seat) -> bool:
        """Return whether a seat, and nobody else, has won against others."""
        return self.winners == (seat,) and not self.together and self.game.seats > 1

    def others(self, seat: Seat, row: int = -1) -> list[int]:
        """Return the points of the other seats in a state."""
        return [count for other, count in enumerate(self.points[row]) if other != seat]

    def events(self, kind: type[E]) -> list[E]:
        """Return all events of a class."""
        return [event for _, event in self.story.events if isinstance(event, kind)]

    def own(self, kind: type[S], seat: Seat) -> list[S]:
        """Return all events of a class that tell of a seat."""
        return [event for event in self.events(kind) if event.seat == seat]

    def last_turn(self, kind: type[E]) -> list[E]:
        """Return the events of a class in the last turn."""
        before = self.story.states[-2].ply if len(self.story.states) > 1 else -1
        return [event for ply, event in self.story.events if ply > before and isinstance(event, kind)]


Criterion: TypeAlias = Callable[[Finished, Seat], int]
"""Whether a seat has earned something, as a figure that the text may name as `count`; 0 for no."""
ANYBODY, WINNER, LONE_WINNER = "anybody", "winner", "lone winner"


@record
class Achievement:
    """One story that a game may tell."""

    key: str
    """The texts are `achievement-<key>` with `.hint` and `.story`."""
    icon: str
    """The picture in its emblem."""
    criterion: Criterion
    least: int = 1
    """The figure that earns it."""
    who: str = WINNER
    """Who can earn it: ANYBODY, a WINNER, or a LONE_WINNER against others."""

    def count(self, finished: Finished, seat: Seat) -> int:
        """Return the figure with which a seat has earned it; 0 where it has not."""
        if self.who != ANYBODY and not (finished.won(seat) if self.who == WINNER else finished.alone(seat)):
            return 0
        found = int(self.criterion(finished, seat))
        return found if found >= self.least else 0


@record
class Chapter:
    """The achievements of one game, or of several alike."""

    key: str
    """Of the ruleset; `any` for those of all games, `settlers` for those of all games of settlers."""
    achievements: tuple[Achievement, ...]


@record
class Earned:
    """That a seat has earned an achievement."""

    key: str
    seat: Seat
    count: int


def achievements_of(chapters: Iterable[Chapter], finished: Finished, people: Iterable[Seat]) -> tuple[Earned, ...]:
    """Return what people have earned in a game, each achievement once."""
    if finished.story.start.ply:
        return ()
    seats = sorted(people, key=lambda seat: (not finished.won(seat), seat))
    found: list[Earned] = []
    for chapter in chapters:
        for one in chapter.achievements:
            counts = ((seat, one.count(finished, seat)) for seat in seats)
            found += [Earned(one.key, seat, count) for seat, count in counts if count][:1]
    return tuple(found)


# of all games


TABLE = 3
"""Least number of players where places count."""
FAR, LEAP, SEESAW = 2, 3, 6
"""Times the points of the second / points of the last turn / changes of the lead, at least."""


def _from_behind(finished: Finished, seat: Seat) -> int:
    """The fewest points of all at half the game."""
    half = len(finished.points) // 2
    behind = finished.points[half][seat] < min(finished.others(seat, half), default=0)
    return finished.game.seats >= TABLE and behind


def _never_behind(finished: Finished, seat: Seat) -> int:
    """Nobody ever had more points from the end of the first round on."""
    states = zip(finished.story.turns, finished.points, strict=True)
    led = all(row[seat] == max(row) for turn, row in states if turn >= finished.game.seats)
    return finished.game.seats >= TABLE and led


def _leap(finished: Finished, seat: Seat) -> int:
    """Several points, a quarter of all, in the last turn."""
    if len(finished.points) < 2:
        return 0
    own = finished.points[-1][seat]
    gained = own - finished.points[-2][seat]
    return gained if 4 * gained >= own else 0


def _seesaw(finished: Finished, seat: Seat) -> int:
    """The lead went from one to another again and again."""
    leaders = [row.index(max(row)) for row in finished.points if row.count(max(row)) == 1]
    return sum([one != other for one, other in pairwise(leaders)])


ANY_GAME = Chapter(
    "any",
    (
        Achievement("from-behind", "gw-turtle", _from_behind, who=LONE_WINNER),
        Achievement(
            "by-a-hair",
            "end-turn",
            lambda done, seat: max(done.others(seat)) >= done.points[-1][seat] - 1,
            who=LONE_WINNER,
        ),
        Achievement(
            "far-ahead",
            "crown",
            lambda done, seat: 0 < max(done.others(seat), default=0) * FAR <= done.points[-1][seat],
            who=LONE_WINNER,
        ),
        Achievement("never-behind", "hero", _never_behind, who=LONE_WINNER),
        Achievement("leap", "gw-activate", _leap, LEAP, LONE_WINNER),
        Achievement("seesaw", "trade_track", _seesaw, SEESAW, LONE_WINNER),
    ),
)
"""Of all games that people win against each other."""
CAMPAIGNS = Chapter(
    "campaign",
    (
        Achievement("campaign-won", "crown", lambda done, seat: done.campaign.get(seat, (0, 0))[0], who=ANYBODY),
        Achievement(
            "campaign-quiet",
            "hero",
            lambda done, seat: seat in done.campaign and not done.campaign[seat][1],
            who=ANYBODY,
        ),
    ),
)
"""Of campaigns, told with the game that ends one."""
