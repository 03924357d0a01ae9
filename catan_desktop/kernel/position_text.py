"""Positions as texts, both ways: what FEN is to chess. A text says what differs from the beginning of its game.

    position 1 classic 4 layout=classic_fixed
    at turn=9 seat=2 ply=130
    step settlers.action
    pieces.roads 0: E(0,1,NE) E(0,2,E); 2: E(-1,0,E)
    pieces.settlements 0: V(0,1,N); 2: V(0,0,S)
    hands.private 0: 2ore wool; 2: brick

The first line has the format, the ruleset, the number of seats, and the options that are not the usual ones. Every
other line is `module.field value`, or `module.field way: value; way: value` for what lies within: a way is made of
names of fields and of places in tuples, joined by dots. `at` holds the counters, `step` the stage of the turn that
has just begun; where something else is asked, `script` and `frame` lines tell the stack in its place. `board.field`
lines tell a board that is not the one of these options. A line that begins with a space goes on with the one before,
a line that begins with `#` is a remark.

Values: numbers; names of what a number or a bit stands for (`E(0,1,NE)`, `wool`), which `Module.names` and the codecs
of the board tell by type, and `Of` in the annotation of a mask; cards as `2ore wool`; `yes` and `no`; `()` for nothing
of many; `-` for None and `?` for what the viewer may not know; `[...]` for a tuple within another, `{field=value ...}`
for a record, defaults left out.

What follows from the rest (`Module.follows`) is worked out, and stands in the text only where it is otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any

from .chance import source
from .engine import make_game, start
from .errors import GameError, PositionError, Reason, RulesetError
from .frame import SCRIPT, Frame, Position
from .game import Game
from .ids import CHANCE, Of, Seat
from .position_values import Notation, Way, bare_type, field_types, inner_types, tokens_of
from .record import is_record_type, record, replace
from .ruleset import Ruleset
from .state import GameState, Outcome

FORMAT = 1
FIRST = "position"
"""The first word of every text."""
SIZE_LIMIT = 100_000
"""Signs of a text that is read."""
WIDTH = 100
SECRET = ("private", "hidden")
"""Fields of parts in which None is what the viewer does not know."""
NONE = "none"
"""Cards where there are none."""
_PIECE = re.compile(r'(?:"(?:\\.|[^"\\])*"|[^";])+')
"""What stands between two semicolons; one within a quoted text divides nothing."""
_BROKEN = (ValueError, TypeError, KeyError, IndexError, LookupError, AttributeError, ArithmeticError, GameError)


@record
class ReadPosition:
    """What a text tells."""

    game: Game
    state: GameState
    viewer: Seat | None
    """Whose knowledge it holds, the rest is unknown; None: all of it."""


def write_position(game: Game, state: GameState, viewer: Seat | None = None) -> str:
    """Return the text of a state; with a viewer, of one in which others' secrets are None (`engine.veiled`)."""
    notation, base = Notation(game), start(game)[0]
    lines = [_head(game), _counters(state, viewer)]
    if state.outcome is not None:
        lines.append(" ".join(["outcome", notation.word(state.outcome.ending, str), *map(str, state.outcome.winners)]))
    lines += _frame_lines(notation, state) if state.frames != base.frames else []
    lines += _board_lines(game)
    plain = [_part_lines(notation, module.slot, state, base, notation.follows) for module in game.ruleset.modules]
    followed = notation.with_followed(_only_primary(notation, state, base))
    rest = [_part_lines(notation, module.slot, state, followed) for module in game.ruleset.modules]
    for told, more in zip(plain, rest, strict=True):
        lines += [*told, *more]
    return "\n".join(lines) + "\n"


def read_position(text: str, ruleset_of: Callable[[str], Ruleset]) -> ReadPosition:
    """Return what a text tells; PositionError, with the line and the word that is wrong."""
    if len(text) > SIZE_LIMIT:
        raise PositionError(Reason("position-too-large"))
    lines = list(_lines(text))
    if not lines or lines[0][1].split()[:1] != [FIRST]:
        raise PositionError(Reason("position-foreign"))
    reader = _Reader(_game_of(lines[0][1], ruleset_of))
    for number, line in sorted(lines[1:], key=lambda one: not one[1].startswith("board.")):
        reader.line(number, line)
    return reader.finished()


def state_of(game: Game, text: str, base: GameState) -> GameState:
    """Return the state that lines tell, the rest as in `base`: a text without its first line."""
    reader = _Reader(game)
    reader.state = base
    for number, line in _lines(text):
        reader.line(number, line)
    return reader.finished().state


def is_position(text: str) -> bool:
    """Return whether a text means to be a position."""
    return text.lstrip().startswith(f"{FIRST} ")


# Lines that are written


def _head(game: Game) -> str:
    usual = {spec.key: spec.default for spec in game.ruleset.options}
    options = [f"{key}={_option_word(value)}" for key, value in sorted(game.options.items()) if value != usual.get(key)]
    return " ".join([FIRST, str(FORMAT), game.ruleset.key, str(game.seats), *options])


def _option_word(value: bool | int | str) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _counters(state: GameState, viewer: Seat | None) -> str:
    told = [f"turn={state.turn}", f"seat={state.seat}", *([f"ply={state.ply}"] if state.ply else [])]
    return " ".join(["at", *told, *([] if viewer is None else [f"viewer={viewer}"])])


def _frame_lines(notation: Notation, state: GameState) -> list[str]:
    game, bottom = notation.game, state.frames[0]
    if bottom.step != SCRIPT:
        return [_frame_line(notation, "frame", frame) for frame in state.frames]
    script = bottom.data_as(Position)
    steps = game.ruleset.script.setup if script.setup else game.ruleset.script.turn
    known = 0 <= script.index < len(steps) and steps.index(steps[script.index]) == script.index
    name = steps[script.index] if known else str(script.index)
    if known and state.frames == _at_step(game, state, name):
        return [f"step {name}"]
    where = f"script {'setup' if script.setup else 'turn'} {name}"
    return [where, *[_frame_line(notation, "frame", frame) for frame in state.frames[1:]]]


def _at_step(game: Game, state: GameState, name: str) -> tuple[Frame, ...]:
    """Return the stack of frames at the beginning of a step of the script."""
    setup = name in game.ruleset.script.setup
    steps = game.ruleset.script.setup if setup else game.ruleset.script.turn
    bottom = Frame(SCRIPT, 0, Position(setup, steps.index(name)))
    return (bottom, game.ruleset.steps[name].entered(game, replace(state, frames=(bottom,))))


def _frame_line(notation: Notation, word: str, frame: Frame) -> str:
    step = notation.game.ruleset.steps.get(frame.step)
    told = [word, frame.step, notation.word(frame.waiting, Annotated[int, Of(Seat)])]
    if frame.data is not None:
        told.append(notation.word(frame.data, None if step is None else step.data))
    return " ".join(told)


def _board_lines(game: Game) -> list[str]:
    if game.board is None:
        return []
    usual = _usual_board(game.ruleset, game.seats, game.options)
    return _grouped("board", Notation(game).different(game.board, usual, type(game.board)))


def _usual_board(rules: Ruleset, seats: int, options: Mapping[str, bool | int | str]) -> Any:
    """Return the board that a table of these options has where nothing else is said."""
    return None if rules.make_board is None else _made_board(rules.make_board, seats, tuple(options.items()))


@lru_cache(maxsize=32)
def _made_board(make: Callable[..., Any], seats: int, options: tuple[tuple[str, bool | int | str], ...]) -> Any:
    return make(seats, dict(options), source(0, "board"))


def _part_lines(
    notation: Notation, slot: Any, state: GameState, base: GameState, skipped: Container[tuple[type[Any], str]] = ()
) -> list[str]:
    part, other = slot.of(notation.game, state), slot.of(notation.game, base)
    return _grouped(slot.key, notation.different(part, other, slot.kind, skipped))


def _only_primary(notation: Notation, state: GameState, base: GameState) -> GameState:
    """Return a state with what follows from nothing, the rest as at the beginning."""
    for module in notation.game.ruleset.modules:
        part, other = module.slot.of(notation.game, state), module.slot.of(notation.game, base)
        for way, told in notation.different(part, other, module.slot.kind, notation.follows):
            other = notation.put(other, module.slot.kind, way, tokens_of(told))
        base = module.slot.put(notation.game, base, other)
    return replace(base, seat=state.seat, turn=state.turn, ply=state.ply, frames=state.frames)


def _grouped(key: str, found: Iterator[tuple[Way, str]]) -> list[str]:
    """Return lines, one for each field of a part."""
    fields: dict[str, list[str]] = {}
    for way, told in found:
        rest, value = ".".join(way[1:]), "?" if told == "-" and way and way[0] in SECRET else told
        fields.setdefault(way[0] if way else "", []).append(f"{rest}: {value}" if rest else value)
    return [_folded(f"{key}.{name}" if name else key, told) for name, told in fields.items()]


def _folded(head: str, told: Sequence[str]) -> str:
    """Return a line, what is too long for it on others that go on with it: ways are kept together where they fit."""
    line, lines = head, []
    for way in [*[f"{one};" for one in told[:-1]], told[-1]]:
        for piece in [way] if len(head) + len(way) < WIDTH or '"' in way else way.split(" "):
            if len(line) + len(piece) >= WIDTH and line != head:
                lines.append(line)
                line = " "
            line = f"{line} {piece}"
    return "\n".join([*lines, line])


# Lines that are read


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Return lines with their numbers from 1, those that go on joined."""
    found: list[tuple[int, str]] = []
    for number, line in enumerate(text.strip().splitlines(), 1):
        if line[:1].isspace() and found and line.strip():
            found[-1] = (found[-1][0], f"{found[-1][1]} {line.strip()}")
        elif line.strip() and not line.startswith("#"):
            found.append((number, line.strip()))
    return iter(found)


def _wrong(number: int, word: str) -> PositionError:
    return PositionError(Reason("position-wrong", (("line", number), ("word", word[:80]))))


def _game_of(head: str, ruleset_of: Callable[[str], Ruleset]) -> Game:
    """Return the game of the first line, on the board of its options."""
    words = head.split()
    if not words[1:] or not words[1].isdecimal() or len(words[1]) > 9:
        raise _wrong(1, " ".join(words[1:2]))
    if int(words[1]) > FORMAT:
        raise PositionError(Reason("position-newer"))
    if len(words) < 4:
        raise _wrong(1, head)
    try:
        rules = ruleset_of(words[2])
    except GameError as error:
        raise _wrong(1, words[2]) from error
    options: dict[str, bool | int | str] = {}
    for word in words[4:]:
        key, _, value = word.partition("=")
        for spec in (*rules.options, *[one.switch for one in rules.recipe if one.switch is not None]):
            if spec.key == key:
                options.update([(key, choice) for choice in spec.choices if _option_word(choice) == value])
        if key not in options:
            raise _wrong(1, word)
    try:
        seats = int(words[3])
        rules = rules.at(options)
        checked = rules.checked(options)
        make_game(rules, seats, checked)
        return make_game(rules, seats, checked, _usual_board(rules, seats, checked))
    except (ValueError, RulesetError) as error:
        raise _wrong(1, words[3]) from error


class _Reader:
    """A position that is being read."""

    def __init__(self, game: Game) -> None:
        self.game, self.notation = game, Notation(game)
        self.usual, self.base, self.board = Notation(game), start(game)[0], game.board
        self.state = self.base
        self.viewer: Seat | None = None
        self.step: tuple[int, str] | None = None
        self.later: list[tuple[int, Any, Way, str]] = []
        """What follows from the rest and is told otherwise."""

    def line(self, number: int, line: str) -> None:
        """Take one line in."""
        head, _, rest = line.partition(" ")
        word = head
        try:
            if head in {"at", "step", "script", "frame", "outcome"}:
                word = rest
                getattr(self, f"_{head}")(number, rest)
                return
            key, *way = head.split(".")
            for more, told in _pieces(rest):
                word = f"{more}: {told}" if more else told
                inner = (*way, *(more.split(".") if more else ()))
                if key == "board":
                    self.board = self.usual.put(self.board, type(self.board), inner, tokens_of(told))
                else:
                    self._told(number, key, inner, told)
            if key == "board":
                self._relay()
        except _BROKEN as error:
            if isinstance(error, PositionError):
                raise
            raise _wrong(number, word) from error

    def _relay(self) -> None:
        """Begin the game on the board as far as it has been told."""
        self.game = make_game(self.game.ruleset, self.game.seats, self.game.options, self.board)
        self.notation, self.base = Notation(self.game), start(self.game)[0]
        self.state = self.base

    def _told(self, number: int, key: str, way: Way, told: str) -> None:
        slot = self.game.ruleset.modules[self.game.slots[key]].slot
        if self._follows(slot.kind, way):
            self.later.append((number, slot, way, told))
        else:
            self._put(slot, way, told)

    def _put(self, slot: Any, way: Way, told: str) -> None:
        part = self.notation.put(slot.of(self.game, self.state), slot.kind, way, tokens_of(told))
        if type(part) is not slot.kind:
            raise TypeError(slot.key)
        self.state = slot.put(self.game, self.state, part)

    def _follows(self, hint: Any, way: Way) -> bool:
        """Return whether what stands at the end of a way follows from the rest."""
        for name in way:
            bare, _ = bare_type(hint)
            if is_record_type(bare):
                if (bare, name) in self.notation.follows:
                    return True
                hint = field_types(bare)[name]
            else:
                hint = inner_types(bare, 1)[0]
        return False

    def _at(self, number: int, rest: str) -> None:
        for word in rest.split():
            key, _, value = word.partition("=")
            if key not in {"turn", "seat", "ply", "viewer"} or not value.isdecimal() or len(value) > 9:
                raise _wrong(number, word)
            if key in {"seat", "viewer"} and int(value) >= self.game.seats:
                raise _wrong(number, word)
            if key == "viewer":
                self.viewer = Seat(int(value))
            elif key == "seat":
                self.state = replace(self.state, seat=Seat(int(value)))
            elif key == "turn":
                self.state = replace(self.state, turn=int(value))
            else:
                self.state = replace(self.state, ply=int(value))

    def _outcome(self, number: int, rest: str) -> None:
        tokens = tokens_of(rest)
        ending = self.notation.value(tokens, str)
        self.state = replace(self.state, outcome=Outcome(tuple([self._seat(word) for word in tokens]), ending))

    def _seat(self, word: str) -> Seat:
        seat = int(word)
        if not 0 <= seat < self.game.seats:
            raise ValueError(word)
        return Seat(seat)

    def _step(self, number: int, rest: str) -> None:
        if rest not in (*self.game.ruleset.script.setup, *self.game.ruleset.script.turn):
            raise _wrong(number, rest)
        self.step = (number, rest)

    def _script(self, number: int, rest: str) -> None:
        kind, name = rest.split()
        setup = {"setup": True, "turn": False}[kind]
        steps = self.game.ruleset.script.setup if setup else self.game.ruleset.script.turn
        index = int(name) if re.fullmatch(r"-?\d{1,4}", name) else steps.index(name)
        self.state = replace(self.state, frames=(Frame(SCRIPT, 0, Position(setup, index)),))
        if not -1 <= index <= len(steps):
            raise ValueError(name)

    def _frame(self, number: int, rest: str) -> None:
        tokens = tokens_of(rest)
        step = self.game.ruleset.steps[tokens.popleft()]
        waiting = self.notation.value(tokens, Annotated[int, Of(Seat)])
        data = self.notation.value(tokens, step.data) if tokens else None
        if tokens or not step.holds(data) or waiting & ~(self.game.everybody | 1 << CHANCE):
            raise ValueError(rest)
        self.state = replace(self.state, frames=(*self.state.frames, Frame(step.key, waiting, data)))

    def finished(self) -> ReadPosition:
        """Return the position."""
        try:
            self.state = self.notation.with_followed(self.state)
        except _BROKEN as error:
            raise PositionError(Reason("position-impossible")) from error
        for number, slot, way, told in self.later:
            try:
                self._put(slot, way, told)
            except _BROKEN as error:
                raise _wrong(number, told) from error
        if self.step is not None:
            try:
                self.state = replace(self.state, frames=_at_step(self.game, self.state, self.step[1]))
            except _BROKEN as error:
                raise _wrong(*self.step) from error
        return ReadPosition(self.game, self.state, self.viewer)


def _pieces(rest: str) -> Iterator[tuple[str, str]]:
    """Return the ways of a line within a field, and what is told of each; an empty way for the field itself."""
    for piece in _PIECE.findall(rest) if '"' in rest else rest.split(";"):
        way, colon, told = piece.strip().partition(": ")
        yield (way, told.strip()) if colon else ("", piece.strip())
