### Fishermen of Catan. $who and $whom are names of seats; $fish is the price or the sum of fish in numbers; $count counts tokens;
### $tokens is a list of values such as “3 + 2”; $number is a number of the dice; $goal is the number of points that wins.

ruleset-fishermen = Fishermen of Catan
ruleset-fishermen-line = Shoals off the coast and a lake inland: catch fish, spend it on favours, and beware of the old boot.
ruleset-fishermen-how =
    - <icon vp> Reach **{ $goal } points** on your own turn. Whoever holds the old boot needs **1** more.
    - <icon fish> Settlements and cities at a fishing ground or a lake draw fish tokens when its number is rolled.
    - <icon road> Fish buy favours: send the robber off, steal or take a card, a free road, a development card.
    - <icon boot> One of the tokens is the old boot. On your turn you may pass it to anybody with at least as many points as you.
about-ruleset-fishermen = The classic island with fishing grounds, a lake and the old boot.

## Names

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

## Counts and points

count-fish = Fish tokens
chart-fish = Fish tokens caught

## What can be done

act-give-boot = Pass the old boot
act-exchange-fish = Exchange a token
gist-fish = Pay with fish tokens for a favour.
about-fish = Fish tokens pay for favours, as often as you can afford it. There is no change: any overpayment is lost.
about-give-boot = Pass the boot to somebody with at least as many points as you; they cannot refuse it. They then need one more point to win.
fish-lost = <fire>{ $count } fish wasted.</>

## Questions

prompt-draw-fish = Drawing fish tokens
prompt-exchange-fish = You hold seven tokens: exchange one?
hint-exchange-fish =
    { $count ->
        [one] You are due { $count } more token, but seven is the limit. Swap one of your tokens for another, drawn unseen, or keep what you have.
       *[other] You are due { $count } more tokens, but seven is the limit. For each you may swap one of your tokens for another, drawn unseen, or keep what you have.
    }
hint-robber-returns = Choose a hex for the robber. He returns to the island from beside it.

## Chronicle. $token is the picture of a token, $paid what was paid.

event-fish-shortage = There are not enough fish tokens for everybody; nobody draws any
event-fish-shuffled = The used fish tokens are shuffled into a new supply
event-boot-found = { $who } fishes out the old boot!
event-boot-found-you = You fish out the old boot!
event-boot-given = { $who } passes the old boot to { $whom }
event-boot-given-you = { $who } passes you the old boot

## Why something is refused

reason-robber-not-on-board = The robber is not on the island.
reason-nobody-has-cards = No opponent has a resource card.
reason-fish-bank-lacks = The supply has none of this resource.
reason-fish-too-much = You are paying one token too many: the others are enough.
reason-fish-between-turns = You cannot pay with fish between turns.
reason-fish-too-few =
    { $fish ->
        [one] This costs { $fish } fish; the tokens you chose are not enough.
       *[other] This costs { $fish } fish; the tokens you chose are not enough.
    }
reason-fish-cannot-pay =
    { $fish ->
        [one] This costs { $fish } fish; you do not have that many.
       *[other] This costs { $fish } fish; you do not have that many.
    }
reason-fish-after-roll = Roll first: fish are spent after the roll.
reason-fish-not-held = You do not have these fish tokens.
reason-boot-is-no-fish = The old boot buys nothing.
reason-exchange-at-limit = You exchange a token only when you hold seven and are due another.
reason-boot-fewer-points = This player has fewer points than you. The boot goes only to somebody with at least as many.
reason-boot-alone-ahead = You alone have the most points, so the boot stays with you.
reason-boot-not-held = You do not have the old boot.
reason-boot-after-roll = Roll first: the boot is passed after the roll.
reason-boot-between-turns = The boot cannot be passed between turns.

## What an action is sure to bring

foresee-robber-leaves = <ice>The robber leaves the island.</>
foresee-fish-after =
    { $count ->
        [0] You pay { $tokens } and keep no fish tokens.
        [one] You pay { $tokens } and keep { $count } fish token.
       *[other] You pay { $tokens } and keep { $count } fish tokens.
    }
foresee-fish-grounds = Fish tokens per 36 rolls: +{ $count }
foresee-boot = { $who } then needs { $goal } points to win, and you need { $own }.
foresee-boot-to = The boot goes to { $who }.
foresee-fish-unseen =
    { $count ->
        [one] It is the last face-down token.
       *[other] A random draw: one of { $count } face-down tokens.
    }

## Places of the board

explain-lake = **Lake** · fish on { $numbers } · { $pips } of 36 rolls
explain-lake-yields = No resources here. A settlement draws 1 fish token, a city 2.
explain-lake-idle = <danger>The robber is on the lake: nobody fishes here on any of its numbers.</>
explain-ground = **Fishing ground** · fish on { $number } · { $pips } of 36 rolls
explain-ground-yields = At its three intersections: a settlement draws 1 fish token, a city 2.
explain-ground-nobody = Nobody fishes here yet.
explain-corner-fish =
    { $count ->
        [one] Fish tokens: { $count } per 36 rolls
       *[other] Fish tokens: { $count } per 36 rolls
    }
explain-robber-away = The robber is beside the island. The next 7 or knight brings him back.

## Figures around the board

tell-fish =
    { $count ->
        [0] No fish tokens.
        [one] { $count } fish token of { $limit }. Only its owner sees its value.
       *[other] { $count } fish tokens of { $limit }. Only their owner sees their values.
    }
tell-fish-full = <fire>Seven tokens: any further one can only be exchanged.</>
tell-fish-supply = Fish tokens: { $count } face down, { $used } face up. When the last one is drawn, the used ones are reshuffled.
tell-fish-used = Used tokens: { $tokens }
tell-boot = **Old boot.** { $who } needs { $goal } points to win instead of { $base }.
tell-boot-free = The old boot still lies among the fish tokens.
why-boot = You get rid of the old boot.

## Prices, tokens, waters

fish-token =
    { $count ->
        [one] Token with { $count } fish
       *[other] Token with { $count } fish
    }
fish-payment =
    { $count ->
        [one] { $count } fish ({ $tokens })
       *[other] { $count } fish ({ $tokens })
    }
name-fish = Fish favours
act-fish-robber = 2 fish: the robber leaves
act-fish-steal = 3 fish: a card from an opponent
act-fish-take = 4 fish: a card from the supply
act-fish-road = 5 fish: a free road
act-fish-card = 7 fish: a development card
act-drawn-fish = Draw a fish token
act-keep-fish = Keep your tokens
field-tokens = Which tokens do you pay with?
field-token = Which token do you hand in?
field-to = Who gets the old boot?
ready-fish =
    { $count ->
        [0] none
        [one] you have { $count }
       *[other] you have { $count }
    }
about-fish-prices =
    { $favours }
    There is no change: any overpayment is lost.
about-fish-when = On your own turn, after the roll:
about-fish-line =
    { $before }
    - { $favour }
hint-draw-fish = Fish tokens are being drawn.
event-fish-drawn = { $who } +1 <icon { $token }>
event-fish-drawn-own = +1 <icon { $token }>
event-fish-handed-in = { $who } hands in <icon { $token }>
event-fish-kept = { $who } keeps seven tokens and draws none
event-fish-spent = { $who } pays { $paid }
explain-ground-gains = Fish tokens: { $gains }
explain-fish-gain = { $who } +{ $count }
explain-robber-place = The robber’s place beside the island. 2 fish send him there.
chart-fish-spent = Fish tokens drawn, and what fish were spent on
moment-boot = Old boot
why-fish = You keep more fish to spend.
why-catch =
    { $count ->
        [one] { $count } more fish token in 36 rolls.
       *[other] { $count } more fish tokens in 36 rolls.
    }
example-boot-in-the-way = The boot in the way
example-full-net = A full net, for six
