"""Longest Road in games with knights: recruited on roads, marching, driven away, deserting; roads that Diplomats take.

Random players play on crowded boards and like best what changes roads or moves knights. After each complete action or
card (CK-396, CK-572) the lengths are the judge's and the award lies where the rules of the base game put it (CK-573).
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from catan_desktop.games.cities_knights.knights import RETREAT
from catan_desktop.games.cities_knights.progress import DONE
from catan_desktop.grid.axial import Axial
from catan_desktop.grid.topology import build
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.chance import draw
from catan_desktop.kernel.choice import Choice, Draw
from catan_desktop.kernel.engine import apply
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.mechanics.events import AwardMoved
from tests.games.cities_knights.place import CityTable, cities_game, place
from tests.mechanics.common.road_judge import AFFAIRS, affairs, crowded, longest_line, should_hold

HAND = "1lumber 1brick 2wool 3grain 2ore"
CARDS = ("diplomat", "intrigue"), ("diplomat", "deserter"), ("road_building", "deserter"), ("road_building", "intrigue")
LIKED = {
    **dict.fromkeys(("recruit_knight", "activate_knight", "build_road", "build_settlement", "play_progress"), 6.0),
    **dict.fromkeys(("move_knight", "displace_knight"), 12.0),
    **dict.fromkeys(("end_turn", "pass_building"), 2.0),
    **dict.fromkeys(("offer_trade", "bank_trade", "improve_city"), 0.1),
}
"""How often a kind of action is picked; 1 for others."""
WANTED = {
    *("recruit_knight", "move_knight", "displace_knight", "retreat_knight", "build_road", "build_settlement"),
    *("remove_road", "lay_road", "intrigue_knight", "desert_knight", "place_deserter"),
}
GAMES, ACTIONS = 750, 25
"""For each table: games, and actions of each."""


@cache
def judged(land: tuple[Axial, ...], roads: int, blocked: int) -> int:
    return longest_line(build(land), bits(roads), bits(blocked))


def lengths_of(table: CityTable) -> tuple[int, ...]:
    """The lengths by the judge, from the pieces alone."""
    part, knights = table.part, table.city.ranks
    standing = [part.settlements[seat] | part.cities[seat] | sum(knights[seat]) for seat in range(table.game.seats)]
    found = []
    for seat, roads in enumerate(part.roads):
        blocked = 0
        for other, pieces in enumerate(standing):
            blocked |= pieces if other != seat else 0
        found.append(judged(table.game.board.land, roads, blocked))
    return tuple(found)


def opening(seats: int, random: Random) -> CityTable:
    """A crowded board with knights of two ranks, rich hands, and cards that change roads or move knights."""
    game = cities_game(seats)
    board = crowded(game.board.land, seats, random, roads=(6, 9), towns=1, knights=1, straight=0.8)
    topology, texts = board.topology, []
    for seat, roads in enumerate(board.roads):
        words = [topology.path_name(path) for path in sorted(roads)]  # type: ignore[arg-type]
        towns = [topology.corner_name(at) for at in sorted(board.towns[seat])]  # type: ignore[arg-type]
        words += [name + random.choice(("", "!")) for name in towns]
        knights = [topology.corner_name(at) for at in sorted(board.knights[seat])]  # type: ignore[arg-type]
        ranks = random.sample(("K1*", "K1*", "K2*", "K2*"), min(4, len(knights)))
        words += [rank + name.removeprefix("V") for rank, name in zip(ranks, knights, strict=False)]
        texts.append(" ".join((*words, HAND, *(CARDS[seat] if seat < len(CARDS) else ()))))
    return place(game, *texts, seat=random.randrange(seats))


def next_action(table: CityTable, seed: int, random: Random) -> Action:
    """What chance or a random player does."""
    asked = table.asked()
    if table.actor == CHANCE:
        (choice,) = asked.choices
        assert isinstance(choice, Draw)
        return draw(seed, table.state.ply, choice)
    families: list[tuple[Choice, str]] = [
        (choice, first.kind) for choice in asked.choices if (first := next(iter(choice), None)) is not None
    ]
    weights = [LIKED.get(kind, 1.0) for _, kind in families]
    return random.choices([choice for choice, _ in families], weights)[0].sample(random)


@pytest.mark.slow
@pytest.mark.rule("CK-254", "CK-396", "CK-570", "CK-571", "CK-572", "CK-573", "CK-574")
@pytest.mark.parametrize("seats", [4, 6])
def test_the_award_in_games_with_knights(seats: int) -> None:
    """Whatever knights and cards do to the roads, the award is where it belongs once they are done."""
    random = Random(f"knights {seats}")
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        table = opening(seats, random)
        holder, was = table.part.longest, table.part.lengths
        assert was == lengths_of(table)
        for _ in range(ACTIONS):
            if table.state.outcome is not None:
                break
            action = next_action(table, seed, random)
            table.state, events = apply(table.game, table.state, action)
            seen[action.kind] += 1
            lengths = lengths_of(table)
            assert table.part.lengths == lengths, action
            unfinished = any(frame.step in {RETREAT, DONE} for frame in table.state.frames)
            after = holder if unfinished else should_hold(lengths, holder)
            moved = [event for event in events if isinstance(event, AwardMoved) and event.award == "longest"]
            assert moved == ([AwardMoved("longest", Seat(after), Seat(holder))] if after != holder else []), action
            assert table.part.longest == after, action
            if not unfinished:
                seen.update(affairs(was, lengths, holder, after))
                was = lengths
            holder = after
    assert min(seen[name] for name in WANTED | AFFAIRS) >= 3, seen
