"""Sure consequences of an action of the settlers game: cards, points, harvest, roads, awards, rates, theft."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.kernel import Counts, Game, GameState, Observation, Seat, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import subtract
from catan_desktop.kernel.engine import advance
from catan_desktop.kernel.event import GameEnded
from catan_desktop.kernel.ids import SEATS
from catan_desktop.kernel.preview import Trial
from catan_desktop.mechanics.actions import DeclineOffer, EndTurn, PlayMonopoly, SettleTrade
from catan_desktop.mechanics.board import board_now, pips
from catan_desktop.mechanics.development import DRAW, deck_left
from catan_desktop.mechanics.discards import hand_limit
from catan_desktop.mechanics.events import AwardMoved
from catan_desktop.mechanics.parts import HANDS, LARGEST_ARMY, LONGEST_ROAD, PIECES, hand_of
from catan_desktop.mechanics.questions import BLOCKED, CLAIMS, RATES
from catan_desktop.mechanics.scoring import public_points, total_points
from catan_desktop.mechanics.tables import tables
from catan_desktop.mechanics.theft import STEAL, THEFT, Victims
from catan_desktop.mechanics.trade import OfferData
from catan_desktop.present.words import Party, Who, Words, words

from .names import goods

UNSURE = frozenset({PlayMonopoly.kind})
"""Kinds of actions whose cards lie in hands that the seat does not see."""


def harvest(game: Game, state: GameState, seat: int, without: int = 0) -> Counts:
    """Cards that a seat may expect of 36 throws, by kind; hexes of the mask `without` yield nothing."""
    found = [0] * len(tables(game).kinds)
    for hex, token in enumerate(board_now(game, state).tokens):
        claims = {} if without >> hex & 1 else game.ask(CLAIMS, state, (hex,))
        for card, count in enumerate(claims.get(seat, ())):
            found[card] += pips(token) * count
    return tuple(found)


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """Everything that this module can tell of an action; of one that ends the game only what decides it."""
    ended = trial.after.outcome is not None
    found = (
        *cards(game, view, trial),
        *end(trial, view.seat),
        *points(game, view, trial, (view.seat,) if ended else SEATS[: game.seats]),
        *_awards(view, trial),
    )
    if ended:
        return found
    return (
        *found,
        *_roads(game, view, trial),
        *_harvest(game, view, trial),
        *rates(game, view, trial),
        *_blocked(game, trial),
        *_luck(game, view, trial),
    )


def traded(game: Game, trial: Trial) -> Trial:
    """Return what the acceptance of an offer is given for: the trade, all others who are still asked declining."""
    state, events = trial.after, trial.events
    asked, offering = state.frames[-1].waiting, trial.before.frames[-1].data_as(OfferData).seat
    declined = [DeclineOffer(Seat(seat)) for seat in bits(asked & ~(1 << offering))]
    for action in (*declined, SettleTrade(offering, trial.action.seat)):
        state, more = advance(game, state, action)
        events = (*events, *more)
    return replace(trial, after=state, events=events)


def cards(game: Game, view: Observation, trial: Trial) -> Iterator[Words]:
    """Cards of the own hand that go and come."""
    before, after = (hand_of(game, state, view.seat) for state in (trial.before, trial.after))
    change = subtract(after, before)
    lost, won = tuple(max(0, -count) for count in change), tuple(max(0, count) for count in change)
    if any(lost):
        yield words("foresee-pay", cards=goods(game, lost))
    if any(won):
        yield words("foresee-get", cards=goods(game, won))


def end(trial: Trial, seat: Seat) -> Iterator[Words]:
    """Return whether the game ends, and for whom."""
    for event in trial.events:
        if isinstance(event, GameEnded):
            yield words("foresee-win") if seat in event.winners else words("foresee-over")


def points(game: Game, view: Observation, trial: Trial, seats: tuple[Seat, ...]) -> Iterator[Words]:
    """Points of these seats that change."""
    for seat in seats:
        own = seat == view.seat
        counted = total_points if own else public_points
        was, will = (counted(game, state, seat) for state in (trial.before, trial.after))
        if was == will:
            continue
        if own:
            yield words("foresee-points", before=was, after=will)
        else:
            yield words("foresee-points-of", who=Who(seat), before=was, after=will)


def _awards(view: Observation, trial: Trial) -> Iterator[Words]:
    for event in trial.events:
        if not isinstance(event, AwardMoved):
            continue
        if event.holder == view.seat and event.former >= 0:
            yield words("foresee-award-from", award=event.award, who=Who(Seat(event.former)))
        elif event.holder == view.seat:
            yield words("foresee-award", award=event.award)
        elif event.holder >= 0:
            yield words("foresee-award-goes", award=event.award, who=Who(Seat(event.holder)))
        else:
            yield words("foresee-award-free", award=event.award, who=Who(Seat(event.former)))


def _roads(game: Game, view: Observation, trial: Trial) -> Iterator[Words]:
    """The own longest road, and the roads of others that are cut, where they are counted; played knight cards."""
    counted = LONGEST_ROAD.get(game, trial.before) is not None
    pieces = PIECES.get(game, trial.before), PIECES.get(game, trial.after)
    was, will = (part.lengths if part and counted else (0,) * game.seats for part in pieces)
    if will[view.seat] != was[view.seat]:
        yield words("foresee-road", before=was[view.seat], after=will[view.seat])
    for seat in range(game.seats):
        if seat != view.seat and will[seat] < was[seat]:
            yield words("foresee-cut", who=Who(Seat(seat)), before=was[seat], after=will[seat])
    armies = LARGEST_ARMY.get(game, trial.before), LARGEST_ARMY.get(game, trial.after)
    played, then = (army.knights[view.seat] if army else 0 for army in armies)
    if then != played:
        yield words("foresee-army", before=played, after=then)


def _harvest(game: Game, view: Observation, trial: Trial) -> Iterator[Words]:
    """Return what new buildings bring, in throws of 36."""
    was, will = (harvest(game, state, view.seat) for state in (trial.before, trial.after))
    more = subtract(will, was)
    if any(more):
        yield words("foresee-harvest", cards=goods(game, more))


def rates(game: Game, view: Observation, trial: Trial) -> Iterator[Words]:
    """Better rates of the supply."""
    was, will = (game.ask(RATES, state, view.seat) for state in (trial.before, trial.after))
    better = [kind for kind in range(len(will)) if will[kind] < was[kind]]
    if len(better) == 1:
        yield words("foresee-rate", resource=tables(game).kinds[better[0]], rate=will[better[0]])
    elif better:
        yield words("foresee-rate-all", rate=will[better[0]])


def _blocked(game: Game, trial: Trial) -> Iterator[Words]:
    """Return who harvests less or more because other hexes lie idle."""
    was, will = (game.ask(BLOCKED, state) for state in (trial.before, trial.after))
    if was == will:
        return
    for seat in range(game.seats):
        change = sum(harvest(game, trial.after, seat, will)) - sum(harvest(game, trial.after, seat, was))
        if change < 0:
            yield words("foresee-idle", who=Who(Seat(seat)), count=-change)
        elif change > 0:
            yield words("foresee-freed", who=Who(Seat(seat)), count=change)


def _luck(game: Game, view: Observation, trial: Trial) -> Iterator[Words]:
    """Return what luck or a next choice decides, named as such; and what a full hand risks."""
    frame = trial.after.frames[-1]
    thefts = [frame.data_as(Victims).seats for frame in trial.after.frames if frame.step == THEFT]
    if len(thefts) > 1:
        yield words("foresee-steal-each", whom=Party(sum(thefts)))
    elif frame.step in {STEAL, THEFT} and trial.before.frames[-1].step != THEFT:
        seats = frame.data_as(Victims).seats
        yield words("foresee-steal-of" if seats & (seats - 1) else "foresee-steal", whom=Party(seats))
    if frame.step == DRAW:
        yield words("foresee-draw", count=deck_left(game, trial.before))
    if isinstance(trial.action, EndTurn):
        held = HANDS.of(game, trial.before).sizes[view.seat]
        if held > hand_limit(game, trial.before, view.seat):
            yield words("foresee-seven", count=held, half=held // 2)
