"""Options about the dice."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.choice import Draw
from catan_desktop.mechanics.events import DiceShuffled
from tests.mechanics.place import DICE, PRE_ROLL, Table, gift, place


def weights(t: Table) -> dict[tuple[int, int], int]:
    """By throw its weight."""
    (choice,) = t.asked().choices
    assert isinstance(choice, Draw)
    return {
        (one, two): choice.weights[index]
        for index, (one, two) in enumerate((a, b) for a in range(1, 7) for b in range(1, 7))
    }


def all_throws() -> int:
    return (1 << 36) - 1


def test_the_dice_deck_has_each_throw_once() -> None:
    """A throw that has fallen does not fall again until all 36 have."""
    t = place(gift(3, dice="deck"), step=DICE, throws=all_throws()).do("* dice 1 1", "0 end_turn", "1 roll")
    assert not t.of(DiceShuffled)
    assert weights(t) == {throw: int(throw != (1, 1)) for throw in weights(t)}
    assert t.refuse("* dice 1 1")[0] == "reason-not-now"


def test_the_dice_deck_starts_anew_when_it_is_empty() -> None:
    """After the last throw all 36 are there again."""
    last = 1 << 8
    t = place(gift(3, dice="deck"), step=DICE, throws=last)
    assert t.lines() == ["* dice 2 3"]
    t.do("* dice 2 3")
    assert t.part.throws == all_throws()
    assert t.of(DiceShuffled) == [DiceShuffled()]
    t.do("0 end_turn", "1 roll")
    assert set(weights(t).values()) == {1}


def test_fair_dice_remember_nothing() -> None:
    """All 36 throws are possible every time."""
    t = place(gift(3), step=PRE_ROLL).roll(2).do("0 end_turn", "1 roll")
    assert set(weights(t).values()) == {1}


@pytest.mark.parametrize(("turn", "sevens"), [(1, False), (6, False), (7, True)])
def test_without_early_sevens_none_falls_in_the_first_two_rounds(turn: int, sevens: bool) -> None:
    """With three seats that are the first six turns."""
    t = place(gift(3, early_sevens=False), step=DICE, turn=turn)
    assert all(weight == (sevens or sum(throw) != 7) for throw, weight in weights(t).items())


def test_early_sevens_are_the_default() -> None:
    """Any throw may fall in the first turn."""
    assert set(weights(place(gift(3), step=DICE, turn=1)).values()) == {1}


def test_without_early_sevens_the_deck_keeps_them_for_later() -> None:
    """The sevens stay in the deck while they may not fall."""
    t = place(gift(2, dice="deck", early_sevens=False), step=DICE, turn=4, throws=all_throws())
    assert weights(t)[3, 4] == 0
    t.do("* dice 1 1", "0 end_turn", "1 roll")
    assert (weights(t)[3, 4], weights(t)[1, 1]) == (1, 0)


def test_with_only_sevens_left_too_early_a_new_deck_is_begun() -> None:
    """The sevens that may not fall yet are laid back with the rest."""
    sevens = sum(1 << 6 * (one - 1) + 6 - one for one in range(1, 7))
    t = place(gift(3, dice="deck", early_sevens=False), step=DICE, turn=2, throws=sevens)
    assert all(weight == (sum(throw) != 7) for throw, weight in weights(t).items())
    t.do("* dice 1 1")
    assert t.part.throws == all_throws() & ~1
    assert t.of(DiceShuffled)
