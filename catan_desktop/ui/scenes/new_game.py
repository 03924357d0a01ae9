"""Choosing a game: ruleset, seats, board and options on one page, with a start that only needs one press."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from catan_desktop.present.models.screens import OptionCard
from catan_desktop.present.words import TextArgument, option_key
from catan_desktop.session.own_islands import OwnIsland
from catan_desktop.session.share_code import CodeError, may_become_code, read_code
from catan_desktop.session.spec import SEED_LIMIT
from catan_desktop.stores.almanacs import Almanacs
from catan_desktop.stores.files import Refused
from catan_desktop.stores.islands import OwnIslands
from catan_desktop.ui.scene import Change, Push
from catan_desktop.ui.scenes.guest_switches import ADDED_OPTIONS, guest_rows
from catan_desktop.ui.scenes.island_editor import IslandEditor
from catan_desktop.ui.scenes.kept_tables import kept_tables
from catan_desktop.ui.scenes.new_game_draft import LAYOUT, Draft
from catan_desktop.ui.scenes.new_game_seats import Seating
from catan_desktop.ui.scenes.option_rows import OptionRows
from catan_desktop.ui.scenes.parts import MenuScreen, Sized, heading, page
from catan_desktop.ui.scenes.pictured_options import picture_rows
from catan_desktop.ui.scenes.ruleset_card import GamesAbove, PictureCard
from catan_desktop.ui.scenes.seat_colours import PipsRow
from catan_desktop.ui.scenes.services import Lobby, Shell
from catan_desktop.ui.scenes.thumbnail import BoardThumb
from catan_desktop.ui.scenes.tutorial import TutorialScreen
from catan_desktop.ui.text import DIM, SMALL, STRONG
from catan_desktop.ui.widgets import (
    Button,
    Card,
    Column,
    Dropdown,
    Grid,
    IconButton,
    Label,
    Line,
    RichText,
    Row,
    ScrollArea,
    Space,
    TextField,
    Widget,
)

_WIDE_PAGE = 1150
"""Design units from which three columns stand side by side."""
_TALL_PAGE = 860
"""Design units of height from which the board leaves room below it."""


class _Remembered(MenuScreen):
    """A page whose choices are there again next time."""

    lobby: Lobby
    draft: Draft

    def go(self, change: Change) -> None:
        """Leave; what was chosen is there again next time, whether it was begun or not."""
        self.lobby.remember(self.draft.spec)
        super().go(change)

    def handle(self, event: pygame.event.Event) -> Change:
        """Let what was chosen outlive the window, too."""
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.lobby.remember(self.draft.spec)
        return super().handle(event)


class NewGameScreen(_Remembered):
    """Two presses from the title to the first placement; everything else may be left as it is."""

    in_hand = "start"

    def __init__(self, shell: Shell, lobby: Lobby, almanac: Almanacs, islands: OwnIslands) -> None:
        super().__init__(shell)
        self.lobby, self.almanac, self.islands = lobby, almanac, islands
        self.draft = Draft(
            lobby, islands, self.rebuild, lambda: self.root.toast(shell.tr("new-game-island-left"), "danger")
        )
        self.seating = Seating(self, self.draft, self.words)
        self.rows = OptionRows(shell, self.draft, self.words)
        self.house = False
        """The rules are unfolded."""

    # the page

    def build(self) -> Widget:
        """Set three columns, or two where there is no room."""
        kit, tr = self.kit, self.shell.tr
        left: Widget = ScrollArea(kit, self._left())
        board, options, how = self._board(), self._options(), self._how()
        if kit.size.width / kit.k / kit.larger >= _WIDE_PAGE:
            title = tr("new-game-options")
            chosen = [] if options is None else [Card(kit, ScrollArea(kit, options), title=title, grow=1.0)]
            below = kit.size.height / kit.k >= _TALL_PAGE and bool(chosen)
            board.grow = 1.0
            middle: list[Widget] = [board, how] if below else [board]
            right: list[Widget] = [*chosen] if below else [how, *chosen]
            columns: list[Widget] = [
                Sized(kit, left, 470, grow=1.0),
                Sized(kit, Column(kit, middle, gap="pad"), 372, grow=0.6),
                Sized(kit, Column(kit, right, gap="pad"), 340, grow=0.4),
            ]
        else:
            board.grow = 0.0
            folded = [] if options is None else [Card(kit, options, title=tr("new-game-options"))]
            rest = ScrollArea(kit, Column(kit, [board, *folded, how], gap="pad"))
            columns = [Sized(kit, left, 480, grow=1.0), Sized(kit, rest, 420, grow=1.0)]
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
        head = [*heading(kit, tr("menu-new-game"), tr("back"), self.back), *kept_tables(self, self.draft, self.rebuild)]
        return page(kit, head, Row(kit, columns, gap="gap-large", stretch=True), foot)

    def _left(self) -> Widget:
        """Set the games, below them the line of the chosen one, and the seats."""
        kit, tr = self.kit, self.shell.tr
        games = [
            PictureCard(
                kit,
                f"ruleset-{key}",
                tr(f"ruleset-{key}"),
                key in {self.draft.spec.ruleset, *self.draft.card.games},
                partial(self.draft.take_ruleset, key),
                name=f"ruleset-{key}",
                tip=tr(f"ruleset-{key}-line"),
            )
            for key in self.lobby.rulesets()
        ]
        for game in games:
            game.topic = self.almanac.topic_of(game.name)
        line = Label(kit, tr(f"ruleset-{self.draft.spec.ruleset}-line"), SMALL, name="line")
        return GamesAbove(kit, games, [line, self.seating.card()])

    def words(self, key: str, /, **args: TextArgument) -> str:
        """Return a text in the words of the chosen game; it may depend on the options."""
        options = {option.key: self.draft.value(option) for option in self.draft.card.options}
        return self.almanac.tr_in(self.draft.spec.ruleset, key, **{**options, **args})

    def _how(self) -> Widget:
        """Return three lines that say what the game is about, and offer to teach it where there is a lesson."""
        kit, tr, ruleset = self.kit, self.shell.tr, self.draft.spec.ruleset
        told = self.words(f"ruleset-{ruleset}-how", goal=self.draft.sketch().goal or 0)
        rows: list[Widget] = [RichText(kit, told, SMALL.of("ink"), name="how")]
        lesson = next(iter(self.lobby.lessons(ruleset)), None)
        if lesson is not None:
            learn = Button(kit, tr("tutorial-learn"), self._learn, kind="quiet", icon="question", name="learn")
            learn.tip = tr(f"lesson-{lesson.key}.line")
            rows.append(learn)
        return Card(kit, Column(kit, rows), title=tr("new-game-how"))

    def _learn(self) -> None:
        self.go(Push(TutorialScreen(self.shell, self.lobby, self.draft.spec.ruleset)))

    # board

    def _board(self) -> Widget:
        kit, tr = self.kit, self.words
        sketch = self.draft.sketch()
        rows: list[Widget] = []
        layout = next((option for option in self.draft.options() if option.key == LAYOUT), None)
        roll = self._roll_button(layout)
        several = layout is not None and len(layout.choices) > 1
        drawable = self.islands.for_game(self.draft.spec.ruleset).suits(self.draft.spec.options)
        if layout is not None and (several or drawable):
            line: list[Widget] = [self._layouts(layout) if drawable else self.rows.choice(layout, grow=1.0)]
            if several:
                line.append(roll)
            if drawable:
                draw = IconButton(kit, "edit", self._draw, tip=tr("island-draw-tip"), name="draw-island")
                line.append(draw)
            rows.append(Row(kit, line))
            drawn = self.draft.spec.board is not None
            help_key = "island-own-help" if drawn else option_key("layout", self.draft.value(layout), "help")
            rows.append(Label(kit, tr(help_key), SMALL))
        colours = tuple(seat.colour for seat in self.draft.seats)
        choices = picture_rows(kit, self.draft, tr, self.rows.value_words, self.shell.has)
        rows += choices
        rows += guest_rows(kit, self.draft, tr)
        if sketch.pips or not choices:  # a board of hexes is different each time
            ratio = 0.68 if choices else 0.78
            rows.append(BoardThumb(kit, sketch, colours, name="board", ratio=ratio, grow=1.0))
        if sketch.pips:
            yields: list[Widget] = [
                Label(kit, tr("new-game-yield"), SMALL),
                PipsRow(kit, sketch.pips, tip=tr("new-game-pips")),
            ]
            rows.append(Column(kit, yields, gap="gap-tiny"))
        field = TextField(
            kit,
            str(self.draft.spec.seed),
            self._take_seed,
            placeholder=tr("new-game-seed"),
            most=60,
            on_submit=self._submit_seed,
            name="seed",
            grow=1.0,
        )
        field.tip = tr("new-game-seed-tip")
        seed: list[Widget] = [Label(kit, tr("new-game-seed"), STRONG), field]
        if sketch.pips and not several:
            seed.append(roll)
        rows.append(Row(kit, seed, gap="pad"))
        if choices:
            return Card(kit, ScrollArea(kit, Column(kit, rows, gap="pad")))
        return Card(kit, Column(kit, rows), title=self.words("new-game-board"))

    def _layouts(self, layout: OptionCard) -> Dropdown:
        """Make the choice of a layout or of an island that somebody has drawn."""
        tr, board = self.shell.tr, self.draft.spec.board
        own = self._own_boards()
        boards = [drawn for _, drawn in own]
        words = [self.rows.value_words(layout, one) for one in layout.choices]
        words += [tr("island-own", title=island.title) for island, _ in own]
        if board is not None and board not in boards:
            boards.append(board)
            words.append(tr("island-own-help"))
        usual = layout.choices.index(self.draft.value(layout))
        now = usual if board is None else len(layout.choices) + boards.index(board)

        def take(at: int) -> None:
            if at < len(layout.choices):
                self.draft.spec = self.draft.spec.model_copy(update={"board": None})
                self.draft.take(layout, layout.choices[at])
            else:
                self.draft.set(board=boards[at - len(layout.choices)])

        return Dropdown(self.kit, words, now, take, name=f"option-{layout.key}", grow=1.0)

    def _own_boards(self) -> list[tuple[OwnIsland, Any]]:
        """Return the islands that the chosen game can be played on, each with its board."""
        game = self.islands.for_game(self.draft.spec.ruleset)
        return [(one, game.board(one)) for one in self.islands.all() if game.playable(one, len(self.draft.seats))]

    def _draw(self) -> None:
        """Draw an island, beginning with the one that is shown."""
        spec = self.draft.spec
        game = self.islands.for_game(spec.ruleset)
        begin = next((one for one, board in self._own_boards() if board == spec.board), None) or game.printed(spec)

        def chosen(drawn: OwnIsland) -> None:
            self.draft.set(board=game.board(drawn))

        self.go(Push(IslandEditor(self.shell, self.islands, spec.ruleset, begin, len(spec.seats), chosen)))

    def _roll_button(self, layout: OptionCard | None) -> Button:
        """Deal again; where the board is always the same, offer one that is not."""
        kit, tr = self.kit, self.shell.tr
        if self.draft.spec.board is None and self.draft.fixed() and layout is not None and len(layout.choices) > 1:
            return Button(
                kit,
                tr("new-game-shuffle"),
                lambda: self.draft.take(layout, layout.choices[-1]),
                icon="shuffle",
                name="reroll",
                tip=tr("new-game-shuffle-tip"),
            )
        return Button(
            kit, tr("new-game-reroll"), self._roll, icon="shuffle", name="reroll", tip=tr("new-game-reroll-tip")
        )

    def _roll(self) -> None:
        self.draft.set(seed=self.lobby.seed())

    def _take_seed(self, text: str) -> None:
        """Take a seed or a code as soon as it is whole; what cannot become one is told at once."""
        if text.isascii() and text.isdigit() and int(text) < SEED_LIMIT:
            self.draft.take_seed(int(text))
            for thumb in self.root.content.walk():
                if isinstance(thumb, BoardThumb):
                    thumb.sketch = self.draft.sketch()
                    thumb.touch()
        elif not self._take_code(text) and not may_become_code(text):
            self._tell_seed()

    def _take_code(self, text: str) -> bool:
        """Choose the game of a code; False for a text that is none."""
        try:
            shared = read_code(text)
        except CodeError:
            return False
        self.draft.take_shared(shared)
        told = self.shell.tr(f"ruleset-{shared.ruleset}")
        self.root.toast(self.shell.tr("new-game-code-taken", ruleset=told, seats=shared.seats), "good")
        return True

    def _submit_seed(self, text: str) -> None:
        if not self._seed_read():
            self._tell_seed()

    def _seed_read(self) -> bool:
        """Return whether the game is the one that the field of the seed says."""
        field = self.root.content.find("seed")
        assert isinstance(field, TextField)
        return field.text in {"", str(self.draft.spec.seed)} or field.text.lstrip("0") == str(self.draft.spec.seed)

    def _tell_seed(self) -> None:
        self.root.toast(self.shell.tr("new-game-seed-wrong", seed=str(self.draft.spec.seed)), "danger")

    # options

    def _options(self) -> Widget | None:
        """Set ready choices first; every single rule is folded away below them. None where all is chosen from
        pictures."""
        kit, tr = self.kit, self.words
        here = [option for option in self.draft.options() if not option.pictures]
        if not any(len(option.choices) > 1 and option.key != LAYOUT for option in here):
            return None
        buttons: list[Widget] = []
        told = tr("preset-own-help")
        for name, values in self.draft.presets():
            button = Button(kit, tr(f"preset-{name}"), partial(self.draft.take_preset, values), name=f"preset-{name}")
            button.chosen = self.draft.unusual() == values
            button.tip = tr(f"preset-{name}-help")
            told = button.tip if button.chosen else told
            buttons.append(button)
        rows: list[Widget] = [Grid(kit, buttons, cell=120, most=2), Label(kit, told, SMALL, name="preset-told")]
        for option in (one for one in here if one.seats and len(one.choices) > 1):
            rows.extend([Line(kit), self.rows.row(option)])
        changed = len(self.draft.unusual())
        icon = "up" if self.house else "down"
        words = tr("new-game-details", count=changed)
        rows.append(
            Button(kit, words, self._fold, kind="quiet", icon=icon, name="house", tip=tr("new-game-details-tip"))
        )
        if not self.house:
            return Column(kit, rows, gap=10)
        apart = {LAYOUT, *(ADDED_OPTIONS if self.draft.card.guests else ())}
        shown = [option for option in here if option.key not in apart and len(option.choices) > 1 and not option.seats]
        for title, house in (("new-game-house", True), ("new-game-how-played", False)):
            found = [option for option in shown if option.house == house]
            if found:
                rows.append(Label(kit, tr(title, count=0), STRONG.of("gold")))
            for option in found:
                rows.extend([self.rows.row(option), Line(kit)])
        return Column(kit, rows, gap=10)

    def _fold(self) -> None:
        self.house = not self.house
        self.rebuild()
        if self.house:
            self.root.begin_at(self.root.content.find("house"))

    # going on

    def _summary(self) -> str:
        people = sum(1 for seat in self.draft.seats if seat.human)
        bots = len(self.draft.seats) - people
        words = self.shell.tr("new-game-summary", people=people, bots=bots)
        return self.shell.tr("new-game-watching") if people == 0 else words

    def _start(self) -> None:
        if not self._seed_read():
            self._tell_seed()
            self.rebuild()  # the field says again what is in use: another press begins that
            return
        try:
            self.go(self.lobby.begin(self.draft.spec))
        except Refused as refusal:
            self.root.toast(str(refusal), "danger")
