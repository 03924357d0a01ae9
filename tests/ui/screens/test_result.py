"""The end of a game and the figures so far: every page can be read, and tells what it should."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path

import pygame
import pytest

from catan_desktop.games.watch.view import charts as watch_charts
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present.models.charts import Chart, Grid, Head, Row
from catan_desktop.present.models.screens import SeatLine
from catan_desktop.present.words import words
from catan_desktop.session.replay import Film
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.scene import Push, Replace
from catan_desktop.ui.scenes.result import FiguresScreen, ResultScreen, SoFarScreen
from catan_desktop.ui.scenes.result_mood import Mood
from catan_desktop.ui.scenes.result_table import FigureTable, Heading, Line
from catan_desktop.ui.scenes.victory import Medal, decision_texts, medals, sources, verdict_key
from catan_desktop.ui.text import NAME
from catan_desktop.ui.widgets import BarChart, Label, LineChart, ScrollArea, Widget
from catan_desktop.ui.widgets.layers import LayerChart
from tests.audit import unreadable
from tests.ui.screens.player import Player

SIZES = ((1280, 720), (1920, 1080), (1440, 1080), (2560, 1080))
PAGES = ("overview", "points", "dice", "cards", "trade", "wall")
NAMES = ("Anya", "Qhorin", "Ygritte", "Женя")
TRUE, TRAGIC = "true", "tragic"
"""Endings of the Watch."""
TOKENS = ("black", "red", "white")
"""Of Landnám, that bring points."""
Sit = Callable[..., Player]


@cache
def game(ending: str, ruleset: str = "watch") -> Session:
    """The first game of bots that ends so."""
    return next(session for seed in count(1) if (session := played(seed, ruleset)).state.outcome.ending == ending)  # type: ignore[union-attr]


def played(seed: int, ruleset: str) -> Session:
    seats = tuple(SeatSpec(kind="bot", level="random", name=name, colour=at) for at, name in enumerate(NAMES))
    session = Session.new(NewGame(ruleset=ruleset, seats=seats, seed=seed), clock=lambda: "2030", bots_in_process=True)
    while session.pump():
        pass
    return session


def ended(sit_down: Sit, ending: str = TRUE, ruleset: str = "watch", **wishes: object) -> Player:
    player = sit_down(**wishes)
    player.program.current.session = game(ending, ruleset)
    player.loop.stack.apply(Replace(player.program.running.table(), all=True))
    player.loop.stack.apply(Push(player.program.screens.scene("result")))
    player.wait()
    return player


def opened(sit_down: Sit, ending: str = TRUE, ruleset: str = "watch", **wishes: object) -> Player:
    """The result as it comes after the table."""
    player = ended(sit_down, ending, ruleset, **wishes)
    player.loop.stack.apply(Replace(player.program.screens.scene("victory")))
    player.wait()
    return player


def result_of(player: Player) -> ResultScreen:
    assert isinstance(player.scene, ResultScreen)
    return player.scene


@pytest.mark.matrix
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ending", [TRUE, TRAGIC])
def test_every_page_can_be_read(tmp_path: Path, language: str, size: tuple[int, int], ending: str) -> None:
    player = Player(tmp_path, size=size, language=language)
    player.program.current.session = game(ending)
    player.loop.stack.apply(Push(player.program.screens.scene("result")))
    screen = result_of(player)
    assert screen.pages == list(PAGES)
    for whose in (-1, 2):
        screen.whose = whose
        for name in screen.pages:
            screen.show(name)
            player.program.kit.dirty = True
            player.wait()
            assert unreadable(player.program.kit.audit) == [], name
    player.program.current.end()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_seat_has_one_name_at_the_table_in_the_result_and_in_the_list(sit_down: Sit, language: str) -> None:
    """Nobody wrote names, and the person has let a bot take over: it is called as the table calls it."""
    seats = [SeatSpec(kind="bot", level="random", character=key, colour=at) for at, key in enumerate(["builder"] * 3)]
    seats[1] = SeatSpec(colour=1)
    player = sit_down(language=language)
    new = NewGame(ruleset="gift-base", seats=tuple(seats), seed=3)
    session = Session.new(new, clock=lambda: "2030", bots_in_process=True)
    player.program.current.session = session
    port = player.program.services.port(session)
    port.seats.set_seat(Seat(1), "random", "trader")
    while session.pump():
        pass
    names = [sitting.name for sitting in port.seats.sittings]
    assert len(set(names)) == 3
    assert [seat.name for seat in player.program.running.result().seats] == names
    player.program.running.save_as("by hand")
    (entry,) = [entry for entry in player.program.library.saves() if not entry.example]
    assert [seat.name for seat in entry.seats] == names


def test_a_true_victory_names_the_winner_and_the_points(sit_down: Sit) -> None:
    player = ended(sit_down)
    session = game(TRUE)
    assert session.outcome is not None
    assert session.outcome.ending == "true"
    (winner,) = session.outcome.winners
    assert player.sees(NAMES[winner])
    assert player.sees("true victory")
    best = session.standings()[winner]
    assert player.sees(str(best.points))


def test_a_tragic_end_tells_what_decided_it(sit_down: Sit) -> None:
    player = ended(sit_down, TRAGIC)
    session = game(TRAGIC)
    assert session.outcome is not None
    assert session.outcome.ending == "tragic"
    assert player.sees("the Wall fell")
    assert player.sees("The last stand")


def test_every_ending_has_its_own_mood(sit_down: Sit) -> None:
    kit = sit_down().program.kit
    moods = {ending: Mood(kit, ending, "watch") for ending in ("true", "tragic", "nobody", "")}
    assert len({mood.picture for mood in moods.values()}) == 4
    assert all(kit.art.has(mood.picture) for mood in moods.values())
    assert moods[""].drift is None
    assert Mood(kit, "unheard-of").picture == "", "an ending without a picture has none"
    assert Mood(kit, "", "cities-knights").picture == "ending-cities-knights", "a ruleset may have an ending of its own"


def test_a_defeat_has_a_picture_of_its_own_and_says_what_nobody_had_seen(sit_down: Sit) -> None:
    """Not that of a feast; a disaster for all keeps its own, and so does who has won."""
    player = opened(sit_down, TRUE)
    model = result_of(player).model
    (winner,) = model.winners
    loser = (winner + 1) % len(model.seats)

    def seen_by(seat: int, unseen: int = 0) -> ResultScreen:
        seats = tuple(replace(line, human=at == seat) for at, line in enumerate(model.seats))
        screen = ResultScreen(result_of(player).shell, result_of(player).game, opening=True)
        screen.model = replace(model, seats=seats, unseen=unseen)
        return screen

    lost = seen_by(loser, unseen=2)
    assert (verdict_key(lost.model), lost.model.lost) == ("victory-lost", True)
    assert decision_texts(lost.model, player.program.texts.tr) == [
        f"{model.seats[winner].name} held 2 victory point cards nobody had seen."
    ]
    assert decision_texts(seen_by(winner, unseen=1).model, player.program.texts.tr) == [
        "You held a victory point card nobody had seen."
    ]
    player.loop.stack.apply(Replace(lost))
    player.wait()
    own, card = lost.root.content.find("own"), lost.root.content.find("victory")
    assert isinstance(own, Label)
    place = {2: "2nd", 3: "3rd", 4: "4th"}[model.ranking().index(loser) + 1]
    assert own.text == f"You: {model.seats[loser].points} points, {place}"
    assert card.rect.centerx < 0.5 * lost.kit.size.width, "the castle of the others is on the right of it"
    assert not any(widget.name == "own" for widget in seen_by(winner).build().walk())
    assert not seen_by(winner).model.lost
    assert not decision_texts(seen_by(loser).model, player.program.texts.tr)
    kit = player.program.kit
    assert Mood(kit, "true", "watch", lost=True).picture == Mood(kit, "", "classic", lost=True).picture == "ending-lost"
    assert Mood(kit, TRAGIC, "watch", lost=True).picture == Mood(kit, TRAGIC, "watch").picture


def test_nobody_wins_is_told_as_such(sit_down: Sit) -> None:
    player = ended(sit_down, TRAGIC)
    screen = result_of(player)
    screen.model = replace(screen.model, ending="nobody", winners=())
    screen.mood = Mood(screen.kit, "nobody", "watch")
    screen.rebuild()
    assert player.sees("Nobody wins")
    assert player.sees("nobody had guarded it")
    assert unreadable(player.program.kit.audit) == []


def test_the_picture_lives_unless_motion_is_unwanted(sit_down: Sit) -> None:
    player = ended(sit_down, TRAGIC, reduced_motion=False)
    before = player.window.surface.copy()
    player.wait(10)
    box = result_of(player).root.content.find("scenery").rect
    assert pygame.image.tobytes(before.subsurface(box), "RGB") != pygame.image.tobytes(
        player.window.surface.subsurface(box), "RGB"
    )
    still = ended(sit_down, TRAGIC, reduced_motion=True)
    still.wait(2)
    drawn = still.loop.stats.drawn
    still.wait(20)
    assert still.loop.stats.drawn == drawn


def test_page_keys_turn_the_pages(sit_down: Sit) -> None:
    player = ended(sit_down)
    screen = result_of(player)
    for name in (*PAGES[1:], PAGES[0]):
        player.key(pygame.K_PAGEDOWN)
        assert screen.pages[screen.page] == name
    player.key(pygame.K_PAGEUP)
    assert screen.pages[screen.page] == PAGES[-1]


def test_a_turned_page_takes_the_focus_along(sit_down: Sit) -> None:
    """Arrows on a chart that is no longer there would move nothing that is seen."""
    player = ended(sit_down)
    result_of(player).show("points")
    player.wait()
    chart = next(one for one in player.root.content.walk() if one.focusable and "points" in one.name)
    player.root.go_to(chart)
    player.key(pygame.K_PAGEDOWN)
    assert chart not in set(player.root.content.walk())
    assert player.root.focus in set(player.root.content.walk())


def test_the_points_of_one_seat_are_told_by_source(sit_down: Sit) -> None:
    player = ended(sit_down)
    screen = result_of(player)
    screen.show("points")
    player.wait()
    assert isinstance(player.find("points-course"), LineChart)
    player.click("whose-2")
    player.wait()
    chart = player.find("points-course")
    assert isinstance(chart, LayerChart)
    total = sum(layer.values[-1] for layer in chart.layers)
    assert total == game(TRUE).standings()[2].points
    player.click("whose--1")
    player.wait()
    assert isinstance(player.find("points-course"), LineChart)


def test_lines_tell_their_values_where_the_pointer_is(sit_down: Sit) -> None:
    player = ended(sit_down)
    result_of(player).show("points")
    player.wait()
    chart = player.find("points-course")
    assert isinstance(chart, LineChart)
    at = len(chart.steps) // 2
    where = chart._plot().point(at, 1)
    player.send(pygame.MOUSEMOTION, pos=(round(where[0]), round(where[1])), rel=(0, 0), buttons=(0, 0, 0))
    assert chart.at == at
    assert player.sees(f"Round {chart.steps[at]}")
    entries = [(entry.label, entry.value) for entry in chart._legend().entries]
    assert entries == [(curve.label, f"{curve.values[at]:g}") for curve in chart.curves]
    assert len({(curve.ink, curve.shape) for curve in chart.curves}) == 4
    assert len({curve.shape for curve in chart.curves}) == 4, "lines are told apart without colour"


def test_bars_tell_what_was_expected(sit_down: Sit) -> None:
    player = ended(sit_down)
    result_of(player).show("dice")
    player.wait()
    chart = player.find("dice")
    assert isinstance(chart, BarChart)
    middle = (chart.rect.x + chart.rect.width * 11 // 22, chart.rect.centery)
    player.send(pygame.MOUSEMOTION, pos=middle, rel=(0, 0), buttons=(0, 0, 0))
    assert chart.tip == chart.bars[5].tip
    assert chart.bars[5].label == "7"
    assert str(int(chart.bars[5].value)) in chart.tip


def test_the_ways_on(sit_down: Sit) -> None:
    player = ended(sit_down)
    screen = result_of(player)
    player.click("replay")
    player.wait()
    assert player.name == "ReplayScene"
    player.key(pygame.K_ESCAPE)
    player.wait()
    assert player.scene is screen
    player.click("save")
    player.wait()
    assert player.name == "SaveAsScreen"
    player.key(pygame.K_ESCAPE)
    player.wait()
    player.click("look")
    player.wait()
    assert player.name == "Table"


def test_a_game_without_a_wall_has_its_pages(sit_down: Sit) -> None:
    player = ended(sit_down, "win", "gift-base")
    screen = result_of(player)
    assert screen.pages == list(PAGES[:-1])
    assert screen.mood.picture == "ruleset-gift-base"
    for name in screen.pages:
        screen.show(name)
        assert player.texts()
        assert unreadable(player.program.kit.audit) == []


def test_the_figures_so_far_are_those_of_the_looking_seat(sit_down: Sit) -> None:
    film = Film.of(game(TRUE))
    film.seek(film.reel.last_ply // 2)
    session = Session(film.game, film.spec, film.timeline, bots_in_process=True)
    player = sit_down()
    player.program.current.session = session
    player.loop.stack.apply(Push(SoFarScreen(player.program.screens, player.program.running, Seat(1))))
    player.wait()
    screen = player.scene
    assert isinstance(screen, FiguresScreen)
    assert not screen.model.ending
    assert not any(seat.winner for seat in screen.model.seats)
    standings = session.standings()
    assert [seat.points for seat in screen.model.seats] == [
        standing.points if standing.seat == 1 else standing.public for standing in standings
    ]
    for name in screen.pages:
        screen.show(name)
        player.program.kit.dirty = True
        player.wait()
        assert unreadable(player.program.kit.audit) == []
    player.key(pygame.K_ESCAPE)
    player.wait()
    assert player.name == "TitleScreen"


@pytest.mark.parametrize("text", ["normal", "large", "largest"])
def test_the_winners_name_is_as_large_as_everybodys_and_whole(sit_down: Sit, text: str) -> None:
    player = ended(sit_down, text_size=text, language="ru")
    screen = result_of(player)
    for page in ("overview", "cards", "trade"):
        screen.show(page)
        player.program.kit.dirty = True
        player.wait()
        for table in tables(screen.root.content):
            usual = player.program.kit.text.pixels(NAME)
            assert table.name_pixels(table._names(table.rect.width)) == usual, table.name
            assert {row.name for row in table.rows} <= set(player.program.kit.audit.texts())


def tables(widget: Widget) -> Iterator[FigureTable]:
    """Return all tables of figures in a widget."""
    if isinstance(widget, FigureTable):
        yield widget
    for child in widget.children():
        yield from tables(child)


# the opening


@pytest.mark.parametrize("press", ["key", "click"])
def test_the_winner_is_shown_alone_until_something_is_pressed(sit_down: Sit, press: str) -> None:
    player = opened(sit_down)
    screen = result_of(player)
    winner = screen.model.seats[screen.model.winners[0]].name
    label = screen.root.content.find("winner")
    assert isinstance(label, Label)
    assert winner in label.text
    with pytest.raises(LookupError):
        screen.root.content.find("pages")

    def act() -> None:
        if press == "key":
            player.key(pygame.K_SPACE)
        else:
            player.send(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)

    seen = []
    for age in (0.0, 1.0):  # the first press was meant for the table
        screen.age = age
        act()
        seen.append(screen.opening)
    player.wait()
    assert seen == [True, False]
    assert screen.root.content.find("pages")


@pytest.mark.parametrize("ruleset", ["watch", "cities-knights"])
def test_the_medals_add_up_to_the_points_of_the_winner(sit_down: Sit, ruleset: str) -> None:
    ending = TRUE if ruleset == "watch" else "win"
    screen = result_of(opened(sit_down, ending, ruleset))
    seat = screen.model.winners[0]
    medals = [widget for widget in screen.root.content.walk() if isinstance(widget, Medal)]
    assert sum(medal.points for medal in medals) == screen.model.seats[seat].points
    assert sum(points for _, points in sources(screen.model, seat)) == screen.model.seats[seat].points


@pytest.mark.parametrize(
    ("figures", "told"),
    [
        (((3, 6, 2), (2, 7, 9), (1, 1, 1), (0, 2, 2)), ["Guards decided.", (3,)]),
        (((3, 6, 2), (3, 5, 9), (1, 8, 1), (0, 2, 2)), ["Guards were equal: points decided.", (3, 6)]),
        (
            ((0, 6, 6), (0, 6, 2), (0, 6, 5), (0, 2, 9)),
            ["Guards and points were equal: cards in hand decided.", (0, 6, 6)],
        ),
    ],
)
def test_a_tragic_end_shows_what_decided_in_the_order_of_the_rule(
    sit_down: Sit, monkeypatch: pytest.MonkeyPatch, figures: tuple[tuple[int, ...], ...], told: list[object]
) -> None:
    """Medals of what was compared, the last of them decided; the tables call guards and their points two names."""
    session = game(TRAGIC)
    assert session.outcome is not None
    (winner,) = session.outcome.winners
    rows = list(figures[1:])
    rows.insert(winner, figures[0])
    monkeypatch.setattr(watch_charts, "compared", lambda game, state: zip(*rows, strict=True))
    player = opened(sit_down, TRAGIC, language="en")
    screen = result_of(player)
    shown = [widget for widget in screen.root.content.walk() if isinstance(widget, Medal)]
    assert [told[0], tuple(medal.points for medal in shown)] == told
    assert player.sees(str(told[0]))
    assert [medal.words for medal in shown] == ["Guards on the Wall", "Points", "Cards in hand"][: len(shown)]
    grids = [chart.body for chart in screen.model.charts if chart.page == "overview" and isinstance(chart.body, Grid)]
    heads = [head.name.key for grid in grids for head in grid.heads]
    assert {"source-guards", "chart-guards"} <= set(heads)
    assert len(set(heads)) == len(heads), "two tables, and no two columns with one name"


def test_what_took_points_has_a_red_medal(sit_down: Sit) -> None:
    """So that the medals add up to the points."""
    screen = result_of(opened(sit_down))
    model, kit = screen.model, screen.kit
    named = [Head(words(f"source-gw-{source}")) for source in ("shame", "battle")]
    grid = Grid((*named, Head(words("result-sum"))), (Row((-4, 9, 5), model.winners[0]),), summed=True)
    model = replace(model, charts=(Chart("told", "overview", words("chart-gw-sources"), grid),))
    found = medals(screen.shell, model, 8, kit)
    assert [medal.points for medal in found] == [9, -4]
    fills = []
    for medal in found:
        surface = pygame.Surface((200, 200))
        medal.layout(surface.get_rect())
        medal.draw(surface)
        fills.append(surface.get_at((medal.rect.centerx, medal.rect.y + kit.px(12)))[:3])
    assert fills == [kit.colour("gold"), kit.colour("danger-dark")]


def test_the_column_of_the_winner_is_marked_down_to_the_sum(sit_down: Sit) -> None:
    kit = result_of(opened(sit_down)).kit
    heads = [Heading("Anya", colour=0, named=True), Heading("Qhorin", colour=1, named=True, winner=True)]
    table = FigureTable(kit, heads, [Line("Battle", (3, 9)), Line("Sum", (3, 9), total=True)], low=True)
    surface = pygame.Surface((400, 200))
    table.layout(pygame.Rect(0, 0, 400, table.measure(400).height))
    table.draw(surface)
    tinted = [x for x in range(400) if surface.get_at((x, table.rect.bottom - 3))[:3] != (0, 0, 0)]
    assert min(tinted) > 200
    assert len(tinted) > 80


def test_a_victory_is_said_once(sit_down: Sit) -> None:
    """Whoever reads that it is a victory needs the name of the winner alone."""
    player = opened(sit_down)
    screen = result_of(player)
    (winner,) = screen.model.winners
    assert player.sees(f"{NAMES[winner]} wins")
    seats = tuple(replace(line, human=seat == winner) for seat, line in enumerate(screen.model.seats))
    screen.model = replace(screen.model, seats=seats)
    screen.rebuild()
    player.wait()
    assert player.sees(NAMES[winner])
    assert not player.sees(f"{NAMES[winner]} wins")


def test_the_only_person_is_told_of_victory_or_defeat(sit_down: Sit) -> None:
    model = result_of(opened(sit_down)).model
    winner = model.winners[0]

    def seated(person: int) -> tuple[SeatLine, ...]:
        return tuple(replace(line, human=seat == person) for seat, line in enumerate(model.seats))

    assert verdict_key(replace(model, seats=seated(winner))) == "victory-yours"
    assert verdict_key(replace(model, seats=seated((winner + 1) % 4))) == "victory-lost"
    assert verdict_key(model) == "victory-over"
    assert verdict_key(replace(model, winners=())) == "victory-nobody"
    assert verdict_key(replace(model, winners=(), seats=seated(winner))) == "victory-lost"


def test_the_opening_is_shown_once_and_not_where_nothing_may_move(sit_down: Sit) -> None:
    player = opened(sit_down)
    running = player.program.running
    over = running.exits(lambda: Seat(0)).over
    assert over is not None

    def opens() -> bool:
        change = over()
        assert isinstance(change, Push)
        assert isinstance(change.scene, ResultScreen)
        return change.scene.opening

    player.program.preferences.change(animation_speed="off")
    assert not opens()
    player.program.preferences.change(animation_speed="normal", reduced_motion=False)
    player.program.current.session = played(77, "gift-base")
    assert opens()
    assert not opens()


def test_whoever_stands_on_the_rock_of_landnam_wears_the_colour_of_the_winner(sit_down: Sit) -> None:
    kit, pictures = sit_down().program.kit, []
    for colour in (0, 2):
        surface = pygame.Surface((900, 480))
        Mood(kit, "win", "landnam", colour=colour).near(surface, surface.get_rect())
        robe = pygame.Vector3(*surface.get_at((445, 170))[:3])
        pictures.append(robe)
        near = [robe.distance_to(pygame.Vector3(*seat.body[:3])) for seat in kit.theme.seats]
        assert near.index(min(near)) == colour
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_overview_of_landnam_with_every_source_of_points_is_seen_whole(sit_down: Sit, language: str) -> None:
    """The last row and the fire of the picture were cut off at the foot."""
    player = sit_down(language=language, size=(1920, 1080))
    player.program.current.session = played(2, "landnam")
    player.loop.stack.apply(Push(player.program.screens.scene("result")))
    player.wait()
    model = result_of(player).model
    assert {head.name.key for head, _ in sources(model, model.winners[0])} >= {f"source-{one}" for one in TOKENS}
    areas = [widget for widget in player.root.content.walk() if isinstance(widget, ScrollArea)]
    assert [area.most for area in areas] == [0]
