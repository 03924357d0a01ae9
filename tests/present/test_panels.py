"""What stands around the board: every action has a name, and nothing secret is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.views import vocabulary
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.mechanics import events as settlers_events
from catan_desktop.mechanics.parts import HANDS, hand_of
from catan_desktop.present.models.panels import WHERE, TableModel
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import Cards, Party, Several, Who, say, words
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.table_port import Context, TablePort

LOCALE = Path("assets/locale")


def english() -> Translator:
    return Translator(LOCALE, "en", strict=True)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_every_action_has_a_name_and_every_step_its_question(ruleset: str, language: str) -> None:
    rules = RULESETS[ruleset]
    text = Translator(LOCALE, language, strict=True, vocabulary=vocabulary(rules))
    chance = {"first_dice", "dice", "stolen_card", "drawn_card", "wild_die", "reveal_token", "melisandre_sight"}
    chance |= {"drawn_event", "first_player", "fate_drawn", "exploration_dice", "green_die", "red_die"}
    chance |= {"tea_drawn", "horde_drawn", "back_shown", "general_dealt", "advisor_dealt", "advisor_opened"}
    chance |= {"artifact_drawn", "request_drawn"}
    for kind in rules.kinds:
        assert kind in chance or text.has("act-" + kind.replace("_", "-")), kind
    for step in rules.steps.values():
        assert not step.prompt or text.has(step.prompt), step.key


def played(ruleset: str, plies: int) -> TablePort:
    seats = tuple(SeatSpec(kind="bot", level="random", colour=seat) for seat in range(4))
    session = Session.new(NewGame(ruleset=ruleset, seats=seats, seed=21), bots_in_process=True)
    while session.outcome is None and session.ply < plies:
        assert session.pump()
    text = english().using(vocabulary(session.game.ruleset))
    return TablePort(session, Context(Settings, lambda: text))


@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_a_whole_game_can_be_told_to_everybody(ruleset: str) -> None:
    port = played(ruleset, 1500)
    names = [sitting.name for sitting in port.seats.sittings]
    for seat in range(4):
        told = [say(line.words, port.language.tr, names) for line in port.log.chronicle(Seat(seat))]
        assert len(told) > 100
        assert all(told)


def known(model: TableModel) -> dict[str, int]:
    return dict(model.hand.resources)


@pytest.mark.parametrize("ruleset", [key for key in sorted(RULESETS) if "hands" in RULESETS[key].slots])
def test_a_seat_sees_its_own_cards_and_only_counts_of_the_others(ruleset: str) -> None:
    port = played(ruleset, 400)
    game, state = port.session.game, port.session.state
    for index in range(4):
        seat = Seat(index)
        model = port.game.model(seat)
        assert tuple(known(model).values()) == hand_of(game, state, seat)
        for panel in model.seats:
            counts = {counter.key: counter.value for counter in panel.counters}
            assert counts["cards"] == HANDS.of(game, state).sizes[panel.seat]
            assert panel.hidden == 0 or panel.seat == seat


def test_a_theft_is_told_with_its_card_only_to_the_two() -> None:
    port = played("gift-base", 1500)
    thefts = [
        (ply, event) for ply, event in port.session.timeline.events() if isinstance(event, settlers_events.Stolen)
    ]
    assert thefts
    for ply, event in thefts:
        for index in range(4):
            lines = [line for line in port.log.chronicle(Seat(index)) if line.ply == ply]
            keys = [line.words.key for line in lines]
            sees = index in {event.thief, event.victim}
            assert ("event-stolen" in keys) == sees
            assert ("event-stolen-unseen" in keys) == (not sees)


def test_the_chronicle_follows_an_undo() -> None:
    seats = (SeatSpec(name="A"), SeatSpec(name="B"))
    spec = NewGame(ruleset="gift-base", seats=seats, options={"placement": "free"}, seed=3)
    session = Session.new(spec, bots_in_process=True)
    text = english()
    port = TablePort(session, Context(Settings, lambda: text))
    while session.actor() == CHANCE:
        session.pump()
    seat = session.actor()
    assert seat is not None
    before = len(port.log.chronicle(seat))
    port.log.news(seat)
    asked = session.view(seat).decision
    assert asked is not None
    session.submit(next(iter(asked.choices[0])))
    assert len(port.log.chronicle(seat)) > before
    assert isinstance(port.log.news(seat).events[0][1], settlers_events.Built)
    assert port.acts.undo()
    assert len(port.log.chronicle(seat)) == before
    assert port.log.news(seat).turned_back


def test_an_action_that_is_chosen_by_one_place_has_only_that_field() -> None:
    port = played("watch", 700)
    state = port.session.state
    kinds = port.session.game.ruleset.kinds
    home: Any = kinds["send_robber_home"](Seat(0))
    assert [(entry.name, entry.place) for entry in port.game.fields(home)] == [(WHERE, ("home", 0))]
    camp: Any = kinds["benjen_camp"](Seat(0), 1, 2)  # type: ignore[call-arg]
    assert port.game.fields(camp)[0].place == ("camp", 7)
    road: Any = kinds["build_road"](Seat(0), 5)  # type: ignore[call-arg]
    assert [(entry.name, entry.place) for entry in port.game.fields(road)] == [("path", ("path", 5))]
    assert state.ply


def test_words_are_said_with_names_and_cards() -> None:
    text = english()
    said = words("event-stolen", who=Who(Seat(0)), whom=Who(Seat(1)), cards=Cards((2, 1), ("ore", "wool")))
    assert say(said, text.tr, ["Anya", "B*b"]) == "Anya steals 2 ore, 1 wool from B*b"
    rich = say(said, text.tr, ["Anya", "B*b"], rich=True, quote=lambda name: name.replace("*", "\\*"))
    assert rich == "**Anya** steals 2\u00a0<icon resource-ore> 1\u00a0<icon resource-wool> from **B\\*b**"
    assert say(words("party-named", who=Party(0b11)), text.tr, ["A", "B"]) == "A, B"


def test_a_list_of_texts_is_said_in_order() -> None:
    listed = words("hint-action-build", thing=Several((words("name-road"), words("name-card"))))
    speak = Translator(Path("assets/locale"), "en", strict=True).tr
    assert f"{speak('name-road')}, {speak('name-card')}" in say(listed, speak, [])
