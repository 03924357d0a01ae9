"""Rows of actions: choices, reasons and grey tiles follow from one list of refusals."""

from __future__ import annotations

from typing import ClassVar, NewType

import pytest

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Among, Choice, Only, OnSites
from catan_desktop.kernel.engine import asked, make_game, start, why_not
from catan_desktop.kernel.errors import Reason, RulesetError
from catan_desktop.kernel.game import Act, Events, Game, Module, Script, Step, about_site, reason_of
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.ruleset import Ruleset, compose
from catan_desktop.kernel.slot import no_part
from catan_desktop.kernel.state import GameState

Field = NewType("Field", int)
A, FIELDS = Seat(0), 4


@record
class Sow(Action):
    """A field is sown."""

    field: Field


@record
class Rest(Action):
    """Nothing is sown."""


def nothing(game: Game, state: GameState, action: Action, out: Events) -> GameState:
    """Nothing changes."""
    return state


SOWS = Act(
    Sow,
    nothing,
    lambda game, state, seat: [Sow(seat, Field(one)) for one in range(FIELDS)],
    (
        ("reason-water", lambda game, state, action: action.field == 0),
        (Reason("reason-stony", rule="X-1"), lambda game, state, action: action.field < 2),
        ("", lambda game, state, action: action.field == 3),
    ),
)


def rules(*rows: Act[Sow] | Act[Rest], plain: bool = True) -> Ruleset:
    """A ruleset of one step with these rows."""
    module = Module(
        slot=no_part("farm"),
        version=1,
        script=lambda script: Script(turn=("farm.year",)),
        steps=(
            Step("farm.year", "prompt", choices=rows),
            Step("farm.winter", choices=(Act(Sow, other, SOWS.each),) if not plain else ()),
        ),
        known={Field: lambda game: range(FIELDS)},
    )
    return compose("farm", (module,), (1,))


def other(game: Game, state: GameState, action: Sow, out: Events) -> GameState:
    """Another thing that sowing does."""
    return state


def at(*rows: Act[Sow] | Act[Rest]) -> tuple[Game, GameState]:
    """A game of such rules."""
    game = make_game(rules(*rows), 1)
    return game, start(game)[0]


def offered(*rows: Act[Sow] | Act[Rest]) -> tuple[Choice, ...]:
    """What such rules offer."""
    now = asked(*at(*rows))
    assert now is not None
    return now.choices


def test_choices_are_what_is_meant_and_not_refused() -> None:
    assert offered(SOWS, Act(Rest, nothing)) == (Among((Sow(A, Field(2)),)), Only(Rest(A)))


def test_a_button_that_is_refused_is_not_offered() -> None:
    assert offered(SOWS, Act(Rest, nothing, refusals=(("reason-idle", lambda game, state, action: True),))) == (
        Among((Sow(A, Field(2)),)),
    )


@pytest.mark.parametrize(
    ("field", "reason"),
    [
        (0, Reason("reason-water")),
        (1, Reason("reason-stony", rule="X-1")),
        (3, Reason("reason-not-now")),
        (FIELDS, Reason("reason-not-now")),
    ],
)
def test_the_first_refusal_that_holds_is_the_reason_if_there_is_such_a_thing(field: int, reason: Reason) -> None:
    assert why_not(*at(SOWS), Sow(A, Field(field))) == reason


def test_a_tile_is_grey_for_the_refusal_that_comes_latest() -> None:
    game, state = at(SOWS)
    assert SOWS.why_none(game, state, A) is None
    wet = Act(Sow, nothing, lambda g, s, seat: [Sow(seat, Field(one)) for one in (0, 1)], SOWS.refusals)
    assert wet.why_none(game, state, A) == Reason("reason-stony", rule="X-1")
    assert wet.why_none(game, state, A, field=0) == Reason("reason-water")


def test_a_refusal_may_be_a_reason_of_the_position_and_is_told_by_it_wherever_it_is_asked() -> None:
    deep = Act(
        Sow,
        nothing,
        SOWS.each,
        (("reason-water", lambda game, state, action: Reason("reason-deep", (("metres", int(action.field)),))),),
    )
    assert why_not(*at(deep), Sow(A, Field(3))) == Reason("reason-deep", (("metres", 3),))
    assert deep.why_none(*at(deep), A, field=2) == Reason("reason-deep", (("metres", 2),))


def test_sites_are_lit_and_what_is_none_of_them_is_refused_by_the_rest() -> None:
    lit = Act(
        Sow,
        nothing,
        sites=("field", lambda game, state, seat: 0b1100),
        refusals=(("reason-water", lambda game, state, action: action.field == 0),),
        otherwise=Reason("reason-fallow"),
    )
    game, state = at(lit)
    assert offered(lit) == (OnSites(Sow, A, "field", 0b1100),)
    assert list(lit.plain(game, state, A)) == [Sow(A, Field(2)), Sow(A, Field(3))]
    assert [why_not(game, state, Sow(A, Field(field))) for field in range(FIELDS)] == [
        Reason("reason-water"),
        Reason("reason-fallow"),
        None,
        None,
    ]
    none = replace(lit, sites=("field", lambda game, state, seat: 0))
    assert offered(none) == ()
    assert none.why_none(game, state, A) == Reason("reason-fallow")


def test_a_row_tells_of_other_steps_and_of_what_there_is_not() -> None:
    told = Act(
        Sow,
        nothing,
        SOWS.each,
        elsewhere=lambda game, state, action: Reason("reason-winter", (("field", int(action.field)),)),
        unknown=Reason("reason-no-field"),
    )
    module = Module(
        slot=no_part("farm"),
        version=1,
        script=lambda script: Script(turn=("farm.winter", "farm.year")),
        steps=(
            Step("farm.winter", "prompt", choices=(Act(Rest, nothing),)),
            Step("farm.year", "prompt", choices=(told,)),
        ),
        known={Field: lambda game: range(FIELDS)},
    )
    game = make_game(compose("farm", (module,), (1,)), 1)
    state = start(game)[0]
    assert why_not(game, state, Sow(A, Field(1))) == Reason("reason-winter", (("field", 1),))
    assert why_not(game, state, Sow(A, Field(FIELDS))) == Reason("reason-no-field")


def test_a_refusal_of_a_site_is_one_of_the_action_that_names_it() -> None:
    ((key, holds),) = about_site((("reason-wet", lambda game, state, seat, site: (seat, site) == (A, 2)),))
    game, state = at(SOWS)
    assert key == "reason-wet"
    assert [holds(game, state, Sow(A, Field(field))) for field in (1, 2)] == [False, True]


def test_two_rows_of_an_action_do_the_same() -> None:
    with pytest.raises(RulesetError, match="Sow is defined twice"):
        rules(SOWS, plain=False)


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("reason-stony X-1", Reason("reason-stony", rule="X-1")),
        ("reason-water", Reason("reason-water")),
        (Reason("reason-stony", (("left", 2),), "X-1"), Reason("reason-stony", (("left", 2),), "X-1")),
        ("", None),
        (None, None),
    ],
)
def test_a_refusal_may_be_written_as_its_key_and_the_rule_that_it_cites(
    written: str | Reason | None, reason: Reason | None
) -> None:
    assert reason_of(written) == reason


def test_an_action_is_called_after_its_class_unless_that_says_otherwise() -> None:
    @record
    class PlantAppleTree(Action):
        """A tree is planted."""

    @record
    class PlantPearTree(PlantAppleTree):
        """As games that were saved call it."""

        kind: ClassVar[str] = "pear"

    assert (PlantAppleTree.kind, PlantPearTree.kind, PlantPearTree(A).kind) == ("plant_apple_tree", "pear", "pear")
