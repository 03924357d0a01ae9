"""Choosing a game: ruleset, seats, board and options on one page, with a start that only needs one press."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.present.models.screens import BoardSketch, OptionCard, RulesetCard, Value
from catan_desktop.present.words import option_key
from catan_desktop.session.spec import SEED_LIMIT, NewGame, SeatSpec
from catan_desktop.ui.geometry import Size, mix
from catan_desktop.ui.scenes.parts import MenuScreen, SeatMark, Sized, heading, page
from catan_desktop.ui.scenes.ruleset_card import PictureCard
from catan_desktop.ui.scenes.shell import Refused, Shell
from catan_desktop.ui.scenes.sketch import BoardThumb
from catan_desktop.ui.text import DIM, SMALL, STRONG, Style
from catan_desktop.ui.widgets import (
    Button,
    Card,
    Column,
    Dropdown,
    Grid,
    IconButton,
    Kit,
    Label,
    Line,
    Pressable,
    RichText,
    Row,
    ScrollArea,
    Space,
    TextField,
    Toggle,
    Widget,
)

LAYOUT = "layout"
HUMAN = "human"
COLOURS = 6
_NAME_LENGTH = 24
_WIDE_PAGE = 1150
"""Design units from which three columns stand side by side."""


class NewGameScreen(MenuScreen):
    """Two presses from the title to the first placement; everything else may be left as it is."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.cards: Sequence[RulesetCard] = shell.rulesets()
        self.draft: NewGame = shell.usual(self.cards[0].key)
        self.house = False
        """The house rules are unfolded."""
        self._sketch: tuple[object, BoardSketch] | None = None

    # what is

    @property
    def card(self) -> RulesetCard:
        """The ruleset that is chosen."""
        return next(card for card in self.cards if card.key == self.draft.ruleset)

    def value(self, option: OptionCard) -> Value:
        """Give the chosen value of an option."""
        return self.draft.options.get(option.key, option.default)

    def sketch(self) -> BoardSketch:
        """Give the board of the draft; dealt anew only when it would be another one."""
        key = (self.draft.ruleset, len(self.draft.seats), tuple(sorted(self.draft.options.items())), self.draft.seed)
        if self._sketch is None or self._sketch[0] != key:
            self._sketch = (key, self.shell.sketch(self.draft))
        return self._sketch[1]

    # the page

    def enter(self, size: tuple[int, int]) -> None:
        """Come up with the start in hand."""
        super().enter(size)
        if self.root.focus is None:
            self.root.set_focus(self.root.content.find("start"))

    def build(self) -> Widget:
        """Set three columns, or two where there is no room."""
        kit, tr = self.kit, self.shell.tr
        games = [
            PictureCard(
                kit,
                card.art,
                tr(f"ruleset-{card.key}"),
                tr(f"ruleset-{card.key}-line"),
                card.key == self.draft.ruleset,
                self._take_ruleset(card.key),
                name=f"ruleset-{card.key}",
            )
            for card in self.cards
        ]
        left: Widget = ScrollArea(kit, Column(kit, [Grid(kit, games, cell=190, gap="pad"), self._seats()], gap="pad"))
        board, options = self._board(), self._options()
        if kit.size.width / kit.k / kit.larger >= _WIDE_PAGE:
            chosen = Card(kit, ScrollArea(kit, options), title=tr("new-game-options"), grow=1.0)
            columns: list[Widget] = [
                Sized(kit, left, 470, grow=1.0),
                Sized(kit, board, 372, grow=0.6),
                Sized(kit, Column(kit, [self._how(), chosen], gap="pad"), 340, grow=0.4),
            ]
        else:
            board.grow = 0.0
            folded = Card(kit, options, title=tr("new-game-options"))
            right = ScrollArea(kit, Column(kit, [board, folded, self._how()], gap="pad"))
            columns = [Sized(kit, left, 480, grow=1.0), Sized(kit, right, 420, grow=1.0)]
        start = Button(
            kit,
            tr("new-game-start"),
            self._start,
            kind="primary",
            icon="play",
            size="large",
            name="start",
            tip=tr("new-game-start-tip"),
        )
        foot = [Label(kit, self._summary(), DIM, across=1.0), Space(kit, "gap", grow=0), Sized(kit, start, 240)]
        head = heading(kit, tr("menu-new-game"), tr("back"), self.back)
        return page(kit, head, Row(kit, columns, gap="gap-large", stretch=True), foot)

    def _how(self) -> Widget:
        """Say in three lines what the game is about."""
        text = RichText(self.kit, self.shell.tr(f"ruleset-{self.draft.ruleset}-how"), SMALL.of("ink"), name="how")
        return Card(self.kit, text, title=self.shell.tr("new-game-how"))

    # ruleset and seats

    def _take_ruleset(self, key: str) -> Callable[[], None]:
        def take() -> None:
            card = next(card for card in self.cards if card.key == key)
            kept = {option.key: option for option in card.options}
            options = {
                name: value
                for name, value in self.draft.options.items()
                if name in kept and any(value == one and type(value) is type(one) for one in kept[name].choices)
            }
            self._set(ruleset=key, options=options)

        return take

    def _seats(self) -> Widget:
        kit, tr = self.kit, self.shell.tr
        rows: list[Widget] = [self._seat_row(index, seat) for index, seat in enumerate(self.draft.seats)]
        add = Button(kit, tr("new-game-add-seat"), self._add_seat, kind="quiet", icon="plus", name="add-seat")
        if len(self.draft.seats) >= max(self.card.seats):
            add.disable(tr("new-game-seats-most", count=max(self.card.seats)))
        rows.append(Row(kit, [add, Space(kit), Label(kit, tr("new-game-seats-order"), SMALL)]))
        return Card(kit, Column(kit, rows, gap=6), title=tr("new-game-seats"))

    def _seat_row(self, index: int, seat: SeatSpec) -> Widget:
        kit, tr = self.kit, self.shell.tr
        kinds = [HUMAN, *self.shell.levels()]
        now = 0 if seat.human else kinds.index(seat.level)
        words = [tr("seat-human"), *(tr(f"bot-level-{level}") for level in kinds[1:])]

        def take_kind(chosen: int) -> None:
            human = chosen == 0
            level = seat.level if human else kinds[chosen]
            names = {"name": self._name(index, human)} if seat.name == self._name(index, seat.human) else {}
            self._set_seat(index, kind="human" if human else "bot", level=level, **names)

        def take_name(text: str) -> None:
            seats = list(self.draft.seats)
            seats[index] = seats[index].model_copy(update={"name": text.strip() if text.isprintable() else ""})
            self.draft = self.draft.model_copy(update={"seats": tuple(seats)})

        remove = IconButton(
            kit,
            "cross",
            lambda: self._remove_seat(index),
            tip=tr("new-game-remove-seat"),
            size=30,
            name=f"remove-{index}",
        )
        if len(self.draft.seats) <= min(self.card.seats):
            remove.disable(tr("new-game-seats-least", count=min(self.card.seats)))
        colour = tr(f"seat-colour-{seat.colour % COLOURS}")
        return Row(
            kit,
            [
                ColourButton(
                    kit,
                    seat.colour,
                    lambda: self._next_colour(index),
                    name=f"colour-{index}",
                    tip=tr("new-game-colour", colour=colour),
                ),
                Sized(
                    kit,
                    Dropdown(kit, words, now, take_kind, name=f"kind-{index}", tip=tr("new-game-who")),
                    158 * kit.larger,
                ),
                TextField(
                    kit, seat.name, take_name, placeholder=colour, most=_NAME_LENGTH, name=f"name-{index}", grow=1.0
                ),
                remove,
            ],
            gap="gap",
        )

    def _name(self, index: int, human: bool) -> str:
        """Give the name that a seat has before anybody writes one."""
        return self.shell.usual_name(index, human)

    def _next_colour(self, index: int) -> None:
        seats = self.draft.seats
        used = {seat.colour for number, seat in enumerate(seats) if number != index}
        free = [(seats[index].colour + step) % COLOURS for step in range(1, COLOURS)]
        self._set_seat(index, colour=next(colour for colour in free if colour not in used))

    def _add_seat(self) -> None:
        used = {seat.colour for seat in self.draft.seats}
        colour = next(colour for colour in range(COLOURS) if colour not in used)
        index = len(self.draft.seats)
        seat = SeatSpec(kind="bot", name=self._name(index, False), colour=colour)
        self._set(seats=(*self.draft.seats, seat))

    def _remove_seat(self, index: int) -> None:
        seats = self.draft.seats
        self._set(seats=(*seats[:index], *seats[index + 1 :]))

    def _set_seat(self, index: int, **values: object) -> None:
        seats = list(self.draft.seats)
        seats[index] = seats[index].model_copy(update=values)
        self._set(seats=tuple(seats))

    # board

    def _board(self) -> Widget:
        kit, tr = self.kit, self.shell.tr
        sketch = self.sketch()
        rows: list[Widget] = []
        layout = next((option for option in self.card.options if option.key == LAYOUT), None)
        roll = Button(
            kit, tr("new-game-reroll"), self._roll, icon="shuffle", name="reroll", tip=tr("new-game-reroll-tip")
        )
        if layout is not None and len(layout.choices) > 1:
            rows.append(Row(kit, [self._choice(layout, grow=1.0), roll]))
            rows.append(Label(kit, tr(option_key("layout", self.value(layout), "help")), SMALL))
        colours = tuple(seat.colour for seat in self.draft.seats)
        rows.append(BoardThumb(kit, sketch, colours, name="board", ratio=0.78, grow=1.0))
        rows.append(PipsRow(kit, sketch.pips, tip=tr("new-game-pips")))
        field = TextField(
            kit, str(self.draft.seed), self._take_seed, placeholder=tr("new-game-seed"), most=19, name="seed", grow=1.0
        )
        field.tip = tr("new-game-seed-tip")
        seed: list[Widget] = [Label(kit, tr("new-game-seed"), STRONG), field]
        if len(rows) == 2:
            seed.append(roll)
        rows.append(Row(kit, seed, gap="pad"))
        return Card(kit, Column(kit, rows), title=tr("new-game-board"))

    def _roll(self) -> None:
        self._set(seed=self.shell.seed())

    def _take_seed(self, text: str) -> None:
        if text.isascii() and text.isdigit() and int(text) < SEED_LIMIT:
            self.draft = self.draft.model_copy(update={"seed": int(text)})
            thumb = self.root.content.find("board")
            assert isinstance(thumb, BoardThumb)
            thumb.sketch = self.sketch()
            thumb.touch()
        elif text:
            self.root.toast(self.shell.tr("new-game-seed-wrong", seed=str(self.draft.seed)), "danger")

    # options

    def _options(self) -> Widget:
        kit, tr = self.kit, self.shell.tr
        rows: list[Widget] = []
        for option in self.card.options:
            if not option.house and option.key != LAYOUT and len(option.choices) > 1:
                rows.extend([self._option(option), Line(kit)])
        changed = sum(1 for option in self.card.options if option.house and self.value(option) != option.default)
        icon = "up" if self.house else "down"
        words = tr("new-game-house", count=changed)
        rows.append(Button(kit, words, self._fold, kind="quiet", icon=icon, name="house", tip=tr("new-game-house-tip")))
        if self.house:
            for option in self.card.options:
                if option.house:
                    rows.extend([Line(kit), self._option(option)])
        return Column(kit, rows, gap=10)

    def _option(self, option: OptionCard) -> Widget:
        kit, tr = self.kit, self.shell.tr
        value = self.value(option)
        title = tr(option_key(option.key))
        told = Label(kit, tr(option_key(option.key, "help")), Style("text", "small", "dim"))
        if isinstance(value, bool):
            toggle = Toggle(kit, title, value, lambda on: self._take(option, on), name=f"option-{option.key}")
            return Column(kit, [toggle, told], gap=2)
        ink = "ink" if value == option.default else "gold"
        name = Label(kit, title, STRONG.of(ink), grow=1.0)
        return Column(kit, [Row(kit, [name, self._choice(option)]), told], gap=2)

    def _choice(self, option: OptionCard, grow: float = 0.0) -> Dropdown:
        now = next(at for at, one in enumerate(option.choices) if one == self.value(option))
        words = [self._value_words(option, one) for one in option.choices]

        def take(at: int) -> None:
            self._take(option, option.choices[at])

        return Dropdown(self.kit, words, now, take, name=f"option-{option.key}", grow=grow)

    def _value_words(self, option: OptionCard, value: Value) -> str:
        key = option_key(option.key, value)
        return self.shell.tr(key) if self.shell.has(key) else str(value)

    def _take(self, option: OptionCard, value: Value) -> None:
        options = {**self.draft.options, option.key: value}
        if value == option.default:
            del options[option.key]
        self._set(options=options)

    def _fold(self) -> None:
        self.house = not self.house
        self.rebuild()

    # going on

    def _summary(self) -> str:
        people = sum(1 for seat in self.draft.seats if seat.human)
        bots = len(self.draft.seats) - people
        words = self.shell.tr("new-game-summary", people=people, bots=bots)
        return self.shell.tr("new-game-watching") if people == 0 else words

    def _set(self, **values: object) -> None:
        """Change the draft, and set everything that depends on it right."""
        self.draft = self.draft.model_copy(update=values)
        card, seats = self.card, self.draft.seats
        if len(seats) > max(card.seats):
            self.draft = self.draft.model_copy(update={"seats": seats[: max(card.seats)]})
        self.rebuild()

    def _start(self) -> None:
        try:
            self.go(self.shell.begin(self.draft))
        except Refused as refusal:
            self.root.toast(str(refusal), "danger")


class ColourButton(Pressable):
    """The mark of a seat; a press takes the next free colour."""

    def __init__(self, kit: Kit, colour: int, on_press: Callable[[], object], *, name: str, tip: str) -> None:
        super().__init__(kit, on_press, name=name, tip=tip)
        self.mark = SeatMark(kit, colour, size=28)

    def measure(self, width: int | None = None) -> Size:
        """Be a little larger than the mark."""
        side = self.mark.measure(width).width + self.kit.px(4)
        return Size(side, side)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the mark."""
        kit = self.kit
        if self.hovered:
            kit.art.circle(surface, self.rect.center, self.rect.width / 2, kit.colour("hover"))
        self.mark.layout(self.rect.inflate(-kit.px(4), -kit.px(4)))
        self.mark.draw(surface)
        if self.ringed:
            kit.ring(surface, self.rect, radius=self.rect.width / 2 / kit.k)


class PipsRow(Widget):
    """How much of each resource a board yields: a picture, a bar and a figure each."""

    def __init__(self, kit: Kit, pips: Sequence[tuple[str, int]], *, tip: str) -> None:
        super().__init__(kit, tip=tip, name="pips")
        self.pips = tuple(pips)

    def measure(self, width: int | None = None) -> Size:
        """Take the width it gets."""
        wide = self.kit.px(260) if width is None else width
        return Size(wide, self.kit.px(24) + self.kit.text.line_height(STRONG) + self.kit.px(8))

    def least(self) -> int:
        """Keep the figures apart."""
        return len(self.pips) * self.kit.px(36)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw one cell for each resource."""
        kit = self.kit
        most = max((count for _, count in self.pips), default=1) or 1
        cell = self.rect.width / max(1, len(self.pips))
        for index, (key, count) in enumerate(self.pips):
            left = self.rect.x + round(index * cell)
            wide = round(cell) - kit.px(8)
            icon = kit.art.sprite(f"resource-{key}", kit.px(22))
            surface.blit(icon, (left, self.rect.y))
            at = (left + wide, self.rect.y + kit.px(11))
            kit.text.draw(surface, str(count), at, STRONG, across=1.0, down=0.5, within=self.rect)
            bar = pygame.Rect(left, self.rect.y + kit.px(28), wide, kit.px(6))
            kit.art.panel(surface, bar, kit.colour("pressed"), radius=bar.height // 2)
            colours = kit.theme.resources[key]
            full = pygame.Rect(bar.x, bar.y, max(bar.height, round(wide * count / most)), bar.height)
            kit.art.panel(surface, full, mix(colours.fill, (255, 255, 255), 0.1), colours.fill, radius=bar.height // 2)
