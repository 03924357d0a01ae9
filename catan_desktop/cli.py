"""The command line."""

from __future__ import annotations

import argparse
import gc
import io
import logging
import os
import platform
import re
import secrets
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, get_args

from . import __version__
from .kernel import Reason
from .kernel.errors import GameError, SaveError

if TYPE_CHECKING:
    from .session.saves import SavedGame
    from .session.spec import NewGame, OptionValue

PROGRAM = "catan-desktop"
SAVE = (".catan", ".campaign")
_NOWHERE = logging.NullHandler()
"""Takes what is logged where there is no log, which would come to the terminal otherwise."""
GOOD, PROBLEM, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130
DEFAULT_SEATS = "human,bot:normal,bot:normal,bot:normal"
WORDS = {"on": True, "off": False, "yes": True, "no": False, "true": True, "false": False}


class BadInput(Exception):
    """What the user wrote cannot be done; the message is one sentence."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """End with the sentence and code 2."""
        self.exit(BAD_INPUT, f"{PROGRAM}: {message}; see '{self.prog} --help'\n")

    def print_help(self, file: Any = None) -> None:
        """Print the help; OSError where it cannot be written, which argparse would pass over."""
        print(self.format_help(), end="", file=file)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 1 (a check failed, or the system), 2 (bad input or no screen for a window)."""
    _forgive(sys.stdout)
    logging.getLogger(__package__).addHandler(_NOWHERE)
    language = "en"
    try:
        try:
            arguments = _parser().parse_args(_meant(sys.argv[1:] if argv is None else argv))
            language = getattr(arguments, "lang", None) or language
            command = COMMANDS[arguments.command or "menu"]
            if command in IN_WINDOW:
                gc.disable()  # until its first frame, see `app.gc_pause`
            return int(command(arguments))
        finally:
            gc.enable()
            sys.stdout.flush()  # where a full disk or a closed pipe is told of, and not after the end
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else BAD_INPUT
    except (BadInput, GameError) as error:
        print(f"{PROGRAM}: {_sentence(error, language)}", file=sys.stderr)
        return BAD_INPUT
    except ImportError as error:
        print(f"{PROGRAM}: a part of the installation is missing, please install it again ({error})", file=sys.stderr)
        return PROBLEM
    except BrokenPipeError:
        _stop_writing()
        return GOOD
    except OSError as error:
        _stop_writing()
        print(f"{PROGRAM}: {_of_system(error)}", file=sys.stderr)
        return PROBLEM
    except KeyboardInterrupt:
        return INTERRUPTED


def _stop_writing() -> None:
    """Let what nobody can take go nowhere, so that it is not tried again at the end."""
    with suppress(OSError, ValueError):
        sys.stdout.flush()
        return
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _of_system(error: OSError) -> str:
    """Return what the system says, in one line, and of which file."""
    said = " ".join(str(error.strerror or error).split())
    return f"{error.filename} cannot be used: {said}" if error.filename else said


def _forgive(stream: object) -> None:
    """Let signs that a terminal or a file of an old encoding has none for be spelled out, not be an error."""
    if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
        stream.reconfigure(errors="backslashreplace")


def _meant(words: Sequence[str]) -> Sequence[str]:
    """A saved game alone, as a file that was dropped on the program or double-clicked, is to be opened."""
    alone = len(words) == 1 and words[0].lower().endswith(SAVE) and not words[0].startswith("-")
    return ("open", *words) if alone else words


class Versions(argparse.Action):
    """Tells the versions of the program and of what it runs on, a line each, and ends."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        """Print them."""
        print(f"{PROGRAM} {__version__}\nPython {platform.python_version()}")
        from .ui import hardware  # noqa: PLC0415

        print("\n".join(hardware.versions()))
        parser.exit()


def _parser() -> Parser:
    parser = Parser(prog=PROGRAM, description="Brotherhood of the Watch and its kin, for friends and bots.")
    told = "tell the versions of the program, Python, pygame-ce and SDL"
    parser.add_argument("--version", action=Versions, nargs=0, help=told)
    parser.add_argument("--mute", action="store_true", help="no sound this time, and no sound device is taken")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands (none: the menu)")

    new = commands.add_parser("new", help="begin a game")
    _table_arguments(new, DEFAULT_SEATS)
    new.add_argument("--seed", type=_seed, help="whole number from which board and luck come; default: a new one")

    open_ = commands.add_parser("open", help="go on with a saved game or a campaign, or from a position")
    open_.add_argument(
        "file", help="saved game, campaign, text of a position ('position 1 ...'), or file with such a text"
    )

    simulate = commands.add_parser("simulate", help="let bots play many games")
    _table_arguments(simulate, ",".join(["bot:normal"] * 4))
    simulate.add_argument("--seed", type=_seed, default=0, help="whole number from which the games' seeds come")
    simulate.add_argument("--games", type=_positive, default=10, help="how many (default 10)")
    simulate.add_argument("--jobs", type=_positive, default=os.cpu_count() or 1, help="processes; default: all cores")
    simulate.add_argument("--cap", type=_positive, help="actions after which a game is broken off")
    simulate.add_argument("--rotate", action="store_true", help="move the bots on by one seat after each game")
    simulate.add_argument("--budget", type=_seconds, metavar="SECONDS", help="process time a decision may take")
    simulate.add_argument("--nodes", type=_positive, help="positions a decision may look at, whatever the time")
    simulate.add_argument("--file", type=Path, help="keep each game there as it ends, and go on where it stopped")
    simulate.add_argument("--cluster", default="", metavar="ADDRESS", help="play on Dask: a scheduler, or 'local'")
    simulate.add_argument("--json", type=Path, metavar="FILE", help="write every game and the totals")

    replay = commands.add_parser("replay", help="list the actions of a saved game, or check them")
    replay.add_argument("file", type=Path)
    replay.add_argument("--verify", action="store_true", help="only tell whether the game comes out as it was played")

    review = commands.add_parser("review", help="tell how likely each seat was to win, and what could be played better")
    review.add_argument("file", type=Path, help="saved game that is over")
    review.add_argument("--lang", choices=("en", "ru"), default="en")
    review.add_argument("--json", type=Path, metavar="FILE", help="write all of it")

    shot = commands.add_parser("screenshot", help="draw a scene to a PNG file, without a window")
    told = "saved game, text of a position, or file with such a text; default: a demonstration position"
    shot.add_argument("file", nargs="?", help=told)
    shot.add_argument("--scene", default="table", help="title, new-game, table, curtain, load, settings, result ...")
    shot.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH", help="pixels (default 1280x720)")
    shot.add_argument("--lang", choices=("en", "ru"), default="en")
    shot.add_argument("--pieces", metavar="SET", help="what pieces are made of: wood, stone, plan")
    shot.add_argument("--dice", metavar="SET", help="what dice are made of: bone, wood, obsidian, glass")
    shot.add_argument("--out", type=Path, required=True, metavar="PNG")

    almanac = commands.add_parser("almanac", help="tell what a word of the game means")
    almanac.add_argument("word", nargs="*", help="any word for it, in any form; none: list all entries")
    almanac.add_argument("--lang", choices=("en", "ru"), help="default: the language of the game")

    commands.add_parser("doctor", help="check that everything the game needs is here")
    return parser


def _table_arguments(parser: argparse.ArgumentParser, seats: str) -> None:
    parser.add_argument("--rules", metavar="ID", help="ruleset; default: the first of the catalogue")
    told = f"who sits where, clockwise: human, bot:LEVEL or bot:LEVEL/CHARACTER, each with :NAME (default {seats})"
    parser.add_argument("--seats", default=seats, help=told)
    parser.add_argument("--layout", metavar="NAME", help="how the board is laid out")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="an option of the ruleset")


# Commands


def _menu(arguments: argparse.Namespace) -> int:
    _need_display()
    from .app import start  # noqa: PLC0415

    return start.run(mute=arguments.mute)


def _new(arguments: argparse.Namespace) -> int:
    spec = _spec(arguments)
    _need_display()
    from .app import start  # noqa: PLC0415

    return start.run(spec, mute=arguments.mute)


def _open(arguments: argparse.Namespace) -> int:
    try:
        wish = _game_to_open(arguments.file)
    except SaveError:
        if not _clicked():
            raise
        wish = Path(arguments.file)
    _need_display()
    from .app import start  # noqa: PLC0415

    return start.run(wish.resolve() if isinstance(wish, Path) else wish, mute=arguments.mute)


def _game_to_open(named: str) -> Path | SavedGame:
    """Return the file of a saved game or a campaign, or the game of a position; SaveError or PositionError for what is
    none."""
    from .campaign import files  # noqa: PLC0415
    from .session import positions, saves  # noqa: PLC0415

    if files.is_campaign(Path(named)):
        files.read(Path(named))
        return Path(named)
    text = named if positions.is_position(named) else positions.position_in(Path(named))
    if text:
        return positions.opened(text, secrets.randbits(48))
    saves.read_header(Path(named))
    return Path(named)


def _screenshot(arguments: argparse.Namespace) -> int:
    game = None if arguments.file is None else _game_to_open(arguments.file)
    _check_writable(arguments.out)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from .app import shots  # noqa: PLC0415

    try:
        shots.shoot(game, arguments.scene, arguments.size, arguments.lang, arguments.out, **_sets(arguments))
    except (LookupError, ValueError) as error:
        raise BadInput(f"the scene {arguments.scene!r} cannot be drawn: {error}") from error
    return GOOD


def _sets(arguments: argparse.Namespace) -> dict[str, str]:
    """Return the settings for the sets of pieces and dice that are named."""
    from .session.settings import Settings  # noqa: PLC0415

    named = {"piece_set": arguments.pieces, "dice_set": arguments.dice}
    for field, name in named.items():
        known = get_args(Settings.model_fields[field].annotation)
        if name is not None and name not in known:
            raise BadInput(f"there is no set {name!r}; there are: {', '.join(known)}")
    return {field: name for field, name in named.items() if name is not None}


def _simulate(arguments: argparse.Namespace) -> int:
    from .arena import play, report  # noqa: PLC0415
    from .arena.pools import PoolError  # noqa: PLC0415
    from .arena.series import Plan, simulate  # noqa: PLC0415
    from .arena.store import StoreError  # noqa: PLC0415
    from .bots.budget import SECONDS  # noqa: PLC0415
    from .session.files import write_output  # noqa: PLC0415

    spec = _spec(arguments)
    levels = [seat.mind for seat in spec.seats if not seat.human]
    if len(levels) < len(spec.seats):
        raise BadInput("only bots can play in a simulation: write seats as 'bot:LEVEL'")
    if arguments.json is not None:
        _check_writable(arguments.json)
    seconds = arguments.budget or (None if arguments.nodes else SECONDS)
    plan = Plan(
        spec.ruleset,
        tuple(levels),
        spec.options,
        arguments.games,
        arguments.seed,
        cap=arguments.cap or play.CAP,
        rotate=arguments.rotate,
        limits=play.Limits(seconds, arguments.nodes),
    )
    try:
        series = simulate(
            plan,
            arguments.jobs,
            cluster=arguments.cluster,
            file=arguments.file,
            progress=report.progress(sys.stderr),
        )
    except (StoreError, PoolError) as error:
        raise BadInput(str(error)) from error
    except OSError as error:
        raise BadInput(f"the file of the tournament cannot be written: {error}") from error
    print(report.table(series))
    if arguments.json is not None:
        write_output(arguments.json, f"{series.model_dump_json(indent=2)}\n".encode())
    return GOOD


def _replay(arguments: argparse.Namespace) -> int:
    from .kernel.notation import encode  # noqa: PLC0415
    from .session import saves  # noqa: PLC0415

    saved = saves.read(arguments.file)
    if not arguments.verify:
        for number, action in enumerate(saved.timeline.log(), saved.timeline.first_ply + 1):
            print(f"{number:5} {encode(saved.game, action)}")
        return GOOD
    if saved.notice is not None:
        print(f"{PROGRAM}: {_words(saved.notice)}", file=sys.stderr)
        return PROBLEM
    state = saved.timeline.state
    outcome = f"ended: {state.outcome.ending}" if state.outcome else "not over"
    print(f"{saved.header.ruleset}: {state.ply} actions, {state.turn} turns, {outcome}; everything came out as played")
    return GOOD


def _review(arguments: argparse.Namespace) -> int:
    import json  # noqa: PLC0415

    from .session import saves  # noqa: PLC0415
    from .session.files import write_output  # noqa: PLC0415

    saved = saves.read(arguments.file)
    if saved.timeline.state.outcome is None:
        raise BadInput("the game is not over, and nobody may see the others' cards before")
    if arguments.json is not None:
        _check_writable(arguments.json)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from .app import review_report  # noqa: PLC0415

    report = review_report.Report(saved, arguments.file, arguments.lang)
    try:
        for share in report.work():
            if sys.stderr.isatty():
                print(f"\r{share:4.0%}", end="", file=sys.stderr, flush=True)
    finally:
        report.close()
    if sys.stderr.isatty():
        print("\r    \r", end="", file=sys.stderr)
    print(report.text())
    if arguments.json is not None:
        write_output(arguments.json, f"{json.dumps(report.data(), ensure_ascii=False, indent=2)}\n".encode())
    return GOOD


def _doctor(arguments: argparse.Namespace) -> int:
    from .session.doctor import Finding, examine  # noqa: PLC0415
    from .ui import hardware  # noqa: PLC0415

    screen, sound = hardware.display(), hardware.audio()
    seen = (
        Finding("pygame", True, ", ".join(hardware.versions())),
        Finding("display", screen.good or None, screen.detail),
        Finding("sound", sound.good or None, sound.detail),
    )
    healthy = True
    for finding in (*examine(), Finding("almanac", *_books()), *seen):
        healthy = healthy and finding.good is not False
        mark = {True: "ok  ", None: "note", False: "BAD "}[finding.good]
        detail = _words(finding.detail) if isinstance(finding.detail, Reason) else finding.detail
        print(f"{mark}  {finding.what}: {detail}")
    return GOOD if healthy else PROBLEM


def _books() -> tuple[bool, str]:
    """Tell whether the almanac is whole, and what it holds."""
    from .present.almanac import languages, load  # noqa: PLC0415
    from .present.almanac_files import AlmanacError  # noqa: PLC0415
    from .session import paths  # noqa: PLC0415

    folder = paths.assets() / "almanac"
    try:
        books = [load(folder, language) for language in languages(folder)]
    except AlmanacError as error:
        return False, str(error)
    faults = [fault for book in books for fault in book.faults()]
    held = ", ".join(f"{len(book.entries)} entries in {book.language}" for book in books)
    return bool(books) and not faults, "; ".join([held or "there is none", *faults[:3]])


def _almanac(arguments: argparse.Namespace) -> int:
    from .present.almanac_files import AlmanacError  # noqa: PLC0415
    from .present.almanac_text import answer  # noqa: PLC0415
    from .present.translate import Translator  # noqa: PLC0415
    from .session import paths, settings  # noqa: PLC0415
    from .session.language import guessed_language  # noqa: PLC0415

    language = arguments.lang or settings.load(paths.user_settings_file()).settings.language or guessed_language()
    translator = Translator(paths.assets() / "locale", language)
    width = max(40, min(100, shutil.get_terminal_size().columns - 1))
    try:
        told = answer(paths.assets() / "almanac", " ".join(arguments.word), translator, width)
    except AlmanacError as error:
        raise BadInput(translator.tr("almanac-damaged", why=str(error))) from error
    print(told.text, file=sys.stdout if told.found else sys.stderr)
    return GOOD if told.found else PROBLEM


COMMANDS = {
    "menu": _menu,
    "new": _new,
    "open": _open,
    "simulate": _simulate,
    "replay": _replay,
    "review": _review,
    "screenshot": _screenshot,
    "almanac": _almanac,
    "doctor": _doctor,
}
IN_WINDOW = (_menu, _new, _open)


# Reading what was written


def _spec(arguments: argparse.Namespace) -> NewGame:
    """The game that the arguments describe; BadInput, or a GameError, for one that cannot be."""
    from pydantic import ValidationError  # noqa: PLC0415

    from .bots.table import deal, shelf  # noqa: PLC0415
    from .games.catalogue import GAMES  # noqa: PLC0415
    from .kernel import chance  # noqa: PLC0415
    from .present.signs import missing_signs  # noqa: PLC0415
    from .session.spec import NewGame, seat_of, unfit  # noqa: PLC0415

    ruleset = shelf().ruleset(arguments.rules or next(iter(GAMES)))
    kinds = {spec.key: spec.choices for spec in ruleset.options}
    options: dict[str, OptionValue] = {}
    for setting in arguments.set:
        key, equals, value = setting.partition("=")
        if not equals:
            raise BadInput(f"an option is written KEY=VALUE, not {setting!r}")
        options[key] = _option(value, kinds.get(key, ()))
    if arguments.layout is not None:
        options["layout"] = arguments.layout
    seed = secrets.randbits(48) if arguments.seed is None else arguments.seed
    try:
        seats = tuple(seat_of(text.strip(), number) for number, text in enumerate(arguments.seats.split(",")))
    except ValidationError as error:
        raise BadInput(_words(unfit(error))) from error
    except ValueError as error:
        raise BadInput(str(error)) from error
    unseen = "".join(missing_signs(seat.name) for seat in seats)
    if unseen:
        raise BadInput(_words(Reason("name-signs-hidden", (("signs", unseen),))))
    deal(ruleset, len(seats), options, chance.source(seed, "board"))
    return NewGame(ruleset=ruleset.key, seats=seats, options=options, seed=seed)


def _option(text: str, choices: tuple[OptionValue, ...]) -> OptionValue:
    """The choice that a text means; the text itself where it means none, so that the ruleset refuses it."""
    for choice in choices:
        if isinstance(choice, bool):
            if WORDS.get(text.lower()) is choice:
                return choice
        elif str(choice) == text:
            return choice
    return text


def _seed(text: str) -> int:
    from .session.spec import SEED_LIMIT  # noqa: PLC0415

    if not re.fullmatch(r"\d{1,19}", text, re.ASCII) or int(text) >= SEED_LIMIT:
        raise argparse.ArgumentTypeError(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}, not {text!r}")
    return int(text)


def _positive(text: str) -> int:
    if not re.fullmatch(r"\d{1,9}", text, re.ASCII) or int(text) == 0:
        raise argparse.ArgumentTypeError(f"a number above 0 is needed, not {text!r}")
    return int(text)


def _seconds(text: str) -> float:
    if not re.fullmatch(r"\d{1,3}(\.\d{1,4})?", text, re.ASCII) or float(text) == 0:
        raise argparse.ArgumentTypeError(f"seconds above 0 and below 1000 are needed, not {text!r}")
    return float(text)


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text, re.ASCII)
    if match is None:
        raise argparse.ArgumentTypeError(f"a size is written like 1280x720, not {text!r}")
    return int(match[1]), int(match[2])


def _check_writable(path: Path) -> None:
    """Find out before hours of games whether the result can be written."""
    from .session.files import check_output  # noqa: PLC0415

    try:
        check_output(path)
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from error


def _clicked() -> bool:
    """Was the program started without a terminal that somebody reads, by a double click? Then a window says it."""
    from .ui import hardware  # noqa: PLC0415

    if sys.__stderr__ is not None and sys.stderr.isatty():
        return False
    screen = hardware.display(keep=True)
    return screen.good and screen.detail not in hardware.BLIND


def _need_display() -> None:
    from .ui import hardware  # noqa: PLC0415

    if not hardware.display(keep=True).good:
        raise BadInput(
            "there is no display to open a window on; "
            "'simulate', 'replay', 'review', 'screenshot', 'almanac' and 'doctor' need none"
        )


def _sentence(error: Exception, language: str) -> str:
    reason = getattr(error, "reason", None)
    return _words(reason, language) if isinstance(reason, Reason) else str(error)


def _words(reason: Reason, language: str = "en") -> str:
    """Return a reason in a language; that of the command line, where none is asked for, is English."""
    from .present.translate import Translator  # noqa: PLC0415
    from .session import paths  # noqa: PLC0415

    return Translator(paths.assets() / "locale", language).tr(reason.key, **dict(reason.arguments))
