"""The presentation of events: the dice first, then the board, then the panels; what is loud is called out."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence

from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present.models.moments import Moment
from catan_desktop.present.models.panels import ChronicleLine
from catan_desktop.present.picture import Keyframe
from catan_desktop.present.words import words
from catan_desktop.ui.scenes.table.auto_pass import answers_itself
from catan_desktop.ui.scenes.table.chronicle import put_behind
from catan_desktop.ui.scenes.table.clock import Clock, Showing
from catan_desktop.ui.scenes.table.desk import Desk
from catan_desktop.ui.scenes.table.motion import greatest
from catan_desktop.ui.scenes.table.pace import Pace
from catan_desktop.ui.scenes.table.port import EventLog, Pictures
from catan_desktop.ui.scenes.table.table_view import TableView
from catan_desktop.ui.tables.board.playback import SPEEDS


class Happenings:
    """What happened at one table and is still to be shown."""

    def __init__(
        self,
        pictures: Pictures,
        log: EventLog,
        view: TableView,
        clock: Clock,
        pace: Pace,
        rebuild: Callable[[], object],
        ask: Callable[[], object],
    ) -> None:
        """`rebuild` makes the widgets anew, `ask` opens the question that is due."""
        self.pace = pace
        self.view = view
        self.clock = clock
        self.table = view.table
        self.pictures = pictures
        self.log = log
        self._rebuild = rebuild
        self._ask = ask
        self._calls: list[ChronicleLine] = []
        """What is to be called out when the dice lie still."""
        self._moments: list[Moment] = []
        """What is to be told large then."""
        self._chimed = 0
        """The turn whose beginning was told by a chime."""
        self._turn: int | None = None
        """The turn in which something was last shown; None before anything was."""
        self._near = self._nearly()
        """Seats that need but one point more, or were heard to, as far as who looks can see."""
        self._eyes = self.table.facts.seat
        """Who looked when something was last shown to the end."""
        self._last_call = ("", "")
        """The group of lines that the last call was of, and the call."""
        self._called = False
        """The looking seat was asked when something was last shown to the end."""

    def show(self) -> None:
        """Show what has happened since the last time."""
        pictures, board, facts = self.pictures, self.clock.board, self.table.facts
        news = self.log.news(facts.log_viewer)
        before, speed = board.picture, "off" if facts.state.rushing else facts.settings.animation
        events = () if news.turned_back else news.events
        cues = pictures.cues([event for _, event in events])
        plies = [ply for ply, _ in events]
        moving = before is not None and SPEEDS[speed] > 0 and not board.kit.reduced_motion
        moments = self.log.great_moments([event for _, event in events], facts.log_viewer) if moving else ()
        told = {key for moment in moments for key in moment.told}
        lines = lines_of(self.log.chronicle(facts.log_viewer, covered=facts.covered), plies)
        self._calls += [line for line in lines if line.loud and line.words.key not in told]
        self.pace.calm = not moments and not any(line.loud or line.lasting for line in lines)
        self._moments += [moment for moment in moments if not moment.first]
        thrown = [cue for cue in cues if cue.kind == "dice"]
        if before is None or SPEEDS[speed] <= 0:
            board.playback.speed = speed
            self.clock.drop()
            self.clock.motion.play("dice" if thrown else greatest(cues))
            board.show(pictures.board(facts.seat))
            self._settle()
            return
        keyframes = pictures.keyframes(plies, facts.log_viewer)
        keyframes = tuple(map(covered, keyframes)) if facts.covered else keyframes
        first = [moment for moment in moments if moment.first]
        showing = Showing(
            before, keyframes, lambda: pictures.board(self.table.facts.seat), self._settle, first, self._hurry()
        )
        self.clock.show(showing, speed, self.clock.dice.dice, thrown)

    def _hurry(self) -> float:
        """Return how many times faster than the person's own moves it is shown: a bot's turn has its time."""
        facts, actor = self.table.facts, self.table.facts.game.last_actor()
        if facts.watching:
            return self.pace.hurry(facts.settings.bot_pause) * max(1.0, facts.state.pace)
        whose = facts.model.active if actor in {None, CHANCE} else actor
        own = whose is None or facts.sittings[whose].human
        return 1.0 if own else self.pace.hurry(facts.settings.bot_pause)

    def _settle(self) -> None:
        """The board shows it: let everything around it follow."""
        view, motion, board = self.view, self.clock.motion, self.clock.board
        self._call_out()
        motion.leave(view.builder.seats, view.builder.panels)
        self._rebuild()
        facts, root = self.table.facts, view.root
        if facts.urgent and facts.asked and board.lit and root.keyboard and not root.dialogs:
            root.set_focus(board)
        motion.arrive(view.builder.seats, facts.settings.animation)
        told, self._moments = self._moments, []
        self.clock.moments.play(told, facts.settings.animation)
        self._chime()
        self._warn()
        self._ask()
        if isinstance(root.content, Desk):
            root.content.late = SPEEDS[board.playback.speed] > 0

    def _call_out(self) -> None:
        """Call out what is loud; what the chronicle puts behind a call that is still there goes on with it."""
        (calls, self._calls), view = (self._calls, []), self.view
        if not calls:
            return
        first, (group, former) = calls[0], self._last_call
        if former in view.root.toasts and all(line.more is not None and line.group == group for line in calls):
            text = former.rstrip(".")
            for line in calls:
                text = put_behind(text, view.texts.say(line.more or line.words))
        else:
            text, former = " ".join([_sentence(view.texts.say(line.words)) for line in calls]), ""
        self._last_call = (calls[-1].group, text)
        view.root.toast(text, first.tone, view.texts.language.topic_of(first.words.key), instead_of=former)

    def _chime(self) -> None:
        """Let be heard that the own turn begins, or that somebody is asked out of turn who was not asked before.

        At the own turn the chronicle shows what happened last, wherever it was scrolled to.
        """
        facts = self.table.facts
        before, self._called = self._called, facts.asked
        begun, self._turn = self._turn not in {None, facts.model.turn}, facts.model.turn
        if not facts.asked:
            return
        if facts.model.active == facts.state.viewer:
            if facts.model.turn != self._chimed:
                self._chimed = facts.model.turn
                self.clock.motion.play("turn")
                if begun and len(facts.humans) == 1 and not facts.over:
                    told = Moment(words("moment-turn"), seat=facts.seat)
                    self.clock.moments.play([told], facts.settings.animation)
                self.view.log.to_newest()
        elif not before and facts.model.turn and not answers_itself(facts):
            offered = facts.offer is not None and facts.offer.seat != facts.seat
            self.clock.motion.play("offer" if offered else "turn")

    def _warn(self) -> None:
        """Let be heard, once for each seat, that it has come to need but one point more."""
        facts, now = self.table.facts, self._nearly()
        same, self._eyes = self._eyes == facts.seat, facts.seat  # other eyes see other points
        if now - self._near and same and not facts.over:
            self.clock.motion.play("brink")
        self._near |= now

    def _nearly(self) -> frozenset[Seat]:
        """Return the seats that are seen to need but one point more."""
        panels = self.table.facts.model.seats
        return frozenset(panel.seat for panel in panels if panel.goal is not None and panel.points >= panel.goal - 1)


def _sentence(text: str) -> str:
    return text if text[-1] in ".!?" else f"{text}."


def lines_of(chronicle: Sequence[ChronicleLine], plies: Sequence[int]) -> list[ChronicleLine]:
    """Return the lines of some of the last actions."""
    if not plies:
        return []
    first = bisect_left(chronicle, min(plies), key=lambda line: line.ply)
    return [line for line in chronicle[first:] if line.ply in plies]


def covered(keyframe: Keyframe) -> Keyframe:
    """Return a keyframe in which no card is turned up: others sit before the same screen."""
    cues = tuple(
        replace(cue, kind="card", sprite=cue.back, to=("seat", *cue.to[1:])) if cue.kind == "reveal" else cue
        for cue in keyframe.cues
    )
    return replace(keyframe, cues=cues)
