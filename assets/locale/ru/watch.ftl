### Игры в Даре: лагерь Тормунда, Стена, одичалые и герои.
### $clan: cannibals, cave_dwellers или hornfoots; $figure: regular, climber или giant; участки, посты и лагеря считаются
### с 1. $who и $whom — имена игроков; $hex — название гекса, $hero и $card — имена.

## Одичалые и кланы

figure-regular = Воин
figure-climber = Ледолаз
figure-giant = Великан
figure =
    { $figure ->
        [regular] воин
        [climber] ледолаз
       *[giant] великан
    }
    .of =
        { $figure ->
            [regular] воина
            [climber] ледолаза
           *[giant] великана
        }
clan =
    { $clan ->
        [cannibals] Людоеды
        [cave_dwellers] Пещерные жители
       *[hornfoots] Рогоногие
    }
    .of =
        { $clan ->
            [cannibals] людоедов
            [cave_dwellers] пещерных жителей
           *[hornfoots] рогоногих
        }
wildlings-count =
    { $count ->
        [one] { $count } одичалый
        [few] { $count } одичалых
        [many] { $count } одичалых
       *[other] { $count } одичалого
    }
guards-count =
    { $count ->
        [one] { $count } дозорный
        [few] { $count } дозорных
        [many] { $count } дозорных
       *[other] { $count } дозорного
    }
tokens-count =
    { $count ->
        [one] { $count } жетон одичалых
        [few] { $count } жетона одичалых
        [many] { $count } жетонов одичалых
       *[other] { $count } жетона одичалых
    }
wall-section = Участок { $section }
wall-post = Участок { $section }, пост { $post }
wall-clearing = Опушка { $section }
wall-camp = { clan }, лагерь { $camp }
wall-trail = Тропа { $trail }

## Герои

hero-mormont = Джиор Мормонт
    .acc = Джиора Мормонта
hero-mormont-line = Обмен с соперниками на нужный ресурс
hero-mormont-text = После броска назовите ресурс и одного или двух соперников. Каждый из них, у кого он есть, отдаёт вам одну карту; верните каждому по карте другого ресурса. На каждого названного соперника у вас должна быть карта другого ресурса.
hero-marsh = Боуэн Марш
    .acc = Боуэна Марша
hero-marsh-line = Обмен карты с резервом
hero-marsh-text = После броска обменяйте одну свою карту на любую карту другого ресурса из резерва.
hero-tarly = Сэмвелл Тарли
    .acc = Сэмвелла Тарли
hero-tarly-line = Карта, если бросок ничего не принёс
hero-tarly-text = В ход любого игрока: если бросок (не 7) не принёс вам ни одной карты, возьмите одну на выбор из резерва.
hero-yarwyck = Отелл Ярвик
    .acc = Отелла Ярвика
hero-yarwyck-line = Перенос своей свободной дороги
hero-yarwyck-text = После броска снимите свою дорогу, один конец которой не касается других ваших фигур, и постройте её в другом месте.
hero-thorne = Сир Аллисер Торне
    .acc = сира Аллисера Торне
hero-thorne-line = Другая цена дозорного
hero-thorne-text = Нанимая дозорного, замените одну карту цены картой любого другого ресурса.
hero-melisandre = Мелисандра
    .acc = Мелисандру
hero-melisandre-line = Карта развития на выбор
hero-melisandre-text = Покупая карту развития, замените одну карту цены картой любого другого ресурса. Посмотрите три верхние карты колоды и оставьте себе одну.
hero-mance = Манс Налётчик
    .acc = Манса Налётчика
hero-mance-line = Карта того, кто впереди
hero-mance-text = После броска посмотрите карты ресурсов соперника, у которого больше видимых очков, чем у вас, и возьмите одну.
hero-ygritte = Игритт
    .acc = Игритт
hero-ygritte-line = Прогнать одичалого из Дара
hero-ygritte-text = До или после броска верните одного одичалого из Дара на Клыки Мороза.
hero-yoren = Йорен
    .acc = Йорена
hero-yoren-line = Дозорный за сыгранный Дозор разведчиков
hero-yoren-text = После броска сбросьте один свой сыгранный «Дозор разведчиков» и бесплатно поставьте дозорного.
hero-qhorin = Куорен Полурукий
    .acc = Куорена Полурукого
hero-qhorin-line = Отправить Тормунда в лагерь
hero-qhorin-text = До или после броска, если Тормунд стоит на гексе, верните его в лагерь и возьмите карту ресурса этого гекса.
hero-benjen = Бенджен Старк
    .acc = Бенджена Старка
hero-benjen-line = Сменить одичалого за Стеной
hero-benjen-text = После броска верните одичалого из лагеря или с опушки на Клыки Мороза и откройте вместо него новый жетон.
hero-rule-a = Сторона «А». После применения переверните героя стороной «Б» вверх и оставьте себе либо возьмите другого.
hero-rule-b = Сторона «Б». После применения возьмите другого героя.

## Что можно сделать

act-wild-die = Кубик одичалых
act-reveal-token = Открыть жетон одичалых
act-place-guard = Поставить дозорного
act-build-guard = Нанять дозорного
act-play-recruits = Новобранцы
act-take-wildling = Прогнать одичалого
act-turn-hero = Оставить ещё на один раз (сторона «Б»)
face-turn-hero = Оставить своего героя
face-turn-hero-text = **{ $hero }** ещё на один раз (сторона «Б»). { $text }
act-take-hero = Взять другого героя
act-mormont-ask = Мормонт: попросить ресурс
act-mormont-return = Вернуть карту
act-marsh-swap = Марш: обменять карту
act-tarly-take = Тарли: взять карту
act-tarly-decline = Не применять Тарли
act-yarwyck-lift = Ярвик: перенести дорогу
act-yarwyck-lay = Положить дорогу сюда
act-thorne-guard = Торне: нанять дозорного
act-melisandre-buy = Мелисандра: купить карту
act-melisandre-sight = Мелисандра: открыть карту
act-melisandre-keep = Оставить эту карту
act-mance-look = Манс: посмотреть карты
act-mance-take = Взять эту карту
act-ygritte-return = Игритт: прогнать одичалого
act-yoren-guard = Йорен: поставить дозорного
act-qhorin-return = Куорен: вернуть Тормунда
act-benjen-camp = Бенджен: прогнать из лагеря
act-benjen-clearing = Бенджен: прогнать с опушки
act-send-robber-home = Вернуть Тормунда в лагерь

## Вопросы

prompt-after-hero = Выберите героя
prompt-after-side-b = Сторона «Б» использована: возьмите другого героя
prompt-guard-round = Поставьте первого дозорного на Стену
prompt-mance = Выберите карту, которую возьмёте
prompt-melisandre = Выберите карту, которую оставите
prompt-melisandre-sight = Мелисандра смотрит в пламя
prompt-mormont = Выберите карту, которую вернёте
prompt-mormont-to = Какую карту получит { $name }?
prompt-patrol = Передвиньте Тормунда или прогоните одичалого из Дара
prompt-tarly = Сэмвелл Тарли: взять карту из резерва?
prompt-token = Открывается жетон одичалых
prompt-wild-die = Бросок кубика одичалых
prompt-yarwyck = Выберите новое место для дороги
hint-guard-round = Выберите участок Стены для бесплатного дозорного.
hint-after-hero = Возьмите одного из свободных героев или оставьте своего стороной «Б», если применили его стороной «А».
hint-after-side-b = Этот герой возвращается к свободным; возьмите другого из них.
hint-tarly = Бросок ничего вам не принёс: возьмите любую карту или приберегите героя.
hint-patrol = Выберите гекс для Тормунда либо одичалого в Даре, которого прогоните за карту его гекса.
hint-yarwyck = Выберите подсвеченный путь для дороги.
hint-mormont = Взамен полученной отдайте одну карту другого ресурса.
hint-mance = Это рука соперника. Выберите одну карту.
hint-melisandre = Вы видите эти карты. Выберите ту, что оставите.
field-replaced = Какую карту цены заменить?
field-paid = Чем заплатите вместо неё?
field-partners = Кого просите?
field-hero = Какого героя?

## Почему нельзя

reason-another-path = Дорога должна лечь на другой путь.
reason-card-for-each = На каждого соперника нужна карта другого ресурса.
reason-card-not-seen = Этой карты среди увиденных не было.
reason-gift-empty = В Даре нет одичалых.
reason-hand-empty = У этого соперника нет карт ресурсов.
reason-hero-after-roll = Этот герой действует только после броска.
reason-hero-new = Героя нельзя применить в том ходу, в котором он взят.
reason-hero-not-now = В этот момент героев применять нельзя.
reason-hero-not-on-display = Этого героя нет среди свободных.
reason-hero-not-yours = Это не ваш герой.
reason-hero-returned = Героя, которого вы только что вернули, взять обратно нельзя.
reason-hero-side-b = Героя, лежащего стороной «Б», надо сменить.
reason-hero-used = Ваш герой в этом ходу уже применён.
reason-no-guard-left = Все ваши дозорные уже на Стене.
reason-no-patrol-played = У вас нет сыгранного «Дозора разведчиков».
reason-no-wildling-there = Здесь нет такого одичалого.
reason-not-an-opponent = Выберите соперника.
reason-not-in-cost = Этой карты в цене нет.
reason-not-in-that-hand = Этой карты на увиденной руке нет.
reason-not-more-points = У этого соперника не больше видимых очков, чем у вас.
reason-not-owed = Этому сопернику сейчас ничего не возвращают.
reason-not-own-road = Здесь нет вашей дороги.
reason-one-or-two-opponents = Выберите одного или двух соперников.
reason-replace-by-other = Карту цены заменяют картой другого ресурса.
reason-return-other = Верните не тот ресурс, который просили.
reason-road-not-loose = Оба конца этой дороги касаются других ваших фигур.
reason-section-full = Все пять постов этого участка заняты.
reason-tarly-only-in-production = Сэмвелл Тарли действует только сразу после броска, который ничего вам не принёс.
reason-tormund-in-camp = Тормунд в своём лагере.
reason-wall-full = На Стене нет свободного поста.
reason-robber-camp-only-on-seven = В лагерь Тормунд возвращается только на семёрке.
reason-no-loose-road = Ни одну из ваших дорог нельзя перенести.

## Летопись

event-heroes-dealt = Герои розданы
event-wild-die = Кубик одичалых: тропа { $number }
event-wild-die-nothing = Кубик одичалых: { $number }, всё тихо
event-guard-placed = { $who } ставит дозорного на участок { $section }, пост { $post }
event-guard-lost =
    { $cause ->
        [giant] { $who } теряет дозорного на участке { $section }: удар великана
        [breach] { $who } теряет дозорного на участке { $section }: вторжение
       *[crowd] { $who } теряет дозорного на участке { $section }: натиск одичалых
    }
event-guard-lost-you =
    { $cause ->
        [giant] Вы теряете дозорного на участке { $section }: удар великана
        [breach] Вы теряете дозорного на участке { $section }: вторжение
       *[crowd] Вы теряете дозорного на участке { $section }: натиск одичалых
    }
event-token = Жетон одичалых: { figure } из { clan.of }
event-settled = В лагере { $camp } { clan.of } новый { figure }
event-no-wildling-left = Клыки Мороза пусты: никто не приходит
event-raid = Набег! { clan } идут к Стене
event-advanced = По тропе { $trail } к участку { $section } идёт { figure } { clan.of }
event-regular-stayed = Воинов на опушке { $section }: { $count }
event-giant-spent = Великан уходит на Клыки Мороза
event-crowd-dispersed = Участок { $section } держится: два воина уходят на Клыки Мороза
event-invaded = В Дар, { $hex-to }, входит { figure }
event-breached =
    { $step ->
        [2] Вторжение через участок { $section }! Всего вторжений: 2. Ещё одно — и партии конец.
       *[other] Вторжение через участок { $section }! Всего вторжений: { $step }
    }
event-wildling-removed = { $who } прогоняет из Дара { figure.of } { $hex-from }
event-hero-used = { $who } применяет героя { $hero-acc }
event-hero-turned = { $who } оставляет { $hero-acc } стороной «Б»
event-hero-taken = { $who } берёт героя { $hero-acc }
event-mormont-asked = { $who } просит у { $whom-gen } { resource.take }
event-mormont-lacks = У { $whom-gen } нет { resource.of }
event-card-handed = { $who } отдаёт { $whom-dat } { $cards }
event-card-handed-you = Вы отдаёте { $whom-dat } { $cards }
event-card-handed-unseen = { $who } отдаёт { $whom-dat } карту
event-card-handed-unseen-you = Вы отдаёте карту { $whom-dat }
event-card-swapped = { $who } меняется с резервом: { $give } на { $take }
event-road-moved = { $who } переносит дорогу
event-deck-seen =
    { $count ->
        [one] { $who } смотрит { $count } карту колоды
        [few] { $who } смотрит { $count } карты колоды
        [many] { $who } смотрит { $count } карт колоды
       *[other] { $who } смотрит { $count } карты колоды
    }
event-card-seen = { $who } видит карту «{ $card }»
event-hand-seen =
    { $whom-is ->
        [you] { $who } смотрит ваши карты: { $cards }
       *[other] { $who } смотрит карты { $whom-gen }: { $cards }
    }
event-hand-seen-unseen =
    { $whom-is ->
        [you] { $who } смотрит ваши карты
       *[other] { $who } смотрит карты { $whom-gen }
    }
event-patrol-discarded = { $who } сбрасывает сыгранный «Дозор разведчиков»
event-camp-left = { $who } прогоняет { figure.of } из лагеря { $camp } { clan.of }
event-clearing-left = { $who } прогоняет воина с опушки { $section }
event-robber-home = Тормунд уходит в свой лагерь

## Названия

name-guard = Дозорный
    .acc = дозорного
name-hero = Герой
card-recruits = Новобранцы
card-recruits-text = Поставьте дозорного на Стену бесплатно.

## Что есть что на поле

explain-home = **Лагерь Тормунда** · он дома. Семёрка или «Дозор разведчиков» ведёт его на гекс, который тогда ничего не приносит.
explain-home-empty = **Лагерь Тормунда** · хозяин в пути. На семёрку его можно вернуть сюда.
explain-invaded = <danger>Здесь одичалые: { $figures }. Пока они здесь, гекс ничего не приносит.</>
explain-figures =
    { $figure ->
        [regular]
            { $count ->
                [one] { $count } воин
                [few] { $count } воина
                [many] { $count } воинов
               *[other] { $count } воина
            }
        [climber]
            { $count ->
                [one] { $count } ледолаз
                [few] { $count } ледолаза
                [many] { $count } ледолазов
               *[other] { $count } ледолаза
            }
       *[giant]
            { $count ->
                [one] { $count } великан
                [few] { $count } великана
                [many] { $count } великанов
               *[other] { $count } великана
            }
    }
explain-drive-out = «Дозор разведчиков» прогоняет одного из них и берёт карту этого гекса.
explain-comes-climber = Он сразу перелез бы через Стену в Дар.
explain-comes-giant = Он сбросил бы дозорного с поста 1 участка { $section } ({ $who }).
explain-comes-giant-breach = <danger>На участке { $section } нет дозорных: он прорвался бы за Стену.</>
explain-comes-waits = Он остался бы ждать: воинов { $count }, дозорных { $guards }.
explain-comes-breach = <danger>Вторжение на участке { $section }: воинов { $count }, дозорных { $guards }.</>
explain-comes-crowd = Участок { $section } устоял бы, но потерял бы дозорного.
explain-camp = **Лагерь { $camp } { clan.of }** · пусто
explain-camp-figure = **Лагерь { $camp } { clan.of }** · { figure }
explain-raid-now = <danger>В лагерях четверо: следующий жетон { clan.of } ({ $percent } %) начнёт набег.</>
explain-raid-later =
    { $left ->
        [one] В лагерях: { $count }. Ещё { $left } — и лагеря полны; следующий за ним начнёт набег.
        [few] В лагерях: { $count }. Ещё { $left } — и лагеря полны; следующий за ними начнёт набег.
        [many] В лагерях: { $count }. Ещё { $left } — и лагеря полны; следующий за ними начнёт набег.
       *[other] В лагерях: { $count }. Ещё { $left } — и лагеря полны; следующий за ними начнёт набег.
    }
explain-clan = **{ clan }** · их ведут числа кубика одичалых: { $trails }
explain-clan-next = Следующим выйдет { figure }.
explain-trail-next = Следующим по ней пойдёт { figure }.
explain-trail-empty = Лагеря этого клана пусты: никто бы не вышел.
explain-section = **Участок { $section }** · дозорных { $guards }, воинов перед ним { $regulars }
explain-section-full = Все пять постов заняты: воинам здесь не прорваться.
explain-section-spare =
    { $count ->
        [one] Выдержит ещё { $count } воина.
        [few] Выдержит ещё { $count } воинов.
        [many] Выдержит ещё { $count } воинов.
       *[other] Выдержит ещё { $count } воина.
    }
explain-section-edge = <fire>Следующий воин прорвётся здесь за Стену.</>
explain-section-line = Кто прорвётся, пойдёт отмеченным путём до первого гекса без одичалых.
explain-clearing = **Опушка { $section }** · сюда ведут тропы { $trails }
explain-post-free = **Участок { $section }, пост { $post }** · свободен; дозорный занимает нижний свободный пост
explain-post = **Участок { $section }, пост { $post }** · дозорный · { $who }
explain-post-first = <fire>Первый в очереди: следующая потеря на участке — он.</>
explain-post-later =
    { $count ->
        [one] Раньше него падёт { $count } дозорный.
        [few] Раньше него падут { $count } дозорных.
        [many] Раньше него падут { $count } дозорных.
       *[other] Раньше него падёт { $count } дозорного.
    }
explain-frostfangs = **Клыки Мороза** · ещё могут прийти: { $figures }
explain-tokens =
    { $count ->
        [one] Закрытых жетонов одичалых: { $count }.
        [few] Закрытых жетонов одичалых: { $count }.
        [many] Закрытых жетонов одичалых: { $count }.
       *[other] Закрытых жетонов одичалых: { $count }.
    }
explain-dangers = **Вторжений { $breach } из { $breaches } · одичалых в Даре { $inside } из { $limit }**
explain-dangers-end = Когда заполнится любая из шкал, партия окончена: побеждает тот, у кого больше дозорных.
explain-dangers-guards = Дозорных сейчас: { $guards }
explain-guards-of = { $who } { $count }

## Что действие принесёт наверняка

foresee-wildlings =
    { $count ->
        [one] <fire>Выпускает { $count } одичалого; какого — решит случай.</>
        [few] <fire>Выпускает { $count } одичалых; каких — решит случай.</>
        [many] <fire>Выпускает { $count } одичалых; каких — решит случай.</>
       *[other] <fire>Выпускает { $count } одичалого; какого — решит случай.</>
    }
foresee-raid = <danger>Следующий жетон может начать набег { clan.of }: { $percent } %.</>
foresee-last-breach = <danger>Уже два вторжения: третье сразу закончит игру.</>
foresee-section =
    { $regulars ->
        [0] Дозорных на участке { $section }: { $before } → **{ $after }**
       *[other] Дозорных на участке { $section }: { $before } → **{ $after }**, воинов перед ним: { $regulars }
    }
foresee-most-guards = Больше всех дозорных будет у вас одного: трагический конец принёс бы победу вам.
foresee-most-guards-lost = <fire>У вас больше не будет первенства по дозорным.</>
foresee-gift = Одичалых в Даре: { $before } → **{ $after }**
foresee-breach = <danger>Это будет { $step }-е вторжение за Стену.</>
foresee-hero = Затем { $hero }: оставить на стороне «Б» или взять другого героя.
foresee-hero-goes = Затем { $hero } уходит: возьмите другого героя.

## Вокруг поля

count-guard = Дозорных на Стене
source-guards = Очки за дозорных
warn-wildlings =
    { $count ->
        [one] Выпускает { $count } одичалого
        [few] Выпускает { $count } одичалых
        [many] Выпускает { $count } одичалых
       *[other] Выпускает { $count } одичалого
    }
hero-state-new = Только что взят: в этом ходу не применяется.
hero-state-used = В этом ходу уже применён.
hero-short-mormont = Мормонт
hero-short-marsh = Марш
hero-short-tarly = Тарли
hero-short-yarwyck = Ярвик
hero-short-thorne = Торне
hero-short-melisandre = Мелисандра
hero-short-mance = Манс
hero-short-ygritte = Игритт
hero-short-yoren = Йорен
hero-short-qhorin = Куорен
hero-short-benjen = Бенджен
hero-side = { $side ->
        [a] А
       *[b] Б
    }
hero-side-long = { $side ->
        [a] Сторона «А»
       *[b] Сторона «Б»
    }
tokens-under =
    { $count ->
        [one] Под каждой фигурой — { $count } закрытый жетон: строительство выпустит { $count } одичалого.
        [few] Под каждой фигурой — { $count } закрытых жетона: строительство выпустит { $count } одичалых.
        [many] Под каждой фигурой — { $count } закрытых жетонов: строительство выпустит { $count } одичалых.
       *[other] Под каждой фигурой — { $count } закрытого жетона: строительство выпустит { $count } одичалого.
    }
describe-section = Участок { $number }: на Стене — { $guards }; перед ней — { $wildlings }
describe-guard = { $who }
describe-clan = { $clan }: { $wildlings }
tell-guards-next =
    { $count ->
        [one] Очков за них сейчас: { $points }; ещё { $count } дозорный — и будет { $then }.
        [few] Очков за них сейчас: { $points }; ещё { $count } дозорных — и будет { $then }.
        [many] Очков за них сейчас: { $points }; ещё { $count } дозорных — и будет { $then }.
       *[other] Очков за них сейчас: { $points }; ещё { $count } дозорного — и будет { $then }.
    }
tell-guards-most = Очков за них: { $points }, больше не бывает.
tell-guards-end = При трагическом конце побеждает тот, у кого больше дозорных.
tell-wild-die =
    { $number ->
        [0] **Кубик одичалых.** Числа от 1 до 8 ведут одичалого по этой тропе, от 9 до 12 — никого.
       *[other] **Кубик одичалых: { $number }.** Числа от 1 до 8 ведут одичалого по этой тропе, от 9 до 12 — никого.
    }
lookout-raid = Ходит { $name }. Осторожно: в лагерях { clan.of } четверо, следующий начнёт набег.
lookout-guards = { $name } ставит первого дозорного. Дозорные на Стене сдерживают одичалых.

## Подсказки

why-guards =
    { $count ->
        [one] У вас на Стене будет { $count } дозорный; чем их больше, тем ближе очки.
        [few] У вас на Стене будет { $count } дозорных; чем их больше, тем ближе очки.
        [many] У вас на Стене будет { $count } дозорных; чем их больше, тем ближе очки.
       *[other] У вас на Стене будет { $count } дозорного; чем их больше, тем ближе очки.
    }
why-hero = Герой сможет помочь вам ещё раз.
why-take-hero =
    { $hero ->
        [mormont] { hero-mormont-line }.
        [marsh] { hero-marsh-line }.
        [tarly] { hero-tarly-line }.
        [yarwyck] { hero-yarwyck-line }.
        [thorne] { hero-thorne-line }.
        [melisandre] { hero-melisandre-line }.
        [mance] { hero-mance-line }.
        [ygritte] { hero-ygritte-line }.
        [yoren] { hero-yoren-line }.
        [qhorin] { hero-qhorin-line }.
       *[benjen] { hero-benjen-line }.
    }
why-wall =
    { $section ->
        [0] Стена станет надёжнее.
       *[other] Участок { $section } Стены станет надёжнее.
    }
why-most-guards = Если Стена падёт, победа будет за вами.

## Конец

ending-true-line = Истинная победа: Стена выстояла до конца.
ending-tragic-line = Трагический конец: Стена пала. Запомнят самого верного дозорного.
ending-nobody-line = Стена пала, и никто не охранял её лучше других.
result-page-wall = Стена
ending-true-story = Костры на севере догорают. Над Стеной встаёт солнце, и братья по-прежнему несут дозор.
ending-tragic-story = Замок горит, и те, кто держался дольше всех, рассказывают остальным, как это было.
ending-nobody-story = Над холодным пеплом кружат вороны. Вспоминать некому.
chart-guards = Дозорные на Стене
chart-last-stand = Последний рубеж: дозорные, затем очки, затем карты
# $count: сколько из дозорных, очков и карт сравнивали; 0: всё поровну.
chart-last-stand-by =
    { $count ->
        [0] Поровну и дозорных, и очков, и карт.
        [1] Решили дозорные.
        [2] Дозорных поровну: решили очки.
       *[3] Дозорных и очков поровну: решили карты на руке.
    }
chart-gift = Одичалые в Даре
chart-breaches = Вторжения
chart-gift-limit = Конец: { $wildlings ->
        [one] { $wildlings } одичалый
        [few] { $wildlings } одичалых
        [many] { $wildlings } одичалых
       *[other] { $wildlings } одичалых
    } или { $breaches ->
        [one] { $breaches } вторжение
        [few] { $breaches } вторжения
        [many] { $breaches } вторжений
       *[other] { $breaches } вторжения
    }
chart-wild-die = Кубик одичалых

## Игры в Даре

about-ruleset-watch = Вся игра: Стена, дозорные, одичалые и герои.
about-ruleset-gift-base = Спокойная игра на поле Дара, без Стены.
ruleset-watch = Братство Дозора
ruleset-watch-line = Стройте в Даре, охраняйте Стену и победите прежде, чем прорвутся одичалые.
ruleset-gift-base = Первые дни в Даре
ruleset-gift-base-line = Спокойная игра для начала: селитесь, меняйтесь и стройте — пока без одичалых.
ruleset-watch-how =
    - <icon vp> Наберите **{ $goal } очков** в свой ход, и Дозор выстоял: это истинная победа.
    - <icon guard> Дозорные на Стене сдерживают одичалых. Новые поселения и крепости выпускают новых одичалых.
    - <icon breach> **Третье вторжение** сразу завершает игру: побеждает тот, у кого больше дозорных на Стене, а не очков.
ruleset-gift-base-how =
    - <icon vp> Наберите **{ $goal } очков** в свой ход.
    - <icon settlement> Поселения приносят карты, когда выпадает их число; крепости — вдвое больше.
    - <icon trade> Меняйтесь с другими или 4:1 с резервом; торговые пути выгоднее.
