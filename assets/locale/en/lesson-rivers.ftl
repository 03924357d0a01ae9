### What is new in Rivers of Catan, told by the surveyor of the classic island, who has wet feet now.
### $space and $undo are names of keys.

lesson-rivers = Rivers of Catan: what is new
    .line = Jonas the surveyor has followed the rivers from the mountains to the sea. In two short chapters he shows you where the gold lies, and what becomes of those who have none.
    .coach = Jonas the surveyor
    .listen = One moment. Jonas is still talking; press “Next” when he has finished.

## 1 By the water

lesson-rivers-water = By the water
    .line = Rivers, gold and bridges
    .learned =
        - A settlement or a road at a river brings 1 gold when it is placed, a bridge 3.
        - Where the river crosses a path only a bridge fits. It counts as a road.
lesson-rivers-water-welcome = Dry shoes? Enjoy them. Here the [rivers](river) run from the mountains to a [swamp](swamp) by the sea, and they carry [gold](gold). Hexes with a river give cards as always; only swamps give nothing.
lesson-rivers-water-settle = Your road has come to the bank: pasture 6 on one side, hills 4 on the other. Build where they meet.
    .task = Press “Settlement”, then click the framed intersection.
    .hint = First the button “Settlement”, then the spot in the gold frame.
lesson-rivers-water-coin = Did you hear it? One [gold](gold) for a settlement at a river, however many river hexes it touches. Everybody sees how much you have.
lesson-rivers-water-road = A road along the river brings one, too.
    .task = Press “Road”, then click the framed path.
    .hint = First the button “Road”, then the path in the gold frame.
lesson-rivers-water-site = You can’t put a road on this path: the river crosses it. The pale marks are sites for [bridges](bridge), seven on the whole island.
lesson-rivers-water-bridge = Two brick and a lumber. I have measured the span for you.
    .task = Press “Bridge”, then click the framed site.
    .hint = First the button “Bridge”, then the site in the gold frame.
lesson-rivers-water-sum = Three gold at once, and a road in all but name: your route continues across it. You have three bridges, and the sites are few. First come, first served.

## 2 Rich and poor

lesson-rivers-gold = Rich and poor
    .line = What gold buys, and what it costs to have none
    .evening = Another day, much later: nine points are yours, and four gold.
    .learned =
        - 2 gold buy a card of your choice from the supply, twice a turn.
        - Whoever has the most gold outright has 1 point more. Whoever has the least has 2 less.
lesson-rivers-gold-tiles = Look at the tiles. Two of you have the least gold and are [Poor Settlers](poor-settler): two points less each. The [Wealthiest](wealthiest-settler) would have one more, but you and your neighbour both have four, and a tie counts for nobody.
lesson-rivers-gold-lack = One more bridge, and you’re the wealthiest outright: ten points. But you have no lumber.
lesson-rivers-gold-buy = You have gold, though. The supply sells any card for two.
    .task = Open “Trade”, press + at lumber under “You get”, then “Supply 2:1”.
    .hint = One lumber on the right, nothing else, then the supply.
lesson-rivers-gold-poor = And now you are the poorest yourself: seven points instead of nine. Always count before you pay. Fortunately, we are not done.
lesson-rivers-gold-win = Build.
    .task = Press “Bridge”, then click the framed site.
    .hint = First the button “Bridge”, then the site in the gold frame.
lesson-rivers-gold-won = Three gold: from the bottom to the top, and the tenth point with it. There is more: gold can be part of any [trade](player-trade) with others, and the supply gives one for four cards of a kind. The robber never finds it. Good luck, and mind the swamp.
