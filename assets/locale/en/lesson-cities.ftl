### What is new in Cities & Knights, told by the master of the harbour: brisk, dry, fond of people.
### $space and $undo are names of keys.

example-ship-in-sight = The ship in sight
example-coast-finish = Neck and neck on the coast, for six
lesson-cities = Cities & Knights: what is new
    .line = You know the island. Greta has kept its harbour for thirty years and shows you in six short chapters what grows here, who sails in, and how to greet them.
    .coach = Harbour Greta
    .listen = One moment. Greta is still talking; press “Next” when she has finished.

## 1 Commodities

lesson-cities-goods = Commodities
    .line = What cities give besides resources
    .learned =
        - From forest, pasture and mountains a city takes one resource and one commodity; from hills and fields two resources, as always.
        - Commodities are part of your hand: they can be traded, robbed and discarded.
lesson-cities-goods-welcome = Welcome to my quay. I’m Greta. Roads, houses, trade: you know all that. Here everybody begins with a settlement and a [city](city), and most of what is new comes out of the cities.
lesson-cities-goods-city = This one is yours. It stands at forest 11, mountains 6 and pasture 4: the three lands that give a city more than [resources](resource). They give it [commodities](commodity).
lesson-cities-goods-throw = Let’s see it. There are three dice now: two that feed you, and one with news from the sea.
    .task = Press “Roll dice”.
lesson-cities-goods-paper = Eleven. The forest gave your city a lumber <icon resource-lumber> and a [paper](paper) <icon resource-paper>. Pastures give [cloth](cloth) <icon resource-cloth>, mountains [coin](coin) <icon resource-coin>. Hills and fields give two of their own, as always.
lesson-cities-goods-die = That third one is the [event die](event-die). It shows a ship: somebody out there has come a step closer. You’ll meet them in chapter 4. The gates on its other sides are for chapter 2.
lesson-cities-goods-pass = Let the others roll. Their rolls feed you too.
    .task = End your turn and watch until the dice come back to you.
lesson-cities-goods-kinds = A coin from the mountains, a cloth from the pasture. Settlements take none, only cities do. They lie among your other cards, so a thief may find them, and on a [seven](seven) they count.
lesson-cities-goods-again = Roll once more, then we go to market.
    .task = Press “Roll dice”.
lesson-cities-goods-supply = Four wool, and nobody knits. Your house at this [harbour](harbour) trades 3:1, and there are eight kinds of cards now instead of five. Get a paper for three wool.
    .task = Open “Trade”, press + at paper under “You get”, then “Supply 3:1”.
    .hint = The right column is what you get: one paper and nothing else. Then the supply.
lesson-cities-goods-rates = It works the other way as well: three coins for a brick, if you must. Without a harbour it takes four. The 2:1 harbours never take commodities; for those there is the [Guild](guild), and you have to build it first.

## 2 Improvements

lesson-cities-growth = Improvements
    .line = Three tracks, gates, and the cards behind them
    .evening = A new day: the same houses, and three sheets of good paper in your hand.
    .learned =
        - Level 1 of a track costs one commodity, level 5 costs five. Levels are never lost.
        - A gate of your track, with a red die your level covers, brings you a progress card, whoever rolled.
        - Play progress cards on your own turn after the roll: as many as you like, even new ones.
lesson-cities-growth-tracks = This is what commodities are for: [improvements](city-improvement). [Trade](trade-track) is built with cloth, [politics](politics-track) with coin, [science](science-track) with paper. The first level costs one, the second two, and so on up to five.
lesson-cities-growth-abbey = Three paper. Begin with science: the Abbey.
    .task = Buy the first level of science, and confirm.
    .hint = Click what is framed: the level, or first the button “Improvement” and then the level on its chart. Then the gold button.
lesson-cities-growth-red = Now you may hope for [progress cards](progress-card). When the event die shows the green [gate](gate) and the [red die](red-die) a 1 or a 2, you draw one, whoever rolled. Each further level adds a number.
lesson-cities-growth-library = Two paper left, and the Library costs two. With it a red 3 will do.
    .task = Buy the second level of science, and confirm.
    .hint = Click the Library, or first the button “Improvement” again. Then the gold button.
lesson-cities-growth-gate = Now let the others roll for you, and mind the green gate.
    .task = End your turn and watch.
lesson-cities-growth-drawn = The green gate and a red 3. Good thing you built the Library! You drew [Irrigation](progress-irrigation). The others see only its green back.
lesson-cities-growth-round = Your card waits for your own turn.
    .task = Watch until the dice come back to you.
lesson-cities-growth-roll = Dice first. Only the [Alchemist](progress-alchemist) is played before them.
    .task = Press “Roll dice”.
lesson-cities-growth-play = Irrigation brings two grain for every field you live at. Your western house stands at two of them.
    .task = Click the card “Irrigation”, then confirm.
    .hint = The card lies beside your resources. Click it, then the gold button.
lesson-cities-growth-cards = Four grain <icon resource-grain>, just like that. Play as many cards in a turn as you like. But don’t hoard them: you may keep [four](progress-limit). A card worth a point is shown at once.
lesson-cities-growth-third = The third level of each track helps you for good. The [Guild](guild) trades commodities 2:1. The [Fortress](fortress) lets knights become mighty. The [Aqueduct](aqueduct) gives you a resource when a roll brings you nothing.

## 3 Knights

lesson-cities-knights = Knights
    .line = Recruit them, wake them, send them out
    .evening = A new day: your roads reach Hilda’s, and a robber sits in your fields.
    .learned =
        - Recruiting and promoting cost ore and wool, activating costs grain. Only an active knight acts, and then it rests.
        - Knights move along your roads, displace weaker ones, and chase the robber from a hex they stand at.
lesson-cities-knights-who = [Knights](knight) stand on [intersections](intersection). Yours is active, Hilda’s at the end of the road is not. There are three [ranks](knight-ranks), basic, strong and mighty, of strength 1, 2 and 3.
lesson-cities-knights-recruit = A robber in your fields 5! Your western road ends right beside him. [Recruit](recruit) a knight there for ore and wool; it needs a road of yours at its feet.
    .task = Press “Knight”, then click the framed intersection.
    .hint = First the framed button, then the intersection in the gold frame.
lesson-cities-knights-activate = New knights are sleepy. A grain [wakes them up](activate).
    .task = Activate the knight you just recruited.
    .hint = First the framed button, then the new knight in the west.
lesson-cities-knights-pass = Whoever you wake this turn [acts](active-knight) next turn at the earliest. So let the others play.
    .task = End your turn and watch until the dice come back to you.
lesson-cities-knights-roll = Your turn. Nobody rides out before breakfast, or before the dice.
    .task = Press “Roll dice”.
lesson-cities-knights-promote = First the eastern one. Ore and wool make it a [strong knight](promote), and it stays active.
    .task = Promote the knight in the east.
    .hint = First the framed button, then the knight in the gold frame.
lesson-cities-knights-displace = Strength 2 against Hilda’s 1. The stronger one may [displace](displace) the weaker one, wherever your roads lead.
    .task = Displace Hilda’s knight with your strong one.
    .hint = First the framed button, then Hilda’s knight at the end of your road.
lesson-cities-knights-tired = Hers had to retreat along its own road. Yours stands there now and [rests](active-knight): whoever acts wants another grain. And Hilda can’t [build past it](knight-and-roads).
lesson-cities-knights-chase = The western one has been awake since yesterday and stands at the robber’s hex. It can [chase him off](chase-robber).
    .task = Chase the robber away with the knight in the west.
    .hint = First the framed button, then the knight beside the robber.
lesson-cities-knights-send = You say where he goes, and you [rob](theft) a neighbour there. Hilda has it coming.
    .task = Send the robber to the framed fields 8, and confirm.
    .hint = Click the framed hex, and once more if it asks. { $space } confirms too.
lesson-cities-knights-ranks = An ore for your trouble. Both knights rest now, and your side of the table shows how many are awake. Remember that number. Knights aren’t really paid for robbers.

## 4 The barbarians

lesson-cities-fleet = The barbarians
    .line = A ship, a count, and a Defender
    .evening = A new day: the sea was loud all night.
    .learned =
        - On the seventh ship they land, as strong as there are cities on the island. All active knights together stand against them, and even is enough.
        - Whoever gave most is Defender of Catan, 1 point. If several gave the most, each draws a progress card instead.
lesson-cities-fleet-track = Every ship on the [event die](event-die) brings them [a step closer](barbarian-track). Seven steps to the shore, and five are behind them.
lesson-cities-fleet-gauge = They are as strong as there are [cities](city) on the island, whoever owns them: four today. Against them stand all active [knights](active-knight), whoever owns those: two. That’s two short.
lesson-cities-fleet-activate = Your strong knight would make up for it, if only it were awake.
    .task = Activate your knight.
    .hint = First the framed button, then your knight in the gold frame.
lesson-cities-fleet-even = Four against four. [Even is enough](barbarian-attack): they win only if they are stronger. When they land it’s too late for grain, so look here before you end a turn.
lesson-cities-fleet-watch = Somebody will roll a ship. Perhaps two.
    .task = End your turn and watch the sea.
lesson-cities-fleet-won = The coast held! You gave two, Hilda and Bram one each. That makes you the [Defender of Catan](defender): one point. Had there been two with the most, each would have drawn a progress card of any colour.
lesson-cities-fleet-rest = After an attack all knights rest, and each wants its grain again. The ship is back at its start. It’s never gone for good.
lesson-cities-fleet-awake = One more thing. With the first landing the [robber](robber-asleep) wakes. Before it, neither a seven nor a knight could move him.

## 5 A black day

lesson-cities-pillage = A black day
    .line = When the coast is lost
    .evening = A new day, and not a good one: two cities, a sleeping knight, and no grain.
    .learned =
        - When they win, whoever defended least loses a city; if several did, each of them does. Only owners of ordinary cities count.
        - A pillaged city is a settlement again, and its wall is gone. Levels stay, metropolises are safe.
lesson-cities-pillage-count = One step from the shore. Five cities, and only strength 4 awake to meet them. I’ve had better mornings.
lesson-cities-pillage-least = And this one of yours sleeps. The others give 1, 2 and 1, you give nothing. Guess whose door they will knock at.
lesson-cities-pillage-roll = We can still hope for a gate.
    .task = Press “Roll dice”.
lesson-cities-pillage-choose = A ship. They win by one, and whoever defended least [loses a city](pillage). At least you get to say which.
    .task = Choose the city to give up, and confirm.
    .hint = Click one of the two framed cities, and once more if it asks. { $space } confirms too.
lesson-cities-pillage-after = It’s a settlement again: a point less, and no commodities from there. Your Abbey and Library are still yours, [levels](city-improvement) are never lost. And you may rebuild the city, at the usual price.
lesson-cities-pillage-walls = [Walls](city-wall) are no use against them. A wall costs two brick and lets you keep two more cards on a seven. What helps is grain for a knight. Or a [metropolis](metropolis), which they never touch. Come along, I’ll show you one.

## 6 A metropolis

lesson-cities-metropolis = A metropolis
    .line = The fourth level, and 13 points
    .evening = A new day, many turns later: you have 11 points.
    .learned =
        - The first at level 4 of a track founds its metropolis: 2 more points for a city, and barbarians leave it alone. Whoever is first at level 5 takes it, or keeps it for good.
        - 13 points on your own turn win.
lesson-cities-metropolis-count = Eleven [points](victory-points). Two cities make 4, the harbour house 1, the [longest road](longest-road) 2. You were [Defender](defender) twice, that’s 2; the [merchant](merchant) is yours, 1; and the [Printer](progress-printer), 1. Thirteen win.
lesson-cities-metropolis-guild = The fourth level of trade costs four cloth. You have three. But you have the [Guild](guild) as well, and it takes two coins for a cloth.
    .task = Open “Trade”, press + at cloth under “You get”, then “Supply 2:1”.
    .hint = The right column is what you get: one cloth and nothing else. Then the supply.
lesson-cities-metropolis-buy = Now the Bank. Nobody else has got so far in trade, so a [metropolis](metropolis) comes with it.
    .task = Buy the fourth level of trade, and confirm.
    .hint = Click the Bank, or first the button “Improvement” and then the Bank on its chart. Then the gold button.
lesson-cities-metropolis-place = Which city shall it be? From now on it is worth 4 points.
    .task = Choose the city for your metropolis, and confirm.
    .hint = Click one of the two framed cities, and once more if it asks. { $space } confirms too.
lesson-cities-metropolis-won = Thirteen, and the island is yours! With level 5 nobody could ever take the metropolis from you. You know all that’s new now. Fair winds, and always keep a grain for the knights.
