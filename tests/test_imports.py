"""No circle of imports, and none hidden from the running program."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.source import ROOT, TOP, by_type, nodes, sources
from tests.test_layers import imports, plant

READ_LATE = {"cli"}
"""What reads the rest only when a command asks for it."""


def uses(package: Path) -> dict[str, set[str]]:
    """Module -> modules of ours that it imports anywhere."""
    modules = dict(sources(package))
    return {
        name: {target.removeprefix(f"{TOP}.") for _, target in imports(package, name, file)} & modules.keys() - {name}
        for name, file in modules.items()
    }


def hidden(package: Path) -> list[str]:
    """The module of every import of ours that stands under `if TYPE_CHECKING`, once for each."""
    return [
        name
        for name, file in sources(package).items()
        for block in nodes(file, ast.If)
        if ast.unparse(block.test).endswith("TYPE_CHECKING")
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


def test_nothing_is_imported_for_a_type_checker_alone() -> None:
    assert set(hidden(ROOT / TOP)) <= READ_LATE


def test_no_module_imports_itself_by_way_of_others() -> None:
    assert entangled(ROOT / TOP) == []


def test_a_planted_circle_is_found(tmp_path: Path) -> None:
    package = plant(tmp_path, "ui/loop.py", "from catan_desktop.ui import theme")
    assert (entangled(package), hidden(package)) == ([], [])
    (package / "ui" / "theme.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from catan_desktop.ui.loop import Loop\n"
    )
    by_type.cache_clear()
    assert entangled(package) == ["ui.loop", "ui.theme"]
    assert hidden(package) == ["ui.theme"]
