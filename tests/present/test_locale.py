"""Both languages say everything, in the same keys, with the same arguments and the right plurals."""

from __future__ import annotations

import ast
import itertools
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from catan_desktop.present.translate import MissingText, Translator
from catan_desktop.present.words import TextArgument
from tests import source
from tests.source import ROOT, TOP

LOCALE = ROOT / "assets" / "locale"
LANGUAGES = ("en", "ru")
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many", "other"}}
NUMBERS = (0, 1, 2, 5, 11, 21, 1234)
KEY = re.compile(r"(reason|prompt|settings)-[a-z0-9-]*[a-z0-9]")
"""What a text key looks like that the code keeps as data and somebody else translates."""
RULE_ID = re.compile(r"[A-Z]+-[A-Z]?\d+[a-z]?")
"""What may stand behind the key of a refusal: the rule that it cites."""
CASES = ("gen", "dat", "acc", "ins", "to", "at", "from", "of", "take", "is", "an", "bare")
"""Forms of a text or an argument that a language may have for itself."""
BIDI = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


@cache
def entries(language: str) -> tuple[tuple[str, ftl.EntryType], ...]:
    """Every entry of a language with the file it stands in, junk included."""
    parser = FluentParser()
    return tuple(
        (file.name, entry)
        for file in sorted((LOCALE / language).glob("*.ftl"))
        for entry in parser.parse(file.read_text(encoding="utf-8")).body
    )


@cache
def patterns(language: str) -> dict[str, ftl.Pattern]:
    """Key (or key.attribute) -> its pattern."""
    found: dict[str, ftl.Pattern] = {}
    for _, entry in entries(language):
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found.update((f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes)
    return found


@cache
def terms(language: str) -> dict[str, ftl.Pattern]:
    return {entry.id.name: entry.value for _, entry in entries(language) if isinstance(entry, ftl.Term)}


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """The node and everything in it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, (list, tuple)):
        for value in node:
            yield from nodes(value)


def arguments(language: str, key: str) -> dict[str, set[str]]:
    """TextArgument -> the variants it chooses between (empty where it is only shown), messages referred to included."""
    found: dict[str, set[str]] = {}
    for node in nodes(patterns(language)[key]):
        if isinstance(node, ftl.VariableReference):
            found.setdefault(node.id.name, set())
        if isinstance(node, ftl.SelectExpression):
            for variable in nodes(node.selector):
                if isinstance(variable, ftl.VariableReference):
                    found.setdefault(variable.id.name, set()).update(variant_names(node))
        if isinstance(node, ftl.MessageReference):
            name = node.id.name + (f".{node.attribute.name}" if node.attribute else "")
            for argument, variants in arguments(language, name).items():
                found.setdefault(argument, set()).update(variants)
    return found


def variant_names(node: ftl.SelectExpression) -> set[str]:
    return {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}


def selects(language: str) -> Iterator[tuple[str, ftl.SelectExpression]]:
    for key, pattern in (*patterns(language).items(), *terms(language).items()):
        for node in nodes(pattern):
            if isinstance(node, ftl.SelectExpression):
                yield key, node


def samples(variants: set[str]) -> tuple[TextArgument, ...]:
    """Values that reach every variant."""
    if not variants:
        return (3,)
    if variants & PLURALS["ru"] or all(name.isdigit() for name in variants):
        return NUMBERS
    return tuple(sorted(variants))


def test_the_languages_are_those_there_are_files_for() -> None:
    assert Translator(LOCALE, "en").languages() == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood_and_no_key_stands_twice(language: str) -> None:
    seen: dict[str, str] = {}
    for file, entry in entries(language):
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, (ftl.Message, ftl.Term)):
            name = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
            assert name not in seen, f"{language}: {name} stands in {seen.get(name)} and {file}"
            seen[name] = file


def plain(name: str) -> str:
    """Return an argument or a key without the case in which a language wants it."""
    head, _, case = name.replace(".", "-").rpartition("-")
    return name[: len(head)] if head and case in CASES else name


def test_both_languages_have_the_same_keys_in_the_same_files() -> None:
    keys = [{plain(key) for key in patterns(language)} for language in LANGUAGES]
    assert keys[0] == keys[1]
    inflected = {key for key in patterns("ru") if plain(key) != key}
    assert inflected > {"bot-name-2.gen", "hex-name.to"}
    files = [{file for file, _ in entries(language)} for language in LANGUAGES]
    assert files[0] == files[1]


def test_both_languages_take_the_same_arguments() -> None:
    taken = {
        language: {
            key: sorted({plain(name) for name in arguments(language, key)})
            for key in sorted(patterns(language))
            if plain(key) == key
        }
        for language in LANGUAGES
    }
    assert taken["en"] == taken["ru"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_all_forms_of_its_language(language: str) -> None:
    checked = 0
    for key, node in selects(language):
        names = variant_names(node)
        if names & PLURALS["ru"] - {"other"}:
            assert names >= PLURALS[language], f"{language}: {key} has only {sorted(names)}"
            default = next(variant.key for variant in node.variants if variant.default)
            assert isinstance(default, ftl.Identifier), key
            assert default.name == "other", f"{language}: {key} must end in *[other], for fractions"
            checked += 1
    assert checked


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_and_shown(language: str) -> None:
    words = Translator(LOCALE, language, strict=True)
    for key in patterns(language):
        wanted = arguments(language, key)
        for values in itertools.product(*(samples(variants) for variants in wanted.values())):
            text = words.tr(key, **dict(zip(wanted, values, strict=True)))
            assert text.strip() == text != "", key
            assert "{" not in text, f"{key}: {text}"
            for letter in text:
                assert unicodedata.bidirectional(letter) not in BIDI, f"{key}: {text!r}"
                assert letter.isprintable() or letter in "\n\u00a0\u202f", f"{key}: {text!r}"


def written_keys() -> Iterator[tuple[str, str]]:
    """(file:line, key) of the keys that the code spells out: what `tr` is called with, and strings made like keys."""
    for file in source.sources(ROOT / TOP).values():
        where = file.relative_to(ROOT).as_posix()
        for node in source.nodes(file, ast.Call):
            if node.args and isinstance(node.args[0], ast.Constant):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name == "tr" and isinstance(node.args[0].value, str):
                    yield f"{where}:{node.lineno}", node.args[0].value
        for line, text in source.strings(file):
            key, _, rule = text.partition(" ")
            if KEY.fullmatch(key) and (not rule or RULE_ID.fullmatch(rule)):
                yield f"{where}:{line}", key


def test_every_key_written_in_the_code_exists() -> None:
    words = Translator(LOCALE, "en", strict=True)  # the other languages have the same keys, see above
    missing = [f"{where}: {key}" for where, key in written_keys() if not words.has(key)]
    assert not missing, "\n" + "\n".join(missing)


def test_russian_counts_as_russian_does() -> None:
    words = Translator(LOCALE, "ru", strict=True)
    said = [words.tr("cards-count", count=n) for n in (0, 1, 2, 5, 11, 21, 1.5)]
    assert said == ["0 карт", "1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "1,5 карты"]
    assert words.tr("resource-count", count=3, resource="wool") == "3 шерсти"
    assert words.tr("resource.take", resource="brick") == "глину"


def test_strictly_a_missing_key_or_argument_is_an_error() -> None:
    words = Translator(LOCALE, "ru", strict=True)
    for key in ("no-such-text", "yes.no-such-attribute"):
        assert not words.has(key)
        with pytest.raises(MissingText, match=key):
            words.tr(key)
    with pytest.raises(MissingText, match="count"):
        words.tr("cards-count")
    with pytest.raises(MissingText, match="xx"):
        Translator(LOCALE, "xx")


def test_a_gap_is_filled_from_english_and_then_by_the_key(tmp_path: Path) -> None:
    for language, text in (("en", "here = Here\nthere = There\n"), ("ru", "here = Здесь\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(text, encoding="utf-8")
    words = Translator(tmp_path, "ru")
    assert [words.tr(key) for key in ("here", "there", "nowhere")] == ["Здесь", "There", "«nowhere»"]
    assert [words.has(key) for key in ("here", "there")] == [True, False]
    with pytest.raises(MissingText, match="there"):
        Translator(tmp_path, "ru", strict=True).tr("there")
