"""A player's hands for tests: keys, pointer, wheel."""

from __future__ import annotations

import pygame

from catan_desktop.ui.widgets import (
    Column,
    Kit,
    Padded,
    Root,
    Widget,
)

WINDOW = pygame.Rect(0, 0, 1280, 720)


def key(code: int, mod: int = 0, scancode: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, scancode=scancode, unicode="")


def typed(text: str) -> pygame.event.Event:
    return pygame.event.Event(pygame.TEXTINPUT, text=text)


def move(root: Root, where: tuple[int, int]) -> None:
    root.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0)))


def press(root: Root, where: tuple[int, int], button: int = 1) -> None:
    root.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=button))


def release(root: Root, where: tuple[int, int]) -> None:
    root.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=where, button=1))


def click(root: Root, widget: Widget) -> None:
    move(root, widget.rect.center)
    press(root, widget.rect.center)
    release(root, widget.rect.center)


def popup(root: Root) -> Widget | None:
    return root.popup


def still(root: Root) -> bool:
    return not root.moving


def toasts(root: Root) -> tuple[str, ...]:
    return root.toasts


def wheel(root: Root, steps: int) -> None:
    root.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps))


def shown(kit: Kit, *widgets: Widget, width: int = 600) -> Root:
    root = Root(kit, Padded(kit, Column(kit, list(widgets)), pad=20, most=width))
    root.layout(WINDOW)
    return root
