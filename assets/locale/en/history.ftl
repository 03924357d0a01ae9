### The games that were played to their end at this computer.

menu-history = History
history-title = History of this table
history-none = No game has been played to its end yet. The figures count games in which a person still sits at the table at the end; others are only listed.
history-counts = The figures count games in which a person still sat at the table at the end.
history-not-counted = not counted
history-none-found = No such game has been played to its end.
history-all-games = All games
history-anybody = Against anybody
history-people = Against people
history-bots-random = Random bots
history-bots-easy = Easy bots
history-bots-normal = Normal bots
history-bots-hard = Hard bots
history-players = Who played
history-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
history-played = Games
history-won = Won
history-share = % won
history-mean = Mean points
history-best = Most points
history-bests = The best of all
history-nobody-won = Nobody won
history-forget = Forget this game
history-forget-none = Choose a game in the list first.
history-forget-all = Forget all shown
history-forget-sure = { $count ->
    [one] { $count } game leaves the history for ever. Saved games stay.
   *[other] { $count } games leave the history for ever. Saved games stay.
}
history-forget-yes = Forget

## What may be the most of all games

feat-longest-route = Longest road
feat-sevens = Sevens thrown
feat-stolen = Cards stolen
feat-harvest = Cards from the land
feat-explored = Hexes discovered
feat-lawsuits-won = Lawsuits won
feat-gw-trophies = Hordes defeated
feat-gw-recruited = Soldiers recruited
feat-gw-walls = Wall levels built

about-history = Who played at this computer, who won, and the best of all games.
about-ruleset = Which games are counted.
about-whom = Which opponents are counted.
about-games = Games that were played to their end, the newest first. Choose one to forget it.
about-forget-all = All games of the list leave the history. Saved games stay.
