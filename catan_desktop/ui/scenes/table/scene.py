"""The table: one running game, seen and played by the people before the screen. This is its time."""

from __future__ import annotations

import pygame

from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.table_port.port import TablePort
from catan_desktop.ui.dialogs.plain import closed_again
from catan_desktop.ui.scene import Change
from catan_desktop.ui.scenes.frame import draw_frame
from catan_desktop.ui.scenes.services import Exits
from catan_desktop.ui.scenes.table.desk import Desk
from catan_desktop.ui.scenes.table.played import PlayedTable
from catan_desktop.ui.scenes.table.table_keys import only_modifier
from catan_desktop.ui.scenes.table.thinking import mark
from catan_desktop.ui.widgets import Kit, TextField
from catan_desktop.ui.widgets.interface_scale import Fitting

_BOARD_SHARE = 0.56
"""The least part of the window's height that a scale must leave to the board."""
OVER_SECONDS = 1.6
"""How long the last position is seen before the result comes."""


class TableScene(PlayedTable):
    """The scene of a running game."""

    overlay = False

    def __init__(self, kit: Kit, port: TablePort, exits: Exits | None = None) -> None:
        super().__init__(kit, port, exits)
        self.fitting = Fitting(kit, self._renew, self.root, self._roomy)
        self._over = 0.0

    @property
    def dirty(self) -> bool:
        """Return whether a frame is due."""
        return self.kit.dirty or self.board.stale or self.dice.moving

    @property
    def busy(self) -> bool:
        """Return whether something that happened is still being shown."""
        return self.clock.busy

    @property
    def moving(self) -> bool:
        """Return whether frames must follow each other."""
        changing = self.motion.running or self.board.animated or self.moments.running
        going = self.flow.course.hold > 0 or self.flow.course.acted
        return self.busy or self.root.moving or bool(self.board.lit) or going or changing

    def enter(self, size: tuple[int, int]) -> None:
        """Come to the top, or learn of another size."""
        self.kit.resize(size)
        self.root.rect = pygame.Rect((0, 0), size)
        humans = self.facts.humans
        if self.viewer is None and len(humans) <= 1:
            self.look(humans[0] if humans else Seat(0))
        if self.viewer is not None:
            self.fitting.enter()
        self.kit.dirty = True

    def _roomy(self) -> bool:
        """Return whether the board has its share of the window, however far it is zoomed."""
        return self.board.rect.height >= _BOARD_SHARE * self.root.rect.height

    def _renew(self) -> None:
        self.rebuild()
        self.root.layout(self.root.rect)

    def update(self, seconds: float) -> Change:
        """Let time pass: animations, then chance and bots, then the curtain or the end."""
        self.view.primary_age += seconds
        self.board.air.on = self.port.settings.animation != "off"
        self.root.update(seconds)
        if self.kit.sounds is not None and self.model.near_end:
            self.kit.sounds.tense()
        self.motion.lighten(self.board.ending.kind if self.board.ending.moving else "", lost=self._lost())
        told, moved = self.moments.update(seconds), self.motion.update(seconds)
        self.board.stale = told or moved or self.board.stale
        self._tell_troubles()
        if self.viewer is not None:
            self.settle()
            self.flow.update(seconds)
            self.choice_dialogs.update()
            mark(self.view.cards, self.flow.course.thought)
            if not self.busy and not self.root.dialogs and isinstance(self.root.content, Desk):
                self.fitting.check(self.root.content.arrangement())
        change = self.taken()
        if change is None and not self.busy and self.flow.course.hold <= 0:
            change = self.handover.next()
        return change if change is not None else self._ended(seconds)

    def _lost(self) -> bool:
        """Return whether the only person at the table has lost to somebody."""
        winners, humans = self.port.game.winners, self.facts.humans
        return bool(winners) and len(humans) == 1 and humans[0] not in winners

    def _tell_troubles(self) -> None:
        """Tell notices, and that the game cannot be kept for as long as it cannot, and when it can again."""
        for notice in self.port.notices:
            self.root.toast(self.texts.say(notice), "danger")
        trouble = self.port.trouble
        said = self.texts.tr("not-kept", why=self.texts.say(trouble)) if trouble is not None else ""
        if self.root.notes.stand(said) and not said:
            self.root.toast(self.texts.tr("kept-again"), "good")

    def _ended(self, seconds: float) -> Change:
        if not self.port.game.over or self.busy or self.exits.over is None:
            return None
        before, self._over = self._over, self._over + seconds
        return self.exits.over() if before < OVER_SECONDS <= self._over else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table and be clean."""
        desk = self.root.content
        if isinstance(desk, Desk):
            desk.unpainted = desk.unpainted.with_more(self.kit.parts, whole=self.kit.whole)
            desk.over = self._over_panels
        self.kit.dirty = self.board.stale = False
        if self.viewer is None:
            surface.fill(self.kit.colour("ground"))
            return
        self.root.draw(surface)
        if len(self.facts.humans) > 1 and isinstance(desk, Desk):
            actor = self.port.game.actor()
            mover = actor if actor is not None and actor != CHANCE else self.model.active
            draw_frame(self.kit, surface, self.port.seats.sittings[mover].colour, mark=desk.top.rect.bottom)

    def _over_panels(self, surface: pygame.Surface, panels: pygame.Surface | None) -> None:
        """Draw what changes on the panels, and what is told large over the board."""
        self.motion.draw(surface, panels)
        self.moments.draw(surface, self.board.rect)

    def patch(self, surface: pygame.Surface) -> bool:
        """Let the air over the board move in the last frame, where nothing lies over it."""
        covered = bool(self.root.dialogs or self.root.toasts or self.root.tip) or self.root.popup is not None
        return self.viewer is not None and not covered and not self.moving and self.board.draw_ambient(surface)

    def handle(self, event: pygame.event.Event) -> Change:
        """Hand an event to the widgets. A key or click ends at once what is being shown, and acts on the position; a
        click on what is seen closely meanwhile only ends that, and any on what stays until it is read."""
        if self.viewer is None:
            return None
        pressed = event.type in {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN} and not only_modifier(event)
        if pressed or event.type == pygame.MOUSEMOTION:
            self.moments.idle = 0.0
        if pressed and self.board.playback.held:
            self.board.playback.release()
            return None
        if event.type == pygame.MOUSEBUTTONDOWN and self.board.camera.away and self.board.hovered and self.skip():
            return None
        event = self.kit.keys.translated(event, typing=isinstance(self.root.focus, TextField))
        if self.keys.peeks(event):
            return None
        if not closed_again(self.root, event, self.keys.commands):
            cut = self.skip() if pressed else False
            if not self.keys.before(event, cut=cut) and not self.root.handle(event):
                self.keys.after(event)
        return self.taken()
