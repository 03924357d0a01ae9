"""The frontier as a picture: the wall, the horde before it, the land behind it, and all who stand there.

Spaces and sites are those of `present.models.frontier`. Kinds of pieces:

* on a `rank` `horde-<type>`, on a `spot` of its card `cover` (a cell that a soldier holds), the soldier himself on the
  first of his cells, `wound`, `snake`; all that lies on a card bears the card's number, so that it goes with it
* at a `post` soldiers; behind a section by seat and kind, on a firing place with its number as slot
* in a `section` `barricade`, at a `location` `clerk`, on `tea` `tea`
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from catan_desktop.games.great_wall.board import (
    CELLS,
    LOCATION_IDS,
    LOCATIONS,
    REGULAR,
    RESOURCES,
    ROW_IDS,
    ROWS,
    SECTION_IDS,
    TOP_LEVEL,
    CellId,
    FiringSpotId,
    LocationId,
    RowId,
    SectionId,
    hideout,
    wall,
)
from catan_desktop.games.great_wall.ending import FALLEN, SHAME
from catan_desktop.games.great_wall.locations import capacity
from catan_desktop.games.great_wall.part import (
    COUNCIL,
    COURSE,
    DEFENCE,
    ESTATES,
    HORDE_DECK,
    WINTER,
    Card,
    Section,
    kind_on,
)
from catan_desktop.games.great_wall.tables import SHAME_EACH, HordeKind, SoldierId, Tables, tables
from catan_desktop.games.great_wall.winter import attack, defence
from catan_desktop.games.great_wall.year import (
    COMMAND,
    COMMANDS,
    GAIN,
    INCOME,
    RECALL,
    RETRIEVE,
    REVEAL,
    SLOT,
    SLOTS,
    SUMMER,
)
from catan_desktop.kernel import Game, GameState, Observation
from catan_desktop.kernel.bits import first
from catan_desktop.kernel.ids import NOBODY, members, numbered
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import Piece
from catan_desktop.present.models.frontier import (
    CardFace,
    FrontierBoard,
    FrontierGround,
    LocationFace,
    SectionMark,
    VitalSpot,
)
from catan_desktop.present.picture import BoardPicture, ordered
from catan_desktop.present.words import Words, words

from .foresight import ashamed, falls

HONOUR = "gw-token-honour"
_SIGNS = {
    "barracks": "icon-gw-recruit",
    "market": "icon-gw-exchange",
    "tea_house": "icon-gw-tea",
    "headquarters": "icon-gw-hire",
    "builders_camp": "icon-gw-build",
}
"""Place that gives no resource -> picture of what it gives."""
SUMMERS = {SUMMER, INCOME, GAIN, RECALL, RETRIEVE}
AUTUMN = {COMMANDS, COMMAND, REVEAL, SLOTS, SLOT}
"""Steps of the council in Summer and in Autumn."""


def rank(section: SectionId, row: RowId) -> int:
    """Return the site of a horde slot."""
    return section * ROWS + row


def horde_piece(kind: HordeKind) -> str:
    """Return the kind of piece that a horde card is."""
    return f"horde-{kind.key}"


def resource_picture(resource: int) -> str:
    """Return the picture of a resource; of honour for -1."""
    return HONOUR if resource < 0 else f"gw-resource-{RESOURCES[resource]}"


# what stays


def mark_of(kind: HordeKind) -> str:
    """Return the picture of the ability of a horde card; empty for none."""
    if kind.siege:
        return f"gw-siege-{kind.siege}"
    if kind.far_power:
        return "icon-gw-ranged"
    if kind.rally:
        return "icon-gw-attack"
    return "gw-token-shame" if kind.more_shame else ""


def _face(kind: HordeKind) -> CardFace:
    spots = [VitalSpot(one.cell, resource_picture(one.resource), one.count, one.skull) for one in kind.rewards]
    name = horde_piece(kind)
    return CardFace(name, f"gw-{name}", name, kind.power, kind.trophy, tuple(spots), mark_of(kind))


def _sign(place: int) -> str:
    """Return the picture of what a place gives."""
    return resource_picture(place) if place < len(RESOURCES) else _SIGNS[LOCATIONS[place]]


@lru_cache(maxsize=32)
def _ground(given: Tables, seats: int, rooms: tuple[int, ...]) -> FrontierGround:
    places = [
        LocationFace(
            f"gw-location-{key}", f"place-{key}", rooms[number], number in REGULAR, f"place-{key}-gives", _sign(number)
        )
        for number, key in enumerate(LOCATIONS)
    ]
    return FrontierGround(
        faces=tuple([_face(kind) for kind in given.horde]),
        locations=tuple(places),
        years=given.line.years,
        towers=bool(given.level),
        seats=seats,
    )


def ground_of(game: Game) -> FrontierGround:
    """Return what never changes during a game."""
    rooms = tuple([capacity(game, number) for number in LOCATION_IDS])
    return _ground(tables(game), game.seats, rooms)


# what changes


def power_in(game: Game, section: Section, row: RowId) -> int:
    """Return what a card adds to the attack where it stands (GW-H04, GW-H05); 0 for an empty slot."""
    card = section.rows[row]
    if card is None:
        return 0
    others = [kind_on(game, one).rally for at, one in numbered(RowId, section.rows) if one is not None and at != row]
    kind = kind_on(game, card)
    return kind.power + (kind.far_power if row else 0) + sum(others)


def _section(game: Game, state: GameState, number: SectionId) -> SectionMark:
    there, fallen = DEFENCE.of(game, state), falls(game, state, number)
    section, winter = there.sections[number], COURSE.of(game, state).phase == WINTER
    return SectionMark(
        section.level,
        bool(there.breached >> number & 1) and winter,
        attack(game, section),
        defence(section),
        fallen,
        ashamed(game, state, number) if fallen else 0,
    )


def season(game: Game, state: GameState) -> str:
    """Return the season; empty during set-up."""
    course = COURSE.of(game, state)
    if not state.turn:
        return ""
    if course.phase != COUNCIL:
        return "winter" if course.phase == WINTER else "autumn"
    steps = {frame.step for frame in state.frames}
    if steps & SUMMERS:
        return "summer"
    return "autumn" if steps & AUTUMN or course.year == 1 else "spring"


def coming(game: Game, state: GameState) -> int:
    """Return how many horde cards the next Spring brings; -1 where there is none."""
    line, now = tables(game).line, COURSE.of(game, state).year
    return line.spring[now - 1] if now < line.years else -1


def shame_pool(game: Game, state: GameState) -> Words:
    """Return how many tokens of shame are left."""
    return words("tell-gw-shame-pool", left=ESTATES.of(game, state).shame_left, count=SHAME_EACH * game.seats)


def finished(game: Game, state: GameState) -> Words:
    """Return how many sections have their last level."""
    count = sum([section.level == TOP_LEVEL for section in DEFENCE.of(game, state).sections])
    return words("tell-gw-finished", count=count, goal=tables(game).line.sections_needed)


def next_spring(game: Game, state: GameState) -> tuple[Words, ...]:
    """Return how many horde cards the next Spring brings, where there is one."""
    count = coming(game, state)
    return (words("tell-gw-next-spring", count=count),) if count >= 0 else ()


# who stands there


def _on_card(game: Game, card: Card, site: int) -> Iterator[Piece]:
    """Yield a horde card and all that lies on it."""
    kinds = tables(game).soldiers
    yield Piece("rank", site, horde_piece(kind_on(game, card)), key=f"card{card.number}")

    def lies(cell: CellId, kind: str, seat: int, layer: int) -> Piece:
        return Piece("spot", site * CELLS + cell, kind, seat, layer, key=f"card{card.number}-{cell}-{layer}")

    for cell in members(CellId, card.wounds):
        yield lies(cell, "wound", NOBODY, 0)
    for cell in members(CellId, card.tokens):
        yield lies(cell, "snake", NOBODY, 1)
    for figure in card.figures:
        for cell in members(CellId, figure.cells):
            yield lies(cell, "cover", figure.seat, 2)
        yield lies(CellId(first(figure.cells)), kinds[figure.kind].key, figure.seat, 3)


def _posted(game: Game, number: SectionId, section: Section) -> Iterator[Piece]:
    """Yield who stands behind a section and on its wall, and its barricades."""
    kinds = tables(game).soldiers
    behind = [
        (seat, kinds[kind].key)
        for seat, soldiers in enumerate(section.hideout)
        for kind, count in numbered(SoldierId, soldiers)
        for _ in range(count)
    ]
    for slot, (seat, key) in enumerate(behind):
        yield Piece("post", hideout(number), key, seat, slot=slot)
    for slot, post in numbered(FiringSpotId, section.posts):
        if post is not None:
            yield Piece("post", wall(number), kinds[post.kind].key, post.seat, slot=slot)
    for slot in range(section.barricades):
        yield Piece("section", number, "barricade", slot=slot)


def _clerks(game: Game, state: GameState) -> Iterator[Piece]:
    for place, counts in numbered(LocationId, ESTATES.of(game, state).clerks):
        sitting = [seat for seat, count in enumerate(counts) for _ in range(count)]
        for slot, seat in enumerate(sitting):
            yield Piece("location", place, "clerk", seat if seat < game.seats else NOBODY, slot=slot)


def _cups(game: Game, state: GameState) -> Iterator[Piece]:
    tea = COURSE.of(game, state).tea
    for place, seat in enumerate(tea if len(tea) == game.seats else ()):  # drawn one by one
        yield Piece("tea", place, "tea", seat, key=f"tea{seat}")


def _light(game: Game, state: GameState) -> str:
    if state.outcome is None:
        return ""
    ending = COURSE.of(game, state).ending
    return "fires" if ending in (SHAME, FALLEN) or not state.outcome.winners else "dawn"


def fill(game: Game, view: Observation, picture: BoardPicture | None) -> BoardPicture:
    """Return the frontier with everything that stands on it."""
    state = view.state
    ground, course, deck = ground_of(game), COURSE.of(game, state), HORDE_DECK.of(game, state)
    sections = DEFENCE.of(game, state).sections
    board = FrontierBoard(
        ground=ground,
        sections=tuple([_section(game, state, number) for number in SECTION_IDS]),
        powers=tuple([power_in(game, section, row) for section in sections for row in ROW_IDS]),
        season=season(game, state) or "autumn",
        year=course.year,
        deck=deck.deck,
        back=deck.back,
        discards=deck.discards.bit_count(),
        coming=coming(game, state),
        pool=ESTATES.of(game, state).shame_left,
        shame=SHAME_EACH * game.seats,
    )
    pieces: list[Piece] = [*_clerks(game, state), *_cups(game, state)]
    cells, ranks = 0, 0
    for number, section in numbered(SectionId, sections):
        pieces += _posted(game, number, section)
        for row, card in numbered(RowId, section.rows):
            if card is not None:
                site = rank(number, row)
                ranks |= 1 << site
                cells |= kind_on(game, card).cells << site * CELLS
                pieces += _on_card(game, card, site)
    return BoardPicture(board, ordered(pieces), _light(game, state), (("spot", cells), ("rank", ranks)))


def describe(game: Game, view: Observation) -> tuple[Words, ...]:
    """Return the strength of each section in a sentence, and what is left in the pool."""
    found = []
    for number, section in numbered(SectionId, DEFENCE.of(game, view.state).sections):
        mark = _section(game, view.state, number)
        found.append(
            words(
                "describe-gw-section",
                section=number + 1,
                level=section.level,
                barricades=section.barricades,
                attack=mark.attack,
                defence=mark.defence,
            )
        )
    return (*found, shame_pool(game, view.state))


BOARD = BoardView(fill, describe=describe)
"""How the game shows itself on the board."""
