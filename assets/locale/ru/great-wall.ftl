### «Великая стена». $who и $whom — имена игроков; $section — 1, 2 или 3; $count, $left, $attack, $defence — числа; $place, $card, $thing — названия отсюда и из great-wall-cards.ftl; $cost и $goods — ряды ресурсов.

ruleset-great-wall = Великая стена
ruleset-great-wall-line = Стройте стену вместе, сдерживайте орду — и пусть император благодарит именно вас.
ruleset-great-wall-how =
    - <icon gw-honour> Через 4–6 лет побеждает тот, у кого больше **чести**. Её не тратят. Вместе или в одиночку побеждают, исполнив **поручения** императора.
    - <icon gw-command> Каждую осень все играют по **карте приказа**: сначала вы, потом понемногу другие, потом снова вы.
    - <icon gw-clerk> **Писари** в тылу добывают дерево, камень, золото и ци. Полная локация срабатывает; вы там одни — позор вам.
    - <icon gw-spearman> **Воины** закрывают уязвимые места отряда орды. Закрыты все — отряд разбит, и честь получают все, кто там стоял.
    - <icon gw-breach> Зимой орда сильнее стены? Кто не держит там воина, получает **позор**.
about-ruleset-great-wall = Стена из трёх участков, перед ней орда, за ней девять локаций. От одного до пяти игроков — друг против друга или все заодно.
option-gw-mode = Режим
option-gw-mode-help = Друг против друга или все вместе, с поручениями императора. В одиночку играют всегда с поручениями.
option-gw-mode-competitive = Соперничество
option-gw-mode-coop = Вместе
option-gw-mode-solo = В одиночку
option-black-powder = Чёрный порох
option-black-powder-help = Башни, огнестрельные орудия, особый воин у каждого клана — и орда с таранами, требушетами и лестницами. Рухнет последний уровень стены — проиграют все.
option-black-powder-False = Без пороха
option-black-powder-True = С порохом
option-requests = Поручения императора
option-requests-help = Сколько надо выполнить: 2 — мягко, 3 — обычно, 4 — строго.
option-requests-2 = 2 — мягко
option-requests-3 = 3 — обычно
option-requests-4 = 4 — строго

## Названия

resource-wood = Дерево
    .acc = дерево
resource-stone = Камень
    .acc = камень
resource-chi = Ци
    .acc = ци
name-gw-honour = Честь
name-gw-shame = Жетон позора
name-gw-shame-pool = Запас жетонов позора
name-gw-year = Год
season-spring = Весна
season-summer = Лето
season-autumn = Осень
season-winter = Зима
moment-gw =
    { $year }-й год из { $years }, { $season ->
        [spring] весна
        [summer] лето
        [autumn] осень
       *[winter] зима
    }
moment-gw-year = { $year }-й год
moment-gw-slot = { $year }-й год, осень, ход { $slot }
moment-gw-last-year = Последний год
moment-gw-last-year-text = После него подсчитают честь.
section-name =
    { $section ->
        [1] левый участок
        [2] средний участок
       *[3] правый участок
    }
section-side =
    { $section ->
        [1] Слева
        [2] В середине
       *[3] Справа
    }
section-at =
    { $section ->
        [1] на левом участке
        [2] на среднем участке
       *[3] на правом участке
    }
name-gw-wall = Стена
wall-level-name =
    { $level ->
        [0] стены нет
        [1] стена I уровня
        [2] стена II уровня
       *[3] стена III уровня
    }
soldier-gw-level = { $soldier }, { wall-level-name }
name-gw-barricade = Укрепление
name-gw-firing-spot = Огневая позиция
name-gw-hideout = Укрытие
name-gw-row = { $row }-й ряд
name-gw-horde = Орда
name-gw-vital-spot = Уязвимое место
name-gw-wound = Повреждение
name-gw-skull = Череп
name-gw-power = Сила натиска
name-gw-trophy = Трофей
name-gw-camp = Свой запас
name-gw-stock = Общий запас
name-gw-pool = Свободные писари
name-gw-outside = Ненанятые писари
name-gw-clerk = Писарь
    .acc = писаря
name-gw-overseer = Управляющий
name-spearman = Копейщик
    .acc = копейщика
    .bare = копейщик
name-archer = Лучник
    .acc = лучника
    .bare = лучник
name-horseman = Всадник
    .acc = всадника
    .bare = всадник
clan-monkey = Обезьяна
    .gen = Обезьяны
clan-dragon = Дракон
    .gen = Дракона
clan-snake = Змея
    .gen = Змеи
clan-turtle = Черепаха
    .gen = Черепахи
clan-panda = Панда
    .gen = Панды
clan-reed = Тростник
    .gen = Тростника
name-gw-command = Карта приказа
name-gw-played = Сыгранные приказы
name-gw-slot = Ход года
name-gw-combo = Связка
name-gw-general = Генерал
    .acc = генерала
    .bare = генерал
name-gw-strength = Мощь
name-gw-advisor = Советник
name-gw-active = Активные советники
name-gw-passive = Пассивные советники
name-gw-artifact = Артефакт
name-gw-request = Поручение императора
name-gw-tea = Порядок чаепития
calling-war = Война
calling-building = Строительство
calling-court = Двор
calling-spirit = Дух
place-lumber_mill = Лесопилка
    .to = на лесопилку
    .at = на лесопилке
place-quarry = Каменоломня
    .to = в каменоломню
    .at = в каменоломне
place-gold_mine = Золотой рудник
    .to = на золотой рудник
    .at = на золотом руднике
place-temple = Храм
    .to = в храм
    .at = в храме
place-market = Рынок
    .to = на рынок
    .at = на рынке
place-tea_house = Чайный дом
    .to = в чайный дом
    .at = в чайном доме
place-headquarters = Ставка
    .to = в ставку
    .at = в ставке
place-barracks = Казармы
    .to = в казармы
    .at = в казармах
place-builders_camp = Лагерь строителей
    .to = в лагерь строителей
    .at = в лагере строителей
clerk-count =
    { $count ->
        [one] { $count } писарь
        [few] { $count } писаря
        [many] { $count } писарей
       *[other] { $count } писаря
    }
soldier-count =
    { $count ->
        [one] { $count } воин
        [few] { $count } воина
        [many] { $count } воинов
       *[other] { $count } воина
    }
shame-count =
    { $count ->
        [one] { $count } жетон позора
        [few] { $count } жетона позора
        [many] { $count } жетонов позора
       *[other] { $count } жетона позора
    }
honour-count =
    { $count ->
        [one] { $count } честь
        [few] { $count } чести
        [many] { $count } чести
       *[other] { $count } чести
    }
horde-card-count =
    { $count ->
        [one] { $count } отряд орды
        [few] { $count } отряда орды
        [many] { $count } отрядов орды
       *[other] { $count } отряда орды
    }
level-count =
    { $count ->
        [one] { $count } уровень
        [few] { $count } уровня
        [many] { $count } уровней
       *[other] { $count } уровня
    }

## Локации: что они дают

place-lumber_mill-text = Когда полна: дерево за каждого вашего писаря и каждый уровень управляющего. Затем управляющего можно повысить.
place-quarry-text = Когда полна: камень за каждого вашего писаря и каждый уровень управляющего. Затем управляющего можно повысить.
place-gold_mine-text = Когда полон: золото за каждого вашего писаря и каждый уровень управляющего. Затем управляющего можно повысить.
place-temple-text = Когда полон: ци за каждого вашего писаря и каждый уровень управляющего. Затем управляющего можно повысить.
place-barracks-text = Когда полны: за каждого писаря наймите до двух воинов, затем выставьте по одному.
place-market-text = После любого хода: за каждого писаря два обмена один к одному.
place-tea_house-text = После любого хода: за каждого писаря 1 ци и одно место вперёд в порядке чаепития.
place-headquarters-text = После любого хода, за каждого писаря: наймите советника за 2 золота или писаря за 1 золото и 1 ци.
place-builders_camp-text = После любого хода: одна постройка за каждого писаря.

## Счёт

source-gw-honour = Честь за игру
source-gw-battle = Разбитые отряды
source-gw-spots = Уязвимые места
source-gw-build = Постройки
source-gw-overseers = Управляющие
source-gw-commands = Оставленные приказы
source-gw-people = Генералы и советники
source-gw-shots = Выстрелы из орудий
source-gw-artifacts = Артефакты
source-gw-passive = Пассивные советники
source-gw-resources = Оставшиеся ресурсы
source-gw-shame = Позор
chart-gw-sources = Откуда честь
chart-gw-honour = Честь по годам
chart-gw-shame = Позор по годам
chart-gw-deeds = Кто что сделал
chart-gw-attack = Натиск и оборона по годам
chart-gw-winters = Год за годом
chart-gw-year = { $year }-й год
chart-gw-note = Сумма по участкам, на которые орда напала в ту зиму.
result-page-deeds = Дела
result-page-frontier = Рубеж
count-gw-trophies = Трофеи
count-gw-recruited = Нанято воинов
count-gw-lost = Потеряно воинов
count-gw-walls = Построено уровней стены
count-gw-overseers = Уровни управляющих
count-gw-advisors = Советники
count-gw-shame = Жетоны позора
count-gw-attack = Натиск
count-gw-defence = Оборона
count-gw-breaches = Бреши
count-gw-came = Пришло отрядов
count-gw-beaten = Разбито отрядов
count-gw-asked = Нужно
count-gw-reached = Вышло
request-gw-at-most = { $name } (не больше)
note-gw-requests = Жетонов позора взято: { $shame }, ушло с набегами: { $raided }, осталось в запасе: { $left }. Брешей: { $breaches }.

## Что можно сделать

act-choose-clan = Взять этот клан
act-choose-general = Оставить этого генерала
act-start-advisors = Сделать активным
act-start-overseers = Повысить этих управляющих
act-recall-clerk = Отозвать писаря
act-recall-soldier = Отозвать воина
about-recall = Писарь возвращается к вам, воин со стены, из укрытия или с башни — в ваш запас. Воины на отрядах орды остаются.
act-retrieve-all = Забрать все
act-retrieve-none = Оставить
about-retrieve = Все сыгранные приказы или ни одного. За каждый оставленный — **2 чести**.
act-choose-command = Сыграть эту карту
act-choose-slot = Взять этот ход
act-choose-first = Сначала этот
act-place-clerk = Поставить писаря
act-deploy = Послать в бой
act-deploy-pair = Закрыть два места
act-station = Поставить воина
about-deploy = Воин из вашего запаса или из любого укрытия идёт на отряд орды, на огневую позицию или в укрытие. Это бесплатно. Награда закрытого места — сразу ваша.
act-recruit = Нанять воина
act-build-barricade = Поставить укрепление
act-gain = Взять этот ресурс
act-advanced = Использовать эту локацию
about-advanced = Локация с вашим писарем срабатывает сразу для всех, кто в ней, полна она или нет; либо особая локация — только для вас, как будто там один ваш писарь.
act-raise-overseer = Повысить управляющего
act-exchange = Обменять
act-tea-move = Продвинуться в порядке чаепития
act-hire-active = Нанять активным (работает)
act-hire-passive = Нанять пассивным (2 чести)
act-hire-clerk = Нанять писаря
act-shoot = Стрелять сюда
act-save-chi = Спасти за 1 ци
act-save-free = Спасти бесплатно
act-save-no = Не спасать
act-lose-soldier = Потерять этого
act-lose-figure = Потерять того, кто здесь
act-kill-order = Сначала он
act-reed-place = Поставить писаря Тростника
act-ceremony-chi = Взять 1 ци вместо этого
act-messenger = Послать гонца за 1 ци
act-gw-done = Готово
told-gw-done-place-clerk = Больше писарей не ставить
told-gw-done-deploy = Больше воинов не посылать
told-gw-done-recruit = Больше никого не нанимать
told-gw-done-build = Больше ничего не строить
gist-build = Стена даёт честь и места лучникам; укрепления помогают только до конца зимы.
field-left-out = На что скидка?
field-tea-places = На сколько мест?
field-level = На каком уровне?
cost-saved =
    Скидка: { $count ->
        [one] { $count } единица
        [few] { $count } единицы
        [many] { $count } единиц
       *[other] { $count } единицы
    }

## Вопросы

prompt-choose-clan = Какой клан вы возглавите?
hint-choose-clan = Без «Чёрного пороха» все кланы играют одинаково.
prompt-choose-general = Какого генерала вы оставите?
hint-choose-general = Пассивные советники того же призвания усиливают его.
prompt-start-advisors = Какой советник будет работать?
hint-start-advisors = Второй станет пассивным: 2 чести в конце и мощь генералу, если призвание то же.
prompt-start-overseers = Где начнут ваши первые управляющие?
hint-start-overseers = Каждый приносит по одному своему ресурсу каждое лето.
prompt-recall = Кого вы отзовёте?
prompt-retrieve = Забрать сыгранные приказы?
hint-retrieve = Все или ни одного. Каждая оставленная карта сразу даёт 2 чести.
prompt-choose-command = Какой приказ вы отдадите в этом году?
hint-choose-command = Все карты открываются одновременно.
prompt-choose-slot = Каким по счёту вы ходите?
hint-choose-slot = Первый строит и бьётся раньше других; последний уже видел, что сделали остальные.
prompt-place-clerk = Куда идёт писарь?
hint-place-clerk = Осталось поставить: { $left }. Обычная локация срабатывает, когда полна; не оставайтесь в ней одни.
prompt-deploy = Куда идёт воин?
hint-deploy = Осталось выставить: { $left }.
hint-deploy-horseman = И второе место рядом?
prompt-recruit = Кого вы нанимаете?
hint-recruit = Осталось нанять: { $left }.
prompt-build = Что вы строите?
hint-build = Осталось построить: { $left }.
prompt-gain = Какой ресурс?
prompt-advanced = Какую локацию вы используете?
prompt-raise-overseer = Повысить управляющего?
prompt-exchange = Что вы отдаёте?
hint-exchange = Осталось обменов: { $left }. Один к одному.
prompt-tea-move = Насколько вперёд?
prompt-headquarters = Кого вы нанимаете?
prompt-shot = В кого стреляет ваш лучник?
hint-shot = Любое открытое место любого отряда на этом участке.
prompt-save = Спасти гибнущего воина?
prompt-breach-loss = Брешь в стене: какого воина вы теряете?
prompt-kill-order = Гибнут несколько ваших воинов: кто первый?
prompt-reed-place = Куда встают писари Тростника?
prompt-extra-wounds = Куда бьёт ваш генерал?
prompt-messenger = Заплатить 1 ци и использовать локацию?

## Хроника

# Строки одной группы ставятся в один ряд: `-more` — как строка говорится там.
event-gw-clan = { $who } возглавляет клан { $thing-gen }
event-gw-tea-order = За чаем по порядку: { $whom }
event-gw-dealt = { $who } получает на выбор: { $card }
event-gw-dealt-more = { $card }
event-gw-general = { $who } выбирает генерала: { $card }
event-gw-general-more = генерал: { $card }
event-gw-advisor-active = { $who } берёт активного советника: { $card }
event-gw-advisor-active-more = активный: { $card }
event-gw-advisor-passive = { $who } берёт пассивного советника: { $card }
event-gw-advisor-passive-more = пассивный: { $card }
event-gw-advisor-shown = Ко двору прибывают: { $card }
event-gw-advisor-shown-more = { $card }
event-gw-advisor-left = Двор покидает { $card }
event-gw-artifact = В конце считаются артефакты: { $card }
event-gw-artifact-more = { $card }
event-gw-request = Император поручает: { $card }
event-gw-request-more = { $card }
event-gw-year = Весна: начинается { $year }-й год
event-gw-season-summer = Лето: управляющие собирают доход
event-gw-season-autumn = Осень: пора отдавать приказы
event-gw-season-winter = Зима: орда идёт на стену
event-gw-horde-shuffled = Разбитые отряды собираются снова: колода орды перемешана
event-gw-horde-placed = Подходит орда: «{ $card }», { section-name }, { $row }-й ряд
event-gw-horde-placed-more = «{ $card }», { section-name }, { $row }-й ряд
event-gw-raid =
    Набег: для отряда «{ $card }» нет места. Из запаса уходит { $count ->
        [one] { $count } жетон позора
        [few] { $count } жетона позора
        [many] { $count } жетонов позора
       *[other] { $count } жетона позора
    }
event-gw-raid-more = «{ $card }»: ещё { $count }
event-gw-goods-start = { $who } начинает с { $goods }
event-gw-goods-income = { $who } получает летом { $goods }
event-gw-goods-location = { $whom } получает { $goods }
event-gw-goods-location-more = { $whom }: { $goods }
event-gw-goods-reward = { $who } получает награду: +{ $goods }
event-gw-goods-reward-more = +{ $goods }
event-gw-goods-choice = { $who } берёт { $goods }
event-gw-goods-command = { $who } получает по приказу { $goods }
event-gw-goods-general = { $who } получает от генерала { $goods }
event-gw-honour-commands = { $who } оставляет сыгранные приказы: +{ honour-count }
event-gw-honour-general = { $whom } получает от генерала { honour-count }
event-gw-honour-general-more = { $whom } +{ $count } (генерал)
event-gw-honour-presence = { $whom } сражается там: +{ honour-count }
event-gw-honour-presence-more = { $whom } +{ $count }
event-gw-honour-archers = { $whom }, лучники на стене: +{ honour-count }
event-gw-honour-archers-more = { $whom } +{ $count } (лучники)
event-gw-honour-trophy = { $whom } получает трофей: +{ honour-count }
event-gw-honour-trophy-more = { $whom } +{ $count } (трофей)
event-gw-honour-reward = { $who } получает награду: +{ honour-count }
event-gw-honour-reward-more = +{ honour-count }
event-gw-honour-build = { $who } получает за постройку { honour-count }
event-gw-honour-build-more = +{ honour-count }
event-gw-honour-overseer = { $who } получает за управляющего { honour-count }
event-gw-honour-overseer-more = +{ honour-count }
event-gw-shame-breach =
    { $whom } не держит там воинов и получает { $count ->
        [one] { $count } жетон позора
        [few] { $count } жетона позора
        [many] { $count } жетонов позора
       *[other] { $count } жетона позора
    }
event-gw-shame-breach-you =
    Ваших воинов там нет, и вы получаете { $count ->
        [one] { $count } жетон позора
        [few] { $count } жетона позора
        [many] { $count } жетонов позора
       *[other] { $count } жетона позора
    }
event-gw-shame-breach-more = { $whom }: { shame-count }
event-gw-shame-alone =
    { $who } сидит в полной локации без соседей и получает { $count ->
        [one] { $count } жетон позора
        [few] { $count } жетона позора
        [many] { $count } жетонов позора
       *[other] { $count } жетона позора
    }
event-gw-shame-alone-you =
    Вы сидите в полной локации без соседей и получаете { $count ->
        [one] { $count } жетон позора
        [few] { $count } жетона позора
        [many] { $count } жетонов позора
       *[other] { $count } жетона позора
    }
event-gw-recalled = { $who } отзывает { $thing-acc }
event-gw-recalled-more = { $thing-acc }
event-gw-retrieved = { $who } забирает сыгранные приказы
event-gw-sealed = { $whom } кладёт приказ рубашкой вверх
event-gw-sealed-more = { $whom }
event-gw-sealed-own = { $whom } кладёт приказ рубашкой вверх: «{ $card }»
event-gw-sealed-own-more = { $whom } («{ $card }»)
event-gw-sealed-alone = { $who } кладёт приказы рубашкой вверх: { $card }
event-gw-sealed-alone-more = { $card }
event-gw-revealed-alone = Приказы открыты: { $card }
event-gw-revealed-alone-more = { $card }
event-gw-slot-alone = { $who } берёт { $slot }-й ход: { $card }
event-gw-slot-alone-more = { $slot }-й: { $card }
event-gw-revealed = Приказы открыты: { $whom } — «{ $card }»
event-gw-revealed-more = { $whom } — «{ $card }»
event-gw-slot = { $whom } берёт { $slot }-й ход: «{ $card }»
event-gw-slot-more = { $whom } — { $slot }-й: «{ $card }»
event-gw-turn = { $who } исполняет приказ «{ $card }»
event-gw-turn-combo = { $who } исполняет приказ «{ $card }» со связкой
event-gw-clerk = { $who } посылает писарей { $place-to }
event-gw-clerk-more = { $place-to }
event-gw-reed = Клан Тростника посылает писарей { $place-to }
event-gw-reed-more = { $place-to }
event-gw-activated = Срабатывает локация «{ $place }»
event-gw-used = { $who } использует локацию «{ $place }»
event-gw-overseer = { $who } повышает управляющего { $place-at }, { $level }-й уровень
event-gw-overseer-more = { $place-at }, { $level }-й уровень
event-gw-exchanged = { $who } меняет { $cost } → { $goods }
event-gw-exchanged-more = { $cost } → { $goods }
event-gw-hired-clerk = { $who } нанимает писаря
event-gw-recruited = { $who } нанимает { $thing-acc }
event-gw-recruited-more = { $thing-acc }
event-gw-deployed = { $who } выставляет { $thing-acc } { section-at }, { $row }-й ряд
event-gw-deployed-more = { $thing-acc } { section-at }, { $row }-й ряд
event-gw-stationed-hideout = { $who } ставит { $thing-acc } в укрытие { section-at }
event-gw-stationed-hideout-more = { $thing-acc } в укрытие { section-at }
event-gw-stationed-wall = { $who } ставит { $thing-acc } на стену, { section-name }
event-gw-stationed-wall-more = { $thing-acc } на стену, { section-name }
event-gw-barricade = { $who } строит укрепление { section-at }
event-gw-barricade-more = укрепление { section-at }
event-gw-wall =
    { $who } строит стену { $level ->
        [1] I
        [2] II
       *[3] III
    } уровня { section-at }
event-gw-wall-more = { wall-level-name } { section-at }
event-gw-shot = { $who } ранит орду { section-at }, { $row }-й ряд: стреляет { $thing-bare }
event-gw-shot-more = { $thing-bare }, { $row }-й ряд
event-gw-snake-token = { $who } кладёт жетон Змеи { section-at }, { $row }-й ряд: стреляет { $thing-bare }
event-gw-snake-token-more = жетон Змеи, { $row }-й ряд
event-gw-defeated = Разбит отряд «{ $card }» { section-at }; трофей берёт { $whom }
event-gw-defeated-nobody = Разбит отряд «{ $card }» { section-at }; трофея нет ни у кого
event-gw-killed = { $who } теряет { $thing-acc }
event-gw-killed-you = Вы теряете { $thing-acc }
event-gw-killed-more = { $thing-acc }
event-gw-saved = { $who } спасает { $thing-acc } за 1 ци
event-gw-saved-free = { $who } спасает { $thing-acc } бесплатно
event-gw-held = Стена держится: { section-name }, { $attack } против { $defence }
event-gw-held-more = { section-name }, { $attack } против { $defence }
event-gw-breached = Брешь { section-at }: { $attack } против { $defence }
event-gw-climbed = Брешь { section-at }: орда перебирается через стену, { $attack } против { $defence }
event-gw-barricades-gone = Укрепления разобраны
event-gw-final = { $who } завершает игру: { honour-count }

## Чем кончается

# `-together` — все победили вместе, `-nobody` — все проиграли.
ending-wall-line = Стена достроена.
ending-wall-story = От башни к башне загораются фонари. Орда поворачивает коней, и император спрашивает одно имя.
ending-wall-together-line = Стена достроена, и все поручения императора выполнены.
ending-wall-together-story = Император дочитывает список до конца, кивает и велит подать чаю всем.
ending-wall-nobody-line = Стена достроена, но выполнены не все поручения императора.
ending-wall-nobody-story = Император сворачивает список, не дочитав. На будущий год он пошлёт других.
ending-years-line = Последний год окончен.
ending-years-story = Стена не такая, как задумали, но стоит, и снег заметает следы коней.
ending-years-together-line = Последний год окончен, и все поручения императора выполнены.
ending-years-together-story = Император дочитывает список до конца, кивает и велит подать чаю всем.
ending-years-nobody-line = Последний год окончен, а выполнены не все поручения императора.
ending-years-nobody-story = Император сворачивает список, не дочитав. На будущий год он пошлёт других.
ending-shame-line = Запас позора иссяк: император видел довольно.
ending-shame-story = Гонцы скачут в столицу с дурными вестями. И всё же один из полководцев был лучше других.
ending-shame-nobody-line = Запас позора иссяк: император видел довольно.
ending-shame-nobody-story = Гонцы скачут в столицу с дурными вестями. Кто старался, а кто нет, там уже не спрашивают.
ending-fallen-nobody-line = От стены ничего не осталось.
ending-fallen-nobody-story = Над камнями дым, и всадники едут сквозь проломы. В столице собирают вещи.

## Почему нельзя

# GW-230
reason-gw-place-full = Здесь нет свободного места для писаря.
reason-gw-place-not-allowed = Эта карта не посылает туда писарей.
reason-gw-no-clerk = У вас нет свободного писаря.
# GW-231
reason-gw-cannot-pay = Вам нечем за это платить.
# GW-232, GW-135
reason-gw-row-one-only = Этот воин сражается только в ближнем к стене ряду.
reason-gw-no-firing-spot = Здесь нет свободной огневой позиции.
reason-gw-archer-on-wall = Лучники стоят на стене или ждут в укрытии; к орде они не ходят.
# GW-233
reason-gw-spot-covered = Это место уже закрыто.
reason-gw-no-spot = Здесь нет уязвимого места.
# GW-234
reason-gw-spots-apart = Два места должны быть рядом на одном отряде.
# GW-127, GW-127b
reason-gw-same-hideout = Он уже в этом укрытии.
reason-gw-cannot-deploy = Выставить можно только воина из своего запаса или из укрытия.
# GW-235
reason-gw-wall-high = Выше этот участок не построить.
reason-gw-barricades-full = На одном участке не больше трёх укреплений.
reason-gw-stock-empty = Все ваши воины этого вида уже наняты.
reason-gw-clerks-all = У вас уже все восемь писарей.
# GW-083, GW-085, GW-236
reason-gw-all-or-none = Забирают все сыгранные карты или ни одной.
reason-gw-hand-empty = Рука пуста: карты надо забрать.
# GW-237
reason-gw-card-not-in-hand = Этой карты нет у вас на руке.
reason-gw-slot-taken = Этот ход уже взят.
reason-gw-same-command = Выберите две разные карты.
# GW-238
reason-gw-no-own-clerk = В этой локации нет вашего писаря.
# GW-239
reason-gw-clan-taken = Этот клан уже занят.
# GW-240
reason-gw-exchange-same = Менять можно только на другой ресурс.
reason-gw-not-in-display = Этого советника сейчас нет при дворе.
reason-gw-three-active = У вас трое активных советников; новый может быть только пассивным.
# GW-241, GW-082a
reason-gw-recall-fighting = Воины на отрядах орды остаются, пока отряд не разбит.
# GW-242
reason-gw-reed-place = Писари Тростника встают только в обычную локацию, где есть место и писарь игрока.
# GW-243
reason-gw-no-chi = У вас нет ци, чтобы спасти его.
reason-gw-saved-free = Ваш генерал спасёт его даром.
reason-gw-must-lose = Одного воина здесь придётся потерять.
# GW-111a
reason-gw-must-shoot = Лучник, у которого есть цель, обязан выстрелить.
# GW-161, GW-162
reason-gw-overseer-top = Этот управляющий уже на высшем уровне.
reason-gw-overseer-spearman = Нужен копейщик в запасе: он станет управляющим.

## Что точно случится

foresee-gw-fills = <good>Локация заполнится и сработает в этот ход.</>
foresee-gw-alone = <fire>Вы там одни: 1 жетон позора.</>
foresee-gw-others-gain = { $whom } тоже получит своё.
foresee-gw-last-spot = <good>Последнее место: отряд падёт в конце хода.</>
foresee-gw-skull = <fire>Череп: он погибнет, когда отряд падёт.</>
foresee-gw-claim = <gold>У вас больше всех мест: трофей ваш.</>
foresee-gw-holds = <good>{ section-side } ближайшей зимой: { $attack } против { $defence }, стена устоит.</>
foresee-gw-breach = <fire>{ section-side } ближайшей зимой: { $attack } против { $defence }, брешь.</>
foresee-gw-ends = <ice>После этого игра кончится зимой.</>
foresee-gw-reward = Вы сразу получите { $goods }.

## Места поля

explain-gw-section = **{ section-name }** · натиск { $attack }, оборона { $defence }
explain-gw-wall = **{ wall-level-name }** · по четыре обороны за уровень и по две за укрепление
explain-gw-firing-spot = **Огневая позиция** · лучник отсюда стреляет каждую зиму
explain-gw-hideout = **Укрытие** · кто ждёт здесь, при бреши позора не получит
explain-gw-horde-card = **{ $card }** · натиск { $attack } · открытых мест: { $left }
explain-gw-spot = **Уязвимое место** · даёт { $goods }
explain-gw-spot-skull = **Уязвимое место с черепом** · даёт { $goods }, но воин погибнет, когда отряд падёт
explain-gw-place = **{ $place }** · свободных мест: { $left }
explain-gw-deck = Если первый ряд занят везде, следующий отряд встанет { section-at }.

## Числа вокруг поля

tell-gw-shame-pool = Запас позора: { $left } из { $count }. Опустеет — игра кончится этой зимой.
tell-gw-finished = Участков III уровня: { $count } из { $goal }
tell-gw-next-spring = Следующей весной: { horde-card-count }
tell-gw-deck = Колода орды: { $count }
tell-gw-active = Активных советников: { $count } из 3
tell-gw-strength = Мощь { $count } из 3: единица и ещё по одной за пассивного советника того же призвания
tell-gw-request-done = Выполнено
tell-gw-request-open = Ещё нет: { $count } из { $goal }
describe-gw-section = { section-name }: { wall-level-name }, укреплений { $barricades }, натиск { $attack }, оборона { $defence }
describe-gw-place = { $place }: { clerk-count }, свободно { $left }
what-now-gw-command = Выберите приказ
what-now-gw-clerks = Расставьте писарей
what-now-gw-soldiers = Выставите воинов
why-gw-fills = Локация сработает.
why-gw-clerks = Ваши писари стоят там, где от них больше толку.
why-gw-clerk-more = У вас станет на одного писаря больше.
why-gw-claim = Это принесёт вам трофей.
why-gw-claim-lead = Вы выходите вперёд в борьбе за трофей.
why-gw-claim-share = Когда отряд орды падёт, честь получат и ваши воины.
why-gw-holds = Стену не прорвут.
why-gw-shame = Это избавит вас от позора.
why-gw-honour = Это приносит честь.
why-gw-tea = Ходить первым выгодно.
why-gw-count = Принесёт { honour-count }.
why-gw-artifact = Поможет получить артефакт.
why-gw-people = Советник окупится за следующие годы.
why-gw-overseer = Больше дохода каждое лето.
why-gw-goods = Нужные вам ресурсы.
why-gw-wall = Приблизит следующий уровень стены.
why-gw-cards = Оставленные карты приносят честь каждое лето.
why-gw-hand = Больше приказов на выбор.
why-gw-order-clerks = По этому приказу за дело возьмётся больше писарей.
why-gw-order-deploy = Этот приказ ведёт воинов из запаса в бой.
why-gw-order-recruit = По этому приказу вы наймёте воинов, на которых хватает ресурсов.
why-gw-order-gain = Этот приказ даёт ресурсы.
why-gw-order-chi = Этот приказ даёт ци.
why-gw-order-use = По этому приказу локация сработает сразу.
why-gw-order-tea = Этот приказ продвинет вас вперёд в порядке чаепития.
why-gw-order-build = По этому приказу вы строите, и дешевле.
why-gw-soldiers = Больше воинов для боя.
why-gw-request = Приблизит исполнение поручений императора.
why-gw-rival = { $who } теряет часть чести.
why-gw-rival-less = { $who } получит от этого меньше.
why-gw-siege = Последние уровни стены устоят.

## Positions that come with the program

example-before-the-snow = Перед снегом
example-last-autumn = Последняя осень
