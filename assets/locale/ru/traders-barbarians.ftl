### «Купцы и варвары». $who и $whom — имена игроков; $points, $count и $left — числа; $commodity: marble, glass, tools или sand;
### $hex — название гекса назначения; слова о золоте — в gold.ftl. plaza — центральный перекрёсток гекса назначения.

ruleset-traders-barbarians = Купцы и варвары
ruleset-traders-barbarians-line = Ваш обоз возит камень, стекло, инструменты и песок между замком, каменоломней и заводом, а дороги стерегут варвары.
ruleset-traders-barbarians-how =
    - <icon vp> Наберите **13 очков** в свой ход. Вы начинаете с поселением, городом, обозом и 5 золотыми.
    - <icon wagon> После обмена и стройки обоз едет по путям; по дорогам быстрее, за чужую дорогу платят пошлину.
    - <icon delivery> Каждый доставленный груз — **1 очко** и золото. И сразу берут следующий.
    - <icon upgrade> Чем ценнее обоз, тем дальше он едет, больше зарабатывает и вернее прогоняет варваров.
about-ruleset-traders-barbarians = Классический остров с обозами, грузами и варварами на дорогах.

## Названия

name-wagon = Обоз
name-train = Ценность обоза
name-plaza = Центральный перекрёсток
name-inner-path = Внутренний путь
name-road-barbarian = Варвар
name-trade-hex = Гекс назначения
name-toll = Пошлина
name-upgrade-train = Улучшить обоз
terrain-trade-castle = Замок
terrain-quarry = Каменоломня
terrain-glassworks = Стекольный завод
commodity-name =
    { $commodity ->
        [marble] Камень
        [glass] Стекло
        [tools] Инструменты
       *[sand] Песок
    }
    .of =
        { $commodity ->
            [marble] камень
            [glass] стекло
            [tools] инструменты
           *[sand] песок
        }
commodity-goes-to =
    { $commodity ->
        [marble] в замок
        [glass] в замок
        [tools] в каменоломню
       *[sand] на стекольный завод
    }
train-level = Обоз, уровень { $level }
train-1 = Уровень 1: 4 очка движения, 1 золотой за доставку
train-2 = Уровень 2: 5 очков движения, 2 золотых за доставку, прогоняет варвара на 6
train-3 = Уровень 3: 6 очков движения, 3 золотых за доставку, прогоняет варвара на 5 и 6
train-4 = Уровень 4: 7 очков движения, 4 золотых за доставку, прогоняет варвара на 4, 5 и 6
train-5 = Уровень 5: 7 очков движения, 5 золотых за доставку, прогоняет варвара на 3–6, 1 победное очко
move-points-count =
    { $points ->
        [one] { $points } очко движения
        [few] { $points } очка движения
        [many] { $points } очков движения
       *[other] { $points } очка движения
    }

## Карты развития

card-barbarian-knight = Рыцарь
card-barbarian-knight-text = Передвиньте варвара на другой путь. Если там чужая дорога, возьмите у её хозяина случайную карту. Сыгранные рыцари идут в счёт «Самой большой армии».
card-swift-journey = Быстрая поездка
card-swift-journey-text = Когда обоз уже проехал, он едет ещё раз, со всеми очками движения.
card-toolmaking = Изготовление инструментов
card-toolmaking-text = Приносит одно победное очко. Эту карту не играют, а показывают в конце игры.
card-glassmaking = Стеклоделие
card-glassmaking-text = Приносит одно победное очко. Эту карту не играют, а показывают в конце игры.
card-quarry = Каменоломня
card-quarry-text = Приносит одно победное очко. Эту карту не играют, а показывают в конце игры.

## Счёт

count-train = Уровень обоза
count-delivered = Доставлено грузов
count-carried = Груз на обозе
source-delivered = Доставленные грузы
source-train = Лучший обоз
chart-delivered = Доставлено грузов
chart-tolls = Получено пошлин
supply-stack =
    { $count ->
        [0] грузов не осталось
        [one] { $count } груз рубашкой вверх
        [few] { $count } груза рубашкой вверх
        [many] { $count } грузов рубашкой вверх
       *[other] { $count } груза рубашкой вверх
    }

## Что можно сделать

act-upgrade-train = Повысить ценность обоза
act-wagon-step = Вести обоз
act-wagon-grain = За 1 зерно — ещё 2 очка движения
act-drive-off = Прогнать варвара
act-drive-off-roll = Бросить кубик против варвара
act-move-barbarian = Передвинуть варвара
act-choose-barbarian = Выбрать варвара
act-choose-stack = Взять груз отсюда
act-end-movement = Обоз остаётся здесь
act-play-barbarian-knight = Рыцарь
act-play-swift-journey = Быстрая поездка
gist-upgrade-train = Больше очков движения, больше золота, вернее удар по варварам.
about-upgrade-train = Следующий уровень стоит { $cards }. **Пятый** приносит 1 победное очко.
gist-wagon-step = Путь стоит 2 очка движения, с дорогой — 1; варвар на нём добавляет 2.
about-wagon-step = За чужую дорогу её хозяину платят **1 золотой**. На центральном перекрёстке обоз останавливается: сдаёт груз, берёт новый, и движение кончается.
gist-wagon-grain = Один раз за движение 1 зерно даёт ещё 2 очка.
about-drive-off = Бросьте один кубик: на { $faces } варвар уходит на путь по вашему выбору. Очков движения это не стоит; за ход — одна попытка на каждого варвара.
about-end-movement = Неистраченные очки движения пропадают.
about-swift-journey = Только после того, как обоз в этом ходу уже проехал. Другой карты в этом ходу не сыграть.
field-barbarian = Какого варвара?
field-barbarian-path = На какой путь?

## Вопросы

prompt-move-wagon = Обоз в пути
hint-move-wagon = Выберите соседний путь. Как только обоз тронется, больше не строят и не меняются.
hint-move-wagon-left =
    { $points ->
        [one] Осталось { $points } очко движения
        [few] Осталось { $points } очка движения
        [many] Осталось { $points } очков движения
       *[other] Осталось { $points } очка движения
    }
hint-move-wagon-barbarian = Рядом с обозом варвар: его можно попробовать прогнать.
hint-move-wagon-deliver = На обозе { commodity-name.of }: везите { commodity-goes-to }.
hint-move-wagon-empty = Обоз пуст: груз берут в замке, каменоломне и на стекольном заводе.
prompt-move-barbarian = Передвиньте варвара
hint-move-barbarian = Выберите варвара и путь без варвара. Если там чужая дорога, вы возьмёте карту у её хозяина.
prompt-driven-off = Куда уходит варвар?
hint-driven-off = Выберите любой открытый путь без варвара. Карт при этом не берут.
prompt-choose-stack = Здесь грузов не осталось: откуда взять?
hint-choose-stack = Выберите другую стопку того же рода.
prompt-again-roll = 2 или 12: кубики бросают снова
next-end-movement = Остаться здесь
next-move-wagon = Вести обоз

## Летопись

event-train-upgraded = { $who } повышает ценность обоза: уровень { $level }
event-wagon-moved = { $who } ведёт обоз
event-toll-paid =
    { $count ->
        [one] { $who } платит пошлину игроку { $whom }: { $count } золотой
        [few] { $who } платит пошлину игроку { $whom }: { $count } золотых
        [many] { $who } платит пошлину игроку { $whom }: { $count } золотых
       *[other] { $who } платит пошлину игроку { $whom }: { $count } золотого
    }
event-wagon-grain = { $who } платит 1 зерно: ещё 2 очка движения
event-delivered = { $who } доставляет груз ({ commodity-name.of }): 1 очко, +{ gold-count }
event-loaded = { $who } берёт груз: { commodity-name.of }
event-stack-empty = { $who }: грузов здесь не осталось
event-drive-off-won = { $who } бросает кубик: { $face }. Варвар уходит
event-drive-off-lost = { $who } бросает кубик: { $face }. Варвар остаётся
event-barbarian-moved = { $who } передвигает варвара
event-barbarian-robbed = { $who } берёт карту у игрока { $whom }
event-barbarian-robbed-nobody = Брать там нечего
event-swift-journey = { $who } едет ещё раз: «Быстрая поездка»
event-rolled-again = { $sum } здесь ничего не приносит: кубики бросают снова

## Почему нельзя

# TRADE-034, TRADE-101
reason-plaza-no-building = На центральном перекрёстке гекса назначения не строят.
# TRADE-013a, TRADE-015a, TRADE-101
reason-corner-closed = Этот угол гекса назначения выходит к морю и закрыт.
# TRADE-015, TRADE-101a
reason-edge-closed = Этот край гекса назначения выходит к морю и закрыт.
# TRADE-054, TRADE-101b
reason-wagon-points =
    { $points ->
        [one] Нужно { $points } очко движения, а осталось { $left }.
        [few] Нужно { $points } очка движения, а осталось { $left }.
        [many] Нужно { $points } очков движения, а осталось { $left }.
       *[other] Нужно { $points } очка движения, а осталось { $left }.
    }
# TRADE-051b, TRADE-054, TRADE-101b
reason-wagon-toll = Пошлину, 1 золотой, заплатить нечем.
# TRADE-050
reason-wagon-not-there = Ваш обоз стоит не у этого пути.
# TRADE-057a, TRADE-072b
reason-wagon-stopped = Обоз на центральном перекрёстке: его движение окончено.
# TRADE-055, TRADE-101e
reason-wagon-grain-paid = За одно движение зерно платят только раз.
# TRADE-055
reason-wagon-no-grain = Зерна у вас нет.
# TRADE-058
reason-wagon-underway = Обоз уже в пути: в этом ходу больше не меняются, не строят и не покупают.
# TRADE-041
reason-train-while-moving = Ценность обоза повышают, пока он не тронулся.
# TRADE-041a, TRADE-101f
reason-train-best = Лучше вашего обоза не бывает.
# TRADE-071, TRADE-101c
reason-drive-off-level = Прогонять варваров может обоз не ниже уровня 2.
# TRADE-073, TRADE-101c
reason-drive-off-tried = Этого варвара в этом ходу вы уже пытались прогнать.
# TRADE-071, TRADE-101c
reason-drive-off-far = Обоз должен стоять у конца пути, на котором варвар.
# TRADE-070, TRADE-101d
reason-path-holds-barbarian = На этом пути уже стоит варвар.
# TRADE-074
reason-barbarian-stays = Варвар должен перейти на другой путь.
# TRADE-015a, TRADE-101d
reason-barbarian-closed = На закрытый край не поставить никого.
# TRADE-067
reason-stack-empty = В этой стопке грузов не осталось.
# TRADE-067
reason-stack-other-kind = Выберите стопку у такого же гекса назначения.
# TRADE-086a
reason-journey-not-moved = «Быстрая поездка» продолжает движение, а обоз ещё не трогался.
# TRADE-085
reason-journey-not-ended = Сначала закончите движение, потом играйте «Быструю поездку».
# TRADE-059, TRADE-101g
reason-wagon-between-turns = Между ходами обозы стоят.

## Что действие принесёт наверняка

foresee-wagon-left =
    { $points ->
        [one] Останется { $points } очко движения
        [few] Останется { $points } очка движения
        [many] Останется { $points } очков движения
       *[other] Останется { $points } очка движения
    }
foresee-wagon-toll = <fire>1 золотой уйдёт игроку { $who }.</>
foresee-deliver = <gold>Вы сдаёте груз ({ commodity-name.of }): +1 очко, золото: +{ $gold }.</>
foresee-load = Вы возьмёте верхний груз из этой стопки.
foresee-no-delivery = Ваш груз ({ commodity-name.of }) здесь не нужен.
foresee-stack-empty = Грузов здесь не осталось: обоз останется пустым.
foresee-wagon-stops = Движение здесь кончится.
foresee-wagon-wins = <gold>С этим грузом вы выигрываете партию.</>
foresee-drive-off =
    { $count ->
        [one] Прогонит { $count } грань из 6.
        [few] Прогонят { $count } грани из 6.
        [many] Прогонят { $count } граней из 6.
       *[other] Прогонят { $count } грани из 6.
    }
foresee-barbarian-card = Вы возьмёте случайную карту у игрока { $who }.
foresee-barbarian-nothing = Взять карту там не у кого.
foresee-train-point = <gold>+1 очко.</>
foresee-train-better = Очки движения { $before } → **{ $after }**, золото за доставку: { $gold }.

## Места на поле

explain-trade-castle = **Замок** · принимает камень и стекло · отпускает инструменты и песок
explain-quarry = **Каменоломня** · принимает инструменты · отпускает камень и песок
explain-glassworks = **Стекольный завод** · принимает песок · отпускает стекло и инструменты
explain-plaza = **Центральный перекрёсток** · обозы здесь останавливаются, сдают и берут груз · построек нет
explain-plaza-road = Дороги сходятся здесь, как на любом перекрёстке.
explain-inner-path = **Внутренний путь** · здесь строят дороги и ездят, как на любом пути
explain-closed-edge = **Закрыто** · ни дорог, ни обозов, ни варваров
explain-closed-corner = **Закрыто** · построек нет
explain-wagon = **Обоз** · { $who }, уровень { $level } · { $load }
explain-wagon-load = груз: { commodity-name.of }, { commodity-goes-to }
explain-wagon-empty = пуст
explain-path-cost =
    { $points ->
        [one] Для обоза: { $points } очко движения
        [few] Для обоза: { $points } очка движения
        [many] Для обоза: { $points } очков движения
       *[other] Для обоза: { $points } очка движения
    }
explain-path-toll = и 1 золотой: { $who }
explain-barbarian-path = **Варвар** · любому обозу на 2 очка движения дороже · строить не мешает
explain-stack = Стопка: { supply-stack }
explain-corner-trade = Угол гекса назначения: обозу отсюда близко.

## Числа вокруг поля

tell-train = { train-level }. Следующий стоит { $cards }.
tell-train-best = { train-level }: 1 победное очко. Лучше не бывает.
tell-moves = Очки движения: { $left } из { $points }
tell-load = На обозе: { commodity-name.of }, { commodity-goes-to }
tell-load-none = Обоз пуст.
tell-delivered = Доставлено грузов: { $count }, каждый — очко.
tell-stacks = Ещё не увезено: { $count }
tell-barbarians-tried = Варваров, которых ещё можно попробовать прогнать: { $count }
describe-wagon = обоз: уровень { $level }, { $load }
describe-delivered =
    { $count ->
        [one] доставлен { $count } груз
        [few] доставлено { $count } груза
        [many] доставлено { $count } грузов
       *[other] доставлено { $count } груза
    }
describe-road-barbarians = Варвары стоят: { $places }
describe-stacks = Стопки: { $stacks }
what-now-wagon = Вести обоз
what-now-upgrade = Улучшить обоз
what-now-drive-off = Прогнать варвара
why-delivery = Груз доставлен: очко и золото.
why-loading = Обоз возьмёт груз.
why-nearer = Обоз станет ближе к цели.
why-own-roads = По своим дорогам путь короче.
why-bar-way = Это закроет путь игроку { $who }.
why-clear-way = Это освободит вам путь.
why-train = Обоз получше больше зарабатывает на каждом грузе.
