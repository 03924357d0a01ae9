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
chart-gold = Gold received
act-buy-with-gold = Buy a resource with gold
act-sell-for-gold = Trade cards for gold
about-sell-for-gold = Trade { $rate } cards of one resource for **1 gold** from the supply. 2:1 harbours do not apply.

event-gold-got = { $who }: +{ gold-count }
event-gold-bought = { $who } buys { $cards } for 2 gold
event-gold-traded = { $who } trades with the supply: { $give } → { gold-count }

# RIVER-041b
reason-gold-bank-lacks = The supply has none of this resource.
# RIVER-041
reason-gold-cannot-pay =
    { $price ->
        [one] This costs { $price } gold; you have none.
       *[other] This costs { $price } gold; you do not have that much.
    }
# MIX-151
reason-gold-resources-only = Gold buys resources only.
# RIVER-061b
reason-gold-bought-twice = You have bought two cards with gold this turn; that is the limit.
# RIVER-061c
reason-gold-after-roll = Roll first: gold buys cards after the roll.
# RIVER-041
reason-gold-own-turn = You can buy with gold only on your own turn.
# RIVER-046, RIVER-061d
reason-gold-between-turns = Gold buys no resources between turns.
# RIVER-061f
reason-gold-not-owned = This side does not have that much gold.
# RIVER-044a, RIVER-061e
reason-gold-harbour = 2:1 harbours do not trade for gold: the supply takes { $rate } cards of one kind for 1 gold.

foresee-gold = Gold: { $before } → **{ $after }**
foresee-gold-of = { $who }’s gold: { $before } → { $after }
tell-gold =
    { $count ->
        [0] No gold. A seven, the robber and Monopoly never touch gold.
        [one] { $count } gold. A seven, the robber and Monopoly never touch it.
       *[other] { $count } gold. A seven, the robber and Monopoly never touch it.
    }
tell-gold-bought =
    { $count ->
        [0] You have bought both cards that gold allows this turn.
        [one] You can buy { $count } more card with gold this turn.
       *[other] You can buy { $count } more cards with gold this turn.
    }
