"""The worth of a position of Barbarian Attack to a seat that searches: the settlers' chances, with chronicle cards as
builds, riders and prisoners as points to come, gold as cards to come, and what the coast may cost taken off."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.evaluation.gold import gold_worth
from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.turns_to_win import Build, Line
from catan_desktop.evaluation.verdict import verdict
from catan_desktop.evaluation.win_chance import WIN, Extra, chances, odds, point_worth, scores
from catan_desktop.games.barbarian_attack.chronicle_cards import BUYING, riders_left
from catan_desktop.games.barbarian_attack.conquest import PAIR
from catan_desktop.games.barbarian_attack.part import attack
from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.mechanics.coins import gold_of

from .position import CARD, PRISONER, ahead, campaign, losses, pending, rolled_for

CARDS = 4
"""Chronicle cards that are thought of ahead."""
SOON = 0.5
"""Share of what riders promise, and of what may be lost, that counts as points as good as had."""
SHARE = 0.3
"""Share of a score for the same and for an odd prisoner, in victory points, ..."""
GOLD = 1.1
"""... and for what gold is worth."""


def extra(game: Game, state: GameState, seat: Seat, personality: Personality) -> Extra:
    """Chronicle cards as builds; riders, prisoners and the danger of the coast as points; gold beside them."""
    part, lost = attack(game, state), losses(game, state, seat)
    promise = personality.defence * (campaign(game, state, seat, lost) - ahead(part, lost))
    odd = PRISONER * (part.prisoners[seat] % PAIR)
    line = _line(CARD if riders_left(game, state, seat) else CARD / 3)
    return Extra((line,), odd + SOON * promise, SHARE * (odd + promise) + GOLD * gold_worth(gold_of(game, state)[seat]))


@lru_cache(maxsize=8)
def _line(worth: float) -> Line:
    return Line((Build(BUYING.cost, worth, (0.0,) * len(BUYING.cost)),) * CARDS)


def value(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """The position for a seat: the logarithm of its odds to win; WIN or -WIN once the game is over."""
    if (over := verdict(state, seat, WIN)) is not None:
        return over
    everybody = [Seat(each) for each in range(game.seats)]

    def more(game: Game, state: GameState) -> tuple[Extra, ...]:
        return tuple([extra(game, state, each, personality) for each in everybody])

    found = scores(game, state, more=more, personality=personality)
    for each in everybody:
        if hope := SOON * pending(state, each) + rolled_for(state, each):
            found[each] += (SHARE + point_worth(game, state, each)) * hope
    return odds(chances(found)[seat])
