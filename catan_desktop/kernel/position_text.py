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

import json
import re
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, NewType, TypeAlias, Union, get_args, get_origin, get_type_hints

from .chance import source
from .engine import make_game, start
from .errors import GameError, PositionError, Reason, RulesetError
from .frame import SCRIPT, Frame, Position
from .game import Game
from .ids import CHANCE, NOBODY, Of, Seat
from .record import defaults, field_names, is_record, is_record_type, record, replace
from .ruleset import Ruleset
from .state import GameState, Outcome

FORMAT = 1
FIRST = "position"
"""The first word of every text."""
SIZE_LIMIT = 100_000
"""Signs of a text that is read."""
WIDTH = 110
NONE = "none"
"""Cards where there are none."""
Way: TypeAlias = tuple[str, ...]
Place: TypeAlias = tuple[Callable[[int], str], Callable[[str], int], int]
"""(number -> name, name -> number, how many names are listed; 0 where the board knows them)."""
_TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|[\[\]{}]|[a-z_]+=|[^\s\[\]{}"]+')
_PLAIN_WORD = re.compile(r"[A-Za-z_][\w.-]*")
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
    lines = [_head(game), _counters(state, base, viewer)]
    if state.outcome is not None:
        lines.append(" ".join(["outcome", notation.word(state.outcome.ending, str), *map(str, state.outcome.winners)]))
    lines += _frame_lines(notation, state)
    lines += _board_lines(game)
    plain = [_part_lines(notation, module.slot, state, base, notation.primary) for module in game.ruleset.modules]
    followed = notation.followed(_only_primary(notation, state, base))
    rest = [_part_lines(notation, module.slot, state, followed, notation.derived) for module in game.ruleset.modules]
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


def is_position(text: str) -> bool:
    """Return whether a text means to be a position."""
    return text.lstrip().startswith(f"{FIRST} ")


# Names and values


class Notation:
    """How values of a game are written and read, by the types of their fields."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.places: dict[Any, Place | None] = {Seat: (_seat_name, _seat_number, 0)}
        self.follows: set[tuple[type[Any], str]] = {
            (kind, name) for module in game.ruleset.modules for kind, names in module.follows.items() for name in names
        }

    def place(self, kind: Any) -> Place | None:
        """Return how numbers of a kind are named; None for plain numbers."""
        if kind not in self.places:
            self.places[kind] = self._found(kind)
        return self.places[kind]

    def _found(self, kind: Any) -> Place | None:
        codecs: Mapping[Any, Any] = getattr(self.game.board, "codecs", {})
        if kind in codecs:
            write, read = codecs[kind]
            return write, read, 0
        for module in self.game.ruleset.modules:
            if kind in module.names:
                names = tuple(module.names[kind](self.game))
                numbers = {name: number for number, name in enumerate(names)}
                return names.__getitem__, numbers.__getitem__, len(names)
        return None

    def primary(self, kind: type[Any], name: str) -> bool:
        """Return whether a field of a record follows from no other."""
        return (kind, name) not in self.follows

    def derived(self, kind: type[Any], name: str) -> bool:
        """Return whether a field may differ from what follows: every one, as the others are equal."""
        return True

    def followed(self, state: GameState) -> GameState:
        """Return the state with all that follows from the rest."""
        for module in self.game.ruleset.modules:
            if module.follow is not None:
                state = module.follow(self.game, state)
        return state

    def name(self, kind: Any, number: int) -> str:
        """Return a number by its name, where it has one."""
        place = self.place(kind)
        if place is None or (number < 0 and kind is not Seat) or (place[2] and number >= place[2]):
            return str(number)
        return place[0](number)

    def number(self, kind: Any, name: str) -> int:
        """Return the number of a name."""
        if re.fullmatch(r"-?\d{1,400}", name):
            return int(name)
        place = self.place(kind)
        if place is None:
            raise ValueError(name)
        return place[1](name)

    # writing

    def word(self, value: Any, hint: Any) -> str:
        """Return a value as one word, many in brackets."""
        hint, of = _bare(hint)
        if value is None:
            return "-"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return f"[{self.items(value, hint, of)}]" if of is not None else self.name(hint, value)
        if isinstance(value, str):
            return value if _PLAIN_WORD.fullmatch(value) else json.dumps(value)
        if isinstance(value, tuple):
            return f"[{self.items(value, hint, of)}]"
        return self._record(value, hint)

    def line(self, value: Any, hint: Any) -> str:
        """Return a value as the rest of a line: many without brackets."""
        bare, of = _bare(hint)
        if isinstance(value, tuple) or (of is not None and type(value) is int):
            return self.items(value, bare, of) or "()"
        return self.word(value, hint)

    def items(self, value: Any, hint: Any, of: Any) -> str:
        """Return the bits of a mask, cards, or the values of a tuple."""
        if isinstance(value, int):
            return f"{value}!" if value < 0 else " ".join([self.name(of, bit) for bit in _bits(value)])
        place = None if of is None else self.place(of)
        if place is not None and place[2] == len(value) and all(type(count) is int and count >= 0 for count in value):
            found = [f"{count if count > 1 else ''}{place[0](kind)}" for kind, count in enumerate(value) if count]
            return " ".join(found) or NONE
        return " ".join([self.word(item, inner) for item, inner in zip(value, _inner(hint, len(value)), strict=True)])

    def _record(self, value: Any, hint: Any) -> str:
        kind, inner = type(value), _hints(type(value))
        usual = defaults(kind)
        told = [
            f"{name}={self.word(getattr(value, name), inner[name])}"
            for name in field_names(kind)
            if name not in usual or getattr(value, name) != usual[name]
        ]
        tag = "" if hint is kind else kind.__name__
        return f"{tag}{{{' '.join(told)}}}"

    def different(
        self, value: Any, base: Any, hint: Any, chosen: Callable[[type[Any], str], bool]
    ) -> Iterator[tuple[Way, str]]:
        """Return ways to what differs from another value, and what is there."""
        if value == base:
            return
        bare, of = _bare(hint)
        if is_record(value) and type(value) is type(base):
            inner = _hints(type(value))
            for name in field_names(type(value)):
                if chosen(type(value), name):
                    for way, told in self.different(getattr(value, name), getattr(base, name), inner[name], chosen):
                        yield (name, *way), told
        elif isinstance(value, tuple) and isinstance(base, tuple) and self._by_place(value, base, bare, of):
            for index, (one, other) in enumerate(zip(value, base, strict=True)):
                for way, told in self.different(one, other, _inner(bare, len(value))[index], chosen):
                    yield (self.name(of, index) if of is not None else str(index), *way), told
        else:
            yield (), self.line(value, hint)

    def _by_place(self, value: tuple[Any, ...], base: tuple[Any, ...], hint: Any, of: Any) -> bool:
        """Return whether a tuple is told place by place."""
        if len(value) != len(base):
            return False
        if of is not None:
            place = self.place(of)
            return place is not None and not place[2]
        return not all(_is_plain(inner) for inner in _inner(hint, len(value)))

    # reading

    def value(self, tokens: deque[str], hint: Any, base: Any = None, whole: bool = False) -> Any:
        """Return the value that tokens tell, of the type of a field; `whole`: they tell nothing else. `base` was there
        before."""
        bare, of = _bare(hint)
        first = tokens[0]
        if first in {"-", "?"} and _may_be_none(hint):
            tokens.popleft()
            return None
        if get_origin(bare) is tuple or of is not None:
            return self._many(tokens, bare, of, base, whole)
        if bare in {Any, object} or get_origin(bare) in {Union, UnionType} or is_record_type(bare):
            return self._read_record(tokens, bare)
        word = tokens.popleft()
        if bare is bool:
            return {"yes": True, "no": False}[word]
        if bare is str:
            return json.loads(word) if word.startswith('"') else word
        return self.number(bare, word)

    def _many(self, tokens: deque[str], hint: Any, of: Any, base: Any, whole: bool) -> Any:
        if whole:
            found, tokens = deque(tokens), tokens.clear() or tokens
        else:
            if tokens.popleft() != "[":
                raise ValueError("[")
            found = _within(tokens, "[", "]")
        if found == deque(["()"]):
            found.clear()
            if get_origin(hint) is tuple:
                return ()
        if get_origin(hint) is not tuple:
            if len(found) == 1 and found[0].endswith("!"):
                return int(found[0][:-1])
            return sum({1 << _natural(self.number(of, word)) for word in found})
        place = None if of is None else self.place(of)
        if place is not None and place[2] and (whole or found):
            return self._counts(found, place)
        inner, values = get_args(hint), []
        while found:
            values.append(self.value(found, inner[0] if inner[-1:] == (Ellipsis,) else inner[len(values)]))
        if inner[-1:] != (Ellipsis,) and len(values) != len(inner):
            raise ValueError(str(len(values)))
        return tuple(values)

    def _counts(self, words: deque[str], place: Place) -> tuple[int, ...]:
        counts = [0] * place[2]
        if all(word.isdecimal() for word in words):
            return tuple(map(int, words))
        for word in words if words != deque([NONE]) else ():
            number, name = re.fullmatch(r"(\d{0,9})(.+)", word).groups()  # type: ignore[union-attr]  # is caught
            counts[place[1](name)] += int(number or 1)
        return tuple(counts)

    def _read_record(self, tokens: deque[str], hint: Any) -> Any:
        tag = "" if tokens[0] == "{" else tokens.popleft()
        kinds = [kind for kind in _record_types(hint) if not tag or kind.__name__ == tag]
        if len(kinds) != 1 or tokens.popleft() != "{":
            raise ValueError(tag or "{")
        found, fields, inner = _within(tokens, "{", "}"), {}, _hints(kinds[0])
        while found:
            name = found.popleft().rstrip("=")
            fields[name] = self.value(found, inner[name])
        return kinds[0](**fields)

    def put(self, value: Any, hint: Any, way: Sequence[str], words: deque[str]) -> Any:
        """Return a value with another one at the end of a way."""
        if not way:
            return self.value(words, hint, value, whole=True)
        bare, of = _bare(hint)
        if is_record(value):
            inner = _hints(type(value))[way[0]]
            return replace(value, **{way[0]: self.put(getattr(value, way[0]), inner, way[1:], words)})
        if not isinstance(value, tuple):
            raise TypeError(way[0])
        index = _natural(self.number(of, way[0]) if of is not None else int(way[0]))
        other = self.put(value[index], _inner(bare, len(value))[index], way[1:], words)
        return (*value[:index], other, *value[index + 1 :])


def _within(tokens: deque[str], opens: str, closes: str) -> deque[str]:
    """Take the tokens up to the bracket that closes."""
    found: deque[str] = deque()
    depth = 1
    while True:
        token = tokens.popleft()
        depth += (token == opens) - (token == closes)
        if not depth:
            return found
        found.append(token)


def _seat_name(seat: int) -> str:
    return {NOBODY: "nobody", CHANCE: "chance"}.get(Seat(seat), str(seat))


def _seat_number(name: str) -> int:
    return {"nobody": NOBODY, "chance": CHANCE}[name]


def _natural(number: int) -> int:
    if number < 0:
        raise ValueError(str(number))
    return number


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def _bare(hint: Any) -> tuple[Any, Any]:
    """Return the type that a value has where it is not None, and what its places or bits stand for."""
    if get_origin(hint) in {Union, UnionType}:
        inner = [one for one in get_args(hint) if one is not NoneType]
        if len(inner) != 1:
            return hint, None
        hint = inner[0]
    if get_origin(hint) is Annotated:
        return get_args(hint)[0], next((one.kind for one in hint.__metadata__ if isinstance(one, Of)), None)
    return hint, None


def _may_be_none(hint: Any) -> bool:
    return hint in {Any, object, None} or NoneType in get_args(hint)


def _is_plain(hint: Any) -> bool:
    """Return whether values of a type are single words."""
    hint, of = _bare(hint)
    return of is None and (hint in {int, bool, str} or isinstance(hint, NewType))


def _inner(hint: Any, length: int) -> tuple[Any, ...]:
    """Return the types of the values of a tuple."""
    inner = get_args(hint)
    if not inner:
        return (Any,) * length
    return (inner[0],) * length if inner[-1] is Ellipsis else inner


def _record_types(hint: Any) -> tuple[type[Any], ...]:
    return tuple([kind for kind in (get_args(hint) or (hint,)) if is_record_type(kind)])


_HINTS: dict[type[Any], dict[str, Any]] = {}


def _hints(kind: type[Any]) -> dict[str, Any]:
    """Return the types of the fields of a record, with what is annotated."""
    if kind not in _HINTS:
        hints = get_type_hints(kind, include_extras=True)
        _HINTS[kind] = {name: hints[name] for name in field_names(kind)}
    return _HINTS[kind]


# Lines that are written


def _head(game: Game) -> str:
    usual = {spec.key: spec.default for spec in game.ruleset.options}
    options = [
        f"{key}={_option_word(value)}" for key, value in sorted(game.options.items()) if value != usual.get(key)
    ]
    return " ".join([FIRST, str(FORMAT), game.ruleset.key, str(game.seats), *options])


def _option_word(value: bool | int | str) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _counters(state: GameState, base: GameState, viewer: Seat | None) -> str:
    told = [f"turn={state.turn}", f"seat={state.seat}", f"ply={state.ply}"]
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
    return _grouped("board", Notation(game).different(game.board, usual, type(game.board), lambda kind, name: True))


def _usual_board(rules: Ruleset, seats: int, options: Mapping[str, bool | int | str]) -> Any:
    """Return the board that a table of these options has where nothing else is said."""
    return None if rules.make_board is None else rules.make_board(seats, options, source(0, "board"))


def _part_lines(
    notation: Notation, slot: Any, state: GameState, base: GameState, chosen: Callable[[type[Any], str], bool]
) -> list[str]:
    part, other = slot.of(notation.game, state), slot.of(notation.game, base)
    return _grouped(slot.key, notation.different(part, other, slot.kind, chosen))


def _only_primary(notation: Notation, state: GameState, base: GameState) -> GameState:
    """Return a state with what follows from nothing, the rest as at the beginning."""
    for module in notation.game.ruleset.modules:
        part, other = module.slot.of(notation.game, state), module.slot.of(notation.game, base)
        for way, told in notation.different(part, other, module.slot.kind, notation.primary):
            other = notation.put(other, module.slot.kind, way, _tokens(told))
        base = module.slot.put(notation.game, base, other)
    return replace(base, seat=state.seat, turn=state.turn, ply=state.ply, frames=state.frames)


def _grouped(key: str, found: Iterator[tuple[Way, str]]) -> list[str]:
    """Return lines, one for each field of a part."""
    fields: dict[str, list[str]] = {}
    for way, told in found:
        if told == "-" and way and way[0] in {"private", "hidden"}:
            told = "?"
        rest = ".".join(way[1:])
        fields.setdefault(way[0] if way else "", []).append(f"{rest}: {told}" if rest else told)
    return [_folded(f"{key}.{name}" if name else key, told) for name, told in fields.items()]


def _folded(head: str, told: Sequence[str]) -> str:
    """Return a line, what is too long for it on others that go on with it."""
    line, lines = head, []
    for number, piece in enumerate(told):
        piece += ";" if number + 1 < len(told) else ""
        if len(line) + len(piece) >= WIDTH and number:
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


def _tokens(text: str) -> deque[str]:
    found = deque(_TOKEN.findall(text))
    if "".join(found) != "".join(_split(text)):
        raise ValueError(text)
    return found


def _split(text: str) -> list[str]:
    return [part if part.startswith('"') else "".join(part.split()) for part in re.split(r'("(?:\\.|[^"\\])*")', text)]


def _wrong(number: int, word: str, error: object = None) -> PositionError:
    return PositionError(Reason("position-wrong", (("line", number), ("word", word[:80]))))


def _game_of(head: str, ruleset_of: Callable[[str], Ruleset]) -> Game:
    """Return the game of the first line, on the board of its options."""
    words = head.split()
    if len(words) < 4 or not words[1].isdecimal():
        raise _wrong(1, head)
    if int(words[1]) > FORMAT:
        raise PositionError(Reason("position-newer"))
    try:
        rules = ruleset_of(words[2])
    except GameError as error:
        raise _wrong(1, words[2]) from error
    options: dict[str, bool | int | str] = {}
    for word in words[4:]:
        key, _, value = word.partition("=")
        for spec in (*rules.options, *[one.switch for one in rules.recipe if one.switch is not None]):
            if spec.key == key:
                options |= {key: choice for choice in spec.choices if _option_word(choice) == value}
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
        self.usual, self.base = Notation(game), start(game)[0]
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
            for piece in _pieces(rest):
                more, told = piece if piece[0] else ("", piece[1])
                word = f"{more}: {told}" if more else told
                inner = tuple([*way, *(_steps_of(more) if more else ())])
                if key == "board":
                    self._board(inner, told)
                else:
                    self._told(number, key, inner, told)
        except _BROKEN as error:
            if isinstance(error, PositionError):
                raise
            raise _wrong(number, word) from error

    def _board(self, way: Way, told: str) -> None:
        board = self.usual.put(self.game.board, type(self.game.board), way, _tokens(told))
        self.game = make_game(self.game.ruleset, self.game.seats, self.game.options, board)
        self.notation, self.base = Notation(self.game), start(self.game)[0]
        self.state = self.base

    def _told(self, number: int, key: str, way: Way, told: str) -> None:
        slot = self.game.ruleset.modules[self.game.slots[key]].slot
        if self._follows(slot.kind, way):
            self.later.append((number, slot, way, told))
        else:
            self._put(slot, way, told)

    def _put(self, slot: Any, way: Way, told: str) -> None:
        part = self.notation.put(slot.of(self.game, self.state), slot.kind, way, _tokens(told))
        if type(part) is not slot.kind:
            raise TypeError(slot.key)
        self.state = slot.put(self.game, self.state, part)

    def _follows(self, hint: Any, way: Way) -> bool:
        """Return whether what stands at the end of a way follows from the rest."""
        for name in way:
            bare, _ = _bare(hint)
            if is_record_type(bare):
                if not self.notation.primary(bare, name):
                    return True
                hint = _hints(bare)[name]
            else:
                hint = _inner(bare, 1)[0]
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
            else:
                self.state = replace(self.state, **{key: int(value)})

    def _outcome(self, number: int, rest: str) -> None:
        tokens = _tokens(rest)
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
        tokens = _tokens(rest)
        step = self.game.ruleset.steps[tokens.popleft()]
        waiting = self.notation.value(tokens, Annotated[int, Of(Seat)])
        data = self.notation.value(tokens, step.data) if tokens else None
        if tokens or not step.holds(data) or waiting & ~(self.game.everybody | 1 << CHANCE):
            raise ValueError(rest)
        self.state = replace(self.state, frames=(*self.state.frames, Frame(step.key, waiting, data)))

    def finished(self) -> ReadPosition:
        """Return the position."""
        try:
            self.state = self.notation.followed(self.state)
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
    for piece in rest.split(";") if '"' not in rest else [rest]:
        way, colon, told = piece.strip().partition(": ")
        yield (way, told.strip()) if colon else ("", piece.strip())


def _steps_of(way: str) -> list[str]:
    return way.split(".")
