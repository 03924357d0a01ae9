### The award of the Harbourmaster. $who is the name of a seat; $count counts harbour points.

option-harbourmaster = Harbourmaster
option-harbourmaster-help = Buildings at harbours earn harbour points. Whoever has the most, at least three, gets 2 points; you need one more point to win.
award-harbourmaster = Harbourmaster
source-harbourmaster = Harbourmaster
count-harbour-points = Harbour points
event-harbourmaster =
    { $count ->
        [one] { $who } becomes Harbourmaster with { $count } harbour point
       *[other] { $who } becomes Harbourmaster with { $count } harbour points
    }
event-harbourmaster-free = Nobody is Harbourmaster any more
foresee-harbourmaster = <gold>You become Harbourmaster: +2 points.</>
foresee-harbourmaster-from = <gold>You take Harbourmaster from { $who }: +2 points.</>
foresee-harbourmaster-goes = <fire>{ $who } becomes Harbourmaster.</>
explain-harbour-points =
    { $count ->
        [one] A building here brings { $count } harbour point.
       *[other] A building here brings { $count } harbour points.
    }
tell-harbourmaster-free = **Harbourmaster**, worth 2 points: for the first player with 3 harbour points.
tell-harbourmaster-needs =
    { $count ->
        [one] { $count } more harbour point makes you Harbourmaster.
       *[other] { $count } more harbour points make you Harbourmaster.
    }
why-harbour = It brings harbour points.
why-harbourmaster = It makes you Harbourmaster.
tell-harbourmaster-held =
    { $count ->
        [one] **Harbourmaster**, worth 2 points: { $who } with { $count } harbour point. Anyone with more takes it.
       *[other] **Harbourmaster**, worth 2 points: { $who } with { $count } harbour points. Anyone with more takes it.
    }
