"""The line to the other process: one line of JSON out, one line back."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

SIDE = Path(__file__).with_name("side.py")
VERSION = "3.3.0"


class Refused(Exception):
    """The other side could not do what it was told."""


class Line:
    """A process that answers line by line; ends with the `with` block."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it; the order of its sets is fixed, so that the same game comes again."""
        self.process = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": "0"},
        )

    def __enter__(self) -> Line:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.stdin:
            with suppress(BrokenPipeError):  # what it never read is of no use to anybody
                self.process.stdin.close()
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()

    def ask(self, op: str, **request: Any) -> dict[str, Any]:
        """The answer to a request; Refused, with the other side's words, where it says no or has gone."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps({"op": op, **request}) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError as error:
            raise Refused("the peer has gone") from error
        line = self.process.stdout.readline()
        if not line:
            raise Refused("the peer has gone")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise Refused(answer["error"])
        return answer


def call(python: str) -> Line:
    """The side that runs in this Python, which has the peer installed."""
    return Line((python, str(SIDE)))
