"""What a seat cannot know: progress cards of others and in the decks, and hands that are looked at."""

from __future__ import annotations

from random import Random

from catan_desktop.kernel import Counts, Game, GameState, Observation, Seat, replace
from catan_desktop.kernel.cards import CardKind, draw_handful, handful_count, subtract
from catan_desktop.kernel.ids import numbered
from catan_desktop.mechanics.parts import hand_of
from catan_desktop.mechanics.tables import RESOURCES

from .harbour import commodities_of
from .numbers import ALL_CARDS, KINDS, SPANS, TrackId
from .part import NO_CARDS, PROGRESS_CARDS, ProgressCards, Study, study
from .prompts import Looking, Pledged
from .trade_cards import due


def known_hands(game: Game, state: GameState, seat: Seat) -> tuple[tuple[int, Counts], ...]:
    """The hand that the Master Merchant shows to the seat now (CK-594)."""
    data, own = state.frames[-1].data, study(PROGRESS_CARDS.of(game, state), seat)
    return ((data.victim, own.seen_hand),) if isinstance(data, Looking) and data.hand and own.seen_hand else ()


def can_choose(game: Game, state: GameState) -> bool:
    """False where the seat that offers a resource has none, or where a seat that is asked what to give or to take would
    have had no choice (CK-601)."""
    data = state.frames[-1].data
    if isinstance(data, Pledged):
        return any(hand_of(game, state, data.by)[: len(RESOURCES)]) and len(commodities_of(game, state, data.seat)) > 1
    if isinstance(data, Looking) and data.hand:
        hand = hand_of(game, state, data.victim)
        return handful_count(hand, due(sum(hand))) > 1
    return True


def at_least(game: Game, state: GameState) -> tuple[tuple[int, int, int], ...]:
    """A resource to offer and two kinds of commodities to choose from."""
    data = state.frames[-1].data
    if not isinstance(data, Pledged):
        return ()
    resources, all_kinds = (1 << len(RESOURCES)) - 1, (1 << len(KINDS)) - 1
    return ((data.by, resources, 1), (data.seat, all_kinds & ~resources, 2))


def determinise(game: Game, view: Observation, state: GameState, rng: Random) -> ProgressCards:
    """Deal the unknown progress cards: to the other hands, under the decks, and into what is left of the decks."""
    part, me = PROGRESS_CARDS.of(game, state), view.seat
    own = study(part, me)
    data = state.frames[-1].data
    looks = data if isinstance(data, Looking) else None
    left = list(subtract(ALL_CARDS, own.cards))
    for kinds in (*part.shown, *own.buried, *part.under):
        for card in kinds:
            if card >= 0:
                left[card] -= 1
    spied = looks is not None and looks.seat == me and not looks.hand
    if spied:
        left = list(subtract(tuple(left), own.seen_cards))
    studies: list[Study] = []
    for index in range(game.seats):
        seat = Seat(index)
        if seat == me:
            studies.append(own)
            continue
        dealt = NO_CARDS
        if looks is not None and spied and looks.victim == seat:
            dealt = own.seen_cards
        elif any(part.held[seat]):
            dealt = sum(
                [_drawn(left, span, part.held[seat][track], rng) for track, span in numbered(TrackId, SPANS)], ()
            )
        buried: list[tuple[int, ...]] = []
        for span, under in zip(SPANS, part.under, strict=True):
            count = under.count(-1 - seat)
            buried.append(tuple([span.start + _drawn(left, span, 1, rng).index(1) for _ in range(count)]))
        studies.append(Study(dealt, tuple(buried)))
    if looks is not None and looks.seat != me:
        seen = hand_of(game, state, looks.victim) if looks.hand else studies[looks.victim].cards
        viewer = studies[looks.seat]
        studies[looks.seat] = replace(viewer, seen_hand=seen) if looks.hand else replace(viewer, seen_cards=seen)
    if isinstance(data, Pledged) and data.by != me:
        resources = hand_of(game, state, data.by)[: len(RESOURCES)]
        pledge = CardKind(draw_handful(resources, 1, rng).index(1) if any(resources) else 0)
        studies[data.by] = replace(studies[data.by], pledge=pledge)
    return replace(part, private=tuple(studies), hidden=tuple(left))


def _drawn(left: list[int], span: slice, number: int, rng: Random) -> Counts:
    """Draw `number` cards of a track and take them off those that are left."""
    pool = tuple(left[span])
    cards = draw_handful(pool, number, rng)
    if number:
        left[span] = subtract(pool, cards)
    return cards
