### «Купцы и варвары». $who и $whom — имена игроков; $points, $count и $left — числа; $commodity: marble, glass, tools или sand;
### $hex — название гекса назначения; слова о золоте — в gold.ftl. plaza — центральный перекрёсток гекса назначения.

ruleset-traders-barbarians = Купцы и варвары
ruleset-traders-barbarians-line = Ваш обоз возит камень, стекло, инструменты и песок между замком, каменоломней и заводом, а дороги стерегут варвары.
ruleset-traders-barbarians-how =
    - <icon vp> Наберите **{ $goal } очков** в свой ход. Вы начинаете с поселением, городом, обозом и 5 золотыми.
    - <icon wagon> После обмена и стройки обоз едет по путям; по дорогам быстрее, за чужую дорогу платят пошлину.
    - <icon delivery> Каждый доставленный груз — **1 очко** и золото. И сразу берут следующий.
    - <icon upgrade> Чем выше уровень обоза, тем дальше он едет, больше зарабатывает и вернее прогоняет варваров.
about-ruleset-traders-barbarians = Классический остров с обозами, грузами и варварами на дорогах.

## Названия

name-train = Уровень обоза
    .acc = улучшение обоза
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
train-level = Уровень { $level }
train-1 = 4 очка движения, 1 золотой за доставку
train-2 = 5 очков движения, 2 золотых за доставку, прогоняет варвара на 6
train-3 = 6 очков движения, 3 золотых за доставку, прогоняет варвара на 5 и 6
train-4 = 7 очков движения, 4 золотых за доставку, прогоняет варвара на 4, 5 и 6
train-5 = 7 очков движения, 5 золотых за доставку, прогоняет варвара на 3–6, 1 победное очко
move-points-count =
    { $points ->
        [one] { $points } очко движения
        [few] { $points } очка движения
        [many] { $points } очков движения
       *[other] { $points } очка движения
    }

## Карты развития

card-swift_journey = Быстрая поездка
card-swift_journey-text = Когда обоз уже проехал, он едет ещё раз, со всеми очками движения.
card-toolmaking = Изготовление инструментов
card-toolmaking-text = Приносит одно победное очко. Эту карту не играют, а показывают в конце игры.
card-glassmaking = Стеклоделие
card-glassmaking-text = Приносит одно победное очко. Эту карту не играют, а показывают в конце игры.
card-quarry = Каменоломня
card-quarry-text = Приносит одно победное очко. Эту карту не играют, а показывают в конце игры.

## Счёт

count-delivered = Доставлено грузов
source-delivered = Доставленные грузы
source-wagon = Лучший обоз
gold-start = В начале
gold-delivery = За грузы
count-moves = Очки движения
result-page-wagons = Обозы
chart-wagons = Обозы
wagon-paths = Путей пройдено
tolls-paid = Пошлин отдано
tolls-taken = Пошлин получено
drive-offs = Схваток с варварами
driven-off = Прогнано

## Что можно сделать

act-upgrade-wagon = Улучшить обоз
name-upgrade = Уровень обоза
    .acc = улучшение обоза
act-move-wagon = Вести обоз
act-pay-grain = За 1 зерно — ещё 2 очка движения
act-drive-off = Прогнать варвара
act-drive-off-die = Кубик против варвара
act-move-barbarian = Передвинуть варвара
act-choose-stack = Взять груз отсюда
act-end-movement = Оставить обоз здесь
act-drawn-commodity = Груз открывают
act-play-swift-journey = Быстрая поездка
gist-upgrade = Больше очков движения, больше золота, вернее удар по варварам.
about-upgrade = Пять уровней, их покупают по порядку. Чем выше уровень, тем дальше едет обоз, тем больше золота за груз и тем вернее он прогоняет варваров. **Пятый** приносит 1 победное очко.
about-upgrade-next = **Уровень { $level }:** { $better }.
    { about-upgrade }

## Вопросы

prompt-move-wagon = Обоз в пути
hint-move-wagon =
    { $ended ->
        [yes] На центральном перекрёстке движение кончается.
       *[no] { $drive ->
            [yes] { move-points-left } { wagon-errand } Можно прогнать варвара.
           *[no] { move-points-left } { wagon-errand }
        }
    }
move-points-left =
    { $points ->
        [0] Очков движения не осталось.
       *[other] Ещё { move-points-count }.
    }
wagon-errand =
    { $away ->
        [0] { wagon-goal }.
        [one] { wagon-goal }: путь в { $away } очко.
        [few] { wagon-goal }: путь в { $away } очка.
        [many] { wagon-goal }: путь в { $away } очков.
       *[other] { wagon-goal }: путь в { $away } очка.
    }
wagon-goal =
    { $commodity ->
        [none] Груз берут в замке, каменоломне или на стекольном заводе
       *[other] Везите { commodity-name.of } { commodity-goes-to }
    }
step-wagon = Обоз
tell-step-wagon = **Обоз.** Он едет по путям, пока хватает очков движения. Как только он тронулся, больше не меняются и не строят.
prompt-move-barbarian = Передвиньте варвара
hint-move-barbarian = Выберите варвара и путь без варвара. Если там чужая дорога, вы возьмёте карту у её хозяина.
prompt-driven-off = Куда уходит варвар?
hint-driven-off = Выберите любой открытый путь без варвара. Карт при этом не берут.
prompt-drive-off = Кубик против варвара
prompt-load = Груз открывают
prompt-choose-stack = Здесь грузов не осталось: откуда взять?
hint-choose-stack = Выберите другую стопку у такого же гекса.
next-end-movement = Остаться здесь
next-move-wagon = Вести обоз

## Летопись

event-train-upgraded = { $who } улучшает обоз: уровень { $level }
event-wagon-moved =
    { $points ->
        [one] { $who } ведёт обоз: { $points } очко движения
        [few] { $who } ведёт обоз: { $points } очка движения
        [many] { $who } ведёт обоз: { $points } очков движения
       *[other] { $who } ведёт обоз: { $points } очка движения
    }
event-toll-paid =
    { $count ->
        [one] { $who } платит { $whom-dat } пошлину: { $count } золотой
        [few] { $who } платит { $whom-dat } пошлину: { $count } золотых
        [many] { $who } платит { $whom-dat } пошлину: { $count } золотых
       *[other] { $who } платит { $whom-dat } пошлину: { $count } золотого
    }
event-wagon-grain = { $who } платит 1 зерно: ещё 2 очка движения
event-delivered = { $who } доставляет { commodity-name.of }: +1 очко
event-loaded = { $who } грузит на обоз { commodity-name.of }
event-stack-empty = { $who } остаётся без груза
event-drive-off-won = { $who } бросает кубик: { $face }. Варвар уходит
event-drive-off-lost = { $who } бросает кубик: { $face }. Варвар остаётся
event-barbarian-moved = { $who } передвигает варвара

## Почему нельзя

# TRADE-034, TRADE-101
reason-plaza-no-building = На центральном перекрёстке гекса назначения не строят.
# TRADE-013a, TRADE-015a, TRADE-101
reason-corner-closed = Этот угол гекса назначения выходит к морю и закрыт.
# TRADE-015, TRADE-101a
reason-edge-closed = Этот край гекса назначения выходит к морю и закрыт.
# TRADE-054, TRADE-101b
reason-wagon-points =
    { $left ->
        [0] Очков движения не осталось.
        [one] Слишком далеко: осталось { $left } очко движения.
        [few] Слишком далеко: осталось { $left } очка движения.
        [many] Слишком далеко: осталось { $left } очков движения.
       *[other] Слишком далеко: осталось { $left } очка движения.
    }
# TRADE-101b
reason-wagon-stays = Обоз уже стоит там.
# TRADE-050
reason-wagon-later = Обоз едет после обмена и стройки.
# TRADE-051b, TRADE-054, TRADE-101b
reason-wagon-toll = Пошлину, 1 золотой, заплатить нечем.
# TRADE-050
# TRADE-057a, TRADE-072b
reason-wagon-stopped = Обоз на центральном перекрёстке: его движение окончено.
# TRADE-055, TRADE-101e
reason-wagon-grain-paid = За одно движение зерно платят только раз.
# TRADE-055
reason-wagon-no-grain = Зерна у вас нет.
# TRADE-058
reason-wagon-underway = Обоз уже в пути: в этом ходу больше не меняются, не строят и не покупают.
# TRADE-041
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
# TRADE-101d
reason-path-no-barbarian = Там нет варвара, которого можно передвинуть.
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
# TRADE-059, TRADE-101g
reason-wagon-between-turns = Между ходами обозы стоят.

## Что действие принесёт наверняка

foresee-wagon-way =
    { $points ->
        [one] Весь путь: { $points } очко движения
        [few] Весь путь: { $points } очка движения
        [many] Весь путь: { $points } очков движения
       *[other] Весь путь: { $points } очка движения
    }
foresee-wagon-way-left =
    { $left ->
        [0] { foresee-wagon-way }, больше не останется
       *[other] { foresee-wagon-way }, останется { $left }
    }
foresee-wagon-grain =
    { $points ->
        [one] Будет { $points } очко движения
        [few] Будет { $points } очка движения
        [many] Будет { $points } очков движения
       *[other] Будет { $points } очка движения
    }
foresee-deliver =
    { $loads ->
        [yes] <gold>Вы сдаёте { commodity-name.of }: +1 очко и +{ $gold } золота.</> Потом возьмёте новый.
       *[no] <gold>Вы сдаёте { commodity-name.of }: +1 очко и +{ $gold } золота.</>
    }
foresee-load = Вы возьмёте верхний груз из этой стопки.
foresee-no-delivery = Ваш груз ({ commodity-name.of }) здесь не нужен.
foresee-stack-empty = Грузов здесь не осталось: обоз останется пустым.
foresee-wagon-stops = Движение здесь кончится.
foresee-drive-off =
    { $count ->
        [one] Варвар уйдёт в { $count } случае из 6.
        [few] Варвар уйдёт в { $count } случаях из 6.
        [many] Варвар уйдёт в { $count } случаях из 6.
       *[other] Варвар уйдёт в { $count } случая из 6.
    }
foresee-barbarian-nothing = Взять карту там не у кого.
foresee-train-points = Очки движения: { $before } → **{ $after }**
foresee-train-gold = Золото за доставку: { $before } → **{ $after }**
foresee-train-drive =
    { $least ->
        [6] Прогоняет варваров на **6**.
        [5] Прогоняет варваров на **5 и 6**.
       *[other] Прогоняет варваров на **{ $least }–6**.
    }
foresee-path-cost =
    { $points ->
        [one] Этот путь будет стоить вашему обозу { $points } очко движения.
        [few] Этот путь будет стоить вашему обозу { $points } очка движения.
        [many] Этот путь будет стоить вашему обозу { $points } очков движения.
       *[other] Этот путь будет стоить вашему обозу { $points } очка движения.
    }

## Места на поле

place-barbarian = Варвар на пути { $value }
explain-trade-castle = **Замок** · принимает камень и стекло · отпускает инструменты и песок
explain-quarry = **Каменоломня** · принимает инструменты · отпускает камень и песок
explain-glassworks = **Стекольный завод** · принимает песок · отпускает стекло и инструменты
explain-plaza = **Центральный перекрёсток** · обозы здесь останавливаются, сдают и берут груз · построек нет
explain-plaza-road = Дороги сходятся здесь, как на любом перекрёстке.
explain-inner-path = **Внутренний путь** · здесь строят дороги и ездят, как на любом пути
explain-closed-edge = **Закрыто** · ни дорог, ни обозов, ни варваров
explain-closed-corner = **Закрыто** · построек нет
explain-wagon =
    { $commodity ->
        [none] **Обоз** · { $who }, уровень { $level } · пуст
       *[other] **Обоз** · { $who }, уровень { $level } · везёт { commodity-name.of } { commodity-goes-to }
    }
explain-path-cost =
    { $points ->
        [one] Вашему обозу: { $points } очко движения
        [few] Вашему обозу: { $points } очка движения
        [many] Вашему обозу: { $points } очков движения
       *[other] Вашему обозу: { $points } очка движения
    }
explain-path-cost-toll =
    { $points ->
        [one] Вашему обозу: { $points } очко движения и 1 золотой (берёт { $who })
        [few] Вашему обозу: { $points } очка движения и 1 золотой (берёт { $who })
        [many] Вашему обозу: { $points } очков движения и 1 золотой (берёт { $who })
       *[other] Вашему обозу: { $points } очка движения и 1 золотой (берёт { $who })
    }
explain-barbarian-path = **Варвар** · любому обозу на 2 очка движения дороже · строить не мешает
explain-barbarian-tried = В этом ходу его уже пытались прогнать.
explain-stack =
    { $count ->
        [0] Грузов здесь не осталось.
        [one] { $count } груз лежит рубашкой вверх.
        [few] { $count } груза лежат рубашкой вверх.
        [many] { $count } грузов лежат рубашкой вверх.
       *[other] { $count } груза лежат рубашкой вверх.
    }
explain-stack-left = Среди них ещё: { $one }, { $two }
explain-stack-left-all = Во всех таких стопках: { $one }, { $two }
explain-stack-left-one = Среди них ещё: { $one }
explain-stack-left-all-one = Во всех таких стопках: { $one }
commodity-count = { commodity-name.of } — { $count }
explain-corner-trade = Угол гекса назначения: обозу отсюда близко.

## Числа вокруг поля

tell-train-next = Следующий уровень стоит { $cards }.
tell-train-best = Лучше не бывает.
tell-moves = Очки движения: { $left } из { $points }
tell-load = На обозе { commodity-name.of }: везти { commodity-goes-to }
tell-load-none = Обоз пуст.
tell-delivered = Доставлено грузов: { $count }, каждый — очко.
describe-stacks = Стопки грузов: { $stacks }
describe-stack = { hex-kind } { $count }
hex-kind =
    { $hex ->
        [trade-castle] замок
        [quarry] каменоломня
       *[glassworks] стекольный завод
    }
why-delivery = Груз доставлен: очко и золото.
why-loading = Обоз возьмёт груз.
why-nearer = Обоз станет ближе к цели.
why-own-roads = По своим дорогам путь короче.
why-bar-way = Это закроет путь { $who-dat }.
why-clear-way = Это освободит вам путь.
why-train = Обоз получше больше зарабатывает на каждом грузе.

example-last-load = Последний груз
example-tolls-for-six = Чужие дороги, вшестером
leaves-points =
    { $count ->
        [one] Ещё { $count } очко движения
        [few] Ещё { $count } очка движения
        [many] Ещё { $count } очков движения
       *[other] Ещё { $count } очка движения
    }
