"""No class does everything, and nothing is asked for by a dozen arguments."""

from __future__ import annotations

import ast

from tests.source import ROOT, TOP, nodes, sources
from tests.test_layers import under

MOST = 25
"""Of any class: methods, properties and setters counted."""
MOST_LINES = 400
"""Of a module of the table, which was one class once."""
MOST_PARAMETERS = 8
"""Of a function; `self` and `cls` are not counted."""
MORE_PARAMETERS = {
    "ui.art.panel": 11,
    "ui.scenes.table.desk.__init__": 10,
    "ui.scenes.table.steppers.__init__": 11,
    "ui.text.draw": 9,
    "ui.widgets.button.__init__": 11,
    "ui.widgets.field.__init__": 10,
    "ui.widgets.frames.__init__": 10,
    "ui.widgets.layers.__init__": 9,
}
"""What is drawn or laid out has looks of its own, each with a name and a usual value; these lists do not grow."""


def test_no_class_has_many_methods() -> None:
    found = {
        f"{name}.{one.name}": sum(isinstance(member, ast.FunctionDef) for member in one.body)
        for name, file in sources(ROOT / TOP).items()
        for one in nodes(file, ast.ClassDef)
    }
    assert {name: count for name, count in found.items() if count > MOST} == {}


def test_modules_of_the_table_are_short() -> None:
    table = {name: file for name, file in sources(ROOT / TOP).items() if under(name, ("ui.scenes.table",))}
    lines = {name: len(file.read_text(encoding="utf-8").splitlines()) for name, file in table.items()}
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def test_no_function_takes_many_parameters() -> None:
    found: dict[str, int] = {}
    for name, file in sources(ROOT / TOP).items():
        functions: list[ast.FunctionDef | ast.AsyncFunctionDef] = [
            *nodes(file, ast.FunctionDef),
            *nodes(file, ast.AsyncFunctionDef),
        ]
        for one in functions:
            taken = [own.arg for own in (*one.args.posonlyargs, *one.args.args, *one.args.kwonlyargs)]
            count = len(taken) - (taken[:1] in (["self"], ["cls"]))
            if count > MOST_PARAMETERS:
                found[f"{name}.{one.name}"] = max(count, found.get(f"{name}.{one.name}", 0))
    assert found == MORE_PARAMETERS
