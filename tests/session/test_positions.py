"""Positions as texts: written by hand, refused with the place that is wrong, opened as games. That every state comes
back from its text: `tests/test_golden.py`."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.games.catalogue import RULESETS, ruleset
from catan_desktop.kernel.engine import actor, apply, asked, start, veiled
from catan_desktop.kernel.errors import PositionError
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.position_text import SIZE_LIMIT, read_position, write_position
from catan_desktop.mechanics.parts import DEVELOPMENT, HANDS, LARGEST_ARMY, LONGEST_ROAD, PIECES
from catan_desktop.session.positions import opened
from catan_desktop.session.session import Session
from tests.playing import play_game
from tests.recipes import set_table

ISLAND = """position 1 classic 4
# The player with the longest road is about to play a card.
at turn=9 seat=2
step settlers.action
pieces.settlements 0: V(0,1,S); 2: V(0,0,S)
pieces.roads 0: E(0,1,NE)
  E(0,1,E); 2: E(0,-1,SE) E(0,0,NE) E(0,0,E) E(0,0,SE) E(-1,1,NE)
hands.private 0: 2ore wool; 2: brick
largest_army.knights 3 0 1 0
development.gone 4knight
development.private 0.cards: vp; 2.cards: 2knight monopoly
"""


def test_what_is_not_said_is_as_at_the_beginning_or_follows() -> None:
    found = read_position(ISLAND, ruleset)
    game, state = found.game, found.state
    assert (game.ruleset.key, game.seats, state.turn, state.seat, actor(state)) == ("classic", 4, 9, 2, 2)
    hands, cards, pieces = HANDS.of(game, state), DEVELOPMENT.of(game, state), PIECES.of(game, state)
    assert hands.private == ((0, 0, 1, 0, 2), (0,) * 5, (0, 1, 0, 0, 0), (0,) * 5)
    assert (hands.bank, hands.sizes) == ((19, 18, 18, 19, 17), (3, 0, 1, 0))
    assert pieces.roads[0].bit_count() == 2
    assert (cards.held, cards.deck) == ((1, 0, 3, 0), 25 - 4 - 4)
    assert LONGEST_ROAD.of(game, state).holder == 2
    assert LARGEST_ARMY.of(game, state).holder == 0
    assert read_position(write_position(game, state), ruleset).state == state


@pytest.mark.parametrize("key", sorted(RULESETS))
def test_the_beginning_of_a_game_is_two_lines(key: str) -> None:
    seats = max(RULESETS[key].seats)
    found = read_position(f"position 1 {key} {seats}\n", ruleset)
    assert found.state == start(found.game)[0]
    assert len(write_position(found.game, found.state).splitlines()) == 2


def changed(old: str, new: str) -> str:
    assert old in ISLAND
    return ISLAND.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "key", "line", "word"),
    [
        ("", "position-foreign", None, None),
        ("not a position", "position-foreign", None, None),
        (f"position 1 classic 4\n{'#' * SIZE_LIMIT}", "position-too-large", None, None),
        (changed("position 1", "position 2"), "position-newer", None, None),
        ("position 2", "position-newer", None, None),
        ("position one classic 4", "position-wrong", 1, "one"),
        (changed("classic 4", "clasic 4"), "position-wrong", 1, "clasic"),
        (changed("classic 4", "classic"), "position-wrong", 1, "position 1 classic"),
        (changed("classic 4", "classic 40"), "position-wrong", 1, "40"),
        (changed("classic 4", "classic 4 gaol=10"), "position-wrong", 1, "gaol=10"),
        (changed("seat=2", "seat=4"), "position-wrong", 3, "seat=4"),
        (changed("settlers.action", "settlers.acting"), "position-wrong", 4, "settlers.acting"),
        (changed("pieces.settlements", "pieces.houses"), "position-wrong", 5, "0: V(0,1,S)"),
        (changed("V(0,0,S)", "V(0,9,S)"), "position-wrong", 5, "2: V(0,9,S)"),
        (changed("2ore", "2oar"), "position-wrong", 8, "0: 2oar wool"),
        (changed("largest_army.knights 3 0 1 0", "largest_army.knights many"), "position-wrong", 9, "many"),
        (changed("E(0,1,NE)", "999999999"), "position-wrong", 6, "0: 999999999 E(0,1,E)"),
        (changed("2: brick", "4: brick"), "position-wrong", 8, "4: brick"),
        (changed("2ore wool", "200ore"), "position-impossible", None, None),
    ],
)
def test_a_wrong_text_is_refused_with_the_place(text: str, key: str, line: int | None, word: str | None) -> None:
    with pytest.raises(PositionError) as caught:
        opened(text)
    told = dict(caught.value.reason.arguments)
    assert (caught.value.reason.key, told.get("line"), told.get("word")) == (key, line, word)


def test_a_game_goes_on_from_a_position_and_can_be_kept() -> None:
    """A person sits where the question is; the saved game goes on from there."""
    saved = opened(ISLAND, seed=5)
    session = Session.resume(saved, bots_in_process=True)
    assert [seat.human for seat in session.seats] == [False, False, True, False]
    assert session.actor() == 2
    decision = asked(session.game, session.state)
    assert decision is not None
    session.submit(next(iter(decision.choices[0])))
    assert session.ply == 2
    session.close()


def test_what_the_viewer_does_not_know_is_dealt() -> None:
    """A text of what one seat sees has `?` for the rest, and becomes a game that this seat cannot rule out."""
    found = read_position(ISLAND, ruleset)
    text = write_position(found.game, veiled(found.game, found.state, Seat(2)), Seat(2))
    assert "hands.private 0: ?; 1: ?; 2: brick; 3: ?" in text
    assert "vp" not in text
    seen = read_position(text, ruleset)
    assert seen.viewer == 2
    assert seen.state == veiled(found.game, found.state, Seat(2))
    saved = opened(text, seed=1)
    state = saved.timeline.state
    assert HANDS.of(saved.game, state).sizes == HANDS.of(found.game, found.state).sizes
    assert veiled(saved.game, state, Seat(2)).parts == seen.state.parts
    assert [seat.human for seat in saved.spec.seats] == [False, False, True, False]


@pytest.mark.parametrize("key", sorted(RULESETS))
def test_a_spoilt_text_is_refused_or_played_and_never_breaks(key: str) -> None:
    """Words of a real position are left out, doubled, swapped or replaced."""
    rules, luck = RULESETS[key], Random(key)
    game = set_table(rules, max(rules.seats), {}, 3)
    text = write_position(game, play_game(game, 3, 150).state)
    words = text.split(" ")
    refused = 0
    for _ in range(25):
        spoilt = list(words)
        place = luck.randrange(1, len(spoilt))
        spoilt[place : place + 1] = luck.choice(
            ([], ["-"], ["?"], ["99"], ["-3"], ["{"], ["["], [words[luck.randrange(len(words))]], [spoilt[place]] * 2)
        )
        try:
            saved = opened(" ".join(spoilt))
        except PositionError:
            refused += 1
            continue
        decision = asked(saved.game, saved.timeline.state)
        if decision is not None:
            apply(saved.game, saved.timeline.state, next(iter(decision.choices[0])))
    assert refused
