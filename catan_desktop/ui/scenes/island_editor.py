"""Drawing an island of one's own: land, numbers and harbours by brush, and beside it how fair it is."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.grid.layout import point_to_axial
from catan_desktop.session.own_islands import MOST_HARBOURS, HarbourAt, Hex, OwnIsland
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.scene import Pop
from catan_desktop.ui.scenes.file_dialogs import export_dialog, import_dialog
from catan_desktop.ui.scenes.island_canvas import SEA, IslandCanvas
from catan_desktop.ui.scenes.parts import MenuScreen, Sized, heading, page
from catan_desktop.ui.scenes.seat_colours import PipsRow
from catan_desktop.ui.scenes.services import OwnIslands, Refused, Shell
from catan_desktop.ui.text import BODY, DIM, SMALL, STRONG
from catan_desktop.ui.widgets import (
    Button,
    Card,
    Column,
    Flow,
    Grid,
    IconButton,
    Label,
    Picture,
    Row,
    ScrollArea,
    Space,
    TextField,
    Widget,
)

TERRAIN = ("forest", "hills", "pasture", "fields", "mountains", "desert")
BARREN = "desert"
"""It takes no number."""
WATER = "water"
NUMBERS = tuple(str(number) for number in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12))
RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
YIELDS = dict(zip(TERRAIN, RESOURCES, strict=False))
"""By terrain: the resource that it yields."""
HARBOUR = "harbour-"
"""So the name of a brush for harbours begins."""
NO_HARBOUR = HARBOUR + "none"


class IslandEditor(MenuScreen):
    """Brushes at the left, the island in the middle, what is to be said of it at the right."""

    def __init__(
        self, shell: Shell, islands: OwnIslands, island: OwnIsland, seats: int, chosen: Callable[[OwnIsland], object]
    ) -> None:
        """`island` to begin with, `seats` who are to play on it; `chosen` is called with what is to be played on."""
        super().__init__(shell)
        self.islands, self.seats, self.chosen = islands, seats, chosen
        self.island = island
        self.brush = TERRAIN[0]
        self.past: list[OwnIsland] = []
        self.future: list[OwnIsland] = []
        self._before: OwnIsland | None = None
        """The island before the stroke that is being painted."""
        self.canvas: IslandCanvas | None = None

    # the page

    def build(self) -> Widget:
        """Set brushes, island and what is told of it."""
        kit, tr = self.kit, self.shell.tr
        self.canvas = IslandCanvas(kit, self.paint, self._stroke_done, name="canvas")
        self._show()
        undo = IconButton(kit, "undo", self.undo, tip=tr("island-undo"), name="undo")
        redo = IconButton(kit, "redo", self.redo, tip=tr("island-redo"), name="redo")
        undo.disable("" if self.past else tr("island-undo-none"))
        redo.disable("" if self.future else tr("island-redo-none"))
        load = Button(kit, tr("load-import"), self._ask_import, icon="import", name="import")
        head = [*heading(kit, tr("island-title"), tr("back"), self.back), undo, redo, load]
        left = Sized(kit, Card(kit, ScrollArea(kit, self._brushes())), 276)
        right = Sized(kit, Card(kit, ScrollArea(kit, self._told())), 290)
        return page(kit, head, Row(kit, [left, self.canvas, right], gap="gap-large", stretch=True))

    def _brushes(self) -> Widget:
        kit, tr = self.kit, self.shell.tr

        def button(brush: str, words: str) -> Button:
            made = Button(kit, words, lambda: self._take(brush), kind="quiet", name=f"brush-{brush}")
            made.chosen = brush == self.brush
            return made

        def pictured(brush: str, words: str, resource: str, tip: str = "") -> Widget:
            made = button(brush, words)
            made.tip = tip
            made.flush = True
            made.grow = 1.0
            if resource not in RESOURCES:
                return made
            return Row(kit, [Picture(kit, f"resource-{resource}", 22, ink=None), made], gap=0)

        land = [pictured(key, tr(f"terrain-{key}"), YIELDS.get(key, "")) for key in (*TERRAIN, WATER)]
        numbers = [button(number, number) for number in NUMBERS]
        kinds = ("any", *RESOURCES, "none")
        rates = {"any": tr("island-harbour-any"), "none": tr("island-harbour-none")}
        harbours = [
            pictured(HARBOUR + kind, rates.get(kind, tr("island-harbour-one")), kind, tr(f"island-harbour-{kind}-tip"))
            for kind in kinds
        ]
        return Column(
            kit,
            [
                Label(kit, tr("island-land"), STRONG.of("gold")),
                Grid(kit, land, cell=100, most=2, gap=2),
                Label(kit, tr("island-numbers"), STRONG.of("gold")),
                Grid(kit, numbers, cell=38, most=5, gap=2),
                Label(kit, tr("island-harbours"), STRONG.of("gold")),
                Grid(kit, harbours, cell=74, most=3, gap=2),
                Label(kit, tr("island-how"), SMALL),
            ],
            gap=8,
        )

    def _told(self) -> Widget:
        kit, tr, island = self.kit, self.shell.tr, self.island
        title = TextField(kit, island.title, self._name, placeholder=tr("island-name"), most=40, name="island-name")
        faults = self.islands.faults(island, self.seats)
        rows: list[Widget] = [title, Label(kit, tr("island-size", count=len(island.hexes)), DIM)]
        if island.hexes:
            told = self.islands.fairness(island)
            rows += [
                Label(kit, tr("new-game-yield"), SMALL),
                PipsRow(kit, told.yields, tip=tr("new-game-pips")),
                Label(kit, tr("island-red-pairs", count=told.red_pairs), BODY.of(self._ink(told.red_pairs))),
                Label(kit, tr("island-equal-pairs", count=told.equal_pairs), BODY.of(self._ink(told.equal_pairs))),
                Label(kit, tr("island-best"), SMALL),
            ]
        rows += [Label(kit, fault, STRONG.of("danger-light"), name="fault") for fault in faults]
        play = Button(kit, tr("island-play"), self._play, kind="primary", icon="play", size="large", name="island-play")
        keep = Button(kit, tr("island-keep"), self._keep, icon="save", name="island-keep")
        share = Button(kit, tr("load-export"), self._ask_export, kind="quiet", icon="export", name="export")
        if faults:
            play.disable(faults[0])
        if not island.hexes:
            keep.disable(faults[0])
            share.disable(faults[0])
        acts: list[Widget] = [keep, share]
        if any(one.title == island.title for one in self.islands.all()):
            acts.append(Button(kit, tr("island-remove"), self._remove, kind="quiet", icon="trash", name="remove"))
        return Column(kit, [*rows, Space(kit), Flow(kit, acts, gap=4), play], gap=8)

    def _ink(self, count: int) -> str:
        return "danger-light" if count else "ink"

    # painting

    def paint(self, point: Point, away: bool) -> None:
        """Put what the brush holds at a point in hex sides, or take away what lies there."""
        island = self.painted(point, away)
        if island is None or island == self.island:
            return
        if self._before is None:
            self._before = self.island
        self.island = island
        self._show()

    def painted(self, point: Point, away: bool) -> OwnIsland | None:
        """Return the island after a dab; None where the brush does nothing."""
        if self.brush.startswith(HARBOUR):
            return self._harboured(point, away)
        place = point_to_axial(point)
        if place not in SEA:
            return None
        hexes = {(hex.q, hex.r): hex for hex in self.island.hexes}
        former = hexes.get(place)
        if self.brush in NUMBERS:
            if former is None or former.terrain == BARREN:
                return None
            hexes[place] = former.model_copy(update={"token": 0 if away else int(self.brush)})
        elif away or self.brush == WATER:
            hexes.pop(place, None)
        else:
            token = 0 if self.brush == BARREN or former is None else former.token
            hexes[place] = Hex(q=place[0], r=place[1], terrain=self.brush, token=token)
        return self._cleared(self.island.model_copy(update={"hexes": tuple(hexes[at] for at in SEA if at in hexes)}))

    def _cleared(self, island: OwnIsland) -> OwnIsland:
        """Return the island without the harbours that are no longer at its coast."""
        sites = {site.path for site in self.islands.harbour_sites(island)} if island.hexes else set()
        kept = tuple(harbour for harbour in island.harbours if harbour.path in sites)
        return island.model_copy(update={"harbours": kept})

    def _harboured(self, point: Point, away: bool) -> OwnIsland | None:
        if self.canvas is None or not self.island.hexes:
            return None
        near = self.canvas.nearest_site(point)
        if near is None:
            return None
        path = self.islands.harbour_sites(self.island)[near].path
        others = tuple(harbour for harbour in self.island.harbours if harbour.path != path)
        if away or self.brush == NO_HARBOUR:
            return self.island.model_copy(update={"harbours": others})
        if len(others) >= MOST_HARBOURS:
            return None
        new = HarbourAt(path=path, kind=self.brush.removeprefix(HARBOUR))
        return self.island.model_copy(update={"harbours": (*others, new)})

    def _stroke_done(self) -> None:
        """Remember the stroke as one step back, and tell anew."""
        before, self._before = self._before, None
        if before is not None:
            self.past.append(before)
            self.future.clear()
            self.rebuild()

    def _show(self) -> None:
        """Put the island on the canvas."""
        canvas = self.canvas
        if canvas is None:
            return
        canvas.sketch, canvas.sites, canvas.best = None, (), ()
        if self.island.hexes:
            canvas.sketch = self.islands.sketch(self.island)
            canvas.best = self.islands.fairness(self.island).best
            if self.brush.startswith(HARBOUR):
                ends = [site.ends for site in self.islands.harbour_sites(self.island)]
                canvas.sites = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in ends]
        canvas.touch()

    # what happens

    def _take(self, brush: str) -> None:
        self.brush = brush
        self.rebuild()

    def _name(self, title: str) -> None:
        self.island = self.island.model_copy(update={"title": title.strip()})

    def undo(self) -> None:
        """Take the last stroke back."""
        self._step(self.past, self.future)

    def redo(self) -> None:
        """Do it again."""
        self._step(self.future, self.past)

    def _step(self, source: list[OwnIsland], target: list[OwnIsland]) -> None:
        if source:
            target.append(self.island)
            self.island = source.pop().model_copy(update={"title": self.island.title})
            self.rebuild()

    def key(self, event: pygame.event.Event) -> bool:
        """Undo and redo by their usual keys."""
        if event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL:
            (self.redo if event.mod & pygame.KMOD_SHIFT else self.undo)()
            return True
        return super().key(event)

    def _titled(self) -> OwnIsland:
        """Return the island with a title that is free where it has none."""
        if self.island.title:
            return self.island
        used, number = {island.title for island in self.islands.all()}, 1
        while (title := self.shell.tr("island-title-number", number=number)) in used:
            number += 1
        self.island = self.island.model_copy(update={"title": title})
        return self.island

    def _keep(self) -> bool:
        try:
            self.islands.keep(self._titled())
        except Refused as refusal:
            self.root.toast(str(refusal), "danger")
            return False
        self.tell(self.shell.tr("island-kept", title=self.island.title))
        self.rebuild()
        return True

    def _remove(self) -> None:
        try:
            self.islands.remove(self.island.title)
        except Refused as refusal:
            self.root.toast(str(refusal), "danger")
            return
        self.tell(self.shell.tr("island-removed", title=self.island.title))
        self.rebuild()

    def _play(self) -> None:
        if self._keep():
            self.chosen(self.island)
            self.go(Pop())

    def _ask_import(self) -> None:
        dialog, field = import_dialog(self.kit, self.shell.tr, self.islands.offered_files(), self._bring)
        self.root.open(dialog, self._ask_import)
        self.root.set_focus(field)

    def _bring(self, path: str) -> bool:
        try:
            island = self.islands.bring_in(path)
        except Refused as refusal:
            self.root.toast(str(refusal), "danger")
            return False
        self.past.append(self.island)
        self.island = island
        self.rebuild()
        return True

    def _ask_export(self) -> None:
        name = self.islands.file_name(self._titled())
        dialog, field = export_dialog(self.kit, self.shell.tr, self.islands.usual_folder(), name, self._hand_out)
        self.root.open(dialog, self._ask_export)
        self.root.set_focus(field)

    def _hand_out(self, target: str) -> bool:
        try:
            place = self.islands.hand_out(self._titled(), target)
        except Refused as refusal:
            self.root.toast(str(refusal), "danger")
            return False
        self.tell(self.shell.tr("island-shared", path=place))
        return True
