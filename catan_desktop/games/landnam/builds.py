"""The module `builds`: what is paid now appears at the end of the turn.

Rules: ALTH-401 to ALTH-432, ALTH-441 to ALTH-452. A queued build is legal on the map as it stands, and beside what is
queued before it: what it uses is reserved. Nothing can be refused when the turn ends (ALTH-445).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from catan_desktop.grid.topology import CornerId, HexId
from catan_desktop.kernel import Act, Action, Counts, Events, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.kernel.cards import CardKind, covers, one
from catan_desktop.kernel.choice import Among, Choice, Only, OnSites
from catan_desktop.kernel.frame import by_itself, pop
from catan_desktop.kernel.game import Module, OptionSpec, Refusals, Script, Step, Together
from catan_desktop.kernel.record import put, state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.mechanics.parts import hand_of
from catan_desktop.mechanics.payment import can_pay, pay
from catan_desktop.mechanics.questions import FLOWS, RATES
from catan_desktop.mechanics.turn import ACTION

from . import flows
from .actions import BuildAgeing, BuildCity, BuildFarm, BuildHarbour, BuildOuterShip, BuildSettler, BuildShip
from .board import NEIGHBOURS, OUT, RIM, TOPOLOGY, Stop, hexes_at
from .events import Aged, BuildQueued, CityGrown, FarmFounded, HarbourFounded, PieceBuilt
from .honours import close_turn
from .land import LAND, NO_HARBOUR, aged, harbours_left, productive, yielded
from .tables import BANK_RATE, CARD_KINDS, CITY, FARM, HARBOUR_CARDS, HARBOUR_RATE, KINDS, MOUNTAIN, SEA, SETTLER, SHIP
from .units import UNITS, Units, put_on, taken_off

COMMIT = "landnam.commit"
FIRST_CITY_PIECES = 3
"""Pieces that a city may build in a turn (ALTH-406)."""


@state_record
class Queue:
    """What appears at the end of the turn."""

    farms: tuple[tuple[int, int], ...]
    """(piece, intersection) in the order queued."""
    cities: tuple[int, ...]
    """Intersections."""
    harbours: tuple[tuple[int, CardKind], ...]
    """(hex, resource)."""
    ageings: tuple[int, ...]
    """Hexes."""
    settlers: tuple[tuple[int, int], ...]
    """(intersection, hex)."""
    ships: tuple[tuple[int, int], ...]
    """(intersection, hex)."""
    outer_ships: int

    @property
    def busy_pieces(self) -> int:
        """Mask of the hexes whose pieces act already (ALTH-405)."""
        farms = [stop for stop, _ in self.farms if stop != OUT]
        return mask_of([*farms, *[hex for hex, _ in self.harbours], *self.ageings])

    @property
    def reserved_hexes(self) -> int:
        """Mask of the hexes for new pieces."""
        return mask_of([hex for _, hex in (*self.settlers, *self.ships)])

    @property
    def reserved_corners(self) -> int:
        """Mask of the intersections for farms."""
        return mask_of([corner for _, corner in self.farms])

    @property
    def landfalls(self) -> int:
        """Return how many ships on the outer sea act already."""
        return sum([stop == OUT for stop, _ in self.farms])

    def pieces_of(self, corner: int) -> int:
        """Return how many pieces a settlement builds in this turn."""
        return sum([at == corner for at, _ in (*self.settlers, *self.ships)])


QUEUE = Slot("builds", Queue)
EMPTY = Queue((), (), (), (), (), (), 0)


# sites


def fertile_corners(game: Game, state: GameState) -> int:
    """Return the mask of the intersections that touch productive land (ALTH-412)."""
    mask = 0
    for hex in bits(productive(LAND.of(game, state))):
        mask |= TOPOLOGY.hex_corner_mask[hex]
    return mask


def flanked(game: Game, state: GameState, path: int) -> bool:
    """Return whether one sea and one mountain flank a path, so that the distance rule does not count over it
    (ALTH-413, ALTH-414)."""
    land = LAND.of(game, state)
    return {land.terrain[hex] for hex in bits(TOPOLOGY.path_hexes[path])} == {SEA, MOUNTAIN}


def far_enough(game: Game, state: GameState, corner: int) -> bool:
    """Return whether a settlement may be built at an intersection by the distance rule (ALTH-413, ALTH-442)."""
    taken = UNITS.of(game, state).built_up | QUEUE.of(game, state).reserved_corners
    if taken >> corner & 1:
        return False
    near = TOPOLOGY.corner_corners[corner] & taken
    return all(flanked(game, state, TOPOLOGY.path_between(CornerId(corner), CornerId(other))) for other in bits(near))


def farm_sites(game: Game, state: GameState, seat: Seat, start: int) -> int:
    """Return where the piece at a stop may found a farm (ALTH-411 to ALTH-417, ALTH-431, ALTH-432)."""
    part, queue = UNITS.of(game, state), QUEUE.of(game, state)
    if houses_free(game, state, seat) <= 0:
        return 0
    if start == OUT:
        corners = RIM if queue.landfalls < part.outside[seat] else 0
    elif part.creditors[start] or queue.busy_pieces >> start & 1:
        corners = 0
    else:
        corners = TOPOLOGY.hex_corner_mask[start]
    corners &= fertile_corners(game, state)
    return mask_of([corner for corner in bits(corners) if far_enough(game, state, corner)])


def city_sites(game: Game, state: GameState, seat: Seat) -> int:
    """Return the farms that may become cities (ALTH-418 to ALTH-420)."""
    part, queue, land = UNITS.of(game, state), QUEUE.of(game, state), LAND.of(game, state)
    if houses_free(game, state, seat) <= 0:
        return 0
    coast = RIM | sum({1 << c for c in bits(part.farms[seat]) if any(land.terrain[h] == SEA for h in hexes_at(c))})
    busy = mask_of([corner for corner in bits(part.farms[seat]) if queue.pieces_of(corner) or corner in queue.cities])
    return part.farms[seat] & coast & ~busy


def _spent(part: Units, queue: Queue, seat: Seat, corner: int) -> bool:
    """Return whether a settlement builds no more pieces this turn (ALTH-406, ALTH-409)."""
    most = FIRST_CITY_PIECES if part.cities[seat] >> corner & 1 else 1
    return corner in queue.cities or queue.pieces_of(corner) >= most


def free_hexes(game: Game, state: GameState, seat: Seat, corner: int, *, ship: bool) -> int:
    """Return where a settlement may put a new piece (ALTH-406, ALTH-409, ALTH-421 to ALTH-426)."""
    part, queue, land = UNITS.of(game, state), QUEUE.of(game, state), LAND.of(game, state)
    if _spent(part, queue, seat, corner):
        return 0
    free = TOPOLOGY.corner_hexes[corner] & ~part.occupied & ~queue.reserved_hexes
    if ship:
        return mask_of([hex for hex in bits(free) if land.terrain[hex] == SEA])
    return free & productive(land)


def harbour_sites(game: Game, state: GameState, seat: Seat) -> int:
    """Return where an own ship may open a harbour (ALTH-427, ALTH-430)."""
    part, queue, land = UNITS.of(game, state), QUEUE.of(game, state), LAND.of(game, state)
    return sum(
        [
            1 << hex
            for hex in bits(part.ships[seat] & ~queue.busy_pieces)
            if land.terrain[hex] == SEA
            and land.harbours[hex] == NO_HARBOUR
            and NEIGHBOURS[hex] & ~(1 << OUT) & productive(land)
        ]
    )


def ageing_sites(game: Game, state: GameState, seat: Seat) -> int:
    """Return the hexes whose number an own piece may age (ALTH-429)."""
    part, queue = UNITS.of(game, state), QUEUE.of(game, state)
    return part.on_map(seat) & productive(LAND.of(game, state)) & ~queue.busy_pieces


def tokens_to_lay(game: Game, state: GameState, kind: CardKind) -> int:
    """Return how many harbour tokens of a resource are neither on the map nor reserved (ALTH-428)."""
    queue = QUEUE.of(game, state)
    return harbours_left(LAND.of(game, state), kind) - sum([one == kind for _, one in queue.harbours])


# offering


def payable(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Everything that the seat can pay for and put somewhere (ALTH-176)."""
    hand = hand_of(game, state, seat)
    found: list[Choice] = []
    for kind in (_farms, _pieces, _harbours):
        actions = tuple(kind(game, state, seat, hand))
        if actions:
            found.append(Among(actions))
    if covers(hand, CITY) and (sites := city_sites(game, state, seat)):
        found.append(OnSites(BuildCity, seat, "intersection", sites))
    if covers(hand, SHIP) and ships_free(game, state, seat):
        found.append(Only(BuildOuterShip(seat)))
    land = LAND.of(game, state)
    paid = mask_of([hex for hex in bits(ageing_sites(game, state, seat)) if hand[yielded(land, hex) or 0]])
    if paid:
        found.append(OnSites(BuildAgeing, seat, "hex", paid))
    return tuple(found)


def _farms(game: Game, state: GameState, seat: Seat, hand: Counts) -> Iterator[Action]:
    if covers(hand, FARM):
        for start in UNITS.of(game, state).stops(seat):
            for corner in bits(farm_sites(game, state, seat, start)):
                yield BuildFarm(seat, CornerId(corner), Stop(start))


def _queue_of(game: Game, state: GameState, seat: Seat) -> Queue:
    """Return what a seat has ordered: nothing but in its own turn."""
    return QUEUE.of(game, state) if seat == state.seat else EMPTY


def houses_free(game: Game, state: GameState, seat: Seat) -> int:
    """Return the houses in the supply that are not reserved."""
    queue = _queue_of(game, state, seat)
    return UNITS.of(game, state).houses_left(seat) - len(queue.farms) - len(queue.cities)


def ships_free(game: Game, state: GameState, seat: Seat) -> int:
    """Return the ships in the supply that are not reserved (ALTH-424)."""
    queue = _queue_of(game, state, seat)
    return UNITS.of(game, state).ships_left(seat) - len(queue.ships) - queue.outer_ships


def settlers_free(game: Game, state: GameState, seat: Seat) -> int:
    """Return the settlers in the supply that are not reserved."""
    return UNITS.of(game, state).settlers_left(seat) - len(_queue_of(game, state, seat).settlers)


def _pieces(game: Game, state: GameState, seat: Seat, hand: Counts) -> Iterator[Action]:
    own = UNITS.of(game, state).settlements(seat)
    if covers(hand, SETTLER) and settlers_free(game, state, seat):
        for corner in bits(own):
            for hex in bits(free_hexes(game, state, seat, corner, ship=False)):
                yield BuildSettler(seat, HexId(hex), CornerId(corner))
    if covers(hand, SHIP) and ships_free(game, state, seat):
        for corner in bits(own):
            for hex in bits(free_hexes(game, state, seat, corner, ship=True)):
                yield BuildShip(seat, HexId(hex), CornerId(corner))


def _harbours(game: Game, state: GameState, seat: Seat, hand: Counts) -> Iterator[Action]:
    kinds = [kind for kind in CARD_KINDS if hand[kind] >= HARBOUR_CARDS and tokens_to_lay(game, state, kind) > 0]
    for hex in bits(harbour_sites(game, state, seat)) if kinds else ():
        for kind in kinds:
            yield BuildHarbour(seat, Stop(hex), kind)


# queueing


def price_of(game: Game, state: GameState, action: Action) -> Counts:
    """Return what a build costs (ALTH-401, ALTH-447 to ALTH-452)."""
    if isinstance(action, BuildHarbour):
        return one(action.resource, len(KINDS), HARBOUR_CARDS)
    if isinstance(action, BuildAgeing):
        return one(yielded(LAND.of(game, state), action.hex) or 0, len(KINDS))
    return PRICES[type(action)]


PRICES: dict[type[Action], Counts] = {
    BuildFarm: FARM,
    BuildCity: CITY,
    BuildSettler: SETTLER,
    BuildShip: SHIP,
    BuildOuterShip: SHIP,
}


def _queued(queue: Queue, action: Any) -> tuple[Queue, str, int]:
    """Return the queue with one build more, the build's name and its place."""
    if isinstance(action, BuildFarm):
        return replace(queue, farms=(*queue.farms, (action.start, action.corner))), "farm", action.corner
    if isinstance(action, BuildCity):
        return replace(queue, cities=(*queue.cities, action.corner)), "landnam-city", action.corner
    if isinstance(action, BuildSettler):
        return replace(queue, settlers=(*queue.settlers, (action.corner, action.hex))), "settler", action.hex
    if isinstance(action, BuildShip):
        return replace(queue, ships=(*queue.ships, (action.corner, action.hex))), "ship", action.hex
    if isinstance(action, BuildHarbour):
        return replace(queue, harbours=(*queue.harbours, (action.hex, action.resource))), "landnam-harbour", action.hex
    if isinstance(action, BuildAgeing):
        return replace(queue, ageings=(*queue.ageings, action.hex)), "ageing", action.hex
    return replace(queue, outer_ships=queue.outer_ships + 1), "ship", OUT


def build(game: Game, state: GameState, action: Action, out: Events) -> GameState:
    """The build is paid, and waits for the end of the turn (ALTH-402, ALTH-403)."""
    cost = price_of(game, state, action)
    queue, what, place = _queued(QUEUE.of(game, state), action)
    out.append(BuildQueued(action.seat, what, place, cost))
    return QUEUE.put(game, pay(game, state, action.seat, cost), queue)


# the end of the turn


def commit(game: Game, state: GameState, out: Events) -> GameState:
    """Everything that is queued appears, in groups (ALTH-443); then the turn is over."""
    queue, seat = QUEUE.of(game, state), state.seat
    part = UNITS.of(game, state)
    for start, corner in queue.farms:
        out.append(FarmFounded(seat, CornerId(corner), Stop(start), part.is_ship(start)))
        part = taken_off(part, seat, start)
        part = replace(part, farms=put(part.farms, seat, part.farms[seat] | 1 << corner))
    for corner in queue.cities:
        out.append(CityGrown(seat, CornerId(corner)))
        farms, cities = part.farms[seat] & ~(1 << corner), part.cities[seat] | 1 << corner
        part = replace(part, farms=put(part.farms, seat, farms), cities=put(part.cities, seat, cities))
    land = LAND.of(game, state)
    for hex, kind in queue.harbours:
        out.append(HarbourFounded(seat, HexId(hex), kind))
        land = replace(land, harbours=put(land.harbours, hex, kind))
    for hex in queue.ageings:
        former, land = land.tokens[hex], aged(land, hex)
        out.append(Aged(HexId(hex), former, land.tokens[hex], seat))
    for (_, hex), ship in (*[(new, False) for new in queue.settlers], *[(new, True) for new in queue.ships]):
        out.append(PieceBuilt(seat, Stop(hex), ship))
        part = put_on(part, seat, hex, ship=ship)
    for _ in range(queue.outer_ships):
        out.append(PieceBuilt(seat, OUT, True))
        part = put_on(part, seat, OUT, ship=True)
    state = UNITS.put(game, LAND.put(game, pop(state), land), part)
    return close_turn(game, QUEUE.put(game, state, EMPTY))


# harbours


def rates(game: Game, state: GameState, seat: Seat) -> tuple[int, ...]:
    """Return what the bank asks of a seat, by resource (ALTH-372 to ALTH-375)."""
    part, land = UNITS.of(game, state), LAND.of(game, state)
    found = [BANK_RATE] * len(KINDS)
    if max(land.harbours) == NO_HARBOUR:
        return tuple(found)
    for hex, kind in enumerate(land.harbours):
        if kind == NO_HARBOUR:
            continue
        owner = part.owner(hex)
        beside = part.settlements(seat) & TOPOLOGY.hex_corner_mask[hex]
        if owner == seat or (owner is None and beside):
            found[kind] = HARBOUR_RATE
    return tuple(found)


# refusals


NOT_NOW = Reason("reason-trade-not-now", rule="ALTH-B12")
NOT_OWN = Reason("reason-step-not-own", rule="ALTH-B38")
BUSY = Reason("reason-unit-busy", rule="ALTH-B39")
RESERVED = Reason("reason-site-reserved", rule="ALTH-B39")
NOT_COASTAL = Reason("reason-city-not-coastal", rule="ALTH-B38")
NO_SHIP = Reason("reason-no-ship-left", rule="ALTH-B38")
UNPAID: Refusals = (
    (
        Reason("reason-cannot-pay", rule="ALTH-B15"),
        lambda g, s, a: not can_pay(g, s, a.seat, price_of(g, s, a)),
    ),
)
NO_HOUSE: Refusals = ((Reason("reason-no-house", rule="ALTH-B38"), lambda g, s, a: houses_free(g, s, a.seat) <= 0),)


def _meant_farms(game: Game, state: GameState, seat: Seat) -> Iterator[BuildFarm]:
    for start in UNITS.of(game, state).stops(seat):
        for corner in bits(RIM if start == OUT else TOPOLOGY.hex_corner_mask[start]):
            yield BuildFarm(seat, CornerId(corner), Stop(start))


def _founder_busy(game: Game, state: GameState, action: BuildFarm) -> bool:
    queue = QUEUE.of(game, state)
    if action.start == OUT:
        return queue.landfalls >= UNITS.of(game, state).outside[action.seat]
    return bool(queue.busy_pieces >> action.start & 1)


FARMS = Act(
    BuildFarm,
    build,
    _meant_farms,
    (
        (NOT_OWN, lambda g, s, a: a.start not in UNITS.of(g, s).stops(a.seat)),
        (Reason("reason-outer-farm", rule="ALTH-B16"), lambda g, s, a: a.start == OUT and not RIM >> a.corner & 1),
        (
            Reason("reason-outlaw-farm", rule="ALTH-B16"),
            lambda g, s, a: a.start != OUT and UNITS.of(g, s).creditors[a.start],
        ),
        (BUSY, _founder_busy),
        (
            Reason("reason-farm-own-hex", rule="ALTH-B38"),
            lambda g, s, a: a.start != OUT and not TOPOLOGY.hex_corner_mask[a.start] >> a.corner & 1,
        ),
        *NO_HOUSE,
        (Reason("reason-farm-taken", rule="ALTH-B38"), lambda g, s, a: UNITS.of(g, s).built_up >> a.corner & 1),
        (RESERVED, lambda g, s, a: QUEUE.of(g, s).reserved_corners >> a.corner & 1),
        (Reason("reason-farm-land", rule="ALTH-B38"), lambda g, s, a: not fertile_corners(g, s) >> a.corner & 1),
        (Reason("reason-farm-distance", rule="ALTH-B38"), lambda g, s, a: not far_enough(g, s, a.corner)),
        *UNPAID,
    ),
    elsewhere=NOT_NOW,
)


def _farm_busy(game: Game, state: GameState, action: BuildCity) -> bool:
    queue = QUEUE.of(game, state)
    return action.corner in queue.cities or queue.pieces_of(action.corner) > 0


CITIES = Act(
    BuildCity,
    build,
    lambda g, s, seat: [BuildCity(seat, CornerId(one)) for one in bits(UNITS.of(g, s).settlements(seat))],
    (
        (
            Reason("reason-city-again", rule="ALTH-B38"),
            lambda g, s, a: UNITS.of(g, s).cities[a.seat] >> a.corner & 1,
        ),
        (NOT_COASTAL, lambda g, s, a: not UNITS.of(g, s).farms[a.seat] >> a.corner & 1),
        (Reason("reason-farm-busy", rule="ALTH-B39"), _farm_busy),
        *NO_HOUSE,
        (NOT_COASTAL, lambda g, s, a: not city_sites(g, s, a.seat) >> a.corner & 1),
        *UNPAID,
    ),
    elsewhere=NOT_NOW,
)


def _new_piece(name: str, *, ship: bool) -> Refusals:
    """What keeps a settlement from putting a new piece on a hex."""
    elsewhere = Reason("reason-new-piece-place", (("piece", name),), rule="ALTH-B38")
    return (
        (elsewhere, lambda g, s, a: not UNITS.of(g, s).settlements(a.seat) >> a.corner & 1),
        (
            Reason("reason-farm-busy", rule="ALTH-B39"),
            lambda g, s, a: _spent(UNITS.of(g, s), QUEUE.of(g, s), a.seat, a.corner),
        ),
        (RESERVED, lambda g, s, a: QUEUE.of(g, s).reserved_hexes >> a.hex & 1),
        (elsewhere, lambda g, s, a: not free_hexes(g, s, a.seat, a.corner, ship=ship) >> a.hex & 1),
        *UNPAID,
    )


def _places(game: Game, state: GameState, seat: Seat) -> Iterator[tuple[HexId, CornerId]]:
    """Yield each hex beside each own settlement."""
    for corner in bits(UNITS.of(game, state).settlements(seat)):
        for hex in bits(TOPOLOGY.corner_hexes[corner]):
            yield HexId(hex), CornerId(corner)


NEW_SETTLERS = Act(
    BuildSettler,
    build,
    lambda g, s, seat: [BuildSettler(seat, *place) for place in _places(g, s, seat)],
    (
        (Reason("reason-no-settler-left", rule="ALTH-B38"), lambda g, s, a: not settlers_free(g, s, a.seat)),
        *_new_piece("settler", ship=False),
    ),
    elsewhere=NOT_NOW,
)
NO_SHIPS: Refusals = ((NO_SHIP, lambda g, s, a: not ships_free(g, s, a.seat)),)
NEW_SHIPS = Act(
    BuildShip,
    build,
    lambda g, s, seat: [BuildShip(seat, *place) for place in _places(g, s, seat)],
    (*NO_SHIPS, *_new_piece("ship", ship=True)),
    elsewhere=NOT_NOW,
)
OUTER_SHIPS = Act(BuildOuterShip, build, refusals=(*NO_SHIPS, *UNPAID), elsewhere=NOT_NOW)
HARBOURS = Act(
    BuildHarbour,
    build,
    lambda g, s, seat: [
        BuildHarbour(seat, Stop(hex), kind) for hex in bits(UNITS.of(g, s).ships[seat]) for kind in CARD_KINDS
    ],
    (
        (Reason("reason-harbour-none-left", rule="ALTH-B17"), lambda g, s, a: tokens_to_lay(g, s, a.resource) <= 0),
        (Reason("reason-harbour-outside", rule="ALTH-B17"), lambda g, s, a: a.hex == OUT),
        (NOT_OWN, lambda g, s, a: not UNITS.of(g, s).ships[a.seat] >> a.hex & 1),
        (Reason("reason-ashore-no-harbour", rule="ALTH-B38"), lambda g, s, a: LAND.of(g, s).terrain[a.hex] != SEA),
        (
            Reason("reason-harbour-exists", rule="ALTH-B17"),
            lambda g, s, a: LAND.of(g, s).harbours[a.hex] != NO_HARBOUR,
        ),
        (BUSY, lambda g, s, a: QUEUE.of(g, s).busy_pieces >> a.hex & 1),
        (
            Reason("reason-harbour-no-land", rule="ALTH-B17"),
            lambda g, s, a: not harbour_sites(g, s, a.seat) >> a.hex & 1,
        ),
        *UNPAID,
    ),
    elsewhere=NOT_NOW,
)
AGEINGS = Act(
    BuildAgeing,
    build,
    lambda g, s, seat: [BuildAgeing(seat, HexId(hex)) for hex in bits(UNITS.of(g, s).on_map(seat))],
    (
        (BUSY, lambda g, s, a: QUEUE.of(g, s).busy_pieces >> a.hex & 1),
        (
            Reason("reason-ageing-place", rule="ALTH-B38"),
            lambda g, s, a: not ageing_sites(g, s, a.seat) >> a.hex & 1,
        ),
        *UNPAID,
    ),
    elsewhere=NOT_NOW,
)
BUILDS = Together((FARMS, CITIES, NEW_SETTLERS, NEW_SHIPS, OUTER_SHIPS, HARBOURS, AGEINGS), payable)
"""Refused for the phase, the place, the price (ALTH-B12, B15 to B18, B38, B39)."""


def script(given: Script) -> Script:
    """The commit ends the turn (ALTH-178)."""
    return replace(given, turn=(*given.turn, COMMIT))


MODULE = Module(
    slot=QUEUE,
    version=2,
    initial=lambda game: EMPTY,
    requires=("honours", "land", "units", "turn", "trade"),
    script=script,
    steps=(Step(COMMIT, enter=by_itself(COMMIT), advance=commit),),
    choices={ACTION: (BUILDS,)},
    known={
        CornerId: lambda game: range(len(TOPOLOGY.corners)),
        HexId: lambda game: range(OUT),
        Stop: lambda game: range(OUT + 1),
        Seat: lambda game: range(game.seats),
    },
    answers={RATES: rates, FLOWS: lambda game, state: (flows.FLOWS,)},
    changed_options=(OptionSpec("combined", True, (True,)),),
)
