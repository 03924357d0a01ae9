"""No class above the rules does everything."""

from __future__ import annotations

import ast

from tests.test_layers import ROOT, TOP, sources, tree, under

MOST = 25
"""Of a class above the rules: methods, properties and setters counted."""
MOST_LINES = 400
"""Of a module of the table, which was one class once."""


def test_no_class_has_many_methods() -> None:
    found = {
        f"{name}.{one.name}": sum(isinstance(member, ast.FunctionDef) for member in one.body)
        for name, file in sources(ROOT / TOP).items()
        if under(name, ("ui", "app"))
        for one in ast.walk(tree(file))
        if isinstance(one, ast.ClassDef)
    }
    assert {name: count for name, count in found.items() if count > MOST} == {}


def test_modules_of_the_table_are_short() -> None:
    table = {name: file for name, file in sources(ROOT / TOP).items() if under(name, ("ui.scenes.table",))}
    lines = {name: len(file.read_text(encoding="utf-8").splitlines()) for name, file in table.items()}
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}
