### Подсказка: что сделал бы на месте игрока лучший бот и что за это говорит. $who — имя игрока.

tool-hint = Подсказка: как сыграл бы лучший бот?
advice-title = Подсказка
advice-thinking = Надо подумать…
advice-none = Сейчас подсказать нечего.
advice-terms = { $give } в обмен на { $want }
advice-thing = <icon { $icon }> { $label }
advice-swap = { $give } → { $take }
advice-cards = { $cards }
advice-line = <gold>**Подсказка:** { $said }</>
advice-close = Скрыть подсказку
settings-advice = Кнопка подсказки за столом
settings-thinking = Время на раздумья ботов
about-advice = Что сделал бы на вашем месте лучший бот и почему. Он видит только то, что видите вы.
about-hint-button = Лампочка рядом с полем подскажет, как сыграл бы на вашем месте лучший бот и почему.
about-bot-thinking = Сколько сильный бот может думать над одним решением. Простые решения он принимает сразу.
command-hint = Подсказка

## Что говорит за действие

why-alone = Других ходов нет.
why-enough = Это лучшее, что можно сделать сейчас.
why-better = Остальные ответы для вас хуже.
why-close = Варианты почти равны, этот чуть лучше.
why-equal = Здесь все варианты равны.
why-plan = Это подготовка следующего шага.
why-win = Это победа.
why-may-win = Это может сразу принести победу.
why-not-lose = Всё остальное может привести к поражению.
# $goal — то, что можно построить.
why-near =
    { $count ->
        [0] Карт хватит на { goal-name }.
        [one] До { goal-name.of } не хватит { $count } карты.
        [few] До { goal-name.of } не хватит { $count } карт.
        [many] До { goal-name.of } не хватит { $count } карт.
       *[other] До { goal-name.of } не хватит { $count } карты.
    }
why-save =
    { $count ->
        [one] Берегите карты: ещё { $count } — и хватит на { goal-name }.
        [few] Берегите карты: ещё { $count } — и хватит на { goal-name }.
        [many] Берегите карты: ещё { $count } — и хватит на { goal-name }.
       *[other] Берегите карты: ещё { $count } — и хватит на { goal-name }.
    }
why-points =
    { $count ->
        [one] Приносит { $count } победное очко.
        [few] Приносит { $count } победных очка.
        [many] Приносит { $count } победных очков.
       *[other] Приносит { $count } победного очка.
    }
why-longest = «{ award-longest }» становится вашим.
why-largest = «{ award-largest }» — теперь за вами.
# До первого поселения не хватает всего: $chances — карты за 36 бросков, $count — сколько видов.
why-spot =
    { $chances ->
        [one] Примерно { $chances } карта за 36 бросков; видов ресурсов: { $count }.
        [few] Примерно { $chances } карты за 36 бросков; видов ресурсов: { $count }.
        [many] Примерно { $chances } карт за 36 бросков; видов ресурсов: { $count }.
       *[other] Примерно { $chances } карты за 36 бросков; видов ресурсов: { $count }.
    }
why-pair-roads = Древесина и глина вместе — это дороги, а значит, и новые поселения.
why-pair-cities = Зерно и руда вместе — это рост поселений.
why-road-leads =
    { $count ->
        [one] Ведёт к месту, которое даст примерно { $count } карту за 36 бросков.
        [few] Ведёт к месту, которое даст примерно { $count } карты за 36 бросков.
        [many] Ведёт к месту, которое даст примерно { $count } карт за 36 бросков.
       *[other] Ведёт к месту, которое даст примерно { $count } карты за 36 бросков.
    }
why-income-new = Новый для вас доход: { resource }.
why-income =
    { $count ->
        [one] Примерно на { $count } карту больше за 36 бросков.
        [few] Примерно на { $count } карты больше за 36 бросков.
        [many] Примерно на { $count } карт больше за 36 бросков.
       *[other] Примерно на { $count } карты больше за 36 бросков.
    }
why-unblocked = Ваша земля снова приносит доход.
why-rates = С резервом можно будет меняться { $rate }:1.
why-rate = Резерв даст любую карту за { resource-count }.
why-cards = У вас останется больше карт.
why-excess =
    { $count ->
        [one] На руке { $count } карта: семёрка опасна.
        [few] На руке { $count } карты: семёрка опасна.
        [many] На руке { $count } карт: семёрка опасна.
       *[other] На руке { $count } карты: семёрка опасна.
    }
why-prospect = Открывает дорогу к лучшим местам для построек.
why-held = Даёт карту развития: сыграете, когда захотите.
why-army = Идёт в счёт награды «{ award-largest }», уже набрано: { $count }.
why-road = Ваш тракт вырастет до { $count } — ближе к награде «{ award-longest }».
why-rival-points =
    { $count ->
        [one] { $who } теряет { $count } очко.
        [few] { $who } теряет { $count } очка.
        [many] { $who } теряет { $count } очков.
       *[other] { $who } теряет { $count } очка.
    }
why-rival-income =
    { $count ->
        [one] { $who } недополучит примерно { $count } карту за 36 бросков.
        [few] { $who } недополучит примерно { $count } карты за 36 бросков.
        [many] { $who } недополучит примерно { $count } карт за 36 бросков.
       *[other] { $who } недополучит примерно { $count } карты за 36 бросков.
    }
why-rival-cards =
    { $count ->
        [one] { $who } лишается { $count } карты.
        [few] { $who } лишается { $count } карт.
        [many] { $who } лишается { $count } карт.
       *[other] { $who } лишается { $count } карты.
    }
why-rival-site = { $who } теряет хорошее место для постройки.
why-leader = { $who } — лидер партии.
# Кого обобрать: $most — больше всего карт у остальных, кого можно выбрать.
why-victim =
    { $count ->
        [one] { $who }: { $count } карта на руке, у остальных — { $most }.
        [few] { $who }: { $count } карты на руке, у остальных — не больше { $most }.
        [many] { $who }: { $count } карт на руке, у остальных — не больше { $most }.
       *[other] { $who }: { $count } карты на руке, у остальных — не больше { $most }.
    }
why-victim-points = { $who } — впереди по очкам среди тех, кого можно выбрать: { $count }.
# Что все видели на руке у того, кого просят о карте.
why-has = { $who }: на руке точно есть { resource }.
why-may-have = { $who }: на руке, возможно, есть { resource }, но наверняка этого не знает никто.
why-spare = Без { resource.of } вам обойтись легче всего.

## «Города и рыцари»

why-track = { track-level }: новая городская постройка.
why-metropolis =
    { $count ->
        [one] До столицы ({ track.deck }) останется { $count } уровень.
        [few] До столицы ({ track.deck }) останется { $count } уровня.
        [many] До столицы ({ track.deck }) останется { $count } уровней.
       *[other] До столицы ({ track.deck }) останется { $count } уровня.
    }
why-attack-safe = Ближайший набег варваров может стоить вам города.
why-attack-defend = Отличившись при набеге, можно стать Защитником Катана.
why-progress = У вас будет одной картой развития больше.
why-walls = За стеной можно держать на две карты больше, не боясь семёрки.
why-knights = Ваши рыцари станут сильнее.
why-knights-ready = Сила ваших ратных рыцарей станет { $count }.

goal-name =
    { $goal ->
        [settlement] поселение
        [road-settlement] дорогу с поселением
        [card] карту развития
        [chronicle] карту хроник
        [knight] рыцаря
        [activate] призыв рыцаря
        [wall] городскую стену
        [bridge] мост
        [upgrade] улучшение обоза
        [farm] хутор
        [settler] поселенца
        [ship] корабль
        [improve-trade] развитие торговли
        [improve-politics] развитие политики
        [improve-science] развитие знания
       *[city] город
    }
    .of =
        { $goal ->
            [settlement] поселения
            [road-settlement] дороги с поселением
            [card] карты развития
            [chronicle] карты хроник
            [knight] рыцаря
            [activate] призыва рыцаря
            [wall] городской стены
            [bridge] моста
            [upgrade] улучшения обоза
            [farm] хутора
            [settler] поселенца
            [ship] корабля
            [improve-trade] развития торговли
            [improve-politics] развития политики
            [improve-science] развития знания
           *[city] города
        }
