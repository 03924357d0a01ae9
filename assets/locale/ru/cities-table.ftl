### Что стоит вокруг поля «Городов и рыцарей».

## Вокруг поля

name-march = Поход и погоня
name-harbour = Сделка в порту
name-lay-away = Сбросить
gist-march = Поход рыцаря, изгнание более слабого или погоня за разбойником.
about-march = Ратный рыцарь идёт в **поход** по вашим дорогам, **изгоняет** чужого рыцаря слабее себя или **прогоняет** разбойника с гекса, у которого стоит. После этого он вольный: отдыхает.
about-activate = Рыцарь встаёт **в строй** и становится ратным: сразу считается против варваров, действовать может со следующего хода.
about-promote = **Сила рыцаря +1:** простой, славный, великий.
about-improve = Города растут на товарах. Дальше: { $tracks }
improve-step = { $improvement } · { $cards }
ready-knights =
    { $count ->
        [0] готовых нет
        [one] готов { $count }
        [few] готовы { $count }
        [many] готовы { $count }
       *[other] готовы { $count }
    }
ready-knights-stuck =
    { $count ->
        [one] готов { $count }, пути нет
        [few] готовы { $count }, пути нет
        [many] готовы { $count }, пути нет
       *[other] готовы { $count }, пути нет
    }
ready-harbour = ещё не спрошено: { $count }
reason-no-ready-knight = Действовать некому: рыцарь должен быть ратным с начала вашего хода и ещё не действовать.
reason-no-resources = У вас нет сырья, чтобы его предложить.
tell-progress-held = { track } { $count }
tell-progress-now = Сейчас на руке: { $cards }
tell-progress-open = Открыто: { $cards }
event-collected-nothing = { $who } не получает ничего: таких карт ни у кого нет
result-page-knights = Города и рыцари
chart-attack-round = Круг
chart-attack-strength = Варвары
chart-attack-defence = Рыцари
chart-event-die = Грани кубика событий
chart-fallen = Выпало
chart-due = Ожидалось
field-white = Что покажет белый кубик?
field-red = Что покажет красный кубик?
field-opponent = Кого вы выбираете?
field-rank = Какого рыцаря?
field-track = Какого цвета?
field-commodity = Какой товар?
ladders-title = Городские постройки
ladders-level = Ваш уровень: { $level }
ladders-top = Построено всё
ladders-holder = Столица: { $who }
ladders-free = Столица: пока ничья
about-ladders = Три ветви городских построек: кто где стоит и что дальше.
voyage-title = Варвары
voyage-left =
    { $count ->
        [0] Высадка
        [one] до высадки { $count } шаг
        [few] до высадки { $count } шага
        [many] до высадки { $count } шагов
       *[other] до высадки { $count } шага
    }
voyage-attack = Города: { $count }
voyage-defence = Рыцари: { $count }
voyage-lose = Потеряют город
voyage-honour = Награду получат
voyage-nothing = Города никто не потеряет
barred-too-many-progress = Сбросьте лишнюю карту
