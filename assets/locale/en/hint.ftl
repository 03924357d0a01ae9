### The hint: what the best bot would do in a player's place, and what speaks for it. $who is the name of a seat.

tool-hint = Hint: what would the best bot do?
advice-title = Hint
advice-thinking = Thinking it over…
advice-none = There is no hint right now.
advice-terms = { $give } for { $want }
advice-thing = <icon { $icon }> { $label }
advice-swap = { $give } → { $take }
advice-cards = { $cards }
advice-line = <gold>**Hint:** { $said }</>
advice-close = Hide the hint
settings-advice = Hint button at the table
settings-thinking = Bot thinking time
about-advice = What the best bot would do in your place, and why. It sees only what you see.
about-hint-button = A lamp beside the board shows what the best bot would do in your place, and why.
about-bot-thinking = The longest a strong bot may take over one decision. Simple decisions are instant.
command-hint = Hint

## What speaks for an action

why-alone = There is nothing else to do.
why-enough = This is the best you can do now.
why-better = It is better for you than the other choices.
why-close = The choices are nearly even; this one comes out slightly ahead.
why-equal = All choices are equal here.
why-plan = It prepares what comes next.
why-overall = All told, it leaves you better off.
why-win = It wins the game.
why-may-win = It may win the game at once.
why-not-lose = Anything else may lose the game.
# $goal is something that can be built.
why-near =
    { $count ->
        [0] You can then afford { goal-name }.
        [one] You are then one card short of { goal-name }.
       *[other] You are then { $count } cards short of { goal-name }.
    }
why-save =
    { $count ->
        [one] Keep your cards: one more and you can afford { goal-name }.
       *[other] Keep your cards: { $count } more and you can afford { goal-name }.
    }
why-points =
    { $count ->
        [one] It brings you a victory point.
       *[other] It brings you { $count } victory points.
    }
why-longest = You take the { award-longest }.
why-largest = You take the { award-largest }.
why-spot =
    { $count ->
        [one] It yields about { $chances } cards in 36 rolls, all of one resource.
       *[other] It yields about { $chances } cards in 36 rolls, of { $count } resources.
    }
why-pair-roads = Lumber and brick pay for roads, and roads lead to new settlements.
why-pair-cities = Grain and ore turn settlements into cities.
why-road-leads =
    { $count ->
        [one] It leads towards a site that yields about { $count } card in 36 rolls.
       *[other] It leads towards a site that yields about { $count } cards in 36 rolls.
    }
why-income-new = Without it you would have no { resource } income.
why-income =
    { $count ->
        [one] About { $count } more card per 36 rolls.
       *[other] About { $count } more cards per 36 rolls.
    }
why-unblocked = Your blocked hex produces again.
why-rates = You can then trade { $rate }:1 with the supply.
why-rate = You can then trade { resource-count } for any card.
why-cards = It leaves you with more cards.
why-excess =
    { $count ->
        [one] Otherwise you keep { $count } card, and a 7 would cost you half.
       *[other] Otherwise you keep { $count } cards, and a 7 would cost you half of them.
    }
why-excess-soon = Otherwise you may soon hold more than { $limit } cards, and a 7 would cost you half of them.
why-prospect = It opens better building sites.
why-held = You then have a development card to play later.
why-army = It counts towards the { award-largest }: { $count } so far.
why-road = Your road grows to { $count }, on the way to the { award-longest }.
why-rival-points =
    { $count ->
        [one] It costs { $who } a point.
       *[other] It costs { $who } { $count } points.
    }
why-rival-income =
    { $count ->
        [one] It costs { $who } about { $count } card in 36 rolls.
       *[other] It costs { $who } about { $count } cards in 36 rolls.
    }
why-rival-cards =
    { $count ->
        [one] It takes a card from { $who }.
       *[other] It takes { $count } cards from { $who }.
    }
why-rivals-cards =
    { $count ->
        [one] It takes { $count } card from the others.
       *[other] It takes { $count } cards from the others.
    }
why-rival-site = It takes a good site from { $who }.
why-leader = { $who } leads the game.
why-victim =
    { $count ->
        [one] { $who } holds { $count } card; no other choice holds more than { $most }.
       *[other] { $who } holds { $count } cards; no other choice holds more than { $most }.
    }
why-victim-points = Of your choices, { $who } has the most points: { $count }.
why-has = { $who } surely has { resource.of }.
why-may-have = { $who } may have { resource.of }; nobody can be sure.
why-spare = You can spare { resource.of } most easily.

## Cities & Knights

why-track = { track-level }: a new city improvement.
why-metropolis =
    { $count ->
        [one] One more level of { track.deck } and you get the metropolis.
       *[other] { $count } more levels of { track.deck } and you get the metropolis.
    }
why-attack-safe = The next barbarian attack could cost you a city.
why-attack-defend = In the next attack you may become Defender of Catan.
why-progress = It gives you one more progress card.
why-walls = With the wall you can keep two more cards on a 7.
why-knights = Your knights grow stronger.
why-knights-ready = Your active knights will have strength { $count }.

goal-name =
    { $goal ->
        [settlement] a settlement
        [road-settlement] a road and a settlement
        [card] a development card
        [chronicle] a chronicle card
        [knight] a knight
        [activate] activating a knight
        [wall] a city wall
        [bridge] a bridge
        [upgrade] a better wagon
        [farm] a farm
        [settler] a settler
        [ship] a ship
        [wonder] a level of a wonder
        [improve-trade] a trade improvement
        [improve-politics] a politics improvement
        [improve-science] a science improvement
       *[city] a city
    }
    .of =
        { $goal ->
            [settlement] a settlement
            [road-settlement] a road and a settlement
            [card] a development card
            [chronicle] a chronicle card
            [knight] a knight
            [activate] activating a knight
            [wall] a city wall
            [bridge] a bridge
            [upgrade] a better wagon
            [farm] a farm
            [settler] a settler
            [ship] a ship
            [wonder] a level of a wonder
            [improve-trade] a trade improvement
            [improve-politics] a politics improvement
            [improve-science] a science improvement
           *[city] a city
        }
