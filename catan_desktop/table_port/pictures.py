"""The picture of the board, and the animation of events on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from catan_desktop.games.views import BOARDS, EVENTS, PANELS, game_at
from catan_desktop.kernel import Observation, Seat, engine
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.present import compose, panel_view
from catan_desktop.present.models.panels import TableModel
from catan_desktop.present.picture import BoardPicture, Cue, Keyframe, Place

from .source import Kept, Source

AROUND = ("seat", "hand", "bank", "deck")
"""Places that are not on the board."""


class Pictures:
    """The board, and how what happens on it looks."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._session = source.session
        self._boards: Kept[None, BoardPicture] = Kept()

    def board(self, seat: Seat) -> BoardPicture:
        """Return what lies on the board for a seat; the same object until something changes."""
        view = self._source.view(seat)
        return self._boards.get(view, None, lambda: self._picture(view))

    def then(self, seat: Seat, ply: int) -> tuple[TableModel, BoardPicture]:
        """Return what a seat saw at a position that has been: around the board, and on it."""
        game, timeline = self._session.game, self._session.timeline
        at = min(max(ply, timeline.first_ply), timeline.state.ply)
        view = engine.observe(game, timeline.state_at(at), seat)
        return panel_view.table_model(PANELS, game, view), self._picture(view)

    def cues(self, events: Sequence[Event]) -> Sequence[Cue]:
        """Return what to show of events that the seat may know."""
        return compose.cues(EVENTS, game_at(self._session.game, self._session.state), tuple(events))

    def keyframes(self, plies: Iterable[int], seat: Seat) -> Sequence[Keyframe]:
        """Return what the actions that led to positions changed on the board, step by step, as the
        seat, or the eyes of all, may know it."""
        self._source.allow(seat)
        timeline, own = self._session.timeline, Seat(0) if seat == NOBODY else seat
        found: list[Keyframe] = []
        for ply in sorted({ply for ply in plies if ply > timeline.first_ply}):
            before, done = timeline.ply_at(ply)
            history = timeline.history(own, ply)
            found += compose.keyframes(
                (BOARDS, EVENTS), self._session.game, before, done.action, own, history,
                seen=lambda event, _own: self._source.event_for(event, seat), at=game_at,
            )  # fmt: skip
        return found

    def marks(self, ply: int, seat: Seat) -> Sequence[Place]:
        """Return where on the board the action happened that led to a position, as far as the seat may know;
        what flies to seats and the supply is no place of the board."""
        self._source.allow(seat)
        events = [self._source.event_for(event, seat) for at, event in self._source.events() if at == ply]
        found = [place for cue in self.cues(events) for place in (cue.start, cue.to)]
        return tuple(dict.fromkeys(place for place in found if place and place[0] not in AROUND))

    def _picture(self, view: Observation) -> BoardPicture:
        game = self._session.game
        picture = compose.board_view(BOARDS, game, view)
        if picture is None:
            raise LookupError(f"nothing draws the board of {game.ruleset.key}")
        return picture
