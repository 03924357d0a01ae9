"""Whatever a file holds, it is refused with a reason before much has been built from it. Figures: `benchmarks.hostile`.

What it costs is limited by counts: bytes read, bytes unpacked, actions tried.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from catan_desktop.kernel import engine
from catan_desktop.kernel.errors import SaveError
from catan_desktop.session import container, files, library, save_models, saves
from catan_desktop.session.labels import label
from tests.session.hostile import GOOD, Hostile, all_hostile

ALL = tuple(all_hostile(huge=3, bombs=32))


class Meter:
    """Counts what reading costs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.applied = self.read = 0
        apply, read = engine.apply, files.read_limited

        def counted_apply(*arguments: Any) -> Any:
            self.applied += 1
            return apply(*arguments)

        def counted_read(path: Path, limit: int) -> bytes:
            data = read(path, limit)
            self.read = max(self.read, len(data))
            return data

        monkeypatch.setattr(engine, "apply", counted_apply)
        monkeypatch.setattr(container, "read_limited", counted_read)


@pytest.mark.parametrize("hostile", ALL, ids=[one.name for one in ALL])
def test_it_is_refused_for_the_right_reason_and_costs_little(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hostile: Hostile
) -> None:
    data = hostile.make()
    path = tmp_path / "evil.catan"
    path.write_bytes(data)
    meter = Meter(monkeypatch)
    for look in (saves.read, saves.read_header):
        try:
            look(path)
            reason = ""
        except SaveError as error:
            reason = error.reason.key
            told = "".join(str(value) for _, value in error.reason.arguments)
            assert len(told) <= 300
            assert told.isprintable()
        if look is saves.read:
            assert reason == hostile.reason
    assert meter.read <= container.PACKED_LIMIT + 1
    assert meter.applied <= save_models.LINES
    assert path.read_bytes() == data
    assert os.listdir(tmp_path) == ["evil.catan"]


def test_a_real_save_cut_at_any_byte_is_refused() -> None:
    """Every bit of it is flipped by `benchmarks.durability --damage`."""
    reasons = set()
    for length in range(len(GOOD)):
        with pytest.raises(SaveError) as caught:
            saves.decode(GOOD[:length])
        reasons.add(caught.value.reason.key)
    assert reasons == {"save-foreign", "save-cut"}


def test_no_more_is_unpacked_than_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bomb is given up where the limit ends, not when it has gone off."""
    bomb = next(one for one in ALL if one.name == "a gzip bomb").make()
    sizes = []
    real = zlib.decompressobj

    class Measured:
        def __init__(self, wbits: int) -> None:
            self._real = real(wbits=wbits)

        def decompress(self, data: bytes, most: int) -> bytes:
            sizes.append(most)
            found: bytes = self._real.decompress(data, most)
            return found

    monkeypatch.setattr(zlib, "decompressobj", Measured)
    with pytest.raises(container.TooLarge):
        container.unpack(bomb)
    assert sizes == [container.TEXT_LIMIT + 1]


def test_the_longest_game_fits_ten_times_into_the_limits() -> None:
    """3,000 turns of ten actions each, by the lines of a real game."""
    value = json.loads(container._text(GOOD))
    lines = value["game"]["log"]
    value["game"]["log"] = (lines * 200)[:33_000]
    text = container.canonical(value)
    assert len(text) < container.TEXT_LIMIT / 4
    assert len(container.pack(value, 0)) < container.PACKED_LIMIT / 4
    assert save_models.LINES > 33_000


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Зима, turn 12", "Зима, turn 12"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("two\r\n\tlines", "two lines"),
        ("\u202egnp.exe\u2066", "gnp.exe"),
        ("👩\u200d🚀", "👩🚀"),
        ("\udcff\ud800x", "x"),
        ("  x  ", "x"),
        ("\u2028\u2029", ""),
        ("x" * 500, "x" * 200),
    ],
)
def test_what_is_shown_has_only_printable_signs(written: str, shown: str) -> None:
    assert label(written) == shown
    assert label(shown) == shown


@pytest.mark.parametrize(
    "title", ["../../etc/passwd", "/etc/passwd", "..", ".", "", "C:\\x", "a/b", "con", "LPT1", "∕", "🏰"]
)
def test_no_title_leads_out_of_the_folder(tmp_path: Path, title: str) -> None:
    place = library.place_for(tmp_path, title)
    assert place.parent == tmp_path
    assert place.resolve().parent == tmp_path.resolve()
    assert place.name.endswith(saves.SUFFIX)
    assert not place.name.startswith((".", "-"))
    assert place.stem.lower() not in {"con", "lpt1", "..", ""}


def test_a_name_of_many_bytes_is_cut_between_signs(tmp_path: Path) -> None:
    place = library.place_for(tmp_path, "𠀀" * 100)
    assert len(place.name.encode()) < 160
    place.write_bytes(b"")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in this system's folders")
def test_pipes_devices_and_folders_are_refused_and_never_waited_for(tmp_path: Path) -> None:
    pipe, folder, link = tmp_path / "pipe.catan", tmp_path / "folder.catan", tmp_path / "loop.catan"
    os.mkfifo(pipe)
    folder.mkdir()
    link.symlink_to(link)
    for path in (pipe, folder, link, Path("/dev/zero"), tmp_path / "none.catan"):
        with pytest.raises(SaveError) as caught:
            saves.read(path)
        assert caught.value.reason.key == "save-unreadable"
    assert library.list_saves(tmp_path) == ()


def test_links_out_of_the_folder_are_never_written_through(tmp_path: Path) -> None:
    outside, folder = tmp_path / "outside.catan", tmp_path / "saves"
    folder.mkdir()
    outside.write_bytes(GOOD)
    link = folder / "link.catan"
    link.symlink_to(outside)
    library.rename(link, "mine")
    assert saves.read_header(link).title == "mine"
    assert outside.read_bytes() == GOOD
    assert not link.is_symlink()
    removed = library.remove(link)
    assert library.restore(removed) == link
    assert outside.read_bytes() == GOOD


def test_what_comes_in_is_what_was_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is read once: it cannot become another one between the check and the copy."""
    source = tmp_path / "game.catan"
    source.write_bytes(GOOD)
    real: Callable[..., object] = saves.decode

    def changed_meanwhile(packed: bytes, *arguments: object) -> object:
        source.write_bytes(b"evil")
        return real(packed, *arguments)

    monkeypatch.setattr(saves, "decode", changed_meanwhile)
    place = library.bring_in(source, tmp_path / "saves")
    assert place.read_bytes() == GOOD
