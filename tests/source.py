"""The source of the program as trees, each file read and parsed once in a process: for tests that look at all of it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar, cast

ROOT = Path(__file__).resolve().parents[1]
TOP = "catan_desktop"
Node = TypeVar("Node", bound=ast.AST)


@cache
def sources(package: Path) -> dict[str, Path]:
    """Module name below the package ("" for the package itself) -> its file."""
    found: dict[str, Path] = {}
    for file in sorted(package.rglob("*.py")):
        parts = file.relative_to(package).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


@cache
def by_type(file: Path) -> dict[type[ast.AST], list[ast.AST]]:
    """Return all nodes of a file by their type."""
    found: dict[type[ast.AST], list[ast.AST]] = {}
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        found.setdefault(type(node), []).append(node)
    return found


def nodes(file: Path, kind: type[Node]) -> list[Node]:
    """Return the nodes of a type in a file."""
    return cast(list[Node], by_type(file).get(kind, []))


def strings(file: Path) -> Iterator[tuple[int, str]]:
    """Give line and text of all strings in a file."""
    return ((one.lineno, one.value) for one in nodes(file, ast.Constant) if isinstance(one.value, str))
