"""The set-up: clans, tea order, generals, advisors, artifacts or requests, goods, overseers: GW-040 to GW-057, GW-195.

What is dealt is drawn from what is left of the cards: no deck is kept but that of the horde.
"""

from __future__ import annotations

from random import Random

from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.cards import Counts, add, changed, draw_handful
from catan_desktop.kernel.choice import Draw, Handful, even_draw
from catan_desktop.kernel.frame import Frame, pop, push, swap
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat, members, numbered, numbers
from catan_desktop.kernel.module import Act, Events, Step
from catan_desktop.kernel.prompts import Asks, question
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState, Observation

from .actions import (
    AdvisorDealt,
    AdvisorOpened,
    ArtifactDrawn,
    ChooseClan,
    ChooseGeneral,
    GeneralDealt,
    RequestDrawn,
    StartAdvisors,
    StartOverseers,
    TeaDrawn,
)
from .board import RESOURCES, ResourceId
from .events import (
    AdvisorJoined,
    AdvisorLeft,
    AdvisorShown,
    AdvisorTaken,
    ArtifactShown,
    ClanChosen,
    GeneralOpened,
    GeneralTaken,
    OverseerRaised,
    RequestShown,
    TeaOrder,
)
from .horde import arrivals
from .part import (
    REALM,
    Realm,
    Secret,
    gain,
    general_of,
    once,
    player,
    seats_of,
    secret,
    take_in,
    with_player,
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


def choose_clan(game: Game, state: GameState, action: ChooseClan, out: Events) -> GameState:
    """The seat leads the clan and has its special soldiers (BP-027)."""
    out.append(ClanChosen(action.seat, action.clan))
    own = player(game, state, action.seat)
    for number, kind in numbered(SoldierId, tables(game).soldiers):
        if kind.clan == action.clan:
            own = replace(own, stock=changed(own.stock, number, kind.stock))
    return with_player(game, pop(state), action.seat, replace(own, clan=action.clan))


CLAN_ROW = Act(
    ChooseClan,
    choose_clan,
    lambda g, s, seat: [ChooseClan(seat, clan) for clan in numbers(ClanId, len(BASE_CLANS))],
    (
        (
            "reason-gw-clan-taken",
            lambda g, s, a: any(own.clan == a.clan >= 0 for own in REALM.of(g, s).players),
        ),
    ),
)
"""A clan that nobody has (GW-040)."""


# tea order


def draw_tea(game: Game, state: GameState, out: Events) -> GameState:
    """The order is drawn seat by seat (GW-045)."""
    realm = REALM.of(game, state)
    rest = [seat for seat in seats_of(game) if seat not in realm.tea]
    if len(rest) > 1:
        return push(state, Frame(TEA_DRAW, 1 << CHANCE, At(len(realm.tea))))
    order = (*realm.tea, *rest)
    out.append(TeaOrder(tuple(order)))
    return replace(REALM.put(game, pop(state), replace(realm, tea=order)), seat=order[0])


def _tea_draw(game: Game, state: GameState, seat: Seat) -> Draw | None:
    """Anybody who has no place yet."""
    return even_draw([TeaDrawn(CHANCE, one) for one in seats_of(game) if one not in REALM.of(game, state).tea])


def tea_drawn(game: Game, state: GameState, action: TeaDrawn, out: Events) -> GameState:
    """The next place of the order."""
    realm = REALM.of(game, state)
    return REALM.put(game, pop(state), replace(realm, tea=(*realm.tea, action.player)))


def first_horde(game: Game, state: GameState, out: Events) -> GameState:
    """The horde of the beginning (GW-046)."""
    return push(pop(state), arrivals(tables(game).line.initial))


# generals and advisors


def deal_people(game: Game, state: GameState, out: Events) -> GameState:
    """Two generals each, of which one is kept, then two advisors each; all are opened together (GW-047 to GW-048a)."""
    order = REALM.of(game, state).tea
    twice = [seat for seat in order for _ in range(DEALT)]
    frames = [Frame(DEAL_GENERAL, 1 << CHANCE, Asks(seat)) for seat in twice]
    frames += [once(GENERAL, Asks(seat)) for seat in order]
    frames += [Frame(DEAL_ADVISOR, 1 << CHANCE, Asks(seat)) for seat in twice]
    frames += [once(START_ADVISORS, Asks(seat)) for seat in order]
    return push(pop(state), Frame(OPEN_PEOPLE, 0), *reversed(frames))


def _generals_left(game: Game, realm: Realm) -> list[GeneralId] | None:
    """The generals that nobody was dealt; None where that is not to be seen."""
    dealt = [card for own in realm.private if own is not None for card in own.generals]
    every = numbers(GeneralId, len(tables(game).generals))
    return None if None in realm.private else [one for one in every if one not in dealt]


def _general_draw(game: Game, state: GameState, seat: Seat) -> Draw | None:
    """Any general that is left."""
    return even_draw([GeneralDealt(CHANCE, card) for card in _generals_left(game, REALM.of(game, state)) or ()])


def general_dealt(game: Game, state: GameState, action: GeneralDealt, out: Events) -> GameState:
    """The card goes to the seat, face down."""
    seat = state.frames[-1].data_as(Asks).seat
    out.append(GeneralTaken(seat, action.card))
    own = secret(REALM.of(game, state), seat)
    return with_secret(game, pop(state), seat, replace(own, generals=(*own.generals, action.card)))


def advisors_left(game: Game, realm: Realm) -> Counts | None:
    """Return the advisor deck by design; None where that is not to be seen."""
    left = [ADVISOR_COPIES - gone for gone in realm.fired]
    for card in realm.display:
        left[card] -= 1
    for own in realm.players:
        for card in (*own.active, *own.passive):
            left[card] -= 1
    for mine, sizes in zip(realm.private, realm.secrets, strict=True):
        if mine is None and sizes[1]:
            return None
        for card in mine.advisors if mine is not None else ():
            left[card] -= 1
    return tuple(left)


def _advisor_draw(game: Game, state: GameState, kind: type[AdvisorDealt | AdvisorOpened]) -> Draw | None:
    """Any advisor of the deck."""
    left = advisors_left(game, REALM.of(game, state))
    return Draw(tuple([kind(CHANCE, card) for card in numbers(AdvisorId, len(left))]), left) if left else None


def advisor_dealt(game: Game, state: GameState, action: AdvisorDealt, out: Events) -> GameState:
    """The card goes to the seat, face down."""
    seat = state.frames[-1].data_as(Asks).seat
    out.append(AdvisorTaken(seat, action.card))
    own = secret(REALM.of(game, state), seat)
    return with_secret(game, pop(state), seat, replace(own, advisors=(*own.advisors, action.card)))


def _own(game: Game, state: GameState, seat: Seat) -> Secret:
    return REALM.of(game, state).private[seat] or Secret()


def choose_general(game: Game, state: GameState, action: ChooseGeneral, out: Events) -> GameState:
    """It stays secret until all have chosen."""
    own = secret(REALM.of(game, state), action.seat)
    generals = tuple(sorted(own.generals, key=lambda card: card != action.card))
    return with_secret(game, pop(state), action.seat, replace(own, generals=generals))


def choose_advisors(game: Game, state: GameState, action: StartAdvisors, out: Events) -> GameState:
    """It stays secret until all have chosen."""
    own = secret(REALM.of(game, state), action.seat)
    advisors = tuple(sorted(own.advisors, key=lambda card: card != action.card))
    return with_secret(game, pop(state), action.seat, replace(own, advisors=advisors))


def open_people(game: Game, state: GameState, out: Events) -> GameState:
    """What was chosen is turned over."""
    for seat in REALM.of(game, state).tea:
        mine = secret(REALM.of(game, state), seat)
        active, passive = mine.advisors
        out.append(GeneralOpened(seat, mine.generals[0]))
        out.extend((AdvisorJoined(seat, active, True), AdvisorJoined(seat, passive, False)))
        own = take_in(take_in(player(game, state, seat), active, True), passive, False)
        state = with_player(game, state, seat, replace(own, general=mine.generals[0]))
        state = with_secret(game, state, seat, Secret())
    return pop(state)


# display, artifacts, requests


def refill(game: Game, state: GameState, out: Events) -> GameState:
    """Draw advisors until four lie open; an empty deck is made of the discards (GW-049, GW-064a, GW-064b)."""
    frame, realm = state.frames[-1], REALM.of(game, state)
    left = advisors_left(game, realm)
    if len(realm.display) >= DISPLAY or left is None:
        return pop(state)
    if any(left):
        return swap(state, to_chance(frame))
    if any(realm.fired):
        return REALM.put(game, state, replace(realm, fired=(0,) * len(realm.fired)))
    return pop(state)


def advisor_opened(game: Game, state: GameState, action: AdvisorOpened, out: Events) -> GameState:
    """The card lies at the right end of the display."""
    out.append(AdvisorShown(action.card))
    realm = REALM.of(game, state)
    state = REALM.put(game, state, replace(realm, display=(*realm.display, action.card)))
    return swap(state, Frame(REFILL, 0))


def renew_display(game: Game, state: GameState, out: Events) -> GameState:
    """The oldest advisor leaves, the others close up, new ones come (GW-064, GW-064a)."""
    realm = REALM.of(game, state)
    if realm.display:
        gone = realm.display[0]
        out.append(AdvisorLeft(gone))
        state = REALM.put(game, state, replace(realm, display=realm.display[1:], fired=changed(realm.fired, gone, 1)))
    return push(pop(state), Frame(REFILL, 0))


def first_display(game: Game, state: GameState, out: Events) -> GameState:
    """Four advisors lie open (GW-049)."""
    return push(pop(state), Frame(REFILL, 0))


def goals_in_play(game: Game) -> int:
    """Return how many artifacts or requests a game is played with."""
    return ARTIFACTS_IN_PLAY if mode(game) == COMPETITIVE else int(game.options["requests"])


def ask_goals(game: Game, state: GameState, out: Events) -> GameState:
    """Artifacts, or requests where all play together (GW-050, GW-050a, GW-195)."""
    realm = REALM.of(game, state)
    alike = realm.artifacts if mode(game) == COMPETITIVE else realm.requests
    return (
        pop(state) if len(alike) == goals_in_play(game) else push(state, Frame(GOAL_DRAW, 1 << CHANCE, At(len(alike))))
    )


def _artifact_draw(game: Game, state: GameState, seat: Seat) -> Draw | None:
    """Any artifact that is not drawn yet, where they count."""
    every = numbers(ArtifactId, len(tables(game).artifacts)) if mode(game) == COMPETITIVE else ()
    return even_draw([ArtifactDrawn(CHANCE, one) for one in every if one not in REALM.of(game, state).artifacts])


def _request_draw(game: Game, state: GameState, seat: Seat) -> Draw | None:
    """Any request that is not drawn yet, where they count."""
    every = () if mode(game) == COMPETITIVE else numbers(RequestId, len(tables(game).requests))
    return even_draw([RequestDrawn(CHANCE, one) for one in every if one not in REALM.of(game, state).requests])


def artifact_drawn(game: Game, state: GameState, action: ArtifactDrawn, out: Events) -> GameState:
    """It counts for everybody."""
    out.append(ArtifactShown(action.card))
    realm = REALM.of(game, state)
    return REALM.put(game, pop(state), replace(realm, artifacts=(*realm.artifacts, action.card)))


def request_drawn(game: Game, state: GameState, action: RequestDrawn, out: Events) -> GameState:
    """It counts for all together."""
    out.append(RequestShown(action.card))
    realm = REALM.of(game, state)
    return REALM.put(game, pop(state), replace(realm, requests=(*realm.requests, action.card)))


# goods and overseers


def start_goods(game: Game, state: GameState, out: Events) -> GameState:
    """Goods, clerks, spearmen of the start; more by the general and the place in tea order (GW-051 to GW-053a)."""
    state = pop(state)
    for place, seat in enumerate(REALM.of(game, state).tea):
        general = general_of(game, state, seat)
        own = player(game, state, seat)
        own = replace(
            own,
            pool=START_CLERKS,
            outside=own.outside - START_CLERKS,
            stock=changed(own.stock, SPEARMAN, -2),
            camp=changed(own.camp, SPEARMAN, 2),
        )
        late = SECOND_OF_TWO if game.seats == 2 and place == 1 else LATE_GOODS[place]
        goods = add(START_GOODS, late)
        if general is not None:
            goods = add(goods, general.goods)
            if general.soldier >= 0:
                stock, camp = changed(own.stock, general.soldier, -1), changed(own.camp, general.soldier, 1)
                own = replace(own, stock=stock, camp=camp)
            own = replace(own, pool=own.pool + general.clerk, outside=own.outside - general.clerk)
        state = gain(game, with_player(game, state, seat, own), seat, goods, "start", out)
    return state


def ask_overseers(game: Game, state: GameState, out: Events) -> GameState:
    """Everybody raises some, in tea order (GW-055)."""
    order = REALM.of(game, state).tea
    return push(pop(state), *[once(OVERSEER_START, Asks(seat)) for seat in reversed(order)])


def _areas(game: Game, state: GameState, seat: Seat) -> Handful:
    """Different areas (GW-055, BP-026)."""
    wanted = tables(game).overseers
    return Handful(StartOverseers, seat, (1,) * len(RESOURCES), wanted, wanted)


def start_overseers(game: Game, state: GameState, action: StartOverseers, out: Events) -> GameState:
    """Each takes a spearman of the stock, costs nothing and brings no honour (GW-056)."""
    own = player(game, state, action.seat)
    for area in [area for area, count in numbered(ResourceId, action.areas) if count]:
        out.append(OverseerRaised(action.seat, area, 1))
        own = replace(own, overseers=changed(own.overseers, area, 1), stock=changed(own.stock, SPEARMAN, -1))
    return with_player(game, pop(state), action.seat, own)


# what a seat cannot see


def determinise(game: Game, view: Observation, state: GameState, rng: Random) -> Realm:
    """Deal again what is secret: generals, advisors, sealed command cards, and which types of the horde are out."""
    realm, given = REALM.of(game, state), tables(game)
    own = secret(realm, view.seat)
    generals = [one for one in numbers(GeneralId, len(given.generals)) if one not in own.generals]
    rng.shuffle(generals)
    private: list[Secret | None] = [own if seat == view.seat else Secret() for seat in seats_of(game)]
    pool = advisors_left(game, replace(realm, private=tuple(private)))
    assert pool is not None  # every seat has some private facts now
    for seat in seats_of(game):
        if seat == view.seat:
            continue
        wanted, advisors, commands = realm.secrets[seat]
        drawn: list[AdvisorId] = []
        for _ in range(advisors):
            one = AdvisorId(draw_handful(pool, 1, rng).index(1))
            pool = changed(pool, one, -1)
            drawn.append(one)
        hand = list(members(CommandId, realm.players[seat].hand))
        dealt = tuple([generals.pop() for _ in range(wanted)])
        private[seat] = Secret(dealt, tuple(drawn), tuple(rng.sample(hand, commands)))
    return replace(realm, private=tuple(private), hidden=_imagined_deck(game, state, rng))


def _imagined_deck(game: Game, state: GameState, rng: Random) -> int:
    """All cards but those that lie open, and but as many types as were taken out, of those that nobody has seen."""
    realm, given = REALM.of(game, state), tables(game)
    open_cards = [card.number for section in realm.sections for card in section.rows if card is not None]
    drawn = [frame.data.card for frame in state.frames if isinstance(frame.data, Arrivals) and frame.data.card >= 0]
    left = (1 << COPIES * len(given.horde)) - 1 & ~realm.discards & ~mask_of([*open_cards, *drawn])
    missing = left.bit_count() - realm.deck
    unseen = [kind for kind, one in enumerate(given.horde) if not one.expansion and not realm.seen >> kind & 1]
    for kind in rng.sample(unseen, missing // COPIES):
        left &= ~(0b111 << COPIES * kind)
    return left


GENERALS = Act(
    ChooseGeneral,
    choose_general,
    lambda g, s, seat: [ChooseGeneral(seat, card) for card in _own(g, s, seat).generals],
)
ADVISORS = Act(
    StartAdvisors,
    choose_advisors,
    lambda g, s, seat: [StartAdvisors(seat, card) for card in sorted(set(_own(g, s, seat).advisors))],
)
DEALT_ADVISORS = Act(AdvisorDealt, advisor_dealt, family=lambda g, s, seat: _advisor_draw(g, s, AdvisorDealt))
OPENED_ADVISORS = Act(AdvisorOpened, advisor_opened, family=lambda g, s, seat: _advisor_draw(g, s, AdvisorOpened))
GOAL_DRAWS = (
    Act(ArtifactDrawn, artifact_drawn, family=_artifact_draw),
    Act(RequestDrawn, request_drawn, family=_request_draw),
)
STEPS: tuple[Step, ...] = (
    running(CLANS, ask_clans),
    question(CLAN, "prompt-choose-clan", (CLAN_ROW,)),
    running(TEA, draw_tea),
    dealing(TEA_DRAW, (Act(TeaDrawn, tea_drawn, family=_tea_draw),), At),
    running(FIRST_HORDE, first_horde),
    running(PEOPLE, deal_people),
    dealing(DEAL_GENERAL, (Act(GeneralDealt, general_dealt, family=_general_draw),), Asks),
    dealing(DEAL_ADVISOR, (DEALT_ADVISORS,), Asks),
    question(GENERAL, "prompt-choose-general", (GENERALS,)),
    question(START_ADVISORS, "prompt-start-advisors", (ADVISORS,)),
    Step(OPEN_PEOPLE, advance=open_people),
    running(FIRST_DISPLAY, first_display),
    Step(REFILL, advance=refill, choices=(OPENED_ADVISORS,)),
    running(GOALS, ask_goals),
    dealing(GOAL_DRAW, GOAL_DRAWS, At),
    running(START, start_goods),
    running(OVERSEERS, ask_overseers),
    question(OVERSEER_START, "prompt-start-overseers", (Act(StartOverseers, start_overseers, family=_areas),)),
)
SCRIPT = (CLANS, TEA, FIRST_HORDE, PEOPLE, FIRST_DISPLAY, GOALS, START, OVERSEERS)
