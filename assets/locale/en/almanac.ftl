# The almanac: its screen, its groups, and what the command line says of it.

tool-almanac = Almanac
table-menu-almanac = Almanac
almanac-search = Search all entries
almanac-search-tip = Just type: any form of a word will do. <gold>↑</> and <gold>↓</> move through the list.
almanac-back = Previous page
almanac-on = Next page
almanac-no-back = This is the first page
almanac-no-on = This is the last page
almanac-front = Contents
almanac-welcome = What would you like to know?
almanac-about = Every term of the game, explained in a minute. Start typing, or choose a chapter. { $key ->
        [none] Clicking a refusal also brings you here.
       *[other] In the middle of a game, **{ $key }** opens the entry for whatever you are pointing at.
    }
almanac-entries =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
almanac-found =
    { $count ->
        [0] Nothing found
        [one] { $count } entry found
       *[other] { $count } entries found
    }
almanac-nothing = No entry contains “{ $words }”
almanac-meant = Did you mean:
almanac-try = Try a shorter word, or clear the field to see the contents.
almanac-see = See also
almanac-rules =
    { $count ->
        [one] Explains rule { $rules }
       *[other] Explains rules { $rules }
    }
almanac-only = Only in { $games }
almanac-all-games = All games
almanac-all-games-tip = All entries.
almanac-game-tip = Only what matters in this game, in its own words. Search still covers everything.
almanac-damaged = The almanac cannot be read: { $why }

almanac-group-game = The game
almanac-group-land = The land
almanac-group-building = Building
almanac-group-improvements = City improvements
almanac-group-cards = Cards
almanac-group-progress = Progress cards
almanac-group-trade = Trade
almanac-group-danger = Dangers
almanac-group-knights = Knights
almanac-group-barbarians = The barbarians
almanac-group-north = North of the Wall
almanac-group-heroes = Heroes
almanac-group-computer = At the computer

# the command line
almanac-cli-several = “{ $word }” may mean:
almanac-cli-none = The almanac has no entry for “{ $word }”.
almanac-cli-maybe = Perhaps: { $words }
