"""Horde cards come to the board: GW-070 to GW-077, BP-040, BP-041, GW-221.

The deck has no order: its top card comes into being in two draws, first its back, which everybody sees, then the card.
"""

from __future__ import annotations

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Seat, replace
from catan_desktop.kernel.bits import bit
from catan_desktop.kernel.choice import Draw, even_draw
from catan_desktop.kernel.frame import pop, swap
from catan_desktop.kernel.ids import CHANCE, members, numbered, numbers

from .actions import BackShown, HordeDrawn
from .board import ROW_IDS, ROWS, SECTION_IDS, SECTIONS, RowId, SectionId
from .events import HordePlaced, HordeShuffled, Raid
from .part import DEFENCE, ESTATES, HORDE_DECK, Card, Defence, with_card_at
from .steps import Arrivals, dealing, to_chance
from .tables import BACKS, COPIES, NO_BACK, BackId, HordeId, kind_of, tables

HORDE = "great_wall.horde"


def arrivals(count: int) -> Frame:
    """Return the frame in which `count` cards are placed."""
    return Frame(HORDE, 0, Arrivals(count))


def _shuffled(game: Game, state: GameState, out: Events) -> GameState:
    """The discards are a new deck."""
    deck = HORDE_DECK.of(game, state)
    count = deck.discards.bit_count()
    out.append(HordeShuffled(count))
    hidden = None if deck.hidden is None else deck.hidden | deck.discards
    return HORDE_DECK.put(game, state, replace(deck, deck=deck.deck + count, discards=0, back=NO_BACK, hidden=hidden))


def advance_horde(game: Game, state: GameState, out: Events) -> GameState:
    """Draw, turn the next back up, place, one card after another."""
    frame = state.frames[-1]
    data, deck = frame.data_as(Arrivals), HORDE_DECK.of(game, state)
    if data.card < 0 and not data.left:
        return pop(state)
    if not deck.deck and deck.discards and (data.card < 0 or not _row_one_free(DEFENCE.of(game, state))):
        return _shuffled(game, state, out)
    if deck.deck and deck.back < 0:
        return swap(state, to_chance(frame))
    if data.card >= 0:
        return _placed(game, state, data, out)
    return swap(state, to_chance(frame)) if deck.deck else pop(state)


def _row_one_free(defence: Defence) -> bool:
    return any(section.rows[0] is None for section in defence.sections)


def _back_draw(game: Game, state: GameState, seat: Seat) -> Draw | None:
    """The back of the top card, while it is not known."""
    deck = HORDE_DECK.of(game, state)
    if deck.hidden is None or deck.back >= 0:
        return None
    weights = tuple([(deck.hidden & mask).bit_count() for mask in BACKS])
    return Draw(tuple([BackShown(CHANCE, back) for back in numbers(BackId, COPIES)]), weights)


def _card_draw(game: Game, state: GameState, seat: Seat) -> Draw | None:
    """The top card, whose back is known."""
    deck = HORDE_DECK.of(game, state)
    if deck.hidden is None or deck.back < 0:
        return None
    return even_draw([HordeDrawn(CHANCE, card) for card in members(HordeId, deck.hidden & BACKS[deck.back])])


def _on(state: GameState, data: Arrivals) -> GameState:
    return swap(state, Frame(HORDE, 0, data))


def back_shown(game: Game, state: GameState, action: BackShown, out: Events) -> GameState:
    """The back of the top card is open."""
    state = HORDE_DECK.put(game, state, replace(HORDE_DECK.of(game, state), back=action.back))
    return _on(state, state.frames[-1].data_as(Arrivals))


def card_drawn(game: Game, state: GameState, action: HordeDrawn, out: Events) -> GameState:
    """The card leaves the deck; the back of the next one is not known yet."""
    deck = HORDE_DECK.of(game, state)
    hidden = None if deck.hidden is None else deck.hidden & ~bit(action.card)
    seen = deck.seen | bit(kind_of(action.card))
    state = HORDE_DECK.put(game, state, replace(deck, deck=deck.deck - 1, back=NO_BACK, hidden=hidden, seen=seen))
    data = state.frames[-1].data_as(Arrivals)
    return _on(state, Arrivals(data.left - 1, action.card))


def target_of(defence: Defence, back: BackId) -> SectionId:
    """Return where a card comes: the leftmost section with row 1 empty, else that of the back (GW-071 to GW-073)."""
    for number, section in numbered(SectionId, defence.sections):
        if section.rows[0] is None:
            return number
    return SECTION_IDS[max(back, 0)]


def slot_for(game: Game, state: GameState, fixed: bool) -> tuple[SectionId, RowId] | None:
    """Return section and row for a card; None: a Raid (GW-074 to GW-076, BP-040)."""
    defence = DEFENCE.of(game, state)
    target = target_of(defence, HORDE_DECK.of(game, state).back)
    for step in range(SECTIONS):
        number = SECTION_IDS[(target + step) % SECTIONS]
        rows = defence.sections[number].rows
        free = [row for row in ROW_IDS if rows[row] is None and (row == ROWS - 1 or not fixed)]
        if free:
            return number, free[0]
    return None


def _placed(game: Game, state: GameState, data: Arrivals, out: Events) -> GameState:
    slot = slot_for(game, state, tables(game).horde[kind_of(data.card)].fixed)
    if slot is None:
        estates, deck = ESTATES.of(game, state), HORDE_DECK.of(game, state)
        count = min(game.seats, estates.shame_left)
        out.append(Raid(data.card, count))
        state = ESTATES.put(game, state, replace(estates, shame_left=estates.shame_left - count))
        state = HORDE_DECK.put(game, state, replace(deck, discards=deck.discards | bit(data.card)))
    else:
        number, row = slot
        out.append(HordePlaced(data.card, number, row))
        state = with_card_at(game, state, number, row, Card(data.card))
    return _on(state, Arrivals(data.left))


DRAWS = (Act(BackShown, back_shown, family=_back_draw), Act(HordeDrawn, card_drawn, family=_card_draw))
STEPS = (dealing(HORDE, DRAWS, Arrivals, advance_horde),)
