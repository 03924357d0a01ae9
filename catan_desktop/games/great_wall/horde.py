"""Horde cards come to the board: GW-070 to GW-077, BP-040, BP-041, GW-221.

The deck has no order: its top card comes into being in two draws, first its back, which everybody sees, then the card.
"""

from __future__ import annotations

from catan_desktop.kernel.bits import bit
from catan_desktop.kernel.choice import Draw, even_draw
from catan_desktop.kernel.frame import Frame, pop, swap
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat, members, numbered, numbers
from catan_desktop.kernel.module import Act, Events
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState

from .actions import BackShown, HordeDrawn
from .board import ROW_IDS, ROWS, SECTION_IDS, SECTIONS, RowId, SectionId
from .events import HordePlaced, HordeShuffled, Raid
from .part import REALM, Card, Realm, put, with_card
from .steps import Arrivals, dealing, to_chance
from .tables import BACKS, COPIES, NO_BACK, BackId, HordeId, kind_of, tables

HORDE = "great_wall.horde"


def arrivals(count: int) -> Frame:
    """Return the frame in which `count` cards are placed."""
    return Frame(HORDE, 0, Arrivals(count))


def _shuffled(game: Game, state: GameState, out: Events) -> GameState:
    """The discards are a new deck."""
    realm = REALM.of(game, state)
    count = realm.discards.bit_count()
    out.append(HordeShuffled(count))
    hidden = None if realm.hidden is None else realm.hidden | realm.discards
    return REALM.put(game, state, replace(realm, deck=realm.deck + count, discards=0, back=NO_BACK, hidden=hidden))


def advance_horde(game: Game, state: GameState, out: Events) -> GameState:
    """Draw, turn the next back up, place, one card after another."""
    frame = state.frames[-1]
    data, realm = frame.data_as(Arrivals), REALM.of(game, state)
    if data.card < 0 and not data.left:
        return pop(state)
    if not realm.deck and realm.discards and (data.card < 0 or not _row_one_free(realm)):
        return _shuffled(game, state, out)
    if realm.deck and realm.back < 0:
        return swap(state, to_chance(frame))
    if data.card >= 0:
        return _placed(game, state, data, out)
    return swap(state, to_chance(frame)) if realm.deck else pop(state)


def _row_one_free(realm: Realm) -> bool:
    return any(section.rows[0] is None for section in realm.sections)


def _back_draw(game: Game, state: GameState, seat: Seat) -> Draw | None:
    """The back of the top card, while it is not known."""
    realm = REALM.of(game, state)
    if realm.hidden is None or realm.back >= 0:
        return None
    weights = tuple([(realm.hidden & mask).bit_count() for mask in BACKS])
    return Draw(tuple([BackShown(CHANCE, back) for back in numbers(BackId, COPIES)]), weights)


def _card_draw(game: Game, state: GameState, seat: Seat) -> Draw | None:
    """The top card, whose back is known."""
    realm = REALM.of(game, state)
    if realm.hidden is None or realm.back < 0:
        return None
    return even_draw([HordeDrawn(CHANCE, card) for card in members(HordeId, realm.hidden & BACKS[realm.back])])


def _on(state: GameState, data: Arrivals) -> GameState:
    return swap(state, Frame(HORDE, 0, data))


def back_shown(game: Game, state: GameState, action: BackShown, out: Events) -> GameState:
    """The back of the top card is open."""
    state = REALM.put(game, state, replace(REALM.of(game, state), back=action.back))
    return _on(state, state.frames[-1].data_as(Arrivals))


def card_drawn(game: Game, state: GameState, action: HordeDrawn, out: Events) -> GameState:
    """The card leaves the deck; the back of the next one is not known yet."""
    realm = REALM.of(game, state)
    hidden = None if realm.hidden is None else realm.hidden & ~bit(action.card)
    seen = realm.seen | bit(kind_of(action.card))
    state = REALM.put(game, state, replace(realm, deck=realm.deck - 1, back=NO_BACK, hidden=hidden, seen=seen))
    data = state.frames[-1].data_as(Arrivals)
    return _on(state, Arrivals(data.left - 1, action.card))


def target_of(realm: Realm) -> SectionId:
    """Return where a card comes: the leftmost section with row 1 empty, else that of the back (GW-071 to GW-073)."""
    for number, section in numbered(SectionId, realm.sections):
        if section.rows[0] is None:
            return number
    return SECTION_IDS[max(realm.back, 0)]


def slot_for(realm: Realm, fixed: bool) -> tuple[SectionId, RowId] | None:
    """Return section and row for a card; None: a Raid (GW-074 to GW-076, BP-040)."""
    target = target_of(realm)
    for step in range(SECTIONS):
        number = SECTION_IDS[(target + step) % SECTIONS]
        rows = realm.sections[number].rows
        free = [row for row in ROW_IDS if rows[row] is None and (row == ROWS - 1 or not fixed)]
        if free:
            return number, free[0]
    return None


def _placed(game: Game, state: GameState, data: Arrivals, out: Events) -> GameState:
    realm = REALM.of(game, state)
    slot = slot_for(realm, tables(game).horde[kind_of(data.card)].fixed)
    if slot is None:
        count = min(game.seats, realm.pool)
        out.append(Raid(data.card, count))
        realm = replace(realm, pool=realm.pool - count, discards=realm.discards | bit(data.card))
    else:
        number, row = slot
        out.append(HordePlaced(data.card, number, row))
        section = with_card(realm.sections[number], row, Card(data.card))
        realm = replace(realm, sections=put(realm.sections, number, section))
    return _on(REALM.put(game, state, realm), Arrivals(data.left))


DRAWS = (Act(BackShown, back_shown, family=_back_draw), Act(HordeDrawn, card_drawn, family=_card_draw))
STEPS = (dealing(HORDE, DRAWS, Arrivals, advance_horde),)
