### Names and lines of the cards of the Great Wall.

## Command cards: you, the others, you again, and the combo

command-economy = Economy
command-economy-a = Up to 4 clerks to the four production places
command-economy-b = Others: 1 clerk to a production place
command-economy-c = Gain 1 resource of your choice
command-economy-combo = With Construction: 2 resources
command-despotism = Despotism
command-despotism-a = Up to 4 clerks anywhere
command-despotism-b = Others: nothing
command-despotism-c = Use one place now
command-despotism-combo = With Economy: 1 more clerk
command-mobilisation = Mobilisation
command-mobilisation-a = Up to 3 clerks anywhere
command-mobilisation-b = Others: 1 clerk to the Barracks
command-mobilisation-c = Recruit up to 2, then deploy up to 2
command-mobilisation-combo = With Campaign: deploy up to 3
command-construction = Construction
command-construction-a = Up to 3 clerks anywhere
command-construction-b = Others: 1 clerk to lumber mill, quarry or Builders’ Camp
command-construction-c = A wall level or barricade, 1 unit cheaper
command-construction-combo = With Mobilisation: 2 units cheaper
command-ceremony = Ceremony
command-ceremony-a = Up to 3 clerks anywhere, then up to 2 places forward in tea order
command-ceremony-b = Others: 1 clerk to temple or Tea House, or 1 chi
command-ceremony-c = Use one place now, then 1 chi
command-ceremony-combo = With Despotism: 3 chi
command-campaign = Campaign
command-campaign-a = Deploy up to 4 soldiers
command-campaign-b = Others: deploy up to 2
command-campaign-c = Up to 3 clerks anywhere
command-campaign-combo = With Ceremony: deploy up to 5

## The horde

horde-steppe_scouts = Steppe Scouts
horde-foragers = Foragers
horde-steppe_spearmen = Steppe Spearmen
horde-horse_archers = Horse Archers
horde-horse_archers-text = +2 power in row 2 or 3
horde-war_drummers = War Drummers
horde-war_drummers-text = +1 power for every other card of the section
horde-pillagers = Pillagers
horde-pillagers-text = Whoever is shamed by a breach here takes 1 more
horde-heavy_cavalry = Heavy Cavalry
horde-khans_guard = Khan’s Guard
horde-ram = Ram
horde-ram-text = Rolls forward every winter; in row 1 it breaks a wall level
horde-trebuchet = Trebuchet
horde-trebuchet-text = Stays in row 3; breaks a wall level every winter
horde-siege_ladder = Siege Ladder
horde-siege_ladder-text = In row 1: a breach whatever the numbers, all soldiers of the section fall, its firearms are lost
horde-keshiks = Keshiks

## Generals; $count is the strength

general-wei_long = Wei Long
general-wei_long-text = For every trophy: +{ $count } honour
general-lady_ming = Lady Ming
general-lady_ming-text = Summer: +{ $count } gold
general-tao_shen = Tao Shen
general-tao_shen-text = Summer: +{ $count } chi
general-han_bo = Han Bo
general-han_bo-text = Summer: +{ $count } wood or stone, your choice
general-zhu_lin = Zhu Lin
general-zhu_lin-text = For every wall level you build: +{ $count } honour
general-luo_ban = Luo Ban
general-luo_ban-text =
    Every year { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } off your builds
general-qiao_yun = Qiao Yun
general-qiao_yun-text =
    End of your turn: deploy { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
general-sun_hai = Sun Hai
general-sun_hai-text =
    Every year { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } off your recruits
general-shi_yu = Shi Yu
general-shi_yu-text =
    Every year { $count ->
        [one] { $count } soldier is
       *[other] { $count } soldiers are
    } saved for free
general-feng_jie = Feng Jie
general-feng_jie-text =
    { $count ->
        [0] One more clerk when you place clerks; from strength 2 on, honour at the start of your turn too
       *[other] One more clerk when you place clerks; +{ $count } honour at the start of your turn
    }
general-cao_wen = Cao Wen
general-cao_wen-text =
    Start of your turn: up to { $count ->
        [one] { $count } exchange
       *[other] { $count } exchanges
    }, one for one
general-mo_ran = Mo Ran
general-mo_ran-text = Start of autumn: +{ $count } honour if you are first in tea order, otherwise 1 chi
general-liang_gong = Liang Gong
general-liang_gong-text =
    Once a winter, where your archer stands on the wall: { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
general-lei_zhen = Lei Zhen
general-lei_zhen-text =
    Every year { $count ->
        [one] { $count } shot costs
       *[other] { $count } shots cost
    } nothing
general-abbot_kong = Abbot Kong
general-abbot_kong-text =
    Every year { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } off special soldiers
general-du_yan = Du Yan
general-du_yan-text = For each of your towers that brings honour: +{ $count } honour
general-meng_gui = Meng Gui
general-meng_gui-text = For a ram, trebuchet, ladder or keshik trophy: +{ $count } honour

## Advisors

advisor-forester = Forester
advisor-forester-text = Summer: +1 wood
advisor-stonemason = Stonemason
advisor-stonemason-text = Summer: +1 stone
advisor-treasurer = Treasurer
advisor-treasurer-text = Summer: +1 gold
advisor-hermit = Hermit
advisor-hermit-text = Summer: +1 chi
advisor-sawyer = Sawyer
advisor-sawyer-text = Lumber mill: +1 wood
advisor-quarry_foreman = Quarry Foreman
advisor-quarry_foreman-text = Quarry: +1 stone
advisor-prospector = Prospector
advisor-prospector-text = Gold mine: +1 gold
advisor-temple_keeper = Temple Keeper
advisor-temple_keeper-text = Temple: +1 chi
advisor-spear_instructor = Spear Instructor
advisor-spear_instructor-text = Two spearmen a year are 1 cheaper
advisor-bowyer = Bowyer
advisor-bowyer-text = Archers are 1 cheaper
advisor-horse_breeder = Horse Breeder
advisor-horse_breeder-text = Horsemen are 1 cheaper
advisor-carpenter = Carpenter
advisor-carpenter-text = Barricades are 1 cheaper
advisor-master_architect = Master Architect
advisor-master_architect-text = Wall levels are 1 cheaper
advisor-field_captain = Field Captain
advisor-field_captain-text = Once a year, end of your turn: deploy 1 more
advisor-secretary = Secretary
advisor-secretary-text = Once a year: 1 more clerk when you place clerks
advisor-physician = Physician
advisor-physician-text = Once a year: save 1 soldier for free
advisor-merchant = Merchant
advisor-merchant-text = Once a year, start of your turn: up to 2 exchanges
advisor-messenger = Messenger
advisor-messenger-text = Once a year: pay 1 chi and use one place now
advisor-standard_bearer = Standard Bearer
advisor-standard_bearer-text = When a card falls where you fought: +1 honour
advisor-chronicler = Chronicler
advisor-chronicler-text = Summer: +1 honour if you leave your command cards
advisor-geomancer = Geomancer
advisor-geomancer-text = For every wall level you build: +2 honour
advisor-tea_master = Tea Master
advisor-tea_master-text = Tea House: +1 chi, and as far forward as you like
advisor-powder_maker = Powder Maker
advisor-powder_maker-text = Once a year: a shot is free
advisor-tower_captain = Tower Captain
advisor-tower_captain-text = When your spearman takes a tower: +1 honour
advisor-gunner = Gunner
advisor-gunner-text = Once a year a shot costs nothing
advisor-elite_trainer = Elite Trainer
advisor-elite_trainer-text = Special soldiers are 1 cheaper
advisor-founder = Founder
advisor-founder-text = Firearms are 1 cheaper to build
advisor-bell_ringer = Bell Ringer
advisor-bell_ringer-text = No shame from towers or from hitting others’ soldiers

## Artifacts: 8 honour for the first, 4 for the second

artifact-jade_seal = Jade Seal
artifact-jade_seal-text = Most overseer levels
artifact-dragon_banner = Dragon Banner
artifact-dragon_banner-text = Most trophies
artifact-bronze_bell = Bronze Bell
artifact-bronze_bell-text = Most wall levels built
artifact-silk_scroll = Silk Scroll
artifact-silk_scroll-text = Most advisors
artifact-golden_lion = Golden Lion
artifact-golden_lion-text = Least shame
artifact-thunder_drum = Thunder Drum
artifact-thunder_drum-text = Most firearms built
artifact-watch_lantern = Watch Lantern
artifact-watch_lantern-text = Most spearmen on towers
artifact-powder_horn = Powder Horn
artifact-powder_horn-text = Most shots fired
artifact-iron_mask = Iron Mask
artifact-iron_mask-text = Most special soldiers recruited and alive
artifact-siege_map = Siege Map
artifact-siege_map-text = Most trophies of rams, trebuchets, ladders and keshiks
artifact-saltpetre_urn = Saltpetre Urn
artifact-saltpetre_urn-text = Most gold and chi together

## Imperial requests; $goal is the number to reach

request-raise_the_wall = Raise the Wall
request-raise_the_wall-text = At least { $goal } wall levels in all
request-break_the_horde = Break the Horde
request-break_the_horde-text = At least { $goal } trophies together
request-glory = Glory
request-glory-text = At least { $goal } honour together
request-good_government = Good Government
request-good_government-text = At least { $goal } overseer levels together
request-clean_name = Clean Name
request-clean_name-text = Nobody with more than { $goal } shame
request-no_gap = No Gap
request-no_gap-text = Every section at level { $goal } or higher
request-council = Council
request-council-text = At least { $goal } advisors for each player
request-quiet_border = Quiet Border
request-quiet_border-text = At most { $goal } horde cards on the board

## Tips

tip-gw-alone = Never be the only one in a full place. Two clerks beside a neighbour’s are worth more than four with shame.
tip-gw-hideout = One spearman in every hideout before winter is the cheapest insurance against shame.
tip-gw-chi = Keep a chi for winter: a saved soldier fights again next year.
tip-gw-last = Whoever covers the most spots gets the trophy. Join late and strong rather than early and alone.
tip-gw-skulls = Leave the skulls to wounds from archers, and the rewards to your spearmen.
tip-gw-tea = Being early in tea order wins every tie. A clerk in the Tea House is seldom wasted.
tip-gw-cards = Leaving cards on the table brings honour, but the last card in hand may be the wrong one.
tip-gw-overseers = Overseers pay every summer. Raise them in the first two years or not at all.
tip-gw-tower = Take a tower whose two sections both look safe.
tip-gw-fire = Look at the pattern before you fire: hitting somebody else’s soldier costs shame.
