"""Rivers of Catan around the board: bridges to build, the two tiles, and what they bring."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.games.rivers.events import TilesMoved
from catan_desktop.games.rivers.module import (
    BRIDGE,
    POOR_SETTLERS,
    RIVERS,
    bridges_left,
    gold_at,
    island,
)
from catan_desktop.kernel import Game, GameState, Observation, Seat, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.preview import Trial
from catan_desktop.mechanics.buying import cost_of
from catan_desktop.mechanics.coins import gold_of
from catan_desktop.mechanics.events import ROAD, SETTLEMENT
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.view.names import goods
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.panels import Badge, SeatPanel, TableModel
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.words import Who, Words, words

WEALTHIEST, POOR = "wealthiest", "poor"
LINKS = (ROAD, BRIDGE)
"""What begins the row of buttons."""
NEAR = 1
"""So much gold above the poorest is a danger."""


def fill(game: Game, view: Observation, model: TableModel) -> TableModel:
    """Bridges after the roads, and what they are for."""
    gist, about = words("gist-bridge"), words("about-bridge")
    ranked = sorted(model.buttons, key=lambda entry: (*LINKS, entry.key).index(entry.key))
    return replace(
        model,
        buttons=tuple(replace(entry, gist=gist, about=about) if entry.key == BRIDGE else entry for entry in ranked),
    )


def _seat(game: Game, view: Observation, panel: SeatPanel) -> SeatPanel:
    """What its gold is worth, and the tiles that it has brought; bridges stand with the roads."""
    state, seat = view.state, panel.seat
    part = RIVERS.of(game, state)
    badges, standing = [], _standing(game, state, seat)
    for award, holds in ((WEALTHIEST, part.wealthiest == seat), (POOR, part.poor >> seat & 1)):
        if holds:
            held = words(f"tell-{award}-held", who=Who(seat))
            badges.append(Badge(f"badge-{award}", words(f"award-{award}"), held, f"{award}-settler"))
    bridges = words("tell-bridges", count=bridges_left(game, state, seat))
    more = {"gold": standing, "road": (bridges,)}
    counters = tuple(
        replace(
            counter,
            lit=counter.lit or (counter.key == "gold" and part.wealthiest == seat),
            more=(*counter.more, *more.get(counter.key, ())),
        )
        for counter in panel.counters
    )
    return replace(panel, counters=counters, badges=(*panel.badges, *badges))


def _standing(game: Game, state: GameState, seat: Seat) -> tuple[Words, ...]:
    """How a seat stands to both tiles; nothing before the first turn."""
    part, gold = RIVERS.of(game, state), gold_of(game, state)
    if not state.turn:
        return ()
    others = [count for other, count in enumerate(gold) if other != seat]
    told = []
    if part.wealthiest == seat:
        told.append(words("tell-wealthiest-held", who=Who(seat)))
    else:
        told.append(words("tell-wealthiest-needs", count=max(others) + 1 - gold[seat]))
    if part.poor >> seat & 1:
        told += [words("tell-poor-held"), words("tell-poor-needs", count=min(others) + 1 - gold[seat])]
    elif game.ask(POOR_SETTLERS, state) and gold[seat] - min(others) <= NEAR:
        told.append(words("tell-poor-near", count=gold[seat] - min(others)))
    return tuple(told)


# what an action is sure to bring


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """Who gains and loses the tiles."""
    moved = [event for event in trial.events if isinstance(event, TilesMoved)]
    return tuple(told for event in moved for told in _moves(view.seat, event))


def _moves(own: Seat, event: TilesMoved) -> Iterator[Words]:
    if event.wealthiest == own != event.former_wealthiest:
        former = event.former_wealthiest
        taken = words("foresee-wealthiest-from", who=Who(Seat(former))) if former >= 0 else words("foresee-wealthiest")
        yield taken
    elif event.wealthiest != event.former_wealthiest and event.wealthiest >= 0:
        yield words("foresee-wealthiest-goes", who=Who(Seat(event.wealthiest)))
    elif own == event.former_wealthiest != event.wealthiest:
        yield words("foresee-wealthiest-lost")
    elif event.wealthiest != event.former_wealthiest:
        yield words("foresee-wealthiest-free", who=Who(Seat(event.former_wealthiest)))
    for seat in bits(event.poor & ~event.former_poor):
        yield words("foresee-poor") if seat == own else words("foresee-poor-of", who=Who(Seat(seat)))
    if event.former_poor & ~event.poor & 1 << own:
        yield words("foresee-poor-no-more")


# places


def _corner(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    wet = gold_at(game, SETTLEMENT, site) and PIECES.of(game, view.state).open_corners >> site & 1
    return replace(found, rows=(*found.rows, words("explain-river-corner"))) if wet else found


def _hex(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    board = island(game)
    if not board.river_hexes >> site & 1:
        return found
    hex = board.topology.hexes[site]
    if board.hex_terrain[site].key == "swamp":
        rows = (words("explain-swamp"), *found.rows[1:], words("explain-swamp-gold"))
        return replace(found, rows=rows, topic="swamp")
    source = (words("explain-source"),) if any(river.hexes[0] == hex for river in board.rivers) else ()
    return replace(found, rows=(*found.rows, *source, words("explain-river-hex")))


def _path(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    pieces = PIECES.of(game, view.state)
    if not island(game).river_paths >> site & 1:
        return found
    if island(game).bridge_sites >> site & 1:
        if pieces.roads_of_all >> site & 1:
            head = replace(found.rows[0], key="explain-bridge")
            return replace(found, rows=(head, *found.rows[1:]), topic="bridge")
        return replace(
            found, rows=(words("explain-bridge-site", cards=goods(game, cost_of(game, BRIDGE))),), topic="bridge"
        )
    if pieces.roads_of_all >> site & 1 or not gold_at(game, ROAD, site):
        return found
    return replace(found, rows=(words("explain-river-path"), *found.rows[1:]), topic="river")


PANELS = PanelView(
    fill=fill,
    seat=_seat,
    pieces={"build_bridge": BRIDGE},
    foresee=foresee,
    explain={"hex": _hex, "intersection": _corner, "path": _path},
    keys={BRIDGE: "B"},
)
