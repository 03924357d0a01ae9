"""The smallest ruleset, as CONTRIBUTING shows it, is a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "CONTRIBUTING.md"


def test_the_hello_ruleset_of_the_guide_is_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    written = [line for line in code.splitlines() if line and not line.startswith("from ")]
    assert len(written) <= 30, "it is to be read at a glance"
    exec(compile(code, str(GUIDE), "exec"), {"__name__": "hello"})
    assert capsys.readouterr().out == "Outcome(winners=(0,), ending='win')\n"
