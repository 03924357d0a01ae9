### «Рыбаки Катана». $who и $whom — имена игроков; $fish — цена или сумма в рыбах; $count — число жетонов;
### $tokens — список вроде «3 + 2»; $number — число на кубиках; $goal — сколько очков нужно для победы.

ruleset-fishermen = Рыбаки Катана
ruleset-fishermen-line = Отмели у берега и озеро посреди острова: ловите рыбу, платите ею за услуги и берегитесь старого башмака.
ruleset-fishermen-how =
    - <icon vp> Наберите **10 очков** в свой ход. Тому, у кого старый башмак, нужно **11**.
    - <icon fish> Поселения и города у отмели или озера берут жетоны улова, когда выпадает их число.
    - <icon road> За рыбу можно прогнать разбойника, взять карту у соперника или из резерва, положить дорогу, получить карту развития.
    - <icon boot> Один из жетонов — старый башмак. В свой ход его можно отдать тому, у кого очков не меньше, чем у вас.
about-ruleset-fishermen = Классический остров с отмелями, озером и старым башмаком.

## Названия

name-fish = Рыба
name-boot = Старый башмак
name-fish-robber = Прогнать разбойника
name-fish-steal = Карта соперника
name-fish-take = Карта из резерва
name-fish-road = Дорога за рыбу
name-fish-card = Карта развития
name-give-boot = Отдать башмак
fish-count =
    { $count ->
        [one] { $count } рыба
        [few] { $count } рыбы
        [many] { $count } рыб
       *[other] { $count } рыбы
    }
    .paid =
        { $count ->
            [one] { $count } рыбу
            [few] { $count } рыбы
            [many] { $count } рыб
           *[other] { $count } рыбы
        }
fish-tokens =
    { $count ->
        [one] { $count } жетон улова
        [few] { $count } жетона улова
        [many] { $count } жетонов улова
       *[other] { $count } жетона улова
    }
fish-token =
    { $fish ->
        [one] Жетон: { $fish } рыба
        [few] Жетон: { $fish } рыбы
        [many] Жетон: { $fish } рыб
       *[other] Жетон: { $fish } рыбы
    }
fish-token-hidden = Жетон улова рубашкой вверх
fish-payment = { $tokens } = { $fish }
terrain-lake = Озеро
terrain-second-lake = Второе озеро
# добавить в hex-name: [lake] озеро, [second-lake] озеро
ground-name = отмель { $number }

## Счёт

count-fish = Жетоны улова
count-fish-value = Рыба
chart-fish = Поймано жетонов улова
supply-fish =
    { $count ->
        [one] { $count } закрытый жетон
        [few] { $count } закрытых жетона
        [many] { $count } закрытых жетонов
       *[other] { $count } закрытого жетона
    }
supply-fish-used =
    { $count ->
        [0] потраченных нет
        [one] { $count } потраченный
        [few] { $count } потраченных
        [many] { $count } потраченных
       *[other] { $count } потраченного
    }

## Что можно сделать

act-fish-robber = За рыбу: прогнать разбойника
act-fish-steal = За рыбу: взять карту у соперника
act-fish-take = За рыбу: взять карту из резерва
act-fish-road = За рыбу: положить дорогу
act-fish-card = За рыбу: взять карту развития
act-give-boot = Отдать старый башмак
act-draw-fish = Взять жетоны улова
act-exchange-fish = Заменить жетон
act-decline-exchange = Оставить свои жетоны
gist-fish = Заплатите жетонами улова за услугу.
about-fish = Жетонами улова платят за услуги, сколько раз хватит рыбы. Сдачи не бывает: лишняя рыба пропадает.
about-fish-robber = **2 рыбы:** разбойник уходит с острова, никого не грабя. Вернёт его следующая семёрка или рыцарь.
about-fish-steal = **3 рыбы:** возьмите случайную карту сырья у любого соперника, у которого она есть.
about-fish-take = **4 рыбы:** возьмите из резерва одну карту сырья на выбор.
about-fish-road = **5 рыб:** положите одну свою дорогу бесплатно.
about-fish-card = **7 рыб:** возьмите карту развития бесплатно.
about-give-boot = Башмак получит игрок, у которого очков не меньше, чем у вас; отказаться он не вправе. До победы ему станет нужно на очко больше.
fish-price =
    { $fish ->
        [one] { $fish } рыба
        [few] { $fish } рыбы
        [many] { $fish } рыб
       *[other] { $fish } рыбы
    }
field-fish = Какими жетонами платите?
field-fish-hand-in = Какой жетон сдаёте?
field-boot-to = Кому отдаёте башмак?
fish-paid = Внесено: { $fish } из { $price }
fish-lost =
    { $count ->
        [one] <fire>Лишняя { $count } рыба; сдачи не будет.</>
        [few] <fire>Лишние { $count } рыбы; сдачи не будет.</>
        [many] <fire>Лишних { $count } рыб; сдачи не будет.</>
       *[other] <fire>Лишние { $count } рыбы; сдачи не будет.</>
    }

## Вопросы

prompt-draw-fish = Из запаса берут жетоны улова
prompt-exchange-fish = У вас семь жетонов: заменить один?
hint-exchange-fish =
    { $count ->
        [one] Вам полагается ещё { $count } жетон, но больше семи держать нельзя. Сдайте один из своих и возьмите другой вслепую — или оставьте всё как есть.
        [few] Вам полагается ещё { $count } жетона, но больше семи держать нельзя. За каждый можно сдать один из своих и взять другой вслепую — или оставить всё как есть.
        [many] Вам полагается ещё { $count } жетонов, но больше семи держать нельзя. За каждый можно сдать один из своих и взять другой вслепую — или оставить всё как есть.
       *[other] Вам полагается ещё { $count } жетона, но больше семи держать нельзя. За каждый можно сдать один из своих и взять другой вслепую — или оставить всё как есть.
    }
prompt-fish-steal = У кого взять карту?
hint-fish-steal = Выберите любого соперника, у которого есть карты сырья; жить рядом с разбойником ему не обязательно.
prompt-fish-road = Положите дорогу за рыбу
hint-fish-road = Выберите подсвеченный путь; рыба за него уже отдана.
prompt-give-boot = Кому достанется старый башмак?
hint-give-boot = Выберите игрока, у которого очков не меньше, чем у вас.
hint-action-fish = Можно потратить { fish-count.paid }. Ещё можно меняться или завершить ход.
hint-action-boot = Старый башмак можно отдать тому, у кого очков не меньше, чем у вас.
hint-robber-returns = Выберите гекс для разбойника: он возвращается на остров.
next-keep-fish = Оставить

## Летопись. Строки с -unseen — для тех, кому значения жетонов не видны.

event-fish-caught = { $who }: +{ fish-tokens } ({ $tokens })
event-fish-caught-unseen = { $who }: +{ fish-tokens }
event-fish-shortage = Жетонов улова на всех не хватает, и никто их не берёт
event-fish-shuffled = Потраченные жетоны улова перемешаны и снова в запасе
event-fish-exchanged = { $who } сдаёт { fish-count.paid } и берёт другой жетон: { $tokens }
event-fish-exchanged-unseen = { $who } сдаёт { fish-count.paid } и берёт другой жетон
event-fish-declined = { $who } остаётся при своих семи жетонах
event-fish-started = { $who } начинает с жетоном улова ({ $tokens })
event-fish-started-unseen = { $who } начинает с жетоном улова
event-fish-spent =
    { $favour ->
        [robber] { $who } платит { fish-count.paid }: разбойник уходит с острова
        [steal] { $who } платит { fish-count.paid } за карту игрока { $whom }
        [take] { $who } платит { fish-count.paid } и берёт { $cards }
        [road] { $who } платит { fish-count.paid } за дорогу
       *[card] { $who } платит { fish-count.paid } за карту развития
    }
event-robber-left = Разбойник уходит с острова
event-boot-found = { $who } вылавливает старый башмак!
event-boot-given = { $who } отдаёт старый башмак игроку { $whom }

## Почему нельзя

# FISH-051c
reason-robber-not-on-board = Разбойника на острове нет.
# FISH-052b
reason-nobody-has-cards = Ни у кого из соперников нет карт сырья.
# FISH-052a
reason-opponent-has-no-cards = У этого соперника нет карт сырья.
# FISH-053a
reason-fish-bank-lacks = Такого сырья в резерве нет.
# FISH-054a: reason-no-road-site и reason-no-road-piece основной игры
# FISH-055a: reason-deck-empty основной игры
# FISH-057
reason-fish-too-much = Один жетон лишний: остальных хватит и без него.
# FISH-060, FISH-082b
reason-fish-between-turns = Между ходами рыбой не платят.
# FISH-082
reason-fish-too-few =
    { $fish ->
        [one] Нужна { $fish } рыба: выбранных жетонов мало.
        [few] Нужно { $fish } рыбы: выбранных жетонов мало.
        [many] Нужно { $fish } рыб: выбранных жетонов мало.
       *[other] Нужно { $fish } рыбы: выбранных жетонов мало.
    }
# FISH-082, если не хватает и всех жетонов
reason-fish-cannot-pay =
    { $fish ->
        [one] Нужна { $fish } рыба, столько у вас нет.
        [few] Нужно { $fish } рыбы, столько у вас нет.
        [many] Нужно { $fish } рыб, столько у вас нет.
       *[other] Нужно { $fish } рыбы, столько у вас нет.
    }
# FISH-050a, FISH-082a
reason-fish-after-roll = Сначала бросьте кубики: рыбу тратят после броска.
# FISH-050, FISH-082c
reason-fish-own-turn = Тратить рыбу можно только в свой ход.
# FISH-082f
reason-fish-not-held = У вас нет этих жетонов улова.
# FISH-082f
reason-boot-is-no-fish = Старым башмаком не расплатиться.
# FISH-039
reason-exchange-at-limit = Заменить жетон можно, только когда у вас их семь и полагается ещё один.
# FISH-072, FISH-082d
reason-boot-fewer-points = У этого игрока меньше очков, чем у вас. Башмак отдают тому, у кого их не меньше.
# FISH-073
reason-boot-alone-ahead = Вы впереди всех по очкам, поэтому башмак остаётся у вас.
# FISH-072
reason-boot-not-held = Старого башмака у вас нет.
# FISH-072, FISH-082a
reason-boot-after-roll = Сначала бросьте кубики: башмак отдают после броска.
# FISH-075a
reason-boot-between-turns = Между ходами башмак не отдают.
# FISH-033b, FISH-082e
reason-robber-sea = Разбойник ходит только по суше, а отмель лежит в море.

## Что действие принесёт наверняка

foresee-robber-leaves = <ice>Разбойник уходит с острова.</>
foresee-fish-after =
    { $count ->
        [one] У вас останется { $count } жетон улова.
        [few] У вас останется { $count } жетона улова.
        [many] У вас останется { $count } жетонов улова.
       *[other] У вас останется { $count } жетона улова.
    }
foresee-fish-grounds = Жетонов улова за 36 бросков: +{ $count }
foresee-fish-start = Вы также возьмёте жетон улова.
foresee-boot = Теперь для победы нужно очков: игроку { $who } — { $goal }, вам — { $own }.
foresee-boot-wins = <gold>Без башмака ваших очков хватает: вы выигрываете партию.</>
foresee-fish-unseen =
    { $count ->
        [one] Решает случай: один из { $count } закрытого жетона.
        [few] Решает случай: один из { $count } закрытых жетонов.
        [many] Решает случай: один из { $count } закрытых жетонов.
       *[other] Решает случай: один из { $count } закрытого жетона.
    }

## Места на поле

explain-lake = **Озеро** · рыба на { $numbers } · { $pips } из 36 бросков
explain-lake-yields = Сырья здесь нет. Поселение берёт 1 жетон улова, город — 2.
explain-lake-idle = <danger>На озере разбойник: ни одно из его чисел не приносит рыбы.</>
explain-ground = **Отмель** · рыба на { $number } · { $pips } из 36 бросков
explain-ground-yields = Для трёх её перекрёстков: поселение берёт 1 жетон улова, город — 2.
explain-ground-robber = Отмели разбойник не мешает.
explain-ground-gains = На { $number }: { $gains }
explain-ground-nobody = Здесь пока никто не рыбачит.
explain-fish-gain = { $who } +{ fish-tokens }
explain-corner-fish = Жетонов улова за 36 бросков: { $count }
explain-corner-ground = Отмель { $number }
explain-corner-lake = Озеро { $numbers }
explain-robber-away = Разбойник вне острова. Его вернёт следующая семёрка или рыцарь.

## Числа вокруг поля

tell-fish =
    { $count ->
        [0] Жетонов улова нет.
        [one] { $count } жетон улова из { $limit }. Сколько на нём рыбы, видно только хозяину.
        [few] { $count } жетона улова из { $limit }. Сколько на них рыбы, видно только хозяину.
        [many] { $count } жетонов улова из { $limit }. Сколько на них рыбы, видно только хозяину.
       *[other] { $count } жетона улова из { $limit }. Сколько на них рыбы, видно только хозяину.
    }
tell-fish-own = Ваши жетоны: { $tokens } · всего рыбы: { $fish }
tell-fish-full = <fire>Жетонов семь: больше держать нельзя, можно лишь заменить один из них.</>
tell-fish-supply = Закрытых: { $count }, потраченных: { $used }. Когда возьмут последний закрытый, потраченные перемешают.
tell-fish-used = Потраченные жетоны: { $tokens }
tell-boot = **Старый башмак.** { $who }: для победы нужно { $goal } очков, а не { $base }.
tell-boot-free = Старый башмак ещё лежит среди жетонов улова.
tell-robber-away = Разбойник вне острова и ничему не мешает.
describe-fish =
    { $count ->
        [0] жетонов улова нет
        [one] { $count } жетон улова
        [few] { $count } жетона улова
        [many] { $count } жетонов улова
       *[other] { $count } жетона улова
    }
describe-fish-own = Ваши жетоны улова: { $tokens }
describe-boot = держит старый башмак, нужно очков: { $goal }
describe-grounds = Отмели: { $numbers }
describe-lakes = Озёра: { $numbers }
what-now-fish = Потратить рыбу
what-now-boot = Отдать старый башмак
why-fish = Это приносит больше рыбы.
why-boot = Вы избавляетесь от старого башмака.
