"""The view of the module `cloth`: villages with their cloth and partners, the supply, what each seat has."""

from __future__ import annotations

from catan_desktop.games.seafarers.actions import RobShip, TakeCard, TakeCloth
from catan_desktop.games.seafarers.cloth import LOOT, VICTIM, VILLAGES
from catan_desktop.games.seafarers.events import ClothPaid, ClothRobbed, RelationMade, VillageEmptied
from catan_desktop.games.seafarers.questions import PIRATE_BARRED
from catan_desktop.games.seafarers.villages import CLOTH, ENOUGH, related, wealthy
from catan_desktop.kernel import Game, Observation, Seat, replace
from catan_desktop.kernel.preview import Trial
from catan_desktop.mechanics.parts import HANDS
from catan_desktop.mechanics.robber import ROBBER_STEP
from catan_desktop.mechanics.scoring import total_points
from catan_desktop.mechanics.theft import VictimsOf
from catan_desktop.mechanics.view.board import seat_place
from catan_desktop.present.charts import ChartView, Flow, Story
from catan_desktop.present.compose import BoardView
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import EventRow, EventTable, either
from catan_desktop.present.models.board import Heap, Piece
from catan_desktop.present.models.charts import Chart, Grid, Head, Lines, Row, Series
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.gauges import Gauge
from catan_desktop.present.models.panels import Counter, SeatPanel, TableModel
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import Label, PanelView
from catan_desktop.present.picture import BoardPicture, Cue, Place, ordered
from catan_desktop.present.words import Party, Who, Words, words

ICON, BOLT = "cloth", "resource-cloth"
SUPPLY: Place = ("heaps", 0)
TOPIC = "cloth-village"


# the board


def board(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The board with its villages, a pennant for each partner, the supply, and how near the end is."""
    part, topology = CLOTH.of(game, view.state), game.board.topology
    pieces = list(picture.pieces)
    for village, corner in enumerate(game.board.villages):
        way = topology.corners[corner][2].lower()
        goods = f"village-{way}-{game.board.village_numbers[village]}-{part.villages[village]}"
        pieces += [Piece("intersection", corner, "village"), Piece("intersection", corner, goods, layer=1)]
        pieces += [Piece("partner", corner, "partner", seat, slot=at) for at, seat in enumerate(part.partners[village])]
    dry, limit = len(part.villages) - wealthy(part), len(part.villages) - ENOUGH + 1
    over = view.state.outcome
    return replace(
        picture,
        pieces=ordered(pieces),
        light="dawn" if over is not None and over.ending == VILLAGES else picture.light,
        spaces=picture.spaces if picture.sites("heaps") else (*picture.spaces, ("heaps", 1)),
        heaps=(*picture.heaps, Heap(BOLT, part.supply)),
        gauges=(*picture.gauges, Gauge("gauge-dry-villages", dry, limit, limit)),
    )


# what happens


def _flight(start: Place, seat: Seat, count: int) -> tuple[Cue, ...]:
    return (Cue("card", start, seat_place(seat), sprite=BOLT, number=count, along=True, sound="card"),) * min(1, count)


EVENTS = EventTable(
    {
        RelationMade: EventRow("relation-made", "who count", "gold", ICON, great=True,
            cue=lambda game, event: _flight(("intersection", event.site), event.seat, event.count)),
        ClothPaid: either(
            lambda game, event: event.supplied,
            EventRow("cloth-supplied", "who", "dim", ICON, indent=True, share=True),
            EventRow("cloth-paid", "who", "dim", ICON, indent=True, share=True),
            cue=lambda game, event: _flight(
                SUPPLY if event.supplied else ("intersection", event.site), event.seat, 1
            ),
        ),
        VillageEmptied: EventRow("village-emptied", "count:left", "danger", ICON, loud=True,
            cue=CueRow("pulse", to="site")),
        ClothRobbed: EventRow("cloth-robbed", "who whom:victim", "fire", ICON,
            cue=lambda game, event: _flight(seat_place(event.victim), event.seat, 1)),
    }
)  # fmt: skip


# the seats


def seat_panel(game: Game, view: Observation, panel: SeatPanel) -> SeatPanel:
    """The cloth of a seat, and with how many villages it trades."""
    part = CLOTH.of(game, view.state)
    held, trades = part.held[panel.seat], len(related(part, panel.seat))
    told = (words("tell-cloth"), words("tell-cloth-trades", count=trades))
    return replace(panel, counters=(*panel.counters, Counter(ICON, held, words("count-cloth"), False, told, TOPIC)))


# tips


def _corner(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    if site not in game.board.villages:
        return found
    part, village = CLOTH.of(game, view.state), game.board.villages.index(site)
    number, cloth, partners = game.board.village_numbers[village], part.villages[village], part.partners[village]
    rows = [words("explain-village", number=number, count=cloth)]
    rows += [words("explain-village-partners", whom=Party(sum(1 << seat for seat in partners)))] if partners else []
    if view.seat not in partners:
        rows.append(words("explain-village-open" if cloth else "explain-village-empty"))
    elif not cloth:
        rows.append(words("explain-village-empty"))
    return Explained(tuple(rows), TOPIC)


def _heaps(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    row = words("explain-cloth-supply", count=CLOTH.of(game, view.state).supply)
    return replace(found, rows=(*found.rows, row), topic=found.topic or TOPIC)


def _gauge(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    return replace(found, rows=(*found.rows, words("explain-dry-villages")), topic=found.topic or TOPIC)


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """New relations with their cloth; what the pirate takes; that the game ends."""
    told = [
        words("foresee-relation", count=event.count)
        for event in trial.events
        if isinstance(event, RelationMade) and event.seat == view.seat
    ]
    robbed = [event for event in trial.events if isinstance(event, ClothRobbed)]
    told += [words("foresee-cloth", whom=Who(event.victim)) for event in robbed]
    if trial.after.outcome is not None and trial.after.outcome.ending == VILLAGES:
        return (*told, words("foresee-villages-end"))
    frame = trial.after.frames[-1]
    if frame.step in {LOOT, VICTIM} and trial.before.frames[-1].step != LOOT:
        key = "foresee-loot" if frame.step == LOOT else "foresee-loot-of"
        told.append(words(key, whom=Party(frame.data_as(VictimsOf).seats)))
    return tuple(told)


def fill(game: Game, view: Observation, model: TableModel) -> TableModel:
    """Who may not move the pirate yet is asked for the robber alone (CLOTH-043)."""
    asked = model.question
    if asked is None or view.state.frames[-1].step != ROBBER_STEP:
        return model
    if game.ask(PIRATE_BARRED, view.state, view.seat):
        asked = replace(asked, text=words("prompt-robber-alone"), hint=words("hint-robber-alone"))
    else:
        asked = replace(asked, hint=words("hint-robber-cloth"))
    return replace(model, question=asked)


def _loot_hint(game: Game, view: Observation) -> Words:
    return words("hint-loot", whom=Party(view.state.frames[-1].data_as(VictimsOf).seats))


def _aside(game: Game, view: Observation, action: RobShip) -> Words:
    """Return what a victim has."""
    cards = HANDS.of(game, view.state).sizes[action.victim]
    return words("aside-loot", count=CLOTH.of(game, view.state).held[action.victim], cards=cards)


PANELS = PanelView(
    fill=fill,
    seat=seat_panel,
    faces={
        TakeCloth.kind: lambda game, view, action: Label(words("act-take-cloth"), BOLT),
        TakeCard.kind: lambda game, view, action: Label(words("act-take-card"), "card-back-resource"),
    },
    hints={LOOT: _loot_hint},
    asides={(RobShip.kind, "victim"): _aside},
    foresee=foresee,
    explain={"intersection": _corner, "heaps": _heaps, "danger": _gauge},
)


# the result


def decided(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Return what decides when the villages run dry: points, then cloth (CLOTH-052, CLOTH-053)."""
    game, state = story.game, story.states[-1]
    if state.outcome is None or state.outcome.ending != VILLAGES or story.viewer is not None:
        return ()
    held = CLOTH.of(game, state).held
    rows = tuple(Row((total_points(game, state, Seat(seat)), held[seat]), seat) for seat in range(game.seats))
    best = rows[state.outcome.winners[0]].cells
    equal = [row.cells[1] for row in rows if row.cells[0] == best[0]]
    needed = 1 if len(equal) == 1 else 2
    by = "points" if needed == 1 else "cloth" if equal.count(best[1]) == 1 else "order"
    heads = (Head(words("result-points")), Head(words("count-cloth")))
    body = Grid(heads, rows, compared=needed)
    return (Chart("villages", "overview", words("chart-villages"), body, (words("chart-villages-by", by=by),)),)


def course(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Return the cloth of every seat over the turns."""
    held = zip(*[CLOTH.of(story.game, state).held for state in story.states], strict=True)
    lines = [Series(words("seat-named", who=Who(Seat(seat))), row, seat) for seat, row in enumerate(held)]
    return (Chart("cloth", "sea", words("count-cloth"), Lines(story.turns, tuple(lines))),)


VIEW = ModuleView(panels=PANELS, board=BoardView(board), charts=ChartView(charts=(decided, course)), events=EVENTS)
