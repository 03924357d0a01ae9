### The review of a finished game: chances to win, turning points, luck and play.
### $name: a player; $cost, $luck, $dice, $cards, $change: points of chance with their sign, such as +12%.

result-review = Review
replay-review = Review of the game
review-title = Review of the game
review-chances = Chance to win, %
review-chances-together = Chance to win together, %
review-points = Turning points
review-choices = Decisions
review-luck = Luck and play
review-working = Working out the review: { $percent } %
review-failed = The review was interrupted. This is how far it got; open it again to continue.
review-again = Play on from here
about-again-from = Play on from this moment against the same bots, as a game of its own. At its end you see how it went the first time.
review-again-title = Once more from { $when } · the first time: { $points }
review-watch = Watch from here
review-before = Previous turning point
review-next = Next turning point
review-wait = Nothing yet.
about-watch-from = Watch the replay from here on.
review-nth =
    { $said } ({ $count ->
        [2] 2nd
        [3] 3rd
       *[other] { $count }th
    } time)
review-even = No single moment in this game changed the chances much.
review-faultless = No decision lowered the chances.
review-all = Everybody
review-whose = Whose decisions
review-made = Played: { $said }
review-advised = Better: { $said }
review-plan = Then: { $said }
review-times = { $said } × { $count }
review-elsewhere = { $said }: another place
review-choice = { $name } { $cost }: { $made }. Better: { $advised }
review-luck-of = Dice { $dice } · Cards { $cards }
review-luck-row = Luck
review-play-row = Play
review-agreed = { $agreed } of { $count } decisions as good as the hard bot’s
review-account = luck { $luck } (dice { $dice }, cards { $cards }), play { $cost }, { $agreed } of { $count } decisions as good as the hard bot’s
review-note = Luck is what dice and card draws brought, compared with the average. Play is what decisions gave away compared with those of the hard bot, which knew no more than the player did: only the costliest decision of a turn counts, and advice repeated turn after turn counts once. Both in points of chance to win.
review-chart-tip = Click any number or point to see the board as it was then.
about-review = How likely everybody was to win, turn by turn, and what decided it: luck, turning points, decisions.
about-point = A turning point: click to see its board.
