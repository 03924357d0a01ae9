"""A campaign as a value: who plays which stages, what was played of them, and what follows from that.

Rulings where the rule file is silent:
* A third course has the scenarios of Seafarers, in their order or those of them that are chosen, two at least. Each
  stage is an ordinary game of Seafarers with its scenario. The last of the stages takes the place of the main scenario
  where campaign points and won stages are equal (CAMPAIGN-008), in a short campaign as well.
* Handicap: a seat may have a head start of 1 to 7 campaign points, chosen with the seats; 7 is what a stage can bring.
  They count as gained ones do, for the order, the lead and who begins. No rule of a stage changes (CAMPAIGN-002).
* The goal is that of each stage (CAMPAIGN-002) and no option of a campaign; the layouts are those that every stage has
  (CAMPAIGN-014). An option is left out in a stage whose scenario it does not go with.
* A stage counts as it ended first: a game that is taken back from its end and played on changes nothing
  (CAMPAIGN-017).
* Only the seat of a person may pass to a bot, and back: bots stay (CAMPAIGN-012). Who sits down at the table in the
  middle of a stage plays there to its end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Self

from pydantic import AfterValidator, Field, model_validator

from ..games import catalogue
from ..games.catalogue import RULESETS
from ..kernel import Reason, chance
from ..kernel.errors import GameError
from ..kernel.game import OptionSpec
from ..session.labels import label
from ..session.spec import SEED_LIMIT, Model, NewGame, OptionValue, SeatSpec

COURSES = catalogue.COURSES
"""The stages of each course."""
WIN, QUARTERS = 3, 4
"""Campaign points of a won stage (CAMPAIGN-003), and at most for the share of the goal (CAMPAIGN-004)."""
MOST = WIN + QUARTERS
"""What a stage can bring (CAMPAIGN-006)."""
SHARING_FROM = 3
"""Stages after which a bot far ahead plays for its share as well (CAMPAIGN-023)."""
SEATS = range(2, 7)
LEAST_STAGES = 2
CHOSEN = "seafarers"
"""The course of which stages may be left out."""
SCENARIO, FIRST, GOAL, LAYOUT = "scenario", "first", "goal", "layout"
LAYOUTS = ("fixed", "random")
SEEDS = 10**9
ORDER, DONE, OVER, SETTLED, BOT = (
    Reason(f"campaign-{key}", rule=rule)
    for key, rule in (
        ("order", "CAMPAIGN-024"),
        ("done", "CAMPAIGN-017"),
        ("over", "CAMPAIGN-017"),
        ("settled", "CAMPAIGN-024"),
        ("bot-stays", "CAMPAIGN-012"),
    )
)
_Text = Annotated[str, Field(max_length=100), AfterValidator(label)]
_Points = Annotated[int, Field(ge=-1000, le=1000)]
_Seat = Annotated[int, Field(ge=0, lt=SEATS.stop)]


class CampaignError(GameError):
    """Something that a campaign does not allow."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


def campaign_points(points: int, goal: int, won: bool) -> int:
    """Return what a seat gains with its final points and its own goal (CAMPAIGN-003, CAMPAIGN-004)."""
    return max(0, min(QUARTERS, QUARTERS * points // goal)) + WIN * won


class Stage(Model):
    """A stage that was played to its end."""

    points: tuple[_Points, ...]
    """Final ones by seat, those that were hidden laid open (CAMPAIGN-005)."""
    goals: tuple[Annotated[int, Field(ge=1, le=1000)], ...]
    """The own ones of the seats."""
    winners: tuple[_Seat, ...]
    first: _Seat
    """Who began."""
    date: _Text = ""

    @property
    def gains(self) -> tuple[int, ...]:
        """Return the campaign points that it has brought, by seat."""
        pairs = enumerate(zip(self.points, self.goals, strict=True))
        return tuple([campaign_points(points, goal, seat in self.winners) for seat, (points, goal) in pairs])


class Campaign(Model):
    """A campaign. Everything but `begun`, `handed` and `played` is chosen once (CAMPAIGN-011 to CAMPAIGN-013)."""

    course: _Text
    stages: Annotated[tuple[_Text, ...], Field(min_length=LEAST_STAGES, max_length=20)]
    """Keys of `COURSES`, in the order to play."""
    seats: Annotated[tuple[SeatSpec, ...], Field(min_length=SEATS.start, max_length=SEATS.stop - 1)]
    """As they were at the beginning."""
    options: Annotated[dict[_Text, OptionValue], Field(max_length=100)] = Field(default_factory=dict)
    """For every stage that knows them."""
    head_start: Annotated[tuple[Annotated[int, Field(ge=0, le=MOST)], ...], Field(max_length=SEATS.stop - 1)] = ()
    """Campaign points that the seats begin with; empty: none."""
    seed: Annotated[int, Field(ge=0, lt=SEED_LIMIT)] = 0
    begun: Annotated[int, Field(ge=0, le=10**6)] = 0
    """Games that were begun of the present stage; all but the last one were given up (CAMPAIGN-016)."""
    handed: tuple[_Seat, ...] = ()
    """Seats of people whom a bot stands in for."""
    played: tuple[Stage, ...] = ()
    """The stages that are over."""

    @model_validator(mode="after")
    def _fits(self) -> Self:
        count, course = len(self.seats), COURSES.get(self.course, ())
        whole = self.stages == tuple([stage for stage in course if stage in self.stages])
        if not whole or (self.course != CHOSEN and self.stages != course):
            raise ValueError("these are no stages of the course")
        rows = [row for stage in self.played for row in (stage.points, stage.goals)]
        sitting = [*self.handed, *[seat for stage in self.played for seat in (*stage.winners, stage.first)]]
        if any(len(row) != count for row in (*rows, *([self.head_start] if self.head_start else []))):
            raise ValueError("there is a figure for each seat")
        if len(self.played) > len(self.stages) or not all(seat < count for seat in sitting):
            raise ValueError("there is no such stage or seat")
        return self

    @property
    def number(self) -> int:
        """Return the index of the stage to play; how many there are when it is over."""
        return len(self.played)

    @property
    def over(self) -> bool:
        """Return whether all stages were played."""
        return self.number == len(self.stages)

    @property
    def sitting(self) -> tuple[SeatSpec, ...]:
        """Return who plays the next stage: the people, the bots, and the bots that stand in for people."""
        return tuple(
            [
                one.model_copy(update={"kind": "bot"}) if seat in self.handed else one
                for seat, one in enumerate(self.seats)
            ]
        )


# the score


def totals(campaign: Campaign, stages: int | None = None) -> tuple[int, ...]:
    """Return the campaign points by seat after some stages, by default all that were played."""
    rows = [campaign.head_start or (0,) * len(campaign.seats), *[stage.gains for stage in campaign.played[:stages]]]
    return tuple(map(sum, zip(*rows, strict=True)))


def wins(campaign: Campaign) -> tuple[int, ...]:
    """Return how many stages each seat has won."""
    return tuple([sum(seat in one.winners for one in campaign.played) for seat in range(len(campaign.seats))])


def places(campaign: Campaign) -> tuple[int, ...]:
    """Return the place of each seat, 1 the best; shared where all is equal (CAMPAIGN-007, CAMPAIGN-008)."""
    last = campaign.played[-1].points if campaign.over else (0,) * len(campaign.seats)
    rows = list(zip(totals(campaign), wins(campaign), last, strict=True))
    return tuple([1 + sum(other > row for other in rows) for row in rows])


def beginner(campaign: Campaign) -> int | None:
    """Return the seat that begins the next stage (CAMPAIGN-009, CAMPAIGN-010); None where everybody rolls for it."""
    if not campaign.played:
        return None
    count, before, points = len(campaign.seats), campaign.played[-1].first, totals(campaign)
    clockwise = [(before + step) % count for step in range(1, count + 1)]
    return min(clockwise, key=lambda seat: points[seat])


def sharing(campaign: Campaign) -> frozenset[int]:
    """Return the seats whose bots play for their share of the goal as well (CAMPAIGN-023)."""
    if campaign.number < SHARING_FROM:
        return frozenset()
    points = totals(campaign)
    leader = max(range(len(points)), key=lambda seat: points[seat])
    lead = points[leader] - max(points[:leader] + points[leader + 1 :])
    return frozenset({leader} if lead > MOST else ())


def winners(campaign: Campaign) -> tuple[int, ...]:
    """Return the seats that have won a campaign; none while it goes on."""
    return tuple([seat for seat, place in enumerate(places(campaign)) if place == 1 and campaign.over])


# its games


def parts_of(stage: str) -> tuple[str, str]:
    """Return the ruleset of a stage, and its scenario, empty where the game has none."""
    ruleset, _, scenario = stage.partition("/")
    return ruleset, scenario


def options_of(stages: Iterable[str]) -> tuple[OptionSpec, ...]:
    """Return what can be chosen for all stages: every option of one of them but goal and scenario."""
    found: dict[str, OptionSpec] = {}
    for ruleset in dict.fromkeys(parts_of(stage)[0] for stage in stages):
        for spec in RULESETS[ruleset].options:
            if spec.asked and spec.key not in {GOAL, SCENARIO}:
                found.setdefault(spec.key, spec)
    return tuple(found.values())


def _fitting(stage: str, chosen: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Return the options of a stage: its scenario, and of those chosen what it knows and what goes with the scenario
    and with each other (CAMPAIGN-013)."""
    ruleset, scenario = parts_of(stage)
    found: dict[str, OptionValue] = {SCENARIO: scenario} if scenario else {}
    for spec in RULESETS[ruleset].options:
        value = chosen.get(spec.key, spec.default)
        alike = any(value == one and type(value) is type(one) for one in spec.choices)
        if value != spec.default and alike and not any(found.get(key) == other for key, other in spec.clashes):
            found[spec.key] = value
    return found


def game_of(campaign: Campaign) -> NewGame:
    """Return the game of the present stage (CAMPAIGN-002), each begun anew on a seed of its own (CAMPAIGN-014)."""
    stage, first = campaign.stages[campaign.number], beginner(campaign)
    luck = chance.source(campaign.seed, "stage", campaign.number, campaign.begun)
    begins: dict[str, OptionValue] = {} if first is None else {FIRST: first + 1}
    return NewGame(
        ruleset=parts_of(stage)[0],
        seats=campaign.sitting,
        options={**_fitting(stage, campaign.options), **begins},
        seed=luck.randrange(SEEDS),
    )


# what is done with it


def why_not_begin(campaign: Campaign, number: int) -> Reason | None:
    """Return why the stage of an index cannot be begun; None if it can (CAMPAIGN-017, CAMPAIGN-024)."""
    if campaign.over:
        return OVER
    return None if number == campaign.number else DONE if number < campaign.number else ORDER


def begin(campaign: Campaign, number: int) -> Campaign:
    """Return it with a game of a stage begun; one that went on is given up (CAMPAIGN-016). CampaignError if refused."""
    _check(why_not_begin(campaign, number))
    return campaign.model_copy(update={"begun": campaign.begun + 1})


def end(campaign: Campaign, number: int, stage: Stage) -> Campaign:
    """Return it with the stage of an index played. CampaignError if that was not the present one."""
    _check(why_not_begin(campaign, number))
    return campaign.model_copy(update={"begun": 0, "played": (*campaign.played, stage)})


def hand(campaign: Campaign, seat: int, to_bot: bool) -> Campaign:
    """Return it with the seat of a person passed to a bot, or back (CAMPAIGN-012). CampaignError for that of a bot."""
    _check(None if campaign.seats[seat].human else BOT)
    others = [one for one in campaign.handed if one != seat]
    return campaign.model_copy(update={"handed": tuple(sorted([*others, *[seat] * to_bot]))})


def why_not_become(before: Campaign, after: Campaign) -> Reason | None:
    """Return why a campaign cannot become another one: seats, options and stages that were played stay."""
    changing = {"begun", "handed", "played"}
    if before.model_dump(exclude=changing) != after.model_dump(exclude=changing):
        return SETTLED
    return None if after.played[: before.number] == before.played else DONE


def _check(reason: Reason | None) -> None:
    if reason is not None:
        raise CampaignError(reason)


def choose(course: str, left_out: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the stages of a course in their order, without those left out."""
    return tuple([stage for stage in COURSES[course] if stage not in left_out])
