"""The new things in Cities & Knights: commodities, improvements, knights, the barbarians, and how it is won."""

from __future__ import annotations

from catan_desktop.games.cities_knights.events import (
    BarbariansLanded,
    CityLost,
    KnightActivated,
    KnightDisplaced,
    KnightPromoted,
    KnightRecruited,
    ProgressDrawn,
    ProgressPlayed,
)
from catan_desktop.games.cities_knights.module import CITIES
from catan_desktop.games.cities_knights.numbers import CLOTH, COIN, PAPER, SCIENCE, TRADE, card_index
from catan_desktop.kernel.event import GameEnded
from catan_desktop.lessons.conditions import Asked, Did, happened
from catan_desktop.lessons.lesson import PUPIL, WIDGET, Aim, Chapter, Lesson, Step
from catan_desktop.lessons.pointing import (
    AROUND,
    TO_END,
    TO_ROLL,
    button_then_place,
    from_supply,
    ladders_aims,
    level_aims,
    pressed,
    spot,
)
from catan_desktop.lessons.position import positions_of
from catan_desktop.mechanics.events import BankTraded, Stolen
from catan_desktop.mechanics.tables import WOOL

from .start import HOUSE, PIER, START, TOWN

position = positions_of(CITIES)

FORD, MEADOW, GATE = "V(0,0,S)", "V(1,0,S)", "V(1,1,N)"
"""The end of the western road, beside the robber; the middle of the eastern road, and its end."""
AWAY = "(2,0)"
"""Where the robber is sent."""
IRRIGATION = card_index("irrigation")
_SHIP, _YELLOW, _BLUE, _GREEN = (f"event_die {face}" for face in (3, 0, 1, 2))


def _button(name: str, kind: str, place: str) -> tuple[Aim, ...]:
    """A button, and the intersection once it was pressed."""
    return button_then_place(f"act-{name}", kind, "intersection", place)


GOODS = Chapter(
    "goods",
    ("resource-paper", "resource-cloth", "resource-coin"),
    position(
        """
        position 1 cities-knights 4
        at turn=9 seat=0
        step settlers.pre_roll
        pieces.roads 0: E(-1,1,NE) E(1,1,SE) E(0,2,NE); 1: E(0,-1,NE) E(1,0,NE) E(1,0,E); 2: E(-2,1,NE) E(-2,2,NE);
          3: E(1,-1,E) E(-1,0,NE)
        pieces.settlements 0: V(-1,1,N) V(1,2,N); 1: V(2,-1,S); 2: V(-1,1,S); 3: V(2,-2,S)
        pieces.cities 0: V(0,2,N); 1: V(0,-1,N); 2: V(-2,1,N); 3: V(-1,0,N)
        """,
    ),
    (
        Step("welcome"),
        Step("city", aims=(Aim("intersection", TOWN),)),
        Step("throw", Asked("action"), TO_ROLL, allow=("roll",)),
        Step("paper", aims=(Aim("hex", "(0,2)"), Aim(WIDGET, "hand-paper"))),
        Step("die", aims=(Aim(WIDGET, "dice"),)),
        Step("pass", Asked("pre_roll"), TO_END, allow=("end_turn",)),
        Step("kinds", aims=(Aim(WIDGET, "hand"),)),
        Step("again", Asked("action"), TO_ROLL, allow=("roll",)),
        Step("supply", happened(BankTraded), from_supply("paper", PAPER), allow=(f"bank_trade {WOOL} {PAPER}",)),
        Step("rates", aims=(Aim("intersection", PIER),)),
    ),
    luck=(
        *("dice 5 6", _SHIP, "dice 2 4", _YELLOW, "dice 1 3", _BLUE),
        *("dice 5 4", _SHIP, "dice 2 2", _GREEN),
    ),
    moves=AROUND,
)

GROWTH = Chapter(
    "growth",
    ("improve-science-1", "die-event-science", "card-irrigation"),
    position(
        START,
        """
        at turn=9 seat=0
        hands.private 0: brick 3paper cloth
        barbarians.ship 3
        """,
    ),
    (
        Step("tracks", aims=ladders_aims("improve")),
        Step("abbey", Did("improve_city"), level_aims("improve", "science", 1), allow=(f"improve_city {SCIENCE}",)),
        Step("red"),
        Step("library", Did("improve_city"), level_aims("improve", "science", 2), allow=(f"improve_city {SCIENCE}",)),
        Step("gate", happened(ProgressDrawn, seat=PUPIL), TO_END, allow=("end_turn",)),
        Step("drawn", aims=(Aim(WIDGET, "card-irrigation"),)),
        Step("round", Asked("pre_roll")),
        Step("roll", Asked("action"), TO_ROLL, allow=("roll",)),
        Step(
            "play",
            happened(ProgressPlayed, seat=PUPIL),
            pressed("card-irrigation"),
            allow=(f"play_progress {IRRIGATION}",),
        ),
        Step("cards", aims=(Aim(WIDGET, "hand-grain"),)),
        Step("third", aims=ladders_aims("improve")),
    ),
    luck=(
        *("dice 5 3", _GREEN, f"drawn_progress {IRRIGATION}", "dice 6 4", _YELLOW),
        *("dice 4 6", _BLUE, "dice 5 1", _YELLOW),
    ),
    moves=AROUND,
)

KNIGHTS = Chapter(
    "knights",
    ("piece-knight-1", "piece-knight-2", "piece-knight-3"),
    position(
        START,
        """
        at turn=9 seat=0
        pieces.roads 0: E(1,0,SE) E(-1,1,NE) E(0,1,E) E(1,1,SE) E(0,2,NE); 1: E(0,-1,NE) E(1,0,NE) E(1,0,E);
          2: E(-2,1,NE) E(-2,2,NE); 3: E(1,-1,E) E(-1,0,NE)
        hands.private 0: 2wool grain 2ore; 1: 2ore
        robber.hex (-1,1)
        knights.ranks 0.0: V(1,0,S); 1.0: V(1,1,N)
        knights.active V(1,0,S)
        barbarians.awake yes
        """,
    ),
    (
        Step("who", aims=(Aim("intersection", MEADOW), Aim("intersection", GATE))),
        Step(
            "recruit",
            happened(KnightRecruited, seat=PUPIL),
            _button("knight", "recruit_knight", FORD),
            allow=(f"recruit_knight {FORD}",),
        ),
        Step(
            "activate",
            happened(KnightActivated, seat=PUPIL),
            _button("activate", "activate_knight", FORD),
            allow=(f"activate_knight {FORD}",),
        ),
        Step("pass", Asked("pre_roll"), TO_END, allow=("end_turn",)),
        Step("roll", Asked("action"), TO_ROLL, allow=("roll",)),
        Step(
            "promote",
            happened(KnightPromoted, seat=PUPIL),
            _button("promote", "promote_knight", MEADOW),
            allow=(f"promote_knight {MEADOW}",),
        ),
        Step(
            "displace",
            happened(KnightDisplaced, seat=PUPIL),
            _button("march", "displace_knight", GATE),
            allow=(f"displace_knight {MEADOW} {GATE}",),
        ),
        Step("tired", aims=(Aim("intersection", GATE), Aim("intersection", "V(1,0,N)"))),
        Step("chase", Asked("robber"), _button("march", "chase_robber", FORD), allow=(f"chase_robber {FORD}",)),
        Step(
            "send",
            happened(Stolen),
            spot("hex", AWAY),
            allow=(f"move_robber {AWAY}",),
        ),
        Step("ranks", aims=(Aim(WIDGET, "seat-0"),)),
    ),
    luck=(
        *("dice 5 4", _YELLOW, "dice 6 6", _SHIP, "dice 5 5", _BLUE),
        *("dice 6 3", _GREEN, "stolen_card 4"),
    ),
    moves=AROUND,
)

FLEET = Chapter(
    "fleet",
    ("ship-barbarian",),
    position(
        START,
        """
        at turn=9 seat=0
        hands.private 0: wool grain
        knights.ranks 0.1: V(0,0,S); 1.0: V(1,1,N); 2.0: V(-1,0,S)
        knights.active V(-1,0,S) V(1,1,N)
        barbarians.ship 5
        """,
    ),
    (
        Step("track", aims=(Aim("gauges", 0),)),
        Step("gauge", aims=(Aim("gauges", 0),)),
        Step(
            "activate",
            happened(KnightActivated, seat=PUPIL),
            _button("activate", "activate_knight", FORD),
            allow=(f"activate_knight {FORD}",),
        ),
        Step("even", aims=(Aim("gauges", 0),)),
        Step("watch", happened(BarbariansLanded), TO_END, allow=("end_turn",)),
        Step("won", aims=(Aim(WIDGET, "seat-0"),)),
        Step("rest", aims=(Aim("intersection", FORD),)),
        Step("awake", aims=(Aim("hex", "(1,-1)"),)),
    ),
    luck=("dice 5 5", _SHIP, "dice 4 5", _SHIP),
    moves=("1 roll", "1 end_turn", "2 roll"),
)

PILLAGE = Chapter(
    "pillage",
    ("barbarian-landing", "piece-city", "piece-settlement"),
    position(
        """
        position 1 cities-knights 4
        at turn=9 seat=0
        step settlers.pre_roll
        pieces.roads 0: E(-1,1,NE) E(1,1,SE) E(0,2,NE); 1: E(0,-1,NE) E(1,0,NE) E(1,0,E); 2: E(-2,1,NE) E(-2,2,NE);
          3: E(1,-1,E) E(-1,0,NE)
        pieces.settlements 0: V(1,2,N); 1: V(2,-1,S); 2: V(-1,1,S); 3: V(2,-2,S)
        pieces.cities 0: V(-1,1,N) V(0,2,N); 1: V(0,-1,N); 2: V(-2,1,N); 3: V(-1,0,N)
        hands.private 0: 2brick wool
        knights.ranks 0.0: V(0,0,S); 1.0: V(1,1,N); 2.1: V(-1,0,S); 3.0: V(1,0,N)
        knights.active V(-1,0,S) V(1,0,N) V(1,1,N)
        improvements.levels 0: 2science
        improvements.walls V(-1,1,N)
        barbarians.ship 6
        barbarians.awake yes
        """,
    ),
    (
        Step("count", aims=(Aim("gauges", 0),)),
        Step("least", aims=(Aim("intersection", FORD),)),
        Step("roll", Asked("pillage"), TO_ROLL, allow=("roll",)),
        Step(
            "choose",
            happened(CityLost, seat=PUPIL),
            spot("intersection", TOWN, HOUSE),
            allow=("lose_city",),
        ),
        Step("after", aims=(Aim(WIDGET, "seat-0"),)),
        Step("walls"),
    ),
    luck=("dice 6 4", _SHIP),
)

METROPOLIS = Chapter(
    "metropolis",
    ("piece-metropolis-trade", "piece-metropolis-politics", "piece-metropolis-science"),
    position(
        START,
        """
        at turn=40 seat=0
        pieces.roads 0: E(1,0,SE) E(-1,1,NE) E(0,1,E) E(1,1,NE) E(1,1,SE) E(0,2,NE); 1: E(0,-1,NE) E(1,0,NE) E(1,0,E);
          2: E(-2,1,NE) E(-2,2,NE); 3: E(1,-1,E) E(-1,0,NE)
        pieces.settlements 0: V(1,2,N); 1: V(2,-1,S); 2: V(-1,1,S); 3: V(2,-2,S)
        pieces.cities 0: V(-1,1,N) V(0,2,N); 1: V(0,-1,N); 2: V(-2,1,N); 3: V(-1,0,N)
        hands.private 0: 3cloth 2coin
        knights.ranks 0.1: V(0,0,S)
        knights.active V(0,0,S)
        improvements.levels 0: 3trade politics 2science; 1: 2politics; 2: 2science; 3: trade politics
        barbarians.defenders 2 1 0 0
        barbarians.ship 2
        barbarians.awake yes
        progress_cards.shown 0: printer
        changed_land.merchant (1,1)
        changed_land.merchant_owner 0
        """,
    ),
    (
        Step("count", aims=(Aim(WIDGET, "seat-0"),)),
        Step("guild", happened(BankTraded), from_supply("cloth", CLOTH), allow=(f"bank_trade {COIN} {CLOTH}",)),
        Step("buy", Asked("metropolis"), level_aims("improve", "trade", 4), allow=(f"improve_city {TRADE}",)),
        Step(
            "place",
            happened(GameEnded),
            spot("intersection", TOWN, HOUSE),
            allow=("place_metropolis",),
        ),
        Step("won", aims=(Aim(WIDGET, "seat-0"),)),
    ),
)

LESSON = Lesson("cities", "cities-knights", (GOODS, GROWTH, KNIGHTS, FLEET, PILLAGE, METROPOLIS), "harbour-master")
