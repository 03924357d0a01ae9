"""The module `cloth`: villages and the cloth that they pay to whoever has ships there (Cloth for Catan).

Version history
    1: the first.

Rulings where the rule file is silent:
* Somebody else's building interrupts a chain of ships to a village, as it interrupts a route (SEA-133); a settlement
  of one's own beyond it makes the relation in the moment of building.
* A starting ship that reaches a village makes a relation at once. A ship that reaches two villages takes the cloth of
  both.
* Of a village that has less cloth than is due, its own goes to those who are served first.
"""

from __future__ import annotations

from catan_desktop.evaluation.promises import PROMISES
from catan_desktop.kernel.bits import bits, first
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, by_itself, pop, push
from catan_desktop.kernel.game import Act, EndCheck, Events, Game, Module, Script, Step
from catan_desktop.kernel.ids import Seat, SeatMask, seats_from
from catan_desktop.kernel.record import put, replace
from catan_desktop.kernel.state import GameState, Outcome
from catan_desktop.mechanics.board import CornerMask
from catan_desktop.mechanics.events import Built
from catan_desktop.mechanics.parts import DICE, HANDS
from catan_desktop.mechanics.questions import POINTS, SOURCES
from catan_desktop.mechanics.routes import ends_of
from catan_desktop.mechanics.scoring import judge, total_points
from catan_desktop.mechanics.theft import VictimsOf, rob

from . import gold
from .actions import RobShip, TakeCard, TakeCloth
from .evaluation.cloth import promise
from .events import ClothPaid, ClothRobbed, RelationMade, ShipBuilt, ShipMoved, VillageEmptied
from .questions import PIRATE_BARRED, PIRATE_ROBS, SHIPS_HELD
from .ships import SHIP_PART
from .villages import CLOTH, ENOUGH, KEY, Cloth, initial, joined, paid, related, wealthy

PAYS, VICTIM, LOOT = f"{KEY}.pays", f"{KEY}.victim", f"{KEY}.loot"
EACH_POINT = 2
"""CLOTH-041."""
VILLAGES = "villages"
"""Name of the end that comes when too few villages have cloth."""
TAKE_WHAT = Reason("reason-no-loot", rule="CLOTH-044")


# relations


def on_laid(game: Game, state: GameState, event: ShipBuilt | ShipMoved | Built, out: Events) -> GameState:
    """Villages that are joined now trade for ever, and give 1 cloth if they have any (CLOTH-030 to CLOTH-033)."""
    ends = ends_of(game.board.topology, SHIP_PART.of(game, state).ships[event.seat])
    for village, corner in enumerate(game.board.villages):
        part = CLOTH.of(game, state)
        partners = part.partners[village]
        if ends >> corner & 1 and event.seat not in partners and joined(game, state, event.seat, corner):
            count = min(1, part.villages[village])
            out.append(RelationMade(event.seat, corner, count))
            part = replace(part, partners=put(part.partners, village, (*partners, event.seat)))
            state = CLOTH.put(game, state, paid(part, event.seat, village, count, 0))
            tell_empty(game, state, [village] if count else [], out)
    return state


def tell_empty(game: Game, state: GameState, paying: list[int], out: Events) -> None:
    """Tell of villages that have just given their last cloth: the end comes nearer (CLOTH-051)."""
    part = CLOTH.of(game, state)
    empty = [village for village in paying if not part.villages[village]]
    out += [VillageEmptied(game.board.villages[village], wealthy(part)) for village in empty]


def held_corners(game: Game, part: Cloth, seat: Seat) -> CornerMask:
    """This module's answer to SHIPS_HELD: its villages (SEA-064, CLOTH-032)."""
    return sum(1 << game.board.villages[village] for village in related(part, seat))


# payment


def due(game: Game, state: GameState) -> list[int]:
    """Return the villages that pay for the last roll, whatever stands beside them (CLOTH-034, CLOTH-037 to CLOTH-040).

    No village has a 7.
    """
    part, total = CLOTH.of(game, state), sum(DICE.of(game, state).last)
    each = enumerate(zip(game.board.village_numbers, part.villages, part.partners, strict=True))
    return [village for village, (number, cloth, partners) in each if number == total and cloth and partners]


def advance_pays(game: Game, state: GameState, out: Events) -> GameState:
    """They pay from their own cloth and then from the supply: the active seat first, then by the age of the relation
    (CLOTH-034 to CLOTH-036)."""
    paying = due(game, state)
    state = pop(state)
    for village in paying:
        for seat in sorted(CLOTH.of(game, state).partners[village], key=lambda seat: seat != state.seat):
            part = CLOTH.of(game, state)
            own = min(1, part.villages[village])
            if own or part.supply:
                out.append(ClothPaid(seat, game.board.villages[village], supplied=not own))
                state = CLOTH.put(game, state, paid(part, seat, village, own, 1 - own))
    tell_empty(game, state, paying, out)
    return state


# the pirate


def barred(game: Game, part: Cloth, seat: Seat) -> tuple[Reason, ...]:
    """This module's answer to PIRATE_BARRED (CLOTH-043)."""
    return () if related(part, seat) else (Reason("reason-pirate-needs-relation", rule="CLOTH-043"),)


def robs(game: Game, state: GameState, about: tuple[Seat, SeatMask]) -> tuple[Frame, ...]:
    """This module's answer to PIRATE_ROBS: who has cloth or a card (CLOTH-045)."""
    thief, near = about
    held, sizes = CLOTH.of(game, state).held, HANDS.of(game, state).sizes
    seats = sum(1 << seat for seat in bits(near) if held[seat] or sizes[seat])
    several = seats & (seats - 1)
    return (Frame(VICTIM, 1 << thief if several else 0, VictimsOf(seats, thief)),) if seats else ()


def _data(state: GameState) -> VictimsOf:
    return state.frames[-1].data_as(VictimsOf)


def rob_victim(game: Game, state: GameState, data: VictimsOf, out: Events) -> GameState:
    """Cloth or a card is taken; the thief is asked where the victim has both (CLOTH-044)."""
    victim = Seat(first(data.seats))
    if not CLOTH.of(game, state).held[victim]:
        return rob(state, data.thief, data.seats)
    if HANDS.of(game, state).sizes[victim]:
        return push(state, Frame(LOOT, 1 << data.thief, data))
    return rob_cloth(game, state, data.thief, victim, out)


def rob_cloth(game: Game, state: GameState, thief: Seat, victim: Seat, out: Events) -> GameState:
    """One cloth changes hands."""
    part = CLOTH.of(game, state)
    out.append(ClothRobbed(thief, victim))
    held = put(put(part.held, victim, part.held[victim] - 1), thief, part.held[thief] + 1)
    return CLOTH.put(game, state, replace(part, held=held))


def advance_victim(game: Game, state: GameState, out: Events) -> GameState:
    """There is one victim, and no question about it."""
    return rob_victim(game, pop(state), _data(state), out)


def victims(game: Game, state: GameState, seat: Seat) -> list[RobShip]:
    """Return the choice of one of the victims."""
    return [RobShip(seat, Seat(victim)) for victim in bits(_data(state).seats)]


def rob_ship(game: Game, state: GameState, action: RobShip, out: Events) -> GameState:
    """The victim is known."""
    return rob_victim(game, pop(state), replace(_data(state), seats=1 << action.victim), out)


def take_cloth(game: Game, state: GameState, action: TakeCloth, out: Events) -> GameState:
    """The thief takes cloth."""
    return rob_cloth(game, pop(state), action.seat, Seat(first(_data(state).seats)), out)


def take_card(game: Game, state: GameState, action: TakeCard, out: Events) -> GameState:
    """Chance draws one of the victim's cards."""
    return rob(pop(state), action.seat, _data(state).seats)


# points and the end


def points(game: Game, part: Cloth, seat: Seat) -> int:
    """This module's answer to POINTS (CLOTH-041)."""
    return part.held[seat] // EACH_POINT


def sources(game: Game, part: Cloth, seat: Seat) -> tuple[tuple[str, int], ...]:
    """This module's answer to SOURCES."""
    return ((KEY, points(game, part, seat)),)


def over(game: Game, state: GameState) -> Outcome | None:
    """Too few villages have cloth: most points win, then most cloth, then who comes first clockwise from the active
    seat; but the goal of the active seat counts first (CLOTH-051 to CLOTH-055)."""
    part = CLOTH.of(game, state)
    if wealthy(part) >= ENOUGH:
        return None
    ranked = [(total_points(game, state, seat), part.held[seat]) for seat in seats_from(state.seat, game.seats)]
    best = seats_from(state.seat, game.seats)[ranked.index(max(ranked))]
    return judge(game, state) or Outcome((best,), VILLAGES)


def script(given: Script) -> Script:
    """Cloth comes after all cards of the roll (CLOTH-038)."""
    return given.insert_after(gold.ROLLED, PAYS)


MODULE = Module(
    slot=CLOTH,
    version=1,
    initial=initial,
    requires=("scoring", "robber", gold.KEY, "pirate"),
    tables=lambda given: replace(given, start_rounds=(1, -1, 1)),  # CLOTH-021 to CLOTH-023
    script=script,
    steps=(
        Step(
            PAYS,
            enter=by_itself(PAYS),
            advance=advance_pays,
            due=lambda game, state: bool(due(game, state)),
        ),
        Step(
            VICTIM,
            "prompt-rob-ship",
            VictimsOf,
            advance=advance_victim,
            choices=(Act(RobShip, rob_ship, victims, otherwise=Reason("reason-no-victim", rule="SEA-107")),),
        ),
        Step(
            LOOT,
            "prompt-loot",
            VictimsOf,
            choices=(Act(TakeCloth, take_cloth, elsewhere=TAKE_WHAT), Act(TakeCard, take_card, elsewhere=TAKE_WHAT)),
        ),
    ),
    answers={
        PIRATE_BARRED: CLOTH.answer(barred),
        PIRATE_ROBS: robs,
        POINTS: CLOTH.answer(points),
        PROMISES: promise,
        SHIPS_HELD: CLOTH.answer(held_corners),
        SOURCES: CLOTH.answer(sources),
    },
    on={ShipBuilt: on_laid, ShipMoved: on_laid, Built: on_laid},
    end_checks=(EndCheck(over, always=True),),
)
"""Villages and cloth (CLOTH-020 to CLOTH-062)."""
