### «Чёрный порох»: башни, огнестрельные орудия, особые воины и осада. Имена переменных — как в great-wall.ftl.

black-powder-how =
    - <icon gw-tower> Разбит отряд или построен уровень стены — копейщик может встать на **башню** у этого участка: 2 чести за каждый соседний участок, что выстоял, и 1 позор за каждый прорванный.
    - <icon gw-fire> **Огнестрельные орудия** ничьи: они бьют сразу по целому узору, и по воинам тоже.
    - <icon gw-siege> **Тараны** и **требушеты** каждую зиму рушат уровни стены, а **лестница** в первом ряду — это брешь. Нигде не осталось ни уровня — проиграли все.

## Названия

name-gw-tower = Башня
tower-name =
    { $tower ->
        [1] первая башня
        [2] вторая башня
        [3] третья башня
       *[4] четвёртая башня
    }
name-gw-firearm = Огнестрельное орудие
name-ballista = Баллиста
    .acc = баллисту
    .gen = баллисты
name-cannon = Пушка
    .acc = пушку
    .gen = пушки
name-fire_lance = Огненное копьё
    .acc = огненное копьё
    .gen = огненного копья
name-gw-special = Особый воин
name-monk = Боевой монах
    .acc = боевого монаха
    .bare = боевой монах
name-sapper = Подрывник
    .acc = подрывника
    .bare = подрывник
name-arsonist = Поджигатель
    .acc = поджигателя
    .bare = поджигатель
name-crossbowman = Арбалетчик
    .acc = арбалетчика
    .bare = арбалетчик
name-war_machine = Боевая машина
    .acc = боевую машину
    .bare = боевая машина
name-gw-snake-token = Жетон клана Змеи
name-gw-shot-card = Карта выстрела
name-gw-supply = Орудия в запасе
monk-text = Закрывает одно место отряда в любом ряду.
sapper-text = Встаёт на огневую позицию и сразу наносит повреждение любому отряду участка; после каждого своего выстрела может спрыгнуть на первый отряд.
arsonist-text = Закрывает одно место в первом ряду; каждое открытое место рядом получает повреждение.
crossbowman-text = Встаёт на огневую позицию и сразу, а потом каждую зиму кладёт жетон Змеи на открытое место. Когда отряд падёт, жетон считается воином Змеи.
war_machine-text = Закрывает сразу два столбца в первом ряду и даёт награды всех закрытых мест; считается за одного воина. Орудия ей не страшны.
ballista-text = Выстрел бесплатно: 2 повреждения.
cannon-text = Выстрел за 2 камня: 4 повреждения и 1 честь.
fire_lance-text = Выстрел за 1 ци: 2 чести, а куда попали — скажет карта.
count-gw-firearms = Построено орудий
count-gw-shots = Выстрелов сделано
count-gw-wounds = Повреждений от выстрелов
count-gw-towers = Занято башен
source-gw-towers = Башни

## Что можно сделать

act-start-firearm = Поставить орудие
act-fire = Выстрелить
act-fire-free = Выстрелить бесплатно
act-tower-place = Занять эту башню
act-recall-tower = Отозвать копейщика с башни
act-build-firearm = Построить орудие
act-deploy-machine = Подкатить машину
act-sapper-move = Спрыгнуть сюда
about-fire = Все повреждения узора кладутся сразу. Воины в нём гибнут, чьи бы ни были; погиб чужой — вы получаете **1 жетон позора**.

## Вопросы

prompt-start-firearm = Какое орудие вы поставите и куда?
hint-start-firearm = По одному каждого вида, по одному в каждом укрытии. Орудия ничьи; [что умеет каждое](gw-firearms).
prompt-tower-place = Поставить копейщика на башню?
hint-tower-place = Зимой — 2 чести за каждый выстоявший участок рядом и 1 позор за прорванный. Сразу можно выстрелить. Чужой копейщик уйдёт в запас.
prompt-fire = Выстрелить?
hint-fire = Нажмите на подсвеченный отряд орды или сначала выберите орудие.
field-firearm = Какое орудие?
hint-fire-lance = Сначала выбирают цель, потом открывают карту.
prompt-sapper-move = Спрыгнет ли подрывник?

## Хроника

event-gw-firearm-placed = { $who } ставит { $thing-acc } { section-at }
event-gw-firearm-built = { $who } строит { $thing-acc } { section-at }
event-gw-firearm-built-more = { $thing-acc } { section-at }
event-gw-fired = { $who } стреляет из { $thing-gen } { section-at }, { $row }-й ряд
event-gw-hit =
    { $count ->
        [0] Выстрел никого не задевает
        [one] Выстрел наносит { $count } повреждение
        [few] Выстрел наносит { $count } повреждения
        [many] Выстрел наносит { $count } повреждений
       *[other] Выстрел наносит { $count } повреждения
    }
event-gw-hit-more =
    { $count ->
        [0] мимо
        [one] { $count } повреждение
        [few] { $count } повреждения
        [many] { $count } повреждений
       *[other] { $count } повреждения
    }
event-gw-honour-shot = { $who } получает за выстрел { honour-count }
event-gw-honour-shot-more = +{ honour-count }
event-gw-shame-shot =
    { $whom } попадает по чужому воину и получает { $count ->
        [one] { $count } жетон позора
        [few] { $count } жетона позора
        [many] { $count } жетонов позора
       *[other] { $count } жетона позора
    }
event-gw-shame-shot-you =
    Вы попадаете в воина другого клана и получаете { $count ->
        [one] { $count } жетон позора
        [few] { $count } жетона позора
        [many] { $count } жетонов позора
       *[other] { $count } жетона позора
    }
event-gw-shame-shot-more = под огнём чужой воин: { shame-count }
event-gw-tower =
    { $who } ставит копейщика на { $tower ->
        [1] первую
        [2] вторую
        [3] третью
       *[4] четвёртую
    } башню
event-gw-tower-driven = { $whom } уступает башню: копейщик уходит в запас
event-gw-tower-driven-you = Ваш копейщик возвращается в запас: башню заняли
event-gw-tower-driven-more =
    { $whom-is ->
        [you] ваш копейщик уходит в запас
       *[other] копейщик { $whom-gen } уходит в запас
    }
event-gw-tower-scored =
    { $who } получает за { $tower ->
        [1] первую
        [2] вторую
        [3] третью
       *[4] четвёртую
    } башню
event-gw-honour-advisor = { $who } получает за советника { honour-count }
event-gw-honour-advisor-more = +{ honour-count }
event-gw-honour-tower = { $who } получает за башню { honour-count }
event-gw-honour-tower-more = +{ honour-count }
event-gw-shame-tower = { $who } получает за башню { shame-count }
event-gw-shame-tower-you = Вы получаете за башню: { shame-count }
event-gw-shame-tower-more = { shame-count }
event-gw-tower-left =
    { $who } забирает копейщика с { $tower ->
        [1] первой
        [2] второй
        [3] третьей
       *[4] четвёртой
    } башни
event-gw-arson =
    { $who } поджогом наносит { $count ->
        [one] { $count } повреждение
        [few] { $count } повреждения
        [many] { $count } повреждений
       *[other] { $count } повреждения
    }
event-gw-arson-more =
    поджог: { $count ->
        [one] { $count } повреждение
        [few] { $count } повреждения
        [many] { $count } повреждений
       *[other] { $count } повреждения
    }
event-gw-sapper-leap = { $who } спускает подрывника со стены { section-at }
event-gw-ram-forward = Таран { section-at } катится вперёд: { $row }-й ряд
event-gw-ram-strikes = Таран рушит уровень { section-at }: теперь там { wall-level-name }
event-gw-trebuchet = Требушет рушит уровень { section-at }: теперь там { wall-level-name }
event-gw-ladder = Орда на лестнице { section-at }: все воины там гибнут
event-gw-firearms-lost = Потеряны орудия: { $thing }

## Почему нельзя

# BP-130
reason-gw-two-firearms = В одном укрытии не больше двух орудий.
reason-gw-firearm-supply = Таких орудий в запасе не осталось.
reason-gw-start-firearm = По одному каждого вида, по одному в укрытии.
reason-gw-firearm-camp = Орудия строят только в лагере строителей.
# BP-131
reason-gw-tower-away = Эта башня не рядом с участком.
reason-gw-tower-own = Там уже стоит ваш копейщик.
reason-gw-tower-spearman = В запасе нет копейщиков.
# BP-132
reason-gw-no-target = На его участке нет отрядов орды.
reason-gw-no-right-to-fire = Стрелять можно, только заняв башню или построив орудие.
# BP-133
reason-gw-other-clan = Такие воины у другого клана.
# BP-134
reason-gw-machine-soldier = Там стоит воин; машина его не накроет.
reason-gw-machine-nothing = В этих столбцах нет уязвимых мест.

## Что точно случится

foresee-gw-shot-free = <good>Бесплатно: { $advisor }, раз в год.</>
foresee-gw-friendly-fire = <fire>Под ударом чужой воин ({ $whom }): 1 жетон позора.</>
foresee-gw-own-hit = <fire>Погибнет ваш собственный воин.</>
aside-gw-target =
    { $card }: { $count ->
        [0] мимо открытых мест
        [one] попадание в { $count } открытое место
        [few] попадание в { $count } открытых места
        [many] попадание в { $count } открытых мест
       *[other] попадание в { $count } открытого места
    }{ $falling ->
        [0] { "" }
        [one] , гибнет { $falling } воин
        [few] , гибнут { $falling } воина
        [many] , гибнут { $falling } воинов
       *[other] , гибнет { $falling } воина
    }
foresee-gw-hits =
    { $card }: { $count ->
        [one] { $count } повреждение
        [few] { $count } повреждения
        [many] { $count } повреждений
       *[other] { $count } повреждения
    }
foresee-gw-misses = <danger>{ $card }: ни одного нового повреждения</>
foresee-gw-tower = Зимой: чести { $count }, если все участки рядом выстоят; позора { $shame }, если нет
foresee-gw-tower-now = Как стена стоит сейчас: чести { $count }, позора { $shame }
foresee-gw-level-lost = <fire>Этой зимой { section-name } потеряет уровень.</>
foresee-gw-last-level = <fire>Это последний уровень всей стены: проиграют все.</>

## Места поля

explain-gw-tower = **Башня** · место для одного копейщика
explain-gw-tower-of = **Башня** · копейщик · { $who }
explain-gw-firearm = **{ $thing }** · ничьё орудие
explain-gw-snake-token = **Жетон Змеи** · закрывает место и считается воином Змеи, когда отряд падёт
tell-gw-firearms = Орудий в запасе: { $count }
tell-gw-levels-left = Всего уровней стены: { $count }
why-gw-tower = Башня приносит честь каждую зиму, пока стена стоит.
why-gw-fire = Это приближает трофей.
