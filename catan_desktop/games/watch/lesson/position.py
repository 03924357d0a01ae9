"""Positions of the games of the Watch, and of the plain game on the Gift.

Besides what `position` tells: wildlings are letters, `r` a regular, `c` a climber, `g` a giant.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from catan_desktop.games.watch.heroes.hero import HERO_KEYS
from catan_desktop.games.watch.module import BROTHERHOOD
from catan_desktop.games.watch.part import SUPPLY, FigureId, HeroId, WatchPart, watch, with_watch
from catan_desktop.games.watch.wildlings import TOKEN, settling
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.cards import Counts, subtract
from catan_desktop.kernel.frame import Frame
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, SEATS
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.kernel.state import GameState
from catan_desktop.lessons.position import SettlersPosition, counts, replay
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.turn import ACTION

__all__ = ["ACTION", "LETTERS", "PRE_ROLL", "Position", "counts", "figures", "replay"]

LETTERS = "rcg"


def figures(letters: str) -> tuple[FigureId, ...]:
    """Return wildlings from letters, in the order given."""
    return tuple(FigureId(LETTERS.index(letter)) for letter in letters)


@dataclass
class Position(SettlersPosition):
    """A moment of a game on the Gift, with the Watch or without."""

    rules: Ruleset = BROTHERHOOD
    wall: Sequence[Sequence[int]] = ((), (), (), ())
    camps: Sequence[str] = ("", "", "")
    clearings: Sequence[int] = (0, 0, 0, 0)
    gift: Mapping[str, str] = field(default_factory=dict)
    breach: int = 0
    die: int = 0
    heroes: Sequence[str] = ("qhorin", "thorne", "marsh", "mormont")
    turned: Sequence[int] = ()
    used: Sequence[int] = ()
    received: Sequence[int] = ()
    supply: Counts | None = None
    """Figures on the Frostfangs, where some are out of the game."""
    unrevealed: Counts | None = None
    """Wildling tokens by 3 * clan + kind; the others lie open."""
    reveals: int = 0
    """Tokens that are about to be turned up."""

    def _beside(self, game: Game, state: GameState) -> GameState:
        if not game.has("watch"):
            return state
        return with_watch(game, state, self._watch(game, watch(game, state)))

    def _framed(self, game: Game, state: GameState) -> GameState:
        state = super()._framed(game, state)
        more = (settling(self.reveals - 1),) if self.reveals > 1 else ()
        token = (Frame(TOKEN, 1 << CHANCE),) if self.reveals else ()
        return replace(state, frames=(*state.frames, *more, *token))

    def _watch(self, game: Game, part: WatchPart) -> WatchPart:
        gift = [""] * len(part.gift)
        for name, letters in self.gift.items():
            gift[game.board.topology.parse_hex(name)] = letters
        everywhere = "".join((*self.camps, *gift, "r" * sum(self.clearings)))
        supply = tuple(total - everywhere.count(letter) for total, letter in zip(SUPPLY, LETTERS, strict=True))
        posts = tuple(tuple(SEATS[seat] for seat in row) for row in self.wall)
        tokens = part.unrevealed
        left = tokens if self.unrevealed is None else self.unrevealed
        return replace(
            part,
            posts=posts,
            guards=tuple(sum(row.count(seat) for row in posts) for seat in range(self.seats)),
            camps=tuple(figures(letters) for letters in self.camps),
            clearings=tuple(self.clearings),
            gift=tuple(tuple(sorted(figures(letters))) for letters in gift),
            invaders=sum(map(len, gift)),
            supply=supply if self.supply is None else self.supply,
            unrevealed=left,
            revealed=subtract(tokens, left),
            breach=self.breach,
            die=self.die,
            heroes=tuple(HeroId(HERO_KEYS.index(name)) for name in self.heroes[: self.seats]),
            turned=mask_of(list(self.turned)),
            used=mask_of(list(self.used)),
            received=mask_of(list(self.received)),
        )
