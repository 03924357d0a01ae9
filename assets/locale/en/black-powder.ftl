### Black Powder: towers, firearms, special soldiers and siege. Names as in great-wall.ftl.

black-powder-how =
    - <icon gw-tower> After a defeat or a new wall level, a spearman may take a **tower** beside that section: 2 honour for each section beside it that holds, 1 shame for each that does not.
    - <icon gw-fire> **Firearms** belong to nobody: they strike a whole pattern at once, soldiers too.
    - <icon gw-siege> **Rams** and **trebuchets** tear down wall levels every winter; a **ladder** in the first row is a breach. If no level is left anywhere, all lose.

## Names

name-gw-tower = Tower
tower-name =
    { $tower ->
        [1] first tower
        [2] second tower
        [3] third tower
       *[4] fourth tower
    }
name-gw-firearm = Firearm
name-ballista = Ballista
    .an = a ballista
    .bare = ballista
name-cannon = Cannon
    .an = a cannon
    .bare = cannon
name-fire_lance = Fire lance
    .an = a fire lance
    .bare = fire lance
name-gw-special = Special soldier
name-monk = Battle monk
    .an = a battle monk
    .bare = battle monk
name-sapper = Sapper
    .an = a sapper
    .bare = sapper
name-arsonist = Arsonist
    .an = an arsonist
    .bare = arsonist
name-crossbowman = Crossbowman
    .an = a crossbowman
    .bare = crossbowman
name-war_machine = War machine
    .an = a war machine
    .bare = war machine
name-gw-snake-token = Snake token
name-gw-shot-card = Shot card
name-gw-supply = Firearms in supply
monk-text = Covers one spot of a horde card in any row.
sapper-text = Stands on a firing spot and wounds one spot of any card of the section at once; after each of his shots he may leap down onto the first card.
arsonist-text = Covers one spot in the first row; every open spot beside it is wounded.
crossbowman-text = Stands on a firing spot and marks an open spot with a Snake token, at once and every winter. When the card falls, each token counts as a Snake soldier.
war_machine-text = Covers two columns at once in the first row and brings the reward of every spot it covers; counts as one soldier. Firearms do not harm it.
ballista-text = Free to fire: 2 wounds.
cannon-text = 2 stone to fire: 4 wounds and 1 honour.
fire_lance-text = 1 chi to fire: 2 honour, and a card says what is hit.
count-gw-firearms = Firearms built
count-gw-shots = Shots fired
count-gw-wounds = Wounds from shots
count-gw-towers = Towers taken
source-gw-towers = Towers

## What can be done

act-start-firearm = Place the firearm
act-fire = Fire
act-fire-free = Fire for free
act-tower-place = Take this tower
act-recall-tower = Call the spearman back from the tower
act-build-firearm = Build a firearm
act-deploy-machine = Roll the machine up
act-sapper-move = Leap down here
about-fire = All wounds in the pattern land at once. Soldiers in it die, whoever they belong to; if you kill another player’s, you take **1 shame token**.

## Questions

prompt-start-firearm = Which firearm goes where?
hint-start-firearm = One of each kind, one in each hideout. They belong to nobody; [what each does](gw-firearms).
prompt-tower-place = Take a tower?
hint-tower-place = In winter 2 honour for each section beside it that holds, 1 shame for each breached. He may fire at once. Somebody else’s spearman goes to camp.
prompt-fire = Fire now?
hint-fire = Click a lit horde card, or choose a firearm first.
field-firearm = Which firearm?
hint-fire-lance = Choose the target first; then a card is drawn.
prompt-sapper-move = Does the sapper leap down?

## Chronicle

event-gw-firearm-placed = { $who } places { $thing-an } { section-at }
event-gw-firearm-built = { $who } builds { $thing-an } { section-at }
event-gw-firearm-built-more = { $thing-an } { section-at }
event-gw-fired = { $who } fires { $thing-an } { section-at }, at row { $row }
event-gw-hit =
    { $count ->
        [0] Nothing is hit
        [one] { $count } spot is hit
       *[other] { $count } spots are hit
    }
event-gw-hit-more =
    { $count ->
        [0] nothing hit
        [one] { $count } wound
       *[other] { $count } wounds
    }
event-gw-honour-shot = { $who } gains { $count } honour for the shot
event-gw-honour-shot-more = +{ $count } honour
event-gw-shame-shot =
    { $whom } hits a soldier of another clan and takes { $count ->
        [one] { $count } shame token
       *[other] { $count } shame tokens
    }
event-gw-shame-shot-you =
    You hit a soldier of another clan and take { $count ->
        [one] { $count } shame token
       *[other] { $count } shame tokens
    }
event-gw-shame-shot-more = somebody else’s soldier is hit: { shame-count }
event-gw-tower = { $who } sends a spearman up the { tower-name }
event-gw-tower-driven = { $whom }’s spearman goes home to camp
event-gw-tower-driven-you = Your spearman goes home to camp: the tower is taken
event-gw-tower-driven-more = { $whom }’s spearman goes home
event-gw-tower-scored = { $who } scores for the { tower-name }
event-gw-honour-advisor = { $who } gains { $count } honour from an advisor
event-gw-honour-advisor-more = +{ $count } honour
event-gw-honour-tower = { $who } gains { $count } honour from a tower
event-gw-honour-tower-more = +{ $count } honour
event-gw-shame-tower = { $who } takes { shame-count } for a tower
event-gw-shame-tower-you = You take { shame-count } for a tower
event-gw-shame-tower-more = { shame-count }
event-gw-tower-left = { $who } takes the spearman back from the { tower-name }
event-gw-arson =
    { $who } sets fire: { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
event-gw-arson-more =
    fire: { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
event-gw-sapper-leap = { $who } lets the sapper leap down { section-at }
event-gw-ram-forward = The ram rolls forward { section-at }, to row { $row }
event-gw-ram-strikes = The ram breaks the wall { section-at }: { wall-level-name } is left
event-gw-trebuchet = The trebuchet breaks the wall { section-at }: { wall-level-name } is left
event-gw-ladder = The horde climbs the ladder { section-at }: all soldiers there fall
event-gw-firearms-lost = Firearms are lost: { $thing }

## Why something is refused

# BP-130
reason-gw-two-firearms = A hideout can hold at most two firearms.
reason-gw-firearm-supply = None of these is left in the supply.
reason-gw-start-firearm = One of each kind, one in each hideout.
reason-gw-firearm-camp = Firearms are built only in the Builders' Camp.
# BP-131
reason-gw-tower-away = This tower is not beside the section.
reason-gw-tower-own = Your spearman is already there.
reason-gw-tower-spearman = No spearman in your camp.
# BP-132
reason-gw-no-target = There is no horde card in its section.
reason-gw-no-right-to-fire = You may fire only after taking a tower or building a firearm.
# BP-133
reason-gw-other-clan = Another clan has these soldiers.
# BP-134
reason-gw-machine-soldier = A soldier stands there; the machine cannot cover him.
reason-gw-machine-nothing = There is no vital spot in these columns.

## What an action is sure to bring

foresee-gw-shot-free = <good>Free: { $advisor }, once a year.</>
foresee-gw-friendly-fire = <fire>It hits { $whom }’s soldier: 1 shame token.</>
foresee-gw-own-hit = <fire>Your own soldier there would fall.</>
aside-gw-target =
    { $card }: { $count ->
        [0] no open spot hit
        [one] { $count } open spot hit
       *[other] { $count } open spots hit
    }{ $falling ->
        [0] { "" }
        [one] , { $falling } soldier falls
       *[other] , { $falling } soldiers fall
    }
foresee-gw-hits =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    } on { $card }
foresee-gw-misses = <danger>No new wound on { $card }</>
foresee-gw-tower = This winter: { $count } honour if all beside it hold, { $shame } shame if they do not
foresee-gw-tower-now = As the wall stands now: { $count } honour, { $shame } shame
foresee-gw-level-lost = <fire>This winter the { section-name } loses a level.</>
foresee-gw-last-level = <fire>It is the last level of the whole wall: everybody would lose.</>

## Places of the board

explain-gw-tower = **Tower** · room for one spearman
explain-gw-tower-of = **Tower** with { $who }’s spearman
explain-gw-firearm = **{ $thing }** · belongs to nobody
explain-gw-snake-token = **Snake token** · covers this spot and counts as a Snake soldier when the card falls
tell-gw-firearms = Firearms in supply: { $count }
tell-gw-levels-left = Wall levels left in all: { $count }
why-gw-tower = A tower brings honour every winter it holds.
why-gw-fire = It opens the way to the trophy.
