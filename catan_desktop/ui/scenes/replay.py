"""A game to be watched: the table as it was, at any move, with anybody's eyes that may see it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present.models.panels import TableModel
from catan_desktop.present.picture import Place
from catan_desktop.table_port.film import EVERYBODY, FilmPort
from catan_desktop.ui.dialogs.plain import detail_dialog
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.scene import Change, Pop, Push
from catan_desktop.ui.scenes.curtain import CurtainScene
from catan_desktop.ui.scenes.replay_bar import ScrubBar
from catan_desktop.ui.scenes.replay_desk import FilmDesk
from catan_desktop.ui.scenes.replay_keys import command
from catan_desktop.ui.scenes.replay_parts import Acts, FilmLog, FilmPanel
from catan_desktop.ui.scenes.replay_player import FilmPlayer
from catan_desktop.ui.scenes.replay_save import ask_where
from catan_desktop.ui.scenes.replay_text import chronicle_rows, seat_notes, standing
from catan_desktop.ui.scenes.services import SettingsService, Shell
from catan_desktop.ui.scenes.table.board import TableBoard
from catan_desktop.ui.scenes.table.clock import Clock
from catan_desktop.ui.scenes.table.dice import DiceRow
from catan_desktop.ui.scenes.table.ladders import ladders_dialog
from catan_desktop.ui.scenes.table.moments import Moments
from catan_desktop.ui.scenes.table.motion import Motion, looks_of
from catan_desktop.ui.scenes.table.note_room import tip_room
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.tables.sceneries import scenery_of
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import Root
from catan_desktop.ui.widgets.interface_scale import fit

LAG = 0.1
"""Seconds after which the panels at the sides follow while the bar is dragged."""


class ReplayScene:
    """The scene of a game that is watched."""

    overlay = False

    def __init__(
        self,
        shell: Shell,
        settings: SettingsService,
        hand_out: Callable[[str, str], str],
        port: FilmPort,
        viewer: Seat,
        path: str | None,
    ) -> None:
        """Begin at the first position.

        Args:
            hand_out: copies a saved game to a place, and returns the whole path of the copy.
            viewer: with whose eyes to begin.
            path: the file of a saved game; None: the running game.
        """
        self.shell, self.settings = shell, settings
        self._hand_out = hand_out
        self.kit = shell.kit
        self.port = port
        self.path = path
        self.texts = TableText(port, self.kit)
        self.viewer: Seat | None = viewer
        if EVERYBODY not in port.eyes and len(port.eyes) > 1:
            self.viewer = None
        self.usual = viewer
        self.board = TableBoard(self.kit, port.language.tr)
        self.board.playback.anchor = self._anchor
        self.motion = Motion(self.kit)
        self.board.playback.on_cue = self.motion.play_cue
        self.dice = DiceRow(self.kit, self.texts.rich)
        self.clock = Clock(self.board, self.dice, self.motion, Moments(self.kit, self.texts))
        self.player = player = FilmPlayer(self.kit, port, self.clock, lambda: self.seat)
        self.log = FilmLog(self.kit, style=BODY, on_line=player.jump, on_hover=self._point_out, name="chronicle")
        self.bar = ScrubBar(self.kit, self.texts, player.jump)
        acts = Acts(
            partial(player.jump, port.first), partial(player.turn, -1), partial(player.step, -1), player.toggle,
            partial(player.step, 1), partial(player.turn, 1), player.to_end, player.set_speed, self.choose_eyes,
            self.save, self._leave,
        )  # fmt: skip
        self.panel = FilmPanel(self.kit, self.texts, self.bar, acts)
        self.desk = FilmDesk(self.kit, self.texts, self.board, self.dice, self.log, self.panel, self.hero, self.ladders)
        self.desk.over = self.motion.draw
        self.root = Root(self.kit, self.desk)
        self.root.tips.dock = partial(tip_room, self.root)
        self.root.on_topic = self._almanac
        self.change: Change = None
        self._whole = True
        """All widgets must be painted anew."""
        self._stale_for = 0.0
        """Seconds since the panels last followed the film."""

    # what the loop asks

    @property
    def dirty(self) -> bool:
        """Return whether a frame is due."""
        return self.kit.dirty or self.board.stale or self.dice.moving or self.player.due

    @property
    def busy(self) -> bool:
        """Return whether a move is still being shown."""
        return self.clock.busy

    @property
    def moving(self) -> bool:
        """Return whether frames must follow each other."""
        return self.player.playing or self.busy or self.motion.running or self.board.animated or self.root.moving

    def enter(self, size: tuple[int, int]) -> None:
        """Come up, or learn of another size, language or look."""
        seat = Seat(0) if EVERYBODY in self.port.eyes else self.port.eyes[0]
        self.shell.apply_theme(scenery_of(self.port.pictures.board(seat).layout.ground).theme)
        self.kit.resize(size)
        self.board.tr = self.port.language.tr
        self.board.shapes = self.settings.chosen.large_symbols
        self.root.rect = pygame.Rect((0, 0), size)
        if self.viewer is not None:
            fit(self.kit, self._renew, lambda: self.root)
        self.kit.dirty = True

    def _renew(self) -> None:
        """Make all widgets anew, at another scale perhaps."""
        self.bar.dragging = False
        self.look(self.seat)
        self._refresh()

    def update(self, seconds: float) -> Change:
        """Let time pass."""
        self._stale_for += seconds
        self.root.update(seconds)
        for notice in self.port.notices:
            self.root.toast(self.texts.say(notice), "danger")
        if self.viewer is None:
            self.change = self.change or Push(self._curtain(self.usual))
        else:
            self.player.update(seconds)
            self._refresh()
            self.board.stale = self.motion.update(seconds) or self.board.stale
        return self._taken()

    def handle(self, event: pygame.event.Event) -> Change:
        """Give keys of the player to the film, everything else to the widgets."""
        if self.viewer is None:
            return None
        if event.type == pygame.KEYDOWN and not self.root.dialogs and self.root.popup is None and self._key(event):
            return self._taken()
        if not self.root.handle(event) and event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._leave()
        return self._taken()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table and be clean."""
        self.kit.audit.begin()
        if self.viewer is None:
            surface.fill(self.kit.colour("ground"))
            self.kit.dirty = self.player.due = False
            return
        self._refresh()
        self.desk.unpainted = self.desk.unpainted.with_more(self.kit.parts, whole=self.kit.whole)
        if self.kit.whole:
            self.desk.brief = self.player.due and not self._whole
            self._whole = self._whole and self.player.due
        self.kit.dirty = self.board.stale = False
        self.root.draw(surface)

    def _taken(self) -> Change:
        change, self.change = self.change, None
        return change

    # where the film stands

    @property
    def seat(self) -> Seat:
        """With whose eyes."""
        return self.viewer if self.viewer is not None else self.usual

    @property
    def model(self) -> TableModel:
        """Return what these eyes see around the board."""
        return self.port.game.model(self.seat)

    def offer_review(self, way: Callable[[], Change]) -> None:
        """Show a key that leads to the review of the game."""

        def go() -> None:
            self.player.playing = False
            self.change = way()

        self.panel.acts = replace(self.panel.acts, review=go)
        self.player.due = True

    # with whose eyes

    def choose_eyes(self, seat: Seat) -> None:
        """Look with other eyes; those of another person of a running game only after the curtain."""
        if seat == self.viewer or seat not in self.port.eyes:
            return
        if EVERYBODY in self.port.eyes:
            self.look(seat)
        else:
            self.player.playing = False
            self.change = Push(self._curtain(seat))

    def _curtain(self, seat: Seat) -> CurtainScene:
        return CurtainScene(self.kit, self.texts, seat, partial(self.look, seat))

    def look(self, seat: Seat) -> None:
        """Show everything as a seat sees it."""
        self.clock.finish()
        self.viewer = seat
        self.board.show(self.port.pictures.board(seat))
        self.log.set(chronicle_rows(self.texts, self.port, seat))
        self.bar.set(self.port.stretches(), self.port.log.moments(seat))
        self.player.due = True

    # the widgets

    def _refresh(self) -> None:
        """Let the widgets show the position, once a frame at most, and not before the dice lie still."""
        if not self.player.due or self.viewer is None or self.dice.moving:
            return
        self.bar.go(self.player.ply)
        if self.bar.dragging and self._stale_for < LAG and self.desk.cards:
            return
        self.player.due, self._stale_for = False, 0.0
        self._whole = True
        self.board.order = tuple(sitting.colour for sitting in self.port.seats.sittings)
        looks = looks_of(self.desk.cards, self.desk.panels) if self.player.animated else {}
        self.panel.show(standing(self.texts, self.player, self.seat))
        self.desk.renew(self.model, self.port.game.hands(self.seat), seat_notes(self.texts, self.port, self.model))
        self.root.layout(self.root.rect)
        self.root.follow()
        if self.player.animated:
            self.motion.arrive(looks, self.desk.cards, self.player.animated)
            self.player.animated = ""
        self.log.stand(self.player.ply)
        self.kit.dirty = True

    def hero(self, seat: Seat) -> None:
        """Tell of a seat's hero."""
        shown = self.model.seats[seat].hero
        if shown is not None:
            texts = self.texts
            text = "\n".join((f"<ice>{texts.tr('hero-side-long', side=shown.side)}</>", texts.rich(shown.text)))
            picture = f"hero-{shown.key}"
            dialog = detail_dialog(self.kit, texts.say(shown.name), text, texts.tr("close"), picture=picture)
            self.root.open(dialog, partial(self.hero, seat))

    def ladders(self) -> None:
        """Show what can be climbed, with who stands where."""
        dialog = ladders_dialog(self.kit, self.texts, self.model.ladders, None)
        self.root.open(dialog, self.ladders)

    def save(self) -> None:
        """Keep the game under a name, or copy its file."""
        if self.path is None:
            self.change = Push(self.shell.scene("save-as"))
        else:
            ask_where(self.shell, self._hand_out, self.root, self.path)

    def _leave(self) -> None:
        self.change = Pop()

    def _almanac(self, topic: str) -> None:
        self.change = Push(self.shell.almanac(topic, self.port.ruleset))

    def _point_out(self, ply: int | None) -> None:
        """Point out on the board what a line of the chronicle tells of, if it has happened."""
        known = ply is not None and ply <= self.player.ply
        self.board.mark(self.port.pictures.marks(ply, self.seat) if known and ply is not None else ())

    def _anchor(self, place: Place) -> Point | None:
        """Return where a place around the board is, in pixels of the window."""
        if place[0] in {"seat", "hand"}:
            return self.desk.cards[int(place[1])].rect.center
        return self.desk.top.dice.rect.center if place[0] in {"bank", "deck"} else None

    # keys

    def _key(self, event: pygame.event.Event) -> bool:
        """Use a key of the player."""
        name, player = command(self.kit.keys, event, len(self.port.seats.sittings)), self.player
        if name.startswith("eyes-"):
            self.choose_eyes(Seat(int(name.removeprefix("eyes-"))))
        elif name == "almanac":
            self._almanac(self.root.topic())
        elif name in {"faster", "slower"}:
            player.set_speed(player.speed + (1 if name == "faster" else -1))
        elif name:
            ways: dict[str, Callable[[], object]] = {
                "play": player.toggle, "back": partial(player.step, -1), "on": partial(player.step, 1),
                "turn-back": partial(player.turn, -1), "turn-on": partial(player.turn, 1), "leave": self._leave,
                "start": partial(player.jump, self.port.first), "end": player.to_end,
            }  # fmt: skip
            ways[name]()
        return bool(name)
