### The whole game of the Great Wall; taught by Master Shen, who has counted bricks and barbarians for forty years and has mixed them up only once.
### $space and $undo are names of keys.

lesson-great-wall = The Great Wall
    .line = Master Shen, an old clerk of the frontier, shows a new general how to command: in nine short chapters from the first command to the winter that decides, to a wall held alone, and to Black Powder.
    .coach = Master Shen, clerk of the frontier
    .listen = Patience, general. First the report, then the order: read to the end and press Next.

## 1 A command

lesson-great-wall-command = A command
    .line = Command cards, clerks, places that work when they are full
    .learned =
        - Everybody plays one command each autumn: first its owner, then the others a little, then the owner again.
        - A regular place works when it is full, for everybody in it. Whoever is alone there is shamed.
        - An overseer brings a resource every summer and makes his place richer.
lesson-great-wall-command-welcome = Welcome to the frontier, general. Before the [wall](gw-wall) stands the [horde](gw-horde), one card behind another in each of three sections. Behind it lie the places where your [clerks](gw-clerk) work. Hilda and Bram defend the same wall as you do, and yet each of you wants to be the one the emperor thanks.
lesson-great-wall-command-aim = What counts is [honour](gw-honour). It comes from battle, from building, from many small things, and it is never spent. After the last year, whoever has the most of it wins.
lesson-great-wall-command-cards = It is autumn of the second year. You hold six [command cards](gw-command-cards), and the others hold the same six. Everybody lays one face down, and all are turned over together.
lesson-great-wall-command-card = Here is one of them, held close to the lamp. The first line is yours: up to four clerks. The second is for everybody else: one clerk each. The third is yours again, once they are done. And the gold line is the [combo](gw-command-cards): it counts if somebody else shows the card that it names.
lesson-great-wall-command-choose = Let us fill the store first. Economy sends four clerks to the production places.
    .task = Choose Economy and confirm.
    .hint = The card Economy in your hand, then the gold button.
lesson-great-wall-command-slot = Construction and Campaign from the others. Mark that: with Construction on the table your Economy has its [combo](gw-command-cards) and brings two resources instead of one. Now say when your card goes. You are first in [tea order](gw-tea-order), so you choose first.
    .task = Take the first turn.
lesson-great-wall-command-places = The lumber mill has three spots, and Hilda’s clerk sits in one of them. A [regular place](gw-places) works when it is full. Two more, and it saws.
lesson-great-wall-command-clerk = Send the first one.
    .task = Place a clerk in the lumber mill.
    .hint = The lumber mill is framed; click it and confirm.
lesson-great-wall-command-full = And the second. Because Hilda is there as well, nobody is alone: alone in a full place you would take a [shame token](gw-shame).
    .task = Place one more clerk in the lumber mill.
lesson-great-wall-command-enough = Two clerks are left, but keep them: others play commands too, and each of those may let you send one.
    .task = Press the gold button: no more clerks.
lesson-great-wall-command-stone = Now the others placed a clerk each: the second line of your card. The third is yours again, and thanks to the combo it brings two resources. Stone first, for walls.
    .task = Take one stone.
lesson-great-wall-command-gold = And gold, for the overseer.
    .task = Take one gold.
lesson-great-wall-command-overseer = The mill was full and worked: one wood for each of your clerks and one for your [overseer](gw-overseer), three in all; Hilda has one. Whoever uses a production place may raise his overseer there. The second level costs 2 gold and brings 1 honour, and one more wood every summer.
    .task = Raise the overseer.
lesson-great-wall-command-order = The clerks of the mill are back in your hand, and the card lies played before you. Next come the commands of Hilda and Bram, and in each of them there is a line for you. When all are done it is winter.

## 2 Soldiers

lesson-great-wall-soldiers = Soldiers
    .line = How a horde card is covered and falls, and who is honoured for it
    .evening = The third autumn: Campaign lies open before you, and three soldiers wait in your camp.
    .learned =
        - A soldier covers a vital spot and its reward is yours at once.
        - All spots covered: the card falls at the end of the turn. Each spot of yours is 1 honour; most spots take the trophy.
        - Whoever stands on a skull dies when the card falls. 1 chi saves him.
lesson-great-wall-soldiers-camp = The scouts before the left section have three [vital spots](gw-horde). Hilda’s spearman covers one of them. You have revealed Campaign: four soldiers may leave your camp.
lesson-great-wall-soldiers-spots = [Spearmen](gw-soldiers) fight in the row next to the wall. What is printed in a spot is yours as soon as you cover it: a wood here, an honour there. The skull beside the honour means that this man will not come back by himself.
lesson-great-wall-soldiers-first = Take the wood.
    .task = Press Spearman, then the framed spot.
    .hint = First the spearman of your camp, then the spot, then the gold button.
lesson-great-wall-soldiers-second = The last spot is the one with the skull. Take it: then you cover two, and Hilda one.
    .task = Press Spearman, then the framed spot with the skull.
lesson-great-wall-soldiers-rider = A horseman may ride into any row, and he covers two spots that lie side by side. The cavalry stands in the second row of the middle section, where no spearman comes.
    .task = Press Horseman, then the two framed spots.
    .hint = The horseman, then the one spot, then the one beside it.
lesson-great-wall-soldiers-clerks = The last line of Campaign sends clerks as well. Not today; let us see the scouts fall.
    .task = Press the gold button: no clerks.
lesson-great-wall-soldiers-save = All three spots are covered, so the card [falls](gw-defeat). Your man on the skull is killed with it. One chi saves him: he goes to your camp instead of back to the stock, and need not be paid for again.
    .task = Save him for 1 chi.
lesson-great-wall-soldiers-trophy = You covered two spots, that is 2 honour; Hilda has 1 for hers. The trophy, 2 more, goes to whoever covered most, and in a tie to whoever is earlier in tea order. Wei Long, your general, adds 2 for every trophy.
lesson-great-wall-soldiers-archers = One kind is left: the archer. He stands on the wall, on a firing spot, and shoots every winter. More of that when it snows.

## 3 Building

lesson-great-wall-building = Building
    .line = Walls that stay, barricades that hold one winter
    .evening = Another game, second autumn: two sections have no wall yet, and your command is Construction.
    .learned =
        - Each wall level gives 4 defence, honour, and two firing spots.
        - A barricade gives 2 defence and is gone after winter.
        - If attack and defence are equal, the wall holds.
lesson-great-wall-building-threat = The left and the middle section have no [wall](gw-wall). The number of each horde card is its power, and all rows of a section attack together. Without defence even the drummers come through.
lesson-great-wall-building-clerk = Construction is your command. First the clerks. The Builders’ Camp is a special place: it works after your turn even if it is not full, with one build for each clerk.
    .task = Place a clerk in the Builders’ Camp.
lesson-great-wall-building-enough = One is enough.
    .task = Press the gold button: no more clerks.
lesson-great-wall-building-wall = The last line of your card is a build, one unit cheaper. Level I costs 3 wood and 2 stone: take the discount in stone. Build it on the left; that is 5 honour.
    .task = Build wall level I in the left section.
    .hint = The button with the wall, left section, then the discount: one stone.
lesson-great-wall-building-level = Level I: four defence against the scouts’ two. Two archers find room there, too. The next levels cost more and bring 8 and 11 honour. With three players the game ends as soon as two sections have level III.
lesson-great-wall-building-barricade = Now the clerk in the camp: one more build. One wood is enough for a [barricade](gw-wall), 1 honour. Put it in the middle.
    .task = Build a barricade in the middle section.
lesson-great-wall-building-holds = Two against two. Equal means that the wall holds: the horde must be stronger to break through. But a barricade is taken down after the winter, and the drummers will still be there.

## 4 Winter

lesson-great-wall-winter = Winter
    .line = Archers shoot, the horde attacks, and whoever is not there is shamed
    .evening = The same year, in winter: your archer stands on the wall on the left.
    .learned =
        - In winter archers shoot first; then each section is attacked.
        - In a breach, whoever has a soldier in the section loses one; whoever has none takes shame.
        - Each shame token costs 2 honour at the end. An empty pool ends the game.
lesson-great-wall-winter-snow = The first snow. Your archer stands on the wall on the left, and your spearman waits in the [hideout](gw-hideout) of the middle section. Every archer must shoot now, at any open spot of his section.
lesson-great-wall-winter-shoot = A wound covers a spot as a soldier does, but brings no reward.
    .task = Shoot at the framed spot.
lesson-great-wall-winter-breach = On the left the wall held, three against four. In the middle scouts and pillagers together have seven, and one barricade gives two: a [breach](gw-breach). Whoever has a soldier in the section, no matter where, loses one and is spared the shame. Yours was the one in the hideout.
lesson-great-wall-winter-save = And he too can be saved.
    .task = Save him for 1 chi.
lesson-great-wall-winter-shame = Bram lost the spearman who fought there. Hilda had nobody: one [shame token](gw-shame), and one more because pillagers were among them. She would have given much for a single spearman in that hideout.
lesson-great-wall-winter-hideout = So remember: one spearman in every hideout before the snow is the cheapest defence there is. The section on the right had no horde before it and was not attacked.
lesson-great-wall-winter-spring = The barricades are down, and a new [year](gw-year) begins. In spring the horde grows, and new advisors come to court.

## 5 Summer

lesson-great-wall-summer = Summer
    .line = Income, who comes home, and which commands stay on the table
    .evening = Two years later: it is summer, and three of your commands lie played.
    .learned =
        - Summer brings a resource for each overseer level.
        - Clerks and soldiers may be called back, but not from horde cards.
        - Take back all your played commands or none. Each left in play is 2 honour.
lesson-great-wall-summer-income = Summer is payday: your overseers have brought two wood and a gold, and the forester one more wood. So two or three early levels pay off all game long.
lesson-great-wall-summer-clerk = Your clerk has sat alone in the temple since autumn. Nobody joined him, so it never worked. In summer you may call anybody home, save those who fight on horde cards.
    .task = Call the clerk back from the temple.
lesson-great-wall-summer-played = Three commands lie played before you, three are in hand. You may take all of them back, or none. For each that stays you get 2 honour now, and again every summer.
lesson-great-wall-summer-leave = You hold Despotism, Mobilisation and Ceremony; that is enough for this year.
    .task = Leave the played commands.
lesson-great-wall-summer-tea = Six honour for doing nothing. But next year there are only two cards to choose from, and the year after one. The art is to take them back before the right one is missing.

## 6 The court

lesson-great-wall-court = The court
    .line = Generals, advisors, artifacts
    .evening = The autumn after it: your clerk waits in the Headquarters.
    .learned =
        - An active advisor works for you; you have three at most.
        - A passive one is 2 honour at the end, and strengthens a general of the same calling.
        - Artifacts compare all players when the game is over.
lesson-great-wall-court-general = Your [general](gw-generals) is Wei Long, a man of war. His strength is one, and one more for each passive [advisor](gw-advisors) of his calling, up to three. The bowyer behind him makes two.
lesson-great-wall-court-hire = Your clerk in the Headquarters may hire somebody: 2 gold. The Standard Bearer is a man of war, too. Active he would bring honour in battle; passive he makes Wei Long stronger.
    .task = Hire the Standard Bearer as a passive advisor.
    .hint = Choose the Standard Bearer, then to hire him as passive.
lesson-great-wall-court-strength = Strength three: from now on every trophy is 3 more honour. And 2 for the passive advisor at the end.
lesson-great-wall-court-artifacts = The Headquarters keep a drawer with all that is open at court, the three [artifacts](gw-artifacts) of this game among it. The Jade Seal looks at overseers, the Dragon Banner at trophies, the Golden Lion at shame. Whoever is first there gets 8 honour at the end, the second 4. It pays to know early what is being counted.
    .task = Press the Headquarters to open it.

## 7 The last winter

lesson-great-wall-end = The last winter
    .line = When it is over, and what is counted
    .evening = The last winter: two sections are finished, and Hilda is one honour ahead.
    .learned =
        - It ends with the last year, with enough finished sections, or with an empty shame pool.
        - Then artifacts, passive advisors and resources are added, and shame is taken off.
lesson-great-wall-end-high = Two sections have level III. With three players that is enough: after this winter the game [ends](gw-end). Hilda has 49 honour, you have 48.
lesson-great-wall-end-scoring = But there is more to count: the artifacts, 2 for each passive advisor, 1 for every three resources, and 2 less for each shame token. Hilda has three of those.
lesson-great-wall-end-last = And one shot is left. The scouts have a single open spot; nobody fights there, so the trophy goes to whoever lays the last wound.
    .task = Shoot at the last open spot.
lesson-great-wall-end-won = Seventy-nine honour. The lanterns are lit along the wall, and the emperor has one name to remember. Now you can play. I shall make some tea; two chapters are left for later: one for a general alone on the wall, one for those who like it louder.

## 8 Alone on the wall

lesson-great-wall-alone = Alone on the wall
    .line = Solo: the emperor’s requests, two commands a year, and the clerks of the Reed clan
    .evening = Another game, for one: year 6 of 6, autumn.
    .play = Play alone
    .learned =
        - You win if all requests are fulfilled at the end and the shame pool is not empty.
        - Two commands each autumn; your other card counts for the combo.
        - Then the Reed clan sits down beside your clerks.
lesson-great-wall-alone-welcome = Nobody else is here, general. Nobody to outdo, and nobody to share the shame. It is the last autumn, and on the right heavy cavalry rides against a wall of one level: six against four.
lesson-great-wall-alone-requests = Honour is still counted, but it decides nothing. These do: the emperor’s [requests](gw-requests), in the drawer of the Headquarters. You win if all of them are fulfilled when the game ends. Seven wall levels: six stand. Nine overseer levels: you have eight. No more than three shame tokens: you hold three.
lesson-great-wall-alone-pool = And watch the pool: alone there are only ten [shame tokens](gw-shame). If it is empty after a winter, the game is lost. How hard it gets is chosen on New game by the number of requests: two are gentle, four stern.
lesson-great-wall-alone-two = Whoever is alone gives two commands each autumn, one after the other. First one for the store.
    .task = Choose Economy and confirm.
lesson-great-wall-alone-other = And one for the wall.
    .task = Choose Construction and confirm.
lesson-great-wall-alone-combo = Look at the card again. The second line falls away, for there are no others. But the gold line holds: alone, your other card counts as somebody else’s. Construction lies beside it, so Economy has its [combo](gw-command-cards). Choose your pairs with that in mind.
lesson-great-wall-alone-first = You also say which goes first. We need the gold before the masons come.
    .task = Choose Economy to go first, and confirm.
lesson-great-wall-alone-quarry = One of your clerks has sat in the quarry since last year. With a second one a single spot is free.
    .task = Place a clerk in the quarry.
lesson-great-wall-alone-temple = And one in the temple, where two spots stay free. Mark those three.
    .task = Place a clerk in the temple.
lesson-great-wall-alone-enough = That is enough.
    .task = Press the gold button: no more clerks.
lesson-great-wall-alone-gold = Two resources, thanks to the combo. Take gold: the third level of an overseer costs three.
    .task = Take two gold.
lesson-great-wall-alone-second = Now your second command, Construction. Nobody has to go anywhere for it.
    .task = Press the gold button: no more clerks.
lesson-great-wall-alone-wall = One wall level, one unit cheaper. On the right: eight against the six of the cavalry. It is the seventh level, too.
    .task = Build wall level II in the right section.
    .hint = The button with the wall, right section, then the discount: one stone.
lesson-great-wall-alone-reed = Both commands are done, and now our guests come: the [Reed clan](gw-reed). It has six clerks, no soldiers and no wish for honour. After your turns up to three of them sit down in regular places beside yours. You say where, but as many must go as find room. They fill the place for you, and beside them you are not alone: no shame.
lesson-great-wall-alone-guests = One free spot in the quarry, two in the temple: exactly three.
    .task = Send the first one to the quarry.
lesson-great-wall-alone-overseer = The others went to the temple by themselves. The quarry is full and works: four stone. Now the overseer, for three gold: the ninth level.
    .task = Raise the overseer.
lesson-great-wall-alone-won = It snowed, and all three sections held. Seven levels, nine overseers’ levels, no shame this year: the emperor is content, and you had nobody to thank but the Reed. Now try it yourself, general. In your own game you begin in year 1.

## 9 Black Powder

lesson-great-wall-powder = Black Powder
    .line = Towers, firearms and siege, which can be switched on in any game
    .evening = Another game, with Black Powder: autumn, and your two clerks are in the Builders’ Camp.
    .play = Play with Black Powder
    .learned =
        - A new wall level or a trophy: a spearman may take a tower beside that section and fire from there.
        - Firearms belong to nobody and reach every row; soldiers in the pattern die, and somebody else’s cost you shame.
        - A ram in the first two rows and a trebuchet anywhere take a wall level each winter; a ladder at the wall is a breach.
lesson-great-wall-powder-welcome = The same frontier, but somebody has brought powder. Every section starts with wall level I, and no barricades. Between the sections stand [towers](gw-towers), room for one spearman each, and in the hideouts [firearms](gw-firearms), two at most.
lesson-great-wall-powder-siege = The horde has machines as well. On the left a [ram](gw-siege), in the middle a trebuchet behind the foragers: each would take a wall level this winter, and when the last level of all is gone, everybody has lost. On the right a ladder stands at the wall; more of that when it snows.
lesson-great-wall-powder-wall = Two clerks in the camp are two builds. First the wall on the left, level II: 2 wood and 4 stone, 8 honour.
    .task = Build wall level II in the left section.
lesson-great-wall-powder-tower = Whoever builds a level may send a spearman up a tower beside it. The second one stands between the left and the middle section: in winter it brings 2 honour for each of the two that holds, and 1 [shame](gw-shame) for each breached.
    .task = Send your spearman to the second tower.
lesson-great-wall-powder-ballista = And from there he may fire one firearm beside the tower at once. It belongs to nobody. The ballista on the left costs nothing and wounds two spots, always the same; just those are still open on the ram.
    .task = Fire the ballista at the ram.
    .hint = The button with the ballista, then the gold button.
lesson-great-wall-powder-lance = Now the second build. No spearman comes to the third row, but firearms reach every row. The fire lance costs 4 gold and brings 4 honour, as every firearm does.
    .task = Build a fire lance in the middle section.
    .hint = The button with the fire lance, then the middle section, then the gold button.
lesson-great-wall-powder-shot = Whoever builds one may fire it at once: 1 chi, and 2 honour whatever it hits. First the target, then a card says where. A soldier there would die, and for somebody else’s you would take shame; but nobody is so far out.
    .task = Fire the lance at the trebuchet.
lesson-great-wall-powder-ram = Three wounds, and the fourth was there. Your turn ends, and first the ram falls: 1 honour for your spearman, 5 for the trophy, 2 from Wei Long. Your man is in your camp again, and whoever takes a trophy may take a tower, too.
    .task = Send him to the first tower.
lesson-great-wall-powder-ladder = Then the trebuchet, seven more honour; and then it snowed. On the right the ladder had five against eight, but in the first row it is always a [breach](gw-breach). Every soldier there falls, Hilda’s too, and the cannon is lost. Bram and you had nobody there: a shame token each.
lesson-great-wall-powder-towers = The left and the middle section held. Your first tower brought 2 honour, the second 4. Bram’s man on the third had 2 for the middle and a shame token for the right; he is back in camp, as is every man on a tower beside a breach.
lesson-great-wall-powder-clans = One more thing: with powder each clan has three [special soldiers](gw-special-soldiers) of its own, from the monk who fights in any row to the war machine. And now you know what I know. Mind your ears, general.
