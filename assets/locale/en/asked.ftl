### Answers of a list that wait to be confirmed, and who asks what.

hint-confirm-answer = Press { $next } or the same answer again to confirm; { $back } cancels.
choose-first = Choose an answer first.
choose-not-this = This cannot be chosen now.
choose-no-more = No more than these can be chosen.

## Whose cards, whose knight

aside-held = { $track ->
        [trade] trade
        [politics] politics
       *[science] science
    } ×{ $count }
aside-progress = Cards: { $cards }
aside-rank = { $rank ->
        [basic] basic
        [strong] strong
       *[mighty] mighty
    } ×{ $count }
aside-knights = Knights: { $knights }

## Who asks

prompt-desert-knight-by = { $who } plays the Deserter: which knight leaves you?
prompt-saboteur-by = { $who } plays the Saboteur: discard half of your hand
prompt-wedding-by = { $who } plays the Wedding: choose your present
prompt-harbour-give-by = { $who } offers you a harbour deal: which commodity do you give?
prompt-second-token-for = Inventor: which number changes places with the { $number }?
prompt-retreat-by = { $who } drives your knight away: where does it go?
prompt-spy-take-by = Spy: which card do you take from { $who }?
prompt-master-take-by = Master Merchant: which 2 cards do you take from { $who }?

## Answers of one question

act-stop-card-place-deserter = Place no knight
act-stop-card-smith = Promote no more knights
act-stop-card-free-road = Build no more roads
settled-white = white die { $value }
settled-red = red die { $value }

## With whose eyes bots are watched

watch-eyes-tip = Watch from { $name }’s seat: the cards of the others stay hidden.
watch-eyes-all-tip = Every player’s hand is shown in their own turn, and every draw is told: nobody plays against you.
watch-hand = At the bottom: { $name }’s hand.
watch-own = You watch from { $name }’s seat, which you left to a bot: the cards of the others stay hidden, and you may sit down there again.
