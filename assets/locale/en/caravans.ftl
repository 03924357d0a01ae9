### Caravans. $who and $whom are names of seats; $count counts camels, cards or votes; $caravan is what a caravan is called;
### hint-robber-returns and explain-robber-away are shared with the Fishermen.

ruleset-caravans = Caravans
ruleset-caravans-line = Whoever builds sends a camel out from the oasis, and everybody votes with wool and grain on where it goes.
ruleset-caravans-how =
    - <icon vp> Reach **{ $goal } points** on your own turn.
    - <icon camel> After any turn with a new settlement or city, one camel joins a caravan.
    - <icon vote> Wool and grain are votes. Whoever has more than all the others together decides alone; otherwise bidders can agree.
    - <icon road> A road with a camel counts **2** for the Longest Road. A building between two camels is worth **1 extra point**.
about-ruleset-caravans = The classic island with an oasis, camels and votes.

## Names

terrain-oasis = Oasis
caravan-name =
    { $caravan ->
        [1] north-western caravan
        [2] north-eastern caravan
        [3] southern caravan
        [4] north-western caravan of the upper oasis
        [5] north-eastern caravan of the upper oasis
        [6] southern caravan of the upper oasis
        [7] north-western caravan of the lower oasis
        [8] north-eastern caravan of the lower oasis
       *[9] southern caravan of the lower oasis
    }

## Counts and points

count-votes = Votes cast
source-caravans = Buildings between camels
flow-votes = Votes
chart-votes = Votes on camels
chart-votes-votes = Cards spent
chart-votes-decided = Decided alone
chart-votes-agreed = Agreed with others
chart-votes-points = Points from camels

## What can be done

act-bid = Cast votes
act-no-bid = Cast none
act-name-placement = Propose this path
act-name-nothing = Propose nothing
act-place-camel = Place the camel

## Questions

prompt-bid-camel = Where does the camel go: how many votes do you cast?
hint-bid-camel = Each wool or grain card is one vote; { $own ->
        [0] you have none.
       *[other] you have { $own }.
    } { $count ->
        [0] No votes cast yet.
        [one] { $count } vote cast so far.
       *[other] { $count } votes cast so far.
    } { $first ->
        [true] On a tie, or with no votes, you decide.
       *[false] On a tie, or with no votes, { $who } decides.
    }
prompt-name-placement = Which path do you propose?
hint-name-placement = You have { $count } of { $total } votes. A path that two or more propose with { $need } votes together is chosen. Otherwise { $own ->
        [true] you decide.
       *[false] { $who } decides.
    }
prompt-place-camel = You decide: where does the camel go?
hint-place-camel = { $how ->
        [alone] You have more votes than all others together.
        [most] Nobody agreed, and you have the most votes.
        [tie] Nobody agreed and nobody leads: whoever ended the turn decides.
       *[nobody] Nobody voted: whoever ended the turn decides.
    } You must place a camel.
field-caravan = Two caravans reach this path: which one continues?
step-vote = Camel
tell-step-vote = Everybody may vote; then a camel is placed.
note-camel-due = A camel is coming: everybody votes on it.
note-votes = { $count ->
        [0] Vote on a camel: no votes yet
        [one] Vote on a camel: { $count } vote cast; more than half decides
       *[other] Vote on a camel: { $count } votes cast; more than half decides
    }

## Chronicle

event-vote-opened = A camel sets out; the vote begins with { $who }
event-bid-laid =
    { $count ->
        [one] { $who } casts { $count } vote: { $cards }
       *[other] { $who } casts { $count } votes: { $cards }
    }
event-placement-named = { $who } proposes a path for the { $caravan }
event-placement-none = { $who } proposes nothing
event-vote-decided =
    { $how ->
        [alone] { $who } has more votes than all others together and decides
        [agreed] { $who } agree, and they have more than half of the votes
        [most] No agreement: { $who } has the most votes and decides
        [tie] No agreement and no lead: { $who } ended the turn and decides
       *[nobody] Nobody voted: { $who } ended the turn and decides
    }
event-camel-placed = A camel joins the { $caravan }
event-caravan-begun = The { $caravan } sets out from the oasis
event-caravan-ended = The { $caravan } can go no further
event-caravans-over = The last camel is placed: all caravans have arrived
event-caravan-point = { $who }: a building now stands between camels, +1 point

## Why something is refused

# CARAVAN-080
reason-bid-kinds = Only wool and grain are votes.
reason-bid-not-held = You do not have these cards.
# CARAVAN-052b, CARAVAN-080a
reason-bid-laid = The votes are cast; nothing can be added.
# CARAVAN-040
reason-no-vote = You can vote only when a camel sets out.
# CARAVAN-020, CARAVAN-080c
reason-path-holds-camel = There is a camel on this path already.
# CARAVAN-023, CARAVAN-080c
reason-camel-away-from-head = A caravan can continue only at its head.
# CARAVAN-022
reason-caravan-begins-at-arrow = A caravan can start only on the path its oasis arrow points to.
# CARAVAN-024a, CARAVAN-080c
reason-camel-off-land = Camels cannot leave the island.
# CARAVAN-029
reason-caravan-over = This caravan has ended.
# CARAVAN-032
reason-caravan-same-way = Another caravan is offered the same way: choose that one.
# CARAVAN-031
reason-no-such-caravan = There is no such caravan.
# CARAVAN-059
reason-camel-must-go = You must place a camel: choose one of the highlighted paths.

## What an action is sure to bring

foresee-build-camel = <ice>At the end of this turn a camel is placed.</>
foresee-votes-alone = <good>Nobody can outvote you any more: you decide.</>
foresee-votes-after =
    { $count ->
        [0] You keep no wool and no grain.
        [one] You keep { $count } wool or grain card.
       *[other] You keep { $count } wool or grain cards.
    }
foresee-named =
    { $others ->
        [0] Your { $count } of { $total } votes back this path.
       *[other] { $whom } backed it too: { $count } of { $total } votes together.
    }
foresee-camel-road-of = { $who }’s road grows to { $count }.
foresee-camel-point = <gold>Your building stands between camels: +1 point.</>
foresee-camel-point-of = <fire>{ $who }’s building stands between camels: +1 point.</>
foresee-caravan-ends = The caravan ends here.
foresee-corner-camels = <gold>Two camels meet here: the building is worth 1 more point at once.</>

## Places of the board

explain-oasis = **Oasis** · yields nothing · the robber never comes here
explain-oasis-arrows = Three arrows show the paths on which a caravan may set out.
explain-camel = **Camel** of the { $caravan } · a road here counts 2 · it blocks nothing
explain-caravan-next = The { $caravan } may continue here.
explain-caravan-start = The { $caravan } may set out here.
explain-caravan-head = **Head of the { $caravan }**: the next camel may continue from here.
explain-caravan-over = **End of the { $caravan }**: no path is free here.
explain-corner-camels = Two camels meet here: a settlement or city is worth **1 more point**.
explain-corner-one-camel = One camel passes here; with a second one, a building is worth 1 more point.

## Figures around the board

tell-camels =
    { $count ->
        [0] No camels are left: there are no more votes.
        [one] { $count } camel is left. When it is placed, all caravans have arrived.
       *[other] { $count } camels are left. When the last one is placed, all caravans have arrived.
    }
tell-votes =
    { $count ->
        [0] No votes cast.
        [one] { $count } vote cast.
       *[other] { $count } votes cast.
    }
tell-votes-waiting = Still to vote.
describe-camels = Camels on the board: { $count }, left: { $left }
describe-caravan =
    { $count ->
        [0] The { $caravan } has not set out
        [one] The { $caravan }: { $count } camel
       *[other] The { $caravan }: { $count } camels
    }{ $over ->
        [true] , at its end
       *[false] { "" }
    }

## Hints

why-camel-next = The next camel may reach one of your pieces.
why-camel-placed = The camel helps you more here than elsewhere.
why-votes = It gives you a say in where the camel goes.

## Examples

example-camel-at-the-door = A camel at the door
example-last-camels = Last camels, for six
