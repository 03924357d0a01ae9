"""Long words are parted between syllables."""

from __future__ import annotations

import pytest

from catan_desktop.ui.hyphens import parts, split_word


@pytest.mark.parametrize(
    ("word", "halves"),
    [
        ("Мобилизация", ("Мобили", "зация")),
        ("Строительство", ("Строи", "тельство")),
        ("Отшельник", ("Отшель", "ник")),
        ("копейщиков", ("копей", "щиков")),
        ("Construction", ("Construc", "tion")),
        ("Stonemason", ("Stone", "mason")),
    ],
)
def test_a_word_is_parted_where_both_halves_are_most_alike(word: str, halves: tuple[str, str]) -> None:
    assert split_word(word) == halves


@pytest.mark.parametrize("word", ["Strength", "Взвод", "Ла", "B-52", ""])
def test_a_word_of_one_syllable_or_with_other_signs_stays_whole(word: str) -> None:
    assert split_word(word) is None


def test_no_part_begins_with_a_sign_that_belongs_to_the_letter_before_it() -> None:
    for word in ("подъездной", "майонезный", "бульонный"):
        assert not [right for _, right in parts(word) if right[0] in "ьъй"]
