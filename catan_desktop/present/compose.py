"""The modules' views, run over an observation. The views come from the catalogue, by module key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from catan_desktop.kernel import Action, Game, GameState, Observation, Seat, record
from catan_desktop.kernel.engine import trace, veiled
from catan_desktop.kernel.event import Event, redact
from catan_desktop.present.event_rows import GENERAL, EventText, EventViews
from catan_desktop.present.models.board import Ground
from catan_desktop.present.picture import BoardPicture, Cue, Keyframe
from catan_desktop.present.words import Words

T = TypeVar("T")
BoardFill: TypeAlias = Callable[[Game, Observation, Any], BoardPicture]
"""Adds to the picture that the modules before have made; the first module, which makes it, is given None."""


@record
class BoardView:
    """How one module shows itself on the board."""

    fill: BoardFill
    describe: Callable[[Game, Observation], tuple[Words, ...]] | None = None
    """Tells what lies on the board, for those who listen instead of looking."""
    ground: Callable[[Any], Ground] | None = None
    """What a board lies on, by itself: without a game, and even where none could be played."""


def nothing_more(game: Game, view: Observation, made: T) -> T:
    """Fill of a module that adds nothing."""
    return made


BoardViews: TypeAlias = Mapping[str, BoardView]
"""By module key."""


def in_game(views: Mapping[str, T], game: Game) -> tuple[T, ...]:
    """Return the views of the game's modules, in ruleset order."""
    return tuple(views[key] for key in game.ruleset.slots if key in views)


def board_view(views: BoardViews, game: Game, view: Observation) -> BoardPicture | None:
    """The picture of the board as a seat sees it; None for a game that no module draws a board of."""
    picture: BoardPicture | None = None
    for module in in_game(views, game):
        picture = module.fill(game, view, picture)
    return picture


def ground_of(views: BoardViews, game: Game) -> Ground | None:
    """The land of the game's board by itself, as the last module shows it that says so; None where none does."""
    makers = [module.ground for module in in_game(views, game) if module.ground is not None]
    return makers[-1](game.board) if makers else None


def event_texts(tables: EventViews, game: Game, event: Event) -> tuple[EventText, ...]:
    """Return the lines of the chronicle for one event, as the reader may know it."""
    return tuple([text for table in (GENERAL, *in_game(tables, game)) for text in table.texts(game, event)])


def cues(tables: EventViews, game: Game, events: tuple[Event, ...]) -> tuple[Cue, ...]:
    """Return what to show of these events, in order; the events are those that the seat may see."""
    modules = in_game(tables, game)
    found = tuple([cue for event in events for table in modules for cue in table.cues(game, event)])
    for table in modules:
        found = table.arrange(found) if table.arrange is not None else found
    return found


def keyframes(
    views: tuple[BoardViews, EventViews],
    game: Game,
    state: GameState,
    action: Action,
    seat: Seat,
    history: tuple[Event, ...] = (),
    *,
    seen: Callable[[Event, Seat], Event] = redact,
    at: Callable[[Game, GameState], Game] = lambda game, state: game,
) -> tuple[Keyframe, ...]:
    """Return what an action changes, as a seat sees it, step by step; what goes along with a step belongs to it.

    Args:
        views: how boards and events are shown.
        state: before the action.
        history: what the seat has seen before it.
        seen: an event as a seat sees it.
        at: the game with its board as it lies at a moment.
    """
    (boards, tables), found = views, list[Keyframe]()
    for then, events in trace(game, state, action):
        told = tuple(seen(event, seat) for event in events)
        history = (*history, *told)
        shown = cues(tables, at(game, then), told)
        picture = board_view(boards, game, Observation(seat, veiled(game, then, seat), None, history))
        if picture is None:
            continue
        if found and (not shown or shown[0].along or not found[-1].cues):
            shown = found.pop().cues + shown
        found.append(Keyframe(shown, picture))
    return tuple(found)


def described(views: BoardViews, game: Game, view: Observation) -> tuple[Words, ...]:
    """Return what lies on the board in sentences."""
    told = (module.describe(game, view) for module in in_game(views, game) if module.describe is not None)
    return tuple(sentence for sentences in told for sentence in sentences)
