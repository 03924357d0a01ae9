### What stands around the board of Cities & Knights.

## Around the board

name-march = Move knight
name-harbour = Harbour deal
name-lay-away = Discard
gist-march = Move a knight, displace a weaker one, or chase the robber away.
about-march = An active knight **moves** along your roads, **displaces** another player’s weaker knight, or **chases** the robber from its hex. Then it becomes inactive.
about-activate = A knight becomes **active**: it counts against the barbarians now and can act from your next turn.
about-promote = A knight gains **1 strength**: basic, strong, mighty.
about-improve = Commodities improve your cities. Next: { $tracks }
improve-step = { $improvement } for { $cards }
ready-knights =
    { $count ->
        [0] none ready
        [one] { $count } ready
       *[other] { $count } ready
    }
ready-knights-stuck = { $count } ready, nowhere to go
ready-harbour = { $count } still to ask
reason-no-ready-knight = None of your knights can act: a knight must have been active when your turn began, and not have acted yet.
reason-no-resources = You have no resource to offer.
tell-progress-held = { track } { $count }
tell-progress-now = Now in hand: { $cards }
tell-progress-open = Revealed: { $cards }
event-collected-nothing = { $who } collects nothing: nobody has any
result-page-knights = Cities and knights
chart-attack-round = Round
chart-attack-strength = Barbarians
chart-attack-defence = Knights
chart-event-die = Faces of the event die
chart-fallen = Rolled
chart-due = Expected
field-white = What does the white die show?
field-red = What does the red die show?
field-opponent = Which opponent?
field-rank = Which knight?
field-track = Which colour?
field-commodity = Which commodity?
ladders-title = City improvements
ladders-level = Your level: { $level }
ladders-top = Complete
ladders-holder = Metropolis: { $who }
ladders-free = Metropolis: nobody yet
about-ladders = The three tracks of city improvements: who is where and what comes next.
voyage-title = Barbarians
voyage-left =
    { $count ->
        [0] They land
        [one] { $count } step to landing
       *[other] { $count } steps to landing
    }
voyage-attack = Cities { $count }
voyage-defence = Knights { $count }
voyage-lose = City at risk
voyage-honour = Defender
voyage-nothing = No city would be lost
barred-too-many-progress = Discard a card first
