### Fishermen of Catan. $who and $whom are names of seats; $fish is the price or the sum of fish in numbers; $count counts tokens;
### $tokens is a list of values such as “3 + 2”; $number is a number of the dice; $goal is the number of points that wins.

ruleset-fishermen = Fishermen of Catan
ruleset-fishermen-line = Shoals off the coast and a lake inland: catch fish, spend it on favours, and beware of the old boot.
ruleset-fishermen-how =
    - <icon vp> Reach **10 points** on your own turn. Whoever holds the old boot needs **11**.
    - <icon fish> Settlements and cities at a fishing ground or a lake draw fish tokens when its number is rolled.
    - <icon road> Fish buy favours: the robber leaves, a card is stolen or taken, a free road, a development card.
    - <icon boot> One of the tokens is the old boot. On your turn you may pass it to anybody with at least as many points as you.
about-ruleset-fishermen = The classic island with fishing grounds, a lake and the old boot.

## Names

name-fish = Fish
name-boot = Old boot
name-fish-robber = Robber leaves
name-fish-steal = Take from an opponent
name-fish-take = Take from the supply
name-fish-road = Free road
name-fish-card = Development card
name-give-boot = Pass the boot
fish-count =
    { $count ->
        [one] { $count } fish
       *[other] { $count } fish
    }
    .paid =
        { $count ->
            [one] { $count } fish
           *[other] { $count } fish
        }
fish-tokens =
    { $count ->
        [one] { $count } fish token
       *[other] { $count } fish tokens
    }
fish-token =
    { $fish ->
        [one] Token with { $fish } fish
       *[other] Token with { $fish } fish
    }
fish-token-hidden = Fish token, face down
fish-payment = { $tokens } = { $fish }
terrain-lake = Lake
terrain-second-lake = Second lake
# to be added to hex-name: [lake] lake, [second-lake] lake
ground-name = fishing ground { $number }

## Counts and points

count-fish = Fish tokens
count-fish-value = Fish
chart-fish = Fish tokens caught
supply-fish =
    { $count ->
        [one] { $count } token face down
       *[other] { $count } tokens face down
    }
supply-fish-used =
    { $count ->
        [0] no used tokens
        [one] { $count } used token face up
       *[other] { $count } used tokens face up
    }

## What can be done

act-fish-robber = Fish: the robber leaves
act-fish-steal = Fish: take a card from an opponent
act-fish-take = Fish: take a resource from the supply
act-fish-road = Fish: place a free road
act-fish-card = Fish: draw a development card
act-give-boot = Pass the old boot
act-draw-fish = Draw fish tokens
act-exchange-fish = Exchange a token
act-decline-exchange = Keep your tokens
gist-fish = Pay with fish tokens for a favour.
about-fish = Fish tokens pay for favours, as often as you can afford it. There is no change: what you pay too much is lost.
about-fish-robber = **2 fish:** the robber leaves the island. Nobody is robbed. He comes back with the next 7 or knight.
about-fish-steal = **3 fish:** take one random resource card from any opponent who has one.
about-fish-take = **4 fish:** take one resource card of your choice from the supply.
about-fish-road = **5 fish:** place one of your roads free of charge.
about-fish-card = **7 fish:** draw a development card free of charge.
about-give-boot = Somebody with at least as many points as you takes the boot, and cannot refuse it. They then need one point more to win.
fish-price =
    { $fish ->
        [one] { $fish } fish
       *[other] { $fish } fish
    }
field-fish = Which tokens do you pay with?
field-fish-hand-in = Which token do you hand in?
field-boot-to = Who gets the old boot?
fish-paid = Paid: { $fish } of { $price }
fish-lost =
    { $count ->
        [one] <fire>{ $count } fish too many; there is no change.</>
       *[other] <fire>{ $count } fish too many; there is no change.</>
    }

## Questions

prompt-draw-fish = Drawing fish tokens
prompt-exchange-fish = You hold seven tokens: exchange one?
hint-exchange-fish =
    { $count ->
        [one] You are due { $count } more token, but seven is the limit. Hand in a token of yours and draw another unseen, or keep what you have.
       *[other] You are due { $count } more tokens, but seven is the limit. For each you may hand in a token of yours and draw another unseen, or keep what you have.
    }
prompt-fish-steal = Whose card do you take?
hint-fish-steal = Choose any opponent with resource cards; they need not live near the robber.
prompt-fish-road = Place a free road
hint-fish-road = Choose a highlighted path; the fish have paid for it.
prompt-give-boot = Who gets the old boot?
hint-give-boot = Choose a player with at least as many points as you.
hint-action-fish = You have { fish-count.paid } to spend. You can also trade or end your turn.
hint-action-boot = You can pass the old boot to somebody with at least as many points as you.
hint-robber-returns = Choose a hex for the robber. He comes back onto the island from beside it.
next-keep-fish = Keep them

## Chronicle. The lines with -unseen are for those who must not see the values.

event-fish-caught = { $who }: +{ fish-tokens } ({ $tokens })
event-fish-caught-unseen = { $who }: +{ fish-tokens }
event-fish-shortage = There are not enough fish tokens for everybody; nobody draws any
event-fish-shuffled = The used fish tokens are shuffled into a new supply
event-fish-exchanged = { $who } hands in { fish-count.paid } and draws another token: { $tokens }
event-fish-exchanged-unseen = { $who } hands in { fish-count.paid } and draws another token
event-fish-declined = { $who } keeps seven tokens and draws none
event-fish-started = { $who } begins with a fish token ({ $tokens })
event-fish-started-unseen = { $who } begins with a fish token
event-fish-spent =
    { $favour ->
        [robber] { $who } pays { fish-count.paid }: the robber leaves the island
        [steal] { $who } pays { fish-count.paid } for a card of { $whom }
        [take] { $who } pays { fish-count.paid } and takes { $cards }
        [road] { $who } pays { fish-count.paid } for a road
       *[card] { $who } pays { fish-count.paid } for a development card
    }
event-robber-left = The robber leaves the island
event-boot-found = { $who } fishes out the old boot!
event-boot-given = { $who } passes the old boot to { $whom }

## Why something is refused

# FISH-051c
reason-robber-not-on-board = The robber is not on the island.
# FISH-052b
reason-nobody-has-cards = No opponent has a resource card.
# FISH-052a
reason-opponent-has-no-cards = This opponent has no resource cards.
# FISH-053a
reason-fish-bank-lacks = The supply has no card of this resource.
# FISH-054a: reason-no-road-site and reason-no-road-piece of the base game
# FISH-055a: reason-deck-empty of the base game
# FISH-057
reason-fish-too-much = You are paying one token too many: the others are enough without it.
# FISH-060, FISH-082b
reason-fish-between-turns = Between turns nobody pays with fish.
# FISH-082
reason-fish-too-few =
    { $fish ->
        [one] This costs { $fish } fish; the tokens you chose are not enough.
       *[other] This costs { $fish } fish; the tokens you chose are not enough.
    }
# FISH-082, where the whole hand is not enough
reason-fish-cannot-pay =
    { $fish ->
        [one] This costs { $fish } fish; you do not have that many.
       *[other] This costs { $fish } fish; you do not have that many.
    }
# FISH-050a, FISH-082a
reason-fish-after-roll = Roll first: fish are spent after the roll.
# FISH-050, FISH-082c
reason-fish-own-turn = You can spend fish only on your own turn.
# FISH-082f
reason-fish-not-held = You do not have these fish tokens.
# FISH-082f
reason-boot-is-no-fish = The old boot pays for nothing.
# FISH-039
reason-exchange-at-limit = You exchange a token only when you hold seven and are due another.
# FISH-072, FISH-082d
reason-boot-fewer-points = This player has fewer points than you. The boot goes only to somebody with at least as many.
# FISH-073
reason-boot-alone-ahead = You alone have the most points, so the boot stays with you.
# FISH-072
reason-boot-not-held = You do not have the old boot.
# FISH-072, FISH-082a
reason-boot-after-roll = Roll first: the boot is passed after the roll.
# FISH-075a
reason-boot-between-turns = Between turns the boot cannot be passed.
# FISH-033b, FISH-082e
reason-robber-sea = The robber stays on land; a fishing ground lies in the sea.

## What an action is sure to bring

foresee-robber-leaves = <ice>The robber leaves the island.</>
foresee-fish-after =
    { $count ->
        [one] You keep { $count } fish token.
       *[other] You keep { $count } fish tokens.
    }
foresee-fish-grounds = Fish tokens per 36 rolls: +{ $count }
foresee-fish-start = You also draw a fish token.
foresee-boot = { $who } then needs { $goal } points to win, and you need { $own }.
foresee-boot-wins = <gold>Without the boot your points are enough: you win the game.</>
foresee-fish-unseen =
    { $count ->
        [one] Luck decides: it is the last token that lies face down.
       *[other] Luck decides: one of { $count } tokens that lie face down.
    }

## Places of the board

explain-lake = **Lake** · fish on { $numbers } · { $pips } of 36 rolls
explain-lake-yields = No resources here. A settlement draws 1 fish token, a city 2.
explain-lake-idle = <danger>The robber is on the lake: nobody fishes here on any of its numbers.</>
explain-ground = **Fishing ground** · fish on { $number } · { $pips } of 36 rolls
explain-ground-yields = For its three intersections: a settlement draws 1 fish token, a city 2.
explain-ground-robber = The robber never stops a fishing ground.
explain-ground-gains = On { $number }: { $gains }
explain-ground-nobody = Nobody fishes here yet.
explain-fish-gain = { $who } +{ fish-tokens }
explain-corner-fish =
    { $count ->
        [one] Fish tokens: { $count } per 36 rolls
       *[other] Fish tokens: { $count } per 36 rolls
    }
explain-corner-ground = Fishing ground { $number }
explain-corner-lake = Lake { $numbers }
explain-robber-away = The robber is beside the island. The next 7 or knight brings him back.

## Figures around the board

tell-fish =
    { $count ->
        [0] No fish tokens.
        [one] { $count } fish token of { $limit }. Its value is seen only by its owner.
       *[other] { $count } fish tokens of { $limit }. Their values are seen only by their owner.
    }
tell-fish-own = Your tokens: { $tokens } · together { $fish }
tell-fish-full = <fire>Seven tokens: for each further one you may only exchange.</>
tell-fish-supply = Face down: { $count }, face up: { $used }. When the last one is drawn, the used ones are shuffled.
tell-fish-used = Used tokens: { $tokens }
tell-boot = **Old boot.** { $who } needs { $goal } points to win instead of { $base }.
tell-boot-free = The old boot still lies among the fish tokens.
tell-robber-away = The robber is beside the island and blocks nothing.
describe-fish =
    { $count ->
        [0] no fish tokens
        [one] { $count } fish token
       *[other] { $count } fish tokens
    }
describe-fish-own = Your fish tokens: { $tokens }
describe-boot = holds the old boot, needs { $goal } points
describe-grounds = Fishing grounds: { $numbers }
describe-lakes = Lakes: { $numbers }
what-now-fish = Spend fish
what-now-boot = Pass the old boot
why-fish = It brings more fish.
why-boot = You get rid of the old boot.
