"""The user's settings for all games, kept in one small JSON file."""

from __future__ import annotations

import json
import logging
import os
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from catan_desktop.session.files import clean, keep_former, read_limited, write_atomically

logger = logging.getLogger(__name__)

Volume = Annotated[float, Field(ge=0, le=1)]
SIZE_LIMIT = 256 * 1024
"""Bytes of the file; one with everything changed has less than 10,000."""
UNREADABLE = "settings-unreadable"
"""Text key of the warning: nothing in the file could be used."""
PARTLY_READ = "settings-partly-read"
"""Text key of the warning: some entries of the file could not be used."""
NO_FILE = "settings-no-file"
"""Text key of the warning: a folder, a pipe or the like has the name of the file."""
NOT_COPIED = "settings-not-copied"
"""Text key of the warning: not everything could be used, and the file could not be given its second name."""


class Settings(BaseModel):
    """Every setting with its default; a value outside its range is refused."""

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid", allow_inf_nan=False, validate_default=True)

    language: Literal["en", "ru"] | None = None
    """None: not asked yet."""

    fullscreen: bool = False
    window_width: Annotated[int, Field(ge=640, le=16384)] = 1280
    """Pixels, like window_height; the window's size when it is not full screen."""
    window_height: Annotated[int, Field(ge=480, le=16384)] = 720
    ui_scale: Annotated[float, Field(ge=0.8, le=2.0)] = 1.0
    """Factor on everything drawn."""
    frame_limit: Annotated[int, Field(ge=15, le=360)] = 60
    """Frames a second at most."""

    animation_speed: Literal["off", "fast", "normal", "slow"] = "normal"
    volume_master: Volume = 0.8
    volume_music: Volume = 0.35
    volume_effects: Volume = 1.0
    volume_interface: Volume = 1.0
    volume_ambience: Volume = 0.3
    muted: bool = False
    """Nothing is heard, whatever the volumes are."""

    piece_set: Literal["wood", "stone", "plan"] = "wood"
    """What pieces are made of; `assets/finishes/pieces.toml` has each."""
    dice_set: Literal["bone", "wood", "obsidian", "glass"] = "bone"
    """What dice are made of; `assets/finishes/dice.toml` has each."""

    text_size: Literal["normal", "large", "largest"] = "normal"
    high_contrast: bool = False
    reduced_motion: bool = False
    colour_blind_shapes: bool = False
    """The symbol of its seat on a piece is large, so that nobody needs its colour."""

    confirm_costly: bool = True
    """Ask once more before what cannot be undone."""
    auto_end_turn: bool = False
    """End a turn by itself where everybody can see that nothing else is possible."""
    auto_pass: bool = True
    """Between the turns, pass for the only person at the table where nothing can be built."""
    auto_decline: bool = True
    """Decline an offer that the only person at the table cannot meet, after a moment."""
    bot_pause_seconds: Annotated[float, Field(ge=0, le=10)] = 0.8
    """How long a bot's move is shown."""
    bot_thinking_seconds: Annotated[float, Field(ge=0.1, le=2)] = 1.0
    """How long a bot may think about a decision."""
    hint_line: bool = True
    """Say the next step in one sentence at the bottom."""
    hint_button: bool = True
    """Offer to say what the best bot would do, and why."""

    cover_hand: bool = False
    """Where several people play at one screen, the own hand shows only as long as a key or the button is held."""
    last_game: dict[str, Any] = Field(default_factory=dict)
    """The choices of the game begun last, as `NewGame` writes them, without its seed; empty before the first."""
    tables: dict[Annotated[str, Field(min_length=1, max_length=60)], dict[str, Any]] = Field(default_factory=dict)
    """Name -> the same of a game that somebody wants to have at hand."""

    lessons_done: tuple[str, ...] = ()
    """`lesson/chapter` of every chapter of a lesson that was played to its end."""
    lessons_offered: tuple[str, ...] = ()
    """The same of those that a game has offered once."""
    puzzles_solved: tuple[str, ...] = ()
    """Keys of the puzzles that were solved."""

    keys: dict[str, str] = Field(default_factory=dict)
    """Command -> name of its key, only where it differs from the command's own."""

    @property
    def large_symbols(self) -> bool:
        """Return whether the symbols of the seats on their pieces are large."""
        return self.colour_blind_shapes or self.high_contrast


class Loaded(NamedTuple):
    """Settings as read, and the text key of a warning to show, or None."""

    settings: Settings
    warning: str | None


def load(path: Path) -> Loaded:
    """Read the settings; what cannot be read is replaced by its default, and the file is not touched.

    A file with anything unreadable in it gets `.bak` as a second name, because the next `save` replaces it; the
    warning says where that was not possible.
    """
    try:
        data = read_limited(path, SIZE_LIMIT)
        if len(data) > SIZE_LIMIT:
            raise ValueError("far too large for settings")
        text = data.decode("utf-8-sig")  # some editors put a mark before it
    except FileNotFoundError:
        return Loaded(Settings(), None)
    except (OSError, ValueError) as error:
        return _refused(path, error, Loaded(Settings(), UNREADABLE))
    try:
        return Loaded(Settings.model_validate_json(text), None)
    except ValidationError as error:
        return _refused(path, error, _salvaged(text, error))


def save(settings: Settings, path: Path) -> None:
    """Write the settings in one step.

    Raises:
        OSError: the file cannot be written; the former one stays as it was.
    """
    write_atomically(path, (settings.model_dump_json(indent=2) + "\n").encode(), keep_backup=False)
    clean(path.parent)


def _salvaged(text: str, error: ValidationError) -> Loaded:
    """Keep the entries that are valid by themselves."""
    wrong = {str(one["loc"][0]) for one in error.errors() if one["loc"]}
    try:
        raw = json.loads(text)
        kept = {name: value for name, value in raw.items() if name not in wrong}
        return Loaded(Settings.model_validate_json(json.dumps(kept)), PARTLY_READ)
    except (ValueError, AttributeError, RecursionError):  # not JSON, not an object, or nested without end
        return Loaded(Settings(), UNREADABLE)


def _refused(path: Path, error: Exception, loaded: Loaded) -> Loaded:
    logger.warning("%s: %s", path, error)
    if os.path.lexists(path) and not os.path.isfile(path):
        return loaded._replace(warning=NO_FILE)
    try:
        keep_former(path)
    except OSError as failure:
        logger.warning("no copy of %s: %s", path, failure)
        return loaded._replace(warning=NOT_COPIED)
    return loaded
