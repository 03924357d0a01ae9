"""What games of one family say otherwise: the same keys in both languages, and no word of another family left."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from catan_desktop.games.catalogue import RULESETS, components
from catan_desktop.games.views import vocabulary
from catan_desktop.present.translate import OVER, MissingText, Translator
from catan_desktop.present.words import say
from tests.present.spoken import spoken
from tests.present.test_locale import LANGUAGES, LOCALE, PLURALS, entries, nodes, patterns, variant_names
from tests.source import ROOT, TOP, strings

NAMES = sorted({name for component in components().values() for name in component.words})
OF_THE_GIFT = {
    "en": re.compile(
        r"\b(a keep|or keep|your keeps|keeps bring|\*keep|guards?|tormund|patrols?|the gift|the wall|wildlings?"
        r"|trade routes?|winter)\b",
        re.I,
    ),
    "ru": re.compile(r"крепост|дозор|тормунд|отряд|\bдар[еау]?\b|\bстен[аеуы]\b|одичал|торговый путь|зима", re.I),
}
"""Words that only a table on the Gift may show."""
CLASSIC = {
    "en": r"robber|knight|\barmy\b|harbour|\bisland|\bcit(y|ies)\b|catan\b",
    "ru": r"разбойник|рыцар|\bарми|гаван|остров|город|катан",
}
ROAD = r"\bдорог(а|и|у|ой|ам|ами|ах)?\b"
ROADS = {
    "en": r"robber|knight|\broads?\b|intersection|(?<!in )supply\b|catan\b",
    "ru": rf"разбойник|рыцар|{ROAD}|перекрёст|резерв|катан",
}
LAND = {
    "en": r"robber|knight|settlement|\broads?\b|\bcit(y|ies)\b|\bisland|\blumber\b(?! mill)|brick|wool|grain|\bore\b"
    r"|\bhex|intersection|desert|development|monopoly|\bdice\b|victory point|catan\b",
    "ru": rf"разбойник|рыцар|поселен|{ROAD}|город|остров|древесин|глин|шерст|зерн|\bруд[аыуо]|гекс|перекрёст|пустын"
    r"|развити|монопол|кубик|победн\w+ очк|катан",
}
ROBBER = {"en": r"robber|development|monopoly", "ru": r"разбойник|развити|монопол"}
FOREIGN = {
    "watch": CLASSIC,
    "gift-base": CLASSIC,
    "landnam": ROADS,
    "great-wall": LAND,
    "barbarian-attack": ROBBER,
    "traders-barbarians": {"en": r"robber", "ru": r"разбойник"},
}
"""By game: words of others that it has no use for."""
BY_THING = ("describe-piece", "resource", "points-of-goal", "rolls-about", "app-name")
"""Texts that choose by what they are asked for, or are asked for only where there are dice or a goal; and the name of
the program."""
OUTSIDE = ("title-*", "welcome*", "about-tutorial")
"""The title names the Watch, whose program it is; the lessons are told of by the games they teach."""
SHARED = (
    *("settlers.ftl", "explain.ftl", "table.ftl", "keys.ftl", "replay.ftl", "menu.ftl", "common.ftl"),
    "characters.ftl",
)
"""Files whose texts every table may show."""
AROUND = ("explain", "table", "keys", "replay", "review", "moments", "common")
"""Files whose texts the table, the replay and the review show by themselves, whatever is played."""


@cache
def over(language: str, name: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse((LOCALE / language / OVER / f"{name}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def variables(node: object) -> set[str]:
    return {part.id.name for part in nodes(node) if isinstance(part, ftl.VariableReference)}


def test_every_vocabulary_is_written_in_every_language_and_no_other_is() -> None:
    for language in LANGUAGES:
        assert sorted(file.stem for file in (LOCALE / language / OVER).glob("*")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_vocabulary_says_known_keys_otherwise_in_both_languages(name: str) -> None:
    english, russian = (over(language, name) for language in LANGUAGES)
    assert english.keys() == russian.keys()
    for language, messages in (("en", english), ("ru", russian)):
        for key, message in messages.items():
            assert key in patterns(language), key
            found = {f"{key}.{attribute.id.name}" for attribute in message.attributes}
            assert found == {other for other in patterns(language) if other.startswith(f"{key}.")}, key
            assert variables(message.value) <= variables(patterns(language)[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_vocabulary_counts_as_its_language_does(name: str, language: str) -> None:
    for key, message in over(language, name).items():
        for node in nodes(message):
            if isinstance(node, ftl.SelectExpression) and variant_names(node) & (PLURALS["ru"] - {"other"}):
                assert variant_names(node) >= PLURALS[language], key


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_of_a_vocabulary_tell_the_same_numbers(name: str) -> None:
    def numbers(message: ftl.Message) -> set[str]:
        texts = (node.value for node in nodes(message.value) if isinstance(node, ftl.TextElement))
        return {found for text in texts for found in re.findall(r"\d+", text)}

    for key, message in over("en", name).items():
        assert numbers(message) == numbers(over("ru", name)[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_gift_is_left_where_nobody_plays_there(language: str) -> None:
    parser = FluentParser()
    words = {
        entry.id.name: entry
        for file in SHARED
        for entry in parser.parse((LOCALE / language / file).read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    }
    left = []
    for key, message in words.items():
        texts = " ".join(node.value for node in nodes(message) if isinstance(node, ftl.TextElement))
        found = OF_THE_GIFT[language].search(texts)
        if found and not any(fnmatchcase(key, pattern) for pattern in OUTSIDE):
            left.append((key, found[0]))
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", FOREIGN)
def test_a_table_says_no_word_of_another_game(ruleset: str, language: str) -> None:
    """All that panels, board, tips, lines, refusals and figures say in a game, in the words of its vocabulary."""
    text = Translator(LOCALE, language, strict=True).using(vocabulary(RULESETS[ruleset]))
    foreign, told = re.compile(FOREIGN[ruleset][language], re.I), spoken(ruleset)
    assert len(told) > 500
    left = {one.key: found[0] for one in told if (found := foreign.search(say(one, text.tr, "ABCD")))}
    assert left == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", FOREIGN)
def test_the_program_around_a_table_says_no_word_of_another_game(ruleset: str, language: str) -> None:
    """The texts that are named in the code of no game, as the vocabulary of the game says them."""
    own: dict[str, ftl.Message] = {}
    for name in vocabulary(RULESETS[ruleset]):
        own |= over(language, name)
    foreign, left = re.compile(FOREIGN[ruleset][language], re.I), {}
    for file, entry in entries(language):
        if file.removesuffix(".ftl") in AROUND and isinstance(entry, ftl.Message) and entry.id.name in literals():
            texts = nodes(own.get(entry.id.name, entry))
            found = foreign.search(" ".join(node.value for node in texts if isinstance(node, ftl.TextElement)))
            if found and entry.id.name not in BY_THING:
                left[entry.id.name] = found[0]
    assert left == {}


@cache
def literals() -> set[str]:
    """All strings in the code that belongs to no game."""
    found = set()
    for folder in ("ui", "present", "app", "table_port", "session", "review"):
        for file in (ROOT / TOP / folder).rglob("*.py"):
            found |= {text for _, text in strings(file)}
    return found


def test_a_ruleset_speaks_as_its_modules_do() -> None:
    assert vocabulary(RULESETS["watch"]) == vocabulary(RULESETS["gift-base"]) == ("gift",)
    assert vocabulary(RULESETS["classic"]) == ()
    assert vocabulary(RULESETS["cities-knights"]) == ("cities",)


@pytest.mark.parametrize(("language", "keep", "city"), [("en", "Keep", "City"), ("ru", "Крепость", "Город")])
def test_a_translator_changes_its_vocabulary(language: str, keep: str, city: str) -> None:
    words = Translator(LOCALE, language, strict=True)
    gift = words.using(["gift"])
    assert (words.tr("name-city"), gift.tr("name-city")) == (city, keep)
    assert words.tr("name-road") == gift.tr("name-road")
    assert gift is words.using(("gift",))
    assert words.using(()) is words
    assert words.tr("name-city") == city, "the other words have not come into these"


def test_the_last_vocabulary_counts(tmp_path: Path) -> None:
    (tmp_path / "en" / OVER).mkdir(parents=True)
    (tmp_path / "en" / "base.ftl").write_text("a = A\nb = B\nc = C\nall = { a }{ b }{ c }\n", encoding="utf-8")
    (tmp_path / "en" / OVER / "one.ftl").write_text("a = 1\nb = 1\n", encoding="utf-8")
    (tmp_path / "en" / OVER / "two.ftl").write_text("b = 2\n", encoding="utf-8")
    words = Translator(tmp_path, "en", strict=True)
    assert words.tr("all") == "ABC"
    assert words.using(["one", "two"]).tr("all") == "12C", "what a text refers to changes, too"
    assert words.using(["two", "one"]).tr("all") == "11C"
    with pytest.raises(MissingText, match="three"):
        words.using(["three"])
