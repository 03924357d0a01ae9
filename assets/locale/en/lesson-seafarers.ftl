### What is new in Seafarers, told by the master of the harbour of Cities & Knights, who has always wanted to see the islands.
### $space and $undo are names of keys.

lesson-seafarers = Seafarers: what is new
    .line = For thirty years Greta has watched ships leave. Now she comes along. Six short chapters show how to build them, where to take them, and who is waiting out there; six more each show another sea.
    .coach = Harbour Greta
    .listen = One moment. Greta is still talking; press “Next” when she has finished.

## 1 Ship and coast

lesson-seafarers-quay = Ship and coast
    .line = What a ship is, and where it starts
    .learned =
        - A ship costs 1 lumber and 1 wool. It lies on the coast or at sea, and counts like a road.
        - Ships start at your settlements, cities and ships, never at a road.
        - A starting settlement on the coast may have a ship in place of its road.
lesson-seafarers-quay-welcome = Aboard, at last! I’m Greta. You know the big island. But look what lies around it: forest in the south-east, mountains in the east, [gold](gold-field) in the north. You get there by [ship](ship-route).
lesson-seafarers-quay-home = First you need a quay. The others have placed their settlements inland. Yours goes on the coast, at mountains 8 and pasture 5.
    .task = Click the framed intersection.
    .hint = The intersection in the gold frame, and once more if it asks.
lesson-seafarers-quay-first = A [starting settlement](setup) on the coast may have a ship in place of its road. Take the ship: roads end where the water begins.
    .task = Place a ship on the framed path.
    .hint = The path in the gold frame. A road may lie there as well, so choose the ship.
lesson-seafarers-quay-throw = The settlement brings its cards: ore and wool. Now the dice.
    .task = Press “Roll dice”.
lesson-seafarers-quay-second = Eight. A lumber from your forest! Lumber for the hull, wool for the sails: that’s a ship.
    .task = Press “Ship”, then click the framed path.
    .hint = First the button “Ship”, then the path in the gold frame.
lesson-seafarers-quay-paths = Your first ship lies along the [coast](open-sea): a road would fit there as well, but never both. Your second lies at sea, where only ships go.
lesson-seafarers-quay-joints = One thing landlubbers forget: a ship does not continue a road, nor a road a ship. They meet only where a building of yours stands, like this one. You have 15 ships. Next stop, the island!

## 2 To an island

lesson-seafarers-landfall = To an island
    .line = Landing, and special points
    .evening = Some days later: your two ships have reached the island in the south-east.
    .learned =
        - You can settle where your ship ends on land. Roads lead on from there.
        - Your first settlement on a new island brings special points, here 2. Everybody can have them.
lesson-seafarers-landfall-shore = Land ahoy! You could settle where your ship ends, but there is only forest. One path further, forest and hills meet.
lesson-seafarers-landfall-ship = It is only one more ship.
    .task = Press “Ship”, then click the framed path.
    .hint = First the button “Ship”, then the path in the gold frame.
lesson-seafarers-landfall-settle = And now ashore. A ship that ends at land is as good as a road.
    .task = Press “Settlement”, then click the framed intersection.
    .hint = First the button “Settlement”, then the spot in the gold frame.
lesson-seafarers-landfall-points = Did you hear the bells? One point for the settlement, as always, and two [special points](new-islands), because it is your first on this island. Nobody can take those from you.
lesson-seafarers-landfall-road = From a settlement you build as you please, by land or by sea. Let’s see what is behind the hill.
    .task = Press “Road”, then click the framed path.
    .hint = First the button “Road”, then the path in the gold frame.
lesson-seafarers-landfall-all = A second settlement here brings the usual point only. But there are more islands: where a flag stands, your first one is worth two again, and so is everybody else’s. You need 14 points here, and you won’t find them all at home.

## 3 Ships that move

lesson-seafarers-sail = Ships that move
    .line = The open end, and a change of course
    .evening = Another day. You were on your way to the island, and so was Hilda.
    .learned =
        - Once a turn, after the roll, you may move one ship that has an open end.
        - An open end has neither a building nor another ship of yours. A ship built this turn stays.
        - A line between two of your buildings is closed: none of its ships moves again.
lesson-seafarers-sail-late = Too late! Hilda came from the north and settled just where your ship ends. Roads would lie there for ever. Ships don’t.
lesson-seafarers-sail-ends = Look at your last ship. Nothing of yours stands at its far end, so that end is [open](moving-ships), and the ship can move. The one behind it lies between two ships of yours and is held.
lesson-seafarers-sail-move = Take it round to the south, past forest and hills. It costs nothing.
    .task = Press “Move ship”, then click the framed ship, then the framed path.
    .hint = First the button “Move ship”, then what is in the gold frame.
lesson-seafarers-sail-settle = Once a turn, mind you, and not a ship you have just built. Now go ashore, two paths from Hilda.
    .task = Press “Settlement”, then click the framed intersection.
    .hint = First the button “Settlement”, then the spot in the gold frame.
lesson-seafarers-sail-closed = The special points are for everybody: Hilda has hers, you have yours. And now a building of yours stands at each end of the line. It is closed, and its ships stay for good.

## 4 Gold fields

lesson-seafarers-riches = Gold fields
    .line = The card you want
    .evening = Another day, on the island in the north: two settlements, both at the gold.
    .learned =
        - When its number is rolled, a gold field brings a settlement 1 resource of your choice, a city 2.
        - Gold itself is no card. The robber blocks a gold field like any other hex.
lesson-seafarers-riches-field = There it glitters. A [gold field](gold-field) has a number like any other hex, but it doesn’t tell you what to take.
lesson-seafarers-riches-throw = You have two ore and a lumber. Let’s see whether they like us.
    .task = Press “Roll dice”.
lesson-seafarers-riches-choose = Three! Your mountains at home give an ore, which makes three. And the gold gives each settlement here one card of your choice. What does a city still lack? Two grain.
    .task = Choose two grain and confirm.
    .hint = Two grain, nothing else: click the grain twice, then “Confirm”.
lesson-seafarers-riches-city = Straight from the river into the walls.
    .task = Press “City”, then click the framed settlement.
    .hint = First the button “City”, then the settlement in the gold frame.
lesson-seafarers-riches-worth = With the city this field brings you three cards a time. All other cards of a roll are dealt first, and you take only what the supply still has. Nobody can steal gold, but the [robber](robber) may sit down on it.

## 5 Pirate and robber

lesson-seafarers-pirate = Pirate and robber
    .line = Sevens at sea, and a knight who helps
    .evening = Another day. You and Hilda both have a first ship out, and there is a black sail in the east.
    .learned =
        - A 7 or a knight moves the robber or the pirate: the robber on land, the pirate at sea.
        - Whoever moves the pirate takes a card from one player with a ship on the six paths around him.
        - On those paths no ship is built, moved or moved away, not even by whoever sent him.
lesson-seafarers-pirate-throw = The one with the black sail is the [pirate](pirate). So far he lies in the east and bothers nobody. Roll.
    .task = Press “Roll dice”.
lesson-seafarers-pirate-send = A [seven](seven), and now you choose: [robber](robber) or pirate. A hex on land is for the robber, a hex at sea for the pirate. Send him to Hilda’s ship.
    .task = Click the framed sea hex, and confirm.
    .hint = The hex in the gold frame, and once more if it asks.
lesson-seafarers-pirate-stolen = An ore, from her hand to yours. The pirate robs whoever has a **ship** on the six paths around him; settlements don’t matter to him. Hilda’s ship stays where it is, but she can neither move it nor build on beside him.
lesson-seafarers-pirate-pass = That won’t please her.
    .task = End your turn and watch.
lesson-seafarers-pirate-barred = A seven for Hilda, and of course: there he is, and a wool is gone. Your settlement still yields, but your next path to the island touches his hex. It is barred.
lesson-seafarers-pirate-round = Let the others play.
    .task = Watch until the dice come back to you.
lesson-seafarers-pirate-knight = You can wait for a seven. Or you have a [knight](knight-card), who moves the pirate as well, even before the roll.
    .task = Click the card “Knight”, then confirm.
    .hint = The card lies beside your resources. Click it, then the gold button.
lesson-seafarers-pirate-away = And back he goes.
    .task = Click the framed sea hex, and confirm.
    .hint = The hex in the gold frame, and once more if it asks.
lesson-seafarers-pirate-roll = Another ore, and the sea is open.
    .task = Press “Roll dice”.
lesson-seafarers-pirate-ship = Quick, before somebody changes his mind for him.
    .task = Press “Ship”, then click the framed path.
    .hint = First the button “Ship”, then the path in the gold frame.
lesson-seafarers-pirate-robber = The robber has sat in his desert all this time. He takes harvests, the pirate takes time: look each time which of the two hurts more. And knights count for the [Largest Army](largest-army), whichever they move.

## 6 The trade route

lesson-seafarers-sea-route = The trade route
    .line = Roads and ships in one line
    .evening = Another day, much later: 11 points are yours, and Hilda has the Longest Trade Route with five roads.
    .learned =
        - Roads and ships together make the Longest Trade Route: 2 points from five in a line.
        - The line goes from road to ship only where you have a settlement or city.
lesson-seafarers-sea-route-parts = Three roads down to the cape, three ships across to the island. Six in a line, you’d say, and Hilda has five. So why is the [Longest Trade Route](longest-road) hers?
lesson-seafarers-sea-route-gap = Because here they only meet. From road to ship the line goes **through a building of yours**, and there is none. If Hilda built here, it would be cut for good.
lesson-seafarers-sea-route-join = So don’t let her.
    .task = Press “Settlement”, then click the framed intersection.
    .hint = First the button “Settlement”, then the spot in the gold frame.
lesson-seafarers-sea-route-won = One point for the settlement, two for the route, and that makes 14: the sea is yours! Even a harbour comes with it. Other [scenarios](seafarers-game) have other islands, but ships are ships. One more thing, if you like fog.

## 7 Into the fog

lesson-seafarers-mist = Into the fog
    .line = Hexes that nobody has seen
    .evening = Another sea: in The Fog Islands nobody knows what lies between two islands.
    .learned =
        - A ship or road that reaches the corner of an undiscovered hex turns it over.
        - Land brings its discoverer a card of what it yields, gold a card of your choice; sea and desert bring nothing.
    .play = Play The Fog Islands
lesson-seafarers-mist-fog = Thirty years, and I have never seen what lies behind that [fog](fog). Nobody has. The tiles beside the board are shuffled: land, two gold fields, and some open sea.
lesson-seafarers-mist-first = There is one way to find out. Your ship will end at a corner of the fog.
    .task = Press “Ship”, then click the framed path.
    .hint = First the button “Ship”, then the path in the gold frame.
lesson-seafarers-mist-card = Hills! With a number, and a brick for you, because you were the first to see them. From now on they are hills like any others.
lesson-seafarers-mist-second = On along the new coast: the next corner touches more fog.
    .task = Press “Ship”, then click the framed path.
    .hint = First the button “Ship”, then the path in the gold frame.
lesson-seafarers-mist-choose = Gold, and an 8 on it! For gold you choose your card. You have lumber, wool and a brick: a settlement lacks grain.
    .task = Choose one grain and confirm.
    .hint = One grain: click it, then “Confirm”.
lesson-seafarers-mist-settle = You found it, you settle it.
    .task = Press “Settlement”, then click the framed intersection.
    .hint = First the button “Settlement”, then the spot in the gold frame.
lesson-seafarers-mist-sum = At hills 5 and gold 8, where an hour ago there was nothing. Islands bring no special points here; the finds are the prize, and 12 points win. Each [scenario](seafarers-game) has a secret of its own. Go and look!

## 8 Gifts of the tribe

lesson-seafarers-gifts = Gifts of the tribe
    .line = Coasts where nobody settles
    .evening = Another sea: in The Forgotten Tribe somebody was on the small islands long before us.
    .learned =
        - Nobody settles the islands of the tribe. The first ship on the path of a gift takes it.
        - A gift is a special point, a development card, or a harbour for your own coast. You keep it when the ship sails on.
    .play = Play The Forgotten Tribe
lesson-seafarers-gifts-signs = The tribe lives out there, and nobody else settles. But they are generous: [gifts](tribe-gifts) lie on their coasts. Here a harbour, there a point, in the south a card, each for the first ship.
lesson-seafarers-gifts-ship = Your line ends just before the harbour.
    .task = Press “Ship”, then click the framed path.
    .hint = First the button “Ship”, then the path in the gold frame.
lesson-seafarers-gifts-place = A harbour for lumber, and you say where it goes. The big island has no other, so put it next to your quay.
    .task = Click the framed path.
    .hint = The path in the gold frame, and once more if it asks.
lesson-seafarers-gifts-trade = From now on you give two lumber for any card. You have three left and no wool for a sail.
    .task = Open “Trade”, press + at wool under “You get”, then “Supply 2:1”.
    .hint = One wool on the right, nothing else, then the supply.
lesson-seafarers-gifts-point = A sail! And one path further lies a gold chip.
    .task = Press “Ship”, then click the framed path.
    .hint = First the button “Ship”, then the path in the gold frame.
lesson-seafarers-gifts-sum = One [special point](new-islands) for good, even when the ship sails on. And five ships in a line: the Longest Trade Route comes with it. The cards are development cards, and nobody knows which. You need 13 points here.

## 9 Cloth from the villages

lesson-seafarers-bales = Cloth from the villages
    .line = Trade at sea, two for a point
    .evening = Another sea: in Cloth for Catan there are looms on the islands in the middle.
    .learned =
        - You trade with a village once your ships join it to a settlement or city: 1 cloth at once, and 1 whenever its number is rolled.
        - Two cloth are worth 1 point. The pirate may take a cloth instead of a card.
        - The game also ends when fewer than four villages have cloth. Then most points win.
    .play = Play Cloth for Catan
lesson-seafarers-bales-villages = Four islands, eight [villages](cloth-village), five cloth in each. Nobody settles there, but they like to trade. Hilda trades with one already.
lesson-seafarers-bales-ship = Your own settlement is one path away from the village with the 10.
    .task = Press “Ship”, then click the framed path.
    .hint = First the button “Ship”, then the path in the gold frame.
lesson-seafarers-bales-pass = One cloth to say hello! This trade lasts to the end, and so the ship stays where it is. Now for a 10.
    .task = End your turn and watch.
lesson-seafarers-bales-pair = A 10, and Hilda rolled it for you. **Two cloth are a point.** Then came her own 11, so Hilda has three.
lesson-seafarers-bales-throw = Three are too many for her, I’d say. Whoever trades may also send the pirate.
    .task = Press “Roll dice”.
lesson-seafarers-bales-send = A seven, what luck. Hilda’s two ships lie around one hex.
    .task = Click the framed sea hex, and confirm.
    .hint = The hex in the gold frame, and once more if it asks.
lesson-seafarers-bales-loot = From somebody with a ship beside him you take a card, or a cloth.
    .task = Choose “Take 1 cloth”, and confirm.
    .hint = The framed line, then the gold button.
lesson-seafarers-bales-sum = Three for you and two for her; the third counts once you have a fourth. 14 points win. But when fewer than **four** villages have cloth, the game is over at once, and most points win. A village of your own pays longest.

## 10 Fleet and fortress

lesson-seafarers-warships = Fleet and fortress
    .line = A line of ships against the pirates
    .evening = Another sea: you have lived among the Pirate Islands for a while, and only one thing is left to do.
    .learned =
        - A knight turns a ship of your line into a warship. Your warships together are your strength.
        - With every roll the fleet moves by the lower die, which is its strength, too. More warships win you a card, fewer lose you some.
        - Where your line reaches your fortress, you may attack it. The third marker brings it down, and then 10 points win.
    .play = Play The Pirate Islands
lesson-seafarers-warships-fleet = That one with the skull is the [pirate fleet](pirate-fleet); it sails round and round. And your lane ends at your [fortress](pirate-fortress), with one marker left of three. Points alone do not win here: it must fall.
lesson-seafarers-warships-knight = Two of your ships are [warships](warship), and there is a knight in your hand. Send him aboard.
    .task = Click the card “Knight”, then confirm.
    .hint = The card lies beside your resources. Click it, then the gold button.
lesson-seafarers-warships-throw = That makes three! Now the dice: the lower one moves the fleet.
    .task = Press “Roll dice”.
lesson-seafarers-warships-choose = One hex, with strength 1, straight to your city, where three warships lie in wait. You win, and take a card. What does a ship lack? Lumber.
    .task = Choose one lumber and confirm.
    .hint = One lumber: click it, then “Confirm”.
lesson-seafarers-warships-ship = And that is the last path of your lane.
    .task = Press “Ship”, then click the framed path.
    .hint = First the button “Ship”, then the path in the gold frame.
lesson-seafarers-warships-attack = Now it’s one die against three warships. A 1 or 2 and the marker falls, a 3 costs you a ship, more costs you two. The attack ends your turn, so come last to this.
    .task = Press “Attack fortress”, then confirm.
    .hint = First the button “Attack fortress”, then the gold button.
lesson-seafarers-warships-won = A two! The fortress is a settlement of yours, that makes 10 points, and the sea is free. Ships keep to their lane here and never move. So build the line, but buy cards all the while: ships alone scare nobody.

## 11 A wonder of your own

lesson-seafarers-wonders = A wonder of your own
    .line = Four levels of five cards
    .evening = Another sea: where the Wonders of Catan are built, you have 9 points and a road to the strait.
    .learned =
        - Each player builds one wonder at most. Its condition must be met for the first level; all four levels cost the same.
        - 10 points win only while your wonder is higher than every other. The fourth level wins whatever your points.
    .play = Play The Wonders of Catan
lesson-seafarers-wonders-list = Here are the five [wonders](wonders), on one chart. A tick says that you may start one, a padlock that you lack something; the Cathedral is Hilda’s. Lumber, lumber, lumber: your hand smells of a bridge.
lesson-seafarers-wonders-strait = The Great Bridge wants a settlement or city of yours at a strait. Nobody starts there, but now the place is free.
    .task = Press “Settlement”, then click the framed intersection.
    .hint = First the button “Settlement”, then the spot in the gold frame.
lesson-seafarers-wonders-first = Ten points, and still no victory: a wonder has to stand above all others. Three lumber, one wool, one grain.
    .task = Build the first level of the Great Bridge, and confirm.
    .hint = Click what is framed: the level, or first the button “Wonder” and then the level on its chart. Then the gold button.
lesson-seafarers-wonders-tie = Level one. Hilda’s Cathedral is just as high, and a tie is not enough. But the bridge is yours: a ship from your supply marks it, and nobody else may build it.
lesson-seafarers-wonders-second = Build as many levels in a turn as you can pay for.
    .task = Build the second level, and confirm.
    .hint = Click the level in the gold frame, or first the button “Wonder” again. Then the gold button.
lesson-seafarers-wonders-won = Level two, alone at the top, with 10 points: won! Four levels win with any points at all, so keep an eye on whoever hoards the right five cards.

## 12 New World

lesson-seafarers-new-world = New World
    .line = Islands that are on no chart
    .evening = Another sea, and my charts are no use: a New World is dealt for each game.
    .learned =
        - Every game deals islands of its own. Your first settlement on an island where you did not start brings 1 special point.
        - With two to four players the robber starts beside the board and comes with the first 7 or knight.
    .play = Play New World
lesson-seafarers-new-world-islands = The letters go by size: A in the south, B in the north, C in the east. You started on A alone, so B and C are [foreign](new-islands) to you, and a flag says what they bring.
lesson-seafarers-new-world-throw = Your ships are almost at C, and your grain is gone. Let’s see.
    .task = Press “Roll dice”.
lesson-seafarers-new-world-send = A seven! The robber has waited beside the board until now. Hilda has grain, and harvests at mountains 6.
    .task = Click the framed hex, and confirm.
    .hint = The hex in the gold frame, and once more if it asks.
lesson-seafarers-new-world-ship = Grain! One more ship, and there is land.
    .task = Press “Ship”, then click the framed path.
    .hint = First the button “Ship”, then the path in the gold frame.
lesson-seafarers-new-world-settle = Fields, forest, and nobody else for miles.
    .task = Press “Settlement”, then click the framed intersection.
    .hint = First the button “Settlement”, then the spot in the gold frame.
lesson-seafarers-new-world-sum = One point for the settlement, one for the island. B is still to come; on A you are at home, where there is nothing special to win. 12 points, and no two games alike. Off you go!
