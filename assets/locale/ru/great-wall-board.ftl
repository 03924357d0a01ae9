# Поле Великой стены: что на нём написано.

steppe-slots = Ходы года
steppe-display = Советники
steppe-goals = Артефакты
steppe-requests = Поручения императора
steppe-to-go = ещё { $count }

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
explain-gw-slot = **{ $number }-й ход года**
explain-gw-tea = **{ $who }** · место в порядке чаепития: { $number }
explain-gw-face = **{ $name }**
explain-gw-shamed = Уже опозорены: { $who }
explain-gw-year = **{ $count }-й год из { $goal }**
