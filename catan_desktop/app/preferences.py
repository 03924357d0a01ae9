"""The player's settings, applied to window, sound, theme and keys."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.views import PANELS
from catan_desktop.kernel import replace
from catan_desktop.present.models.screens import ActionKey
from catan_desktop.session import paths
from catan_desktop.session import settings as settings_file
from catan_desktop.session.language import guessed_language
from catan_desktop.session.settings import Settings
from catan_desktop.stores.translations import Translations
from catan_desktop.ui.keymap import Keymap
from catan_desktop.ui.rich import RichPainter
from catan_desktop.ui.sound import Sound
from catan_desktop.ui.text import Text
from catan_desktop.ui.theme import Theme, load_finishes, load_theme
from catan_desktop.ui.widgets import Kit
from catan_desktop.ui.window import Window

from .contrast import raise_contrast

logger = logging.getLogger(__name__)

LARGER = {"normal": 1.0, "large": 1.15, "largest": 1.3}
"""How much larger words are for each text size."""
GROUPS = ("master", "music", "effects", "interface", "ambience")
"""Groups of sounds; the setting of a group is `volume_GROUP`."""
USUAL_THEME = "north"
MOODS = {"language": "wind", "title": "wind", "table": "camp"}
"""What is heard all the time, from when a screen comes up until one with another sound does."""
MUSIC = {"language": "title", "title": "title", "table": "north"}
"""The music of these screens; the table has that of its theme, if it names one."""


class Preferences:
    """See `catan_desktop.ui.scenes.services.SettingsService`."""

    def __init__(
        self, window: Window, chosen: Settings, texts: Translations, sound: Sound | None, *, keep: bool
    ) -> None:
        """`keep`: what is chosen is written to the user's folder."""
        self.window, self.texts, self.sound = window, texts, sound
        self._chosen = self._stored = chosen
        self._keep = keep
        self.light = USUAL_THEME
        """The theme of the running game."""
        self._worn = USUAL_THEME
        self._mood = ""
        """What is heard behind everything."""
        self._themes: dict[tuple[str, bool, str, str], Theme] = {}
        self.sets = {kind: load_finishes(texts.assets / f"finishes/{kind}.toml") for kind in ("pieces", "dice")}
        self.kit = Kit(self._theme(), texts.assets)
        self.kit.sounds = sound
        self._apply()

    @property
    def chosen(self) -> Settings:
        """Return what the player chose; a key may have filled the screen meanwhile."""
        if self._chosen.fullscreen != self.window.fullscreen:
            self._chosen = self._chosen.model_copy(update={"fullscreen": self.window.fullscreen})
        return self._chosen

    @property
    def languages(self) -> Sequence[tuple[str, str]]:
        """(code, name in itself) of every language."""
        return self.texts.languages

    def change(self, **values: Any) -> None:
        """Set settings by name, apply them at once and keep them."""
        self._chosen = Settings.model_validate({**self.chosen.model_dump(), **values})
        if {"window_width", "window_height"} & values.keys():
            self.window.resize((self._chosen.window_width, self._chosen.window_height))
        self._apply()
        self.store()

    def note(self, **values: Any) -> None:
        """Keep values that nothing looks like: no need to apply them."""
        self._chosen = self.chosen.model_copy(update=values)
        self.store()

    def store(self) -> None:
        """Write what has changed."""
        if not self._keep or self.chosen == self._stored:
            return
        try:
            settings_file.save(self.chosen, paths.user_settings_file())
            self._stored = self.chosen
        except OSError:
            logger.exception("settings")

    def remember_window(self) -> None:
        """Keep for the next start whether the window fills the screen, else its size."""
        width, height = (round(length / self.window.scale) for length in self.window.size)
        sized = not self.window.fullscreen and 640 <= width <= 16384 and 480 <= height <= 16384
        self.note(**{"window_width": width, "window_height": height} if sized else {})

    def actions(self) -> Sequence[ActionKey]:
        """Return the actions of the games there are, each once, named as in each game that has it.

        Of several actions with one name the first has it alone; to the others the game is added. Where games have
        several keys for an action, the first of them is its usual one.
        """
        names: dict[str, dict[str, str]] = {}
        usual: dict[str, str] = {}
        for game, rules in RULESETS.items():
            for pair in (pair for one in rules.recipe if one.key in PANELS for pair in PANELS[one.key].keys.items()):
                usual.setdefault(*pair)
                names.setdefault(pair[0], {}).setdefault(self.texts.tr_in(game, f"name-{pair[0]}"), game)
        owners: dict[str, str] = {}
        acts = []
        for act, found in names.items():
            first = {word: owners.setdefault(word, act) == act for word in found}
            told = (word if first[word] else self._in_game(word, game) for word, game in found.items())
            acts.append(ActionKey(act, usual[act], " / ".join(told)))
        return acts

    def _in_game(self, word: str, game: str) -> str:
        return f"{word} ({self.texts.tr(f'ruleset-{game}')})"

    # looks

    def apply_theme(self, theme: str = "") -> None:
        """Show everything in the light of a theme; without a name, in that of the running game."""
        wanted = theme or self.light
        if wanted != self._worn:
            self._worn = wanted
            self._apply()

    def _theme(self) -> Theme:
        chosen = self._chosen
        key = (self._worn, chosen.high_contrast, chosen.piece_set, chosen.dice_set)
        if key not in self._themes:
            plain = load_theme(self.texts.assets / f"themes/{self._worn}/theme.toml")
            finishes = (*self.sets["pieces"][chosen.piece_set], *self.sets["dice"][chosen.dice_set])
            finished = replace(plain, finishes=finishes)
            self._themes[key] = raise_contrast(finished) if chosen.high_contrast else finished
        return self._themes[key]

    def _apply(self) -> None:
        kit, chosen = self.kit, self._chosen
        self.texts.language = chosen.language or guessed_language()
        theme = self._theme()
        if kit.theme is not theme:
            kit.theme = theme
            kit.text = Text(self.texts.assets / "fonts", theme, kit.audit)
            kit.rich = RichPainter(kit.text, kit.art, theme)
            kit.art.set_look(theme.pictures, theme.finishes)
        kit.keys = Keymap(chosen.keys, self.texts.tr)
        kit.say = self.texts.tr
        kit.reduced_motion = chosen.reduced_motion
        kit.resize(self.window.size, chosen.ui_scale, LARGER[chosen.text_size])
        if self.window.fullscreen != chosen.fullscreen:
            self.window.toggle_fullscreen()
        if self.sound is not None:
            self.sound.mute(chosen.muted)
            for group in GROUPS:
                self.sound.set_volume(group, getattr(chosen, f"volume_{group}"))

    # sound

    def play(self, sound: str, group: str = "effects") -> None:
        """Play a sound."""
        if self.sound is not None:
            self.sound.play(sound, group)

    def mood(self, screen: str) -> None:
        """Let music and the quiet sounds behind everything be those of a screen, if it has its own; from `tick` on."""
        if self.sound is None or screen not in MOODS:
            return
        theme = self.kit.theme if screen == "table" else None
        self._mood = (theme.mood if theme is not None else "") or MOODS[screen]
        self.sound.music.play((theme.music if theme is not None else "") or MUSIC[screen])

    def tick(self, seconds: float) -> None:
        """Let time pass for what is heard."""
        if self.sound is not None:
            self.sound.mood(self._mood)
            self.sound.tick(seconds)

    @property
    def silent(self) -> bool:
        """Return whether nothing can be heard for want of a device; asked of no program that has no sound at all."""
        return self.sound is not None and self.sound.silent

    def listen_again(self) -> bool:
        """Look for a sound device; False where there is none."""
        return self.sound is not None and self.sound.try_again()
