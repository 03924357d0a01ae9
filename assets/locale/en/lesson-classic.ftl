### A first game on the classic island, taught by its surveyor: friendly, exact, a little pleased with his own jokes.
### $space and $undo are names of keys.

lesson-classic = A first game on the classic island
    .line = Jonas the surveyor has paced out every hex of this island. Six short chapters with him, ten minutes in all, and you can settle it yourself.
    .coach = Jonas the surveyor
    .listen = One moment. Jonas is still talking; press “Next” when he has finished.

## 1 The island

lesson-classic-island = The island
    .line = Hexes, numbers, and where to begin
    .learned =
        - When the number of a hex is rolled, every settlement beside it takes a card. More dots, more cards.
        - Everybody places twice, the second time in reverse order. The second settlement brings the first cards.
lesson-classic-island-land = Off the boat already? I’m Jonas, I measure land. Each [hex](island) gives one thing: [hills](brick) brick <icon resource-brick>, forest lumber <icon resource-lumber>, pasture wool <icon resource-wool>, fields grain <icon resource-grain>, mountains ore <icon resource-ore>. The [desert](desert) gives nothing.
    .task = Rest the pointer on the framed hills.
lesson-classic-island-numbers = The number is the roll that makes a hex pay. The [dots](pips) below it count how many rolls in 36 that is. The red 6 and 8 come up most often; the 7 is another story. Hills 5 and fields 6 are good neighbours.
lesson-classic-island-corner = Houses stand on [intersections](intersection), where up to three hexes meet. You get to choose first. Here you have hills 5, fields 6 and mountains 3.
    .task = Click the framed intersection.
    .hint = One click builds the house, and undo takes it back. { $space } also takes you there and confirms.
lesson-classic-island-road = Every new house starts with a [road](road) at its door. Point it where you may want to grow.
    .task = Place a road on any lit path beside your house, and confirm.
lesson-classic-island-second = The others are next, and then everybody goes again in reverse: first to choose, last to choose. I have my eye on a spot for you: forest 3, pasture 5 and mountains 8.
    .task = When your turn comes, place your second settlement on the framed intersection.
    .hint = Click the framed spot. { $space } also takes you there and confirms.
lesson-classic-island-way = See your cards down there? The second settlement brings one for each hex around it. Nobody else sees them. Now its road.
    .task = Place a road beside your second house, and confirm.
lesson-classic-island-throw = Whoever placed first [rolls](roll) first. The big gold button always knows the next sensible step. So does the key { $space }.
    .task = Press “Roll dice”.
lesson-classic-island-yield = Four and two make six. Your fields 6 give a grain <icon resource-grain>, and one to Bram, who lives there too. Hilda and Ysolde get brick from the hills 6. A roll [feeds everybody](production), whoever made it.

## 2 Roads and houses

lesson-classic-homes = Roads and houses
    .line = What they cost, and where they may stand
    .evening = A new day: the houses are where they were, and your hand is new.
    .learned =
        - Roads lead to new places. A settlement is worth 1 point, a city 2, and it takes twice as many cards.
        - Between two houses at least one intersection stays empty, whoever owns them.
lesson-classic-homes-prices = I left you some cards. Below is everything you can [build](building), each with its [price](cost-card). What you hold shows bright; what you lack is outlined in red.
lesson-classic-homes-road = A [road](road) costs lumber and brick, and must join something of yours. One click builds it, since undo takes it back; only what luck or others decide needs a second click.
    .task = Press “Road”, then click the framed path.
    .hint = First the button “Road”, then the path in the gold frame.
lesson-classic-homes-rule = Now, where to settle? Not on these two, nice as they are. Next door to a house [nobody may build](distance-rule): one of them is too near Hilda’s, the other too near your own.
lesson-classic-homes-settlement = Two paths from the nearest house, though, there is room. A [settlement](settlement) is one point, and here it lives on forest 8 and hills 5.
    .task = Press “Settlement”, then click the framed intersection.
    .hint = First the button “Settlement”, then the spot in the gold frame.
lesson-classic-homes-undo = A slip of the hand? This arrow, or { $undo }, takes things back, one by one. Only luck and what others did stay as they are. Press it if you like; we’ll just do it again.
lesson-classic-homes-city = No more room beside the house? Then build upwards. A [city](city) replaces a settlement and costs three ore and two grain.
    .task = Press “City”, then click one of your settlements.
    .hint = First the button “City”, then one of the lit settlements.
lesson-classic-homes-double = A city is worth 2 [points](victory-points), and takes two cards where a settlement takes one. You have four points, counted here. Ten win.

## 3 The market

lesson-classic-market = The market
    .line = The supply, harbours, and the others
    .evening = A new day: two houses again, a road to the sea, and far too much grain.
    .learned =
        - The supply takes 4 of a kind for any card. At a harbour it takes 3, or only 2 of its own kind.
        - With others any deal goes, as long as both sides give something and it is one side’s turn.
lesson-classic-market-supply = Seven grain and no brick. The [supply](supply-trade) takes four of a kind for any card; just say which you want.
    .task = Open “Trade”, press + at brick under “You get”, then “Supply 4:1”.
    .hint = One brick on the right, nothing else, then the supply.
lesson-classic-market-quay = That will do for a house by the sea. The ship at the end of your road marks a [harbour](harbour); this one deals in wool.
    .task = Press “Settlement”, then click the framed intersection.
    .hint = First the button “Settlement”, then the spot in the gold frame.
lesson-classic-market-harbour = It takes two wool for any card, from now on. Ships with a question mark take three of any one kind. Now turn your sheep into a brick.
    .task = Open “Trade”, press + at brick under “You get”, then “Supply 2:1”.
    .hint = One brick on the right, nothing else, then the supply.
lesson-classic-market-offer = For a road you still need lumber. The [others](player-trade) have some, and you have grain to spare.
    .task = Open “Trade”, put one grain under “You give”, one lumber under “You get”, and press “Offer”.
    .hint = Grain on the left, lumber on the right, and ask all three.
lesson-classic-market-hear = Now they think it over, one after another.
    .task = Wait for the three answers.
lesson-classic-market-answers = Hilda wants two grain: a counter-offer. Bram won’t. Ysolde gives one for one. I’d measure twice, but I think it’s Ysolde.
    .task = Trade with Ysolde.
    .hint = Take the better price: the button beside Ysolde.
lesson-classic-market-pass = Lumber and brick, so there’s your road, whenever you like. On their own turns, the others come to you.
    .task = End your turn and wait for an offer.
lesson-classic-market-reply = There: Hilda offers ore for your grain. Accept, refuse, or name your own terms. It’s all allowed, and some of it is clever.
    .task = Answer the offer as you please.

## 4 The robber

lesson-classic-robber = The robber
    .line = Sevens, full hands, and an uninvited guest
    .evening = A new day: two houses each, nine cards in your hand, and somebody sitting in the desert.
    .learned =
        - On a seven, hands of more than seven cards lose half.
        - Whoever rolled moves the robber: the hex gives nothing, and one neighbour loses a card.
lesson-classic-robber-roll = Nine cards is a lot to carry around. No hex has the number seven, and it comes up more often than any other. Well, roll.
    .task = Press “Roll dice”.
lesson-classic-robber-discard = A [seven](seven), of course. Nothing grows, and everybody with more than seven cards [discards](discard) half of them, rounded down. From nine that’s four.
    .task = Choose four cards to give up, then confirm.
    .hint = Click cards to choose them; four in all.
lesson-classic-robber-send = And the [robber](robber) goes where you say, because you rolled. The forest 8 feeds Hilda, and you don’t live there.
    .task = Send the robber to the framed forest, and confirm.
    .hint = Click the framed hex, and once more if it asks. { $space } confirms too.
lesson-classic-robber-stolen = He took a card from Hilda and gave it to you: an ore. [Which card](theft) is luck. If several people lived there, you’d say whose.
lesson-classic-robber-eight = As long as he sits there, the forest gives nothing. Let’s see if it matters.
    .task = End your turn and watch.
lesson-classic-robber-barren = An eight! Your mountains gave an ore. Hilda’s forest has the same number, and gave nothing. I do like a good demonstration.
lesson-classic-robber-theirs = Bram is next. I don’t like how he’s looking at your hills.
    .task = Watch.
lesson-classic-robber-mine = Seven again. Now he sits in your hills 5, and an ore is gone. He leaves with the next seven, or when somebody plays a [knight](knight-card). Come, you’ll get one.

## 5 Cards and honours

lesson-classic-honours = Cards and honours
    .line = Knights, the longest road, and how to win
    .evening = A new day, many turns later: you have a city, and two knights have ridden.
    .learned =
        - Play one card a turn, never one just bought. Points on cards count at once.
        - Five roads in a line, or three knights: 2 points each.
        - Ten points on your own turn win.
lesson-classic-honours-knight = The robber is still in your hills 5. But you hold a [knight](knight-card), and a card may be played even before the dice.
    .task = Click the card “Knight”, then confirm.
    .hint = The card lies beside your resources. Click it, then the gold button.
lesson-classic-honours-send = Off with him. Fields 9 will do; Hilda is used to it by now.
    .task = Send the robber to the framed fields, and confirm.
    .hint = Click the framed hex, and once more if it asks. { $space } confirms too.
lesson-classic-honours-roll = Your third knight, and nobody has as many: that’s the [Largest Army](largest-army), 2 points until somebody plays more. And your hills can breathe again.
    .task = Press “Roll dice”.
lesson-classic-honours-buy = A five, and the hills pay up. Now a [development card](development-card), for ore, wool and grain. Most are knights, the rest are surprises.
    .task = Press “Card”, then confirm.
    .hint = Press “Card”, then the gold button.
lesson-classic-honours-fresh = A [victory point](victory-point-card)! It counts at once, and only you know. Other cards wait a turn: [free roads](road-building), [two cards of your choice](year-of-plenty), or [all of one kind](monopoly) from everybody.
lesson-classic-honours-road = You have four roads in one line. A fifth makes it the [Longest Road](longest-road), and that’s 2 more points.
    .task = Press “Road”, then click the framed path.
    .hint = First the button “Road”, then the path in the gold frame.
lesson-classic-honours-city = Nine [points](victory-points): four for houses, two for the army, two for the road, and the one nobody knows about. You have the cards for a city.
    .task = Press “City”, then click one of your settlements.
    .hint = First the button “City”, then one of the lit settlements.
lesson-classic-honours-won = Ten, on your own turn: the island is yours! You could go and play now. For five or six at the table there’s one more short chapter.

## 6 Five and six

lesson-classic-six = Five and six
    .line = A larger island, and building between the turns
    .evening = A new day, on a larger island: thirty hexes, and six of you.
    .learned =
        - With five or six players, after each turn everybody else may build and buy, one after another.
        - Meanwhile nobody trades, plays a card or wins.
lesson-classic-six-large = Six people, and a long wait for your next turn. You hold lumber, brick and grain. For a settlement you lack one wool.
lesson-classic-six-pass = You can’t do much now. But have a look at what happens between turns.
    .task = End your turn and watch.
lesson-classic-six-build = Hilda rolled a nine, and there is your wool. Her turn is over, but before the next one everybody [may build](special-building), you too. Where your road ends there’s room.
    .task = Press “Settlement”, then click the framed intersection.
    .hint = First the button “Settlement”, then the spot in the gold frame.
lesson-classic-six-enough = A point, and it wasn’t even your turn. Now let the others go on.
    .task = Press “Pass”.
lesson-classic-six-limits = Between turns people build and buy from their own hands, nothing else: no trade, no cards played. And nobody wins; for that you wait for [your turn](end-of-game).
lesson-classic-six-pairs = Before a game you may choose [paired players](paired-players) instead: somebody three seats on plays a small turn of their own. That’s all I have measured. The rest of the island is yours. Good luck!
