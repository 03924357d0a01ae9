"""Motion as the difference of two true pictures: which piece goes where, in the order and on the ways that cues say.

Who is who? A piece with a `key` is the same in both pictures. Of those that look alike, at one site or another:

* a cue that names a slot means the one who stands there, or the next behind it, for a row closes up from its front;
* without a slot the last one of its kind leaves, so that nobody else has to move;
* whoever comes stands behind those of its kind that stay, and those who stay keep their order;
* what is then left over in both pictures has moved, or has changed its look where it stands.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass

from catan_desktop.kernel import record, replace
from catan_desktop.present.models.board import DAMAGED, IDLE, Piece
from catan_desktop.present.picture import MOVING, BoardPicture, Cue, Keyframe, Place

SHIFT = "shift"
"""Kind of the cue of a piece that moves because others do: it closes up, or makes room."""


@record
class Motion:
    """A cue, and the piece that it moves, if it moves one."""

    cue: Cue
    taken: Piece | None = None
    """What stands there before it; None for a piece that comes from nowhere."""
    put: Piece | None = None
    """What stands there after it; None for a piece that is gone."""


@dataclass
class _Walker:
    """A piece while the cues of a keyframe are followed."""

    now: Piece
    start: Piece | None
    """Where it stands in the picture before; None for one that comes from nowhere."""
    end: Piece | None = None
    """What it is in the picture after; None for one that is gone."""
    last: int = -1
    """The last cue that moved it; -1: none did."""


def base(kind: str) -> str:
    """Return a kind of piece without its state."""
    return kind.removesuffix(IDLE).removesuffix(DAMAGED)


def motions(before: BoardPicture, keyframe: Keyframe) -> tuple[Motion, ...]:
    """Return what each cue of a keyframe moves, and who moves without one; `before`: the true picture before it."""
    goals = keyframe.picture.pieces
    walkers = [_Walker(piece, piece) for piece in before.pieces]
    made = [_followed(walkers, index, cue, goals) for index, cue in enumerate(keyframe.cues)]
    walkers = [walker for walker in walkers if walker.now.space]
    _pair(walkers, list(goals))
    shifts: list[Motion] = []
    for walker in walkers:
        if walker.last >= 0:
            cue = made[walker.last].cue
            taken = walker.now if cue.kind == "turn" else made[walker.last].taken
            made[walker.last] = Motion(cue, taken, walker.end)
        elif walker.start is not None and walker.end is not None and _where(walker.start) != _where(walker.end):
            start, end = walker.start, walker.end
            cue = Cue(SHIFT, (start.space, start.site), (end.space, end.site), sprite=end.kind, seat=end.seat)
            shifts.append(Motion(cue, start, end))
    return _beside(made, shifts)


def _where(piece: Piece) -> Place:
    return (piece.space, piece.site, piece.slot)


def _followed(walkers: list[_Walker], index: int, cue: Cue, goals: Sequence[Piece]) -> Motion:
    """Move the piece that a cue means, as far as the cue says where it goes."""
    if cue.kind not in MOVING:
        return Motion(cue)
    walker = _meant(walkers, cue.to if cue.kind == "turn" else cue.start, cue)
    if walker is None and cue.kind == "place":
        walker = _replaced(walkers, cue, goals)
    if walker is None and cue.kind in {"place", "move"} and cue.sprite and len(cue.to) > 1:
        walker = _Walker(Piece("", -1, cue.sprite, cue.seat), None)
        walkers.append(walker)
    if walker is None:
        return Motion(cue)
    walker.last = index
    if cue.kind == "turn":
        return Motion(cue)
    taken = walker.now if walker.now.space else None
    if cue.to != cue.start:
        walker.now = _set_down(walkers, walker.now, cue)
    return Motion(cue, taken, walker.now if walker.now.space else None)


def _set_down(walkers: Iterable[_Walker], piece: Piece, cue: Cue) -> Piece:
    """Return a piece as it stands where a cue brings it: behind those who are there."""
    if not cue.to:
        return replace(piece, space="", site=-1)
    space, site = str(cue.to[0]), int(cue.to[1])
    slots = (walker.now.slot for walker in walkers if (walker.now.space, walker.now.site) == (space, site))
    kind = cue.sprite if cue.kind == "place" else piece.kind
    return replace(piece, space=space, site=site, kind=kind, slot=max(slots, default=-1) + 1)


def _replaced(walkers: Iterable[_Walker], cue: Cue, goals: Sequence[Piece]) -> _Walker | None:
    """Return the piece of the same seat whose place another kind takes."""
    here = (one for one in walkers if one.last < 0 and (one.now.space, one.now.site) == cue.to[:2])
    return next((one for one in here if one.now.seat == cue.seat and one.now not in goals), None)


def _meant(walkers: Iterable[_Walker], place: Place, cue: Cue) -> _Walker | None:
    """Return the piece at a place that a cue is about."""
    found = [walker for walker in walkers if (walker.now.space, walker.now.site) == place[:2]]
    if cue.sprite:
        found = [walker for walker in found if base(walker.now.kind) == base(cue.sprite)]
    own = [walker for walker in found if walker.now.seat == cue.seat]
    found = sorted(own or found, key=lambda one: (-one.now.layer, one.now.slot))
    if len(place) > 2:
        return next((one for one in found if one.now.slot >= int(place[2])), None)
    return found[-1] if found else None


def _pair(walkers: Sequence[_Walker], goals: list[Piece]) -> None:
    """Find for each piece which one of the picture after it is: the surest sign first."""
    signs: tuple[Callable[[Piece], Hashable], ...] = (
        lambda piece: piece.key or None,
        lambda piece: (piece.space, piece.site, piece.kind, piece.seat),
        lambda piece: (piece.space, piece.site, base(piece.kind)),
        lambda piece: (piece.space, piece.site, piece.layer, piece.seat),
        lambda piece: (piece.kind, piece.seat),
    )
    for sign in signs:
        waiting: dict[Hashable, list[Piece]] = defaultdict(list)
        for goal in goals:
            waiting[sign(goal)].append(goal)
        waiting.pop(None, None)
        for group in waiting.values():
            group.sort(key=lambda piece: piece.slot, reverse=True)
        for walker in sorted(walkers, key=lambda one: one.now.slot):
            same = waiting.get(sign(walker.now)) if walker.end is None else None
            if same:
                walker.end = same.pop()
                goals.remove(walker.end)


def _beside(made: Sequence[Motion], shifts: Sequence[Motion]) -> tuple[Motion, ...]:
    """Put those who close up or make room behind the first cue that touches their site, else behind the first one."""
    found = list(made)
    for shift in reversed(shifts):
        sites = {shift.cue.start, shift.cue.to}
        touching = (index for index, one in enumerate(made) if sites & {one.cue.start[:2], one.cue.to[:2]})
        index = next(touching, 0)
        cue = replace(shift.cue, along=bool(made), wait=made[index].cue.wait if made else 0.0)
        found.insert(found.index(made[index]) + 1 if made else 0, Motion(cue, shift.taken, shift.put))
    return tuple(found)
