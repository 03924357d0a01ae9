"""The seats and the dice as everybody sees them: counts, what they are good for, how the awards stand."""

from __future__ import annotations

from catan_desktop.kernel import Counts, Game, GameState, Observation, Seat
from catan_desktop.kernel.frame import Position
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.discards import hand_limit
from catan_desktop.mechanics.parts import DEVELOPMENT, DICE, HANDS, LARGEST_ARMY, LONGEST_ROAD, PIECES
from catan_desktop.mechanics.scoring import goal_of, hidden_points, public_points, sources
from catan_desktop.mechanics.tables import tables
from catan_desktop.present.models.panels import Counter, Die, SeatPanel
from catan_desktop.present.words import Who, Words, words


def _standing(award: str, seat: int, values: Counts, holder: int, least: int, points: int) -> Words:
    """Return how an award stands, from the side of one seat."""
    if holder == seat:
        return words(f"tell-{award}-held", points=points)
    if holder < 0:
        return words(
            f"tell-{award}-needs", points=points, need=max(least, max(values) + (values.count(max(values)) > 1))
        )
    return words(f"tell-{award}-other", who=Who(Seat(holder)), most=values[holder], need=values[holder] + 1)


def past(game: Game, state: GameState, step: str) -> bool:
    """Return whether a step of the turn is over in this turn."""
    at = state.frames[0].data_as(Position)
    return not at.setup and at.index > game.ruleset.script.turn.index(step)


def dice(game: Game, state: GameState) -> tuple[Die, ...]:
    """Return the dice of the last throw; both tell of their sum."""
    one, two = DICE.of(game, state).last
    total = one + two
    text = words("tell-dice", total=total, pips=6 - abs(7 - total) if total else 0, limit=tables(game).hand_limit)
    topic = "seven" if total == 7 else "production"
    thrown = past(game, state, game.ruleset.script.turn[game.ruleset.script.turn.index(PRE_ROLL) + 1])
    return tuple(Die("die", value, text, topic, thrown=thrown, adds=True) for value in (one, two))


def lookout(game: Game, view: Observation) -> Words | None:
    """Return what to look out for while another seat has its turn; None in the own turn and when the game is over."""
    state, seat = view.state, view.seat
    if state.outcome is not None or state.seat == seat:
        return None
    name = Who(state.seat)
    if not state.turn:
        return words("lookout-setup", name=name)
    held = HANDS.of(game, state).sizes[seat]
    if held > hand_limit(game, state, seat):
        return words("lookout-seven", name=name, count=held, half=held // 2)
    return words("lookout-turn", name=name)


def _held(game: Game, state: GameState, seat: Seat) -> tuple[Counter, ...]:
    """Development cards of a seat."""
    part = DEVELOPMENT.get(game, state)
    if part is None:
        return ()
    return (Counter("card", part.held[seat], words("count-dev"), False, (words("tell-dev"),), "development-card"),)


def _longest(game: Game, state: GameState, seat: Seat) -> tuple[Counter, ...]:
    """The longest route of a seat, with the award."""
    pieces, award, values = PIECES.get(game, state), LONGEST_ROAD.get(game, state), tables(game)
    if pieces is None or award is None:
        return ()
    text = _standing("longest", seat, pieces.lengths, award.holder, values.longest_road_from, values.longest_road)
    return (Counter("road", pieces.lengths[seat], words("count-road"), award.holder == seat, (text,), "longest-road"),)


def _largest(game: Game, state: GameState, seat: Seat) -> tuple[Counter, ...]:
    """The army of a seat, with the award."""
    award, values = LARGEST_ARMY.get(game, state), tables(game)
    if award is None:
        return ()
    text = _standing("largest", seat, award.knights, award.holder, values.largest_army_from, values.largest_army)
    held, name = award.holder == seat, words("count-army")
    return (Counter("army", award.knights[seat], name, held, (text,), "largest-army"),)


def seat_panel(game: Game, view: Observation, seat: Seat) -> SeatPanel:
    """A seat with its public counts; the viewer's own hidden points are told."""
    state, hands = view.state, HANDS.of(game, view.state)
    hidden = hidden_points(game, state, seat) if seat == view.seat else 0
    acting = state.outcome is None and bool(state.frames[-1].waiting >> seat & 1)
    limit = hand_limit(game, state, seat)
    hand_risk = words("tell-cards", limit=limit, over="yes" if hands.sizes[seat] > limit else "no")
    cards = Counter("cards", hands.sizes[seat], words("count-cards"), False, (hand_risk,), "seven", limit)
    listed = tuple((words("source-" + key.replace("_", "-")), points) for key, points in sources(game, state, seat))
    if hidden:
        listed = (*listed, (words("source-hidden"), hidden))
    return SeatPanel(
        seat=seat,
        points=public_points(game, state, seat) + hidden,
        goal=goal_of(game, state, seat),
        hidden=hidden,
        turn=state.turn > 0 and state.seat == seat,
        acting=acting,
        counters=(cards, *_held(game, state, seat), *_longest(game, state, seat), *_largest(game, state, seat)),
        sources=listed,
    )
