"""The screens of the menus besides the title, in one place, so that all of them are read when the first is wanted."""

from __future__ import annotations

from catan_desktop.ui.scenes.achievements import AchievementsScreen
from catan_desktop.ui.scenes.almanac import AlmanacScreen
from catan_desktop.ui.scenes.campaign import CampaignScreen
from catan_desktop.ui.scenes.campaigns import CampaignsScreen
from catan_desktop.ui.scenes.credits import CreditsScreen
from catan_desktop.ui.scenes.history import HistoryScreen
from catan_desktop.ui.scenes.load import LoadScreen
from catan_desktop.ui.scenes.new_campaign import NewCampaignScreen
from catan_desktop.ui.scenes.new_game import NewGameScreen
from catan_desktop.ui.scenes.puzzles import PuzzlesScreen
from catan_desktop.ui.scenes.replays import ReplaysScreen
from catan_desktop.ui.scenes.result import ResultScreen, SoFarScreen
from catan_desktop.ui.scenes.result_picture import ResultPicture
from catan_desktop.ui.scenes.save_as import SaveAsScreen
from catan_desktop.ui.scenes.settings import SettingsScreen
from catan_desktop.ui.scenes.settings_keys import KeysScreen
from catan_desktop.ui.scenes.share import ShareScreen
from catan_desktop.ui.scenes.tutorial import TutorialScreen

__all__ = [
    "AchievementsScreen",
    "AlmanacScreen",
    "CampaignScreen",
    "CampaignsScreen",
    "CreditsScreen",
    "HistoryScreen",
    "KeysScreen",
    "LoadScreen",
    "NewCampaignScreen",
    "NewGameScreen",
    "PuzzlesScreen",
    "ReplaysScreen",
    "ResultPicture",
    "ResultScreen",
    "SaveAsScreen",
    "SettingsScreen",
    "ShareScreen",
    "SoFarScreen",
    "TutorialScreen",
]
