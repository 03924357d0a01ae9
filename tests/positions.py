"""Positions of the games on the Gift, built from a few words instead of being played, and a table to play them on."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from catan_desktop.games.watch.actions import RevealToken, WildDie
from catan_desktop.games.watch.board import CLANS, ClanId
from catan_desktop.games.watch.module import BROTHERHOOD
from catan_desktop.games.watch.part import FIGURES, FigureId, WatchPart, watch
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import Counts, add, subtract
from catan_desktop.kernel.choice import Choice
from catan_desktop.kernel.engine import actor, advance, apply, decision, why_not
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, NOBODY, Seat
from catan_desktop.kernel.position_text import read_position
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.actions import Dice, Roll
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.parts import DEVELOPMENT
from catan_desktop.mechanics.scoring import public_points, total_points
from catan_desktop.mechanics.tables import RESOURCES, tables
from catan_desktop.mechanics.turn import ACTION
from tests.parts import Parts, purse, settlers
from tests.recipes import RECIPES

E = TypeVar("E", bound=Event)
__all__ = ["ACTION", "PRE_ROLL", "Position", "Table", "counts", "in_words"]
LETTERS = "rcg"
"""Wildlings in `camps` and `gift`: a regular, a climber, a giant."""
LINES = {
    **{name: f"pieces.{name}" for name in ("roads", "settlements", "cities")},
    **{"first": "placement.first", "robber": "robber.hex", "dice": "dice.last", "hands": "hands.private"},
    **{"bank": "hands.bank", "longest": "longest_road.holder", "largest": "largest_army.holder"},
    **{"knights": "largest_army.knights", "cards": "development.private", "fresh": "development.private"},
    **{name: f"watch.{name}" for name in ("breach", "die", "clearings", "camps", "gift", "supply", "unrevealed")},
    **{name: f"watch.{name}" for name in ("turned", "used", "received", "heroes")},
    **{"wall": "watch.posts"},
    **{"barbarians": "barbarian_attack.standing", "riders": "barbarian_attack.riders"},
    **{"progress": "progress_cards.private"},
}
"""Field of `Position` -> what it is called in the text of a position."""


@dataclass
class Position:
    """A moment of a game: what is not said is empty, at home or unused."""

    rules: Ruleset = BROTHERHOOD
    seats: int = 4
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    seat: int = 0
    step: str = ACTION
    turn: int = 9
    first: int = 0
    settlements: Any = ()
    cities: Any = ()
    roads: Any = ()
    robber: str = ""
    hands: Any = ()
    cards: Any = ()
    fresh: Any = ()
    """Those of `cards` that were bought this turn."""
    knights: Mapping[int, int] = field(default_factory=dict)
    """Played knight cards."""
    longest: Seat = NOBODY
    largest: Seat = NOBODY
    bank: Mapping[str, int] = field(default_factory=dict)
    """The supply of some kinds of cards, where it is not all that the hands leave; the rest is out of the game."""
    deck: str | None = None
    """The development deck; the rest has been played."""
    dice: Any = ()
    wall: Any = ()
    camps: Any = ()
    clearings: Any = ()
    gift: Any = ()
    breach: int = 0
    die: int = 0
    heroes: Sequence[str] = ("qhorin", "thorne", "marsh", "mormont")
    turned: Any = ()
    used: Any = ()
    received: Any = ()
    supply: Any = None
    unrevealed: Any = None
    reveals: int = 0
    """Tokens that are about to be turned up."""
    barbarians: Any = ()
    riders: Any = ()
    progress: Any = ()

    def text(self) -> str:
        """The position as a text."""
        options = [f"{key}={_option(value)}" for key, value in self.options.items()]
        lines = [" ".join(["position 1", self.rules.key, str(self.seats), *options])]
        lines.append(f"at turn={self.turn} seat={self.seat}")
        lines += self._steps()
        for name, way in LINES.items():
            said = self._said(name)
            if said not in (USUAL[name], (), {}):
                lines.append(f"{way} {said if isinstance(said, str) else _line(said, SUFFIX.get(name, ''))}")
        if self.knights:
            lines.append(f"development.gone {sum(self.knights.values())}knight")
        return "\n".join(lines)

    def _said(self, name: str) -> Any:
        said = getattr(self, name)
        if name == "heroes":
            return said[: self.seats] if self.rules is BROTHERHOOD else ()
        if name == "knights" and said:
            return tuple([said.get(seat, 0) for seat in range(self.seats)])
        if name in {"camps", "gift"}:
            rows = said.items() if isinstance(said, Mapping) else enumerate(said)
            return {key: " ".join([FIGURES[LETTERS.index(letter)] for letter in row]) for key, row in rows}
        return dict(enumerate(said)) if name == "wall" else said

    def _steps(self) -> list[str]:
        if not self.reveals:
            return [f"step {self.step}"]
        more = [f"frame watch.settling [] {{left={self.reveals - 1}}}"] if self.reveals > 1 else []
        return [f"script turn {self.step}", f"frame {self.step} [{self.seat}]", *more, "frame watch.token [chance]"]

    def made(self) -> tuple[Game, GameState]:
        """The game and the state."""
        found = read_position(self.text(), RECIPES.__getitem__)
        return found.game, found.state if self.deck is None else self._with_deck(found.game, found.state)

    def _with_deck(self, game: Game, state: GameState) -> GameState:
        """The state in which all development cards have been played that lie neither in hands nor in the deck."""
        part = DEVELOPMENT.of(game, state)
        left = counts(self.deck or "", [spec.key for spec in tables(game).cards])
        gone = add(part.gone, subtract(part.hidden or (), left))
        return DEVELOPMENT.put(game, state, replace(part, hidden=left, deck=sum(left), gone=gone))

    def table(self) -> Table:
        """The position, ready to play."""
        return Table(*self.made())


USUAL = {**{one.name: one.default for one in fields(Position)}, "heroes": ()}
SUFFIX = {"cards": ".cards", "progress": ".cards", "fresh": ".fresh"}


def _option(value: bool | int | str) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _line(said: Any, suffix: str) -> str:
    """What is said, as the value of a line."""
    if isinstance(said, Mapping):
        return "; ".join([f"{key}{suffix}: {_line(one, '') or '()'}" for key, one in said.items()])
    return said if isinstance(said, str) else " ".join(map(str, said)) if isinstance(said, Sequence) else str(said)


def counts(words: str, names: Sequence[str] = RESOURCES) -> Counts:
    """Cards by kind from words: `2ore wool`."""
    found = [0] * len(names)
    for number, name in re.findall(r"(\d*)([a-z_]+)", words):
        found[names.index(name)] += int(number or 1)
    return tuple(found)


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
