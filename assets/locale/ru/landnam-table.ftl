### Ланднам вокруг поля: что там в цифрах.

odds-of = { land-name } { $percent } %
explain-unknown-list = Что может быть в тумане: { $odds }
ships-of = { $who }: { ships-count }
place-outer = Море за рамкой
explain-side-gone = { side-name }: первый шаг здесь уже сделан, вам нужна другая сторона.
tell-pieces-left = В запасе: { $left } из { $most }
prompt-move-steps = Куда двинетесь? Ещё { steps-count }
field-green = Что там за земля?
field-count = Сколько карт выложить?
prompt-move-done = Все шаги сделаны
flow-discovery = Исследования
flow-famine = Голод
flow-lawsuits = Тяжбы
chart-journeys = Исследования, тяжбы и голод
tell-queue-last = Заложен хутор из последней фишки: без нового корабля или поселенца в следующий ход двигать будет некого.
tell-queue =
    { $count ->
        [one] Заложена { $count } постройка: она появится в конце хода.
        [few] Заложено { $count } постройки: они появятся в конце хода.
        [many] Заложено { $count } построек: они появятся в конце хода.
       *[other] Заложено { $count } постройки: они появятся в конце хода.
    }
prompt-open-case-one = Ваше слово на альтинге: { $whom }, { $hex }
shelf-harbour-grain = Гавань: зерно
shelf-harbour-lumber = Гавань: древесина
shelf-harbour-wool = Гавань: шерсть
shelf-harbour-iron = Гавань: железо
shelf-deck = Карты судьбы в колоде
shelf-discard = Сыгранные карты судьбы
event-stepped-in = { $who } ведёт { piece-name.take } на новый гекс
contest-fold = Посмотреть на карту
contest-unfold = Вернуться к тяжбе
leaves-steps =
    { $count ->
        [one] Ещё { $count } шаг
        [few] Ещё { $count } шага
        [many] Ещё { $count } шагов
       *[other] Ещё { $count } шага
    }
