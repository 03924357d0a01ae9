"""The events of the game, as each seat may know them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import TypeAlias

from catan_desktop.games.views import EVENTS, PANELS, game_at
from catan_desktop.kernel import Game, Seat, record
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.ids import CHANCE, NOBODY
from catan_desktop.mechanics.events import OfferAnswered
from catan_desktop.mechanics.scoring import GOAL_OPTION, goal_of, public_points
from catan_desktop.present import panel_view
from catan_desktop.present.compose import event_texts
from catan_desktop.present.event_rows import EventText
from catan_desktop.present.models.moments import Moment
from catan_desktop.present.models.panels import ChronicleLine
from catan_desktop.present.words import Who, words

from .refusals import Refusals
from .source import Source

LinesOf: TypeAlias = Callable[[int, Event], list[ChronicleLine]]
NEAR_LINE = "chronicle-near"
"""Text key of the line about a seat that comes near the goal: no event, for it follows from what all can count."""


@record
class News:
    """What has happened since the table last looked, as one seat may know it."""

    events: tuple[tuple[int, Event], ...]
    """(ply, event)."""
    turned_back: bool
    """Something was taken back: nothing is to be animated."""


class EventLog:
    """What has happened."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._session, self._refusals = source.session, Refusals(source)
        self._lines: dict[tuple[Seat, bool], tuple[tuple[tuple[int, Event], ...], tuple[ChronicleLine, ...]]] = {}
        self._told: tuple[tuple[int, Event], ...] | None = None

    def chronicle(self, seat: Seat, *, covered: bool = False) -> Sequence[ChronicleLine]:
        """Return everything that happened as the seat may know it, oldest first; `covered`: others look on, so nothing
        that only some may know is in it."""
        happened = self._source.events()
        known, lines = self._lines.get((seat, covered), ((), ()))
        if known is happened:
            return lines
        same = 0
        if len(known) <= len(happened) and (not known or known[-1] == happened[len(known) - 1]):
            same = len(known)
        lines = self.with_lines(
            happened[same:], partial(self.lines_of, seat=seat, covered=covered), lines if same else ()
        )
        self._lines[seat, covered] = (happened, lines)
        return lines

    def with_lines(
        self, happened: Iterable[tuple[int, Event]], lines_of: LinesOf, before: Sequence[ChronicleLine] = ()
    ) -> tuple[ChronicleLine, ...]:
        """Return the lines of events behind those of what was before, and after the first move that brings a seat near
        the goal, as everybody can count, a line that says so."""
        lines = list(before)
        near = {line.seat for line in before if line.words.key == NEAR_LINE}
        for ply, events in groupby(happened, itemgetter(0)):
            for _, event in events:
                lines += lines_of(ply, event)
            fresh = [seat for seat in self._near(ply) if seat not in near]
            near.update(fresh)
            lines += [self._nearing(ply, seat) for seat in fresh]
        return tuple(lines)

    def _near(self, ply: int) -> Iterator[Seat]:
        """Yield the seats that lack two points or fewer after a move."""
        game, state = self._session.game, self._session.timeline.state_at(ply)
        if GOAL_OPTION in game.options and state.outcome is None:
            for seat in map(Seat, range(game.seats)):
                if public_points(game, state, seat) >= goal_of(game, state, seat) - panel_view.NEAR:
                    yield seat

    def _nearing(self, ply: int, seat: Seat) -> ChronicleLine:
        before = self._session.timeline.state_at(ply - 1)
        return ChronicleLine(
            words(NEAR_LINE, who=Who(seat)),
            "gold",
            ply,
            seat,
            turn=before.turn,
            active=before.seat,
            icon="vp",
            loud=True,
        )

    def news(self, seat: Seat) -> News:
        """Return what happened since the last call, as the seat may know it."""
        self._source.allow(seat)
        happened = self._source.events()
        told, self._told = self._told, happened
        if told is None:
            return News((), False)
        if len(told) > len(happened) or (told and told[-1] != happened[len(told) - 1]):
            return News((), True)
        fresh = happened[len(told) :]
        return News(tuple((ply, self._source.event_for(event, seat)) for ply, event in fresh), False)

    def great_moments(self, events: Sequence[Event], seat: Seat) -> Sequence[Moment]:
        """Return the great moments among events that a seat, or with `NOBODY` everybody, may know."""
        return panel_view.moments(PANELS, self._session.game, self._source.view(seat), events)

    def since(self, seat: Seat) -> int:
        """Return the position in which the last finished turn of a seat ended; the first one before it had any."""
        timeline = self._session.timeline
        now = timeline.state
        for ply in range(now.ply - 1, timeline.first_ply - 1, -1):
            state = timeline.state_at(ply)
            if state.turn and state.turn != now.turn and state.seat == seat:
                return ply + 1
        return timeline.first_ply

    def lines_of(self, ply: int, event: Event, seat: Seat, *, covered: bool = False) -> list[ChronicleLine]:
        """Return the lines of one event, as the seat may know it; `covered`: as others may who look on."""
        seen = self._source.event_for(event, seat)
        seen = redact(seen, CHANCE) if covered else seen
        timeline = self._session.timeline
        before = timeline.state_at(max(timeline.first_ply, ply - 1))
        game = self.game_before(ply)
        found = event_texts(EVENTS, game, seen)
        who = getattr(event, "seat", None)
        actor = Seat(who) if isinstance(who, int) else NOBODY
        why = self._refusals.why(ply, seat) if isinstance(event, OfferAnswered) else None
        if why is not None:
            declines = words("event-declines-why", who=Who(actor), why=why)
            found = tuple([EventText(declines, text.row) for text in found])
        active = before.seat if before.turn else NOBODY
        now = panel_view.moment(PANELS, game, before) if found else None
        later = any(frame.step in game.ruleset.stages for frame in before.frames[:-1])
        return [
            ChronicleLine(
                text.words, row.tone, ply, actor, row.indent, before.turn, active, row.icon, row.loud, text.roll,
                row.share and not later, text.lasts_for(seat), now, row.group, text.more,
            )
            for text, row in ((text, text.row) for text in found)
        ]  # fmt: skip

    def game_before(self, ply: int) -> Game:
        """Return the game with its board as it lay before the action that led to a position."""
        timeline = self._session.timeline
        return game_at(self._session.game, timeline.state_at(max(timeline.first_ply, ply - 1)))
