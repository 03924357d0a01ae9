"""The judge of Longest Road: how long a route is and who holds the award, said as the rules say it, and crowded boards.

Nothing here walks along roads as the game does. A line that uses no road twice is, by Euler's theorem, a connected set
of roads in which no more than two intersections have an odd number of them; an intersection that no line may pass is
taken apart, so that every road at it ends for itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random

from catan_desktop.grid.axial import Axial
from catan_desktop.grid.topology import Topology, build

ENOUGH = 5
"""Roads, for the award (BASE-172)."""
SUPPLY = 15
"""Roads of a seat (BASE-008)."""


# The judge


def longest_line(topology: Topology, roads: Iterable[int], blocked: Iterable[int]) -> int:
    """The number of roads in the longest line (BASE-170) that passes none of the blocked intersections (BASE-171)."""
    shut = set(blocked)
    ends: list[tuple[object, object]] = []
    for path in roads:
        one, other = ((corner, path) if corner in shut else corner for corner in topology.path_ends[path])
        ends.append((one, other))
    return max((_longest_within(group) for group in _groups(ends)), default=0)


def _groups(ends: list[tuple[object, object]]) -> list[list[tuple[object, object]]]:
    """The roads in heaps that hang together."""
    groups: list[tuple[set[object], list[tuple[object, object]]]] = []
    for pair in ends:
        touched = [group for group in groups if group[0].intersection(pair)]
        groups = [group for group in groups if group not in touched]
        groups.append(
            (set(pair).union(*(spots for spots, _ in touched)), [pair, *(p for _, heap in touched for p in heap)])
        )
    return [heap for _, heap in groups]


@cache
def _by_size(number: int) -> list[int]:
    """Every choice among so many roads, the greatest choices first."""
    return sorted(range(1, 1 << number), key=int.bit_count, reverse=True)


def _longest_within(heap: list[tuple[object, object]]) -> int:
    """Take all the roads, then all but one, all but two, until a choice of them is a line."""
    names = sorted({spot for pair in heap for spot in pair}, key=str)
    marks = [1 << names.index(one) | 1 << names.index(other) for one, other in heap]
    odd = [0]
    for mark in marks:
        odd += [before ^ mark for before in odd]
    for choice in _by_size(len(marks)):
        if odd[choice].bit_count() <= 2 and _hangs_together([m for i, m in enumerate(marks) if choice >> i & 1]):
            return choice.bit_count()
    return 0


def _hangs_together(marks: list[int]) -> bool:
    reached, rest = marks[0], marks[1:]
    while rest:
        apart = [mark for mark in rest if not mark & reached]
        if len(apart) == len(rest):
            return False
        for mark in rest:
            if mark & reached:
                reached |= mark
        rest = apart
    return True


def should_hold(lengths: Sequence[int], holder: int) -> int:
    """Whose award it is after a change, -1 for nobody's, when `holder` had it before."""
    enough = {seat for seat, length in enumerate(lengths) if length >= ENOUGH}
    unbeaten = {seat for seat in enough if not any(length > lengths[seat] for length in lengths)}
    alone = {seat for seat in unbeaten if sum(length == lengths[seat] for length in lengths) == 1}
    if not enough:
        return -1  # BASE-178
    if holder in unbeaten:
        return holder  # BASE-173, BASE-175
    if alone:
        return min(alone)  # BASE-172, BASE-173, BASE-176, BASE-179
    return -1  # BASE-177, BASE-180


AFFAIRS = {
    "taken from nobody",
    "overtaken",
    "kept though cut",
    "kept in a tie",
    "kept in a tie after a cut",
    "passed on by a cut",
    "set aside in a tie",
    "set aside with nobody at five",
    "nobody's in a tie",
}
"""What can happen to the award."""


def affairs(was: tuple[int, ...], lengths: tuple[int, ...], before: int, holder: int) -> set[str]:
    """What happened to the award, so that none of it is missing by chance."""
    best = max(lengths)
    tie = lengths.count(best) > 1
    found = set()
    if before < 0:
        found |= {"taken from nobody"} if holder >= 0 else {"nobody's in a tie"} if best >= 5 else set()
        return found
    cut = lengths[before] < was[before]
    if holder == before:
        found |= {"kept though cut"} if cut else set()
        found |= {"kept in a tie"} if tie and lengths != was else set()
        found |= {"kept in a tie after a cut"} if tie and cut else set()
        return found
    if holder >= 0:
        return {"passed on by a cut" if cut else "overtaken"}
    return {"set aside in a tie" if best >= 5 else "set aside with nobody at five"}


# Boards


@dataclass
class Board:
    """What stands on an island, by seat: paths and intersections."""

    topology: Topology
    roads: list[set[int]]
    towns: list[set[int]] = field(default_factory=list)
    knights: list[set[int]] = field(default_factory=list)

    def blocked(self, seat: int) -> set[int]:
        """Where no line of the seat may pass: buildings and knights of all others."""
        others = [other for other in range(len(self.roads)) if other != seat]
        return {corner for other in others for corner in (*self.towns[other], *self.knights[other])}

    def lengths(self) -> tuple[int, ...]:
        """The length of every seat's route, by the judge."""
        return tuple(longest_line(self.topology, roads, self.blocked(seat)) for seat, roads in enumerate(self.roads))

    def used(self) -> set[int]:
        """Intersections on which something stands."""
        return {corner for pieces in (*self.towns, *self.knights) for corner in pieces}

    def at(self, seat: int) -> set[int]:
        """The intersections at a seat's roads."""
        return {corner for path in self.roads[seat] for corner in self.topology.path_ends[path]}

    def open(self, corner: int) -> bool:
        """True if the intersection and those one path away have no building, and nothing else stands there."""
        towns = {at for pieces in self.towns for at in pieces}
        near = {at for pair in self.topology.path_ends if corner in pair for at in pair}
        return corner not in self.used() and not near & towns


def crowded(
    land: tuple[Axial, ...],
    seats: int,
    random: Random,
    roads: tuple[int, int] = (2, SUPPLY),
    towns: int = 3,
    knights: int = 2,
    straight: float = 0.0,
) -> Board:
    """Networks of all seats grown into each other, some long, some branched, some curled up, with pieces among them.

    A seat has so many roads, or now and then none; of buildings and knights there are at most so many for each seat;
    the share `straight` of the networks tries to be one line.
    """
    topology = build(land)
    board = Board(topology, [set() for _ in range(seats)], [set() for _ in range(seats)], [set() for _ in range(seats)])
    everybody = list(range(seats))
    crowd = random.choice((0.5, 1.0))
    wanted = [random.randint(*roads) if random.random() < crowd else 0 for _ in everybody]
    habits = [
        "long" if random.random() < straight else random.choice(("long", "branched", "curled", "any"))
        for _ in everybody
    ]
    where = _near(topology, random.randrange(len(topology.corners)), random.choice((3, 5, 99)))
    for _ in range(max(wanted)):
        for seat in random.sample(everybody, seats):
            if len(board.roads[seat]) < wanted[seat]:
                _grow(board, seat, habits[seat], where, random)
    for _ in range(random.randint(0, towns * seats)):
        _settle(board, random.choice(everybody), random)
    for _ in range(random.randint(0, knights * seats)):
        _recruit(board, random.choice(everybody), random)
    return board


def _near(topology: Topology, corner: int, steps: int) -> set[int]:
    """The paths within so many steps of an intersection: a small place makes the seats meet."""
    reached, paths = {corner}, set[int]()
    for _ in range(steps):
        fresh = {path for path, pair in enumerate(topology.path_ends) if reached.intersection(pair)} - paths
        if not fresh:
            break
        paths |= fresh
        reached |= {end for path in fresh for end in topology.path_ends[path]}
    return paths


def _grow(board: Board, seat: int, habit: str, where: set[int], random: Random) -> None:
    """One more road of a seat, at its others by its habit, or now and then in another place."""
    ends, own = board.topology.path_ends, board.roads[seat]
    taken = set().union(*board.roads)
    free = sorted(where - taken) or sorted(set(range(len(ends))) - taken)
    touched = board.at(seat)
    near = [path for path in free if touched.intersection(ends[path])]
    number = {corner: sum(corner in ends[path] for path in own) for corner in touched}
    tips = [path for path in near if any(number.get(corner) == 1 for corner in ends[path])]
    forks = [path for path in near if any(number.get(corner) == 2 for corner in ends[path])]
    around = {path: max(len(own.intersection(six)) for six in board.topology.hex_paths if path in six) for path in near}
    rings = [path for path in near if around[path] == max(around.values())]
    liked = {"long": tips, "branched": forks, "curled": rings, "any": near}[habit]
    pool = liked if liked and random.random() < 0.8 else near if near and random.random() < 0.9 else free
    if pool:
        own.add(random.choice(pool))


def _settle(board: Board, seat: int, random: Random) -> None:
    """A building at the seat's roads, where it may lie on those of others; sometimes anywhere."""
    pool = board.at(seat) if random.random() < 0.8 else range(len(board.topology.corners))
    places = [corner for corner in sorted(pool) if board.open(corner)]
    if places:
        board.towns[seat].add(random.choice(places))


def _recruit(board: Board, seat: int, random: Random) -> None:
    """A knight on a free intersection at anybody's roads; it may stand beside buildings."""
    places = sorted(set().union(*(board.at(each) for each in range(len(board.roads)))) - board.used())
    if places:
        board.knights[seat].add(random.choice(places))
