"""Islands that people have drawn, in their files."""

from __future__ import annotations

from pathlib import Path

import pytest

from catan_desktop.kernel.errors import SaveError
from catan_desktop.session import own_islands
from catan_desktop.session.own_islands import SUFFIX, HarbourAt, Hex, OwnIsland, StreamAt


def island(title: str, token: int = 5) -> OwnIsland:
    """A small island."""
    return OwnIsland(
        title=title,
        hexes=(Hex(q=0, r=0, terrain="hills", token=token),),
        harbours=(HarbourAt(path="E(0,0,E)", kind="any"),),
    )


def test_islands_are_kept_by_title_and_replace_each_other(tmp_path: Path) -> None:
    folder = tmp_path / "islands"
    assert own_islands.list_islands(folder) == ()
    for one in (island("Ünst / Fair?"), island("A"), island("a/", 6), island("A", 9)):
        own_islands.keep(folder, one)
    assert [(one.title, one.hexes[0].token) for _, one in own_islands.list_islands(folder)] == [
        ("A", 9),
        ("a/", 6),
        ("Ünst / Fair?", 5),
    ]
    assert all(path.parent == folder and path.suffix == SUFFIX for path, _ in own_islands.list_islands(folder))


def test_a_forgotten_island_is_gone(tmp_path: Path) -> None:
    path = own_islands.keep(tmp_path, island("A"))
    own_islands.remove(path)
    own_islands.remove(path)
    assert own_islands.list_islands(tmp_path) == ()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b'{"format": "catan_desktop-save"}',
        b'{"hexes": [{"q": 9, "r": 0, "terrain": "hills"}]}',
        b'{"hexes": [{"q": 0, "r": 0, "terrain": "hills", "token": 77}]}',
        b"x" * (own_islands.SIZE_LIMIT + 2),
    ],
)
def test_what_is_no_island_is_refused_and_left_out(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / f"bad{SUFFIX}"
    path.write_bytes(content)
    with pytest.raises(SaveError) as refused:
        own_islands.read(path)
    assert refused.value.reason.key == own_islands.NO_ISLAND
    own_islands.keep(tmp_path, island("good"))
    assert [one.title for _, one in own_islands.list_islands(tmp_path)] == ["good"]


def test_a_file_from_before_there_were_streams_and_double_tokens_is_read(tmp_path: Path) -> None:
    path = tmp_path / f"old{SUFFIX}"
    path.write_bytes(
        b'{"format": "catan_desktop-island", "title": "Old",'
        b' "hexes": [{"q": 0, "r": 0, "terrain": "hills", "token": 5}],'
        b' "harbours": [{"path": "E(0,0,E)", "kind": "any"}]}'
    )
    assert own_islands.read(path) == island("Old")


def test_streams_and_double_tokens_are_kept(tmp_path: Path) -> None:
    one = OwnIsland(
        title="A",
        hexes=(Hex(q=0, r=0, terrain="mountains", token=2, second=12), Hex(q=1, r=0, terrain="desert")),
        streams=(StreamAt(hexes=((0, 0), (1, 0)), outlet="E"),),
    )
    assert own_islands.read(own_islands.keep(tmp_path, one)) == one
