"""The figures of event cards: which have come, and what is left of the cycle; cards that events moved."""

from __future__ import annotations

from collections import Counter

from catan_desktop.games.event_cards import cards, events
from catan_desktop.games.event_cards.cards import EVENT_CARDS, EVENT_OF, EVENTS, NEW_YEAR
from catan_desktop.games.event_cards.flows import TELLERS
from catan_desktop.mechanics.events import CardsTaken
from catan_desktop.mechanics.view.charts import flows_by, of_cause
from catan_desktop.present.charts import ChartView, Flow, Story
from catan_desktop.present.models.charts import Chart, Grid, Head, Row
from catan_desktop.present.words import words

from .names import event_name


def drawn(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Return how often each event has come, and how many of its cards lie open and how many not in this cycle."""
    fallen = Counter(event.event for _, event in story.events if isinstance(event, events.EventDrawn))
    part = EVENT_CARDS.of(story.game, story.states[-1])
    gone = Counter(EVENT_OF[card] for card in part.drawn)
    rows = tuple(
        Row((fallen[event], gone[event], EVENT_OF.count(event) - gone[event]), name=event_name(event))
        for event in EVENTS
        if event != NEW_YEAR
    )
    heads = (Head(words("chart-events-all")), Head(words("chart-events-gone")), Head(words("chart-events-left")))
    note = words("tell-event-deck", count=cards.until_new_year(part))
    return (Chart("events", "dice", words("chart-events"), Grid(heads, rows), (note,)),)


EVENTS_CHARTS = ChartView(
    charts=(drawn,),
    flows=flows_by({events.CardGiven: "events", CardsTaken: of_cause("events", "event")}, TELLERS),
)
