"""Marks, killed soldiers, defeated horde cards: GW-111, GW-128 to GW-150, GW-A16, GW-A19, GW-G01, GW-G09."""

from __future__ import annotations

from collections.abc import Iterable

from catan_desktop.kernel import Act, Counts, Events, Frame, Game, GameState, Seat, replace
from catan_desktop.kernel.bits import bit, first
from catan_desktop.kernel.cards import changed
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import NOBODY, numbered
from catan_desktop.kernel.prompts import question
from catan_desktop.kernel.record import put

from .actions import KillFirst, LetGo, SaveForChi, SaveFree
from .board import CAMP, CHI, CellId, FiringSpotId, RowId, SectionId, spot
from .events import Defeated, Defeating, Marked, SoldierKilled, SoldierReturned, SoldierSaved
from .locations import working_turn
from .part import (
    COURSE,
    DEFENCE,
    ESTATES,
    HORDE_DECK,
    PLAYERS,
    WALL_SECTIONS,
    Card,
    Course,
    Defence,
    Figure,
    Section,
    camp_changed,
    card_at,
    copies,
    enlisted,
    honour,
    kind_on,
    left_of,
    once,
    open_cells,
    pay,
    player,
    power_of,
    ready,
    spend,
    spend_general,
    stock_changed,
    tokens_out,
    with_card_at,
)
from .questions import CLAIM_HONOUR
from .steps import Fallen, Resolved, Saving, in_phase, running
from .tables import SoldierId, kind_of, tables

CHECK, FINISH = "great_wall.check", "great_wall.finish"
FALLEN, SAVE = "great_wall.fallen", "great_wall.save"


# marks


def mark(
    game: Game,
    state: GameState,
    seat: Seat,
    shooter: tuple[SoldierId, FiringSpotId],
    where: tuple[SectionId, RowId, CellId],
    out: Events,
) -> GameState:
    """The shot of a soldier on a firing spot (-1 for both: of a general) puts a wound on a spot, or a Snake token while
    there are any."""
    soldier, post = shooter
    section, row, cell = where
    given, defence = tables(game), DEFENCE.of(game, state)
    token = soldier >= 0 and given.soldiers[soldier].token and tokens_out(defence) < given.tokens
    out.append(Marked(seat, soldier, post, section, row, cell, token))
    card = card_at(defence, section, row)
    wounds, tokens = (card.wounds, card.tokens | bit(cell)) if token else (card.wounds | bit(cell), card.tokens)
    card = replace(card, wounds=wounds, tokens=tokens, marker=seat)
    return with_card_at(game, state, section, row, card)


# killed soldiers


def kill(game: Game, state: GameState, dead: Iterable[SoldierKilled], out: Events) -> GameState:
    """Soldiers that were taken off the board go to the stock; their owners may save them, in tea order and one by one
    (GW-130 to GW-132)."""
    fallen: dict[int, Counts] = {}
    none = (0,) * len(tables(game).soldiers)
    for one in dead:
        out.append(one)
        fallen[one.seat] = changed(fallen.get(one.seat, none), one.soldier, 1)
        state = stock_changed(game, state, one.seat, one.soldier, 1)
    order = [seat for seat in COURSE.of(game, state).tea if seat in fallen]
    return push(state, *[once(FALLEN, Fallen(seat, fallen[seat])) for seat in reversed(order)])


def killed_on(figure: Figure, section: SectionId, row: RowId) -> SoldierKilled:
    """Return that a soldier on a horde card is killed."""
    return SoldierKilled(figure.seat, figure.kind, CAMP, spot(section, row, CellId(first(figure.cells))))


def kill_first(game: Game, state: GameState, action: KillFirst, out: Events) -> GameState:
    """He may be saved; then the others."""
    soldiers = state.frames[-1].data_as(Fallen).soldiers
    rest = once(FALLEN, Fallen(action.seat, changed(soldiers, action.soldier, -1)))
    return push(swap(state, rest), once(SAVE, Saving(action.seat, action.soldier)))


def _saved(game: Game, state: GameState, seat: Seat, chi: int, out: Events) -> GameState:
    kind = state.frames[-1].data_as(Saving).soldier
    out.append(SoldierSaved(seat, kind, chi))
    return enlisted(game, pop(state), seat, kind)


def save_for_chi(game: Game, state: GameState, action: SaveForChi, out: Events) -> GameState:
    """1 chi, and he goes to camp."""
    return pay(game, _saved(game, state, action.seat, 1, out), action.seat, (0, 0, 0, 1))


def save_free(game: Game, state: GameState, action: SaveFree, out: Events) -> GameState:
    """The general or the Physician saves him."""
    state = _saved(game, state, action.seat, 0, out)
    if action.physician:
        return spend(game, state, action.seat, ready(game, state, action.seat, "physician")[0])
    return spend_general(game, state, action.seat, 1)


def let_go(game: Game, state: GameState, action: LetGo, out: Events) -> GameState:
    """He stays in the stock."""
    return pop(state)


def _no_way(game: Game, state: GameState, action: SaveFree) -> bool:
    """Return whether Physician or general cannot save him (GW-131, GW-268)."""
    if action.physician:
        return not ready(game, state, action.seat, "physician")
    return not left_of(game, state, action.seat, "saves")


FOR_CHI = Act(
    SaveForChi,
    save_for_chi,
    refusals=(
        ("reason-gw-saved-free", lambda g, s, a: left_of(g, s, a.seat, "saves")),
        ("reason-gw-no-chi", lambda g, s, a: not player(g, s, a.seat).goods[CHI]),
    ),
)
FREE = Act(
    SaveFree,
    save_free,
    lambda g, s, seat: [SaveFree(seat, physician) for physician in (False, True)],
    (("reason-gw-no-chi", _no_way),),
    buttons=True,
)


def _killed(state: GameState) -> list[SoldierId]:
    return [kind for kind, count in numbered(SoldierId, state.frames[-1].data_as(Fallen).soldiers) if count]


def _in_vain(game: Game, state: GameState, action: KillFirst) -> bool:
    """Return whether none can be saved and another comes first: the order is nothing to ask about."""
    if action.soldier == _killed(state)[0]:
        return False
    return not any(row.plain(game, state, action.seat) for row in (FOR_CHI, FREE))


NEXT_KILLED = Act(
    KillFirst,
    kill_first,
    lambda g, s, seat: [KillFirst(seat, kind) for kind in _killed(s)],
    (("", lambda g, s, a: a.soldier not in _killed(s)), ("", _in_vain)),
)
"""Which of them comes next (GW-D28)."""


# defeat


def presences(game: Game, state: GameState, card: Card) -> tuple[int, ...]:
    """Return how many spots each seat covers with soldiers, and its Snake tokens (GW-141, BP-100, BP-106)."""
    kinds, found = tables(game).soldiers, [0] * game.seats
    for one in card.figures:
        found[one.seat] += min(1, one.fresh) if kinds[one.kind].lump else one.fresh.bit_count()
    if card.tokens:
        owner = token_owner(game, state)
        if owner >= 0:
            found[owner] += card.tokens.bit_count()
    return tuple(found)


def token_owner(game: Game, state: GameState) -> Seat:
    """Return the seat whose soldiers put Snake tokens; -1: nobody's."""
    clans = {kind.clan for kind in tables(game).soldiers if kind.token}
    return next((seat for seat, own in numbered(Seat, ESTATES.of(game, state).players) if own.clan in clans), NOBODY)


def claimant_of(course: Course, card: Card, held: tuple[int, ...]) -> Seat:
    """Return the seat with the highest presence, the earlier in tea order where they are equal; without any presence
    the one that put the last mark (GW-144, GW-145)."""
    if not any(held):
        return card.marker
    return max(course.tea, key=lambda seat: (held[seat], -course.tea.index(seat)))


def complete(game: Game, defence: Defence) -> tuple[SectionId, RowId] | None:
    """Return the first slot whose card is completely covered (GW-140)."""
    for number, section in numbered(SectionId, defence.sections):
        for row, card in numbered(RowId, section.rows):
            if card is not None and not open_cells(game, card):
                return number, row
    return None


def check(game: Game, state: GameState, out: Events) -> GameState:
    """Resolve one completely covered card after another (GW-140, GW-140a)."""
    course, defence = COURSE.of(game, state), DEFENCE.of(game, state)
    slot = complete(game, defence)
    if slot is None:
        return pop(state)
    number, row = slot
    card = card_at(defence, number, row)
    held = presences(game, state, card)
    claimant = claimant_of(course, card, held)
    out.append(Defeating(card.number, number, row, claimant))
    for seat in course.tea:
        more = copies(game, state, seat, "standard") if held[seat] else 0
        state = honour(game, state, seat, held[seat] + more, "presence", out)
    state = _archers(game, state, defence.sections[number], out)
    if claimant >= 0:
        state = _claim(game, state, claimant, card, out)
    state = push(state, Frame(FINISH, 0, Resolved(number, row, claimant)))
    return _clear(game, state, number, row, out)


def _archers(game: Game, state: GameState, section: Section, out: Events) -> GameState:
    """Honour for each archer on a firing spot of the section (GW-143, BP-102)."""
    kinds = tables(game).soldiers
    for seat in COURSE.of(game, state).tea:
        count = sum([post is not None and post.seat == seat and kinds[post.kind].archer for post in section.posts])
        state = honour(game, state, seat, count, "archers", out)
    return state


def _claim(game: Game, state: GameState, seat: Seat, card: Card, out: Events) -> GameState:
    """The trophy and what the general adds (GW-146, GW-G01)."""
    kind = kind_of(card.number)
    state = PLAYERS.change(game, state, seat, lambda own: replace(own, trophies=changed(own.trophies, kind, 1)))
    state = honour(game, state, seat, tables(game).horde[kind].trophy, "trophy", out)
    more = power_of(game, state, seat, "claims") + game.ask(CLAIM_HONOUR, state, (seat, kind))
    return honour(game, state, seat, more, "general", out)


def _clear(game: Game, state: GameState, number: SectionId, row: RowId, out: Events) -> GameState:
    """Soldiers on skulls are killed, the others return to camp (GW-147)."""
    card = card_at(DEFENCE.of(game, state), number, row)
    state = with_card_at(game, state, number, row, replace(card, figures=()))
    skulls = kind_on(game, card).skulls & ~card.wounds & ~card.tokens
    dead = [one for one in card.figures if one.cells & skulls]
    for figure in card.figures:
        if figure not in dead:
            out.append(SoldierReturned(figure.seat, figure.kind, spot(number, row, CellId(first(figure.cells)))))
            state = camp_changed(game, state, figure.seat, figure.kind, 1)
    return kill(game, state, [killed_on(one, number, row) for one in dead], out)


def finish(game: Game, state: GameState, out: Events) -> GameState:
    """The card goes to the discards, the others move up (GW-148, GW-149)."""
    data = state.frames[-1].data_as(Resolved)
    defence, deck = DEFENCE.of(game, state), HORDE_DECK.of(game, state)
    card = card_at(defence, data.section, data.row)
    out.append(Defeated(card.number, data.section, data.row, card.wounds | card.tokens, data.claimant))
    rows = moved_up(game, defence.sections[data.section].rows, data.row)
    state = WALL_SECTIONS.put(game, pop(state), data.section, replace(defence.sections[data.section], rows=rows))
    return HORDE_DECK.put(game, state, replace(deck, discards=deck.discards | bit(card.number)))


def moved_up(game: Game, rows: tuple[Card | None, ...], gone: int) -> tuple[Card | None, ...]:
    """Return the rows after the card of one has gone: the others close up, those that never move stay (GW-149)."""
    left = put(rows, gone, None)
    fixed = [card if card is not None and kind_on(game, card).fixed else None for card in left]
    moving = iter([card for card in left if card is not None and not kind_on(game, card).fixed])
    return tuple([card if card is not None else next(moving, None) for card in fixed])


def figures_of(card: Card, seat: int) -> tuple[Figure, ...]:
    """Return the soldiers of a seat on a card."""
    return tuple([figure for figure in card.figures if figure.seat == seat])


STEPS: tuple[Step, ...] = (
    in_phase(running(CHECK, check), working_turn),
    Step(FINISH, data=Resolved, advance=finish),
    question(FALLEN, "prompt-kill-order", (NEXT_KILLED,), data=Fallen),
    question(SAVE, "prompt-save", (FOR_CHI, FREE, Act(LetGo, let_go)), data=Saving),
)
