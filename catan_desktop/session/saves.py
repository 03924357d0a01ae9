"""Saved games: one gzip'd JSON object, and the way back to exactly the same game.

`{"format", "schema", "sha256", "header", "game"}`: the hash is over the canonical bytes of header and game; the
header alone serves the list of games; the game holds the log as text lines, a digest every 25 plies and the present
state. The log is the truth as long as the rules are the ones it was played by; after that the present state is.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec
from pydantic import ValidationError

from .. import __version__
from ..bots.table import CATALOGUE, shelf
from ..kernel import Action, Game, GameState, Reason, engine, notation
from ..kernel.errors import GameError, RulesetError, SaveError
from ..kernel.frame import Position
from ..kernel.ruleset import Ruleset
from . import container, save_migrations
from .codec import RecordError, Records, records_of
from .files import write_atomically
from .history import Ply, Timeline
from .labels import label
from .save_errors import DAMAGED, Flaw, entry_error, misfit, refusal, unwritable
from .save_models import Body, Ending, Header, SaveFile, surplus
from .spec import Model, NewGame

FORMAT = "catan_desktop-save"
SCHEMA = 4
SUFFIX = ".catan"
DIGEST_EVERY = 25
"""Plies between two digests."""
TITLE_LIMIT = 200
TOO_LARGE = "save-too-large"
_BROKEN = (ValueError, TypeError, KeyError, IndexError, AttributeError, ArithmeticError, RecursionError, AssertionError)
"""What code raises on a value that is not of the type it should have."""


M = TypeVar("M", bound=Model)
Line: TypeAlias = "tuple[Ply, str, str]"
"""An action, its text, and the digest of the state after it, empty where none is due."""


@dataclass(frozen=True)
class SaveData:
    """A game at one moment, nothing encoded yet; safe to hand to another thread."""

    game: Game
    spec: NewGame
    shelf_name: str
    date: str
    title: str
    start: GameState
    done: tuple[Ply, ...]
    undone: tuple[Ply, ...]
    """What can be redone, in the order of play."""
    lines: dict[int, Line]
    """Index in the log -> its line, where an earlier save has worked it out; shared by all saves of a session."""

    @property
    def state(self) -> GameState:
        """The present state."""
        return self.done[-1].state if self.done else self.start


@dataclass(frozen=True)
class SavedGame:
    """A game that was read and checked."""

    header: Header
    game: Game
    spec: NewGame
    shelf_name: str
    timeline: Timeline
    notice: Reason | None
    """What the people should know, for instance that the rules have changed since."""


def branch(data: SaveData, ply: int) -> SavedGame:
    """Return the game as it stood after `ply` actions, to be played on from there; IndexError where there is no such
    moment."""
    start = (data.start, ()) if data.start.ply else engine.start(data.game)
    timeline = Timeline(data.game.seats, start)
    count = ply - timeline.first_ply
    if not 0 <= count <= len(data.done):
        raise IndexError(ply)
    for one in data.done[:count]:
        timeline.add(one.action, (one.state, one.events))
    then = dataclasses.replace(data, done=data.done[:count], undone=(), lines={})
    return SavedGame(_header(then), data.game, data.spec, data.shelf_name, timeline, None)


# Writing


def encode(data: SaveData, stamp: int = 0) -> bytes:
    """The bytes of the file; equal games at equal dates give equal bytes. Without a stamp it is that of the date.

    SaveError for what could not be read again.
    """
    return _sealed(_header(data), _body(data), stamp or container.milliseconds(data.date))


def _sealed(header: Header, body: dict[str, Any], stamp: int) -> bytes:
    content = {"header": header.model_dump(mode="json"), "game": body}
    try:
        Header.model_validate_json(json.dumps(content["header"]))  # what could not be read again is not called saved
    except ValidationError as error:
        raise refusal("save-unwritable", error) from error
    whole = {"format": FORMAT, "schema": SCHEMA, "sha256": _hash(content), **content}
    return container.pack(whole, stamp)


def write(data: SaveData, path: Path, stamp: int = 0, *, new: bool = False) -> None:
    """Save a game; SaveError if the file cannot be written, and what was there stays.

    With `new` the name must be free: FileExistsError if it is taken.
    """
    packed = encode(data, stamp)
    try:
        write_atomically(path, packed, new=new)
    except FileExistsError as error:
        if new:
            raise
        raise unwritable(error) from error
    except OSError as error:
        raise unwritable(error) from error


def with_title(path: Path, title: str) -> bytes:
    """The bytes of a save under another title; SaveError for a bad file or title."""
    packed = load(path)
    file = _parse(packed)
    if len(title) > TITLE_LIMIT:
        raise SaveError(Reason("save-bad-title"))
    header = file.header.model_copy(update={"title": label(title)})
    return _sealed(header, file.game.model_dump(mode="json"), container.stamp_of(packed))


def _header(data: SaveData) -> Header:
    ruleset, state = data.game.ruleset, data.state
    outcome = state.outcome
    standings = shelf(data.shelf_name).standings(data.game, state)
    return Header(
        app=__version__,
        title=label(data.title, TITLE_LIMIT),
        ruleset=ruleset.key,
        versions=ruleset.versions(),
        options=dict(data.game.options),
        seats=data.spec.seats,
        seed=data.spec.seed,
        board=_dump_board(data.game),
        turn=state.turn,
        ply=state.ply,
        points=tuple(standing.public for standing in standings),
        date=data.date,
        outcome=None if outcome is None else Ending(winners=outcome.winners, ending=outcome.ending),
    )


def _body(data: SaveData) -> dict[str, Any]:
    """The game as `Body` reads it."""
    records = records_of(data.game.ruleset)
    lines = [_line(data, index, ply) for index, ply in enumerate((*data.done, *data.undone))]
    more = surplus([text for _, text, _ in lines])
    gone = min(more, len(data.done))
    """Oldest actions that no longer fit into the log."""
    start = data.done[gone - 1].state if gone else data.start
    del lines[:gone], lines[len(lines) - (more - gone) :]
    return {
        "start": None if start.ply == 0 else records.encode(start),
        "log": [text for _, text, _ in lines],
        "position": len(data.done) - gone,
        "digests": {str(ply.state.ply): digest for ply, _, digest in lines if digest},
        "snapshot": records.encode(data.state),
    }


def _line(data: SaveData, index: int, ply: Ply) -> Line:
    known = data.lines.get(index)
    if known is None or known[0] is not ply:
        due = ply.state.ply % DIGEST_EVERY == 0
        known = ply, notation.encode(data.game, ply.action), notation.digest(ply.state) if due else ""
        data.lines[index] = known
    return known


def _dump_board(game: Game) -> Any:
    return None if game.ruleset.board_type is None else msgspec.to_builtins(game.board)


def _hash(content: dict[str, Any]) -> str:
    return hashlib.sha256(container.canonical({"game": content["game"], "header": content["header"]})).hexdigest()


# Reading


def read(path: Path, shelf_name: str = CATALOGUE) -> SavedGame:
    """A saved game, replayed and checked; SaveError, with a reason, for whatever is wrong with the file."""
    return decode(load(path), shelf_name)


def read_header(path: Path) -> Header:
    """Return what the list of games shows, after checking the hash; SaveError as for `read`, but nothing is
    replayed."""
    return header_of(load(path))


def header_of(packed: bytes) -> Header:
    """`read_header`, from the bytes of a file."""
    return _checked(_sound(packed).get("header"), Header)


def read_position(path: Path, shelf_name: str = CATALOGUE) -> tuple[Header, Game, GameState]:
    """The present of a saved game for a picture of it, nothing replayed and so nothing proved; SaveError as `read`."""
    file = _parse(load(path))
    try:
        ruleset = shelf(shelf_name).ruleset(file.header.ruleset).at(file.header.options)
        file = save_migrations.divided(ruleset, file)
        game = _game(ruleset, file.header)
        return file.header, game, _state(records_of(ruleset), game, _grown(ruleset, file, file.game.snapshot))
    except _BROKEN as error:
        raise refusal(DAMAGED, error) from error
    except RulesetError as error:
        raise misfit(ruleset, file.header) from error


def decode(packed: bytes, shelf_name: str = CATALOGUE) -> SavedGame:
    """`read`, from the bytes of a file."""
    file = _parse(packed)
    try:
        ruleset = shelf(shelf_name).ruleset(file.header.ruleset).at(file.header.options)
    except RulesetError as error:
        raise SaveError(Reason("save-unknown-ruleset", (("ruleset", file.header.ruleset),))) from error
    try:
        file = save_migrations.divided(ruleset, file)
    except _BROKEN as error:
        raise refusal(DAMAGED, error) from error
    changed = _rules_changed(ruleset, file.header)
    try:
        game = _game(ruleset, file.header)
        spec = file.header.spec()
        records = records_of(ruleset)
        snapshot = _state(records, game, _grown(ruleset, file, file.game.snapshot))
        start = None if file.game.start is None else _state(records, game, _grown(ruleset, file, file.game.start))
        if not 0 <= file.game.position <= len(file.game.log):
            raise Flaw("log")
    except _BROKEN as error:
        raise refusal(DAMAGED, error) from error
    except RulesetError as error:
        raise misfit(ruleset, file.header) from error
    notice = None
    try:
        timeline = _replayed(game, start, file.game, proved=not changed and bool(file.game.digests))
        if timeline.state != snapshot:
            raise SaveError(Reason("save-log-differs", (("ply", timeline.state.ply),)))
    except SaveError:
        if not changed:
            raise
        timeline, notice = Timeline(game.seats, (snapshot, ())), Reason("save-rules-changed")
    return SavedGame(file.header, game, spec, shelf_name, timeline, notice)


def load(path: Path) -> bytes:
    """The bytes of a file that may be a save; SaveError if it cannot be read or is far too large."""
    try:
        return container.load(path)
    except container.TooLarge as error:
        raise SaveError(Reason(TOO_LARGE)) from error
    except OSError as error:
        raise refusal("save-unreadable", error) from error


def _parse(packed: bytes) -> SaveFile:
    """The file with its hash checked."""
    return _checked(_sound(packed), SaveFile)


def _checked(raw: Any, kind: type[M]) -> M:
    try:
        return kind.model_validate_json(json.dumps(raw))
    except (ValidationError, *_BROKEN) as error:
        raise refusal(DAMAGED, error) from error


def _sound(packed: bytes) -> dict[str, Any]:
    """The value in a file of the present format, with its hash checked."""
    raw = _unpacked(packed)
    if raw.get("format") != FORMAT:
        raise SaveError(Reason("save-foreign"))
    schema = raw.get("schema")
    if type(schema) is not int or schema < 1:
        raise entry_error("schema")
    if schema > SCHEMA:
        raise SaveError(Reason("save-newer", (("schema", min(schema, 10**6)),)))
    try:
        if raw.get("sha256") == _hash(raw):
            return save_migrations.migrate(raw, schema, SCHEMA)
    except _BROKEN as error:
        raise refusal(DAMAGED, error) from error
    raise SaveError(Reason("save-wrong-hash"))


def _unpacked(packed: bytes) -> dict[str, Any]:
    try:
        return container.unpack(packed)
    except container.TooLarge as error:
        raise SaveError(Reason(TOO_LARGE)) from error
    except container.Foreign as error:
        raise SaveError(Reason("save-foreign")) from error
    except container.Cut as error:
        raise SaveError(Reason("save-cut")) from error
    except container.Damaged as error:
        raise refusal(DAMAGED, error) from error


def board_of(ruleset: Ruleset, header: Header) -> Any:
    """Return the board of a save; None where its game has none, ValueError for one that is no board of the game."""
    return None if ruleset.board_type is None else msgspec.convert(header.board, ruleset.board_type)


def _game(ruleset: Ruleset, header: Header) -> Game:
    game = engine.make_game(ruleset, len(header.seats), header.options, board_of(ruleset, header))
    engine.start(game)  # fails on a board that is none, such as one without a hex
    return game


def _grown(ruleset: Ruleset, file: SaveFile, state: Any) -> Any:
    """A state of a save, in the shape that the rules of today read."""
    return save_migrations.grown(ruleset, dict(file.header.versions), state)


def _state(records: Records, game: Game, value: Any) -> GameState:
    """A state of this game; RecordError if it is none."""
    state: GameState = records.decode(value, GameState)
    modules = game.ruleset.modules
    if len(state.parts) != len(modules) or not state.frames or not 0 <= state.seat < game.seats:
        raise RecordError("the state does not belong to the ruleset")
    for module, part in zip(modules, state.parts, strict=True):
        if type(part) is not module.slot.kind:
            raise RecordError(f"{module.slot.kind.__name__} is expected, not {type(part).__name__}")
    state.frames[0].data_as(Position)
    for frame in state.frames[1:]:
        step = game.ruleset.steps.get(frame.step)
        if step is None or not step.holds(frame.data):
            raise RecordError(f"the step {frame.step!r} is unknown, or does not hold {frame.data!r:.80}")
    return state


def _rules_changed(ruleset: Ruleset, header: Header) -> bool:
    """Return whether a module has grown; SaveError if the file was written by newer rules than these."""
    saved, here = dict(header.versions), dict(ruleset.versions())
    if saved == here:
        return False
    if saved.keys() - here.keys() or any(saved.get(key, 0) > version for key, version in here.items()):
        raise SaveError(Reason("save-newer-rules", (("app", header.app),)))
    return True


def _replayed(game: Game, start: GameState | None, body: Body, proved: bool) -> Timeline:
    """The course of the game; SaveError at the first ply that the rules refuse or that came out differently.

    `proved`: the digests are those of the rules and records of today.
    """
    timeline = Timeline(game.seats, engine.start(game) if start is None else (start, ()))
    for line in body.log:
        state = timeline.state
        try:
            action: Action = notation.decode(game, line)
            timeline.add(action, engine.apply(game, state, action))
        except (GameError, *_BROKEN) as error:
            raise SaveError(Reason("save-log-refused", (("ply", state.ply + 1), ("line", label(line, 100))))) from error
        ply = state.ply + 1
        if proved and ply % DIGEST_EVERY == 0 and body.digests.get(str(ply)) != notation.digest(timeline.state):
            raise SaveError(Reason("save-log-differs", (("ply", ply),)))
    for _ in range(len(body.log) - body.position):
        timeline.back()
    return timeline
