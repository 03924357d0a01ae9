"""What is special in each of the other scenarios: fog, gifts, cloth, a fleet and fortresses, wonders, a new world."""

from __future__ import annotations

from catan_desktop.games.seafarers.charts import GOLD, KINDS
from catan_desktop.games.seafarers.events import (
    GiftTaken,
    HexDiscovered,
    IslandSettled,
    LevelBuilt,
    RelationMade,
)
from catan_desktop.games.seafarers.game import GAME
from catan_desktop.kernel.event import GameEnded
from catan_desktop.lessons.conditions import Asked, Did, happened
from catan_desktop.lessons.lesson import WIDGET, Aim, Chapter, FirstGame, Step
from catan_desktop.lessons.pointing import (
    AROUND,
    TO_END,
    TO_ROLL,
    building_step,
    from_supply,
    ladders_aims,
    level_aims,
    pressed,
    sent_step,
    spot,
)
from catan_desktop.lessons.position import positions_of
from catan_desktop.mechanics.events import BankTraded
from catan_desktop.mechanics.tables import GRAIN, LUMBER, WOOL
from catan_desktop.mechanics.terrain import HILLS

from .pointing import choosing_step

position = positions_of(GAME)

FOUND, BEYOND = "(0,0)", "(1,0)"
"""In the fog: hills 5 and gold 8."""
HARBOUR_GIFT, POINT_GIFT = "E(3,1,SE)", "E(3,1,E)"
"""At an island of the tribe: a harbour, and a point."""
VILLAGE = "V(-1,0,N)"
"""The village 10."""
ABREAST = "(2,-2)"
"""The sea around the ships of the second seat."""
FORTRESS = "V(-4,3,S)"
"""That of the player."""
STRAIT = "V(3,-3,S)"
"""Where the Great Bridge may be built."""
BRIDGE = 1
"""The number of that wonder."""


def _chapter(
    key: str,
    scenario: str,
    art: tuple[str, ...],
    at: str,
    steps: tuple[Step, ...],
    luck: tuple[str, ...] = (),
    moves: tuple[str, ...] = (),
) -> Chapter:
    """Return the chapter of a scenario, which leads to a game of it."""
    begin = position(f"position 1 seafarers 4 scenario={scenario}", at)
    return Chapter(key, art, begin, steps, luck, moves, FirstGame(options=(("scenario", scenario),)))


MIST = _chapter(
    "mist",
    "fog",
    ("coast-fog-1", "icon-right", "coast-gold-2"),
    """
    at turn=9 seat=0
    step settlers.action
    pieces.roads 0: E(-1,1,SE) E(-2,1,SE); 1: E(3,-2,SE) E(3,-1,SE); 2: E(3,-3,SE) E(-2,0,SE);
      3: E(-2,2,SE) E(4,-3,SE)
    pieces.settlements 0: V(-1,2,N) V(-2,1,S); 1: V(3,-1,N) V(3,0,N); 2: V(3,-2,N) V(-2,0,S);
      3: V(-2,3,N) V(4,-2,N)
    hands.private 0: 3lumber 3wool; 1: 2brick; 2: grain ore; 3: wool
    dice.last 6 5
    """,
    (
        Step("fog", aims=(Aim("hex", FOUND), Aim("hex", BEYOND))),
        building_step("first", "ship", "path", "E(-1,1,E)", happened(HexDiscovered)),
        Step("card", aims=(Aim("hex", FOUND), Aim(WIDGET, "hand-brick"))),
        building_step("second", "ship", "path", "E(0,0,SE)", Asked("choose")),
        choosing_step("choose", "grain", "0,0,0,1,0"),
        building_step("settle", "settlement", "intersection", "V(0,1,N)"),
        Step("sum", aims=(Aim("hex", FOUND), Aim("hex", BEYOND))),
    ),
    (f"find_tile {KINDS.index(HILLS)}", "find_token 5", f"find_tile {KINDS.index(GOLD)}", "find_token 8"),
)
GIFTS = _chapter(
    "gifts",
    "tribe",
    ("piece-ship", "icon-right", "piece-gift-point"),
    """
    at turn=21 seat=0
    step settlers.action
    pieces.roads 0: E(-2,0,NE); 1: E(-3,0,E) E(-2,0,E); 2: E(0,0,SE) E(-3,1,E); 3: E(0,-1,SE) E(0,1,E)
    pieces.settlements 0: V(-1,-1,S) V(1,2,N); 1: V(-2,-1,S) V(-1,0,S); 2: V(-2,0,S) V(0,0,S);
      3: V(0,-1,S) V(0,2,N)
    ships.ships 0: E(1,2,NE) E(2,1,SE) E(2,2,NE)
    hands.private 0: 4lumber wool; 1: 2ore; 2: brick grain; 3: 2wool
    dice.last 6 5
    """,
    (
        Step("signs", aims=(Aim("path", HARBOUR_GIFT), Aim("path", POINT_GIFT), Aim("path", "E(1,3,E)"))),
        building_step("ship", "ship", "path", HARBOUR_GIFT, Asked("place")),
        Step("place", Did("place_harbour"), spot("path", "E(1,1,SE)"), allow=("place_harbour E(1,1,SE)",)),
        Step("trade", happened(BankTraded), from_supply("wool", WOOL), allow=(f"bank_trade {LUMBER} {WOOL}",)),
        building_step("point", "ship", "path", POINT_GIFT, happened(GiftTaken)),
        Step("sum", aims=(Aim("path", "E(1,3,E)"), Aim("path", "E(4,-1,E)"))),
    ),
)
BALES = _chapter(
    "bales",
    "cloth",
    ("piece-village", "icon-right", "resource-cloth"),
    """
    at turn=25 seat=0
    step settlers.action
    pieces.roads 0: E(-1,-1,NE) E(3,1,SE) E(-3,3,NE); 1: E(1,2,SE) E(-3,3,E); 2: E(-1,-2,NE) E(2,2,NE) E(4,-3,SE);
      3: E(2,-3,NE) E(0,3,NE) E(-2,3,NE)
    pieces.settlements 0: V(0,-2,S) V(3,2,N) V(-3,3,N); 1: V(2,-2,N) V(1,3,N) V(-3,4,N);
      2: V(-1,-2,N) V(2,2,N) V(4,-3,S); 3: V(2,-3,N) V(0,3,N) V(-2,3,N)
    ships.ships 1: E(2,-3,SE) E(1,-2,E)
    hands.private 0: lumber wool; 1: 2ore; 2: brick; 3: wool
    dice.last 6 5
    cloth.villages 5 5 3 5 5 5 5 5
    cloth.partners 2: 1
    cloth.held 0 2 0 0
    """,
    (
        Step("villages", aims=(Aim("intersection", VILLAGE), Aim("intersection", "V(1,-1,N)"))),
        building_step("ship", "ship", "path", "E(-1,-1,E)", happened(RelationMade)),
        Step("pass", Asked("pre_roll"), TO_END, allow=("end_turn",)),
        Step("pair", aims=(Aim(WIDGET, "seat-0"),)),
        Step("throw", Asked("robber"), TO_ROLL, allow=("roll",)),
        sent_step("send", "pirate", ABREAST, Asked("loot")),
        Step("loot", Did("take_cloth"), pressed("option-0"), allow=("take_cloth",), whole=True),
        Step("sum", aims=(Aim("intersection", "V(1,-1,N)"),)),
    ),
    ("dice 4 6", "dice 5 6", "dice 1 1", "dice 3 4"),
    AROUND,
)
WARSHIPS = _chapter(
    "warships",
    "pirates",
    ("piece-warship", "piece-fleet", "piece-fortress-1"),
    """
    at turn=93 seat=0
    step settlers.pre_roll
    pieces.roads 0: E(0,3,NE) E(1,2,SE) E(1,2,E) E(2,1,SE) E(2,1,E) E(2,1,NE) E(3,0,SE);
      1: E(3,-3,NE) E(3,-3,E); 2: E(1,0,SE) E(2,-1,NE); 3: E(1,0,NE) E(4,-3,E)
    pieces.settlements 0: V(1,3,N) V(3,1,N) V(-3,4,N); 1: V(3,-3,S); 2: V(1,0,S); 3: V(4,-2,N)
    pieces.cities 0: V(0,3,N) V(2,1,N) V(2,2,N); 1: V(4,-4,S); 2: V(3,-2,S); 3: V(1,0,N)
    ships.ships 0: E(0,2,SE) E(-1,3,NE) E(-1,2,SE) E(-2,3,NE) E(-2,2,SE) E(-3,3,E) E(-3,3,SE) E(-4,4,NE);
      1: E(2,-2,NE) E(2,-3,SE); 2: E(0,1,NE); 3: E(1,-1,SE) E(0,0,NE)
    hands.private 0: wool; 1: 2brick; 2: grain ore; 3: 2lumber
    pirates.fleet (0,1)
    pirates.warships 0: E(0,2,SE) E(-1,3,NE); 1: E(2,-2,NE); 3: E(1,-1,SE)
    pirates.markers 1 3 3 3
    development.gone 4knight
    development.private 0.cards: knight
    dice.last 6 5
    """,
    (
        Step("fleet", aims=(Aim("hex", "(0,1)"), Aim("intersection", FORTRESS))),
        Step("knight", Did("play_knight"), pressed("card-knight"), allow=("play_knight",)),
        Step("throw", Asked("choose"), TO_ROLL, allow=("roll",)),
        choosing_step("choose", "lumber", "1,0,0,0,0"),
        building_step("ship", "ship", "path", "E(-4,3,SE)"),
        Step("attack", happened(GameEnded), pressed("act-attack"), allow=("attack_fortress",)),
        Step("won", aims=(Aim("intersection", FORTRESS),)),
    ),
    ("dice 1 5", "fortress_die 2"),
)
WONDERS = _chapter(
    "wonders",
    "wonders",
    ("wonder-bridge-1", "icon-right", "wonder-bridge-4"),
    """
    at turn=85 seat=0
    step settlers.action
    pieces.roads 0: E(3,-2,NE) E(3,-3,SE) E(0,-2,E) E(2,0,E); 1: E(1,1,NE) E(-1,1,SE); 2: E(-2,1,E) E(3,1,NE);
      3: E(1,-3,SE) E(0,0,SE)
    pieces.settlements 0: V(2,1,S); 1: V(-1,2,N); 2: V(3,1,N); 3: V(1,-2,N)
    pieces.cities 0: V(4,-3,S) V(0,-1,N) V(2,1,N) V(1,0,N); 1: V(1,1,N); 2: V(-1,0,S); 3: V(0,1,N)
    hands.private 0: 7lumber brick 3wool 3grain; 1: 2ore; 2: brick; 3: wool
    wonders.takers -1 -1 -1 -1 1
    wonders.levels 0 0 0 0 1
    dice.last 6 5
    """,
    (
        Step("list", aims=ladders_aims("wonder")),
        building_step("strait", "settlement", "intersection", STRAIT),
        Step("first", happened(LevelBuilt), level_aims("wonder", "bridge", 1), allow=(f"build_level {BRIDGE}",)),
        Step("tie", aims=(Aim(WIDGET, "seat-1"),)),
        Step("second", happened(GameEnded), level_aims("wonder", "bridge", 2), allow=(f"build_level {BRIDGE}",)),
        Step("won", aims=(Aim(WIDGET, "seat-0"),)),
    ),
)
NEW_WORLD = _chapter(
    "new-world",
    "world",
    ("coast-forest-2", "sea-rose", "coast-mountains-2"),
    """
    at turn=21 seat=0
    step settlers.pre_roll
    board.terrain (2,-3): 0; (3,-3): 1; (4,-3): 7; (-1,-2): 1; (1,-2): 7; (3,-2): 7; (4,-2): 0;
      (-2,-1): 7; (-1,-1): 0; (1,-1): 4; (2,-1): 1; (4,-1): 7; (-2,0): 7; (-1,0): 7; (1,0): 7; (2,0): 7;
      (3,0): 0; (-3,1): 7; (-2,1): 4; (-1,1): 3; (1,1): 2; (2,1): 7; (-3,2): 2; (-2,2): 2; (-1,2): 3;
      (0,2): 0; (1,2): 2; (2,2): 7; (-3,3): 4; (-2,3): 7; (-1,3): 2; (0,3): 3; (1,3): 7
    board.tokens (0,-3): 12; (1,-3): 4; (2,-3): 8; (3,-3): 10; (4,-3): (); (-1,-2): 4; (0,-2): 9;
      (1,-2): (); (3,-2): (); (4,-2): 6; (-2,-1): (); (-1,-1): 11; (1,-1): 3; (2,-1): 2; (3,-1): 3;
      (4,-1): (); (-2,0): (); (-1,0): (); (1,0): (); (2,0): (); (3,0): 9; (-3,1): (); (-2,1): 8;
      (-1,1): 5; (1,1): 5; (2,1): (); (-3,2): 9; (-2,2): 5; (-1,2): 10; (0,2): 11; (1,2): 4; (2,2): ();
      (-3,3): 6; (-2,3): (); (-1,3): 3; (0,3): 10; (1,3): ()
    board.harbours 0.path: "E(3,-4,SE)"; 0.kind: 3; 0.rate: 2; 1.path: "E(0,0,NE)"; 1.kind: 2;
      2.path: "E(1,0,NE)"; 2.kind: 1; 3.path: "E(0,-2,E)"; 3.kind: 4; 4.path: "E(-1,1,NE)"; 4.kind: -1;
      4.rate: 3; 5.path: "E(4,-3,SE)"; 6.path: "E(0,3,E)"; 7.path: "E(-4,4,NE)"; 7.kind: -1; 7.rate: 3;
      8.path: "E(1,-3,NE)"; 8.kind: 0; 8.rate: 2
    board.areas 0: (-2,1) (-1,1) (1,1) (-3,2) (-2,2) (-1,2) (0,2) (1,2) (-3,3) (-1,3) (0,3);
      1: (0,-3) (1,-3) (2,-3) (3,-3) (-1,-2) (0,-2) (-1,-1); 2: (4,-2) (1,-1) (2,-1) (3,-1) (3,0)
    pieces.roads 0: E(-2,1,E); 1: E(-3,3,NE); 2: E(0,-2,E); 3: E(-1,1,E)
    pieces.settlements 0: V(-1,0,S) V(1,2,N); 1: V(2,-4,S) V(-3,3,N); 2: V(1,-3,S) V(-3,2,N); 3: V(3,-4,S) V(-1,1,S)
    ships.ships 0: E(1,1,E) E(2,0,SE); 1: E(2,-4,SE); 2: E(1,-3,SE); 3: E(2,-3,NE)
    hands.private 0: 2lumber brick 2wool; 1: 2grain; 2: brick; 3: wool
    dice.last 6 5
    """,
    (
        Step("islands", aims=tuple(Aim("hex", hex) for hex in ("(-1,2)", "(0,-3)", "(3,-1)"))),
        Step("throw", Asked("robber"), TO_ROLL, allow=("roll",)),
        sent_step("send", "robber", "(-3,3)"),
        building_step("ship", "ship", "path", "E(2,0,E)"),
        building_step("settle", "settlement", "intersection", "V(3,-1,S)", happened(IslandSettled)),
        Step("sum", aims=(Aim("hex", "(0,-3)"), Aim(WIDGET, "seat-0"))),
    ),
    ("dice 3 4", f"stolen_card {GRAIN}"),
)
SCENARIOS = (MIST, GIFTS, BALES, WARSHIPS, WONDERS, NEW_WORLD)
"""In the order of the scenarios."""
