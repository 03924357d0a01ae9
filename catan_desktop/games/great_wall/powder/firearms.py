"""Firearms: BP-028 to BP-031, BP-070 to BP-079, BP-090 to BP-097, BP-118, BP-G14, BP-A23, BP-A25, BP-A27, BP-A28."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from catan_desktop.kernel import Act, Counts, Events, Frame, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.bits import bit
from catan_desktop.kernel.cards import changed, covers, subtract
from catan_desktop.kernel.choice import Draw, even_draw
from catan_desktop.kernel.frame import pop, push
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import CHANCE, Mask, members, numbered, numbers
from catan_desktop.kernel.prompts import Asks, question

from ..battle import kill, killed_on
from ..board import ROW_IDS, SECTION_IDS, RowId, SectionId
from ..building import one_less, still_granted
from ..part import (
    COURSE,
    DEFENCE,
    card_at,
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
    with_card_at,
)
from ..prices import Price, build_price, payable, settle
from ..steps import DONE, Building, running
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
    order = COURSE.of(game, state).tea
    seats = [order[number % len(order)] for number in FIREARM_IDS]
    return push(pop(state), *[once(START, Asks(seat)) for seat in reversed(seats)])


def start_firearm(game: Game, state: GameState, action: StartFirearm, out: Events) -> GameState:
    """It stands in the hideout."""
    out.append(FirearmPlaced(action.seat, action.firearm, action.section))
    return moved_firearm(game, pop(state), action.firearm, action.section, 1)


def _placed_already(game: Game, state: GameState, action: StartFirearm) -> bool:
    """Return whether the kind is placed, or the hideout has a firearm (BP-028)."""
    part = POWDER.of(game, state)
    return part.supply[action.firearm] < COPIES_OF_FIREARM or any(part.firearms[action.section])


START_ROW = Act(
    StartFirearm,
    start_firearm,
    lambda g, s, seat: [StartFirearm(seat, kind, section) for kind in FIREARM_IDS for section in SECTION_IDS],
    (("reason-gw-start-firearm", _placed_already),),
)


# building


def firearm_price(game: Game, state: GameState, seat: Seat, firearm: FirearmId) -> Price:
    """Return what a firearm costs now."""
    discount = state.frames[-1].data_as(Building).discount
    return build_price(game, state, seat, FIREARMS[firearm].build, "firearm", discount)


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


def _firearms(game: Game, state: GameState, seat: Seat) -> list[BuildFirearm]:
    """Each kind in each hideout, with everything that discounts may leave out."""
    goods = player(game, state, seat).goods
    return [
        BuildFirearm(seat, kind, section, less)
        for kind in FIREARM_IDS
        if still_granted(state)
        for less in firearm_price(game, state, seat, kind).ways(goods)
        for section in SECTION_IDS
    ]


BUILDS = Act(
    BuildFirearm,
    build_firearm,
    _firearms,
    (
        ("reason-gw-firearm-camp", lambda g, s, a: not s.frames[-1].data_as(Building).camp),
        ("reason-gw-firearm-supply", lambda g, s, a: not POWDER.of(g, s).supply[a.firearm]),
        ("reason-gw-two-firearms", lambda g, s, a: not has_room(POWDER.of(g, s), a.section)),
        ("reason-gw-cannot-pay", lambda g, s, a: not payable(g, s, a, firearm_price(g, s, a.seat, a.firearm))),
    ),
)
"""Firearms of the supply that can be paid, for hideouts with room (BP-B5 to BP-B7, BP-073)."""


# firing


def shot_cost(game: Game, state: GameState, seat: Seat, firearm: FirearmId) -> Counts:
    """Return what a shot costs a seat now: the general pays for the first ones of a Year that have a price (BP-140)."""
    cost = FIREARMS[firearm].shot
    return NOTHING if any(cost) and left_of(game, state, seat, "free_shots") else cost


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
    card = card_at(DEFENCE.of(game, state), number, row)
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


def _lance_draw(game: Game, state: GameState, seat: Seat) -> Draw | None:
    """Any card that is not in the discards; with none left, any card (BP-092)."""
    cards, drawn = numbers(LanceId, len(LANCE_CARDS)), POWDER.of(game, state).drawn
    return even_draw([LanceDrawn(CHANCE, card) for card in [one for one in cards if not drawn >> one & 1] or cards])


def lance_drawn(game: Game, state: GameState, action: LanceDrawn, out: Events) -> GameState:
    """The card is discarded after the shot."""
    data, part = state.frames[-1].data_as(Blast), POWDER.of(game, state)
    drawn = part.drawn if part.drawn.bit_count() < len(LANCE_CARDS) else 0
    state = POWDER.put(game, pop(state), replace(part, drawn=drawn | bit(action.card)))
    return hit(game, state, data.seat, (data.section, data.row), LANCE_CARDS[action.card], out)


Shot: TypeAlias = Fire | FireFree


def _shots(game: Game, state: GameState, seat: Seat) -> Iterator[tuple[SectionId, FirearmId, RowId]]:
    """Each firearm that may be fired, at each row of its section (BP-075)."""
    data, part = state.frames[-1].data_as(Firing), POWDER.of(game, state)
    for section in members(SectionId, data.sections):
        for kind, count in numbered(FirearmId, part.firearms[section]):
            if count and data.firearm in (ANY_FIREARM, kind):
                yield from [(section, kind, row) for row in ROW_IDS]


def _no_right(game: Game, state: GameState, action: Shot) -> bool:
    data, there = state.frames[-1].data_as(Firing), POWDER.of(game, state).firearms[action.section][action.firearm]
    return not there or not data.sections >> action.section & 1 or data.firearm not in (ANY_FIREARM, action.firearm)


def _cost(game: Game, state: GameState, action: Shot) -> Counts:
    return shot_cost(game, state, action.seat, action.firearm)


SHOT: tuple[tuple[str, Callable[[Game, GameState, Shot], object]], ...] = (
    ("reason-gw-no-right-to-fire", _no_right),
    ("reason-gw-no-target", lambda g, s, a: DEFENCE.of(g, s).sections[a.section].rows[a.row] is None),
)
"""No right to it, or no target (BP-132)."""
PAID = Act(
    Fire,
    fire,
    lambda g, s, seat: [Fire(seat, *shot) for shot in _shots(g, s, seat)],
    (
        *SHOT,
        ("reason-gw-cannot-pay", lambda g, s, a: not covers(player(g, s, a.seat).goods, _cost(g, s, a))),
    ),
    elsewhere=Reason("reason-gw-no-right-to-fire"),
)
FOR_NOTHING = Act(
    FireFree,
    fire_free,
    lambda g, s, seat: [FireFree(seat, *shot) for shot in _shots(g, s, seat)],
    (
        *SHOT,
        ("reason-gw-cannot-pay", lambda g, s, a: not any(_cost(g, s, a)) or not ready(g, s, a.seat, FREE_SHOT)),
    ),
    elsewhere=Reason("reason-gw-no-right-to-fire"),
)
"""A shot that an advisor pays (BP-A23, BP-A25)."""


def lose_firearms(game: Game, state: GameState, section: SectionId) -> GameState:
    """All firearms of a section go to the supply (BP-095, BP-118)."""
    for kind, count in numbered(FirearmId, POWDER.of(game, state).firearms[section]):
        state = moved_firearm(game, state, kind, section, -count)
    return state


STEPS: tuple[Step, ...] = (
    running(FIREARMS_STEP, ask_firearms),
    question(START, "prompt-start-firearm", (START_ROW,)),
    question(FIRE, "prompt-fire", (PAID, FOR_NOTHING, DONE), data=Firing),
    Step(LANCE, data=Blast, choices=(Act(LanceDrawn, lance_drawn, family=_lance_draw),)),
)
