"""Games that go on from a position told in a text (`kernel/position_text.py`).

What a text of the table holds. "Copy position" writes what the looking seat may know, and names that seat as the
viewer; others' hands and what is hidden from all stand there as `?`. Whoever opens it plays a game that this seat
cannot rule out: what is unknown is dealt anew. A game that is over is written whole, as its review tells all of it,
and so is one in a report of an error, whose hidden part is only copied and never shown. So a text can be sent to
somebody at the same table and tells nothing that the sender could not have told.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from catan_desktop.bots.table import CATALOGUE, shelf
from catan_desktop.bots.worlds import imagine
from catan_desktop.kernel import Game, GameState, Observation, Reason, Seat, replace
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import actor, asked, start
from catan_desktop.kernel.errors import GameError, PositionError, SaveError
from catan_desktop.kernel.position_text import FIRST, SIZE_LIMIT, ReadPosition, is_position, read_position

from . import saves
from .spec import NewGame, SeatSpec

__all__ = ["is_position", "opened", "position_in"]

IMPOSSIBLE = Reason("position-impossible")
DATE = "2000-01-01"
"""That of a game which was never saved."""


def position_in(path: Path) -> str:
    """Return the text of a file that holds a position; empty for any other, and for none."""
    try:
        with path.open("rb") as file:
            if not file.read(len(FIRST) + 64).lstrip().startswith(f"{FIRST} ".encode()):
                return ""
            file.seek(0)
            return file.read(4 * SIZE_LIMIT).decode("utf-8", "replace")
    except OSError:
        return ""


def opened(text: str, seed: int = 0, shelf_name: str = CATALOGUE) -> saves.SavedGame:
    """Return the game of a text as if it had been saved: a person has the seat of the viewer or else the seat that is
    asked, bots the others.

    Raises:
        PositionError: the text is no position, or no game can go on from it.
    """
    found = read_position(text, shelf(shelf_name).ruleset)
    try:
        return _saved(found.game, _known(found, seed), found.viewer, seed, shelf_name)
    except (GameError, ValueError, TypeError, LookupError, AttributeError, ArithmeticError, AssertionError) as error:
        raise PositionError(IMPOSSIBLE) from error


def _known(found: ReadPosition, seed: int) -> GameState:
    """Return the state with what its viewer does not know dealt, and with a step behind it where it is no beginning."""
    game, state = found.game, found.state
    if found.viewer is not None:
        state = imagine(game, Observation(found.viewer, state, None), source(seed, "position"))
    for number, private, hidden in game.ruleset.secrets:
        part: Any = state.parts[number]
        if (private and None in part.private) or (hidden and part.hidden is None):
            raise ValueError("somebody must know what is not told")
    return state if state.ply or state == start(game)[0] else replace(state, ply=1)


def _saved(game: Game, state: GameState, viewer: Seat | None, seed: int, shelf_name: str) -> saves.SavedGame:
    asked(game, state)  # fails where the question cannot be put
    waiting = actor(state)
    person = next(seat for seat in (viewer, waiting, state.seat) if seat is not None and seat < game.seats)
    seats = tuple([SeatSpec(kind="human" if seat == person else "bot", colour=seat) for seat in range(game.seats)])
    spec = NewGame(ruleset=game.ruleset.key, seats=seats, options=dict(game.options), seed=seed)
    data = saves.SaveData(game, spec, shelf_name, DATE, "", state, (), (), {})
    try:
        return saves.decode(saves.encode(data), shelf_name)
    except SaveError as error:
        raise PositionError(IMPOSSIBLE) from error
