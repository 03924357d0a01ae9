"""What exactly is wrong with a file is told in the player's own language."""

from __future__ import annotations

import errno
import gzip
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from catan_desktop.kernel.errors import Reason, SaveError
from catan_desktop.present.translate import Translator
from catan_desktop.session import autosave, library, paths, saves
from catan_desktop.session.save_errors import _KINDS, refusal, unwritable
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec

SHELF = "tests.session.toy"
LANGUAGES = {language: Translator(paths.assets() / "locale", language, strict=True) for language in ("en", "ru")}


def packed() -> bytes:
    session = Session.new(NewGame(ruleset="toy", seats=(SeatSpec(), SeatSpec())), shelf_name=SHELF)
    return saves.encode(session.saving.freeze())


def edited(change: Callable[[dict[str, Any]], object]) -> bytes:
    """A file with something else in it, and the hash that belongs to that."""
    raw = json.loads(gzip.decompress(packed()))
    change(raw)
    raw["sha256"] = saves._hash(raw)
    return gzip.compress(json.dumps(raw).encode())


def told(reason: Reason) -> dict[str, str]:
    """What stands in brackets, by language; strict, so that a missing word or argument is an error."""
    found = {}
    for language, translator in LANGUAGES.items():
        text = translator.tr(reason.key, **dict(reason.arguments))
        brackets = re.search(r"\((.+)\)\.", text)
        assert brackets is not None, text
        found[language] = brackets[1]
    return found


def spoiled(data: bytes) -> bytes:
    """A bit in the middle of what is packed is turned round."""
    at = len(data) // 2
    return data[:at] + bytes([data[at] ^ 0xFF]) + data[at + 1 :]


FILES: dict[str, tuple[Callable[[], bytes], str, str, str]] = {
    "a bit turned round": (lambda: spoiled(packed()), "unpack", "", "it cannot be unpacked"),
    "something after the end": (lambda: packed() + b"more", "tail", "", "there is extra data after its end"),
    "no format": (lambda: edited(lambda raw: raw.update(schema="1")), "place", "schema", "“schema”"),
    "a wrong entry": (
        lambda: edited(lambda raw: raw["header"]["seats"][1].update(colour=99)),
        "place",
        "header.seats.1.colour",
        "“header.seats.1.colour”",
    ),
    "a place outside the log": (lambda: edited(lambda raw: raw["game"].update(position=9)), "log", "", "outside"),
    "another position": (
        lambda: edited(lambda raw: raw["game"]["snapshot"].update(seat="first")),
        "state",
        "",
        "position on the table",
    ),
    "an unknown option": (
        lambda: edited(lambda raw: raw["header"]["options"].update(evil=True)),
        "option",
        "evil",
        "the option “evil”",
    ),
    "a seat too many": (
        lambda: edited(lambda raw: raw["header"].update(seats=raw["header"]["seats"] * 7)),
        "seats",
        "14",
        "number of seats: 14",
    ),
}


@pytest.mark.parametrize("name", FILES)
def test_a_bad_file_is_told_in_words_of_the_language(name: str) -> None:
    make, kind, about, words = FILES[name]
    with pytest.raises(SaveError) as caught:
        saves.decode(make(), SHELF)
    reason = caught.value.reason
    assert reason.arguments == (("detail", kind), ("about", about))
    said = told(reason)
    assert words in said["en"]
    in_russian = said["ru"].replace(about, "")
    assert re.search("[а-я]", in_russian)
    assert not re.search("[A-Za-z]", in_russian), said["ru"]


def test_what_the_system_answers_is_told_in_words_of_the_language() -> None:
    """All kinds have words of their own; what is known by its number alone keeps its short name."""
    other = LANGUAGES["ru"].tr("save-detail", detail="other", about="")
    heard = set()
    for kind, names in _KINDS.items():
        code = getattr(errno, names[0])
        reason = refusal("save-unreadable", OSError(code, os.strerror(code))).reason
        assert reason.arguments == (("detail", kind), ("about", ""))
        said = told(reason)["ru"]
        assert not re.search("[A-Za-z]", said)
        heard.add(said)
    assert len(heard | {other}) == len(_KINDS) + 1
    strange = refusal("save-unreadable", OSError(errno.EPROTO, "Protocol error")).reason
    assert told(strange) == {"en": "error EPROTO", "ru": "ошибка EPROTO"}
    assert told(refusal("save-unreadable", OSError("nobody knows")).reason)["ru"] == other


def test_a_folder_or_nothing_in_the_place_of_a_file(tmp_path: Path) -> None:
    for path, kind in ((tmp_path, "not-a-file"), (tmp_path / "nothing.catan", "missing")):
        with pytest.raises(SaveError) as caught:
            saves.read(path)
        if os.name == "posix":
            assert dict(caught.value.reason.arguments)["detail"] == kind
        told(caught.value.reason)


def test_a_file_in_the_place_of_the_folder_is_told(tmp_path: Path) -> None:
    """By whatever call it is found: the running game, a copy, a save under its own title, a file that is read."""
    folder = tmp_path / "saves"
    folder.write_text("in the way")
    session = Session.new(NewGame(ruleset="toy", seats=(SeatSpec(), SeatSpec())), shelf_name=SHELF)
    keeper = autosave.AutoSaver(folder)
    keeper.close()
    assert keeper.failure is not None
    found = [keeper.failure]
    for place in (folder / "a.catan", folder / "deeper" / "a.catan"):
        with pytest.raises(SaveError) as caught:
            saves.write(session.saving.freeze(), place)
        found.append(caught.value.reason)
    with pytest.raises(SaveError) as caught:
        library.keep_as(folder, session.saving.freeze())
    found.append(caught.value.reason)
    for reason in found:
        assert reason.key == "save-unwritable"
        assert told(reason) == {
            "en": "there is a file where the folder should be",
            "ru": "на месте папки лежит файл",
        }
    assert folder.read_text() == "in the way"


def test_a_name_that_somebody_else_took_in_the_same_moment_is_told(tmp_path: Path) -> None:
    there = tmp_path / "there.catan"
    there.write_bytes(packed())
    with pytest.raises(SaveError) as caught:
        library.hand_out(there, there, SHELF)
    assert told(caught.value.reason) == {"en": "something with that name already exists", "ru": "это имя уже занято"}


def test_a_ring_without_a_free_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autosave, "_candidates", lambda folder, wanted: iter(()))
    keeper = autosave.AutoSaver(tmp_path)
    keeper.close()
    assert keeper.failure is not None
    assert "заняты" in told(keeper.failure)["ru"]


def test_a_bug_in_the_encoding_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> bytes:
        raise LookupError("nobody expects this here")

    monkeypatch.setattr(saves, "encode", broken)
    keeper = autosave.AutoSaver(tmp_path)
    session = Session.new(
        NewGame(ruleset="toy", seats=(SeatSpec(), SeatSpec())), shelf_name=SHELF, keeper=keeper, clock=lambda: ""
    )
    session.close()
    assert session.saving.trouble is not None
    assert told(session.saving.trouble) == {"en": "an error in the program", "ru": "ошибка в программе"}


def test_every_kind_has_words_of_its_own_in_both_languages() -> None:
    """So that no kind falls to the words for a cause that is not known."""
    source = "".join(file.read_text(encoding="utf-8") for file in Path("catan_desktop/session").glob("*.py"))
    kinds = {*_KINDS, "seats", "option", "place", "shape", "code", "internal", "ring", "unpack", "tail", "state", "log"}
    for kind in kinds:
        assert f'"{kind}"' in source, kind
        for language, translator in LANGUAGES.items():
            words = translator.tr("save-detail", detail=kind, about="x")
            assert words != translator.tr("save-detail", detail="other", about="x"), (language, kind)


def test_a_full_disk_has_a_sentence_of_its_own() -> None:
    assert unwritable(OSError(errno.ENOSPC, "No space left on device")).reason == Reason("save-disk-full")
