"""Motion and sound at the table besides the board: figures that roll, heroes that turn, what is heard."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi

import pygame

from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record
from catan_desktop.present.picture import Cue
from catan_desktop.ui.geometry import clamp, ease, scaled
from catan_desktop.ui.scenes.table.seat_cards import SeatCard
from catan_desktop.ui.tables.board.playback import SPEEDS
from catan_desktop.ui.widgets import Kit

SOUNDS: Mapping[str, tuple[str, int]] = {
    "card": ("card", 5),
    "place": ("piece", 15),
    "move": ("tap", 0),
    "show": ("page", 0),
    "reveal": ("page", 0),
    "token": ("token", 0),
    "award": ("award", 60),
    "hero": ("hero", 30),
}
"""What is heard when a cue of a kind begins, and with which weight; a cue may name another sound and weight."""
ENDINGS: Mapping[str, str] = {"dawn": "win", "fires": "tragic"}
VICTORY, DEFEAT = ENDINGS["dawn"], "defeat"
SHIFT_SECONDS = 0.55


def sound_of(cue: Cue) -> str:
    """Name the sound of a cue; empty for a silent one."""
    return cue.sound or SOUNDS.get(cue.kind, ("", 0))[0]


def greatest(cues: Iterable[Cue]) -> str:
    """Name the one sound for all that happened at once, where nothing moves; empty for silence."""
    heard = [(cue.weight or (0 if cue.sound else SOUNDS.get(cue.kind, ("", 0))[1]), sound_of(cue)) for cue in cues]
    weight, sound = max(heard, default=(0, ""))
    return sound if weight else ""


@record
class CardLook:
    """A seat card as it was: what may change on it, and how that looked."""

    points: int
    hero: tuple[str, str]
    figure: pygame.Surface | None
    medal: pygame.Surface | None


@dataclass
class _Shift:
    """One thing on a seat card that is changing."""

    card: SeatCard
    kind: str
    """`points` or `hero`."""
    former: pygame.Surface
    age: float = 0.0


class Motion:
    """Watches the seat cards from one desk to the next, and plays what is heard."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._shifts: list[_Shift] = []
        self._ending = ""

    @property
    def running(self) -> bool:
        """Return whether something on the cards is changing."""
        return bool(self._shifts)

    # sounds

    def play_cue(self, cue: Cue) -> None:
        """Play the sound of a cue that begins."""
        self.play(sound_of(cue))

    def play(self, name: str) -> None:
        """Play a sound; an empty name is silence."""
        if name and self._kit.sounds is not None:
            self._kit.sounds.play(name)

    def lighten(self, ending: str, *, lost: bool = False) -> None:
        """The light of the end begins: play its music once; `lost`: the victory is not that of whoever listens."""
        if ending != self._ending:
            self._ending = ending
            music = ENDINGS.get(ending, "")
            self.play(DEFEAT if lost and music == VICTORY else music)

    # cards

    def arrive(self, looks: Mapping[Seat, CardLook], cards: Sequence[SeatCard], speed: str) -> None:
        """Learn the new cards and how those before looked; what differs begins to change."""
        if SPEEDS[speed] <= 0 or self._kit.reduced_motion:
            self._shifts = []
            return
        for card in cards:
            hero, before = card.panel.hero, looks.get(card.panel.seat)
            if before is None:
                continue
            if before.points != card.panel.points and before.figure is not None:
                self._shifts.append(_Shift(card, "points", before.figure))
            side = (hero.key, hero.side) if hero is not None else ("", "")
            if before.hero != side and before.medal is not None and card.hero is not None:
                self._shifts.append(_Shift(card, "hero", before.medal))

    def update(self, seconds: float) -> bool:
        """Let time pass; True where a new frame is wanted."""
        if not self._shifts:
            return False
        for shift in self._shifts:
            shift.age += seconds
        self._shifts = [shift for shift in self._shifts if shift.age < SHIFT_SECONDS]
        return True

    def finish(self) -> None:
        """Be at the end."""
        self._shifts = []

    def draw(self, surface: pygame.Surface, panels: pygame.Surface | None) -> None:
        """Draw what is changing over the cards as they will be."""
        for shift in self._shifts:
            card = shift.card
            if panels is None:
                continue
            share = clamp(shift.age / SHIFT_SECONDS, 0.0, 1.0)
            if shift.kind == "points":
                self._roll(surface, panels, _figure(card), shift.former, share)
            elif card.hero is not None:
                self._turn(surface, panels, card.hero.rect, shift.former, share)

    def _roll(
        self, surface: pygame.Surface, panels: pygame.Surface, box: pygame.Rect, former: pygame.Surface, share: float
    ) -> None:
        """The former figure goes up and the new one comes from below."""
        box = box.clip(panels.get_rect())
        if not box.width or not box.height:
            return
        clip = surface.get_clip()
        surface.set_clip(box.clip(clip))
        gone = round(box.height * ease(share))
        surface.blit(former, (box.x, box.y - gone))
        surface.blit(panels, (box.x, box.y + box.height - gone), box)
        surface.set_clip(clip)
        strength = round((1 - abs(2 * share - 1)) * 8) / 8
        self._kit.art.glow(surface, box.center, box.width, self._kit.colour("gold-light"), 0.7 * strength)

    def _turn(
        self, surface: pygame.Surface, panels: pygame.Surface, box: pygame.Rect, former: pygame.Surface, share: float
    ) -> None:
        """The row turns about its middle line: first the former side, then the new one."""
        box = box.clip(panels.get_rect())
        if not box.width or not box.height:
            return
        turned = cos(pi * ease(share))
        side = former if turned > 0 else panels.subsurface(box)
        tall = max(1, round(box.height * abs(turned)))
        self._kit.art.panel(surface, box, self._kit.colour("raised"), radius=self._kit.px("radius-small"))
        surface.blit(scaled(side, (box.width, tall)), (box.x, box.centery - tall // 2))


def looks_of(cards: Sequence[SeatCard], panels: pygame.Surface | None) -> Mapping[Seat, CardLook]:
    """Return how seat cards look on the picture of the panels, before they are made anew."""
    found: dict[Seat, CardLook] = {}
    for card in cards:
        hero = card.panel.hero
        found[card.panel.seat] = CardLook(
            card.panel.points,
            (hero.key, hero.side) if hero is not None else ("", ""),
            _copied(panels, _figure(card)),
            _copied(panels, card.hero.rect) if card.hero is not None else None,
        )
    return found


def _figure(card: SeatCard) -> pygame.Rect:
    return pygame.Rect(card.points.figure.rect)


def _copied(panels: pygame.Surface | None, box: pygame.Rect) -> pygame.Surface | None:
    if panels is None:
        return None
    seen = box.clip(panels.get_rect())
    return panels.subsurface(seen).copy() if seen.size == box.size and box.width and box.height else None
