"""Tips for the thing under the pointer: what a press would bring; what belongs to it is lit on the board."""

from __future__ import annotations

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.record import replace
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.words import Words
from catan_desktop.ui.scenes.table.board import TableBoard
from catan_desktop.ui.scenes.table.facts import Facts, begun_with
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.update import TableValue
from catan_desktop.ui.tables.board.spaces import Spot
from catan_desktop.ui.widgets import Root

_ASIDE = frozenset({"foresee-pay"})
"""What stands beside the name of the action."""


def foretold(facts: Facts, texts: TableText, action: Action) -> list[str]:
    """Return the lines of what an action is sure to bring: its name with the cost first."""
    said = texts.advice.foresee(action)
    aside = [texts.rich(words) for words in said if words.key in _ASIDE]
    entry = facts.entry(action)
    name = texts.say(entry.name if entry is not None else facts.game.action_words(action))
    return [" · ".join([f"**{name}**", *aside]), *texts.grouped(words for words in said if words.key not in _ASIDE)]


class BoardTips:
    """What the board of one table tells and lights."""

    def __init__(self, board: TableBoard, root: Root, texts: TableText, table: TableValue) -> None:
        self.board = board
        self.root = root
        self.texts = texts
        self.table = table
        self._followed: tuple[object, Thing | None, int] = (None, None, -1)
        """What the tip of the board depends on besides the place, the thing under the pointer, and lit hexes."""

    def tell(self, spot: Spot) -> tuple[str, str]:
        """Return tip and almanac entry of a thing of the board; for a lit place first what a press would bring."""
        facts = self.table.facts
        found = self.texts.advice.explain(facts.seat, spot)
        rows: list[str] = []
        if spot in (self.board.hovered_spot, self.board.focused_spot):
            kinds: dict[str, list[Action]] = {}
            for action in facts.places.get(spot, ()):
                kinds.setdefault(action.kind, []).append(action)
            for same in kinds.values():
                rows += foretold(facts, self.texts, same[0]) if len(same) == 1 else []
        if len(rows) > 1 and spot == self.beside:
            return "", found.topic
        told: tuple[Words, ...] = () if len(rows) > 1 else found.rows
        return "\n".join([*rows, *map(self.texts.rich, told)]), found.topic

    @property
    def reached(self) -> Spot | None:
        """Return the place that was reached by keys; the pointer has a tip for what it would bring."""
        return self.board.focused_spot if self.root.keyboard else None

    @property
    def beside(self) -> Spot | None:
        """Return the place of which the panel tells what it would bring: the one that was reached by keys."""
        facts, state = self.table.facts, self.table.state
        return self.reached if (state.pick.begun or facts.urgent) and state.pending is None else None

    def follow(self) -> None:
        """Light what belongs to the thing under the pointer; nothing happens while that is the same."""
        facts, board = self.table.facts, self.board
        ply, state = facts.game.ply, facts.state
        stand = (ply, facts.seat, state.pick, state.pending, self.texts.tr("language-name"))
        if stand != self._followed[0]:
            board.look_again()
        thing = self._pointed()
        open_hexes = board.lit.get("hex")
        choices = open_hexes.mask if open_hexes is not None else -1
        if (stand, thing, choices) == self._followed:
            return
        self._followed = (stand, thing, choices)
        found: Explained | None = None
        if thing is not None:
            found = self.texts.advice.explain(facts.seat, thing)
            # Where hexes are lit to choose among, no other one of the same number may look like a choice.
            lit = tuple((space, mask & choices if space == "hex" else mask) for space, mask in found.lit)
            found = replace(found, lit=lit) if lit or found.gains or found.barred else None
        begun = self._begun(facts)
        if begun is not None:
            shown = found or Explained()
            found = replace(shown, lit=(*shown.lit, *begun.lit), barred=shown.barred or begun.barred)
        if found != board.hinted:
            board.hinted = found
            board.touch()

    def _begun(self, facts: Facts) -> Explained | None:
        """Return what belongs to the action that is begun: the places that are barred to it and, before any is chosen,
        its own that are not lit as choices; None for nothing."""
        pick = facts.state.pick
        entry = next((entry for entry in facts.model.buttons if begun_with(entry).kinds == pick.kinds), None)
        if entry is None:
            return None
        told = self.texts.advice.explain(facts.seat, ("act", entry.key))
        choices = {space: lamp.mask for space, lamp in self.board.lit.items()}
        own = [(space, mask & ~choices.get(space, 0)) for space, mask in told.lit if not pick.fixed]
        lit = tuple([(space, mask) for space, mask in own if mask])
        return Explained(lit=lit, barred=told.barred) if lit or told.barred else None

    def _pointed(self) -> Thing | None:
        root, board = self.root, self.board
        if root.dialogs or root.popup is not None or root.tips.hushed:
            return None
        if root.hovered is board:
            told = board.told
            if told is None or board.picture is None or told[0] == "intersection":
                return None
            way = board.picture.way(told)  # one over the land is drawn by the board
            return None if way and way[-1][0] == "hex" else told
        return root.hovered.shows if root.hovered is not None else None
