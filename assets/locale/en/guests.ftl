### New game: what is added to the game that is chosen, and tables that are kept.

new-game-guests = Added to this table
guest-fishermen = Fishermen
guest-rivers = Rivers
guest-caravans = Caravans
guest-barbarian-attack = Barbarians
guest-cities-knights = Knights
guest-event_cards = Event cards
guest-event_cards-barred = Event cards don’t go with this game.
guest-harbourmaster = Harbours
guest-harbourmaster-barred = The Harbourmaster doesn’t go with this game.
reason-mix-too-many = At most two games can be added to a table.
reason-mix-two-armies = Knights and barbarians of two kinds don’t go together.
reason-mix-no-sea = The barbarians need a main island of their own.
reason-mix-not-offered = These games don’t go together.

## Tables that are kept; $name is the name that somebody gave.

new-game-tables = My tables
new-game-keep-title = Keep this table
new-game-keep-help = What is chosen here stays at hand under a name: the game, the players and all options.
new-game-keep-tip = Keep this table under a name
new-game-forget-tip = Forget “{ $name }”
new-game-kept = Kept as “{ $name }”
