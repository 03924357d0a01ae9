"""The new things among the Fishermen: waters, tokens and favours; the old boot."""

from __future__ import annotations

from catan_desktop.games.fishermen.events import FishSpent
from catan_desktop.games.fishermen.module import RULESET
from catan_desktop.kernel.event import GameEnded
from catan_desktop.lessons.conditions import Armed, Asked, Both, Choosing, Not, happened
from catan_desktop.lessons.lesson import WIDGET, Aim, Chapter, Lesson, Step
from catan_desktop.lessons.pointing import TO_CONFIRM, TO_ROLL
from catan_desktop.lessons.position import positions_of

position = positions_of(RULESET)


def _listed(button: str, kind: str) -> tuple[Aim, ...]:
    """A button, the first of what it lists, and the gold button."""
    return (
        Aim(WIDGET, button, Not(Choosing(kind))),
        Aim(WIDGET, "option-0", Both((Choosing(kind), Not(Armed())))),
        TO_CONFIRM,
    )


WATERS = Chapter(
    "waters",
    ("fish-token-1", "fish-token-2", "fish-token-3"),
    position(
        """
        position 1 fishermen 4
        at turn=9 seat=0
        step settlers.pre_roll
        pieces.roads 0: E(1,-2,NE) E(0,1,NE); 1: E(2,-1,NE) E(-2,1,NE); 2: E(-1,0,NE) E(1,1,NE);
          3: E(2,-2,NE) E(-1,2,NE)
        pieces.settlements 0: V(1,-2,N) V(0,1,N); 1: V(2,-1,N) V(-2,1,N); 2: V(-1,0,N) V(1,1,N);
          3: V(2,-2,N) V(-1,2,N)
        hands.private 0: wool 2grain; 1: brick 2ore; 2: 2wool; 3: 3lumber
        robber.hex (0,1)
        fishermen.private 0: 1 1 0; 2: 1 0 0
        """,
    ),
    (
        Step("ground", aims=(Aim("water", 0),)),
        Step("lake", aims=(Aim("hex", "(0,0)"),)),
        Step("throw", Asked("action"), TO_ROLL, allow=("roll",)),
        Step("token", aims=(Aim(WIDGET, "card-fish-3"),)),
        Step(
            "robber",
            happened(FishSpent, favour="robber"),
            _listed("act-fish", "fish_robber"),
            allow=("fish_robber 0,1,0",),
        ),
        Step("gone", aims=(Aim("home", 0),)),
        Step("limit", aims=(Aim("heaps", 0),)),
    ),
    luck=("dice 4 2", "drawn_fish 2"),
)
BOOT = Chapter(
    "boot",
    ("fish-token-boot", "icon-right", "badge-boot"),
    position(
        """
        position 1 fishermen 4
        at turn=60 seat=0
        step settlers.action
        pieces.roads 0: E(2,-2,NE) E(1,1,NE) E(-1,2,NE); 1: E(0,-1,NE) E(0,1,NE); 2: E(2,0,NE)
        pieces.settlements 0: V(2,-2,N); 1: V(0,-2,N); 2: V(2,0,N)
        pieces.cities 0: V(-2,1,N) V(1,1,N) V(-1,2,N) V(1,2,N); 1: V(0,-1,N) V(2,-1,N) V(-1,0,N) V(0,1,N); 2: V(0,2,N)
        hands.private 0: 2wool; 1: ore; 2: 2grain
        development.private 0.cards: vp
        dice.last 4 1
        fishermen.boot 0
        fishermen.private 0: 1 0 1; 1: 0 1 0
        """,
    ),
    (
        Step("found", aims=(Aim(WIDGET, "seat-0"),)),
        Step("rule", aims=(Aim(WIDGET, "seat-1"),)),
        Step("give", happened(GameEnded), _listed("act-boot", "give_boot"), allow=("give_boot 1",)),
        Step("won", aims=(Aim(WIDGET, "seat-0"),)),
    ),
)
LESSON = Lesson("fishermen", "fishermen", (WATERS, BOOT), "harbour-master")
