### The hint: what the best bot would do in a player's place, and what speaks for it. $who is the name of a seat.

tool-hint = Hint: what would the best bot do?
advice-title = Hint
advice-thinking = Thinking it over…
advice-none = There is no hint just now.
advice-terms = { $give } for { $want }
advice-thing = <icon { $icon }> { $label }
advice-swap = { $give } → { $take }
advice-cards = { $cards }
advice-line = <gold>**Hint:** { $said }</>
advice-close = Put the hint away
settings-advice = Hint button at the table
settings-thinking = Bots think at most
about-advice = What the best bot would do in your place, and why. It sees only what you see.
about-hint-button = A lamp below the board tells what the best bot would do in your place, and why.
about-bot-thinking = How long a strong bot may think about one decision. Simple decisions take it no time.
command-hint = Hint

## What speaks for an action

why-alone = There is nothing else to do.
why-enough = Nothing else would help you more just now.
why-better = It serves you better than the other answers.
why-close = The choices are nearly even; this one comes out slightly ahead.
why-equal = All choices are equal here.
why-plan = It prepares what comes next.
why-win = It wins the game.
why-not-lose = Anything else may lose the game.
# $goal is something that can be built.
why-near =
    { $count ->
        [0] Your cards then pay for { goal-name }.
        [one] You are then one card short of { goal-name }.
       *[other] You are then { $count } cards short of { goal-name }.
    }
why-save =
    { $count ->
        [one] Keep your cards: one more pays for { goal-name }.
       *[other] Keep your cards: { $count } more pay for { goal-name }.
    }
why-points =
    { $count ->
        [one] It brings you a victory point.
       *[other] It brings you { $count } victory points.
    }
why-longest = The “{ award-longest }” becomes yours.
why-largest = The “{ award-largest }” becomes yours.
# All is lacking before the first settlement: $chances cards in 36 throws, of $count kinds.
why-spot =
    { $count ->
        [one] It yields about { $chances } cards in 36 throws, all of one resource.
       *[other] It yields about { $chances } cards in 36 throws, of { $count } resources.
    }
why-pair-roads = Lumber and brick together pay for roads, and so for the way to new settlements.
why-pair-cities = Grain and ore together let settlements grow.
why-road-leads =
    { $count ->
        [one] It leads towards a site that yields about { $count } card in 36 throws.
       *[other] It leads towards a site that yields about { $count } cards in 36 throws.
    }
why-income-new = It brings you { resource }, which you lack.
why-income =
    { $count ->
        [one] It yields about { $count } card more in 36 throws.
       *[other] It yields about { $count } cards more in 36 throws.
    }
why-unblocked = Your blocked hex yields again.
why-rates = The supply then gives any card for { $rate } equal ones.
why-rate = The supply then gives any card for { resource-count }.
why-cards = It leaves you with more cards.
why-excess =
    { $count ->
        [one] You hold { $count } card: a seven is a danger.
       *[other] You hold { $count } cards: a seven is a danger.
    }
why-prospect = It opens better sites for building.
why-held = It brings a development card, to be played when you like.
why-army = It counts towards the “{ award-largest }”: { $count } so far.
why-road = Your road grows to { $count }, on the way to the “{ award-longest }”.
why-rival-points =
    { $count ->
        [one] { $who } loses a point by it.
       *[other] { $who } loses { $count } points by it.
    }
why-rival-income =
    { $count ->
        [one] It costs { $who } about { $count } card in 36 throws.
       *[other] It costs { $who } about { $count } cards in 36 throws.
    }
why-rival-cards =
    { $count ->
        [one] It takes a card from { $who }.
       *[other] It takes { $count } cards from { $who }.
    }
why-rival-site = It takes a good site from { $who }.
why-leader = { $who } leads the game.
# Whom to rob: $most cards are the most that anybody else holds who could be chosen.
why-victim =
    { $count ->
        [one] { $who } holds { $count } card, nobody else you can choose more than { $most }.
       *[other] { $who } holds { $count } cards, nobody else you can choose more than { $most }.
    }
why-victim-points = { $who } has the most points of those you can choose: { $count }.
# What everybody has seen of the hand of one who is asked for a card.
why-has = { $who } surely has { resource.of }.
why-may-have = { $who } may have { resource.of }; nobody can be sure.
why-spare = You can spare { resource.of } most easily.

## On the Wall

why-guards =
    { $count ->
        [one] You have { $count } guard on the Wall then; more of them bring points.
       *[other] You have { $count } guards on the Wall then; more of them bring points.
    }
why-hero = Your hero can help you once more.
why-take-hero =
    { $hero ->
        [mormont] { hero-mormont-line }.
        [marsh] { hero-marsh-line }.
        [tarly] { hero-tarly-line }.
        [yarwyck] { hero-yarwyck-line }.
        [thorne] { hero-thorne-line }.
        [melisandre] { hero-melisandre-line }.
        [mance] { hero-mance-line }.
        [ygritte] { hero-ygritte-line }.
        [yoren] { hero-yoren-line }.
        [qhorin] { hero-qhorin-line }.
       *[benjen] { hero-benjen-line }.
    }
why-wall =
    { $section ->
        [0] The Wall is safer.
       *[other] Section { $section } of the Wall is safer.
    }
why-most-guards = If the Wall fell, you would come out on top.

## Cities & Knights

why-track = { track-level }: a new building of yours.
why-metropolis =
    { $count ->
        [one] One more level of { track.deck } founds the metropolis.
       *[other] { $count } more levels of { track.deck } found the metropolis.
    }
why-attack-safe = The next attack of the barbarians could cost you a city.
why-attack-defend = Strong in the next attack, you may become Defender of Catan.
why-progress = It leaves you with one more progress card.
why-walls = Behind a wall you may hold two more cards when a seven falls.
why-knights = Your knights grow stronger.
why-knights-ready = Your active knights have strength { $count } then.

goal-name =
    { $goal ->
        [settlement] a settlement
        [road-settlement] a road and a settlement
        [card] a development card
        [guard] a guard
        [knight] a knight
        [activate] waking a knight
        [wall] a city wall
        [improve-trade] a building of trade
        [improve-politics] a building of politics
        [improve-science] a building of science
       *[city] a keep
    }
    .of =
        { $goal ->
            [settlement] a settlement
            [road-settlement] a road and a settlement
            [card] a development card
            [guard] a guard
            [knight] a knight
            [activate] waking a knight
            [wall] a city wall
            [improve-trade] a building of trade
            [improve-politics] a building of politics
            [improve-science] a building of science
           *[city] a keep
        }
