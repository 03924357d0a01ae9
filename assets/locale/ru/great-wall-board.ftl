# Поле Великой стены: что на нём написано.

steppe-breaks = Брешь
steppe-holds = Устоит
steppe-calm = Нет угрозы
steppe-year = Год { $year } из { $years }
steppe-spring = весной +{ $count }
steppe-deck = Орда: { $count }
steppe-shame = Позора осталось: { $count }
steppe-shamed = Позор
steppe-tea = За чаем
steppe-to-go = ещё { $count }

place-lumber_mill-gives = дерево
place-quarry-gives = камень
place-gold_mine-gives = золото
place-temple-gives = ци
place-market-gives = обмены
place-tea_house-gives = ци, чай
place-headquarters-gives = советники
place-barracks-gives = воины
place-builders_camp-gives = стройка

# Что рассказывают о его местах

explain-gw-share = { $who } { $count }
explain-gw-shares = Занято мест: { $shares }
explain-gw-trophy = Трофей — тому, у кого мест больше: чести { $count }
explain-gw-soldier = { $who }: { $thing }
explain-gw-wound = Это место закрыто повреждением.
explain-gw-discards = Разбито и сброшено: { $count }
explain-gw-part =
    { $section ->
        [1] **Левый участок**
        [2] **Средний участок**
       *[3] **Правый участок**
    }
explain-gw-barricades = Укрепления: { $count }. В конце зимы их разбирают.
explain-gw-clerks = { $who }: { clerk-count }
explain-gw-reed = Клан Тростника: { clerk-count }
explain-gw-overseer = Ваш управляющий: уровень { $count }
explain-gw-tea = **{ $who }** · место в порядке чаепития: { $number }
explain-gw-for-hire = Сейчас за { $count } <icon resource-gold> можно нанять: { $cards }
explain-gw-artifacts = Артефакты этой игры: { $cards }
explain-gw-face = **{ $name }**
explain-gw-shamed = Уже опозорены: { $who }
explain-gw-year = **{ $count }-й год из { $goal }**
