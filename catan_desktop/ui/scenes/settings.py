"""The page of settings; every change is seen at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from catan_desktop.session.settings import Settings
from catan_desktop.ui.art import Art
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scene import Change, Push
from catan_desktop.ui.scenes.language import TEXT_SIZES
from catan_desktop.ui.scenes.parts import MenuScreen, Shared, heading, page
from catan_desktop.ui.scenes.services import SettingsService, Shell
from catan_desktop.ui.scenes.set_card import SetCard
from catan_desktop.ui.text import BODY, DIM, STRONG, Style
from catan_desktop.ui.widgets import (
    Button,
    Card,
    Column,
    Dialog,
    Dropdown,
    Grid,
    IconButton,
    Label,
    Row,
    ScrollArea,
    Slider,
    Space,
    Toggle,
    Widget,
)

SPEEDS = ("off", "fast", "normal", "slow")
SCALES = (0.8, 2.0)
"""The least and the greatest scale; a screen that would not fit takes less by itself."""
THINKING = (0.3, 1.0, 2.0)
"""Seconds that a bot may think about a decision."""
FRAMES = (30, 60, 90, 120, 144, 240)
SIZES = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1080), (2560, 1440), (3440, 1440), (3840, 2160))
"""Sizes of the window to choose from; by hand it takes any."""
_SET = 110
"""Least width of a set to choose, in design units."""
KEPT = ("language", "fullscreen", "window_width", "window_height", "keys")
"""What stays when everything else is set back."""
SAMPLES = {"master": "horn", "effects": "dice", "interface": "click"}
"""What is played as an example of a group; music and ambience are heard anyway."""
_LISTEN = 30
"""Side of the button that plays an example, and of the room for it where there is none."""
VOLUMES = ("master", "music", "effects", "interface", "ambience")
"""Groups of sounds; the setting of a group is `volume_GROUP`, its words `settings-GROUP`."""


class SettingsScreen(MenuScreen):
    """Display, play, sound, seeing and reading."""

    def __init__(self, shell: Shell, settings: SettingsService) -> None:
        super().__init__(shell)
        self.settings = settings
        self._muted = settings.chosen.muted
        self._arts: dict[tuple[str, str, str], Art] = {}

    def build(self) -> Widget:
        """Set the cards."""
        kit, tr = self.kit, self.shell.tr
        columns = (
            (("display", self._display()), ("sets", self._sets()), ("access", self._access())),
            (("play", self._play()), ("sound", self._sound())),
        )
        cards = Shared(
            kit,
            [
                Column(kit, [self._card(f"settings-{key}", rows) for key, rows in column], gap="gap-large")
                for column in columns
            ],
            (1.0, 1.0),
        )
        back = Button(kit, tr("done"), self.back, kind="primary", name="done")
        default = Button(kit, tr("settings-default"), self._ask_default, kind="quiet", icon="undo", name="default")
        foot = [Label(kit, tr("settings-saved"), DIM), default, back]
        return page(kit, heading(kit, tr("menu-settings"), tr("back"), self.back), ScrollArea(kit, cards), foot)

    # cards

    def _card(self, key: str, rows: Sequence[Widget]) -> Card:
        return Card(self.kit, Column(self.kit, rows, gap=7), title=self.shell.tr(key))

    def _display(self) -> list[Widget]:
        kit, tr, chosen = self.kit, self.shell.tr, self.settings.chosen
        codes = [code for code, _ in self.settings.languages]
        now = codes.index(chosen.language) if chosen.language in codes else 0
        names = [name for _, name in self.settings.languages]
        language = Dropdown(kit, names, now, lambda at: self._set(language=codes[at]), name="language")
        scale = Slider(
            kit,
            chosen.ui_scale,
            lambda value: self._set(ui_scale=round(value, 2)),
            low=SCALES[0],
            high=SCALES[1],
            step=0.05,
            write=lambda value: tr("settings-percent", percent=round(value * 100)),
            name="scale",
        )
        return [
            self._row("settings-language", language),
            self._row("settings-scale", scale),
            *self._limit(),
            self._toggle("settings-fullscreen", "fullscreen"),
            self._row("settings-window", self._window()),
            self._row("settings-frames", self._frames()),
            self._row("settings-animation", self._animation()),
        ]

    def _limit(self) -> list[Widget]:
        """Return widgets that say at which scale the page stands, where the chosen one is too large for the window."""
        if self.kit.used >= self.settings.chosen.ui_scale - 0.01:
            return []
        words = self.shell.tr("settings-scale-limit", percent=round(self.kit.used * 100))
        return [Label(self.kit, words, Style("text", "small", "dim"), name="scale-limit")]

    def _window(self) -> Widget:
        """List the sizes that the window may take at once."""
        chosen = self.settings.chosen
        now = (chosen.window_width, chosen.window_height)
        sizes = sorted({*SIZES, now})

        def change(at: int) -> None:
            self._set(window_width=sizes[at][0], window_height=sizes[at][1])

        names = [f"{wide} × {tall}" for wide, tall in sizes]
        return Dropdown(self.kit, names, sizes.index(now), change, name="window")

    def _frames(self) -> Widget:
        limits = sorted({*FRAMES, self.settings.chosen.frame_limit})
        now = limits.index(self.settings.chosen.frame_limit)
        names = [str(limit) for limit in limits]
        return Dropdown(self.kit, names, now, lambda at: self._set(frame_limit=limits[at]), name="frames")

    def _animation(self) -> Widget:
        names = [self.shell.tr(f"settings-animation-{speed}") for speed in SPEEDS]
        now = SPEEDS.index(self.settings.chosen.animation_speed)
        return Dropdown(self.kit, names, now, lambda at: self._set(animation_speed=SPEEDS[at]), name="animation")

    def _open_keys(self) -> None:
        self.go(Push(self.shell.scene("keys")))

    def _play(self) -> list[Widget]:
        kit, tr, chosen = self.kit, self.shell.tr, self.settings.chosen
        pause = Slider(
            kit,
            chosen.bot_pause_seconds,
            lambda value: self._set(bot_pause_seconds=round(value, 1)),
            high=3.0,
            step=0.2,
            write=lambda value: tr("settings-seconds", seconds=round(value, 1)),
            name="bot-pause",
        )
        thinking = Dropdown(
            kit,
            [tr("settings-seconds", seconds=seconds) for seconds in THINKING],
            min(range(len(THINKING)), key=lambda at: abs(THINKING[at] - chosen.bot_thinking_seconds)),
            lambda at: self._set(bot_thinking_seconds=THINKING[at]),
            name="bot-thinking",
        )
        return [
            self._row("settings-bot-pause", pause),
            self._row("settings-thinking", thinking),
            self._toggle("settings-confirm", "confirm_costly"),
            self._toggle("settings-auto-end", "auto_end_turn"),
            self._toggle("settings-auto-pass", "auto_pass"),
            self._toggle("settings-auto-decline", "auto_decline"),
            self._toggle("settings-hints", "hint_line"),
            self._toggle("settings-advice", "hint_button"),
            self._toggle("settings-cover", "cover_hand"),
            self._row("settings-keys", Button(kit, tr("settings-keys-open"), self._open_keys, name="keys")),
        ]

    def _sets(self) -> list[Widget]:
        kit, tr = self.kit, self.shell.tr
        rows: list[Widget] = []
        for kind, field in (("pieces", "piece_set"), ("dice", "dice_set")):
            cards = [
                SetCard(
                    kit,
                    self._art(kind, name),
                    kind,
                    tr(f"settings-{kind}-{name}"),
                    name == getattr(self.settings.chosen, field),
                    partial(self._set, **{field: name}),
                    name=f"{field}-{name}",
                )
                for name in self.settings.sets[kind]
            ]
            rows += [Label(kit, tr(f"settings-{kind}"), STRONG), Grid(kit, cards, cell=_SET, most=len(cards))]
        return rows

    def _art(self, kind: str, name: str) -> Art:
        """Return what draws in a set."""
        key = (self.kit.theme.name, kind, name)
        if key not in self._arts:
            self._arts[key] = self.kit.art.finished(self.settings.sets[kind][name])
        return self._arts[key]

    def _access(self) -> list[Widget]:
        kit, tr, chosen = self.kit, self.shell.tr, self.settings.chosen
        sizes = [tr(f"text-size-{size}") for size in TEXT_SIZES]
        size = Dropdown(
            kit, sizes, TEXT_SIZES.index(chosen.text_size), lambda at: self._set(text_size=TEXT_SIZES[at]), name="text"
        )
        return [
            self._row("settings-text-size", size),
            self._toggle("settings-contrast", "high_contrast"),
            self._toggle("settings-motion", "reduced_motion"),
            self._toggle("settings-shapes", "colour_blind_shapes"),
            Label(kit, tr("settings-shapes-help"), Style("text", "small", "dim")),
        ]

    def _sound(self) -> list[Widget]:
        found: list[Widget] = [self._row(f"settings-{group}", self._volume(group)) for group in VOLUMES]
        key = self.kit.keys.label("mute")
        mute = self._toggle("settings-mute", "muted")
        mute.tip = self.shell.tr("about-muted", key=key) if key else ""
        found.append(mute)
        if self.settings.silent:
            said = Label(self.kit, self.shell.tr("settings-silent"), DIM, name="silent", grow=1.0)
            again = Button(self.kit, self.shell.tr("settings-listen-again"), self._listen_again, name="listen-again")
            found.append(Row(self.kit, [said, again], gap="gap-large"))
        return found

    def _listen_again(self) -> None:
        if self.settings.listen_again():
            self.rebuild()
        else:
            self.root.toast(self.shell.tr("settings-silent-still"), "danger")

    def _volume(self, group: str) -> Widget:
        kit, tr, field = self.kit, self.shell.tr, f"volume_{group}"
        slider = Slider(
            kit,
            getattr(self.settings.chosen, field),
            lambda value: self._set(**{field: round(value, 2)}),
            write=lambda value: tr("settings-percent", percent=round(value * 100)),
            name=field,
        )
        if group not in SAMPLES:
            return Row(kit, [slider, Space(kit, _LISTEN)])
        listen = IconButton(
            kit,
            "sound",
            lambda: self.settings.play(SAMPLES[group], "interface" if group == "interface" else "effects"),
            tip=tr("settings-test"),
            size=_LISTEN,
            name=f"listen-{field}",
        )
        return Row(kit, [slider, listen])

    def _row(self, key: str, widget: Widget) -> Widget:
        widget.grow = 1.0
        return Row(self.kit, [Half(self.kit, self.shell.tr(key), STRONG), widget], gap="gap-large")

    def _toggle(self, key: str, field: str) -> Toggle:
        def change(on: bool) -> None:
            self._set(**{field: on})

        return Toggle(self.kit, self.shell.tr(key), getattr(self.settings.chosen, field), change, name=field)

    # changing

    def update(self, seconds: float) -> Change:
        """Follow the key that lets nothing be heard."""
        if self._muted != self.settings.chosen.muted:
            self._muted = self.settings.chosen.muted
            self.rebuild()
        return super().update(seconds)

    def _set(self, **values: Any) -> None:
        """Change a setting; the page is only made anew where it looks different afterwards."""
        before = self.settings.chosen
        self.settings.change(**values)
        sliding = self.root.focus is not None and isinstance(self.root.focus, Slider)
        if {"ui_scale", "text_size", "language"} & values.keys():
            self.refit()
        elif before != self.settings.chosen and not sliding:
            self.rebuild()

    def _ask_default(self) -> None:
        kit, tr = self.kit, self.shell.tr
        dialog = Dialog(kit, tr("settings-default-ask"), Label(kit, tr("settings-default-body"), BODY), width=440)

        def go() -> None:
            dialog.close()
            now = self.settings.chosen
            fresh = Settings().model_dump()
            self._set(**{**fresh, **{name: getattr(now, name) for name in KEPT}})

        dialog.buttons.content = [
            Button(kit, tr("cancel"), dialog.cancel),
            Button(kit, tr("settings-default"), go, kind="danger", name="default-yes"),
        ]
        self.root.open(dialog, self._ask_default)


class Half(Label):
    """A name that takes a fixed share of its row, so that what follows stands in one line."""

    def measure(self, width: int | None = None) -> Size:
        """Want a fixed width."""
        wide = self.kit.px(190)
        return Size(wide, super().measure(wide if width is None else width).height)
