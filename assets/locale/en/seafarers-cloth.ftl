### Cloth for Catan, a scenario of Seafarers. $who and $whom are names of seats; $count counts cloth, points or villages.

option-scenario-cloth = Cloth for Catan
option-scenario-cloth-help = Your ships trade with villages at sea. Two cloth are worth 1 point; there is no Longest Trade Route.

## Names

act-rob-ship = Rob
act-take-cloth = Take 1 cloth
act-take-card = Take a random card

## Counts and points

source-cloth = Cloth
count-cloth = Cloth
tell-cloth = Two cloth are worth 1 point.
tell-cloth-trades =
    { $count ->
        [0] Trades with no village yet.
        [one] Trades with { $count } village.
       *[other] Trades with { $count } villages.
    }
gauge-dry-villages = Villages without cloth

## Questions

prompt-rob-ship = Choose who to rob
hint-rob-ship = You take 1 cloth or one random card from this opponent.
prompt-loot = Cloth or a card?
hint-loot = Choose what you take from { $whom }.
aside-loot = cloth: { $count } · cards: { $cards }
prompt-robber-alone = Move the robber
hint-robber-cloth = Choose a land hex for the robber, who takes a card there, or a sea hex for the pirate, who takes a card or 1 cloth.
hint-robber-alone = Choose a land hex for the robber. The pirate follows you once you trade with a village.

## Chronicle

event-relation-made =
    { $count ->
        [0] { $who } trades with a village that has no cloth left
       *[other] { $who } trades with a new village: { $count } cloth
    }
event-cloth-paid = { $who } +1 <icon resource-cloth>
event-cloth-paid-own = +1 <icon resource-cloth>
event-cloth-supplied = { $who } +1 <icon resource-cloth> from the supply
event-cloth-supplied-own = +1 <icon resource-cloth> from the supply
event-village-emptied =
    { $count ->
        [one] A village has no cloth left; { $count } still has some
       *[other] A village has no cloth left; { $count } still have some
    }
event-cloth-robbed = { $who } takes 1 cloth from { $whom }

## Why something is refused

# CLOTH-043
reason-pirate-needs-relation = Trade with a village first; then you can move the pirate.
# CLOTH-044
reason-no-loot = You can only choose this after you move the pirate.

## What an action is sure to bring

foresee-relation =
    { $count ->
        [0] <gold>You trade with this village, which has no cloth left.</>
       *[other] <gold>You trade with this village: { $count } cloth now, and more when its number is rolled.</>
    }
foresee-villages-end = <fire>Fewer than four villages then have cloth: the game ends.</>
foresee-cloth = You take 1 cloth from { $whom }.
foresee-loot = Then you take 1 cloth or a random card from { $whom }
foresee-loot-of = Then you take 1 cloth or a random card from one of: { $whom }

## Why a bot advises it

why-relation = It starts trade with a village.
why-village = It promises more cloth.

## Places of the board

explain-village = **Village { $number }** · { $count } cloth left
explain-village-partners = Trades with { $whom }
explain-village-open = Reach it with ships from your settlement or city: 1 cloth at once, and 1 whenever its number is rolled.
explain-village-empty = It has no cloth left and pays no more.
explain-dry-villages = When fewer than four villages have cloth, the game ends at once: most points win, on a tie most cloth.
explain-cloth-supply = General supply: { $count } cloth. It pays where a village has less than its partners are due.

## The result

ending-villages-line =
    { $points ->
        [one] Fewer than four villages have cloth; { $points } point wins.
       *[other] Fewer than four villages have cloth; { $points } points win.
    }
ending-villages-story = The looms are silent and the last bolts are stowed. Whoever loaded most sets sail for home.
chart-villages = The villages ran dry: most points, then most cloth
chart-villages-by =
    { $by ->
        [points] Points decided.
        [cloth] Points were equal: cloth decided.
       *[order] Points and cloth were equal: whoever comes first in turn order, from the active player on, wins.
    }

## Examples

example-looms-run-dry = The looms run dry
