"""Positions of the games on the Gift, built from a few words instead of being played, and a table to play them on.

What the words mean is told in `catan_desktop.games.watch.lesson.position`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from catan_desktop.games.watch.actions import RevealToken, WildDie
from catan_desktop.games.watch.board import CLANS, ClanId
from catan_desktop.games.watch.lesson import position as positions
from catan_desktop.games.watch.lesson.position import ACTION, LETTERS, PRE_ROLL, counts, figures
from catan_desktop.games.watch.part import FIGURES, FigureId, WatchPart, watch
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.choice import Choice
from catan_desktop.kernel.engine import actor, advance, apply, decision, why_not
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.actions import Dice, Roll
from catan_desktop.mechanics.scoring import public_points, total_points
from catan_desktop.mechanics.tables import RESOURCES, tables
from tests.parts import Parts, purse, settlers

E = TypeVar("E", bound=Event)
__all__ = ["ACTION", "PRE_ROLL", "Position", "Table", "counts", "figures", "in_words"]


@dataclass
class Position(positions.Position):
    """A moment of a game that `table` makes playable."""

    def table(self) -> Table:
        """The position, ready to play."""
        return Table(*self.made())


@dataclass
class Table:
    """A game in play: every move is checked, every refusal leaves the state as it was."""

    game: Game
    state: GameState
    events: tuple[Event, ...] = ()
    """Of the last move."""

    @property
    def part(self) -> Parts:
        return settlers(self.state)

    @property
    def watch(self) -> WatchPart:
        return watch(self.game, self.state)

    def do(self, *actions: Action) -> Table:
        """Legal moves, one after another."""
        for action in actions:
            reason = why_not(self.game, self.state, action)
            assert reason is None, f"{action} is refused: {reason}; {self.state.frames[-1]}"
            self.state, self.events = apply(self.game, self.state, action)
        return self

    def force(self, action: Action) -> Table:
        """A chance outcome of any weight."""
        self.state, self.events = advance(self.game, self.state, action)
        return self

    def refused(self, action: Action) -> Reason:
        """Why a move is refused; nothing changes."""
        before = repr(self.state)
        reason = why_not(self.game, self.state, action)
        assert reason is not None, f"{action} is legal"
        assert repr(self.state) == before
        return reason

    def legal(self, action: Action) -> bool:
        """True if the move could be made now."""
        return why_not(self.game, self.state, action) is None

    def actor(self) -> Seat | None:
        """Who is asked."""
        return actor(self.state)

    def choices(self) -> tuple[Choice, ...]:
        """What the one who is asked may do."""
        asked = actor(self.state)
        assert asked is not None, "the game is over"
        found = decision(self.game, self.state, asked)
        assert found is not None
        return found.choices

    def offered(self, kind: type[Action]) -> list[Any]:
        """Every move of a kind that is offered, in order."""
        likely = [choice for choice in self.choices() if getattr(choice, "kind", kind) is kind]
        return [action for choice in likely for action in choice if type(action) is kind]

    def roll(self, one: int, two: int, wild: int = 12) -> Table:
        """All three dice."""
        return self.do(Roll(self.state.seat), Dice(CHANCE, one, two), WildDie(CHANCE, wild))

    def reveal(self, clan: str, figure: str) -> Table:
        """The token that is turned up now."""
        return self.do(RevealToken(CHANCE, ClanId(CLANS.index(clan)), FigureId(FIGURES.index(figure))))

    def ending(self) -> tuple[tuple[int, ...], str] | None:
        """The winners and the kind of ending; None while the game goes on."""
        outcome = self.state.outcome
        return None if outcome is None else (outcome.winners, outcome.ending)

    def step(self) -> str:
        """Key of the step that waits."""
        return self.state.frames[-1].step

    def hex(self, name: str) -> Any:
        return self.game.board.topology.parse_hex(name)

    def corner(self, name: str) -> Any:
        return self.game.board.topology.parse_corner(name)

    def path(self, name: str) -> Any:
        return self.game.board.topology.parse_path(name)

    def hand(self, seat: int) -> str:
        """A hand in words, `2ore wool`."""
        return in_words(purse(self.part, Seat(seat)).hand)

    def cards(self, seat: int) -> str:
        """Unplayed development cards in words."""
        return in_words(purse(self.part, Seat(seat)).cards, tuple(spec.key for spec in tables(self.game).cards))

    def camps(self) -> list[str]:
        """By clan, in letters."""
        return ["".join(LETTERS[figure] for figure in row) for row in self.watch.camps]

    def gift(self) -> dict[str, str]:
        """By hex, in letters."""
        topology = self.game.board.topology
        return {
            topology.hex_name(hex): "".join(LETTERS[figure] for figure in row)
            for hex, row in enumerate(self.watch.gift)
            if row
        }

    def points(self, seat: int) -> int:
        """Hidden ones included."""
        return total_points(self.game, self.state, Seat(seat))

    def public(self, seat: int) -> int:
        """What everybody can count."""
        return public_points(self.game, self.state, Seat(seat))

    def told(self, kind: type[E]) -> list[E]:
        """Events of a kind of the last move."""
        return [event for event in self.events if isinstance(event, kind)]


def in_words(cards: Counts, names: Sequence[str] = RESOURCES) -> str:
    """The inverse of `counts`, kinds in their order."""
    return " ".join(f"{count if count > 1 else ''}{name}" for name, count in zip(names, cards, strict=True) if count)
