### Карты происшествий вместо кубиков. $who и $whom — имена игроков; $number — число на карте; $cards — набор карт; $card — название
### происшествия, $text — что на карте сказано.

option-event-cards = Карты происшествий
option-event-cards-help = Вместо броска берут карту: на ней число, а на некоторых — ещё и происшествие, с него начинают. Числа выпадают так же часто, как на кубиках.

## Названия

goal-repair = ремонт дороги
prompt-draw-event = Берут карту происшествия
chart-events-all = Всего вышло
chart-events-gone = Лежат открыто
chart-events-left = Ещё не вышли
flow-events = Происшествия
name-repair = Ремонт
    .acc = ремонт дороги
chart-events = Происшествия

## Карты происшествий

card-event-robber-attacks = Разбойник нападает
card-event-robber-attacks-text = Семёрка: у кого больше семи карт, тот сбрасывает половину, затем разбойника передвигают, и он крадёт карту.
card-event-robber-flees = Разбойник бежит
card-event-robber-flees-text = Разбойник возвращается в пустыню, никого не грабя.
card-event-epidemic = Эпидемия
card-event-epidemic-text = В этом ходу каждый город получает с гекса только одну карту.
card-event-earthquake = Землетрясение
card-event-earthquake-text = Каждый поворачивает одну свою дорогу поперёк: она повреждена. Пока хозяин не починит её за 1 древесину и 1 глину, новых дорог он не строит.
card-event-good-neighbours = Добрые соседи
card-event-good-neighbours-text = Все, у кого есть карты, отдают по одной на свой выбор соседу слева — все разом.
card-event-helpful-neighbour = Помощь соседу
card-event-helpful-neighbour-text = У кого больше всех очков, тот отдаёт карту на свой выбор кому-нибудь из отстающих.
card-event-calm-seas = Спокойное море
card-event-calm-seas-text = У кого больше всех гаваней, тот берёт из резерва карту на выбор.
card-event-plentiful-year = Урожайный год
card-event-plentiful-year-text = Каждый берёт из резерва карту на выбор.
card-event-tournament = Турнир
card-event-tournament-text = Кто сыграл больше всех рыцарей, тот берёт из резерва карту на выбор.
card-event-conflict = Распря
card-event-conflict-text = Владелец «Самой большой армии» берёт у кого-нибудь случайную карту. Если награды нет ни у кого — тот, кто один сыграл больше всех рыцарей.
card-event-trade-advantage = Торговое преимущество
card-event-trade-advantage-text = Владелец «Самого длинного тракта» берёт у кого-нибудь случайную карту. Если награды нет ни у кого — тот, у кого одного больше всех дорог.
card-event-quiet = Тихий день
card-event-quiet-text = Ничего не происходит. Гексы с этим числом приносят карты как всегда.
card-event-new-year = Новый год
card-event-new-year-text = Все карты перемешивают заново, потом открывают следующую.

## Что можно сделать

act-settle-robber = Отправить разбойника в эту пустыню
act-repair-road-free = Починить по карте «Строительство дорог»
act-give-help = Отдать эту карту
act-take-from-bank = Взять из резерва
field-receiver = Кому?
act-damage-road = Повернуть эту дорогу
act-repair-road = Починить дорогу
act-give-left = Отдать эту карту соседу
gist-repair-road = 1 древесина и 1 глина, и дороги снова можно строить.
about-repair-road = Повреждённая дорога идёт в счёт «Самого длинного тракта», но, пока её не починить, других дорог вы не строите, а там, куда ведёт только она, не ставите поселений.
next-draw-event = Открыть карту

## Вопросы

hint-draw-event = На карте — число этого хода; до неё можно сыграть карту развития.
prompt-robber-desert = Разбойник бежит: в какую пустыню?
hint-robber-desert = Выберите пустыню для разбойника. Никого при этом не грабят.
prompt-damage-road = Землетрясение: какая из ваших дорог повреждена?
hint-damage-road = Выберите одну. В счёт тракта она пойдёт и так.
prompt-give-left = Добрые соседи: какую карту отдать?
hint-give-left = Её получит { $whom }. Сначала все выбирают, потом карты переходят из рук в руки.
prompt-help-neighbour = Помощь соседу: что отдать и кому?
hint-help-neighbour = У вас больше всех очков: отдайте одну карту тому, у кого их меньше.
prompt-event-take = { $card }: возьмите карту из резерва
hint-event-take = Выберите одно сырьё.

## Летопись

event-card-told = { $card }. { $text }
event-card-named = { $card }
event-card-drawn = { $who } открывает карту: { $number }
event-again-drawn = { $number } здесь ничего не приносит: открывают ещё одну карту
event-new-year = Новый год: карты происшествий перемешаны заново
event-road-damaged = Землетрясение: у { $who-gen } повреждена дорога
event-road-damaged-you = Землетрясение: повреждена ваша дорога
event-road-repaired = { $who } чинит дорогу
event-given-left = { $who } отдаёт { $whom-dat } { $cards }
event-given-left-you = Вы отдаёте { $whom-dat } { $cards }
event-given-left-unseen = { $who } отдаёт { $whom-dat } карту
event-given-left-unseen-you = Вы отдаёте карту { $whom-dat }
event-helped = { $who } помогает { $whom-dat }: { $cards }
event-helped-unseen = { $who } помогает { $whom-dat } картой
event-without-effect = Происшествие никого не коснулось

## Почему нельзя

# EVENT-011a
reason-event-desert = Разбойник бежит в пустыню.
# EVENT-013
reason-event-own-road = Выберите свою целую дорогу.
# EVENT-017
reason-event-own-card = Выберите карту, которая у вас есть.
# EVENT-035
reason-event-cards-no-dice = В этой игре вместо броска берут карту происшествия.
# EVENT-014, EVENT-035a
reason-repair-first = Сначала почините повреждённую дорогу: 1 древесина и 1 глина.
# EVENT-035b
reason-road-undamaged = Эта дорога цела.
# EVENT-015a
reason-only-damaged-road = Сюда ведёт только ваша повреждённая дорога.
# EVENT-018
reason-helper-fewer-points = Карту отдают тому, у кого очков меньше, чем у вас.
# EVENT-024
reason-event-bank-lacks = Такого сырья в резерве нет.

## Что будет наверняка

foresee-repair = <good>Вы снова сможете строить дороги.</>

## На поле и вокруг него

explain-damaged-road = **Повреждённая дорога** · { $who } · идёт в счёт тракта · до ремонта её хозяин дорог не строит
tell-event-deck =
    { $count ->
        [one] До Нового года { $count } карта
        [few] До Нового года { $count } карты
        [many] До Нового года { $count } карт
       *[other] До Нового года { $count } карты
    }
tell-event-drawn = Уже вышли: { $cards }
tell-event-numbers = Числа в колоде: { $numbers }. Пять карт каждого круга остаются закрытыми.
tell-event-now = { $card }: { $number }
why-repair = Вы снова сможете строить дороги.
