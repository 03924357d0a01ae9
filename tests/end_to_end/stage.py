"""The real program on an X server of its own, seen through its trace and used by pointer and keys alone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from catan_desktop.present.translate import Translator
from catan_desktop.session import paths
from catan_desktop.session.settings import Settings
from tests.end_to_end.closing import ask_to_close

SIZE = (1280, 720)
TOOLS = ("Xvfb", "xdotool")
START_SECONDS = 180.0
ANSWER_SECONDS = 90.0
"""No measure of the program: so long may it take beside many others that compute. Who is stuck is stuck for ever."""
TOOL_SECONDS = 120
STARTS = 3
"""So often an X server is tried: beside others that start, one may find its number taken."""
TRIES = 3
"""So often what was chosen with keys is chosen again: a key that is held too long for a busy machine comes twice."""
_POLL = 0.004


class Stuck(AssertionError):
    """The program did not do what a player would wait for."""


def missing_tools() -> str:
    """Name what is not installed; empty where everything is."""
    return ", ".join(tool for tool in TOOLS if shutil.which(tool) is None)


@contextmanager
def x_server(size: tuple[int, int] = SIZE) -> Iterator[str]:
    """Run an X server and give the name of its display; its keys do not repeat by themselves."""
    for _ in range(STARTS):
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"]
        server = subprocess.Popen([*command, "-r"], pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        try:
            with os.fdopen(read) as told:
                number = told.readline().strip()
            if number:
                yield f":{number}"
                return
        finally:
            server.kill()
            server.wait()
    raise Stuck("Xvfb did not start")


@dataclass(frozen=True)
class Item:
    """One widget as the trace tells of it."""

    name: str
    text: str
    on: bool
    why: str
    rect: tuple[int, int, int, int]
    more: Mapping[str, Any]

    @property
    def middle(self) -> tuple[int, int]:
        """Where to click."""
        x, y, wide, tall = self.rect
        return (x + wide // 2, y + tall // 2)


@dataclass(frozen=True)
class Sight:
    """What the window showed when it had last settled."""

    line: Mapping[str, Any]

    @property
    def scene(self) -> str:
        """The class of the scene."""
        return str(self.line["scene"])

    @property
    def table(self) -> bool:
        """Whether a game is on the table, with nothing over it but its own dialogs."""
        return "lit" in self.line

    @property
    def dialog(self) -> str:
        """The name of the open dialog; empty where there is none."""
        dialog = self.line.get("dialog")
        return str(dialog["name"] or "?") if dialog else ""

    @property
    def game(self) -> Mapping[str, Any]:
        """The running game; empty where there is none."""
        return self.line.get("game") or {}

    @property
    def ply(self) -> int:
        """Actions applied so far."""
        return int(self.game.get("ply", -1))

    @property
    def lit(self) -> list[tuple[str, int, tuple[int, int]]]:
        """(space, site, pixel) of every lit place."""
        return [(space, site, (x, y)) for space, site, x, y, _ in self.line.get("lit", ())]

    @property
    def gold(self) -> bool:
        """Whether the lit places are gold: one of them must be chosen now."""
        return any(tone == "gold" for *_, tone in self.line.get("lit", ()))

    @property
    def items(self) -> list[Item]:
        """Every widget within reach."""
        return [
            Item(one["name"], one["text"], one["on"], one["why"], tuple(one["rect"]), one)
            for one in self.line.get("widgets", ())
        ]

    @property
    def texts(self) -> list[str]:
        """Every text on the screen."""
        return [entry[0] for entry in self.line["texts"]]

    def says(self, part: str) -> bool:
        """Whether a text on the screen contains a part."""
        return any(part in text for text in self.texts)

    def within(self, item: Item) -> list[str]:
        """The texts inside a widget."""
        x, y, wide, tall = item.rect
        return [text for text, left, top, *_ in self.line["texts"] if x <= left < x + wide and y <= top < y + tall]

    def find(self, name: str) -> Item | None:
        """The widget of a name, if it is there."""
        return next((item for item in self.items if item.name == name), None)

    def named(self, start: str) -> list[Item]:
        """The usable widgets whose names begin so."""
        return [item for item in self.items if item.name.startswith(start) and item.on]


@dataclass
class Stage:
    """A program that is running; use `playing`."""

    display: str
    home: Path
    arguments: tuple[str, ...] = ()
    program: tuple[str, ...] = (sys.executable, "-m", "catan_desktop")
    """How it is started: another program may be the packed or the installed one."""
    runs: int = 0
    process: subprocess.Popen[bytes] | None = None
    settle_seconds: float = 0.0
    """How long a person would look before the next step; pictures need it, tests do not."""
    language: str = "en"
    _sight: Sight | None = None
    _offset: int = 0
    _part: bytes = b""
    _environ: dict[str, str] = field(default_factory=dict)

    def words(self, key: str, **args: str | int) -> str:
        """What the screen calls something in the player's language."""
        return _translator(self.language).tr(key, **args)

    # the process

    @property
    def trace(self) -> Path:
        """The file that the present run writes."""
        return self.home / f"trace-{self.runs}.jsonl"

    @property
    def log(self) -> Path:
        """What the present run said on its streams."""
        return self.home / f"output-{self.runs}.txt"

    def start(self, *arguments: str) -> Sight:
        """Start the program and wait for its first screen."""
        self.runs += 1
        self._sight, self._offset, self._part = None, 0, b""
        self._environ = {
            **{key: value for key, value in os.environ.items() if not key.startswith(("SDL_", "WAYLAND"))},
            "DISPLAY": self.display,
            "SDL_AUDIODRIVER": "dummy",
            "CATAN_DESKTOP_HOME": str(self.home),
            "CATAN_DESKTOP_TRACE": str(self.trace),
            "PYTHONFAULTHANDLER": "1",
            "LC_ALL": "C.UTF-8",
        }
        command = [*self.program, *(arguments or self.arguments)]
        with self.log.open("wb") as out:
            self.process = subprocess.Popen(command, env=self._environ, stdout=out, stderr=subprocess.STDOUT)
        return self.wait(lambda sight: True, "the first screen", START_SECONDS)

    def kill(self) -> None:
        """End the process as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def left(self, seconds: float = ANSWER_SECONDS) -> int:
        """Wait until the program has ended by itself; its exit code."""
        assert self.process is not None
        try:
            code = self.process.wait(seconds)
        except subprocess.TimeoutExpired as error:
            raise Stuck(f"the program is still running; {self.account()}") from error
        self.process = None
        return code

    # seeing

    @property
    def now(self) -> Sight:
        """What the window shows."""
        self._read()
        if self._sight is None:
            raise Stuck("nothing has been shown yet")
        return self._sight

    def wait(self, wanted: Callable[[Sight], object], what: str, seconds: float = ANSWER_SECONDS) -> Sight:
        """Wait until the screen shows something."""
        end = time.monotonic() + seconds
        while True:
            self._read()
            if self._sight is not None and wanted(self._sight):
                return self._sight
            if self.process is not None and self.process.poll() is not None:
                raise Stuck(f"waiting for {what}, the program ended with {self.process.returncode}; {self.account()}")
            if time.monotonic() > end:
                raise Stuck(f"waited {seconds:.0f} s for {what}; {self.account()}")
            time.sleep(_POLL)

    def wait_scene(self, name: str, seconds: float = ANSWER_SECONDS) -> Sight:
        """Wait for a scene."""
        return self.wait(lambda sight: sight.scene == name, name, seconds)

    def wait_beyond(self, sight: Sight, seconds: float = ANSWER_SECONDS) -> Sight:
        """Wait until the screen shows something else."""
        return self.wait(lambda now: now is not sight, "the others", seconds)

    def account(self) -> str:
        """What a person would tell of a program that got stuck."""
        said = self.log.read_text(encoding="utf-8", errors="replace")[-3000:] if self.log.exists() else ""
        log = self.home / "catan_desktop.log"
        logged = log.read_text(encoding="utf-8", errors="replace")[-3000:] if log.exists() else ""
        if self._sight is None:
            return f"nothing was shown\n{said}\n{logged}"
        line = {**self._sight.line, "widgets": [i.name for i in self._sight.items if i.on], "texts": self._sight.texts}
        return f"{json.dumps(line, ensure_ascii=False)[:6000]}\n{said}\n{logged}"

    def _read(self) -> None:
        try:
            with self.trace.open("rb") as file:
                file.seek(self._offset)
                fresh = file.read()
        except FileNotFoundError:
            return
        self._offset += len(fresh)
        lines = (self._part + fresh).split(b"\n")
        self._part = lines.pop()
        if lines:
            self._sight = Sight(json.loads(lines[-1]))

    # acting

    def click(self, where: tuple[int, int] | Item | str, button: int = 1) -> Sight:
        """Click a pixel, a widget or the widget of a name, and wait until the screen has settled."""
        if isinstance(where, str):
            item = self.now.find(where)
            if item is None:
                raise Stuck(f"there is no {where} to click; {self.account()}")
            where = item
        x, y = where.middle if isinstance(where, Item) else where
        return self._done("mousemove", str(x), str(y), "click", str(button), ups=1)

    def click_text(self, text: str) -> Sight:
        """Click on a text that is seen."""
        for entry in self.now.line["texts"]:
            if text in entry[0]:
                _, x, y, wide, tall = entry
                return self.click((x + wide // 2, y + tall // 2))
        raise Stuck(f"the text {text!r} is not seen; {self.account()}")

    def point(self, where: tuple[int, int]) -> None:
        """Move the pointer only."""
        self._xdotool("mousemove", str(where[0]), str(where[1]))

    def key(self, *names: str) -> Sight:
        """Press keys one after another: `space`, `Return`, `ctrl+z`, `F11`."""
        return self._done("key", "--delay", "20", *names, ups=sum(name.count("+") + 1 for name in names))

    def type(self, text: str, patience: int = 1) -> Sight:
        """Write a text; other scripts need more time, because keys are lent to them one by one."""
        self._xdotool("type", "--delay", str((12 if text.isascii() else 120) * patience), text)
        return self.rest()

    def rest(self, seconds: float = 0.25) -> Sight:
        """Wait until the screen has stayed the same for a while."""
        end = time.monotonic() + seconds
        before = self.now
        while time.monotonic() < end:
            time.sleep(_POLL)
            if self.now is not before:
                before, end = self.now, time.monotonic() + seconds
        return before

    def rewrite(self, name: str, text: str) -> Sight:
        """Put another text into a field; borrowed keys get lost on a busy machine, so it is read and rewritten."""
        for patience in (1, 3, 6):
            self.click(name)
            self.key("ctrl+a")
            sight = self.type(text, patience)
            item = sight.find(name)
            if item is None or item.text == text:
                break
        return sight

    def choose(self, name: str, option: str) -> Sight:
        """Choose one of a drop-down list's options by arrows."""
        for _ in range(TRIES):
            item = self.now.find(name)
            if item is None or option not in item.more.get("options", ()):
                raise Stuck(f"{name} does not offer {option!r}; {self.account()}")
            step = item.more["options"].index(option) - item.more["value"]
            self.click(item)
            sight = self.key(*["Down" if step > 0 else "Up"] * abs(step), "Return")
            item = sight.find(name)
            if item is None or item.more["options"][item.more["value"]] == option:
                break
        return sight

    def close_window(self) -> None:
        """Ask the window to close, as its frame's cross does."""
        for window in self._xdotool("search", "--class", ".*").split():
            if self._xdotool("getwindowname", window).strip():
                ask_to_close(self.display, int(window))
                return
        raise Stuck(f"there is no window to close; {self.account()}")

    def shoot(self, file: Path) -> None:
        """Take a picture of the window as it is on the X server."""
        file.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["import", "-window", "root", str(file)], env=self._environ, check=True, timeout=TOOL_SECONDS)

    def _done(self, *command: str, ups: int) -> Sight:
        before = int(self.now.line["inputs"])
        self._xdotool(*command)
        if self.settle_seconds:
            time.sleep(self.settle_seconds)
        if self.process is None or self.process.poll() is not None:
            return self.now
        try:
            return self.wait(lambda sight: sight.line["inputs"] >= before + ups, f"an answer to {command}")
        except Stuck:
            if self.process.poll() is not None:
                return self.now
            raise

    def _xdotool(self, *command: str) -> str:
        found = subprocess.run(
            ["xdotool", *command], env=self._environ, capture_output=True, text=True, timeout=TOOL_SECONDS, check=False
        )
        return found.stdout


@cache
def _translator(language: str) -> Translator:
    return Translator(paths.assets() / "locale", language)


@contextmanager
def playing(home: Path, display: str, **settings: Any) -> Iterator[Stage]:
    """Prepare the settings of a hurried player; the program is ended in any case."""
    home.mkdir(parents=True, exist_ok=True)
    chosen = {
        "language": "en",
        "animation_speed": "off",
        "bot_pause_seconds": 0.0,
        "volume_master": 0.0,
        "frame_limit": 120,
        **settings,
    }
    (home / "settings.json").write_text(Settings.model_validate(chosen).model_dump_json(), encoding="utf-8")
    stage = Stage(display, home, language=str(chosen["language"]))
    try:
        yield stage
    finally:
        stage.kill()
