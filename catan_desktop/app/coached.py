"""A table with a coach beside it: somebody who says one thing at a time, points, and is answered by buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

import pygame

from catan_desktop.present.models.lesson import CoachView
from catan_desktop.present.words import Words
from catan_desktop.table_port.port import CoachedPort
from catan_desktop.ui.dialogs.plain import confirm_dialog
from catan_desktop.ui.scene import Change, Pop, Push, Quit, Replace, Scene
from catan_desktop.ui.scenes.services import Exits
from catan_desktop.ui.scenes.table.coach import Coach
from catan_desktop.ui.scenes.table.coach_place import surroundings
from catan_desktop.ui.scenes.table.desk import PrimaryAction
from catan_desktop.ui.scenes.table.next_button import Proposal
from catan_desktop.ui.scenes.table.scene import TableScene

from .services import Services

GUARD_SECONDS = 0.3
"""Seconds in which a key cannot pass what has just been said."""
_AWAY = (-1, -1)
"""Where the pointer is for the table while it rests on the coach."""


class CoachedTable(TableScene):
    """A table at which the coach talks; what its answers mean is said by who inherits."""

    back_key = ""
    """The entry of the menu that leads to where the table was chosen; `table-menu-` before it is its text key."""
    leave_keys = ("", "")
    """Text keys of the question whether to leave: title and text."""
    seats_fixed = Words("")
    """Why nobody sits down elsewhere."""

    def __init__(self, services: Services, port: CoachedPort) -> None:
        self._services = services
        self._said = port
        screens, preferences = services.screens, services.preferences
        menu: Mapping[str, Callable[[], Change]] = {
            self.back_key: self._leave,
            "settings": lambda: Push(screens.scene("settings")),
            "title": self._to_title,
            "quit": Quit,
        }
        super().__init__(preferences.kit, port, Exits(menu=menu, almanac=self._about))
        self._pointer = _AWAY
        self._age = 0.0
        self.coach = Coach(preferences.kit, self.texts, self._answer, self._open, f"table-menu-{self.back_key}")
        self.coach.plan = port.possible_views()
        self.view.guest = self.coach.tall
        self.state = replace(self.state, guided=True)
        self.tools.seats_fixed = self.seats_fixed
        self.root.above = self.coach.draw

    # what the loop asks

    @property
    def moving(self) -> bool:
        """Return whether frames must follow each other: the coach points with a calm pulse."""
        return super().moving or self.coach.moving

    def enter(self, size: tuple[int, int]) -> None:
        """Come up, or fit another size."""
        self.board.tr = self._services.texts.translator.tr
        self.board.shapes = self._services.preferences.chosen.large_symbols
        super().enter(size)
        self.coach.forget()
        self._say()

    def update(self, seconds: float) -> Change:
        """Let time pass; the coach goes on when what happened has been seen."""
        change = super().update(seconds)
        self._age += seconds
        if self._went_on() or (not self.busy and self.coach.view != self._said.coach()):
            self._say()
        if self.coach.update(seconds):
            self.board.touch()
        return change

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table; the record of texts begins anew with every frame."""
        self.kit.audit.begin()
        self._place()
        super().draw(surface)

    def handle(self, event: pygame.event.Event) -> Change:
        """Return an event to the coach where it is meant for it, else to the table."""
        if event.type in {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}:
            self._pointer = event.pos
            if self.coach.handle(event):
                if event.type == pygame.MOUSEMOTION and not any(event.buttons):
                    super().handle(pygame.event.Event(pygame.MOUSEMOTION, {**event.dict, "pos": _AWAY}))
                return self.taken()
        if event.type == pygame.KEYDOWN and self._passes(event):
            return self.taken()
        return super().handle(event)

    # the coach

    def _went_on(self) -> bool:
        """Take note of what has happened; True if the coach has something else to say for it at once."""
        return False

    def _answer(self, name: str) -> None:
        """Do what a button of the coach means."""
        raise NotImplementedError

    def _about(self, topic: str) -> Scene:
        """Return the almanac; what the coach talks about is meant where nothing else is pointed at."""
        on_coach = self.coach.rect.collidepoint(self._pointer)
        return self._services.screens.almanac(self.coach.topic if on_coach or not topic else topic)

    def _say(self) -> None:
        view = self._said.coach()
        if self.coach.view is None or (view.chapter, view.step) != (self.coach.view.chapter, self.coach.view.step):
            self._age = 0.0
            self.view.said = self._gold_button(view)
            if self.viewer is not None and not self.busy:
                self.rebuild()
                self.choice_dialogs.ask()
        hinted = self.coach.view is not None and self.coach.view.hint != view.hint
        self.coach.show(view)
        self.board.touch()
        if hinted and self.viewer is not None and not self.busy:
            self.rebuild()  # the coach needs more room, or less

    def _gold_button(self, view: CoachView) -> PrimaryAction | None:
        """Where something is read, the gold button goes on as well."""
        button = next((button for button in view.buttons if button.primary), None)
        if button is None:
            return None
        return PrimaryAction(Proposal(self.texts.say(button.words), None), partial(self._answer, button.name))

    def _place(self) -> None:
        if self.viewer is not None:
            self.coach.place(surroundings(self.root, self.board, self.coach.view))
            edge = 2 * self.kit.px("gap")  # the panel's shadow
            self.board.veil = self.coach.rect.inflate(edge, edge)

    def _passes(self, event: pygame.event.Event) -> bool:
        """Space and Enter go on where there is only something to read."""
        if event.key not in {pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER}:
            return False
        button = self.coach.primary
        if button is None or self.root.dialogs or self.root.popup is not None:
            return False
        if self.busy:
            self.skip()
        elif self._age >= GUARD_SECONDS:
            self.kit.play("click")
            self._answer(button)
        return True

    def _label(self, command: str) -> str:
        return self._services.preferences.kit.keys.label(command)

    def _open(self, topic: str) -> None:
        self.change = Push(self._services.screens.almanac(topic))

    # leaving

    def _ask_to_leave(self) -> None:
        tr, (title, text) = self.texts.tr, self.leave_keys
        yes, no = tr(f"table-menu-{self.back_key}"), tr("cancel")
        dialog = confirm_dialog(self.kit, tr(title), tr(text), yes, no, lambda: self.tools.leave(self._leave))
        self.root.open(dialog, self._ask_to_leave)

    def _to_title(self) -> Change:
        self._services.current.end()
        return Replace(self._services.screens.scene("title"), all=True)

    def _leave(self) -> Change:
        self._services.current.end()
        return Pop()
