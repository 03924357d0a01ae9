### The table of the Great Wall: the own board, what is asked, what comes of it. $section counts from 1.

## Names in short

section-short =
    { $section ->
        [1] left
        [2] middle
       *[3] right
    }
tile-gw-wall-finished = Finished
tile-gw-wall =
    { $level ->
        [1] I
        [2] II
       *[3] III
    } · { section-short }
post-gw-hideout =
    Hideout { $section ->
        [1] left
        [2] middle
       *[3] right
    }
post-gw-wall = Wall, { section-short }
turn-gw = { $turn } · { $card }
slot-gw = Turn { $slot }
spot-gw = Spot in row { $row }, { section-short }
columns-gw =
    { $first ->
        [1] { $last ->
            [1] Column 1
           *[other] Columns 1–2
        }
        [2] Columns 2–3
        [3] Columns 3–4
       *[4] Column 4
    }
lot-gw-goods = Goods and honour
lot-gw-camp = Soldiers in camp
lot-gw-overseers = Overseers, by level
lot-gw-commands = Command cards
lot-gw-people = General and advisors
lot-gw-display = Advisors for hire
lot-gw-artifacts = Artifacts
lot-gw-requests = Imperial requests

## Cards

command-gw-text =
    1. { $first }
    2. { $others }
    3. { $last }
    <gold>{ $combo }</>
general-gw-start = { $text } · at the start: { $start }
start-gw-goods = { $cards }
start-gw-soldier = { $thing } in camp
start-gw-clerk = 1 more clerk
general-gw-text = { $text } <dim>({ $calling })</>
face-gw =
    { $text }
    <dim>{ $more }</>
passive-gw = { $card }
spearman-text = Covers one spot of the horde card next to the wall. Serves as overseer, too.
archer-text = Stands on a firing spot and wounds one spot of the section every winter.
horseman-text = Covers one spot, or two side by side, in any row.
tell-gw-in-hand = In hand
tell-gw-played = Played: it comes back in summer, with all the others or not at all.
tell-gw-sealed = Chosen, and not turned over yet.
tell-gw-turned = It is in the turn order.
tell-gw-passive = Passive: 2 honour at the end, and strength for a general of the same calling.
tell-gw-once =
    { $count ->
        [0] Used this year
       *[other] Once a year: not used yet
    }
tell-gw-hire = For hire in the Headquarters for { $count } <icon resource-gold>
tell-gw-artifact = At the end: 8 honour for first place; with three or more players, 4 for second.
tell-gw-standing = Now: { $standing }
stands-gw =
    { $who } { $value }{ $count ->
        [0] { "" }
       *[other] { " " }(+{ $count })
    }
tell-gw-request-most = Not yet: { $count }, at most { $goal }
tell-gw-requests-all = All requests must be fulfilled when the game ends.
tell-gw-requests = Fulfilled now: { $count } of { $most }
tell-gw-display = In the Headquarters: 2 gold each. In spring the leftmost one leaves.
tell-gw-clan = Without Black Powder a clan is only a name.
tell-gw-special = **{ $name }**: { $text }

## The own board

tell-gw-camp = In camp { $count }, in stock { $left } of { $most }
tell-gw-camp-of = { $thing }: { $count }
tell-gw-clerks = At hand { $count }, not hired yet { $left }
tell-gw-shame = Each costs 2 honour at the end.
tell-gw-overseer-of = Overseer: { $thing }
tell-gw-overseer = Overseer on level { $count } of { $most }
hand-rungs = Overseer on level { $count } of { $most }: that many every summer
about-gw-both = { $text } { $more }
source-gw-now = If the game ended now
act-gain-one = { $thing }
act-tea-move-places =
    { $count ->
        [0] Stay
        [one] { $count } place forward
       *[other] { $count } places forward
    }
saved-gw = Discount { $cards }
saved-gw-nothing = Pay in full
save-gw-physician = With the Physician
save-gw-general = With the general
price-gw-spearman = 1 spearman from camp
gist-gw-barricade = +2 defence until winter, { $count } honour
gist-gw-wall = +4 defence, two firing spots, +{ $count } honour
gist-gw-clerk = One more clerk for the rest of the game
gist-gw-firearm = { $count } honour, and you may fire it at once. { $text }
gist-gw-fire = { post-gw-hideout }. { $text }

## The strip of the year

tell-season-spring = Spring: new horde cards, and a new advisor at court.
tell-season-summer = Summer: income, clerks and soldiers called back, command cards taken back or left in play.
tell-season-autumn = Autumn: everybody gives a command; then they are carried out, turn by turn.
tell-season-winter = Winter: shots from the wall, then the assault of the horde. Barricades are taken down.
tell-gw-reed = The Reed clan: up to three of its clerks help in places that have a player’s clerk. Whoever is last in tea order says where.

## Questions

prompt-raise-overseer-of = { $place }: raise your overseer?
hint-raise-overseer = To level { $level } for { $price }: { $count } honour, and one more resource every summer.
because-gw-place = { $place } at work.
because-gw-command = { $who } carries out { $card }.
hint-gw-because = { $because } { $hint }
prompt-save-soldier = Your { $thing-bare } falls. Save him?
hint-choose-clan-special = Each clan has three special soldiers of its own.
hint-save = A saved soldier goes to your camp; otherwise he returns to the stock and has to be recruited again.
prompt-shot-of = { $thing } { section-at }: where does he shoot?
prompt-shot-token = { $thing } { section-at }: where does the Snake token go?
prompt-breach-loss-in = Breach { section-at }: which soldier do you lose?
hint-breach-loss = You lose one soldier there and take no shame.
prompt-start-overseers-count =
    Which { $count } overseers start on level 1?
prompt-choose-command-alone = Which two commands this year?
prompt-choose-command-second = Which command comes second?
hint-choose-command-alone = For the [combo](gw-command-cards) your other card counts as somebody else’s. [Requests](gw-requests) win the game.
prompt-choose-first = Which command goes first?
hint-choose-first = The other one follows.
hint-retrieve-count = All or none. If they stay, you gain { $count } honour at once.
hint-start-advisors-general = The other stays passive: 2 honour at the end, and strength for { $general } if he is of the same calling: { $calling }.
hint-place-clerk-chi = One clerk to the temple or the Tea House, or 1 chi instead.
hint-place-clerk-secretary = Your Secretary places one more clerk, once a year.
hint-place-clerk-reed = Left to place: { $left }. A regular place works when it is full; being alone in it costs shame. After the turns the [Reed clan](gw-reed) helps: its clerks fill up to three spots beside yours.
hint-build-discount = Left to build: { $left }. The card gives a discount of { $count }.
hint-recall = A clerk goes back to your hand, a soldier to your camp. Soldiers on horde cards stay.
hint-gain = Free, from the supply. Left to take: { $left }.
hint-advanced = A place with one of your clerks works for everybody in it, full or not; a special place for you alone.
hint-tea-move = Being early in tea order wins every tie.
hint-headquarters = Left to hire: { $left }. Active: he works for you. Passive: 2 honour, and strength for the general.
hint-kill-order = They are saved one by one.
hint-reed-place = Left to place: { $left }. The neutral [Reed clan](gw-reed) helps to fill regular places beside a player’s clerk. It takes nothing, and beside it nobody is alone.
hint-extra-wounds = Left: { $left }. Any open spot of this section.
hint-messenger = Once a year.
hint-sapper-move = He leaves the wall and covers a spot of the first card, with its reward.

## What an action is sure to bring

foresee-gw-to-go =
    { $count ->
        [one] { $count } more clerk and the place works.
       *[other] { $count } more clerks and the place works.
    }
foresee-gw-yield = It will bring you { $cards }
foresee-gw-final = Final result: { $standing }
stands-gw-best =
    { $players ->
        [one] { $who }: { $count }
       *[other] { $players } tied at { $count }
    }
stands-gw-request = { $count } of { $goal }
stands-gw-final = { $who } { $count }
foresee-gw-passive = +{ $count } honour at the end
foresee-gw-strength = { $general }: strength { $before } → { $count }. { $text }
foresee-gw-get = { $who }: +{ $cards }
foresee-gw-honour = <gold>+{ $count } honour</>
foresee-gw-honour-of = { $who }: +{ $count } honour
foresee-gw-shame = <fire>{ shame-count } for you</>
foresee-gw-shame-of = { $who }: { shame-count }
foresee-gw-cards-stay = Your hand does not grow this year.
foresee-gw-open = Open spots left: { $count }
foresee-gw-claim-of = Trophy ({ $count } honour) as it stands: { $who }
foresee-gw-lance = A shot card says which spots of { $card } are hit.
foresee-gw-spared = { $who }: spared from shame { section-at }
threat-gw-none = No horde card stands here: nothing happens in winter.
threat-gw-later = Barricades go in winter: then { $attack } against { $defence }.
threat-gw-shame = { $who }: { shame-count } in a breach
threat-gw-loss = { $who }: one soldier lost in a breach
threat-gw-ladder = <fire>A siege ladder { section-at }: a breach whatever the numbers.</>
describe-points-alone =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What "done" means to some questions

leaves-gw-clerks =
    { $count ->
        [one] { $count } clerk unused
       *[other] { $count } clerks unused
    }
leaves-gw-soldiers =
    { $count ->
        [one] { $count } soldier not sent
       *[other] { $count } soldiers not sent
    }
leaves-gw-hire = You can hire more
leaves-gw-wall = You can afford a wall level
act-gw-done-raise-overseer = No, leave him
act-gw-done-messenger = Keep the chi
act-gw-done-tower-place = No tower
act-gw-done-sapper-move = He stays on the wall
act-gw-done-recall = Nobody else
act-gw-done-advanced = None
act-gw-done-extra-wounds = No more
act-gw-done-exchange = No more
act-deploy-deploy = Only this spot
