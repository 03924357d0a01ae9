"""What comes of a message: rows of a table, without any screen. Pointer, keys and widgets are tested elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from typing import Any

import pytest

from catan_desktop.games.views import vocabulary
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import OnSites
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.record import replace as with_fields
from catan_desktop.present.models.panels import ActionButton, CardView, OfferView, TradeView
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import words
from catan_desktop.session.session import Session
from catan_desktop.table_port import Context, TablePort
from catan_desktop.ui.scenes.table import messages as m
from catan_desktop.ui.scenes.table import presenting as show
from catan_desktop.ui.scenes.table.answers import beside_board
from catan_desktop.ui.scenes.table.chooser import NOTHING, Pick, Place
from catan_desktop.ui.scenes.table.draft import EMPTY, Draft
from catan_desktop.ui.scenes.table.facts import Facts, derive
from catan_desktop.ui.scenes.table.state import Hint, TableState
from catan_desktop.ui.scenes.table.update import settled, update
from tests.ui.table.table import LOCALE, QUICK, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("for_good", "unpainted")

BOLD = QUICK.model_copy(update={"confirm_costly": False})
Of = Callable[[Facts], Any]


def able(kind: str, step: str = "settlers.action") -> Callable[[Session], bool]:
    """The first seat is at a step and may do this."""

    def wanted(session: Session) -> bool:
        decision = session.view(Seat(0)).decision if session.actor() == 0 else None
        choices = decision.choices if decision is not None and at_step(step)(session) else ()
        return any(choice.count() and next(iter(choice)).kind == kind for choice in choices)

    return wanted


def several(session: Session) -> bool:
    """A victim is to be chosen among some."""
    decision = session.view(Seat(0)).decision if session.actor() == 0 else None
    return at_step("settlers.steal")(session) and decision is not None and decision.choices[0].count() > 1


POSITIONS: dict[str, Callable[[int], Session]] = {
    "placement": lambda seed: advance(
        new_session(options={"placement": "free"}, seed=seed), at_step("settlers.placement")
    ),
    "before the roll": lambda seed: advance(new_session(seed=seed), at_step("settlers.pre_roll")),
    "road": lambda seed: advance(new_session(seed=seed), able("build_road"), seed),
    "card": lambda seed: advance(new_session(seed=seed), able("buy_card"), seed),
    "knight": lambda seed: advance(new_session(seed=seed), able("play_knight"), seed),
    "offer": lambda seed: advance(new_session(seed=seed), able("decline_offer", "settlers.offer"), seed),
    "steal": lambda seed: advance(new_session(seed=seed), several, seed),
    "discard": lambda seed: advance(new_session(seed=seed), at_step("settlers.discard"), seed),
    "bots": lambda seed: new_session(humans=(), seed=seed),
    "two": lambda seed: advance(new_session(humans=(0, 1), seed=seed), able("build_road"), seed),
}


@cache
def session_at(position: str) -> Session:
    """A game at a position; nothing is done in it."""
    for seed in count(3):
        with suppress(LookupError):
            return POSITIONS[position](seed)
    raise AssertionError("there is always a next seed")


def port(position: str, bold: bool = False) -> TablePort:
    session, settings = session_at(position), BOLD if bold else QUICK
    translator = Translator(LOCALE, "en", vocabulary=vocabulary(session.game.ruleset))
    return TablePort(session, Context(lambda: settings, lambda: translator))


def spot(facts: Facts, number: int = 0) -> Place:
    """A place to choose from where one thing can be done."""
    return [place for place, here in facts.places.items() if len(here) == 1][number]


def at(facts: Facts, number: int = 0) -> Action:
    """What can be done there."""
    return facts.places[spot(facts, number)][0]


def first(facts: Facts, kind: str) -> Action:
    """The first action of a kind."""
    return next(action for action in facts.actions if action.kind == kind)


def dark(facts: Facts) -> m.PlaceMissed:
    """A place of the kind that is asked for, which is not lit."""
    choice = next(choice for choice in facts.model.choices if isinstance(choice, OnSites))
    site = next(site for site in count() if not choice.mask >> site & 1)
    return m.PlaceMissed((choice.space, site))


def refused(facts: Facts) -> Action:
    """What would be done at that place."""
    choice = next(choice for choice in facts.model.choices if isinstance(choice, OnSites))
    return choice.at(dark(facts).place[1])


def button(facts: Facts, key: str) -> ActionButton:
    return next(entry for entry in facts.model.buttons if entry.key == key)


def card(facts: Facts) -> CardView:
    return next(card for card in facts.model.hand.cards if "play_knight" in card.kinds)


def trade(facts: Facts) -> TradeView:
    assert facts.model.trade is not None
    return facts.model.trade


def offer(facts: Facts) -> OfferView:
    assert facts.offer is not None
    return facts.offer


def decline(facts: Facts) -> Action:
    assert offer(facts).decline is not None
    return offer(facts).decline  # type: ignore[return-value]


def held(facts: Facts) -> int:
    """A kind of cards in the hand."""
    return next(kind for kind, number in enumerate(trade(facts).hand) if number)


def answer(facts: Facts, number: int = 0) -> Action:
    """An answer beside the board."""
    action = beside_board(facts)[number].final
    assert action is not None
    return action


def pressed(facts: Facts) -> m.PlacePicked:
    return m.PlacePicked(spot(facts))


def does_it(facts: Facts) -> tuple[m.Submit]:
    return (m.Submit(at(facts)),)


def the_road(facts: Facts) -> m.StartAction:
    return m.StartAction(button(facts, "road"))


def the_card(facts: Facts) -> m.StartAction:
    return m.StartAction(button(facts, "card"))


def answered(facts: Facts) -> m.AnswerPicked:
    return m.AnswerPicked(answer(facts))


def back(_: Facts) -> m.Back:
    return m.Back()


def ask(_: Facts) -> tuple[m.Ask]:
    return (m.Ask(),)


def clear(_: Facts) -> dict[str, Any]:
    return {"pick": NOTHING, "pending": None, "pending_place": None, "listed": False}


def no_commands(_: Facts) -> tuple[m.Command, ...]:
    return ()


def nothing(_: Facts) -> Any:
    return {}


@dataclass(frozen=True)
class Row:
    """In this position and state, this message leads to these commands and this change of the state.

    All of it is worked out from the facts of the position in which nothing is chosen.
    """

    name: str
    position: str
    message: Of
    commands: Of = no_commands
    changed: Of = nothing
    given: Of = nothing
    bold: bool = False
    """Nothing is to be confirmed."""


def shown(facts: Facts) -> dict[str, Any]:
    return {"pending": at(facts), "pending_place": spot(facts)}


def marked(facts: Facts) -> dict[str, Any]:
    return {"pending": answer(facts), "listed": True}


def road(_: Facts) -> dict[str, Any]:
    return {"pick": Pick(("build_road",))}


def buying(facts: Facts) -> dict[str, Any]:
    return {"pick": Pick(("buy_card",)), "pending": first(facts, "buy_card")}


ROWS = (
    # places
    Row("a place is shown first", "placement", pressed, lambda f: (m.FocusPlace(spot(f)),), shown),
    Row("the same place does it", "placement", pressed, does_it, given=shown),
    Row("another place changes the mind", "placement", lambda f: m.PlacePicked(spot(f, 1)),
        lambda f: (m.FocusPlace(spot(f, 1)),), lambda f: {"pending": at(f, 1), "pending_place": spot(f, 1)}, shown),
    Row("without confirmations one press does it", "placement", pressed,
        does_it, bold=True),
    Row("in the own turn, too", "road", pressed, does_it, bold=True),
    Row("a dark place tells why", "placement", dark, lambda f: (m.TellWhyNot(refused(f)),)),
    Row("a dark place tells nothing in the own turn", "road", dark),
    Row("a dark place tells why where its action was begun", "road", dark, lambda f: (m.TellWhyNot(refused(f)),),
        given=lambda f: {"pick": Pick((refused(f).kind,))}),
    Row("a place of another kind says what is asked for", "road", lambda _: m.PlaceMissed(("hex", 0)),
        lambda _: (m.Refuse(words("choose-place")),), given=road),
    Row("a place does what was begun", "road", pressed, does_it, given=road),
    # buttons
    Row("a button begins", "road", the_road, ask, road),
    Row("its second press gives up", "road", the_road, ask, clear, road),
    Row("it does what was shown at a place", "road", the_road,
        lambda f: (m.Submit(first(f, "build_road")),),
        given=lambda f: {"pending": first(f, "build_road"), "pending_place": ("path", 0)}),
    Row("what needs no place waits", "card", the_card, ask, buying),
    Row("a second press buys", "card", the_card,
        lambda f: (m.Submit(first(f, "buy_card")),), given=buying),
    Row("without confirmations the first one buys", "card", the_card,
        lambda f: (m.Submit(first(f, "buy_card")),), lambda _: {"pick": Pick(("buy_card",))}, bold=True),
    Row("an impossible action says why", "before the roll", the_road,
        lambda _: (m.Refuse(words("reason-roll-first")),), lambda _: {"draft": Draft(wish="road")}),
    Row("what is to be climbed is shown", "road", lambda f: m.StartAction(with_fields(button(f, "road"), charted=True)),
        lambda _: (m.OpenLadders(),)),
    # cards
    Row("a card begins", "knight", lambda f: m.PlayCard(card(f)), ask,
        lambda f: {"pick": Pick(card(f).kinds, card(f).fixed, len(card(f).fixed)), "pending": first(f, "play_knight")}),
    Row("a card that cannot be played says why", "knight",
        lambda f: m.PlayCard(with_fields(card(f), reason=words("reason-card-played"))),
        lambda _: (m.Refuse(words("reason-card-played")),)),
    Row("a card that is only kept is told of", "knight", lambda f: m.PlayCard(with_fields(card(f), kinds=())),
        lambda f: (m.OpenCard(with_fields(card(f), kinds=())),)),
    # answers
    Row("an answer waits", "steal", answered, changed=marked),
    Row("its second press does it", "steal", answered, lambda f: (m.Submit(answer(f)),), given=marked),
    Row("another answer changes the mind", "steal", lambda f: m.AnswerPicked(answer(f, 1)),
        changed=lambda f: {"pending": answer(f, 1)}, given=marked),
    Row("a seat is taken in", "steal", lambda _: m.PartyToggled(Seat(2)), changed=lambda _: {"party": 0b101},
        given=lambda _: {"party": 1}),
    Row("a seat is left out", "steal", lambda _: m.PartyToggled(Seat(2)), changed=lambda _: {"party": 1},
        given=lambda _: {"party": 0b101}),
    # going back
    Row("back from a place", "placement", back, ask, clear, shown),
    Row("back from an answer", "steal", back, ask, clear, marked),
    Row("back from a button", "card", back, ask, clear, buying),
    Row("back from a value", "road", back, ask, lambda _: {"pick": Pick(("build_road",))},
        lambda _: {"pick": Pick(("build_road",), (("path", 1),))}),
    Row("what came with a card goes with it", "road", back, ask, clear,
        lambda _: {"pick": Pick(("build_road",), (("path", 1),), 1)}),
    Row("back from seats", "steal", back, changed=lambda _: {"party": 0}, given=lambda _: {"party": 3}),
    Row("back from a trade", "road", back, changed=lambda _: {"draft": Draft((0,) * 5, (0,) * 5)},
        given=lambda _: {"draft": Draft((1, 0, 0, 0, 0), (0,) * 5)}),
    Row("back from nothing", "road", back),
    Row("a question is laid aside", "discard", lambda _: m.LayAside(), changed=lambda _: {"laid_aside": True}),
    Row("and taken up", "discard", lambda _: m.TakeUp(), ask, lambda _: {"laid_aside": False},
        lambda _: {"laid_aside": True}),
    Row("what was begun is given up with its dialog", "road", lambda _: m.LayAside(), changed=clear, given=road),
    # trade
    Row("a card goes into the trade", "road", lambda f: m.GiveCard(held(f)),
        changed=lambda f: {"draft": EMPTY.sized(5).with_count("give", held(f), 1)}),
    Row("and gives up what was begun", "road", lambda f: m.GiveCard(held(f)),
        changed=lambda f: {**clear(f), "draft": EMPTY.sized(5).with_count("give", held(f), 1)}, given=road),
    Row("before the roll it does not", "before the roll", lambda _: m.GiveCard(0),
        lambda _: (m.Refuse(words("reason-trade-after-roll")),)),
    Row("a trade is made and forgotten", "road", lambda f: m.Trade(at(f), EMPTY), does_it,
        lambda _: {"draft": EMPTY}, lambda _: {"draft": Draft((1,) * 5, (0,) * 5)}),
    Row("other terms begin with those of the offer", "offer", lambda _: m.NameTerms(), lambda _: (m.CloseDialogs(),),
        lambda f: {"laid_aside": True, "draft": Draft(
            tuple(map(min, offer(f).want, trade(f).hand)), offer(f).give, counter=True)}),
    Row("and are taken back", "offer", back, ask,
        lambda _: {"laid_aside": False, "draft": Draft((0,) * 5, (0,) * 5)},
        lambda _: {"laid_aside": True, "draft": Draft((1,) * 5, (0,) * 5, counter=True)}),
    Row("no more offers in this turn", "offer", lambda f: m.MuteOffers(decline(f)),
        lambda f: (m.Submit(decline(f)),), lambda f: {"muted_offers": ((Seat(0), f.model.turn),)}),
    # the hand, hints, rest
    Row("the hand is shown", "two", lambda _: m.ShowHand(True), lambda _: (m.Ask("free"),),
        lambda _: {"hand_shown": True}),
    Row("an answer that waits goes with the hand", "two", lambda _: m.ShowHand(False), lambda _: (m.Ask("free"),),
        lambda _: {"hand_shown": False, "pending": None, "listed": False},
        lambda f: {"hand_shown": True, "listed": True, "pending": f.actions[0]}),
    Row("a hint is asked for", "road", lambda _: m.HintToggled(), lambda _: (m.Ask("open"), m.ThinkOfHint()),
        lambda f: {"hint": Hint(Seat(0), f.game.ply)}),
    Row("and put away", "road", lambda _: m.HintToggled(), lambda _: (m.Ask("open"),), lambda _: {"hint": None},
        lambda f: {"hint": Hint(Seat(0), f.game.ply)}),
    Row("there is none for whoever is guided", "road", lambda _: m.HintToggled(), given=lambda _: {"guided": True}),
    Row("nor while another must move", "two", lambda _: m.HintToggled(),
        lambda _: (m.WarnOfHint("reason-not-your-move"),), given=lambda _: {"viewer": Seat(1)}),
    Row("what was thought of a former position is not said", "road", lambda _: m.HintSaid(words("advice-none")),
        given=lambda f: {"hint": Hint(Seat(0), f.game.ply - 1)}),
    Row("there is nothing to rest from in the own turn", "road", lambda _: m.RestToggled(),
        lambda _: (m.Refuse(words("rest-none")),)),
    # bots alone
    Row("bots rest", "bots", lambda _: m.PauseToggled(), changed=lambda _: {"paused": True}),
    Row("and make one move", "bots", lambda _: m.StepAsked(), changed=lambda _: {"steps": 1}),
    Row("which was made", "bots", lambda _: m.BotMoved(), changed=lambda _: {"steps": 0}, given=lambda _: {"steps": 1}),
    Row("they go faster", "bots", lambda _: m.PaceSet(4.0), changed=lambda _: {"pace": 4.0}),
    Row("other eyes watch", "bots", lambda _: m.WatchedSeat(Seat(2)), lambda _: (m.ShowBoard(),),
        lambda _: {"watched": 2, "viewer": 2}, lambda f: {"draft": Draft(turn=f.model.turn)}),
    Row("whoever gets up watches with the own eyes", "bots", lambda _: m.Reseated(Seat(3), left=True),
        changed=lambda _: {"watched": 0, "left": 0}),
    # the game goes on
    Row("what happened ends what was begun", "road", lambda _: m.Happened(), lambda _: (show.Present(),),
        changed=lambda f: {**clear(f), "laid_aside": False}, given=lambda f: {**road(f), "laid_aside": True}),
    Row("who is asked again rests no more", "road", lambda _: m.Happened(Seat(2)), lambda _: (show.Present(),),
        lambda _: {"resting": 0b10}, given=lambda _: {"resting": 0b110}),
    Row("nothing of one person is left for the next", "two", lambda _: m.Looked(Seat(1)),
        lambda _: (m.ShowSeat(other=True),),
        lambda f: {**clear(f), "viewer": Seat(1), "hand_shown": False, "draft": EMPTY},
        given=lambda f: {**road(f), "hand_shown": True, "draft": Draft(partners=2, last=((1,), (1,), 2))}),
)  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_a_message_leads_to_commands_and_another_state(row: Row) -> None:
    bare = derive(TableState(viewer=Seat(0)), port(row.position, row.bold))
    given = replace(bare.state, **row.given(bare))
    state, commands = update(given, bare.of(given), row.message(bare))
    assert commands == row.commands(bare)
    assert state == replace(given, **row.changed(bare))


def test_what_the_game_has_outrun_is_let_go() -> None:
    game = port("bots")
    watching = derive(TableState(viewer=Seat(0), watched=Seat(2), left=Seat(2)), game)
    assert settled(watching) == replace(watching.state, viewer=Seat(2), draft=Draft(turn=watching.model.turn))
    played = derive(TableState(viewer=Seat(0), watched=Seat(2), left=Seat(2), resting=1), port("road"))
    found = settled(played)
    assert (found.watched, found.left, found.resting) == (NOBODY, None, 0)
    assert found.draft.turn == played.model.turn
    former = derive(TableState(viewer=Seat(0), hint=Hint(Seat(0), played.game.ply - 1)), port("road"))
    assert settled(former).hint is None
    again = derive(found, port("road"))
    assert settled(again) is again.state
