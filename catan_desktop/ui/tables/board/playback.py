"""Short animations made of keyframes. Input never waits: `stop` shows the newest picture at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from math import inf, sin

from catan_desktop.kernel.ids import NOBODY
from catan_desktop.present.motion import SHIFT, Motion, motions
from catan_desktop.present.picture import BoardPicture, Cue, Keyframe, Place
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board import moments, motion_drawing
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.scenery import DrawCue, Scenery
from catan_desktop.ui.tables.board.stage import Act, Anchor, Stage
from catan_desktop.ui.widgets import Kit

SPEEDS: Mapping[str, float] = {"slow": 0.55, "normal": 1.0, "fast": 2.2, "off": 0.0}
SECONDS: Mapping[str, float] = {
    "place": 0.45,
    "lift": 0.35,
    "move": 0.75,
    "card": 0.6,
    "show": 1.0,
    "reveal": 1.2,
    "shift": 0.45,
    "pulse": 0.7,
    "token": 0.7,
    "award": 1.0,
    "hero": 0.75,
    "moment": 0.7,
    "track": 0.7,
    "turn": 0.5,
    "swap": 0.9,
    "heard": 0.0,
    "dice": 0.0,
}
"""How long a cue takes at normal speed; dice without a place are the table's to show."""
GROUP_SECONDS = 1.2
"""Seconds at most that what goes together takes at normal speed, unless one of it says that it takes longer ..."""
MOMENT_SECONDS = 2.5
"""... and those of a great moment."""
HELD = 0.85
"""The part of its time at which a cue stays for its readers."""
FLEETING = 1.7
"""Times the normal speed from which on the camera stays where it is."""
FADE_SECONDS = 0.25
"""With reduced motion nothing travels: the new picture fades in."""
_STAGGER = 0.09
"""Seconds between the starts of cues that go together, where there is room."""
_REVEALS = "discovery"
"""The look of what shows what came of the dice."""
_LEAVING = ("lift", "move", SHIFT)
"""Kinds of cues whose piece is gone from its place as soon as they begin."""


class Playback:
    """Plays cues one group after another; what goes together is one group."""

    def __init__(self, kit: Kit, anchor: Anchor | None = None) -> None:
        self._kit = kit
        self.anchor: Anchor = anchor if anchor is not None else (lambda place: None)
        self.speed = "normal"
        self.hurry = 1.0
        """How many times faster than that."""
        self.picture: BoardPicture | None = None
        """What the board shows meanwhile, the moving things left out."""
        self.on_cue: Callable[[Cue], None] | None = None
        """Told of every cue when it begins, for sounds and dice."""
        self.on_landed: Callable[[BoardPicture], object] | None = None
        """Told of every picture on the way, when something has come to its place."""
        self.fading = 0.0
        """How much of the former picture is still seen, with reduced motion."""
        self._keyframes: list[Keyframe] = []
        """Still to be shown, after that which is under way ..."""
        self._goal: BoardPicture | None = None
        """... and leads to this picture."""
        self._groups: list[tuple[Motion, ...]] = []
        self._acts: tuple[Act, ...] = ()
        self._now = 0.0
        self._lit: tuple[int, ...] = ()
        self.reader = NOBODY
        """The seat of the person who looks on."""
        self._read = False
        """What stays for readers has been read."""

    @property
    def running(self) -> bool:
        """Something is still to be shown."""
        return bool(self._goal is not None or self.fading > 0)

    @property
    def pace(self) -> float:
        """Return how many times faster than usual time passes here."""
        return max(0.05, SPEEDS[self.speed]) * self.hurry

    @property
    def rolling(self) -> bool:
        """Return whether dice are still thrown on the board, or what comes of them is not seen yet, so that nobody
        knows it."""
        acts = (act.cue for act in self._acts if not act.done)
        groups = (motion.cue for group in self._groups for motion in group)
        later = (cue for keyframe in self._keyframes for cue in keyframe.cues)
        return any(cue.kind == "dice" or cue.look == _REVEALS for cue in chain(acts, groups, later))

    @property
    def _halt(self) -> float:
        """Return when time stands still, because somebody reads."""
        readers = self.reader if self.reader >= 0 and not self._read else None
        acts = (act for act in self._acts if readers is not None and act.cue.readers >> readers & 1)
        return min((act.start + HELD * act.seconds for act in acts if act.begun and not act.done), default=inf)

    @property
    def held(self) -> bool:
        """Return whether something stays until it is read."""
        return self._now >= self._halt

    def release(self) -> None:
        """Go on: it was read."""
        self._read = True

    @property
    def still(self) -> bool:
        """Return whether nothing is to move at all."""
        return SPEEDS[self.speed] <= 0

    def play(self, before: BoardPicture, keyframes: Sequence[Keyframe]) -> None:
        """Show one change after another; with speed off, or without any, at once."""
        self.stop()
        if not any(keyframe.cues or keyframe.picture != before for keyframe in keyframes) or self.still:
            self._tell_all(keyframes)
            return
        if self._kit.reduced_motion:
            self._tell_all(keyframes)
            self.fading = 1.0 if before != keyframes[-1].picture else 0.0
            return
        self.picture = before
        self._keyframes = list(keyframes)
        self._next()

    def stop(self) -> None:
        """Be at the end."""
        self._keyframes, self._goal, self._groups, self._acts = [], None, [], ()
        self.picture = None
        self.fading = 0.0
        self._lit = ()

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if not self.running:
            return
        if self.fading > 0:
            self.fading = max(0.0, self.fading - seconds / FADE_SECONDS)
            return
        self._now = max(self._now, min(self._now + seconds * self.pace, self._halt))
        for act in self._acts:
            if not act.begun and self._now >= act.start:
                self._begin(act)
            if act.begun and not act.done and self._now >= act.start + act.seconds:
                self._end(act)
        if all(act.done for act in self._acts):
            self._next()

    def _shown(self) -> BoardPicture:
        assert self.picture is not None
        return self.picture

    def _begin(self, act: Act) -> None:
        """Take up what moves."""
        act.begun = True
        if act.taken is not None and act.cue.kind in _LEAVING:
            self.picture = self._shown().without(act.taken)
        if self.on_cue is not None:
            self.on_cue(act.cue)

    def _end(self, act: Act) -> None:
        """Set down what has moved."""
        act.done = True
        shown = self._shown()
        if act.taken is not None and act.cue.kind not in _LEAVING:
            shown = shown.without(act.taken)
        self.picture = shown if act.put is None else shown.having(act.put)
        if self.on_landed is not None:
            self.on_landed(self.picture)

    def _next(self) -> None:
        """Begin the next group, or the next keyframe, or end."""
        while self._groups or self._keyframes or self._goal is not None:
            if not self._groups:
                self._arrive()
                continue
            group, self._now, self._read = self._groups.pop(0), 0.0, False
            lit = tuple(
                int(cue.to[1]) for cue in (motion.cue for motion in group) if cue.kind == "pulse" and cue.to[0] == "hex"
            )
            self._lit = lit or self._lit
            self._acts = timed(group)
            for act in self._acts:
                if act.start <= 0:
                    self._begin(act)
                    if act.seconds <= 0:
                        self._end(act)
            if not all(act.done for act in self._acts):
                return
        self.stop()

    def _arrive(self) -> None:
        """The picture after a change is the true one; the next change begins with it."""
        self.picture, self._goal = self._goal or self.picture, None
        if self._keyframes:
            keyframe = self._keyframes.pop(0)
            self._groups, self._goal = grouped(motions(self._shown(), keyframe)), keyframe.picture

    def _tell_all(self, keyframes: Sequence[Keyframe]) -> None:
        for keyframe in keyframes:
            for cue in keyframe.cues:
                if self.on_cue is not None:
                    self.on_cue(cue)

    # drawing

    def draw(self, painter: Painter, looks: Mapping[str, DrawCue]) -> None:
        """Draw what moves, over the board; `looks`: what draws cues that have a look of their own."""
        if self.picture is None:
            return
        stage = Stage(painter, self.picture, self.anchor, self._lit)
        for act in self._acts:
            drawer = looks.get(act.cue.look) or DRAWN.get(act.cue.kind)
            if drawer is not None and act.begun and not act.done:
                drawer(stage, act, act.share(self._now))

    def shake(self, scenery: Scenery, side: float) -> tuple[int, int]:
        """Return how far the ground is moved now, in pixels: by heavy steps, or by what breaks."""
        far = 0.0
        for act in self._acts:
            if not act.begun or act.done:
                continue
            share = act.share(self._now)
            far = max(far, scenery.quakes.get(act.cue.look, 0.0) * (1 - share) ** 2)
            figure = scenery.figures.get(act.taken.kind) if act.taken is not None and act.cue.kind == "move" else None
            if figure is not None:
                far = max(far, figure.shakes * max(0.0, sin(share * 25)))
        reach = far * side
        return (round(reach * sin(self._now * 41)), round(reach * sin(self._now * 53 + 1)))

    def near(self, scenery: Scenery) -> tuple[Place, bool] | None:
        """Return the place that the camera is close to meanwhile, and whether it goes back already; None where it
        stays."""
        for act in self._acts if self.pace < FLEETING else ():
            until = scenery.nears.get(act.cue.look)
            if until is not None and act.begun and not act.done:
                return act.cue.to, act.share(self._now) >= until
        return None

    def source(self, painter: Painter, cue: Cue) -> Point | None:
        """Return where a card comes from."""
        return motion_drawing.source(Stage(painter, self._shown(), self.anchor, self._lit), cue)


def seconds_of(cue: Cue) -> float:
    """Return how long a cue takes at normal speed."""
    return cue.seconds or SECONDS.get(cue.kind, 0.0)


def timed(group: Sequence[Motion]) -> tuple[Act, ...]:
    """Return when each cue of a group begins and how long it takes; a long group is pressed into the time it may
    take."""
    most = max((seconds_of(motion.cue) for motion in group), default=0.0)
    led = sum(motion.cue.kind != SHIFT for motion in group)
    apart = _STAGGER if led < 2 else min(_STAGGER, max(0.0, GROUP_SECONDS - most) / (led - 1))
    made: list[Act] = []
    index = -1
    for one in group:
        index += one.cue.kind != SHIFT  # those who close up go with whom they follow
        made.append(Act(one.cue, one.cue.wait or apart * max(0, index), seconds_of(one.cue), one.taken, one.put))
    great = group[0].cue.kind == "moment" and len(group) > 1
    whole = max((act.start + act.seconds for act in made), default=0.0)
    if great:
        made[0].seconds = max(made[0].seconds, whole)
    limit = max(most, MOMENT_SECONDS if great else GROUP_SECONDS)
    if whole > limit:
        for act in made:
            act.start, act.seconds = act.start * limit / whole, act.seconds * limit / whole
    return tuple(made)


def grouped(made: Sequence[Motion]) -> list[tuple[Motion, ...]]:
    """Motions that happen together, in order."""
    groups: list[list[Motion]] = []
    for motion in made:
        if motion.cue.along and groups:
            groups[-1].append(motion)
        else:
            groups.append([motion])
    return [tuple(group) for group in groups]


DRAWN: Mapping[str, Callable[[Stage, Act, float], None]] = {
    "place": motion_drawing.place,
    "lift": motion_drawing.lift,
    "move": motion_drawing.move,
    "pulse": motion_drawing.pulse,
    "card": motion_drawing.card,
    "show": motion_drawing.show,
    "reveal": motion_drawing.reveal,
    "token": motion_drawing.token,
    "turn": motion_drawing.turn,
    "swap": motion_drawing.swap,
    SHIFT: motion_drawing.move,
    "award": motion_drawing.award,
    "hero": motion_drawing.hero,
    "moment": moments.moment,
}
"""Kind of cue -> what draws it while it is under way; a scenery has more."""
