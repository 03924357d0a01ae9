"""Turns cues into short animations between two pictures. Input never waits: `stop` shows the newest picture at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sin

from catan_desktop.present.picture import BoardPicture, Cue, Place
from catan_desktop.present.staging import ROBBER, landed, lifted, named
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board import acts, gait, moments
from catan_desktop.ui.tables.board.brush import Brush
from catan_desktop.ui.tables.board.stage import Act, Anchor, Stage
from catan_desktop.ui.widgets import Kit

SPEEDS: Mapping[str, float] = {"slow": 0.55, "normal": 1.0, "fast": 2.2, "off": 0.0}
SECONDS: Mapping[str, float] = {
    "place": 0.45,
    "lift": 0.35,
    "move": 0.75,
    "card": 0.6,
    "show": 1.0,
    "fall": 0.7,
    "crack": 1.3,
    "pulse": 0.7,
    "token": 0.7,
    "award": 1.0,
    "hero": 0.75,
    "moment": 0.7,
    "sail": 0.7,
    "turn": 0.5,
    "swap": 0.9,
    "heard": 0.0,
    "dice": 0.0,
}
"""How long a cue takes at normal speed; dice are the table's to show."""
WALKS: Mapping[tuple[str, str], float] = {("camp", "clearing"): 0.9, ("clearing", "clearing"): 0.8}
"""From which space to which: how long a figure walks, where it is not the usual time."""
GROUP_SECONDS = 1.2
"""What goes together takes at most so long at normal speed ..."""
MOMENT_SECONDS = 2.5
"""... and a great moment so long."""
FADE_SECONDS = 0.25
"""With reduced motion nothing travels: the new picture fades in."""
_STAGGER = 0.09
"""Cues that go together start so many seconds apart, where there is room."""
_SHAKES = {"crack": 0.05, gait.GIANT: 0.016}
"""How far the ground moves, in sides."""


class Playback:
    """Plays cues one group after another; what goes together is one group."""

    def __init__(self, kit: Kit, anchor: Anchor | None = None) -> None:
        self._kit = kit
        self.anchor: Anchor = anchor if anchor is not None else (lambda place: None)
        self.speed = "normal"
        self.picture: BoardPicture | None = None
        """What the board shows meanwhile, the moving things left out."""
        self.on_cue: Callable[[Cue], None] | None = None
        """Told of every cue when it begins, for sounds and dice."""
        self.on_landed: Callable[[BoardPicture], object] | None = None
        """Told of every picture on the way, when something has come to its place."""
        self.fading = 0.0
        """How much of the former picture is still seen, with reduced motion."""
        self._groups: list[tuple[Cue, ...]] = []
        self._acts: tuple[Act, ...] = ()
        self._now = 0.0
        self._lit: tuple[int, ...] = ()

    @property
    def running(self) -> bool:
        """Something is still to be shown."""
        return bool(self._acts or self._groups or self.fading > 0)

    @property
    def still(self) -> bool:
        """Say whether nothing is to move at all."""
        return SPEEDS[self.speed] <= 0

    def play(self, before: BoardPicture, after: BoardPicture, cues: Sequence[Cue]) -> None:
        """Show how the one picture becomes the other; with speed off, or without cues, at once."""
        self.stop()
        if not cues or self.still:
            self._tell_all(cues)
            return
        if self._kit.reduced_motion:
            self._tell_all(cues)
            self.fading = 1.0 if before != after else 0.0
            return
        self.picture = before
        self._groups = grouped(cues)
        self._next()

    def stop(self) -> None:
        """Be at the end."""
        self._groups, self._acts = [], ()
        self.picture = None
        self.fading = 0.0
        self._lit = ()

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if not self.running:
            return
        pace = max(0.05, SPEEDS[self.speed])
        if self.fading > 0:
            self.fading = max(0.0, self.fading - seconds / FADE_SECONDS)
            return
        self._now += seconds * pace
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
        """Take up what moves, and find the slots it leaves and takes."""
        shown = self._shown()
        cue = act.cue = named(shown, act.cue)
        act.begun = True
        act.origin = _slotted(shown, cue)
        going = sum(
            other.begun and not other.done and other.cue.to == cue.to for other in self._acts if other is not act
        )
        act.target = _free(shown, cue.to, going)
        self.picture = lifted(shown, cue)
        if self.on_cue is not None:
            self.on_cue(cue)

    def _end(self, act: Act) -> None:
        act.done = True
        self.picture = landed(self._shown(), act.cue)
        if self.on_landed is not None:
            self.on_landed(self.picture)

    def _next(self) -> None:
        """Begin the next group, or end."""
        while self._groups:
            group, self._now = self._groups.pop(0), 0.0
            self._lit = (
                tuple(int(cue.to[1]) for cue in group if cue.kind == "pulse" and cue.to[0] == "hex") or self._lit
            )
            self._acts = timed(group)
            for act in self._acts:
                if act.start <= 0:
                    self._begin(act)
                    if act.seconds <= 0:
                        self._end(act)
            if not all(act.done for act in self._acts):
                return
        self.stop()

    def _tell_all(self, cues: Sequence[Cue]) -> None:
        for cue in cues:
            if self.on_cue is not None:
                self.on_cue(cue)

    # drawing

    def draw(self, brush: Brush) -> None:
        """Draw what moves, over the board."""
        if self.picture is None:
            return
        stage = Stage(brush, self.picture, self.anchor, self._lit)
        for act in self._acts:
            drawer = brush.scenery.cues.get(act.cue.kind) or DRAWN.get(act.cue.kind)
            if drawer is not None and act.begun and not act.done:
                drawer(stage, act, act.share(self._now))

    def shake(self, side: float) -> tuple[int, int]:
        """How far the ground is moved now, in pixels: a giant's steps, the Wall that breaks."""
        far = 0.0
        for act in self._acts:
            if not act.begun or act.done:
                continue
            share = act.share(self._now)
            if act.cue.kind == "crack":
                far = max(far, _SHAKES["crack"] * (1 - share) ** 2)
            elif act.cue.sprite == gait.GIANT and act.cue.kind == "move":
                far = max(far, _SHAKES[gait.GIANT] * max(0.0, sin(share * 25)))
        reach = far * side
        return (round(reach * sin(self._now * 41)), round(reach * sin(self._now * 53 + 1)))

    def source(self, brush: Brush, cue: Cue) -> Point | None:
        """Where a card comes from."""
        return acts.source(Stage(brush, self._shown(), self.anchor, self._lit), cue)


def _slotted(picture: BoardPicture, cue: Cue) -> Place:
    """Where a figure starts: it leaves the last slot of its kind."""
    place, north = cue.start, picture.north
    if len(place) != 2 or north is None or cue.sprite == ROBBER:
        return place
    row: Sequence[str] = ()
    if place[0] == "clearing":
        row = north.clearings[int(place[1])].figures
    elif place[0] == "gift":
        row = next((group.figures for group in north.gift if group.hex == place[1]), ())
    if cue.sprite not in row:
        return place
    return (*place, max(slot for slot, kind in enumerate(row) if kind == cue.sprite))


def _free(picture: BoardPicture, place: Place, going: int) -> Place:
    """Where a figure ends: the slot after those who stand there and those who are on their way."""
    north = picture.north
    if len(place) != 2 or north is None:
        return place
    if place[0] == "clearing":
        return (*place, len(north.clearings[int(place[1])].figures) + going)
    if place[0] == "gift":
        here = next((group.figures for group in north.gift if group.hex == place[1]), ())
        return (*place, len(here) + going)
    return place


def seconds_of(cue: Cue) -> float:
    """How long a cue takes at normal speed."""
    if cue.kind == "move" and cue.start and cue.to:
        return WALKS.get((str(cue.start[0]), str(cue.to[0])), SECONDS["move"])
    return SECONDS.get(cue.kind, 0.0)


def timed(group: Sequence[Cue]) -> tuple[Act, ...]:
    """When each cue of a group begins and how long it takes; a long group is pressed into the time it may take."""
    most = max((seconds_of(cue) for cue in group), default=0.0)
    apart = _STAGGER if len(group) < 2 else min(_STAGGER, max(0.0, GROUP_SECONDS - most) / (len(group) - 1))
    made = [Act(cue, cue.wait or apart * index, seconds_of(cue)) for index, cue in enumerate(group)]
    great = group[0].kind == "moment" and len(group) > 1
    whole = max((act.start + act.seconds for act in made), default=0.0)
    if great:
        made[0].seconds = max(made[0].seconds, whole)
    limit = MOMENT_SECONDS if great else GROUP_SECONDS
    if whole > limit:
        for act in made:
            act.start, act.seconds = act.start * limit / whole, act.seconds * limit / whole
    return tuple(made)


def grouped(cues: Sequence[Cue]) -> list[tuple[Cue, ...]]:
    """Cues that happen together, in order."""
    groups: list[list[Cue]] = []
    for cue in cues:
        if cue.along and groups:
            groups[-1].append(cue)
        else:
            groups.append([cue])
    return [tuple(group) for group in groups]


DRAWN: Mapping[str, Callable[[Stage, Act, float], None]] = {
    "place": acts.place,
    "lift": acts.lift,
    "move": acts.move,
    "pulse": acts.pulse,
    "card": acts.card,
    "show": acts.show,
    "token": acts.token,
    "turn": acts.turn,
    "swap": acts.swap,
    "award": acts.award,
    "hero": acts.hero,
    "moment": moments.moment,
}
"""Kind of cue -> what draws it while it is under way; a scenery has more."""
