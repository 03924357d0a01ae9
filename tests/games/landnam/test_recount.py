"""A recount of Landnam from its events alone, with sets of coordinates and no mask of the rules: hands, bank, points,
pieces, number tokens, the distance of settlements, cases and black tokens, on random games.

`RECOUNT_GAMES=400 pytest tests/games/landnam/test_recount.py` counts more.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from catan_desktop.games.landnam import events as ev
from catan_desktop.games.landnam.althing import Assembly
from catan_desktop.games.landnam.board import TOPOLOGY
from catan_desktop.games.landnam.builds import EMPTY, QUEUE
from catan_desktop.games.landnam.fate import FATE
from catan_desktop.games.landnam.honours import HONOURS, points, standings
from catan_desktop.games.landnam.land import LAND
from catan_desktop.games.landnam.module import LANDNAM
from catan_desktop.games.landnam.units import UNITS
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import add, draw_handful, subtract
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import actor, advance, decision, start
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics import events as shared
from catan_desktop.mechanics.parts import HANDS, hand_of
from tests.playing import next_action
from tests.recipes import set_table

GAMES = int(os.environ.get("RECOUNT_GAMES", "12"))
PLIES = 1500
At = tuple[int, int]
Spot = frozenset[At]
SEA, MOUNTAIN = 1, 2
GOODS = {3: 0, 4: 1, 5: 2, 6: 3}
"""Terrain -> resource (ALTH-114)."""


def around(corner: int) -> Spot:
    """The three hexes, of the map or not, that an intersection touches (ALTH-129)."""
    q, r, side = TOPOLOGY.corner_name(corner)[2:-1].split(",")  # type: ignore[arg-type]
    x, y = int(q), int(r)
    return frozenset({(x, y), (x, y - 1), (x + 1, y - 1)} if side == "N" else {(x, y), (x, y + 1), (x - 1, y + 1)})


class Recount:
    """What the events have told."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.hands = [Counter[int]() for _ in range(seats)]
        self.tokens: dict[str, Counter[int]] = {"white": Counter(), "red": Counter(), "black": Counter()}
        self.farms: dict[Spot, int] = {}
        self.cities: set[Spot] = set()
        self.pieces: dict[At, tuple[int, bool]] = {}
        self.outside = Counter(dict.fromkeys(range(seats), 1))
        self.land: dict[At, int] = {(0, 0): MOUNTAIN}
        self.numbers: dict[At, int] = {}
        self.harbours: dict[At, int] = {}
        self.sued: set[int] = set()
        self.due: dict[int, int] = {}
        """Cases of this Althing, by defendant, if three or more."""

    def see(self, event: Event) -> None:
        """Take an event in."""
        tell = getattr(self, f"_{type(event).__name__.lower()}", None)
        if tell is not None:
            tell(event)

    def _take(self, seat: int, cards: Any, sign: int = 1) -> None:
        for kind, count in enumerate(cards):
            self.hands[seat][kind] += sign * count

    def _produced(self, event: shared.Produced) -> None:
        self._take(event.seat, event.cards)

    _cardstaken = _produced

    def _buildqueued(self, event: ev.BuildQueued) -> None:
        self._take(event.seat, event.cost, -1)

    def _famine(self, event: ev.Famine) -> None:
        for seat, cards in enumerate(event.returned):
            self._take(seat, cards, -1)
            assert all(count == 0 or kind in event.short for kind, count in enumerate(cards))
            assert not any(self.hands[seat][kind] for kind in event.short), "some of a short resource was kept"

    def _banktraded(self, event: shared.BankTraded) -> None:
        self.hands[event.seat][event.give] -= event.rate
        self.hands[event.seat][event.take] += 1
        assert event.rate in (2, 4)

    def _traded(self, event: shared.Traded) -> None:
        for seat, gave, got in ((event.seat, event.give, event.want), (event.partner, event.want, event.give)):
            self._take(seat, gave, -1)
            self._take(seat, got)

    def _caseopened(self, event: ev.CaseOpened) -> None:
        self.hands[event.seat][event.resource] -= event.count
        self.sued.add(int(event.victim))
        assert (int(event.seat), int(event.victim), TOPOLOGY.hexes[event.hex], event.resource) in self.cases()

    def _cardsadded(self, event: ev.CardsAdded) -> None:
        self.hands[event.seat][event.resource] -= event.count

    _sidejoined = _cardsadded

    def _whitewon(self, event: ev.WhiteWon) -> None:
        self.tokens["white"][event.seat] += 1

    def _redwon(self, event: ev.RedWon) -> None:
        self.tokens["red"][event.seat] += 1

    def _blackwon(self, event: ev.BlackWon) -> None:
        self.tokens["black"][event.seat] += 1
        assert event.seat not in self.sued
        assert event.cases == self.due.pop(int(event.seat)) >= 3

    def _althinggathered(self, event: ev.AlthingGathered) -> None:
        self.sued, self.due = set(), {}

    def _explored(self, event: ev.Explored) -> None:
        at = TOPOLOGY.hexes[event.hex]
        assert at not in self.land, "discovered twice"
        self.land[at] = event.terrain
        if event.number:
            self.numbers[at] = event.number

    def _aged(self, event: ev.Aged) -> None:
        at = TOPOLOGY.hexes[event.hex]
        assert self.numbers[at] == event.former
        ladder = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
        following = ladder[ladder.index(event.former) + 1 :] + ladder[: ladder.index(event.former)]
        lying = Counter(self.numbers.values())
        assert event.number == next(one for one in following if lying[one] < 3), "not the first later number"
        self.numbers[at] = event.number

    def _stepped(self, event: ev.Stepped | ev.Retreated) -> None:
        self._put(event.target, event.seat, self._lift(event.start, event.seat))

    _retreated = _stepped

    def _lift(self, stop: int, seat: int) -> bool:
        if stop == len(TOPOLOGY.hexes):
            self.outside[seat] -= 1
            return True
        owner, ship = self.pieces.pop(TOPOLOGY.hexes[stop])
        assert owner == seat
        return ship

    def _put(self, stop: int, seat: int, ship: bool) -> None:
        if stop == len(TOPOLOGY.hexes):
            assert ship
            self.outside[seat] += 1
            return
        at = TOPOLOGY.hexes[stop]
        assert at not in self.pieces, "two pieces on a hex"
        assert ship or self.land[at] != SEA
        self.pieces[at] = (seat, ship)

    def _piecelost(self, event: ev.PieceLost | ev.OutlawRemoved) -> None:
        self._lift(event.hex, event.seat)

    _outlawremoved = _piecelost

    def _piecebuilt(self, event: ev.PieceBuilt) -> None:
        self._put(event.stop, event.seat, event.ship)

    def _farmfounded(self, event: ev.FarmFounded) -> None:
        self._lift(event.start, event.seat)
        spot = around(event.corner)
        assert spot not in self.farms
        assert any(self.land.get(at) in GOODS for at in spot), "no productive land (ALTH-412)"
        self.farms[spot] = int(event.seat)

    def _citygrown(self, event: ev.CityGrown) -> None:
        spot = around(event.corner)
        assert self.farms[spot] == event.seat
        outer = any(max(abs(q), abs(r), abs(q + r)) > 3 for q, r in spot)
        assert outer or SEA in {self.land.get(at) for at in spot}, "not at the sea (ALTH-418)"
        self.cities.add(spot)

    def _harbourfounded(self, event: ev.HarbourFounded) -> None:
        self.harbours[TOPOLOGY.hexes[event.hex]] = event.resource

    # what follows from it

    def points(self, seat: int) -> int:
        """Houses and tokens (ALTH-501)."""
        houses = sum(1 + (spot in self.cities) for spot, owner in self.farms.items() if owner == seat)
        return houses + sum(row[seat] for row in self.tokens.values())

    def cases(self) -> set[tuple[int, int, At, int]]:
        """(plaintiff, defendant, hex, resource) (ALTH-241 to ALTH-247)."""
        found = set()
        for at, (owner, _) in self.pieces.items():
            kind = GOODS.get(self.land[at], self.harbours.get(at))
            for spot, seat in self.farms.items():
                if kind is not None and at in spot and seat != owner:
                    found.add((seat, owner, at, kind))
        return found

    def check(self, game: Game, state: GameState) -> None:
        """The state is what was told."""
        stock = HANDS.of(game, state).stock
        for seat in range(self.seats):
            assert hand_of(game, state, Seat(seat)) == tuple(self.hands[seat][kind] for kind in range(4))
            assert points(game, state, Seat(seat)) == self.points(seat)
            assert UNITS.of(game, state).outside[seat] == self.outside[seat]
        assert stock == tuple(24 - sum(hand[kind] for hand in self.hands) for kind in range(4))
        units = UNITS.of(game, state)
        masks = [(units.ships, True), (units.settlers, False)]
        here = {
            TOPOLOGY.hexes[hex]: (seat, ship) for rows, ship in masks for seat in range(self.seats)
            for hex in bits(rows[seat])
        }  # fmt: skip
        assert here == self.pieces
        land = LAND.of(game, state)
        assert {TOPOLOGY.hexes[hex]: kind for hex, kind in enumerate(land.terrain) if kind} == self.land
        assert {TOPOLOGY.hexes[hex]: token for hex, token in enumerate(land.tokens) if token} == self.numbers
        for one in self.farms:
            for other in self.farms:
                flanks = one & other
                if one != other and len(flanks) == 2:
                    assert {self.land.get(at) for at in flanks} == {SEA, MOUNTAIN}, "too near (ALTH-413)"


@pytest.mark.timeout(0)
@pytest.mark.rule("ALTH-104", "ALTH-127", "ALTH-241", "ALTH-255", "ALTH-413", "ALTH-501", "ALTH-222", "ALTH-530")
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_events_tell_the_whole_game(seed: int) -> None:
    seats = 3 + seed % 3
    game = set_table(LANDNAM, seats, {"offers": 1}, seed)
    state, told = start(game)
    count, rng = Recount(seats), source(seed, "players")
    for event in told:
        count.see(event)
    while state.outcome is None and state.ply < PLIES:
        counted_before = _counted(state)
        state, told = advance(game, state, next_action(game, state, seed, rng))
        for event in told:
            count.see(event)
        counted = _counted(state)
        if counted is not None and counted != counted_before:
            against = Counter(defendant for _, defendant, _, _ in count.cases())
            assert counted == tuple(against[seat] for seat in range(seats))
            count.due = {seat: cases for seat, cases in against.items() if cases >= 3}
        if state.ply % 7 == 0 and QUEUE.of(game, state) == EMPTY:
            count.check(game, state)
    count.check(game, state)
    if state.outcome is not None:
        _check_end(game, state, count)


def _counted(state: GameState) -> tuple[int, ...] | None:
    """The cases by defendant, as the Althing that is held has counted them (ALTH-255)."""
    found = next((frame.data for frame in state.frames if isinstance(frame.data, Assembly)), None)
    return found.counted or None if isinstance(found, Assembly) else None


def _check_end(game: Game, state: GameState, count: Recount) -> None:
    """The winners have most by ALTH-505 and ALTH-506."""
    assert state.outcome is not None
    part = HONOURS.of(game, state)
    rows = [
        (count.points(seat), part.black[seat], part.red[seat], part.white[seat],
         count.points(seat) - part.black[seat] - part.red[seat] - part.white[seat], sum(count.hands[seat].values()))
        for seat in range(count.seats)
    ]  # fmt: skip
    best = max(rows)
    assert state.outcome.winners == tuple(seat for seat, row in enumerate(rows) if row == best)
    ranks = [1 + sum(other > row for other in rows) for row in rows]
    assert [one.rank for one in standings(game, state)] == ranks


@pytest.mark.rule("ALTH-179", "ALTH-297", "ALTH-292", "ALTH-B20")
@pytest.mark.parametrize("seed", range(6))
def test_who_is_asked_hangs_on_the_number_of_fate_cards_alone(seed: int) -> None:
    """Hands of fate cards are swapped for others of equal size, over and over: the seats that are asked, and at which
    step, are the same as long as nobody plays a card."""
    game = set_table(LANDNAM, 4, {"offers": 0}, seed)
    one, _ = start(game)
    other, rng, deal = one, source(seed, "players"), Random(seed)
    asked = swapped = 0
    while one.outcome is None and one.ply < 900:
        assert actor(one) == actor(other)
        assert one.frames[-1].step == other.frames[-1].step
        action = next_action(game, one, seed, rng)
        if action.kind in PLAYED:
            action = _unplayed(game, one)
        asked += action.kind == "pass_card"
        one, _ = advance(game, one, action)
        part = FATE.of(game, one)
        pool = part.hidden or ()
        for hand in part.private:
            pool = add(pool, hand or ())
        hands = []
        for held in part.held:
            hands.append(draw_handful(pool, held, deal))
            pool = subtract(pool, hands[-1])
        swapped += tuple(hands) != part.private
        after, _ = advance(game, other, action)
        other = FATE.put(game, after, replace(part, private=tuple(hands), hidden=pool))
    assert asked > 20
    assert swapped > 100


PLAYED = {
    "boost_harvest", "shift_harvest", "bar_harvest", "track_step", "feud_step", "fair_wind", "sight", "omens",
    "enter_by_track", "pardon", "dismiss", "dissolve",
}  # fmt: skip
"""Actions that play a fate card."""


def _unplayed(game: Game, state: GameState) -> Any:
    """What may be done instead of a card."""
    seat = actor(state)
    assert seat is not None
    found = decision(game, state, seat)
    assert found is not None
    return next(one for choice in found.choices for one in choice if one.kind not in PLAYED)
