"""Records: frozen structs that compare by value and class."""

from __future__ import annotations

import gc
import pickle
from typing import Any

import pytest

from catan_desktop.kernel.bits import bit, bits, first, mask_of
from catan_desktop.kernel.record import field, field_names, is_record, record, replace, state_record


@record
class Point:
    x: int
    y: int = 0
    names: tuple[str, ...] = ()


@record
class Nothing:
    pass


@record
class Deeper(Point):
    z: int = 7


@state_record
class Pile:
    cards: tuple[Point, ...] = ()


@record
class Hand(Pile):
    seat: int = 0


def test_the_collector_passes_over_what_stands_in_a_state() -> None:
    odd: Any = (["a"],)
    cards = (Point(1, 2, odd),)
    assert gc.is_tracked(cards[0])
    for pile in (Pile(cards), Hand(cards), replace(Hand(cards), seat=1)):
        assert not gc.is_tracked(pile)
        assert pile.cards is cards


def test_a_record_is_frozen() -> None:
    point: Any = Point(1)
    with pytest.raises(AttributeError):
        point.x = 2


def test_a_record_has_slots_and_takes_no_other_field() -> None:
    point: Any = Point(1)
    assert not hasattr(point, "__dict__")
    with pytest.raises((AttributeError, TypeError)):
        point.colour = 2


def test_records_compare_and_hash_by_value_and_class() -> None:
    assert Point(1, 2) == Point(1, 2)
    assert hash(Point(1, 2)) == hash(Point(1, 2))
    assert Point(1, 2) != Point(2, 1)
    assert Point(1, 2) != Deeper(1, 2)


def test_replace_changes_the_named_fields_only() -> None:
    point = Deeper(1, 2, ("a",), 3)
    assert replace(point, y=5) == Deeper(1, 5, ("a",), 3)
    assert replace(point, x=0, z=0) == Deeper(0, 2, ("a",), 0)
    assert replace(point) == point
    assert point == Deeper(1, 2, ("a",), 3)


def test_replace_keeps_the_class_and_may_set_none() -> None:
    changed: Any = replace(Deeper(1), names=None)  # type: ignore[arg-type]
    assert type(changed) is Deeper
    assert changed.names is None


def test_a_record_tells_its_fields_in_order() -> None:
    assert field_names(Deeper) == ("x", "y", "names", "z")
    assert repr(Deeper(1, names=("a",))) == "Deeper(x=1, y=0, names=('a',), z=7)"
    assert (is_record(Point(1)), is_record(Point), is_record(1)) == (True, False, False)


def test_replace_refuses_a_field_that_is_not_there() -> None:
    with pytest.raises(TypeError, match="yy"):
        replace(Point(1), yy=3)  # type: ignore[call-arg]


def test_a_default_that_is_made_is_made_for_each() -> None:
    @record
    class Bag:
        things: list[int] = field(default_factory=list)

    assert Bag().things == []
    assert Bag().things is not Bag().things
    assert Bag([1]).things == [1]


def test_records_survive_pickling() -> None:
    for value in (Deeper(1, 2, ("a",), 3), Point(1), Nothing()):
        back = pickle.loads(pickle.dumps(value))
        assert (back, hash(back), type(back)) == (value, hash(value), type(value))
    with pytest.raises(AttributeError):
        pickle.loads(pickle.dumps(Point(1))).x = 2


def test_bits_are_listed_upwards() -> None:
    assert list(bits(0)) == []
    assert list(bits(1 << 80 | 0b1010)) == [1, 3, 80]


def test_first_is_the_lowest_bit_or_minus_one() -> None:
    assert first(0b1100) == 2
    assert first(1 << 90) == 90
    assert first(0) == -1


def test_masks_are_made_of_positions_in_any_order() -> None:
    assert bit(4) == 16
    assert mask_of([5, 0, 5]) == mask_of((0, 5)) == mask_of(iter((5, 0))) == 0b100001
    assert list(bits(mask_of((9, 2)))) == [2, 9]
