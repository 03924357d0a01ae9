"""The parts of a state that the game keeps, one a module, and the small reads and changes that all chapters use.

Rules: GW-016 to GW-019, GW-039, GW-191, GW-220, GW-221, GW-223, GW-265.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from catan_desktop.kernel import Counts, Events, Frame, Game, GameState, Seat, replace
from catan_desktop.kernel.cards import add, changed, one, subtract
from catan_desktop.kernel.frame import swap
from catan_desktop.kernel.ids import NOBODY, SEATS, Level, Of, numbered
from catan_desktop.kernel.prompts import Asks
from catan_desktop.kernel.record import put, state_record
from catan_desktop.kernel.slot import Slot, SlotTuple, in_sight

from .board import (
    CAMP,
    FIRST_SLOT,
    LOCATIONS,
    NO_FIRING_SPOT,
    RESOURCES,
    ROWS,
    SECTIONS,
    SPOTS_A_LEVEL,
    CellId,
    FiringSpotId,
    LocationId,
    PostId,
    ResourceId,
    RowId,
    SectionId,
    SlotId,
    section_of,
)
from .events import GoodsGained, HonourGained, ShameTaken
from .tables import (
    CLERKS,
    COPIES,
    NO_BACK,
    NO_CLAN,
    NO_GENERAL,
    SHAME_EACH,
    AdvisorId,
    ArtifactId,
    BackId,
    ClanId,
    CommandId,
    General,
    GeneralId,
    HordeId,
    HordeKind,
    HordeKindId,
    RequestId,
    SoldierId,
    kind_of,
    tables,
)

Goods: TypeAlias = Annotated[Counts, Of(ResourceId)]
Soldiers: TypeAlias = Annotated[Counts, Of(SoldierId)]
Cells: TypeAlias = Annotated[int, Of(CellId)]
HordeCards: TypeAlias = Annotated[int, Of(HordeId)]
COUNCIL, PLAYER, REED, WINTER = range(4)
"""Phases: each is a turn of the kernel; the players' turns are PLAYER, one for each execution slot."""


@state_record
class Player:
    """What lies before one seat; everything is open (GW-221)."""

    clan: ClanId
    goods: Goods
    pool: int
    """Clerks ready to be placed."""
    outside: int
    """Clerks that are not hired."""
    honour: int = 0
    shame: int = 0
    overseers: Goods = (0, 0, 0, 0)
    trophies: Annotated[Counts, Of(HordeKindId)] = ()
    """Claimed horde cards by type."""
    walls: int = 0


@state_record
class Staff:
    """The general and the advisors of one seat."""

    general: GeneralId = NO_GENERAL
    general_spent: int = 0
    """Uses of the general this Year: units, saves, shots."""
    active: tuple[AdvisorId, ...] = ()
    """Advisors in the order in which they came."""
    spent: Counts = ()
    """By active advisor: how often it was used this Year."""
    passive: tuple[AdvisorId, ...] = ()


@state_record
class Figure:
    """A soldier on a horde card."""

    seat: Seat
    kind: SoldierId
    cells: Cells
    """The mask of the vital spots that it covers."""
    fresh: Cells
    """Those of them that nothing covered before."""


@state_record
class Card:
    """A horde card on the board, with what lies on it."""

    number: HordeId
    wounds: Cells = 0
    tokens: Cells = 0
    """Spots with a Snake token."""
    figures: tuple[Figure, ...] = ()
    marker: Seat = NOBODY
    """The seat whose action put the last wound or token; -1: nobody."""


@state_record
class Post:
    """A soldier on a firing spot."""

    seat: Seat
    kind: SoldierId


@state_record
class Section:
    """One section of the wall and what stands before and behind it."""

    level: int
    barricades: int
    rows: tuple[Card | None, ...]
    posts: tuple[Post | None, ...]
    """The firing spots, two a level, lowest first."""
    hideout: tuple[Soldiers, ...]
    """By seat: soldiers by kind."""


@state_record
class Secret:
    """What only one seat knows."""

    generals: tuple[GeneralId, ...] = ()
    """Dealt; the one that is kept stands first once it is chosen."""
    advisors: tuple[AdvisorId, ...] = ()
    """Dealt; the active one stands first once it is chosen."""
    commands: tuple[CommandId, ...] = ()
    """Chosen and not revealed."""


@state_record
class Course:
    """The Year as it goes, and the command cards."""

    hands: tuple[Annotated[int, Of(CommandId)], ...]
    """By seat: the command cards in hand."""
    played: tuple[tuple[CommandId, ...], ...]
    """By seat."""
    tea: tuple[Seat, ...] = ()
    """From the first to the last."""
    year: int = 1
    phase: int = WINTER
    slot: SlotId = FIRST_SLOT
    """The execution slot whose turn it is."""
    slots: tuple[tuple[Seat, CommandId], ...] = ()
    """By execution slot: seat and command card; -1 for both where it is free."""
    revealed: tuple[tuple[CommandId, ...], ...] = ()
    """By seat: the command cards of this Autumn."""
    final: tuple[int, ...] = ()
    """Final honour by seat, once the game is over."""
    ending: str = ""


@state_record
class Estates:
    """What lies before the seats, their clerks, and the shame that is left."""

    players: tuple[Player, ...]
    clerks: Annotated[tuple[Counts, ...], Of(LocationId)]
    """By location: clerks by seat, those of the Reed clan last."""
    shame_left: int
    """Shame tokens in the pool."""


@state_record
class Defence:
    """The wall with what stands before and behind it, and the soldiers besides."""

    sections: Annotated[tuple[Section, ...], Of(SectionId)]
    camps: tuple[Soldiers, ...]
    """By seat: soldiers by kind."""
    stocks: tuple[Soldiers, ...]
    """By seat: figures that are not recruited, by kind."""
    breached: Annotated[int, Of(SectionId)] = 0
    """The sections that were breached this Winter."""


@state_record
class Court:
    """Generals, advisors, and what all are after."""

    staffs: tuple[Staff, ...]
    fired: Annotated[Counts, Of(AdvisorId)]
    """Discarded advisors by design."""
    secrets: tuple[tuple[int, int, int], ...]
    """By seat: how many generals, advisors and command cards are secret; everybody can see that."""
    private: tuple[Secret | None, ...]
    display: tuple[AdvisorId, ...] = ()
    """Advisors, the oldest first."""
    artifacts: tuple[ArtifactId, ...] = ()
    requests: tuple[RequestId, ...] = ()


@state_record
class Horde:
    """The deck of horde cards."""

    deck: int
    """Cards in it."""
    hidden: HordeCards | None
    """Which they are; their order comes into being as they are drawn."""
    back: BackId = NO_BACK
    """The back of the top card, 0 to 2; -1: not known yet."""
    discards: HordeCards = 0
    seen: Annotated[int, Of(HordeKindId)] = 0
    """The types of horde cards that have been drawn in this game."""


COURSE = Slot("great_wall", Course)
ESTATES = Slot("great_wall_estates", Estates)
DEFENCE = Slot("great_wall_defence", Defence)
COURT = Slot("great_wall_court", Court)
HORDE_DECK = Slot("great_wall_horde", Horde)
PLAYERS: SlotTuple[Player] = SlotTuple(ESTATES, "players")
STAFFS: SlotTuple[Staff] = SlotTuple(COURT, "staffs")
WALL_SECTIONS: SlotTuple[Section] = SlotTuple(DEFENCE, "sections")
CAMPS: SlotTuple[Soldiers] = SlotTuple(DEFENCE, "camps")
STOCKS: SlotTuple[Soldiers] = SlotTuple(DEFENCE, "stocks")


def seats_of(game: Game) -> tuple[Seat, ...]:
    """Return all seats of the table."""
    return SEATS[: game.seats]


def player(game: Game, state: GameState, seat: int) -> Player:
    """Return what lies before a seat."""
    return ESTATES.of(game, state).players[seat]


def staff(game: Game, state: GameState, seat: int) -> Staff:
    """Return the general and the advisors of a seat."""
    return COURT.of(game, state).staffs[seat]


def secret(court: Court, seat: int) -> Secret:
    """Return what a seat alone knows; LookupError where it is not to be seen."""
    return in_sight(court.private[seat])


def with_secret(game: Game, state: GameState, seat: int, own: Secret) -> GameState:
    """Return the state with other secrets of a seat."""
    court = COURT.of(game, state)
    sizes = (len(own.generals), len(own.advisors), len(own.commands))
    private, secrets = put(court.private, seat, own), put(court.secrets, seat, sizes)
    return COURT.put(game, state, replace(court, private=private, secrets=secrets))


# frames


def once(step: str, data: Asks) -> Frame:
    """Return the frame of a question that has not been put yet."""
    return Frame(step, 0, data)


def ask_again(state: GameState, data: Asks) -> GameState:
    """Return the state in which the last frame's question is put once more, with other data."""
    return swap(state, Frame(state.frames[-1].step, 0, data))


# goods, honour, shame


def gain(game: Game, state: GameState, seat: Seat, goods: Counts, cause: str, out: Events) -> GameState:
    """The seat takes goods of the supply, which never runs out (GW-016)."""
    if not any(goods):
        return state
    out.append(GoodsGained(seat, goods, cause))
    return PLAYERS.change(game, state, seat, lambda own: replace(own, goods=add(own.goods, goods)))


def gain_one(
    game: Game, state: GameState, seat: Seat, resource: ResourceId, count: int, cause: str, out: Events
) -> GameState:
    """Let the seat take `count` units of one resource."""
    return gain(game, state, seat, one(resource, len(RESOURCES), count), cause, out)


def pay(game: Game, state: GameState, seat: Seat, cost: Counts) -> GameState:
    """The seat gives goods to the supply."""
    return PLAYERS.change(game, state, seat, lambda own: replace(own, goods=subtract(own.goods, cost)))


def honour(game: Game, state: GameState, seat: Seat, count: int, cause: str, out: Events) -> GameState:
    """The seat gains honour."""
    if not count:
        return state
    out.append(HonourGained(seat, count, cause))
    return PLAYERS.change(game, state, seat, lambda own: replace(own, honour=own.honour + count))


def shame(game: Game, state: GameState, seat: Seat, count: int, cause: str, out: Events) -> GameState:
    """The seat takes shame tokens, as many as the pool holds (GW-191, GW-191a)."""
    part = ESTATES.of(game, state)
    taken = min(count, part.shame_left)
    if not taken:
        return state
    out.append(ShameTaken(seat, taken, cause))
    own = part.players[seat]
    players = put(part.players, seat, replace(own, shame=own.shame + taken))
    return ESTATES.put(game, state, replace(part, players=players, shame_left=part.shame_left - taken))


# people


def general_of(game: Game, state: GameState, seat: int) -> General | None:
    """Return the general of a seat; None before he is chosen."""
    number = staff(game, state, seat).general
    return tables(game).generals[number] if number >= 0 else None


def strength(game: Game, state: GameState, seat: int) -> int:
    """Return the strength of the general of a seat (GW-183)."""
    general = general_of(game, state, seat)
    if general is None:
        return 0
    advisors = tables(game).advisors
    return min(3, 1 + sum([advisors[one].calling == general.calling for one in staff(game, state, seat).passive]))


def power_of(game: Game, state: GameState, seat: int, trick: str) -> int:
    """Return the strength of the general of a seat if he has this ability, else 0."""
    general = general_of(game, state, seat)
    return strength(game, state, seat) if general is not None and general.trick == trick else 0


def left_of(game: Game, state: GameState, seat: int, trick: str) -> int:
    """Return how much of an ability counted by the Year is left to the general of a seat."""
    power = power_of(game, state, seat, trick)
    return max(0, power - staff(game, state, seat).general_spent) if power else 0


def spend_general(game: Game, state: GameState, seat: int, count: int) -> GameState:
    """Return the state after `count` more uses of the general."""
    if not count:
        return state
    return STAFFS.change(game, state, seat, lambda own: replace(own, general_spent=own.general_spent + count))


def copies(game: Game, state: GameState, seat: int, trick: str) -> int:
    """Return how many active advisors of a seat have an ability (GW-185, GW-187)."""
    advisors = tables(game).advisors
    return sum([advisors[one].trick == trick for one in staff(game, state, seat).active])


def ready(game: Game, state: GameState, seat: int, trick: str) -> tuple[int, ...]:
    """Return the places among the active advisors whose ability of once a Year is not used yet."""
    own, advisors = staff(game, state, seat), tables(game).advisors
    return tuple(
        [
            place
            for place, one in enumerate(own.active)
            if advisors[one].trick == trick and own.spent[place] < advisors[one].limit
        ]
    )


def spend(game: Game, state: GameState, seat: int, place: int) -> GameState:
    """Return the state after a use of the active advisor at this place."""
    return STAFFS.change(game, state, seat, lambda own: replace(own, spent=changed(own.spent, place, 1)))


def take_in(game: Game, state: GameState, seat: int, advisor: AdvisorId, active: bool) -> GameState:
    """Return the state in which a seat has one more advisor (GW-167)."""

    def joined(own: Staff) -> Staff:
        if active:
            return replace(own, active=(*own.active, advisor), spent=(*own.spent, 0))
        return replace(own, passive=(*own.passive, advisor))

    return STAFFS.change(game, state, seat, joined)


def advisors_of(own: Staff) -> int:
    """Return how many advisors a seat has."""
    return len(own.active) + len(own.passive)


# horde


def covered(card: Card) -> int:
    """Return the mask of the covered spots (GW-039)."""
    mask = card.wounds | card.tokens
    for figure in card.figures:
        mask |= figure.cells
    return mask


def kind_on(game: Game, card: Card) -> HordeKind:
    """Return the type of a card."""
    return tables(game).horde[kind_of(card.number)]


def open_cells(game: Game, card: Card) -> int:
    """Return the mask of the uncovered spots."""
    return kind_on(game, card).cells & ~covered(card)


def card_at(part: Defence, section: SectionId, row: RowId) -> Card:
    """Return the card in a slot; LookupError for an empty one."""
    card = part.sections[section].rows[row]
    if card is None:
        raise LookupError(f"no horde card in row {row} of section {section}")
    return card


def with_card_at(game: Game, state: GameState, section: SectionId, row: RowId, card: Card | None) -> GameState:
    """Return the state with another card in a slot."""
    return WALL_SECTIONS.change(game, state, section, lambda there: replace(there, rows=put(there.rows, row, card)))


def cards_of(part: Defence) -> list[Card]:
    """Return all horde cards on the board."""
    return [card for section in part.sections for card in section.rows if card is not None]


def free_post(section: Section) -> FiringSpotId:
    """Return the lowest free firing spot; -1 where none is free (GW-033)."""
    return FiringSpotId(section.posts.index(None)) if None in section.posts else NO_FIRING_SPOT


def tokens_out(part: Defence) -> int:
    """Return how many Snake tokens lie on cards."""
    return sum([card.tokens.bit_count() for card in cards_of(part)])


# soldiers


def stands_in(part: Defence, number: SectionId, seat: int) -> bool:
    """Return whether a seat has a soldier in a section: hideout, firing spots, horde cards (GW-118)."""
    section = part.sections[number]
    return (
        any(section.hideout[seat])
        or any(post is not None and post.seat == seat for post in section.posts)
        or any(card is not None and any(one.seat == seat for one in card.figures) for card in section.rows)
    )


def camp_changed(game: Game, state: GameState, seat: int, kind: SoldierId, by: int) -> GameState:
    """Return the state with more or fewer soldiers in a camp."""
    return CAMPS.change(game, state, seat, lambda own: changed(own, kind, by))


def stock_changed(game: Game, state: GameState, seat: int, kind: SoldierId, by: int) -> GameState:
    """Return the state with more or fewer figures in a stock."""
    return STOCKS.change(game, state, seat, lambda own: changed(own, kind, by))


def enlisted(game: Game, state: GameState, seat: int, kind: SoldierId, count: int = 1) -> GameState:
    """Return the state after soldiers came from the stock to the camp."""
    return camp_changed(game, stock_changed(game, state, seat, kind, -count), seat, kind, count)


def held_at(part: Defence, seat: int, post: PostId) -> Counts:
    """Return the soldiers of a seat in the camp or in a hideout, by kind."""
    return part.camps[seat] if post == CAMP else part.sections[post - 1].hideout[seat]


def lifted(game: Game, state: GameState, seat: int, kind: SoldierId, post: PostId, level: int = 0) -> GameState:
    """Return the state without one soldier in the camp, in a hideout or on a level of a wall."""
    if post == CAMP:
        return camp_changed(game, state, seat, kind, -1)
    number = section_of(post)
    if post <= SECTIONS:
        return hideout_changed(game, state, number, seat, kind, -1)
    posts = DEFENCE.of(game, state).sections[number].posts
    place = posts.index(Post(SEATS[seat], kind), SPOTS_A_LEVEL * (level - 1))
    return off_wall(game, state, number, FiringSpotId(place))


def off_wall(game: Game, state: GameState, number: SectionId, place: FiringSpotId) -> GameState:
    """Return the state with a firing spot of a section free."""
    return WALL_SECTIONS.change(game, state, number, lambda there: replace(there, posts=put(there.posts, place, None)))


def on_wall(section: Section, seat: int) -> list[tuple[SoldierId, Level]]:
    """Return the soldiers of a seat on a wall as (kind, level), equal ones of a level once (GW-213)."""
    posts = [
        (place, post) for place, post in numbered(FiringSpotId, section.posts) if post is not None and post.seat == seat
    ]
    return sorted({(post.kind, 1 + place // SPOTS_A_LEVEL) for place, post in posts})


def hideout_changed(game: Game, state: GameState, number: SectionId, seat: int, kind: SoldierId, by: int) -> GameState:
    """Return the state with more or fewer soldiers in the hideout of a section."""

    def moved(there: Section) -> Section:
        return replace(there, hideout=put(there.hideout, seat, changed(there.hideout[seat], kind, by)))

    return WALL_SECTIONS.change(game, state, number, moved)


# clerks


def moved_clerks(game: Game, state: GameState, location: LocationId, seat: int, count: int) -> GameState:
    """Return the state after clerks went from the pool of a seat to a location; back where the count is negative."""
    part = ESTATES.of(game, state)
    row = changed(part.clerks[location], seat, count)
    own = part.players[seat]
    players = put(part.players, seat, replace(own, pool=own.pool - count))
    return ESTATES.put(game, state, replace(part, clerks=put(part.clerks, location, row), players=players))


# before the set-up


def new_course(game: Game) -> Course:
    """Return the Year before the first; all have their command cards in hand."""
    return Course(((1 << len(tables(game).commands)) - 1,) * game.seats, ((),) * game.seats)


def new_estates(game: Game) -> Estates:
    """Return players without anything; all tokens of shame are in the pool."""
    own = Player(NO_CLAN, (0,) * len(RESOURCES), pool=0, outside=CLERKS, trophies=(0,) * len(tables(game).horde))
    return Estates((own,) * game.seats, ((0,) * (game.seats + 1),) * len(LOCATIONS), SHAME_EACH * game.seats)


def new_defence(game: Game) -> Defence:
    """Return the walls as they begin, without soldiers."""
    given, seats = tables(game), game.seats
    none = (0,) * len(given.soldiers)
    posts = (None,) * (SPOTS_A_LEVEL * given.level)
    section = Section(given.level, given.barricades, (None,) * ROWS, posts, (none,) * seats)
    stock = tuple([0 if kind.clan >= 0 else kind.stock for kind in given.soldiers])
    return Defence((section,) * SECTIONS, (none,) * seats, (stock,) * seats)


def new_court(game: Game) -> Court:
    """Return the court before anybody is dealt a card."""
    seats = game.seats
    return Court((Staff(),) * seats, (0,) * len(tables(game).advisors), ((0, 0, 0),) * seats, (Secret(),) * seats)


def new_horde(game: Game) -> Horde:
    """Return the whole deck."""
    every = (1 << COPIES * len(tables(game).horde)) - 1
    return Horde(every.bit_count(), every)
