"""The Year: whose turn it is, Spring, Summer, command cards and execution slots: GW-060 to GW-064, GW-079 to GW-094.

A Year is several turns of the kernel: the council (Spring, Summer and the choice of command cards), one turn for each
execution slot, that of the Reed clan, the Winter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from catan_desktop.kernel import Act, Action, Events, Frame, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.cards import add, changed
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.frame import pop, push
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import NOBODY, members, numbered
from catan_desktop.kernel.prompts import Asks, question
from catan_desktop.kernel.record import put

from . import actions as act
from . import events
from .board import (
    CHI,
    FIRST_SLOT,
    GOLD,
    STONE,
    WOOD,
    LocationId,
    ResourceId,
    SectionId,
    SlotId,
    hideout,
    wall,
)
from .horde import arrivals
from .part import (
    COUNCIL,
    COURSE,
    COURT,
    DEFENCE,
    ESTATES,
    PLAYER,
    REED,
    WINTER,
    Course,
    Secret,
    ask_again,
    camp_changed,
    copies,
    gain,
    gain_one,
    honour,
    lifted,
    moved_clerks,
    on_wall,
    once,
    player,
    power_of,
    secret,
    staff,
    with_secret,
)
from .setup import renew_display
from .steps import DONE, Gaining, in_phase, running, stage
from .tables import NO_COMMAND, PLAYED_HONOUR, CommandId, SoldierId, tables

YEAR, SPRING_HORDE, SPRING_DISPLAY = "great_wall.year", "great_wall.spring_horde", "great_wall.spring_display"
SUMMER, INCOME, GAIN = "great_wall.summer", "great_wall.income", "great_wall.gain"
RECALL, RETRIEVE = "great_wall.recall", "great_wall.retrieve"
COMMANDS, COMMAND, REVEAL = "great_wall.commands", "great_wall.command", "great_wall.reveal"
SLOTS, SLOT = "great_wall.slots", "great_wall.slot"
FREE = (NOBODY, NO_COMMAND)


def following(game: Game, course: Course) -> tuple[int, SlotId, Seat]:
    """Return phase, slot and seat of the turn after this one (GW-092, GW-093, GW-201)."""
    if course.phase == WINTER:
        return COUNCIL, FIRST_SLOT, course.tea[0]
    slot = SlotId(0 if course.phase == COUNCIL else course.slot + 1)
    if course.phase != REED and slot < len(course.slots):
        return PLAYER, slot, course.slots[slot][0]
    if course.phase != REED and tables(game).line.reed:
        return REED, slot, course.tea[-1]
    return WINTER, slot, course.tea[0]


def next_seat(game: Game, state: GameState) -> Seat | None:
    """Return whose turn comes next; None before the tea order is drawn."""
    course = COURSE.of(game, state)
    return following(game, course)[2] if course.tea else None


def turn_began(game: Game, state: GameState, event: TurnBegan, out: Events) -> GameState:
    """The next phase."""
    course = COURSE.of(game, state)
    phase, slot, _ = following(game, course)
    return COURSE.put(game, state, replace(course, phase=phase, slot=slot))


def council(game: Game, state: GameState) -> bool:
    """Return whether it is Spring, Summer or the choice of command cards."""
    return COURSE.of(game, state).phase == COUNCIL


def later_council(game: Game, state: GameState) -> bool:
    """Return whether it is Spring or Summer, which Year 1 has not (GW-057)."""
    return council(game, state) and state.turn > 1


# Spring


def begin_year(game: Game, state: GameState, out: Events) -> GameState:
    """The next Year; what is counted by the Year starts anew (GW-062, GW-062a)."""
    course, court = COURSE.of(game, state), COURT.of(game, state)
    out.extend((events.YearBegan(course.year + 1), events.SeasonBegan("spring")))
    state = COURSE.put(game, pop(state), replace(course, year=course.year + 1))
    staffs = tuple([replace(own, spent=(0,) * len(own.active), general_spent=0) for own in court.staffs])
    state = COURT.put(game, state, replace(court, staffs=staffs))
    return DEFENCE.put(game, state, replace(DEFENCE.of(game, state), breached=0))


def spring_horde(game: Game, state: GameState, out: Events) -> GameState:
    """New horde cards (GW-063)."""
    return push(pop(state), arrivals(tables(game).line.spring[COURSE.of(game, state).year - 2]))


# Summer


def summer(game: Game, state: GameState, out: Events) -> GameState:
    """Clerks of the Reed clan go home; then each player makes all steps, in tea order (GW-079, GW-086)."""
    out.append(events.SeasonBegan("summer"))
    estates, course = ESTATES.of(game, state), COURSE.of(game, state)
    none = (0,) * game.seats
    out.extend(
        [
            events.ClerksReturned(place, (*none, row[-1]))
            for place, row in numbered(LocationId, estates.clerks)
            if row[-1]
        ]
    )
    clerks = tuple([put(row, game.seats, 0) for row in estates.clerks])
    state = ESTATES.put(game, pop(state), replace(estates, clerks=clerks))
    frames = [once(step, Asks(seat)) for seat in course.tea for step in (INCOME, RECALL, RETRIEVE)]
    return push(state, *reversed(frames))


def income(game: Game, state: GameState, out: Events) -> GameState:
    """Goods of overseers, general and advisors (GW-080, GW-081)."""
    seat = state.frames[-1].data_as(Asks).seat
    goods = player(game, state, seat).overseers
    for advisor in staff(game, state, seat).active:
        goods = add(goods, tables(game).advisors[advisor].summer)
    goods = changed(goods, GOLD, power_of(game, state, seat, "summer_gold"))
    goods = changed(goods, CHI, power_of(game, state, seat, "summer_chi"))
    state = gain(game, pop(state), seat, goods, "income", out)
    choice = power_of(game, state, seat, "summer_choice")
    return push(state, once(GAIN, Gaining(seat, choice, 1 << WOOD | 1 << STONE))) if choice else state


def _gains(game: Game, state: GameState, seat: Seat) -> list[act.Gain]:
    """The resources among which to choose."""
    return [act.Gain(seat, one) for one in members(ResourceId, state.frames[-1].data_as(Gaining).kinds)]


def gain_chosen(game: Game, state: GameState, action: act.Gain, out: Events) -> GameState:
    """One unit; then the next."""
    data = state.frames[-1].data_as(Gaining)
    state = ask_again(state, replace(data, left=data.left - 1)) if data.left > 1 else pop(state)
    return gain_one(game, state, action.seat, action.resource, 1, "choice", out)


def _clerks_out(game: Game, state: GameState, seat: Seat) -> list[act.RecallClerk]:
    """Own clerks in locations (GW-082)."""
    return [
        act.RecallClerk(seat, place) for place, row in numbered(LocationId, ESTATES.of(game, state).clerks) if row[seat]
    ]


def posted(game: Game, state: GameState, seat: Seat) -> list[act.RecallSoldier]:
    """Return the soldiers of a seat in hideouts, then those on walls, equal ones once (GW-213)."""
    sections = list(numbered(SectionId, DEFENCE.of(game, state).sections))
    hidden = [
        act.RecallSoldier(seat, hideout(number), kind)
        for number, section in sections
        for kind, count in numbered(SoldierId, section.hideout[seat])
        if count
    ]
    up = [
        act.RecallSoldier(seat, wall(number), kind, level)
        for number, section in sections
        for kind, level in on_wall(section, seat)
    ]
    return [*hidden, *up]


def recall_clerk(game: Game, state: GameState, action: act.RecallClerk, out: Events) -> GameState:
    """The clerk goes to the pool."""
    out.append(events.ClerkRecalled(action.seat, action.location))
    return moved_clerks(game, ask_again(state, Asks(action.seat)), action.location, action.seat, -1)


def recall_soldier(game: Game, state: GameState, action: act.RecallSoldier, out: Events) -> GameState:
    """The soldier goes to camp."""
    out.append(events.Recalled(action.seat, action.soldier, action.post))
    state = lifted(game, ask_again(state, Asks(action.seat)), action.seat, action.soldier, action.post, action.level)
    return camp_changed(game, state, action.seat, action.soldier, 1)


def may_leave(game: Game, state: GameState, seat: Seat) -> bool:
    """Return whether played command cards may stay: the hand must suffice for the Autumn (GW-085, GW-085a)."""
    return COURSE.of(game, state).hands[seat].bit_count() >= tables(game).line.turns


def retrieve_all(game: Game, state: GameState, action: act.RetrieveAll, out: Events) -> GameState:
    """The cards come back to the hand."""
    out.append(events.Retrieved(action.seat))
    course, seat = COURSE.of(game, state), action.seat
    hand = course.hands[seat] | mask_of(course.played[seat])
    hands, played = put(course.hands, seat, hand), put(course.played, seat, ())
    return COURSE.put(game, pop(state), replace(course, hands=hands, played=played))


def left_honour(game: Game, state: GameState, seat: Seat) -> int:
    """Return the honour for command cards that stay played (GW-084, GW-A20)."""
    return PLAYED_HONOUR * len(COURSE.of(game, state).played[seat]) + copies(game, state, seat, "chronicler")


def retrieve_none(game: Game, state: GameState, action: act.RetrieveNone, out: Events) -> GameState:
    """Honour for each card that stays (GW-084, GW-A20)."""
    count = left_honour(game, state, action.seat)
    return honour(game, pop(state), action.seat, count, "commands", out)


RECALLS = (
    Act(act.RecallClerk, recall_clerk, _clerks_out),
    Act(
        act.RecallSoldier,
        recall_soldier,
        posted,
        (("reason-gw-recall-fighting", lambda g, s, a: a not in posted(g, s, a.seat)),),
        fast=posted,
    ),
)
"""Soldiers on horde cards and overseers stay (GW-082a)."""
NOTHING_PLAYED: tuple[str, Callable[[Game, GameState, Action], object]] = (
    "",
    lambda g, s, a: not COURSE.of(g, s).played[a.seat],
)
RETRIEVALS = (
    Act(act.RetrieveAll, retrieve_all, refusals=(NOTHING_PLAYED,)),
    Act(
        act.RetrieveNone,
        retrieve_none,
        refusals=(NOTHING_PLAYED, ("reason-gw-hand-empty", lambda g, s, a: not may_leave(g, s, a.seat))),
    ),
)
"""All or none (GW-083)."""


# Autumn


def ask_commands(game: Game, state: GameState, out: Events) -> GameState:
    """First the general who looks at the tea order, then everybody chooses in secret (GW-090, GW-090a, GW-269)."""
    out.append(events.SeasonBegan("autumn"))
    state = pop(state)
    order = COURSE.of(game, state).tea
    for seat in order:
        power = power_of(game, state, seat, "tea")
        if power and seat == order[0]:
            state = honour(game, state, seat, power, "general", out)
        elif power:
            state = gain_one(game, state, seat, CHI, 1, "general", out)
    turns = tables(game).line.turns
    frames = [once(COMMAND, Asks(seat)) for seat in order for _ in range(turns)]
    return push(state, Frame(REVEAL, 0), *reversed(frames))


def _chosen(game: Game, state: GameState, seat: Seat) -> tuple[CommandId, ...]:
    """Return the cards that the seat has chosen already."""
    return (COURT.of(game, state).private[seat] or Secret()).commands


def _commands(game: Game, state: GameState, seat: Seat) -> list[act.ChooseCommand]:
    """Cards in hand."""
    return [act.ChooseCommand(seat, card) for card in members(CommandId, COURSE.of(game, state).hands[seat])]


def _choosable(game: Game, state: GameState, seat: Seat) -> Iterable[CommandId]:
    """Return the cards in hand to choose from; where all of them are needed there is nothing to choose."""
    chosen = _chosen(game, state, seat)
    left = COURSE.of(game, state).hands[seat] & ~mask_of(chosen)
    needed = left.bit_count() <= tables(game).line.turns - len(chosen)
    return members(CommandId, left & -left if needed else left)


def choose_command(game: Game, state: GameState, action: act.ChooseCommand, out: Events) -> GameState:
    """The card lies face down."""
    out.append(events.CommandSealed(action.seat, action.card))
    own = secret(COURT.of(game, state), action.seat)
    return with_secret(game, pop(state), action.seat, replace(own, commands=(*own.commands, action.card)))


COMMAND_ROW = Act(
    act.ChooseCommand,
    choose_command,
    _commands,
    (
        ("reason-gw-same-command", lambda g, s, a: a.card in _chosen(g, s, a.seat)),
        ("reason-gw-card-not-in-hand", lambda g, s, a: not COURSE.of(g, s).hands[a.seat] >> a.card & 1),
        ("", lambda g, s, a: a.card not in _choosable(g, s, a.seat)),
    ),
    fast=lambda g, s, seat: [act.ChooseCommand(seat, card) for card in _choosable(g, s, seat)],
)


def reveal(game: Game, state: GameState, out: Events) -> GameState:
    """All chosen cards are turned over together (GW-090)."""
    course = COURSE.of(game, state)
    hands, revealed = list(course.hands), list[tuple[CommandId, ...]]([()] * game.seats)
    out.append(events.SlotsCleared(course.slots))
    for seat in course.tea:
        cards = secret(COURT.of(game, state), seat).commands
        out.extend([events.CommandRevealed(seat, card) for card in cards])
        hands[seat] &= ~mask_of(cards)
        state = with_secret(game, state, seat, Secret())
        revealed[seat] = cards
    slots = (FREE,) * sum(map(len, revealed))
    return COURSE.put(game, pop(state), replace(course, revealed=tuple(revealed), slots=slots, hands=tuple(hands)))


def ask_slots(game: Game, state: GameState, out: Events) -> GameState:
    """Each player puts his card on a slot, in tea order (GW-091)."""
    order = COURSE.of(game, state).tea
    return push(pop(state), *[once(SLOT, Asks(seat)) for seat in reversed(order)])


def _both(game: Game, state: GameState, seat: Seat) -> list[act.ChooseFirst]:
    """Alone, which of the two cards goes first (GW-091a)."""
    cards = COURSE.of(game, state).revealed[seat]
    return [act.ChooseFirst(seat, card) for card in sorted(cards)] if len(cards) > 1 else []


def _slots(game: Game, state: GameState, seat: Seat) -> list[act.ChooseSlot]:
    """Every slot."""
    return [act.ChooseSlot(seat, one) for one, _ in numbered(SlotId, COURSE.of(game, state).slots)]


def _free_slots(game: Game, state: GameState, seat: Seat) -> list[act.ChooseSlot]:
    """The free slots, for a single card."""
    course = COURSE.of(game, state)
    if len(course.revealed[seat]) > 1:
        return []
    return [act.ChooseSlot(seat, one) for one, held in numbered(SlotId, course.slots) if held == FREE]


def _in_slot(game: Game, state: GameState, seat: Seat, card: CommandId, slot: SlotId, out: Events) -> GameState:
    out.append(events.SlotTaken(seat, card, slot))
    course = COURSE.of(game, state)
    return COURSE.put(game, state, replace(course, slots=put(course.slots, slot, (seat, card))))


def choose_slot(game: Game, state: GameState, action: act.ChooseSlot, out: Events) -> GameState:
    """The card lies in the slot."""
    card = COURSE.of(game, state).revealed[action.seat][0]
    return _in_slot(game, pop(state), action.seat, card, action.slot, out)


def choose_first(game: Game, state: GameState, action: act.ChooseFirst, out: Events) -> GameState:
    """Both cards lie in their slots."""
    cards = COURSE.of(game, state).revealed[action.seat]
    state = pop(state)
    for slot, card in numbered(SlotId, sorted(cards, key=lambda one: one != action.card)):
        state = _in_slot(game, state, action.seat, card, slot, out)
    return state


SLOT_ROWS = (
    Act(act.ChooseFirst, choose_first, _both),
    Act(
        act.ChooseSlot,
        choose_slot,
        _slots,
        (
            ("", lambda g, s, a: not 0 <= a.slot < len(COURSE.of(g, s).slots)),
            ("reason-gw-slot-taken", lambda g, s, a: COURSE.of(g, s).slots[a.slot] != FREE),
            ("", lambda g, s, a: len(COURSE.of(g, s).revealed[a.seat]) > 1),
        ),
        fast=_free_slots,
    ),
)


STEPS: tuple[Step, ...] = (
    in_phase(running(YEAR, begin_year), later_council),
    in_phase(running(SPRING_HORDE, spring_horde), later_council),
    in_phase(running(SPRING_DISPLAY, renew_display), later_council),
    in_phase(running(SUMMER, summer), later_council),
    Step(INCOME, data=Asks, advance=income),
    question(GAIN, "prompt-gain", (Act(act.Gain, gain_chosen, _gains),), data=Gaining),
    stage(RECALL, "prompt-recall", (*RECALLS, DONE)),
    question(RETRIEVE, "prompt-retrieve", RETRIEVALS, Reason("reason-gw-all-or-none")),
    in_phase(running(COMMANDS, ask_commands), council),
    stage(COMMAND, "prompt-choose-command", (COMMAND_ROW,)),
    Step(REVEAL, advance=reveal),
    in_phase(running(SLOTS, ask_slots), council),
    stage(SLOT, "prompt-choose-slot", SLOT_ROWS),
)
SCRIPT = (YEAR, SPRING_HORDE, SPRING_DISPLAY, SUMMER, COMMANDS, SLOTS)
