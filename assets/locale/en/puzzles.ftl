### Puzzles: positions to solve, their list, and what is said beside the table.

## The list

menu-puzzles = Puzzles
about-puzzles = Positions from real games, with a goal for one turn.
puzzles-title = Puzzles
puzzles-all-games = All games
puzzles-all-grades = Any difficulty
puzzles-solved-or-not = Solved or not
puzzles-waiting = Not solved yet
puzzles-count = Solved: { $solved } of { $of }
puzzles-none = Nothing left here. Well played!
about-of-game = Choose a game.
about-grade = How hard they are.
about-waiting = Show all puzzles, or only those you have not solved.
puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard
puzzle-about = { $game } · { $grade }

## At the table

puzzle-hint = Hint
puzzle-again = Start over
puzzle-retry = Try again
puzzle-way = Show the solution
puzzle-self = Solve it myself
puzzle-others = All puzzles
puzzle-next = Next puzzle
puzzle-both-hints = { $first } { $second }
puzzle-failed = Your turn is over and the goal is out of reach. There is a way, though. Take back as much as you like ({ $undo }), or start over.
puzzle-solved = { $count ->
    [one] Solved, with a single action!
   *[other] Solved in { $count } actions!
} { $compared ->
    [fewer] Shorter than the book, which takes { $book }.
    [same] Just as many as the book.
   *[more] There is a shorter way: the book takes { $book }.
}
puzzle-unaided = On the first try, and without a hint!
puzzle-last = That was the last one: every puzzle is solved. Well done!
puzzle-shown = That is one way: { $count ->
    [one] one action.
   *[other] { $count } actions.
} There may be others.
puzzle-step = Step { $step } of { $of } of the solution.
puzzle-do = { $what }: { $how }
table-menu-puzzles = Leave the puzzle
puzzle-leave-title = Leave the puzzle?
puzzle-leave-text = What you have solved is remembered. This one will wait for you.
puzzle-seats = You cannot change the players in a puzzle.
reason-puzzle-no-trade = In a puzzle nobody trades with you: they can see what you are up to.
reason-puzzle-way = The solution is being shown. Continue step by step, or solve it yourself.
reason-puzzle-over = This attempt is over. Take something back, or start over.

## Goals

puzzle-goal-win = Win the game this turn.
puzzle-goal-hold-wall = Make sure that no section of the Wall falls this Winter.

## The puzzles

puzzle-guard-or-card = A guard for the last point
    .story = Wool and grain fill your hall, and ten points are close. One more card from the deck might do it. Might.
    .hint1 = Look for two points that need no luck: a keep is one of them.
    .hint2 = A second guard on the Wall is worth the other. The [supply](supply-trade) has the ore for the keep and the brick for the guard.
puzzle-two-roofs = Two roofs
    .story = Your roads already reach far. A guard stands ready to hire, but the Wall will pay you nothing for him today.
    .hint1 = Two settlements, one point each. Both places can be reached already.
    .hint2 = You lack only grain, twice. Trade spare lumber for one and ore for the other.
puzzle-around-the-bay = Around the bay
    .story = Eight points in four keeps, and barns full of grain and ore. Everybody thinks you will build a fifth.
    .hint1 = Count your roads, and your neighbours’ roads.
    .hint2 = The longest road is worth two points. The harbours give lumber for grain and for ore; build on both sides of what you have.
puzzle-last-stretch = The last stretch
    .story = A neighbour is proud of the longest road on the island: seven pieces. You hold a hidden point, four lumber and three brick.
    .hint1 = You need two points, and the longest road is worth exactly that.
    .hint2 = Do not lengthen one end. Roads that lie apart count together as soon as they are joined.
puzzle-two-free-roads = Two free roads
    .story = Six brick and not a single log: whoever filled these barns had a sense of humour.
    .hint1 = One of your cards builds without lumber. Only one card may be played in a turn, so choose well.
    .hint2 = Two free roads in the east make yours the longest, and lead to a place for a house. Four brick buy the one log that it needs.
puzzle-city-or-road = City or road?
    .story = The grain and ore for a city lie ready, and your fingers itch. But a city is one point, and you are three short.
    .hint1 = The longest road gives two points, a settlement gives the third.
    .hint2 = You have the lumber, and your harbours turn grain and ore into brick. Three brick make two roads, and a house between them.
puzzle-one-good-year = One good year
    .story = Six brick, six grain, three ore and a card that promises a good year. You have no settlement left to turn into a city.
    .hint1 = A new settlement may become a city in the same turn.
    .hint2 = Take one lumber and one wool with the card. The second log comes from the supply, for four brick.
puzzle-metropolis-road = The thirteenth point
    .story = Ten points, four sheets of paper, and rivals who are watching your cities. Perhaps they should watch your roads.
    .hint1 = There are three points to find: two in a city, and more on the shore.
    .hint2 = Improve your science for a second metropolis. Then let a card build two roads, and yours is the longest.
puzzle-old-boot = The old boot
    .story = Somebody’s boot came up in your net. As long as you keep it, even ten points will not do.
    .hint1 = The boot may be passed on: to a player who shows at least as many points as you do.
    .hint2 = Four fish buy any card of the supply. One log is all that a settlement lacks.
puzzle-fish-supper = Fish for supper
    .story = Two logs, no brick, and four fish in the pan. Your supper can wait.
    .hint1 = You need two roads, so you need two brick.
    .hint2 = The supply gives one brick for wool, the other for fish. One road goes in the east, one in the south.
puzzle-richest-by-the-river = The richest by the river
    .story = On this river coins count: whoever has the most gets a point. You are rich in everything else.
    .hint1 = One point is a city, the other goes to the wealthiest settler.
    .hint2 = Build the city first. Then sell what is left: wool once, ore once.
puzzle-three-coins = Two coins’ worth
    .story = You count as a poor settler, and that costs two points. Get rich? There is no time. Spend the rest!
    .hint1 = Stay poor. A road and a house bring three points.
    .hint2 = A road on the river bank earns a coin before you buy. Trade brick for the road’s lumber; buy what the house lacks with gold.
puzzle-idle-ship = The idle ship
    .story = One of your ships points at a bay that nobody needs. Somebody else boasts of six roads in a row.
    .hint1 = A house in the bay is one point, and you need three. Roads and ships count together where a house joins them.
    .hint2 = Settle the cape between roads and ships: that makes six. The idle ship makes it seven, at the far end.
puzzle-black-sail-ahead = A black sail ahead
    .story = Your ships were bound for the island, but the best place is taken, and the pirate lies in front of the other one.
    .hint1 = A house at home is one point. The first house on a new island is three.
    .hint2 = The [knight](knight-card) moves the pirate as well. Then the last ship can turn south. Mind where you send him: he bars ships that leave, too.
puzzle-roads-of-water = Roads of water
    .story = Nine points, and a card that builds two roads. Nobody has said that they must lie on land.
    .hint1 = You need five points: the longest trade route is two, a new island is three.
    .hint2 = Two ships more reach a free place on the island. One is a free piece, the other lies idle in the south. The second free piece goes wherever your route ends.
puzzle-harbour-to-order = A harbour to order
    .story = Ten points, a fistful of ore, and a ship in the south that has already collected its gift.
    .hint1 = One gift is worth a point, and a longer line of ships is worth the rest. Two cards are missing.
    .hint2 = A [gift](tribe-gifts) that is a harbour pays for the next one. Fetch it with the idle ship; where you place it does not matter.
puzzle-last-bolt = The last bolt
    .story = Somebody has 11 points and eight cloth. You need not reach fourteen: only four villages have any cloth left.
    .hint1 = With the next empty [village](cloth-village) the game ends. Who has most points then, and who most cloth on a tie?
    .hint2 = The pirate lies in your way, and your knight can send him anywhere. Send him where he brings a cloth along.
puzzle-seven-warships = Seven warships
    .story = The last marker on your fortress, six warships, and a knight in your hand. A die shows six at most.
    .hint1 = With seven [warships](warship) the attack cannot fail, but nine points win nothing.
    .hint2 = The attack ends the turn, so everything else comes first. Your lane has a place for a house, and wool has a harbour.
puzzle-fifth-path = The fifth path
    .story = Nobody has begun a wonder yet. You have eight points, and a road along the coast that is one path short.
    .hint1 = A trade route of five is worth two points, and the Monument asks for one as well.
    .hint2 = A city joins roads and ships. Take the idle ship from the south to the city at the harbour, and turn wool into ore there.
puzzle-road-or-ship = A road where a ship lay
    .story = Lumber, lumber, lumber, and a single wool. Somebody’s route is longer than yours by a hair.
    .hint1 = A last ship that moves to the other end makes nothing longer. Unless something else takes its place.
    .hint2 = On a coast a road lies as well as a ship, and it joins on at a building of yours. The lumber harbour gives the brick.
puzzle-which-knight = Which knight?
    .story = Two knights at the pirate’s hex, gold on the far shore, and four cards: enough for a house, not for another ship.
    .hint1 = A ship at whose end your knight stands [does not move](knight-at-sea), and a knight who has chased the pirate does not, either.
    .hint2 = Let the knight at sea [chase](chase-pirate) him, far away. The one on the coast goes home, and his ship is free.
puzzle-two-doors = Two doors
    .story = Six logs, nine ore, and nowhere to keep them. Your neighbours would call it a mess. You call it two houses.
    .hint1 = Both settlements have their places already. Lay out what they cost together.
    .hint2 = You lack two brick and two wool: trade lumber for one, ore for three. You need every card you keep.
puzzle-gold-for-ore = Gold for grain
    .story = The wagon is home, and its gold jingles in your pocket. You lack two points, and you know every price.
    .hint1 = A settlement and a city. You can pay for one of them at once.
    .hint2 = Gold buys two cards a turn: grain and grain again. Do not sell the ore.
puzzle-before-winter = The last days of autumn
    .story = Yours is the last turn before the snow. Two sections stand open, and the scouts under the left one are already shouting your name.
    .hint1 = One section can be cleared, the other must be built up. Your two soldiers are not enough for both.
    .hint2 = Cover the scouts completely. What they carry, and one exchange at the Market, pay for the wall in the middle.
puzzle-between-two-landings = Between two landings
    .story = Eleven points, and some of them walk in chains. The ships are already in sight, and a new house would draw them here. Unless it is your last.
    .hint1 = One settlement is enough: the game ends before anybody lands.
    .hint2 = Wool for lumber at your harbour, and gold for the brick. Leave the chronicle cards alone.
puzzle-before-the-althing = Before the Althing
    .story = Ten points, a hall full of lumber, and everybody is busy with lawsuits. Nobody is watching what you build.
    .hint1 = A farm is a point, and a city one more than the farm it replaces. What you build appears when your turn ends.
    .hint2 = Lumber buys the grain. A settler would cost you grain and iron: you cannot afford another one.
