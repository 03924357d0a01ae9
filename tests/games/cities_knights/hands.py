"""What tests of progress cards share."""

from __future__ import annotations

from random import Random

from catan_desktop.games.cities_knights.numbers import KINDS
from catan_desktop.games.cities_knights.part import Study, study
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from tests.contract import check_observation
from tests.games.cities_knights.place import CityTable
from tests.mechanics.place import counts


def hand(text: str) -> Counts:
    """Cards by kind, as `CityTable.hand` gives them: `2ore+1coin`."""
    return counts(text, KINDS)


def barred(t: CityTable, card: str, seat: int = 0) -> str:
    """The key of the reason why the seat cannot play a card that it holds; the card is not offered either (CK-720)."""
    key, rule = t.refuse(f"{seat} play_progress {card}")
    assert rule == "CK-720"
    assert f"{seat} play_progress {t._word(card)}" not in t.lines("play_progress")
    return key


def inland(game: Game, number: int) -> list[str]:
    """So many intersections of the land without a harbour that satisfy the distance rule."""
    topology = game.board.topology
    shut = 0
    for corners in game.board.harbour_corners:
        shut |= corners
    found: list[str] = []
    for corner in bits(topology.all_corners):
        if len(found) < number and not shut >> corner & 1:
            found.append(topology.corner_name(corner))
            shut |= topology.corner_corners[corner] | 1 << corner
    assert len(found) == number
    return found


def secrets(t: CityTable, seat: int) -> Study:
    """What a seat alone knows."""
    return study(t.city.cards, Seat(seat))


def plausible(t: CityTable, tries: int = 8) -> None:
    """Every seat imagines, with several sources of luck, states that it cannot tell from the true one."""
    for seat in range(t.game.seats):
        for number in range(tries):
            check_observation(t.game, t.state, Seat(seat), Random(number))
