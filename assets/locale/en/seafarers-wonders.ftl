### The Wonders of Catan. $who is the name of a seat, $wonder that of a wonder, $level a figure from 1 to 4.

option-scenario-wonders = The Wonders of Catan
option-scenario-wonders-help = Build one of five wonders in four levels. The fourth level wins, and so do 10 points with the highest wonder.

## Names

wonder-theatre = Theatre
wonder-theatre-2 = Second Theatre
wonder-bridge = Great Bridge
wonder-bridge-2 = Second Great Bridge
wonder-monument = Monument
wonder-wall = Great Wall
wonder-cathedral = Cathedral
wonder-level = Level { $level }
wonder-none = No wonder yet
name-wonder = Wonder
act-build-level = Build a level

## What wonders need and bring

about-wonder = Every level costs the same five cards. With the first one you take the wonder, and a ship from your supply lies on it.
wonder-needs-theatre = Needs 2 cities of yours.
wonder-needs-bridge = Needs your settlement or city at a strait.
wonder-needs-monument = Needs your city at a harbour and a trade route of 5 or more.
wonder-needs-wall = Needs your settlement or city by the wasteland.
wonder-needs-cathedral = Needs a city of yours and 6 points.
wonder-condition-met = <gold>You meet this condition.</>
wonder-condition-unmet = You do not meet this yet.
wonder-higher = Higher than every other wonder, it wins with 10 points.
wonder-wins = The fourth level wins the game on your own turn.
tell-wonder-none = Each player builds one wonder at most.
tell-wonder-highest = The highest wonder of all: with 10 points it wins.
tell-wonder-lower = Not higher than every other wonder: 10 points alone do not win.

## Chronicle

event-wonder-begun = { $who } starts the { $wonder }
event-wonder-level = { $who } builds level { $level } of the { $wonder }

## Why something is refused

# WONDER-021
reason-no-such-wonder = There is no such wonder.
# WONDER-W1
reason-wonder-theatre = The Theatre needs 2 cities of yours.
# WONDER-W2
reason-wonder-bridge = The Great Bridge needs your settlement or city at a strait.
# WONDER-W3
reason-wonder-monument = The Monument needs your city at a harbour and a trade route of 5 or more.
# WONDER-W4
reason-wonder-wall = The Great Wall needs your settlement or city by the wasteland.
# WONDER-W5
reason-wonder-cathedral = The Cathedral needs a city of yours and 6 points.
# WONDER-022
reason-wonder-complete = This wonder is complete.
# WONDER-025
reason-second-wonder = You build another wonder; nobody builds two.
# WONDER-026
reason-wonder-taken = Another player builds this wonder.
# WONDER-031
reason-wonder-needs-ship = You need a ship in your supply to lay on the wonder.
# WONDER-050
reason-no-wonder = There is no wonder that you could build now.
# WONDER-041
reason-marked-intersection = You cannot start at a marked intersection; later you may build there.

## What an action is sure to bring

foresee-wonder-begun = The { $wonder } becomes yours. A ship from your supply lies on it.
foresee-wonder-highest = <gold>Yours becomes the highest wonder.</>
foresee-wonder-won = <gold>The fourth level: you win on your own turn.</>

## The end

ending-wonder-line = The fourth level of the wonder is built.
ending-wonder-story = Ships come from every island to look at it, and nobody counts settlements any more.

## Why a bot advises it

why-wonder = It brings you nearer to a win by your wonder.

## Places of the board

explain-mark-strait = **Strait** · your settlement or city here lets you start the Great Bridge
explain-mark-wasteland = **Wasteland** · your settlement or city here lets you start the Great Wall
explain-mark-start = No starting settlement stands here.

## Examples

example-two-wonders = Two wonders, one height
