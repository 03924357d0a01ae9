"""Builds in Landnam, with prices and reasons, and what is left to build with."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Mapping
from typing import Any

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam import builds
from catan_desktop.games.landnam.board import OUT, RIM, TOPOLOGY, Stop
from catan_desktop.games.landnam.builds import QUEUE
from catan_desktop.games.landnam.land import LAND, harbours_left
from catan_desktop.games.landnam.tables import CARD_KINDS, HOUSES, SETTLERS, SHIPS
from catan_desktop.games.landnam.units import UNITS
from catan_desktop.grid.topology import CornerId, HexId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState, Observation
from catan_desktop.mechanics.parts import hand_of
from catan_desktop.mechanics.view.panels import asked_now, lacking, price_of
from catan_desktop.present.models.panels import ActionButton, CostCard
from catan_desktop.present.words import because, words

KEYS = {"farm": "F", "landnam-city": "C", "settler": "S", "ship": "B", "landnam-harbour": "H", "ageing": "A"}
"""Key of a button -> its usual key on the keyboard."""
BUILDS: Mapping[str, tuple[type[Action], ...]] = {
    "farm": (act.BuildFarm,),
    "landnam-city": (act.BuildCity,),
    "settler": (act.BuildSettler,),
    "ship": (act.BuildShip, act.BuildOuterShip),
    "landnam-harbour": (act.BuildHarbour,),
    "ageing": (act.BuildAgeing,),
}
"""Key of a button -> what it builds."""
NOWHERE = {
    "farm": Reason("reason-farm-no-piece", rule="ALTH-411"),
    "landnam-city": Reason("reason-city-not-coastal", rule="ALTH-418"),
    "settler": Reason("reason-no-settlement", rule="ALTH-421"),
    "ship": Reason("reason-no-ship-left", rule="ALTH-424"),
    "landnam-harbour": Reason("reason-harbour-no-ship", rule="ALTH-427"),
    "ageing": Reason("reason-ageing-place", rule="ALTH-429"),
}
"""Why nothing of a kind can be built by a seat that has nothing to build it with."""
PICTURES = {
    "farm": "landnam-farm",
    "landnam-city": "landnam-town",
    "settler": "landnam-settler",
    "ship": "landnam-ship",
    "ageing": "token-old",
}
"""Key of a button -> its painting."""
ICONS_OF = {"landnam-city": "town", "landnam-harbour": "harbour"}


def _tried(game: Game, state: GameState, seat: Seat, key: str) -> Iterator[Action]:
    """Yield what a player could think of building, allowed or not."""
    units = UNITS.of(game, state)
    if key == "farm":
        for start in units.stops(seat):
            for corner in bits(RIM if start == OUT else TOPOLOGY.hex_corner_mask[start]):
                yield act.BuildFarm(seat, CornerId(corner), Stop(start))
    elif key == "landnam-city":
        for corner in bits(units.settlements(seat)):
            yield act.BuildCity(seat, CornerId(corner))
    elif key == "landnam-harbour":
        for hex in bits(units.ships[seat]):
            for kind in CARD_KINDS:
                yield act.BuildHarbour(seat, Stop(hex), kind)
    elif key == "ageing":
        for hex in bits(units.on_map(seat)):
            yield act.BuildAgeing(seat, HexId(hex))
    else:
        new: Any = act.BuildSettler if key == "settler" else act.BuildShip
        for corner in bits(units.settlements(seat)):
            for hex in bits(TOPOLOGY.corner_hexes[corner]):
                yield new(seat, HexId(hex), CornerId(corner))
        if key == "ship":
            yield act.BuildOuterShip(seat)


def _button(game: Game, view: Observation, key: str) -> ActionButton:
    state, seat = view.state, view.seat
    price = builds.PRICES.get(BUILDS[key][0], ())
    missing = lacking(game, hand_of(game, state, seat), price) if price else ()
    why = asked_now(game, view)
    if why is not None and why.key == "reason-finish-first":
        why = Reason("reason-trade-not-now", rule="ALTH-B12")
    return ActionButton(
        key=key,
        name=words("name-" + key),
        icon=ICONS_OF.get(key, key),
        kinds=tuple([kind.kind for kind in BUILDS[key]]),
        price=price_of(game, price) if price else (),
        left=_supply(game, state, seat, key),
        reason=because(why or _why_nowhere(game, view, key)),
        missing=missing,
        ready=None if price else words("ready-" + key),
        gist=words("gist-" + key),
        about=words("about-" + key),
        topic=key,
        picture=PICTURES.get(key, ""),
    )


def _why_nowhere(game: Game, view: Observation, key: str) -> Reason | None:
    """Return why nothing of a kind can be built: the most common refusal of what could be thought of."""
    state, refusals = view.state, Tally[Reason]()
    for action in _tried(game, state, view.seat, key):
        why = builds.explain_build(game, state, action)
        if why is None:
            return None
        refusals[why] += 1
    unpaid = [why for why in refusals if why.key == "reason-cannot-pay"]
    return unpaid[0] if unpaid else refusals.most_common(1)[0][0] if refusals else NOWHERE[key]


def _supply(game: Game, state: GameState, seat: Seat, key: str) -> int | None:
    """Return the pieces left that are not ordered already; None where there is no limit."""
    units, queue = UNITS.of(game, state), QUEUE.of(game, state) if seat == state.seat else builds.EMPTY
    if key in {"farm", "landnam-city"}:
        return units.houses_left(seat) - len(queue.farms) - len(queue.cities)
    if key == "settler":
        return units.settlers_left(seat) - len(queue.settlers)
    if key == "ship":
        return units.ships_left(seat) - len(queue.ships) - queue.outer_ships
    return sum([harbours_left(LAND.of(game, state), kind) for kind in CARD_KINDS]) if key == "landnam-harbour" else None


def buttons(game: Game, view: Observation) -> tuple[ActionButton, ...]:
    """Return everything that can be built."""
    return tuple([_button(game, view, key) for key in BUILDS])


def costs(game: Game, view: Observation) -> tuple[CostCard, ...]:
    """Return what the looking seat has in its supply."""
    most = (("farm", HOUSES), ("settler", SETTLERS), ("ship", SHIPS))
    return tuple(
        [
            CostCard(
                words("name-" + key),
                key,
                _supply(game, view.state, view.seat, key) or 0,
                count,
                0,
                price_of(game, builds.PRICES[BUILDS[key][0]]),
            )
            for key, count in most
        ]
    )
