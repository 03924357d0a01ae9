# What happened and must not be lost, and the great moments of the table.

last-roll-got = Last roll { $sum }: { $cards }
last-roll-none = Last roll { $sum }: nothing
last-roll-hurt = Last roll { $sum }
last-roll-tip = The last roll and what it brought you, plus what has happened to you since your last turn. It stays until your next turn ends; the chronicle has the full story.
chronicle-new = New since your turn
chronicle-near = { $who } could win in the next turn
chronicle-near-you = You could win in the next turn

moment-turn = Your turn
moment-award-from = { $whom } had it before
moment-first-city = The first city
moment-landing = The barbarians land
moment-landing-cities = Cities
moment-landing-knights = Knights
moment-landing-won = The knights hold the coast!
moment-landing-lost = The coast is lost
moment-landing-spared = Nobody has a city to lose
moment-landing-idle = No cities: they sail home
moment-third-breach = The third breach
moment-overrun = The Gift is overrun
moment-tragic = Whoever has the most guards on the Wall wins.

victory-yours = Victory!
victory-lost = Defeat
victory-own = You: { $points }
victory-own-place =
    You: { $points }, { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
victory-over = The game is over
victory-nobody = Nobody wins
victory-on = Press any key for the results

watch-rush = Play to the end
watch-slow-down = Watch again
watch-rush-tip = The bots finish the game as fast as they can, without showing their moves. Press again to watch.
deeds-title = Last turn
