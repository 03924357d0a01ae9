"""The achievements there are, in the order to show; how each is earned is told by the views of its game (`CRITERIA`).

They stand here by name, so that the book of them reads no game.
"""

from __future__ import annotations

from catan_desktop.present.achievements import Achievement, Chapter

BOOK = (
    Chapter(
        "any",
        (
            Achievement("from-behind", "gw-turtle"),
            Achievement("by-a-hair", "end-turn"),
            Achievement("far-ahead", "crown"),
            Achievement("never-behind", "hero"),
            Achievement("leap", "gw-activate"),
            Achievement("seesaw", "trade_track"),
        ),
    ),
    Chapter(
        "settlers",
        (
            Achievement("no-city", "settlement"),
            Achievement("road-throughout", "road"),
            Achievement("road-at-last", "move"),
            Achievement("no-discard", "dice"),
            Achievement("robbed", "robber"),
            Achievement("no-trade", "close_side"),
            Achievement("good-neighbour", "pardon"),
            Achievement("both-honours", "knight"),
            Achievement("hidden-cards", "card"),
        ),
    ),
    Chapter(
        "watch",
        (
            Achievement("watch-last-stand", "skull"),
            Achievement("watch-brink", "breach"),
            Achievement("watch-unbroken", "wall"),
            Achievement("watch-half-the-wall", "guard"),
        ),
    ),
    Chapter(
        "cities-knights",
        (
            Achievement("cities-every-metropolis", "metropolis"),
            Achievement("cities-defender", "defender"),
            Achievement("cities-lost-city", "city"),
            Achievement("cities-alone-ashore", "barbarian"),
        ),
    ),
    Chapter(
        "fishermen",
        (
            Achievement("fish-boot-won", "boot"),
            Achievement("fish-every-favour", "fish"),
            Achievement("fish-boot-returns", "give"),
        ),
    ),
    Chapter(
        "rivers",
        (
            Achievement("rivers-every-bridge", "bridge"),
            Achievement("rivers-poor", "poor"),
            Achievement("rivers-rags-to-riches", "wealthiest"),
        ),
    ),
    Chapter(
        "caravans",
        (
            Achievement("caravans-crossroads", "oasis"),
            Achievement("caravans-no-bid", "camel"),
            Achievement("caravans-last-word", "vote"),
        ),
    ),
    Chapter(
        "barbarian-attack",
        (
            Achievement("attack-freed", "castle"),
            Achievement("attack-jailer", "prisoner"),
            Achievement("attack-no-loss", "rider"),
        ),
    ),
    Chapter(
        "traders-barbarians",
        (
            Achievement("traders-through-raiders", "drive_off"),
            Achievement("traders-no-toll", "wagon"),
            Achievement("traders-toll-keeper", "toll"),
        ),
    ),
    Chapter(
        "landnam",
        (
            Achievement("landnam-last-land", "explore"),
            Achievement("landnam-one-card", "token_white"),
            Achievement("landnam-no-famine", "famine"),
            Achievement("landnam-outlaw", "outlaw"),
            Achievement("landnam-shared", "althing"),
        ),
    ),
    Chapter(
        "great-wall",
        (
            Achievement("gw-every-breach", "gw-breach"),
            Achievement("gw-unbroken", "gw-tea"),
            Achievement("gw-last-shame", "gw-shame"),
            Achievement("gw-solo", "gw-general"),
            Achievement("gw-last-stone", "gw-wall"),
        ),
    ),
)
