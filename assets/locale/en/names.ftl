### What people and bots are called. Another language may have forms beside a name: .gen, .dat, .acc, .ins.
### Things have .an (a spearman) and .bare (spearman) where a sentence wants them; texts ask for $thing-an and so on.
### name-you: whoever reads; name-other: a name that somebody has written.

name-you = { $name }
name-other = { $name }
person-name = Player { $number }
bot-name-1 = Osric
bot-name-2 = Hilda
bot-name-3 = Bram
bot-name-4 = Ysolde
bot-name-5 = Garrick
bot-name-6 = Merta
bot-name-7 = Torben
bot-name-8 = Ailith
character-builder = Brenna
character-builder-second = Astrid
character-trader = Tobin
character-trader-second = Marten
character-warden = Hald
character-warden-second = Osric
character-runner = Linnet
character-runner-second = Runa
