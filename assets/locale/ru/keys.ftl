### Клавиши: как они пишутся, что делают и страница, на которой их меняют.

## Названия клавиш; буквы, цифры и F1–F12 пишутся как есть

key-enter = Enter
key-esc = Esc
key-tab = Tab
key-backspace = Backspace
key-del = Del
key-ins = Ins
key-home = Home
key-end = End
key-pgup = Page Up
key-pgdn = Page Down
key-left = Влево
key-right = Вправо
key-up = Вверх
key-down = Вниз
key-pause = Pause

## Команды

command-next = Следующий шаг (золотая кнопка)
command-undo = Отменить
command-redo = Вернуть
command-undo-turn = Отменить весь ход
command-trade = Перейти к обмену
command-cards = Перейти к картам развития
command-peek = Скрыть или показать вопрос
command-chronicle = Летопись
command-supply = Резерв и цены строительства
command-drawer = Открытые для всех карты
command-describe = Описание стола
command-rules = Правила этой игры
command-menu = Меню игры
command-zoom-in = Приблизить
command-zoom-out = Отдалить
command-zoom-reset = Показать всё поле
command-pause = Пауза ботов или продолжение
command-step = Следующее действие (боты на паузе)
command-rush = Боты доигрывают партию до конца
command-replay-play = Воспроизведение / пауза
command-replay-back = Предыдущее действие
command-replay-on = Следующее действие
command-replay-turn-back = Предыдущий ход
command-replay-turn-on = Следующий ход
command-replay-start = В начало
command-replay-end = В конец
command-replay-faster = Быстрее
command-replay-slower = Медленнее
command-almanac = Альманах
command-fullscreen = Полный экран
command-mute = Включить / выключить звук
command-walk-left = Влево
command-walk-right = Вправо
command-walk-up = Вверх
command-walk-down = Вниз
command-walk-on = Следующий элемент
command-walk-back = Предыдущий элемент
command-confirm = Подтвердить выбор
command-back = Назад / Отмена

command-group-table = За столом
command-group-act = Действия
command-group-board = Поле
command-group-watching = Когда играют боты
command-group-replay = Просмотр записи
command-group-program = Общие
command-group-walk = Навигация

## Страница

settings-keys = Клавиши
settings-keys-open = Изменить клавиши…
keys-title = Клавиши
keys-hint = Выберите строку и нажмите нужную клавишу. Esc, Tab, Enter и стрелки работают всегда.
keys-listening = Нажмите клавишу…
keys-none = не назначена
keys-reset = По умолчанию: { $key }
keys-reset-all = Сбросить клавиши
keys-reset-ask = Сбросить все клавиши?
keys-reset-body = Все клавиши станут такими, какими были с самого начала.
keys-changed = { $command }: { $key }
keys-fixed = Клавиша { $key } нужна для навигации, выберите другую.
keys-conflict = Клавиша { $key } занята
keys-conflict-body =
    Клавиша { $key } занята командой «{ $other }». Если поменять, у команды «{ $other }» { $was ->
        [none] не будет клавиши
       *[other] будет { $was }
    }.
keys-swap = Поменять
keys-refused = Некоторые клавиши в настройках использовать нельзя, они пропущены: { $names }

## Экран

settings-frames = Лимит частоты кадров
settings-scale-limit = Показано в масштабе { $percent } %: крупнее в это окно не помещается.
settings-window = Размер окна

## Описание стола

describe-throw = Последний бросок: { $dice }
describe-points = очков: { $points } из { $goal }
describe-hero = герой — { $name }, сторона «{ $side }»
describe-board = на поле: { $pieces }
describe-piece =
    { $piece ->
        [settlement]
            { $count ->
                [one] { $count } поселение
                [few] { $count } поселения
                [many] { $count } поселений
               *[other] { $count } поселения
            }
        [city]
            { $count ->
                [one] { $count } город
                [few] { $count } города
                [many] { $count } городов
               *[other] { $count } города
            }
        [farm]
            { $count ->
                [one] { $count } хутор
                [few] { $count } хутора
                [many] { $count } хуторов
               *[other] { $count } хутора
            }
        [town]
            { $count ->
                [one] { $count } город
                [few] { $count } города
                [many] { $count } городов
               *[other] { $count } города
            }
        [ship]
            { $count ->
                [one] { $count } корабль
                [few] { $count } корабля
                [many] { $count } кораблей
               *[other] { $count } корабля
            }
       *[road]
            { $count ->
                [one] { $count } дорога
                [few] { $count } дороги
                [many] { $count } дорог
               *[other] { $count } дороги
            }
    }
describe-cards = Кроме того, у вас: { $cards }
describe-danger = На поле
describe-nobody = никого
describe-seats = Игроки
