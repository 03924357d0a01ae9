### Gold: what every game with gold coins says. $who and $whom are names of seats, $count counts gold.

resource-gold = Gold
gold-count =
    { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
count-gold = Gold
gold-road = For roads
gold-settlement = For settlements
gold-bridge = For bridges
gold-supply = From the supply
chart-gold = Gold taken
act-buy-with-gold = Buy a resource with gold
act-sell-for-gold = Trade cards for gold
about-sell-for-gold = { $rate } equal resource cards bring **1 gold** from the supply. 2:1 harbours do not count for it.

event-gold-got = { $who }: +{ gold-count }
event-gold-bought = { $who } buys with 2 gold: { $cards }
event-gold-traded = { $who } trades with the supply: { $give } → { gold-count }

# RIVER-041b
reason-gold-bank-lacks = The supply has no card of this resource.
# RIVER-041
reason-gold-cannot-pay =
    { $price ->
        [one] This costs { $price } gold; you do not have it.
       *[other] This costs { $price } gold; you do not have that much.
    }
# RIVER-061b
reason-gold-bought-twice = You have bought two cards with gold this turn; more is not allowed.
# RIVER-061c
reason-gold-after-roll = Roll first: gold buys cards after the roll.
# RIVER-041
reason-gold-own-turn = You can buy with gold only on your own turn.
# RIVER-046, RIVER-061d
reason-gold-between-turns = Between turns gold buys no resources.
# RIVER-061f
reason-gold-not-owned = That is more gold than this side owns.
# RIVER-044a, RIVER-061e
reason-gold-harbour = A 2:1 harbour does not trade for gold: the supply takes { $rate } equal cards for 1 gold.

foresee-gold = Gold: { $before } → **{ $after }**
foresee-gold-of = Gold of { $who }: { $before } → { $after }
tell-gold =
    { $count ->
        [0] No gold. A seven, the robber and Monopoly never touch gold.
        [one] { $count } gold. A seven, the robber and Monopoly never touch it.
       *[other] { $count } gold. A seven, the robber and Monopoly never touch it.
    }
tell-gold-bought =
    { $count ->
        [0] Both cards that gold may buy this turn are bought.
        [one] { $count } more card may be bought with gold this turn.
       *[other] { $count } more cards may be bought with gold this turn.
    }
