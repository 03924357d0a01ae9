"""A first game on the classic island: land and dice, building, trade, the robber, honours, and a table of six."""

from __future__ import annotations

from catan_desktop.games.classic.module import CLASSIC
from catan_desktop.kernel.event import GameEnded
from catan_desktop.lessons.conditions import Armed, Asked, Both, Did, Not, Over, happened
from catan_desktop.lessons.lesson import PUPIL, WIDGET, Aim, Chapter, Lesson, Step
from catan_desktop.lessons.market import bargain
from catan_desktop.lessons.pointing import (
    TO_CONFIRM,
    TO_END,
    TO_ROLL,
    building_step,
    button_then_place,
    from_supply,
    pressed,
    robber_steps,
    sent_step,
    spot,
)
from catan_desktop.lessons.position import positions_of
from catan_desktop.mechanics.events import SETTLEMENT, BankTraded, Built, CardBought, ProductionEnded, Stolen
from catan_desktop.mechanics.tables import BRICK, GRAIN, LUMBER, ORE, WOOL

from .start import FARM, MILL, ROADS, SETTLEMENTS, START

position = positions_of(CLASSIC)

HAMLET, QUAY = "V(-2,1,S)", "V(1,2,N)"
"""Where the player grows: forest 8 and hills 5; pasture 5 at the 2:1 harbour for wool."""
LANE, HIGHWAY = "E(-2,1,SE)", "E(0,0,SE)"
"""The road to the hamlet, and the fifth road in a line."""
TOO_NEAR = ("V(-1,0,S)", "V(-2,2,N)")
"""Free intersections beside a settlement of Hilda's and beside one of the player's."""
HILDAS, ALSO_HILDAS, OWN = "(-2,1)", "(-2,0)", "(-2,2)"
"""Forest 8 and fields 9, where Hilda lives and the player does not; hills 5, where only the player does."""
GLADE = "V(2,0,N)"
"""Where the player settles at the table of six: fields 4 and forest 8."""


def _places(seat: int, turn: int) -> tuple[str, str]:
    """Return what somebody places first (0) or second (1)."""
    settlement, road = SETTLEMENTS[seat].split()[turn], ROADS[seat].split()[turn]
    return f"{seat} place_settlement {settlement}", f"{seat} place_road {road}"


ISLAND = Chapter(
    "island",
    ("coast-hills-1", "coast-fields-2", "coast-forest-1"),
    position(
        """
        position 1 classic 4
        at turn=0 seat=0 ply=4
        step settlers.placement
        """,
    ),
    (
        Step("land", Over("hex", OWN), (Aim("hex", OWN),), skip=True),
        Step("numbers", aims=(Aim("hex", OWN), Aim("hex", "(-1,2)"))),
        Step("corner", Did("place_settlement"), spot("intersection", FARM), allow=(f"place_settlement {FARM}",)),
        Step("road", Did("place_road"), (TO_CONFIRM,), allow=("place_road",)),
        Step(
            "second",
            happened(Built, seat=PUPIL, piece=SETTLEMENT),
            (Aim("intersection", MILL, Both((Asked("placement"), Not(Armed())))), TO_CONFIRM),
            allow=(f"place_settlement {MILL}",),
        ),
        Step("way", Did("place_road"), (TO_CONFIRM,), allow=("place_road",)),
        Step("throw", Asked("action"), TO_ROLL, allow=("roll",)),
        Step("yield", aims=(Aim("hex", "(-1,2)"), Aim(WIDGET, "hand-grain"))),
    ),
    luck=("dice 4 2",),
    moves=(
        *(line for seat in (1, 2, 3) for line in _places(seat, 0)),
        *(line for seat in (3, 2, 1) for line in _places(seat, 1)),
    ),
)

HOUSES = Chapter(
    "homes",
    ("coast-settlement", "icon-right", "coast-city"),
    position(
        START,
        """
        at turn=9 seat=0
        hands.private 0: 2lumber 2brick wool 3grain 3ore
        dice.last 6 5
        """,
    ),
    (
        Step("prices", aims=(Aim(WIDGET, "act-road"),)),
        building_step("road", "road", "path", LANE),
        Step("rule", aims=tuple(Aim("intersection", name) for name in TOO_NEAR)),
        building_step("settlement", "settlement", "intersection", HAMLET),
        Step("undo", aims=(Aim(WIDGET, "tool-undo"),)),
        Step(
            "city",
            Did("build_city"),
            button_then_place("act-city", "build_city", "intersection", FARM),
            allow=("build_city",),
        ),
        Step("double", aims=(Aim(WIDGET, "seat-0"),)),
    ),
)

MARKET = Chapter(
    "market",
    ("resource-wool", "icon-trade", "harbour-ship-wool"),
    position(
        START,
        """
        at turn=9 seat=0
        pieces.roads 0: E(1,1,NE) E(1,1,E) E(-2,2,NE); 1: E(0,-2,E) E(-2,0,SE); 2: E(1,-2,E) E(-1,2,E);
          3: E(-1,-1,SE) E(1,-1,E)
        hands.private 0: lumber 3wool 7grain; 1: 2lumber 2ore; 2: brick 2ore; 3: 2lumber brick grain
        dice.last 6 5
        """,
    ),
    (
        Step("supply", happened(BankTraded), from_supply("brick", BRICK), allow=(f"bank_trade {GRAIN} {BRICK}",)),
        building_step("quay", "settlement", "intersection", QUAY),
        Step("harbour", happened(BankTraded), from_supply("brick", BRICK), allow=(f"bank_trade {WOOL} {BRICK}",)),
        *bargain("grain", GRAIN, "lumber", LUMBER),
    ),
    luck=("dice 1 1",),
    moves=(
        "1 counter_offer 1,0,0,0,0 0,0,0,2,0 1",
        "2 decline_offer",
        "3 accept_offer",
        "1 roll",
        "1 offer_trade 0,0,0,0,1 0,0,0,1,0 1",
        "1 settle_trade 0",
        "1 withdraw_offer",
    ),
    market=True,
)

ROBBER = Chapter(
    "robber",
    ("die-3", "die-4", "coast-robber"),
    position(
        START,
        """
        at turn=9 seat=0
        step settlers.pre_roll
        hands.private 0: 2lumber 3wool 2grain 2ore; 1: brick 2ore; 2: 2wool; 3: 3lumber
        """,
    ),
    (
        *robber_steps("send", HILDAS),
        Step("stolen", aims=(Aim(WIDGET, "hand-ore"),)),
        Step("eight", happened(ProductionEnded, total=8), TO_END, allow=("end_turn",)),
        Step("barren", aims=(Aim("hex", HILDAS), Aim("hex", "(2,0)"))),
        Step("theirs", happened(Stolen, victim=PUPIL)),
        Step("mine", aims=(Aim("hex", OWN),)),
    ),
    luck=("dice 3 4", f"stolen_card {ORE}", "dice 5 3", "dice 6 1", f"stolen_card {ORE}"),
    moves=("1 roll", "1 end_turn", "2 roll", f"2 move_robber {OWN}"),
)

HONOURS = Chapter(
    "honours",
    ("card-knight", "card-largest_army", "card-longest_road"),
    position(
        START,
        """
        at turn=45 seat=0
        step settlers.pre_roll
        pieces.roads 0: E(-2,1,SE) E(-1,1,E) E(-1,1,SE) E(1,1,NE) E(-2,2,NE); 1: E(0,-2,E) E(-2,0,SE);
          2: E(1,-2,E) E(-1,2,E); 3: E(-1,-1,SE) E(1,-1,E)
        pieces.settlements 0: V(-2,1,S) V(1,1,N); 1: V(0,-1,N); 2: V(1,-1,N) V(0,1,S); 3: V(-1,0,N) V(1,0,N)
        pieces.cities 0: V(-1,1,S); 1: V(-2,1,N)
        hands.private 0: lumber brick wool 3grain 4ore; 1: 2lumber ore; 2: grain; 3: 2wool
        largest_army.knights 2 1 0 0
        development.gone 3knight
        development.private 0.cards: knight
        robber.hex (-2,2)
        """,
    ),
    (
        Step("knight", Did("play_knight"), pressed("card-knight"), allow=("play_knight",)),
        sent_step("send", "robber", ALSO_HILDAS),
        Step("roll", Asked("action"), TO_ROLL, allow=("roll",)),
        Step(
            "buy",
            Both((happened(CardBought, seat=PUPIL), Asked("action"))),
            pressed("act-card"),
            allow=("buy_card",),
        ),
        Step("fresh", aims=(Aim(WIDGET, "card-vp"),)),
        building_step("road", "road", "path", HIGHWAY),
        Step(
            "city",
            happened(GameEnded),
            button_then_place("act-city", "build_city", "intersection", HAMLET),
            allow=("build_city",),
        ),
        Step("won", aims=(Aim(WIDGET, "seat-0"),)),
    ),
    luck=(f"stolen_card {LUMBER}", "dice 4 1", "drawn_card 1"),
)

SIXSOME = Chapter(
    "six",
    ("coast-settlement",) * 6,
    position(
        """
        position 1 classic 6
        at turn=9 seat=0
        step settlers.action
        pieces.roads 0: E(2,-1,SE) E(1,0,E) E(-1,2,E); 1: E(1,-2,E) E(-3,2,E); 2: E(0,-3,SE) E(-3,1,NE);
          3: E(0,-1,SE) E(-2,2,SE); 4: E(1,-3,E) E(1,-1,SE); 5: E(-2,1,E) E(-4,3,E)
        pieces.settlements 0: V(1,1,N) V(-1,3,N); 1: V(1,-1,N) V(-2,1,S); 2: V(0,-3,S) V(-2,0,S);
          3: V(0,-1,S) V(-2,3,N); 4: V(1,-2,N) V(1,0,N); 5: V(-1,0,S) V(-3,2,S)
        hands.private 0: lumber brick grain; 2: lumber brick
        dice.last 6 5
        """,
    ),
    (
        Step("large", aims=(Aim(WIDGET, "hand"),)),
        Step("pass", Asked("building"), TO_END, allow=("end_turn",)),
        building_step("build", "settlement", "intersection", GLADE, happened(Built, seat=PUPIL, piece=SETTLEMENT)),
        Step("enough", Not(Asked("building")), (Aim(WIDGET, "next"),), allow=("pass_building",)),
        Step("limits"),
        Step("pairs"),
    ),
    luck=("dice 5 4",),
    moves=("2 build_road E(-3,1,E)", "2 pass_building", "1 roll", "1 end_turn"),
)

LESSON = Lesson("classic", "classic", (ISLAND, HOUSES, MARKET, ROBBER, HONOURS, SIXSOME), "surveyor")
