### Whose work the game stands on.

menu-credits = Credits
about-credits = The packages, libraries and fonts the game uses, with their licences.
credits-title = Credits and licences
credits-own = The program, its drawings, sounds, music and words were made for this game. All of it is free under the MIT licence: use it, change it, pass it on.
credits-unofficial = This is an unofficial game made by players. The publishers of the board games and books it is based on neither make nor support it; all names belong to their owners.
credits-version = Version { $program }, Python { $python }
credits-texts = The full texts of the licences are in the folder “licences” of the packed program, and with each package where the game was installed.
credits-damaged = The list of credits cannot be read. The file assets/credits.toml is missing or damaged.
credits-packages = Python packages
credits-libraries = Libraries inside pygame-ce
credits-packed = Only in the packed program
credits-fonts = Fonts

## What each is for

credits-for-window = window, drawing, input, sound
credits-for-saves = saves and settings
credits-for-records = every position and move of a game
credits-for-pydantic = needed by pydantic
credits-for-folders = where saves and settings are kept
credits-for-lock = one window per save
credits-for-words = text in two languages
credits-for-plurals = plurals and numbers
credits-for-fluent = needed by fluent.runtime
credits-for-letters = text
credits-for-pictures = images
credits-for-sounds = sounds
credits-for-python = runs the game
credits-for-start = starts the packed program
credits-for-headings = headings
credits-for-everything = all other text
