"""What the table of the Great Wall shows and tells: all has words, what is secret stays so, numbers are right."""

from __future__ import annotations

from pathlib import Path

import pytest

from catan_desktop.app.models import save_entry
from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.great_wall import actions as act
from catan_desktop.games.great_wall.battle import CHECK
from catan_desktop.games.great_wall.board import HEADQUARTERS, RESOURCES, RowId
from catan_desktop.games.great_wall.building import BUILD
from catan_desktop.games.great_wall.events import Defeated
from catan_desktop.games.great_wall.locations import HIRING
from catan_desktop.games.great_wall.part import COURSE, COURT, REED, once
from catan_desktop.games.great_wall.powder.actions import Fire, FireFree, TowerPlace
from catan_desktop.games.great_wall.powder.part import POWDER, Firing, Manning
from catan_desktop.games.great_wall.powder.tables import CANNON, MONKEY, PANDA
from catan_desktop.games.great_wall.powder.towers import TOWER
from catan_desktop.games.great_wall.powder.view.panels import PANELS as POWDER_PANELS
from catan_desktop.games.great_wall.soldiers import RECRUIT
from catan_desktop.games.great_wall.steps import At, Building, Deploying, Left, Placing
from catan_desktop.games.great_wall.tables import ArtifactId
from catan_desktop.games.great_wall.view.foresight import ashamed, breach_seats, falls, threat
from catan_desktop.games.great_wall.view.panels import moment, when
from catan_desktop.games.great_wall.view.places import explain
from catan_desktop.games.great_wall.year import COMMAND, SLOT
from catan_desktop.games.views import PANELS, vocabulary
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.frame import SCRIPT, Frame, Position
from catan_desktop.kernel.ids import CHANCE, SEATS, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present.foresight import foresee
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.panels import ActionButton, TableModel
from catan_desktop.present.panel_view import table_model
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import Cards, Party, Several, Who, Words, words
from catan_desktop.session.library import keep_as, list_saves
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.table_port import Context, TablePort
from tests.games.great_wall.place import S1, S2, S3, A, B, C, Place, location, place
from tests.games.great_wall.test_powder import firearms, firing, powder
from tests.games.landnam.test_view import spoken, unsaid
from tests.present.test_locale import LOCALE

ANYWHERE = (1 << 9) - 1
THINGS = (
    *[("spot", site) for site in range(72)],
    *[("section", site) for site in range(3)],
    *[("post", site) for site in range(7)],
    *[("location", site) for site in range(9)],
    ("tower", 0),
    ("seat", 0),
    ("resource", 2),
)


def session_of(seats: int, seed: int, *, powder: bool = False, mode: str = "competitive") -> Session:
    sitting = tuple(SeatSpec(kind="bot", level="random", colour=seat) for seat in range(seats))
    options: dict[str, bool | int | str] = {"black_powder": powder}
    if seats > 1:
        options["gw_mode"] = mode
    spec = NewGame(ruleset="great-wall", seats=sitting, seed=seed, options=options)
    return Session.new(spec, bots_in_process=True)


def port_of(session: Session, language: str = "en") -> TablePort:
    text = Translator(LOCALE, language, strict=True, vocabulary=vocabulary(RULESETS["great-wall"]))
    return TablePort(session, Context(Settings, lambda: text))


def told_now(port: TablePort, actor: Seat) -> set[str]:
    """What cannot be said of everything that is told at a moment."""
    names = [sitting.name for sitting in port.seats.sittings]
    said: list[Words] = []
    for seat in SEATS[: len(names)]:
        said += spoken(port.game.model(seat))
        said += [one for thing in THINGS for one in spoken(port.advice.explain(seat, thing))]
    for choice in port.game.model(actor).choices:
        for index, action in zip(range(12), choice, strict=False):
            said += [port.game.action_words(action), *spoken(port.game.fields(action))]
            said += port.advice.foresee(action) if index < 4 else ()
    return {why for words in said if (why := unsaid(words, port, names))}


@pytest.mark.parametrize(
    ("language", "seats", "powder", "mode"),
    [("en", 1, False, ""), ("ru", 3, True, "competitive"), ("en", 5, True, "coop"), ("ru", 2, False, "coop")],
)
def test_everything_that_is_told_has_words(language: str, seats: int, powder: bool, mode: str) -> None:
    port = port_of(session_of(seats, 7, powder=powder, mode=mode), language)
    seen: dict[str, int] = {}
    missing: set[str] = set()
    while not port.game.over:
        step, actor = port.session.state.frames[-1].step, port.game.actor()
        if actor is not None and actor != CHANCE and seen.get(step, 0) < 2:
            seen[step] = seen.get(step, 0) + 1
            missing |= told_now(port, actor)
        assert port.acts.pump()
    assert not missing, "\n".join(sorted(missing))
    assert len(seen) > 15


# drawn positions


def model_of(at: Place, seat: Seat = A) -> TableModel:
    return table_model(PANELS, at.game, observe(at.game, at.state, seat))


def told(at: Place, action: Action, seat: Seat = A) -> dict[str, Words]:
    """What is foretold of an action, by its key."""
    return {one.key: one for one in foresee(PANELS, at.game, observe(at.game, at.state, seat), action)}


def tile(at: Place, key: str, seat: Seat = A) -> ActionButton:
    return next(one for one in model_of(at, seat).buttons if one.key == key)


def placing(at: Place, count: int = 2) -> Place:
    return at.run(Frame("great_wall.place", 1, Placing(A, count, ANYWHERE, False, False)))


def test_the_place_in_tea_order_is_counted_from_one() -> None:
    at = place(3).set(tea=(C, A, B))
    counted = [{one.key: one.value for one in panel.counters}["gw-tea"] for panel in model_of(at).seats]
    assert counted == [2, 3, 1]


def test_a_clerk_who_fills_a_place_alone_is_warned_of_shame() -> None:
    at = placing(place(3).clerks("quarry", 2))
    found = told(at, act.PlaceClerk(A, location("quarry")))
    assert {"foresee-gw-fills", "foresee-gw-alone"} <= found.keys()


def test_a_clerk_tells_how_many_are_still_wanted_and_who_gains_besides() -> None:
    at = placing(place(3).clerks("quarry", 1, 1).clerks("temple", 0, 1))
    assert "foresee-gw-others-gain" in told(at, act.PlaceClerk(A, location("quarry")))
    found = told(at, act.PlaceClerk(A, location("temple")))
    assert dict(found["foresee-gw-to-go"].arguments) == {"count": 1}


@pytest.mark.parametrize(("clerks", "wood"), [(0, 3), (1, 4)])
def test_a_clerk_tells_how_much_a_production_location_will_bring(clerks: int, wood: int) -> None:
    at = placing(place(3).player(A, overseers=(1, 0, 0, 0), active="sawyer").clerks("lumber_mill", clerks))
    found = told(at, act.PlaceClerk(A, location("lumber_mill")))
    assert dict(found["foresee-gw-yield"].arguments) == {"cards": Cards((wood, 0, 0, 0), RESOURCES)}
    assert "foresee-gw-yield" not in told(at, act.PlaceClerk(A, location("market")))


def hiring(at: Place, *below: Frame) -> Place:
    return at.run(*below, Frame(HIRING, 1, Left(A, 1)))


def test_hiring_a_passive_advisor_tells_what_he_is_worth_and_of_the_general_he_strengthens() -> None:
    at = place(3).player(A, goods=(0, 0, 4, 0), general="lady_ming")
    at.set(display=(at.advisor("treasurer"), at.advisor("forester")))
    found = told(hiring(at), act.HirePassive(A, at.advisor("treasurer")))
    assert dict(found["foresee-gw-passive"].arguments) == {"count": 2}
    stronger = dict(found["foresee-gw-strength"].arguments)
    assert (stronger["before"], stronger["count"]) == (1, 2)
    text = words("general-lady_ming-text", count=2)
    assert stronger["text"] == words("general-gw-text", calling=words("calling-court"), text=text)
    assert "foresee-gw-strength" not in told(at, act.HirePassive(A, at.advisor("forester")))
    assert "foresee-gw-passive" not in told(at, act.HireActive(A, at.advisor("treasurer")))


def test_what_happens_anyway_is_told_of_no_action() -> None:
    at = (
        place(3)
        .slots((A, "economy"))
        .player(A, goods=(0, 0, 4, 4), pool=5)
        .card(S1, 1, "steppe_scouts", wounds="01 11")
    )
    at.on(B, "spearman", S1, 1, "12").set(display=(at.advisor("treasurer"),))
    hiring(at, Frame(SCRIPT, 0, Position(False, at.game.ruleset.script.turn.index(CHECK) - 1)))
    found = told(at, act.HireClerk(A))
    assert at.done().told(Defeated), "the card falls anyway"
    assert set(found) == {"foresee-pay"}


def test_the_level_that_ends_the_game_tells_so_with_the_result() -> None:
    at = place(3).player(A, goods=(9, 9, 9, 9), honour=20).wall(S1, 3).wall(S2, 2).wall(S3, 1)
    at.set(artifacts=()).run(Frame(BUILD, 1, Building(A, 1, 0, True)))
    walls = {int(one.section): told(at, one) for one in at.offered(act.BuildWall)}
    assert "foresee-gw-ends" in walls[S2]
    result = dict(walls[S2]["foresee-gw-final"].arguments)["standing"]
    assert isinstance(result, Several)
    assert dict(result.texts[0].arguments)["count"] == 20 + 11 + 28 // 3
    assert not {"foresee-gw-ends", "foresee-gw-final"} & walls[S3].keys()


def test_a_tile_of_a_wall_tells_all_honour_that_it_brings() -> None:
    at = place(3).player(A, goods=(9, 9, 9, 9), general="zhu_lin", active="geomancer").wall(S1, 1)
    at.run(Frame(BUILD, 1, Building(A, 1, 0, True)))
    assert [tile(at, f"wall-{number}").gist for number in (1, 2)] == [
        words("gist-gw-wall", count=8 + 2 + 2),
        words("gist-gw-wall", count=5 + 2 + 2),
    ]


@pytest.mark.parametrize(("stone", "left"), [(2, words("leaves-gw-wall")), (1, None)])
def test_to_be_done_with_building_tells_of_a_level_that_can_be_paid(stone: int, left: Words | None) -> None:
    step = model_of(place(3).player(A, goods=(3, stone, 0, 0)).run(Frame(BUILD, 1, Building(A, 1, 0, True)))).next
    assert step is not None
    assert (step.action, step.leaves) == (act.Done(A), left)


@pytest.mark.parametrize("step", [HIRING, RECRUIT])
def test_to_be_done_with_hiring_tells_that_somebody_can_be_paid(step: str) -> None:
    at = place(3).player(A, goods=(1, 0, 2, 0))
    at.set(display=(at.advisor("treasurer"),)).run(Frame(step, 1, Left(A, 1)))
    found = model_of(at).next
    assert found is not None
    assert (found.action, found.leaves) == (act.Done(A), words("leaves-gw-hire"))
    assert at.player(A, goods=(0, 0, 0, 0)).run(once(step, Left(A, 1))).over, "there is nothing to ask"


def test_a_section_tells_how_it_will_stand_without_its_barricades() -> None:
    at = place(3).wall(S1, barricades=3).card(S1, 1, "foragers").wall(S2, level=1).card(S2, 1, "foragers")
    assert threat(at.game, at.state, S1)[1] == words("threat-gw-later", attack=3, defence=0)
    assert len(threat(at.game, at.state, S2)) == 1


def test_a_shot_tells_who_pays_for_it_where_the_shooter_does_not() -> None:
    at = powder().player(A, active="powder_maker", goods=(0, 2, 0, 0))
    firing(firearms(at, (CANNON, S1)).card(S1, 1, "keshiks"))
    assert "foresee-gw-shot-free" in told(at, FireFree(A, S1, CANNON, RowId(0)))
    paid = told(at, Fire(A, S1, CANNON, RowId(0)))
    assert "foresee-pay" in paid
    assert "foresee-gw-shot-free" not in paid


def test_a_tower_tells_what_it_would_bring_as_the_wall_stands() -> None:
    at = powder().player(A, camp="spearman", general="du_yan").wall(S2, level=1).card(S2, 1, "keshiks")
    at.run(once(TOWER, Manning(A, S1)))
    told_of = {one.tower: told(at, one)["foresee-gw-tower-now"] for one in at.offered(TowerPlace)}
    assert {tower: dict(one.arguments) for tower, one in told_of.items()} == {
        0: {"count": 2 + 1, "shame": 0},
        1: {"count": 2 + 1, "shame": 1},
    }


def test_who_would_suffer_from_a_breach_is_told_by_section() -> None:
    at = place(3).wall(S2, level=1).card(S2, 1, "heavy_cavalry").hide(B, "spearman", S2)
    game, state = at.game, at.state
    assert falls(game, state, S2)
    assert not falls(game, state, S1)
    assert ashamed(game, state, S2) == 0b101
    assert breach_seats(game, state, S2, manned=True) == 0b010
    assert [one.key for one in threat(game, state, S2)] == ["foresee-gw-breach", "threat-gw-shame", "threat-gw-loss"]
    assert dict(threat(game, state, S2)[1].arguments) == {"who": Party(0b101), "count": 1}
    assert [one.key for one in threat(game, state, S3)] == ["threat-gw-none"]


def test_a_wall_that_would_hold_then_is_told_before_it_is_built() -> None:
    at = place(3).player(A, goods=(9, 9, 9, 9)).wall(S1).card(S1, 1, "steppe_spearmen")
    at.run(Frame("great_wall.build", 1, Building(A, 1, 0, True)))
    found = told(at, at.offered(act.BuildWall)[0])
    assert dict(found["foresee-gw-holds"].arguments) == {"section": 1, "attack": 4, "defence": 4}


def test_covering_the_last_spot_tells_of_the_skull_and_of_who_claims() -> None:
    at = place(3).card(S1, 1, "steppe_scouts", wounds="01 11").player(A, camp="spearman")
    at.run(Frame("great_wall.deploy", 1, Deploying(A, 1, False)))
    found = told(at, at.deploy(A, "spearman", S1, 1, "12"))
    assert {"foresee-gw-last-spot", "foresee-gw-skull", "foresee-gw-claim-of", "foresee-gw-honour"} <= found.keys()


def test_tiles_of_recruits_show_price_stock_and_why_not() -> None:
    at = place(3).player(A, goods=(1, 0, 1, 0)).run(Frame("great_wall.recruit", 1, Left(A, 2)))
    assert tile(at, "spearman").price == (("wood", 1), ("gold", 1))
    assert tile(at, "spearman").reason is None
    archer = tile(at, "archer")
    assert archer.reason is not None
    assert archer.reason.key == "reason-gw-cannot-pay"
    assert archer.missing == (("stone", 1),)


def test_a_sure_discount_stands_in_the_price_and_one_to_choose_is_told() -> None:
    at = (
        place(3)
        .player(A, goods=(5, 5, 5, 5), active="carpenter")
        .run(Frame("great_wall.build", 1, Building(A, 1, 0, True)))
    )
    assert tile(at, "gw-barricade").price == ()
    wall = tile(at.run(Frame("great_wall.build", 1, Building(A, 1, 1, False))), "wall-1")
    assert wall.price == (("wood", 3), ("stone", 2))
    assert wall.about is not None
    assert dict(wall.about.arguments)["more"] == Words("cost-saved", (("count", 1),))


def test_soldiers_of_camp_and_hideouts_have_a_tile_each() -> None:
    at = place(3).card(S1, 1, "foragers").player(A, camp="spearman spearman archer").hide(A, "spearman", S3)
    at.run(Frame("great_wall.deploy", 1, Deploying(A, 2, False)))
    found = {one.key: one.left for one in model_of(at).buttons}
    assert found == {"spearman": 2, "archer": 1, "spearman-3": 1}
    assert not model_of(at, B).buttons


def test_a_sealed_command_is_seen_by_its_seat_alone_and_hidden_at_the_screen() -> None:
    session = session_of(3, 4)
    seen = False
    while session.outcome is None and session.ply < 400:
        actor = session.actor()
        step = session.state.frames[-1].step
        models = [table_model(PANELS, session.game, session.view(seat)) for seat in SEATS[:3]]
        sealed = [sum(card.badge == "card-back-gw-command" for card in model.hand.cards) for model in models]
        court = COURT.of(session.game, session.state)
        assert sealed == [sizes[2] for sizes in court.secrets]
        if step == COMMAND and actor is not None:
            assert models[actor].secret
            seen = True
        if step == SLOT:
            assert not any(model.secret for model in models)
        session.pump()
    assert seen


SEASONS = ("season-spring", "season-summer", "season-autumn", "season-winter")


def test_the_strip_of_the_year_shows_its_seasons_and_the_board_its_turns() -> None:
    at = place(3).slots((B, "economy"), (A, "campaign"), (C, "despotism")).set(year=3)
    found = model_of(at)
    assert [pip.name.key for pip in found.steps] == list(SEASONS)
    assert [pip.current for pip in found.steps] == [False, False, True, False]
    assert [pip.done for pip in found.steps] == [True, True, False, False]
    assert found.moment == Words("moment-gw-slot", (("slot", 1), ("year", 3)))


def test_with_few_players_the_turn_of_the_reed_clan_stands_behind_the_others() -> None:
    at = place(2).slots((B, "economy"), (A, "campaign")).set(phase=REED)
    *_, autumn, reed, winter = model_of(at).steps
    assert [pip.name.key for pip in (reed, winter)] == ["clan-reed", "season-winter"]
    assert [(pip.current, pip.done) for pip in (autumn, reed, winter)] == [(False, True), (True, False), (False, False)]


@pytest.mark.parametrize("final", [(), (94, 3, 2)])
def test_one_figure_of_honour_stands_on_the_seat_and_on_the_own_board(final: tuple[int, ...]) -> None:
    """Shame and artifacts change it at the end, in both places."""
    at = place(3).player(A, honour=95, shame=4)
    at.state = COURSE.put(at.game, at.state, replace(COURSE.of(at.game, at.state), final=final))
    model = table_model(PANELS, at.game, observe(at.game, at.state, A))
    assert model is not None
    assert model.hand is not None
    tokens = [*model.hand.tokens, *(token for lot in model.seats[A].before for token in lot.tokens)]
    shown = [token.count for token in tokens if token.art == "gw-token-honour"]
    assert shown == [model.seats[A].points] * 2 == [final[0] if final else 95] * 2


def test_the_headquarters_tell_whom_one_could_hire_there_and_for_what() -> None:
    at = place(3)
    at.set(display=(at.advisor("bowyer"), at.advisor("merchant")), artifacts=(ArtifactId(0),))
    rows = explain(at.game, observe(at.game, at.state, A), ("location", HEADQUARTERS), Explained()).rows
    told = {row.key: dict(row.arguments) for row in rows}
    court = COURT.of(at.game, at.state)
    assert told["explain-gw-for-hire"]["count"] == 2
    for key, cards in (("explain-gw-for-hire", court.display), ("explain-gw-artifacts", court.artifacts)):
        names = told[key]["cards"]
        assert isinstance(names, Several)
        assert len(names.texts) == len(cards)


def test_a_seat_has_no_goal_and_its_board_is_open() -> None:
    at = place(3).player(B, honour=12, general="lady_ming", active="forester", passive="treasurer prospector")
    panel = model_of(at).seats[B]
    assert panel.goal is None
    assert panel.points == 12
    faces = {face.key: face for lot in panel.before for face in lot.faces}
    assert {"lady_ming", "forester", "treasurer", "prospector", "economy"} <= faces.keys()
    assert faces["lady_ming"].badge == "gw-strength-3"
    assert dict(faces["lady_ming"].text.arguments)["text"] == Words("general-lady_ming-text", (("count", 3),))


# Black Powder


@pytest.mark.rule("BP-007")
@pytest.mark.parametrize(("clan", "special"), [(MONKEY, "monk"), (PANDA, "sapper")])
def test_what_a_special_soldier_and_a_firearm_do_is_told_on_request(clan: int, special: str) -> None:
    at = place(3, black_powder=True).player(A, clan=clan, goods=(9, 9, 9, 9))
    recruit = tile(at.run(Frame("great_wall.recruit", 1, Left(A, 1))), special)
    assert recruit.gist == Words(f"{special}-text")
    panel = model_of(at).seats[A]
    assert dict(panel.badges[0].text.arguments)["text"] == Words(f"{special}-text")
    at.run(Frame("great_wall.build", 1, Building(A, 1, 0, True)))
    for key in ("ballista", "cannon", "fire_lance"):
        gist = tile(at, key).gist
        assert gist is not None
        assert dict(gist.arguments)["text"] == Words(f"{key}-text")


def armed(at: Place) -> Place:
    """A cannon in the first hideout that A may fire."""
    part = POWDER.of(at.game, at.state)
    placed = replace(part, firearms=((0, 1, 0), *part.firearms[1:]), supply=(2, 1, 2))
    at.state = POWDER.put(at.game, at.state, placed)
    return at.run(Frame("black_powder.fire", 1, Firing(A, 0b001, CANNON)))


def test_a_shot_tells_wounds_and_whom_it_would_hit() -> None:
    at = place(3, black_powder=True).player(A, goods=(0, 4, 0, 0)).card(S1, 1, "steppe_spearmen")
    at.on(B, "spearman", S1, 1, "11")
    at = armed(at)
    found = told(at, at.offered(Fire)[0])
    assert dict(found["foresee-gw-hits"].arguments)["count"] == 2
    assert dict(found["foresee-gw-friendly-fire"].arguments) == {"whom": Party(0b010)}


def test_a_shot_that_adds_no_wound_says_so() -> None:
    at = place(3, black_powder=True).player(A, goods=(0, 4, 0, 0)).card(S1, 1, "steppe_spearmen", wounds="01 11")
    at = armed(at)
    found = told(at, at.offered(Fire)[0])
    assert "foresee-gw-misses" in found
    assert "foresee-gw-hits" not in found


def test_a_target_tells_what_of_it_is_hit() -> None:
    at = place(3, black_powder=True).player(A, goods=(0, 4, 0, 0)).card(S1, 1, "steppe_spearmen", wounds="01")
    at.on(B, "spearman", S1, 1, "11").card(S1, 2, "foragers")
    at = armed(at)
    found = {}
    for action in at.offered(Fire):
        aside = POWDER_PANELS.asides["fire", "firearm"](at.game, observe(at.game, at.state, A), action)
        assert aside is not None
        found[action.row] = dict(aside.arguments)
    assert {row: (one["count"], one["falling"]) for row, one in found.items()} == {0: (0, 1), 1: (2, 0)}


def test_a_firearm_that_is_out_of_stock_is_not_said_to_lack_room() -> None:
    at = place(3, black_powder=True).player(A, goods=(9, 9, 9, 9))
    part = POWDER.of(at.game, at.state)
    at.state = POWDER.put(at.game, at.state, replace(part, firearms=((1, 1, 0), *part.firearms[1:]), supply=(0, 1, 2)))
    at.run(Frame(BUILD, 1, Building(A, 1, 0, True)))
    assert tile(at, "ballista").reason == words("reason-gw-firearm-supply")
    assert tile(at, "cannon").reason is None
    at.player(A, goods=(1, 0, 0, 0)).run(Frame(BUILD, 1, Building(A, 1, 0, True)))
    assert tile(at, "cannon").reason == words("reason-gw-cannot-pay"), "other sections have room"


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_the_number_of_a_turn_tells_when_it_is(seats: int) -> None:
    session = session_of(seats, 3)
    told = set()
    while session.outcome is None and session.state.turn < 30:
        now = moment(session.game, session.state)
        found = when(session.state.turn, seats)
        if now is None or found is None:
            assert now is found
        elif found.key == "moment-gw-year":
            assert dict(found.arguments)["year"] == dict(now.arguments)["year"]
        else:
            assert found == now or (found.key, dict(found.arguments)["season"]) == ("moment-gw", "autumn")
            told.add(found.key)
        session.pump()
    assert told == {"moment-gw-slot", "moment-gw"}


def test_a_saved_game_is_listed_and_named_with_its_moment(tmp_path: Path) -> None:
    session = session_of(3, 3)
    while session.state.turn < 7:
        session.pump()
    keep_as(tmp_path, session.saving.freeze("mine"))
    (listed,) = list_saves(tmp_path, {})
    assert save_entry(listed, Translator(LOCALE, "en").tr).when == words("moment-gw-slot", year=2, slot=1)


# why it is asked


def because(at: Place, seat: Seat) -> Words | None:
    """Return why a seat is asked."""
    question = model_of(at, seat).question
    assert question is not None
    return question.because


def turns() -> Place:
    return place(3).slots((A, "mobilisation"), (B, "economy"), (C, "campaign"))


def test_who_is_asked_by_the_command_of_another_is_told_so() -> None:
    at = turns().run(Frame("great_wall.place", 0b010, Placing(B, 1, ANYWHERE, False, False)))
    assert because(at, B) == words("because-gw-command", who=Who(A), card=words("command-mobilisation"))
    assert because(turns().run(Frame("great_wall.place", 1, Placing(A, 1, ANYWHERE, True, False))), A) is None


def test_who_is_asked_by_a_location_is_told_which() -> None:
    at = turns().player(B, camp="archer").wall(S1, 1)
    barracks = Frame("great_wall.return", 0, At(location("barracks")))
    at.run(barracks, Frame("great_wall.deploy", 0b010, Deploying(B, 1, False)))
    assert because(at, B) == words("because-gw-place", place=words("place-barracks"))
    model = model_of(at, B)
    assert model.question is not None
    assert model.next is not None
    told = words(
        "hint-gw-because", because=words("because-gw-place", place=words("place-barracks")), hint=model.question.hint
    )
    assert model.next.hint == told
