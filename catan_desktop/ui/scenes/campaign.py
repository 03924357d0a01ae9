"""A campaign between two stages and at its end: the score, its course, the story so far, and what comes next."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from catan_desktop.campaign.campaign import Campaign, beginner, parts_of, places, totals, winners, wins
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.models.charts import Chart, Layers, Series
from catan_desktop.present.models.screens import SeatLine
from catan_desktop.present.naming import names_of
from catan_desktop.present.words import Who, say, words
from catan_desktop.stores.files import Refused
from catan_desktop.ui.dialogs.plain import confirm_dialog
from catan_desktop.ui.scene import Push
from catan_desktop.ui.scenes.parts import MenuScreen, SeatFace, Shared, Sized, face_key, heading, page
from catan_desktop.ui.scenes.result_charts import ChartPainter, Chooser
from catan_desktop.ui.scenes.result_mood import Mood, Scenery
from catan_desktop.ui.scenes.result_table import FigureTable, Heading, Line
from catan_desktop.ui.scenes.ruleset_card import PictureCard
from catan_desktop.ui.scenes.services import Campaigns, Shell
from catan_desktop.ui.text import BODY, DIM, LARGE, STRONG
from catan_desktop.ui.widgets import Button, Card, Column, Grid, Label, Row, ScrollArea, Space, Toggle, Widget

_PICTURE = 96
"""Least height of the picture of the next stage, ..."""
_ALONE = 260
"""... and of the first, where there is nothing to tell yet."""
_LOW = 0.2
"""Share of the window's height for the picture of the end."""


class CampaignScreen(MenuScreen):
    """Score and course at the left, what comes next and the story at the right."""

    in_hand = "play"

    def __init__(self, shell: Shell, campaigns: Campaigns, path: Path, *, below: bool = True) -> None:
        """`below`: something lies under this screen, so that going back leads to it."""
        super().__init__(shell)
        self.campaigns, self.path, self.below = campaigns, path, below
        self.campaign: Campaign = campaigns.at(path)

    @property
    def pictured(self) -> str:  # type: ignore[override]
        """Return the game of the stage to play, or of the last one."""
        return parts_of(self.campaign.stages[min(self.campaign.number, len(self.campaign.stages) - 1)])[0]

    def build(self) -> Widget:
        """Set two columns, and the ways on below them."""
        kit, tr, campaign = self.kit, self.shell.tr, self.campaign
        painter = ChartPainter(
            self.shell, self._seats(), Chooser(-1, lambda seat: None), rounds=False, step="campaign-after"
        )
        left: list[Widget] = [Card(kit, self._table(), title=tr("campaign-score"))]
        if campaign.played:
            course = self._course()
            left.append(Card(kit, painter.lines(course), title=painter.say(course.title), grow=1.0))
        right = [self._story()] if campaign.over else [self._next(), self._story()]
        columns = [Column(kit, left, gap="pad", grow=1.0), Column(kit, right, gap="pad", grow=1.0)]
        return page(kit, self._head(), ScrollArea(kit, Shared(kit, columns, (1.15, 1.0))), self._foot())

    def back(self) -> None:
        """Go back to what lies below, else to the title."""
        if self.below:
            super().back()
        else:
            self.attempt(self.campaigns.leave)

    # its parts

    @property
    def names(self) -> list[str]:
        """Return the names of the seats."""
        return names_of(self.campaign.seats, self.shell.tr)

    def _head(self) -> list[Widget]:
        """Return the course and the stage; at the end who has won."""
        kit, tr, campaign = self.kit, self.shell.tr, self.campaign
        course = tr(f"campaign-course-{campaign.course}")
        if not campaign.over:
            stage = tr("campaign-stage", number=campaign.number + 1, all=len(campaign.stages))
            return [*heading(kit, course, tr("back"), self.back), Label(kit, stage, DIM)]
        won = winners(campaign)
        names = ", ".join(self.names[seat] for seat in won)
        title = tr("campaign-won-many" if len(won) > 1 else "campaign-won", names=names)
        faces: list[Widget] = [self._face(seat, 60) for seat in won]
        arrow, head = heading(kit, title, tr("back"), self.back)
        return [arrow, *faces, head, Label(kit, course, DIM)]

    def _face(self, seat: int, size: float) -> SeatFace:
        sitting = self.campaign.seats[seat]
        return SeatFace(self.kit, face_key(sitting.character, sitting.human, sitting.colour), sitting.colour, size=size)

    def _seats(self) -> list[SeatLine]:
        campaign, first = self.campaign, places(self.campaign)
        return [
            SeatLine(name, seat.colour, seat.human, seat.level, points, campaign.over and place == 1, seat.character)
            for name, seat, points, place in zip(self.names, campaign.seats, totals(campaign), first, strict=True)
        ]

    def _table(self) -> Widget:
        """Return the points of every stage with what they have brought, and the sums (CAMPAIGN-021)."""
        tr, campaign, seats = self.shell.tr, self.campaign, self._seats()
        rows = [
            [
                tr("campaign-gained", points=points, gain=gain)
                for points, gain in zip(stage.points, stage.gains, strict=True)
            ]
            for stage in campaign.played
        ]
        widest = max((cell for row in rows for cell in row), key=len, default="")
        heads = [
            Heading(seat.name, colour=seat.colour, named=True, winner=seat.winner, widest=widest) for seat in seats
        ]
        lines = [
            Line(
                f"{number + 1}. {self.campaigns.stage_name(stage)}",
                tuple(rows[number]) if number < len(rows) else ("",) * len(seats),
            )
            for number, stage in enumerate(campaign.stages)
        ]
        if campaign.head_start:
            lines.insert(0, Line(tr("campaign-head-start"), campaign.head_start))
        lines += [
            Line(tr("campaign-wins"), wins(campaign)),
            Line(tr("campaign-total"), totals(campaign), total=True),
        ]
        told = Label(self.kit, tr("campaign-cell-help"), DIM)
        return Column(self.kit, [FigureTable(self.kit, heads, lines, low=True, name="score"), told])

    def _course(self) -> Chart:
        """Return the campaign points of every seat over the stages (CAMPAIGN-022)."""
        campaign = self.campaign
        steps = tuple(range(campaign.number + 1))
        after = [totals(campaign, step) for step in steps]
        series = [
            Series(words("campaign-total"), tuple(row[seat] for row in after), seat)
            for seat in range(len(campaign.seats))
        ]
        title = words("campaign-course-of-points")
        return Chart("campaign", "", title, Layers(steps, tuple(series), ()))

    def _next(self) -> Widget:
        """Return the stage that comes next, who begins it, and which people a bot stands in for (CAMPAIGN-012)."""
        kit, tr, campaign = self.kit, self.shell.tr, self.campaign
        stage = campaign.stages[campaign.number]
        name = tr("campaign-stage-named", number=campaign.number + 1, name=self.campaigns.stage_name(stage))
        picture = PictureCard(kit, f"ruleset-{parts_of(stage)[0]}", name, True, self._play, name="stage")
        first = beginner(campaign)
        rows: list[Widget] = [
            Sized(kit, picture, 10_000, tall=_PICTURE if campaign.played else _ALONE),
            Label(kit, tr(f"campaign-tale-{stage.replace('/', '-')}"), LARGE, name="tale"),
        ]
        if first is None:
            rows.append(Label(kit, tr("campaign-rolled"), STRONG, name="first"))
        else:
            begins = Label(kit, tr("campaign-goes-first", name=self.names[first]), STRONG, grow=1.0, name="first")
            rows.append(Row(kit, [self._face(first, 34), begins]))
        people = [seat for seat, sitting in enumerate(campaign.seats) if sitting.human and not campaign.begun]
        stand_ins: list[Widget] = [
            Toggle(
                kit,
                say(words("campaign-stand-in", name=Who(Seat(seat))), tr, self.names),
                seat in campaign.handed,
                partial(self._hand, seat),
                name=f"stand-in-{seat}",
            )
            for seat in people
        ]
        if stand_ins:
            rows.append(Grid(kit, stand_ins, cell=240, most=2))
        return Card(kit, Column(kit, rows))

    def _story(self) -> Widget:
        """Return what happened in the stages, the last one first; at the end how the story closes."""
        kit, tr, campaign = self.kit, self.shell.tr, self.campaign
        rows: list[Widget] = []
        if campaign.over:
            won = winners(campaign)
            names, points = ", ".join(self.names[seat] for seat in won), totals(campaign)[won[0]]
            rows.append(Label(kit, tr("campaign-tale-end", names=names, points=points), LARGE, name="tale"))
            mood = Mood(kit, "win", self.pictured, colour=campaign.seats[won[0]].colour if len(won) == 1 else -1)
            rows.append(Scenery(kit, mood, highest=_LOW, grow=1.0))
        for number, (stage, played) in reversed(list(enumerate(zip(campaign.stages, campaign.played, strict=False)))):
            key = f"campaign-tale-{stage.replace('/', '-')}.after" if played.winners else "campaign-tale-nobody"
            who = ", ".join(self.names[seat] for seat in played.winners)
            name = tr("campaign-stage-named", number=number + 1, name=self.campaigns.stage_name(stage))
            rows.append(Column(kit, [Label(kit, name, STRONG.of("gold")), Label(kit, tr(key, who=who), BODY)], gap=2))
        if not rows:
            return Space(kit)
        return Card(kit, Column(kit, rows, gap="pad"), title=tr("campaign-story"), grow=1.0)

    def _foot(self) -> list[Widget]:
        kit, tr, campaign = self.kit, self.shell.tr, self.campaign
        foot: list[Widget] = [
            Button(kit, tr("result-menu"), self._menu, kind="quiet", icon="left", name="menu"),
        ]
        if campaign.over:
            new = Button(kit, tr("campaign-new"), self._new, kind="primary", icon="plus", name="play")
            return [*foot, new]
        if campaign.begun:
            foot.append(Button(kit, tr("campaign-again"), self._ask, icon="replay", name="again"))
        key = "campaign-go-on" if campaign.begun else "campaign-play"
        go = tr(key, number=campaign.number + 1)
        return [*foot, Button(kit, go, self._play, kind="primary", icon="play", name="play")]

    # what happens

    def _menu(self) -> None:
        self.attempt(self.campaigns.leave)

    def _new(self) -> None:
        self.attempt(lambda: Push(self.shell.scene("new-campaign")))

    def _play(self) -> None:
        self.attempt(lambda: self.campaigns.play(self.path))

    def _ask(self) -> None:
        kit, tr = self.kit, self.shell.tr
        title, sure, yes = (tr(f"campaign-again{more}") for more in ("", "-sure", "-yes"))
        self.root.open(confirm_dialog(kit, title, sure, yes, tr("cancel"), self._again), self._ask)

    def _again(self) -> None:
        self.attempt(lambda: self.campaigns.begin_stage(self.path))

    def _hand(self, seat: int, to_bot: bool) -> None:
        try:
            self.campaign = self.campaigns.hand(self.path, seat, to_bot)
        except Refused as refusal:
            self.root.toast(str(refusal), "danger")
        self.rebuild()
