"""The coast is checked for victories; prisoners are shared out, then losses are rolled (BARB section 4.8).

Ruling beside BARB-080e: gold for those who get no prisoner and for lost riders is taken in the same order.
"""

from __future__ import annotations

from catan_desktop.grid.topology import HexId, PathId
from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Seat, replace
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import CHANCE, members, seats_from
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.coins import take_gold

from .actions import LossRoll, PrisonerRoll
from .chronicle_cards import with_prisoners
from .conquest import with_barbarians
from .events import LossesRolled, PrisonerMissed, PrisonerRolled, PrisonersTaken, RiderFell, Victory
from .layouts import struck_direction
from .part import LOSSES, PRISONERS, SLOT, SWEEP, Contest, Losses, Sweep, attack, island

CONSOLATION = 3
"""Gold for a lost rider, and for who gets no prisoner (BARB-080c, BARB-082)."""
TWO_DICE = Draw(tuple(PrisonerRoll(CHANCE, one, two) for one in range(1, 7) for two in range(1, 7)), (1,) * 36)
ONE_DIE = Draw(tuple(LossRoll(CHANCE, face) for face in range(1, 7)), (1,) * 6)


def riders_at(game: Game, state: GameState, hex: HexId) -> tuple[int, ...]:
    """By seat: how many of its riders stand on the six paths of a hex (BARB-079, BARB-083a)."""
    paths = island(game).path_masks[hex]
    return tuple([(own & paths).bit_count() for own in attack(game, state).riders])


def won(game: Game, state: GameState, hex: HexId) -> bool:
    """Return whether the riders at a coastal hex are more than its barbarians (BARB-079)."""
    standing = attack(game, state).standing[hex]
    return standing > 0 and sum(riders_at(game, state, hex)) > standing


def sweep(game: Game, state: GameState, out: Events) -> GameState:
    """The next victory in check order; without one the check is over (BARB-078)."""
    frame, coast = state.frames[-1], island(game).coast
    for index in range(frame.data_as(Sweep).index, len(coast)):
        if won(game, state, coast[index]):
            return _victory(game, swap(state, replace(frame, data=Sweep(index + 1))), coast[index], out)
    return pop(state)


def _victory(game: Game, state: GameState, hex: HexId, out: Events) -> GameState:
    """All barbarians become prisoners; the losses wait below what else is to be rolled (BARB-080 to BARB-081)."""
    riders, prisoners = riders_at(game, state, hex), attack(game, state).standing[hex]
    out.append(Victory(hex, riders, prisoners))
    state = push(with_barbarians(game, state, hex, -prisoners, out), Frame(LOSSES, 1 << CHANCE, Losses(hex)))
    involved = tuple([seat for seat in seats_from(state.seat, game.seats) if riders[seat]])
    if len(involved) == 1:
        return _take(game, state, involved[0], prisoners, out)
    if prisoners < len(involved):
        return _contest(game, state, prisoners, involved, out)
    for seat in involved:
        state = _take(game, state, seat, 1, out)
    most = max(riders)
    first = tuple([seat for seat in involved if riders[seat] == most])
    return _contest(game, state, prisoners - len(involved), first, out)


def _take(game: Game, state: GameState, seat: Seat, count: int, out: Events) -> GameState:
    out.append(PrisonersTaken(seat, count))
    return with_prisoners(game, state, seat, count)


def _contest(game: Game, state: GameState, left: int, contenders: tuple[Seat, ...], out: Events) -> GameState:
    """Give these seats the `left` prisoners; they roll for them where there are too few (BARB-080c, BARB-080d)."""
    if not left:
        return state
    if left < len(contenders):
        return push(state, Frame(PRISONERS, 1 << CHANCE, Contest(left, contenders)))
    for seat in contenders:
        state = _take(game, state, seat, 1, out)
    return state


def prisoner_roll(game: Game, state: GameState, action: PrisonerRoll, out: Events) -> GameState:
    """After the last roll the highest take one each, those tied for the last roll again, the others take gold."""
    frame = state.frames[-1]
    data = frame.data_as(Contest)
    totals, seats = (*data.totals, action.one + action.two), data.contenders
    out.append(PrisonerRolled(seats[len(totals) - 1], totals[-1]))
    if len(totals) < len(seats):
        return swap(state, replace(frame, data=replace(data, totals=totals)))
    last, state = sorted(totals, reverse=True)[data.left - 1], pop(state)
    left = data.left
    for seat, total in zip(seats, totals, strict=True):
        if total > last:
            left, state = left - 1, _take(game, state, seat, 1, out)
        elif total < last:
            out.append(PrisonerMissed(seat))
            state = take_gold(game, state, seat, CONSOLATION, "prisoner", out)
    tied = tuple([seat for seat, total in zip(seats, totals, strict=True) if total == last])
    return _contest(game, state, left, tied, out)


def loss_roll(game: Game, state: GameState, action: LossRoll, out: Events) -> GameState:
    """Riders of the hex on paths of the struck direction return to the supply, each for gold (BARB-081, BARB-082)."""
    hex, board, state = state.frames[-1].data_as(Losses).hex, island(game), pop(state)
    out.append(LossesRolled(hex, action.face))
    struck = board.path_masks[hex] & board.by_direction[struck_direction(action.face)]
    for seat in seats_from(state.seat, game.seats):
        part = attack(game, state)
        if fell := part.riders[seat] & struck:
            out += [RiderFell(seat, path) for path in members(PathId, fell)]
            state = SLOT.put(game, state, replace(part, riders=put(part.riders, seat, part.riders[seat] & ~fell)))
            state = take_gold(game, state, seat, CONSOLATION * fell.bit_count(), "loss", out)
    return state


STEPS = (
    Step(
        SWEEP,
        data=Sweep,
        enter=Frame(SWEEP, 0, Sweep()),
        due=lambda game, state: any(attack(game, state).riders),
        advance=sweep,
    ),
    Step(
        PRISONERS,
        "prompt-prisoner-roll",
        Contest,
        choices=(Act(PrisonerRoll, prisoner_roll, family=lambda *asked: TWO_DICE),),
    ),
    Step(LOSSES, "prompt-loss-roll", Losses, choices=(Act(LossRoll, loss_roll, family=lambda *asked: ONE_DIE),)),
)
