"""No circle of imports above the rules, and none hidden: what is still left is counted, and the numbers only shrink."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.test_layers import ROOT, TOP, imports, plant, sources, tree, under

ABOVE = ("ui", "app", "app_port")
HIDDEN = {"app": 36, "ui.scenes": 1, "ui.tables.board": 7}
"""Folder -> imports of ours that only a type checker sees."""
ENTANGLED = {"app": 7, "ui.scenes": 2, "ui.tables.board": 6}
"""Folder -> modules from which a way of imports, hidden and late ones too, leads back to themselves."""

MOST_METHODS, MOST_LINES = 25, 400
"""Of a class and of a module of the table, which was one class once."""


def folder(name: str) -> str:
    return name.rpartition(".")[0] or name


def uses(package: Path) -> dict[str, set[str]]:
    """Module -> modules that it imports anywhere, of those above the rules."""
    modules = {name: file for name, file in sources(package).items() if under(name, ABOVE)}
    return {
        name: {target.removeprefix(f"{TOP}.") for _, target in imports(package, name, file)} & modules.keys() - {name}
        for name, file in modules.items()
    }


def hidden(package: Path) -> list[str]:
    """The module of every import of ours that stands under `if TYPE_CHECKING`, once for each."""
    return [
        name
        for name, file in sources(package).items()
        if under(name, ABOVE)
        for block in ast.walk(tree(file))
        if isinstance(block, ast.If) and ast.unparse(block.test).endswith("TYPE_CHECKING")
        for node in block.body
        if isinstance(node, ast.ImportFrom) and (node.level or (node.module or "").startswith(TOP))
    ]


def reached(graph: Mapping[str, set[str]], name: str) -> Iterator[str]:
    """Everything that a module imports, and what that imports in its turn."""
    seen: set[str] = set()
    ahead = [*graph[name]]
    while ahead:
        one = ahead.pop()
        if one not in seen:
            seen.add(one)
            yield one
            ahead += graph[one]


def entangled(package: Path) -> list[str]:
    """The modules that import themselves by way of others."""
    graph = uses(package)
    return [name for name in graph if name in reached(graph, name)]


def test_what_hides_from_the_running_program_only_shrinks() -> None:
    assert Counter(map(folder, hidden(ROOT / TOP))) == HIDDEN


def test_modules_that_import_each_other_only_become_fewer() -> None:
    assert Counter(map(folder, entangled(ROOT / TOP))) == ENTANGLED


def test_what_belongs_to_the_table_is_small() -> None:
    for name, file in sources(ROOT / TOP).items():
        if not under(name, ("ui.scenes.table",)):
            continue
        assert len(file.read_text(encoding="utf-8").splitlines()) <= MOST_LINES, name
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.ClassDef):
                methods = [one.name for one in node.body if isinstance(one, ast.FunctionDef)]
                assert len(methods) <= MOST_METHODS, f"{name}.{node.name}: {methods}"


def test_a_planted_circle_is_found(tmp_path: Path) -> None:
    package = plant(tmp_path, "ui/loop.py", "from catan_desktop.ui import theme")
    assert (entangled(package), hidden(package)) == ([], [])
    (package / "ui" / "theme.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from catan_desktop.ui.loop import Loop\n"
    )
    tree.cache_clear()
    assert entangled(package) == ["ui.loop", "ui.theme"]
    assert hidden(package) == ["ui.theme"]
