"""Rams, trebuchets, siege ladders, and a wall that falls: BP-022, BP-050, BP-110 to BP-124, BP-G17."""

from __future__ import annotations

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Seat, replace
from catan_desktop.kernel.choice import Draw, even_draw
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.frame import pop, push
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import CHANCE, NOBODY, SEATS, numbered

from ..battle import kill, killed_on
from ..board import ROWS, SECTION_IDS, SPOTS_A_LEVEL, RowId, SectionId, hideout, wall
from ..ending import FALLEN, ended
from ..events import BreachOver, SoldierKilled
from ..part import COURSE, DEFENCE, HORDE_DECK, WALL_SECTIONS, Card, Section, hideout_changed, kind_on, power_of
from ..steps import At, dealing, in_phase, running
from ..tables import COPIES, NO_SOLDIER, HordeKindId, SoldierId, tables
from ..winter import winter
from .actions import KindRemoved
from .events import LadderClimbed, LevelLost, RamMoved
from .firearms import lose_firearms
from .part import POWDER
from .tables import LADDER, RAM, TREBUCHET

SIEGE = "black_powder.siege"
REMOVAL, REMOVAL_DRAW = "black_powder.removal", "black_powder.removal_draw"


# set-up


def remove_kinds(game: Game, state: GameState, out: Events) -> GameState:
    """Three types of the base game are taken out, unseen (BP-022)."""
    given = tables(game)
    gone = len(given.horde) - HORDE_DECK.of(game, state).deck // COPIES
    return pop(state) if gone == given.removed else push(state, Frame(REMOVAL_DRAW, 1 << CHANCE, At(gone)))


def _removal(game: Game, state: GameState, seat: Seat) -> Draw | None:
    """Any type of the base game that is still in."""
    hidden = HORDE_DECK.of(game, state).hidden
    kinds = numbered(HordeKindId, tables(game).horde)
    return even_draw(
        [
            KindRemoved(CHANCE, kind)
            for kind, one in kinds
            if hidden is not None and not one.expansion and hidden >> COPIES * kind & 1
        ]
    )


def kind_removed(game: Game, state: GameState, action: KindRemoved, out: Events) -> GameState:
    """All its cards leave the deck."""
    deck = HORDE_DECK.of(game, state)
    hidden = None if deck.hidden is None else deck.hidden & ~(0b111 << COPIES * action.horde)
    return HORDE_DECK.put(game, pop(state), replace(deck, deck=deck.deck - COPIES, hidden=hidden))


# Winter


def siege_of(game: Game, card: Card | None) -> str:
    """Return what a card is called by these rules; empty for any other and for none."""
    return "" if card is None else kind_on(game, card).siege


def advanced(game: Game, rows: tuple[Card | None, ...]) -> tuple[Card | None, ...]:
    """Return the rows after each ram behind row 1 has come a row nearer, once, whatever was there (BP-110, BP-111,
    BP-123)."""
    now = list(rows)
    for row in range(1, ROWS):
        if siege_of(game, now[row]) == RAM:
            now[row - 1], now[row] = now[row], now[row - 1]
    return tuple(now)


def lose_level(game: Game, state: GameState, number: SectionId, cause: str, out: Events) -> GameState:
    """The highest level is removed, its soldiers go to the hideout; with the last level of all the game is lost
    (BP-050, BP-119 to BP-121)."""
    section = DEFENCE.of(game, state).sections[number]
    if not section.level:
        return state
    top = section.posts[-SPOTS_A_LEVEL:]
    posts = tuple([(NOBODY, NO_SOLDIER) if post is None else (post.seat, post.kind) for post in top])
    out.append(LevelLost(number, section.level - 1, cause, posts))
    lower = replace(section, level=section.level - 1, posts=section.posts[:-SPOTS_A_LEVEL])
    state = WALL_SECTIONS.put(game, state, number, lower)
    for post in top:
        if post is not None:
            state = hideout_changed(game, state, number, post.seat, post.kind, 1)
    left = sum([one.level for one in DEFENCE.of(game, state).sections])
    return state if left else ended(game, state, FALLEN, out)


def siege(game: Game, state: GameState, out: Events) -> GameState:
    """Rams, then trebuchets, section by section (BP-110 to BP-115, BP-124)."""
    return _besieged(game, pop(state), out)


def levels_lost(game: Game, state: GameState) -> tuple[int, ...]:
    """Return how many levels the siege cards would take from each section if its siege came now; with the last level
    of all the game is lost, and nothing comes after it (BP-050)."""
    out: list[Event] = []
    _besieged(game, state, out)
    lost = [event.section for event in out if isinstance(event, LevelLost)]
    return tuple([lost.count(number) for number in SECTION_IDS])


def _besieged(game: Game, state: GameState, out: Events) -> GameState:
    """Return the state after the siege of all sections."""
    for number in SECTION_IDS:
        section = DEFENCE.of(game, state).sections[number]
        rows = advanced(game, section.rows)
        rams = [(row, card) for row, card in numbered(RowId, rows) if siege_of(game, card) == RAM]
        out.extend([RamMoved(number, row) for row, card in rams if card in section.rows[row + 1 :]])
        state = WALL_SECTIONS.put(game, state, number, replace(section, rows=rows))
        causes = [RAM] if siege_of(game, rows[0]) == RAM else []
        causes += [TREBUCHET for card in rows if siege_of(game, card) == TREBUCHET]
        for cause in causes:
            state = lose_level(game, state, number, cause, out)
            if COURSE.of(game, state).ending:
                return state
    return state


# ladders


def stormed(game: Game, state: GameState, number: SectionId) -> bool:
    """Return whether a siege ladder stands in row 1 of a section (BP-116)."""
    return siege_of(game, DEFENCE.of(game, state).sections[number].rows[0]) == LADDER


def on_breach_over(game: Game, state: GameState, event: BreachOver, out: Events) -> GameState:
    """A ladder kills all soldiers of the section; its firearms are lost (BP-117, BP-118)."""
    number = event.section
    if not stormed(game, state, number):
        return state
    out.append(LadderClimbed(number, POWDER.of(game, state).firearms[number]))
    section = DEFENCE.of(game, state).sections[number]
    rows = tuple([None if card is None else replace(card, figures=()) for card in section.rows])
    posts, empty = (None,) * len(section.posts), tuple([(0,) * len(counts) for counts in section.hideout])
    state = lose_firearms(game, state, number)
    state = WALL_SECTIONS.put(game, state, number, replace(section, rows=rows, posts=posts, hideout=empty))
    return kill(game, state, _soldiers(number, section), out)


def _soldiers(number: SectionId, section: Section) -> list[SoldierKilled]:
    """All soldiers of a section."""
    found = [
        killed_on(figure, number, row)
        for row, card in numbered(RowId, section.rows)
        if card is not None
        for figure in card.figures
    ]
    found += [SoldierKilled(post.seat, post.kind, wall(number)) for post in section.posts if post is not None]
    hidden = [
        SoldierKilled(SEATS[seat], kind, hideout(number))
        for seat, counts in enumerate(section.hideout)
        for kind, count in numbered(SoldierId, counts)
        for _ in range(count)
    ]
    return [*found, *hidden]


def claim_honour(game: Game, state: GameState, about: tuple[int, int]) -> int:
    """Return what Meng Gui adds to a claim of a card of the expansion (BP-G17)."""
    seat, kind = about
    power = power_of(game, state, seat, "siege_claims")
    return 1 + 2 * power if power and tables(game).horde[kind].expansion else 0


STEPS: tuple[Step, ...] = (
    running(REMOVAL, remove_kinds),
    dealing(REMOVAL_DRAW, (Act(KindRemoved, kind_removed, family=_removal),), At),
    in_phase(running(SIEGE, siege), winter),
)
