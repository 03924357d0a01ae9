### The whole game of Landnám; taught by Thorgeir the lawspeaker, who remembers every lawsuit of thirty years and has forgiven none.
### $space and $undo are names of keys.

lesson-landnam = Landnám
    .line = Thorgeir the lawspeaker meets new settlers at the law rock. In ten short chapters he teaches all of it: how to find land in the fog, found farms, go to court and win.
    .coach = Thorgeir the lawspeaker
    .listen = No hurry. At the Althing you listen first and speak after: hear me out and press Next.

## 1 Fog

lesson-landnam-fog = Fog
    .line = The first step, the dice of exploration, a fate card
    .learned =
        - A step into the fog explores with two ten-sided dice: the green one names the land, the red one its number.
        - A red 1 gives number 11, a red 7 number 12.
        - Mountains beside it add 2 to the green die, other land 1, at most 4 together.
        - New land gives a card of its resource at once.
lesson-landnam-fog-welcome = Welcome to the edge of the world. Nobody has seen this island yet: thirty-seven hexes lie [in fog](exploration), and only the mountain in the middle rises above it. Your [ship](ship) waits on the [outer sea](outer-sea), with the ships of the others.
lesson-landnam-fog-sides = Every turn, after the roll, you have two [steps](movement). The very [first step](first-step) of the game goes to one of the six sides that nobody has chosen yet, and not to a corner of the map. You begin, so all six are free.
lesson-landnam-fog-sail = Set sail. We shall know what is there when we run into it.
    .task = Click the framed hex and confirm.
    .hint = The fog in the gold frame, then the gold button below.
lesson-landnam-fog-ask = That is fog, so there will be dice. But first I ask whether you have an [Exploration card](fate-exploration). Everybody who holds any fate card hears that question. Keep yours: here we want sea, without a card.
    .task = Press the gold button: play no card.
    .hint = The gold button below means “no card”.
lesson-landnam-fog-dice = These two dice have ten sides each. The green one names the land, and it shows 3. One to four is sea, and the ship went in at once. Then come fields (5), forest (6), pasture (7–9), bog (10). The red one means nothing at sea: water has no numbers.
lesson-landnam-fog-bonus = The green die gets a bonus: 2 for each known mountain beside the hex, 1 for other land, but at most 4. That is how it passes ten: from eleven on it is mountain. Where there is much land there is more of it; where there is none, expect sea. Fog within reach turns pale and tells it in percent: sea, land, mountain.
lesson-landnam-fog-again = You have one more step. A ship cannot enter land, but it can explore it.
    .task = Click your ship, then the framed hex, and confirm.
    .hint = The ship lies on the sea now. First the ship, then the framed fog.
lesson-landnam-fog-sight = Now the card comes in handy. With Pasture Sighted no green die is needed: it is pasture, and that is that. The red one is rolled all the same, for the number.
    .task = Play Pasture Sighted.
    .hint = The card is in your hand, beside your resources. Click it and confirm.
lesson-landnam-fog-number = The red die shows 6, so a 6 it is. That die has ten sides too, but no land has the number 1 or 7: a red 1 stands for 11, a red 7 for 12. All the others mean what they show.
lesson-landnam-fog-reward = Pasture with a 6: it does not get better. For the land you found you got a card of its resource at once, wool. A mountain would have given a [fate card](fate-card), sea nothing. The ship stayed where it was, and the step is used. That is how an island is found.

## 2 The farm

lesson-landnam-farm = The farm
    .line = The first build, and why it does not appear at once
    .evening = The same first turn, a little later: you have found sea and pasture.
    .learned =
        - A farm costs 1 grain, 1 lumber, 1 wool and is worth 1 point. A piece becomes the farm.
        - Everything is paid for at once and appears at the end of the turn.
lesson-landnam-farm-prices = Movement is over; now come trade and building. Everyone begins with two cards [of all four kinds](landnam-resources). Remember one thing: until you have a [farm](farm), no number brings you anything. Spend grain, lumber and wool on nothing else.
lesson-landnam-farm-found = A piece founds the farm, even a ship, at a [corner](landnam-corner) of its hex. It must touch land where something grows, and this one does.
    .task = Press Farm, then what is framed, one after the other.
    .hint = First the button Farm, then the corner; where several pieces can become the farm, the piece too.
lesson-landnam-farm-queue = See? The farm is [ordered](queued-builds): the cards are gone, and the house appears at the end of the turn. Until then the ship stays where it is and builds nothing else. If you change your mind, there is undo ({ $undo }).
lesson-landnam-farm-ship = The ship will become the house and return to your supply, and without a piece you sail nowhere. Iron and lumber are left: launch a new ship on the outer sea. That takes no settlement at all. Even from out there a ship can found a farm, at the very edge of the map: a [landfall](landfall).
    .task = Press Ship, then the outer sea.
    .hint = The button Ship, then the sea round the map.
lesson-landnam-farm-end = There is nothing more to do.
    .task = End your turn ({ $space }).
lesson-landnam-farm-stands = There is the house, and the first [point](landnam-victory). Now, when a 6 is rolled, the pasture brings you wool. And mark this: a farm at the edge of the map is always by the sea, so it can become a [city](landnam-city).

## 3 Harvest and famine

lesson-landnam-harvest = Harvest and famine
    .line = Who gets what, how numbers age, and why a store may be lost
    .evening = Another day: you have a farm, a settler and a suspicious lot of wool.
    .learned =
        - A settler on a hex takes two cards and the whole harvest; without one each farm around gets a card, each city two.
        - After a harvest one of the numbers that yielded ages. Up to 6 that helps, from 8 on it hurts.
        - Too few cards in the bank mean famine: nobody gets anything, and all of that resource goes back.
lesson-landnam-harvest-numbers = Look at the two fives. Your [farm](farm) stands at the pasture, your [settler](settler) in the forest, though the farm there is not yours but Hilda’s. Let us roll and see what happens.
lesson-landnam-harvest-roll = Everything but a seven is a [harvest](landnam-harvest).
    .task = Roll the dice.
lesson-landnam-harvest-yield = Five! The pasture gives your farm one wool. The forest gives your settler two lumber and Hilda none: a piece on a hex takes its whole harvest. She may sue you for that. But we shall come to court in good time.
lesson-landnam-harvest-age = Land [ages](ageing): after a harvest one of the hexes that yielded gets the next number. There are two, and you choose, because it is your turn. The five becomes a six, and a six is rolled more often.
    .task = Choose your pasture.
    .hint = Choose what feeds you: click the framed pasture.
lesson-landnam-harvest-aged = Green numbers gain by age, red ones lose: after 6 comes 8, then 9, on to 12, and after 12 comes 2 again. Where the token is missing from the supply, the next one is taken.
lesson-landnam-harvest-store = Now for something unpleasant. You hold ten wool, and the others have a good deal of it too. There are just twenty-four cards of each kind. Nobody counts what is left in the bank; you only see that there is some wool left.
lesson-landnam-harvest-stay = We shall not move now.
    .task = End your movement.
lesson-landnam-harvest-pass = Nor build. Let us see what Hilda’s roll brings.
    .task = End your turn ({ $space }).
lesson-landnam-harvest-hunger = Hilda rolls…
    .task = Wait for the roll.
lesson-landnam-harvest-after = [Famine](famine)! Bram was due two wool, and the bank had one. So nobody gets anything, and all wool goes back to the bank, your ten cards too. Do not hoard one thing: trade and build.

## 4 Settlers

lesson-landnam-settlers = Settlers
    .line = Walking over land, exploring it and settling farther on
    .evening = Another day: a settler stands on your pasture.
    .learned =
        - A settler walks over land where something grows; onto a mountain only sometimes, onto the sea never.
        - Land that it finds lets it in at once, and it can found a farm at any corner of its hex.
        - A farm builds one piece a turn, a city up to three.
lesson-landnam-settlers-steps = A [settler](settler) walks over land as a ship sails the sea: two [steps](movement) a turn, with one piece or with two. A hex holds one piece only, and on your own pasture it takes the harvest from your own farm. Time it went on its way.
lesson-landnam-settlers-walk = There is a forest beside it, and it is free.
    .task = Click the settler, then the framed forest, and confirm.
    .hint = First the settler on the pasture, then the forest.
lesson-landnam-settlers-greedy = Hilda’s farm stands here. Stay, and the forest feeds you instead of her. It pays, but at the [Althing](althing) you are sued for it. We had better look farther on.
lesson-landnam-settlers-explore = Behind the forest lies fog. Three known lands touch it, so the bonus is 3: hardly any chance of sea.
    .task = Step into the fog with the settler, onto the framed hex.
    .hint = The settler is in the forest now. Click it, then the framed fog.
lesson-landnam-settlers-bonus = Green 2 and bonus 3 make five: fields! The number is 4, the grain is in your hand, and the settler is there already: such land lets it in without a card. A mountain would only do so with a settlement of yours beside it.
lesson-landnam-settlers-stop = No steps are left, but movement does not end by itself: you might hold Fair Wind. You do not.
    .task = End your movement.
lesson-landnam-settlers-found = This corner touches fields, forest and pasture all at once. Found a [farm](farm) there: a better place than mine.
    .task = Press Farm, then what is framed, one after the other.
    .hint = First the button Farm, then the corner; where several pieces can become the farm, the piece too.
lesson-landnam-settlers-send = The old farm sends out a new settler for iron and grain. The pasture beside it is free just now.
    .task = Press Settler, then what is framed, one after the other.
    .hint = First the button Settler, then the pasture and the old farm beside it.
lesson-landnam-settlers-end = Both orders appear together.
    .task = End your turn ({ $space }).
lesson-landnam-settlers-there = Two farms, two points. Nobody settles on the corner next to a house, unless sea lies on one side between the two and a mountain on the other. You have nine [houses](house), so mind the good places.

## 5 Harbour and city

lesson-landnam-harbour = Harbour and city
    .line = Trading two for one, and growing by the sea
    .evening = Another day: a ship at the shore, and more wool than you can use.
    .learned =
        - A ship at sea beside land opens a harbour for 2 cards of what will be traded there.
        - While a ship lies in it, only its owner trades there. With no ship, everyone with a settlement beside it.
        - A farm by the sea becomes a city: 2 points and twice the harvest.
lesson-landnam-harbour-shore = Plenty of wool and no iron, and the bank asks four cards for one. But your [ship](ship) lies at sea beside a pasture: the very place for a [harbour](landnam-harbour).
lesson-landnam-harbour-open = A harbour costs two cards of the resource that it will trade.
    .task = Press Harbour, then the hex with your ship.
    .hint = First the button Harbour, then the sea where the ship lies.
lesson-landnam-harbour-wait = The harbour too appears only at the end of the turn, so it is too early to trade there today.
    .task = End your turn ({ $space }).
lesson-landnam-harbour-round = Let the others have their turns.
    .task = Wait for your turn.
lesson-landnam-harbour-lies = The token lies on the whole hex of sea. While your ship is in it, only you trade there. Sail away, and all who live on this shore may come. And another player’s ship in it can be sued like a settler.
lesson-landnam-harbour-roll = Your turn.
    .task = Roll the dice.
lesson-landnam-harbour-keep = Let the ship stay in the harbour.
    .task = End your movement.
lesson-landnam-harbour-trade = Two wool for one iron, and at once.
    .task = Open Trade, press + at iron under You get, then Bank 2:1.
    .hint = One iron on the right and nothing else, then the bank.
lesson-landnam-harbour-city = Now you can afford a [city](landnam-city): iron, grain, lumber and two wool. Only a farm by the sea can become one.
    .task = Press City, then your farm.
    .hint = First the button City, then the farm in the gold frame.
lesson-landnam-harbour-grown = At the end of the turn two houses will stand here: two points, two cards from each hex and up to three new pieces a turn. You can also trade with your [neighbours](landnam-trade): whoever accepts first has the bargain.

## 6 The lawsuit

lesson-landnam-suit = The lawsuit
    .line = A seven, the Althing and the first case
    .evening = Another day: somebody else’s settler is on your pasture.
    .learned =
        - A seven calls the Althing: instead of a harvest you sue settlers of others on your hexes and their ships in harbours.
        - The side that has not played more cards than the other loses. A tie is not enough.
        - A case won is a white token, a point; the losing settler is an outlaw.
lesson-landnam-suit-blocked = Just look: Hilda’s settler stands on your pasture. Now a six feeds her instead of you. You cannot drive it away by force, but the law is on your side.
lesson-landnam-suit-roll = We want a seven. It brings no harvest, but it calls the [Althing](althing).
    .task = Roll the dice.
lesson-landnam-suit-window = Seven! Whoever’s turn it is draws a fate card, and so do those who hold none. First I ask whether anybody plays an [Althing card](fate-althing). Everybody who holds any fate card is asked, so that nobody knows who has which.
    .task = Press the gold button: play no card.
    .hint = Your card is no help here. The gold button below.
lesson-landnam-suit-starter = You rolled the seven, so you say who starts. It goes round once, clockwise. The usual choice is the neighbour on your left: then you speak last, when the others have spent their cards.
    .task = Name Hilda and confirm.
lesson-landnam-suit-sue = You have the floor. To [sue](lawsuit) you lay down cards of the resource in dispute, here wool. Hilda holds four cards, you three wool. We lay down two.
    .task = Click the hex with Hilda’s settler and confirm.
    .hint = The framed pasture, then the gold button.
lesson-landnam-suit-cards = The case is opened, and the question about fate cards comes again. It will come twice more: before the verdict and at the very end.
    .task = Press the gold button: play no card.
lesson-landnam-suit-close = You may [ask somebody for help](suit-help). But whoever joins last takes the prize as well. Let us manage alone for now.
    .task = Press “We rest our case”.
lesson-landnam-suit-answer = Hilda has the floor.
    .task = Wait for her answer.
lesson-landnam-suit-tie = She has laid down two wool: 2:2. She has no more. And the law says: whoever has not played **more** has lost. A tie is not enough!
lesson-landnam-suit-verdict = The last question before the verdict: somebody could still play Flaw in Procedure.
    .task = Press the gold button: play no card.
lesson-landnam-suit-white = You have won. Your [white token](white-token) is a point that nobody can take away. The cards of both sides went to the bank: everybody pays for justice.
lesson-landnam-suit-red = And her settler is an [outlaw](outlaw): beside it lies a [red token](red-token), facing your farm. If it has not gone by the next Althing, it is taken off the map, and the red token becomes your second point.
lesson-landnam-suit-over = There is nothing more to sue for.
    .task = Once more: play no card.
lesson-landnam-suit-black = One last thing. Whoever had three cases against them, with nobody suing, takes a [black token](black-token) at the end of the Althing, a point as well. So do not let the bold go unsued. Then the turn goes on as usual: movement and building.

## 7 Help

lesson-landnam-help = Help
    .line = Join last and take the white token
    .evening = Some turns later: Ysolde is about to play.
    .learned =
        - Anybody can help, with nothing at stake: it takes one card of the case’s resource.
        - Whoever joins last leads the side and gets the white token. The red one is for the plaintiff alone.
lesson-landnam-help-quarrel = Now somebody else’s quarrel. Hilda’s settler stands on the fields at Bram’s farm. You own nothing there, but you do hold two grain. Watch and listen.
lesson-landnam-help-gather = Ysolde’s turn.
    .task = Wait for the roll.
lesson-landnam-help-window = A seven again. Mountain Track is of no use here.
    .task = Press the gold button: play no card.
lesson-landnam-help-case = Bram has sued, with two grain. Let them have it out.
    .task = Play no card; then wait.
    .hint = The gold button below.
lesson-landnam-help-join = Hilda answered with three, and Bram added his last: 3:3. A tie loses, so he asks you. One grain will do: Hilda has no answer left, all her grain is on the table.
    .task = Join: one card is enough.
    .hint = Choose in the list how many cards to lay down, and confirm.
lesson-landnam-help-lead = Now you lead the side, and only you may ask others. Do not: whoever joins after you takes the prize.
    .task = Press “We rest our case”.
lesson-landnam-help-verdict = Hilda has nothing to answer with.
    .task = Play no card, and hear the verdict.
lesson-landnam-help-white = The white token is yours, though the quarrel was not! Bram has only the prospect of a [red one](red-token): it lies beside Hilda’s settler and faces his farm. Cards in hand are your arguments in court; keep some for other people’s cases too.

## 8 Outlaws

lesson-landnam-outlaw = Outlaws
    .line = Driving one out, and saving your own
    .evening = After an Althing: two outlaws are on the map.
    .learned =
        - The plaintiff enters the hex of an outlaw and drives it out. With nowhere to go, the red token is won at once.
        - Your own outlaw is saved on a mountain, on the outer sea, or where the plaintiff has no settlement.
        - An outlaw cannot found a farm.
lesson-landnam-outlaw-signs = Two pieces are [outlaws](outlaw). Bram’s settler in the forest is one by your case. And yours on the pasture is one by Hilda’s. At the next seven both are removed… unless something is done.
lesson-landnam-outlaw-drive = You enter the hex of an outlaw by **your** case as if it were free, and [drive it out](driving-out). It has nowhere to go: not into the fog, not onto the sea, and on the pastures stand your own.
    .task = Step into the forest with the upper settler.
    .hint = First your settler on the pasture by the sea, then the forest.
lesson-landnam-outlaw-lost = Nowhere to go means off the map, back to Bram’s supply. And the red token is yours: one more [point](landnam-victory). Had there been a place, it would have gone one step, and Bram would have chosen where.
lesson-landnam-outlaw-flee = Now let us save yours. On a [mountain](landnam-mountain) the law does not reach it. As a rule a settler enters a mountain only with a house of yours beside it, but a fugitive always may.
    .task = Step onto the mountain with the other settler.
    .hint = The settler with the red token, then the mountain in the middle.
lesson-landnam-outlaw-stop = Tokens are looked at when movement ends.
    .task = End your movement.
lesson-landnam-outlaw-free = The red token is gone, and Hilda will not get it. It would have been enough to walk to where she has no settlement. Now your settler is within the law again and may found a farm, even in this very turn.

## 9 Fate cards

lesson-landnam-cards = Fate cards
    .line = Four tags, and when to play which card
    .evening = Another day: you hold four fate cards.
    .learned =
        - Harvest after the roll, Movement while you move, Exploration before its dice; all on your own turn.
        - Althing cards are played on others’ turns too, but only at the Althing.
        - You get a card for finding a mountain and on a seven.
lesson-landnam-cards-tags = Each [fate card](fate-card) has a tag that says when it is played. You hold one of each tag. Point at a card, and it will tell you about itself.
lesson-landnam-cards-roll = Let us begin with the harvest.
    .task = Roll the dice.
lesson-landnam-cards-crop = A six, and you hold a [Harvest card](fate-harvest). With Bumper Crop the pasture yields twice as much.
    .task = Click Bumper Crop, then the pasture, and confirm.
    .hint = The card in your hand, then the pasture with the six.
lesson-landnam-cards-plenty = Two wool instead of one. One card a harvest, no more. And mind: what is doubled may be more than the bank has, and that is a [famine](famine).
lesson-landnam-cards-walk = Now movement. An ordinary step first.
    .task = Step onto the framed pasture with the settler.
    .hint = The settler in the forest, the pasture below it.
lesson-landnam-cards-wind = Fair Wind gives two more steps, but only after an ordinary one.
    .task = Play Fair Wind.
    .hint = The card in your hand; click it and confirm.
lesson-landnam-cards-fog = Three steps ahead of you. Look into the fog.
    .task = Step into the fog with the settler, onto the framed hex.
lesson-landnam-cards-omens = Omens: both dice are rolled twice, and you choose.
    .task = Play Omens.
    .hint = The card in your hand; click it and confirm.
lesson-landnam-cards-choose = The bonus here is 3. Green 1 and 7 are sea, or bog with iron; red 1 and 5 are the numbers 11 or 5. Iron with a five, no need to ponder.
    .task = Choose green 7 and red 5 and confirm.
    .hint = The answer in the frame, then the gold button.
lesson-landnam-cards-kept = Keep Pardon for the [Althing](althing): it removes the red tokens of any piece. There are Mountain Track, Feud, Barren Land and others, forty cards in all, and the almanac tells of each. F1 opens it at any card.

## 10 Victory

lesson-landnam-twelve = Victory
    .line = Twelve points at the end of a turn
    .evening = Many winters later: you have eleven points.
    .learned =
        - Twelve points at the end of any turn, not only your own.
        - Houses bring nine at most; the others are tokens of the Althing.
lesson-landnam-twelve-count = Let us count the [points](landnam-victory). Three farms and two cities are seven. Two white tokens, a red and a black one are four. That is eleven, and it takes twelve.
lesson-landnam-twelve-houses = Houses alone do not win: there are nine [houses](house), and they bring nine points at most. Who never went to court never won, the old people knew that. But today a house will do.
lesson-landnam-twelve-city = The old farm by the sea has grown up.
    .task = Press City, then the framed farm.
    .hint = First the button City, then the farm in the gold frame.
lesson-landnam-twelve-end = Ordering it is not enough: points are counted when the builds stand.
    .task = End your turn ({ $space }).
lesson-landnam-twelve-won = Twelve! And mark this: it would have ended the same way on somebody else’s turn. Ties are decided by black tokens, then red and white ones. I have nothing more to teach you. With law is the land built, and with lawlessness laid waste: do not forget it, and may your land be good.
