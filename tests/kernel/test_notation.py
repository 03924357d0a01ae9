"""Actions as lines, states as digests."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NewType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.engine import fold, make_game, start
from catan_desktop.kernel.errors import NotationError
from catan_desktop.kernel.game import Game, Module, Script, Step
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.notation import decode, digest, encode
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.slot import Slot
from tests.kernel.toy import TOY_GAME, Deal, Discard, Face, Roll, Show

ROOT = Path(__file__).parents[2]
Corner = NewType("Corner", int)
Card = NewType("Card", int)
NAMES = ("north", "east", "south")


@record
class All(Action):
    kind = "all_of_it"
    number: int
    seat_named: Seat
    flag: bool
    word: str
    counts: Counts
    corner: Corner
    nobody: Seat | None
    nowhere: Corner | None
    card: Card
    no_card: Card | None


@record
class Odd(Action):
    kind = "odd"
    what: list[int]


@record
class Grown(Action):
    kind = "grown"
    word: str
    later: int = 0


@dataclass(frozen=True)
class Board:
    codecs: dict[Any, Any] = field(default_factory=lambda: {Corner: (NAMES.__getitem__, NAMES.index)})


def table() -> Game:
    def handler(game: Any, state: Any, action: Any, out: Any) -> Any:
        return state

    module = Module(
        slot=Slot("x", type(None)),
        version=1,
        initial=lambda game: None,
        script=lambda script: Script((), ("x.turn",)),
        steps=(Step("x.turn"),),
        handlers={All: handler, Odd: handler, Grown: handler},
    )
    return make_game(compose("test", [module], (2,)), 2, board=Board())


GAME = table()
EXAMPLE = All(Seat(1), -3, Seat(0), True, "ruby", (1, 0, 12), Corner(1), None, Corner(2), Card(7), None)


def test_a_line_is_seat_kind_and_values() -> None:
    assert encode(GAME, EXAMPLE) == "1 all_of_it -3 0 yes ruby 1,0,12 east - south 7 -"
    assert encode(make_game(TOY_GAME, 2), Face(CHANCE, 4)) == "* face 4"
    assert encode(make_game(TOY_GAME, 2), Roll(Seat(1))) == "1 roll"
    assert encode(make_game(TOY_GAME, 2), Show(Seat(0), None)) == "0 show -"


@given(
    st.builds(
        All,
        st.sampled_from([Seat(0), Seat(1), CHANCE]),
        st.integers(),
        st.sampled_from([Seat(0), Seat(5)]),
        st.booleans(),
        st.from_regex(r"\A[a-z][a-z0-9_-]*\Z"),
        st.lists(st.integers(0, 30), max_size=6).map(tuple),
        st.sampled_from([Corner(0), Corner(2)]),
        st.sampled_from([None, Seat(2)]),
        st.sampled_from([None, Corner(1)]),
        st.sampled_from([Card(0), Card(12)]),
        st.sampled_from([None, Card(12)]),
    )
)
def test_reading_undoes_writing(action: All) -> None:
    assert decode(GAME, encode(GAME, action)) == action


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "0",
        "0 dance",
        "0  roll",
        "0 roll ",
        "0 roll 3",
        "x roll",
        "0 face",
        "* face x",
        "* face 1.5",
        "0 discard 1,,2",
        "0 discard a,b",
        "roll 0",
        "0 roll\n",
        "0 show --",
    ],
)
def test_a_line_that_says_nothing_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        decode(make_game(TOY_GAME, 2), line)


def test_lines_of_before_a_field_with_a_default_are_read() -> None:
    assert decode(GAME, "0 grown ruby") == Grown(Seat(0), "ruby")
    assert encode(GAME, Grown(Seat(0), "ruby")) == "0 grown ruby 0"
    for line in ("0 grown", "0 grown ruby 0 0"):
        with pytest.raises(NotationError):
            decode(GAME, line)


@pytest.mark.parametrize(("word", "other"), [("east", "west"), ("yes", "true"), ("ruby", "ruby stone")])
def test_wrong_values_are_refused(word: str, other: str) -> None:
    line = encode(GAME, EXAMPLE)
    with pytest.raises(NotationError):
        decode(GAME, line.replace(word, other))


@pytest.mark.parametrize("word", ["", "two words", "line\nbreak", " "])
def test_a_text_that_no_line_can_hold_is_not_written(word: str) -> None:
    with pytest.raises(NotationError, match="empty or has a space"):
        encode(GAME, replace(EXAMPLE, word=word))


def test_a_field_of_an_unknown_type_is_refused() -> None:
    with pytest.raises(NotationError, match="no notation for a field of type"):
        encode(GAME, Odd(Seat(0), [1]))
    with pytest.raises(NotationError, match="no notation for a field of type"):
        decode(GAME, "0 odd 1")


def digests() -> str:
    game = make_game(TOY_GAME, 2, {"flood": True})
    state = start(game)[0]
    log: list[Action] = [Deal(CHANCE, Seat(0), 2), Deal(CHANCE, Seat(1), 1), Roll(Seat(0)), Face(CHANCE, 2)]
    return " ".join(digest(fold(game, state, log[:length])) for length in range(5))


def test_digests_tell_states_apart() -> None:
    words = digests().split()
    assert len(set(words)) == 5
    assert all(len(word) == 16 and int(word, 16) >= 0 for word in words)


def test_digests_are_the_same_in_every_process() -> None:
    for hash_seed in ("0", "99"):
        output = subprocess.run(
            [sys.executable, "-c", "from tests.kernel.test_notation import digests; print(digests())"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        assert output.strip() == digests()


def test_counts_may_be_empty() -> None:
    game = make_game(TOY_GAME, 2)
    assert encode(game, Discard(Seat(0), ())) == "0 discard ()"
    assert decode(game, "0 discard ()") == Discard(Seat(0), ())
