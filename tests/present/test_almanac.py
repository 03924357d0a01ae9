"""The almanac: reading its files, which entry explains what, finding a word in any form, searching all texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from catan_desktop.present.almanac import MOST_ENTRIES, Almanac, languages, load, whole
from catan_desktop.present.almanac_entry import Entry
from catan_desktop.present.almanac_files import MOST_BYTES, AlmanacError
from catan_desktop.present.almanac_text import answer, contents, entry_text
from catan_desktop.present.search import Finder, Hit, Piece
from catan_desktop.present.translate import Translator
from catan_desktop.present.wordforms import fold, forgiven, slips, stem, words_of
from tests.almanac_sample import write

LOCALE = Path("assets/locale")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write(tmp_path / "almanac")


@pytest.fixture
def english(folder: Path) -> Almanac:
    return load(folder, "en")


@pytest.fixture
def russian(folder: Path) -> Almanac:
    return load(folder, "ru")


# reading


def test_entries_are_read_with_all_they_have(english: Almanac) -> None:
    giant = english.get("giant")
    assert giant is not None
    assert (giant.headword, giant.others, giant.group) == ("Giant", ("brute",), "north")
    assert giant.pictures == ("figure-giant", "figure-regular")
    assert (giant.see, giant.rulesets, giant.rules) == (("regular", "guard"), ("watch",), ("WATCH-38", "WATCH-39"))
    assert giant.links == ("regular", "guard")
    assert giant.body.startswith("A giant comes down a [trail](regular) and throws down one [guard](guard).\n\n")
    undo = english.get("undo")
    assert undo is not None
    assert undo.pictures == undo.rules == undo.rulesets == ()
    assert english.get("dragon") is None
    assert english.faults() == []


def test_groups_come_in_their_order_and_entries_in_that_of_the_file(english: Almanac) -> None:
    assert [(group, [entry.key for entry in entries]) for group, entries in english.groups] == [
        ("land", ["board"]),
        ("building", ["guard"]),
        ("north", ["giant", "regular"]),
        ("computer", ["undo"]),
    ]


def test_a_group_nobody_knew_of_comes_last(folder: Path) -> None:
    index = folder / "entries.toml"
    index.write_text('[coin]\ngroup = "commerce"\n' + index.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "en/coin.txt").write_text("Coin\n\n\nA coin.\n", encoding="utf-8")
    assert load(folder, "en").groups[-1][0] == "commerce"


def test_the_file_of_a_game_says_where_its_groups_stand(folder: Path) -> None:
    (folder / "sea.toml").write_text(
        '[contents]\nboats = "building"\nnets = "boats"\n[net]\ngroup = "nets"\n[boat]\ngroup = "boats"\n',
        encoding="utf-8",
    )
    for key in ("net", "boat"):
        (folder / f"en/{key}.txt").write_text(f"{key}\n\n\nA {key}.\n", encoding="utf-8")
    groups = [group for group, _ in load(folder, "en").groups]
    assert groups == ["land", "building", "boats", "nets", "north", "computer"]


@pytest.mark.parametrize("line", ['boats = "dragons"', "boats = 3", 'boats = ["land", "north"]', "boats = []"])
def test_a_group_stands_behind_one_that_there_is(folder: Path, line: str) -> None:
    (folder / "sea.toml").write_text(f"[contents]\n{line}\n", encoding="utf-8")
    with pytest.raises(AlmanacError, match=r"contents"):
        load(folder, "en")


def test_english_answers_for_an_entry_that_is_not_translated(folder: Path) -> None:
    (folder / "ru/guard.txt").unlink()
    book = load(folder, "ru")
    guard = book.get("guard")
    giant = book.get("giant")
    assert guard is not None
    assert giant is not None
    assert (guard.headword, guard.language, giant.language) == ("Guard", "en", "ru")


def test_lines_of_a_paragraph_are_joined_and_items_are_not() -> None:
    assert whole("one\ntwo\n\n\n\n- a\n- b\n> c\n\nlast\nline\n") == "one two\n\n- a\n- b\n> c\n\nlast line"


def test_languages_are_listed_english_first(folder: Path) -> None:
    assert languages(folder) == ("en", "ru")
    assert languages(folder / "nowhere") == ()


def test_a_language_that_is_not_there_is_refused(folder: Path) -> None:
    with pytest.raises(AlmanacError, match="no almanac in the language 'fr'"):
        load(folder, "fr")


@pytest.mark.parametrize(
    ("index", "words"),
    [
        ("[giant", "is not TOML"),
        ("", "has no entries"),
        ("giant = 3", "giant is no table"),
        ('["Big Giant"]\ngroup = "north"', "is no key"),
        ('["../giant"]\ngroup = "north"', "is no key"),
        ('[giant]\npicture = "x"', "giant has no group"),
        ("[giant]\ngroup = 3", "giant has no group"),
        ('[giant]\ngroup = "north"\ncolour = "red"', "unknown field 'colour'"),
        ('[giant]\ngroup = "north"\nsee = 3', "see must be a list of texts"),
        ('[giant]\ngroup = "north"\nrules = [3]', "rules must be a list of texts"),
        ('[giant]\ngroup = "north"\npicture = ["a", "b", "c", "d", "e"]', "more than 4 pictures"),
        ('[dragon]\ngroup = "north"', "en/dragon.txt cannot be read"),
        ("".join(f'[e{n}]\ngroup = "a"\n' for n in range(MOST_ENTRIES + 1)), f"more than {MOST_ENTRIES} entries"),
        ("#" * (MOST_BYTES + 1), "is larger than 512 KiB"),
    ],
)
def test_a_damaged_index_is_refused_in_a_sentence(folder: Path, index: str, words: str) -> None:
    (folder / "entries.toml").write_text(index, encoding="utf-8")
    with pytest.raises(AlmanacError, match=words):
        load(folder, "en")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"", "the first line must be the headword"),
        (b"\n\n\nText", "the first line must be the headword"),
        (b"Giant\nbrute\nText at once", "the third line must be empty"),
        (b"Giant\nbrute", "the third line must be empty"),
        (b"Giant\nbrute\n\n \n", "there is no text"),
        (b"Giant\n\n\n\xff\xfe", "is not UTF-8"),
        (b"x" * (MOST_BYTES + 1), "larger than"),
    ],
)
def test_a_damaged_text_is_refused_with_its_name(folder: Path, text: bytes, words: str) -> None:
    (folder / "en/giant.txt").write_bytes(text)
    with pytest.raises(AlmanacError, match=f"en/giant.txt.*{words}"):
        load(folder, "en")


def test_a_missing_index_is_refused(folder: Path) -> None:
    (folder / "entries.toml").unlink()
    with pytest.raises(AlmanacError, match=r"entries.toml cannot be read"):
        load(folder, "en")


def test_links_that_lead_nowhere_are_told() -> None:
    body = "See [dragons](dragon) and [itself](giant)."
    book = Almanac([Entry("giant", "north", "Giant", (), body, see=("giant", "wolf"))], "en")
    assert book.faults() == [
        "giant: link to 'dragon': no such entry",
        "giant: see to 'wolf': no such entry",
        "giant: see leads to itself",
    ]


# which entry explains what


@pytest.mark.parametrize(
    ("key", "topic"),
    [
        ("tip-giant", "giant"),
        ("tip-hex", "board"),
        ("tip-regular", "regular"),
        ("reason-guard-giant", "giant"),
        ("reason-no-cards", "regular"),
        ("reason-undo-dice", "undo"),
        ("act-build-road", ""),
        ("", ""),
    ],
)
def test_the_most_specific_pattern_says_which_entry_explains_a_text(english: Almanac, key: str, topic: str) -> None:
    assert english.topic_for(key) == topic
    assert english.topic_for(key) == topic, "the second answer is a kept one"


def test_of_equally_long_patterns_the_first_in_the_file_wins() -> None:
    first = Entry("b", "north", "B", (), "x", texts=("tip-a*",))
    second = Entry("a", "game", "A", (), "x", texts=("tip-*a",))
    assert Almanac([first, second], "en").topic_for("tip-a") == "b"


def test_an_entry_matters_wherever_no_other_takes_its_place() -> None:
    city = Entry("city", "building", "City", (), "x")
    keep = Entry("keep", "building", "Keep", (), "x", rulesets=("watch",), instead=("city",))
    desert = Entry("desert", "land", "Desert", (), "x", rulesets=("classic", "cities"))
    entries = (city, keep, desert, Entry("road", "building", "Road", (), "x"))
    book = Almanac(entries, "en")
    assert [book.games(entry) for entry in entries] == [("classic", "cities"), ("watch",), ("classic", "cities"), ()]
    assert all(map(book.fits, entries)), "without a game everything matters"
    for ruleset, fitting in (("watch", {"keep", "road"}), ("classic", {"city", "desert", "road"})):
        played = Almanac(entries, "en", ruleset)
        assert {entry.key for entry in entries if played.fits(entry)} == fitting
    assert Almanac(entries, "en", "watch").meant("city") == "keep"


# forms of words


@pytest.mark.parametrize(
    "forms",
    [
        "великан великана великаны великанов великанами",
        "костёр костра костры костров кострами",
        "опушка опушки опушек опушке опушкой",
        "дозорный дозорного дозорных дозорными",
        "крепость крепости крепостей крепостью",
        "поселение поселения поселений",
        "герой героя героев героям",
        "зерно зерна зёрен",
        "перекрёсток перекрёстка перекрёстков",
        "участок участка участки",
        "вторжение вторжений вторжением",
        "территория территории территорий",
        "одичалый одичалые одичалых",
        "лагерь лагеря лагерей",
        "людоед людоеды людоедов",
        "giant giants giant's",
        "city cities",
        "breach breaches breached",
        "trade trades trading traded",
        "victory victories",
        "die dice",
        "settle settles settling settled",
        "остров острова островов",
        "башня башни башен башню",
        "купец купца купцов",
        "камень камня камней",
    ],
)
def test_forms_of_a_word_have_one_stem(forms: str) -> None:
    assert len({stem(fold(word)) for word in forms.split()}) == 1


@pytest.mark.parametrize("pair", ["воин война", "гора город", "роль рог", "camp card", "road roll", "keep kept"])
def test_other_words_keep_their_own(pair: str) -> None:
    one, other = pair.split()
    assert stem(one) != stem(other)


@pytest.mark.parametrize(
    ("one", "other", "count"),
    [("giant", "giant", 0), ("gaint", "giant", 1), ("gian", "giant", 1), ("giantt", "giant", 1), ("great", "giant", 3)],
)
def test_slips_are_counted(one: str, other: str, count: int) -> None:
    assert slips(one, other, 3) == count
    assert slips(one, other, 1) == min(count, 2)


def test_short_words_and_numbers_forgive_nothing() -> None:
    assert [forgiven(word) for word in ("vp", "vps", "vpss", "cannibals", "12345")] == [0, 0, 1, 2, 0]


def test_words_are_found_with_their_places() -> None:
    assert words_of("Ёлка, 2:1 – don’t") == [(0, 4, "елка"), (6, 9, "2:1"), (12, 17, "don't")]


# a word for it


@pytest.mark.parametrize(
    ("word", "keys"),
    [
        ("giant", ["giant"]),
        ("GIANTS", ["giant"]),
        ("gaint", ["giant"]),
        ("Brutes", ["giant"]),
        ("hex", ["board"]),
        ("taking-back", ["undo"]),
        ("taking", ["undo"]),
        ("regul", ["regular"]),
        ("dragon", []),
        ("", []),
        ("  ", []),
        ("!?", []),
    ],
)
def test_an_english_word_finds_its_entry(english: Almanac, word: str, keys: list[str]) -> None:
    assert [entry.key for entry in Finder(english).find(word)] == keys


@pytest.mark.parametrize(
    ("word", "keys"),
    [
        ("великан", ["giant"]),
        ("Великанов", ["giant"]),
        ("велиакн", ["giant"]),
        ("giant", ["giant"]),
        ("дозорных", ["guard"]),
        ("отмены хода", ["undo"]),
        ("отмена", ["undo"]),
        ("воины", ["regular"]),
        ("дракон", []),
    ],
)
def test_a_russian_word_finds_its_entry(russian: Almanac, word: str, keys: list[str]) -> None:
    assert [entry.key for entry in Finder(russian).find(word)] == keys


def test_what_is_not_found_has_something_near(english: Almanac, russian: Almanac) -> None:
    assert [entry.key for entry in Finder(english).near("gyyant")] == ["giant"]
    assert "guard" in [entry.key for entry in Finder(russian).near("дозоорнныи")]
    assert Finder(english).near("zzzzzz") == ()


# full text


def keys(hits: tuple[Hit, ...]) -> list[str]:
    return [hit.entry.key for hit in hits]


def test_the_headword_counts_more_than_the_text(english: Almanac) -> None:
    finder = Finder(english)
    assert keys(finder.search("guard")) == ["guard", "giant"]
    assert keys(finder.search("giant"))[0] == "giant"


def test_every_word_must_be_there(english: Almanac) -> None:
    assert keys(Finder(english).search("giant wall")) == ["regular"]


def test_a_beginning_finds_while_it_is_typed(russian: Almanac) -> None:
    finder = Finder(russian)
    for length in range(2, 8):
        assert keys(finder.search("великан"[:length]))[0] == "giant"


def test_forms_and_slips_are_forgiven_in_texts(english: Almanac, russian: Almanac) -> None:
    assert keys(Finder(russian).search("костра")) == ["giant"]
    assert keys(Finder(russian).search("КОСТЕР")) == ["giant"]
    assert keys(Finder(russian).search("перекресток")) == ["board"]
    assert keys(Finder(english).search("intersectoin")) == ["board"]
    assert keys(Finder(english).search("storming regulars")) == ["regular"]


def test_a_keyboard_that_was_not_switched_is_forgiven(english: Almanac, russian: Almanac) -> None:
    assert keys(Finder(russian).search("dtkbrfy"))[0] == "giant"
    assert keys(Finder(english).search("пшфте"))[0] == "giant"
    assert [entry.key for entry in Finder(russian).find("dtkbr")] == ["giant"]
    assert [entry.key for entry in Finder(english).find("пгфкв")] == ["guard"]


def test_half_of_the_words_serve_where_no_entry_has_all(english: Almanac) -> None:
    assert keys(Finder(english).search("storm xylophone")) == ["regular"]


def test_nothing_is_found_for_nothing(english: Almanac) -> None:
    finder = Finder(english)
    assert finder.search("") == finder.search("  !") == finder.search("xylophone") == ()


def test_the_snippet_shows_what_was_found(english: Almanac) -> None:
    hit = Finder(english).search("storm")[0]
    assert hit.snippet(30) == (Piece("Regulars "), Piece("storm", found=True), Piece(" the Wall"), Piece(" …"))
    late = Finder(english).search("victory")[0]
    text = "".join(piece.text for piece in late.snippet(30))
    assert "victory" in text
    assert len(text) <= 34
    assert hit.headword() == (Piece("Regular"),)
    assert Finder(english).search("regulars")[0].headword() == (Piece("Regular", found=True),)


def test_pictures_of_things_with_an_entry_are_words_of_the_text() -> None:
    pair = (
        Entry("ore", "land", "Ore", (), "Metal."),
        Entry("keep", "building", "Keep", (), "It costs <icon ore> alone."),
    )
    hit = Finder(Almanac(pair, "en")).search("ore")[1]
    assert hit.snippet(100) == (Piece("It costs "), Piece("ore", found=True), Piece(" alone."))


def test_a_snippet_begins_with_the_text_where_only_the_headword_fits(english: Almanac) -> None:
    hit = Finder(english).search("undo")[0]
    assert hit.snippet(40)[0].text.startswith("A step can be taken")


@pytest.mark.parametrize("length", [1, 20, 50, 100, 1000])
@pytest.mark.parametrize("query", ["guard", "giant", "wall", "trail"])
def test_snippets_of_any_length_are_parts_of_the_text(english: Almanac, query: str, length: int) -> None:
    for hit in Finder(english).search(query):
        told = "".join(piece.text for piece in hit.snippet(length)).removeprefix("… ").removesuffix(" …")
        assert told
        assert told in hit.text


# in print


def test_an_entry_is_printed_without_markup(english: Almanac) -> None:
    giant = english.get("giant")
    assert giant is not None
    text = entry_text(english, giant, Translator(LOCALE, "en"), 50)
    assert text == (
        "Giant\n(brute)\n\nA giant comes down a trail and throws down one\nguard.\n\nIt costs 3 ore nothing.\n\n"
        "  - Eight of them.\n  - None returns.\n\n  | Keep a guard to spare.\n\n"
        "Only in Brotherhood of the Watch\nSee also: Regular, Guard\nExplains rules WATCH-38, WATCH-39"
    )


def test_counted_pictures_are_declined_in_russian(russian: Almanac) -> None:
    giant = russian.get("giant")
    assert giant is not None
    assert "Это стоит 3 руды." in entry_text(russian, giant, Translator(LOCALE, "ru"), 200)


def test_pictures_in_a_row_are_printed_as_a_price() -> None:
    keep = Entry(
        "keep", "building", "Keep", (), "It costs <icon ore> <icon ore> <icon grain>. A <icon crown><icon vp>."
    )
    text = entry_text(Almanac([keep], "ru"), keep, Translator(LOCALE, "ru"), 80)
    assert "It costs 2 руды, 1 зерно." in text


def test_a_thing_said_again_is_found_once() -> None:
    keep = Entry("keep", "building", "Keep", (), "It costs <icon ore> <icon ore> <icon ore> now.")
    ore = Entry("ore", "land", "Ore", (), "Metal.")
    assert Finder(Almanac([ore, keep], "en")).search("costs")[0].text == "It costs ore now."


def test_all_headwords_are_printed_by_groups(english: Almanac) -> None:
    told = contents(english, Translator(LOCALE, "en"), 60)
    assert told.startswith("The land\n  Board\n\nBuilding\n  Guard\n\nNorth of the Wall\n  Giant, Regular")


def test_a_word_of_the_other_language_is_understood(folder: Path) -> None:
    told = answer(folder, "великанов", Translator(LOCALE, "en"), 60)
    assert told.found
    assert told.text.startswith("Giant\n")


def test_a_word_nobody_knows_gets_suggestions(folder: Path) -> None:
    told = answer(folder, "gyyant", Translator(LOCALE, "en"), 60)
    assert not told.found
    assert told.text == "The almanac has no entry for “gyyant”.\nPerhaps: Giant"
