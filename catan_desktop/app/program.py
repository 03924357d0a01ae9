"""The program behind its screens: makes the services, and gives each screen those that it uses."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import pygame

from catan_desktop.session import credits, paths
from catan_desktop.session.language import guessed_language
from catan_desktop.session.settings import Settings
from catan_desktop.session.spec import NewGame
from catan_desktop.stores.almanacs import Almanacs
from catan_desktop.stores.files import Files, Refused
from catan_desktop.stores.islands import OwnIslands
from catan_desktop.stores.past_games import History
from catan_desktop.stores.translations import Translations
from catan_desktop.ui.scene import Scene
from catan_desktop.ui.scenes.language import LanguageScreen
from catan_desktop.ui.scenes.title import TitleScreen
from catan_desktop.ui.sound import Sound
from catan_desktop.ui.window import Window

from .campaigns import Campaigns
from .leave_game import LeaveGame
from .library import SavedGames
from .lobby import Tables
from .open_game import OpenGame
from .preferences import Preferences
from .preload import Preload
from .puzzles import Puzzles
from .recovery import Recovery
from .running import Running
from .safekeeping import Safekeeping
from .screens import Screens
from .services import Services

logger = logging.getLogger(__name__)


class Program:
    """The services, put together."""

    def __init__(
        self,
        window: Window,
        chosen: Settings,
        *,
        keep: bool = True,
        sound: Sound | None = None,
        clock: Callable[[], str] | None = None,
        seed: Callable[[], int] | None = None,
        saves_folder: Path | None = None,
    ) -> None:
        """Take a window.

        Args:
            keep: games and settings are written to the user's folders.
            clock: gives the date of saves; None: the real one. Bots then think in this process.
            seed: gives seeds; None: new ones, short enough to be told to a friend.
            saves_folder: None: the user's own.
        """
        self.window, self.sound = window, sound
        self.texts = Translations(paths.assets(), chosen.language or guessed_language())
        self.preferences = Preferences(window, chosen, self.texts, sound, keep=keep)
        self.kit = self.preferences.kit
        self.almanacs = Almanacs(self.texts)
        self.screens = Screens(self.texts, self.preferences, self.almanacs)
        folder = saves_folder if saves_folder is not None else paths.user_saves()
        self.current = OpenGame(
            self.texts, self.preferences, self.screens.pending, folder=folder, keep=keep, clock=clock
        )
        drawn = seed if seed is not None else partial(secrets.randbelow, 10**9)
        files = Files(self.texts, self.almanacs.topic_of)
        self.services = Services(self.texts, self.preferences, self.almanacs, self.screens, self.current, files, drawn)
        safekeeping = Safekeeping(self.current)
        self.leaving = LeaveGame(self.services, safekeeping)
        self.preload = Preload(self.services, self._likely)
        self.history = History(self.texts, files, folder, keep=keep)
        self.running = Running(self.services, self.leaving, self.preload, self.history)
        self.campaigns = self.running.stages = Campaigns(self.services, self.running)
        self.library = SavedGames(self.services, self.running, self.campaigns)
        self.islands = OwnIslands(self.texts, files, folder, drawn)
        self.lobby = Tables(self.services, self.running, self.preload)
        self.running.offered = self.lobby.offered
        self.puzzles = Puzzles(self.services, self.running, self.preload)
        self.recovery = Recovery(self.services, safekeeping, self.running, self.preload)
        self.screens.makers = {
            "title": lambda: TitleScreen(self.screens, self.preferences, self.library),
            "language": lambda: LanguageScreen(self.screens, self.preferences),
        }
        self.screens.pages = self._pages

    def _pages(self) -> Mapping[str, Callable[[], Scene]]:
        """Return how each of the other screens is made, by its name."""
        from . import pages  # noqa: PLC0415  (the first screen needs none of them)

        shell, settings, library, lobby, game = (
            self.screens, self.preferences, self.library, self.lobby, self.running
        )  # fmt: skip
        return {
            "almanac": lambda: pages.AlmanacScreen(shell, self.almanacs),
            "new-game": lambda: pages.NewGameScreen(shell, lobby, self.almanacs, self.islands),
            "campaigns": lambda: pages.CampaignsScreen(shell, self.campaigns),
            "new-campaign": lambda: pages.NewCampaignScreen(shell, lobby, self.almanacs, self.islands, self.campaigns),
            "load": lambda: pages.LoadScreen(shell, library),
            "settings": lambda: pages.SettingsScreen(shell, settings),
            "keys": lambda: pages.KeysScreen(shell, settings),
            "replays": lambda: pages.ReplaysScreen(shell, library),
            "history": lambda: pages.HistoryScreen(shell, self.history, lobby, library),
            "achievements": lambda: pages.AchievementsScreen(shell, self.history, library),
            "result": lambda: pages.ResultScreen(shell, game),
            "victory": lambda: pages.ResultScreen(shell, game, opening=True),
            "tutorial": lambda: pages.TutorialScreen(shell, lobby),
            "puzzles": lambda: pages.PuzzlesScreen(shell, self.puzzles),
            "save-as": lambda: pages.SaveAsScreen(shell, game),
            "picture": lambda: pages.ResultPicture(shell, game),
            "share": lambda: pages.ShareScreen(shell, game),
            "credits": lambda: pages.CreditsScreen(shell, self._credits()),
        }

    def _credits(self) -> credits.Credits:
        """Return whose work the game stands on; Refused where the list cannot be read."""
        try:
            return credits.load(self.texts.assets)
        except credits.CreditsError as error:
            raise Refused(self.texts.tr("credits-damaged")) from error

    def _likely(self) -> NewGame:
        """The game that is the likeliest to be played next: the one that runs, waits, or was begun last."""
        if self.current.session is not None:
            return self.lobby.usual(self.current.session.game.ruleset.key)
        going = self.library.unfinished()
        if going is not None:
            return self.lobby.usual(going.ruleset)
        last = self.lobby.last()
        return self.lobby.usual(last.ruleset if last is not None else self.almanacs.games()[0])

    def first(self) -> Scene:
        """The screen that the program begins with."""
        return self.screens.scene("title" if self.preferences.chosen.language else "language")

    def tick(self, seconds: float) -> None:
        """Let time pass for what belongs to no screen."""
        self.preferences.tick(seconds)
        self.preload.tick(seconds)

    def everywhere(self, event: pygame.event.Event) -> str:
        """Do what a key does on every screen; what is to be said about it, empty where it does nothing."""
        if not self.kit.keys.pressed(event, "mute"):
            return ""
        muted = not self.preferences.chosen.muted
        self.preferences.change(muted=muted)
        return self.texts.tr("told-muted" if muted else "told-heard")

    def audio_device_changed(self, event: pygame.event.Event) -> None:
        """Learn that a sound device was plugged in or taken away."""
        if self.sound is not None:
            self.sound.device(event)

    def close(self) -> None:
        """End everything, and remember the window; what fails holds nothing else up, the game least of all."""
        silence = self.sound.close if self.sound is not None else None
        ends = (self.current.end, self.preload.rest, self.preferences.remember_window, silence, self.window.close)
        for end in ends:
            try:
                if end is not None:
                    end()
            except Exception:
                logger.exception("while the program ended")
