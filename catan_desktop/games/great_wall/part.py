"""The part of the state that the game keeps, and the small reads and changes that all chapters use.

Rules: GW-016 to GW-019, GW-039, GW-191, GW-220, GW-221, GW-223, GW-265.
"""

from __future__ import annotations

from typing import TypeVar

from catan_desktop.kernel.cards import Counts, add, changed, one, subtract
from catan_desktop.kernel.frame import Frame, swap
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import NOBODY, SEATS, Level, Mask, Seat, numbered
from catan_desktop.kernel.module import Events
from catan_desktop.kernel.prompts import Asks
from catan_desktop.kernel.record import replace, state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState

from .board import (
    CAMP,
    FIRST_SLOT,
    LOCATIONS,
    NO_FIRING_SPOT,
    RESOURCES,
    ROWS,
    SECTIONS,
    SPOTS_A_LEVEL,
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
    RequestId,
    SoldierId,
    kind_of,
    tables,
)

T = TypeVar("T")
COUNCIL, PLAYER, REED, WINTER = range(4)
"""Phases: each is a turn of the kernel; the players' turns are PLAYER, one for each execution slot."""


@state_record
class Player:
    """What lies before one seat; everything is open (GW-221)."""

    clan: ClanId
    goods: Counts
    stock: Counts
    """Figures that are not recruited, by kind."""
    camp: Counts
    pool: int
    """Clerks ready to be placed."""
    outside: int
    """Clerks that are not hired."""
    honour: int = 0
    shame: int = 0
    overseers: Counts = (0, 0, 0, 0)
    hand: int = 0
    """The mask of the command cards in hand."""
    played: tuple[CommandId, ...] = ()
    general: GeneralId = NO_GENERAL
    active: tuple[AdvisorId, ...] = ()
    """Advisors in the order in which they came."""
    passive: tuple[AdvisorId, ...] = ()
    spent: Counts = ()
    """By active advisor: how often it was used this Year."""
    general_spent: int = 0
    """Uses of the general this Year: units, saves, shots."""
    trophies: Counts = ()
    """Claimed horde cards by type."""
    walls: int = 0
    """Wall levels built."""


@state_record
class Figure:
    """A soldier on a horde card."""

    seat: Seat
    kind: SoldierId
    cells: Mask
    """The mask of the vital spots that it covers."""
    fresh: Mask
    """Those of them that nothing covered before."""


@state_record
class Card:
    """A horde card on the board, with what lies on it."""

    number: HordeId
    wounds: Mask = 0
    tokens: Mask = 0
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
    hideout: tuple[Counts, ...]
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
class Realm:
    """The game of the wall."""

    players: tuple[Player, ...]
    sections: tuple[Section, ...]
    clerks: tuple[Counts, ...]
    """By location: clerks by seat, those of the Reed clan last."""
    pool: int
    """Shame tokens that are left."""
    deck: int
    """Cards of the horde deck."""
    back: BackId
    """The back of its top card, 0 to 2; -1: not known yet."""
    discards: int
    """The mask of the discarded horde cards."""
    seen: int
    """The mask of the types of horde cards that have been drawn in this game."""
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
    display: tuple[AdvisorId, ...] = ()
    """Advisors, the oldest first."""
    fired: Counts = ()
    """Discarded advisors by design."""
    artifacts: tuple[ArtifactId, ...] = ()
    requests: tuple[RequestId, ...] = ()
    breached: int = 0
    """The mask of the sections that were breached this Winter."""
    final: tuple[int, ...] = ()
    """Final honour by seat, once the game is over."""
    ending: str = ""
    secrets: tuple[tuple[int, int, int], ...] = ()
    """By seat: how many generals, advisors and command cards are secret; everybody can see that."""
    private: tuple[Secret | None, ...] = ()
    hidden: int | None = 0
    """The mask of the horde deck; its order comes into being as it is drawn."""


REALM = Slot("great_wall", Realm)


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return the tuple with another value at one place."""
    return (*values[:index], value, *values[index + 1 :])


def seats_of(game: Game) -> tuple[Seat, ...]:
    """Return all seats of the table."""
    return SEATS[: game.seats]


def player(game: Game, state: GameState, seat: int) -> Player:
    """Return what lies before a seat."""
    return REALM.of(game, state).players[seat]


def with_player(game: Game, state: GameState, seat: int, own: Player) -> GameState:
    """Return the state with another player's board."""
    realm = REALM.of(game, state)
    return REALM.put(game, state, replace(realm, players=put(realm.players, seat, own)))


def with_section(game: Game, state: GameState, number: SectionId, section: Section) -> GameState:
    """Return the state with another section."""
    realm = REALM.of(game, state)
    return REALM.put(game, state, replace(realm, sections=put(realm.sections, number, section)))


def secret(realm: Realm, seat: int) -> Secret:
    """Return what a seat alone knows; LookupError where it is not to be seen."""
    own = realm.private[seat]
    if own is None:
        raise LookupError(f"the secrets of seat {seat} are not known here")
    return own


def with_secret(game: Game, state: GameState, seat: int, own: Secret) -> GameState:
    """Return the state with other secrets of a seat."""
    realm = REALM.of(game, state)
    sizes = (len(own.generals), len(own.advisors), len(own.commands))
    private, secrets = put(realm.private, seat, own), put(realm.secrets, seat, sizes)
    return REALM.put(game, state, replace(realm, private=private, secrets=secrets))


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
    own = player(game, state, seat)
    return with_player(game, state, seat, replace(own, goods=add(own.goods, goods)))


def gain_one(
    game: Game, state: GameState, seat: Seat, resource: ResourceId, count: int, cause: str, out: Events
) -> GameState:
    """Let the seat take `count` units of one resource."""
    return gain(game, state, seat, one(resource, len(RESOURCES), count), cause, out)


def pay(game: Game, state: GameState, seat: Seat, cost: Counts) -> GameState:
    """The seat gives goods to the supply."""
    own = player(game, state, seat)
    return with_player(game, state, seat, replace(own, goods=subtract(own.goods, cost)))


def honour(game: Game, state: GameState, seat: Seat, count: int, cause: str, out: Events) -> GameState:
    """The seat gains honour."""
    if not count:
        return state
    out.append(HonourGained(seat, count, cause))
    own = player(game, state, seat)
    return with_player(game, state, seat, replace(own, honour=own.honour + count))


def shame(game: Game, state: GameState, seat: Seat, count: int, cause: str, out: Events) -> GameState:
    """The seat takes shame tokens, as many as the pool holds (GW-191, GW-191a)."""
    realm = REALM.of(game, state)
    taken = min(count, realm.pool)
    if not taken:
        return state
    out.append(ShameTaken(seat, taken, cause))
    own = realm.players[seat]
    players = put(realm.players, seat, replace(own, shame=own.shame + taken))
    return REALM.put(game, state, replace(realm, players=players, pool=realm.pool - taken))


# people


def general_of(game: Game, state: GameState, seat: int) -> General | None:
    """Return the general of a seat; None before he is chosen."""
    number = player(game, state, seat).general
    return tables(game).generals[number] if number >= 0 else None


def strength(game: Game, state: GameState, seat: int) -> int:
    """Return the strength of the general of a seat (GW-183)."""
    general = general_of(game, state, seat)
    if general is None:
        return 0
    advisors = tables(game).advisors
    return min(3, 1 + sum([advisors[one].calling == general.calling for one in player(game, state, seat).passive]))


def power_of(game: Game, state: GameState, seat: int, trick: str) -> int:
    """Return the strength of the general of a seat if he has this ability, else 0."""
    general = general_of(game, state, seat)
    return strength(game, state, seat) if general is not None and general.trick == trick else 0


def left_of(game: Game, state: GameState, seat: int, trick: str) -> int:
    """Return how much of an ability counted by the Year is left to the general of a seat."""
    power = power_of(game, state, seat, trick)
    return max(0, power - player(game, state, seat).general_spent) if power else 0


def spend_general(game: Game, state: GameState, seat: int, count: int) -> GameState:
    """Return the state after `count` more uses of the general."""
    own = player(game, state, seat)
    return with_player(game, state, seat, replace(own, general_spent=own.general_spent + count)) if count else state


def copies(game: Game, state: GameState, seat: int, trick: str) -> int:
    """Return how many active advisors of a seat have an ability (GW-185, GW-187)."""
    advisors = tables(game).advisors
    return sum([advisors[one].trick == trick for one in player(game, state, seat).active])


def ready(game: Game, state: GameState, seat: int, trick: str) -> tuple[int, ...]:
    """Return the places among the active advisors whose ability of once a Year is not used yet."""
    own, advisors = player(game, state, seat), tables(game).advisors
    return tuple(
        [
            place
            for place, one in enumerate(own.active)
            if advisors[one].trick == trick and own.spent[place] < advisors[one].limit
        ]
    )


def spend(game: Game, state: GameState, seat: int, place: int) -> GameState:
    """Return the state after a use of the active advisor at this place."""
    own = player(game, state, seat)
    return with_player(game, state, seat, replace(own, spent=changed(own.spent, place, 1)))


def take_in(own: Player, advisor: AdvisorId, active: bool) -> Player:
    """Return the player with one more advisor (GW-167)."""
    if active:
        return replace(own, active=(*own.active, advisor), spent=(*own.spent, 0))
    return replace(own, passive=(*own.passive, advisor))


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


def with_card(section: Section, row: RowId, card: Card | None) -> Section:
    """Return the section with another card in a row."""
    return replace(section, rows=put(section.rows, row, card))


def free_post(section: Section) -> FiringSpotId:
    """Return the lowest free firing spot; -1 where none is free (GW-033)."""
    return FiringSpotId(section.posts.index(None)) if None in section.posts else NO_FIRING_SPOT


def tokens_out(realm: Realm) -> int:
    """Return how many Snake tokens lie on cards."""
    return sum([card.tokens.bit_count() for section in realm.sections for card in section.rows if card is not None])


# soldiers


def stands_in(realm: Realm, number: SectionId, seat: int) -> bool:
    """Return whether a seat has a soldier in a section: hideout, firing spots, horde cards (GW-118)."""
    section = realm.sections[number]
    return (
        any(section.hideout[seat])
        or any(post is not None and post.seat == seat for post in section.posts)
        or any(card is not None and any(one.seat == seat for one in card.figures) for card in section.rows)
    )


def camp_changed(game: Game, state: GameState, seat: int, kind: SoldierId, by: int) -> GameState:
    """Return the state with more or fewer soldiers in a camp."""
    own = player(game, state, seat)
    return with_player(game, state, seat, replace(own, camp=changed(own.camp, kind, by)))


def stock_changed(game: Game, state: GameState, seat: int, kind: SoldierId, by: int) -> GameState:
    """Return the state with more or fewer figures in a stock."""
    own = player(game, state, seat)
    return with_player(game, state, seat, replace(own, stock=changed(own.stock, kind, by)))


def held_at(realm: Realm, seat: int, post: PostId) -> Counts:
    """Return the soldiers of a seat in the camp or in a hideout, by kind."""
    return realm.players[seat].camp if post == CAMP else realm.sections[post - 1].hideout[seat]


def lifted(game: Game, state: GameState, seat: int, kind: SoldierId, post: PostId, level: int = 0) -> GameState:
    """Return the state without one soldier in the camp, in a hideout or on a level of a wall."""
    if post == CAMP:
        return camp_changed(game, state, seat, kind, -1)
    number = section_of(post)
    section = REALM.of(game, state).sections[number]
    if post <= SECTIONS:
        return with_section(game, state, number, hideout_changed(section, seat, kind, -1))
    place = section.posts.index(Post(SEATS[seat], kind), SPOTS_A_LEVEL * (level - 1))
    return off_wall(game, state, number, FiringSpotId(place))


def off_wall(game: Game, state: GameState, number: SectionId, place: FiringSpotId) -> GameState:
    """Return the state with a firing spot of a section free."""
    section = REALM.of(game, state).sections[number]
    return with_section(game, state, number, replace(section, posts=put(section.posts, place, None)))


def on_wall(section: Section, seat: int) -> list[tuple[SoldierId, Level]]:
    """Return the soldiers of a seat on a wall as (kind, level), equal ones of a level once (GW-213)."""
    posts = [
        (place, post) for place, post in numbered(FiringSpotId, section.posts) if post is not None and post.seat == seat
    ]
    return sorted({(post.kind, 1 + place // SPOTS_A_LEVEL) for place, post in posts})


def hideout_changed(section: Section, seat: int, kind: SoldierId, by: int) -> Section:
    """Return the section with more or fewer soldiers in the hideout."""
    return replace(section, hideout=put(section.hideout, seat, changed(section.hideout[seat], kind, by)))


# clerks


def moved_clerks(game: Game, state: GameState, location: LocationId, seat: int, count: int) -> GameState:
    """Return the state after clerks went from the pool of a seat to a location; back where the count is negative."""
    realm = REALM.of(game, state)
    row = changed(realm.clerks[location], seat, count)
    own = realm.players[seat]
    players = put(realm.players, seat, replace(own, pool=own.pool - count))
    return REALM.put(game, state, replace(realm, clerks=put(realm.clerks, location, row), players=players))


def initial(game: Game) -> Realm:
    """Return the game before the set-up: everything is in its box, the walls stand as they begin."""
    given = tables(game)
    stock = tuple([0 if kind.clan >= 0 else kind.stock for kind in given.soldiers])
    none = (0,) * len(given.soldiers)
    own = Player(
        clan=NO_CLAN,
        goods=(0,) * len(RESOURCES),
        stock=stock,
        camp=none,
        pool=0,
        outside=CLERKS,
        hand=(1 << len(given.commands)) - 1,
        trophies=(0,) * len(given.horde),
    )
    section = Section(
        given.level,
        given.barricades,
        (None,) * ROWS,
        (None,) * (SPOTS_A_LEVEL * given.level),
        (none,) * game.seats,
    )
    deck = (1 << COPIES * len(given.horde)) - 1
    return Realm(
        players=(own,) * game.seats,
        sections=(section,) * SECTIONS,
        clerks=((0,) * (game.seats + 1),) * len(LOCATIONS),
        pool=SHAME_EACH * game.seats,
        deck=deck.bit_count(),
        back=NO_BACK,
        discards=0,
        seen=0,
        fired=(0,) * len(given.advisors),
        secrets=((0, 0, 0),) * game.seats,
        private=(Secret(),) * game.seats,
        hidden=deck,
    )
