"""Tells of the thing under the pointer, what a press would bring, and lights what belongs to it on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.record import replace
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.words import Words
from catan_desktop.ui.scenes.table.desk import action_entry
from catan_desktop.ui.tables.board.spaces import Spot

if TYPE_CHECKING:
    from catan_desktop.ui.scenes.table.play import Play

_ASIDE = frozenset({"foresee-pay"})
"""What stands beside the name of the action."""


def foretold(play: Play, action: Action) -> list[str]:
    """Return the lines of what an action is sure to bring: its name with the cost first."""
    said = play.port.foresee(action)
    aside = [play.voice.rich(words) for words in said if words.key in _ASIDE]
    entry = action_entry(play.model, action)
    name = play.voice.say(entry.name if entry is not None else play.port.action_words(action))
    return [
        " · ".join([f"**{name}**", *aside]),
        *play.voice.grouped(words for words in said if words.key not in _ASIDE),
    ]


MOST_ROWS = 4
"""A preview has so many lines; what the place is comes after them, where there is room."""


class Guide:
    """What the board of one table tells and lights."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self._thing: tuple[object, Thing | None, int] = (None, None, -1)
        self._told: object = None
        """What the tip of the board depends on besides the place."""
        self._reached: tuple[int, object, Spot | None] = (-1, None, None)
        """What the words depend on that a place reached by keys adds to what is being chosen."""

    def tell(self, spot: Spot) -> tuple[str, str]:
        """Return tip and almanac entry of a thing of the board; for a lit place first what a press would bring."""
        play = self.play
        found = play.port.explain(play.seat, spot)
        rows: list[str] = []
        if spot in (play.board.hovered_spot, play.board.focused_spot):
            kinds: dict[str, list[Action]] = {}
            for action in play.places().get(spot, ()):
                kinds.setdefault(action.kind, []).append(action)
            for same in kinds.values():
                rows += foretold(play, same[0]) if len(same) == 1 else []
        told: tuple[Words, ...] = () if len(rows) > 1 else found.rows
        return "\n".join([*rows, *map(play.voice.rich, told)]), found.topic

    def sure(self) -> list[str]:
        """Return what the place that was reached by keys is sure to bring; the pointer has a tip for that."""
        play = self.play
        spot = play.board.focused_spot
        if not play.root.keyboard or spot is None or play.armed is not None:
            return []
        here = play.places().get(spot, [])
        return play.voice.consequences(here[0]) if len(here) == 1 else []

    def retold(self) -> bool:
        """Say once whether another place was reached by keys, so that something else is to be told."""
        play = self.play
        choosing = play.pick.begun or play.urgent()
        spot = play.board.focused_spot if choosing and play.root.keyboard and play.armed is None else None
        reached = (play.port.ply, play.pick, spot)
        if reached == self._reached:
            return False
        before, self._reached = self._reached[-1], reached
        return before is not None or spot is not None

    def follow(self) -> None:
        """Light what belongs to the thing under the pointer; nothing happens while that is the same."""
        stand = (
            self.play.port.ply,
            self.play.seat,
            self.play.pick,
            self.play.armed,
            self.play.voice.tr("language-name"),
        )
        if stand != self._told:
            self._told = stand
            self.play.board.look_again()
        thing = self._pointed()
        open_hexes = self.play.board.lit.get("hex")
        choices = open_hexes.mask if open_hexes is not None else -1
        key = (self.play.port.ply, thing, choices)
        if key == self._thing:
            return
        self._thing = key
        found: Explained | None = None
        if thing is not None:
            found = self.play.port.explain(self.play.seat, thing)
            # Where hexes are lit to choose among, no other one of the same number may look like a choice.
            found = replace(
                found, lit=tuple((space, mask & choices if space == "hex" else mask) for space, mask in found.lit)
            )
            if not found.lit and not found.gains:
                found = None
        board = self.play.board
        if found != board.hinted:
            board.hinted = found
            board.touch()

    def _pointed(self) -> Thing | None:
        host, board = self.play.root, self.play.board
        if host.dialogs or host.popup is not None:
            return None
        if host.hovered is board:
            told = board.told
            if told is None or board.picture is None or told[0] == "intersection":
                return None
            way = board.picture.way(told)  # one over the land is drawn by the board
            return None if way and way[-1][0] == "hex" else told
        return host.hovered.shows if host.hovered is not None else None
