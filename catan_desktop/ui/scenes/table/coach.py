"""The coach of a lesson: somebody beside the table, who says one thing at a time and points at what is meant."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.present.models.lesson import CoachView
from catan_desktop.ui.geometry import Point, kept_inside, place
from catan_desktop.ui.scenes.table.coach_card import LargeCard
from catan_desktop.ui.scenes.table.coach_place import Aimed, Surroundings
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import BODY, SMALL, STRONG, Style
from catan_desktop.ui.widgets import (
    Button,
    Card,
    Column,
    Flow,
    IconButton,
    Kit,
    Label,
    Picture,
    RichText,
    Root,
    Row,
    Space,
    Widget,
)

LEAVE = "coach-leave"
"""The answer of somebody who has had enough."""
_LINK = re.compile(r"\]\(([\w-]+)\)")
_WIDTHS = (330, 400, 520, 270, 640)
"""Design units; the first that finds a good place is taken."""
_EDGES = ((1, 1), (1, 0), (0, 1), (0, 0), (0.5, 1), (0.5, 0), (1, 0.5), (0, 0.5))
"""Places at the edges of the table, as shares of the room that is left."""
_NAME = Style("display", "large", "gold")
_TASK = Style("strong", "body", "gold")
_BESIDE = 2
"""Buttons at most that stand side by side; of more the last has a line of its own."""
_BEAT = 1.4
"""Seconds of a pulse."""
_FRAME = 1 / 30
_NEAR = 170
"""Design units: what is nearer is found without an arrow, which would only hide its neighbours."""


class Coach:
    """A panel in its own place beside the table, or above it, with a frame and an arrow for what it means."""

    def __init__(
        self,
        kit: Kit,
        texts: TableText,
        on_answer: Callable[[str], object],
        on_link: Callable[[str], object],
        leave: str,
    ) -> None:
        """`on_answer` is told the name of a button, `on_link` an entry of the almanac; `leave` is the text key of the
        button that leaves."""
        self.kit = kit
        self.texts = texts
        self.view: CoachView | None = None
        self.root = Root(kit, Widget(kit), hosts=False)
        self.card = LargeCard(kit, texts)
        self.around: Surroundings | None = None
        self.leave = leave
        self.plan: Sequence[CoachView] = ()
        """All that will be said in this chapter, so that the panel keeps its size."""
        self._heights: dict[int, int] = {}
        """By width, what the tallest of that needs."""
        self._on_answer = on_answer
        self._on_link = on_link
        self._time = 0.0

    @property
    def rect(self) -> pygame.Rect:
        """Return where the panel stands."""
        return self.root.rect

    @property
    def _panel(self) -> Card | None:
        return self.root.content if isinstance(self.root.content, Card) else None

    @property
    def primary(self) -> str | None:
        """The name of the button that Space presses."""
        buttons = self.view.buttons if self.view is not None else ()
        return next((button.name for button in buttons if button.primary), None)

    @property
    def topic(self) -> str:
        """The almanac entry for what is said: the first that is linked; empty where none is."""
        found = _LINK.search(self.texts.rich(self.view.text)) if self.view is not None else None
        return found[1] if found is not None else ""

    @property
    def moving(self) -> bool:
        """Return whether it pulses."""
        return bool(self.around is not None and self.around.aims) and not self.kit.reduced_motion

    def show(self, view: CoachView) -> None:
        """Show what the coach says now."""
        if view != self.view or self._panel is None:
            self.view, self.around = view, None
            self.root.content = self._made(view)
            self.card.show(view.card)

    def forget(self) -> None:
        """Window, language or scale have changed: say it anew."""
        self.view, self.around, self.root.content = None, None, Widget(self.kit)
        self._heights.clear()

    def tall(self, width: int) -> tuple[int, int]:
        """Return how tall the panel is at a width, whatever of the plan is said, and how tall for what is said now; a
        hint may make it taller for a while."""
        if width not in self._heights:
            self._heights[width] = max((self._made(view).measure(width).height for view in self.plan), default=0)
        own = self._panel.measure(width).height if self._panel is not None else 0
        return max(self._heights[width], own), own

    def place(self, around: Surroundings) -> None:
        """Stand in the place that the table keeps free, or else at an edge where nothing needed is covered."""
        panel, before = self._panel, self.around
        if panel is None:
            return
        self.around = around
        self.card.place(around.board)
        slot = around.slot if around.slot is not None and around.is_free(around.slot) else None
        same = before is not None and (before.area, len(before.aims)) == (around.area, len(around.aims))
        if slot is None and same and around.is_free(self.rect):
            return
        self.root.layout(slot or self._edge(panel, around))

    def _edge(self, panel: Card, around: Surroundings) -> pygame.Rect:
        """Return the first place at the edges that is free; where none is, the one that covers least."""
        gap, area = self.kit.px("gap"), around.area
        places = []
        for units in _WIDTHS:
            width = max(panel.least(), min(self.kit.px(units), area.width - 2 * gap))
            size, room = (width, panel.measure(width).height), area.inflate(-2 * gap, -2 * gap)
            places += [kept_inside(place(size, room, across, down), area) for across, down in _EDGES]
        return min(places, key=lambda box: sum(math.prod(box.clip(one).size) for one in around.free))

    def update(self, seconds: float) -> bool:
        """Let time pass; True if a frame is due."""
        self.root.update(seconds)
        before, self._time = self._time, self._time + seconds
        return self.moving and before // _FRAME != self._time // _FRAME

    def handle(self, event: pygame.event.Event) -> bool:
        """Use what the pointer does on the panel."""
        inside = self.rect.collidepoint(event.pos) and self._panel is not None
        if inside or event.type == pygame.MOUSEMOTION:
            self.root.handle(event)
        return bool(inside)

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is pointed at, then the panel."""
        if self._panel is None or self.around is None:
            return
        self.card.draw(surface)
        for aim in self.around.aims:
            self._frame(surface, aim)
        if len(self.around.aims) == 1 and self.around.aims[0].alone:  # among several it would hide the next one
            self._arrow(surface, self.around.aims[0].box)
        self.root.draw(surface)

    def _wave(self) -> float:
        """From 0 to 1 and back."""
        return 1.0 if self.kit.reduced_motion else 0.5 + 0.5 * math.sin(self._time * math.tau / _BEAT)

    def _frame(self, surface: pygame.Surface, aim: Aimed) -> None:
        """Draw a gold line around what is meant, with a dark one outside, so that it is seen on every ground."""
        kit, wave = self.kit, round(self._wave() * 4) / 4
        # what lies in a row has words close beside it
        out, line = round((2 + 4 * wave if aim.shape != "frame" else 2 * wave - 2) * kit.k), max(3.0, 3.5 * kit.k)
        gold, dark = kit.colour("gold-light" if wave > 0.5 else "gold"), kit.colour("ground")
        box = aim.box.inflate(2 * out, 2 * out)
        for colour, width, more in ((dark, line + 3 * kit.k, round(1.5 * kit.k)), (gold, line, 0)):
            if aim.shape == "hex":
                kit.art.hexagon(surface, box.center, box.height / 2, None, rim=colour, rim_width=width)
            elif aim.shape == "disc":
                kit.art.circle(surface, box.center, box.width / 2, None, rim=colour, rim_width=width)
            else:
                grown = box.inflate(2 * more, 2 * more).clip(surface.get_rect())
                kit.art.outline(surface, grown, min(kit.px(10), min(grown.size) // 2), colour, width)

    def _arrow(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw an arrow from the side of the panel; none where both are near, or in the same column."""
        kit, around = self.kit, self.around
        slot = around.slot if around is not None else None
        if around is None or self._aside(box) < kit.px(_NEAR) or (slot is not None and slot.left <= box.left):
            return
        long, half = kit.px(30), kit.px(11)
        room = long + kit.px(15)
        if any(self._over(box, room).colliderect(one) for one in around.busy if not one.colliderect(box)):
            return  # the frame alone tells it; an arrow would hide a neighbour
        tip, (ux, uy) = arrow(self.rect, box, kit.px(9) + self._wave() * kit.px(6), room)
        foot, notch = (tip[0] - ux * long, tip[1] - uy * long), 0.72 * long
        points = [
            tip,
            (foot[0] - uy * half, foot[1] + ux * half),
            (tip[0] - ux * notch, tip[1] - uy * notch),
            (foot[0] + uy * half, foot[1] - ux * half),
        ]
        kit.art.polygon(
            surface, points, kit.colour("gold-light"), rim=kit.colour("ground"), rim_width=max(2.0, 2 * kit.k)
        )

    def _over(self, box: pygame.Rect, room: int) -> pygame.Rect:
        """The box that an arrow would lie on."""
        tip, (ux, uy) = arrow(self.rect, box, 0.0, room)
        found = pygame.Rect(0, 0, room if ux else self.kit.px(22), room if uy else self.kit.px(22))
        found.center = (round(tip[0] - ux * room / 2), round(tip[1] - uy * room / 2))
        return found

    def _aside(self, box: pygame.Rect) -> int:
        dx = max(box.left - self.rect.right, self.rect.left - box.right, 0)
        dy = max(box.top - self.rect.bottom, self.rect.top - box.bottom, 0)
        return max(dx, dy)

    # the panel

    def _made(self, view: CoachView) -> Card:
        kit, tr, rich = self.kit, self.texts.tr, self.texts.rich
        leave = IconButton(kit, "cross", partial(self._on_answer, LEAVE), tip=tr(self.leave), size=26, name=LEAVE)
        title = Flow(kit, [Label(kit, self.texts.say(view.chapter), SMALL)])
        if view.steps:
            said = tr("lesson-step", step=view.step, steps=view.steps)
            title.content.append(Label(kit, said, SMALL.of("dim"), name="coach-step"))
        names = Column(kit, [Label(kit, self.texts.say(view.coach), _NAME), title], gap=0, grow=1.0)
        rows: list[Widget] = [
            Row(kit, [Picture(kit, view.portrait, 52, ink=None), names, leave], gap="gap"),
            *([self._line(f"<ice>{rich(view.opening)}</>", BODY, 0.0)] if view.opening is not None else ()),
            RichText(kit, rich(view.text), BODY, on_link=self._on_link, name="coach-text"),
        ]
        if view.task is not None:
            rows.append(Row(kit, [Picture(kit, "right", 16, ink="gold"), self._line(rich(view.task), _TASK)], gap=6))
        if view.hint is not None:
            rows.append(self._line(f"<ice>{rich(view.hint)}</>", STRONG, 0.0))
        if view.buttons:
            buttons = self._buttons(view)
            beside = len(buttons) <= _BESIDE
            least = [Flow(kit, buttons[:-1], gap="gap"), buttons[-1]]
            lines = [Row(kit, [Space(kit), *buttons], gap="gap")] if beside else least
            rows.append(Column(kit, [Space(kit), Column(kit, lines, gap="gap")], gap=0, grow=1))
        return Card(kit, Column(kit, rows, gap=7), look="raised", pad="pad", rim="gold", name="coach")

    def _line(self, text: str, style: Style, grow: float = 1.0) -> Widget:
        return RichText(self.kit, text, style, on_link=self._on_link, grow=grow)

    def _buttons(self, view: CoachView) -> Sequence[Widget]:
        """Make the ways on; what Space does is gold at the foot of the table, and gold once."""
        made = []
        for button in view.buttons:
            words = self.texts.say(button.words)
            act = partial(self._on_answer, button.name)
            made.append(Button(self.kit, words, act, size="body", name=button.name))
        return made


def arrow(panel: pygame.Rect, box: pygame.Rect, gap: float, room: float = 0.0) -> tuple[Point, Point]:
    """Return where the tip of an arrow to a box is, and its way: straight at the middle of a side that looks to the
    panel.

    It comes from above or below where there is room, for what stands in a row has its neighbours aside.
    """
    dx = max(box.left - panel.right, panel.left - box.right)
    dy = max(box.top - panel.bottom, panel.top - box.bottom)
    if dy >= min(dx, room):
        way = (0.0, 1.0 if box.centery > panel.centery else -1.0)
    else:
        way = (1.0 if box.centerx > panel.centerx else -1.0, 0.0)
    tip = (box.centerx - way[0] * (box.width / 2 + gap), box.centery - way[1] * (box.height / 2 + gap))
    return tip, way
