"""The longest route on thousands of crowded boards, against a judge that looks for it in quite another way."""

from __future__ import annotations

import os
from collections import Counter
from itertools import product
from random import Random

import pytest

from catan_desktop.grid.axial import Axial
from catan_desktop.grid.outline import NINETEEN, THIRTY
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.awards import rightful
from catan_desktop.mechanics.routes import longest_route, longest_with
from tests.mechanics.common.road_judge import Board, crowded, longest_line, should_hold

SHARES = int(os.environ.get("ROUTE_SHARES", "1"))
"""More on demand: each share has other boards."""
BOARDS = 600
"""For each island and share; each has the networks of all its seats."""


def told(board: Board, seat: int) -> str:
    """The network in words, for the message of a failure."""
    topology = board.topology
    roads = " ".join(topology.path_name(path) for path in sorted(board.roads[seat]))  # type: ignore[arg-type]
    return f"{roads} | " + " ".join(topology.corner_name(at) for at in sorted(board.blocked(seat)))  # type: ignore[arg-type]


def kinds(board: Board, seat: int) -> set[str]:
    """What is special about a network: so that none of it is missing by chance."""
    ends, roads = board.topology.path_ends, board.roads[seat]
    number = Counter(int(corner) for path in roads for corner in ends[path])
    free, shut = longest_line(board.topology, roads, ()), longest_line(board.topology, roads, board.blocked(seat))
    heaps: list[set[int]] = []
    for path in roads:
        met = [heap for heap in heaps if heap.intersection(ends[path])]
        heaps = [heap for heap in heaps if heap not in met] + [set(ends[path]).union(*met)]
    found = {
        "fork": 3 in number.values(),
        "gap": len(heaps) > 1,
        "loop": len(roads) - len(number) + len(heaps) > 0,
        "two loops": len(roads) - len(number) + len(heaps) > 1,
        "cut": shut < free,
        "all fifteen": len(roads) == 15,
        "all in one line": len(roads) == free > 5,
        "branches left out": shut < len(roads),
        "own piece on the road": bool((board.towns[seat] | board.knights[seat]) & set(number)),
        "knight on the road": any(
            board.knights[other] & set(number) for other in range(len(board.roads)) if other != seat
        ),
        "ends at a rival": any(number[corner] == 1 for corner in board.blocked(seat)),
        "nothing cut though a rival stands inside": shut == free and any(number[at] > 1 for at in board.blocked(seat)),
    }
    return {name for name, true in found.items() if true}


@pytest.mark.slow
@pytest.mark.rule("BASE-170", "BASE-171", "CK-570", "CK-571")
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize(("land", "seats"), [(NINETEEN, 4), (THIRTY, 6)], ids=["nineteen", "thirty"])
def test_thousands_of_networks(land: tuple[Axial, ...], seats: int, share: int) -> None:
    """Branches, loops and gaps, cut by buildings and knights of others, not by own ones: the length is the judge's."""
    random = Random(f"{seats} {share}")
    seen: Counter[str] = Counter()
    networks = 0
    for _ in range(BOARDS):
        board = crowded(land, seats, random)
        for seat, roads in enumerate(board.roads):
            if not roads:
                continue
            blocked = board.blocked(seat)
            found = longest_route(board.topology, mask_of(sorted(roads)), mask_of(sorted(blocked)))
            assert found == longest_line(board.topology, roads, blocked), told(board, seat)
            last = random.choice(sorted(roads))
            before = longest_line(board.topology, [path for path in roads if path != last], blocked)
            masks = mask_of(sorted(roads)), mask_of(sorted(blocked))
            assert longest_with(board.topology, *masks, last, before) == found, told(board, seat)
            seen.update(kinds(board, seat))
            networks += 1
    assert networks > 2 * BOARDS
    assert len(seen) == 12
    assert min(seen.values()) >= 30, seen


def test_whose_award_it_is_said_twice() -> None:
    """The quick rule and the plain one agree on every holder and all lengths of four seats between 3 and 7."""
    for lengths in product(range(3, 8), repeat=4):
        for holder in range(-1, 4):
            assert rightful(lengths, Seat(holder), 5) == should_hold(lengths, holder)
