"""Who the bots are: chosen, drawn by the seed, and called by their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from catan_desktop.bots.characters import CHARACTERS
from catan_desktop.present.naming import new_name, seat_names
from catan_desktop.present.translate import Translator
from catan_desktop.session.casting import cast, next_character
from catan_desktop.session.spec import NewGame, SeatSpec, seat_of

LOCALE = Path("assets/locale")
ANY = SeatSpec(kind="bot")


def test_four_bots_that_nobody_chose_are_four_others() -> None:
    drawn = set()
    for seed in range(12):
        spec = NewGame(ruleset="watch", seats=(ANY,) * 4, seed=seed)
        found = [seat.character for seat in cast(spec).seats]
        assert sorted(found) == sorted(CHARACTERS)
        assert cast(spec) == cast(spec), "the seed decides"
        drawn.add(tuple(found))
    assert len(drawn) > 3


def test_who_was_chosen_stays_and_the_rest_is_drawn_from_the_others() -> None:
    seats = (SeatSpec(name="Ann"), ANY, SeatSpec(kind="bot", character="trader"), ANY, ANY, ANY)
    found = [seat.character for seat in cast(NewGame(ruleset="classic", seats=seats, seed=3)).seats]
    assert found[0] == ""
    assert found[2] == "trader"
    assert sorted([*found[1:2], *found[3:5]]) == sorted(set(CHARACTERS) - {"trader"})
    assert found[5] in CHARACTERS


def test_one_after_another_comes_in_turn() -> None:
    seats: list[SeatSpec] = []
    for _ in range(6):
        seats.append(SeatSpec(kind="bot", character=next_character(seats)))
    assert [seat.character for seat in seats] == [*CHARACTERS, *list(CHARACTERS)[:2]]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_character_has_a_name_of_its_own(language: str) -> None:
    tr = Translator(LOCALE, language, strict=True).tr
    names = seat_names([("", key, at) for at, key in enumerate(CHARACTERS)], tr)
    assert len(set(names)) == len(CHARACTERS)
    twice = seat_names([("", "trader", 0), ("Ann", "", 1), ("", "trader", 2), ("", "", 3)], tr)
    assert twice[1] == "Ann"
    assert twice[2] == tr("character-trader-second")
    assert len(set(twice)) == 4
    six = seat_names([("", key, at) for at, key in enumerate([*CHARACTERS, *list(CHARACTERS)[:2]])], tr)
    assert len(set(six)) == 6
    assert not [name for name in six if " " in name]


def test_a_name_that_was_written_stays_when_another_comes() -> None:
    tr = Translator(LOCALE, "en", strict=True).tr
    seats = [("Ann", "", 0), ("Brenna", "builder", 1), ("Tobin", "trader", 2), ("Olga", "warden", 3)]
    assert new_name(seats, 1, "runner", tr) == "Linnet"
    assert new_name(seats, 1, "trader", tr) == "Marten"
    assert new_name(seats, 3, "runner", tr) == "Olga"
    for name in ("Marten", "Tobin II"):
        assert new_name([(name, "trader", 0)], 0, "trader", tr) == "Tobin"


def test_a_bot_that_takes_a_persons_seat_is_not_called_like_one_that_sits_there() -> None:
    tr = Translator(LOCALE, "en", strict=True).tr
    seats = [("", "builder", 0), ("Linnet", "runner", 1), ("Brenna", "builder", 2), ("Brenna II", "builder", 3)]
    assert seat_names(seats, tr) == ["Astrid", "Linnet", "Brenna", "Brenna II"]


def test_the_command_line_names_a_character() -> None:
    assert seat_of("bot:easy/runner") == SeatSpec(kind="bot", level="easy", character="runner")
    assert seat_of("bot:easy/runner:Vera").name == "Vera"
    with pytest.raises(ValueError, match="character"):
        seat_of("bot:easy/pirate")
