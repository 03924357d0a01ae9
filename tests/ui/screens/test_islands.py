"""An island of one's own: drawn with the mouse, judged, kept, handed on, and played on by bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from catan_desktop.grid.layout import hex_center
from catan_desktop.kernel.errors import Reason, SaveError
from catan_desktop.kernel.notation import digest
from catan_desktop.session import own_islands, saves
from catan_desktop.session.session import Session
from catan_desktop.stores.files import Refused
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.scene import Push
from catan_desktop.ui.scenes.island_canvas import SEA, IslandCanvas
from catan_desktop.ui.scenes.island_editor import IslandEditor
from catan_desktop.ui.scenes.new_game import NewGameScreen
from catan_desktop.ui.widgets import Button, Dropdown
from tests.audit import unreadable
from tests.ui.screens.player import Player

pytestmark = pytest.mark.usefixtures("unpainted")

Sit = Callable[..., Player]


def new_game(player: Player, ruleset: str = "classic") -> NewGameScreen:
    """Open the page for a game."""
    player.click("new-game")
    screen = player.scene
    assert isinstance(screen, NewGameScreen)
    screen.draft.take_ruleset(ruleset)
    player.wait()
    return screen


def editor(player: Player, ruleset: str = "classic") -> IslandEditor:
    """Begin to draw on the island of the box."""
    new_game(player, ruleset)
    player.click("draw-island")
    player.wait()
    assert isinstance(player.scene, IslandEditor)
    return player.scene


def press(player: Player, point: Point, button: int = 1) -> None:
    """Press and let go at a point in hex sides."""
    canvas = player.find("canvas")
    assert isinstance(canvas, IslandCanvas)
    x, y = canvas.pixel_of(point)
    where = (round(x), round(y))
    player.send(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))
    player.send(pygame.MOUSEBUTTONDOWN, pos=where, button=button)
    player.send(pygame.MOUSEBUTTONUP, pos=where, button=button)


def leave(player: Player) -> NewGameScreen:
    """Go back to the page of the game to play on what was drawn."""
    player.click("island-play")
    player.wait()
    assert isinstance(player.scene, NewGameScreen)
    return player.scene


def lying(screen: IslandEditor) -> dict[tuple[int, int], tuple[str, int]]:
    """Terrain and number by position."""
    return {(hex.q, hex.r): (hex.terrain, hex.token) for hex in screen.island.hexes}


def drawn(page: NewGameScreen) -> bool:
    """Whether the game is played on an island that somebody has drawn."""
    return page.draft.spec.board is not None


def test_land_numbers_and_water_are_painted(sit_down: Sit) -> None:
    player = sit_down()
    screen = editor(player)
    assert len(screen.island.hexes) == 19
    player.click("brush-hills")
    press(player, hex_center((0, 0)))
    assert lying(screen)[0, 0] == ("hills", 0)
    assert "no number" in player.find("fault").text  # type: ignore[attr-defined]
    player.click("brush-9")
    press(player, hex_center((0, 0)))
    assert lying(screen)[0, 0] == ("hills", 9)
    player.click("brush-forest")
    press(player, hex_center((3, 0)))
    assert lying(screen)[3, 0] == ("forest", 0)
    press(player, hex_center((3, 0)), button=3)
    assert (3, 0) not in lying(screen)
    player.click("brush-water")
    press(player, hex_center((0, 0)))
    assert (0, 0) not in lying(screen)
    assert "water inside" in player.find("fault").text  # type: ignore[attr-defined]
    assert not player.find("island-play").enabled


def test_a_stroke_is_one_step_back(sit_down: Sit) -> None:
    player = sit_down()
    screen = editor(player)
    before = screen.island
    canvas = player.find("canvas")
    assert isinstance(canvas, IslandCanvas)
    places = [canvas.pixel_of(hex_center((q, 0))) for q in (-2, -1, 0)]
    first, *rest = [(round(x), round(y)) for x, y in places]
    player.send(pygame.MOUSEBUTTONDOWN, pos=first, button=1)
    for where in rest:
        player.send(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(1, 0, 0))
    player.send(pygame.MOUSEBUTTONUP, pos=rest[-1], button=1)
    assert [lying(screen)[q, 0][0] for q in (-2, -1, 0)] == ["forest"] * 3
    after = screen.island
    player.click("undo")
    assert screen.island == before
    player.key(pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert screen.island == after


def test_harbours_stand_at_the_coast_and_go_with_it(sit_down: Sit) -> None:
    player = sit_down()
    screen = editor(player)
    east = hex_center((2, 0))
    edge = (east[0] + 3**0.5 / 2, east[1])
    assert [one.kind for one in screen.island.harbours if one.path == "E(2,0,E)"] == ["any"]
    player.click("brush-harbour-ore")
    press(player, edge)
    assert [one.kind for one in screen.island.harbours if one.path == "E(2,0,E)"] == ["ore"]
    press(player, (0.0, 0.0))
    assert len(screen.island.harbours) == 9
    player.click("brush-fields")
    press(player, hex_center((3, 0)))
    assert [one for one in screen.island.harbours if one.path == "E(2,0,E)"] == []
    assert "wool" in [one.kind for one in screen.island.harbours]
    press(player, hex_center((1, 1)), button=3)
    assert "wool" not in [one.kind for one in screen.island.harbours]


def test_the_keyboard_paints_too(sit_down: Sit) -> None:
    player = sit_down()
    screen = editor(player)
    player.root.set_focus(player.find("canvas"))
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RETURN)
    assert lying(screen)[1, 0][0] == "forest"
    player.root.set_focus(player.find("canvas"))
    player.key(pygame.K_DELETE)
    assert (1, 0) not in lying(screen)


def test_a_game_is_played_on_a_drawn_island_and_opened_again(sit_down: Sit, tmp_path: Path) -> None:
    player = sit_down()
    editor(player)
    player.click("brush-hills")
    press(player, hex_center((0, 0)))
    player.click("brush-9")
    press(player, hex_center((0, 0)))
    player.write("island-name", "Home")
    page = leave(player)
    assert page.draft.spec.board is not None
    assert [island.title for island in player.program.islands.all()] == ["Home"]
    spec = page.draft.spec
    session = Session.new(
        spec.model_copy(update={"seats": tuple(one.model_copy(update={"kind": "bot"}) for one in spec.seats)}),
        bots_in_process=True,
    )
    assert session.game.board.robber_start is None
    while session.state.turn < 3 and session.pump():
        pass
    session.saving.save(tmp_path / f"own{saves.SUFFIX}")
    again = saves.read(tmp_path / f"own{saves.SUFFIX}")
    assert again.game.board == session.game.board
    assert again.spec.board == spec.board, "a rematch is on the same island"
    player.click("start")
    player.wait(3)
    assert player.program.current.playing.game.board == session.game.board


def test_an_island_that_has_no_room_for_so_many_gives_way(sit_down: Sit) -> None:
    player = sit_down()
    editor(player)
    page = leave(player)
    left = player.program.texts.tr("new-game-island-left")
    assert left not in player.root.toasts
    page.draft.set(seats=(*page.draft.seats, page.draft.next_seat()))
    player.wait()
    assert not drawn(page)
    assert left in player.root.toasts
    page.draft.set(seats=page.draft.seats[:4])
    player.find("option-layout").choose(3)  # type: ignore[attr-defined]
    player.wait()
    assert drawn(page)
    page.draft.take_ruleset("landnam")
    assert not drawn(page)


def test_an_island_is_kept_and_forgotten(sit_down: Sit) -> None:
    player = sit_down()
    editor(player)
    player.write("island-name", "Home")
    player.click("island-keep")
    player.wait()
    assert [island.title for island in player.program.islands.all()] == ["Home"]
    player.click("remove")
    player.wait()
    assert player.program.islands.all() == []


def test_numbers_that_are_missing_are_dealt_as_one_step(sit_down: Sit) -> None:
    player = sit_down()
    screen = editor(player)
    assert not player.find("deal-numbers").enabled
    printed = lying(screen)
    kept = {(0, -2): ("mountains", 10)}
    bare = [hex.model_copy(update={"token": hex.token if (hex.q, hex.r) in kept else 0}) for hex in screen.island.hexes]
    screen.island = without = screen.island.model_copy(update={"hexes": tuple(bare)})
    screen.rebuild()
    player.click("deal-numbers")
    dealt = lying(screen)
    assert sorted(token for _, token in dealt.values()) == sorted(token for _, token in printed.values()), "of the box"
    assert {place: terrain for place, (terrain, _) in dealt.items()} == {
        place: terrain for place, (terrain, _) in printed.items()
    }
    assert dealt[0, -2] == kept[0, -2], "what lies there stays"
    told = screen.game.fairness(screen.island, 4)
    assert (told.red_pairs, screen.game.faults(screen.island, 4)) == (0, [])
    assert not player.find("deal-numbers").enabled
    player.click("undo")
    assert screen.island == without


def test_more_hexes_than_the_box_has_numbers_get_them_all(sit_down: Sit) -> None:
    player = sit_down()
    screen = editor(player)
    whole = [own_islands.Hex(q=q, r=r, terrain="forest") for q, r in SEA]
    screen.island = screen.island.model_copy(update={"hexes": tuple(whole)})
    tokens = [hex.token for hex in player.program.islands.numbered("classic", screen.island).hexes]
    assert all(tokens)
    assert max(tokens.count(token) for token in set(tokens)) <= 8


def test_who_presses_save_twice_deletes_nothing(sit_down: Sit) -> None:
    player = sit_down()
    editor(player)
    where = player.find("island-keep").rect.center
    player.click("island-keep")
    player.wait()
    assert player.find("island-keep").rect.collidepoint(where)
    assert player.find("remove").rect.bottom < where[1]


def test_an_island_is_handed_on_as_a_file(sit_down: Sit, tmp_path: Path) -> None:
    player = sit_down()
    screen = editor(player)
    program = player.program
    place = program.islands.hand_out(screen.island.model_copy(update={"title": "Far"}), str(tmp_path / "far"))
    assert own_islands.read(Path(place)).hexes == screen.island.hexes
    assert program.islands.all() == []
    program.islands.bring_in(place, "classic")
    assert [island.title for island in program.islands.all()] == ["Far"]


@pytest.mark.matrix
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_of_it_can_be_read(sit_down: Sit, size: tuple[int, int], language: str) -> None:
    player = sit_down(size=size, language=language)
    editor(player)
    player.click("brush-water")
    press(player, hex_center((0, 0)))
    player.click("brush-harbour-any")
    player.wait()
    assert unreadable(player.program.kit.audit) == []


def stroke(player: Player, places: list[tuple[int, int]]) -> None:
    """Press on the first hex, and draw over the others."""
    canvas = player.find("canvas")
    assert isinstance(canvas, IslandCanvas)
    first, *rest = [canvas.pixel_of(hex_center(place)) for place in places]
    player.send(pygame.MOUSEBUTTONDOWN, pos=(round(first[0]), round(first[1])), button=1)
    for x, y in rest:
        player.send(pygame.MOUSEMOTION, pos=(round(x), round(y)), rel=(0, 0), buttons=(1, 0, 0))
    player.send(pygame.MOUSEBUTTONUP, pos=(round(rest[-1][0]), round(rest[-1][1])), button=1)


def test_a_river_is_drawn_into_the_sea_and_dries_up_with_its_land(sit_down: Sit) -> None:
    player = sit_down()
    screen = editor(player, "rivers")
    assert [len(river.hexes) for river in screen.island.streams] == [4, 3]
    player.click("brush-stream")
    press(player, hex_center((0, 1)), button=3)
    assert [len(river.hexes) for river in screen.island.streams] == [4]
    stroke(player, [(0, 1), (0, 2), (0, 3)])
    river = screen.island.streams[-1]
    assert (river.hexes, river.outlet) == (((0, 1), (0, 2)), "SE")
    assert (lying(screen)[0, 1], lying(screen)[0, 2]) == (("mountains", 4), ("desert", 0))
    player.click("undo")
    assert [len(river.hexes) for river in screen.island.streams] == [4]
    for place in ((0, 1), (1, 1)):
        press(player, hex_center(place))
    assert "does not reach the sea" in player.find("fault").text  # type: ignore[attr-defined]
    press(player, hex_center((2, 1)))
    assert [river.outlet for river in screen.island.streams] == ["NW", "E"]
    player.click("brush-forest")
    press(player, hex_center((2, 1)))
    assert [river.outlet for river in screen.island.streams] == ["NW", ""]
    player.click("brush-water")
    press(player, hex_center((1, 1)))
    assert [river.outlet for river in screen.island.streams] == ["NW"]


def test_the_land_of_the_gift_keeps_its_shape_and_its_routes_change_places(sit_down: Sit) -> None:
    player = sit_down()
    screen = editor(player, "gift-base")
    before = screen.island
    press(player, hex_center((0, 0)), button=3)
    press(player, hex_center((3, 2)))
    assert screen.island == before
    press(player, hex_center((0, 0)))
    assert lying(screen)[0, 0] == ("forest", 3)
    player.click("brush-2/12")
    press(player, hex_center((0, 0)))
    hex = next(hex for hex in screen.island.hexes if (hex.q, hex.r) == (0, 0))
    assert (hex.token, hex.second) == (2, 12)
    kinds = [one.kind for one in screen.island.harbours]
    player.click(f"brush-harbour-{kinds[1]}")
    canvas = player.find("canvas")
    assert isinstance(canvas, IslandCanvas)
    assert len(canvas.sites) == 5
    press(player, canvas.sites[0])
    assert [one.kind for one in screen.island.harbours] == [kinds[1], kinds[0], *kinds[2:]]


@pytest.mark.parametrize(
    "ruleset", ["fishermen", "rivers", "caravans", "barbarian-attack", "traders-barbarians", "watch"]
)
def test_every_game_is_begun_saved_and_opened_on_a_drawn_island(sit_down: Sit, tmp_path: Path, ruleset: str) -> None:
    player = sit_down()
    editor(player, ruleset)
    player.click("brush-pasture")
    press(player, hex_center((1, 0)))
    page = leave(player)
    assert drawn(page)
    bots = tuple(one.model_copy(update={"kind": "bot"}) for one in page.draft.spec.seats)
    session = Session.new(page.draft.spec.model_copy(update={"seats": bots}), bots_in_process=True)
    while session.state.turn < 2 and session.pump():
        pass
    session.saving.save(tmp_path / f"own{saves.SUFFIX}")
    again = saves.read(tmp_path / f"own{saves.SUFFIX}")
    assert (again.game.board, again.spec.board) == (session.game.board, page.draft.spec.board)
    assert digest(Session.resume(again).state) == digest(session.state)


def test_a_drawn_island_goes_along_to_another_game_that_it_suits(sit_down: Sit) -> None:
    player = sit_down()
    editor(player)
    player.click("brush-hills")
    press(player, hex_center((1, 0)))
    page = leave(player)
    islands = player.program.islands
    for ruleset, suits in (("fishermen", True), ("caravans", True), ("rivers", False), ("classic", False)):
        page.draft.take_ruleset(ruleset)
        assert drawn(page) == suits
        if suits:
            island = islands.for_game(ruleset).drawing(page.draft.spec.board)
            assert island is not None
            assert {(hex.q, hex.r): hex.terrain for hex in island.hexes}[1, 0] == "hills"


def test_a_file_for_another_game_is_refused(sit_down: Sit, tmp_path: Path) -> None:
    player = sit_down()
    screen = editor(player, "traders-barbarians")
    place = player.program.islands.hand_out(screen.island.model_copy(update={"title": "Far"}), str(tmp_path / "far"))
    with pytest.raises(Refused, match="another game"):
        player.program.islands.bring_in(place, "classic")
    assert player.program.islands.all() == []


def test_a_code_says_that_it_does_not_hold_the_island(sit_down: Sit) -> None:
    player = sit_down()
    editor(player)
    player.click("island-play")
    player.wait()
    player.click("start")
    player.wait(3)
    player.loop.stack.apply(Push(player.program.screens.scene("share")))
    player.wait()
    assert player.sees("does not include your own island")


def test_a_file_that_says_what_cannot_lie_is_left_out_and_names_of_files_are_safe(
    sit_down: Sit, tmp_path: Path
) -> None:
    player = sit_down()
    islands = player.program.islands
    folder = player.program.current.folder / own_islands.FOLDER
    printed = islands.for_game("classic").printed(player.program.lobby.usual("classic"))
    good = printed.model_copy(update={"title": "../a: b/c"})
    bad = good.model_copy(update={"title": "bad", "harbours": (own_islands.HarbourAt(path="E(9,9,E)", kind="gold"),)})
    own_islands.keep(folder, bad)
    islands.keep(good)
    page = new_game(player)
    offered = player.find("option-layout")
    assert isinstance(offered, Dropdown)
    assert [title for title in offered.options if "bad" in title] == []
    assert any(good.title in title for title in offered.options)
    assert not drawn(page)
    assert Path(islands.hand_out(good, str(tmp_path))).parent == tmp_path


def test_a_drawing_is_not_left_behind_unasked(sit_down: Sit) -> None:
    player = sit_down()
    screen = editor(player)
    player.click("brush-forest")
    press(player, hex_center((3, 0)))
    player.key(pygame.K_ESCAPE)
    player.click("unsaved-stay")
    assert player.scene is screen
    player.click("back")
    player.click("unsaved-save")
    player.wait()
    assert isinstance(player.scene, NewGameScreen)
    (kept,) = player.scene.islands.all()
    assert kept.hexes == screen.island.hexes


def test_a_drawing_may_be_given_up(sit_down: Sit) -> None:
    player = sit_down()
    editor(player)
    player.click("brush-forest")
    press(player, hex_center((3, 0)))
    player.click("back")
    player.click("unsaved-leave")
    player.wait()
    assert isinstance(player.scene, NewGameScreen)
    assert not player.scene.islands.all()


def reopened(sit_down: Sit) -> tuple[Player, IslandEditor]:
    """Draw one hex, lose the window, and begin to draw in another."""
    player = sit_down()
    former = editor(player)
    player.click("brush-forest")
    press(player, hex_center((3, 0)))
    player.send(pygame.QUIT)
    assert player.name == "", "it closes unasked"
    again = sit_down()
    screen = editor(again)
    assert screen.island != former.island
    return again, screen


@pytest.mark.parametrize("answer", ["unfinished-on", "escape"])
def test_a_drawing_outlives_the_window(sit_down: Sit, answer: str) -> None:
    player, screen = reopened(sit_down)
    begun = screen.island
    player.key(pygame.K_ESCAPE) if answer == "escape" else player.click(answer)
    assert lying(screen)[3, 0] == ("forest", 0)
    player.click("undo")
    assert screen.island == begun
    player.click("redo")
    player.click("island-keep")
    player.click("back")
    player.wait()
    player.click("draw-island")
    player.wait()
    assert not player.root.dialogs, "what is kept is not unfinished"


def test_a_drawing_that_was_left_may_be_begun_anew(sit_down: Sit) -> None:
    player, screen = reopened(sit_down)
    player.click("unfinished-anew")
    assert (3, 0) not in lying(screen)
    player.click("back")
    player.wait()
    player.click("draw-island")
    player.wait()
    assert not player.root.dialogs


def test_a_drawing_waits_for_its_own_game(sit_down: Sit) -> None:
    player, _ = reopened(sit_down)
    player.send(pygame.QUIT)
    again = sit_down()
    editor(again, "rivers")
    assert not again.root.dialogs
    assert again.program.islands.unfinished("classic") is not None


def test_what_was_given_up_does_not_come_back(sit_down: Sit) -> None:
    player = sit_down()
    editor(player)
    player.click("brush-forest")
    press(player, hex_center((3, 0)))
    player.click("back")
    player.click("unsaved-leave")
    player.wait()
    assert player.program.islands.unfinished("classic") is None


def test_a_broken_drawing_and_a_disk_that_refuses_disturb_nobody(
    sit_down: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = sit_down()
    folder = player.program.current.folder / own_islands.FOLDER
    folder.mkdir()
    (folder / f"classic{own_islands.UNFINISHED}").write_text("{")
    screen = editor(player)
    assert not player.root.dialogs

    def refuse(path: Path, island: own_islands.OwnIsland) -> None:
        raise SaveError(Reason("save-disk-full"))

    monkeypatch.setattr(own_islands, "write", refuse)
    player.click("brush-forest")
    press(player, hex_center((3, 0)))
    assert lying(screen)[3, 0] == ("forest", 0)


def test_no_island_takes_the_place_of_another_unasked(sit_down: Sit, tmp_path: Path) -> None:
    player = sit_down()
    islands = player.program.islands
    printed = islands.for_game("classic").printed(player.program.lobby.usual("classic"))
    islands.keep(printed.model_copy(update={"title": "Home"}))
    screen = editor(player)
    player.click("brush-forest")
    press(player, hex_center((3, 0)))
    player.write("island-name", "Home")
    player.click("island-keep")
    assert {one.title: len(one.hexes) for one in islands.all()} == {"Home": 19, "Home 2": 20}
    press(player, hex_center((3, -1)))
    player.click("island-keep")
    assert {one.title: len(one.hexes) for one in islands.all()} == {"Home": 19, "Home 2": 21}, "its own place"
    place = islands.hand_out(screen.island.model_copy(update={"title": "Home"}), str(tmp_path / "of-a-friend"))
    assert islands.bring_in(place, "classic").title == "Home 3"
    assert islands.bring_in(islands.hand_out(screen.island, str(tmp_path / "own")), "classic").title == "Home 2"
    assert len(islands.all()) == 3


@pytest.mark.parametrize("then", ["nothing", "undo", "island-keep"])
def test_who_has_nothing_to_lose_leaves_at_once(sit_down: Sit, then: str) -> None:
    player = sit_down()
    editor(player)
    if then != "nothing":
        player.click("brush-forest")
        press(player, hex_center((3, 0)))
        player.click(then)
    player.click("back")
    player.wait()
    assert isinstance(player.scene, NewGameScreen)


def test_the_picture_of_a_brush_is_part_of_it(sit_down: Sit) -> None:
    player = sit_down()
    screen = editor(player)
    hills = player.find("brush-hills")
    assert isinstance(hills, Button)
    assert hills.icon == "resource-brick"
    where = (hills.rect.x + hills.kit.px(16), hills.rect.centery)
    player.send(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))
    player.send(pygame.MOUSEBUTTONDOWN, pos=where, button=1)
    player.send(pygame.MOUSEBUTTONUP, pos=where, button=1)
    assert screen.brush == "hills"


def test_no_tip_covers_the_island_that_is_being_painted(sit_down: Sit) -> None:
    player = sit_down()
    editor(player)
    player.find("canvas").tip = "Paint here."
    assert player.find("canvas").hint()
    player.click("brush-forest")
    press(player, hex_center((3, 0)))
    player.find("canvas").tip = "Paint here."
    assert not player.find("canvas").hint()


def test_islands_and_gold_are_drawn_at_sea_and_only_some_scenarios_are_played_on_them(sit_down: Sit) -> None:
    player = sit_down()
    screen = editor(player, "seafarers")
    printed = len(screen.island.hexes)
    assert printed == 28
    player.click("brush-gold")
    press(player, hex_center((-2, 5)))
    assert len(screen.island.hexes) == printed, "no frame reaches so far"
    press(player, hex_center((-5, 2)))
    assert "no number" in player.find("fault").text  # type: ignore[attr-defined]
    player.click("brush-4")
    press(player, hex_center((-5, 2)))
    assert lying(screen)[-5, 2] == ("gold", 4)
    page = leave(player)
    assert drawn(page)
    page.draft.set(options={"scenario": "islands"})
    assert drawn(page)
    page.draft.set(options={"scenario": "desert"})
    player.wait()
    assert not drawn(page)
    with pytest.raises(LookupError):
        player.find("draw-island")
