"""Files that somebody made to do harm: each has a name, its bytes, and the reason with which it is refused."""

from __future__ import annotations

import gzip
import json
import random
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from catan_desktop.games.catalogue import ruleset
from catan_desktop.session import saves
from catan_desktop.session.session import Session

ROOT = Path(__file__).resolve().parents[2]
GOOD = saves.encode(Session.resume(saves.read(ROOT / "saves" / "golden" / "save-1-watch.catan")).saving.freeze())
"""A game as the rules of today save it."""
MEGABYTE = 1024 * 1024
Change = Callable[[dict[str, Any]], object]


@dataclass(frozen=True)
class Hostile:
    """One file."""

    name: str
    make: Callable[[], bytes]
    reason: str
    """Text key of the refusal; empty: it is harmless and opens."""


def plain() -> dict[str, Any]:
    """A good save as plain values, of the rules as they are now, so that its log is played again."""
    value: dict[str, Any] = json.loads(gzip.decompress(GOOD))
    value["header"]["versions"] = [list(version) for version in ruleset("watch").versions()]
    return value


def packed(text: bytes) -> bytes:
    """Bytes in a gzip file, quickly."""
    return gzip.compress(text, 1, mtime=0)


def sealed(change: Change) -> bytes:
    """A good save with something changed, and the right hash."""
    value = plain()
    change(value)
    value["sha256"] = saves._hash(value)
    return packed(json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass"))


def bomb(size: int) -> bytes:
    """A small file that unpacks to many noughts."""
    engine = zlib.compressobj(9, wbits=31)
    block = bytes(MEGABYTE)
    return b"".join([*(engine.compress(block) for _ in range(size // MEGABYTE)), engine.flush()])


def _written(name: str, old: str, new: str, reason: str = "save-foreign") -> Hostile:
    """A good save in which some text was replaced; the hash is that of before."""
    text = json.dumps(plain()).replace(old, new, 1).encode()
    return Hostile(name, lambda: packed(text), reason)


def _header(name: str, reason: str = "save-damaged", **values: Any) -> Hostile:
    return Hostile(name, lambda: sealed(lambda raw: raw["header"].update(values)), reason)


def _game(name: str, reason: str = "save-damaged", **values: Any) -> Hostile:
    return Hostile(name, lambda: sealed(lambda raw: raw["game"].update(values)), reason)


def _board(name: str, reason: str, change: Callable[[dict[str, Any]], object]) -> Hostile:
    return Hostile(name, lambda: sealed(lambda raw: change(raw["header"]["board"])), reason)


def _nested(depth: int) -> Any:
    value: Any = 0
    for _ in range(depth):
        value = [value]
    return value


def _land(count: int, step: int = 1) -> Change:
    def change(board: dict[str, Any]) -> None:
        side = round(count**0.5)
        board["land"] = [[q * step, r * step] for q in range(side) for r in range(side)]
        board["terrain"] = [0] * len(board["land"])
        board["tokens"] = [[2]] * len(board["land"])

    return change


def _yielding(kind: int) -> Change:
    def change(board: dict[str, Any]) -> None:
        for terrain in board["terrain_kinds"]:
            terrain["yields"] = kind

    return change


def _sat(**values: Any) -> Change:
    return lambda raw: raw["header"]["seats"][0].update(values)


def all_hostile(huge: int = 100, bombs: int = 1024) -> Iterator[Hostile]:
    """Every one of them; megabytes of the huge ones, and of what the bombs unpack to."""
    too_large, foreign, damaged, refused = "save-too-large", "save-foreign", "save-damaged", "save-log-refused"
    yield Hostile("huge noise", lambda: random.Random(7).randbytes(MEGABYTE) * huge, too_large)
    yield Hostile("a huge gzip file", lambda: GOOD[:2] + bytes(huge * MEGABYTE), too_large)
    yield Hostile("1.9 MB of noise", lambda: random.Random(7).randbytes(1_900_000), foreign)
    yield Hostile("a gzip bomb", lambda: bomb(bombs * MEGABYTE), too_large)
    yield Hostile("a bomb in a bomb", lambda: packed(bomb(bombs * MEGABYTE)), foreign)
    yield _game("a million log lines", too_large, log=["* end"] * 1_000_000)
    yield _game("200,000 log lines", damaged, log=["0 end"] * 200_000)
    yield _game("60,000 log lines", damaged, log=["0 end"] * 60_000)
    yield _game("50,000 log lines that mean nothing", "save-log-refused", log=["0 end"] * 50_000)
    yield _game("a log line of a megabyte", damaged, log=["0 end " + "9" * MEGABYTE])
    yield _game("a number of 3,000 digits in a log line", damaged, log=["* first_dice 1 " + "9" * 3000])
    yield _game("a number of 900 digits in a log line", refused, log=["* first_dice 1 " + "9" * 900] * 300)
    yield Hostile("four million brackets", lambda: packed(b"[" * 4_000_000), foreign)
    yield Hostile("nested 30,000 deep", lambda: packed(b"[" * 30_000 + b"]" * 30_000), foreign)
    yield Hostile("objects 10,000 deep", lambda: packed(b'{"a":' * 10_000 + b"0" + b"}" * 10_000), foreign)
    yield _game("a snapshot nested 1,000 deep", damaged, snapshot=_nested(900))
    yield _game("a snapshot nested 50 deep", damaged, snapshot=_nested(50))
    yield Hostile("a million empty lists", lambda: packed(b"[" + b"[]," * 1_000_000 + b"0]"), foreign)
    lists = b'{"a":[' + b"[]," * 1_000_000 + b"0]}"
    yield Hostile("an object of a million empty lists", lambda: packed(lists), foreign)
    yield Hostile("a million empty texts", lambda: packed(b"[" + b'"",' * 1_000_000 + b"0]"), foreign)
    yield Hostile("two million numbers", lambda: packed(b"[" + b"1," * 2_000_000 + b"0]"), foreign)
    yield Hostile("a text of backslashes", lambda: packed(b'{"a":"' + b"\\\\" * 1_900_000 + b'"}'), foreign)
    yield Hostile("a text that never ends", lambda: packed(b'{"a":"' + b"x" * 4_000_000), foreign)
    yield Hostile("UTF-16", lambda: packed(json.dumps(plain()).encode("utf-16")), foreign)
    yield _written("not a number", '"ply": 300', '"ply": NaN')
    yield _written("minus infinity", '"ply": 300', '"ply": -Infinity')
    yield _written("a name twice", '"ply": 300', '"ply": 300, "ply": 301', "save-wrong-hash")
    yield _written("a number of 1,000 digits", '"ply": 300', '"ply": ' + "9" * 1000, "save-wrong-hash")
    yield _written("a number of 5,000 digits", '"ply": 300', '"ply": ' + "9" * 5000)
    yield Hostile(
        "a number that is none", lambda: packed(json.dumps(plain()).replace('"ply": 300', '"ply": 1e999').encode()),
        foreign,
    )  # fmt: skip
    yield _header("a seed of 100 digits", seed=10**100)
    yield _header("a turn of 100 digits", turn=10**100)
    yield _header("points of 100 digits", points=[10**100] * 4)
    yield _header("a title of a megabyte", title="x" * MEGABYTE)
    yield _header("a version of a megabyte", app="x" * MEGABYTE)
    yield _header("a date of a megabyte", date="x" * MEGABYTE)
    yield _header("a ruleset of a megabyte", ruleset="x" * MEGABYTE)
    yield _header("a ruleset that is a path", "save-unknown-ruleset", ruleset="../../etc/passwd")
    yield _header("no seats", seats=[])
    yield _header("15 seats", seats=[plain()["header"]["seats"][0]] * 15)
    yield _header("5,000 seats", seats=[plain()["header"]["seats"][0]] * 5000)
    yield _header("10,000 options", options={f"o{number}": 1 for number in range(10_000)})
    yield _header("an unknown option", "save-foreign-options", options={"layout": "standard", "evil": True})
    yield _header("an option of 100 digits", "save-foreign-options", options={"goal": 10**100})
    yield _header("an option of a megabyte", "save-foreign-options", options={"layout": "x" * MEGABYTE})
    yield _header("10,000 modules", versions=[[f"m{number}", 1] for number in range(10_000)])
    yield _header("a winner who sits nowhere", "save-damaged", outcome={"winners": [10**9] * 50, "ending": "win"})
    yield Hostile("a name of control signs", lambda: sealed(_sat(name="a\x00\x1b[31m\n")), damaged)
    yield Hostile("a name that turns the line round", lambda: sealed(_sat(name="\u202eevil")), damaged)
    yield Hostile("a name of half a sign", lambda: packed(b'{"format":"catan_desktop-save","a":"\\ud800"}'), foreign)
    yield Hostile("a colour that there is not", lambda: sealed(_sat(colour=-1)), damaged)
    yield Hostile("a bot of a level that is a path", lambda: sealed(_sat(kind="bot", level="../x")), damaged)
    yield _board("a board of 100 hexes", refused, _land(100))
    yield _board("a board of 200 hexes", damaged, _land(200))
    yield _board("a board of 10,000 hexes", damaged, _land(10_000))
    yield _board("a board of 100 hexes far apart", refused, _land(100, 10**9))
    yield _board("a board without hexes", damaged, _land(0))
    yield _board("a board of one place", damaged, lambda board: board.update(land=[[0, 0]] * 21))
    yield _board("terrain that there is not", damaged, lambda board: board.update(terrain=[99] * 21))
    yield _board("terrain of no kind", damaged, lambda board: board.update(terrain_kinds=[]))
    yield _board("terrain that is no record", damaged, lambda board: board.update(terrain_kinds=["forest"] * 6))
    yield _board("terrain that yields nothing known", refused, _yielding(99))
    yield _board("tokens that there are not", refused, lambda board: board.update(tokens=[[10**100]] * 21))
    yield _board("harbours nowhere", refused, lambda b: b.update(harbours=[{"kind": 9, "path": "E(9,9,X)", "rate": 0}]))
    yield _board("5,000 harbours", damaged, lambda board: board.update(harbours=board["harbours"] * 1000))
    yield _board("a board that is none", damaged, lambda board: board.clear())
    yield _game("a snapshot of a class of Python", damaged, snapshot={"$": "os.system", "value": "id"})
    yield _game("a snapshot of 30,000 records", damaged, snapshot=[{"$": "kernel.Frame"}] * 18_000)
    yield _game("a position outside the log", damaged, position=10**9)
    yield _game("10,000 digests", "save-log-differs", digests={str(number): "0" * 16 for number in range(10_000)})
    yield _header("a title that is a path", "", title="../../../../etc/passwd")
    yield _header("a title of control signs", "", title="a\x00\x07\x1b[31m\r\nb")
    yield _header("a title that turns the line round", "", title="\u202egnp.exe\u2066")
    yield _header("a title that is a text of ours", "", title="load-count")
    yield _header("a title of markup", "", title="<gold>**{ $x }</> {0} %s")
