"""Drawing an island of one's own: land, numbers and harbours by brush, and beside it how fair it is."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.grid.layout import point_to_axial
from catan_desktop.session.own_islands import MOST_HARBOURS, HarbourAt, Hex, OwnIsland
from catan_desktop.stores.files import Refused
from catan_desktop.stores.islands import OwnIslands
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.scene import Pop
from catan_desktop.ui.scenes.file_dialogs import export_dialog, import_dialog
from catan_desktop.ui.scenes.island_canvas import SEA, IslandCanvas
from catan_desktop.ui.scenes.parts import MenuScreen, Sized, heading, page
from catan_desktop.ui.scenes.seat_colours import PipsRow
from catan_desktop.ui.scenes.services import Shell
from catan_desktop.ui.text import BODY, DIM, SMALL, STRONG
from catan_desktop.ui.widgets import (
    Button,
    Card,
    Column,
    Dialog,
    Flow,
    Grid,
    IconButton,
    Label,
    RichText,
    Row,
    ScrollArea,
    Space,
    TextField,
    Widget,
)

WATER, STREAM = "water", "stream"
"""Brushes besides those of the land."""
HARBOUR = "harbour-"
"""So the name of a brush for harbours begins."""
NO_HARBOUR = HARBOUR + "none"
ANYTHING = "any"
"""What a harbour serves that serves all."""


class _Drawing(MenuScreen):
    """The island that is drawn, stroke by stroke; it lies in a file until it is kept or given up."""

    def __init__(
        self,
        shell: Shell,
        islands: OwnIslands,
        ruleset: str,
        island: OwnIsland,
        seats: int,
        chosen: Callable[[OwnIsland], object],
    ) -> None:
        """`island` to begin with, `seats` who are to play `ruleset` on it; `chosen` is called with what is to be played
        on."""
        super().__init__(shell)
        self.islands, self.ruleset, self.seats, self.chosen = islands, ruleset, seats, chosen
        self.game = islands.for_game(ruleset)
        self.tools = self.game.tools(seats)
        self._places = self.tools.frame or self.tools.places or SEA
        """Where land may be."""
        self.island = island
        self.brush = self.tools.terrain[0].key
        self.past: list[OwnIsland] = []
        self.future: list[OwnIsland] = []
        self._before: OwnIsland | None = None
        """The island before the stroke that is being painted."""
        self._safe = island
        """What is not lost when the screen is left: the island to begin with, and whatever has been kept since."""
        self._unfinished = islands.unfinished(ruleset)
        """A drawing that was left behind by a window that was closed, until somebody has said what becomes of it."""
        self.canvas: IslandCanvas | None = None

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
        if self.brush == STREAM:
            return self.game.flowed(self.island, place, away, new=self._before is None)
        if place not in self._places:
            return None
        hexes = {(hex.q, hex.r): hex for hex in self.island.hexes}
        former = hexes.get(place)
        if self.brush in self.tools.numbers:
            if former is None or not self._takes_number(former.terrain):
                return None
            first, second, *_ = (0, 0) if away else (*map(int, self.brush.split("/")), 0)
            hexes[place] = former.model_copy(update={"token": first, "second": second})
        elif away or self.brush == WATER:
            if self.tools.frame:
                return None
            hexes.pop(place, None)
        else:
            bare = Hex(q=place[0], r=place[1], terrain=self.brush)
            base = former if former is not None and self._takes_number(self.brush) else bare
            hexes[place] = base.model_copy(update={"terrain": self.brush})
        ordered = tuple(sorted(hexes.values(), key=lambda hex: (hex.r, hex.q)))
        return self.game.cleared(self.island.model_copy(update={"hexes": ordered}))

    def _takes_number(self, terrain: str) -> bool:
        return any(one.takes_number for one in self.tools.terrain if one.key == terrain)

    def _harboured(self, point: Point, away: bool) -> OwnIsland | None:
        if self.canvas is None or not self.island.hexes:
            return None
        near = self.canvas.nearest_site(point)
        if near is None:
            return None
        path = self.game.harbour_sites(self.island)[near].path
        kind = self.brush.removeprefix(HARBOUR)
        if self.tools.swapped:
            return self.game.swapped(self.island, path, kind)
        others = tuple(harbour for harbour in self.island.harbours if harbour.path != path)
        if away or self.brush == NO_HARBOUR:
            return self.island.model_copy(update={"harbours": others})
        if len(others) >= MOST_HARBOURS:
            return None
        new = HarbourAt(path=path, kind=kind)
        return self.island.model_copy(update={"harbours": (*others, new)})

    def _stroke_done(self) -> None:
        """Remember the stroke as one step back, and tell anew."""
        before, self._before = self._before, None
        if before is not None:
            self.past.append(before)
            self.future.clear()
            self._put_by()
            self.rebuild()

    def _deal(self) -> None:
        """Deal numbers to the hexes that have none, as one step back."""
        self.past.append(self.island)
        self.future.clear()
        self.island = self.islands.numbered(self.ruleset, self.island)
        self._put_by()
        self.rebuild()

    def _show(self) -> None:
        """Put the island on the canvas."""
        canvas = self.canvas
        if canvas is None:
            return
        canvas.ground, canvas.sites, canvas.best = None, (), ()
        if self.island.hexes:
            canvas.ground = self.game.ground(self.island)
            canvas.best = self.game.fairness(self.island, self.seats).best
            if self.brush.startswith(HARBOUR):
                ends = [site.ends for site in self.game.harbour_sites(self.island)]
                canvas.sites = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in ends]
        canvas.touch()

    def _unsaved(self) -> bool:
        """Return whether something has been drawn that would be lost."""
        return bool(self.island.hexes) and self.island.model_copy(update={"title": self._safe.title}) != self._safe

    def _put_by(self) -> None:
        """Let the drawing lie in a file until it is kept or given up: a window is closed unasked."""
        self.islands.put_by(self.ruleset, self.island if self._unsaved() else None)

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
            self._put_by()
            self.rebuild()


class IslandEditor(_Drawing):
    """Brushes at the left, the island in the middle, what is to be said of it at the right."""

    def enter(self, size: tuple[int, int]) -> None:
        """Come up; a drawing that was left behind is offered first."""
        super().enter(size)
        if self._unfinished is not None and not self.root.dialogs:
            self._ask_on()

    def build(self) -> Widget:
        """Set brushes, island and what is told of it."""
        kit, tr = self.kit, self.game.tr
        self.canvas = IslandCanvas(kit, self.paint, self._stroke_done, places=self._places, name="canvas")
        self.canvas.silent = bool(self.past)
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
        kit, tr, tools = self.kit, self.game.tr, self.tools

        def button(brush: str, words: str, icon: str = "", tip: str = "", *, own_colours: bool = True) -> Button:
            made = Button(kit, words, lambda: self._take(brush), kind="quiet", icon=icon, name=f"brush-{brush}")
            made.tip, made.chosen, made.flush = tip, brush == self.brush, bool(icon)
            made.pictured = made.flush and own_colours
            return made

        def terrain(kind: str, resource: str) -> str:
            """Return the picture of what it yields, else that of the land itself."""
            return f"resource-{resource}" if resource else f"coast-{kind}-1"

        land = [
            button(one.key, tr(f"terrain-{one.terrain}"), terrain(one.terrain, one.resource)) for one in tools.terrain
        ]
        if not tools.frame:
            land.append(button(WATER, tr("terrain-water"), "sea", own_colours=False))
        if tools.stream_icon:
            land.append(
                button(STREAM, tr("island-stream"), tools.stream_icon, tr("island-stream-tip"), own_colours=False)
            )
        numbers = [button(number, number) for number in tools.numbers]
        rates = {ANYTHING: tr("island-harbour-any")}
        icons = {ANYTHING: "trade"}
        harbours = [
            button(
                HARBOUR + kind,
                rates.get(kind, tr("island-harbour-one")),
                icons.get(kind, f"resource-{kind}"),
                tr(f"island-harbour-{kind}-tip"),
                own_colours=kind not in icons,
            )
            for kind in tools.harbours
        ]
        deal = Button(kit, tr("island-deal"), self._deal, kind="quiet", icon="shuffle", name="deal-numbers")
        if not any(not hex.token and self._takes_number(hex.terrain) for hex in self.island.hexes):
            deal.disable(tr("island-deal-none"))
        bare = button(NO_HARBOUR, tr("island-harbour-none"), "cross", tr("island-harbour-none-tip"), own_colours=False)
        return Column(
            kit,
            [
                Label(kit, tr("island-land"), STRONG.of("gold")),
                Grid(kit, land, cell=100, most=2, gap=2),
                Label(kit, tr("island-numbers"), STRONG.of("gold")),
                Grid(kit, numbers, cell=38, most=5, gap=2),
                *([] if tools.frame else [Row(kit, [deal])]),
                Label(kit, tr("island-harbours"), STRONG.of("gold")),
                Grid(kit, harbours, cell=74, most=3, gap=2),
                *([] if tools.swapped else [Row(kit, [bare])]),
                Label(kit, tr("island-swap" if tools.swapped else "island-how"), SMALL),
                *([Label(kit, tr("island-stream-tip"), SMALL)] if tools.stream_icon else []),
            ],
            gap=8,
        )

    def _told(self) -> Widget:
        kit, tr, island = self.kit, self.game.tr, self.island
        title = TextField(kit, island.title, self._name, placeholder=tr("island-name"), most=40, name="island-name")
        faults = self.game.faults(island, self.seats)
        rows: list[Widget] = [title, Label(kit, tr("island-size", count=len(island.hexes)), DIM)]
        if island.hexes:
            told = self.game.fairness(island, self.seats)
            rows += [
                Label(kit, tr("new-game-yield"), SMALL),
                PipsRow(kit, told.yields, tip=tr("new-game-pips")),
                Label(kit, tr("island-red-pairs", count=told.red_pairs), BODY.of(_ink(not told.red_pairs))),
                Label(kit, tr("island-equal-pairs", count=told.equal_pairs), BODY.of(_ink(not told.equal_pairs))),
                *[Label(kit, remark, BODY.of(_ink(fair))) for remark, fair in told.remarks],
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
        acts: list[Widget] = [share]
        if any(one.title == island.title for one in self.islands.all()):
            acts.append(Button(kit, tr("island-remove"), self._remove, kind="quiet", icon="trash", name="remove"))
        return Column(kit, [*rows, Space(kit), Flow(kit, acts, gap=4), keep, play], gap=8)

    def _ask_on(self) -> None:
        """Ask whether somebody goes on with the drawing that was left behind; nothing is lost by Escape."""
        kit, tr, found = self.kit, self.shell.tr, self._unfinished
        assert found is not None

        def on() -> None:
            self._unfinished = None
            self.past.append(self.island)
            self.island = found
            self.rebuild()

        def anew() -> None:
            dialog.close()
            self._unfinished = None
            self._put_by()

        told = tr("island-unfinished-told", count=len(found.hexes))
        dialog = Dialog(kit, tr("island-unfinished"), RichText(kit, told, BODY), width=520, on_cancel=on)
        dialog.buttons.content = [
            Button(kit, tr("island-unfinished-anew"), anew, kind="quiet", name="unfinished-anew"),
            Button(kit, tr("island-unfinished-on"), dialog.cancel, kind="primary", icon="edit", name="unfinished-on"),
        ]
        self.root.open(dialog, self._ask_on)

    def back(self) -> None:
        """Go back; a drawing that would be lost is asked about first."""
        if not self._unsaved():
            self.go(Pop())
            return
        kit, tr = self.kit, self.shell.tr
        dialog = Dialog(kit, tr("island-unsaved"), RichText(kit, tr("island-unsaved-told"), BODY), width=520)

        def save() -> None:
            dialog.close()
            if self._keep():
                self.go(Pop(tr("island-kept", title=self.island.title)))

        def give_up() -> None:
            self.islands.put_by(self.ruleset, None)
            self.go(Pop())

        dialog.buttons.content = [
            Button(kit, tr("unsaved-stay"), dialog.cancel, name="unsaved-stay"),
            Button(kit, tr("island-unsaved-leave"), give_up, kind="danger", name="unsaved-leave"),
            Button(kit, tr("save"), save, kind="primary", icon="save", name="unsaved-save"),
        ]
        self.root.open(dialog, self.back)

    def _take(self, brush: str) -> None:
        self.brush = brush
        self.rebuild()

    def _name(self, title: str) -> None:
        self.island = self.island.model_copy(update={"title": title.strip()})

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
            self.island = self.islands.keep(self._titled(), instead=self._safe.title)
        except Refused as refusal:
            self.root.toast(str(refusal), "danger")
            return False
        self._safe = self.island
        self._put_by()
        self.tell(self.shell.tr("island-kept", title=self.island.title))
        self.rebuild()
        return True

    def _remove(self) -> None:
        try:
            self.islands.remove(self.island.title)
        except Refused as refusal:
            self.root.toast(str(refusal), "danger")
            return
        self._safe = self.island
        self._put_by()
        self.tell(self.shell.tr("island-removed", title=self.island.title))
        self.rebuild()

    def _play(self) -> None:
        if self._keep():
            self.chosen(self.island)
            self.go(Pop())

    def _ask_import(self) -> None:
        dialog, field = import_dialog(
            self.kit, self.shell.tr, self.islands.offered_files(), self._bring, "island-found"
        )
        self.root.open(dialog, self._ask_import)
        self.root.set_focus(field)

    def _bring(self, path: str) -> bool:
        try:
            island = self.islands.bring_in(path, self.ruleset)
        except Refused as refusal:
            self.root.toast(str(refusal), "danger")
            return False
        self.past.append(self.island)
        self.island = self._safe = island
        self._put_by()
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


def _ink(fair: bool) -> str:
    """The ink of what speaks for an island, or against it."""
    return "ink" if fair else "danger-light"
