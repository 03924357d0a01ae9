"""What the shipped almanac says hangs together: words, links, pictures, rules, and everything that leads into it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.views import vocabulary
from catan_desktop.present.almanac import Almanac, languages, load
from catan_desktop.present.almanac_entry import Entry
from catan_desktop.present.markup import parse, plain
from catan_desktop.present.search import Finder
from tests.source import ROOT, TOP, nodes, sources

FOLDER = ROOT / "assets/almanac"
ART = ROOT / "assets/art"
LANGUAGES = ("en", "ru")
RULE = re.compile(r"^\s*(?:- \**|\| \**)([A-Z]+-[A-Z]?\d+[a-z]?)\b", re.MULTILINE)
COLOURS = {"gold", "ice", "danger", "good", "dim"}
LEAST_WORDS, MOST_WORDS = 25, 220


@cache
def book(language: str) -> Almanac:
    return load(FOLDER, language)


def entries() -> Iterator[Entry]:
    for language in LANGUAGES:
        yield from book(language).entries


@cache
def text_keys(language: str) -> frozenset[str]:
    """Every key of the texts a player reads."""
    found = set()
    for file in (ROOT / "assets/locale" / language).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                found.add(entry.id.name)
    return frozenset(found)


def told(language: str, entry: Entry) -> str:
    return f"{language}/{entry.key}"


# the files


def test_both_languages_have_the_same_entries_and_nothing_besides() -> None:
    assert languages(FOLDER) == LANGUAGES
    keys = {entry.key for entry in book("en").entries}
    for language in LANGUAGES:
        assert {file.stem for file in (FOLDER / language).iterdir()} == keys
        assert {file.suffix for file in (FOLDER / language).iterdir()} == {".txt"}
        assert {entry.language for entry in book(language).entries} == {language}


def test_every_link_leads_somewhere() -> None:
    assert [fault for language in LANGUAGES for fault in book(language).faults()] == []


def test_no_entry_links_to_itself() -> None:
    assert [told(entry.language, entry) for entry in entries() if entry.key in entry.links] == []


def test_every_picture_is_there() -> None:
    assert [
        (entry.key, picture)
        for entry in book("en").entries
        for picture in entry.pictures
        if not (ART / f"{picture}.svg").is_file()
    ] == []


def test_every_group_has_a_name() -> None:
    for group, _ in book("en").groups:
        assert all(f"almanac-group-{group}" in text_keys(language) for language in LANGUAGES), group


def test_every_ruleset_is_one_that_can_be_played() -> None:
    known = set(RULESETS)
    assert {ruleset for entry in book("en").entries for ruleset in entry.rulesets} <= known


def test_every_rule_is_written_down() -> None:
    known = {
        found for file in (ROOT / "docs/rules").glob("*.md") for found in RULE.findall(file.read_text(encoding="utf-8"))
    }
    assert len(known) > 200
    assert [(entry.key, rule) for entry in book("en").entries for rule in entry.rules if rule not in known] == []


def test_headwords_are_told_apart() -> None:
    for language in LANGUAGES:
        words = [entry.headword.casefold() for entry in book(language).entries]
        assert [word for word in words if words.count(word) > 1] == []


# the words


def problems(source: str) -> Iterator[str]:
    """Markup that a reader would see or stumble over."""
    for paragraph in parse(source):
        for span in paragraph.spans:
            if not span.icon and re.search(r"\*|<|\]\(|\[", span.text):
                yield f"a sign of markup is left over: {span.text!r}"
            if span.link and not span.text.strip():
                yield f"a link without words: {span.link}"
            if span.colour and span.colour not in COLOURS:
                yield f"colour {span.colour}"
            if span.icon and not ((ART / f"icon-{span.icon}.svg").is_file() or (ART / f"{span.icon}.svg").is_file()):
                yield f"no picture {span.icon}"
        if paragraph.spans and (paragraph.spans[-1].bold or paragraph.spans[-1].italic) and not closed(source):
            yield "bold or italic is not closed"


def closed(source: str) -> bool:
    """Return whether every line closes what it opens."""
    return all(line.count("**") % 2 == 0 and line.replace("**", "").count("*") % 2 == 0 for line in source.split("\n"))


def test_all_markup_is_sound() -> None:
    found = [f"{told(e.language, e)}: {problem}" for e in entries() for problem in problems(e.body)]
    found += [f"{told(e.language, e)}: a line leaves bold or italic open" for e in entries() if not closed(e.body)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source", ["**bold", "*half", "a [link](", "[](x)", "<icon dragonfly>", "<pink>x</>", "2 * 2", "a < b"]
)
def test_unsound_markup_is_found(source: str) -> None:
    assert [*problems(source)] or not closed(source)


def test_entries_are_short_enough_to_be_read_and_long_enough_to_help() -> None:
    counts = {told(entry.language, entry): len(plain(entry.body).split()) for entry in entries()}
    assert {name: count for name, count in counts.items() if not LEAST_WORDS <= count <= MOST_WORDS} == {}


# what leads into it


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pattern_explains_some_text(language: str) -> None:
    keys = text_keys(language)
    lost = [
        (entry.key, pattern)
        for entry in book(language).entries
        for pattern in entry.texts
        if pattern not in keys and not any(fnmatchcase(key, pattern) for key in keys)
    ]
    assert lost == []


def test_every_refusal_has_an_entry() -> None:
    refusals = [key for key in sorted(text_keys("en")) if key.startswith("reason-")]
    assert len(refusals) > 50
    assert [key for key in refusals if not book("en").topic_for(key)] == []


def topics(file: Path) -> Iterator[str]:
    """Every entry that code names: `topic="..."`, and what a table called ...TOPICS maps to."""
    for given in nodes(file, ast.keyword):
        if given.arg == "topic":
            yield from strings(given.value)
    assignments: list[ast.Assign | ast.AnnAssign] = [*nodes(file, ast.Assign), *nodes(file, ast.AnnAssign)]
    for node in assignments:
        if isinstance(node.value, ast.Dict):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id.endswith("TOPICS") for target in targets):
                for value in node.value.values:
                    yield from strings(value)


def strings(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may be; those put together at run time are left out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from strings(node.body)
        yield from strings(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from strings(value)


def test_every_entry_that_code_names_is_there() -> None:
    found: dict[str, str] = {}
    for file in sources(ROOT / TOP).values():
        for topic in topics(file):
            found[topic] = file.relative_to(ROOT).as_posix()
    assert len(found) > 10
    assert {topic: file for topic, file in found.items() if book("en").get(topic) is None} == {}


def test_topics_are_read_from_code(tmp_path: Path) -> None:
    code = 'B(topic="a")\nB(topic="b" if x else "c")\nB(topic=x or "d")\nMY_TOPICS = {"k": "e"}\nOTHER = {"k": "f"}\n'
    (tmp_path / "code.py").write_text(code, encoding="utf-8")
    assert sorted(topics(tmp_path / "code.py")) == ["a", "b", "c", "d", "e"]


# the glossary of the rules


def glossary(file: str) -> list[tuple[list[str], list[str]]]:
    """English and Russian words of every row, comments in brackets left out."""
    text = (ROOT / "docs/rules" / file).read_text(encoding="utf-8")
    table = re.split(r"^## (?:1\. )?Glossary.*$", text, flags=re.MULTILINE)[1].partition("\n## ")[0]
    rows = []
    for line in table.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) >= 2 and cells[0] and not cells[0].startswith(("English", "---")):
            english, russian = (
                [
                    part.strip()
                    for part in re.split("[,/:;]", re.sub(r"\(.*?\)| of a \w+|[«»`]", "", cell).replace("A / B", "A"))
                    if part.strip()
                ]
                for cell in cells[:2]
            )
            rows.append((english, russian))
    return rows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("ruleset", "file"), [("watch", "watch.md"), ("landnam", "althing.md")])
def test_every_word_of_the_glossary_finds_an_entry(ruleset: str, file: str, language: str) -> None:
    finder = Finder(load(FOLDER, language, ruleset, vocabulary(RULESETS[ruleset])))
    rows = glossary(file)
    assert len(rows) > 25
    lost = [word for row in rows for word in row[LANGUAGES.index(language)] if not finder.find(word)]
    assert lost == []
