"""The almanac as players of one game read it: its own entries, its own words, and no links into other worlds."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from catan_desktop.games import catalogue
from catan_desktop.games.catalogue import MIXES, RULESETS
from catan_desktop.games.views import vocabulary
from catan_desktop.present import almanac_over
from catan_desktop.present.almanac import Almanac, load
from catan_desktop.present.almanac_entry import Entry
from catan_desktop.present.almanac_files import AlmanacError
from catan_desktop.present.markup import plain
from catan_desktop.present.search import Finder
from tests.present.test_almanac_content import ART, FOLDER, LANGUAGES, LEAST_WORDS, MOST_WORDS, closed, problems

GIFT = {"watch", "gift-base"}
ELSEWHERE = sorted(RULESETS.keys() - GIFT)
OF_THE_GIFT = {
    "en": re.compile(
        r"\b([Kk]eeps? (and|or|of|at|with|costs?)|or keep|a keep|guards?|Tormund|[Pp]atrols?|the Gift|the Wall"
        r"|[Ww]ildlings?|trade routes?|heroes|full game|base game)\b"
    ),
    "ru": re.compile(
        r"[Кк]репост|[Дд]озор|Тормунд|отряд|\bДар[еау]?\b|\bСтен[аеуы]\b|[Оо]дичал|торгов\w+ пут|геро"
        r"|полной игре|базовой"
    ),
}
CITIES = {"cities-knights", "seafarers-knights"}
"""Games with knights, keeps and guards of their own; an entry of theirs alone says what it likes."""
NAMED_THERE = {"tutorial", "house-rules", "own-island"}
"""Entries of the computer that may mention the Watch on any table: they speak of the program."""


@cache
def book(language: str, ruleset: str) -> Almanac:
    return load(FOLDER, language, ruleset, vocabulary(catalogue.ruleset(ruleset)), MIXES.get(ruleset, ()))


def fitting(language: str, ruleset: str) -> Iterator[Entry]:
    found = book(language, ruleset)
    return filter(found.fits, found.entries)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", sorted((*RULESETS, *MIXES)))
def test_every_game_has_an_almanac_without_faults(ruleset: str, language: str) -> None:
    found = book(language, ruleset)
    assert found.faults() == []
    headwords = [entry.headword.casefold() for entry in fitting(language, ruleset)]
    assert [word for word in headwords if headwords.count(word) > 1] == []
    for entry in fitting(language, ruleset):
        assert [*problems(entry.body)] == [], entry.key
        assert closed(entry.body), entry.key
        assert [picture for picture in entry.pictures if not (ART / f"{picture}.svg").is_file()] == [], entry.key
        assert LEAST_WORDS <= len(plain(entry.body).split()) <= MOST_WORDS, entry.key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", ELSEWHERE)
def test_nothing_of_the_gift_is_told_to_those_who_play_elsewhere(ruleset: str, language: str) -> None:
    found = book(language, ruleset)
    words, links = [], []
    for entry in fitting(language, ruleset):
        assert not [rule for rule in entry.rules if rule.startswith("WATCH")], entry.key
        slip = OF_THE_GIFT[language].search(plain(entry.body))
        if slip and entry.key not in NAMED_THERE and set(entry.rulesets) not in ({ruleset}, CITIES):
            words.append((entry.key, slip[0]))
        for key in entry.links:
            target = found.get(found.meant(key))
            if target is None or (target.rulesets and set(target.rulesets) <= GIFT):
                links.append((entry.key, key))
    assert words == []
    assert [pair for pair in links if pair[0] not in NAMED_THERE] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_leads_to_what_stands_there_in_the_played_game(language: str) -> None:
    gift = book(language, "watch")
    assert [gift.meant(key) for key in ("city", "robber", "desert")] == ["keep", "tormund", "tormunds-camp"]
    assert gift.meant("harbour") == "trade-route"
    assert gift.meant("road") == "road"
    assert gift.meant("no-such-entry") == "no-such-entry"
    assert book(language, "classic").meant("city") == "city"
    assert book(language, "cities-knights").meant("largest-army") == "knight"
    assert load(FOLDER, language).meant("city") == "city", "without a game everything is itself"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_explained_by_entries_of_the_played_game(language: str) -> None:
    topics = {"act-build-city": ("keep", "city"), "prompt-robber": ("tormund", "robber")}
    topics |= {"card-knight": ("ranger-patrol", "knight-card"), "explain-route": ("trade-route", "harbour")}
    for key, (gift, island) in topics.items():
        assert book(language, "watch").topic_for(key) == gift
        assert book(language, "classic").topic_for(key) == island
    assert book(language, "classic").topic_for("act-build-guard") == "guard", (
        "what is not played here is still explained"
    )


def test_the_contents_are_those_of_the_played_game_and_the_search_goes_through_all() -> None:
    island = book("en", "classic")
    listed = {entry.key for _, entries in island.groups for entry in entries}
    assert {"city", "robber", "harbour", "road", "seven"} <= listed
    assert not listed & {"keep", "tormund", "giant", "heroes", "the-wall"}
    hits = [hit.entry for hit in Finder(island).search("robber")]
    fits = [island.fits(entry) for entry in hits]
    assert hits[0].key == "robber"
    assert "tormund" in {entry.key for entry in hits}
    assert fits == sorted(fits, reverse=True), "entries of the played game come first"


@pytest.mark.parametrize("name", sorted(path.name for path in (FOLDER / almanac_over.FOLDER).iterdir()))
def test_both_languages_edit_the_same_entries(name: str) -> None:
    folder = FOLDER / almanac_over.FOLDER / name
    edited = [set(tomllib.loads((folder / f"{language}.toml").read_text("utf-8"))) for language in LANGUAGES]
    assert edited[0] == edited[1]


@pytest.mark.parametrize(
    ("file", "text", "why"),
    [
        ("en.toml", '[nobody]\ndrop = ["x"]\n', "nobody is no entry"),
        ("en.toml", '[road]\ndrop = ["No such paragraph"]\n', "no paragraph begins with"),
        ("en.toml", '[road]\nswap = [["no such words", "x"]]\n', "does not stand there"),
        ("en.toml", '[road]\nswap = ["x"]\n', "pairs of texts"),
        ("en.toml", '[road]\npicture = "x"\n', "unknown field 'picture'"),
        ("entries.toml", '[road]\ngroup = "x"\n', "unknown field 'group'"),
    ],
)
def test_an_edit_that_fits_nothing_is_a_fault(tmp_path: Path, file: str, text: str, why: str) -> None:
    entries = {entry.key: entry for entry in load(FOLDER, "en").entries}
    (tmp_path / file).write_text(text, encoding="utf-8")
    with pytest.raises(AlmanacError, match=why):
        almanac_over.lay(entries, tmp_path)


def test_what_one_game_says_stands_before_what_the_next_says_there() -> None:
    """A sentence follows the one that has taken its place; other words are those of the last game."""
    entries = {entry.key: entry for entry in load(FOLDER, "en").entries}
    old, swapped = entries["road"].body.split(".")[0] + ".", almanac_over.Swapped()
    for new in ("One.", "Two."):
        entries["road"] = almanac_over.edited(entries["road"], {"swap": [[old, new], ["not there", "x"]]}, swapped)
    assert entries["road"].body.startswith("One. Two.")


def glossary(file: str, column: int) -> Iterator[str]:
    """The words of a language in the glossary of a game's rules; the table of improvements has a track in each cell."""
    text = (FOLDER.parents[1] / "docs/rules" / file).read_text(encoding="utf-8")
    for line in text.partition("## 1. Glossary")[2].partition("\n## ")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|") or cells[0].startswith(("English", "---", "Level")):
            continue
        if cells[0].isdigit():
            yield from (_named(cell)[column] for cell in cells[1:4])
        else:
            yield from _named(cells[column])


def _named(cell: str) -> list[str]:
    plainly = re.sub(r"\(.*?\)|[*«»]", "", cell)
    return [part.strip() for part in re.split("[,/:]", plainly) if part.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ["classic.md", "five-six-players.md", "cities-and-knights.md"])
def test_every_word_of_a_glossary_finds_an_entry(file: str, language: str) -> None:
    finder = Finder(load(FOLDER, language))
    listed = [*glossary(file, LANGUAGES.index(language))]
    assert len(listed) > 5
    assert [word for word in listed if not finder.find(word)] == []
