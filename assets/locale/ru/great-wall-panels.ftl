### Стол «Великой стены»: своё поле, вопросы и последствия. $section считается с 1.

## Короткие названия

section-short =
    { $section ->
        [1] слева
        [2] в центре
       *[3] справа
    }
tile-gw-wall-finished = Достроена
tile-gw-wall =
    { $level ->
        [1] I
        [2] II
       *[3] III
    } · { section-short }
post-gw-hideout =
    Укрытие { $section ->
        [1] слева
        [2] в центре
       *[3] справа
    }
post-gw-wall = Стена, { section-short }
turn-gw = { $turn } · { $card }
slot-gw = Ход { $slot }
spot-gw = Место: { $row }-й ряд, { section-short }
columns-gw =
    { $first ->
        [1] { $last ->
            [1] Столбец 1
           *[other] Столбцы 1–2
        }
        [2] Столбцы 2–3
        [3] Столбцы 3–4
       *[4] Столбец 4
    }
lot-gw-goods = Ресурсы и честь
lot-gw-camp = Воины в запасе
lot-gw-overseers = Управляющие: уровни
lot-gw-commands = Карты приказов
lot-gw-people = Генерал и советники
lot-gw-display = Советники, которых можно нанять
lot-gw-artifacts = Артефакты
lot-gw-requests = Поручения императора

## Карты

command-gw-text =
    1. { $first }
    2. { $others }
    3. { $last }
    <gold>{ $combo }</>
general-gw-start = { $text } · в начале: { $start }
start-gw-goods = { $cards }
start-gw-soldier = { $thing } в запасе
start-gw-clerk = ещё 1 писарь
general-gw-text = { $text } <dim>({ $calling })</>
face-gw =
    { $text }
    <dim>{ $more }</>
passive-gw = { $card }
spearman-text = Занимает одно место отряда у самой стены. Может стать и управляющим.
archer-text = Стоит на огневой позиции и каждую зиму ранит одно место на своём участке.
horseman-text = Занимает одно место или два соседних в любом ряду.
tell-gw-in-hand = На руке
tell-gw-played = Сыграна: вернётся летом — вместе со всеми или никак.
tell-gw-sealed = Выбрана и ещё не открыта.
tell-gw-turned = Лежит в порядке ходов.
tell-gw-passive = Пассивный: 2 чести в конце и мощь генералу того же призвания.
tell-gw-once =
    { $count ->
        [0] В этом году уже использован
       *[other] Раз в год: ещё не использован
    }
tell-gw-hire = Можно нанять в ставке за { $count } <icon resource-gold>
tell-gw-artifact = В конце 8 чести первому, а втроём и больше — ещё 4 второму.
tell-gw-standing = Сейчас: { $standing }
stands-gw =
    { $who } { $value }{ $count ->
        [0] { "" }
       *[other] { " " }(+{ $count })
    }
tell-gw-request-most = Пока нет: { $count }, можно не больше { $goal }
tell-gw-requests-all = В конце игры должны быть исполнены все поручения.
tell-gw-requests = Выполнено сейчас: { $count } из { $most }
tell-gw-display = В ставке: 2 золота за каждого. Весной крайний слева покидает двор.
tell-gw-clan = Без «Чёрного пороха» клан — только имя.
tell-gw-special = **{ $name }**: { $text }

## Своё поле

tell-gw-camp = В запасе { $count }, не нанято { $left } из { $most }
tell-gw-camp-of = { $thing }: { $count }
tell-gw-clerks = Под рукой { $count }, ещё не нанято { $left }
tell-gw-shame = В конце −2 чести за каждый.
tell-gw-overseer-of = Управляющий: { $thing }
tell-gw-overseer = Управляющий: уровень { $count } из { $most }
hand-rungs = Управляющий: уровень { $count } из { $most } — столько каждое лето
about-gw-both = { $text } { $more }
source-gw-now = Если бы игра кончилась сейчас
act-gain-one = { $thing }
act-tea-move-places =
    { $count ->
        [0] Остаться
        [one] На { $count } место вперёд
        [few] На { $count } места вперёд
        [many] На { $count } мест вперёд
       *[other] На { $count } места вперёд
    }
saved-gw = Скидка { $cards }
saved-gw-nothing = Заплатить полностью
save-gw-physician = Силами лекаря
save-gw-general = Силами генерала
price-gw-spearman = 1 копейщика из запаса
gist-gw-barricade = +2 к защите до зимы, чести: { $count }
gist-gw-wall = +4 к защите, две огневые позиции, чести +{ $count }
gist-gw-clerk = Ещё один писарь до конца игры
gist-gw-firearm = Чести: { $count }, и сразу можно выстрелить. { $text }
gist-gw-fire = { post-gw-hideout }. { $text }

## Ход года

tell-season-spring = Весна: новые отряды орды и новый советник при дворе.
tell-season-summer = Лето: доход, отзыв писарей и воинов; сыгранные приказы забирают или оставляют.
tell-season-autumn = Осень: каждый отдаёт приказ, потом приказы исполняются по очереди.
tell-season-winter = Зима: стрельба со стены, потом наступление орды. Укрепления снимаются.
tell-gw-reed = Клан Тростника: до трёх его писарей помогают там, где есть писарь игрока. Куда — решает последний в порядке чаепития.

## Вопросы

prompt-raise-overseer-of = { $place }: повысить управляющего?
hint-raise-overseer = Уровень { $level } за { $price }: чести +{ $count }, и каждое лето на один ресурс больше.
because-gw-place = Сработала локация «{ $place }».
because-gw-command = { $who } исполняет приказ «{ $card }».
hint-gw-because = { $because } { $hint }
prompt-save-soldier = Гибнет ваш воин: { $thing-bare }. Спасти?
hint-choose-clan-special = У каждого клана три своих особых воина.
hint-save = Спасённый возвращается в ваш запас; иначе его придётся нанимать снова.
prompt-shot-of = { $thing } { section-at }: куда он стреляет?
prompt-shot-token = { $thing } { section-at }: куда лечь жетону Змеи?
prompt-breach-loss-in = Брешь { section-at }: какого воина вы теряете?
hint-breach-loss = Вы теряете там одного воина и не получаете позора.
prompt-start-overseers-count =
    { $count ->
        [one] Какой { $count } управляющий начнёт с уровня 1?
        [few] Какие { $count } управляющих начнут с уровня 1?
        [many] Какие { $count } управляющих начнут с уровня 1?
       *[other] Какие { $count } управляющих начнут с уровня 1?
    }
prompt-choose-command-alone = Какие два приказа на этот год?
prompt-choose-command-second = Какой приказ будет вторым?
hint-choose-command-alone = Для [связки](gw-command-cards) второй ваш приказ считается чужим. Победу дают [поручения](gw-requests).
prompt-choose-first = Какой приказ исполнить первым?
hint-choose-first = Второй — следом за ним.
hint-retrieve-count = Все или ни одного. Если оставить, чести сразу +{ $count }.
hint-start-advisors-general = Второй станет пассивным: 2 чести в конце. Генерал { $general } станет сильнее, если призвание у них одно: { $calling }.
hint-place-clerk-chi = Один писарь в храм или в чайный дом — или 1 ци вместо него.
hint-place-clerk-secretary = Раз в год секретарь даёт поставить ещё одного писаря.
hint-place-clerk-reed = Осталось поставить: { $left }. Обычная локация срабатывает, когда полна; кто в ней один, тому позор. После всех ходов поможет [клан Тростника](gw-reed): его писари займут до трёх мест рядом с вашими.
hint-build-discount = Осталось построить: { $left }. Скидка по карте: { $count }.
hint-recall = Писарь возвращается к вам, воин — в запас. Воины на отрядах орды остаются.
hint-gain = Даром, из общего запаса. Осталось взять: { $left }.
hint-advanced = Локация с вашим писарем сработает для всех, кто в ней, даже неполная; особая — только для вас.
hint-tea-move = Кто раньше в порядке чаепития, тот выигрывает при равенстве.
hint-headquarters = Осталось нанять: { $left }. Активный работает на вас; пассивный — 2 чести и мощь генералу.
hint-kill-order = Их спасают одного за другим.
hint-reed-place = Осталось поставить: { $left }. Ничей [клан Тростника](gw-reed) помогает заполнить обычные локации, где есть писарь игрока. Сам он ничего не берёт, а вы рядом с ним не одни.
hint-extra-wounds = Осталось: { $left }. Любое открытое место этого участка.
hint-messenger = Раз в год.
hint-sapper-move = Он сходит со стены и занимает место первого отряда, с его наградой.

## К чему приведёт действие

foresee-gw-to-go =
    { $count ->
        [one] Ещё { $count } писарь — и локация сработает.
        [few] Ещё { $count } писаря — и локация сработает.
        [many] Ещё { $count } писарей — и локация сработает.
       *[other] Ещё { $count } писаря — и локация сработает.
    }
foresee-gw-yield = Вам она принесёт { $cards }
foresee-gw-final = Итог тогда: { $standing }
stands-gw-best =
    { $players ->
        [1] { $who }: { $count }
       *[other] { $players } наравне: { $count }
    }
stands-gw-request = { $count } из { $goal }
stands-gw-final = { $who } { $count }
foresee-gw-passive = В конце игры чести +{ $count }
foresee-gw-strength = { $general }: мощь { $before } → { $count }. { $text }
foresee-gw-get = { $who } получит { $cards }
foresee-gw-honour = <gold>Чести +{ $count }</>
foresee-gw-honour-of = { $who } получит { honour-count }
foresee-gw-shame = <fire>Вам — { shame-count }</>
foresee-gw-shame-of = { $who } получит { shame-count }
foresee-gw-cards-stay = Рука в этом году не пополнится.
foresee-gw-open = Открытых мест останется: { $count }
foresee-gw-claim-of = Трофей ({ $count } чести) сейчас достался бы { $who-dat }
foresee-gw-lance = Какие места поразит выстрел ({ $card }), решит карта.
foresee-gw-spared = { $who } избежит позора { section-at }
threat-gw-none = Здесь нет отрядов орды: зимой ничего не случится.
threat-gw-later = Зимой укрепления разберут: потом { $attack } против { $defence }.
threat-gw-shame = { $who } получит { shame-count } при бреши
threat-gw-loss = { $who } потеряет воина при бреши
threat-gw-ladder = <fire>Осадная лестница { section-at }: брешь при любых числах.</>
describe-points-alone =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

## Что значит «готово» в некоторых вопросах

leaves-gw-clerks =
    { $count ->
        [one] Без дела: { $count } писарь
        [few] Без дела: { $count } писаря
        [many] Без дела: { $count } писарей
       *[other] Без дела: { $count } писаря
    }
leaves-gw-soldiers =
    { $count ->
        [one] Не выставлен { $count } воин
        [few] Не выставлены { $count } воина
        [many] Не выставлено { $count } воинов
       *[other] Не выставлено { $count } воина
    }
leaves-gw-hire = Можно ещё нанять
leaves-gw-wall = Хватает на уровень стены
act-gw-done-raise-overseer = Не повышать
act-gw-done-messenger = Оставить ци себе
act-gw-done-tower-place = Не занимать
act-gw-done-sapper-move = Остаться на стене
act-gw-done-recall = Больше никого
act-gw-done-advanced = Никакую
act-gw-done-extra-wounds = Больше не надо
act-gw-done-exchange = Больше ничего
act-deploy-deploy = Только это место
