"""Islands that people have drawn, in their files."""

from __future__ import annotations

from pathlib import Path

import pytest

from catan_desktop.kernel.errors import SaveError
from catan_desktop.session import own_islands
from catan_desktop.session.own_islands import SUFFIX, HarbourAt, Hex, OwnIsland


def island(title: str, token: int = 5) -> OwnIsland:
    """A small island."""
    return OwnIsland(
        title=title,
        hexes=(Hex(q=0, r=0, terrain="hills", token=token),),
        harbours=(HarbourAt(path="E(0,0,E)", kind="any"),),
    )


def test_islands_are_kept_by_title_and_replace_each_other(tmp_path: Path) -> None:
    folder = tmp_path / "islands"
    assert own_islands.listed(folder) == ()
    for one in (island("Ünst / Fair?"), island("A"), island("a/", 6), island("A", 9)):
        own_islands.keep(folder, one)
    assert [(one.title, one.hexes[0].token) for _, one in own_islands.listed(folder)] == [
        ("A", 9),
        ("a/", 6),
        ("Ünst / Fair?", 5),
    ]
    assert all(path.parent == folder and path.suffix == SUFFIX for path, _ in own_islands.listed(folder))


def test_a_forgotten_island_is_gone(tmp_path: Path) -> None:
    path = own_islands.keep(tmp_path, island("A"))
    own_islands.remove(path)
    own_islands.remove(path)
    assert own_islands.listed(tmp_path) == ()


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
    assert [one.title for _, one in own_islands.listed(tmp_path)] == ["good"]
