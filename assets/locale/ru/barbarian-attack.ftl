### «Нашествие варваров». $who и $whom — имена игроков; $hex — название гекса; $count — варвары, рыцари или пленные,
### $barbarians и $riders — если названы и те и другие, $gold — золото;
### $numbers — список чисел; $face — грань кубика; слова о золоте — в gold.ftl. «rider» в ключах — рыцарь на пути: так он не
### путается с рыцарями «Городов и рыцарей».

ruleset-barbarian-attack = Нашествие варваров
ruleset-barbarian-attack-line = Каждое новое поселение и каждый город манят к берегу варваров; ваши рыцари берут их в плен.
ruleset-barbarian-attack-how =
    - <icon vp> Наберите **{ $goal } очков** в свой ход. Вы начинаете с поселением и городом.
    - <icon landing> Кто строит поселение или город, вызывает высадку. **Трое** варваров захватывают гекс, и он ничего не приносит.
    - <icon rider> Рыцарей дают карты хроник. После обмена и стройки они выступают: каждый проходит до 3 путей.
    - <icon prisoner> Рыцарей вокруг гекса больше, чем на нём варваров, — победа. **Двое пленных — 1 очко.**
about-ruleset-barbarian-attack = Классический остров с замком, рыцарями и варварами с моря.

## Названия

name-rider = Рыцарь
name-chronicle = Карта хроник
    .acc = карту хроник
name-landing = Высадка варваров
terrain-castle = Замок

## Карты хроник

chronicle-knighthood = Посвящение в рыцари
chronicle-swift-knight = Быстрый рыцарь
chronicle-treason = Измена
chronicle-intrigue = Интрига

## Счёт

count-riders = Рыцари на поле
count-prisoners = Пленные варвары
gold-loss = За павших рыцарей
gold-prisoner = Вместо пленных
gold-treason = За «Измену»
source-prisoners = Пленные варвары, двое за очко
source-conquered = Захваченные постройки
chart-attack = Рыцари и варвары
attack-cards = Карты
attack-placed = Рыцари
attack-rides = Походы
attack-prisoners = Пленные
attack-losses = Пали
attack-fallen = Захвачено

## Что можно сделать

act-buy-chronicle = Купить карту хроник
act-drawn-chronicle = Открыть карту хроник
act-place-rider = Поставить рыцаря
act-move-rider = Отправить рыцаря
act-finish-riding = Закончить поход
act-take-barbarian = Увести варвара отсюда
act-put-barbarian = Привести варвара сюда
act-capture-barbarian = Взять варвара в плен
act-take-nothing = Ничего не брать
act-landing-roll = Высадка: бросить кубики
act-prisoner-roll = Бросок за пленных
act-loss-roll = Бросок потерь
gist-buy-chronicle = Карта, которая действует сразу: рыцарь, измена или пленный.
about-buy-chronicle = Карту открывают и выполняют **сразу**; покупать можно, сколько хватит сырья. **Посвящение**: рыцарь у замка. **Быстрый рыцарь**: рыцарь на любом пути. **Измена**: 2 золотых и два варвара переходят. **Интрига**: пленный.
gist-move-rider = До 3 путей, за 1 зерно — до 5.
about-move-rider = Каждый рыцарь выступает один раз и проходит до **3 путей**, за **1 зерно** — до **5**. Ничто ему не мешает, но остановиться он должен на пути без рыцаря и не у замка.

## Вопросы

prompt-place-rider = Где появится ваш рыцарь?
hint-place-rider-castle = «Посвящение в рыцари»: выберите свободный путь у замка.
hint-place-rider-anywhere = «Быстрый рыцарь»: выберите любой свободный путь поля.
prompt-treason-from = «Измена»: с каких двух гексов уйдут варвары?
hint-treason-from = Выберите два разных прибрежных гекса. Если варвары стоят не на двух, недостающие придут с моря.
prompt-treason-to = «Измена»: куда они пойдут?
hint-treason-to = Выберите два других прибрежных гекса, ещё не захваченных. Третий варвар захватит гекс.
hint-treason-second = Один варвар уйдёт { $hex-from }. Выберите второй гекс.
hint-treason-next = Варвар уходит { $hex-from }. Выберите для него другой прибрежный гекс. Третий варвар захватит гекс.
hint-treason-sea = Варвар приходит с моря. Выберите для него прибрежный гекс. Третий варвар захватит гекс.
prompt-intrigue-capture = «Интрига»: какого варвара взять?
hint-intrigue-capture = Выберите прибрежный гекс. Если там стояли трое, гекс освободится.
prompt-move-riders = Рыцари выступают
hint-move-riders = Выберите рыцаря, потом путь; голубые стоят 1 зерно. После первого похода не строят и не меняются.
hint-move-riders-castle = Рыцари у замка должны выступить: выберите путь; голубые стоят 1 зерно.
prompt-take-random = Семёрка: у кого взять карту?
hint-take-random = Выберите любого соперника, у которого есть карты сырья; где он живёт, неважно.
prompt-draw-chronicle = Какая карта хроник?
hint-draw-chronicle = Карту открывают и выполняют сразу.
prompt-landing = Варвары высаживаются
hint-landing = Бросают три разных числа; семёрку и повторы перебрасывают.
prompt-prisoner-roll = Кому достанутся пленные?
hint-prisoner-roll = Пленных меньше, чем участников битвы: их получат те, кто выбросит больше, остальным — по 3 золотых.
prompt-loss-roll = Кто из рыцарей пал?
hint-loss-roll = Рыцари на путях выпавшего направления возвращаются к хозяевам, и за каждого дают 3 золотых.
next-finish-riding = Закончить поход
next-ride = К рыцарям
name-ride = Поход рыцарей
step-ride = Поход
tell-step-ride = **Поход.** Каждый ваш рыцарь выступает один раз: до 3 путей, за 1 зерно — до 5. Затем проверяют берег.

## Летопись

event-landing-numbers = Высадка варваров: { $numbers }
event-landing-place = { $hex }: { $count } из 3
event-landing-full = Никто не высаживается { $hex-to }: гекс уже захвачен
event-landing-ended = В море варваров больше нет
event-hex-conquered = Варвары захватывают { $hex-acc }
event-hex-freed = Варвары оставляют { $hex-acc }
event-building-conquered =
    { $piece ->
        [city] Варвары захватывают город у { $who-gen }
       *[settlement] Варвары захватывают поселение у { $who-gen }
    }
event-building-conquered-you =
    { $piece ->
        [city] Ваш город захвачен
       *[settlement] Ваше поселение захвачено
    }
event-building-freed =
    { $piece ->
        [city] { $who } возвращает себе город
       *[settlement] { $who } возвращает себе поселение
    }
event-chronicle-bought = { $who } покупает карту хроник
event-chronicle-drawn = Карта хроник: «{ $card }»
event-chronicle-spent =
    { $cause ->
        [rider] Карта пропала: у { $who-gen } все рыцари уже на поле
        [path] Карта пропала: для рыцаря нет свободного пути
        [coast] Варваров на берегу нет: { $who } берёт другую карту
       *[shift] Переводить некого
    }
event-chronicle-shuffled = Карты хроник перемешаны
event-nothing-taken = { $who } ничего не берёт
event-rider-placed = { $who } ставит рыцаря
event-rider-moved =
    { $grain ->
        [yes] { $who } отправляет рыцаря за 1 зерно
       *[no] { $who } отправляет рыцаря
    }
event-barbarian-shifted = Варвар переходит { $hex-from } { $other-to }
event-barbarian-called = Варвар приходит с моря { $other-to }
event-barbarian-captured = { $who } берёт в плен варвара { $hex-at }
event-victory = Победа { $hex-at }: рыцарей { $riders }, варваров { $barbarians }
event-prisoners-taken =
    { $count ->
        [one] { $who } берёт { $count } пленного
        [few] { $who } берёт { $count } пленных
        [many] { $who } берёт { $count } пленных
       *[other] { $who } берёт { $count } пленного
    }
event-prisoner-rolled = { $who } бросает за пленного: { $sum }
event-prisoner-missed = { $who } остаётся без пленного
event-losses =
    Потери: на кубике { $face }, направление — { $way ->
        [SE] северо-запад и юго-восток
        [NE] северо-восток и юго-запад
       *[E] запад и восток
    }
event-rider-fell = { $who } теряет рыцаря
event-rider-fell-you = Вы теряете рыцаря

## Почему нельзя

# BARB-052, BARB-111
reason-road-conquered = На путях захваченного гекса не строят.
# BARB-052a, BARB-111
reason-settlement-conquered = У захваченного гекса поселений не строят.
# BARB-055c
reason-city-conquered = Это поселение захвачено, городом ему не стать.
# BARB-055a
reason-harbour-conquered = Постройка у этой гавани захвачена.
# BARB-070, BARB-111a
reason-path-holds-rider = На этом пути уже стоит рыцарь.
# BARB-062, BARB-111b
reason-rider-at-castle = «Посвящение в рыцари» ставит рыцаря только на путь у замка.
# BARB-064
reason-no-rider-left = Все ваши рыцари уже на поле.
# BARB-064a
reason-no-castle-path = На всех путях у замка стоят рыцари.
# BARB-071a, BARB-072, BARB-111c
reason-ride-too-far =
    { $reach ->
        [one] Этот рыцарь проходит не больше { $reach } пути.
        [few] Этот рыцарь проходит не больше { $reach } путей.
        [many] Этот рыцарь проходит не больше { $reach } путей.
       *[other] Этот рыцарь проходит не больше { $reach } пути.
    }
# BARB-111c
reason-rider-rode = Этот рыцарь в этом ходу уже выступал.
# BARB-072
reason-ride-no-grain = Для дальнего похода нужно зерно, а его у вас нет.
# BARB-074a
reason-ride-ends-at-castle = Останавливаться у замка нельзя.
# BARB-071
reason-rider-not-own = Выберите своего рыцаря.
# BARB-075, BARB-111d
reason-castle-not-left = Рыцарь у замка ещё может выступить, и он обязан уйти.
# BARB-076
reason-riding-begun = Рыцари уже выступили: в этом ходу больше не меняются, не строят и не покупают.
# BARB-071
reason-no-rider = У вас нет рыцарей на поле: их дают карты хроник.
# BARB-102, BARB-104
reason-rider-not-new = Между ходами выступают только рыцари, которых только что дало «Посвящение».
# BARB-065a, BARB-111f
reason-treason-same-hex = Для «Измены» нужны разные гексы.
# BARB-066a, BARB-111f
reason-treason-too-few = Варваров можно перевести больше, чем вы выбрали.
# BARB-050a, BARB-069
reason-hex-full = Там уже стоят трое варваров.
# BARB-018, BARB-068
reason-not-coastal = Варвары стоят только на прибрежных гексах с числом.
# BARB-065a, BARB-068
reason-no-barbarian-there = Варваров там нет.
# BARB-090a
reason-take-random-empty = У этого соперника нет карт сырья.

## Что действие принесёт наверняка

foresee-landing = <fire>Высадятся варвары: бросят три числа.</>
foresee-landing-none = В море варваров не осталось: высадки не будет.
foresee-landing-wins = <gold>Вы победите раньше, чем кто-нибудь высадится.</>
foresee-victory =
    { $count ->
        [one] <gold>Победа { $hex-at }: { $count } пленный.</>
        [few] <gold>Победа { $hex-at }: { $count } пленных.</>
        [many] <gold>Победа { $hex-at }: { $count } пленных.</>
       *[other] <gold>Победа { $hex-at }: { $count } пленного.</>
    }
foresee-victory-short =
    { $count ->
        [one] Для победы { $hex-at } не хватает { $count } рыцаря.
        [few] Для победы { $hex-at } не хватает { $count } рыцарей.
        [many] Для победы { $hex-at } не хватает { $count } рыцарей.
       *[other] Для победы { $hex-at } не хватает { $count } рыцаря.
    }
foresee-victory-lost = <danger>Победы { $hex-at } уже не будет.</>
foresee-no-victory = Ни у одного гекса рыцарей не больше, чем варваров.
foresee-victory-perhaps = Потом, если хватит рыцарей: { $hexes }.
foresee-victory-shared =
    В битве участвуют и другие: { $whom }. { $share ->
        [each] Каждому достанется пленный.
        [most] Каждому достанется пленный, последний — у кого там больше рыцарей.
       *[roll] Пленных на всех не хватит: их разыграют бросками, остальным по { $gold } золотых.
    }
foresee-hex-conquered = <danger>Варвары захватят { $hex-acc }.</>
foresee-hex-freed = <good>Варвары уйдут { $hex-from }.</>
foresee-ride = Выступят ваши рыцари; строить и меняться в этом ходу уже нельзя.
foresee-barbarians-left = Там останется варваров: { $count } из 3.
foresee-barbarians-there = Там станет варваров: { $count } из 3.
foresee-prisoners = Пленные: { $before } → **{ $after }**
foresee-reach = До варваров отсюда не больше 3 путей: { $hexes }.
foresee-reach-grain = За 1 зерно можно дойти и сюда: { $hexes }.
foresee-building-conquered =
    { $piece ->
        [city] <danger>У { $who-gen } захватят город: −2 очка.</>
       *[settlement] <danger>У { $who-gen } захватят поселение: −1 очко.</>
    }
foresee-building-freed = <good>У { $who-gen } постройка снова в счёте.</>
foresee-chronicle = Решает случай. В колоде: «Посвящение» — { $knighthood }, «Быстрый рыцарь» — { $swift }, «Измена» — { $treason }, «Интрига» — { $intrigue }.
foresee-losses =
    { $count ->
        [0] Никто из ваших рыцарей там не падёт.
        [one] Там может пасть { $count } ваш рыцарь; за павшего дают { $gold } золотых.
        [few] Там могут пасть { $count } ваших рыцаря; за каждого дают { $gold } золотых.
        [many] Там могут пасть { $count } ваших рыцарей; за каждого дают { $gold } золотых.
       *[other] Там могут пасть { $count } ваших рыцаря; за каждого дают { $gold } золотых.
    }

## Места на поле

explain-castle = **Замок** · ничего не приносит · варвары сюда не доходят
explain-castle-path = **Путь у замка**, грань { $face } · сюда ставит рыцарей «Посвящение»
explain-coast-hex =
    { $count ->
        [0] **Берег** · варваров нет
        [one] **Берег** · { $count } варвар из 3
        [few] **Берег** · { $count } варвара из 3
        [many] **Берег** · { $count } варваров из 3
       *[other] **Берег** · { $count } варвара из 3
    }
explain-conquered = <danger>Захвачен: ничего не приносит, дорог и поселений здесь не строят.</>
explain-victory-needs =
    { $count ->
        [one] Для победы довольно { $count } рыцаря вокруг.
        [few] Для победы довольно { $count } рыцарей вокруг.
        [many] Для победы довольно { $count } рыцарей вокруг.
       *[other] Для победы довольно { $count } рыцаря вокруг.
    }
explain-riders-here = Рыцари вокруг: { $riders }
explain-riders-of = { $who } — { $count }
explain-rider = **Рыцарь** · { $who }
explain-rider-counts = Рыцарь здесь в счёте у берега: { $hexes }.
explain-rider-idle = Берега рядом нет: рыцарь здесь не сражается.
explain-rider-rode = В этом ходу он уже выступал.
explain-fallen = <danger>Захвачено: ни очков, ни гавани. Перекрёсток по-прежнему занят, дороги хозяина соединены.</>
explain-fallen-when = Постройка встанет, как только освободится хоть один её гекс.
explain-exposed = <fire>Вокруг только берег: постройку здесь могут захватить.</>
explain-safe = Постройку здесь не захватить: рядом гекс, куда варвары не доходят.

## Числа вокруг поля

tell-barbarians =
    { $count ->
        [0] В море варваров не осталось: высадок больше не будет.
        [one] В море ещё { $count } варвар.
        [few] В море ещё { $count } варвара.
        [many] В море ещё { $count } варваров.
       *[other] В море ещё { $count } варвара.
    }
tell-prisoners =
    { $count ->
        [0] Пленных пока нет. Двое — это 1 очко.
        [1] { $count } пленный. Ещё один — и будет 1 очко.
        [one] { $count } пленный, очков за них: { $points }. Непарный не в счёт.
        [few] { $count } пленных, очков за них: { $points }. Непарный не в счёт.
        [many] { $count } пленных, очков за них: { $points }. Непарный не в счёт.
       *[other] { $count } пленного, очков за них: { $points }. Непарный не в счёт.
    }
tell-riders = Рыцарей на поле: { $count }, в запасе: { $left }
tell-riding = Ещё не выступали: { $count }
tell-conquered =
    { $count ->
        [one] Захвачен { $count } гекс.
        [few] Захвачено { $count } гекса.
        [many] Захвачено { $count } гексов.
       *[other] Захвачено { $count } гекса.
    }
tell-check-order = Проверяют по порядку: { $numbers }
describe-coast = Берег: { $hexes }
describe-coast-hex = { $hex }: варваров { $barbarians }, рыцарей { $riders }
describe-conquered = захвачены: { $hexes }
why-victory = Так вы возьмёте пленных.
why-near-barbarians = Рыцарь окажется ближе к варварам.
why-coast-safer = Вашему берегу будет грозить меньше.

## Примеры

example-one-knight-short = Не хватает одного рыцаря
example-coast-overrun = Берег захвачен, вшестером
leaves-riders = Рыцари ещё могут скакать
