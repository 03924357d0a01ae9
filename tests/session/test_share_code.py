"""The short code of a game: it brings the same table back, and a slip of the pen is noticed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.session.share_code import SIGNS, CodeError, code_of, kind_of, read_code
from catan_desktop.session.spec import SEED_LIMIT, NewGame, SeatSpec

TABLE = NewGame(ruleset="classic", seats=(SeatSpec(),) * 4, options={"layout": "random", "goal": 12}, seed=123_456_789)


@st.composite
def games(draw: st.DrawFn) -> NewGame:
    """Any game that the program could begin."""
    rules = RULESETS[draw(st.sampled_from(list(RULESETS)))]
    asked = [option for option in rules.options if option.asked]
    options = {option.key: draw(st.sampled_from(option.choices)) for option in asked if draw(st.booleans())}
    seats = (SeatSpec(),) * draw(st.sampled_from(rules.seats))
    return NewGame(ruleset=rules.key, seats=seats, options=options, seed=draw(st.integers(0, SEED_LIMIT - 1)))


@given(games())
def test_a_code_holds_what_a_game_is_made_of(spec: NewGame) -> None:
    shared = read_code(code_of(spec))
    defaults = {option.key: option.default for option in RULESETS[spec.ruleset].options}
    assert (shared.ruleset, shared.seats, shared.seed) == (spec.ruleset, len(spec.seats), spec.seed)
    assert {**defaults, **shared.options} == {**defaults, **spec.options}
    assert all(shared.options[key] != defaults[key] for key in shared.options)


def test_it_is_short_and_in_groups_that_can_be_read_aloud() -> None:
    code = code_of(TABLE)
    assert set(code) <= {*SIGNS, "-"}
    assert [len(group) for group in code.split("-")][:-1] == [4] * (len(code.split("-")) - 1)
    assert len(code) <= 24
    assert len(code_of(TABLE.model_copy(update={"options": {}}))) < len(code)


def test_capitals_hyphens_spaces_and_signs_that_look_alike_do_not_matter() -> None:
    code = next(
        code for seed in range(1000) if {"0", "1"} <= set(code := code_of(TABLE.model_copy(update={"seed": seed})))
    )
    for written in (
        code.lower(),
        code.replace("-", ""),
        f"  {code.replace('-', ' ')} ",
        code.replace("0", "O").replace("1", "l"),
        code.replace("0", "o").replace("1", "I"),
    ):
        assert read_code(written) == read_code(code)


def test_every_single_slip_and_every_swap_is_noticed() -> None:
    code = code_of(TABLE).replace("-", "")
    slips = {code[:at] + sign + code[at + 1 :] for at in range(len(code)) for sign in SIGNS if sign != code[at]}
    swaps = {code[:at] + code[at + 1] + code[at] + code[at + 2 :] for at in range(len(code) - 1)} - {code}
    for wrong in (*slips, *swaps, code[:-1], code[1:], code + "0"):
        with pytest.raises(CodeError):
            read_code(wrong)


@pytest.mark.parametrize("text", ["", "-", "123", "hello", "ÄÖÜ-1234", "UUUU-UUUU-UUUU", "0" * 30, "Z" * 400])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(CodeError):
        read_code(text)


def test_no_code_holds_a_seed_that_no_game_can_have() -> None:
    last, beyond = (code_of(TABLE.model_copy(update={"seed": seed})) for seed in (SEED_LIMIT - 1, SEED_LIMIT))
    assert read_code(last).seed == SEED_LIMIT - 1
    with pytest.raises(CodeError):
        read_code(beyond)


def test_every_ruleset_has_a_number_of_its_own() -> None:
    assert len({kind_of(key) for key in RULESETS}) == len(RULESETS)


def test_a_code_that_was_once_given_is_read_for_ever() -> None:
    """As long as the game has the same options: friends write codes down."""
    assert code_of(TABLE) == "H3SH-XTR8-WDDP-BQ"
    assert read_code("H3SH-XTR8-WDDP-BQ").seed == TABLE.seed
