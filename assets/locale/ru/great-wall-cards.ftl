### Названия и строки карт «Великой стены».

## Карты приказа: вы, остальные, снова вы, связка

command-economy = Экономика
command-economy-a = До 4 писарей на производство
command-economy-b = Остальные: 1 писарь на производство
command-economy-c = 1 ресурс на выбор
command-economy-combo = Со «Строительством»: 2 ресурса
command-despotism = Деспотизм
command-despotism-a = До 4 писарей куда угодно
command-despotism-b = Остальные: ничего
command-despotism-c = Использовать одну локацию сразу
command-despotism-combo = С «Экономикой»: ещё 1 писарь
command-mobilisation = Мобилизация
command-mobilisation-a = До 3 писарей куда угодно
command-mobilisation-b = Остальные: 1 писарь в казармы
command-mobilisation-c = Нанять до 2 воинов, затем выставить до 2
command-mobilisation-combo = С «Походом»: выставить до 3
command-construction = Строительство
command-construction-a = До 3 писарей куда угодно
command-construction-b = Остальные: 1 писарь на лесопилку, в каменоломню или лагерь строителей
command-construction-c = Уровень стены или укрепление на 1 дешевле
command-construction-combo = С «Мобилизацией»: на 2 дешевле
command-ceremony = Церемония
command-ceremony-a = До 3 писарей куда угодно, затем до 2 мест вперёд в порядке чаепития
command-ceremony-b = Остальные: 1 писарь в храм или чайный дом либо 1 ци
command-ceremony-c = Использовать одну локацию сразу, затем 1 ци
command-ceremony-combo = С «Деспотизмом»: 3 ци
command-campaign = Поход
command-campaign-a = Выставить до 4 воинов
command-campaign-b = Остальные: выставить до 2
command-campaign-c = До 3 писарей куда угодно
command-campaign-combo = С «Церемонией»: выставить до 5

## Орда

horde-steppe_scouts = Степные разведчики
horde-foragers = Фуражиры
horde-steppe_spearmen = Степные копейщики
horde-horse_archers = Конные лучники
horde-horse_archers-text = +2 к натиску во 2-м и 3-м ряду
horde-war_drummers = Барабанщики
horde-war_drummers-text = +1 к натиску каждому другому отряду участка
horde-pillagers = Мародёры
horde-pillagers-text = Кто опозорен брешью здесь, получает ещё 1 позор
horde-heavy_cavalry = Тяжёлая конница
horde-khans_guard = Гвардия хана
horde-ram = Таран
horde-ram-text = Каждую зиму катится вперёд; в 1-м ряду рушит уровень стены
horde-trebuchet = Требушет
horde-trebuchet-text = Стоит в 3-м ряду; каждую зиму рушит уровень стены
horde-siege_ladder = Осадная лестница
horde-siege_ladder-text = В 1-м ряду: брешь при любых числах, все воины участка гибнут, орудия потеряны
horde-keshiks = Кешиктены

## Генералы; $count — мощь

general-wei_long = Вэй Лун
general-wei_long-text = За каждый трофей: +{ $count } чести
general-lady_ming = Госпожа Мин
general-lady_ming-text = Лето: +{ $count } золота
general-tao_shen = Тао Шэнь
general-tao_shen-text = Лето: +{ $count } ци
general-han_bo = Хань Бо
general-han_bo-text = Лето: +{ $count } дерева или камня на выбор
general-zhu_lin = Чжу Линь
general-zhu_lin-text = За каждый построенный уровень стены: +{ $count } чести
general-luo_ban = Ло Бань
general-luo_ban-text =
    Каждый год скидка на постройки: { $count ->
        [one] { $count } единица
        [few] { $count } единицы
        [many] { $count } единиц
       *[other] { $count } единицы
    }
general-qiao_yun = Цяо Юнь
general-qiao_yun-text =
    В конце хода: выставьте ещё { $count ->
        [one] { $count } воина
        [few] { $count } воинов
        [many] { $count } воинов
       *[other] { $count } воинов
    }
general-sun_hai = Сунь Хай
general-sun_hai-text =
    Каждый год скидка на наём: { $count ->
        [one] { $count } единица
        [few] { $count } единицы
        [many] { $count } единиц
       *[other] { $count } единицы
    }
general-shi_yu = Ши Юй
general-shi_yu-text =
    Каждый год бесплатно спасает { $count ->
        [one] { $count } воина
        [few] { $count } воинов
        [many] { $count } воинов
       *[other] { $count } воина
    }
general-feng_jie = Фэн Цзе
general-feng_jie-text =
    { $count ->
        [0] На одного писаря больше, когда вы ставите писарей; с мощью от 2 — ещё и честь в начале хода
       *[other] На одного писаря больше, когда вы ставите писарей; +{ $count } чести в начале хода
    }
general-cao_wen = Цао Вэнь
general-cao_wen-text = Начало хода: до { $count } обменов один к одному
general-mo_ran = Мо Жань
general-mo_ran-text = Начало осени: +{ $count } чести, если вы первый в порядке чаепития, иначе 1 ци
general-liang_gong = Лян Гун
general-liang_gong-text =
    Раз за зиму, где на стене ваш лучник: ещё { $count ->
        [one] { $count } повреждение
        [few] { $count } повреждения
        [many] { $count } повреждений
       *[other] { $count } повреждения
    }
general-lei_zhen = Лэй Чжэнь
general-lei_zhen-text =
    Каждый год бесплатно: { $count ->
        [one] { $count } выстрел
        [few] { $count } выстрела
        [many] { $count } выстрелов
       *[other] { $count } выстрела
    }
general-abbot_kong = Настоятель Кун
general-abbot_kong-text =
    Каждый год скидка на особых воинов: { $count ->
        [one] { $count } единица
        [few] { $count } единицы
        [many] { $count } единиц
       *[other] { $count } единицы
    }
general-du_yan = Ду Янь
general-du_yan-text = За каждую вашу башню, принёсшую честь: +{ $count } чести
general-meng_gui = Мэн Гуй
general-meng_gui-text = За трофей тарана, требушета, лестницы или кешиктенов: +{ $count } чести

## Советники

advisor-forester = Лесник
advisor-forester-text = Лето: +1 дерево
advisor-stonemason = Каменотёс
advisor-stonemason-text = Лето: +1 камень
advisor-treasurer = Казначей
advisor-treasurer-text = Лето: +1 золото
advisor-hermit = Отшельник
advisor-hermit-text = Лето: +1 ци
advisor-sawyer = Пильщик
advisor-sawyer-text = Лесопилка: +1 дерево
advisor-quarry_foreman = Мастер каменоломни
advisor-quarry_foreman-text = Каменоломня: +1 камень
advisor-prospector = Рудознатец
advisor-prospector-text = Золотой рудник: +1 золото
advisor-temple_keeper = Хранитель храма
advisor-temple_keeper-text = Храм: +1 ци
advisor-spear_instructor = Наставник копейщиков
advisor-spear_instructor-text = Два копейщика в год на 1 дешевле
advisor-bowyer = Лучный мастер
advisor-bowyer-text = Лучники на 1 дешевле
advisor-horse_breeder = Коневод
advisor-horse_breeder-text = Всадники на 1 дешевле
advisor-carpenter = Плотник
advisor-carpenter-text = Укрепления на 1 дешевле
advisor-master_architect = Главный зодчий
advisor-master_architect-text = Уровни стены на 1 дешевле
advisor-field_captain = Полевой капитан
advisor-field_captain-text = Раз в год, в конце хода: выставьте ещё 1 воина
advisor-secretary = Секретарь
advisor-secretary-text = Раз в год: на 1 писаря больше, когда вы ставите писарей
advisor-physician = Лекарь
advisor-physician-text = Раз в год: бесплатно спасите 1 воина
advisor-merchant = Купец
advisor-merchant-text = Раз в год, в начале хода: до 2 обменов
advisor-messenger = Гонец
advisor-messenger-text = Раз в год: за 1 ци используйте одну локацию сразу
advisor-standard_bearer = Знаменосец
advisor-standard_bearer-text = Падёт отряд, с которым вы сражались: +1 честь
advisor-chronicler = Летописец
advisor-chronicler-text = Лето: если вы оставили приказы на столе, +1 честь
advisor-geomancer = Геомант
advisor-geomancer-text = Каждый построенный уровень стены: +2 чести
advisor-tea_master = Чайный мастер
advisor-tea_master-text = Чайный дом: +1 ци и сколько угодно мест вперёд
advisor-powder_maker = Пороховой мастер
advisor-powder_maker-text = Раз в год: выстрел бесплатно
advisor-tower_captain = Смотритель башен
advisor-tower_captain-text = Ваш копейщик занял башню: +1 честь
advisor-gunner = Канонир
advisor-gunner-text = Раз в год выстрел бесплатный
advisor-elite_trainer = Наставник особых воинов
advisor-elite_trainer-text = Особые воины на 1 дешевле
advisor-founder = Литейщик
advisor-founder-text = Постройка орудий на 1 дешевле
advisor-bell_ringer = Звонарь
advisor-bell_ringer-text = Нет позора за башни и за чужих воинов под огнём

## Артефакты: первому 8 чести, второму 4

artifact-jade_seal = Нефритовая печать
artifact-jade_seal-text = Больше всех уровней управляющих
artifact-dragon_banner = Драконье знамя
artifact-dragon_banner-text = Больше всех трофеев
artifact-bronze_bell = Бронзовый колокол
artifact-bronze_bell-text = Больше всех построенных уровней стены
artifact-silk_scroll = Шёлковый свиток
artifact-silk_scroll-text = Больше всех советников
artifact-golden_lion = Золотой лев
artifact-golden_lion-text = Меньше всех позора
artifact-thunder_drum = Громовой барабан
artifact-thunder_drum-text = Больше всех построенных орудий
artifact-watch_lantern = Сторожевой фонарь
artifact-watch_lantern-text = Больше всех копейщиков на башнях
artifact-powder_horn = Пороховница
artifact-powder_horn-text = Больше всех выстрелов
artifact-iron_mask = Железная маска
artifact-iron_mask-text = Больше всех особых воинов в строю
artifact-siege_map = Осадная карта
artifact-siege_map-text = Больше всех трофеев таранов, требушетов, лестниц и кешиктенов
artifact-saltpetre_urn = Селитряная урна
artifact-saltpetre_urn-text = Больше всех золота и ци вместе

## Поручения императора; $goal — сколько надо

request-raise_the_wall = Возведите стену
request-raise_the_wall-text = Не меньше { $goal } уровней стены всего
request-break_the_horde = Разбейте орду
request-break_the_horde-text = Не меньше { $goal } трофеев на всех
request-glory = Слава
request-glory-text = Не меньше { $goal } чести на всех
request-good_government = Доброе правление
request-good_government-text = Не меньше { $goal } уровней управляющих на всех
request-clean_name = Чистое имя
request-clean_name-text = Ни у кого не больше { $goal } позора
request-no_gap = Без прорех
request-no_gap-text = Каждый участок не ниже { $goal }-го уровня
request-council = Совет
request-council-text = У каждого не меньше { $goal } советников
request-quiet_border = Тихая граница
request-quiet_border-text = На поле не больше { $goal } отрядов орды

## Советы

tip-gw-alone = Не оставайтесь одни в полной локации: два писаря рядом с соседом лучше, чем четыре с позором.
tip-gw-hideout = Копейщик в каждом укрытии перед зимой — самая дешёвая защита от позора.
tip-gw-chi = Берегите ци на зиму: спасённый воин сразу снова в строю.
tip-gw-last = Трофей у того, кто закрыл больше мест. Лучше прийти поздно и большой силой, чем рано и одному.
tip-gw-skulls = Черепа оставьте стрелам, а награды — копейщикам.
tip-gw-tea = Кто раньше в порядке чаепития, выигрывает все ничьи. Писарь в чайном доме редко лишний.
tip-gw-cards = Оставленные приказы дают честь, но последняя карта на руке может оказаться не той.
tip-gw-overseers = Управляющие платят каждое лето. Повышайте их в первые два года — или не повышайте.
tip-gw-tower = Занимайте башню, у которой надёжны оба участка.
tip-gw-fire = Прежде чем стрелять, гляньте на узор: чужой воин под ударом — это позор.
