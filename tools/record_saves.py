"""Record the saved games that come with the program: one of each save format, and positions worth playing.

`python -m tools.record_saves` from the top folder writes `saves/golden/save-<format>-<ruleset>.catan` and
`saves/examples/*.catan` again. Run it when a rule has changed and the tests say that they no longer open; behind it
stand the keys of the rulesets whose files are meant, all where none is named.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from catan_desktop.games.barbarian_attack.battle import riders_at
from catan_desktop.games.barbarian_attack.conquest import conquered_buildings
from catan_desktop.games.barbarian_attack.part import attack, island
from catan_desktop.games.caravans.part import CARAVANS, CaravanId, head_of, placements
from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.catalogue import ruleset as ruleset_of
from catan_desktop.games.cities_knights.knight_actions import ready
from catan_desktop.games.cities_knights.part import BARBARIANS, KNIGHTS, free_corners, knights_of
from catan_desktop.games.cities_knights.pieces import knight_routes
from catan_desktop.games.cities_knights.view.board import voyage
from catan_desktop.games.fishermen.favours import receivers
from catan_desktop.games.fishermen.part import FISH, held_by, worth
from catan_desktop.games.great_wall.board import SectionId
from catan_desktop.games.great_wall.part import COURSE, DEFENCE, stands_in
from catan_desktop.games.great_wall.winter import attack as attack_on
from catan_desktop.games.great_wall.winter import defence as defence_of
from catan_desktop.games.landnam.cases import cases
from catan_desktop.games.landnam.fate import FATE
from catan_desktop.games.landnam.land import LAND, unknown
from catan_desktop.games.landnam.movement import MOVES
from catan_desktop.games.landnam.units import UNITS
from catan_desktop.games.rivers.module import RIVERS
from catan_desktop.games.seafarers.fleet import strength
from catan_desktop.games.seafarers.islands import ISLANDS
from catan_desktop.games.seafarers.ships import SHIP_PART, ship_sites, ships_left
from catan_desktop.games.seafarers.tribe import TRIBE
from catan_desktop.games.seafarers.villages import CLOTH, ENOUGH, wealthy
from catan_desktop.games.seafarers.wonder_list import WONDERS, highest_of_others, level_of
from catan_desktop.games.traders_barbarians.part import EMPTY, TRADERS
from catan_desktop.games.watch.part import watch
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.ids import Seat, numbered
from catan_desktop.mechanics.parts import PIECES, hand_of
from catan_desktop.mechanics.scoring import goal_of
from catan_desktop.mechanics.tables import GRAIN, LUMBER, WOOL
from catan_desktop.session import saves
from catan_desktop.session.casting import cast
from catan_desktop.session.files import backup_of
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec

ROOT = Path(__file__).resolve().parents[1]
DATE = "2026-01-01T00:00:00Z"


@dataclass(frozen=True)
class Moment:
    """A position to look for in games of bots."""

    key: str
    """File name, and after `example-` the text key of its title."""
    ruleset: str
    levels: tuple[str, ...]
    options: dict[str, bool | int | str]
    wanted: Callable[[Session, Seat], bool]
    """Asked at every decision of a seat in its own turn."""


def kinds_of(session: Session, seat: Seat) -> set[str]:
    """Return the kinds of actions that a seat may take now."""
    decision = session.view(seat).decision
    return {next(iter(choice)).kind for choice in (decision.choices if decision else ()) if choice.count()}


def last_breach(session: Session, seat: Seat) -> bool:
    """One more breach ends the game; there are still points to make."""
    return watch(session.game, session.state).breach == 2 and session.state.turn > 30


def one_point_short(session: Session, seat: Seat) -> bool:
    """Two points short of the goal, another seat no worse."""
    points = [standing.points for standing in session.standings()]
    return points[seat] == 8 and max(points) == 8 and points.count(8) > 1


def ship_in_sight(session: Session, seat: Seat) -> bool:
    """One more ship lands the barbarians, and a city of the seat would be lost; a grain could still change that."""
    state, part = session.state, KNIGHTS.of(session.game, session.state)
    ahead = voyage(session.game, state)
    grain = hand_of(session.game, state, seat)[GRAIN]
    asleep = knights_of(part, seat) & ~part.active
    late = state.turn > 24
    return bool(late and ahead.at == ahead.steps - 1 and ahead.losers >> seat & 1 and asleep and grain)


def thirteen_near(session: Session, seat: Seat) -> bool:
    """Two or three points short of thirteen, nobody better, another seat as good or one point behind."""
    points = sorted((standing.points for standing in session.standings()), reverse=True)
    mine = session.standings()[seat].points
    return mine == points[0] in {10, 11} and points[1] >= mine - 1


def boot_in_the_way(session: Session, seat: Seat) -> bool:
    """The seat has the boot and one point less than it needs, and somebody would take the boot."""
    part = FISH.of(session.game, session.state)
    short = session.standings()[seat].points == goal_of(session.game, session.state, seat) - 1
    return part.boot == seat and short and bool(receivers(session.game, session.state, seat))


def full_net(session: Session, seat: Seat) -> bool:
    """Late in the game with fish for any favour, and somebody with the boot."""
    part = FISH.of(session.game, session.state)
    points = max(standing.points for standing in session.standings())
    return part.boot >= 0 and points >= 7 and worth(held_by(part, seat)) >= 8 and any(part.used)


def ship_before_an_island(session: Session, seat: Seat) -> bool:
    """Return whether a seat with ships at sea can pay for another, and somebody has reached a new island."""
    game, state = session.game, session.state
    hand, ships = hand_of(game, state, seat), SHIP_PART.of(game, state).ships
    able = min(hand[LUMBER], hand[WOOL]) > 0 and ships_left(game, state, seat) > 0
    return able and ships[seat].bit_count() >= 2 and any(ISLANDS.of(game, state).points)


def gift_ahead(session: Session, seat: Seat) -> bool:
    """Nobody has more than the seat, eight points or more, and a ship that it can pay for takes a gift of the tribe."""
    game, state = session.game, session.state
    points = [standing.points for standing in session.standings()]
    near = ship_sites(game, state, seat) & TRIBE.of(game, state).gifts
    return points[seat] == max(points) >= 8 and bool(near) and "build_ship" in kinds_of(session, seat)


def looms_run_dry(session: Session, seat: Seat) -> bool:
    """Four villages have cloth, one of them its last, and the seat is as good as anybody."""
    points = [standing.points for standing in session.standings()]
    part = CLOTH.of(session.game, session.state)
    return wealthy(part) == ENOUGH and 1 in part.villages and points[seat] == max(points)


def below_the_fortress(session: Session, seat: Seat) -> bool:
    """The seat may attack its fortress with three warships or more, and eight points."""
    strong = strength(session.game, session.state, seat) >= 3
    return strong and session.standings()[seat].points >= 8 and "attack_fortress" in kinds_of(session, seat)


def two_wonders_high(session: Session, seat: Seat) -> bool:
    """The seat and another have wonders of the same height, and one of them has nine points."""
    part = WONDERS.of(session.game, session.state)
    own = level_of(part, seat)
    near = max(standing.points for standing in session.standings()) >= 9
    return near and own >= 1 and own == highest_of_others(part, seat)


def third_island(session: Session, seat: Seat) -> bool:
    """Nine points or more, nobody better, a new island settled and a ship to be built or moved."""
    points = [standing.points for standing in session.standings()]
    abroad = ISLANDS.of(session.game, session.state).points[seat]
    return points[seat] == max(points) >= 9 and bool(abroad) and "build_ship" in kinds_of(session, seat)


def knight_aboard(session: Session, seat: Seat) -> bool:
    """A knight of the seat may go on by ship to another island, and the barbarians come near."""
    game, state = session.game, session.state
    knights, at_home = KNIGHTS.of(game, state), game.board.area_corners[0]
    ways = [knight_routes(game, state, seat, corner) for corner in bits(ready(knights, seat) & at_home)]
    return BARBARIANS.of(game, state).ship >= 4 and any(way & free_corners(game, state) & ~at_home for way in ways)


def pirate_at_the_gate(session: Session, seat: Seat) -> bool:
    """The seat has six points or more, and a knight that may chase the pirate."""
    return session.standings()[seat].points >= 6 and "chase_pirate" in kinds_of(session, seat)


def poor_with_a_bridge(session: Session, seat: Seat) -> bool:
    """A Poor Settler with five points who could build a bridge or spend gold."""
    part = RIVERS.of(session.game, session.state)
    points = session.standings()[seat].points
    kinds = kinds_of(session, seat)
    return bool(part.poor >> seat & 1 and points >= 5 and "build_bridge" in kinds)


def wealth_decides(session: Session, seat: Seat) -> bool:
    """Two points short of the goal, with gold to spend and another seat no worse."""
    points = [standing.points for standing in session.standings()]
    kinds = kinds_of(session, seat)
    return points[seat] == max(points) == 8 and points.count(8) > 1 and "buy_with_gold" in kinds


def one_knight_short(session: Session, seat: Seat) -> bool:
    """Two knights or more may ride, and at two hexes one more would win two prisoners or more."""
    game, state = session.game, session.state
    own, standing = attack(game, state).riders[seat], attack(game, state).standing
    short = [
        hex for hex in island(game).coast if standing[hex] > 1 and sum(riders_at(game, state, hex)) == standing[hex]
    ]
    return own.bit_count() > 1 and len(short) > 1


def coast_overrun(session: Session, seat: Seat) -> bool:
    """Eight points or more, a building lost, and the cards for a chronicle card."""
    lost = conquered_buildings(session.game, session.state, seat)
    kinds = kinds_of(session, seat)
    return bool(lost and session.standings()[seat].points >= 8 and "buy_chronicle" in kinds)


def last_load(session: Session, seat: Seat) -> bool:
    """Two points short of the goal or fewer, with a commodity on the wagon, and a rival no worse."""
    points = [standing.points for standing in session.standings()]
    goal = goal_of(session.game, session.state, seat)
    carried = TRADERS.of(session.game, session.state).loads[seat] != EMPTY
    return carried and goal - 2 <= points[seat] <= max(points[:seat] + points[seat + 1 :])


def tolls(session: Session, seat: Seat) -> bool:
    """In the middle of the game, with gold, a commodity, and an upgrade at hand."""
    part, points = TRADERS.of(session.game, session.state), session.standings()[seat].points
    kinds = kinds_of(session, seat)
    return points >= 7 and part.loads[seat] != EMPTY and {"upgrade_wagon", "buy_with_gold"} <= kinds


def camel_at_the_door(session: Session, seat: Seat) -> bool:
    """A building of the seat stands at the head of a caravan, and a build brings the vote: wool or grain remain."""
    game, state = session.game, session.state
    part, pieces = CARAVANS.of(game, state), PIECES.of(game, state)
    own = (pieces.settlements[seat] | pieces.cities[seat]) & ~part.stops
    alive = {place.caravan for place in placements(game, part)}
    heads = {
        head_of(game.board, number, trail)
        for number, trail in numbered(CaravanId, part.trails)
        if trail and number in alive
    }
    kinds = kinds_of(session, seat)
    votes = sum(hand_of(game, state, seat)[WOOL : GRAIN + 1])
    return any(own >> head & 1 for head in heads) and bool({"build_city", "build_settlement"} & kinds) and votes >= 4


def last_camels(session: Session, seat: Seat) -> bool:
    """Two points short of the goal, nobody better, with camels to come and something to build."""
    points = [standing.points for standing in session.standings()]
    kinds = kinds_of(session, seat)
    return points[seat] == max(points) == 10 and bool({"build_city", "build_settlement", "build_road"} & kinds)


def two_cases(session: Session, seat: Seat) -> bool:
    """Eight points or more, nobody much better, and two cases of the seat before the dice may call a seven."""
    game, state = session.game, session.state
    points = [standing.points for standing in session.standings()]
    own = [case for case in cases(game, state) if case.plaintiff == seat]
    return points[seat] >= 8 and points[seat] >= max(points) - 1 and len(own) >= 2


def fog_for_five(session: Session, seat: Seat) -> bool:
    """A ship and a settler on the map, two steps to go, much fog, and two fate cards in the hand."""
    game, state = session.game, session.state
    part, held = UNITS.of(game, state), FATE.of(game, state).held[seat]
    fog = unknown(LAND.of(game, state)).bit_count()
    return bool(
        part.ships[seat] and part.settlers[seat] and fog >= 10 and held >= 2 and MOVES.of(game, state).left == 2
    )


def before_the_snow(session: Session, seat: Seat) -> bool:
    """Soldiers go out, and the horde would break through two sections where the seat has nobody."""
    defence, course = DEFENCE.of(session.game, session.state), COURSE.of(session.game, session.state)
    open_to_shame = [
        number
        for number, section in numbered(SectionId, defence.sections)
        if attack_on(session.game, section) > defence_of(section) and not stands_in(defence, number, seat)
    ]
    deploys = {"deploy", "deploy_pair", "station"} & kinds_of(session, seat)
    return course.year >= 3 and len(open_to_shame) >= 2 and bool(deploys) and sum(defence.camps[seat]) >= 3


def last_autumn(session: Session, seat: Seat) -> bool:
    """A late Year, and a rival less than ten honour ahead."""
    course = COURSE.of(session.game, session.state)
    points = [standing.points for standing in session.standings()]
    return course.year >= 4 and 0 < max(points) - points[seat] < 10


MOMENTS = (
    Moment("last-breach", "watch", ("normal",) * 4, {}, last_breach),
    Moment("photo-finish", "watch", ("normal",) * 3, {"layout": "random"}, one_point_short),
    Moment("gift-finish", "gift-base", ("normal",) * 4, {}, one_point_short),
    Moment("island-finish", "classic", ("normal",) * 6, {"layout": "random"}, one_point_short),
    Moment("ship-in-sight", "cities-knights", ("easy",) * 4, {}, ship_in_sight),
    Moment("coast-finish", "cities-knights", ("easy",) * 6, {"layout": "random"}, thirteen_near),
    Moment("boot-in-the-way", "fishermen", ("easy",) * 4, {}, boot_in_the_way),
    Moment("full-net", "fishermen", ("easy",) * 6, {"layout": "random"}, full_net),
    Moment("poor-by-the-river", "rivers", ("normal",) * 4, {}, poor_with_a_bridge),
    Moment("one-knight-short", "barbarian-attack", ("easy",) * 4, {}, one_knight_short),
    Moment("coast-overrun", "barbarian-attack", ("easy",) * 6, {"layout": "random"}, coast_overrun),
    Moment("next-island", "seafarers", ("easy",) * 4, {}, ship_before_an_island),
    Moment("gift-ahead", "seafarers", ("easy",) * 4, {"scenario": "tribe"}, gift_ahead),
    Moment("looms-run-dry", "seafarers", ("easy",) * 4, {"scenario": "cloth"}, looms_run_dry),
    Moment("below-the-fortress", "seafarers", ("easy",) * 4, {"scenario": "pirates"}, below_the_fortress),
    Moment("two-wonders", "seafarers", ("easy",) * 4, {"scenario": "wonders"}, two_wonders_high),
    Moment("third-island", "seafarers", ("easy",) * 4, {"scenario": "world"}, third_island),
    Moment("knight-aboard", "seafarers-knights", ("easy",) * 4, {}, knight_aboard),
    Moment("pirate-at-the-gate", "seafarers-knights", ("easy",) * 6, {"layout": "random"}, pirate_at_the_gate),
    Moment("golden-finish", "rivers", ("easy",) * 6, {"layout": "random"}, wealth_decides),
    Moment("last-load", "traders-barbarians", ("normal",) * 4, {}, last_load),
    Moment("camel-at-the-door", "caravans", ("normal",) * 4, {}, camel_at_the_door),
    Moment("last-camels", "caravans", ("easy",) * 6, {"layout": "random"}, last_camels),
    Moment("two-cases", "landnam", ("normal",) * 4, {}, two_cases),
    Moment("fog-for-five", "landnam", ("easy",) * 5, {}, fog_for_five),
    Moment("before-the-snow", "great-wall", ("normal",) * 3, {}, before_the_snow),
    Moment("last-autumn", "great-wall", ("easy",) * 5, {"black_powder": True}, last_autumn),
    Moment("tolls-for-six", "traders-barbarians", ("easy",) * 6, {"layout": "random"}, tolls),
)


def session_of(moment: Moment, seed: int) -> Session:
    """Return a new game of bots in which to look for a position."""
    seats = tuple(SeatSpec(kind="bot", level=level, colour=number) for number, level in enumerate(moment.levels))
    spec = NewGame(ruleset=moment.ruleset, seats=seats, options=moment.options, seed=seed)
    return Session.new(cast(spec), clock=lambda: DATE, bots_in_process=True)


def found(moment: Moment, seed: int) -> Session | None:
    """The game at the moment, a person on the seat that is to act; None if it never comes."""
    session = session_of(moment, seed)
    while session.outcome is None and session.ply < 5000:
        seat = session.actor()
        at_turn = seat is not None and seat == session.state.seat and session.state.turn > 0
        here = Seat(seat or 0)
        playing = at_turn and len(session.state.frames) == 2 and len(kinds_of(session, here)) > 2
        if playing and moment.wanted(session, here):
            session.set_seat(here, SeatSpec(colour=here))
            return session
        session.pump()
    return None


def keep(session: Session, path: Path, title: str) -> None:
    """Save without a backup, readable by everybody."""
    session.saving.save(path, title)
    path.chmod(0o644)
    backup_of(path).unlink(missing_ok=True)


def main() -> None:
    """Write all files, or those of the named rulesets."""
    for key in sys.argv[1:]:
        ruleset_of(key)
    keys = sys.argv[1:] or list(RULESETS)
    for moment in (one for one in MOMENTS if one.ruleset in keys):
        session = next(one for seed in range(1, 100) if (one := found(moment, seed)) is not None)
        path = ROOT / "saves" / "examples" / f"{moment.key}{saves.SUFFIX}"
        keep(session, path, f"example-{moment.key}")
        print(path.name, "ply", session.ply, "turn", session.state.turn)
    for ruleset in keys:
        session = session_of(Moment("", ruleset, ("random",) * 4, {}, last_breach), 7)
        while session.ply < 300 and session.pump():
            pass
        path = ROOT / "saves" / "golden" / f"save-{saves.SCHEMA}-{ruleset}{saves.SUFFIX}"
        keep(session, path, "golden")
        print(path.name)


if __name__ == "__main__":
    main()
