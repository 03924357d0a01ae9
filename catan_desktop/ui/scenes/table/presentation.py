"""The presentation of events: the dice first, then the board, then the panels; what is loud is called out."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Sequence

from catan_desktop.kernel.ids import CHANCE, NOBODY, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present.models.moments import Moment
from catan_desktop.present.models.panels import ChronicleLine
from catan_desktop.present.picture import Keyframe
from catan_desktop.present.words import words
from catan_desktop.table_port.log import EventLog
from catan_desktop.table_port.pictures import Pictures
from catan_desktop.ui.scenes.table import messages as m
from catan_desktop.ui.scenes.table import presenting as show
from catan_desktop.ui.scenes.table.auto_pass import answers_itself
from catan_desktop.ui.scenes.table.chronicle import put_behind
from catan_desktop.ui.scenes.table.clock import Clock, Showing
from catan_desktop.ui.scenes.table.desk import Desk
from catan_desktop.ui.scenes.table.dice import tumbles
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.flow import Flow
from catan_desktop.ui.scenes.table.last_roll import addressed, reader_of
from catan_desktop.ui.scenes.table.motion import greatest, looks_of
from catan_desktop.ui.scenes.table.state import Shown
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.table_view import TableView
from catan_desktop.ui.tables.board.playback import SPEEDS
from catan_desktop.ui.widgets.cached import Unpainted


def unshown(facts: Facts) -> Shown:
    """Return what has been presented when a table opens: nothing but what is seen at once."""
    return Shown(facts.seat, _near(facts))


def present(before: Shown, facts: Facts, texts: TableText, notes: Collection[str]) -> tuple[Shown, Sequence[m.Command]]:
    """Return what has been presented when the board shows what happened, and what is to be done for it.

    Args:
        notes: what can be read on the screen.
    """
    call = _call(before, texts, notes, reader_of(facts))
    near, same = _near(facts), before.seat == facts.seat  # other eyes see other points
    own = facts.asked and facts.model.active == facts.state.viewer
    shown = Shown(
        facts.seat,
        before.near | near,
        facts.model.turn,
        facts.asked,
        facts.model.turn if own else before.chimed,
        before.lines[-1].group if before.lines else before.group,
        before.call if call is None else call.text,
        calm=before.calm,
    )
    warns = bool(near - before.near) and same and not facts.over
    return shown, (
        show.Arrive(),
        *(() if call is None else (call,)),
        show.Celebrate(before.moments),
        *_chime(before, facts, own=own),
        *((show.Sound("brink"),) if warns else ()),
        m.Ask(),
    )


def _call(before: Shown, texts: TableText, notes: Collection[str], reader: Seat) -> show.CallOut | None:
    """Return the call of what is loud, said to whom it befell; what the chronicle puts behind a call that still stands
    goes on with it."""
    lines = before.lines
    if not lines:
        return None
    tone, topic = lines[0].tone, texts.language.topic_of(lines[0].words.key)
    if before.call in notes and all(line.more is not None and line.group == before.group for line in lines):
        text = before.call.rstrip(".")
        for line in lines:
            text = put_behind(text, texts.say(line.more or line.words, reader))
        return show.CallOut(text, tone, topic, before.call)
    said = [texts.say(addressed(texts, line, reader), reader) for line in lines]
    return show.CallOut(" ".join(map(_sentence, said)), tone, topic)


def _chime(before: Shown, facts: Facts, *, own: bool) -> Sequence[m.Command]:
    """Let be heard that the own turn begins, or that somebody is asked out of turn who was not asked before.

    At the own turn the chronicle shows what happened last, wherever it was scrolled to.
    """
    turn = facts.model.turn
    if own and turn != before.chimed:
        # with several people the curtain says it, a person alone needs it not, and what was undone is known
        begun = before.turn is not None and before.turn < turn and len(facts.humans) == 1 < len(facts.sittings)
        begun = begun and not facts.over
        told = (show.Celebrate((Moment(words("moment-turn"), seat=facts.seat),)),) if begun else ()
        return (show.Sound("turn"), *told, show.ShowNewest())
    if not own and facts.asked and not before.asked and turn and not answers_itself(facts):
        offered = facts.offer is not None and facts.offer.seat != facts.seat
        return (show.Sound("offer" if offered else "turn"),)
    return ()


def _near(facts: Facts) -> frozenset[Seat]:
    """Return the seats that are seen to be about to win."""
    return frozenset(panel.seat for panel in facts.model.seats if panel.near)


class Presentation:
    """Execution of the commands that show what happened at one table."""

    def __init__(self, pictures: Pictures, log: EventLog, view: TableView, clock: Clock, flow: Flow) -> None:
        self.flow = flow
        self.view = view
        self.clock = clock
        self.table = view.table
        self.pictures = pictures
        self.log = log

    def carry_out(self, command: show.Scene) -> Sequence[show.Report]:
        """Do what a command says, and return what was told or shown by that."""
        match command:
            case show.Present():
                return self._show()
            case show.Arrive():
                self._arrive()
            case show.CallOut(text, tone, topic, instead_of):
                self.view.root.toast(text, tone, topic, instead_of)
            case show.Celebrate(moments):
                self.clock.moments.play(moments, self.table.facts.settings.animation)
            case show.Sound(name):
                self.clock.motion.play(name)
            case show.ShowNewest():
                self.view.log.to_newest()
        return ()

    def _show(self) -> Sequence[show.Report]:
        """Show what has happened since the last time; return what was told of it."""
        pictures, board, facts = self.pictures, self.clock.board, self.table.facts
        news = self.log.news(facts.log_viewer)
        before, speed = board.picture, "off" if facts.state.rushing else facts.settings.animation
        events = () if news.turned_back else news.events
        cues = pictures.cues([event for _, event in events])
        plies = [ply for ply, _ in events]
        moving = before is not None and SPEEDS[speed] > 0 and not board.kit.reduced_motion
        moments = self.log.great_moments([event for _, event in events], facts.log_viewer) if moving else ()
        told = {key for moment in moments for key in moment.told}
        lines = lines_of(self.view.chronicle.lines_for(facts), plies)
        calm = not moments and not any(line.loud or line.lasting for line in lines)
        heard = show.Heard(
            tuple(line for line in lines if line.loud and line.words.key not in told),
            tuple(moment for moment in moments if not moment.first),
            calm,
        )
        thrown = [cue for cue in cues if tumbles(cue)]
        if before is None or SPEEDS[speed] <= 0:
            board.playback.speed = speed
            self.clock.drop()
            self.clock.motion.play("dice" if thrown else greatest(cues))
            board.show(pictures.board(facts.seat))
            return (heard, show.Landed())
        keyframes = pictures.keyframes(plies, facts.log_viewer)
        keyframes = tuple(map(covered, keyframes)) if facts.covered else keyframes
        first = [moment for moment in moments if moment.first]
        showing = Showing(
            before, keyframes, lambda: pictures.board(self.table.facts.seat), first, self._hurry(calm=calm)
        )
        board.playback.reader = facts.seat if facts.sittings[facts.seat].human else NOBODY
        landed = self.clock.show(showing, speed, self.clock.dice.dice, thrown)
        return (heard, show.Landed()) if landed else (heard,)

    def _hurry(self, *, calm: bool) -> float:
        """Return how many times faster than the person's own moves it is shown: a bot's turn has its time."""
        facts, actor = self.table.facts, self.table.facts.game.last_actor()
        hurry = self.flow.course.pace.hurry(facts.settings.bot_pause) if calm else 1.0
        if facts.watching:
            return hurry * max(1.0, facts.state.pace)
        whose = facts.model.active if actor in {None, CHANCE} else actor
        return 1.0 if whose is None or facts.sittings[whose].human else hurry

    def _arrive(self) -> None:
        """Let everything around the board follow it."""
        view, motion, board = self.view, self.clock.motion, self.clock.board
        looks = looks_of(view.cards, view.panels)
        view.show()
        facts, root = self.table.facts, view.root
        if facts.urgent and facts.asked and board.lit and root.keyboard and not root.dialogs:
            root.set_focus(board)
        motion.arrive(looks, view.cards, facts.settings.animation)
        if isinstance(root.content, Desk):
            root.content.unpainted = Unpainted(late=SPEEDS[board.playback.speed] > 0)


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
