"""What comes from files is data: nothing in the program turns it into code, objects or paths of its own choice."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "catan_desktop").rglob("*.py"))
DANGEROUS_MODULES = {"pickle", "cPickle", "shelve", "marshal", "dill", "yaml", "joblib", "runpy", "code"}
DANGEROUS_CALLS = {"eval", "exec", "compile", "__import__"}
SUSPECT = re.compile(rf"\b({'|'.join(DANGEROUS_MODULES)})\b|(?<![.\w])({'|'.join(DANGEROUS_CALLS)})\(")


def test_no_file_of_the_program_unpickles_or_runs_what_it_reads() -> None:
    assert len(SOURCES) > 100
    for path in SOURCES:
        name = path.relative_to(ROOT / "catan_desktop").as_posix()
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if SUSPECT.search(source) else ():
            if isinstance(node, ast.Import):
                found = {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found = {(node.module or "").split(".")[0]} if not node.level else set()
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in DANGEROUS_CALLS, f"{name}:{node.lineno}: {node.func.id}"
                continue
            else:
                continue
            assert not found & DANGEROUS_MODULES, f"{name}:{node.lineno}: {found & DANGEROUS_MODULES}"
