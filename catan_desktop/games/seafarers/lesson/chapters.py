"""The new things in Seafarers: ships, islands, ships that move, gold, the pirate, a route of roads and ships."""

from __future__ import annotations

from catan_desktop.games.seafarers.events import IslandSettled
from catan_desktop.games.seafarers.game import GAME
from catan_desktop.kernel.event import GameEnded
from catan_desktop.lessons.conditions import Asked, Did, happened
from catan_desktop.lessons.lesson import PUPIL, WIDGET, Aim, Chapter, Lesson, Step
from catan_desktop.lessons.pointing import TO_END, TO_ROLL, building_step, pressed, sent_step, spot
from catan_desktop.lessons.position import positions_of
from catan_desktop.mechanics.events import Stolen
from catan_desktop.mechanics.tables import ORE, WOOL

from .pointing import choosing_step, sail_step
from .scenarios import SCENARIOS

position = positions_of(GAME)

HOME, CAPE = "V(1,1,S)", "V(1,2,N)"
"""Where the player begins at sea: mountains 8 and pasture 5; and the intersection before it, at a harbour."""
ALONG, ACROSS, ONWARD, ASTRAY = "E(1,1,SE)", "E(1,2,NE)", "E(1,2,E)", "E(2,1,SE)"
"""From there to the island in the south-east: along the coast, over the sea, and along its coast to both sides."""
BAY, TAKEN = "V(1,3,N)", "V(2,2,N)"
"""On that island: forest 9 and hills 2, and forest 9 alone."""
GOLD_FIELD, MINE = "(0,-3)", "V(0,-2,N)"
"""Gold 3, and where it meets mountains 4."""
HILDAS, NEAR = "(2,0)", "(1,2)"
"""The sea around the ship of the second seat, and the sea in front of the player's."""

START = """
position 1 seafarers 4
pieces.roads 0: E(-3,3,NE); 1: E(-3,1,E) E(-1,0,E); 2: E(-2,3,E) E(0,-1,E); 3: E(0,0,E) E(-2,0,E)
pieces.settlements 0: V(-3,3,N) V(1,1,S); 1: V(-3,2,N) V(-1,1,N); 2: V(-1,2,S) V(0,0,N); 3: V(0,1,N) V(-2,1,N)
ships.ships 0: E(1,1,SE) E(1,2,NE)
dice.last 6 5
"""
QUAY = Chapter(
    "quay",
    ("coast-pasture-1", "piece-ship", "coast-forest-1"),
    position(
        START,
        """
        at turn=0 seat=0 ply=18
        script setup settlers.placement
        frame settlers.placement [0] {index=7 settlement=-1}
        pieces.settlements 0: V(-3,3,N); 1: V(-3,2,N) V(-1,1,N); 2: V(-1,2,S) V(0,0,N); 3: V(0,1,N) V(-2,1,N)
        ships.ships 0: ()
        hands.private 1: brick wool; 2: 2grain wool; 3: brick lumber grain
        """,
    ),
    (
        Step("welcome", aims=(Aim("hex", "(2,2)"), Aim("hex", "(3,0)"), Aim("hex", GOLD_FIELD))),
        Step("home", Did("place_settlement"), spot("intersection", HOME), allow=(f"place_settlement {HOME}",)),
        Step("first", Did("place_ship"), spot("path", ALONG), allow=(f"place_ship {ALONG}",)),
        Step("throw", Asked("action"), TO_ROLL, allow=("roll",)),
        building_step("second", "ship", "path", ACROSS),
        Step("paths", aims=(Aim("path", ALONG), Aim("path", ACROSS))),
        Step("joints", aims=(Aim("intersection", HOME),)),
    ),
    luck=("dice 5 3",),
)
LANDFALL = Chapter(
    "landfall",
    ("coast-forest-1", "coast-settlement", "coast-hills-1"),
    position(
        START,
        """
        at turn=13 seat=0
        step settlers.action
        hands.private 0: 3lumber 2brick 2wool grain; 1: 2ore; 2: brick wool; 3: grain
        """,
    ),
    (
        Step("shore", aims=(Aim("intersection", BAY),)),
        building_step("ship", "ship", "path", ONWARD),
        building_step("settle", "settlement", "intersection", BAY, happened(IslandSettled)),
        Step("points", aims=(Aim(WIDGET, "seat-0"),)),
        building_step("road", "road", "path", "E(1,3,NE)"),
        Step("all", aims=(Aim("hex", "(3,0)"), Aim("hex", GOLD_FIELD))),
    ),
)
SAIL = Chapter(
    "sail",
    ("piece-ship", "icon-right", "piece-ship"),
    position(
        START,
        """
        at turn=25 seat=0
        step settlers.action
        pieces.settlements 0: V(-3,3,N) V(1,1,S); 1: V(-3,2,N) V(-1,1,N) V(1,1,N) V(2,2,N); 2: V(-1,2,S) V(0,0,N);
          3: V(0,1,N) V(-2,1,N)
        ships.ships 0: E(1,1,SE) E(1,2,NE) E(2,1,SE); 1: E(1,1,NE) E(2,0,SE) E(2,1,NE) E(2,1,E)
        islands.points 0 2 0 0
        hands.private 0: lumber brick wool grain; 1: ore; 2: 2wool; 3: 2lumber
        """,
    ),
    (
        Step("late", aims=(Aim("intersection", TAKEN),)),
        Step("ends", aims=(Aim("path", ASTRAY), Aim("path", ACROSS))),
        sail_step("move", ASTRAY, ONWARD),
        building_step("settle", "settlement", "intersection", BAY, happened(IslandSettled)),
        Step("closed", aims=(Aim("path", ALONG), Aim("path", ACROSS), Aim("path", ONWARD))),
    ),
)
RICHES = Chapter(
    "riches",
    ("coast-gold-1", "icon-right", "coast-city"),
    position(
        START,
        """
        at turn=37 seat=0
        step settlers.pre_roll
        pieces.roads 0: E(-3,3,NE) E(0,-3,E) E(0,-3,NE); 1: E(-3,1,E) E(-1,0,E); 2: E(-2,3,E) E(0,-1,E);
          3: E(0,0,E) E(-2,0,E)
        pieces.settlements 0: V(-3,3,N) V(0,-2,S) V(0,-2,N) V(0,-3,N); 1: V(-3,2,N) V(-1,1,N); 2: V(-1,2,S) V(0,0,N);
          3: V(0,1,N) V(-2,1,N)
        ships.ships 0: E(-1,-1,NE) E(-1,-2,E) E(0,-3,SE)
        islands.points 2 0 0 0
        hands.private 0: lumber 2ore; 1: 2brick; 2: wool grain; 3: 2wool
        """,
    ),
    (
        Step("field", aims=(Aim("hex", GOLD_FIELD),)),
        Step("throw", Asked("choose"), TO_ROLL, allow=("roll",)),
        choosing_step("choose", "grain", "0,0,0,2,0"),
        building_step("city", "city", "intersection", MINE),
        Step("worth", aims=(Aim("hex", GOLD_FIELD),)),
    ),
    luck=("dice 1 2",),
)
PIRATE = Chapter(
    "pirate",
    ("die-3", "die-4", "piece-pirate"),
    position(
        START,
        """
        at turn=49 seat=0
        step settlers.pre_roll
        pieces.settlements 0: V(-3,3,N) V(1,1,S); 1: V(-3,2,N) V(-1,1,N) V(1,1,N); 2: V(-1,2,S) V(0,0,N);
          3: V(0,1,N) V(-2,1,N)
        ships.ships 0: E(1,1,SE); 1: E(1,1,NE)
        hands.private 0: 2lumber 2wool grain; 1: 2wool 2ore; 2: 2brick; 3: grain
        development.gone knight
        development.private 0.cards: knight
        """,
    ),
    (
        Step("throw", Asked("robber"), TO_ROLL, allow=("roll",)),
        sent_step("send", "pirate", HILDAS),
        Step("stolen", aims=(Aim("hex", HILDAS), Aim(WIDGET, "hand-ore"))),
        Step("pass", happened(Stolen, victim=PUPIL), TO_END, allow=("end_turn",)),
        Step("barred", aims=(Aim("hex", NEAR), Aim("path", ACROSS))),
        Step("round", Asked("pre_roll")),
        Step("knight", Did("play_knight"), pressed("card-knight"), allow=("play_knight",)),
        sent_step("away", "pirate", HILDAS),
        Step("roll", Asked("action"), TO_ROLL, allow=("roll",)),
        building_step("ship", "ship", "path", ACROSS),
        Step("robber", aims=(Aim("hex", "(-1,1)"),)),
    ),
    luck=("dice 3 4", f"stolen_card {ORE}", "dice 6 1", f"stolen_card {WOOL}", "dice 6 6", "dice 1 1",
          f"stolen_card {ORE}", "dice 6 5"),
    moves=("1 roll", f"1 move_pirate {NEAR}", "1 end_turn", "2 roll", "2 end_turn", "3 roll", "3 end_turn"),
)  # fmt: skip
SEA_ROUTE = Chapter(
    "sea-route",
    ("coast-settlement", "piece-ship", "card-longest_road"),
    position(
        START,
        """
        at turn=93 seat=0
        step settlers.action
        pieces.roads 0: E(-3,3,NE) E(0,1,SE) E(0,2,NE) E(1,1,SE);
          1: E(-3,1,E) E(-3,1,NE) E(-3,0,E) E(-2,-1,SE) E(-2,-1,E) E(-1,0,E); 2: E(-2,3,E) E(0,-1,E);
          3: E(0,0,E) E(-2,0,E)
        pieces.settlements 0: V(0,-2,S) V(0,-2,N) V(3,1,S); 1: V(-1,1,N) V(-1,-2,S); 2: V(-1,2,S); 3: V(-2,1,N)
        pieces.cities 0: V(-3,3,N) V(0,2,N); 1: V(-3,2,N); 2: V(0,0,N); 3: V(0,1,N)
        ships.ships 0: E(-1,-1,NE) E(-1,-2,E) E(0,-3,SE) E(1,2,NE) E(2,1,SE) E(2,2,NE)
        islands.points 4 0 0 0
        longest_road.holder 1
        hands.private 0: lumber brick wool grain; 1: 2ore; 2: brick; 3: 2wool
        """,
    ),
    (
        Step("parts", aims=(Aim("path", "E(0,2,NE)"), Aim("path", ALONG), Aim("path", ACROSS), Aim("path", ASTRAY))),
        Step("gap", aims=(Aim("intersection", CAPE),)),
        building_step("join", "settlement", "intersection", CAPE, happened(GameEnded)),
        Step("won", aims=(Aim(WIDGET, "seat-0"),)),
    ),
)
LESSON = Lesson(
    "seafarers", "seafarers", (QUAY, LANDFALL, SAIL, RICHES, PIRATE, SEA_ROUTE, *SCENARIOS), "harbour-master"
)
