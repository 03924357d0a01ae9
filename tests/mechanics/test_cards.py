"""Development cards."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.event import redact
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.mechanics.actions import PlayMonopoly
from catan_desktop.mechanics.development import DRAW, FREE_ROADS
from catan_desktop.mechanics.events import Built, CardBought, CardPlayed, CardsTaken, Monopolised, RobberMoved, Stolen
from catan_desktop.mechanics.robber import ROBBER_STEP
from catan_desktop.mechanics.tables import WOOL
from tests.mechanics.place import ACTION, PRE_ROLL, Table, classic, counts, gift, line, place
from tests.parts import purse, settlers

PRICE = "1wool 1grain 1ore"
NETWORK = "V(0,1,N) E(0,1,NE)"


def table(*seats: str, **options: bool | int | str) -> Table:
    return place(gift(3, **options), *seats)


# Buying


@pytest.mark.rule("BASE-150")
def test_a_bought_card_comes_off_the_shuffled_deck() -> None:
    """The cost goes to the bank; every card of the deck is equally likely on top."""
    t = place(gift(3), f"{PRICE} 1ore", deck="knight knight vp plenty").do("0 buy_card")
    assert (t.step, t.actor) == (DRAW, CHANCE)
    (draw,) = t.asked().choices
    assert isinstance(draw, Draw)
    assert draw.weights == (2, 1, 0, 1)
    t.do("* drawn_card plenty")
    assert (t.held(0, "plenty"), t.part.held[0], t.part.deck) == (1, 1, 3)
    assert t.hand(0) == counts("1ore")
    assert t.part.bank == (19, 19, 19, 19, 18)


@pytest.mark.rule("BASE-150", "BASE-215")
def test_an_empty_deck_sells_nothing() -> None:
    """The purchase is refused and not offered."""
    t = place(gift(3), PRICE, deck="")
    assert t.refuse("0 buy_card") == ("reason-deck-empty", "BASE-150")
    assert "buy_card" not in t.kinds()


@pytest.mark.rule("BASE-150", "BASE-154")
def test_cards_never_return_to_the_deck() -> None:
    """A played card is gone: the deck holds what it held."""
    t = place(gift(3), f"{NETWORK} roads plenty knight {PRICE}", deck="vp")
    for text in (
        ("0 play_plenty 2ore",),
        ("0 play_roads", "0 place_free_road E(0,0,E)", "0 place_free_road E(1,0,SE)"),
    ):
        after = Table(t.game, t.state).do(*text)
        assert (after.part.deck, after.part.hidden) == (1, (0, 1, 0, 0))


@pytest.mark.rule("BASE-120", "BASE-150")
def test_several_cards_may_be_bought_in_one_turn() -> None:
    """As many as one can pay."""
    t = table("2wool 2grain 2ore").do("0 buy_card", "* drawn_card vp", "0 buy_card", "* drawn_card vp")
    assert t.held(0, "vp") == 2


# When a card may be played


@pytest.mark.rule("BASE-151", "BASE-219", "WATCH-33")
def test_one_development_card_a_turn() -> None:
    """After one of any kind no other may be played this turn; next turn again."""
    t = table(f"{NETWORK} plenty plenty roads knight").do("0 play_plenty 1ore+1wool")
    for text in ("play_plenty 2ore", "play_roads", "play_knight"):
        assert t.refuse(f"0 {text}") == ("reason-one-card-a-turn", "BASE-151")
    assert not {"play_plenty", "play_roads", "play_knight"} & t.kinds()
    t.do("0 end_turn")
    for seat in (1, 2):
        t.roll(2).do(f"{seat} end_turn")
    assert t.can("0 play_roads")


@pytest.mark.rule("BASE-151", "BASE-231")
def test_a_card_may_be_played_before_or_after_the_roll() -> None:
    """At any time of the own turn outside the roll, once in all."""
    hand = f"{NETWORK} plenty roads knight"
    for step in (PRE_ROLL, ACTION):
        t = place(gift(3), hand, step=step)
        assert {"play_plenty", "play_roads", "play_knight"} <= t.kinds()
    t = place(gift(3), hand, step=PRE_ROLL).do("0 play_plenty 2ore")
    assert (t.step, t.actor, t.lines()) == (PRE_ROLL, 0, ["0 roll"])
    t.roll(2)
    assert t.refuse("0 play_roads") == ("reason-one-card-a-turn", "BASE-151")


@pytest.mark.rule("BASE-151", "BASE-210")
def test_no_card_in_anothers_turn() -> None:
    """Cards are for the own turn."""
    assert table("", "plenty").refuse("1 play_plenty 2ore") == ("reason-not-your-move", "BASE-210")


@pytest.mark.rule("BASE-152", "BASE-219", "WATCH-33")
def test_a_card_bought_this_turn_may_not_be_played() -> None:
    """It may from the next own turn on."""
    t = table(f"{NETWORK} {PRICE}").do("0 buy_card", "* drawn_card plenty")
    assert t.refuse("0 play_plenty 2ore") == ("reason-card-bought-now", "BASE-152")
    t.do("0 end_turn")
    for seat in (1, 2):
        t.roll(2).do(f"{seat} end_turn")
    t.do("0 play_plenty 2ore")
    assert t.hand(0) == counts("2ore")


@pytest.mark.rule("BASE-152")
def test_an_older_card_of_the_same_kind_may_be_played() -> None:
    """Of two equal cards, one bought now, one may be played, and only one."""
    t = table("knight knight+ plenty+ roads+").do("0 play_knight", "0 move_robber (0,1)")
    own = purse(t.part, Seat(0))
    assert (own.cards, own.fresh) == ((1, 0, 1, 1), (1, 0, 1, 1))


@pytest.mark.rule("BASE-152")
def test_every_kind_bought_now_waits() -> None:
    """Knight, Road Building and Year of Plenty alike; also Monopoly where the deck has it."""
    t = table(f"{NETWORK} knight+ plenty+ roads+")
    for text in ("play_knight", "play_roads", "play_plenty 2ore"):
        assert t.refuse(f"0 {text}") == ("reason-card-bought-now", "BASE-152")
    t = place(classic(), "monopoly+")
    assert t.refuse("0 play_monopoly ore") == ("reason-card-bought-now", "BASE-152")


@pytest.mark.rule("BASE-219")
def test_a_card_one_does_not_hold_cannot_be_played() -> None:
    """Whatever the others hold."""
    t = table(NETWORK, "knight plenty roads")
    for text in ("play_knight", "play_roads", "play_plenty 2ore"):
        assert t.refuse(f"0 {text}") == ("reason-card-not-held", "BASE-219")


@pytest.mark.rule("BASE-153")
def test_held_cards_are_secret_and_their_number_public() -> None:
    """Others see how many, not which; the buyer alone sees what was drawn."""
    t = table(PRICE, "knight vp").do("0 buy_card", "* drawn_card vp")
    view = settlers(observe(t.game, t.state, Seat(2)).state)
    assert view.held == (1, 2, 0)
    assert view.private[0] is view.private[1] is None
    (event,) = t.of(CardBought)
    assert redact(event, Seat(0)) == event
    assert redact(event, Seat(1)) == CardBought(Seat(0), None)


@pytest.mark.rule("BASE-153")
def test_development_cards_are_not_stolen() -> None:
    """A hand of development cards only is no hand to rob."""
    t = place(gift(3), "", "V(0,1,N) knight vp roads", step=PRE_ROLL).roll(7).do("0 move_robber (0,1)")
    assert t.step == ACTION
    assert t.part.held == (0, 3, 0)


@pytest.mark.rule("BASE-154")
def test_played_cards_are_public() -> None:
    """Knights stay in front of their player; other cards leave the game."""
    t = table("knight plenty").do("0 play_knight", "0 move_robber (0,1)")
    view = settlers(observe(t.game, t.state, Seat(2)).state)
    assert view.knights == (1, 0, 0)
    assert view.gone == (1, 0, 0, 0)
    assert t.of(CardPlayed) == [CardPlayed(Seat(0), "knight")]
    t = table("knight plenty").do("0 play_plenty 2ore")
    assert (t.part.knights, t.part.gone) == ((0, 0, 0), (0, 0, 0, 1))


# The cards


@pytest.mark.rule("BASE-155", "WATCH-50")
def test_a_knight_moves_the_robber_and_steals() -> None:
    """To another hex, then a random card of one opponent there; nobody discards."""
    t = table("knight", "V(0,1,N) 9ore").do("0 play_knight")
    assert (t.step, t.actor) == (ROBBER_STEP, 0)
    t.do("0 move_robber (0,1)", "* stolen_card ore")
    assert (t.robber, t.part.hands) == ("(0,1)", (1, 8, 0))
    assert [type(event) for event in t.events] == [RobberMoved, Stolen]


@pytest.mark.rule("BASE-155", "BASE-094", "WATCH-87", "WATCH-29")
def test_a_knight_moves_the_robber_to_a_hex_only() -> None:
    """Not to the hex where he stands, and not to his camp: that is for the 7."""
    t = place(gift(3), "knight", robber="(2,0)").do("0 play_knight")
    assert t.refuse("0 move_robber (2,0)") == ("reason-robber-stays", "BASE-217")
    assert t.refuse("0 send_robber_home") == ("reason-robber-camp-only-on-seven", "WATCH-87")
    assert t.sites("move_robber") == {f"({q},{r})" for q, r in t.game.board.land} - {"(2,0)"}
    t = place(gift(3), "knight", robber="home").do("0 play_knight")
    assert t.refuse("0 send_robber_home") == ("reason-robber-camp-only-on-seven", "WATCH-87")


@pytest.mark.rule("BASE-155")
def test_nothing_else_is_possible_until_the_knight_is_done() -> None:
    """The robber must be moved before the turn goes on."""
    t = table("knight 4ore").do("0 play_knight")
    assert t.refuse("0 end_turn") == ("reason-finish-first", "BASE-211")
    assert t.refuse("0 bank_trade ore wool")[0] == "reason-not-now"


@pytest.mark.rule("BASE-156", "BASE-237", "WATCH-51")
def test_road_building_places_two_free_roads() -> None:
    """One after the other, under the normal rules; the second may continue the first."""
    t = table(f"{NETWORK} roads", "E(1,0,E)").do("0 play_roads")
    assert (t.step, t.actor) == (FREE_ROADS, 0)
    assert t.sites("place_free_road") == {"E(0,0,E)", "E(0,0,SE)", "E(0,1,E)", "E(1,0,SE)"}
    t.do("0 place_free_road E(1,0,SE)")
    assert t.sites("place_free_road") == {"E(0,0,E)", "E(0,0,SE)", "E(0,1,E)", "E(1,1,NE)"}
    assert [built.paid for built in t.of(Built)] == [False]
    t.do("0 place_free_road E(1,1,NE)")
    assert (t.step, t.part.roads[0].bit_count()) == (ACTION, 3)
    assert [built.paid for built in t.of(Built)] == [False]
    assert t.hand(0) == counts("")


@pytest.mark.rule("BASE-156", "BASE-114", "BASE-115", "BASE-116")
def test_free_roads_keep_the_placement_rules() -> None:
    """Free paths that join the own network, not through an opponent's building."""
    t = table("E(0,1,NE) roads", "V(1,0,S) E(1,0,SE)").do("0 play_roads")
    assert t.refuse("0 place_free_road E(1,0,SE)") == ("reason-path-taken", "BASE-114")
    assert t.refuse("0 place_free_road E(0,1,E)") == ("reason-road-through-rival", "BASE-116")
    assert t.refuse("0 place_free_road E(1,3,E)") == ("reason-road-not-joined", "BASE-115")
    assert t.refuse("0 end_turn") == ("reason-finish-first", "BASE-211")


@pytest.mark.rule("BASE-156", "WATCH-51")
def test_the_second_free_road_may_be_left_out() -> None:
    """Not the first one; then the turn goes on."""
    t = table(f"{NETWORK} roads").do("0 play_roads")
    assert t.kinds() == {"place_free_road"}
    assert t.refuse("0 stop_roads")[0] == "reason-not-now"
    t.do("0 place_free_road E(0,0,E)")
    assert t.kinds() == {"place_free_road", "stop_roads"}
    t.do("0 stop_roads")
    assert (t.step, t.part.roads[0].bit_count()) == (ACTION, 2)
    assert t.refuse("0 stop_roads")[0] == "reason-not-now"


FOURTEEN = f"{line(2, -2, 10)} {line(1, -1, 4)}"


@pytest.mark.rule("BASE-156")
def test_with_one_road_piece_road_building_places_one() -> None:
    """The card is done after it."""
    t = table(f"{FOURTEEN} roads").do("0 play_roads", f"0 place_free_road {line(1, -1, 1, skip=4)}")
    assert (t.step, t.part.roads[0].bit_count()) == (ACTION, 15)


@pytest.mark.rule("BASE-156")
def test_with_one_site_road_building_places_one() -> None:
    """When no legal site is left after the first road, the card is done."""
    enclosed = "E(0,-1,SE)"
    t = table(f"{enclosed} roads", "V(0,0,N)")
    site = "E(-1,0,E)"
    t.do("0 play_roads")
    assert t.sites("place_free_road") == {site}
    t = table(f"{enclosed} roads", "V(0,0,N) V(-1,1,N) E(-1,1,NE)").do("0 play_roads", f"0 place_free_road {site}")
    assert t.step == ACTION


@pytest.mark.rule("BASE-157", "BASE-237", "WATCH-51")
def test_year_of_plenty_takes_two_cards_of_the_bank() -> None:
    """Equal or different, of all kinds, and they may be used at once."""
    t = table(f"{NETWORK} plenty 1lumber")
    assert len(t.lines("play_plenty")) == 15
    assert t.can("0 play_plenty 2ore")
    t.do("0 play_plenty 1brick+1ore", "0 build_road E(0,0,E)")
    assert t.hand(0) == counts("1ore")
    t = table("plenty").do("0 play_plenty 2ore")
    assert t.of(CardsTaken) == [CardsTaken(Seat(0), counts("2ore"), "plenty")]
    assert t.part.bank == (19, 19, 19, 19, 17)


@pytest.mark.rule("BASE-157")
def test_year_of_plenty_takes_exactly_two() -> None:
    """Neither one nor three while the bank has two."""
    t = table("plenty")
    for cards in ("1ore", "3ore", "1ore+1wool+1grain", "0ore"):
        assert t.refuse(f"0 play_plenty {cards}") == ("reason-no-such-cards", "BASE-157")


@pytest.mark.rule("BASE-157")
def test_year_of_plenty_is_refused_for_a_kind_the_bank_lacks() -> None:
    """Two of a kind with one in the bank, or one of an empty pile."""
    t = place(gift(3), "plenty", bank="1ore 5wool")
    assert t.refuse("0 play_plenty 2ore") == ("reason-bank-lacks", "BASE-157")
    assert t.refuse("0 play_plenty 1ore+1grain") == ("reason-bank-lacks", "BASE-157")
    assert set(t.lines("play_plenty")) == {"0 play_plenty 0,0,1,0,1", "0 play_plenty 0,0,2,0,0"}


@pytest.mark.rule("BASE-157")
def test_year_of_plenty_takes_the_last_card_of_the_bank() -> None:
    """With one card in all it takes one."""
    t = place(gift(3), "plenty", bank="1ore")
    assert t.lines("play_plenty") == ["0 play_plenty 0,0,0,0,1"]
    assert t.do("0 play_plenty 1ore").hand(0) == counts("1ore")


@pytest.mark.rule("BASE-158", "BASE-237")
def test_monopoly_takes_all_cards_of_a_resource() -> None:
    """From every opponent; other cards stay, and to name a kind that nobody has is legal."""
    t = place(classic(4), "monopoly 1wool", "3wool 2ore", "4ore", "2wool").do("0 play_monopoly wool")
    assert [t.hand(seat) for seat in range(4)] == [counts("6wool"), counts("2ore"), counts("4ore"), counts("")]
    assert t.of(Monopolised) == [Monopolised(Seat(0), WOOL, (0, 3, 0, 2))]
    t = place(classic(4), "monopoly 1wool", "3wool").do("0 play_monopoly grain")
    assert t.part.hands == (1, 3, 0, 0)
    assert t.part.card_played


@pytest.mark.rule("BASE-158", "BASE-237")
def test_monopoly_names_one_of_five_resources() -> None:
    """All five are offered, held or not."""
    assert len(place(classic(), "monopoly").lines(PlayMonopoly.kind)) == 5


@pytest.mark.rule("BASE-159", "BASE-219")
def test_a_victory_point_card_counts_at_once_and_is_never_played() -> None:
    """One point from the moment of purchase, secretly, though another card was played this turn."""
    t = table(f"V(0,1,N) {PRICE} knight").do("0 play_knight", "0 move_robber (2,1)", "0 buy_card", "* drawn_card vp")
    assert (t.points(0), t.public(0)) == (2, 1)
    assert "vp" not in " ".join(t.game.ruleset.kinds)
    assert not {kind for kind in t.kinds() if kind.startswith("play")}


@pytest.mark.rule("BASE-160")
def test_road_building_without_a_piece_or_site_is_refused() -> None:
    """The card stays in the hand."""
    t = table(f"{line(2, -2, 10)} {line(1, -1, 5)} roads")
    assert t.refuse("0 play_roads") == ("reason-no-road-piece", "BASE-160")
    t = table("E(0,-1,SE) roads", "V(0,0,N) E(-1,0,E)")
    assert t.refuse("0 play_roads") == ("reason-no-road-site", "BASE-160")
    assert "play_roads" not in t.kinds()
    assert t.held(0, "roads") == 1


@pytest.mark.rule("BASE-160")
def test_year_of_plenty_with_an_empty_bank_is_refused() -> None:
    """The card stays in the hand."""
    t = place(gift(3), "plenty", bank="")
    assert t.refuse("0 play_plenty 1ore") == ("reason-bank-lacks", "BASE-160")
    assert "play_plenty" not in t.kinds()


@pytest.mark.rule("BASE-161")
def test_a_knight_before_the_roll_does_not_replace_it() -> None:
    """The dice are rolled all the same, and on a 7 the robber moves again."""
    t = place(gift(3), "knight", step=PRE_ROLL).do("0 play_knight", "0 move_robber (0,1)")
    assert (t.step, t.lines()) == (PRE_ROLL, ["0 roll"])
    t.roll(7)
    assert t.step == ROBBER_STEP
    t.do("0 move_robber (1,1)")
    assert (t.robber, t.step) == ("(1,1)", ACTION)


@pytest.mark.rule("WATCH-61", "WATCH-60")
def test_the_gift_has_no_monopoly() -> None:
    """The card is not in the deck and the action is refused."""
    t = table("4ore")
    assert t.refuse("0 play_monopoly ore") == ("reason-not-in-this-game", "")
