"""The course of Caravans in figures: what every seat has spent on votes and how often it decided; great moments."""

from __future__ import annotations

from catan_desktop.games.caravans import events
from catan_desktop.games.caravans.module import points as caravan_points
from catan_desktop.kernel import Seat
from catan_desktop.kernel.ids import SEATS, members
from catan_desktop.mechanics.view.charts import flows_by
from catan_desktop.mechanics.votes import FLOWS, BidLaid
from catan_desktop.present.charts import ChartView, Flow, Story, by_seat, tally
from catan_desktop.present.models.charts import Chart, Head
from catan_desktop.present.words import words

COLUMNS = ("votes", "decided", "agreed", "points")


def votes(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """By seat: cards spent on votes, camels decided alone and agreed on, points for buildings between camels."""
    counts = tally(
        story,
        {
            BidLaid: lambda event: ((event.seat, "votes", sum(event.cards)),),
            events.VoteDecided: lambda event: [
                (seat, "agreed" if event.how == "agreed" else "decided", 1) for seat in members(Seat, event.seats)
            ],
        },
    )
    for seat in SEATS[: story.game.seats]:
        counts[seat, "points"] = caravan_points(story.game, story.states[-1], seat)
    heads = {key: Head(words(f"chart-votes-{key}")) for key in COLUMNS}
    return (Chart("votes", "cards", words("chart-votes"), by_seat(story, heads, counts)),)


CHARTS = ChartView(
    charts=(votes,),
    flows=flows_by({BidLaid: "votes"}, FLOWS),
)
