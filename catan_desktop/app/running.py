"""The running game and the ways into it and out of it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from pydantic import ValidationError

from catan_desktop.campaign.files import is_campaign
from catan_desktop.games.views import PANELS
from catan_desktop.kernel import Reason, Seat, replace
from catan_desktop.kernel.errors import GameError, SaveError
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.present.models.screens import ResultModel
from catan_desktop.present.naming import names_of, round_of
from catan_desktop.present.panel_view import moment
from catan_desktop.present.picture import BoardPicture
from catan_desktop.present.words import because
from catan_desktop.session import paths, saves
from catan_desktop.session.casting import cast
from catan_desktop.session.library import keep_as, place_for, write_new
from catan_desktop.session.session import Session
from catan_desktop.session.share_code import code_of
from catan_desktop.session.spec import NewGame, unfit
from catan_desktop.stores.files import Refused
from catan_desktop.stores.past_games import History
from catan_desktop.ui.scene import Change, Push, Quit, Replace, Scene
from catan_desktop.ui.scenes.services import Exits, LessonOffer, Stages

from . import models
from .leave_game import LeaveGame
from .preload import Preload
from .screens import Screens
from .services import Services

PICTURE = ".png"


class CampaignStages(Stages, Protocol):
    """What is asked of campaigns about the game that is played."""

    def open(self, path: Path) -> Change:
        """Show a campaign in the place of everything else."""

    def joined(self, session: Session) -> None:
        """Learn that a game was begun or gone on with."""

    def note(self, session: Session) -> Mapping[Seat, tuple[int, int]]:
        """Note the end of a stage; return the seats that have won the campaign with it, with campaign points and won
        stages."""


class Running:
    """See `catan_desktop.ui.scenes.services.RunningGame`."""

    def __init__(self, services: Services, leaving: LeaveGame, preload: Preload, history: History) -> None:
        self._services = services
        self._current = services.current
        self._leaving = leaving
        self._preload = preload
        self._history = history
        self.offered: Callable[[Session], Sequence[LessonOffer]] = lambda session: ()
        """Gives the chapters of a lesson that are about a game."""
        self.stages: CampaignStages
        """The campaigns that games may be stages of; the program sets them."""
        self._told: Session | None = None
        """The game whose winner was shown large."""

    # what is told of it

    def title(self) -> str:
        """A title that fits it."""
        session = self._current.playing
        texts, state = self._services.texts, session.state
        ruleset, now = texts.tr(f"ruleset-{session.game.ruleset.key}"), moment(PANELS, session.game, state)
        if now is not None:
            return texts.tr("save-as-default-when", ruleset=ruleset, when=texts.say(now))
        return texts.tr("save-as-default", ruleset=ruleset, round=round_of(state.turn, len(session.seats)))

    def code(self) -> str:
        """The code by which somebody else begins the same game."""
        return code_of(self._current.playing.spec)

    def on_own_island(self) -> bool:
        """Return whether it is played on an island that somebody has drawn."""
        return self._current.playing.spec.board is not None

    def last_board(self) -> tuple[BoardPicture, str]:
        """The board as it lies at the end, and when that was, as in saves."""
        session = self._current.playing
        if session.outcome is None:
            raise RuntimeError("the game is not over")
        saving = session.saving
        return self._services.port(session).pictures.board(NOBODY), saving.over_since or saving.clock()

    def picture_place(self) -> tuple[str, str]:
        """Return where a picture goes unless somebody says otherwise: the folder, and a name free there."""
        folder = paths.user_pictures()
        return str(folder), place_for(folder, self.title(), PICTURE).name

    def save_picture(self, png: bytes, target: str) -> str:
        """Write a picture of it; the whole path."""
        place = self._services.files.place_of_copy(target, self.picture_place()[1], PICTURE)
        self._services.files.attempt(lambda: write_new(place, png))
        return str(place)

    def save_as(self, title: str) -> None:
        """Keep it under a title."""
        session = self._current.playing
        data = session.saving.freeze(title)
        self._services.files.attempt(lambda: keep_as(self._current.folder, data, session.saving.stamp(data.date)))

    def result(self) -> ResultModel:
        """Return how it ended."""
        session = self._current.playing
        found = models.result(session, self._services.texts.tr)
        return replace(found, achievements=self._history.new(session))

    def figures(self, viewer: Seat) -> ResultModel:
        """Return how it goes, as far as a seat may know."""
        return models.so_far(self._current.playing, viewer, self._services.texts.tr)

    # its screens

    def table(self, *, resumed: bool = False) -> Scene:
        """Set its table; `resumed`: everybody is told what has happened since the own last turn."""
        from .table_screen import Table  # noqa: PLC0415  (the table, which no menu needs)

        self._services.preferences.mood("table")
        table = Table(self._services, self._current.playing, self.exits)
        table.handover.resumed = resumed
        return table

    def table_again(self) -> Scene:
        """Set its table anew, as it was set."""
        make_table = self._current.make_table
        return make_table(self._current.playing) if make_table is not None else self.table()

    def exits(self, viewer: Callable[[], Seat]) -> Exits:
        """Return where the table leads; figures and replay show what the looking person may see."""
        screens, way_on = self._services.screens, self.stages.way_on()
        menu: dict[str, Callable[[], Change]] = {
            "statistics": lambda: _so_far(screens, self, viewer()),
            "replay": lambda: self.replay(viewer()),
            **({} if way_on is None else {"campaign": way_on}),
            "almanac": lambda: Push(screens.almanac()),
            "settings": lambda: Push(screens.scene("settings")),
            "save": lambda: Push(screens.scene("save-as")),
            "load": lambda: Push(screens.scene("load")),
            "share": lambda: Push(screens.scene("share")),
            **({"again": self.rematch} if way_on is None else {}),
            "title": lambda: self.parting(self.leave),
            "quit": lambda: self.parting(Quit),
        }
        return Exits(menu, self._over, self.offered(self._current.playing), screens.almanac)

    def _over(self) -> Change:
        """Show the result; the first time with its opening, where things may move."""
        session = self._current.playing
        settings = self._services.preferences.chosen
        still = settings.reduced_motion or settings.animation_speed == "off" or self._told is session
        if self._told is not session:
            self._history.note(session, self.stages.note(session))
        self._told = session
        return Push(self._services.screens.scene("result" if still else "victory"))

    def replay(self, viewer: Seat | None = None) -> Change:
        """Watch it from its beginning, with the eyes of the looking seat only if there is one."""
        from . import replay, review  # noqa: PLC0415  (the replay stands on the table)

        services, session, save = self._services, self._current.playing, self._current.kept_at()
        return self._preload.behind(
            "laying-replay",
            f"replay-{session.game.ruleset.key}",
            lambda: Push(review.offered(services, replay.running(services, session, viewer), save, self.open)),
        )

    def review(self) -> Change:
        """Go to the review of it; it is over."""
        from . import review  # noqa: PLC0415  (the board of a moment is that of the table)

        session = self._current.playing
        key = session.game.ruleset.key
        return self._preload.behind(
            "laying-replay", f"replay-{key}", lambda: Push(review.running(self._services, session, self.open))
        )

    def watch(self, path: str) -> Change:
        """Watch a saved game."""
        from . import replay, review  # noqa: PLC0415  (the replay stands on the table)

        services = self._services
        found = services.files.attempt(lambda: saves.read(Path(path)))
        return self._preload.behind(
            "laying-replay",
            f"replay-{found.game.ruleset.key}",
            lambda: Push(review.offered(services, replay.saved(services, found, path), path, self.open)),
        )

    # into it

    def begin(self, spec: NewGame, path: Path | None = None) -> Change:
        """Begin a game, kept in a new file or the one that is named; the running one is kept first."""
        return self.parting(
            lambda: self._preload.behind("laying-table", f"table-{spec.ruleset}", lambda: self._begun(spec, path))
        )

    def rematch(self) -> Change:
        """The same table again on another seed."""
        return self.begin(self._current.playing.spec.model_copy(update={"seed": self._services.seed()}))

    def _begun(self, spec: NewGame, path: Path | None = None) -> Change:
        current = self._current
        current.end()
        keeper = None
        try:
            spec = self.named(spec)
            keeper = current.keeper(path)
            current.session = Session.new(spec, keeper=keeper, **current.timing())
            self.stages.joined(current.session)
        except BaseException as error:
            if keeper is not None:
                keeper.close()
            if isinstance(error, (GameError, ValidationError)):
                reason = unfit(error) if isinstance(error, ValidationError) else Reason("begin-unfit")
                raise Refused(self._services.texts.say(because(reason))) from error
            raise
        return Replace(self.table(), all=True)

    def named(self, spec: NewGame) -> NewGame:
        """The game with every bot somebody, called by that name where nobody has written another."""
        spec = cast(spec)
        names = names_of(spec.seats, self._services.texts.tr)
        seats = tuple(
            seat if seat.human else seat.model_copy(update={"name": name})
            for seat, name in zip(spec.seats, names, strict=True)
        )
        return spec.model_copy(update={"seats": seats})

    def open(self, game: str | saves.SavedGame) -> Change:
        """Go on with a saved game: an autosave in its own file, one that lies in no file in a new one."""
        path, packed = game if isinstance(game, str) else "", b""
        if is_campaign(Path(path)):
            return self.stages.open(Path(path))
        if isinstance(game, saves.SavedGame):
            saved = dataclasses.replace(game, spec=self.named(game.spec))
        elif self._current.session is not None and path == self._current.kept_at():
            return Replace(self.table(), all=True)
        else:
            packed = self._services.files.attempt(lambda: saves.load(Path(path)))
            saved = self._services.files.attempt(lambda: saves.decode(packed))
        key = saved.game.ruleset.key
        return self.parting(
            lambda: self._preload.behind("laying-table", f"saved-{key}", lambda: self._resumed(saved, path, packed))
        )

    def _resumed(self, saved: saves.SavedGame, path: str, packed: bytes) -> Change:
        current = self._current
        current.end()
        keeper = current.keeper(Path(path) if path else None)
        try:
            with suppress(SaveError):  # another window may have played on until the file was ours
                latest = saves.load(Path(path)) if path else packed
                saved = saved if latest == packed else saves.decode(latest)
            current.session = session = Session.resume(saved, keeper=keeper, **current.timing())
        except BaseException:
            if keeper is not None:
                keeper.close()
            raise
        self.stages.joined(session)
        if keeper is not None and keeper.elsewhere:
            session.notices.append(Reason("save-open-elsewhere"))
        return Replace(self.table(resumed=True), all=True)

    # out of it

    def leave(self) -> Change:
        """End it, which is kept, and go to the title."""
        self._current.end()
        return Replace(self._services.screens.scene("title"), all=True)

    def parting(self, leave: Callable[[], Change]) -> Change:
        """Leave it by `leave`; after a page or a question where it is not kept yet."""
        return self._leaving.parting(leave)


def _so_far(screens: Screens, running: Running, viewer: Seat) -> Change:
    from .pages import SoFarScreen  # noqa: PLC0415  (no table needs the menus)

    return Push(SoFarScreen(screens, running, viewer))
