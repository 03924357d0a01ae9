"""The view of the module `pirates`: the ring of the fleet, lanes, warships and fortresses."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.games.seafarers.actions import AttackFortress
from catan_desktop.games.seafarers.events import (
    FleetFought,
    FleetLeft,
    FleetMoved,
    FleetPlundered,
    FortressAttacked,
    FortressFallen,
    ShipsLost,
    WarshipMade,
)
from catan_desktop.games.seafarers.fleet import at_sea, attacked, losses, reached, strength
from catan_desktop.games.seafarers.lanes import PIRATES, Waters, lane_of, line_of, waters, way_left
from catan_desktop.games.seafarers.layouts import SeaIsland
from catan_desktop.games.seafarers.pirates import ATTACK
from catan_desktop.games.seafarers.ships import BUYING, SHIP, SHIP_PART, sea_island
from catan_desktop.grid.axial import direction
from catan_desktop.grid.layout import hex_center
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.ids import NOBODY, SEATS
from catan_desktop.kernel.preview import Trial
from catan_desktop.mechanics.parts import DICE
from catan_desktop.mechanics.turn import ACTION
from catan_desktop.mechanics.view.board import BANK, flights, hex_ground, seat_place
from catan_desktop.mechanics.view.names import goods, hex_words
from catan_desktop.mechanics.view.panels import asked_now
from catan_desktop.present.compose import BoardView
from catan_desktop.present.cue_rows import SEAT_LIT, CueRow
from catan_desktop.present.event_rows import EventCases, EventRow, EventTable, either
from catan_desktop.present.models.board import HexGround, Piece
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.panels import ActionButton, Counter, SeatPanel, TableModel
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.picture import BoardPicture, Cue, ordered
from catan_desktop.present.words import Several, Who, Words, because, words

from .ships import SAIL

WARSHIP, FLEET, FORTRESS = "warship", "fleet", "fortress"
BELOW, ABOVE = -1, 1
"""Layers below and above what stands at the same place."""
DIE = 6


# the board


@lru_cache(maxsize=8)
def ring_ground(board: SeaIsland, found: Waters) -> HexGround:
    """Return the land and the sea with the ring of the fleet: from hex to hex an arrow."""
    track, arrows = [board.topology.hexes[hex] for hex in found.track], []
    for one, other in zip(track, (*track[1:], track[0]), strict=True):
        (ax, ay), (bx, by) = hex_center(one), hex_center(other)
        arrows.append((((ax + bx) / 2, (ay + by) / 2), f"fleet-way-{direction(one, other).lower()}"))
    return replace(hex_ground(board), outside=tuple(arrows))


def board(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The board with lanes, landings, warships, fortresses, and the fleet on its ring (PIRATE-078)."""
    part, fleets = PIRATES.of(game, view.state), SHIP_PART.of(game, view.state).ships
    warships = {site for mask in part.warships for site in bits(mask)}
    standing = [
        replace(one, kind=WARSHIP) if one.kind == SHIP and one.site in warships else one for one in picture.pieces
    ]
    for seat in SEATS[: game.seats]:
        lane = lane_of(game, view.state, seat)
        free = lane.paths & ~fleets[seat]
        standing += [Piece("path", site, "lane", seat, BELOW) for site in bits(free)]
        standing.append(Piece("intersection", lane.landing, "landing", seat, BELOW))
        if left := part.markers[seat]:
            standing.append(Piece("intersection", lane.fortress, f"{FORTRESS}-{left}", seat))
    if at_sea(game, view.state):
        standing += _ring(game, view)
    ground = ring_ground(sea_island(game, view.state), waters(game))
    return replace(picture, layout=replace(picture.board, ground=ground), pieces=ordered(standing))


def _ring(game: Game, view: Observation) -> list[Piece]:
    """Return the fleet with its strength, and by steps the hexes that it may reach, each with whom it would attack."""
    here, strong = PIRATES.of(game, view.state).fleet, min(DICE.of(game, view.state).last)
    found = [Piece("hex", here, FLEET, layer=ABOVE)]
    if strong:
        found.append(Piece("hex", here, f"strength-{strong}", layer=2 * ABOVE, key=f"ring-{here}"))
    for steps in range(1, DIE + 1):
        hex = reached(game, view.state, steps)
        victim = attacked(game, view.state, hex)
        found.append(Piece("hex", hex, f"reach-{steps}", victim, BELOW, key=f"ring-{hex}"))
    return found


def describe(game: Game, view: Observation) -> tuple[Words, ...]:
    """Return where the fleet lies, and how far each seat has come."""
    part = PIRATES.of(game, view.state)
    told = [
        words("describe-siege", who=Who(seat), count=strength(game, view.state, seat), left=part.markers[seat])
        for seat in SEATS[: game.seats]
    ]
    where = (words("describe-fleet", hex=hex_words(game, part.fleet)),) if at_sea(game, view.state) else ()
    return (*where, words("describe-sieges", sieges=Several(tuple(told))))


# what happens


def _sailed(game: Game, event: FleetMoved) -> tuple[Cue, ...]:
    """The fleet passes the hexes of its ring."""
    track = waters(game).track
    start = track.index(event.former)
    via = tuple([("hex", int(track[(start + step) % len(track)])) for step in range(1, event.steps)])
    return (Cue("move", ("hex", int(event.former)), ("hex", int(event.hex)), via, sprite=FLEET, sound="robber"),)


def _sunk(game: Game, event: ShipsLost) -> tuple[Cue, ...]:
    """The ships go back to their seat."""
    kinds = [(path, WARSHIP if path in event.warships else SHIP) for path in event.paths]
    return tuple(
        Cue("lift", ("path", int(path)), seat_place(event.seat), sprite=kind, seat=event.seat, along=bool(at))
        for at, (path, kind) in enumerate(kinds)
    )


def _outcome(game: Game, event: FleetFought) -> str:
    """Return how a fight of the fleet ends."""
    return "lost" if event.warships < event.strength else "even" if event.warships == event.strength else "won"


FOUGHT = "who strength warships"
EVENTS = EventTable(
    {
        FleetMoved: EventRow("fleet-moved", "count:steps", "dim", FLEET, indent=True, cue=_sailed),
        FleetFought: EventCases(
            _outcome,
            {
                "lost": EventRow("fleet-won", FOUGHT, "fire", FLEET),
                "even": EventRow("fleet-even", FOUGHT, "dim", FLEET),
                "won": EventRow("fleet-lost", FOUGHT, "gold", WARSHIP),
            },
            cue=CueRow("pulse", to="hex"),
        ),
        FleetPlundered: EventRow(
            "fleet-plundered", "who cards", "fire", FLEET, indent=True, lasting="who", cue=flights("seat", BANK)
        ),
        FleetLeft: EventRow("fleet-left", "", "gold", FLEET, great=True,
            cue=CueRow("lift", "former", sprite=FLEET)),
        WarshipMade: EventRow("warship-made", "who", "gold", WARSHIP,
            cue=CueRow("turn", to="site", sprite=SHIP, seat="seat", sound="knight")),
        FortressAttacked: either(
            lambda game, event: event.warships > event.die,
            EventRow("fortress-hit", "who die warships left", "gold", FORTRESS),
            EventRow("fortress-held", "who die warships", "fire", FORTRESS),
            cue=(CueRow("pulse", to="site", seat="seat", sound="horn", weight=60), replace(SEAT_LIT, along=True)),
        ),
        ShipsLost: EventRow("ships-lost", "who count:lost", "fire", SHIP, indent=True, cue=_sunk),
        FortressFallen: EventRow("fortress-fallen", "who", "gold", FORTRESS, loud=True, great=True,
            cue=CueRow("pulse", to="site", seat="seat", sound="award", weight=80)),
    },
    {"lost": lambda game, event: len(event.paths), "cards": lambda game, event: goods(game, event.cards)},
)  # fmt: skip


# around the board


def _attack(game: Game, view: Observation) -> ActionButton:
    why = asked_now(game, view, (ACTION,)) or ATTACK.why_none(game, view.state, view.seat)
    return ActionButton(
        key="attack",
        name=words("name-attack"),
        icon=FORTRESS,
        kinds=(AttackFortress.kind,),
        reason=because(why),
        gist=words("gist-attack", count=_beaten(game, view)),
        about=words("about-attack"),
        topic="pirate-fortress",
    )


def _beaten(game: Game, view: Observation) -> int:
    """Return how many of the six throws the warships of the looking seat beat."""
    return max(0, min(DIE, strength(game, view.state, view.seat) - 1))


def fill(game: Game, view: Observation, model: TableModel) -> TableModel:
    """No ship is moved, and the fortress is attacked."""
    about = words("about-lane-ship", count=max(0, way_left(game, view.state, view.seat)))
    kept = [
        replace(one, about=about, topic="warship") if one.key == SHIP else one
        for one in model.buttons
        if one.key != SAIL
    ]
    return replace(model, buttons=(*kept, _attack(game, view)))


def seat_panel(game: Game, view: Observation, panel: SeatPanel) -> SeatPanel:
    """Warships, and the markers of the fortress."""
    own, left = strength(game, view.state, panel.seat), PIRATES.of(game, view.state).markers[panel.seat]
    way = way_left(game, view.state, panel.seat)
    state = words("tell-fortress", count=left) if left else words("tell-fortress-fallen")
    ahead = (words("tell-way", count=way),) if left and way > 0 else ()
    return replace(
        panel,
        counters=(
            *panel.counters,
            Counter(WARSHIP, own, words("count-warships"), False, (words("tell-warships"),), "warship"),
            Counter(FORTRESS, left, words("count-fortress"), not left, (state, *ahead), "pirate-fortress"),
        ),
    )


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """The odds of an attack; the strength that a knight brings; how far the line is from the fortress."""
    seat = view.seat
    if isinstance(trial.action, AttackFortress):
        own, won = strength(game, view.state, seat), _beaten(game, view)
        even = int(0 < own <= DIE)
        last = PIRATES.of(game, view.state).markers[seat] == 1
        return (
            words("foresee-siege-win" if last else "foresee-siege", count=won),
            *((words("foresee-siege-even"),) if even else ()),
            *((words("foresee-siege-lost", count=DIE - won - even),) if won + even < DIE else ()),
            words("foresee-siege-ends"),
        )
    was, now = (strength(game, state, seat) for state in (trial.before, trial.after))
    before, after = (way_left(game, state, seat) for state in (trial.before, trial.after))
    risen = (words("foresee-warships", before=was, after=now),) if now > was else ()
    return (*risen, *((words("foresee-way", count=after),) if 0 <= after < before else ()))


# places


def _hex(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    if not sea_island(game, view.state).sea >> site & 1:
        return found
    rows, state = [words("explain-sea")], view.state
    if at_sea(game, state) and HexId(site) in waters(game).track:
        ring = waters(game).track
        ahead = (ring.index(HexId(site)) - ring.index(PIRATES.of(game, state).fleet)) % len(ring)
        if not ahead:
            rows.append(words("explain-fleet", count=min(DICE.of(game, state).last)))
        elif ahead <= DIE:
            rows.append(words("explain-ahead", count=ahead))
        rows.append(_meets(game, view, HexId(site), ahead))
    return replace(found, rows=tuple(rows), topic="pirate-fleet" if len(rows) > 1 else "open-sea")


def _meets(game: Game, view: Observation, hex: HexId, steps: int) -> Words:
    """Return whom the fleet would attack on a hex of its ring, and what would come of it."""
    seat = attacked(game, view.state, hex)
    if seat == NOBODY:
        return words("explain-no-attack")
    own = strength(game, view.state, seat)
    if not 0 < steps <= DIE:
        return words("explain-attack", who=Who(seat), count=own)
    if own < steps:
        return words("explain-attack-lost", who=Who(seat), count=losses(game, view.state, seat))
    return words("explain-attack-even" if own == steps else "explain-attack-won", who=Who(seat))


def _path(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    state, fleets = view.state, SHIP_PART.of(game, view.state).ships
    for seat in SEATS[: game.seats]:
        if fleets[seat] >> site & 1:
            war = PIRATES.of(game, state).warships[seat] >> site & 1
            return replace(
                found, rows=(words("explain-warship" if war else "explain-lane-ship", who=Who(seat)),), topic="warship"
            )
    owners = [seat for seat in SEATS[: game.seats] if lane_of(game, state, seat).paths >> site & 1]
    roads = sea_island(game, state).road_paths >> site & 1
    if not sea_island(game, state).ship_paths >> site & 1:
        return found
    lanes = tuple([words("explain-lane", who=Who(seat), cards=goods(game, BUYING.cost)) for seat in owners])
    kept = found.rows[:-1] if roads else ()
    return replace(found, rows=(*kept, *(lanes or (words("explain-no-lane"),))), topic="warship")


def _corner(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    state = view.state
    for seat in SEATS[: game.seats]:
        lane, left = lane_of(game, state, seat), PIRATES.of(game, state).markers[seat]
        if site == lane.fortress and left:
            ends = line_of(game, state, seat).end == site
            row = words("explain-fortress", who=Who(seat), count=left, reached="yes" if ends else "no")
            return replace(found, rows=(row,), topic="pirate-fortress")
        if site == lane.landing:
            return replace(found, rows=(words("explain-landing", who=Who(seat)), *found.rows), topic="warship")
    return found


PANELS = PanelView(
    fill=fill,
    seat=seat_panel,
    foresee=foresee,
    explain={"hex": _hex, "path": _path, "intersection": _corner},
    keys={"attack": "A"},
    loud=frozenset({"foresee-siege", "foresee-siege-win"}),
)
VIEW = ModuleView(
    panels=PANELS,
    board=BoardView(board, describe=describe),
    events=EVENTS,
)
