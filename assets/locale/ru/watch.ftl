### «Братство Дозора»: Стена, одичалые и герои.
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
hero-mormont-line = Обмен с соперниками на нужный ресурс
hero-mormont-text = После броска назовите ресурс и одного или двух соперников. Каждый из них, у кого он есть, отдаёт вам одну карту; верните каждому по карте другого ресурса. На каждого названного соперника у вас должна быть карта другого ресурса.
hero-marsh = Боуэн Марш
hero-marsh-line = Обмен карты с резервом
hero-marsh-text = После броска обменяйте одну свою карту на любую карту другого ресурса из резерва.
hero-tarly = Сэмвелл Тарли
hero-tarly-line = Карта, если бросок ничего не принёс
hero-tarly-text = В ход любого игрока: если бросок (не 7) не принёс вам ни одной карты, возьмите одну на выбор из резерва.
hero-yarwyck = Отелл Ярвик
hero-yarwyck-line = Перенос своей свободной дороги
hero-yarwyck-text = После броска снимите свою дорогу, один конец которой не касается других ваших фигур, и постройте её в другом месте.
hero-thorne = Сир Аллисер Торне
hero-thorne-line = Другая цена дозорного
hero-thorne-text = Нанимая дозорного, замените одну карту цены картой любого другого ресурса.
hero-melisandre = Мелисандра
hero-melisandre-line = Карта развития на выбор
hero-melisandre-text = Покупая карту развития, замените одну карту цены картой любого другого ресурса. Посмотрите три верхние карты колоды и оставьте себе одну.
hero-mance = Манс Налётчик
hero-mance-line = Карта того, кто впереди
hero-mance-text = После броска посмотрите карты ресурсов соперника, у которого больше видимых очков, чем у вас, и возьмите одну.
hero-ygritte = Игритт
hero-ygritte-line = Прогнать одичалого из Дара
hero-ygritte-text = До или после броска верните одного одичалого из Дара на Клыки Мороза.
hero-yoren = Йорен
hero-yoren-line = Дозорный за сыгранный Дозор разведчиков
hero-yoren-text = После броска сбросьте один свой сыгранный «Дозор разведчиков» и бесплатно поставьте дозорного.
hero-qhorin = Куорен Полурукий
hero-qhorin-line = Отправить Тормунда в лагерь
hero-qhorin-text = До или после броска, если Тормунд стоит на гексе, верните его в лагерь и возьмите карту ресурса этого гекса.
hero-benjen = Бенджен Старк
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
act-turn-hero = Оставить ещё на раз (сторона «Б»)
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
act-qhorin-return = Куорен: Тормунда в лагерь
act-benjen-camp = Бенджен: прогнать из лагеря
act-benjen-clearing = Бенджен: прогнать с опушки

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

## Летопись

event-heroes-dealt = Герои розданы.
event-wild-die = Кубик одичалых: тропа { $number }
event-wild-die-nothing = Кубик одичалых: { $number }, всё тихо
event-guard-placed = { $who } ставит дозорного: участок { $section }, пост { $post }
event-guard-lost =
    { $cause ->
        [giant] { $who } теряет дозорного на участке { $section }: удар великана
        [breach] { $who } теряет дозорного на участке { $section }: вторжение
       *[crowd] { $who } теряет дозорного на участке { $section }: натиск одичалых
    }
event-token = Жетон одичалых: { figure } из { clan.of }
event-settled = { clan }: { figure } занимает лагерь { $camp }
event-no-wildling-left = Клыки Мороза пусты: никто не приходит
event-raid = Набег! { clan } идут к Стене.
event-advanced = { clan }: { figure } идёт тропой { $trail } к участку { $section }
event-regular-stayed = Воинов на опушке { $section }: { $count }
event-giant-spent = Великан уходит на Клыки Мороза.
event-crowd-dispersed = Участок { $section } выстоял: два воина уходят на Клыки Мороза.
event-invaded = В Дар входит { figure }: { $hex }
event-breached = Вторжение через участок { $section }! Всего вторжений: { $step }
event-wildling-removed = { $who } прогоняет { figure.of } из Дара: { $hex }
event-hero-used = { $who } применяет героя: { $hero }
event-hero-turned = { $who } оставляет героя на стороне «Б»: { $hero }
event-hero-taken = { $who } берёт нового героя: { $hero }
event-mormont-asked = { $who } просит { resource.take } у игроков: { $whom }
event-mormont-lacks = Нет { resource.of } у игроков: { $whom }
event-card-handed = { $who } отдаёт игроку { $whom }: { $cards }
event-card-handed-unseen = { $who } отдаёт карту игроку { $whom }
event-card-swapped = { $who } меняет с резервом: { $give } на { $take }
event-road-moved = { $who } переносит дорогу
event-deck-seen =
    { $count ->
        [one] { $who } смотрит { $count } карту колоды
        [few] { $who } смотрит { $count } карты колоды
        [many] { $who } смотрит { $count } карт колоды
       *[other] { $who } смотрит { $count } карты колоды
    }
event-card-seen = { $who } видит: { $card }
event-hand-seen = { $who } смотрит карты игрока { $whom }: { $cards }
event-hand-seen-unseen = { $who } смотрит карты игрока { $whom }
event-patrol-discarded = { $who } сбрасывает сыгранный «Дозор разведчиков»
event-camp-left = { $who } прогоняет { figure.of }: { clan }, лагерь { $camp }
event-clearing-left = { $who } прогоняет воина с опушки { $section }
