"""Names and words in the cases of a language, and "you" for the reader."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import Cards, Party, Several, Who, Words, say, words

LOCALE = Path(__file__).resolve().parents[2] / "assets" / "locale"
NAMES = ("Игрок 1", "Хильда", "Анна", "Осрик III")
HEX = words("hex-name", terrain="fields", token="5")


@cache
def russian(*vocabulary: str) -> Translator:
    return Translator(LOCALE, "ru", strict=True, vocabulary=vocabulary)


@pytest.mark.parametrize(
    ("name", "genitive", "dative"),
    [
        ("Хильда", "Хильды", "Хильде"),
        ("Осрик III", "Осрика III", "Осрику III"),
        ("Игрок 2", "игрока 2", "игроку 2"),
        ("Анна", "игрока Анна", "игроку Анна"),
        ("Анна II", "игрока Анна II", "игроку Анна II"),
        ("VI", "игрока VI", "игроку VI"),
    ],
)
def test_names_of_bots_are_declined_and_those_of_people_are_not(name: str, genitive: str, dative: str) -> None:
    assert [russian().name(name, case) for case in ("gen", "dat")] == [genitive, dative]
    assert Translator(LOCALE, "en").name(name, "gen") == name


@pytest.mark.parametrize(
    ("text", "reader", "said"),
    [
        (words("event-stolen-unseen", who=Who(Seat(1)), whom=Who(Seat(0))), 0, "Хильда крадёт у вас карту"),
        (words("event-stolen-unseen", who=Who(Seat(1)), whom=Who(Seat(0))), 2, "Хильда крадёт у игрока 1 карту"),
        (words("event-stolen-unseen", who=Who(Seat(0)), whom=Who(Seat(1))), 0, "Игрок 1 крадёт у Хильды карту"),
        (words("event-robber-moved", hex=HEX), 0, "Разбойник переходит на пашню 5"),
        (words("event-road-removed", who=Who(Seat(1)), whom=Who(Seat(0))), 0, "Хильда убирает вашу дорогу"),
        (
            words("event-monopolised", who=Who(Seat(1)), whom=Party(0b1101), cards=Cards((3,), ("ore",))),
            0,
            "Хильда забирает у вас, игрока Анна, Осрика III 3 руды",
        ),
    ],
)
def test_the_reader_is_you_and_everything_stands_in_its_case(text: Words, reader: int, said: str) -> None:
    assert say(text, russian().tr, NAMES, reader=Seat(reader)) == said


def test_a_list_of_things_is_inflected_thing_by_thing() -> None:
    things = Several((words("name-road"), words("name-city")))
    assert "дорогу, город" in say(words("trade-bargain-enough", thing=things), russian().tr, NAMES)


def test_in_marked_up_text_a_form_is_bold_and_harmless() -> None:
    text = words("event-stolen-unseen", who=Who(Seat(0)), whom=Who(Seat(1)))
    found = say(text, russian().tr, ("A*b", "C*d"), rich=True, quote=lambda name: name.replace("*", "x"))
    assert found == "**Axb** крадёт у **игрока Cxd** карту"


def test_a_language_without_cases_says_names_as_they_are() -> None:
    english = Translator(LOCALE, "en", strict=True)
    text = words("event-stolen-unseen", who=Who(Seat(1)), whom=Who(Seat(0)))
    said = say(text, english.tr, ("Ann", "Hilda"), reader=NOBODY)
    assert said == "Hilda steals a card from Ann"
