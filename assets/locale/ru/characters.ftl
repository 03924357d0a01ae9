### Четыре бота и их нравы, и что значат уровни. $character: builder, trader, warden или runner.

character-any = Случайный
character-builder-role = строитель
character-trader-role = торговец
character-warden-role = капитан стражи
character-runner-role = скороход
character-builder-line = Крыша над головой прежде всего: строить ей милее, чем торговаться.
character-trader-line = Всему своя цена: выгодный курс и сделка с каждым, кто готов слушать.
character-warden-line = Сначала рыцари: что толку в домах, которые никто не защищает?
character-runner-line = Всегда на дорогу впереди других, а если удастся — на самую длинную.
character-any-line = Кого взять, решит жребий перед игрой; никто не придёт дважды, пока есть другие.
# Третий с тем же характером за столом.
character-again = { $name } { $number ->
        [2] II
       *[3] III
    }
new-game-character = Характер бота: { $name }. От него зависит, что бот любит делать, а не насколько он силён.
new-game-name-any = случайный
seat-character = { $name }, { $role }
level-random = **Случайный** делает что угодно, лишь бы по правилам.
level-easy = **Лёгкий** думает на шаг вперёд и часто ошибается: его победит и новичок, читающий подсказки.
level-normal = **Обычный** — достойный соперник на вечер.
level-hard = **Сильный** — лучший, какой есть; над ходом думает до секунды.
about-bot-level =
    { $level ->
        [random] { level-random }
        [easy] { level-easy }
        [normal] { level-normal }
        [hard] { level-hard }
       *[other] Бот, установленный отдельно от игры; он видит только то, что видно с его места.
    }
about-bot-levels =
    - { level-random }
    - { level-easy }
    - { level-normal }
    - { level-hard }
