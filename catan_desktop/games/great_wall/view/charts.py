"""The course of the Great Wall in figures: honour by source, shame, the horde before the wall, great moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import accumulate

from catan_desktop.games.great_wall import events
from catan_desktop.games.great_wall.ending import AT_MOST, fulfilled, request_value
from catan_desktop.games.great_wall.part import COURSE, COURT, ESTATES
from catan_desktop.games.great_wall.tables import tables
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import SEATS
from catan_desktop.present.charts import ChartView, Feat, Flow, Story, TallyRows, tally
from catan_desktop.present.models.charts import Chart, Grid, Head, Layers, Lines, Row, Series
from catan_desktop.present.words import Who, Words, words

from .names import request_words

SOURCES = {
    **dict.fromkeys(("presence", "trophy", "archers"), "battle"),
    **{"reward": "spots", "build": "build", "overseer": "overseers", "commands": "commands"},
    **{"tower": "towers", "shot": "shots"},
    **dict.fromkeys(("general", "advisor"), "people"),
}
"""Cause of honour -> its source, in the order to show."""
FINAL = ("artifacts", "passive", "resources", "shame")
"""Sources of the final scoring."""
ICONS = {
    "battle": "gw-trophy",
    "spots": "gw-honour",
    "build": "gw-wall",
    "overseers": "gw-overseer",
    "commands": "gw-command",
    "towers": "gw-tower",
    "shots": "gw-fire",
    "people": "gw-general",
    "artifacts": "gw-artifact",
    "passive": "gw-advisor",
    "resources": "gw-stone",
    "shame": "gw-shame",
    "trophies": "gw-trophy",
    "recruited": "gw-recruit",
    "lost": "skull",
    "walls": "gw-wall",
    "advisors": "gw-advisor",
}
"""Pictures before the heads of tables."""
TROPHIES, RECRUITED, LOST, WALLS, OVERSEERS, ADVISORS, SHAME = DEEDS = (
    *("trophies", "recruited", "lost", "walls", "overseers", "advisors", "shame"),
)
PREFIX = "gw-"
REMEMBERED = (TROPHIES, RECRUITED, WALLS)
"""Deeds that may be the most of all games."""
ATTACK, DEFENCE, BREACHES, CAME, BEATEN = WINTER = ("attack", "defence", "breaches", "came", "beaten")


def by_year(story: Story) -> Iterator[tuple[int, Event]]:
    """Return what happened, each event with its Year."""
    year = COURSE.of(story.game, story.start).year
    for _, event in story.events:
        if isinstance(event, events.YearBegan):
            year = event.year
        yield year, event


def years_of(story: Story) -> tuple[int, ...]:
    """Return the Years that have begun."""
    return tuple(range(1, max([1, *(year for year, _ in by_year(story))]) + 1))


def heads(text: str, keys: Iterable[str]) -> tuple[Head, ...]:
    """Return the heads of columns; `text` is what their text keys begin with."""
    return tuple([Head(words(f"{text}-gw-{key}"), "icon-" + ICONS[key]) for key in keys])


def _named(seat: int) -> Words:
    return words("seat-named", who=Who(SEATS[seat]))


def _earned(story: Story) -> Counter[tuple[int, str, int]]:
    """Return honour by seat, source and Year."""
    found: Counter[tuple[int, str, int]] = Counter()
    for year, event in by_year(story):
        if isinstance(event, events.HonourGained):
            found[event.seat, SOURCES[event.cause], year] += event.count
        elif isinstance(event, events.FinalHonour):
            for source in FINAL:
                found[event.seat, source, year] += getattr(event, source)
    return found


def honour(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Honour of every seat by source, and over the Years."""
    earned, years, seats = _earned(story), years_of(story), range(story.game.seats)
    used = {source for (_, source, _), count in earned.items() if count}
    sources = [source for source in (*dict.fromkeys(SOURCES.values()), *FINAL) if source in used]
    names = [words(f"source-gw-{source}") for source in sources]
    courses = [
        [tuple(accumulate([earned[seat, source, year] for year in years])) for source in sources] for seat in seats
    ]
    parts = tuple([tuple(map(Series, names, course)) for course in courses])
    sums = [tuple([sum([one[at] for one in course]) for at in range(len(years))]) for course in courses]
    totals = tuple([Series(_named(seat), sums[seat], seat) for seat in seats])
    rows = tuple([Row((*[one[-1] for one in courses[seat]], sums[seat][-1]), seat) for seat in seats])
    grid = Grid((*heads("source", sources), Head(words("result-sum"))), rows, summed=True, turned=True)
    return (
        Chart("gw-sources", "overview", words("chart-gw-sources"), grid),
        Chart("gw-honour", "points", words("chart-gw-honour"), Layers(years, totals, parts)),
    )


TALLY: TallyRows = {
    events.Defeated: lambda event: ((event.claimant, TROPHIES, 1),),
    events.Recruited: RECRUITED,
    events.SoldierKilled: LOST,
    events.SoldierSaved: lambda event: ((event.seat, LOST, -1),),
    events.WallBuilt: WALLS,
    events.OverseerRaised: OVERSEERS,
    events.AdvisorJoined: ADVISORS,
    events.ShameTaken: f"{SHAME}:count",
}


def deeds(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """By seat: trophies, soldiers recruited and lost for good, levels built, overseers, advisors, shame; and the shame
    of everybody over the Years."""
    counts, shame = tally(story, TALLY), Counter[tuple[int, int]]()
    for year, event in by_year(story):
        if isinstance(event, events.ShameTaken):
            shame[event.seat, year] += event.count
    seats, years = range(story.game.seats), years_of(story)
    rows = tuple([Row(tuple([counts[seat, deed] for deed in DEEDS]), seat) for seat in seats])
    curves = [Series(_named(seat), tuple(accumulate([shame[seat, year] for year in years])), seat) for seat in seats]
    return (
        Chart("gw-deeds", "deeds", words("chart-gw-deeds"), Grid(heads("count", DEEDS), rows, turned=True)),
        Chart("gw-shame", "points", words("chart-gw-shame"), Lines(years, tuple(curves))),
    )


def requests(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Return what was asked of players who play together and what they have reached, with the tokens of shame that they
    have taken or lost to raids, and the breaches of all Years."""
    game = story.game
    state = story.states[-1] if story.states else story.start
    court, estates = COURT.of(game, state), ESTATES.of(game, state)
    if not court.requests:
        return ()
    rows = []
    for card in court.requests:
        one, done = tables(game).requests[card], fulfilled(game, state, card)
        name = request_words(game, card)
        name = words("request-gw-at-most", name=name) if one.key in AT_MOST else name
        cells = (one.goals[game.seats - 1], request_value(game, state, one.key))
        rows.append(Row(cells, name=name, icon="icon-check" if done else "icon-cross"))
    breaches = sum([isinstance(event, events.Assaulted) and event.breached for _, event in story.events])
    shame = sum([own.shame for own in estates.players])
    raided = sum([event.count for _, event in story.events if isinstance(event, events.Raid)])
    note = words("note-gw-requests", shame=shame, raided=raided, left=estates.shame_left, breaches=breaches)
    grid = Grid((Head(words("count-gw-asked")), Head(words("count-gw-reached"))), tuple(rows))
    return (Chart("gw-requests", "overview", words("lot-gw-requests"), grid, (note,)),)


def frontier(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """By Year: attack and defence of all sections that were attacked, breaches, horde cards that came and that were
    beaten."""
    found: Counter[tuple[int, str]] = Counter()
    for year, event in by_year(story):
        if isinstance(event, events.Assaulted):
            found[year, ATTACK] += event.attack
            found[year, DEFENCE] += event.defence
            found[year, BREACHES] += event.breached
        elif isinstance(event, events.HordePlaced | events.Defeated):
            found[year, CAME if isinstance(event, events.HordePlaced) else BEATEN] += 1
    years = years_of(story)
    inks = {ATTACK: "danger-light", DEFENCE: "ice"}
    curves = [
        Series(words(f"count-gw-{key}"), tuple([found[year, key] for year in years]), ink=ink)
        for key, ink in inks.items()
    ]
    rows = [Row(tuple([found[year, key] for key in WINTER]), name=words("chart-gw-year", year=year)) for year in years]
    grid = Grid(tuple([Head(words(f"count-gw-{key}")) for key in WINTER]), tuple(rows))
    return (
        Chart(
            "gw-attack", "frontier", words("chart-gw-attack"), Lines(years, tuple(curves)), (words("chart-gw-note"),)
        ),
        Chart("gw-winters", "frontier", words("chart-gw-winters"), grid),
    )


def feats(story: Story) -> Iterable[Feat]:
    """Return by seat: trophies, levels built, soldiers recruited."""
    counts = tally(story, TALLY)
    return [Feat(PREFIX + deed, seat, count) for (seat, deed), count in counts.items() if deed in REMEMBERED]


CHARTS = ChartView(
    charts=(requests, honour, deeds, frontier),
    feats=feats,
)
