"""What positions of the Great Wall are written with, and what follows from the rest of them.

Horde cards are `steppe_scouts_1` to `_3`, by their backs; cells of them are `c01` in row 0, column 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from catan_desktop.kernel import Counts, Game, GameState, replace
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.kernel.cards import changed, subtract

from .board import COLUMNS, RESOURCES, CellId, ResourceId
from .part import (
    COURSE,
    COURT,
    DEFENCE,
    ESTATES,
    HORDE_DECK,
    Course,
    Court,
    Defence,
    Estates,
    Horde,
    Player,
    Staff,
)
from .tables import (
    BASE_CLANS,
    CLERKS,
    COPIES,
    SHAME_EACH,
    SPEARMAN,
    AdvisorId,
    ArtifactId,
    ClanId,
    CommandId,
    GeneralId,
    HordeId,
    HordeKindId,
    RequestId,
    SoldierId,
    tables,
)

NAMES: Mapping[Any, Callable[[Game], Sequence[str]]] = {
    ResourceId: lambda game: RESOURCES,
    CellId: lambda game: [f"c{row}{column}" for row in range(2) for column in range(COLUMNS)],
    ClanId: lambda game: BASE_CLANS,
    SoldierId: lambda game: [one.key for one in tables(game).soldiers],
    HordeKindId: lambda game: [one.key for one in tables(game).horde],
    HordeId: lambda game: [f"{one.key}_{copy}" for one in tables(game).horde for copy in range(1, COPIES + 1)],
    CommandId: lambda game: [one.key for one in tables(game).commands],
    GeneralId: lambda game: [one.key for one in tables(game).generals],
    AdvisorId: lambda game: [one.key for one in tables(game).advisors],
    ArtifactId: lambda game: tables(game).artifacts,
    RequestId: lambda game: [one.key for one in tables(game).requests],
}
FOLLOWS: Mapping[type[Any], tuple[str, ...]] = {
    Course: ("hands", "revealed"),
    Estates: ("shame_left",),
    Player: ("pool",),
    Defence: ("stocks",),
    Court: ("secrets",),
    Staff: ("spent",),
    Horde: ("deck", "hidden", "seen"),
}


def follow(game: Game, state: GameState) -> GameState:
    """Return the state with hands, pools, stocks and the deck that what lies elsewhere leaves."""
    for rest in (_course, _estates, _court, _stocks, _deck):
        state = rest(game, state)
    return state


def _course(game: Game, state: GameState) -> GameState:
    part, every = COURSE.of(game, state), (1 << len(tables(game).commands)) - 1
    revealed = [tuple([card for seat, card in part.slots if seat == one]) for one in range(game.seats)]
    hands = [every & ~mask_of([*gone, *row]) for gone, row in zip(part.played, revealed, strict=True)]
    return COURSE.put(game, state, replace(part, hands=tuple(hands), revealed=tuple(revealed) if part.slots else ()))


def _estates(game: Game, state: GameState) -> GameState:
    part = ESTATES.of(game, state)
    placed = [sum([row[seat] for row in part.clerks]) for seat in range(game.seats)]
    players = [replace(own, pool=CLERKS - own.outside - out) for own, out in zip(part.players, placed, strict=True)]
    left = SHAME_EACH * game.seats - sum([own.shame for own in players])
    return ESTATES.put(game, state, replace(part, players=tuple(players), shame_left=left))


def _court(game: Game, state: GameState) -> GameState:
    part = COURT.of(game, state)
    secrets = [
        known if own is None else (len(own.generals), len(own.advisors), len(own.commands))
        for own, known in zip(part.private, part.secrets, strict=True)
    ]
    staffs = [replace(own, spent=(0,) * len(own.active)) for own in part.staffs]
    return COURT.put(game, state, replace(part, secrets=tuple(secrets), staffs=tuple(staffs)))


def _stocks(game: Game, state: GameState) -> GameState:
    part, players = DEFENCE.of(game, state), ESTATES.of(game, state).players
    stocks: list[Counts] = []
    for seat, own in enumerate(players):
        every = tuple([kind.stock if kind.clan in (-1, own.clan) else 0 for kind in tables(game).soldiers])
        left = changed(subtract(every, part.camps[seat]), SPEARMAN, -sum([level > 0 for level in own.overseers]))
        for section in part.sections:
            left = subtract(left, section.hideout[seat])
            there = [*section.posts, *[one for card in section.rows if card for one in card.figures]]
            for one in there:
                if one is not None and one.seat == seat:
                    left = changed(left, one.kind, -1)
        stocks.append(left)
    return DEFENCE.put(game, state, replace(part, stocks=tuple(stocks)))


def _deck(game: Game, state: GameState) -> GameState:
    part, players = HORDE_DECK.of(game, state), ESTATES.of(game, state).players
    lying = [int(card.number) for section in DEFENCE.of(game, state).sections for card in section.rows if card]
    drawn = mask_of(lying) | part.discards
    hidden = (1 << COPIES * len(tables(game).horde)) - 1 & ~drawn
    seen = mask_of([card // COPIES for card in bits(drawn)])
    for own in players:
        seen |= mask_of([kind for kind, count in enumerate(own.trophies) if count])
    known = part if part.hidden is None else replace(part, deck=hidden.bit_count(), hidden=hidden)
    return HORDE_DECK.put(game, state, replace(known, seen=seen))
