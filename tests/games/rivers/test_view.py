"""What is told of gold beside a seat: how far it stands from either tile."""

from __future__ import annotations

import pytest

from catan_desktop.games.rivers.module import rightful
from catan_desktop.games.views import PANELS
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.panel_view import table_model
from tests.games.rivers.place import rivers


def told(gold: tuple[int, ...], seat: int) -> dict[str, dict[str, object]]:
    """Return what is said of the gold of a seat, by key."""
    t = rivers(gold=gold, many=len(gold))
    (counter,) = [
        one for one in table_model(PANELS, t.game, observe(t.game, t.state, Seat(0))).seats[seat].counters
        if one.key == "gold"
    ]  # fmt: skip
    return {said.key: dict(said.arguments) for said in counter.more}


@pytest.mark.rule("RIVER-048", "RIVER-049")
@pytest.mark.parametrize("gold", [(0, 2, 3), (4, 4, 4), (5, 5, 0), (1, 2, 2, 7), (3, 0)])
def test_with_so_much_more_gold_a_tile_would_move_and_with_one_less_it_would_not(gold: tuple[int, ...]) -> None:
    for seat, own in enumerate(gold):
        said, (wealthiest, poor) = told(gold, seat), rightful(gold)
        assert ("tell-wealthiest-held" in said) == (wealthiest == seat)
        assert ("tell-poor-held" in said) == ("tell-poor-needs" in said) == bool(poor >> seat & 1)
        for key, moved in (
            ("tell-wealthiest-needs", lambda more, seat=seat: rightful(more)[0] == seat),
            ("tell-poor-needs", lambda more, seat=seat: not rightful(more)[1] >> seat & 1),
        ):
            if key in said:
                count = said[key]["count"]
                assert isinstance(count, int)
                with_more = [(*gold[:seat], own + step, *gold[seat + 1 :]) for step in (count - 1, count)]
                assert [moved(more) for more in with_more] == [False, True]
