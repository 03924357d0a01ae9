"""The course of a settlers game in figures: points, dice, cards, trades, and its great moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from catan_desktop.kernel import Counts, Game, GameState, Seat
from catan_desktop.kernel.event import Event, TurnBegan
from catan_desktop.mechanics import events
from catan_desktop.mechanics.coins import GoldSold, GoldSpent
from catan_desktop.mechanics.flows import FLOWS
from catan_desktop.mechanics.hand_flows import BANK, Moved, Teller
from catan_desktop.mechanics.hand_flows import Flows as HandFlows
from catan_desktop.mechanics.parts import HANDS, PIECES
from catan_desktop.mechanics.pieces import CITY_POINTS
from catan_desktop.mechanics.scoring import goal_of, hidden_points, sources
from catan_desktop.mechanics.tables import tables
from catan_desktop.present.charts import ChartView, Feat, Flow, Flows, Story
from catan_desktop.present.chi_square import few, more_even_of_hundred
from catan_desktop.present.models.board import RED
from catan_desktop.present.models.charts import Bars, Chart, Column, Grid, Head, Layers, Limit, Row, Series
from catan_desktop.present.words import Who, Words, words

TOTALS = tuple(range(2, 13))
SEVEN = 7
GAINS = ("start", "production", "supply", "players", "theft", "cards")
LOSSES = ("built", "supply", "players", "theft", "seven", "cards")
SOURCES = ("settlements", "cities", "longest", "largest", "vp_cards")
"""The usual order of sources; those of other modules come after them."""
EACH = {"cities": CITY_POINTS}
"""By source: the points of one thing, where they are not one point."""


# what moved


Source: TypeAlias = str | Callable[[Game, Any], str | None]
"""`flow-<source>`: where cards came from or what took them; None where that is no news."""


def flows_by(sources: Mapping[type[Event], Source], told: HandFlows = FLOWS) -> dict[type[Event], Flows]:
    """Return what events move by source: cards and hands as the events tell of them (`told`, or any settlers game)."""
    tellers = {**FLOWS.tellers, **told.tellers}
    return {kind: _flows_of(tellers[kind], source) for kind, source in sources.items()}


def _flows_of(teller: Teller, source: Source) -> Flows:
    def flows(game: Game, event: Event) -> tuple[Flow, ...]:
        key = source(game, event) if callable(source) else source
        facts = teller(game, (event,), 0) if key is not None else ()
        moved = [fact for fact in facts if isinstance(fact, Moved) and (any(fact.cards) or fact.unseen)]
        ends = [(fact, end) for fact in moved for end in (fact.giver, fact.taker) if end != BANK]
        return tuple([Flow(Seat(end), key or "", fact.cards, fact.unseen, end == fact.giver) for fact, end in ends])

    return flows


def of_cause(source: str, *causes: str) -> Callable[[Game, events.CardsTaken], str | None]:
    """Return the source of cards that were taken from the bank for one of these causes."""
    return lambda game, event: source if event.cause in causes else None


def _of_card(game: Game, event: events.CardsTaken) -> str | None:
    return "cards" if any(card.key == event.cause for card in tables(game).cards) else None


# points


def points_by_source(story: Story, state: GameState, seat: Seat) -> dict[str, int]:
    """Return what the reader may count of a seat's points."""
    found: Counter[str] = Counter(dict(sources(story.game, state, seat)))
    if story.viewer in {None, seat}:
        found["vp_cards"] += hidden_points(story.game, state, seat)
    return dict(found)


def points(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Points over turns, and of every seat by source."""
    seats = [Seat(seat) for seat in range(story.game.seats)]
    told = [[points_by_source(story, state, seat) for state in story.states] for seat in seats]
    used = {key for course in told for one_state in course for key, count in one_state.items() if count}
    keys = [key for key in (*SOURCES, *sorted(used - set(SOURCES))) if key in used]
    totals = tuple(
        Series(words("seat-named", who=Who(seat)), tuple(sum(now.values()) for now in told[seat]), seat)
        for seat in seats
    )
    parts = tuple(
        tuple(Series(_source(key), tuple(now.get(key, 0) for now in told[seat])) for key in keys) for seat in seats
    )
    goal = Limit(min(goal_of(story.game, story.states[-1], seat) for seat in seats), words("chart-goal"))
    course = Chart("points-course", "points", words("chart-points"), Layers(story.turns, totals, parts, goal))
    heads = (*(Head(_source(key), each=EACH.get(key, 1)) for key in keys), Head(words("result-sum")))
    now = [[told[seat][-1].get(key, 0) for key in keys] for seat in seats]
    rows = tuple(Row((*cells, sum(cells)), seat) for seat, cells in zip(seats, now, strict=True))
    return (Chart("points", "overview", words("chart-points-sources"), Grid(heads, rows, summed=True)), course)


def _source(key: str) -> Words:
    return words("source-" + key.replace("_", "-"))


# dice


def dice(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Return how often every total fell, against honest dice."""
    game = story.game
    fallen: Counter[int] = Counter()
    expected = dict.fromkeys(TOTALS, 0.0)
    turn = 0
    for _, event in story.events:
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, events.Rolled):
            fallen[event.one + event.two] += 1
            spared = game.options["early_sevens"] is False and turn <= 2 * game.seats
            for total in TOTALS:
                ways = 6 - abs(SEVEN - total)
                expected[total] += 0 if spared and total == SEVEN else ways / (30 if spared else 36)
    columns = tuple(Column(str(total), fallen[total], expected[total], dice_ink(total)) for total in TOTALS)
    counts, due = [fallen[total] for total in TOTALS], [expected[total] for total in TOTALS]
    deck = game.options["dice"] == "deck" or any(
        isinstance(event, events.Rolled) and event.from_deck for _, event in story.events
    )
    note = words("chart-deck") if deck else evenness(counts, due)
    return (Chart("dice", "dice", words("result-dice"), Bars(columns), (note,)),)


def dice_ink(total: int) -> str:
    """The colour of a bar: as the number tokens have it."""
    return "danger" if total in RED else "gold-dark" if total == SEVEN else "ice-dark"


def evenness(fallen: list[int], expected: list[float]) -> Words:
    """Return how even honest dice would have fallen, in words for a player."""
    if few(expected):
        return words("chart-few", count=sum(fallen))
    more_even = more_even_of_hundred(fallen, expected)
    return words("chart-fair", count=sum(fallen), even=more_even, uneven=100 - more_even, verdict=_verdict(more_even))


def _verdict(more_even: int) -> str:
    for least, verdict in ((99, "rare"), (95, "odd"), (80, "uneven"), (10, "plain")):
        if more_even >= least:
            return verdict
    return "even"


# cards


def cards(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Cards by resource, and by where they came from and what took them."""
    flows = (*_dealt(story), *flows)
    gained = [flow for flow in flows if not flow.lost]
    lost = [*(flow for flow in flows if flow.lost), *_spent(story, flows)]
    return (
        _by_kind(story, gained),
        _by_source(story, "cards-gained", gained, GAINS),
        _by_source(story, "cards-lost", lost, LOSSES),
    )


def _dealt(story: Story) -> list[Flow]:
    """Return the cards that seats had in hand before anything happened."""
    hands, found = HANDS.of(story.game, story.start), []
    nothing = (0,) * len(tables(story.game).kinds)
    for seat, count in enumerate(hands.sizes):
        own = hands.private[seat]
        if count:
            found.append(Flow(Seat(seat), "start", *((nothing, count) if own is None else (own, 0))))
    return found


def _spent(story: Story, flows: tuple[Flow, ...]) -> list[Flow]:
    """Return what was paid for all built and bought: what came, and neither went otherwise nor is in hand."""
    held = HANDS.of(story.game, story.states[-1]).sizes
    nothing = (0,) * len(tables(story.game).kinds)
    found = []
    for seat in range(story.game.seats):
        came = sum((-1 if flow.lost else 1) * (sum(flow.cards) + flow.unseen) for flow in flows if flow.seat == seat)
        found.append(Flow(Seat(seat), "built", nothing, came - held[seat], lost=True))
    return found


def _by_kind(story: Story, gained: list[Flow]) -> Chart:
    kinds = tables(story.game).kinds
    unseen = [sum(flow.unseen for flow in gained if flow.seat == seat) for seat in range(story.game.seats)]
    heads = [Head(words("resource-" + key), "resource-" + key) for key in kinds]
    if any(unseen):
        heads.append(Head(words("chart-unseen")))
    rows = []
    for seat in range(story.game.seats):
        sums = _sum(len(kinds), (flow.cards for flow in gained if flow.seat == seat))
        cells = (*sums, unseen[seat]) if any(unseen) else sums
        rows.append(Row((*cells, sum(cells)), seat))
    grid = Grid((*heads, Head(words("result-sum"))), tuple(rows), summed=True)
    return Chart("cards-kinds", "cards", words("chart-kinds"), grid)


def _by_source(story: Story, key: str, flows: list[Flow], order: tuple[str, ...]) -> Chart:
    used = {flow.source for flow in flows}
    known = [source for source in (*order, *sorted(used - set(order))) if source in used]
    rows = []
    for seat in range(story.game.seats):
        own = [flow for flow in flows if flow.seat == seat]
        cells = tuple(sum(sum(f.cards) + f.unseen for f in own if f.source == source) for source in known)
        rows.append(Row((*cells, sum(cells)), seat))
    heads = (*(Head(words("flow-" + source)) for source in known), Head(words("result-sum")))
    notes = (words("chart-cards-held"),) if "built" in known else ()
    return Chart(key, "cards", words("chart-" + key), Grid(heads, tuple(rows), summed=True), notes)


def _sum(kinds: int, piles: Iterable[Counts]) -> Counts:
    total = [0] * kinds
    for pile in piles:
        total = [a + b for a, b in zip(total, pile, strict=True)]
    return tuple(total)


# trade


def trades(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Return who traded with whom, and how often with the supply."""
    seats = range(story.game.seats)
    met: Counter[tuple[int, int]] = Counter()
    bank: Counter[int] = Counter()
    for _, event in story.events:
        if isinstance(event, events.Traded):
            met[event.seat, event.partner] += 1
            met[event.partner, event.seat] += 1
        elif isinstance(event, events.BankTraded | GoldSold | GoldSpent):
            bank[event.seat] += 1
    grid = Grid(
        (*_whom(story), Head(words("result-supply"))),
        tuple(Row((*(met[one_seat, other] for other in seats), bank[one_seat]), one_seat) for one_seat in seats),
    )
    return (Chart("trades", "trade", words("chart-trades"), grid, (words("chart-trades-note"),)),)


def thefts(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Return who robbed whom."""
    seats = range(story.game.seats)
    robbed: Counter[tuple[int, int]] = Counter()
    for _, event in story.events:
        if isinstance(event, events.Stolen):
            robbed[event.thief, event.victim] += 1
    rows = []
    for thief in seats:
        taken = [robbed[thief, victim] for victim in seats]
        rows.append(Row((*taken, sum(taken)), thief))
    grid = Grid((*_whom(story), Head(words("result-sum"))), tuple(rows), summed=True)
    return (Chart("thefts", "trade", words("chart-thefts"), grid, (words("chart-thefts-note"),)),)


def _whom(story: Story) -> tuple[Head, ...]:
    return tuple(Head(words("seat-named", who=Who(Seat(seat))), seat=seat) for seat in range(story.game.seats))


# what is remembered


def feats(story: Story) -> Iterable[Feat]:
    """Return by seat: the longest route of roads, sevens thrown, cards stolen, cards from the land."""
    seats, counts = range(story.game.seats), Counter[tuple[str, int]]()
    for _, event in story.events:
        if isinstance(event, events.Rolled):
            counts["sevens", event.seat] += event.one + event.two == SEVEN
        elif isinstance(event, events.Stolen):
            counts["stolen", event.thief] += 1
        elif isinstance(event, events.Produced):
            counts["harvest", event.seat] += sum(event.cards)
    lengths = [PIECES.of(story.game, state).lengths for state in story.states]
    yield from [Feat("longest-route", seat, max([each[seat] for each in lengths])) for seat in seats]
    yield from [Feat(key, seat, count) for (key, seat), count in counts.items()]


# what moves cards


SHARED_SOURCES: Mapping[type[Event], Source] = {
    events.Produced: "production",
    events.BankTraded: "supply",
    events.Traded: "players",
}
"""What production and trades move, whatever game they are of."""
SETTLERS_SOURCES: Mapping[type[Event], Source] = {
    **SHARED_SOURCES,
    events.CardsTaken: _of_card,
    events.Discarded: "seven",
    events.Stolen: "theft",
    events.Monopolised: "cards",
}
SETTLERS_CHARTS = ChartView(
    charts=(points, dice, cards, trades, thefts),
    flows=flows_by(SETTLERS_SOURCES),
    feats=feats,
)
