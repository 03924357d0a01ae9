"""The review of a finished game: chances to win turn by turn, turning points, decisions, luck and play, and beside
them the board of the moment that is chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from catan_desktop.kernel.ids import Seat
from catan_desktop.present.models.review import ChoiceLine, PointLine, ReviewModel
from catan_desktop.present.naming import round_of
from catan_desktop.present.picture import Place
from catan_desktop.table_port.review import ReviewPort
from catan_desktop.ui.scene import Change, Pop
from catan_desktop.ui.scenes.parts import MenuScreen, SeatMark, Shared, Sized, heading, page
from catan_desktop.ui.scenes.review_parts import (
    ChanceChart,
    Flag,
    MomentBoard,
    Numbered,
    PressRow,
    Turn,
    bar_row,
    percent,
    spaced,
)
from catan_desktop.ui.scenes.review_text import ReviewText
from catan_desktop.ui.scenes.services import Shell
from catan_desktop.ui.tables.sceneries import scenery_of
from catan_desktop.ui.text import BODY, DIM, NAME, SMALL, STRONG
from catan_desktop.ui.widgets import (
    Button,
    Card,
    Column,
    Curve,
    Dropdown,
    IconButton,
    Label,
    ProgressBar,
    RichText,
    Row,
    ScrollArea,
    Tabs,
    Widget,
)

OFTEN = 1.0
"""Seconds after which the page is made anew while the review is worked out."""
MOST_CHOICES = 40
"""Decisions, those that cost most, that are listed."""
EVERYBODY = -1
_CHART, _SIDES = 150, (1.16, 1.0)


class ReviewScreen(MenuScreen):
    """The page of a review."""

    def __init__(
        self, shell: Shell, port: ReviewPort, watch: Callable[[int], Change], again: Callable[[int], Change]
    ) -> None:
        """`watch` leads to the replay at a position, `again` to the table, where the game is played on from it."""
        super().__init__(shell)
        self.port, self._watch, self._again = port, watch, again
        self.pictured = port.ruleset
        self.light = scenery_of(port.board(0).layout.ground).theme
        self.board = MomentBoard(shell.kit, port.tr, name="moment-board")
        self.texts = ReviewText(port)
        self.page = 0
        people = [index for index, sitting in enumerate(port.sittings) if sitting.human]
        self.whose = people[0] if len(people) == 1 else EVERYBODY
        self.ply = -1
        """The position that the board shows; -1: the last that is worked out."""
        self.chosen: ChoiceLine | None = None
        """The decision that is shown."""
        self._since = 0.0
        self._due = False

    @property
    def model(self) -> ReviewModel:
        """Return what is to be shown."""
        return self.port.model()

    # going on

    def tick(self, seconds: float) -> None:
        """Show what was worked out since, all of it now and then."""
        self._since += seconds
        self._due = self.port.poll() or self._due
        if not self._due:
            return
        if (self.port.complete or self._since > OFTEN) and not self.root.dialogs and self.root.popup is None:
            self._since, self._due = 0.0, False
            self.rebuild()

    def back(self) -> None:
        """Go back; what is not worked out yet waits for the next time."""
        self.port.close()
        self.go(Pop())

    def show(self, ply: int) -> None:
        """Show the board at a position."""
        self.ply, self.chosen = ply, None
        self.rebuild()

    def choose(self, choice: ChoiceLine) -> None:
        """Show the board before a decision, and what would have been better."""
        self.ply, self.chosen = choice.ply, choice
        self.rebuild()

    def step(self, by: int) -> None:
        """Go to the next turning point, or the one before."""
        plies = [point.ply for point in self.model.points]
        later = [ply for ply in plies if (ply - self.ply) * by > 0]
        if later:
            self.show(min(later) if by > 0 else max(later))

    @property
    def moment(self) -> int:
        """The position that is shown; at a turning point the one before it, so that it is still to come."""
        point = self.chosen is None and any(one.ply == self.ply for one in self.model.points)
        return self.ply - 1 if point else max(0, self.ply)

    # building

    def build(self) -> Widget:
        """Set the chart over the board, and the lists beside them."""
        kit, tr, model = self.kit, self.port.tr, self.model
        if self.ply < 0 and model.points and self.port.complete:
            self.ply = max(model.points, key=lambda one: abs(one.change)).ply
        head = heading(kit, tr("review-title"), tr("back"), self.back)
        if self.port.failed:
            head.append(Label(kit, tr("review-failed"), DIM, name="failed"))
        elif not self.port.complete:
            bar = Sized(kit, ProgressBar(kit, self.port.share, name="progress"), 160)
            head += [Label(kit, tr("review-working", percent=int(100 * self.port.share)), DIM, name="working"), bar]
        left = Column(kit, [self._chart(model), self._moment(model)], gap="pad")
        pages = [
            (tr("review-points"), self._points(model)),
            (tr("review-choices"), self._choices(model)),
            (tr("review-luck"), self._accounts(model)),
        ]
        tabs = Tabs(kit, pages, self.page, self._turn, name="pages")
        return page(kit, head, Shared(kit, [left, Card(kit, tabs)], _SIDES))

    def _turn(self, index: int) -> None:
        self.page = index

    def _chart(self, model: ReviewModel) -> Widget:
        tr, named = self.port.tr, any(self.port.when(one.turn) is not None for one in model.turns)
        turns = [
            Turn(one.turn if named else round_of(one.turn, len(self.texts.names)), self.texts.when(one.turn), one.ply)
            for one in model.turns
        ]
        seats = range(1 if model.together else len(self.texts.names))
        steps = {one.turn: index for index, one in enumerate(model.turns)}
        flags = [
            Flag(steps[one.turn], 100 * model.turns[steps[one.turn]].chances[one.seat], one.ply) for one in model.points
        ]
        chart = ChanceChart(
            self.kit, [self._curve(model, seat) for seat in seats], turns, flags, self.show, tall=_CHART,
            tip=tr("review-chart-tip"),
        )  # fmt: skip
        chart.go(self.ply)
        title = tr("review-chances-together" if model.together else "review-chances")
        return Card(self.kit, chart, title=title)

    def _curve(self, model: ReviewModel, seat: int) -> Curve:
        values = tuple(float(round(100 * one.chances[seat])) for one in model.turns)
        if model.together:
            return Curve(self.port.tr("review-all"), values, "gold")
        colours = self.kit.theme.seats[self.port.sittings[seat].colour % len(self.kit.theme.seats)]
        return Curve(self.texts.names[seat], values, colours.text, colours.shape)

    def _moment(self, model: ReviewModel) -> Widget:
        """Set the board of the moment with its words."""
        kit, tr = self.kit, self.port.tr
        last = model.turns[-1].ply if model.turns else 0
        ply = last if self.ply < 0 else self.ply
        self.board.order = tuple(sitting.colour for sitting in self.port.sittings)
        self.board.show(self.port.board(ply))
        self.board.mark(self._marks(ply))
        self.board.grow = 1.0
        words = RichText(kit, self._caption(model, ply), BODY, name="caption", grow=1.0)
        keys: list[Widget] = [
            IconButton(kit, "left", partial(self.step, -1), tip=tr("review-before"), name="point-before"),
            IconButton(kit, "right", partial(self.step, 1), tip=tr("review-next"), name="point-next"),
            self._way("review-again", self._again, "replay", "again-from"),
            self._way("review-watch", self._watch, "play", "watch-from"),
        ]
        column = Column(kit, [self.board, Row(kit, [words, *keys], gap="gap")], gap="gap")
        return Card(kit, column, pad="gap", grow=1.0)

    def _way(self, key: str, way: Callable[[int], Change], icon: str, name: str) -> Button:
        """Make a button that leads away from the moment that is shown."""
        tr = self.port.tr
        press = partial(self.attempt, lambda: way(self.moment))
        return Button(self.kit, tr(key), press, icon=icon, name=name, tip=tr(f"about-{name}"))

    def _marks(self, ply: int) -> tuple[Place, ...]:
        if self.chosen is not None:
            return self.port.choice_view(self.chosen).advised.places
        return tuple(self.port.marks(ply)) if ply > 0 and self.ply >= 0 else ()

    def _caption(self, model: ReviewModel, ply: int) -> str:
        turn = next((one.turn for one in model.turns if one.ply >= ply), model.turns[-1].turn if model.turns else 0)
        when = f"<dim>{self.texts.when(turn)}</>"
        if self.chosen is not None:
            return f"<dim>{self.texts.at(self.chosen)}</> · {self.texts.better(self.port.choice_view(self.chosen))}"
        point = next((one for one in model.points if one.ply == ply), None)
        return f"<dim>{self.texts.at(point)}</> · {self.texts.point(point)}" if point is not None else when

    # lists

    def _points(self, model: ReviewModel) -> Widget:
        if not model.points:
            words = self.port.tr("review-even" if self.port.complete else "review-wait")
            return Label(self.kit, words, DIM, name="even")
        rows = [self._point_row(number, one) for number, one in enumerate(model.points, 1)]
        return ScrollArea(self.kit, spaced(self.kit, rows), name="points")

    def _point_row(self, number: int, one: PointLine) -> Widget:
        kit, chosen = self.kit, one.ply == self.ply and self.chosen is None
        sitting = self.port.sittings[one.seat]
        change = STRONG.of("good" if one.change > 0 else "danger-light")
        named = self.port.tr("review-all") if self.model.together else sitting.name
        line: list[Widget] = [Label(kit, self.texts.at(one), SMALL, grow=1.0)]
        line += [] if self.model.together else [SeatMark(kit, sitting.colour, size=16)]
        line += [Label(kit, named, SMALL), Label(kit, percent(one.change), change)]
        words = Column(
            kit, [RichText(kit, self.texts.point(one), BODY), Row(kit, line, gap="gap-tiny")], gap=0, grow=1.0
        )
        row = Row(kit, [Numbered(kit, number, chosen), words], gap="gap")
        return PressRow(kit, row, partial(self.show, one.ply), chosen=chosen, name=f"point-{number}")

    def _choices(self, model: ReviewModel) -> Widget:
        """List the decisions of whom is chosen, the dearest first."""
        kit, tr = self.kit, self.port.tr
        owners = [EVERYBODY, *range(len(self.texts.names))]
        chooser = Dropdown(
            kit, [tr("review-all"), *self.texts.names], owners.index(self.whose), self._look_at, name="whose",
            tip=tr("review-whose"),
        )  # fmt: skip
        found = [one for one in model.choices if self.whose in {EVERYBODY, one.seat}][:MOST_CHOICES]
        rows: list[Widget] = [self._choice_row(number, one) for number, one in enumerate(found, 1)]
        if not rows:
            rows = [Label(kit, tr("review-faultless" if self.port.complete else "review-wait"), DIM, name="faultless")]
        area = ScrollArea(kit, spaced(kit, rows), name="choices")
        area.grow = 1.0
        return Column(kit, [chooser, area], gap="gap")

    def _look_at(self, index: int) -> None:
        self.whose = index - 1
        self.rebuild()

    def _choice_row(self, number: int, one: ChoiceLine) -> Widget:
        kit, tr, told = self.kit, self.port.tr, self.port.choice_view(one)
        sitting = self.port.sittings[one.seat]
        head = Row(
            kit,
            [
                SeatMark(kit, sitting.colour, size=16),
                Label(kit, sitting.name, SMALL),
                Label(kit, self.texts.at(one), SMALL, grow=1.0),
                Label(kit, percent(-one.cost), STRONG.of("danger-light")),
            ],
            gap="gap-tiny",
        )
        lines = [tr("review-made", said=self.texts.action(told.made))]
        lines.append(f"<gold>{self.texts.better(told)}</>")
        plan = self.texts.plan(told)
        lines += [f"<gold>{plan}</>"] if plan else []
        why = "\n".join(f"- {self.texts.rich(ground)}" for ground in told.advised.grounds)
        body: list[Widget] = [head, RichText(kit, "\n".join(lines), BODY)]
        if why:
            body.append(RichText(kit, why, SMALL))
        press: Callable[[], object] = partial(self.choose, one)
        return PressRow(kit, Column(kit, body, gap=0), press, chosen=one == self.chosen, name=f"choice-{number}")

    def _accounts(self, model: ReviewModel) -> Widget:
        """Show luck and play of each seat as two bars."""
        kit, tr = self.kit, self.port.tr
        figures = [figure for one in model.accounts for figure in (abs(one.luck), one.cost)]
        most = max([0.1, *figures])
        titles = (tr("review-luck-row"), tr("review-play-row"))
        wide = max(kit.text.size(title, STRONG).width for title in titles)
        rows: list[Widget] = []
        for one in model.accounts:
            sitting, name = self.port.sittings[Seat(one.seat)], f"{one.seat}"
            told = tr("review-luck-of", dice=percent(one.dice), cards=percent(one.cards))
            agreed = tr("review-agreed", agreed=one.agreed, count=one.decisions)
            rows += [
                Row(kit, [SeatMark(kit, sitting.colour), Label(kit, sitting.name, NAME)], gap="gap"),
                bar_row(kit, titles[0], wide, one.luck, most, told, f"luck-{name}"),
                bar_row(kit, titles[1], wide, -one.cost, most, agreed, f"play-{name}"),
            ]
        rows.append(Label(kit, tr("review-note"), DIM, name="note"))
        return ScrollArea(kit, Column(kit, rows, gap="gap"), name="accounts")
