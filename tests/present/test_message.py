"""What is read without the Fluent library reads as with it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from catan_desktop.present.message import PLURALS, Argument, Composer, Message, Reference, Unread, read
from catan_desktop.present.translate import Translator

ROOT = Path(__file__).resolve().parents[2]
SAMPLES: dict[str, str] = {
    "a line": "key = Some text\n",
    "comments and empty lines after it": "key = Some text\n\n# of { $nobody }\n## of others\n\n",
    "a text that begins below": "key =\n\n    One\n    Two\n",
    "indents": "key =\n      One\n    Two\n\n\n       Three  \n    Four   \n",
    "lines after the first": "key = One  \n    Two\n      Three\n",
    "an argument": "key = { $count } of {$count}{ $word }!\n",
    "an argument at the end of a line": "key = { $word } \n    { $word }  \n    and { $word } \n",
    "a sign that ends a pattern elsewhere": "key = a [b] *c .d = e\n",
    "a literal": 'key = {""}  spaces { "in front" }\n',
    "another message": "key = See { other }, { other.more }\nother = Other { $word }\n    .more = More\n",
    "attributes": "key = One\n    .a = Two\n    .b =\n        Three\n        Four { $count }\n",
    "attributes alone": "key =\n    .a = Two\n",
    "a plural": "key = { $count ->\n    [0] no\n    [one] one\n    [few] { $count } few\n   *[other] { $count }\n }\n",
    "a plural that ends at the edge": "key = { $count ->\n    [one] one\n   *[other] more\n} and { $word }\n",
    "words": "key = A { $word ->\n        [x] first\n       *[y] second\n            line\n    } choice\n",
    "a choice in a choice": (
        "key = { $word ->\n    [x] { $count ->\n        [1] a { $word }\n       *[2] b\n    }\n   *[y] c\n    }\n"
    ),
    "two choices": "key = { $word ->\n    [x] a\n   *[y] b\n    } { $count ->\n    [1] c\n   *[2] d\n    }\n",
    # what the library is asked for
    "a brace": 'key = { "{" } { "}" } { $word }\n',
    "a number": "key = { 5 } { NUMBER($count, minimumFractionDigits: 1) }\n",
    "a term": "key = { -name } { $word }\n-name = Somebody\n",
    "an escape": 'key = { "\\u00e9" }\n',
    "a choice by a function": "key = { NUMBER($count) ->\n    [one] a\n   *[other] b\n    }\n",
    "something that is not there": "key = { other } { $nobody }\n",
    "no value": "key = { other }\nother =\n    .a = b\n",
}
COUNTS = (0, 1, 2, 5, 11, 21, 112, 999, 1000, 1234567, -1, -1000, 0.5, 1.0, 2.345678)
WORDS = ("x", "y", "other", "one", "", 1, 2.5)


@pytest.mark.parametrize("language", PLURALS)
@pytest.mark.parametrize("source", SAMPLES.values(), ids=SAMPLES)
def test_a_message_reads_as_the_library_reads_it(tmp_path: Path, source: str, language: str) -> None:
    (tmp_path / language).mkdir()
    (tmp_path / language / "all.ftl").write_text(source, encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    words, message = Translator(tmp_path, language), bundle.get_message("key")
    for attribute, pattern in {"": message.value, **message.attributes}.items():
        key = f"key.{attribute}".rstrip(".")
        assert words.has(key) == (pattern is not None)
        for count, word in [*((count, "x") for count in COUNTS), *((2, word) for word in WORDS)]:
            said: dict[str, Argument] = {"count": count, "word": word}
            assert pattern is None or words.tr(key, **said) == str(bundle.format_pattern(pattern, said)[0])


def composed(source: str, said: Mapping[str, Argument]) -> str:
    def message(name: str) -> Message | None:
        return read(source) if name == "key" else None

    return Composer(message, PLURALS["en"]).say(Reference("key", ""), said)


def test_texts_as_the_game_has_them_need_no_library() -> None:
    said: dict[str, Argument] = {"count": 2, "word": "x"}
    assert composed("{ $word }: { $count ->\n    [one] a card\n   *[other] { $count } cards\n}\n", said) == "x: 2 cards"
    for beyond in ("{ NUMBER($count) }", "{ -term }", "{ other }", "{ $nobody }", "{ $count", "line\n    [one] more"):
        with pytest.raises(Unread):
            composed(beyond, said)
    for number in (1000, -1, 0.5, True):
        with pytest.raises(Unread):
            composed("{ $count }", {"count": number})


@pytest.mark.parametrize("language", PLURALS)
def test_numbers_are_of_the_categories_that_the_library_knows(language: str) -> None:
    plural = FluentBundle([language])._plural_form
    assert [PLURALS[language](number) for number in range(1200)] == [plural(number) for number in range(1200)]


def test_a_language_whose_plurals_nobody_knows_is_said_by_the_library(tmp_path: Path) -> None:
    (tmp_path / "pl").mkdir()
    text = "key = { $count ->\n    [one] karta\n    [few] karty\n   *[other] kart\n}\n"
    (tmp_path / "pl" / "all.ftl").write_text(text, encoding="utf-8")
    words = Translator(tmp_path, "pl")
    assert [words.tr("key", count=count) for count in (1, 22, 5)] == ["karta", "karty", "kart"]


def test_the_library_is_read_only_for_what_needs_it() -> None:
    code = (
        "import sys; from pathlib import Path; from catan_desktop.present.translate import Translator\n"
        "words = Translator(Path('assets/locale'), 'ru')\n"
        "print(words.tr('cards-count', count=2), 'babel' in sys.modules)\n"
        "print(words.tr('cards-count', count=1.5), 'babel' in sys.modules)"
    )
    command = [sys.executable, "-X", "utf8", "-c", code]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=True)
    assert done.stdout.splitlines() == ["2 карты False", "1,5 карты True"]
