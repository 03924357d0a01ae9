"""Builds in Landnam, with prices and reasons, and what is left to build with."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam import builds
from catan_desktop.games.landnam.land import LAND, harbours_left
from catan_desktop.games.landnam.tables import CARD_KINDS, HOUSES, SETTLERS, SHIPS
from catan_desktop.kernel import Action, Game, GameState, Observation, Reason, Seat
from catan_desktop.mechanics.parts import hand_of
from catan_desktop.mechanics.turn import ACTION
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
    """Return why nothing of a kind can be built; where one thing can, nothing is wrong."""
    if view.state.frames[-1].step != ACTION:
        return builds.NOT_NOW
    rows = [game.ruleset.acts[ACTION][kind] for kind in BUILDS[key]]
    whys = [row.why_none(game, view.state, view.seat, NOWHERE[key]) for row in rows]
    return None if None in whys else whys[-1]


def _supply(game: Game, state: GameState, seat: Seat, key: str) -> int | None:
    """Return the pieces left that are not ordered already; None where there is no limit."""
    if key in {"farm", "landnam-city"}:
        return builds.houses_free(game, state, seat)
    if key == "settler":
        return builds.settlers_free(game, state, seat)
    if key == "ship":
        return builds.ships_free(game, state, seat)
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
