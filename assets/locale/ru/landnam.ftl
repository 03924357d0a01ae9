### «Ланднам», режим «Альтинг». $who и $whom — имена игроков; $hex — название гекса; { resource } берёт $resource — grain, lumber, wool или iron;
### $count, $left, $give — числа; $piece — settler, ship или ashore (корабль на суше); $side — сторона рамки.

ruleset-landnam = Ланднам
ruleset-landnam-line = Неизвестный остров в тумане: открывайте земли, ставьте хутора и решайте споры на альтинге.
ruleset-landnam-how =
    - <icon vp> Наберите **{ $goal } очков** к концу любого хода. Хутор — один домик и 1 очко, город — два домика и 2 очка, каждый жетон с альтинга — 1. Домиков только девять, так что без тяжб не победить.
    - <icon explore> Шагните в туман и бросьте два десятигранных кубика: зелёный скажет, что за земля, красный — какое на ней число.
    - <icon settler> Поселенец на гексе забирает весь урожай себе, корабль в гавани — всю её торговлю. Так можно мешать другим, пока не подадут в суд.
    - <icon lawsuit> Выпала семёрка — собирается альтинг. В тяжбе побеждает та сторона, что выложит больше карт нужного сырья; помогать может кто угодно.
    - <icon queue> Всё, что вы строите, появляется в конце хода.
about-ruleset-landnam = Остров открывают на ходу; поселенцы, корабли и тяжбы на альтинге.

## Названия

name-farm = Хутор
    .acc = хутор
name-landnam-city = Город
    .acc = город
name-settler = Поселенец
    .acc = поселенца
name-ship = Корабль
    .acc = корабль
name-outer-ship = Корабль за рамкой
    .acc = корабль за рамкой
name-outer-sea = Море за рамкой
    .acc = море за рамкой
    .to = в море за рамкой
    .at = в море за рамкой
    .from = из моря за рамкой
name-landnam-harbour = Гавань
    .acc = гавань
name-althing = Альтинг
name-plaintiff = Истец
name-defendant = Ответчик
name-ageing = Старение
    .acc = старение числа
piece-name =
    { $piece ->
        [ship] корабль
        [ashore] корабль на суше
       *[settler] поселенец
    }
    .of =
        { $piece ->
            [ship] корабля
            [ashore] корабля на суше
           *[settler] поселенца
        }
    .take =
        { $piece ->
            [ship] корабль
            [ashore] корабль на суше
           *[settler] поселенца
        }
land-name =
    { $terrain ->
        [forest] лес
        [pasture] пастбище
        [fields] пашня
        [bog] болото
        [mountains] гора
        [unknown] туман
       *[sea] море
    }
    .acc =
        { $terrain ->
            [forest] лес
            [pasture] пастбище
            [fields] пашню
            [bog] болото
            [mountains] гору
            [unknown] туман
           *[sea] море
        }
    .to =
        { $terrain ->
            [forest] в лес
            [pasture] на пастбище
            [fields] на пашню
            [bog] на болото
            [mountains] на гору
            [unknown] в туман
           *[sea] в море
        }
    .at =
        { $terrain ->
            [forest] в лесу
            [pasture] на пастбище
            [fields] на пашне
            [bog] на болоте
            [mountains] на горе
            [unknown] в тумане
           *[sea] в море
        }
    .from =
        { $terrain ->
            [forest] из леса
            [pasture] с пастбища
            [fields] с пашни
            [bog] с болота
            [mountains] с горы
            [unknown] из тумана
           *[sea] с моря
        }
side-name =
    { $side ->
        [n] северная сторона
        [ne] северо-восточная сторона
        [se] юго-восточная сторона
        [s] южная сторона
        [sw] юго-западная сторона
       *[nw] северо-западная сторона
    }
ships-count =
    { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
        [many] { $count } кораблей
       *[other] { $count } корабля
    }
steps-count =
    { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }

## Карты судьбы

tag-harvest = Урожай
tag-movement = Движение
tag-exploration = Исследование
tag-althing = Альтинг
tag-harvest-when = Только в свой ход, после броска и до раздачи урожая; одна карта за урожай.
tag-movement-when = Только в свой ход, пока вы двигаете фишки.
tag-exploration-when = Только в свой ход, перед броском исследования; одна карта на бросок.
tag-althing-when = На альтинге, в любой ход — и в чужой тоже.

card-bumper-crop = Богатый урожай
card-bumper-crop-text = Выберите гекс, который сейчас что-то даёт: он даст вдвое больше.
card-changed-season = Смена погоды
card-changed-season-text = Вместо выпавшего числа урожай даёт соседнее: на выбор больше или меньше. За 6 идёт 8.
card-barren-land = Неурожай
card-barren-land-text = Выберите гекс, который сейчас что-то даёт: в этот раз он не даст ничего и не состарится.
card-mountain-track = Горная тропа
card-mountain-track-text = Ваш поселенец входит на свободную гору или ваш корабль — на свободную землю, где что-то растёт.
card-fair-wind = Попутный ветер
card-fair-wind-text = Ещё 2 шага в этом ходу. Сначала надо сделать хотя бы один обычный.
card-feud = Распря
card-feud-text = Ваша фишка прогоняет чужую и встаёт на её место, даже если та в ладу с законом.
card-forest-sighted = Виден лес
card-forest-sighted-text = Здесь лес. Зелёный кубик не бросают, красный бросают как обычно.
card-fields-sighted = Видны поля
card-fields-sighted-text = Здесь пашня. Зелёный кубик не бросают, красный бросают как обычно.
card-pasture-sighted = Видны пастбища
card-pasture-sighted-text = Здесь пастбище. Зелёный кубик не бросают, красный бросают как обычно.
card-bog-sighted = Видна руда
card-bog-sighted-text = Здесь болото с рудой. Зелёный кубик не бросают, красный бросают как обычно.
card-omens = Знамения
card-omens-text = Бросьте оба кубика дважды и выберите один зелёный и один красный.
card-pardon = Примирение
card-pardon-text = Уберите все красные жетоны возле одной фишки, своей или чужой. Они никому не достаются.
card-flaw = Ошибка в тяжбе
card-flaw-text = Тяжба прекращается. Сыгранные карты пропали, жетонов никто не получает.
card-uproar = Роспуск альтинга
card-uproar-text = Альтинг кончается сразу. Выигранное раньше остаётся, чёрных жетонов не дают.

## Счёт

count-fate = Карты судьбы
count-settlers = Поселенцы на поле
count-ships = Корабли на поле
count-houses-left = Домики в запасе
count-outlaws = Фишки вне закона
source-farms = Хутора
source-landnam-cities = Города
source-white = Белые жетоны
source-red = Красные жетоны
source-black = Чёрные жетоны
chart-explored = Открыто гексов
chart-lawsuits = Тяжбы
chart-lawsuits-won = Выиграно тяжб
chart-lawsuits-lost = Проиграно тяжб
chart-lawsuits-cards = Карт на тяжбы
chart-famine = Потеряно из-за голода

## Что можно сделать

fate-nowhere = Сейчас ни одной вашей фишке она не поможет.
act-pass-card = Не играть карту
act-boost-harvest = Богатый урожай
act-shift-harvest = Смена погоды
act-shift-harvest-to = Урожай даёт { $count }
act-bar-harvest = Неурожай
act-age = Этот гекс стареет
act-name-starter = Назвать, кто начнёт
act-name-starter-who = Начинает { $who }
act-open-case = Подать в суд
act-open-case-cards =
    { $count ->
        [one] Выложить { $count } карту { resource.of }
        [few] Выложить { $count } карты { resource.of }
        [many] Выложить { $count } карт { resource.of }
       *[other] Выложить { $count } карты { resource.of }
    }
act-stop-cases = Больше не судиться
act-add-cards = Добавить карты
act-add-cards-count =
    { $count ->
        [0] Ничего не добавлять
        [one] Добавить { $count } карту
        [few] Добавить { $count } карты
        [many] Добавить { $count } карт
       *[other] Добавить { $count } карты
    }
act-ask-help = Позвать на помощь
act-ask-help-who = Позвать { $who-acc } на помощь
act-close-side = Мы всё сказали
act-join-side = Вступиться
act-join-side-count =
    { $count ->
        [one] Вступиться: { $count } карта
        [few] Вступиться: { $count } карты
        [many] Вступиться: { $count } карт
       *[other] Вступиться: { $count } карты
    }
act-decline-side = Не вступаться
act-pardon = Примирение
act-dismiss = Ошибка в тяжбе
act-dissolve = Роспуск альтинга
act-step = Шагнуть
act-track-step = Пройти «Горной тропой»
act-feud-step = Прогнать «Распрей»
act-fair-wind = Поднять парус: ещё 2 шага
act-sight = Сыграть карту исследования
act-omens = Знамения
act-choose-omen = Выбрать знамение
act-enter-by-track = Войти «Горной тропой»
act-stay = Остаться на месте
act-retreat = Отступить сюда
act-build-farm = Построить хутор
act-build-landnam-city = Построить город
act-build-settler = Снарядить поселенца
act-build-ship = Спустить корабль
act-build-outer-ship = Спустить корабль за рамку
act-build-harbour = Открыть гавань
act-build-ageing = Состарить число
gist-farm = Поселенец или корабль становится хутором: 1 очко.
about-farm = Фишка встаёт на угол своего гекса и становится хутором. Рядом нужна земля, где что-то растёт; соседний угол должен быть пуст — кроме случая, когда между углами по одну сторону море, по другую гора.
gist-landnam-city = Хутор у моря вырастает: 2 очка, двойной урожай.
about-landnam-city = Город можно сделать только из хутора, который стоит у моря. Он получает по 2 карты с гекса и строит до трёх фишек за ход.
gist-settler = Новый поселенец рядом с вашим хутором или городом.
about-settler = Он встаёт на один из трёх гексов у поселения — на свободную землю, не на гору.
gist-ship = Новый корабль у вашего берега или в море за рамкой.
about-ship = Он встаёт на море рядом с поселением. В море за рамкой корабль можно спустить и без поселения.
gist-landnam-harbour = Жетон гавани под вашим кораблём: 2 карты такого сырья.
about-landnam-harbour = Цена — 2 карты того сырья, которым гавань будет торговать. Корабль должен стоять на море рядом с землёй, где что-то растёт, и без гавани. Менять 2:1 может хозяин корабля в гавани, а если её никто не занял — хозяева поселений рядом.
gist-ageing = Число под вашим поселенцем сменится следующим: 1 карта сырья этого гекса.
about-ageing = Число сменится следующим: зелёному это на пользу, красному — во вред. Цена — 1 карта сырья этого гекса. Цепочка такая: 2, 3, 4, 5, 6, 8, 9, 10, 11, 12 и снова 2. Если следующего числа в запасе нет, берут то, что после него.
about-end-landnam-turn = Сейчас появится всё, что вы заказали, и проверят, нет ли у кого 12 очков.

## Вопросы

prompt-harvest-card-number = Выпало { $count }. Вмешаетесь?
hint-harvest-card = Можно сыграть одну карту урожая. Вопрос приходит всем, у кого есть карты судьбы.
hint-harvest-card-hexes = Подсвечены гексы, которые сейчас что-то дают. Нажмите на один из них, чтобы сыграть на нём карту урожая.
prompt-age = Какой гекс стареет?
hint-age = После урожая один из гексов, что его дали, получает следующее число. Зелёным числам это на пользу, красным — во вред.
prompt-harvest-card = Вмешаетесь в урожай?
prompt-starter = Альтинг: кто начнёт?
hint-starter = Круг один, по часовой стрелке. Если начнёт сосед, вы будете последним, когда другие уже потратились.
prompt-open-case = Ваше слово на альтинге
hint-open-case = Подсвечены фишки, которые забирают ваш урожай или вашу гавань. Выберите, на кого подать в суд и сколько карт выложить.
prompt-add-cards = Тяжба: сколько карт добавите?
prompt-add-cards-score = Тяжба, { $give }:{ $want }. Сколько карт добавите?
hint-add-cards = Чтобы не проиграть, вашей стороне нужно больше карт, чем у другой; поровну — мало. Сыгранное не возвращается.
prompt-ask-help = Позовёте кого-нибудь на помощь?
hint-ask-help = Кто вступится последним, тот и получит белый жетон, если вы победите.
prompt-join-side = Вас зовут на помощь
hint-join-side = Чтобы вступиться, нужна хотя бы одна карта сырья тяжбы. Вступитесь последним — белый жетон ваш, если сторона победит.
prompt-join-side-of =
    { $side ->
        [defence] { $who } просит защитить { $hex-acc }
       *[suit] { $who } просит поддержать иск: { $hex }
    }
hint-join-side-card = Нужна хотя бы одна карта { resource.of }. Вступитесь последним — белый жетон ваш, если сторона победит.
prompt-window-open = Альтинг собирается. Сыграете карту?
prompt-window-suit = Тяжба начата. Сыграете карту?
prompt-window-verdict = Сейчас будет решение. Сыграете карту?
prompt-window-verdict-side =
    { $side ->
        [defence] Сейчас проиграет ответчик. Сыграете карту?
       *[suit] Сейчас проиграет истец. Сыграете карту?
    }
prompt-window-end = Тяжбы кончились. Сыграете карту?
hint-window = Спрашивают всех, у кого есть карты судьбы, что бы это ни были за карты. Можно пропустить сразу весь альтинг.
hint-window-pardon = Подсвечены фишки вне закона. Нажмите на одну из них — «Примирение» снимет с неё красные жетоны.
prompt-move = Куда двинетесь?
hint-move = Корабли ходят по морю, поселенцы — по земле. Шаг в туман — это исследование, даже если войти потом не выйдет.
hint-move-first = Первый шаг — из моря за рамкой на сторону, к которой ещё никто не подходил, и не на угол.
hint-move-last = Шагов не осталось. Закончите движение, дальше — обмен и строительство.
hint-move-wind = Попутный ветер даст ещё два шага. Или закончите движение.
prompt-move-nobody = Ходить некому
hint-move-nobody = Ни одна ваша фишка не может сделать шаг. Закончите движение, дальше — обмен и строительство.
prompt-exploration-card = Кто знает, что там в тумане?
hint-exploration-odds = Без карты: море { $sea } %, земля { $land } %, гора { $mountain } %.
prompt-omens = Знамения: что выбрать?
hint-omens = Один зелёный кубик — земля, один красный — её число.
prompt-entry = Войти сюда?
hint-entry = Войти можно только по «Горной тропе»; иначе фишка остаётся на месте.
hint-entry-piece =
    { $piece ->
        [ship] Кораблю на сушу без «Горной тропы» не войти.
       *[settler] Поселенцу на эту гору без «Горной тропы» не войти.
    }
prompt-landnam-retreat = Вас прогнали. Куда отступите?
prompt-landnam-retreat-piece = Вас прогнали. Куда отступит ваш { piece-name }?
hint-landnam-retreat = На один шаг, на открытое и свободное место, но не туда, откуда пришёл обидчик.
hint-first-farm = Начните с хутора: без него урожая не будет. Не тратьте на другое первое зерно, древесину и шерсть.
hint-landfall = Приставать не обязательно: корабль за рамкой может основать хутор прямо на краю поля.

## Летопись

event-first-turn = Первый ход по жребию делает { $who }
event-fate-rejected = { $who } берёт карту «{ $card }» и возвращает: она не для исследования
event-fate-kept = { $who } начинает с картой исследования
event-famine = Голод! Не хватает сырья: { $resources }. Никто ничего не получает
event-famine-returned = { $who } возвращает в банк { $cards }
event-aged = Число { $hex-at } стареет: { $from } → { $to }
event-harvest-doubled = { $who } удваивает урожай { $hex-at }
event-harvest-shifted = { $who } меняет погоду: вместо { $from } — { $to }
event-harvest-barred = { $who } губит урожай { $hex-at }
event-fate-drawn = { $who } берёт карту судьбы
event-fate-drawn-own = { $who } берёт карту судьбы «{ $card }»
event-fate-none = Карт судьбы не осталось
event-fate-shuffled = Сыгранные карты судьбы перемешаны
event-fate-played = { $who } играет карту «{ $card }»
event-althing = Семёрка: собирается альтинг
event-starter = { $who } называет, кто начнёт: { $whom }
event-case-opened =
    { $count ->
        [one] { $who } подаёт в суд на { $whom-acc } ({ $hex }): { $count } карта
        [few] { $who } подаёт в суд на { $whom-acc } ({ $hex }): { $count } карты
        [many] { $who } подаёт в суд на { $whom-acc } ({ $hex }): { $count } карт
       *[other] { $who } подаёт в суд на { $whom-acc } ({ $hex }): { $count } карты
    }
event-cards-added = { $who } добавляет { $count } · счёт { $give }:{ $want }
event-help-asked = { $who } зовёт { $whom-acc } на помощь
event-side-joined = { $who } вступается: { $count } · счёт { $give }:{ $want }
event-side-declined = { $who } не вступается
verdict-outlaw = Истец побеждает: фишка вне закона
verdict-free = Ответчик побеждает
verdict-on = Нажмите любую клавишу
event-verdict-outlaw = Истец побеждает: фишка вне закона ({ $whom }, { $hex })
event-verdict-outlaw-you = Истец побеждает: ваша фишка вне закона ({ $hex })
event-verdict-free = Ответчик побеждает
event-white-won = { $who } получает белый жетон
event-white-won-you = Вы получаете белый жетон: +1 очко
event-red-won-you =
    { $count ->
        [one] Вы получаете { $count } красный жетон: +1 очко
        [few] Вы получаете { $count } красных жетона: по 1 очку
        [many] Вы получаете { $count } красных жетонов: по 1 очку
       *[other] Вы получаете { $count } красного жетона: по 1 очку
    }
event-red-won =
    { $count ->
        [one] { $who } получает { $count } красный жетон
        [few] { $who } получает { $count } красных жетона
        [many] { $who } получает { $count } красных жетонов
       *[other] { $who } получает { $count } красного жетона
    }
event-black-won-you = Вы получаете чёрный жетон, +1 очко: поводов { $count }, а в суд никто не подал
event-black-won = { $who } получает чёрный жетон: поводов { $count }, а в суд никто не подал
event-outlaw-removed = С поля уходит { piece-name } вне закона ({ $whom })
event-outlaw-removed-you = Вне закона и убран с поля: ваш { piece-name }
event-red-gone =
    { $count ->
        [one] Красный жетон снят с фишки и никому не достаётся ({ $who })
        [few] Красные жетоны сняты: { $count } ({ $who })
        [many] Красные жетоны сняты: { $count } ({ $who })
       *[other] Красные жетоны сняты: { $count } ({ $who })
    }
event-case-dismissed = { $who } находит ошибку: тяжба прекращена
event-althing-dissolved = { $who } распускает альтинг
event-althing-over = Альтинг окончен
event-stepped = { $who } ведёт { piece-name.take } { $hex-to }
event-hauled = { $who } втаскивает корабль { $hex-to }; парус стал шатром
event-outside = { $who } выходит в море за рамкой
event-explored = { $who } открывает { $hex-acc }
event-explored-number = { $who } открывает { $hex-acc }, число { $count }
event-exploration-roll = Зелёный { $green }, добавка { $bonus }, красный { $red }
event-exploration-red = Земля известна, красный { $red }
event-exploration-again = Таких земель больше нет: зелёный бросают снова
event-omens = { $who } видит знамения: зелёный { $green }, красный { $red }
event-fair-wind = { $who } ловит ветер: ещё 2 шага
event-driven-out = { $who } прогоняет { piece-name.take } ({ $whom })
event-driven-out-you = { $who } прогоняет вашу фишку: { piece-name }
event-retreated = { $whom } отступает { $hex-to }
event-piece-lost = { $whom } теряет фишку: отступать некуда
event-piece-lost-you = Вы теряете фишку: отступать некуда
event-build-queued = { $who } заказывает { $what-acc }
event-farm-founded = { $who } основывает хутор
event-landfall = { $who } высаживается и основывает хутор
event-city-grown = { $who } расширяет хутор до города
event-settler-built = { $who } снаряжает поселенца
event-ship-built = { $who } спускает корабль
event-harbour-founded = { $who } открывает гавань { resource.of }

## Почему нельзя

# ALTH-B03
reason-fate-wrong-time =
    { $tag ->
        [harvest] Карту урожая играют после броска, до раздачи.
        [movement] Карту движения играют, пока вы двигаете фишки.
        [exploration] Карту исследования играют перед броском исследования.
       *[althing] Карту альтинга играют только на альтинге.
    }
# ALTH-B21
reason-fate-not-held = У вас нет такой карты.
# ALTH-B23
reason-second-exploration-card = На одно исследование — одна карта.
# ALTH-B04
reason-harvest-card-on-seven = На семёрке урожая нет, менять нечего.
# ALTH-B05
reason-step-not-adjacent = Шаг — только на соседний гекс.
# ALTH-B25
reason-step-occupied = Там уже кто-то стоит.
reason-step-occupied-own = Там стоит ваша же фишка.
# ALTH-B26
reason-step-not-own = Это чужая фишка.
reason-no-steps = Шаги кончились.
# ALTH-B06
reason-settler-to-sea = Поселенец по морю не ходит.
# ALTH-B27
reason-settler-to-mountain = На гору поселенец войдёт, если у неё стоит ваш хутор или город, если он вне закона или по «Горной тропе».
# ALTH-B28
reason-ship-to-mountain = На гору корабль не втащить.
# ALTH-B29
reason-ship-to-land = На сушу корабль войдёт только по «Горной тропе».
# ALTH-464
reason-track-needless = Туда можно войти и без карты.
# ALTH-B07
reason-first-step-corner = Первый шаг — не на угол поля.
reason-first-step-side = К этой стороне уже подходили. Выберите другую.
reason-first-step-card = Первый шаг игры делают без карт.
# ALTH-B30
reason-first-step-due = Первый шаг игры обязателен.
# ALTH-B08
reason-wind-too-early = Сначала сделайте обычный шаг.
reason-wind-too-late = Вы ушли в море за рамкой: движение окончено.
# ALTH-B31
reason-feud-own = Своих не прогоняют.
reason-feud-outside = В море за рамкой места хватит всем: прогнать оттуда нельзя.
reason-feud-empty = Там некого прогонять.
reason-feud-needless = Эта фишка вне закона по вашей тяжбе: вы войдёте и без карты.
# ALTH-B09
reason-retreat-unexplored = Отступать в туман нельзя.
reason-retreat-occupied = Там занято.
reason-retreat-origin = Оттуда пришёл тот, кто вас прогнал.
# ALTH-B10
reason-case-no-card = Чтобы подать в суд, нужна хотя бы одна карта { resource.of }.
# ALTH-B33
reason-case-own = С самим собой не судятся.
reason-case-no-settlement = Вашего поселения рядом с этим гексом нет.
reason-case-nothing-blocked = Эта фишка никому не мешает.
# ALTH-B34
reason-case-again = Эту тяжбу на этом альтинге уже разбирали.
reason-suit-too-many = Столько карт у вас нет.
# ALTH-B35
reason-join-needs-card = Чтобы вступиться, нужна хотя бы одна карта.
# ALTH-B36
reason-ask-involved = Этот игрок уже на одной из сторон.
reason-ask-no-cards = У этого игрока нет карт сырья.
reason-ask-again = Этого игрока ваша сторона в этот черёд уже звала.
reason-ask-not-leader = Звать на помощь может тот, кто вступился последним.
# ALTH-B12
reason-trade-not-now = Торгуют и строят после движения.
# ALTH-B38
reason-farm-land = Хотя бы один из трёх гексов должен быть открытой землёй, где что-то растёт.
reason-farm-distance = Слишком близко к другому поселению.
reason-farm-taken = Этот угол занят.
reason-farm-own-hex = Хутор ставят на угол того гекса, где стоит фишка.
reason-farm-no-piece = Основать хутор некому: у вас нет ни поселенца, ни корабля.
reason-no-house = Домиков в запасе не осталось.
reason-city-not-coastal = Городом становится только хутор у моря.
reason-city-again = Город дальше не расширить.
reason-new-piece-place =
    { $piece ->
        [ship] Корабль ставят на открытое свободное море у вашего поселения.
       *[settler] Поселенца ставят на открытую свободную землю у вашего поселения, не на гору.
    }
reason-no-settler-left = Все ваши поселенцы на поле. Те, что станут хуторами, вернутся только в конце хода.
reason-no-ship-left = Все ваши корабли на поле. Те, что станут хуторами, вернутся только в конце хода.
reason-ageing-place = Старить число может только тот, кто стоит на земле с числом.
reason-ashore-no-harbour = Корабль на суше гавань не откроет.
# ALTH-B39
reason-unit-busy = Эта фишка в этом ходу уже занята: за ход она делает одно дело — хутор, гавань или старение.
reason-farm-busy = Это поселение в этом ходу больше не построит: хутор строит что-то одно, город — до трёх фишек.
reason-site-reserved = Это место уже заложено.
# ALTH-B16
reason-outlaw-farm = Пока фишка вне закона, хутора она не основает. Уведите её от хутора истца или на гору.
reason-outer-farm = Из моря за рамкой хутор основывают только на самом краю поля, где сходится меньше трёх гексов.
# ALTH-B17
reason-harbour-none-left = Таких жетонов гавани больше нет.
reason-harbour-exists = Здесь уже есть гавань.
reason-harbour-outside = В море за рамкой гаваней нет.
reason-harbour-no-ship = Гавань открывает корабль, стоящий на море. У вас на поле такого нет.
reason-harbour-no-land = Рядом нет открытой земли, где что-то растёт.
# ALTH-B19
reason-pardon-none = Возле этой фишки нет красных жетонов.
reason-flaw-no-suit = Сейчас никакая тяжба не идёт.
# ALTH-B40
reason-sighted-none-left = Таких земель больше не осталось.
reason-harvest-no-hex = Ни один гекс сейчас никому ничего не даёт.
# ALTH-F02
reason-season-next = Урожай переходит только на соседнее число: от 2 — на 3, от 12 — на 11, за 6 идёт 8.

## Что действие принесёт наверняка

foresee-explore = Исследование: море { $sea } %, земля { $land } %, гора { $mountain } %. Соседняя земля даёт добавку { $bonus }.
foresee-explore-stay = Если там { $hex }, фишка останется на месте.
foresee-steps-left =
    { $count ->
        [0] Это последний шаг.
        [one] Останется { steps-count }.
        [few] Останется { steps-count }.
        [many] Останется { steps-count }.
       *[other] Останется { steps-count }.
    }
foresee-leaves-map =
    { $count ->
        [0] <fire>Корабль уйдёт с карты, и движение закончится.</>
        [one] <fire>Корабль уйдёт с карты, и движение закончится; пропадёт { steps-count }.</>
        [few] <fire>Корабль уйдёт с карты, и движение закончится; пропадут { steps-count }.</>
        [many] <fire>Корабль уйдёт с карты, и движение закончится; пропадут { steps-count }.</>
       *[other] <fire>Корабль уйдёт с карты, и движение закончится; пропадут { steps-count }.</>
    }
foresee-drive-out =
    { $count ->
        [0] <good>Отступать некуда: фишка вернётся в запас ({ $whom }).</>
        [one] { $whom } отступит на единственное место.
        [few] { $whom } выберет из { $count } мест.
        [many] { $whom } выберет из { $count } мест.
       *[other] { $whom } выберет из { $count } мест.
    }
foresee-drive-out-red = <gold>Красный жетон будет ваш.</>
foresee-outlaw-free = <good>Здесь фишка снова будет в законе.</>
foresee-outlaw-stays = Здесь фишка останется вне закона.
foresee-block =
    { $count ->
        [0] Урожай этого гекса будет ваш.
        [one] <danger>Урожай будет ваш, но за него могут подать в суд: { $whom }.</>
        [few] <danger>Урожай будет ваш, но за него могут подать в суд: { $whom }.</>
        [many] <danger>Урожай будет ваш, но за него могут подать в суд: { $whom }.</>
       *[other] <danger>Урожай будет ваш, но за него могут подать в суд: { $whom }.</>
    }
foresee-harbour =
    { $count ->
        [0] Торговля этой гавани, 2:1, будет ваша.
        [one] <danger>Торговля этой гавани, 2:1, будет ваша, но за неё могут подать в суд: { $whom }.</>
        [few] <danger>Торговля этой гавани, 2:1, будет ваша, но за неё могут подать в суд: { $whom }.</>
        [many] <danger>Торговля этой гавани, 2:1, будет ваша, но за неё могут подать в суд: { $whom }.</>
       *[other] <danger>Торговля этой гавани, 2:1, будет ваша, но за неё могут подать в суд: { $whom }.</>
    }
foresee-suit-prize = <gold>Победа объявит фишку вне закона. Белый жетон, 1 очко, достанется вам или тому, кто вступится последним.</>
foresee-suit-lead = <good>{ $give }:{ $want } — вы впереди, отвечать им.</>
foresee-suit-lost = <danger>{ $give }:{ $want } — если на этом остановиться, вы проиграли.</>
foresee-suit-short = <danger>{ $give }:{ $want } — для победы мало. Если за вас никто не вступится, карты пропадут.</>
foresee-white = <gold>Белый жетон получит { $who }.</>
foresee-age = Станет { $to } вместо { $from }.
foresee-age-better = <good>Станет { $to } вместо { $from }: выпадает чаще.</>
foresee-age-worse = <danger>Станет { $to } вместо { $from }: выпадает реже.</>
foresee-end-of-turn = Появится в конце хода.
foresee-farm-point = <gold>+1 очко</> в конце хода; фишка вернётся в запас.
foresee-city-point = <gold>+1 очко</> в конце хода, урожай вдвое.
foresee-landnam-win = <gold>Это ваши { $goal } очков: в конце хода игра закончится.</>

## Места на поле

explain-unknown = **Туман** · добавка к зелёному кубику { $bonus }
explain-unknown-odds = Море { $sea } %, гора { $mountain } %, пастбище { $pasture } %, пашня, лес и болото — по { $other } %
explain-bonus = Каждая открытая гора рядом прибавляет 2, прочая земля — 1, всего не больше 4.
explain-sea-hex = **Море** · ничего не приносит
explain-mountain-hex = **Гора** · ничего не приносит · здесь теряют красные жетоны
explain-land-hex = **{ $hex }** · число { $count } · { resource }
explain-land-aged = Состарится — станет { $to }
explain-landnam-harbour = **Гавань**: { resource } · 2:1
explain-harbour-owner = Сейчас торгует { $who }: корабль стоит в гавани.
explain-harbour-free = В гавани никого: торгуют все, у кого рядом поселение.
explain-outer-sea = **Море за рамкой** · рядом со всеми крайними гексами, тесно не бывает · шаг сюда кончает движение · корабль отсюда может основать хутор на краю поля
explain-side-free = { side-name }: здесь можно сделать первый шаг на остров.
explain-side-taken = { side-name }: занята, { $who }.
explain-settler = **Поселенец** · { $who } · забирает весь урожай гекса: 2 карты
explain-ship = **Корабль** · { $who }
explain-ashore = **Корабль на суше** · { $who } · втащен «Горной тропой», парус стал шатром. Ходит только на море рядом; во всём остальном — поселенец.
explain-outlaw =
    { $count ->
        [one] <danger>Вне закона.</> На следующем альтинге его уберут, и красный жетон получит { $who }.
        [few] <danger>Вне закона.</> На следующем альтинге его уберут, и красные жетоны получат: { $who }.
        [many] <danger>Вне закона.</> На следующем альтинге его уберут, и красные жетоны получат: { $who }.
       *[other] <danger>Вне закона.</> На следующем альтинге его уберут, и красные жетоны получат: { $who }.
    }
explain-outlaw-way = Вдали от их поселений или на горе она снова будет в законе.
explain-outlaw-safe = Вне закона до конца движения: здесь она потом снова будет в законе.
explain-case = Могут подать в суд: { $who } · сырьё тяжбы — { resource }
explain-no-case = Никому не мешает: судиться не о чем.
explain-farm = **Хутор** · { $who } · 1 очко
explain-landnam-city = **Город** · { $who } · 2 очка, урожай вдвое
explain-queued = Заложено: появится в конце хода
explain-busy = Занят стройкой до конца хода
explain-corner-free = Здесь можно поставить хутор.
explain-corner-exception = Сосед близко, но между вами море и гора: так можно.

## Числа вокруг поля

tell-steps = Ещё { steps-count }
tell-land-die =
    { $value ->
        [0] **Зелёный кубик.** В этом ходу его не бросали. Он говорит, что за земля лежит в тумане.
       *[other] **Зелёный кубик: { $value }.** Вместе с добавкой он говорит, что за земля лежит в тумане.
    }
tell-number-die =
    { $value ->
        [0] **Красный кубик.** В этом ходу его не бросали. Он говорит, какое на земле число.
        [1] **Красный кубик: 1.** На земле число 11.
        [7] **Красный кубик: 7.** На земле число 12.
       *[other] **Красный кубик: { $value }.** Такое число и на земле.
    }
step-landnam-move = Движение
tell-step-landnam-move = **Движение.** Два шага: одной фишкой или по одному двумя. Шаг в туман — исследование.
lookout-landnam = Ходит { $name }. Смотрите, не встанет ли кто на ваш гекс: за это можно подать в суд.
ready-landnam-harbour = 2 карты
ready-ageing = 1 карта
tell-tiles = Земель в запасе: море { $sea }, горы { $mountains }, пастбища { $pasture }, пашни { $fields }, леса { $forest }, болота { $bog }
tell-numbers-left = Чисел в запасе: { $numbers }
tell-harbour-tokens-left = Жетонов гавани в запасе: { $cards }
tell-fate-deck = Карт судьбы в колоде: { $count }
tell-fate-discard = Сыграно карт судьбы: { $cards }
card-times = { $card } × { $count }
note-cases =
    { $count ->
        [one] { $count } повод для суда
        [few] { $count } повода для суда
        [many] { $count } поводов для суда
       *[other] { $count } повода для суда
    }
tell-cases-scales = У весов — сколько поводов подать в суд на игрока.
tell-cases-warning = <fire>Три повода и больше: если никто не подаст в суд, будет чёрный жетон.</>
tell-althing-gathers = Альтинг собирается: можно сыграть карту
tell-althing-naming = Кто начнёт, назовёт { $who }
tell-althing-speaks = Подать в суд может { $who }
tell-althing-hears = Идёт тяжба; истец — { $who }
tell-althing-ends = Альтинг подходит к концу
tell-suit-title = Тяжба: { $who } — { $whom } · { $hex }
tell-suit-cards = Тяжба начата: можно сыграть карту альтинга
tell-suit-verdict =
    { $side ->
        [defence] Ответчик сдаётся: сейчас будет решение
       *[suit] Истец сдаётся: сейчас будет решение
    }
tell-suit-to-move =
    { $side ->
        [defence] Слово за ответчиком: нужно больше карт, поровну — мало
       *[suit] Слово за истцом: нужно больше карт, поровну — мало
    }
tell-suit-prize-suit = Победит истец — фишка вне закона, белый жетон получит { $who }
tell-suit-prize-defence = Победит ответчик — фишка в законе, белый жетон получит { $who }
tell-stalemate = Ходов без новых очков у каждого: { $count }. На двадцатом игра кончится
describe-landnam-map = Открыто гексов: { $count } из 37
describe-outside = В море за рамкой: { $who }
describe-outlaws = Вне закона: { $who }

## Что говорит за действие

why-explore-sea = Кораблю нужно море: рядом мало земли, и шанс на него больше.
why-explore-land = Рядом уже земля: скорее всего, и там земля.
why-explore-card = За новую землю сразу дают карту.
why-first-farm = Без первого хутора не будет урожая.
why-settler-harvest = Две карты с гекса — и все ваши.
why-settler-blocks = Соседи останутся без этого урожая.
why-sue-token = Выигранная тяжба — это очко.
why-sue-clear = Ваш гекс снова будет кормить вас.
why-sue-black = Если не судиться, соперник получит чёрный жетон.
why-join-last = Кто вступится последним, получит жетон.
why-close-cheap = Дороже этот спор того не стоит.
why-age-help = Число станет лучше.
why-age-harm = Число станет хуже для соперника.
why-walk-away = Здесь красный жетон пропадёт.
why-omens = Из двух бросков вы возьмёте лучший.
why-pardon-own = Ваша фишка останется на поле, и очко за красный жетон никто не получит.
why-pardon-other = Очко за красный жетон никто не получит.
why-uproar = Альтинг складывается не в вашу пользу.
why-landnam-harbour = Лишнее сырьё будет меняться 2:1.
why-spread-hand = При голоде это сырьё пропало бы.

## Конец игры

ending-stalemate-line = Двадцать ходов у каждого — и ни одного нового очка.
ending-stalemate-story = Спорить больше не о чем, и земля поделена. Старики говорят: так и держится мир.
example-two-cases = Два дела до семёрки
example-fog-for-five = Туман на пятерых
