### Tables with Cities & Knights or Seafarers at which another game is played, too. $goal is the number of points that wins,
### $count counts gold; words of the games themselves stand in their own files.

## Fishermen with Cities & Knights

ruleset-fishermen-cities-knights = Fishermen & Knights
ruleset-fishermen-cities-knights-line = Cities, knights and barbarians on the island with shoals and a lake, where fish buy progress cards.
ruleset-fishermen-cities-knights-how =
    - <icon vp> Reach **{ $goal } points** on your own turn. Whoever holds the old boot needs **1** more.
    - <icon improve> Cities produce commodities for improvements, which bring progress cards.
    - <icon knight> The barbarians land on every seventh ship; active knights must match all the cities.
    - <icon fish> Buildings at a fishing ground or lake draw fish tokens when its number is rolled, cities two.
    - <icon card> Fish buy favours; **7 fish** buy the top progress card of a colour of your choice.
    - <icon robber> Robber and fish for him wait for the first landing.
about-ruleset-fishermen-cities-knights = Cities & Knights with fishing grounds, a lake and the old boot.
name-fish-deck = Progress card
act-fish-deck = 7 fish: a progress card

## Rivers with Cities & Knights

ruleset-rivers-cities-knights = Rivers & Knights
ruleset-rivers-cities-knights-line = Knights ride over bridges, and whoever has gold buys a city off the barbarians.
ruleset-rivers-cities-knights-how =
    - <icon vp> Reach **{ $goal } points** on your own turn. You start with a settlement and a city.
    - <icon improve> Cities produce commodities for improvements, which bring progress cards.
    - <icon knight> The barbarians land on every seventh ship. Whoever would lose a city may pay **5 gold** instead.
    - <icon river> Settlements, roads and your starting city at a river bring **1 gold** each, a bridge **3**. Knights use bridges like roads.
    - <icon gold> 2 gold buy a resource card, twice a turn, but never a commodity.
    - <icon badge-wealthiest> The most gold outright is **1 point**; the least is **2 points less**.
about-ruleset-rivers-cities-knights = Cities & Knights with rivers, bridges and gold.
act-pay-ransom = Pay 5 gold, keep the city
about-pay-ransom = The barbarians take 5 gold, and your city stays as it is.
event-ransom-paid = { $who } saves a city for { gold-count }
event-gold-given-back = { $who } returns { gold-count } with the road

## Caravans with Cities & Knights

ruleset-caravans-cities-knights = Caravans & Knights
ruleset-caravans-cities-knights-line = Knights guard the cities, camels leave the oasis, and lumber and brick decide where they go.
ruleset-caravans-cities-knights-how =
    - <icon vp> Reach **{ $goal } points** on your own turn. You start with a settlement and a city.
    - <icon improve> Cities produce commodities for improvements, which bring progress cards.
    - <icon knight> The barbarians land on every seventh ship; active knights must match all the cities.
    - <icon camel> After any turn with a new settlement or city, one camel joins a caravan. Lumber and brick are the votes on its way.
    - <icon road> A road with a camel counts **2** for the Longest Road. A building between two camels is worth **1 extra point**.
about-ruleset-caravans-cities-knights = Cities & Knights with an oasis, camels and votes.

## Fishermen with Seafarers

ruleset-fishermen-seafarers = Fishermen at Sea
ruleset-fishermen-seafarers-line = Sail from island to island and fish along every coast, unless the pirate lies on the shoal.
ruleset-fishermen-seafarers-how =
    - <icon vp> Reach **{ $goal } points** on your own turn. Whoever holds the old boot needs **1** more.
    - <icon ship> Ships lead over the sea as roads lead over land. Your first settlement on each new island brings **special points**.
    - <icon fish> Settlements and cities at a fishing ground draw fish tokens when its number is rolled. The grounds lie anew in each game.
    - <icon robber> The pirate on a fishing ground stops its catch. **2 fish** send him or the robber away.
    - <icon road> Fish buy favours; **5 fish** place a road or a ship.
about-ruleset-fishermen-seafarers = Seafarers with fishing grounds along every coast, and the old boot.
name-fish-pirate = Pirate leaves
act-fish-pirate = 2 fish: the pirate leaves
event-pirate-home = { $who } sends the pirate away
reason-pirate-not-on-board = The pirate is already away.

## Rivers with Seafarers

ruleset-rivers-seafarers = Rivers & Seafarers
ruleset-rivers-seafarers-line = Earn gold at the rivers of the main island, and sail to new shores.
ruleset-rivers-seafarers-how =
    - <icon vp> Reach **{ $goal } points** on your own turn.
    - <icon ship> Ships lead over the sea as roads lead over land. Your first settlement on each new island brings **special points**.
    - <icon river> On the main island settlements and roads at a river bring **1 gold** each, a bridge **3**. Ships bring none.
    - <icon gold> 2 gold buy a resource card, twice a turn. A gold field brings resources of your choice.
    - <icon badge-wealthiest> The most gold outright is **1 point**; the least is **2 points less**.
about-ruleset-rivers-seafarers = Seafarers with rivers, bridges and gold on the main island.
reason-bridge-site-takes-no-ship = A bridge can be built here, but no ship.

## Caravans with Seafarers

ruleset-caravans-seafarers = Caravans & Seafarers
ruleset-caravans-seafarers-line = Camels set out from the oasis and go on over the sea, wherever the votes send them.
ruleset-caravans-seafarers-how =
    - <icon vp> Reach **{ $goal } points** on your own turn.
    - <icon ship> Ships lead over the sea as roads lead over land. Your first settlement on each new island brings **special points**.
    - <icon camel> After any turn with a new settlement or city, one camel joins a caravan, over land or sea. Wool and grain are the votes.
    - <icon road> A road or ship with a camel counts **2** for the longest route. A building between two camels is worth **1 extra point**.
    - <icon robber> Robber and pirate wait beside the board for the first 7 or knight.
about-ruleset-caravans-seafarers = Seafarers with an oasis, camels and votes.
