"""Attack, defence and final honour counted anew from the rules' tables, in games of random players."""

from __future__ import annotations

import pytest

from catan_desktop.games.great_wall.ending import final_honour
from catan_desktop.games.great_wall.module import GREAT_WALL
from catan_desktop.games.great_wall.part import COURSE, COURT, DEFENCE, ESTATES, Card, Court, Estates, seats_of
from catan_desktop.games.great_wall.standings import points, standings
from catan_desktop.games.great_wall.winter import attack, defence
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.state import GameState
from tests.playing import play_game
from tests.recipes import set_table

POWERS = {
    "steppe_scouts": 2,
    "foragers": 3,
    "steppe_spearmen": 4,
    "horse_archers": 4,
    "war_drummers": 2,
    "pillagers": 5,
    "heavy_cavalry": 6,
    "khans_guard": 7,
    "ram": 4,
    "trebuchet": 3,
    "siege_ladder": 5,
    "keshiks": 8,
}
"""Table of section 10."""
NAMES = tuple(POWERS)
GAMES = [(1, False), (2, True), (3, False), (4, True), (5, False)]


def name_of(card: Card) -> str:
    return NAMES[card.number // 3]


def recounted_attack(rows: tuple[Card | None, ...]) -> int:
    """Power of every card, 2 more for horse archers behind row 1, 1 more for each other drummer of the section."""
    there = [(row, name_of(card)) for row, card in enumerate(rows) if card is not None]
    total = 0
    for row, name in there:
        total += POWERS[name] + (2 if name == "horse_archers" and row > 0 else 0)
        total += sum(1 for other, rival in there if rival == "war_drummers" and other != row)
    return total


def recounted_artifact(estates: Estates, court: Court, key: str) -> list[int]:
    """What the artifacts of the base game give, by seat."""
    measures = {
        "jade_seal": [sum(own.overseers) for own in estates.players],
        "dragon_banner": [sum(own.trophies) for own in estates.players],
        "bronze_bell": [own.walls for own in estates.players],
        "silk_scroll": [len(own.active) + len(own.passive) for own in court.staffs],
    }
    values = measures.get(key, [100 - own.shame for own in estates.players])
    ladder = sorted({value for value in values if value > 0}, reverse=True)
    found = [8 if ladder and value == ladder[0] else 0 for value in values]
    if len(values) > 2 and found.count(8) == 1 and len(ladder) > 1:
        found = [4 if value == ladder[1] else own for value, own in zip(values, found, strict=True)]
    return found


def played(seats: int, powder: bool, seed: int) -> tuple[Game, GameState]:
    game = set_table(GREAT_WALL, seats, {"black_powder": powder})
    return game, play_game(game, seed, 12_000).state


@pytest.mark.rule("GW-035", "GW-114", "GW-180", "GW-181")
@pytest.mark.parametrize(("seats", "powder"), GAMES)
def test_attack_and_defence_are_those_of_the_tables(seats: int, powder: bool) -> None:
    game, state = played(seats, powder, 3)
    for section in DEFENCE.of(game, state).sections:
        assert attack(game, section) == recounted_attack(section.rows)
        assert defence(section) == 4 * section.level + 2 * section.barricades


@pytest.mark.rule("GW-188", "GW-189", "GW-192", "GW-192a", "GW-192b")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_final_honour_counted_anew(seats: int) -> None:
    game, state = played(seats, False, 5)
    course, estates, court = COURSE.of(game, state), ESTATES.of(game, state), COURT.of(game, state)
    keys = [game.tables.artifacts[card] for card in court.artifacts]
    given = [sum(column) for column in zip(*[recounted_artifact(estates, court, key) for key in keys], strict=True)]
    for seat in seats_of(game):
        own = estates.players[seat]
        total = own.honour + given[seat] + 2 * len(court.staffs[seat].passive) + sum(own.goods) // 3 - 2 * own.shame
        assert course.final[seat] == total == final_honour(game, state, seat).total == points(game, state, seat)


@pytest.mark.rule("GW-193", "GW-199a")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_in_the_standings_has_won(seats: int) -> None:
    game, state = played(seats, False, 7)
    assert state.outcome is not None
    assert state.outcome.winners == tuple([one.seat for one in standings(game, state) if one.rank == 1])


@pytest.mark.rule("GW-198", "GW-199a")
def test_players_who_work_together_share_a_rank() -> None:
    game = set_table(GREAT_WALL, 3, {"gw_mode": "coop"})
    state = play_game(game, 2, 12_000).state
    assert {one.rank for one in standings(game, state)} == {1}
    assert state.outcome is not None
    assert state.outcome.winners in ((), seats_of(game))
