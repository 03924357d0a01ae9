### «Города и рыцари». $who и $whom — имена игроков; $track: trade, politics или science; $rank: basic, strong или
### mighty; $cards, $give и $take — наборы карт; $card — название карты.

ruleset-cities-knights = Города и рыцари
ruleset-cities-knights-line = Города вырастают в столицы, рыцари встречают варваров, плывущих с моря.
ruleset-cities-knights-how =
    - <icon vp> Наберите **{ $goal } очков** в свой ход. Вы начинаете с поселением и городом.
    - <icon improve> Города приносят товары: на бумагу, ткань и монеты возводят городские постройки, а те приносят карты развития.
    - <icon knight> С каждым седьмым кораблём высаживаются варвары. Ратные рыцари должны быть не слабее всех городов, иначе слабейшие защитники теряют по городу.
about-ruleset-cities-knights = Большая игра на острове: рыцари, товары и варвары.

## Товары и рука

resource-paper = Бумага
    .acc = бумагу
resource-cloth = Ткань
    .acc = ткань
resource-coin = Монеты
    .acc = монеты

## Названия

name-wall = Городская стена
    .acc = городскую стену
name-knight = Рыцарь
    .acc = рыцаря
name-improve = Развитие
    .acc = развитие города
name-activate = Призыв
    .acc = призыв рыцаря
name-promote = Прославление
    .acc = прославление рыцаря
name-move-knight = Поход
name-displace = Изгнание
name-chase = Погоня
name-progress = Карта развития
name-merchant = Торговец
name-metropolis = Столица
track =
    { $track ->
        [trade] Торговля
        [politics] Политика
       *[science] Знание
    }
    .deck =
        { $track ->
            [trade] торговля
            [politics] политика
           *[science] знание
        }
track-trade = Торговля
track-politics = Политика
track-science = Знание
track-level = { track }, уровень { $level }
rank =
    { $rank ->
        [basic] простой рыцарь
        [strong] славный рыцарь
       *[mighty] великий рыцарь
    }
rank-basic = Простой рыцарь
rank-strong = Славный рыцарь
rank-mighty = Великий рыцарь
knight-active = ратный
knight-idle = вольный
face-ship = Корабль варваров
face-trade = Жёлтые ворота: торговля
face-politics = Синие ворота: политика
face-science = Зелёные ворота: знание
knights-count =
    { $count ->
        [one] { $count } рыцарь
        [few] { $count } рыцаря
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }
progress-count =
    { $count ->
        [one] { $count } карта развития
        [few] { $count } карты развития
        [many] { $count } карт развития
       *[other] { $count } карты развития
    }

## Пятнадцать городских построек

improve-trade-1 = Рынок
    .acc = рынок
improve-trade-2 = Торговый дом
    .acc = торговый дом
improve-trade-3 = Гильдия
    .acc = гильдию
improve-trade-4 = Банк
    .acc = банк
improve-trade-5 = Биржа
    .acc = биржу
improve-politics-1 = Ратуша
    .acc = ратушу
improve-politics-2 = Церковь
    .acc = церковь
improve-politics-3 = Крепость
    .acc = крепость
improve-politics-4 = Собор
    .acc = собор
improve-politics-5 = Совет Катана
    .acc = Совет Катана
improve-science-1 = Монастырь
    .acc = монастырь
improve-science-2 = Библиотека
    .acc = библиотеку
improve-science-3 = Акведук
    .acc = акведук
improve-science-4 = Театр
    .acc = театр
improve-science-5 = Университет
    .acc = университет
improve-draws =
    { $track ->
        [trade] Когда выпадают жёлтые ворота, а на красном кубике от 1 до { $most }, вы берёте карту торговли.
        [politics] Когда выпадают синие ворота, а на красном кубике от 1 до { $most }, вы берёте карту политики.
       *[science] Когда выпадают зелёные ворота, а на красном кубике от 1 до { $most }, вы берёте карту знания.
    }
improve-ability-trade = **Гильдия:** за 2 одинаковых товара — 1 любая другая карта из резерва.
improve-ability-politics = **Крепость:** ваши славные рыцари могут стать великими.
improve-ability-science = **Акведук:** если бросок (не 7) ничего вам не принёс, возьмите 1 карту сырья на выбор.
improve-metropolis = Кто первым достиг уровня 4, превращает один из городов в столицу: ещё 2 очка, и варварам её не взять.
improve-metropolis-take = Уровень 5 отбирает столицу у того, кто стоит на уровне 4, и закрепляет её навсегда.
improve-metropolis-kept = Столица этой ветви уже навсегда за своим хозяином: уровня 5 в ней достигли.
improve-price = Уровень { $level } стоит { $cards }

## Карты развития

card-alchemist = Алхимик
card-alchemist-text = До броска: сами назначьте числа белого и красного кубиков. Кубик событий бросают как обычно.
card-crane = Строительный кран
card-crane-text = Ваша следующая городская постройка в этом ходу обойдётся на 1 товар дешевле.
card-engineer = Инженер
card-engineer-text = Постройте городскую стену бесплатно.
card-inventor = Изобретатель
card-inventor-text = Поменяйте местами два номерных жетона на поле, кроме 2, 6, 8 и 12.
card-irrigation = Орошение
card-irrigation-text = Возьмите по 2 зерна за каждую пашню, у которой стоят ваши поселения и города.
card-medicine = Медицина
card-medicine-text = Превратите поселение в город за 2 руды и 1 зерно.
card-mining = Шахта
card-mining-text = Возьмите по 2 руды за каждые горы, у которых стоят ваши поселения и города.
card-printer = Книгопечатание
card-printer-text = 1 победное очко; карту сразу открывают.
card-road-building = Дороги
card-road-building-text = Постройте до 2 дорог бесплатно.
card-smith = Кузнец
card-smith-text = Прославьте бесплатно до 2 своих рыцарей, каждого на ступень. Великим по-прежнему нужна Крепость.
card-bishop = Епископ
card-bishop-text = Передвиньте разбойника и возьмите по 1 случайной карте у каждого соперника, чья постройка стоит у нового гекса.
card-constitution = Основной закон
card-constitution-text = 1 победное очко; карту сразу открывают.
card-deserter = Перебежчик
card-deserter-text = Соперник убирает с поля одного своего рыцаря, какого захочет. Вы можете бесплатно поставить своего, не сильнее.
card-diplomat = Дипломат
card-diplomat-text = Уберите открытую дорогу любого игрока. Если она ваша, её можно бесплатно проложить в другом месте.
card-intrigue = Интрига
card-intrigue-text = Прогоните чужого рыцаря, который стоит у вашей дороги, как бы силён он ни был.
card-saboteur = Саботажник
card-saboteur-text = Все, у кого не меньше очков, чем у вас, сбрасывают половину руки.
card-spy = Шпион
card-spy-text = Посмотрите карты развития одного соперника и возьмите себе одну из них.
card-warlord = Полководец
card-warlord-text = Все ваши вольные рыцари бесплатно становятся ратными.
card-wedding = Свадьба
card-wedding-text = Все, у кого больше очков, чем у вас, отдают вам по 2 карты на свой выбор.
card-commercial-harbor = Торговый порт
card-commercial-harbor-text = В этом ходу вы можете по разу вручить каждому сопернику сырьё и получить за него товар, какой он выберет, если товар у него есть.
card-master-merchant = Мастер торговли
card-master-merchant-text = Посмотрите руку соперника, у которого больше очков, чем у вас, и возьмите 2 карты.
card-merchant = Торговец
card-merchant-text = Поставьте торговца на гекс, у которого живёте: 1 очко и обмен этого сырья 2:1, пока торговец ваш.
card-merchant-fleet = Торговый флот
card-merchant-fleet-text = Назовите сырьё или товар: до конца хода вы меняете его с резервом 2:1.
card-resource-monopoly = Монополия на сырьё
card-resource-monopoly-text = Назовите сырьё: каждый соперник отдаёт вам 2 такие карты или сколько есть.
card-trade-monopoly = Монополия на товар
card-trade-monopoly-text = Назовите товар: каждый соперник отдаёт вам 1 такую карту, если она у него есть.

## Счёт

count-progress = Карты развития на руке
count-knights = Сила ратных рыцарей
source-metropolis = Столицы
source-defender = Защитник Катана
source-merchant = Торговец
source-progress = Книгопечатание и Основной закон

## Правила на выбор

option-experts = Рыцари на выбор
option-experts-help = Когда высаживаются варвары, каждый решает, какие ратные рыцари выйдут на бой; вольными станут только они.
option-quick-knights = Быстрые рыцари
option-quick-knights-help = Рыцарь может прогнать разбойника до вашего броска.
option-easy-start = Лёгкое начало
option-easy-start-help = В первые два хода каждого игрока 7 перебрасывают, а кубик событий не бросают.

## Что можно сделать

act-event-die = Кубик событий
act-drawn-progress = Взять карту развития
act-aqueduct-take = Акведук: взять карту
act-aqueduct-decline = Акведук: ничего не брать
act-improve-city = Возвести городскую постройку
act-place-metropolis = Основать столицу здесь
act-build-wall = Построить городскую стену
act-recruit-knight = Снарядить рыцаря
act-activate-knight = Призвать рыцаря
act-promote-knight = Прославить рыцаря
act-move-knight = Послать рыцаря
act-displace-knight = Изгнать чужого рыцаря
act-retreat-knight = Отступить сюда
act-chase-robber = Прогнать разбойника
act-commit-knight = Выставить этого рыцаря
act-commit-done = Больше никого
act-lose-city = Отдать этот город
act-choose-deck = Взять из этой колоды
act-discard-progress = Сбросить карту развития
act-play-progress = Сыграть карту развития
act-set-dice = Назначить кубики
act-place-free-wall = Построить стену здесь
act-choose-token = Поменять этот жетон
act-use-medicine = Превратить поселение в город
act-lay-road = Проложить бесплатную дорогу
act-smith-knight = Прославить этого рыцаря
act-stop-card = Готово
act-bishop-hex = Послать разбойника
act-name-opponent = Выбрать этого соперника
act-desert-knight = Отдать этого рыцаря
act-place-deserter = Поставить рыцаря
act-remove-road = Убрать эту дорогу
act-intrigue-knight = Прогнать этого рыцаря
act-sabotage-discard = Сбросить половину руки
act-wedding-gift = Сделать свадебный подарок
act-spy-take = Взять эту карту
act-master-take = Взять эти карты
act-harbour-offer = Торговый порт: предложить сырьё
act-harbour-give = Отдать этот товар
act-place-merchant = Поставить торговца
act-name-kind = Назвать вид карт

## Летопись

event-event-die =
    { $face ->
        [ship] Кубик событий: корабль варваров
        [trade] Кубик событий: жёлтые ворота, торговля
        [politics] Кубик событий: синие ворота, политика
       *[science] Кубик событий: зелёные ворота, знание
    }
event-ship-sailed = Варвары приближаются: шаг { $position } из { $most }
event-progress-drawn = { $who } берёт карту развития «{ $card }»
event-progress-drawn-unseen =
    { $who } берёт карту { $track ->
        [trade] торговли
        [politics] политики
       *[science] знания
    }
event-progress-shown = { $who } открывает карту победного очка «{ $card }»
event-progress-played = { $who } играет карту «{ $card }»
event-progress-discarded = { $who } сбрасывает карту развития «{ $card }»
event-progress-discarded-unseen =
    { $who } сбрасывает карту { $track ->
        [trade] торговли
        [politics] политики
       *[science] знания
    }
event-improved = { $who } строит { $improvement-acc } ({ track.deck }, уровень { $level })
event-metropolis-gained =
    { $who } основывает столицу { $track ->
        [trade] торговли
        [politics] политики
       *[science] знания
    }
event-metropolis-taken =
    { $who } забирает у { $whom-gen } столицу { $track ->
        [trade] торговли
        [politics] политики
       *[science] знания
    }
event-metropolis-taken-you = { $who } забирает у вас столицу ({ track.deck })
event-wall-built = { $who } строит городскую стену
event-wall-lost = { $who } теряет городскую стену
event-wall-lost-you = Вы теряете городскую стену
event-landed =
    { $won ->
        [yes] Варвары высаживаются: { $strength } против { $defence }. Рыцари отстояли берег!
       *[no] Варвары высаживаются: { $strength } против { $defence }. Берег не удержали.
    }
event-contribution = { $who }: сила { $strength }
event-city-lost = { $who } теряет город: его разорили варвары
event-city-lost-you = Вы теряете город: его разорили варвары
event-city-tipped = { $who } теряет город; поселений в запасе нет, и город лежит на боку
event-city-tipped-you = Вы теряете город; поселений в запасе нет, и город лежит на боку
event-town-righted = { $who } ставит поселение на место разорённого города
event-defender-named = { $who } становится Защитником Катана: 1 очко
event-defenders-tied = Силы равны: { $whom }. Каждый берёт карту развития
event-barbarians-left = Варвары уплывают, все рыцари снова вольные
event-robber-woke = Теперь разбойника можно двигать
event-knights-committed =
    { $count ->
        [0] { $who } никого не выставляет
        [one] { $who } выставляет { $count } рыцаря
        [few] { $who } выставляет { $count } рыцарей
        [many] { $who } выставляет { $count } рыцарей
       *[other] { $who } выставляет { $count } рыцаря
    }
event-knight-recruited = { $who } снаряжает рыцаря
event-knight-activated = { $who } призывает рыцаря
event-knight-promoted = { $who } прославляет рыцаря, теперь это { rank }
event-knight-moved = { $who } отправляет рыцаря в поход
event-knight-displaced =
    { $whom-is ->
        [you] { $who } изгоняет вашего рыцаря
       *[other] { $who } изгоняет рыцаря { $whom-gen }
    }
event-knight-displaced-you = { $who } изгоняет вашего рыцаря
event-knight-driven-away =
    { $whom-is ->
        [you] { $who } прогоняет вашего рыцаря
       *[other] { $who } прогоняет рыцаря { $whom-gen }
    }
event-knight-driven-away-you = { $who } прогоняет вашего рыцаря
event-knight-retreated = { $who } отводит рыцаря
event-knight-removed =
    { $cause ->
        [deserter] { $who } теряет рыцаря: перебежчиком становится { rank }
       *[displaced] { $who } теряет рыцаря ({ rank }): отступать некуда
    }
event-knight-removed-you =
    { $cause ->
        [deserter] Вы теряете рыцаря, перебежчиком стал { rank }
       *[displaced] Вы теряете рыцаря, отступить некуда: { rank }
    }
event-knight-placed =
    { $who } получает { $rank ->
        [basic] простого
        [strong] славного
       *[mighty] великого
    } рыцаря
event-robber-chased = { $who } прогоняет разбойника
event-dice-set = { $who } назначает кубики: { $white } и { $red }
event-tokens-swapped = { $who } меняет местами: { $hex } и { $other }
event-road-removed =
    { $whom-is ->
        [you] { $who } убирает вашу дорогу
       *[other] { $who } убирает дорогу { $whom-gen }
    }
event-road-removed-you = { $who } убирает вашу дорогу
event-road-removed-own = { $who } снимает свою дорогу
event-city-healed = { $who } превращает поселение в город
event-merchant-placed = { $who } ставит торговца { $hex-to }
event-fleet-named = { $who } до конца хода меняет { $resource-acc } 2:1
event-collected = { $who } собирает у { $whom-gen } { $cards }
event-collected-you = { $who } собирает, в том числе у вас, { $cards }
event-harbour-offered = { $who } просит у { $whom-gen } товар
event-harbour-exchanged = { $who } и { $whom } меняются: { $give } ↔ { $take }
event-harbour-exchanged-unseen = { $who } получает от { $whom-gen } товар за сырьё
event-harbour-rested = У { $whom-gen } товаров нет; { $who } оставляет сырьё себе
event-cards-given = { $whom } отдаёт { $who-dat } { $cards }
event-cards-given-you = Вы отдаёте { $who-dat } { $cards }
event-cards-given-unseen =
    { $count ->
        [one] { $whom } отдаёт { $who-dat } { $count } карту
        [few] { $whom } отдаёт { $who-dat } { $count } карты
        [many] { $whom } отдаёт { $who-dat } { $count } карт
       *[other] { $whom } отдаёт { $who-dat } { $count } карты
    }
event-cards-given-unseen-you = Вы отдаёте карты { $who-dat }
event-spy-looks =
    { $whom-is ->
        [you] { $who } смотрит ваши карты развития
       *[other] { $who } смотрит карты развития { $whom-gen }
    }
event-master-merchant-looks =
    { $whom-is ->
        [you] { $who } смотрит вашу руку
       *[other] { $who } смотрит карты на руке { $whom-gen }
    }
event-spy-took = { $who } забирает у { $whom-gen } карту развития «{ $card }»
event-spy-took-you = { $who } забирает у вас карту развития: { $card }
event-spy-took-unseen =
    { $who } забирает у { $whom-gen } карту { $track ->
        [trade] торговли
        [politics] политики
       *[science] знания
    }
event-spy-took-unseen-you = { $who } забирает у вас карту развития

## Вопросы

prompt-commit-knights = Кто выйдет на защиту?
hint-commit-knights = Выберите ратных рыцарей для боя; вольными станут только они. Можно не выставлять никого.
prompt-pillage = Варвары разоряют город: какой?
hint-pillage = Выбранный город снова станет поселением, а его стена пропадёт.
prompt-choose-deck = Выберите колоду для награды
hint-choose-deck = Вы защищались не хуже лучших: возьмите карту развития любого цвета.
prompt-progress-draw = Берут карту развития
prompt-progress-limit = Сбросьте карту развития
hint-progress-limit = У вас пять карт развития, а оставить можно четыре.
prompt-metropolis = Какой город станет столицей?
hint-metropolis = Выберите свой город: теперь он приносит 4 очка, и варварам его не взять.
prompt-aqueduct = Акведук: взять карту из резерва?
hint-aqueduct = Бросок ничего вам не принёс: возьмите одну карту сырья на выбор.
aside-held = { $track ->
        [trade] торговля
        [politics] политика
       *[science] знание
    } ×{ $count }
aside-progress = Карты: { $cards }
aside-rank = { $rank ->
        [basic] простой
        [strong] славный
       *[mighty] великий
    } ×{ $count }
aside-knights = Рыцари: { $knights }
prompt-desert-knight-by = { $who } играет карту «Перебежчик»: какой рыцарь уйдёт от вас?
prompt-saboteur-by = { $who } играет карту «Саботажник»: сбросьте половину руки
prompt-wedding-by = { $who } играет карту «Свадьба»: выберите подарок
prompt-harbour-give-by = { $who } предлагает вам сделку в порту: какой товар вы отдадите?
prompt-second-token-for = Изобретатель: с каким жетоном поменять { $number }?
prompt-retreat-by = { $who } прогоняет вашего рыцаря: куда он отступит?
prompt-spy-take-by = Шпион: какую карту вы заберёте у { $who-gen }?
prompt-master-take-by = Мастер торговли: какие 2 карты вы заберёте у { $who-gen }?
act-stop-card-place-deserter = Рыцаря не ставить
act-stop-card-smith = Больше никого
act-stop-card-free-road = Больше не прокладывать
settled-white = белый кубик { $value }
settled-red = красный кубик { $value }

## Почему нельзя

reason-own-ordinary-city = Выберите свой город, который ещё не столица.
reason-too-many-progress = Оставить можно не больше четырёх карт развития: сыграйте лишнюю или сбросьте.
reason-no-free-discard = Карты развития сбрасывают, только когда их больше четырёх.
reason-no-wall-left =
    { $limit ->
        [one] Ваша { $limit } стена уже стоит.
        [few] Все ваши { $limit } стены уже стоят.
        [many] Все ваши { $limit } стен уже стоят.
       *[other] Все ваши { $limit } стены уже стоят.
    }
reason-no-city-without-wall = Городов без стены у вас нет.
reason-wall-needs-city = Стеной обносят только свой город.
reason-city-has-wall = У этого города стена уже есть.
reason-last-level = Эта ветвь построек завершена.
reason-improve-needs-city = Для городских построек нужен город на поле.
reason-improve-needs-ordinary-city = С уровня 4 нужен город, который ещё не столица, или столица этой же ветви.
reason-aqueduct-resource = Акведук даёт сырьё, но не товар.
reason-card-own-turn = Карты развития играют только в свой ход.
reason-not-in-building-phase = Между ходами карты развития не играют, и рыцари не действуют.
reason-alchemist-before-roll = Алхимика играют до броска.

## Рыцари

prompt-retreat = Вашего рыцаря изгнали: куда он отступит?
hint-retreat = Выберите свободный перекрёсток, куда от прежнего места ведут ваши дороги. Сила рыцаря не изменится; ратный останется ратным, вольный — вольным.
reason-figure-stands = На этом перекрёстке стоит рыцарь.
reason-road-past-figure = Дорогу преграждает рыцарь соперника.
reason-no-basic-knight = Все ваши простые рыцари уже на поле.
reason-knight-needs-road = Рыцаря снаряжают у своей дороги.
reason-no-own-knight = Вашего рыцаря здесь нет.
reason-knight-is-active = Этот рыцарь уже ратный.
reason-knight-is-mighty = Сильнее великого рыцаря никого нет.
reason-knight-promoted = За ход рыцаря прославляют лишь однажды.
reason-needs-fortress = Славные рыцари становятся великими только с Крепостью — третьей постройкой политики.
reason-no-higher-knight = Все ваши рыцари следующей ступени уже на поле.
reason-knight-acted = Этот рыцарь в этом ходу уже действовал.
reason-knight-just-activated = Рыцарь, призванный в этом ходу, действовать ещё не может.
reason-knight-is-idle = Действовать может только ратный рыцарь.
reason-knight-stays = Рыцарь уже стоит здесь.
reason-no-knight-route = Ваши дороги туда не ведут, или их преграждает чужой рыцарь либо постройка.
reason-displace-opponent = Выберите рыцаря соперника.
reason-knight-not-weaker = Изгнать можно только того, кто слабее.
reason-robber-asleep = Разбойника не двигают, пока варвары не высадились в первый раз.
reason-robber-far = Рыцарь должен стоять у гекса с разбойником.
reason-no-retreat = Рыцарь отступает на свободный перекрёсток, куда ведут дороги его хозяина.

## Карты политики

prompt-bishop = Епископ: куда отправить разбойника?
hint-bishop = Выберите гекс с числом. Каждый соперник, у которого там поселение или город, отдаст вам 1 случайную карту.
prompt-deserter = Перебежчик: чей рыцарь уйдёт?
hint-deserter = Выберите соперника, а он сам решит, какого рыцаря отдать.
prompt-desert-knight = Перебежчик: какой рыцарь вас покинет?
hint-desert-knight = Выберите своего рыцаря. Он вернётся в ваш запас, а соперник сможет выставить своего, не сильнее вашего.
prompt-place-deserter = Перебежчик: поставьте своего рыцаря
hint-place-deserter = Выберите ступень и свободный перекрёсток у своей дороги. Можно и отказаться.
prompt-diplomat = Дипломат: какую дорогу убрать?
hint-diplomat = Выберите открытую дорогу любого игрока. Если она ваша, её можно тут же проложить в другом месте.
prompt-intrigue = Интрига: какого рыцаря прогнать?
hint-intrigue = Выберите чужого рыцаря, который стоит у вашей дороги.
prompt-saboteur = Саботажник: сбросьте половину руки
hint-saboteur = Выберите карты; они уйдут в резерв.
prompt-spy-on = Шпион: чьи карты посмотреть?
hint-spy-on = Выберите соперника. Вы увидите его скрытые карты развития и возьмёте одну из них.
prompt-spy-take = Шпион: какую карту взять?
hint-spy-take = Эти карты видите только вы. Взятую можно сыграть в этом же ходу.
prompt-wedding = Свадьба: выберите подарок
hint-wedding =
    { $count ->
        [one] Выберите { $count } карту, которую отдадите; остальные её не увидят.
        [few] Выберите { $count } карты, которые отдадите; остальные их не увидят.
        [many] Выберите { $count } карт, которые отдадите; остальные их не увидят.
       *[other] Выберите { $count } карты, которые отдадите; остальные их не увидят.
    }
reason-nobody-to-sabotage = У тех, у кого не меньше очков, чем у вас, нет и двух карт.
reason-no-guests = У тех, кто обогнал вас по очкам, карт нет.
reason-wedding-gift =
    { $count ->
        [one] Отдайте ровно { $count } карту.
        [few] Отдайте ровно { $count } карты.
        [many] Отдайте ровно { $count } карт.
       *[other] Отдайте ровно { $count } карты.
    }
reason-nobody-holds-progress = Ни у кого из соперников нет карт развития.
reason-opponent-without-progress = У этого соперника нет карт развития.
reason-no-rival-knight = Ни у кого из соперников нет рыцарей на поле.
reason-opponent-without-knight = У этого соперника нет рыцарей на поле.
reason-deserter-stronger = Ваш рыцарь не может быть сильнее того, что ушёл.
reason-no-such-knight-left =
    { $rank ->
        [basic] Оба ваших простых рыцаря уже на поле.
        [strong] Оба ваших славных рыцаря уже на поле.
       *[mighty] Оба ваших великих рыцаря уже на поле.
    }
reason-no-open-road = Открытых дорог на поле нет.
reason-no-road-there = Здесь нет дороги.
reason-road-not-open = Эта дорога не открыта: оба её конца касаются других фигур хозяина.
reason-road-holds-knight = Рыцарь хозяина держится только на этой дороге.
reason-no-knight-at-your-roads = У ваших дорог нет чужих рыцарей.
reason-not-a-knight-at-your-roads = Выберите чужого рыцаря у своей дороги.
reason-no-idle-knight = Вольных рыцарей у вас нет.

## Карты знания и торговли

prompt-set-dice = Алхимик: что покажут кубики?
hint-set-dice = Выставьте белый и красный кубики. Кубик событий бросят после этого.
prompt-free-wall = Инженер: где встанет бесплатная стена?
hint-free-wall = Выберите свой город без стены.
prompt-first-token = Изобретатель: выберите первый жетон
hint-first-token = Выберите подсвеченный гекс. Жетоны 2, 6, 8 и 12 остаются на местах.
prompt-second-token = Изобретатель: выберите второй жетон
hint-second-token = Два жетона поменяются местами.
prompt-medicine = Медицина: какое поселение станет городом?
hint-medicine = Вы платите 2 руды и 1 зерно.
prompt-smith = Кузнец: кого из рыцарей прославить?
hint-smith = Выберите подсвеченного рыцаря. До двух рыцарей бесплатно поднимаются на одну ступень.
prompt-harbour-give = Какой товар вы отдадите?
hint-harbour-give = Взамен вы получите сырьё, но какое — увидите только потом.
prompt-master-merchant = Мастер торговли: чью руку посмотреть?
hint-master-merchant = Выберите соперника, у которого очков больше, чем у вас: вы увидите его руку и возьмёте 2 карты.
prompt-master-take = Какие карты вы заберёте?
hint-master-take = Перед вами рука соперника. Больше её никто не видит.
prompt-merchant = Торговец: куда его поставить?
hint-merchant = Выберите гекс рядом со своей постройкой: пока торговец ваш, его сырьё вы меняете 2:1.
prompt-merchant-fleet = Торговый флот: что вы будете менять 2:1?
hint-merchant-fleet = Назовите сырьё или товар. Курс действует до конца вашего хода.
prompt-resource-monopoly = Монополия: какое сырьё назвать?
hint-resource-monopoly = Каждый соперник отдаст вам 2 такие карты — или сколько у него есть.
prompt-trade-monopoly = Монополия: какой товар назвать?
hint-trade-monopoly = Каждый соперник, у которого он есть, отдаст вам 1 такую карту.
reason-no-such-dice = Каждый кубик показывает от 1 до 6.
reason-crane-waits = Один строительный кран уже ждёт вашей следующей постройки.
reason-nothing-to-improve = Ни одной городской постройки вы сейчас купить не можете, сколько бы товаров у вас ни было.
reason-no-settlement = На поле нет ваших поселений.
reason-no-knight-can-rise = Сейчас никого из ваших рыцарей прославить нельзя.
reason-too-few-tokens = На поле не осталось двух разных жетонов, которые можно поменять местами.
reason-hex-without-token = На этом гексе нет жетона.
reason-token-stays = Жетоны 2, 6, 8 и 12 остаются на местах.
reason-another-hex = Для второго жетона выберите другой гекс.
reason-equal-tokens = Числа на жетонах одинаковые: ничего не изменится.
reason-no-fields = Рядом с пашней ваших построек нет.
reason-no-mountains = Рядом с горами ваших построек нет.
reason-all-asked = В этом ходу вы уже спросили каждого соперника.
reason-all-hands-empty = Ни у кого из соперников нет карт.
reason-no-harbour-card = Для такого обмена сначала сыграйте «Торговый порт».
reason-asked-already = Этого соперника вы в этом ходу уже спрашивали.
reason-offer-resource = Предложите карту сырья.
reason-give-commodity = Отдайте товар, который у вас есть.
reason-nobody-richer = Ни у одного соперника, обогнавшего вас по очкам, нет карт.
reason-not-richer = Выберите соперника, у которого больше очков, чем у вас, и есть хотя бы одна карта.
reason-take-of-seen = Возьмите { $count } из показанных карт.
reason-no-merchant-hex = Рядом с вашими постройками нет другого гекса для торговца.
reason-merchant-stays = Ваш торговец уже стоит там.
reason-merchant-needs-building = Торговец встаёт на гекс рядом с вашей постройкой.
reason-all-two-for-one = Вы и так меняете любые карты 2:1.
reason-two-for-one-already = Эти карты вы и так меняете 2:1.
reason-name-resource = Назовите один из пяти видов сырья.
reason-name-commodity = Назовите бумагу, ткань или монеты.

## Стол: трек варваров, постройки, рыцари, числа игрока

voyage = Корабль варваров
voyage-step = Шаг { $position } из { $most } до берега
explain-voyage = **Корабль варваров** · шаг { $position } из { $most }. В среднем каждый второй бросок приближает его ещё на шаг.
explain-voyage-next = <danger>Со следующим кораблём они высадятся.</>
explain-voyage-strength = Если бы они высадились сейчас: варвары { $strength } против рыцарей { $defence }.
explain-voyage-won = <gold>Победили бы рыцари, Защитник Катана — { $whom }.</>
explain-voyage-tie = Победили бы рыцари, по карте развития получили бы: { $whom }.
explain-voyage-nobody = Победили бы рыцари, но награды не получил бы никто.
explain-voyage-lost = <danger>Победили бы варвары. По городу потеряли бы: { $whom }</>
explain-voyage-lost-nobody = Победили бы варвары, но терять города некому.
explain-knight =
    { $rank ->
        [basic] **Простой рыцарь** · { $who } · сила { $strength }
        [strong] **Славный рыцарь** · { $who } · сила { $strength }
       *[mighty] **Великий рыцарь** · { $who } · сила { $strength }
    }
explain-knight-active = Ратный (готов): считается против варваров и может действовать.
explain-knight-tired = Ратный: считается против варваров, но в этом ходу уже действовал.
explain-knight-idle = Вольный (отдыхает): держит место и рвёт чужие дороги. 1 зерно — и он ратный.
explain-no-deed = <danger>Действовать не может: { $reason }</>
explain-no-promotion = <danger>Прославить нельзя: { $reason }</>
explain-wall = **Городская стена** · { $who } · на семёрке можно держать { $limit } карт
explain-metropolis = **Столица, { track.deck }** · { $who } · 4 очка, варварам её не взять
explain-metropolis-shaky = Кто раньше хозяина построит уровень 5, тот её отберёт.
explain-merchant = **Торговец** · { $who } · 1 очко; { $resource } 2:1
explain-merchant-desert = **Торговец** · { $who } · 1 очко; в пустыне менять нечего
explain-tipped = **Разорённый город** · { $who } · считается поселением, пока его не отстроят
explain-robber-asleep = Разбойник спит, пока варвары не высадятся в первый раз.
tell-level = **{ $improvement }** · { track }, уровень { $level }
tell-level-none = **{ track }** · пока ничего не построено
tell-level-complete = **{ track }** · построено всё
tell-level-next = Дальше: { $improvement }, цена { $cards }
tell-level-draws =
    { $track ->
        [trade] Берёт карту, когда выпадают жёлтые ворота, а на красном кубике от 1 до { $most }.
        [politics] Берёт карту, когда выпадают синие ворота, а на красном кубике от 1 до { $most }.
       *[science] Берёт карту, когда выпадают зелёные ворота, а на красном кубике от 1 до { $most }.
    }
tell-knights = Сила ратных рыцарей: { $active }; вольных: { $idle }
tell-walls =
    { $count ->
        [0] Стен нет: когда карт больше { $limit }, семёрка отбирает половину.
        [one] Городских стен: { $count }; когда карт больше { $limit }, семёрка отбирает половину.
        [few] Городских стен: { $count }; когда карт больше { $limit }, семёрка отбирает половину.
        [many] Городских стен: { $count }; когда карт больше { $limit }, семёрка отбирает половину.
       *[other] Городских стен: { $count }; когда карт больше { $limit }, семёрка отбирает половину.
    }
tell-progress = Карты развития: оставить можно не больше { $limit }. Другим виден только их цвет.
tell-defender =
    { $count ->
        [0] Звания «Защитник Катана» пока нет.
        [one] Защитник Катана { $count } раз, очков за это: { $points }.
        [few] Защитник Катана { $count } раза, очков за это: { $points }.
        [many] Защитник Катана { $count } раз, очков за это: { $points }.
       *[other] Защитник Катана { $count } раза, очков за это: { $points }.
    }
tell-event-die =
    { $face ->
        [none] **Кубик событий.** На трёх гранях корабли, на трёх ворота.
        [ship] **Корабль.** Варвары подошли на шаг ближе.
        [trade] **Жёлтые ворота.** Кто развивает торговлю, мог взять карту.
        [politics] **Синие ворота.** Кто развивает политику, мог взять карту.
       *[science] **Зелёные ворота.** Кто развивает знание, мог взять карту.
    }
tell-red-die = **Красный кубик.** Когда выпали ворота, он решает, кто берёт карту: чем меньше, тем больше игроков.
foresee-defence = Рыцари против варваров: { $before } → **{ $after }** против { $strength }
foresee-attack = Варвары против рыцарей: { $before } → **{ $after }** против { $defence }
foresee-metropolis =
    <gold>Вы основываете столицу { $track ->
        [trade] торговли
        [politics] политики
       *[science] знания
    }.</>
foresee-metropolis-taken =
    <gold>Столица { $track ->
        [trade] торговли
        [politics] политики
       *[science] знания
    } переходит к вам от { $who-gen }.</>
hint-roll-only = Бросьте кубики.
hint-roll-or-chase = Бросьте кубики; до броска рыцарь может прогнать разбойника.
foresee-improvement = **{ $improvement }**
foresee-draws =
    { $track ->
        [trade] Вы берёте карту, когда выпадают жёлтые ворота, а на красном кубике от 1 до { $most }.
        [politics] Вы берёте карту, когда выпадают синие ворота, а на красном кубике от 1 до { $most }.
       *[science] Вы берёте карту, когда выпадают зелёные ворота, а на красном кубике от 1 до { $most }.
    }
foresee-limit = На семёрке можно держать карт: { $after } вместо { $before }.
foresee-merchant = Торговец уходит от { $who-gen }
lookout-barbarians = Ходит { $name }. Варварам до берега один шаг: { $strength } против { $defence }.
hint-wake-knights = Варвары близко, а у вас есть вольные рыцари: одно зерно — и рыцарь снова ратный.
chart-attacks = Нападения: города против рыцарей
chart-levels = Уровни городских построек
chart-progress = Взятые карты развития
