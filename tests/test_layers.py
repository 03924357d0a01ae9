"""Who may import whom: the matrix that keeps the rules free of the screen and the games free of each other."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from catan_desktop.games.catalogue import GAMES
from tests.source import ROOT, TOP, by_type, nodes, sources

# Importer -> what it may import, both by longest prefix below catan_desktop; itself always. `games.*` is the folder of
# any game: a game may build on another, but never two on each other. `*.view` is the package of views of the mechanics
# or of a game: it adds present to what its package may import; only views see it, for an entry names it and no more.
SHARED = ("kernel", "grid", "mechanics", "evaluation")
DATA_TYPES = ("kernel.ids", "kernel.bits", "kernel.action", "kernel.choice", "kernel.event", "kernel.record")
VALUES = ("evaluation.personality", "evaluation.explanation", "evaluation.card_play")
"""What bots and games speak of in common; how a game values a position is named by its entry."""
ALLOWED: dict[str, tuple[str, ...]] = {
    "kernel": (),
    "grid": (),
    "mechanics": ("kernel", "grid"),
    "evaluation": ("kernel", "grid", "mechanics"),
    "games.*": SHARED,
    "games.*.lesson": (*SHARED, "games.*", "lessons"),
    "games.*.puzzles": (*SHARED, "games.*", "puzzles"),
    "games.*.ruleset": (*SHARED, "games.*", "games.entry"),
    "games.*.component": (*SHARED, "games.*", "games.entry"),
    "games.entry": SHARED,
    "games.lessons": ("games.catalogue", "lessons"),
    "games.puzzles": ("games.catalogue", "puzzles"),
    "games.catalogue": (*SHARED, "games.*", "games.entry"),
    "games.views": (*SHARED, "games.catalogue", "present"),
    "present": ("kernel", "grid"),
    "bots": ("kernel", *VALUES, "games.catalogue", "games.entry"),
    "review": ("kernel", "evaluation.odds", "evaluation.personality", "games.catalogue", "games.entry", "bots"),
    "lessons": SHARED,
    "puzzles": ("kernel",),
    "arena": ("", "kernel", "games.catalogue", "bots"),
    "session": ("", "kernel", "games.catalogue", "bots", "review"),
    "campaign": ("kernel", "games.catalogue", "session"),
    "table_port": ("", *SHARED, "games", "present", "bots", "review", "session"),
    "stores": ("", *SHARED, "games", "present", "session", "campaign"),
    "ui": ("session", "campaign", "present", "table_port", "stores", "grid.layout", *DATA_TYPES),
    "app": (
        *("", *SHARED, "games", "present", "bots", "arena", "review", "session", "lessons", "puzzles"),
        *("ui", "table_port", "stores", "campaign"),
    ),
    "cli": (
        "",
        *SHARED,
        "games",
        "present",
        "bots",
        "arena",
        "session",
        "campaign",
        "ui",
        "app",
        "table_port",
        "stores",
    ),
    "__main__": ("cli",),
}
ENTERING = ("games.*.ruleset", "games.*.component")
"""Where a game is entered with all that speaks for it; nothing but the catalogue and other such entries sees them."""
FILES_AND_MODELS = ("session", "campaign", "arena", "cli", "app")
THIRD_PARTY: dict[str, tuple[str, ...]] = {
    "msgspec": ("kernel.record", "session"),
    "pygame": ("ui", "app"),
    "pydantic": FILES_AND_MODELS,
    "pydantic_core": FILES_AND_MODELS,
    "platformdirs": FILES_AND_MODELS,
    "filelock": FILES_AND_MODELS,
    "fluent": ("present.translate",),
    "dask": ("arena",),
    "distributed": ("arena",),
}
PURE = ("kernel", "grid", "mechanics", "evaluation", "games")
IMPURE = {"time", "datetime", "secrets", "uuid", "os", "pathlib", "tempfile", "socket", "subprocess", "threading"}

FOREIGN_WORDS = {
    "watch",
    "wildling",
    "wildlings",
    "tormund",
    "fish",
    "fishes",
    "fishermen",
    "river",
    "rivers",
    "bridge",
    "bridges",
    "swamp",
    "swamps",
    "camel",
    "camels",
    "caravan",
    "caravans",
    "oasis",
    "barbarian",
    "barbarians",
    "tipped",
}
FIGURES = {
    *FOREIGN_WORDS,
    "knight",
    "knights",
    "frostfangs",
    "clan",
    "clans",
    "raid",
    "raids",
    "breach",
    "breaches",
} - {"watch"}
THINGS = {*FOREIGN_WORDS, "guard", "guards", "wall", "walls", "clan", "clans", "raid", "raids", "breach", "breaches"}
THINGS |= {"patrol", "patrols", "frostfangs", "recruits", "hero", "heroes", "metropolis", "metropolises"}
"""Things of single games. Knights are not among them: they are cards of the development deck, which games share."""
ABOVE = {*THINGS, "gift", "cities"} - {"watch", "guard"}
"""The same for those who also watch threads and guard doors."""
PIECES = {*FIGURES, "wall", "walls", "guard", "guards", "camp", "camps", "ship", "ships"}
NO_FOREIGN_WORDS: dict[str, set[str]] = {
    "kernel": FOREIGN_WORDS,
    "grid": FOREIGN_WORDS | {"gift"},
    "mechanics": THINGS,
    "evaluation": THINGS,
    "session": ABOVE,
    "campaign": ABOVE,
    "bots": THINGS,
    "review": THINGS,
    "lessons": THINGS,
    "puzzles": THINGS,
    "app": ABOVE,
    "stores": ABOVE,
    "present": FIGURES,
    "present/models/board.py": PIECES,
    "present/models/gauges.py": PIECES,
    "present/motion.py": PIECES,
    "present/picture.py": PIECES,
    "ui/scenes": FIGURES,
    "ui/scenes/thumbnail.py": PIECES,
    "ui/tables/board": PIECES,
}
"""Folder or file of what games share -> words that it has no business with. A bot is watched and a button guarded at
any table; of what stands on the board neither the picture nor the board knows a word."""
HISTORY = {"session/save_migrations.py"}
"""Names of games are data there: of records in former formats."""
SHARED_RULES = ("BASE", "EXT", "CAMPAIGN")
"""Beginnings of the rule IDs that what games share may cite: those of the classic game, of its larger box,
and of campaigns."""
CITING = (
    *("kernel", "mechanics", "evaluation", "present", "bots", "review", "session", "lessons", "puzzles", "ui"),
    "app",
)
RULE_ID = re.compile(r"\b[A-Z]{2,8}-[A-Z]?\d+[a-z]?\b")
NAMES_OF_GAMES = re.compile(r"\b(ruleset|module|recipe)s?[._](id|key|name)\b")


def under(name: str, prefixes: tuple[str, ...]) -> bool:
    """Is the module one of the prefixes or inside one? The prefix "" is the top package alone."""
    return any(name == prefix or (prefix and name.startswith(prefix + ".")) for prefix in prefixes)


def is_view(name: str) -> bool:
    return bool(re.fullmatch(r"(mechanics|games\.(\w+|\*)(\.\w+)?)\.view(\..+)?", name))


def imports(package: Path, name: str, file: Path) -> Iterator[tuple[int, str]]:
    """(line, absolute dotted name) of every import of a file; `from package import module` names the module."""
    modules = sources(package)
    for whole in nodes(file, ast.Import):
        for alias in whole.names:
            yield whole.lineno, alias.name
    for node in nodes(file, ast.ImportFrom):
        base = node.module or ""
        if node.level:
            here = [TOP, *(name.split(".") if name else [])]
            here = here[: len(here) - node.level + (file.name == "__init__.py")]
            base = ".".join([*here, base] if base else here)
        for alias in node.names:
            inner = f"{base}.{alias.name}"
            yield node.lineno, inner if inner.removeprefix(TOP + ".") in modules else base


def of_any_game(name: str) -> str:
    """The name with `*` for the game whose folder it is in."""
    return re.sub(r"^games\.(?!(?:catalogue|views|entry|lessons|puzzles)\b)\w+", "games.*", name)


def allowed(importer: str, target: str) -> bool:
    """May one module of ours import another? Both below catan_desktop."""
    importer, target = of_any_game(importer), of_any_game(target)
    layer = max((prefix for prefix in ALLOWED if under(importer, (prefix,))), key=len, default=None)
    if layer is None:
        return False
    may = (*ALLOWED[layer], layer)
    if is_view(importer):
        may = (*may, "present")
    elif is_view(target):
        return False
    if under(target, ENTERING) and layer not in (*ENTERING, "games.catalogue"):
        return False
    return under(target, may)


def circles(package: Path) -> list[str]:
    """A way along which games, or packages, are built on each other and that comes back to its beginning."""
    games: dict[str, set[str]] = {}
    packages: dict[str, set[str]] = {}
    for name, file in sources(package).items():
        for _, target in imports(package, name, file):
            if not under(target, (TOP,)) or "" in (name, used := target.removeprefix(TOP).removeprefix(".")):
                continue
            packages.setdefault(name.split(".")[0], set()).add(used.split(".")[0])
            if of_any_game(name) != name and of_any_game(used) != used:
                games.setdefault(name.split(".")[1], set()).add(used.split(".")[1])
    found = []
    for uses in (games, packages):
        try:
            TopologicalSorter({one: others - {one} for one, others in uses.items()}).prepare()
        except CycleError as error:
            found.append(" -> ".join(error.args[1]))
    return found


def violations(package: Path) -> list[str]:
    """Every import against the matrix, as `file:line: what`."""
    found = []
    for name, file in sources(package).items():
        for line, target in imports(package, name, file):
            first = target.split(".")[0]
            if first == TOP:
                good = allowed(name, target.removeprefix(TOP).removeprefix("."))
            elif first in sys.stdlib_module_names:
                good = not (under(name, PURE) and first in IMPURE)
            else:
                good = under(name, THIRD_PARTY.get(first, ()))
            if not good:
                found.append(f"{file.relative_to(package.parent).as_posix()}:{line}: {name or TOP} imports {target}")
    return found


def common_luck(package: Path) -> list[str]:
    """Every use of the generator that all of Python shares, instead of a `Random` that was handed in."""
    found = []
    for name, file in sources(package).items():
        suspects: list[ast.Attribute | ast.ImportFrom] = [*nodes(file, ast.Attribute), *nodes(file, ast.ImportFrom)]
        for node in suspects:
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random":
                wrong = node.attr != "Random"
            elif isinstance(node, ast.ImportFrom) and node.module == "random":
                wrong = any(alias.name != "Random" for alias in node.names)
            else:
                continue
            if wrong and under(name, (*PURE, "bots")):
                found.append(f"{file.relative_to(package.parent).as_posix()}:{node.lineno}: common luck")
    return found


def foreign_words(package: Path) -> list[str]:
    """Every word of one game in code that knows none of it, identifiers split into words, cited rules left out."""
    found: list[str] = []
    for name, foreign in NO_FOREIGN_WORDS.items():
        place = package / name
        for file in [place] if place.is_file() else sorted(place.rglob("*.py")):
            if file.relative_to(package).as_posix() in HISTORY:
                continue
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                words = {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", RULE_ID.sub("", line))}
                where = f"{file.relative_to(package.parent).as_posix()}:{number}"
                found.extend(f"{where}: {word}" for word in sorted(words & foreign))
    return found


def foreign_rules(package: Path) -> list[str]:
    """Every rule of one game that is cited in what games share."""
    found: list[str] = []
    for name, file in sources(package).items():
        if under(name, CITING):
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                where = f"{file.relative_to(package.parent).as_posix()}:{number}"
                rules = (cited for cited in RULE_ID.findall(line) if cited != "UTF-8")
                found.extend(f"{where}: {rule}" for rule in rules if rule.split("-")[0] not in SHARED_RULES)
    return found


def games_by_name(package: Path) -> list[str]:
    """Every comparison that asks for a ruleset or module by name, outside the catalogue."""
    found = []
    for name, file in sources(package).items():
        if name == "games.catalogue":
            continue
        comparisons: list[ast.Compare | ast.MatchValue] = [*nodes(file, ast.Compare), *nodes(file, ast.MatchValue)]
        for node in comparisons:
            strings = {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
            if strings & set(GAMES) or (strings and NAMES_OF_GAMES.search(ast.unparse(node))):
                where = f"{file.relative_to(package.parent).as_posix()}:{node.lineno}"
                found.append(f"{where}: {ast.unparse(node)}")
    return found


def named_here() -> set[str]:
    """Every file and folder that the tables above speak of."""
    layers = {*ALLOWED, *(layer for may in ALLOWED.values() for layer in may), *ENTERING, *PURE, *CITING}
    layers.update(layer for may in THIRD_PARTY.values() for layer in may)
    return {*NO_FOREIGN_WORDS, *HISTORY, *(layer.replace(".", "/") for layer in layers if layer)}


def test_every_place_that_is_named_here_is_there() -> None:
    """A file that has moved would be looked into no more."""
    package = ROOT / TOP
    assert sorted(name for name in named_here() if not [*package.glob(name), *package.glob(f"{name}.py")]) == []


CHECKS = [violations, circles, common_luck, foreign_words, foreign_rules, games_by_name]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_source_keeps_to_its_layers(check: object) -> None:
    assert callable(check)
    found = check(ROOT / TOP)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/engine.py", "import catan_desktop.grid.axial"),
        ("kernel/engine.py", "from catan_desktop import games"),
        ("kernel/engine.py", "import pydantic"),
        ("kernel/engine.py", "import time"),
        ("grid/axial.py", "from ..kernel.ids import Seat"),
        ("mechanics/bank.py", "from catan_desktop.evaluation import position"),
        ("mechanics/part.py", "from catan_desktop.games.watch import wall"),
        ("mechanics/part.py", "from catan_desktop.present.picture import Sprite"),
        ("games/watch/wall.py", "from .view.board import picture"),
        ("games/watch/view/board.py", "import pygame"),
        ("games/watch/powder/view/board.py", "import pygame"),
        ("games/watch/view/board.py", "from catan_desktop.ui import theme"),
        ("games/catalogue.py", "from catan_desktop.bots import greedy"),
        ("present/picture.py", "from catan_desktop.games.watch import wall"),
        ("present/words.py", "from fluent.runtime import FluentBundle"),
        ("bots/greedy.py", "from catan_desktop.session.session import Session"),
        ("bots/greedy.py", "from catan_desktop.mechanics.bank import HANDS"),
        ("bots/greedy.py", "from catan_desktop.evaluation.win_chance import value"),
        ("session/session.py", "import pygame"),
        ("session/session.py", "from catan_desktop.games.watch import wall"),
        ("ui/loop.py", "from catan_desktop.kernel import engine"),
        ("ui/loop.py", "from catan_desktop.grid import topology"),
        ("ui/loop.py", "from catan_desktop.games import catalogue"),
        ("ui/loop.py", "import numpy"),
        ("ui/loop.py", "import pydantic"),
        ("stray.py", "import catan_desktop.kernel"),
        ("games/watch/wall.py", "from .ruleset import ENTRY"),
        ("games/watch/ruleset.py", "from .view.board import PICTURE"),
        ("games/watch/ruleset.py", "from catan_desktop.lessons.lesson import Lesson"),
        ("lessons/lesson.py", "from catan_desktop.games import catalogue"),
    ],
)
def test_a_planted_import_is_found(tmp_path: Path, file: str, line: str) -> None:
    package = plant(tmp_path, file, line)
    assert [where.rsplit(":", 1)[0] for where in violations(package)] == [f"{TOP}/{file}:2"]


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/engine.py", "from .ids import Seat; from dataclasses import dataclass"),
        (
            "games/watch/wall.py",
            "from catan_desktop.games.gift import board; from catan_desktop.mechanics.parts import Settlers",
        ),
        ("games/watch/view/board.py", "from catan_desktop.present.picture import Sprite; from .. import wall"),
        ("games/watch/powder/view/lines.py", "from catan_desktop.present.words import Words"),
        (
            "games/watch/ruleset.py",
            "from . import wall; from catan_desktop.games.entry import Entry",
        ),
        ("present/translate.py", "from fluent.runtime import FluentBundle"),
        ("session/session.py", "import pydantic; from catan_desktop import __version__; from ..games import catalogue"),
        ("ui/loop.py", "import pygame; from catan_desktop.kernel import ids; from ..grid.layout import point"),
        ("cli.py", "from catan_desktop.ui import loop; from catan_desktop import __version__"),
    ],
)
def test_a_good_import_is_left_alone(tmp_path: Path, file: str, line: str) -> None:
    assert violations(plant(tmp_path, file, line)) == []


@pytest.mark.parametrize(
    ("check", "file", "line"),
    [
        (common_luck, "mechanics/bank.py", "random.shuffle(deck)"),
        (common_luck, "bots/greedy.py", "from random import choice"),
        (foreign_words, "kernel/engine.py", "class WatchPart: ..."),
        (foreign_words, "mechanics/part.py", "move_tormund = 1  # the robber"),
        (foreign_words, "evaluation/worth.py", "guards = 2"),
        (foreign_rules, "mechanics/part.py", 'Reason("reason-no", rule="CK-7")'),
        (foreign_words, "session/session.py", "gift = 1"),
        (foreign_words, "bots/greedy.py", "from ..games import wildlings"),
        (foreign_words, "present/picture.py", "guards: tuple[int, ...]"),
        (foreign_words, "ui/tables/board/canvas.py", "picture.knights = 1"),
        (games_by_name, "ui/loop.py", 'if game.ruleset == "watch": ...'),
        (games_by_name, "session/session.py", 'if module.key in ("a", "b"): ...'),
        (games_by_name, "mechanics/bank.py", 'match key:\n    case "cities-knights": ...'),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_a_planted_word_is_found(tmp_path: Path, check: object, file: str, line: str) -> None:
    assert callable(check)
    package = plant(tmp_path, file, line)
    assert [where.split(":")[0] for where in check(package)] == [f"{TOP}/{file}"]


def test_games_that_build_on_each_other_are_found(tmp_path: Path) -> None:
    package = plant(tmp_path, "games/watch/wall.py", "from catan_desktop.games.gift import board")
    assert circles(package) == []
    (package / "games" / "gift" / "board.py").write_text("from catan_desktop.games.watch import wall\n")
    by_type.cache_clear()
    assert circles(package) in (["gift -> watch -> gift"], ["watch -> gift -> watch"])


def test_packages_that_build_on_each_other_are_found(tmp_path: Path) -> None:
    package = plant(tmp_path, "mechanics/part.py", "from catan_desktop.kernel import engine")
    assert circles(package) == []
    (package / "kernel" / "engine.py").write_text("from catan_desktop.mechanics.bank import HANDS\n")
    by_type.cache_clear()
    assert circles(package) in (
        ["kernel -> mechanics -> kernel"],
        ["mechanics -> kernel -> mechanics"],
    )


def plant(folder: Path, file: str, line: str) -> Path:
    """Build a small source tree of empty modules, with one line in one of them."""
    package = folder / TOP
    names = "kernel/engine kernel/ids grid/axial grid/topology grid/layout games/catalogue mechanics/bank present/words"
    names += " mechanics/part games/gift/board games/six_players/turn games/cities_knights/part games/landnam/part"
    names += (
        " games/watch/wall games/watch/view/board present/picture present/translate bots/greedy session/session ui/loop"
    )
    names += " games/entry ui/theme cli"
    for name in [*names.split(), file.removesuffix(".py")]:
        module = package / f"{name}.py"
        module.parent.mkdir(parents=True, exist_ok=True)
        module.write_text('"""Empty."""\n', encoding="utf-8")
        for parent in (module.parent, *module.parent.parents):
            if parent == folder:
                break
            (parent / "__init__.py").touch()
    with (package / file).open("a", encoding="utf-8") as target:
        target.write(line + "\n")
    return package
