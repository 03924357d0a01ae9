"""Explanations of the places of the board: hexes, intersections, paths, harbours; what belongs to a seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from catan_desktop.kernel import Game, GameState, Observation, Reason, Seat, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.game import first_reason
from catan_desktop.mechanics import pieces as network
from catan_desktop.mechanics.board import ANY, board_now, pips
from catan_desktop.mechanics.building import ROAD_REFUSALS
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.placement import CORNER_REFUSALS
from catan_desktop.mechanics.questions import BLOCKED, CLAIMS, DOUBLED_PATHS
from catan_desktop.mechanics.routes import longest_route
from catan_desktop.mechanics.tables import Tables, tables
from catan_desktop.present.models.explain import Explained, Gain, Thing
from catan_desktop.present.words import Party, Several, Who, Words, because, words

from .names import goods


def explain(game: Game, view: Observation, thing: Thing, found: Explained) -> Explained:
    """Tell of a thing of this module; others are left as they are."""
    kind, site = thing
    teller = _TELLERS.get(kind)
    if kind not in _LAND and PIECES.get(game, view.state) is None:
        return found
    if teller is None or not isinstance(site, int):
        return replace(found, lit=_sites(game, view, str(site))) if kind == "act" else found
    return teller(game, view, site)


# hexes


def gains(game: Game, state: GameState, hexes: Iterable[int]) -> tuple[Gain, ...]:
    """Return what every building takes from these hexes, or would take if nobody stood there."""
    pieces, blocked, values = PIECES.get(game, state), game.ask(BLOCKED, state), tables(game)
    yielded, found = board_now(game, state).hex_yields, []
    for hex in hexes:
        kind = yielded[hex]
        if kind is None or pieces is None:
            continue
        for corner in bits(game.board.topology.hex_corner_mask[hex] & pieces.buildings):
            for seat in range(game.seats):
                yields = _yields(
                    values, kind, pieces.settlements[seat] >> corner & 1, pieces.cities[seat] >> corner & 1
                )
                for card, count in yields:
                    found.append(Gain(hex, corner, seat, values.kinds[card], count, bool(blocked >> hex & 1)))
    return tuple(found)


def _yields(values: Tables, kind: int, settlements: int, cities: int) -> tuple[tuple[int, int], ...]:
    """Return kinds and numbers of the cards that a hex brings to `settlements` settlements and `cities` cities."""
    counts = [0] * len(values.kinds)
    counts[kind] += settlements
    for card in values.city_yield[kind]:
        counts[card] += cities
    return tuple((card, count) for card, count in enumerate(counts) if count)


def _together(game: Game, state: GameState, hexes: Iterable[int]) -> tuple[Words, ...]:
    """By seat: all that comes to it from these hexes where nobody blocks them."""
    claims = game.ask(CLAIMS, state, tuple(hexes))
    return tuple(
        words("explain-gain", who=Who(Seat(seat)), cards=goods(game, tuple(claim))) for seat, claim in claims.items()
    )


def _hex(game: Game, view: Observation, hex: int) -> Explained:
    """Terrain, number, chance; who takes what on this number, and who would but for those who stand there."""
    board, state = board_now(game, view.state), view.state
    kind, token = board.hex_yields[hex], board.tokens[hex]
    terrain = words("terrain-" + board.hex_terrain[hex].key)
    if kind is None or not token:
        return Explained((words("explain-hex-barren", terrain=terrain),), "resource")
    number = "/".join(str(total) for total in token)
    goods_name = words("resource-" + tables(game).kinds[kind])
    head = words("explain-hex", terrain=terrain, goods=goods_name, token=number, pips=pips(token))
    same = [other for other in range(len(board.land)) if set(board.tokens[other]) & set(token)]
    all_gains, blocked = gains(game, state, same), game.ask(BLOCKED, state)
    coming = _together(game, state, [other for other in same if not blocked >> other & 1])
    idle = _together(game, state, [other for other in same if blocked >> other & 1])
    rows = [head]
    if coming:
        rows.append(words("explain-hex-gains", token=number, gains=Several(coming)))
    elif not idle:
        rows.append(words("explain-hex-nobody", token=number))
    if idle:
        rows.append(words("explain-hex-idle", gains=Several(idle)))
    mask = sum(1 << other for other in same)
    return Explained(tuple(rows), "number-token" if len(token) == 1 else "double-token", all_gains, (("hex", mask),))


# intersections and paths


def chances(game: Game, state: GameState, corner: int, *, city: bool = False) -> tuple[int, ...]:
    """Cards that a settlement or a city on an intersection may expect of 36 throws, by kind."""
    values, island = tables(game), board_now(game, state)
    found = [0] * len(values.kinds)
    for hex in bits(game.board.topology.corner_hexes[corner]):
        kind = island.hex_yields[hex]
        if kind is not None:
            for card, count in _yields(values, kind, not city, city):
                found[card] += count * pips(island.tokens[hex])
    return tuple(found)


def _routes(game: Game, state: GameState, corner: int) -> Iterator[Words]:
    island = board_now(game, state)
    for harbour, corners in zip(island.harbours, island.harbour_corners, strict=True):
        if corners >> corner & 1:
            yield _rate(game, harbour.kind, harbour.rate)


def _rate(game: Game, kind: int, rate: int) -> Words:
    if kind == ANY:
        return words("explain-rate-any", rate=rate)
    return words("explain-rate", resource=tables(game).kinds[kind], rate=rate)


def _corner(game: Game, view: Observation, corner: int) -> Explained:
    pieces = PIECES.of(game, view.state)
    here = chances(game, view.state, corner)
    mask = game.board.topology.corner_hexes[corner]
    lit = (("hex", mask),)
    for seat in range(game.seats):
        for kind, sites, topic in (("settlement", pieces.settlements, "settlement"), ("city", pieces.cities, "city")):
            if sites[seat] >> corner & 1:
                city = kind == "city"
                head = words("explain-building", who=Who(Seat(seat)), piece=kind, points=1 + city)
                brings = chances(game, view.state, corner, city=city)
                yields = words("explain-building-yields", cards=goods(game, brings))
                more = (words("explain-can-grow"),) if kind == "settlement" and seat == view.seat else ()
                own = tuple(gain for gain in gains(game, view.state, bits(mask)) if gain.corner == corner)
                return Explained((head, yields, *_routes(game, view.state, corner), *more), topic, own, lit)
    rows = [words("explain-corner", count=sum(here), cards=goods(game, here)), *_routes(game, view.state, corner)]
    why = _corner_why(game, view, corner)
    if why is not None:
        rows.append(words("explain-no-settlement", reason=because(why)))
    topic = "distance-rule" if why is not None and why.key == "reason-distance" else "intersection"
    return Explained(tuple(rows), topic, (), lit)


def _corner_why(game: Game, view: Observation, corner: int) -> Reason | None:
    """Return why the looking seat could build no settlement there, cards and pieces apart."""
    why = first_reason(CORNER_REFUSALS, game, view.state, view.seat, corner)
    if why is None and view.state.turn and not PIECES.of(game, view.state).road_ends[view.seat] >> corner & 1:
        return Reason("reason-settlement-needs-road", rule="BASE-112")
    return why


def network_of(game: Game, state: GameState, seat: int, path: int) -> int:
    """The mask of a seat's roads that hang together with one of them; rivals' buildings part them."""
    pieces, topology = PIECES.of(game, state), game.board.topology
    rivals = network.rivals(game, state, Seat(seat))
    known, fresh = 0, 1 << path
    while fresh:
        known |= fresh
        ends = 0
        for road in bits(fresh):
            ends |= topology.path_end_mask[road] & ~rivals
        near = 0
        for corner in bits(ends):
            near |= topology.corner_paths[corner]
        fresh = near & pieces.roads[seat] & ~known
    return known


def _path(game: Game, view: Observation, path: int) -> Explained:
    pieces, topology = PIECES.of(game, view.state), game.board.topology
    for seat in range(game.seats):
        if pieces.roads[seat] >> path & 1:
            roads = network_of(game, view.state, seat, path)
            against, doubled = network.rivals(game, view.state, Seat(seat)), game.ask(DOUBLED_PATHS, view.state)
            longest = longest_route(topology, roads, against, doubled)
            head = words("explain-road", who=Who(Seat(seat)), count=roads.bit_count(), longest=longest)
            return Explained((head,), "road", (), (("path", roads),))
    border = topology.path_hexes[path].bit_count() < 2
    rows = [words("explain-path-border" if border else "explain-path")]
    why = first_reason(ROAD_REFUSALS, game, view.state, view.seat, path) if view.state.turn else None
    if why is not None:
        rows.append(words("explain-why", reason=because(why)))
    return Explained(tuple(rows), "harbour" if border else "path")


def _harbour(game: Game, view: Observation, index: int) -> Explained:
    island = board_now(game, view.state)
    harbour, corners = island.harbours[index], island.harbour_corners[index]
    holders = sum(
        1 << seat for seat in range(game.seats) if network.served_corners(game, view.state, Seat(seat)) & corners
    )
    held = words("explain-route-held", whom=Party(holders)) if holders else words("explain-route-free")
    any_kind = harbour.kind == ANY
    head = words("explain-route", resource="any" if any_kind else tables(game).kinds[harbour.kind], rate=harbour.rate)
    rows = (head, words("explain-route-ends"), held)
    return Explained(rows, "harbour", (), (("intersection", corners),))


# what lights places


def _seat(game: Game, view: Observation, seat: int) -> Explained:
    pieces = PIECES.of(game, view.state)
    towns = pieces.settlements[seat] | pieces.cities[seat]
    return Explained(lit=(("path", pieces.roads[seat]), ("intersection", towns)))


def _resource(game: Game, view: Observation, kind: int) -> Explained:
    """The looking seat's own hexes of a resource."""
    hexes = [hex for hex, yielded in enumerate(board_now(game, view.state).hex_yields) if yielded == kind]
    own = tuple(gain for gain in gains(game, view.state, hexes) if gain.seat == view.seat)
    return Explained(gains=own, lit=(("hex", sum(1 << hex for hex in {gain.hex for gain in own})),))


def _sites(game: Game, view: Observation, key: str) -> tuple[tuple[str, int], ...]:
    """Return where the looking seat could have what it can buy, cards apart."""
    sold = (one for one in tables(game).purchases if one.key == key and one.space)
    return tuple((one.space, one.sites(game, view.state, view.seat)) for one in sold)


_LAND = {"hex", "harbour", "resource"}
"""What is told in games without roads and buildings as well."""
_TELLERS = {
    "hex": _hex,
    "intersection": _corner,
    "path": _path,
    "harbour": _harbour,
    "seat": _seat,
    "resource": _resource,
}
