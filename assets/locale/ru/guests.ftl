### New game: what is added to the game that is chosen.

new-game-guests = Добавить к игре
guest-fishermen = Рыбаки
guest-rivers = Реки
guest-caravans = Караваны
guest-barbarian-attack = Варвары
guest-cities-knights = Рыцари
guest-event_cards = Происшествия
guest-event_cards-barred = К этой игре карты происшествий не добавить.
guest-harbourmaster = Гавани
guest-harbourmaster-barred = К этой игре смотрителя гавани не добавить.
reason-mix-too-many = К игре можно добавить не больше двух других.
reason-mix-two-armies = Рыцари и варвары двух разных видов вместе не играют.
reason-mix-no-sea = Варварам нужен свой главный остров.
reason-mix-not-offered = Эти игры вместе не сочетаются.
