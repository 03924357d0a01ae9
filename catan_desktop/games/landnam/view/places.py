"""Explanations of the places of the map and what they bring; what belongs to a seat, a resource or a build."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from catan_desktop.games.landnam import builds
from catan_desktop.games.landnam.board import SIDES, TOPOLOGY, hexes_at
from catan_desktop.games.landnam.builds import QUEUE
from catan_desktop.games.landnam.cases import cases, resource_at
from catan_desktop.games.landnam.exploration import bonus_at
from catan_desktop.games.landnam.fate import FATE
from catan_desktop.games.landnam.fate_cards import FateId
from catan_desktop.games.landnam.harvest import CARDS_OF_A_PIECE, due_from
from catan_desktop.games.landnam.land import (
    LAND,
    NO_HARBOUR,
    harbours_left,
    older,
    productive,
    tiles_left,
    tokens_left,
    yielded,
)
from catan_desktop.games.landnam.movement import MOVES, creditors_staying
from catan_desktop.games.landnam.tables import CARD_KINDS, KINDS, LADDER, MOUNTAIN, SEA, TERRAIN, UNKNOWN
from catan_desktop.games.landnam.units import UNITS
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Game, GameState, Observation
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.ids import SEATS, numbered
from catan_desktop.mechanics.board import pips
from catan_desktop.present.models.explain import Explained, Gain, Thing
from catan_desktop.present.words import Cards, Party, Several, Who, Words, words

from .board import OUTER, SIDE
from .foresight import odds
from .names import card_words, land_words

SIDE_NAMES = ("n", "ne", "se", "s", "sw", "nw")


def explain(game: Game, view: Observation, thing: Thing, found: Explained) -> Explained:
    """Return what there is to tell of a thing."""
    kind, site = thing
    if kind == "act":
        return Explained(lit=_sites(game, view, str(site)))
    if kind == "danger":
        return Explained(piles(game, view.state), "exploration")
    teller = _TELLERS.get(kind)
    return found if teller is None or not isinstance(site, int) else teller(game, view, site)


# hexes


def _hex(game: Game, view: Observation, hex: HexId) -> Explained:
    land = LAND.of(game, view.state)
    terrain = land.terrain[hex]
    if terrain == UNKNOWN:
        return Explained(tuple(_unknown(game, view.state, hex)), "exploration")
    rows, topic = [words("explain-sea-hex")], "sea"
    same = 1 << hex
    if terrain == MOUNTAIN:
        rows, topic = [words("explain-mountain-hex"), words("reason-settler-to-mountain")], "mountain"
    elif terrain != SEA:
        rows, topic = list(_land(game, view.state, hex)), "ageing"
        same = sum([1 << other for other in bits(productive(land)) if land.tokens[other] == land.tokens[hex]])
    if land.harbours[hex] != NO_HARBOUR:
        rows, topic = [*rows, *_harbour(game, view.state, hex)], "landnam-harbour"
    rows += _piece(game, view.state, hex)
    return Explained(tuple(rows), topic, _gains(game, view.state, bits(same)), (("hex", same),))


def _unknown(game: Game, state: GameState, hex: int) -> Iterator[Words]:
    yield words("explain-unknown", bonus=bonus_at(game, state, hex))
    chances = [words("odds-of", terrain=TERRAIN[kind].key, percent=percent) for kind, percent in odds(game, state, hex)]
    yield words("explain-unknown-list", odds=Several(tuple(chances)))
    yield words("explain-bonus")


def _land(game: Game, state: GameState, hex: int) -> Iterator[Words]:
    land = LAND.of(game, state)
    kind, number = yielded(land, hex), land.tokens[hex]
    if kind is None:
        return
    named = land_words(land.terrain[hex])
    yield words("explain-land-hex", hex=named, count=number, resource=KINDS[kind])
    gains = tuple(
        [
            words("explain-gain", who=Who(seat), cards=Cards((sum(counts),), (KINDS[kind],)))
            for seat in SEATS[: game.seats]
            if (counts := [count for owner, count in due_from(game, state, hex) if owner == seat])
        ]
    )
    if gains:
        yield words("explain-hex-gains", token=str(number), gains=Several(gains))
    else:
        yield words("explain-hex-nobody", token=str(number))
    yield words("explain-land-aged", to=older(land, number))


def _harbour(game: Game, state: GameState, hex: int) -> Iterator[Words]:
    yield words("explain-landnam-harbour", resource=KINDS[LAND.of(game, state).harbours[hex]])
    owner = UNITS.of(game, state).owner(hex)
    yield words("explain-harbour-free") if owner is None else words("explain-harbour-owner", who=Who(owner))


def _piece(game: Game, state: GameState, hex: HexId) -> Iterator[Words]:
    """Return who stands on a hex, whether it is an outlaw, who could sue it, and what it does."""
    units, queue = UNITS.of(game, state), QUEUE.of(game, state)
    owner = units.owner(hex)
    if queue.reserved_hexes >> hex & 1:
        yield words("explain-queued")
    if owner is None:
        return
    at_sea = LAND.of(game, state).terrain[hex] == SEA
    kind = ("ship" if at_sea else "ashore") if units.is_ship(hex) else "settler"
    yield words(f"explain-{kind}", who=Who(owner))
    if queue.busy_pieces >> hex & 1:
        yield words("explain-busy")
    creditors = units.creditors[hex]
    if creditors and not creditors_staying(game, state, hex):
        yield words("explain-outlaw-safe")
    elif creditors:
        yield words("explain-outlaw", count=creditors.bit_count(), who=Party(creditors))
        yield words("explain-outlaw-way")
    plaintiffs = sum([1 << case.plaintiff for case in cases(game, state) if case.hex == hex]) & ~creditors
    resource = resource_at(game, state, hex)
    if plaintiffs and resource is not None:
        yield words("explain-case", who=Party(plaintiffs), resource=KINDS[resource])
    elif not creditors:
        yield words("explain-no-case")


def _gains(game: Game, state: GameState, hexes: Iterator[int]) -> tuple[Gain, ...]:
    """Return what every piece takes from these hexes, and every house; houses take nothing where a piece does."""
    units, land = UNITS.of(game, state), LAND.of(game, state)
    found = []
    for hex in hexes:
        kind = yielded(land, hex)
        owner = units.owner(hex)
        blocked = owner is not None
        if owner is not None and kind is not None:
            found.append(Gain(hex, None, owner, KINDS[kind], CARDS_OF_A_PIECE, False))
        for seat in range(game.seats) if kind is not None else ():
            for mask, count in ((units.farms[seat], 1), (units.cities[seat], 2)):
                corners = bits(mask & TOPOLOGY.hex_corner_mask[hex])
                found += [Gain(hex, corner, seat, KINDS[kind or 0], count, blocked) for corner in corners]
    return tuple(found)


# intersections, the sea outside, the frame


def _corner(game: Game, view: Observation, corner: int) -> Explained:
    state = view.state
    units, queue, land = UNITS.of(game, state), QUEUE.of(game, state), LAND.of(game, state)
    lit = (("hex", TOPOLOGY.corner_hexes[corner]),)
    for seat in SEATS[: game.seats]:
        for key, mask in (("farm", units.farms[seat]), ("landnam-city", units.cities[seat])):
            if mask >> corner & 1:
                rows = [words(f"explain-{key}", who=Who(seat))]
                rows += [words("explain-queued")] if corner in queue.cities else []
                own = [
                    gain for gain in _gains(game, state, bits(TOPOLOGY.corner_hexes[corner])) if gain.corner == corner
                ]
                return Explained(tuple(rows), key, tuple(own), lit)
    chances = [0] * len(KINDS)
    for hex in hexes_at(corner):
        kind = yielded(land, hex)
        if kind is not None:
            chances[kind] += pips((land.tokens[hex],))
    told = [words("explain-corner", count=sum(chances), cards=Cards(tuple(chances), KINDS))]
    if queue.reserved_corners >> corner & 1:
        told.append(words("explain-queued"))
    elif not builds.far_enough(game, state, corner):
        told.append(words("explain-why", reason=words("reason-farm-distance")))
    elif not builds.fertile_corners(game, state) >> corner & 1:
        told.append(words("explain-why", reason=words("reason-farm-land")))
    else:
        near = TOPOLOGY.corner_corners[corner] & (units.built_up | queue.reserved_corners)
        told.append(words("explain-corner-exception" if near else "explain-corner-free"))
    return Explained(tuple(told), "farm", (), lit)


def _outer(game: Game, view: Observation, site: int) -> Explained:
    units = UNITS.of(game, view.state)
    ships = [words("ships-of", who=Who(SEATS[seat]), count=count) for seat, count in enumerate(units.outside) if count]
    return Explained((words("explain-outer-sea"), *ships), "outer-sea")


def _side(game: Game, view: Observation, side: int) -> Explained:
    taken = MOVES.of(game, view.state).sides >> side & 1
    key = "explain-side-gone" if taken else "explain-side-free"
    return Explained((words(key, side=SIDE_NAMES[side]),), "first-step", (), (("hex", SIDES[side]),))


# what is left


def piles(game: Game, state: GameState) -> tuple[Words, ...]:
    """Return what else lies beside the map."""
    land, fate = LAND.of(game, state), FATE.of(game, state)
    left = dict(zip([kind.key for kind in TERRAIN], tiles_left(land.terrain), strict=True))
    tiles = {name: left[name] for name in ("sea", "mountains", "pasture", "fields", "forest", "bog")}
    numbers = [f"{number}\u00a0×\u00a0{tokens_left(land, number)}" for number in LADDER]
    harbours = tuple([harbours_left(land, kind) for kind in CARD_KINDS])
    told = [
        words("tell-tiles", **tiles),
        words("tell-numbers-left", numbers=", ".join(numbers)),
        words("tell-harbour-tokens-left", cards=Cards(harbours, KINDS)),
        words("tell-fate-deck", count=fate.deck),
    ]
    gone = tuple(
        [
            words("card-times", card=card_words(card), count=count)
            for card, count in numbered(FateId, fate.discard)
            if count
        ]
    )
    return (*told, words("tell-fate-discard", cards=Several(gone))) if gone else tuple(told)


# what lights places


def _seat(game: Game, view: Observation, seat: int) -> Explained:
    units = UNITS.of(game, view.state)
    outer = ((OUTER, 1),) if units.outside[seat] else ()
    return Explained(lit=(("hex", units.on_map(seat)), ("intersection", units.settlements(seat)), *outer))


def _resource(game: Game, view: Observation, kind: CardKind) -> Explained:
    """The hexes that bring the looking seat this resource."""
    land = LAND.of(game, view.state)
    hexes = [hex for hex in bits(productive(land)) if yielded(land, hex) == kind]
    due = [hex for hex in hexes if any(owner == view.seat for owner, _ in due_from(game, view.state, hex))]
    own = tuple([gain for gain in _gains(game, view.state, iter(due)) if gain.seat == view.seat])
    return Explained(gains=own, lit=(("hex", sum([1 << hex for hex in due])),))


def _sites(game: Game, view: Observation, key: str) -> tuple[tuple[str, int], ...]:
    """Return where the looking seat could build something, cards apart."""
    state, seat = view.state, view.seat
    own = UNITS.of(game, state)
    if key == "farm":
        stops = own.stops(seat)
        mask = 0
        for stop in stops:
            mask |= builds.farm_sites(game, state, seat, stop)
        return (("intersection", mask),)
    if key == "landnam-city":
        return (("intersection", builds.city_sites(game, state, seat)),)
    if key == "landnam-harbour":
        return (("hex", builds.harbour_sites(game, state, seat)),)
    if key == "ageing":
        return (("hex", builds.ageing_sites(game, state, seat)),)
    mask = 0
    for corner in bits(own.settlements(seat)) if key in {"settler", "ship"} else ():
        mask |= builds.free_hexes(game, state, seat, corner, ship=key == "ship")
    return (("hex", mask), *(((OUTER, 1),) if key == "ship" else ()))


_TELLERS: Mapping[str, Callable[[Game, Observation, Any], Explained]] = {
    "hex": _hex,
    "intersection": _corner,
    OUTER: _outer,
    SIDE: _side,
    "seat": _seat,
    "resource": _resource,
}
