### New game: what is added to the game that is chosen, and tables that are kept.

new-game-guests = Добавить к игре
guest-fishermen = Рыбаки
guest-rivers = Реки
guest-caravans = Караваны
guest-barbarian-attack = Варвары
guest-cities-knights = Рыцари
guest-event_cards = Случаи
guest-event_cards-barred = К этой игре карты происшествий не добавить.
guest-harbourmaster = Гавани
guest-harbourmaster-barred = К этой игре смотрителя гавани не добавить.
reason-mix-too-many = К игре можно добавить не больше двух других.
reason-mix-two-armies = Рыцари и варвары двух разных видов вместе не играют.
reason-mix-no-sea = Варварам нужен свой главный остров.
reason-mix-not-offered = Эти игры вместе не сочетаются.

## Tables that are kept; $name is the name that somebody gave.

new-game-tables = Мои столы
new-game-keep-title = Сохранить стол
new-game-keep-help = Всё, что здесь выбрано, останется под рукой: игра, игроки и все настройки. Дайте столу имя.
new-game-keep-tip = Сохранить этот стол под именем
new-game-forget-tip = Забыть «{ $name }»
new-game-kept = Стол сохранён: «{ $name }»
