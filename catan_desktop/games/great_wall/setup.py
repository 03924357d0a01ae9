"""The set-up: clans, tea order, generals, advisors, artifacts or requests, goods, overseers: GW-040 to GW-057, GW-195.

What is dealt is drawn from what is left of the cards: no deck is kept but that of the horde.
"""

from __future__ import annotations

from random import Random

from catan_desktop.kernel import Act, Counts, Events, Frame, Game, GameState, Observation, Seat, replace
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.cards import add, changed, draw_handful
from catan_desktop.kernel.choice import Draw, Handful, even_draw
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import CHANCE, members, numbered, numbers
from catan_desktop.kernel.prompts import Asks, question

from . import actions as act
from . import events
from .board import RESOURCES, ResourceId
from .horde import arrivals
from .part import (
    COURSE,
    COURT,
    DEFENCE,
    ESTATES,
    HORDE_DECK,
    PLAYERS,
    STAFFS,
    Court,
    Horde,
    Secret,
    cards_of,
    enlisted,
    gain,
    general_of,
    once,
    player,
    seats_of,
    secret,
    staff,
    stock_changed,
    take_in,
    with_secret,
)
from .steps import Arrivals, At, dealing, running, to_chance
from .tables import (
    ADVISOR_COPIES,
    ARTIFACTS_IN_PLAY,
    BASE_CLANS,
    COPIES,
    DISPLAY,
    LATE_GOODS,
    SECOND_OF_TWO,
    SPEARMAN,
    START_CLERKS,
    START_GOODS,
    START_SPEARMEN,
    AdvisorId,
    ArtifactId,
    ClanId,
    CommandId,
    GeneralId,
    RequestId,
    SoldierId,
    tables,
)

CLANS, CLAN = "great_wall.clans", "great_wall.clan"
TEA, TEA_DRAW = "great_wall.tea", "great_wall.tea_draw"
FIRST_HORDE = "great_wall.first_horde"
PEOPLE, DEAL_GENERAL, DEAL_ADVISOR = "great_wall.people", "great_wall.deal_general", "great_wall.deal_advisor"
GENERAL, START_ADVISORS, OPEN_PEOPLE = "great_wall.general", "great_wall.start_advisors", "great_wall.open_people"
FIRST_DISPLAY, REFILL = "great_wall.first_display", "great_wall.refill"
GOALS, GOAL_DRAW = "great_wall.goals", "great_wall.goal_draw"
START, OVERSEERS, OVERSEER_START = "great_wall.start", "great_wall.overseers", "great_wall.overseer_start"
COMPETITIVE, COOP, SOLO = "competitive", "coop", "solo"
DEALT = 2
"""General cards, and advisor cards, dealt to each player."""


def mode(game: Game) -> str:
    """Return how the game is played: alone always `solo` (GW-001, GW-006)."""
    return SOLO if game.seats == 1 else str(game.options["gw_mode"])


# clans


def ask_clans(game: Game, state: GameState, out: Events) -> GameState:
    """Everybody chooses, in seat order (GW-040a)."""
    return push(pop(state), *[once(CLAN, Asks(seat)) for seat in reversed(seats_of(game))])


def choose_clan(game: Game, state: GameState, action: act.ChooseClan, out: Events) -> GameState:
    """The seat leads the clan and has its special soldiers (BP-027)."""
    out.append(events.ClanChosen(action.seat, action.clan))
    for number, kind in numbered(SoldierId, tables(game).soldiers):
        if kind.clan == action.clan:
            state = stock_changed(game, state, action.seat, number, kind.stock)
    return PLAYERS.change(game, pop(state), action.seat, lambda own: replace(own, clan=action.clan))


CLAN_ROW = Act(
    act.ChooseClan,
    choose_clan,
    lambda g, s, seat: [act.ChooseClan(seat, clan) for clan in numbers(ClanId, len(BASE_CLANS))],
    (
        (
            "reason-gw-clan-taken",
            lambda g, s, a: any(own.clan == a.clan >= 0 for own in ESTATES.of(g, s).players),
        ),
    ),
)
"""A clan that nobody has (GW-040)."""


# tea order


def draw_tea(game: Game, state: GameState, out: Events) -> GameState:
    """The order is drawn seat by seat (GW-045)."""
    course = COURSE.of(game, state)
    rest = [seat for seat in seats_of(game) if seat not in course.tea]
    if len(rest) > 1:
        return push(state, Frame(TEA_DRAW, 1 << CHANCE, At(len(course.tea))))
    order = (*course.tea, *rest)
    out.append(events.TeaOrder(tuple(order)))
    return replace(COURSE.put(game, pop(state), replace(course, tea=order)), seat=order[0])


def _tea_draw(game: Game, state: GameState, seat: Seat) -> Draw | None:
    """Anybody who has no place yet."""
    return even_draw([act.TeaDrawn(CHANCE, one) for one in seats_of(game) if one not in COURSE.of(game, state).tea])


def tea_drawn(game: Game, state: GameState, action: act.TeaDrawn, out: Events) -> GameState:
    """The next place of the order."""
    course = COURSE.of(game, state)
    return COURSE.put(game, pop(state), replace(course, tea=(*course.tea, action.player)))


def first_horde(game: Game, state: GameState, out: Events) -> GameState:
    """The horde of the beginning (GW-046)."""
    return push(pop(state), arrivals(tables(game).line.initial))


# generals and advisors


def deal_people(game: Game, state: GameState, out: Events) -> GameState:
    """Two generals each, of which one is kept, then two advisors each; all are opened together (GW-047 to GW-048a)."""
    order = COURSE.of(game, state).tea
    twice = [seat for seat in order for _ in range(DEALT)]
    frames = [Frame(DEAL_GENERAL, 1 << CHANCE, Asks(seat)) for seat in twice]
    frames += [once(GENERAL, Asks(seat)) for seat in order]
    frames += [Frame(DEAL_ADVISOR, 1 << CHANCE, Asks(seat)) for seat in twice]
    frames += [once(START_ADVISORS, Asks(seat)) for seat in order]
    return push(pop(state), Frame(OPEN_PEOPLE, 0), *reversed(frames))


def _general_draw(game: Game, state: GameState, seat: Seat) -> Draw | None:
    """Any general that nobody was dealt; none where that is not to be seen."""
    private = COURT.of(game, state).private
    dealt = [card for own in private if own is not None for card in own.generals]
    every = numbers(GeneralId, len(tables(game).generals)) if None not in private else ()
    return even_draw([act.GeneralDealt(CHANCE, card) for card in every if card not in dealt])


def general_dealt(game: Game, state: GameState, action: act.GeneralDealt, out: Events) -> GameState:
    """The card goes to the seat, face down."""
    seat = state.frames[-1].data_as(Asks).seat
    out.append(events.GeneralTaken(seat, action.card))
    own = secret(COURT.of(game, state), seat)
    return with_secret(game, pop(state), seat, replace(own, generals=(*own.generals, action.card)))


def advisors_left(court: Court) -> Counts | None:
    """Return the advisor deck by design; None where that is not to be seen."""
    left = [ADVISOR_COPIES - gone for gone in court.fired]
    for card in court.display:
        left[card] -= 1
    for own in court.staffs:
        for card in (*own.active, *own.passive):
            left[card] -= 1
    for mine, sizes in zip(court.private, court.secrets, strict=True):
        if mine is None and sizes[1]:
            return None
        for card in mine.advisors if mine is not None else ():
            left[card] -= 1
    return tuple(left)


def _advisor_draw(game: Game, state: GameState, kind: type[act.AdvisorDealt | act.AdvisorOpened]) -> Draw | None:
    """Any advisor of the deck."""
    left = advisors_left(COURT.of(game, state))
    return Draw(tuple([kind(CHANCE, card) for card in numbers(AdvisorId, len(left))]), left) if left else None


def advisor_dealt(game: Game, state: GameState, action: act.AdvisorDealt, out: Events) -> GameState:
    """The card goes to the seat, face down."""
    seat = state.frames[-1].data_as(Asks).seat
    out.append(events.AdvisorTaken(seat, action.card))
    own = secret(COURT.of(game, state), seat)
    return with_secret(game, pop(state), seat, replace(own, advisors=(*own.advisors, action.card)))


def _own(game: Game, state: GameState, seat: Seat) -> Secret:
    return COURT.of(game, state).private[seat] or Secret()


def choose_general(game: Game, state: GameState, action: act.ChooseGeneral, out: Events) -> GameState:
    """It stays secret until all have chosen."""
    own = secret(COURT.of(game, state), action.seat)
    generals = tuple(sorted(own.generals, key=lambda card: card != action.card))
    return with_secret(game, pop(state), action.seat, replace(own, generals=generals))


def choose_advisors(game: Game, state: GameState, action: act.StartAdvisors, out: Events) -> GameState:
    """It stays secret until all have chosen."""
    own = secret(COURT.of(game, state), action.seat)
    advisors = tuple(sorted(own.advisors, key=lambda card: card != action.card))
    return with_secret(game, pop(state), action.seat, replace(own, advisors=advisors))


def open_people(game: Game, state: GameState, out: Events) -> GameState:
    """What was chosen is turned over."""
    for seat in COURSE.of(game, state).tea:
        mine = secret(COURT.of(game, state), seat)
        active, passive = mine.advisors
        out.append(events.GeneralOpened(seat, mine.generals[0]))
        out.extend((events.AdvisorJoined(seat, active, True), events.AdvisorJoined(seat, passive, False)))
        state = take_in(game, take_in(game, state, seat, active, True), seat, passive, False)
        state = STAFFS.put(game, state, seat, replace(staff(game, state, seat), general=mine.generals[0]))
        state = with_secret(game, state, seat, Secret())
    return pop(state)


# display, artifacts, requests


def refill(game: Game, state: GameState, out: Events) -> GameState:
    """Draw advisors until four lie open; an empty deck is made of the discards (GW-049, GW-064a, GW-064b)."""
    frame, court = state.frames[-1], COURT.of(game, state)
    left = advisors_left(court)
    if len(court.display) >= DISPLAY or left is None:
        return pop(state)
    if any(left):
        return swap(state, to_chance(frame))
    if any(court.fired):
        return COURT.put(game, state, replace(court, fired=(0,) * len(court.fired)))
    return pop(state)


def advisor_opened(game: Game, state: GameState, action: act.AdvisorOpened, out: Events) -> GameState:
    """The card lies at the right end of the display."""
    out.append(events.AdvisorShown(action.card))
    court = COURT.of(game, state)
    state = COURT.put(game, state, replace(court, display=(*court.display, action.card)))
    return swap(state, Frame(REFILL, 0))


def renew_display(game: Game, state: GameState, out: Events) -> GameState:
    """The oldest advisor leaves, the others close up, new ones come (GW-049, GW-064, GW-064a)."""
    court = COURT.of(game, state)
    if court.display:
        gone = court.display[0]
        out.append(events.AdvisorLeft(gone))
        state = COURT.put(game, state, replace(court, display=court.display[1:], fired=changed(court.fired, gone, 1)))
    return push(pop(state), Frame(REFILL, 0))


def goals_in_play(game: Game) -> int:
    """Return how many artifacts or requests a game is played with."""
    return ARTIFACTS_IN_PLAY if mode(game) == COMPETITIVE else int(game.options["requests"])


def ask_goals(game: Game, state: GameState, out: Events) -> GameState:
    """Artifacts, or requests where all play together (GW-050, GW-050a, GW-195)."""
    court = COURT.of(game, state)
    alike = court.artifacts if mode(game) == COMPETITIVE else court.requests
    if len(alike) == goals_in_play(game):
        return pop(state)
    return push(state, Frame(GOAL_DRAW, 1 << CHANCE, At(len(alike))))


def _artifact_draw(game: Game, state: GameState, seat: Seat) -> Draw | None:
    """Any artifact that is not drawn yet, where they count."""
    every = numbers(ArtifactId, len(tables(game).artifacts)) if mode(game) == COMPETITIVE else ()
    return even_draw([act.ArtifactDrawn(CHANCE, one) for one in every if one not in COURT.of(game, state).artifacts])


def _request_draw(game: Game, state: GameState, seat: Seat) -> Draw | None:
    """Any request that is not drawn yet, where they count."""
    every = () if mode(game) == COMPETITIVE else numbers(RequestId, len(tables(game).requests))
    return even_draw([act.RequestDrawn(CHANCE, one) for one in every if one not in COURT.of(game, state).requests])


def artifact_drawn(game: Game, state: GameState, action: act.ArtifactDrawn, out: Events) -> GameState:
    """It counts for everybody."""
    out.append(events.ArtifactShown(action.card))
    court = COURT.of(game, state)
    return COURT.put(game, pop(state), replace(court, artifacts=(*court.artifacts, action.card)))


def request_drawn(game: Game, state: GameState, action: act.RequestDrawn, out: Events) -> GameState:
    """It counts for all together."""
    out.append(events.RequestShown(action.card))
    court = COURT.of(game, state)
    return COURT.put(game, pop(state), replace(court, requests=(*court.requests, action.card)))


# goods and overseers


def start_goods(game: Game, state: GameState, out: Events) -> GameState:
    """Goods, clerks, spearmen of the start; more by the general and the place in tea order (GW-051 to GW-053a)."""
    state = pop(state)
    for place, seat in enumerate(COURSE.of(game, state).tea):
        general, clerks = general_of(game, state, seat), START_CLERKS
        state = enlisted(game, state, seat, SPEARMAN, START_SPEARMEN)
        late = SECOND_OF_TWO if game.seats == 2 and place == 1 else LATE_GOODS[place]
        goods = add(START_GOODS, late)
        if general is not None:
            goods = add(goods, general.goods)
            clerks += general.clerk
            if general.soldier >= 0:
                state = enlisted(game, state, seat, general.soldier)
        own = player(game, state, seat)
        state = PLAYERS.put(game, state, seat, replace(own, pool=clerks, outside=own.outside - clerks))
        state = gain(game, state, seat, goods, "start", out)
    return state


def ask_overseers(game: Game, state: GameState, out: Events) -> GameState:
    """Everybody raises some, in tea order (GW-055)."""
    order = COURSE.of(game, state).tea
    return push(pop(state), *[once(OVERSEER_START, Asks(seat)) for seat in reversed(order)])


def _areas(game: Game, state: GameState, seat: Seat) -> Handful:
    """Different areas (GW-055, BP-026)."""
    wanted = tables(game).overseers
    return Handful(act.StartOverseers, seat, (1,) * len(RESOURCES), wanted, wanted)


def start_overseers(game: Game, state: GameState, action: act.StartOverseers, out: Events) -> GameState:
    """Each takes a spearman of the stock, costs nothing and brings no honour (GW-056)."""
    areas = [area for area, count in numbered(ResourceId, action.areas) if count]
    out.extend([events.OverseerRaised(action.seat, area, 1) for area in areas])
    state = stock_changed(game, pop(state), action.seat, SPEARMAN, -len(areas))
    return PLAYERS.change(
        game, state, action.seat, lambda own: replace(own, overseers=add(own.overseers, action.areas))
    )


# what a seat cannot see


def deal_court(game: Game, view: Observation, state: GameState, rng: Random) -> Court:
    """Deal again what is secret: generals, advisors, sealed command cards."""
    given, court, hands = tables(game), COURT.of(game, state), COURSE.of(game, state).hands
    own = secret(court, view.seat)
    generals = [one for one in numbers(GeneralId, len(given.generals)) if one not in own.generals]
    rng.shuffle(generals)
    private: list[Secret | None] = [own if seat == view.seat else Secret() for seat in seats_of(game)]
    pool = advisors_left(replace(court, private=tuple(private)))
    assert pool is not None  # every seat has some private facts now
    for seat in seats_of(game):
        if seat == view.seat:
            continue
        wanted, advisors, commands = court.secrets[seat]
        drawn: list[AdvisorId] = []
        for _ in range(advisors):
            one = AdvisorId(draw_handful(pool, 1, rng).index(1))
            pool = changed(pool, one, -1)
            drawn.append(one)
        hand = list(members(CommandId, hands[seat]))
        dealt = tuple([generals.pop() for _ in range(wanted)])
        private[seat] = Secret(dealt, tuple(drawn), tuple(rng.sample(hand, commands)))
    return replace(court, private=tuple(private))


def deal_horde(game: Game, view: Observation, state: GameState, rng: Random) -> Horde:
    """Fill the deck with all cards but those that lie open, and but as many types as were taken out, of those that
    nobody has seen."""
    given, deck = tables(game), HORDE_DECK.of(game, state)
    open_cards = [card.number for card in cards_of(DEFENCE.of(game, state))]
    drawn = [frame.data.card for frame in state.frames if isinstance(frame.data, Arrivals) and frame.data.card >= 0]
    left = (1 << COPIES * len(given.horde)) - 1 & ~deck.discards & ~mask_of([*open_cards, *drawn])
    missing = left.bit_count() - deck.deck
    unseen = [kind for kind, one in enumerate(given.horde) if not one.expansion and not deck.seen >> kind & 1]
    for kind in rng.sample(unseen, missing // COPIES):
        left &= ~(0b111 << COPIES * kind)
    return replace(deck, hidden=left)


GENERALS = Act(
    act.ChooseGeneral,
    choose_general,
    lambda g, s, seat: [act.ChooseGeneral(seat, card) for card in _own(g, s, seat).generals],
)
ADVISORS = Act(
    act.StartAdvisors,
    choose_advisors,
    lambda g, s, seat: [act.StartAdvisors(seat, card) for card in sorted(set(_own(g, s, seat).advisors))],
)
DEALT_ADVISORS = Act(act.AdvisorDealt, advisor_dealt, family=lambda g, s, seat: _advisor_draw(g, s, act.AdvisorDealt))
OPENED_ADVISORS = Act(
    act.AdvisorOpened, advisor_opened, family=lambda g, s, seat: _advisor_draw(g, s, act.AdvisorOpened)
)
GOAL_DRAWS = (
    Act(act.ArtifactDrawn, artifact_drawn, family=_artifact_draw),
    Act(act.RequestDrawn, request_drawn, family=_request_draw),
)
STEPS: tuple[Step, ...] = (
    running(CLANS, ask_clans),
    question(CLAN, "prompt-choose-clan", (CLAN_ROW,)),
    running(TEA, draw_tea),
    dealing(TEA_DRAW, (Act(act.TeaDrawn, tea_drawn, family=_tea_draw),), At),
    running(FIRST_HORDE, first_horde),
    running(PEOPLE, deal_people),
    dealing(DEAL_GENERAL, (Act(act.GeneralDealt, general_dealt, family=_general_draw),), Asks),
    dealing(DEAL_ADVISOR, (DEALT_ADVISORS,), Asks),
    question(GENERAL, "prompt-choose-general", (GENERALS,)),
    question(START_ADVISORS, "prompt-start-advisors", (ADVISORS,)),
    Step(OPEN_PEOPLE, advance=open_people),
    running(FIRST_DISPLAY, renew_display),
    Step(REFILL, advance=refill, choices=(OPENED_ADVISORS,)),
    running(GOALS, ask_goals),
    dealing(GOAL_DRAW, GOAL_DRAWS, At),
    running(START, start_goods),
    running(OVERSEERS, ask_overseers),
    question(OVERSEER_START, "prompt-start-overseers", (Act(act.StartOverseers, start_overseers, family=_areas),)),
)
SCRIPT = (CLANS, TEA, FIRST_HORDE, PEOPLE, FIRST_DISPLAY, GOALS, START, OVERSEERS)
