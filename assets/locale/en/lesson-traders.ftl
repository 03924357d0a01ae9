### What is new in Traders & Barbarians, told by the surveyor of the classic island, who rides along on the wagon.
### $space and $undo are names of keys.

lesson-traders = Traders & Barbarians: what is new
    .line = Jonas the surveyor has found a seat on your wagon. In two short chapters he shows you how it loads and grows, and how to bring a load home past barbarians and toll roads.
    .coach = Jonas the surveyor
    .listen = One moment. Jonas is still talking; press “Next” when he has finished.

## 1 The first load

lesson-traders-wagon = The first load
    .line = Trade hexes, wagons and their levels
    .learned =
        - After trading and building your wagon moves; the figures show how many movement points a route takes.
        - An empty wagon loads in the middle of a trade hex, and its movement ends there.
        - A better wagon goes further, earns more and drives off barbarians.
lesson-traders-wagon-welcome = No more sore feet: today I ride. Look at the three [trade hexes](trade-hex). The castle takes marble and glass, the quarry takes tools, the glassworks takes sand. They have no numbers and yield nothing, but every [commodity](trade-commodity) you bring is a point. You need 13.
lesson-traders-wagon-city = This is your [wagon](wagon). It started at your city, at a corner of the castle: a good place. The tokens beside the castle are what it gives out, face down. Twelve of them.
lesson-traders-wagon-go = The wagon moves when you have finished trading and building.
    .task = Press “Move the wagon”.
    .hint = The gold button at the bottom right.
lesson-traders-wagon-load = The discs show how far you get, and how many of your four [movement points](wagon-move) the route takes: two for every bare path. Into the middle of the castle, please.
    .task = Click the framed place.
    .hint = The plaza in the gold frame; point at it to see the way.
lesson-traders-wagon-tools = Tools! They are wanted at the quarry, at the other end of the island. The other two points are lost, because every movement ends at a plaza. Your first trip pays nothing; those with a load will.
lesson-traders-wagon-throw = The others have had their turns. The dice are yours.
    .task = Roll the dice.
    .hint = The gold button at the bottom right.
lesson-traders-wagon-better = It is a long way. Lumber, wool and ore make your [baggage train](baggage-train) better.
    .task = Press “Wagon level”.
    .hint = The button “Wagon level” at the bottom.
lesson-traders-wagon-sum = Five points a turn instead of four, two gold for a delivery instead of one. And build roads on the way: on your own road a path takes one point only.

## 2 Past the barbarian

lesson-traders-toll = Past the barbarian
    .line = Barbarians, tolls and a delivery
    .evening = Another day, much later: twelve points are yours, and there is marble on your wagon.
    .learned =
        - A barbarian makes a path cost 2 more points. From level 2 on, your wagon can try to drive him off.
        - On somebody else’s road you pay its owner 1 gold.
        - A delivery is a point for good, and can win the game at once.
lesson-traders-toll-bar = Marble, and the castle is near: over your road, over your neighbour’s, and in. That would take four of your five points. But there stands a [barbarian](road-barbarian), and every path with one takes two more.
lesson-traders-toll-drive = Your wagon is level 2 and stands beside him. On a 6 he runs. It costs no points to try.
    .task = Click the framed barbarian twice.
    .hint = The barbarian in the gold frame: once to see your chance, once more to roll.
lesson-traders-toll-away = A six! Now he goes where you like. Somebody wants to bring sand to the glassworks, I see.
    .task = Click the framed path.
    .hint = The inner path in the gold frame, and once more if it asks.
lesson-traders-toll-lane = Your way is clear. The second path is your neighbour’s road: one movement point, and one [gold](gold) as toll, paid at once. You have two.
lesson-traders-toll-deliver = One and one and two. Home!
    .task = Click the framed place.
    .hint = The plaza in the gold frame; point at it to see the way.
lesson-traders-toll-won = Delivered, and that was the thirteenth point. Remember what else helps: one grain for two more points, once per movement, and the card [Swift Journey](swift-journey) for a second trip. And keep a coin for the toll. Good luck on the road!
