### На чьём труде стоит игра.

menu-credits = Об игре
about-credits = Пакеты, библиотеки и шрифты, которые использует игра, и их лицензии.
credits-title = Об игре и лицензиях
credits-own = Программа, рисунки, звуки, музыка и тексты сделаны для этой игры. Всё это свободно по лицензии MIT: пользуйтесь, меняйте, делитесь.
credits-unofficial = Это неофициальная игра, сделанная игроками. Издатели настольных игр и книг, по которым она создана, к ней непричастны и не поддерживают её; все названия принадлежат их владельцам.
credits-version = Версия { $program }, Python { $python }
credits-texts = Полные тексты лицензий лежат в папке «licences» готовой программы, а если игра установлена через Python — рядом с каждым пакетом.
credits-damaged = Список лицензий не прочитать: файл assets/credits.toml пропал или повреждён.
credits-packages = Пакеты Python
credits-libraries = Библиотеки внутри pygame-ce
credits-packed = Только в готовой программе
credits-fonts = Шрифты

## Зачем они нужны

credits-for-window = окно, рисование, ввод, звук
credits-for-saves = сохранения и настройки
credits-for-records = все позиции и ходы партии
credits-for-pydantic = нужен для pydantic
credits-for-folders = где лежат сохранения и настройки
credits-for-lock = одно окно на одно сохранение
credits-for-words = тексты на двух языках
credits-for-plurals = числа и склонения
credits-for-fluent = нужен для fluent.runtime
credits-for-letters = буквы
credits-for-pictures = картинки
credits-for-sounds = звуки
credits-for-python = выполняет игру
credits-for-start = запускает готовую программу
credits-for-headings = заголовки
credits-for-everything = всё, что читают
