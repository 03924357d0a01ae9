# Альманах: его экран, разделы и то, что о нём говорит командная строка.

tool-almanac = Альманах
table-menu-almanac = Альманах
almanac-search = Поиск по всем статьям
almanac-search-tip = Просто печатайте: подойдёт любая форма слова. По списку ведут <gold>↑</> и <gold>↓</>.
almanac-back = Предыдущая страница
almanac-on = Следующая страница
almanac-no-back = Эта страница открыта первой
almanac-no-on = Дальше страниц нет
almanac-front = Содержание
almanac-welcome = О чём вам рассказать?
almanac-about = Здесь за минуту объяснено каждое слово игры. Начните печатать или выберите раздел. { $key ->
        [none] Щелчок по отказу тоже приведёт сюда.
       *[other] Посреди партии **{ $key }** откроет статью о том, на что вы указываете.
    }
almanac-entries =
    { $count ->
        [one] { $count } статья
        [few] { $count } статьи
        [many] { $count } статей
       *[other] { $count } статьи
    }
almanac-found =
    { $count ->
        [0] Ничего не найдено
        [one] Найдена { $count } статья
        [few] Найдено { $count } статьи
        [many] Найдено { $count } статей
       *[other] Найдено { $count } статьи
    }
almanac-nothing = Ни в одной статье нет слов «{ $words }»
almanac-meant = Возможно, вы имели в виду:
almanac-try = Попробуйте слово покороче или очистите поле, чтобы увидеть содержание.
almanac-see = Смотрите также
almanac-rules =
    { $count ->
        [one] Объясняет правило { $rules }
        [few] Объясняет правила { $rules }
        [many] Объясняет правила { $rules }
       *[other] Объясняет правила { $rules }
    }
almanac-only = Только в игре: { $games }
almanac-all-games = Все игры
almanac-all-games-tip = Все статьи до единой.
almanac-game-tip = Только то, что важно в этой игре, её же словами. Поиск по-прежнему идёт по всем статьям.
almanac-damaged = Альманах не удалось прочитать: { $why }

almanac-group-game = Игра
almanac-group-land = Земля
almanac-group-building = Строительство
almanac-group-improvements = Городские постройки
almanac-group-cards = Карты
almanac-group-progress = Карты развития
almanac-group-trade = Торговля
almanac-group-danger = Опасности
almanac-group-knights = Рыцари
almanac-group-barbarians = Варвары
almanac-group-north = К северу от Стены
almanac-group-heroes = Герои
almanac-group-computer = За компьютером

# командная строка
almanac-cli-several = «{ $word }» может означать:
almanac-cli-none = В альманахе нет статьи «{ $word }».
almanac-cli-maybe = Возможно, подойдёт: { $words }
