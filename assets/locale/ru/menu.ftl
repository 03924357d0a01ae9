### Экраны вокруг стола: заставка, новая игра, загрузка, настройки, итог.

## Заставка и первый запуск

title-name =
    Братство
    Дозора
title-tagline = Стройте в Даре. Держите Стену.
title-version = Версия { $version }
welcome = Добро пожаловать в Дар
welcome-language = На каком языке вы говорите?
welcome-text-size = Какого размера делать надписи?
welcome-sample = Ночь длинна. Перед Стеной горят три костра, а дозорных мало.
welcome-go = К Стене
welcome-later = Всё это потом можно изменить в настройках.
text-size-normal = Обычный
text-size-large = Крупный
text-size-largest = Самый крупный

## Игры на выбор

ruleset-watch = Братство Дозора
ruleset-watch-line = Стройте в Даре, охраняйте Стену и победите прежде, чем прорвутся одичалые.
ruleset-gift-base = Первые дни в Даре
ruleset-gift-base-line = Спокойная игра для начала: селитесь, меняйтесь и стройте — пока без одичалых.

new-game-how = Коротко
ruleset-watch-how =
    - <icon vp> Наберите **10 очков** в свой ход, и Дозор выстоял: это истинная победа.
    - <icon guard> Дозорные на Стене останавливают одичалых. Где строят, там дозорных не хватает.
    - <icon breach> **Третье вторжение** сразу кончает игру: побеждает лучший дозорный, а не тот, у кого больше очков.
ruleset-gift-base-how =
    - <icon vp> Наберите **10 очков** в свой ход.
    - <icon settlement> Поселения приносят карты, когда выпадает их число; крепости — вдвое больше.
    - <icon trade> Меняйтесь с другими или 4:1 с запасом; торговые пути выгоднее.

## Новая игра

new-game-start = Начать
new-game-start-tip = Начинает игру. То же делает Enter.
new-game-seats = За столом
new-game-seats-order = Ходят сверху вниз.
new-game-add-seat = Добавить место
new-game-remove-seat = Убирает это место.
new-game-seats-most = В этой игре не больше мест, чем { $count }.
new-game-seats-least = В этой игре не меньше мест, чем { $count }.
new-game-colour = Цвет: { $colour }. Нажатие берёт следующий свободный.
new-game-who = Кто здесь играет: человек или бот какой-то силы.
bot-level-random = Бот: случайный
bot-level-easy = Бот: лёгкий
bot-level-normal = Бот: обычный
person-name = Игрок { $number }
bot-name-1 = Осрик
bot-name-2 = Хильда
bot-name-3 = Брам
bot-name-4 = Изольда
bot-name-5 = Гаррик
bot-name-6 = Мерта
bot-name-7 = Торбен
bot-name-8 = Айлит
new-game-board = Дар
new-game-reroll = Разложить заново
new-game-reroll-tip = Берёт новое зерно: другое поле, если оно случайное, и другие кости.
new-game-seed = Зерно
new-game-seed-tip = Одно и то же число даёт одно и то же поле и одну и ту же удачу. Назовите его другу, чтобы сыграть в ту же игру.
new-game-seed-wrong = Зерно — это целое число. Пока остаётся { $seed }.
new-game-pips = Сколько даёт поле: при скольких бросках из 36 приходит каждый ресурс, по всем гексам вместе.
new-game-options = Правила
new-game-house =
    { $count ->
        [0] Домашние правила
        [one] Домашние правила (изменено { $count })
        [few] Домашние правила (изменено { $count })
        [many] Домашние правила (изменено { $count })
       *[other] Домашние правила (изменено { $count })
    }
new-game-house-tip = В книге правил этого нет, но за многими столами играют так.
new-game-summary =
    { $people ->
        [one] { $people } человек
        [few] { $people } человека
        [many] { $people } человек
       *[other] { $people } человека
    } и { $bots ->
        [0] ни одного бота
        [one] { $bots } бот
        [few] { $bots } бота
        [many] { $bots } ботов
       *[other] { $bots } бота
    }
new-game-watching = Боты играют сами, а вы смотрите.

## Правила на выбор

option-layout = Поле
option-layout-standard = Стандартное поле
option-layout-random = Случайные земли
option-layout-fully-random = Всё случайно
option-layout-standard-help = Постоянное поле из правил, одинаково хорошее для всех.
option-layout-random-help = Земли перемешаны, а числа остаются на своих местах.
option-layout-fully-random-help = Перемешаны и земли, и числа; 6 и 8 никогда не стоят рядом.
option-placement = Первые фишки
option-placement-help = Готовые: фишки стоят, как напечатано в правилах. Свободно: каждый выбирает места сам.
option-placement-ready = Готовые
option-placement-free = Свободно
option-combined = Обмен и строительство вперемешку
option-combined-help = Выключено: после первой постройки в этот ход больше не меняются.
option-offers = Предложений за ход
option-offers-help = Сколько раз за ход можно предлагать обмен другим. 0: меняет только запас.
option-goal = Очков для победы
option-goal-help = По правилам — 10. Чем меньше, тем короче игра.
option-friendly-robber = Добрый разбойник
option-friendly-robber-help = У кого только два очка, того не грабят и тому не мешают.
option-early-sevens = Семёрки в первом круге
option-early-sevens-help = Выключено: семёрку в первом круге бросают заново.
option-dice = Кости
option-dice-help = Честные кости или колода из всех 36 бросков, которую перемешивают, когда она кончается.
option-dice-fair = Честные кости
option-dice-deck = Колода бросков

## Сохранённые игры

load-search = Поиск по названию, игроку или дате
load-sort-date = Сначала новые
load-sort-title = По названию
load-sort-turn = Сначала долгие
load-none = Сохранённых игр пока нет. Каждая игра сохраняет себя сама, так что скоро появятся.
load-none-found = По такому запросу ничего не нашлось.
load-open = Продолжить
load-look = Посмотреть итог
load-autosave = Сохранилась сама
load-example = Пример
load-damaged = Повреждённый файл
load-damaged-help = Файл оставлен как есть. Его можно удалить — или починить, если знать как.
load-use-backup = Открыть прежнюю версию
load-over = Окончена
load-title = Название игры
load-rename-done = Название изменено.
load-deleted = Игра «{ $title }» удалена.
load-undo-delete = Вернуть: { $title }
load-restored = Игра снова на месте.
load-import = Добавить файл
load-import-help = Напишите полный путь к сохранённой игре.
load-import-done = Игра добавлена.
load-export = Скопировать
load-export-help = Напишите папку или файл. То, что там есть, никогда не перезаписывается.
load-export-exists = { $path } уже есть, файл оставлен как был.
load-export-done = Записано в { $path }.
load-path = Путь
load-no-change-example = Примеры нельзя менять.
load-count =
    { $count ->
        [0] Нет игр
        [one] { $count } игра
        [few] { $count } игры
        [many] { $count } игр
       *[other] { $count } игры
    }
save-as-title = Сохранить игру
save-as-help = Игра и сама сохраняется после каждого действия. Под именем остаётся копия того, что есть сейчас.
save-as-name = Название
save-as-default = { $ruleset }, ход { $turn }
save-as-done = Сохранено: «{ $title }».
save-as-empty = Сохранённой игре нужно название.

## Настройки

settings-display = Изображение
settings-sound = Звук
settings-play = Игра
settings-access = Зрение и чтение
settings-language = Язык
settings-fullscreen = На весь экран
settings-scale = Размер всего
settings-text-size = Размер надписей
settings-animation = Движение фишек
settings-animation-off = Выключено
settings-animation-fast = Быстро
settings-animation-normal = Обычно
settings-animation-slow = Медленно
settings-bot-pause = Пауза после хода бота
settings-seconds = { $seconds } с
settings-percent = { $percent } %
settings-confirm = Спрашивать перед тем, чего не отменить
settings-auto-end = Заканчивать ход, когда больше нечего делать
settings-hints = Подсказывать внизу следующий шаг
settings-master = Все звуки
settings-effects = Кости, карты и фишки
settings-ambience = Огонь и ветер
settings-test = Послушать
settings-contrast = Высокая контрастность
settings-motion = Меньше движения
settings-shapes = Не только цвет, но и форма
settings-shapes-help = На дорогах, домах и дозорных стоит знак их места.
settings-saved = Изменения действуют сразу и сохраняются.
settings-default = Всё как вначале
settings-default-ask = Вернуть всё как было?
settings-default-body = Язык и окно останутся; остальные настройки станут такими, как при первом запуске.

## Итог

result-title = Игра окончена
result-turns =
    { $count ->
        [one] на { $count } ходу
        [few] на { $count } ходу
        [many] на { $count } ходу
       *[other] на { $count } ходу
    }
result-won = Победа: { $name }
result-won-many = Победа: { $names }
result-nobody = Победителя нет
ending-win-line = Цель достигнута.
ending-true-line = Истинная победа: Стена выстояла до конца.
ending-tragic-line = Трагический конец: Стена пала. Помнят самого верного дозорного.
ending-nobody-line = Стена пала, и никто не охранял её лучше других.
result-points = Очки
result-points-course = Очки после каждого хода
result-dice = Кости и чего можно было ждать
result-cards = Полученные карты
result-trades = Обмен и кражи
result-seat = Место
result-sum = Всего
result-supply = С запасом
result-players = С другими
result-stolen = Украдено
result-robbed = Потеряно
result-look = Посмотреть на поле
result-rematch = Сыграть ещё
result-save = Сохранить игру
result-menu = К заставке

## Ошибка

error-title = Что-то сломалось
error-kept = Ваша игра цела. Она лежит здесь: { $path }
error-not-kept = Ни одна игра не шла.
error-detail = Что случилось: { $detail }
error-log = Подробности записаны в { $path }. Если будете сообщать об ошибке, приложите этот файл.
error-go-on = Продолжить игру
