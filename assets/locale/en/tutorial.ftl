### Around all lessons, and a first game of the Watch, taught by an old ranger. Short sentences, as he would say them by the fire.
### $space and $undo are names of keys.

## Around the lessons

tutorial-title = Tutorial
tutorial-begin = Start
tutorial-learn = Learn by playing
tutorial-lessons = Each game has its own lesson. Start with any of them.
tutorial-go-on = Continue
tutorial-done = Chapters done: { $done } of { $of }
table-menu-chapters = Leave the lesson
lesson-step = { $step } of { $steps }
lesson-next = Next
lesson-next-chapter = Next chapter
lesson-chapters = All chapters
lesson-play = Play a first game
lesson-back = Back to your game
lesson-offer-title = New to you?
lesson-offer-text = A lesson of a few minutes shows what is different at this table. Your game waits for you.
lesson-offer-no = Play now
lesson-offer = Lesson: { $title }
lesson-leave-title = Leave the lesson?
lesson-leave-text = Finished chapters are remembered. This one would start again from its beginning.
lesson-seats = You cannot change the players in a lesson.
lesson-first = Not yet. This comes first: { $task }
lesson-watch = A first game of the Watch
    .line = Old Tamm has walked the Wall for forty winters. Ten short chapters with him, a quarter of an hour in all, and you can hold it yourself.
    .coach = Old Tamm
    .listen = One moment. Old Tamm is still talking; press “Next” when you have heard him out.

## 1 The land

lesson-watch-board = The land
    .line = What hexes give, and where to live
    .learned =
        - A settlement feeds on the hexes around it. More dots, more cards.
        - The second settlement brings your first cards; whoever places last places twice in a row.
lesson-watch-board-welcome = Come closer to the fire. I’m Tamm. Below you lies [the Gift](the-gift): good land, and people who want it. Behind it stands [the Wall](the-wall). We’ll start with the land, it bites less.
lesson-watch-board-land = Each hex gives one thing: [hills](brick) give brick <icon resource-brick>, forest lumber <icon resource-lumber>, pasture wool <icon resource-wool>, fields grain <icon resource-grain>, mountains ore <icon resource-ore>.
    .task = Rest the pointer on the framed hills.
lesson-watch-board-pips = The number is the roll that makes a hex pay. The [dots](pips) below it count how many rolls in 36 that is. The red 6 and 8 come up most often. Fields 5 and hills 4 are decent neighbours.
lesson-watch-board-corner = Houses stand on [intersections](intersection), where up to three hexes meet. The others have chosen already. This one gives three different things: fields 5, hills 4, mountains 11.
    .task = Click the framed intersection.
    .hint = One click builds the house, and undo takes it back. { $space } also takes you there and confirms.
lesson-watch-board-road = Every new house starts with a [road](road) at its door. Point it where you may want to grow.
    .task = Place a road on any lit path beside your house, and confirm.
lesson-watch-board-second = You’re the last to place, so you go again at once. Nobody may build next to a house: one intersection [stays empty](distance-rule) between any two. This spot gives you wool, lumber and ore.
    .task = Place your second settlement on the framed intersection.
    .hint = Click the framed spot. { $space } also takes you there and confirms.
lesson-watch-board-cards = See? The second settlement brings one card for each hex around it. Your [resources](resource) always lie down here. Only you see them.
lesson-watch-board-way = One more road and you’re settled.
    .task = Place a road beside your second house.

## 2 Dice

lesson-watch-roll = The dice
    .line = Who rolls, who gets cards
    .evening = A new evening at the same table: the houses stand, and every hand is empty.
    .learned =
        - A roll feeds everybody with a house on a hex of that number, whoever rolls.
        - Every turn: roll, then trade and build, then pass the dice.
lesson-watch-roll-throw = Your [turn](turn) begins with the dice. The big gold button always knows the next sensible step. So does the key { $space }.
    .task = Press “Roll dice”.
lesson-watch-roll-yield = Three and one make four. One of your houses stands at the hills 4, the other at the forest 4: a brick <icon resource-brick> and a lumber <icon resource-lumber>. Bram lives by the third 4, the mountains, so he gets ore. That’s all of [production](production).
lesson-watch-roll-wild = The third die, the icy one, belongs to the [wildlings](wildling-die). From 1 to 8 somebody up there wakes up and walks. A 12 means they slept in. Good for us.
lesson-watch-roll-pass = That would make a road. Keep it for now and let the others roll: their rolls feed you too.
    .task = Press “End turn”.
lesson-watch-roll-others = Now watch. Three rolls, and two of them have something for you.
    .task = Watch the others until the dice come back to you.
lesson-watch-roll-hand = Grain and wool, besides the brick and the lumber. Four cards, and you rolled for only half of them. Funny: that is exactly what a settlement costs.

## 3 Building

lesson-watch-build = Building
    .line = A road, a settlement, a keep
    .evening = A new evening: the houses are where they were, and your hand is new.
    .learned =
        - Roads lead to new places, settlements are worth 1 point, keeps 2, and keeps take twice as many cards.
        - Houses wake somebody beyond the Wall: a settlement one wildling, a keep two. Roads let them sleep.
lesson-watch-build-prices = I’ve put some cards in your hand. These cards below are what you can [build](building), each with its [price](cost-card). Cards you hold show bright; what you lack is outlined in red.
lesson-watch-build-road = A [road](road) costs lumber and brick. It must join something of yours. One click builds it, since undo takes it back; only what luck or others decide needs a second click.
    .task = Press “Road”, then click the framed path.
    .hint = First the button “Road”, then the path in the gold frame.
lesson-watch-build-undo = A slip of the hand? This arrow, or { $undo }, takes things back, one by one. Only luck stays as it fell: dice, drawn cards, woken wildlings. Press it if you like; we’ll just do it again.
lesson-watch-build-settlement = Your road reaches a free intersection, two steps from your house. A [settlement](settlement) is one point, and three more hexes to live off.
    .task = Press “Settlement”, then click the framed intersection.
    .hint = First the button “Settlement”, then the spot in the gold frame.
lesson-watch-build-roused = Smell that? Smoke in the north. Every settlement lures one [wildling](wildling) to a campfire. We’ll get to know them soon enough.
lesson-watch-build-keep = Now something with walls. A [keep](keep) replaces a settlement and costs three ore and two grain. Careful: it lures two of them.
    .task = Press “Keep”, then click one of your settlements.
    .hint = First the button “Keep”, then one of the lit settlements.
lesson-watch-build-double = A keep is worth 2 [points](victory-points), and takes two cards where a settlement takes one. You have four points. Ten win. Yours are counted here.

## 4 Trade

lesson-watch-trade = Trade
    .line = With the supply, and with the others
    .evening = A new evening: back to two houses each, and fresh cards all round.
    .learned =
        - The supply takes 3 of a kind for any card, or 2 where you live on a trade route.
        - With others any deal goes, as long as both sides give something. They may answer with terms of their own.
lesson-watch-trade-need = Five wool. You could dress the whole Watch, but you can’t build. For a road you need brick and lumber. So [trade](trade).
lesson-watch-trade-supply = The [supply](supply-trade) takes three of a kind for one card of your choice. You only say what you want; what you pay fills in by itself.
    .task = Open “Trade”, press + at brick under “You get”, then “Supply 3:1”.
    .hint = The right column is what you get. One brick, nothing else, then the supply.
lesson-watch-trade-routes = The five [trade routes](trade-route) end down here. With a house at one of their ends you give only two of that kind. This one takes wool. You live elsewhere; it happens.
lesson-watch-trade-offer = The [others](player-trade) may give you a better price: one wool for one lumber.
    .task = Open “Trade”, put one wool under “You give”, one lumber under “You get”, and press “Offer”.
    .hint = Wool on the left, lumber on the right, and ask all three.
lesson-watch-trade-hear = Now they think it over, one after another.
    .task = Wait for the three answers.
lesson-watch-trade-answers = Hilda wants two wool for it: a counter-offer. Bram won’t. Ysolde agrees to one for one. Hm. Hard choice.
    .task = Trade with Ysolde.
    .hint = Take the better price: the button beside Ysolde.
lesson-watch-trade-pass = Brick and lumber: enough for a road, whenever you like. Now let the others play. Somebody will want something from you.
    .task = End your turn and wait for an offer.
lesson-watch-trade-reply = There: Hilda offers ore for your grain. You may accept, refuse, or name your own terms. No wrong answers here, only cheap ones.
    .task = Answer the offer as you please.

## 5 The Wall

lesson-watch-wall = The Wall
    .line = Guards, posts, and what they are worth
    .evening = A new evening: another hand for you, and guards on the Wall already.
    .learned =
        - A section holds as long as no more regulars wait before it than guards stand on it.
        - Three guards are 1 point, five are 2. Guards also decide a tragic end.
lesson-watch-wall-sections = My old home. [The Wall](the-wall) has four [sections](section), and it belongs to everybody. Nobody else will guard it for you, though they’d like you to do it for them.
lesson-watch-wall-posts = Each section has five [posts](post). [Guards](guard) fill them from post 1. The man on post 1 is also the first to fall; then the rest move up.
lesson-watch-wall-waiting = One wildling waits in this [clearing](clearing), and one guard stands above him. Even numbers hold. One more wildling and they come through.
lesson-watch-wall-hire = So [hire a guard](guard): lumber, brick and wool. You pick the section; he takes the lowest free post.
    .task = Press “Guard”, then click the framed section.
    .hint = First the button “Guard”, then section 1, far in the west.
lesson-watch-wall-points = Your third guard. Three of your own anywhere on the Wall are worth a [point](guard-points), five are worth two. Lose one and the point goes with him.
lesson-watch-wall-line = Why this section? Look where they would go if it fell.
    .task = Rest the pointer on the framed section.
lesson-watch-wall-lies = They’d come down this line of hexes, one each, nearest first. Your fields 5 are second in the queue. A hex with a [wildling](wildling) on it gives nothing. To anybody.

## 6 Wildlings

lesson-watch-wildlings = Wildlings
    .line = How they come, walk and climb
    .evening = A new evening: your road has grown, your hand is new, and somebody has moved in up north.
    .learned =
        - The wildling die sends the first of a clan down its trail. Regulars wait, climbers climb over, giants fell a guard.
        - A wildling on a hex stops it from giving anything.
lesson-watch-wildlings-clans = Three [clans](clan-area) sit by their fires: Cannibals, Cave Dwellers, Hornfoots. The rest of them are up on the [Frostfangs](frostfangs), until somebody gives them a reason to come.
lesson-watch-wildlings-rouse = Let’s give them one. The mark on the button shows how many you’ll wake.
    .task = Press “Settlement”, then click the framed intersection.
    .hint = First the button “Settlement”, then the spot in the gold frame.
lesson-watch-wildlings-camp = A [regular](regular) of the Cave Dwellers. He takes the biggest free fire, [camp](camp) 1, nearest to the Wall. There he sits until the die calls him.
lesson-watch-wildlings-die = Let the others roll and keep an eye on the icy [die](wildling-die). Four is this one’s trail.
    .task = End your turn and watch.
lesson-watch-wildlings-waits = A four. Down [trail](trail) 4 he came, into the clearing of section 2. Your guard stands there: one against one, it holds, and he waits for friends. [Regulars](regular) are patient people.
lesson-watch-wildlings-watch = Next roll. I don’t like how that climber’s sharpening his axes.
    .task = Watch.
lesson-watch-wildlings-climber = A one: the [climber](climber) of the Cannibals. No guard stops him, he goes straight over, to the first hex of the line that is free. It’s your fields 5. Nothing grows there until he’s gone.
lesson-watch-wildlings-again = And the big one at the Hornfoots’ fire? He’s up too.
    .task = Watch.
lesson-watch-wildlings-giant = A seven sent the [giant](giant) to section 4. He throws the guard from post 1 and goes home, well pleased. It was your man. Where no guard stands at all, a giant breaks through.

## 7 Breach

lesson-watch-breach = Raid and breach
    .line = When a section holds, and when it falls
    .evening = A new evening: fresh cards, other guards, and far more company in the north.
    .learned =
        - More regulars than guards: a breach. A fifth wildling in a clan: a raid of its first two.
        - The third breach, or the eighth wildling in the Gift, ends the game badly.
lesson-watch-breach-even = Section 1: one guard, one [regular](regular) before it. Section 3: three guards, two regulars. Count them whenever you have a moment. I do it in my sleep.
lesson-watch-breach-roll = Somebody’s coming to section 3. Roll.
    .task = Press “Roll dice”.
lesson-watch-breach-held = Three guards against three regulars, and it holds. Nobody has to be stronger than the wildlings. Just not weaker.
lesson-watch-breach-full = Now look at the Cannibals. Four at their fires. When a fifth arrives they stop waiting for any die: that’s a [raid](raid). The first two set out at once.
lesson-watch-breach-fifth = Build a settlement and somebody comes. Let’s say I have a feeling about who.
    .task = Press “Settlement”, then click the framed intersection.
    .hint = First the button “Settlement”, then the spot in the gold frame.
lesson-watch-breach-raid = Two regulars, one guard: a [breach](breach). The guard falls, and everybody in the clearing runs down the line into the Gift. The second raider went to section 2. They were expecting him there.
lesson-watch-breach-marker = The [breach track](breach-track) counts it. One of three. At the third the game is over, and it isn’t a happy ending.
lesson-watch-breach-limit = The other count is the [wildlings in the Gift](gift-limit). Seven we can live with. The eighth ends the game as well. So keep a guard and a patrol ready.

## 8 Seven

lesson-watch-seven = Seven
    .line = Full hands and Tormund
    .evening = A new evening: nobody in the north, and your hand is new. And full.
    .learned =
        - On a seven, hands of more than seven cards lose half.
        - Whoever rolled moves Tormund: the hex gives nothing, and one neighbour loses a card.
lesson-watch-seven-roll = Nine cards in hand. I’ve seen richer people freeze, but still. Roll.
    .task = Press “Roll dice”.
lesson-watch-seven-discard = A [seven](seven). Nothing grows, and everybody with more than seven cards [discards](discard) half of them, rounded down. From nine that’s four.
    .task = Choose four cards to give up, then confirm.
    .hint = Click cards to choose them; four in all.
lesson-watch-seven-tormund = And [Tormund](tormund) comes down from his camp. You rolled, so you say where. The mountains 9 feed Hilda far too well.
    .task = Send Tormund to the framed mountains, and confirm.
    .hint = Click the framed hex, and once more if it asks. { $space } confirms too.
lesson-watch-seven-stolen = He took a card from Hilda and gave it to you: an ore. You can’t choose which, he just [grabs one](theft).
lesson-watch-seven-sits = While he sits there, the hex gives nothing. You can still build and trade beside it.
lesson-watch-seven-camp = On the next seven he has to move on, to another hex or back to his [camp](tormunds-camp). At home he robs nobody. Rare, but it does happen.

## 9 Heroes

lesson-watch-heroes = Cards and heroes
    .line = Patrols, surprises, and friends with names
    .evening = A new evening: your hand is new, and another hero stands by you.
    .learned =
        - Development cards: one a turn, never one you just bought. Points on them count at once.
        - Everybody has one hero. Use it, then turn it to side B or take another one.
lesson-watch-heroes-cards = For ore, wool and grain you draw a [development card](development-card). Most are [Ranger Patrols](ranger-patrol). Some give roads, guards or cards. And some are simply a point.
lesson-watch-heroes-buy = See what you get.
    .task = Press “Card”, then confirm.
    .hint = Press “Card”, then the gold button.
lesson-watch-heroes-fresh = A [victory point](victory-point-card)! It counts at once, and nobody knows but you. All other cards have to wait a turn before you play them.
lesson-watch-heroes-patrol = You’ve had this [Ranger Patrol](ranger-patrol) for a while. It can move Tormund, or drive a wildling out. You have a guest on your fields.
    .task = Click the card “Ranger Patrol”, then confirm.
    .hint = The card lies beside your resources. Click it, then the gold button.
lesson-watch-heroes-drive = My old trade. Off with him.
    .task = Click the framed wildling, and confirm.
    .hint = Click the figure on the fields 5, and once more if it asks. { $space } confirms too.
lesson-watch-heroes-paid = He’s gone, and left you a card of the hex for your trouble. Played patrols stay in front of you; three or more can win you the [Largest Patrol](largest-patrol), another point.
lesson-watch-heroes-hero = There’s one more on your hills, a climber. You have [Ygritte](hero-ygritte) with you, and she knows how to talk to them.
    .task = Press “Hero”, then click the framed climber.
    .hint = First the button “Hero”, then the figure on the hills 4.
lesson-watch-heroes-swap = A [hero](heroes) works once a turn. Then you may keep her on [side B](hero-side) for one more use, or let her go and choose [another](new-hero). Today, choose another.
    .task = Take any other hero from the list.
    .hint = Not side B this time: one of the names below it.
lesson-watch-heroes-sides = A new one has to unpack first: no use this turn. Everybody’s heroes stand on their cards; rest the pointer on one to read what it does.

## 10 Victory

lesson-watch-victory = How to win
    .line = Ten points, or a tragic end
    .evening = A new evening, late in the game: your houses, cards and hero have all changed.
    .learned =
        - Ten points on your own turn, once the dust beyond the Wall has settled: a true victory.
        - If the Wall falls first, whoever has the most guards on it wins. So build, but keep watch.
lesson-watch-victory-count = Nine [points](victory-points). Two settlements, two keeps, the [Longest Road](longest-road), three guards, and that card nobody knows about. Rest the pointer on your points to see the list.
lesson-watch-victory-tragic = And over there it’s getting tight: two breaches, five wildlings in the Gift. One more breach, or three more wildlings, and it is a [tragic end](tragic-victory).
lesson-watch-victory-guards = Then points don’t matter. The most [guards](guard) win; if tied, the most points; then the most cards. So everybody who can count counts the posts.
lesson-watch-victory-keep = You have the cards for a keep. It wakes two of them, and only when they have settled is your victory [true](true-victory). Both clans have room. I counted.
    .task = Build a keep.
    .hint = First the button “Keep”, then one of your settlements.
lesson-watch-victory-won = Ten points, the Wall still stands, and nobody has eaten anybody. A [true victory](true-victory)! I’ve nothing left to teach you. The rest you’ll learn from losing, like I did.
