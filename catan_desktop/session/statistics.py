"""The course of a game as somebody may know it; what its figures mean is said by the views of the rules."""

from __future__ import annotations

from ..kernel import Game, GameState, Seat, engine, record
from ..kernel.event import Event, redact
from .history import Timeline


@record
class Course:
    """All that charts are made of."""

    game: Game
    viewer: Seat | None
    """Who knows it; None: everything lies open, which is for games that are over."""
    start: GameState
    """Before the first event; for a viewer without the secrets of others."""
    turns: tuple[int, ...]
    """The turns of `states`; 0 is the set-up."""
    states: tuple[GameState, ...]
    """At the end of every turn, the last one as it stands; for a viewer without the secrets of others."""
    events: tuple[tuple[int, Event], ...]
    """(ply, event); for a viewer without the secrets of others."""


def course(game: Game, timeline: Timeline, viewer: Seat | None = None) -> Course:
    """Return the course of a game up to the present."""
    states = timeline.states()
    last = {state.turn: state for state in states}
    if 0 in last:  # what the last one places in the set-up is seen when the first turn has begun
        last[0] = next((state for state in states if state.turn), last[0])
    if viewer is None:
        return Course(game, None, timeline.start, tuple(last), tuple(last.values()), timeline.events())
    return Course(
        game,
        viewer,
        engine.observe(game, timeline.start, viewer).state,
        tuple(last),
        tuple(engine.observe(game, state, viewer).state for state in last.values()),
        tuple((ply, redact(event, viewer)) for ply, event in timeline.events()),
    )
