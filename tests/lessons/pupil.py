"""A pupil who knows nothing: does only what the coach says and points at, from what can be seen and clicked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

MOST = 160
"""After so many clicks a chapter is not going anywhere."""


class Hands(Protocol):
    """What a pupil has."""

    def sight(self) -> Mapping[str, Any]:
        """What is on the screen, as `catan_desktop.app.trace` tells it."""

    def click(self, where: tuple[int, int]) -> None:
        """Click a pixel."""

    def space(self) -> None:
        """Press the key of the gold button."""

    def wait(self) -> None:
        """Let the others act."""


def widget(sight: Mapping[str, Any], name: str) -> Mapping[str, Any] | None:
    """A usable widget by name."""
    return next((one for one in sight.get("widgets", ()) if one["name"] == name and one["on"]), None)


def middle(box: list[int]) -> tuple[int, int]:
    """The pixel in the middle of a box."""
    return (box[0] + box[2] // 2, box[1] + box[3] // 2)


def chapter_over(sight: Mapping[str, Any]) -> bool:
    """Tell whether the coach takes leave."""
    return widget(sight, "coach-chapters") is not None


def obey(hands: Hands) -> int:
    """Play a chapter to its end; how many clicks and keys it took."""
    for count in range(MOST):
        sight = hands.sight()
        if chapter_over(sight):
            return count
        if not _act(hands, sight, count):
            hands.wait()
    raise AssertionError(f"the chapter does not end: {hands.sight()}")


def _act(hands: Hands, sight: Mapping[str, Any], count: int) -> bool:
    """Do the next thing that the coach means; False where there is nothing to do but wait."""
    following = widget(sight, "coach-next")
    if following is not None:
        if count % 2:
            hands.space()
        else:
            hands.click(middle(following["rect"]))
        return True
    dialog = sight.get("dialog")
    if dialog is not None and dialog["name"] == "handful":
        done = widget(sight, "handful-done")
        cards = [one for one in sight["widgets"] if one["name"].startswith("pick-") and one["on"]]
        meant = [one for one in cards if one["rect"] in sight.get("aims", ())] or cards
        hands.click(middle((done or meant[count % len(meant)])["rect"]))
        return True
    options = [one for one in sight.get("widgets", ()) if one["name"].startswith("option-") and one["on"]]
    if dialog is not None and options:
        hands.click(middle(options[-1]["rect"]))
        return True
    aims = sight.get("aims", ())
    lit = sight.get("lit", ())
    if aims:
        x, y, wide, tall = aims[0]
        inside = [(one[2], one[3]) for one in lit if x <= one[2] < x + wide and y <= one[3] < y + tall]
        hands.click(inside[0] if len(inside) == 1 else middle(aims[0]))
    elif lit:
        hands.click((lit[0][2], lit[0][3]))
    else:
        return False
    return True
