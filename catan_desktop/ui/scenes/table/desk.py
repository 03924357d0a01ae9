"""The widgets around the board, built from what one seat sees and made anew whenever something changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import pygame

from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record, replace
from catan_desktop.present.models.ladders import Ladder
from catan_desktop.present.models.panels import ActionButton, CardView, TableModel
from catan_desktop.present.words import words
from catan_desktop.ui.geometry import merge_boxes
from catan_desktop.ui.scenes.table import context
from catan_desktop.ui.scenes.table.actions import ActionCard, PrimaryButton, painting
from catan_desktop.ui.scenes.table.auto_pass import Resting
from catan_desktop.ui.scenes.table.board import TableBoard
from catan_desktop.ui.scenes.table.bottom_bar import BottomBar
from catan_desktop.ui.scenes.table.chooser import Pick
from catan_desktop.ui.scenes.table.contest import assembly
from catan_desktop.ui.scenes.table.dice import DiceRow
from catan_desktop.ui.scenes.table.draft import Draft
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.hand import Hand
from catan_desktop.ui.scenes.table.hidden_hand import CoveredHand, untold
from catan_desktop.ui.scenes.table.ladder_panel import Climber, LadderPanel
from catan_desktop.ui.scenes.table.last_roll import UNEVENTFUL, LastRoll, LastRollPanel
from catan_desktop.ui.scenes.table.last_turn import Deeds
from catan_desktop.ui.scenes.table.layout import Guest, right_column, sides
from catan_desktop.ui.scenes.table.next_button import Proposal
from catan_desktop.ui.scenes.table.prompt import Helpers
from catan_desktop.ui.scenes.table.seat_cards import SeatCard, Seats
from catan_desktop.ui.scenes.table.side_panel import Prompt, below, own_turn
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.top_bar import Tool, TopBar
from catan_desktop.ui.scenes.table.trade import TradeActs
from catan_desktop.ui.scenes.table.watching import Watch
from catan_desktop.ui.tables.board.spaces import Spot
from catan_desktop.ui.text import HEADING
from catan_desktop.ui.theme import SeatColours
from catan_desktop.ui.widgets import Card, Column, IconButton, Kit, LogPanel, ScrollArea, Widget
from catan_desktop.ui.widgets.cached import PanelPicture, Unpainted


@record
class PrimaryAction:
    """The next button, which is gold."""

    said: Proposal
    act: Callable[[], object] | None
    """What a press does; None while it must wait."""
    ply: int = 0
    """The position in which it is proposed."""


@record
class Hooks:
    """What the widgets ask the table to do."""

    start: Callable[[ActionButton], object]
    play: Callable[[CardView], object]
    give: Callable[[int], object]
    hero: Callable[[Seat], object]
    counter: Callable[[], object]
    trade: TradeActs
    help: Callable[[], object] | None = None
    peek: Callable[[bool], object] | None = None
    seat: Callable[[Seat], object] | None = None
    climb: Callable[[Ladder], object] | None = None
    chart: Callable[[], object] | None = None
    fold: Callable[[], object] | None = None


@record
class Look:
    """What the desk shows besides the model."""

    facts: Facts
    beside: Spot | None
    """The place that was reached by keys, of which the panel tells what it would bring."""
    tools: Sequence[Tool]
    gold: PrimaryAction
    hint: str
    choosing: context.Choosing | None
    chosen: Pick
    """What of an action is chosen already."""
    notes: Sequence[tuple[str, str]]
    """By seat: what it is doing, and the colour to say it in."""
    deeds: Sequence[Deeds]
    """By seat: what it did in its last turn."""
    rolls: Sequence[tuple[int, int]] = ()
    """The sums of the last throws, each with the number of the colours of who threw."""
    covered: bool = False
    """True where the own hand must not show."""
    watch: Watch | None = None
    """What a person who looks on can do."""
    hint_button: IconButton | None = None
    advice: Widget | None = None
    """The panel of a hint."""
    rest: Resting | None = None
    """Passing until the own turn, where that is offered or goes on."""
    climbing: str = ""
    """The key of the ladder whose next rung is chosen."""
    last_roll: LastRoll = UNEVENTFUL
    """What the looking person must not lose sight of."""
    over: bool = False


class Desk(Widget):
    """Top bar, seats, board, chronicle, context panel and bottom bar."""

    def __init__(
        self,
        kit: Kit,
        top: TopBar,
        seats: Seats,
        board: Widget,
        right: Sequence[Widget],
        bottom: Widget,
        panels: PanelPicture,
        *,
        chart: LadderPanel | None = None,
        told: LastRollPanel | None = None,
        assembly: Sequence[Widget] = (),
    ) -> None:
        """`panels` keeps the picture of the panels for the next desk; `chart` stands beside the land, `told` above the
        hand, and over the board what is seen of an `assembly`."""
        super().__init__(kit, name="desk")
        self.top = top
        self.seats = seats
        self.left = ScrollArea(kit, seats)
        self.board = board
        self.chart = chart
        self.told = told
        self.right = list(right)
        self.bottom = bottom
        self.assembly = list(assembly)
        self.unpainted = Unpainted()
        self.look: Look | None = None
        """What it was made from."""
        self.guest: Guest | None = None
        """The coach, if he wants a place at the top of the right column."""
        self.slot: pygame.Rect | None = None
        """The place of the guest."""
        self._panels = panels
        self.over: Callable[[pygame.Surface, pygame.Surface | None], object] | None = None
        """Draws what is changing on the panels; it is given the window and the picture of the panels."""

    def children(self) -> Sequence[Widget]:
        """Return everything; the board comes first for the keyboard."""
        beside = () if self.chart is None else (self.chart,)
        told = () if self.told is None else (self.told,)
        return (self.board, *beside, *self.assembly, *self.right, self.bottom, self.left, *told, self.top)

    def layout(self, rect: pygame.Rect) -> None:
        """Lay out the bars by their height, the sides by their width, and the board in what is left."""
        super().layout(rect)
        px = self.kit.px
        gap = px("gap")
        top = self.top.measure(rect.width).height
        bottom = self.bottom.measure(rect.width).height
        self.top.layout(pygame.Rect(rect.x, rect.y, rect.width, top))
        self.bottom.layout(pygame.Rect(rect.x, rect.bottom - bottom, rect.width, bottom))
        middle = pygame.Rect(rect.x, rect.y + top, rect.width, rect.height - top - bottom)
        hosting = self.guest is not None
        left, right = (px(side) for side in sides(rect.width / self.kit.k, self.kit.larger, hosting=hosting))
        self._seat(pygame.Rect(middle.x, middle.y, left, middle.height))
        self.board.layout(pygame.Rect(middle.x + left, middle.y, middle.width - left - right, middle.height))
        self._stand()
        self.arrange()
        column = pygame.Rect(middle.right - right, middle.y + gap, right - gap, middle.height - 2 * gap)
        chronicle, below = self.right
        self.slot = right_column(self.kit, column, chronicle, below, self.guest)

    def _seat(self, column: pygame.Rect) -> None:
        """Lay out the seats, and below them, above the hand, as much of what happened as there is room for."""
        gap = self.kit.px("gap")
        width, room = column.width - 2 * gap, column.height
        if self.told is not None and self.told.lines:
            needs = (self.told.most_tall() + gap, self.told.least_tall(width) + gap)
            room -= self.seats.spare(column.width, column.height, *needs)
        self.seats.choose(column.width, room)
        if self.told is not None:
            free = column.height - self.seats.measure(column.width).height - gap
            tall = self.told.tall(width, free)
            self.told.layout(pygame.Rect(column.x + gap, column.bottom - gap - tall, width, tall))
            room = column.height - (tall + gap if tall else 0)
        self.left.layout(pygame.Rect(column.x, column.y, column.width, room))

    def _stand(self) -> None:
        """Lay out the chart beside the land; where it has no room there it is left out."""
        if isinstance(self.board, TableBoard):
            self.board.stand = self.chart
            place = self.board.stand_rect
            if self.chart is not None:
                self.chart.visible = place is not None
                self.chart.layout(place or pygame.Rect(0, 0, 0, 0))

    def arrange(self) -> None:
        """Lay what is seen of an assembly over the board, which keeps its air off it."""
        for widget in self.assembly:
            widget.layout(self.board.rect)
        if isinstance(self.board, TableBoard):
            cast = self.kit.cast()
            self.board.before = tuple(one.rect.inflate(2 * cast, 2 * cast) for one in self.assembly if one.visible)
            self.board.touch()

    def arrangement(self) -> tuple[object, ...]:
        """Return where everything stands, to tell one layout from another."""
        parts = (self.top, self.left, self.board, *self.right, self.bottom)
        return tuple((*part.rect, part.visible) for part in parts)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board, and around it the panels as last painted, anew only where one of them has changed."""
        self.board.draw(surface)
        if self.chart is not None and self.chart.visible:
            self.chart.draw(surface)
        for widget in self.assembly:
            if widget.visible:
                widget.draw(surface)
        due = self.unpainted if self._panels.ready(self.rect.size) else Unpainted()
        picture = self._panels.picture
        assert picture is not None
        if due.whole and due.late:
            self.board.touch()
        elif due.whole:
            self._paint(picture)
        else:
            self._mend(picture, due.spots)
        self.unpainted = due.after_frame()
        for box in self._around():
            surface.blit(picture, box, box)
        self._panels.texts.show(surface, (0, 0))
        if self.top.dice.moving:
            self.kit.ground(surface, self.top.dice.rect, "bar")
            self.top.dice.draw_flight(surface)
        self._moves(surface)

    def _moves(self, surface: pygame.Surface) -> None:
        """Draw what flies between the board and the panels."""
        if self.over is not None:
            self.over(surface, self._panels.picture)
        if isinstance(self.board, TableBoard):
            self.board.draw_moves(surface)

    def _around(self) -> tuple[pygame.Rect, ...]:
        """Return the boxes around the board."""
        whole, board = self.rect, self.board.rect
        return (
            pygame.Rect(whole.x, whole.y, whole.width, board.y - whole.y),
            pygame.Rect(whole.x, board.y, board.x - whole.x, board.height),
            pygame.Rect(board.right, board.y, whole.right - board.right, board.height),
            pygame.Rect(whole.x, board.bottom, whole.width, whole.bottom - board.bottom),
        )

    def _paint(self, surface: pygame.Surface) -> None:
        with self._panels.texts.painting():
            for box in self._around():
                self.kit.ground(surface, box, "ground")
            for widget in self._parts():
                if widget.visible:
                    widget.draw(surface)

    def _parts(self) -> tuple[Widget, ...]:
        """Return what stands around the board, in the order in which it is painted."""
        told = () if self.told is None else (self.told,)
        return (self.left, *told, *self.right, self.bottom, self.top)

    def _mend(self, surface: pygame.Surface, spots: Iterable[pygame.Rect]) -> None:
        """Paint anew only what lies in some places, with the shadows that fall there."""
        reach = self.kit.cast()
        around = self._around()
        for spot in merge_boxes([spot for spot in spots if not spot.contains(self.board.rect)]):
            for box in around:
                place = spot.clip(box)
                if not place.width or not place.height:
                    continue
                surface.set_clip(place)
                self.kit.ground(surface, place, "ground")
                with self._panels.texts.painting(place):
                    for widget in self._parts():
                        if widget.visible and place.colliderect(widget.rect.inflate(2 * reach, 2 * reach)):
                            widget.draw(surface)
                surface.set_clip(None)


class Builder:
    """Makes desks; board, dice and chronicle are the same widgets every time."""

    def __init__(
        self, kit: Kit, texts: TableText, board: TableBoard, dice: DiceRow, log: LogPanel, hooks: Hooks
    ) -> None:
        self.kit = kit
        self.texts = texts
        self.board = board
        self.dice = dice
        self.log = log
        self.hooks = hooks
        self._panels = PanelPicture(kit.audit)
        self._scroll = ScrollArea(kit, board, name="context-scroll")
        """Around the lower panel at the right, so that it stays where it was scrolled to."""

    @property
    def panels(self) -> pygame.Surface | None:
        """The picture of the panels, as last painted."""
        return self._panels.picture

    def build(self, model: TableModel, draft: Draft, look: Look) -> Desk:
        """Make the desk."""
        kit, texts = self.kit, self.texts
        top = TopBar(kit, texts, model, self.dice, look.tools, look.rolls)
        told = zip(model.seats, look.notes, look.deeds, strict=True)
        seats = [SeatCard(kit, texts, panel, note, self.hooks.hero, deeds) for panel, note, deeds in told]
        for card in seats:
            card.on_press = self.hooks.seat
        left = Seats(kit, seats)
        chronicle = Card(kit, self.log, title=texts.tr("chronicle"), title_style=HEADING, pad=10, name="chronicle-card")
        below = self._below(model, draft, look)
        self._scroll.child = below if look.advice is None else Column(kit, [look.advice, below], gap="gap")
        bottom, folded = self._bottom(model, look), look.facts.state.folded
        return Desk(
            kit,
            top,
            left,
            self.board,
            (chronicle, self._scroll),
            bottom,
            self._panels,
            chart=self._chart(model, look),
            told=LastRollPanel(kit, texts, look.last_roll),
            assembly=assembly(kit, texts, model, self.hooks.fold, lit=bool(self.board.lit), folded=folded),
        )

    def _chart(self, model: TableModel, look: Look) -> LadderPanel | None:
        """Make the panel of the ladders, if this game has any."""
        if not model.ladders:
            return None
        able = bool(model.choices) and look.watch is None and not look.covered
        climber = Climber(model.looker, able, look.climbing, self.hooks.climb, self.hooks.chart)
        return LadderPanel(self.kit, self.texts, model, climber)

    def to_top(self) -> None:
        """Show the lower panel at the right from its beginning."""
        self._scroll.scroll_to(0)

    def _below(self, model: TableModel, draft: Draft, look: Look) -> Widget:
        kit, texts, hooks = self.kit, self.texts, self.hooks
        prompt = Prompt(
            Helpers(kit, hooks.help, texts.tr("what-now"), look.hint_button),
            look.hint,
            hooks.trade,
            hooks.counter,
            look.choosing,
            over=look.over,
            covered=look.covered,
            watch=look.watch,
            rest=look.rest,
        )
        return below(kit, texts, model, draft, prompt)

    def _bottom(self, model: TableModel, look: Look) -> Widget:
        kit, texts, hooks = self.kit, self.texts, self.hooks
        rates = model.trade.rates if model.trade is not None else ()
        hand: Hand | CoveredHand = Hand(kit, texts, model.hand, rates, hooks.give, hooks.play)
        if look.covered and hooks.peek is not None and (model.hand.resources or model.hand.cards):
            hand = CoveredHand(kit, texts, model.hand, hooks.peek, hand.least(), hand.wish())
        cards: list[ActionCard] = []
        for entry in model.buttons:
            if look.watch is not None and entry.reason is None:
                entry = replace(entry, reason=words("reason-not-your-move"))  # noqa: PLW2901
            chosen = bool(set(entry.kinds) & set(look.chosen.kinds)) and set(entry.fixed) <= set(look.chosen.fixed)
            shown = untold(entry) if look.covered else entry
            piece = self._piece(model, entry)
            cards.append(ActionCard(kit, texts, shown, partial(hooks.start, entry), chosen=chosen, piece=piece))
        said, act = look.gold.said, look.gold.act
        sub = kit.keys.label("next") if act is not None and not said.idle else ""
        gold = PrimaryButton(kit, said.words, act, final=said.final, sub=sub, why=said.why)
        gold.tip = said.tip
        gold.kind = "secondary" if said.plain else "quiet" if said.idle else gold.kind
        gold.icon, gold.type_size = ("up", "body") if said.idle else (gold.icon, gold.type_size)
        if act is None:
            gold.disable(said.reason or texts.tr("nothing-to-do"))
        return BottomBar(kit, hand, cards, gold, warm=own_turn(texts, model))

    def _piece(self, model: TableModel, entry: ActionButton) -> tuple[str, SeatColours] | None:
        """Return the picture of what an action puts on the board or does, in the colours of the looking seat."""
        pieces = dict(model.pieces)
        pictures = [f"piece-{pieces[kind]}" for kind in entry.kinds if kind in pieces]
        found = next(filter(self.kit.art.has, pictures), "") or painting(self.kit.art, entry)
        return (found, self.texts.colours(model.looker)) if found else None
