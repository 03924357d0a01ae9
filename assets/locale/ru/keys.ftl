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

command-next = Золотая кнопка: следующий шаг
command-undo = Отменить
command-redo = Вернуть
command-undo-turn = Отменить весь ход
command-trade = К обмену
command-cards = К своим картам развития
command-peek = Отложить вопрос или вернуться к нему
command-chronicle = Летопись
command-supply = Что осталось
command-describe = Описание стола
command-rules = Правила этой игры
command-menu = Меню стола
command-zoom-in = Ближе
command-zoom-out = Дальше
command-zoom-reset = Всё поле целиком
command-pause = Остановить ботов или продолжить
command-step = Один шаг остановленного бота
command-replay-play = Пуск и пауза
command-replay-back = На шаг назад
command-replay-on = На шаг вперёд
command-replay-turn-back = На ход назад
command-replay-turn-on = На ход вперёд
command-replay-start = В начало
command-replay-end = В конец
command-replay-faster = Быстрее
command-replay-slower = Медленнее
command-almanac = Альманах
command-fullscreen = Во весь экран
command-walk-left = Влево
command-walk-right = Вправо
command-walk-up = Вверх
command-walk-down = Вниз
command-walk-on = К следующему
command-walk-back = К предыдущему
command-confirm = Подтвердить отмеченное
command-back = На шаг назад

command-group-table = За столом
command-group-act = Действия
command-group-board = Поле
command-group-watching = Когда играют боты
command-group-replay = В повторе
command-group-program = Везде
command-group-walk = Выбор и ответ

## Страница

settings-keys = Клавиши
settings-keys-open = Изменить клавиши…
keys-title = Клавиши
keys-hint = Выберите строку и нажмите нужную клавишу. Esc, Tab, Enter и стрелки работают всегда.
keys-listening = Нажмите клавишу…
keys-none = нет клавиши
keys-reset = Вернуть обычную: { $key }
keys-reset-all = Все как обычно
keys-reset-ask = Вернуть все клавиши?
keys-reset-body = Все клавиши станут такими, какими были сначала.
keys-changed = { $command }: { $key }
keys-fixed = { $key } всегда служит для выбора и ответа, возьмите другую клавишу.
keys-conflict = Клавиша { $key } занята
keys-conflict-body =
    Сейчас { $key } — это «{ $other }». Если поменять, у команды «{ $other }» { $was ->
        [none] не будет клавиши
       *[other] будет { $was }
    }.
keys-swap = Поменять
keys-refused = Из настроек не взяты клавиши, которые не подошли: { $names }

## Экран

settings-frames = Кадров в секунду, не больше
settings-scale-limit = Эта страница показана в масштабе { $percent } %: больше в окно не помещается. Каждый экран берёт столько, сколько в нём поместится.
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
                [one] { $count } крепость
                [few] { $count } крепости
                [many] { $count } крепостей
               *[other] { $count } крепости
            }
       *[road]
            { $count ->
                [one] { $count } дорога
                [few] { $count } дороги
                [many] { $count } дорог
               *[other] { $count } дороги
            }
    }
describe-cards = Ваши карты развития: { $cards }
describe-danger = Что угрожает
describe-nobody = никого
describe-section = Участок { $number }: на Стене — { $guards }; перед ней — { $wildlings }
describe-seats = За столом
