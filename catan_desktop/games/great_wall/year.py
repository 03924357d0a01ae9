"""The Year: whose turn it is, Spring, Summer, command cards and execution slots: GW-060 to GW-064, GW-079 to GW-094.

A Year is several turns of the kernel: the council (Spring, Summer and the choice of command cards), one turn for each
execution slot, that of the Reed clan, the Winter.
"""

from __future__ import annotations

from catan_desktop.kernel.cards import add, changed
from catan_desktop.kernel.choice import Among, Choice, Only
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.frame import Frame, pop, push
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import NOBODY, Seat, members, numbered
from catan_desktop.kernel.module import Events, Step
from catan_desktop.kernel.prompts import Asks, question
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState

from .actions import (
    ChooseCommand,
    ChooseFirst,
    ChooseSlot,
    Done,
    Gain,
    RecallClerk,
    RecallSoldier,
    RetrieveAll,
    RetrieveNone,
)
from .board import (
    CAMP,
    CHI,
    FIRST_SLOT,
    GOLD,
    SECTIONS,
    STONE,
    WOOD,
    LocationId,
    ResourceId,
    SectionId,
    SlotId,
    hideout,
    wall,
)
from .events import (
    ClerkRecalled,
    ClerksReturned,
    CommandRevealed,
    CommandSealed,
    Recalled,
    Retrieved,
    SeasonBegan,
    SlotsCleared,
    SlotTaken,
    YearBegan,
)
from .horde import arrivals
from .part import (
    COUNCIL,
    PLAYER,
    REALM,
    REED,
    WINTER,
    Realm,
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
    put,
    secret,
    with_player,
    with_secret,
)
from .setup import renew_display
from .steps import Explains, Gaining, Handlers, in_phase, running, stage
from .tables import NO_COMMAND, PLAYED_HONOUR, CommandId, SoldierId, tables

YEAR, SPRING_HORDE, SPRING_DISPLAY = "great_wall.year", "great_wall.spring_horde", "great_wall.spring_display"
SUMMER, INCOME, GAIN = "great_wall.summer", "great_wall.income", "great_wall.gain"
RECALL, RETRIEVE = "great_wall.recall", "great_wall.retrieve"
COMMANDS, COMMAND, REVEAL = "great_wall.commands", "great_wall.command", "great_wall.reveal"
SLOTS, SLOT = "great_wall.slots", "great_wall.slot"
FREE = (NOBODY, NO_COMMAND)


def following(game: Game, realm: Realm) -> tuple[int, SlotId, Seat]:
    """Return phase, slot and seat of the turn after this one (GW-092, GW-093, GW-201)."""
    if realm.phase == WINTER:
        return COUNCIL, FIRST_SLOT, realm.tea[0]
    slot = SlotId(0 if realm.phase == COUNCIL else realm.slot + 1)
    if realm.phase != REED and slot < len(realm.slots):
        return PLAYER, slot, realm.slots[slot][0]
    if realm.phase != REED and tables(game).line.reed:
        return REED, slot, realm.tea[-1]
    return WINTER, slot, realm.tea[0]


def next_seat(game: Game, state: GameState) -> Seat | None:
    """Return whose turn comes next; None before the tea order is drawn."""
    realm = REALM.of(game, state)
    return following(game, realm)[2] if realm.tea else None


def turn_began(game: Game, state: GameState, event: TurnBegan, out: Events) -> GameState:
    """The next phase."""
    realm = REALM.of(game, state)
    phase, slot, _ = following(game, realm)
    return REALM.put(game, state, replace(realm, phase=phase, slot=slot))


def council(game: Game, state: GameState) -> bool:
    """Return whether it is Spring, Summer or the choice of command cards."""
    return REALM.of(game, state).phase == COUNCIL


def later_council(game: Game, state: GameState) -> bool:
    """Return whether it is Spring or Summer, which Year 1 has not (GW-057)."""
    return council(game, state) and state.turn > 1


# Spring


def begin_year(game: Game, state: GameState, out: Events) -> GameState:
    """The next Year; what is counted by the Year starts anew (GW-062, GW-062a)."""
    realm = REALM.of(game, state)
    players = tuple([replace(own, spent=(0,) * len(own.active), general_spent=0) for own in realm.players])
    out.extend((YearBegan(realm.year + 1), SeasonBegan("spring")))
    return REALM.put(game, pop(state), replace(realm, year=realm.year + 1, players=players, breached=0))


def spring_horde(game: Game, state: GameState, out: Events) -> GameState:
    """New horde cards (GW-063)."""
    return push(pop(state), arrivals(tables(game).line.spring[REALM.of(game, state).year - 2]))


# Summer


def summer(game: Game, state: GameState, out: Events) -> GameState:
    """Clerks of the Reed clan go home; then each player makes all steps, in tea order (GW-079, GW-086)."""
    out.append(SeasonBegan("summer"))
    realm = REALM.of(game, state)
    none = (0,) * game.seats
    out.extend(
        [ClerksReturned(place, (*none, row[-1])) for place, row in numbered(LocationId, realm.clerks) if row[-1]]
    )
    clerks = tuple([put(row, game.seats, 0) for row in realm.clerks])
    state = REALM.put(game, pop(state), replace(realm, clerks=clerks))
    frames = [once(step, Asks(seat)) for seat in realm.tea for step in (INCOME, RECALL, RETRIEVE)]
    return push(state, *reversed(frames))


def income(game: Game, state: GameState, out: Events) -> GameState:
    """Goods of overseers, general and advisors (GW-080, GW-081)."""
    seat = state.frames[-1].data_as(Asks).seat
    own = player(game, state, seat)
    goods = own.overseers
    for advisor in own.active:
        goods = add(goods, tables(game).advisors[advisor].summer)
    goods = changed(goods, GOLD, power_of(game, state, seat, "summer_gold"))
    goods = changed(goods, CHI, power_of(game, state, seat, "summer_chi"))
    state = gain(game, pop(state), seat, goods, "income", out)
    choice = power_of(game, state, seat, "summer_choice")
    return push(state, once(GAIN, Gaining(seat, choice, 1 << WOOD | 1 << STONE))) if choice else state


def gain_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """The resources among which to choose."""
    kinds = state.frames[-1].data_as(Gaining).kinds
    return (Among(tuple([Gain(seat, resource) for resource in members(ResourceId, kinds)])),)


def gain_chosen(game: Game, state: GameState, action: Gain, out: Events) -> GameState:
    """One unit; then the next."""
    data = state.frames[-1].data_as(Gaining)
    state = ask_again(state, replace(data, left=data.left - 1)) if data.left > 1 else pop(state)
    return gain_one(game, state, action.seat, action.resource, 1, "choice", out)


def recall_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Own clerks in locations, own soldiers in hideouts and on firing spots (GW-082)."""
    realm = REALM.of(game, state)
    clerks = [RecallClerk(seat, place) for place, row in numbered(LocationId, realm.clerks) if row[seat]]
    soldiers = posted(realm, seat)
    found: list[Choice] = [Among(tuple(one)) for one in (clerks, soldiers) if one]
    return (*found, Only(Done(seat)))


def posted(realm: Realm, seat: Seat) -> list[RecallSoldier]:
    """Return the soldiers of a seat in hideouts, then those on walls, equal ones once (GW-213)."""
    sections = list(numbered(SectionId, realm.sections))
    hidden = [
        RecallSoldier(seat, hideout(number), kind)
        for number, section in sections
        for kind, count in numbered(SoldierId, section.hideout[seat])
        if count
    ]
    up = [
        RecallSoldier(seat, wall(number), kind, level)
        for number, section in sections
        for kind, level in on_wall(section, seat)
    ]
    return [*hidden, *up]


def recall_clerk(game: Game, state: GameState, action: RecallClerk, out: Events) -> GameState:
    """The clerk goes to the pool."""
    out.append(ClerkRecalled(action.seat, action.location))
    return moved_clerks(game, ask_again(state, Asks(action.seat)), action.location, action.seat, -1)


def recall_soldier(game: Game, state: GameState, action: RecallSoldier, out: Events) -> GameState:
    """The soldier goes to camp."""
    out.append(Recalled(action.seat, action.soldier, action.post))
    state = lifted(game, ask_again(state, Asks(action.seat)), action.seat, action.soldier, action.post, action.level)
    return camp_changed(game, state, action.seat, action.soldier, 1)


def explain_recall(game: Game, state: GameState, action: RecallSoldier) -> Reason | None:
    """There is no such soldier there: those on horde cards and overseers stay (GW-082a)."""
    if state.frames[-1].step != RECALL or not CAMP <= action.post <= 2 * SECTIONS:
        return None
    return Reason("reason-gw-recall-fighting")


def stop_asking(game: Game, state: GameState, action: Done, out: Events) -> GameState:
    """Nothing more of what is asked."""
    return pop(state)


def may_leave(game: Game, state: GameState, seat: Seat) -> bool:
    """Return whether played command cards may stay: the hand must suffice for the Autumn (GW-085, GW-085a)."""
    return player(game, state, seat).hand.bit_count() >= tables(game).line.turns


def retrieve_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """All or none (GW-083)."""
    if not player(game, state, seat).played:
        return ()
    every = Only(RetrieveAll(seat))
    return (every, Only(RetrieveNone(seat))) if may_leave(game, state, seat) else (every,)


def retrieve_all(game: Game, state: GameState, action: RetrieveAll, out: Events) -> GameState:
    """The cards come back to the hand."""
    out.append(Retrieved(action.seat))
    own = player(game, state, action.seat)
    hand = own.hand | sum([1 << card for card in own.played])
    return with_player(game, pop(state), action.seat, replace(own, hand=hand, played=()))


def left_honour(game: Game, state: GameState, seat: Seat) -> int:
    """Return the honour for command cards that stay played (GW-084, GW-A20)."""
    return PLAYED_HONOUR * len(player(game, state, seat).played) + copies(game, state, seat, "chronicler")


def retrieve_none(game: Game, state: GameState, action: RetrieveNone, out: Events) -> GameState:
    """Honour for each card that stays (GW-084, GW-A20)."""
    count = left_honour(game, state, action.seat)
    return honour(game, pop(state), action.seat, count, "commands", out)


def explain_none(game: Game, state: GameState, action: RetrieveNone) -> Reason | None:
    """The hand is too small."""
    return Reason("reason-gw-hand-empty") if state.frames[-1].step == RETRIEVE else None


# Autumn


def ask_commands(game: Game, state: GameState, out: Events) -> GameState:
    """First the general who looks at the tea order, then everybody chooses in secret (GW-090, GW-090a, GW-269)."""
    out.append(SeasonBegan("autumn"))
    state = pop(state)
    order = REALM.of(game, state).tea
    for seat in order:
        power = power_of(game, state, seat, "tea")
        if power and seat == order[0]:
            state = honour(game, state, seat, power, "general", out)
        elif power:
            state = gain_one(game, state, seat, CHI, 1, "general", out)
    turns = tables(game).line.turns
    frames = [once(COMMAND, Asks(seat)) for seat in order for _ in range(turns)]
    return push(state, Frame(REVEAL, 0), *reversed(frames))


def command_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Cards in hand; where all of them are needed there is nothing to choose."""
    chosen = (REALM.of(game, state).private[seat] or Secret()).commands
    hand = [card for card in members(CommandId, player(game, state, seat).hand) if card not in chosen]
    if len(hand) <= tables(game).line.turns - len(chosen):
        hand = hand[:1]
    return (Among(tuple([ChooseCommand(seat, card) for card in hand])),)


def choose_command(game: Game, state: GameState, action: ChooseCommand, out: Events) -> GameState:
    """The card lies face down."""
    out.append(CommandSealed(action.seat, action.card))
    own = secret(REALM.of(game, state), action.seat)
    return with_secret(game, pop(state), action.seat, replace(own, commands=(*own.commands, action.card)))


def explain_command(game: Game, state: GameState, action: ChooseCommand) -> Reason | None:
    """The card is not in hand, or chosen already."""
    if state.frames[-1].step != COMMAND:
        return None
    own = REALM.of(game, state).private[action.seat]
    same = own is not None and action.card in own.commands
    return Reason("reason-gw-same-command" if same else "reason-gw-card-not-in-hand")


def reveal(game: Game, state: GameState, out: Events) -> GameState:
    """All chosen cards are turned over together (GW-090)."""
    revealed: list[tuple[CommandId, ...]] = [()] * game.seats
    out.append(SlotsCleared(REALM.of(game, state).slots))
    for seat in REALM.of(game, state).tea:
        cards = secret(REALM.of(game, state), seat).commands
        out.extend([CommandRevealed(seat, card) for card in cards])
        own = player(game, state, seat)
        state = with_player(game, state, seat, replace(own, hand=own.hand & ~sum([1 << card for card in cards])))
        state = with_secret(game, state, seat, Secret())
        revealed[seat] = cards
    slots = (FREE,) * sum(map(len, revealed))
    return REALM.put(game, pop(state), replace(REALM.of(game, state), revealed=tuple(revealed), slots=slots))


def ask_slots(game: Game, state: GameState, out: Events) -> GameState:
    """Each player puts his card on a slot, in tea order (GW-091)."""
    order = REALM.of(game, state).tea
    return push(pop(state), *[once(SLOT, Asks(seat)) for seat in reversed(order)])


def slot_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Free slots; alone, which card goes first (GW-091a)."""
    realm = REALM.of(game, state)
    if len(realm.revealed[seat]) > 1:
        return (Among(tuple([ChooseFirst(seat, card) for card in sorted(realm.revealed[seat])])),)
    return (Among(tuple([ChooseSlot(seat, slot) for slot, held in numbered(SlotId, realm.slots) if held == FREE])),)


def _in_slot(game: Game, state: GameState, seat: Seat, card: CommandId, slot: SlotId, out: Events) -> GameState:
    out.append(SlotTaken(seat, card, slot))
    realm = REALM.of(game, state)
    return REALM.put(game, state, replace(realm, slots=put(realm.slots, slot, (seat, card))))


def choose_slot(game: Game, state: GameState, action: ChooseSlot, out: Events) -> GameState:
    """The card lies in the slot."""
    card = REALM.of(game, state).revealed[action.seat][0]
    return _in_slot(game, pop(state), action.seat, card, action.slot, out)


def choose_first(game: Game, state: GameState, action: ChooseFirst, out: Events) -> GameState:
    """Both cards lie in their slots."""
    cards = REALM.of(game, state).revealed[action.seat]
    state = pop(state)
    for slot, card in numbered(SlotId, sorted(cards, key=lambda one: one != action.card)):
        state = _in_slot(game, state, action.seat, card, slot, out)
    return state


def explain_slot(game: Game, state: GameState, action: ChooseSlot) -> Reason | None:
    """The slot is taken."""
    realm = REALM.of(game, state)
    if state.frames[-1].step != SLOT or not 0 <= action.slot < len(realm.slots) or realm.slots[action.slot] == FREE:
        return None
    return Reason("reason-gw-slot-taken")


def _council_step(step: Step) -> Step:
    return in_phase(step, council)


def _later_step(step: Step) -> Step:
    return in_phase(step, later_council)


STEPS: tuple[Step, ...] = (
    _later_step(running(YEAR, begin_year)),
    _later_step(running(SPRING_HORDE, spring_horde)),
    _later_step(running(SPRING_DISPLAY, renew_display)),
    _later_step(running(SUMMER, summer)),
    Step(INCOME, data=Asks, advance=income),
    question(GAIN, "prompt-gain", gain_choices, data=Gaining),
    stage(RECALL, "prompt-recall", recall_choices),
    question(RETRIEVE, "prompt-retrieve", retrieve_choices, Reason("reason-gw-all-or-none")),
    _council_step(running(COMMANDS, ask_commands)),
    stage(COMMAND, "prompt-choose-command", command_choices),
    Step(REVEAL, advance=reveal),
    _council_step(running(SLOTS, ask_slots)),
    stage(SLOT, "prompt-choose-slot", slot_choices),
)
HANDLERS: Handlers = {
    Gain: gain_chosen,
    RecallClerk: recall_clerk,
    RecallSoldier: recall_soldier,
    Done: stop_asking,
    RetrieveAll: retrieve_all,
    RetrieveNone: retrieve_none,
    ChooseCommand: choose_command,
    ChooseSlot: choose_slot,
    ChooseFirst: choose_first,
}
EXPLAIN: Explains = {
    RecallSoldier: explain_recall,
    RetrieveNone: explain_none,
    ChooseCommand: explain_command,
    ChooseSlot: explain_slot,
}
SCRIPT = (YEAR, SPRING_HORDE, SPRING_DISPLAY, SUMMER, COMMANDS, SLOTS)
