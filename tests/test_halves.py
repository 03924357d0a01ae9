"""The two halves of the tests: together they are all, and the first has each row and each column of a matrix."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.halves import cover

pytest_plugins = ["pytester"]

SAMPLE = """
import pytest

def test_plain(): pass

@pytest.mark.slow
def test_long(): pass

@pytest.mark.matrix
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [1, 2, 3])
def test_scene(size, language): pass
"""
CONFTEST = """
from tests import halves

def pytest_addoption(parser):
    halves.add_options(parser)

def pytest_collection_modifyitems(config, items):
    halves.select(config, items)
"""


def test_a_share_has_each_value_of_each_column() -> None:
    rng = Random(7)
    for _ in range(50):
        axes = [range(rng.randint(1, 9)) for _ in range(rng.randint(1, 4))]
        rows = [row for row in product(*axes) if rng.random() < 0.8] or [tuple(axis[0] for axis in axes)]
        share = cover(rows)
        for column in range(len(axes)):
            assert {rows[place][column] for place in share} == {row[column] for row in rows}
        assert len(share) <= sum(len(axis) for axis in axes)


def test_the_values_of_a_short_column_take_turns() -> None:
    rows = list(product(range(10), ("en", "ru")))
    assert sorted(rows[place][1] for place in cover(rows)) == ["en"] * 5 + ["ru"] * 5


def names(pytester: pytest.Pytester, *arguments: str) -> set[str]:
    result = pytester.runpytest("-p", "no:cacheprovider", "-v", *arguments)
    return {line.split("::")[1].split()[0] for line in result.outlines if " PASSED" in line}


def test_the_halves_together_are_all_tests(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(CONFTEST)
    file = str(pytester.makepyfile(SAMPLE))
    pytester.makeini("[pytest]\nmarkers =\n    slow\n    matrix\n")
    first, rest, every = names(pytester, file), names(pytester, file, "--rest"), names(pytester, file, "--all")
    assert "test_plain" in first
    assert "test_long" in rest
    assert len([name for name in first if name.startswith("test_scene")]) == 3
    assert not first & rest
    assert first | rest == every
    assert names(pytester, f"{file}::test_long") == {"test_long"}, "what is named is run"
