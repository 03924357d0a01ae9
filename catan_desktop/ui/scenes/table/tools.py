"""Tools that can be opened over the table at any time: chronicle, supply, menu, seats, and what tells of things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from catan_desktop.kernel.ids import Seat
from catan_desktop.present.models.panels import CardView, Face
from catan_desktop.present.words import Words
from catan_desktop.table_port.port import TablePort
from catan_desktop.ui.scene import Change, Push
from catan_desktop.ui.scenes.services import Exits, LessonOffer
from catan_desktop.ui.scenes.table import details
from catan_desktop.ui.scenes.table.auto_pass import AWAKE, rests
from catan_desktop.ui.scenes.table.chronicle import Chronicle
from catan_desktop.ui.scenes.table.description import description
from catan_desktop.ui.scenes.table.focus import Focus
from catan_desktop.ui.scenes.table.ladders import RungCell, ladders_dialog
from catan_desktop.ui.scenes.table.lesson_offer import offer_buttons, offer_dialog
from catan_desktop.ui.scenes.table.messages import Climb, PauseToggled, Refuse, Reseated, RestToggled
from catan_desktop.ui.scenes.table.open_cards import face_dialog, seat_dialog
from catan_desktop.ui.scenes.table.possible import possible
from catan_desktop.ui.scenes.table.rewind import Rewind
from catan_desktop.ui.scenes.table.seat_cards import SeatCard
from catan_desktop.ui.scenes.table.seating import faces, seating_dialog
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.top_bar import Tool
from catan_desktop.ui.scenes.table.update import TableValue
from catan_desktop.ui.scenes.table.watching import SeatChoice, SeatMenu
from catan_desktop.ui.widgets.field import Clipboard, SystemClipboard


class Tools:
    """Opens dialogs and menus over one table."""

    def __init__(
        self,
        port: TablePort,
        chronicle: Chronicle,
        texts: TableText,
        table: TableValue,
        exits: Exits,
        focus: Focus,
        go: Callable[[Change], object],
    ) -> None:
        """`go` leads to another scene at the end of the frame."""
        self.pictures = port.pictures
        self._game = port.game
        self.clipboard: Clipboard = SystemClipboard()
        self.log = chronicle
        self.root = root = focus.root
        self.kit = root.kit
        self.texts = texts
        self.table = table
        self.exits = exits
        self.focus = focus
        self.rewind = Rewind(port.acts, root, texts, table)
        self._go = go
        self.seats_fixed: Words | None = None
        """Why nobody may change seats; None: everybody may."""

    def bar(self) -> list[Tool]:
        """Return what the top bar offers."""
        undo, redo = self.rewind.acts.undo_block(), self.rewind.acts.redo_block()
        rich, key, facts = self.texts.rich, self.kit.keys.key, self.table.facts
        rest = "play" if facts.state.paused else "pause"
        watch = [Tool(rest, rest, key("pause"), partial(self.table.send, PauseToggled()))]
        return [
            *(watch if facts.watching else ()),
            Tool("undo", "undo", key("undo"), self.rewind.undo, rich(undo) if undo is not None else ""),
            Tool("redo", "redo", key("redo"), self.rewind.redo, rich(redo) if redo is not None else ""),
            Tool("supply", "bank", key("supply"), self.supply),
            Tool("log", "log", key("chronicle"), self.chronicle),
            Tool("almanac", "almanac", key("almanac"), lambda: self.almanac(self.root.topic())),
            Tool("menu", "menu", key("menu"), self.menu),
        ]

    def chronicle(self) -> None:
        """Show the whole chronicle."""
        dialog = details.chronicle(self.kit, self.texts, self.log.rows_for(self.table.facts), self.rewind.to_line)
        self.root.open(dialog, self.chronicle)

    def supply(self) -> None:
        """Show what is left: cards, pieces, tokens, heroes."""
        self.root.open(details.supply(self.kit, self.texts, self.table.facts.model, self.face), self.supply)

    def face(self, shown: Face) -> None:
        """Tell of a card that lies open."""
        self.root.open(face_dialog(self.kit, self.texts, shown), partial(self.face, shown))

    def seat(self, card: SeatCard) -> None:
        """Show all that lies before a seat, or who sits there where its card shows all of that."""
        seat = card.panel.seat
        panel = self.table.facts.model.seats[seat]
        if not panel.before:
            self.seat_menu(card)
            return
        dialog = seat_dialog(self.kit, self.texts, panel, self.face, self.seating)
        self.root.open(dialog, partial(self.seat, card))

    def card(self, shown: CardView) -> None:
        """Tell of a card that is only kept."""
        self.root.open(details.card(self.kit, self.texts, shown), partial(self.card, shown))

    def hero(self, seat: Seat) -> None:
        """Tell of a seat's hero."""
        shown = self.table.facts.model.seats[seat].hero
        if shown is not None:
            self.root.open(details.hero(self.kit, self.texts, shown), partial(self.hero, seat))

    def ladders(self) -> None:
        """Show what can be climbed, with who stands where; the focus begins on the first rung that can be had."""
        dialog = ladders_dialog(
            self.kit, self.texts, self.table.facts.model.ladders, lambda ladder: self.table.send(Climb(ladder))
        )
        self.root.open(dialog, self.ladders)
        possible = next((cell for cell in dialog.walk() if isinstance(cell, RungCell) and cell.possible), None)
        if possible is not None:
            self.root.set_focus(possible)

    following: Callable[[], tuple[str, Callable[[], object]] | None]
    """Words of the next button and what it does."""

    def what_now(self) -> None:
        """Tell everything that can be done now, and why the rest cannot."""
        dialog = possible(self.kit, self.texts, self.table, self.following(), self.focus.to_trade)
        offers = offer_buttons(self.kit, self.texts, self.exits.lessons, dialog, self.leave)
        dialog.buttons.content = [*offers, *dialog.buttons.content]
        self.root.open(dialog, self.what_now)

    def offer_lessons(self, offers: Sequence[LessonOffer]) -> None:
        """Ask whether to be taught what is not usual in this game."""
        dialog = offer_dialog(self.kit, self.texts, offers, self.leave)
        self.root.open(dialog, partial(self.offer_lessons, offers))

    def describe(self) -> None:
        """Tell the table and the last events in words."""
        facts = self.table.facts
        board, told = self.pictures.board(facts.seat), self.log.lines_for(facts)
        rows = description(facts, self.texts, board, told)
        self.root.open(details.describe(self.kit, self.texts, rows), self.describe)

    def rules(self) -> None:
        """Tell by which rules this game is played."""
        goal = min([panel.goal or 0 for panel in self.table.facts.model.seats])
        self.root.open(details.rules(self.kit, self.texts, goal), self.rules)

    def menu(self) -> None:
        """Show the table's menu."""
        entries: dict[str, Callable[[], object]] = {
            "resume": _nothing,
            "undo-turn": self.rewind.undo_turn,
            "seats": self.seating,
            "describe": self.describe,
            "position": self.copy_position,
            **{name: partial(self.leave, way) for name, way in self.exits.menu.items()},
        }
        self.root.open(details.menu(self.kit, self.texts, entries, self.rewind.acts.undo_block()), self.menu)

    def copy_position(self) -> None:
        """Put the position, as far as the looking seat may know it, on the clipboard; say where there is none."""
        text = self._game.position_text(self.table.facts.seat)
        self.clipboard.put(text)
        if self.clipboard.get() == text:
            self.root.toast(self.texts.tr("position-copied"), "good")
        else:
            self.root.toast(self.texts.tr("position-not-copied"), "danger")

    def leave(self, way: Callable[[], Change]) -> None:
        """Go where an entry of the menu leads."""
        self._go(way())

    def almanac(self, topic: str = "") -> None:
        """Open the almanac over the table, at an entry or at its front page."""
        if self.exits.almanac is not None:
            self._go(Push(self.exits.almanac(topic)))

    # seats

    def seating(self) -> None:
        """Show who sits where, to be changed."""
        if self.seats_fixed is not None:
            self.table.send(Refuse(self.seats_fixed))
        else:
            self.root.open(seating_dialog(self.kit, self.texts, self.reseat), self.seating)

    def reseat(self, seat: Seat, level: str, character: str = "") -> None:
        """A bot of a level takes a seat, or with an empty level a person does."""
        seats = self.texts.seats
        human = seats.sittings[seat].human
        seats.set_seat(seat, level, character)
        self.table.send(Reseated(seat, left=human and bool(level)))

    def seat_menu(self, card: SeatCard) -> None:
        """Show at a seat who sits there, to be changed."""
        seats, tr, seat = self.texts.seats, self.texts.tr, card.panel.seat
        sitting = seats.sittings[seat]
        choices = [SeatChoice("", tr("seat-human"), sitting.human)]
        choices += [
            SeatChoice(level, tr("bot-level", level=level), sitting.level == level, tr("about-bot-level", level=level))
            for level in seats.levels
        ]
        if rests(self.table.facts, seat):
            choices.append(SeatChoice(AWAKE, tr("rest-end"), False))

        def take(level: str) -> None:
            self.root.close_popup()
            if level == AWAKE:
                self.table.send(RestToggled(seat))
            elif level != sitting.level or sitting.human == bool(level):
                self.reseat(seat, level)

        def take_face(character: str) -> None:
            self.root.close_popup()
            self.reseat(seat, sitting.level or seats.levels[-1], character)

        shown = faces(self.kit, self.texts, seat, take_face)
        ink = self.texts.colours(seat).text
        self.root.open_popup(SeatMenu(self.kit, sitting.name, ink, choices, take, card.rect, shown), card)


def _nothing() -> None:
    """Only close the menu."""
