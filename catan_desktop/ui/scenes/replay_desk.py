"""The table of a replay: the desk of a game with the film's keys where the hand would lie."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.kernel.ids import Seat
from catan_desktop.present.models.panels import HandView, TableModel
from catan_desktop.ui.scenes.replay_parts import FilmLog, FilmPanel, hands_panel
from catan_desktop.ui.scenes.table.board import TableBoard
from catan_desktop.ui.scenes.table.desk import Desk
from catan_desktop.ui.scenes.table.dice import DiceRow
from catan_desktop.ui.scenes.table.ladder_panel import Climber, LadderPanel
from catan_desktop.ui.scenes.table.overlays import overlays
from catan_desktop.ui.scenes.table.seat_cards import SeatCard, Seats
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.top_bar import TopBar
from catan_desktop.ui.text import HEADING
from catan_desktop.ui.widgets import Card, Kit, ScrollArea, Space, Widget
from catan_desktop.ui.widgets.cached import PanelPicture


class FilmDesk(Desk):
    """A desk that is not made anew for every move, so that a drag on its bar goes on."""

    def __init__(
        self,
        kit: Kit,
        texts: TableText,
        board: TableBoard,
        dice: DiceRow,
        log: FilmLog,
        panel: FilmPanel,
        on_hero: Callable[[Seat], object],
        on_chart: Callable[[], object] | None = None,
    ) -> None:
        self.texts = texts
        self.on_chart = on_chart
        self.dice = dice
        self.on_hero = on_hero
        self.cards: list[SeatCard] = []
        self.log = log
        self.brief = False
        """Only what stands below the board is painted anew: the rest has not followed yet."""
        self._hands = ScrollArea(kit, Space(kit), name="hands")
        top: Widget = Space(kit)
        super().__init__(kit, top, Seats(kit, ()), board, (Space(kit), self._hands), panel, PanelPicture(kit.audit))  # type: ignore[arg-type]
        self.folded = False
        """The board is seen instead of what lies over it."""

    def renew(self, model: TableModel, hands: Sequence[HandView], notes: Sequence[tuple[str, str]]) -> None:
        """Show another position; it must be laid out after this."""
        kit, texts = self.kit, self.texts
        self.top = TopBar(kit, texts, model, self.dice, ())
        self.cards = [SeatCard(kit, texts, panel, notes[panel.seat], self.on_hero) for panel in model.seats]
        self.seats = Seats(kit, self.cards)
        self.left = ScrollArea(kit, self.seats)
        self._hands.child = Space(kit)
        if hands:
            title = texts.tr("replay-hands" if len(hands) > 1 else "replay-hand", name=texts.name(hands[0].seat))
            panel = hands_panel(kit, texts, hands)
            self._hands.child = Card(kit, panel, title=title, title_style=HEADING, pad=10)
        chronicle = Card(kit, self.log, title=texts.tr("chronicle"), title_style=HEADING, pad=10, name="chronicle-card")
        self.right = [chronicle, self._hands]
        climb = Climber(model.viewer, on_chart=self.on_chart)
        self.folded = self.folded and model.board_covered
        self.overlays = overlays(kit, texts, model, self._fold, lit=False, folded=self.folded)
        self.chart = LadderPanel(kit, texts, model, climb) if model.ladders else None

    def _fold(self) -> None:
        """Show the board instead of what lies over it, or that again."""
        self.folded = not self.folded
        for widget in self.overlays:
            widget.visible = not widget.visible
        self.arrange()

    def _paint(self, surface: pygame.Surface) -> None:
        if not self.brief:
            super()._paint(surface)
            return
        self.kit.ground(surface, self.bottom.rect, "ground")
        with self._panels.texts.painting(self.bottom.rect):
            self.bottom.draw(surface)

    @property
    def panels(self) -> pygame.Surface | None:
        """The picture of the panels, as last painted."""
        return self._panels.picture

    def layout(self, rect: pygame.Rect) -> None:
        """Lay out what there is."""
        if self.cards:
            super().layout(rect)
