"""Setting up a campaign: course and stages, players with their head start, and the options of all stages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from catan_desktop.campaign.campaign import CHOSEN, COURSES, LEAST_STAGES, MOST, choose, parts_of
from catan_desktop.present.models.screens import OptionCard, RulesetCard
from catan_desktop.present.words import TextArgument
from catan_desktop.stores.almanacs import Almanacs
from catan_desktop.stores.islands import OwnIslands
from catan_desktop.ui.scenes.new_game_draft import Draft
from catan_desktop.ui.scenes.new_game_seats import Seating
from catan_desktop.ui.scenes.option_rows import OptionRows
from catan_desktop.ui.scenes.parts import MenuScreen, SeatMark, Sized, heading, page
from catan_desktop.ui.scenes.ruleset_card import GamesAbove, PictureCard
from catan_desktop.ui.scenes.services import Campaigns, Lobby, Shell
from catan_desktop.ui.text import SMALL, STRONG
from catan_desktop.ui.widgets import (
    Button,
    Card,
    Column,
    Dropdown,
    Label,
    Line,
    RichText,
    Row,
    ScrollArea,
    Toggle,
    Widget,
)


class CampaignDraft(Draft):
    """What is chosen so far: course, stages, and seats and options of all of them."""

    def __init__(self, lobby: Lobby, islands: OwnIslands, changed: Callable[[], object], campaigns: Campaigns) -> None:
        """`changed` is called when something is chosen that the page shows."""
        super().__init__(lobby, islands, lambda: None, lambda: None)
        self.campaigns = campaigns
        self.course = next(iter(COURSES))
        self.left_out: tuple[str, ...] = ()
        """Stages of the course that can be chosen."""
        self.starts: dict[int, int] = {}
        """Colour of a seat -> its head start, so that it stays with who sits there."""
        self.spec = self.spec.model_copy(update={"options": {}, "board": None, "seed": lobby.seed()})
        self.take_course(self.course)
        self._changed = changed

    @property
    def card(self) -> RulesetCard:
        """Return what can be chosen for the stages."""
        return self.campaigns.card(self.stages or choose(self.course))

    @property
    def stages(self) -> tuple[str, ...]:
        """Return the chosen stages in their order."""
        return choose(self.course, self.left_out if self.course == CHOSEN else ())

    @property
    def head_start(self) -> tuple[int, ...]:
        """Return the head start of each seat."""
        return tuple(self.starts.get(seat.colour, 0) for seat in self.seats)

    def take_course(self, course: str) -> None:
        """Choose a course; options that its stages do not know are dropped."""
        self.course = course
        self.set(ruleset=self.card.key)

    def take_stage(self, stage: str, taken: bool) -> None:
        """Choose a stage or leave it out."""
        self.left_out = tuple(one for one in (*self.left_out, stage) if one != stage or not taken)
        self.set(ruleset=self.card.key)

    def take_start(self, colour: int, points: int) -> None:
        """Choose a head start."""
        self.starts[colour] = points
        self.set()


class NewCampaignScreen(MenuScreen):
    """Course and players at the left, stages and options at the right."""

    in_hand = "start"

    def __init__(
        self, shell: Shell, lobby: Lobby, almanac: Almanacs, islands: OwnIslands, campaigns: Campaigns
    ) -> None:
        super().__init__(shell)
        self.lobby, self.almanac, self.campaigns = lobby, almanac, campaigns
        self.draft = CampaignDraft(lobby, islands, self.rebuild, campaigns)
        self.seating = Seating(self, self.draft, self.words)
        self.rows = OptionRows(shell, self.draft, self.words)

    @property
    def pictured(self) -> str:  # type: ignore[override]
        """Return the game of the first stage."""
        return self.draft.spec.ruleset

    def words(self, key: str, /, **args: TextArgument) -> str:
        """Return a text in the words of the first stage."""
        return self.almanac.tr_in(self.draft.spec.ruleset, key, **args)

    # the page

    def build(self) -> Widget:
        """Set two columns, and the start below them."""
        kit, tr = self.kit, self.shell.tr
        left = ScrollArea(kit, self._left())
        right = ScrollArea(kit, Column(kit, [self._stages(), self._head_start(), self._options()], gap="pad"))
        columns: list[Widget] = [Sized(kit, left, 480, grow=1.0), Sized(kit, right, 420, grow=1.0)]
        start = Button(kit, tr("campaign-begin"), self._start, kind="primary", icon="play", size="large", name="start")
        if len(self.draft.stages) < LEAST_STAGES:
            start.disable(tr("campaign-stages-least"))
        head = heading(kit, tr("campaign-new"), tr("back"), self.back)
        return page(kit, head, Row(kit, columns, gap="gap-large", stretch=True), [Sized(kit, start, 260)])

    def _left(self) -> Widget:
        """Set the courses, below them what a campaign is, and the seats."""
        kit, tr = self.kit, self.shell.tr
        cards = [
            PictureCard(
                kit,
                f"ruleset-{parts_of(stages[0])[0]}",
                tr(f"campaign-course-{course}"),
                course == self.draft.course,
                partial(self.draft.take_course, course),
                name=f"course-{course}",
                tip=tr(f"campaign-course-{course}.line"),
            )
            for course, stages in COURSES.items()
        ]
        line = Label(kit, tr(f"campaign-course-{self.draft.course}.line"), SMALL, name="line")
        how = RichText(kit, tr("campaign-how"), SMALL.of("ink"), name="how")
        return GamesAbove(kit, cards, [line, how, self.seating.card()])

    def _stages(self) -> Widget:
        """Return the stages in their order; those that may be left out with a switch each."""
        kit, tr, draft = self.kit, self.shell.tr, self.draft
        rows: list[Widget] = []
        for number, stage in enumerate(COURSES[draft.course], 1):
            name = f"{number}. {self.campaigns.stage_name(stage)}"
            if draft.course == CHOSEN:
                rows.append(
                    Toggle(kit, name, stage in draft.stages, partial(draft.take_stage, stage), name=f"stage-{number}")
                )
            else:
                rows.append(Label(kit, name, STRONG))
        if len(draft.stages) < LEAST_STAGES:
            rows.append(Label(kit, tr("campaign-stages-least"), SMALL.of("danger-light")))
        return Card(kit, Column(kit, rows, gap=4), title=tr("campaign-stages"))

    def _head_start(self) -> Widget:
        kit, tr, draft = self.kit, self.shell.tr, self.draft
        values = [tr("campaign-head-start-none"), *(f"+{points}" for points in range(1, MOST + 1))]
        rows: list[Widget] = [Label(kit, tr("campaign-head-start-help"), SMALL)]
        for seat, (sitting, points) in enumerate(zip(draft.seats, draft.head_start, strict=True)):
            choice = Dropdown(kit, values, points, partial(draft.take_start, sitting.colour), name=f"head-start-{seat}")
            name = Label(kit, self.seating.called(seat), STRONG, grow=1.0)
            rows.append(Row(kit, [SeatMark(kit, sitting.colour), name, choice]))
        return Card(kit, Column(kit, rows, gap=6), title=tr("campaign-head-start"))

    def _options(self) -> Widget:
        kit, tr = self.kit, self.shell.tr
        rows: list[Widget] = [Label(kit, tr("campaign-options-help"), SMALL)]
        for option in self._offered():
            rows += [Line(kit), self.rows.row(option)]
        return Card(kit, Column(kit, rows, gap=10), title=tr("campaign-options"))

    def _offered(self) -> Sequence[OptionCard]:
        return [option for option in self.draft.options() if len(option.choices) > 1]

    def _start(self) -> None:
        draft = self.draft
        self.attempt(lambda: self.campaigns.create(draft.course, draft.stages, draft.spec, draft.head_start))
