"""A game to be watched: the table as it was, at any move, with anybody's eyes that may see it. This is its clock."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from functools import partial

import pygame

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.present.models.panels import TableModel
from catan_desktop.present.picture import BoardPicture, Place
from catan_desktop.ui.dialogs.plain import detail_dialog
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.scene import Change, Pop, Push
from catan_desktop.ui.scenes.curtain import CurtainScene
from catan_desktop.ui.scenes.replay_bar import ScrubBar
from catan_desktop.ui.scenes.replay_desk import FilmDesk
from catan_desktop.ui.scenes.replay_keys import command
from catan_desktop.ui.scenes.replay_parts import SPEEDS, Acts, FilmLog, FilmPanel, Standing
from catan_desktop.ui.scenes.replay_port import EVERYBODY, ReplayPort
from catan_desktop.ui.scenes.replay_save import ask_where
from catan_desktop.ui.scenes.services import SettingsService, Shell
from catan_desktop.ui.scenes.table.board import TableBoard
from catan_desktop.ui.scenes.table.calls import tip_room
from catan_desktop.ui.scenes.table.chronicle import Chronicle
from catan_desktop.ui.scenes.table.chronicle_list import ChronicleRow
from catan_desktop.ui.scenes.table.clock import Clock, Showing
from catan_desktop.ui.scenes.table.dice import DiceRow
from catan_desktop.ui.scenes.table.ladders import ladders_dialog
from catan_desktop.ui.scenes.table.moments import Moments
from catan_desktop.ui.scenes.table.motion import Motion
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.tables.board.playback import SPEEDS as MOTION
from catan_desktop.ui.tables.sceneries import scenery_of
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import Root
from catan_desktop.ui.widgets.fitting import fit

SLOW = 2
"""Up to so many moves a second are shown as they happen; faster ones only in their outcome."""
LAG = 0.1
"""While the bar is dragged, the panels at the sides follow after so many seconds."""


class ReplayScene:
    """The scene of a game that is watched."""

    overlay = False

    def __init__(
        self,
        shell: Shell,
        settings: SettingsService,
        hand_out: Callable[[str, str], str],
        port: ReplayPort,
        looker: Seat,
        path: str | None,
    ) -> None:
        """Begin at the first position.

        Args:
            hand_out: copies a saved game to a place, and returns the whole path of the copy.
            looker: with whose eyes to begin.
            path: the file of a saved game; None: the running game.
        """
        self.shell, self.settings = shell, settings
        self._hand_out = hand_out
        self.kit = shell.kit
        self.port = port
        self.path = path
        self.voice = TableText(port, self.kit)
        self.looker: Seat | None = looker
        if EVERYBODY not in port.eyes and len(port.eyes) > 1:
            self.looker = None
        self.usual = looker
        self.playing = False
        self.speed = 0
        """Index of `SPEEDS`."""
        self.board = TableBoard(self.kit, port.tr)
        self.board.playback.anchor = self._anchor
        self.motion = Motion(self.kit)
        self.board.playback.on_cue = self.motion.hear
        self.dice = DiceRow(self.kit)
        self.clock = Clock(self.board, self.dice, self.motion, Moments(self.kit, self.voice))
        self.log = FilmLog(self.kit, style=BODY, on_line=self.jump, on_hover=self._point_out, name="chronicle")
        self.bar = ScrubBar(self.kit, self.voice, self.jump)
        acts = Acts(
            partial(self.jump, port.first), partial(self.turn, -1), partial(self.step, -1), self.toggle,
            partial(self.step, 1), partial(self.turn, 1), self._to_end, self.set_speed, self.choose_eyes,
            self.save, self._leave,
        )  # fmt: skip
        self.panel = FilmPanel(self.kit, self.voice, self.bar, acts)
        self.desk = FilmDesk(self.kit, self.voice, self.board, self.dice, self.log, self.panel, self.hero, self.ladders)
        self.desk.over = self.motion.draw
        self.root = Root(self.kit, self.desk)
        self.root.place_tips(partial(tip_room, self.root))
        self.root.on_topic = lambda topic: self._go(Push(shell.almanac(topic, port.ruleset)))
        self.change: Change = None
        self._wait = 0.0
        self._animated = ""
        """How fast the last move is shown; empty: it is not."""
        self._due = self._whole = True
        """The widgets do not show the position yet; all of them must be painted anew."""
        self._stale_for = 0.0
        """Seconds since the panels last followed the film."""
        port.seek(port.first)

    # what the loop asks

    @property
    def dirty(self) -> bool:
        """Return whether a frame is due."""
        return self.kit.dirty or self.board.stale or self.dice.stale or self._due

    @property
    def busy(self) -> bool:
        """Return whether a move is still being shown."""
        return self.clock.busy

    @property
    def moving(self) -> bool:
        """Return whether frames must follow each other."""
        return self.playing or self.busy or self.motion.running or self.board.animated or self.root.moving

    def enter(self, size: tuple[int, int]) -> None:
        """Come up, or learn of another size, language or look."""
        seat = Seat(0) if EVERYBODY in self.port.eyes else self.port.eyes[0]
        self.shell.wear(scenery_of(self.port.board(seat).board.ground).theme)
        self.kit.resize(size)
        self.board.tr = self.port.tr
        self.board.shapes = self.settings.chosen.large_symbols
        self.root.rect = pygame.Rect((0, 0), size)
        if self.looker is not None:
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
            self.root.toast(self.voice.say(notice), "danger")
        if self.looker is None:
            self.change = self.change or Push(self._curtain(self.usual))
        else:
            self._flow(seconds)
            self._refresh()
            self.board.stale = self.motion.update(seconds) or self.board.stale
        change, self.change = self.change, None
        return change

    def handle(self, event: pygame.event.Event) -> Change:
        """Give keys of the player to the film, everything else to the widgets."""
        if self.looker is None:
            return None
        if event.type == pygame.KEYDOWN and not self.root.dialogs and self.root.popup is None and self._key(event):
            return self._taken()
        if not self.root.handle(event) and event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._leave()
        return self._taken()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table and be clean."""
        self.kit.audit.begin()
        if self.looker is None:
            surface.fill(self.kit.colour("ground"))
            self.kit.dirty = self._due = False
            return
        self._refresh()
        self.desk.spots += self.kit.parts
        if self.kit.whole:
            self.desk.fresh = True
            self.desk.brief = self._due and not self._whole
            self._whole = self._whole and self._due
        self.kit.dirty = self.board.stale = self.dice.stale = False
        self.root.draw(surface)

    def _taken(self) -> Change:
        change, self.change = self.change, None
        return change

    def _go(self, change: Change) -> None:
        self.change = change

    # where the film stands

    @property
    def ply(self) -> int:
        """The position that is shown."""
        return self.port.ply

    @property
    def seat(self) -> Seat:
        """With whose eyes."""
        return self.looker if self.looker is not None else self.usual

    @property
    def model(self) -> TableModel:
        """What these eyes see around the board."""
        return self.port.model(self.seat)

    def jump(self, ply: int) -> None:
        """Go to a position at once."""
        self.clock.cut()
        self._animated = ""
        self.port.seek(max(self.port.first, min(self.port.last, ply)))
        self.board.show(self.port.board(self.seat))
        self._due = True

    def step(self, step: int) -> None:
        """Go a move back, or a move on, which is shown as it happens."""
        self._wait = 0.0
        if step < 0:
            self.jump(self.ply - 1)
        elif self.ply < self.port.last:
            self._advance(animate=True)

    def turn(self, step: int) -> None:
        """Go to the beginning of this turn or the one before, or of the next."""
        starts = [stretch.first for stretch in self.port.stretches()]
        if step < 0:
            self.jump(starts[max(0, bisect_left(starts, self.ply) - 1)])
        else:
            at = bisect_right(starts, self.ply)
            self.jump(starts[at] if at < len(starts) else self.port.last)

    def toggle(self) -> None:
        """Play or pause; at the end, play from the beginning."""
        self.playing = not self.playing
        self._wait = 0.0
        if self.playing and self.ply >= self.port.last:
            self.jump(self.port.first)
        if not self.playing:
            self.clock.cut()
        self._due = True

    def set_speed(self, index: int) -> None:
        """Play so fast."""
        self.speed = max(0, min(len(SPEEDS) - 1, index))
        self._wait = 0.0
        self._due = True

    def _to_end(self) -> None:
        self.playing = False
        self.jump(self.port.last)

    def _advance(self, *, animate: bool) -> None:
        """One move on."""
        self.clock.cut()
        before = self.port.board(self.seat)
        self.port.seek(self.ply + 1)
        self._due = True
        speed = self._motion()
        if not animate or MOTION[speed] <= 0:
            self.board.show(self.port.board(self.seat))
            return
        self.board.show(before)
        keyframes = self.port.keyframes((self.ply,), self.seat)
        self._animated = speed
        thrown = [cue for keyframe in keyframes for cue in keyframe.cues if cue.kind == "dice"]
        self.clock.show(Showing(before, keyframes, self._picture), speed, self.model.dice, thrown)

    def _picture(self) -> BoardPicture:
        return self.port.board(self.seat)

    def _motion(self) -> str:
        """How fast a move is shown: never slower than the next one comes."""
        if self.kit.reduced_motion:
            return "off"
        chosen = self.port.settings.animation
        if not self.playing or SPEEDS[self.speed] == 0 or chosen == "off":
            return chosen
        return "fast" if SPEEDS[self.speed] <= SLOW else "off"

    def _flow(self, seconds: float) -> None:
        """Play on."""
        self.clock.update()
        if not self.playing:
            return
        if self.ply >= self.port.last:
            if not self.busy:
                self.playing = False
                self._due = True
            return
        rate = SPEEDS[self.speed]
        if rate == 0 and self.busy:
            return
        self._wait -= seconds
        if self._wait <= 0:
            self._wait = max(self._wait, -1 / rate) + 1 / rate if rate else self.port.settings.bot_pause
            self._advance(animate=rate <= SLOW)

    # with whose eyes

    def choose_eyes(self, seat: Seat) -> None:
        """Look with other eyes; those of another person of a running game only after the curtain."""
        if seat == self.looker or seat not in self.port.eyes:
            return
        if EVERYBODY in self.port.eyes:
            self.look(seat)
        else:
            self.playing = False
            self._go(Push(self._curtain(seat)))

    def _curtain(self, seat: Seat) -> CurtainScene:
        return CurtainScene(self.kit, self.voice, seat, partial(self.look, seat))

    def look(self, seat: Seat) -> None:
        """Show everything as a seat sees it."""
        self.clock.cut()
        self.looker = seat
        self.board.show(self.port.board(seat))
        self.log.set(self._lines(seat))
        self.bar.set(self.port.stretches(), self.port.moments(seat))
        self._due = True

    def _lines(self, seat: Seat) -> list[ChronicleRow]:
        """The whole chronicle in words."""
        return Chronicle(self.voice).rows(self.port.saga(seat))

    # the widgets

    def _refresh(self) -> None:
        """Let the widgets show the position, once a frame at most, and not before the dice lie still."""
        if not self._due or self.looker is None or self.dice.moving:
            return
        self.bar.go(self.ply)
        if self.bar.dragging and self._stale_for < LAG and self.desk.cards:
            return
        self._due, self._stale_for = False, 0.0
        self._whole = True
        self.board.order = tuple(sitting.colour for sitting in self.port.sittings)
        if self._animated and not self.dice.moving:
            self.motion.leave(self.desk.cards, self.desk.panels)
        self.panel.show(self._standing())
        self.desk.renew(self.model, self.port.hands(self.seat), self.notes())
        self.root.layout(self.root.rect)
        self.root.follow()
        if self._animated and not self.dice.moving:
            self.motion.arrive(self.desk.cards, self._animated)
            self._animated = ""
        self.log.stand(self.ply)
        self.kit.dirty = True

    def _standing(self) -> Standing:
        stretch = next(one for one in reversed(self.port.stretches()) if one.first <= self.ply)
        words = self.voice.tr(
            "replay-at",
            setup="no" if stretch.seat != NOBODY else "yes",
            turn=stretch.turn,
            ply=self.ply - self.port.first,
            count=self.port.last - self.port.first,
        )
        return Standing(
            words, self.playing, self.speed, self.port.eyes, self.seat,
            self.ply <= self.port.first, self.ply >= self.port.last,
        )  # fmt: skip

    def notes(self) -> list[tuple[str, str]]:
        """Return what every seat is doing, and the colour to say it in."""
        tr, found = self.voice.tr, []
        for panel, sitting in zip(self.model.seats, self.port.sittings, strict=True):
            if panel.acting and not self.port.over:
                found.append((tr("seat-acts"), "gold"))
            elif panel.turn and not self.port.over:
                found.append((tr("seat-turn"), "ink"))
            else:
                level = tr("seat-human") if sitting.human else tr("seat-level", level=sitting.level)
                found.append((level, "dim"))
        return found

    def hero(self, seat: Seat) -> None:
        """Tell of a seat's hero."""
        shown = self.model.seats[seat].hero
        if shown is not None:
            voice = self.voice
            text = "\n".join((f"<ice>{voice.tr('hero-side-long', side=shown.side)}</>", voice.rich(shown.text)))
            picture = f"hero-{shown.key}"
            dialog = detail_dialog(self.kit, voice.say(shown.name), text, voice.tr("close"), picture=picture)
            self.root.open(dialog, partial(self.hero, seat))

    def ladders(self) -> None:
        """Show what can be climbed, with who stands where."""
        dialog = ladders_dialog(self.kit, self.voice, self.model.ladders, None)
        self.root.open(dialog, self.ladders)

    def save(self) -> None:
        """Keep the game under a name, or copy its file."""
        if self.path is None:
            self._go(Push(self.shell.scene("save-as")))
        else:
            ask_where(self.shell, self._hand_out, self.root, self.path)

    def _leave(self) -> None:
        self._go(Pop())

    def _point_out(self, ply: int | None) -> None:
        """Point out on the board what a line of the chronicle tells of, if it has happened."""
        known = ply is not None and ply <= self.ply
        self.board.mark(self.port.marks(ply, self.seat) if known and ply is not None else ())

    def _anchor(self, place: Place) -> Point | None:
        """Where a place around the board is, in pixels of the window."""
        if place[0] in {"seat", "hand"}:
            return self.desk.cards[int(place[1])].rect.center
        return self.desk.top.dice.rect.center if place[0] in {"bank", "deck"} else None

    # keys

    def _key(self, event: pygame.event.Event) -> bool:
        """Use a key of the player."""
        name = command(self.kit.keys, event, len(self.port.sittings))
        if name.startswith("eyes-"):
            self.choose_eyes(Seat(int(name.removeprefix("eyes-"))))
        elif name == "almanac":
            self._go(Push(self.shell.almanac(self.root.topic(), self.port.ruleset)))
        elif name in {"faster", "slower"}:
            self.set_speed(self.speed + (1 if name == "faster" else -1))
        elif name:
            ways: dict[str, Callable[[], object]] = {
                "play": self.toggle, "back": partial(self.step, -1), "on": partial(self.step, 1),
                "turn-back": partial(self.turn, -1), "turn-on": partial(self.turn, 1), "leave": self._leave,
                "start": partial(self.jump, self.port.first), "end": self._to_end,
            }  # fmt: skip
            ways[name]()
        return bool(name)
