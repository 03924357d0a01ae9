"""A dry run of a chapter of a lesson through its port, without a table: for pictures, and to prove that it works."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.kernel import Action
from catan_desktop.kernel.choice import Offer
from catan_desktop.kernel.notation import decode
from catan_desktop.lessons.lesson import PUPIL

from .lesson_port import LessonPort

MOST_STRIDES = 200
"""Actions and words after which a chapter counts as endless."""


def expected(port: LessonPort) -> Iterator[Action]:
    """Return what the pupil may do now: every action that can be listed, and the offer that is asked for."""
    for choice in port.game.model(PUPIL).choices:
        if isinstance(choice, Offer):
            step = port.course.step
            for pattern in step.allow if step is not None else ():
                if pattern.startswith(f"{choice.kind.kind} "):
                    yield decode(port.session.game, f"{PUPIL} {pattern}")
            continue
        yield from (action for action in choice if port.course.allows(action))


def stride(port: LessonPort) -> bool:
    """Read, do what is asked, or let the others act; False where there is nothing of all that."""
    if port.course.resting:
        if port.course.over:
            return False
        port.read()
        return True
    if port.game.actor() != PUPIL:
        return port.acts.pump()
    action = next(expected(port), None)
    return action is not None and port.acts.submit(action) is None


def rehearse(port: LessonPort, steps: int | None = None) -> None:
    """Go on to a step, counted from 0; to the end if none is given.

    Raises:
        LookupError: the chapter does not get there.
    """
    for _ in range(MOST_STRIDES):
        if port.course.over or (steps is not None and port.course.index >= steps):
            return
        if not stride(port):
            break
    where = port.course.step.key if port.course.step is not None else "its end"
    raise LookupError(f"chapter {port.course.chapter.key} stops at {where}")
