"""Firearms: BP-028 to BP-031, BP-070 to BP-079, BP-090 to BP-097, BP-118, BP-G14, BP-A23, BP-A25, BP-A27, BP-A28."""

from __future__ import annotations

from catan_desktop.kernel.bits import bit
from catan_desktop.kernel.cards import Counts, changed, covers, subtract
from catan_desktop.kernel.choice import Among, Choice, Draw, Only
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, pop, push
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Mask, Seat, numbered, numbers
from catan_desktop.kernel.module import Events, Step
from catan_desktop.kernel.prompts import Asks, question
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState

from ..actions import Done
from ..battle import card_at, kill, killed_on, with_card_at
from ..board import ROWS, SECTION_IDS, SECTIONS, RowId, SectionId
from ..building import BUILD, one_less
from ..part import (
    REALM,
    copies,
    honour,
    kind_on,
    left_of,
    once,
    pay,
    player,
    ready,
    shame,
    spend,
    spend_general,
)
from ..prices import Price, build_price, settle
from ..steps import Building, Explains, Handlers, running
from ..tables import NOTHING, tables
from .actions import BuildFirearm, Fire, FireFree, LanceDrawn, StartFirearm
from .events import FirearmBuilt, FirearmPlaced, Fired, PatternHit
from .part import POWDER, Blast, Firing, has_room, moved_firearm
from .tables import ANY_FIREARM, BUILD_HONOUR, COPIES_OF_FIREARM, FIREARM_IDS, FIREARMS, LANCE_CARDS, FirearmId, LanceId

FIREARMS_STEP, START = "black_powder.firearms", "black_powder.start_firearm"
FIRE, LANCE = "black_powder.fire", "black_powder.lance"
FREE_SHOT = "free_shot"
"""What advisors do of whom each makes one shot a Year free."""


# set-up


def ask_firearms(game: Game, state: GameState, out: Events) -> GameState:
    """One of each kind is placed, by the first players in tea order, again from the first where they are few."""
    order = REALM.of(game, state).tea
    seats = [order[number % len(order)] for number in FIREARM_IDS]
    return push(pop(state), *[once(START, Asks(seat)) for seat in reversed(seats)])


def start_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """A kind that is not placed yet, a hideout without a firearm (BP-028)."""
    part = POWDER.of(game, state)
    kinds = [kind for kind in FIREARM_IDS if part.supply[kind] == COPIES_OF_FIREARM]
    empty = [section for section in SECTION_IDS if not any(part.firearms[section])]
    return (Among(tuple([StartFirearm(seat, kind, section) for kind in kinds for section in empty])),)


def start_firearm(game: Game, state: GameState, action: StartFirearm, out: Events) -> GameState:
    """It stands in the hideout."""
    out.append(FirearmPlaced(action.seat, action.firearm, action.section))
    return moved_firearm(game, pop(state), action.firearm, action.section, 1)


def explain_start(game: Game, state: GameState, action: StartFirearm) -> Reason | None:
    """The same kind, or the same hideout, twice."""
    return Reason("reason-gw-start-firearm") if state.frames[-1].step == START else None


# building


def firearm_price(game: Game, state: GameState, seat: Seat, firearm: FirearmId) -> Price:
    """Return what a firearm costs now."""
    discount = state.frames[-1].data_as(Building).discount
    return build_price(game, state, seat, FIREARMS[firearm].build, "firearm", discount)


def build_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Firearms of the supply that can be paid, for hideouts with room (BP-B5 to BP-B7, BP-073)."""
    part, goods = POWDER.of(game, state), player(game, state, seat).goods
    data = state.frames[-1].data_as(Building)
    if not data.left or not data.camp:
        return ()
    found = [
        BuildFirearm(seat, kind, section, saved)
        for kind in FIREARM_IDS
        if part.supply[kind]
        for saved in firearm_price(game, state, seat, kind).saved(goods)
        for section in SECTION_IDS
        if has_room(part, section)
    ]
    return (Among(tuple(found)),) if found else ()


def build_firearm(game: Game, state: GameState, action: BuildFirearm, out: Events) -> GameState:
    """It brings honour and may be fired at once (BP-074, BP-074a)."""
    seat, kind = action.seat, action.firearm
    price = firearm_price(game, state, seat, kind)
    out.append(FirearmBuilt(seat, kind, action.section, subtract(price.cost, action.saved)))
    state = settle(game, one_less(state), seat, price, action.saved, "firearm")
    state = moved_firearm(game, state, kind, action.section, 1)
    part = POWDER.of(game, state)
    state = POWDER.put(game, state, replace(part, built=changed(part.built, seat, 1)))
    state = honour(game, state, seat, BUILD_HONOUR, "build", out)
    return push(state, once(FIRE, Firing(seat, bit(action.section), kind)))


def explain_build(game: Game, state: GameState, action: BuildFirearm) -> Reason | None:
    """Not in the Builders' Camp, none in the supply, no room, or it cannot be paid."""
    known = 0 <= action.section < SECTIONS and action.firearm in FIREARM_IDS
    if state.frames[-1].step != BUILD or not known:
        return None
    if not state.frames[-1].data_as(Building).camp:
        return Reason("reason-gw-firearm-camp")
    part = POWDER.of(game, state)
    if not part.supply[action.firearm]:
        return Reason("reason-gw-firearm-supply")
    return Reason("reason-gw-cannot-pay" if has_room(part, action.section) else "reason-gw-two-firearms")


# firing


def shot_cost(game: Game, state: GameState, seat: Seat, firearm: FirearmId) -> Counts:
    """Return what a shot costs a seat now: the general pays for the first ones of a Year that have a price (BP-140)."""
    cost = FIREARMS[firearm].shot
    return NOTHING if any(cost) and left_of(game, state, seat, "free_shots") else cost


def fire_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Firearm and horde card of its section (BP-075); paid, or free by an advisor (BP-A23, BP-A25)."""
    data, part = state.frames[-1].data_as(Firing), POWDER.of(game, state)
    goods, sections = player(game, state, seat).goods, REALM.of(game, state).sections
    free = bool(ready(game, state, seat, FREE_SHOT))
    found: list[Fire | FireFree] = []
    for section in [one for one in SECTION_IDS if data.sections >> one & 1]:
        rows = [row for row, card in numbered(RowId, sections[section].rows) if card is not None]
        for kind in [one for one in FIREARM_IDS if part.firearms[section][one] and data.firearm in (ANY_FIREARM, one)]:
            cost = shot_cost(game, state, seat, kind)
            if covers(goods, cost):
                found += [Fire(seat, section, kind, row) for row in rows]
            if any(cost) and free:
                found += [FireFree(seat, section, kind, row) for row in rows]
    families = [
        Among(tuple([action for action in found if type(action) is kind_of_action]))
        for kind_of_action in (Fire, FireFree)
    ]
    return (*[one for one in families if one.actions], Only(Done(seat))) if found else ()


def fire(game: Game, state: GameState, action: Fire, out: Events) -> GameState:
    """The shot is paid."""
    cost = shot_cost(game, state, action.seat, action.firearm)
    if any(FIREARMS[action.firearm].shot) and not any(cost):
        state = spend_general(game, state, action.seat, 1)
    return _shot(game, pay(game, state, action.seat, cost), action, out)


def fire_free(game: Game, state: GameState, action: FireFree, out: Events) -> GameState:
    """An advisor makes it free (BP-A23, BP-A25)."""
    place = ready(game, state, action.seat, FREE_SHOT)[0]
    return _shot(game, spend(game, state, action.seat, place), action, out)


def _shot(game: Game, state: GameState, action: Fire | FireFree, out: Events) -> GameState:
    """Honour, then the pattern; that of a fire lance is drawn after the card was chosen (BP-093, BP-096)."""
    seat, firearm = action.seat, FIREARMS[action.firearm]
    state = pop(state)
    out.append(Fired(seat, action.firearm, action.section, action.row))
    part = POWDER.of(game, state)
    state = POWDER.put(game, state, replace(part, shots=changed(part.shots, seat, 1)))
    state = honour(game, state, seat, firearm.honour, "shot", out)
    if firearm.cells:
        return hit(game, state, seat, (action.section, action.row), firearm.cells, out)
    return push(state, Frame(LANCE, 1 << CHANCE, Blast(seat, action.section, action.row)))


def hit(
    game: Game, state: GameState, seat: Seat, slot: tuple[SectionId, RowId], pattern: Mask, out: Events
) -> GameState:
    """Lay the wounds of a shot, then the soldiers in it are killed (BP-076 to BP-079, BP-090 to BP-091a)."""
    number, row = slot
    kinds = tables(game).soldiers
    card = card_at(REALM.of(game, state), number, row)
    safe = card.wounds | card.tokens
    for machine in [one for one in card.figures if kinds[one.kind].lump]:
        safe |= machine.cells
    wounds = pattern & kind_on(game, card).cells & ~safe
    dead = [one for one in card.figures if one.cells & wounds and not kinds[one.kind].lump]
    left = tuple([one for one in card.figures if one not in dead])
    marker = seat if wounds else card.marker
    out.append(PatternHit(number, row, pattern, wounds))
    card = replace(card, wounds=card.wounds | wounds, figures=left, marker=marker)
    state = with_card_at(game, state, number, row, card)
    if any(one.seat != seat for one in dead):
        state = fire_shame(game, state, seat, 1, "shot", out)
    return kill(game, state, [killed_on(one, number, row) for one in dead], out)


def fire_shame(game: Game, state: GameState, seat: Seat, count: int, cause: str, out: Events) -> GameState:
    """Shame that the Bell Ringer keeps off (BP-A28)."""
    return state if copies(game, state, seat, "bell_ringer") else shame(game, state, seat, count, cause, out)


def lance_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Any card that is not in the discards; with none left, any card (BP-092)."""
    cards, drawn = numbers(LanceId, len(LANCE_CARDS)), POWDER.of(game, state).drawn
    left = [card for card in cards if not drawn >> card & 1] or cards
    return (Draw(tuple([LanceDrawn(CHANCE, card) for card in left]), (1,) * len(left)),)


def lance_drawn(game: Game, state: GameState, action: LanceDrawn, out: Events) -> GameState:
    """The card is discarded after the shot."""
    data, part = state.frames[-1].data_as(Blast), POWDER.of(game, state)
    drawn = part.drawn if part.drawn.bit_count() < len(LANCE_CARDS) else 0
    state = POWDER.put(game, pop(state), replace(part, drawn=drawn | bit(action.card)))
    return hit(game, state, data.seat, (data.section, data.row), LANCE_CARDS[action.card], out)


def explain_fire(game: Game, state: GameState, action: Fire | FireFree) -> Reason | None:
    """No right to it, no target, or it cannot be paid (BP-132)."""
    known = 0 <= action.section < SECTIONS and action.firearm in FIREARM_IDS and 0 <= action.row < ROWS
    if not known:
        return None
    frame = state.frames[-1]
    if frame.step != FIRE:
        return Reason("reason-gw-no-right-to-fire")
    data = frame.data_as(Firing)
    there = POWDER.of(game, state).firearms[action.section][action.firearm]
    if not data.sections >> action.section & 1 or data.firearm not in (ANY_FIREARM, action.firearm) or not there:
        return Reason("reason-gw-no-right-to-fire")
    if REALM.of(game, state).sections[action.section].rows[action.row] is None:
        return Reason("reason-gw-no-target")
    return Reason("reason-gw-cannot-pay")


def lose_firearms(game: Game, state: GameState, section: SectionId) -> GameState:
    """All firearms of a section go to the supply (BP-095, BP-118)."""
    for kind, count in numbered(FirearmId, POWDER.of(game, state).firearms[section]):
        state = moved_firearm(game, state, kind, section, -count)
    return state


STEPS: tuple[Step, ...] = (
    running(FIREARMS_STEP, ask_firearms),
    question(START, "prompt-start-firearm", start_choices),
    question(FIRE, "prompt-fire", fire_choices, data=Firing),
    Step(LANCE, data=Blast, choices=lance_choices),
)
HANDLERS: Handlers = {
    StartFirearm: start_firearm,
    BuildFirearm: build_firearm,
    Fire: fire,
    FireFree: fire_free,
    LanceDrawn: lance_drawn,
}
EXPLAIN: Explains = {
    StartFirearm: explain_start,
    BuildFirearm: explain_build,
    Fire: explain_fire,
    FireFree: explain_fire,
}
