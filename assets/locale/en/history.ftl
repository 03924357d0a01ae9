### The games that were played to their end at this computer.

menu-history = History
history-title = Game history
history-none = No games have been finished yet. The figures count games in which a person still sits at the table at the end; others are only listed.
history-counts = The figures count games in which a person still sat at the table at the end.
history-not-counted = not counted
history-none-found = No finished games match.
history-all-games = All games
history-anybody = Any opponents
history-people = Against people
history-bots =
    { $level ->
        [random] Random bots
        [easy] Easy bots
        [normal] Normal bots
        [hard] Hard bots
       *[other] { $level } bots
    }
history-players = Who played
history-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
history-played = Games
history-won = Won
history-share = % won
history-mean = Avg. points
history-best = Most points
history-bests = Records
history-nobody-won = Nobody won
history-forget = Forget this game
history-forget-none = Choose a game in the list first.
history-forget-all = Forget all shown
history-forget-sure = { $count ->
    [one] Forget { $count } game for good? Saved games are kept.
   *[other] Forget { $count } games for good? Saved games are kept.
}
history-forget-yes = Forget

## What may be the most of all games

feat-longest-route = Longest road
feat-sevens = Sevens rolled
feat-stolen = Cards stolen
feat-harvest = Cards produced
feat-islands = Islands settled
feat-explored = Hexes discovered
feat-lawsuits-won = Lawsuits won
feat-gw-trophies = Hordes defeated
feat-gw-recruited = Soldiers recruited
feat-gw-walls = Wall levels built

about-history = Who has played on this computer, who won, and the records.
about-ruleset = Which games are counted.
about-whom = Which opponents are counted.
about-games = Finished games, newest first. Choose one to forget it.
about-forget-all = Removes every listed game from the history. Saved games stay.
