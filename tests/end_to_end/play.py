"""Plays a whole game through the real window and takes pictures of its moments, to be looked at.

python -m tests.end_to_end.play --lang ru --rules cities-knights --seats human,easy,easy,easy --shots DIR
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.end_to_end import moves
from tests.end_to_end.robot import Robot
from tests.end_to_end.stage import Sight, Stage, missing_tools, playing, x_server

NAMES = {
    "en": ("Ann", "Boris", "Vera", "George", "Dora", "Felix"),
    "ru": ("Анна", "Борис", "Вера", "Георгий", "Дора", "Егор"),
}
RAID = {"en": ("Raid!", "Raid:"), "ru": ("Набег!", "Набег:")}
"""How the chronicles of the games tell of a raid ..."""
BREACHED = {"en": ("breached", "Breach in the"), "ru": ("Вторжение через", "Брешь на")}
"""... and of a breach."""
SETTLE_SECONDS = 0.25


def moments(language: str) -> dict[str, Callable[[Sight], bool]]:
    """Name of a moment -> whether a sight is it; each is pictured once."""

    def spaces(sight: Sight) -> set[str]:
        return {space for space, _, _ in sight.lit} if sight.gold else set()

    return {
        "set-up": lambda now: now.table and now.game["turn"] == 0 and "intersection" in spaces(now),
        "set-up-road": lambda now: now.table and now.game["turn"] == 0 and "path" in spaces(now),
        "set-up-guard": lambda now: now.table and now.game["turn"] == 0 and "section" in spaces(now),
        "first-turn": lambda now: now.table and now.game["turn"] == 1 and not now.dialog,
        "turn": lambda now: now.table and now.game["turn"] > 8 and not now.dialog and bool(now.named("act-")),
        "confirm": lambda now: now.table and bool(now.lit) and now.find("back") is not None,
        "discard": lambda now: now.dialog == "handful",
        "question": lambda now: now.dialog == "question",
        "robber": lambda now: "hex" in spaces(now),
        "answer": lambda now: now.table and now.find("decline") is not None,
        "hotseat_trade": lambda now: now.scene == "HotseatTradeScene",
        "offer": lambda now: now.table and now.find("offer") is not None,
        "raid": lambda now: now.table and not now.dialog and any(map(now.says, RAID[language])),
        "breach": lambda now: now.table and not now.dialog and any(map(now.says, BREACHED[language])),
        "drive-out": lambda now: "figure" in spaces(now),
        "beyond-the-wall": lambda now: bool({"camp", "clearing"} & spaces(now)),
        "menu-of-place": lambda now: bool(now.line.get("popup")),
        "curtain": lambda now: now.scene == "CurtainScene",
        "since-last": lambda now: now.dialog in {"summary", "chronicle-dialog"},
        "result": lambda now: now.scene == "ResultScreen",
    }


class Album:
    """Takes a picture of each moment once."""

    def __init__(self, stage: Stage, folder: Path, language: str) -> None:
        self.stage = stage
        self.folder = folder
        self.left = moments(language)
        self.seen: list[str] = []

    def look(self, sight: Sight) -> None:
        """Take the picture of every moment that has come."""
        for name in [name for name, wanted in self.left.items() if wanted(sight)]:
            del self.left[name]
            self.seen.append(name)
            self.shoot(name)

    def shoot(self, name: str) -> None:
        """Take a picture now."""
        time.sleep(SETTLE_SECONDS)
        self.stage.shoot(self.folder / f"{name}.png")


def around(stage: Stage, album: Album) -> None:
    """Look at the screens around the game."""
    album.shoot("title")
    stage.click("settings")
    album.shoot("settings")
    stage.key("Escape")
    stage.click("load")
    album.shoot("load")
    stage.key("Escape")
    stage.click("new-game")
    album.shoot("new-game")
    stage.click("house")
    album.shoot("new-game-house")
    stage.key("Escape")
    stage.wait_scene("TitleScreen")


def sheets(stage: Stage, album: Album) -> None:
    """Open what the table offers at any time."""
    for name, key in (("menu", "F10"), ("chronicle", "F2"), ("supply", "F3"), ("describe", "F4")):
        stage.key(key)
        album.shoot(f"table-{name}")
        stage.key("Escape")
    heroes = stage.now.named("hero-")
    if heroes:
        stage.click(heroes[0])
        album.shoot("table-hero")
        stage.key("Escape")


def play(arguments: argparse.Namespace, home: Path) -> Sight:
    """Play one game as asked."""
    language = arguments.lang
    size = tuple(int(side) for side in arguments.size.split("x"))
    names = NAMES[language]
    kinds = [seat.removeprefix("bot:") for seat in arguments.seats.split(",")]
    seats = [(kind, names[index] if kind == moves.HUMAN else "") for index, kind in enumerate(kinds)]
    look = {"window_width": size[0], "window_height": size[1], "animation_speed": arguments.animation}
    with x_server((size[0], size[1])) as display, playing(home, display, language=language, **look) as stage:
        album = Album(stage, arguments.shots, language)
        stage.start()
        around(stage, album)
        options = dict(option.partition("=")[::2] for option in arguments.option)
        moves.begin(stage, seats, seed=arguments.seed, goal=arguments.goal, rules=arguments.rules, options=options)
        robot = Robot(stage, random.Random(arguments.seed), keys=arguments.keys, trades=arguments.trades)
        robot.watchers.append(album.look)
        try:
            robot.play(lambda now: now.game["turn"] > 10 and robot.free(now), arguments.seconds)
            sheets(stage, album)
            end = robot.play(lambda now: now.scene == "ResultScreen", arguments.seconds)
            album.look(end)
        except BaseException:
            album.shoot("stuck")
            raise
        finally:
            print("did:", ", ".join(robot.seen))
            print("seen:", ", ".join(album.seen))
            print("not seen:", ", ".join(album.left))
        stage.click("look")
        album.shoot("table-after")
        return end


def main(argv: Sequence[str] | None = None) -> int:
    """Play and tell how it ended."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", choices=sorted(NAMES), default="en")
    parser.add_argument("--seats", default="human,normal,normal,normal", help="human or a level of bots, clockwise")
    parser.add_argument("--rules", default="watch")
    parser.add_argument("--goal", type=int, help="points to win (default: as in the rules)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY[=WORDS]",
        help="gw_mode=option-gw-mode-coop; a switch alone",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--animation", default="off", choices=("off", "fast", "normal", "slow"))
    parser.add_argument("--keys", action="store_true", help="press keys where there are some")
    parser.add_argument("--trades", type=float, default=0.3, help="how often people offer a trade in a turn")
    parser.add_argument("--seconds", type=float, default=1200.0)
    parser.add_argument("--shots", type=Path, required=True, metavar="DIR")
    arguments = parser.parse_args(argv)
    missing = missing_tools()
    if missing:
        print(f"not installed: {missing}", file=sys.stderr)
        return 2
    before = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="catan_desktop-play-") as folder:
        end = play(arguments, Path(folder))
    print(f"{end.game}; {time.monotonic() - before:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
