### Слова, общие для всех экранов и всех игр. Ключи одинаковы во всех языках.
### Сообщение может ссылаться на другое и передаёт ему свои аргументы: `{ resource.of }` читает $resource вызвавшего.

app-name = Catan Desktop
language-name = Русский

## Меню

menu-continue = Продолжить
menu-new-game = Новая игра
menu-load = Загрузить
menu-replays = Записи игр
menu-almanac = Альманах
menu-tutorial = Обучение
menu-settings = Настройки
menu-quit = Выход

## Ответы и кнопки

yes = Да
no = Нет
ok = ОК
cancel = Отмена
back = Назад
close = Закрыть
done = Готово
confirm = Подтвердить
undo = Отменить
redo = Вернуть
save = Сохранить
delete = Удалить
rename = Переименовать
search = Поиск
on = вкл.
off = выкл.

## Сырьё и товары. $resource: lumber, brick, wool, grain, ore, paper, cloth или coin.

resource-lumber = Древесина
    .acc = древесину
resource-brick = Глина
    .acc = глину
resource-wool = Шерсть
    .acc = шерсть
resource-grain = Зерно
    .acc = зерно
resource-ore = Руда
    .acc = руду
resource-iron = Железо
    .acc = железо
# Внутри фразы. `of` — родительный («карта чего?»), `take` — винительный («берёт что?»).
resource =
    { $resource ->
        [lumber] древесина
        [brick] глина
        [wool] шерсть
        [grain] зерно
        [paper] бумага
        [cloth] ткань
        [coin] монеты
        [gold] золото
        [iron] железо
        [wood] дерево
        [stone] камень
        [chi] ци
       *[ore] руда
    }
    .of =
        { $resource ->
            [lumber] древесины
            [brick] глины
            [wool] шерсти
            [grain] зерна
            [paper] бумаги
            [cloth] ткани
            [coin] монет
            [gold] золота
            [iron] железа
            [wood] дерева
            [stone] камня
            [chi] ци
           *[ore] руды
        }
    .take =
        { $resource ->
            [lumber] древесину
            [brick] глину
            [wool] шерсть
            [grain] зерно
            [paper] бумагу
            [cloth] ткань
            [coin] монеты
            [gold] золото
            [iron] железо
            [wood] дерево
            [stone] камень
            [chi] ци
           *[ore] руду
        }
# «3 древесины»; не говорится, у кого они и что с ними делают.
resource-count =
    { $resource ->
        [coin]
            { $count ->
                [one] { $count } монета
                [few] { $count } монеты
                [many] { $count } монет
               *[other] { $count } монеты
            }
        [gold]
            { $count ->
                [one] { $count } золотой
                [few] { $count } золотых
                [many] { $count } золотых
               *[other] { $count } золотого
            }
       *[other]
            { $count ->
                [1] { $count } { resource }
               *[other] { $count } { resource.of }
            }
    }
cards-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
points-count =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }

## Местность

terrain-forest = Лес
terrain-hills = Холмы
terrain-pasture = Пастбище
terrain-fields = Пашня
terrain-mountains = Горы
terrain-ice = Ледяная пустошь
terrain-desert = Пустыня
terrain-lake = Озеро
terrain-second-lake = Озеро
terrain-swamp = Болото
terrain-bog = Болото
terrain-sea = Море
terrain-gold = Золотоносная река
terrain-unknown = Неизвестная земля

## Места за столом

seat = Место { $number }
seat-human = Человек
seat-bot = Бот
seat-you = Вы
seat-nobody = Никто
seat-colour-0 = Синий
seat-colour-1 = Красный
seat-colour-2 = Жёлтый
seat-colour-3 = Белый
seat-colour-4 = Зелёный
seat-colour-5 = Фиолетовый
round-number =
    { $round ->
        [0] Расстановка
       *[other] Круг { $round }
    }

## Почему нельзя — в любой игре

reason-game-over = Игра окончена.
reason-not-your-move = Сейчас не ваша очередь.
reason-not-now = Сейчас это невозможно.
reason-not-in-this-game = В этой игре такого нет.
reason-undo-chance = Дальше отменить нельзя: был бросок или взята карта.
reason-undo-other-seat = Дальше отменить нельзя: уже действовал другой игрок.
reason-undo-secret = Дальше отменить нельзя: открыты скрытые карты.

## Файл настроек

settings-unreadable = Настройки не удалось прочитать: действуют исходные, копия прежнего файла сохранена.
settings-partly-read = Часть настроек не удалось прочитать: для них действуют исходные, копия прежнего файла сохранена.
settings-no-file = На месте файла настроек лежит не обычный файл, поэтому действуют исходные настройки.
settings-not-copied = Не все настройки удалось прочитать; вместо непрочитанных действуют исходные. Сохранить копию прежнего файла не получилось.

## Ввод и вставка

signs-hidden = В шрифтах игры нет знаков { $signs }: они пропущены.
name-signs-hidden = В шрифтах игры нет знаков { $signs } из имени.
clipboard-unreadable = Скопирован не текст: вставлять нечего.
