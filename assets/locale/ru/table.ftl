### Слова панелей, диалогов и полос стола.

## Верхняя полоса

table-turn = Круг { $round } · { $name }
rolls-title = Последние броски
rolls-about = Самый новый — рядом с кубиками; полоска — цвета того, кто бросал.
table-setup = Расстановка
tool-undo = Отменить
tool-redo = Вернуть
tool-supply = Резерв и цены строительства
tool-log = Летопись
tool-menu = Меню
key-space = Пробел

## Места

points-short = ПО
points-wait = На победу хватает, но побеждают только в свой ход.
points-near = Победа близка.
points-of-goal =
    { $points ->
        [one] { $points } победное очко из { $goal }
        [few] { $points } победных очка из { $goal }
        [many] { $points } победных очков из { $goal }
       *[other] { $points } победного очка из { $goal }
    }
seat-acts = решает
seat-yours = ваш ход
seat-thinks = думает…
seat-turn = ходит
seat-waits = ждёт
seat-wins = победа!
seat-level =
    { $level ->
        [random] бот, случайный
        [easy] бот, лёгкий
        [normal] бот, обычный
        [hard] бот, сильный
       *[other] бот
    }
seat-named = { $who }

## Рука и действия

hand-tip = { $name }: { $count }. Резерв даёт любую карту за { $rate }. Нажмите, чтобы предложить одну.
card-fresh =
    { $count ->
        [one] В этом ходу куплена { $count }: сыграть можно со следующего хода.
        [few] В этом ходу куплено { $count }: сыграть можно со следующего хода.
        [many] В этом ходу куплено { $count }: сыграть можно со следующего хода.
       *[other] В этом ходу куплено { $count }: сыграть можно со следующего хода.
    }
price-is = Цена: { $price }
price-lacks = Не хватает: { $price }
pieces-left =
    { $count ->
        [one] Осталась { $count }
        [few] Осталось { $count }
        [many] Осталось { $count }
       *[other] Осталось { $count }
    }
next-confirm = Подтвердить
next-wait = Подождите
next-answer = Ответить
next-place = Выберите на поле
next-list = Выберите ответ
next-result = Итоги
nothing-to-do = Сейчас делать нечего.
cover-hold = Ваши карты: держите { $key } или мышь здесь
cover-answers = Держите { $key }: ответы видны вместе с вашими картами.
cover-advice = Стройте, меняйтесь или завершите ход; ваши карты видны, пока вы держите { $key }.
cover-told = Ваши карты закрыты. Держите { $key }, чтобы видеть их и меняться.
barred = пока нельзя

## Выбор

context-choose = Ваш выбор
context-trade = Обмен
context-offer = Предложение
context-counter = Свои условия
context-yours = Ваш ход
context-now = Сейчас
choose-back = Назад
choose-place = Выберите подсвеченное место на поле.
choose-list = Выберите из списка.
choose-cards =
    { $count ->
        [one] Выберите { $count } карту.
        [few] Выберите { $count } карты.
        [many] Выберите { $count } карт.
       *[other] Выберите { $count } карты.
    }
choose-cards-between = Выберите карты: от { $least } до { $most }.
choose-settled = Уже выбрано: { $value }
choose-confirm = Нажмите «Подтвердить», клавишу «{ $next }» или ещё раз на то же место.
choose-confirm-here = Нажмите «Подтвердить» или клавишу «{ $next }».
hint-confirm = { $next }, { $confirm } или ещё раз то же место — подтвердить; { $back } — отменить.
hint-confirm-here = { $next } — подтвердить; { $back } — отменить.
hint-place = Выберите подсвеченное место мышью или клавишами { $walk } и { $confirm }; { $back } — назад.
hint-place-at-once = Нажмите на подсвеченное место (или { $walk }, затем { $confirm }); { $back } — отмена.
hint-list = Выберите из списка; { $back } — назад.
handful-tip = Щелчок с Shift берёт их сразу столько, сколько ещё нужно. Правая кнопка возвращает.
handful-most = Чего больше всего
handful-most-tip = Выбрать из самых больших стопок.
handful-kept = Остаётся у вас
handful-given = Отдаёте { $count } из { $of }
handful-back = Щелчок возвращает одну, с Shift — все.
handful-count = Выбрано { $count } из { $of }
handful-count-up-to = Выбрано: { $count } (можно до { $of })
handful-lacks =
    { $count ->
        [one] Нужно выбрать ещё { $count } карту.
        [few] Нужно выбрать ещё { $count } карты.
        [many] Нужно выбрать ещё { $count } карт.
       *[other] Нужно выбрать ещё { $count } карты.
    }
peek = Посмотреть на поле
peek-told = { $key } — посмотреть на поле
waiting-for = Ждём { $names-acc }
waiting-you = Ваш ход.
waiting-chance = Секунду…
value = { $value }
place-hex = Гекс { $value }
place-intersection = Перекрёсток { $value }
place-path = Путь { $value }
place-section = Участок { $value }
choose-place-first = Сначала выберите подсвеченное место, остальное — потом.
hint-confirm-answer = { $next } или ещё раз тот же ответ — подтвердить; { $back } — отменить.
choose-first = Сначала выберите ответ.
choose-not-this = Это сейчас выбрать нельзя.
choose-no-more = Больше выбрать нельзя.

## Обмен

trade-stock = В резерве осталось: { $count }
trade-stock-some = В резерве ещё есть.
trade-stock-none = В резерве не осталось.
trade-close = Закрыть обмен
trade-open-tip = Составить обмен. Карту можно предложить и щелчком по ней в руке.
trade-give = Отдаёте
trade-get = Получаете
trade-rate = За одну карту резерв просит { $rate } { resource.of }.
trade-ask-tip = Предлагать { $name-dat } или нет
trade-supply = Резерв
trade-supply-rate = Резерв { $rate }:1
trade-supply-none = У вас нет ничего, что стоило бы обменять в резерве.
trade-supply-not-so = Резерв даёт по одной карте за раз: за несколько одинаковых, по своему курсу.
trade-offer = Предложить
trade-counter = Отправить
trade-counter-open = Свои условия…
trade-again = Повторить
trade-clear = Очистить
trade-offers-left =
    { $count ->
        [one] Осталось { $count } предложение
        [few] Осталось { $count } предложения
        [many] Осталось { $count } предложений
       *[other] Осталось { $count } предложения
    }
trade-accept = Принять
trade-decline = Отказаться
trade-withdraw = Отменить предложение
trade-settle = Обменяться
offer-head = { $who } предлагает:
offer-own = Ваше предложение:
answer-pending = думает…
answer-accept = соглашается
answer-decline = отказывается
trade-bargain = { $give } <icon right> { $take }
trade-bargain-tip = Выгодный обмен с резервом: рука станет ровнее.
trade-bargain-enough = Обмен с резервом. После него карт хватит на { $thing-acc }.
trade-bargain-toward = Обмен с резервом, который приближает к цели: { $thing }.
trade-left-short = ещё { $count }
trade-silent = Больше не предлагать в этом ходу
trade-silent-now = В этом ходу вы больше ничего не предлагаете.
trade-speak = Снова предлагать
trade-deaf-tip = Все следующие предложения этого хода будут отклонены за вас.
trade-declined-unheard = Предложение { $name-gen } отклонено за вас
trade-declined-unmet = Таких карт у вас нет: предложение { $name-gen } отклонено за вас
trade-twice = Первое нажатие подставляет обмен, второе совершает.
trade-counter-to = Ваши условия для { $name-gen }

## Летопись, резерв, меню

chronicle = Летопись
chronicle-hint = Нажмите на строку, чтобы отменить всё после неё.
chronicle-below = Ниже новое
summary-title = С вашего прошлого хода
summary-meanwhile = Тем временем
summary-on = Продолжить
undo-to-title = Отменить всё после этой строки?
undo-to-text = Всё, что было после этой строки, будет отменено, насколько это возможно.
supply-title = Резерв и цены строительства
supply-cards = Карты в резерве
supply-deck =
    { $count ->
        [one] Осталась { $count } карта развития.
        [few] Осталось { $count } карты развития.
        [many] Осталось { $count } карт развития.
       *[other] Осталось { $count } карты развития.
    }
supply-some = есть
supply-none = нет
supply-own = Ваши фигуры
supply-heroes = Свободные герои
left-of = { $left } из { $most }
table-menu = Меню
table-menu-resume = Вернуться к игре
table-menu-undo-turn = Отменить весь ход
table-menu-describe = Описание стола
table-menu-position = Скопировать позицию
position-copied = Позиция — в буфере обмена.
position-not-copied = Буфера обмена здесь нет.
table-menu-save = Сохранить игру
table-menu-load = Загрузить игру
table-menu-share = Код партии для друзей
table-menu-settings = Настройки
table-menu-again = Новая игра с теми же игроками
table-menu-title = В главное меню
table-menu-quit = Выход
describe-hand = Ваши карты: { $cards }
describe-nothing = ничего
describe-last = Последние события
describe-rules = Правила этой игры
chronicle-turn = Круг { $round } · { $name }
undo-other-title = Отменить действие { $name-gen }?
undo-other-text = Это было решение { $name-gen }. Сначала опустится занавес, потом вопрос зададут снова.
undo-keep = Не отменять
undo-back = Отменить

## Занавес

curtain-pass = Передайте экран игроку
curtain-hint = Остальных просим отвернуться.
curtain-lift = Я здесь
curtain-stay = Назад
shared-question-title = Ко всем у экрана
shared-question-hint = Хотите что-то сыграть или сначала взглянуть на свои карты? Тогда вас спросят отдельно, за занавесом.
shared-question-alone = Спросить меня отдельно
shared-question-chosen = Спросят отдельно
shared-question-nobody = Никто
shared-question-on = Дальше
shared-question-then = Потом к экрану садится { $name }. Остальных просим отвернуться.
hotseat-trade-title = Предложение обмена
hotseat-trade-terms = Отдаёт { $give } за { $want }
hotseat-trade-asked = отвечает сейчас
hotseat-trade-question = { $name }, ваш ответ?
hotseat-trade-settle = { $name }, с кем меняетесь?
hotseat-trade-bots = Боты думают…
hotseat-trade-peek = Держите, чтобы увидеть свои карты
hotseat-trade-over = Переговоры окончены
hotseat-trade-withdrawn = Предложение отменено.
hotseat-trade-take-back = Отменить: { $name }
recap-hand = Ваша рука:
recap-same = без изменений

## Боты одни

next-move = Следующее действие
next-pause = Пауза
tool-pause = Пауза
tool-play = Продолжить
table-menu-seats = Игроки
seats-own-eyes = Кто уступил своё место боту, видит партию только с этого места и может снова занять его.
auto-ended = Делать было нечего: ход завершён автоматически.
turn-passes = Теперь ставит { $name }
watch-title = Играют боты
watch-told = За столом одни боты. Нажмите на любого, чтобы играть за него.
watch-rest-first = Сначала поставьте на паузу, потом смотрите шаг за шагом.
watch-pace = ×{ $pace }
watch-eyes-tip = Смотреть глазами { $name-gen }: чужие карты остаются скрытыми.
watch-eyes-all-tip = Все руки открыты, каждая в свой ход, и обо всех взятых картах рассказывает летопись: против вас никто не играет.
watch-hand = Внизу — рука { $name-gen }.
watch-own = Вы смотрите с места, которое оставили боту ({ $name }). Чужие карты остаются скрытыми, и вы можете снова сесть на это место.

## Пропуск до своего хода

command-until-my-turn = Пропускать до своего хода
rest-begin = До моего хода не спрашивать
rest-end = Снова спрашивать
rest-told = Между ходами вы пропускаете, пока очередь не дойдёт до вас.
rest-brief = пока пропускаете
rest-seat = пока пропускает
rest-none = Между ходами можно пропускать до своего хода, но сейчас пропускать нечего.
about-rest = После чужих ходов программа пропускает за вас, пока не начнётся ваш ход, что бы ни было на руке. О предложениях, потерях и обо всём остальном вас спросят как обычно. Отменить можно в любой момент; с партией это не сохраняется.

## Лестницы и очки до цели

rungs-next = дальше: { $price }
rungs-here = Здесь: { $who }
rungs-chart = Нажмите, чтобы открыть большую таблицу.
points-of = из { $goal }
points-slash = /{ $goal }
drawer-close = Убрать карты
