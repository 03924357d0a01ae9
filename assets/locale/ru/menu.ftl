### Экраны вокруг стола: заставка, новая игра, загрузка, настройки, итог.

## Заставка и первый запуск

title-name =
    Братство
    Дозора
title-tagline = Стройте в Даре. Держите Стену.
title-version = Версия { $version }
welcome = Добро пожаловать в Дар
welcome-language = Выберите язык
welcome-text-size = Размер текста
welcome-sample = Ночь длинна. Перед Стеной горят три костра, а дозорных мало.
welcome-go = К Стене
welcome-later = Всё это потом можно изменить в настройках.
text-size-normal = Обычный
text-size-large = Крупный
text-size-largest = Самый крупный
title-tutorial-first = Впервые? Начните здесь.

## Игры на выбор

new-game-how = Коротко

## Новая игра

new-game-start = Начать игру
new-game-start-tip = Начать игру (Enter).
new-game-seats = Игроки
new-game-seats-order = Порядок ходов — сверху вниз.
new-game-add-seat = Добавить игрока
new-game-remove-seat = Убрать этого игрока.
new-game-seats-most = В этой игре не больше { $count } игроков.
new-game-seats-least = В этой игре не меньше { $count } игроков.
new-game-colour = { $colour }. Нажмите, чтобы выбрать другой цвет.
new-game-who = Кто здесь играет: человек или бот и его уровень.
bot-level =
    { $level ->
        [random] Бот: случайный
        [easy] Бот: лёгкий
        [normal] Бот: обычный
        [hard] Бот: сильный
       *[other] Бот: { $level }
    }
new-game-board = Остров
new-game-reroll = Новый номер
new-game-reroll-tip = Другое поле, если оно случайное, и другие броски.
new-game-seed = Номер партии
new-game-seed-tip = Один и тот же номер даёт то же поле и ту же удачу. Сюда же можно ввести код партии от друга: с ним придут игра, правила и число игроков.
new-game-seed-wrong = Это не номер партии и не полный код, или в коде опечатка. Пока остаётся { $seed }.
new-game-code-taken = Партия по коду: { $ruleset }, игроков: { $seats }
new-game-yield = Урожайность поля (сумма точек)
new-game-pips = Сколько даёт поле: сколько бросков из 36 приносят каждый ресурс, по всем его гексам вместе.
new-game-options = Правила
new-game-house =
    { $count ->
        [0] Домашние правила
        [one] Домашние правила (изменено { $count })
        [few] Домашние правила (изменено { $count })
        [many] Домашние правила (изменено { $count })
       *[other] Домашние правила (изменено { $count })
    }
new-game-summary =
    { $people ->
        [one] { $people } человек
        [few] { $people } человека
        [many] { $people } человек
       *[other] { $people } человека
    }{ $bots ->
        [0] {""}
        [one] {" "}и { $bots } бот
        [few] {" "}и { $bots } бота
        [many] {" "}и { $bots } ботов
       *[other] {" "}и { $bots } бота
    }
new-game-watching = Боты играют сами, а вы смотрите.
new-game-colour-swap = { $colour }: обмен цветом с { $name-ins }
new-game-shuffle = Случайное поле
new-game-shuffle-tip = Постоянное поле всегда одинаково. Здесь раскладывается случайное; его номер можно назвать другу.
new-game-details =
    { $count ->
        [0] Все правила
        [one] Все правила (изменено { $count })
        [few] Все правила (изменено { $count })
        [many] Все правила (изменено { $count })
       *[other] Все правила (изменено { $count })
    }
new-game-details-tip = Все правила этой игры, в том числе домашние.
preset-rules = По правилам
preset-rules-help = Обычные правила: игра до 10 очков.
preset-quick = Короткая
preset-quick-help = Для победы хватит 8 очков: игра короче.
preset-gentle = Мягкая
preset-gentle-help = Игроков с двумя очками не грабят, а в первые два круга не выпадает 7.
preset-even = Ровные кубики
preset-even-help = Вместо кубиков — колода из всех 36 бросков: меньше неожиданностей.
preset-own-help = Свой набор правил, смотрите ниже.
new-game-how-played = Обмен и строительство

## Правила на выбор

option-layout = Поле
option-layout-standard = Стандартное поле
option-layout-random = Всё случайно
option-layout-fully-random = Всё случайно
option-layout-standard-help = Постоянное поле из правил, одинаково хорошее для всех.
option-layout-random-help = Перемешаны и земли, и числа; 6 и 8 никогда не стоят рядом.
option-layout-fully-random-help = Перемешаны и земли, и числа; 6 и 8 никогда не стоят рядом.
option-placement = Начальная расстановка
option-placement-help = Готовая: фигуры стоят, как указано в правилах. Свободная: каждый выбирает места сам.
option-placement-ready = Готовая
option-placement-free = Свободная
option-combined = Обмен и строительство в любом порядке
option-combined-help = Выключено: после первой постройки в этом ходу больше не меняются.
option-first = Место, которое ходит первым
option-first-help = Чей ход первый; при 0 все бросают кости.
option-offers = Предложений за ход
option-offers-help = Сколько раз за ход игрок может предлагать обмен другим. При 0 меняются только с резервом.
option-offers-unlimited = Без ограничений
option-goal = Очков для победы
option-goal-help = По правилам — 10. Чем меньше, тем короче игра.
option-friendly-robber = Добрый разбойник
option-friendly-robber-help = Игроков, у которых только два очка, не грабят, и их гексы не закрывают.
option-early-sevens = Семёрки в первых двух кругах
option-early-sevens-help = Выключено: в первых двух кругах семёрка не выпадает.
option-dice = Кубики
option-dice-help = Честные кубики или колода из всех 36 бросков, которую перемешивают, когда она кончается.
option-dice-fair = Честные кубики
option-dice-deck = Колода бросков

## Сохранённые игры

load-search = Поиск по названию, игроку или дате
load-sort-date = Сначала новые
load-sort-title = По названию
load-sort-turn = Сначала долгие
load-none = Сохранённых игр пока нет. Игры сохраняются автоматически, так что скоро они появятся.
load-none-found = По такому запросу ничего не нашлось.
load-open = Продолжить
load-look = Посмотреть итоги
load-autosave = Автосохранение
load-example = Пример
load-damaged = Повреждённый файл
load-damaged-help = Файл не изменён. Его можно удалить — или починить, если знать как.
load-elsewhere = Для другой версии
load-elsewhere-help = С файлом всё в порядке: его откроет другая версия программы. Не удаляйте его.
load-unread = Сейчас не читается
load-unread-help = Файл не изменён. Возможно, он цел, поэтому не удаляйте его.
load-use-backup = Открыть прежнюю версию
load-date =
    { $day } { $month ->
        [1] января
        [2] февраля
        [3] марта
        [4] апреля
        [5] мая
        [6] июня
        [7] июля
        [8] августа
        [9] сентября
        [10] октября
        [11] ноября
       *[12] декабря
    } { $year }, { $time }
load-over = Окончена
load-title = Название игры
load-rename-done = Название изменено.
load-deleted = Игра «{ $title }» удалена.
load-undo-delete = Восстановить «{ $title }»
load-restored = Игра восстановлена.
load-import = Импорт
load-import-done = Игра импортирована.
load-export = Экспорт
load-export-help = Укажите папку или файл. Существующие файлы не перезаписываются.
load-export-exists = { $path } уже существует и не перезаписывается.
load-export-done = Сохранено в { $path }.
load-path = Путь
load-no-change-example = Примеры изменить нельзя.
load-own = Мои игры
load-examples = Примеры
load-count =
    { $count ->
        [0] Нет игр
        [one] { $count } игра
        [few] { $count } игры
        [many] { $count } игр
       *[other] { $count } игры
    }
save-as-title = Сохранить игру
save-as-help = Игра сохраняется автоматически после каждого действия. Под этим названием останется копия того, что есть сейчас.
save-as-name = Название
save-as-default = { $ruleset }, круг { $round }
save-as-default-when = { $ruleset }, { $when }
save-as-done = Игра «{ $title }» сохранена.
save-as-empty = Введите название игры.
import-found = Сохранённые игры в обычных папках:
import-other = Или введите полный путь к файлу, или перетащите его в это окно:
import-none = Введите полный путь к сохранённой игре или перетащите файл в это окно:
result-picture = Сохранить картинку
picture-save = Сохранить картинку
picture-save-help = Картинка с полем и очками в конце игры, 1600 × 900 пикселей, чтобы поделиться с друзьями. Куда её сохранить?
picture-done = Картинка сохранена: { $path }
picture-code = Код этой партии

## Настройки

settings-display = Экран
settings-sound = Звук
settings-play = Игра
settings-access = Доступность
settings-sets = Фигуры и кубики
settings-pieces = Фигуры
settings-pieces-wood = Крашеное дерево
settings-pieces-stone = Резной камень
settings-pieces-plan = Просто и чётко
settings-dice = Кубики
settings-dice-bone = Кость
settings-dice-wood = Дерево
settings-dice-obsidian = Обсидиан и золото
settings-dice-glass = Стекло
settings-language = Язык
settings-fullscreen = Полный экран
settings-scale = Масштаб интерфейса
settings-text-size = Размер текста
settings-animation = Анимация
settings-animation-off = Выключена
settings-animation-fast = Быстрая
settings-animation-normal = Обычная
settings-animation-slow = Медленная
settings-bot-pause = Пауза после хода бота
settings-seconds = { $seconds } с
settings-percent = { $percent } %
settings-confirm = Подтверждать необратимые действия
settings-auto-end = В свой ход: завершать его, когда делать нечего
settings-auto-pass = Между ходами: пропускать, когда сделать ничего нельзя
settings-auto-decline = Отклонять предложения, если таких карт нет
settings-hints = Подсказывать следующий шаг
settings-master = Общая громкость
settings-music = Музыка
settings-effects = Звуковые эффекты
settings-interface = Щелчки интерфейса
settings-ambience = Звуки окружения
settings-mute = Выключить весь звук
told-muted = Звук выключен.
told-heard = Звук включён.
settings-test = Проверить
settings-contrast = Высокая контрастность
settings-motion = Меньше анимации
settings-shapes = Крупные знаки игроков (для дальтоников)
settings-shapes-help = Знак хозяина на фигуре виден и без цвета. При высокой контрастности знаки крупные всегда.
settings-saved = Изменения применяются и сохраняются сразу.
settings-default = Сбросить настройки
settings-default-ask = Сбросить все настройки?
settings-default-body = Язык и окно останутся прежними; остальные настройки вернутся к исходным.
settings-cover = Скрывать карты за общим экраном

## Итог

result-round = на { $round }-м круге
result-won =
    { $name-is ->
        [you] Вы победили
       *[other] Побеждает { $name }
    }
result-won-many = Побеждают { $names }
result-nobody = Победителя нет
ending-win-line =
    { $points ->
        [one] Набрано { $points } очко.
        [few] Набрано { $points } очка.
        [many] Набрано { $points } очков.
       *[other] Набрано { $points } очка.
    }
ending-unseen =
    { $name-is ->
        [you] У вас
       *[other] У { $name-gen }
    } { $count ->
        [one] была карта победных очков, которой никто не видел.
        [few] были { $count } карты победных очков, которых никто не видел.
        [many] было { $count } карт победных очков, которых никто не видел.
       *[other] было { $count } карты победных очков, которых никто не видел.
    }
ending-lost-story = На холме огни и музыка, а дождь мочит балки вашего дома. Он построен наполовину — это больше, чем ничего.
result-points = Очки
result-dice = Броски: выпало и ожидалось
result-sum = Всего
result-supply = С резервом
result-look = Посмотреть на поле
result-rematch = Сыграть ещё
result-save = Сохранить игру
result-share = Код партии
result-menu = В главное меню

## Пока готовится стол

laying-table = Раскладываем поле
laying-replay = Возвращаем фигуры на места
laying-part = { $percent } %

## Код для друзей

share-title = Код партии
share-help = Кто введёт этот код вместо номера новой партии, получит ту же игру с теми же правилами, полем и числом игроков.
share-island = Остров этой партии в код не входит: передайте его файлом — кнопка «Экспорт» там, где рисуют остров.
share-note = Удача тоже будет той же, пока все ходят одинаково: стоит сыграть иначе, и кубики лягут по-другому.
share-copy = Скопировать
share-copied = Код { $code } скопирован.
share-not-copied = Буфер обмена недоступен. Запишите код.
