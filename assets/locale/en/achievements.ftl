### What happened at this computer and is worth telling again: the book of stories.

achievements-title = Book of stories
achievements-count = { $told } of { $all } told
achievements-all = All chapters
achievements-any = Any game
achievements-settlers = Settlers games
achievements-campaign = Campaigns
achievements-locked = Not told yet
achievements-table = At the table: { $names }
achievements-replay = Watch this game
achievements-replay-gone = This game is no longer among the saved games.
achievements-new = { $count ->
    [one] A story for the book:
   *[other] Stories for the book:
}
achievements-date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }

## $name has earned it, $rival is the best of the others, $date the day. .hint says how, before it is told.

achievement-campaign-won = Stage by Stage
    .hint = Win a campaign.
    .story = On { $date }, after all the stages of a campaign, { $name } had { $count } campaign points. { $rival } asked for one more stage.
achievement-campaign-quiet = Never First, First at Last
    .hint = Win a campaign without winning a single stage.
    .story = { $name } did not win a single stage. On { $date } the campaign was over, and { $rival } checked the sums three times.
achievement-from-behind = Last at Half-Time, First at Last
    .hint = Be in last place halfway through the game, and win.
    .story = Halfway through the game of { $date }, { $name } was behind everybody. At the end { $rival } looked back and saw nobody there: { $name } was out in front.
achievement-by-a-hair = By a Hair
    .hint = Win while somebody else is one point behind you.
    .story = On { $date }, { $rival } needed one more turn. { $name } did not wait for it.
achievement-far-ahead = Far Ahead
    .hint = Win with twice as many points as the runner-up.
    .story = On { $date }, the only question was who would come second. It was { $rival }, with no more than half of what { $name } had.
achievement-never-behind = From First to Last
    .hint = Win a game in which, after the first round, nobody was ever ahead of you.
    .story = From the first round of { $date } nobody was ahead of { $name }, not once. { $rival } tried until the evening was over.
achievement-leap = In One Leap
    .hint = Win with a last turn that brings three points or more.
    .story = On { $date }, { $rival } was still counting when { $name } began the last turn. It brought { $count } points and ended the game.
achievement-seesaw = Seesaw
    .hint = Win a game in which the lead changes again and again.
    .story = The lead changed { $count } times on { $date }. It came to rest with { $name }.

## Games of settlers

achievement-no-city = Small Houses, Great Land
    .hint = Win without ever building a city.
    .story = On { $date }, others saved up for stone walls; { $name } never built a city at all. A handful of small houses won the land.
achievement-road-throughout = The Road Was Mine
    .hint = Be the first to have the Longest Road, never lose it, and win.
    .story = On { $date }, { $name } had the longest road before anybody else thought of one. Nobody ever took it away, and it led to victory.
achievement-road-at-last = At the Last Bend
    .hint = Take the Longest Road from somebody on the turn that wins the game.
    .story = Up to the last turn of { $date } the longest road was somebody else’s. Then { $name } laid one more stretch, and the game was over.
achievement-no-discard = Travelling Light
    .hint = Win without ever discarding, though sevens come up again and again.
    .story = A seven came up { $count } times on { $date }. Not once did { $name } hold too many cards.
achievement-robbed = Robbed and Victorious
    .hint = Win although you are robbed more than anybody.
    .story = On { $date }, thieves took { $count } cards from { $name }, more than from anybody else. They should have taken one more.
achievement-no-trade = Nobody’s Customer
    .hint = Win without a single trade, with the others or with the supply.
    .story = On { $date }, { $name } neither bought nor bargained nor bartered. What the land gave was enough.
achievement-good-neighbour = Good Neighbour
    .hint = Win after trading with each of the others at least three times.
    .story = On { $date }, everybody at the table traded with { $name }, { $count } times in all. Only afterwards did they count who had gained by it.
achievement-both-honours = Road and Army
    .hint = Win with both the Longest Road and the Largest Army.
    .story = On { $date }, nobody had a longer road than { $name }, and nobody a larger army. All that was left for { $rival } was to applaud.
achievement-hidden-cards = What Lay Face Down
    .hint = Win with two victory point cards or more in hand.
    .story = On { $date }, { $rival } took { $name } for harmless. Then { $count } cards were turned over, and each was a point.

## The Watch

achievement-watch-last-stand = The Last One Standing
    .hint = Win a game that ends tragically.
    .story = On { $date }, the Watch was overrun and the Gift was lost. The songs name { $name }, who held out longest.
achievement-watch-brink = One Step from the End
    .hint = Win while one more breach or one more wildling would end everything.
    .story = On { $date }, one more blow would have lost the Gift. It did not come in time: { $name } was faster.
achievement-watch-unbroken = Not One Breach
    .hint = Win a game of three raids or more without a single breach.
    .story = { $count } raids set out against the Wall on { $date }. Not one broke through, and { $name } lit the fires of victory.
achievement-watch-half-the-wall = Half the Wall
    .hint = Win with at least six guards, half of all who stand on the Wall.
    .story = On { $date }, every second black cloak on the Wall had been sent by { $name }. All { $count } of them saw the victory from up there.

## Cities & Knights

achievement-cities-every-metropolis = Three Metropolises
    .hint = Own all three metropolises at the end.
    .story = On { $date }, trade, politics and science all had the same address. { $name } lived there, and { $rival } came to visit.
achievement-cities-defender = Defender, Again
    .hint = Be named Defender of Catan three times in a game.
    .story = On { $date }, the island thanked { $name } { $count } times. By the last time nobody asked any more who would defend it.
achievement-cities-lost-city = A City Lost, a Game Won
    .hint = Win after the barbarians have taken a city from you.
    .story = On { $date }, the barbarians left a city in ruins behind them. { $name } swept the square and won.
achievement-cities-alone-ashore = Alone on the Shore
    .hint = Beat the barbarians with your knights alone.
    .story = When the ship landed on { $date }, only the knights of { $name } stood on the shore. They were enough.

## Fishermen

achievement-fish-boot-won = Won in One Boot
    .hint = Win while you hold the old boot, which costs an extra point.
    .story = On { $date }, { $name } wore the old boot and needed a point more than anybody else. { $name } limped home first.
achievement-fish-every-favour = All for Fish
    .hint = Buy all five things that fish can buy in one game.
    .story = On { $date }, fish sent the robber home for { $name }, stole a card, fetched another, built a road and drew a card. The supply smelled of it for days.
achievement-fish-boot-returns = The Faithful Boot
    .hint = Give the old boot away three times, and win.
    .story = On { $date }, { $name } gave the old boot away { $count } times. It kept coming back, but too late to spoil this feast.

## Rivers

achievement-rivers-every-bridge = Three Bridges
    .hint = Win with all three of your bridges built.
    .story = On { $date }, { $name } built one bridge, and another, and a third. Across the last one lay victory.
achievement-rivers-poor = Poor and Proud
    .hint = Win as a Poor Settler.
    .story = On { $date }, nobody had less gold than { $name }, and a tile told the whole world so. { $name } won all the same.
achievement-rivers-rags-to-riches = From Rags to Riches
    .hint = Be a Poor Settler halfway through, and win as the Wealthiest Settler.
    .story = Halfway through the game of { $date }, { $name } counted every coin twice. At the end nobody had more coins, or more points.

## Seafarers

achievement-sea-islands = Island by Island
    .hint = Settle three new islands or more, and win.
    .story = On { $date }, { $name } settled { $count } islands, one after the other. { $rival } asked where the ships were off to now, and nobody knew.
achievement-sea-last-landing = Land at Last
    .hint = Win with a turn in which you settle a new island.
    .story = On { $date }, { $name } went ashore where nobody of that colour had ever been. The flag was up before { $rival } had looked through the telescope.
achievement-sea-tacking = Hard to Pin Down
    .hint = Move ships five times in a game, and win.
    .story = On { $date }, ships of { $name } changed course { $count } times. It was the straightest way to victory.
achievement-sea-gold-cities = Streets of Gold
    .hint = Win with two cities at gold fields.
    .story = On { $date }, { $name } had { $count } cities where the gold lies. Asked for a favourite resource, { $name } said: the next one.
achievement-sea-black-flag = Under the Black Flag
    .hint = Move the pirate three times or more and the robber never, and win.
    .story = On { $date }, { $name } sent the pirate out { $count } times. The robber waited for an order all day, and got a tan.
achievement-sea-landlubber = Dry Feet
    .hint = Win without a single ship while others sail.
    .story = On { $date }, everybody went to sea but { $name }, who stayed ashore, counted cattle, and won.
achievement-sea-every-island = At Home Everywhere
    .hint = Win with a settlement or city on every island of the board, on three at least.
    .story = On { $date }, the map had { $count } islands, and { $name } had a key to a front door on each. { $rival } asked for a room.
achievement-sea-gifts = With Both Hands
    .hint = Take five gifts of the tribe in a game, and win.
    .story = On { $date }, the tribe gave { $name } { $count } presents. { $name } said thank you each time, and sailed on to the next beach.
achievement-sea-villages = A Full Wardrobe
    .hint = Trade with four villages in a game of Cloth for Catan, and win.
    .story = On { $date }, { $count } villages wove for { $name }. At the feast { $name } changed clothes between courses.
achievement-sea-no-ship-lost = Not a Scratch
    .hint = Take your pirate fortress without losing a ship there, and win.
    .story = On { $date }, { $name } took the fortress, and every ship came home dry. The pirates wrote a letter of complaint.
achievement-sea-mere-wonder = Nothing But a Wonder
    .hint = Win by the fourth level of a wonder with fewer than eight points.
    .story = On { $date }, { $name } had { $count } points and hardly a roof. But what a view from the scaffolding!

## Seafarers & Knights

achievement-sea-knights-chase = Man Overboard
    .hint = Chase the pirate away with knights three times in a game, and win.
    .story = On { $date }, knights of { $name } chased the pirate { $count } times. He has asked for a hex without armour in it.
achievement-sea-knights-afloat = Armour and Salt Water
    .hint = Win while two of your knights stand on ships at sea.
    .story = On { $date }, { $count } knights of { $name } heard of the victory at sea. They cheered, and then they looked for oil against the rust.

## Caravans

achievement-caravans-crossroads = At the Crossroads
    .hint = Win with four points or more for buildings between camels.
    .story = On { $date }, every caravan seemed to pass by { $name }. The camels left { $count } points there, and victory with them.
achievement-caravans-no-bid = Let the Others Pay
    .hint = Win without spending a single card on camel votes.
    .story = On { $date }, the others paid to steer { $count } camels, card by card. { $name } watched them pass, and won.
achievement-caravans-last-word = The Last Word
    .hint = Decide alone where seven camels or more go.
    .story = On { $date }, { $name } had the last word on { $count } camels. They went where they were told, grumbling.

## Barbarian Attack

achievement-attack-freed = Lost and Won Back
    .hint = Lose a building to the barbarians, free it, and win.
    .story = On { $date }, the barbarians took a house that { $name } had built. { $name } took it back, and the island with it.
achievement-attack-jailer = Full Dungeon
    .hint = Win after taking five prisoners or more.
    .story = On { $date }, { $name } showed { $count } barbarians the castle from below. They heard the victory feast through the ceiling.
achievement-attack-no-loss = Every Knight Home
    .hint = Win after three victories over the barbarians, without losing a knight.
    .story = The knights of { $name } fought in { $count } victories on { $date }. Every one of them rode home.

## Traders & Barbarians

achievement-traders-through-raiders = Through the Raiders
    .hint = Drive off a barbarian and deliver goods in the same turn.
    .story = On { $date }, barbarians stood on the road. { $name } drove them off and brought the goods home before nightfall.
achievement-traders-no-toll = Every Road Free
    .hint = Win with five deliveries or more, and never pay a toll.
    .story = On { $date }, { $name } brought { $count } loads home and owed nobody for the road. { $rival } had waited for the toll in vain.
achievement-traders-toll-keeper = The Toll Keeper
    .hint = Win after earning six gold or more in tolls.
    .story = On { $date }, every road led past { $name }. Passing was not free: { $count } gold by the end of the day.

## Landnám

achievement-landnam-last-land = No Blank Spot
    .hint = Discover the last unknown hex of the map.
    .story = On { $date }, one blank spot was left on the map. { $name } went to look, and now there is none.
achievement-landnam-one-card = One Card Was Enough
    .hint = Make outlaws in two lawsuits in one game, with a single card each.
    .story = On { $date }, { $name } went to the Althing { $count } times with a single card. The other side never had an answer to it.
achievement-landnam-no-famine = The Full Barn
    .hint = Lose nothing in a famine that costs everybody else cards.
    .story = On { $date }, famine went from house to house and emptied every store. It walked past { $name }.
achievement-landnam-outlaw = Outlaw and First
    .hint = Win after being made an outlaw in two lawsuits or more.
    .story = On { $date }, the Althing found against { $name } { $count } times. { $name } lost the lawsuits and won the land.
achievement-landnam-shared = Side by Side
    .hint = Share a victory.
    .story = On { $date }, neither points nor tokens nor cards could tell the winners apart. { $name } and { $rival } shared the feast.

## The Great Wall

achievement-gw-every-breach = Broken on Every Side
    .hint = Win even though every section of the wall was breached.
    .story = On { $date }, the horde broke through on the left, in the middle and on the right. When the dust settled, { $name } was still there, and had won.
achievement-gw-unbroken = Nobody Came Through
    .hint = Win a game of three attacks or more without a breach.
    .story = The horde attacked the wall { $count } times on { $date } and never came through. Behind it { $name } poured the tea.
achievement-gw-last-shame = One Token from Disgrace
    .hint = Win together with one shame token left in the pool.
    .story = On { $date }, a single shame token was left, and nobody dared to look at it. The frontier held, and { $name } came home with head held high.
achievement-gw-solo = Alone behind the Wall
    .hint = Win the solo game.
    .story = On { $date }, { $name } faced the horde alone, with nobody to blame and nobody to thank. The frontier held.
achievement-gw-last-stone = The Last Stone
    .hint = Build the level that finishes the wall, and win.
    .story = On { $date }, { $name } laid the stone that finished the wall. The others only leaned on it.

about-achievements = Stories worth retelling from the games that people have played here.
about-book-chapter = Which stories to look at.
about-stories = Stories already told come first in each chapter. Choose one to read it, or to see how to earn it.
about-story-new = Opens the book of stories at this one.
about-watch = Replays the game in which it happened.
