"""The recipes that run elsewhere: read by a parser, and what they name is there. They are not run here."""

from __future__ import annotations

import ast
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest

yaml = pytest.importorskip("yaml")

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = [line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"] if "Python :: 3." in line]
COMMANDS = {"--version", "doctor", "screenshot", "simulate", "replay"}


def workflow(name: str) -> dict[Any, Any]:
    return dict(yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8")))


def steps(told: dict[Any, Any]) -> list[dict[str, Any]]:
    return [step for job in told["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_workflow_is_whole(file: Path) -> None:
    told = workflow(file.name)
    assert told["name"] == file.stem
    assert told[True], "when it runs; YAML reads the word on as true"
    assert told["permissions"] == {"contents": "read"}
    for job in told["jobs"].values():
        assert job["timeout-minutes"] <= 45
        assert job["steps"][0]["uses"].startswith("actions/checkout@")
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step)
            if "uses" in step:
                assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step["uses"])
            for used in re.findall(r"\$\{\{ matrix\.(\w+) \}\}", str(step)):
                matrix = job["strategy"]["matrix"]
                assert used in matrix or all(used in one for one in matrix["include"]), used


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_what_a_workflow_calls_is_there(file: Path) -> None:
    named = set()
    for step in steps(workflow(file.name)):
        for word in shlex.split(step.get("run", ""), comments=True):
            if re.fullmatch(r"(tools|tests|saves|packing|\.ci)/[\w/.-]+|build\.spec|requirements\.lock", word):
                named.add(word)
                assert (ROOT / word).exists(), word
            if word.startswith("benchmarks."):
                assert (ROOT / f"{word.replace('.', '/')}.py").is_file(), word
        for group in re.findall(r"--(?:only-)?group (\w+)", step.get("run", "")):
            assert group in PROJECT["dependency-groups"]
    assert named


def test_every_promised_python_runs_the_checks() -> None:
    told = workflow("test.yml")["jobs"]
    assert told["checks"]["strategy"]["matrix"]["python"] == PYTHONS
    assert any(step.get("run") == ".ci/run" for step in told["checks"]["steps"])
    assert told["packages"]["strategy"]["matrix"]["python"] == [PYTHONS[0], PYTHONS[-1]]


def test_three_systems_build_try_and_hand_out_the_program() -> None:
    job = workflow("build.yml")["jobs"]["pack"]
    systems = [one["system"].partition("-")[0] for one in job["strategy"]["matrix"]["include"]]
    assert systems == ["ubuntu", "windows", "macos"]
    told = " ".join(step.get("run", "") for step in job["steps"])
    assert "pyinstaller --noconfirm build.spec" in told
    assert set(told.split()) >= COMMANDS
    assert job["steps"][-1]["uses"].startswith("actions/upload-artifact@")


def test_the_promised_pythons_are_the_ones_that_floors_knows() -> None:
    source = (ROOT / "tools" / "floors.py").read_text(encoding="utf-8")
    known = next(
        ast.literal_eval(node.value)
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "PYTHONS"
    )
    assert list(known) == PYTHONS
    assert PROJECT["project"]["requires-python"] == f">={PYTHONS[0]}"


def test_the_recipe_of_the_packed_program_names_what_is_there() -> None:
    source = (ROOT / "build.spec").read_text(encoding="utf-8")
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    made = {call.func.id for call in calls if isinstance(call.func, ast.Name)}
    assert {"Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE"} <= made
    (analysis,) = (call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Analysis")
    (entry,) = ast.literal_eval(analysis.args[0])
    assert (ROOT / entry).is_file()
    assert "freeze_support()" in (ROOT / entry).read_text(encoding="utf-8")
    for name in re.findall(r'"((?:assets|saves/examples|LICENSE|THIRD_PARTY\.md|CHANGELOG\.md))"', source):
        assert (ROOT / name).exists(), name
    assert "local.catan-desktop.save" in source
    assert "catan" in source.partition("public.filename-extension")[2][:20]
