"""The course of a game as somebody may know it, for the charts of its views."""

from __future__ import annotations

from catan_desktop.kernel import Game, Seat, engine
from catan_desktop.kernel.event import redact
from catan_desktop.present.charts import Story
from catan_desktop.session.history import Timeline


def story_of(game: Game, timeline: Timeline, viewer: Seat | None = None) -> Story:
    """Return the course of a game up to the present."""
    states = timeline.states()
    last = {state.turn: state for state in states}
    if 0 in last:  # what the last one places in the set-up is seen when the first turn has begun
        last[0] = next((state for state in states if state.turn), last[0])
    if viewer is None:
        return Story(game, None, timeline.start, tuple(last), tuple(last.values()), timeline.events())
    return Story(
        game,
        viewer,
        engine.observe(game, timeline.start, viewer).state,
        tuple(last),
        tuple(engine.observe(game, state, viewer).state for state in last.values()),
        tuple((ply, redact(event, viewer)) for ply, event in timeline.events()),
    )
