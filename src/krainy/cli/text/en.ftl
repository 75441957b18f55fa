### The words of the command line in English.

## Overview

overview =
    Krainy is one table for five fantasy strategy board games. Ready to play: { $games }.

      krainy                                     open the table in the browser
      krainy serve --port 9000                   the same, with a port, a folder for data, a proxy
      krainy watch { $game }                           bots play, you watch
      krainy watch { $game } --seats 4 --seed 7        the same game every time
      krainy play { $game }                            you play against a bot
      krainy lesson                              learn a game, step by step
      krainy puzzle { $game } 1                        one turn, one goal
      krainy rules { $game }                           the rules, each with a number
      krainy rules { $game } --search "…"              the rules that speak of something
      krainy cards mysthea --search "…"          the cards and other pieces that say something
      krainy record show game.json               tell a recorded game
      krainy record verify game.json             check that a record is true
      krainy world world.json                    the history of a world that outlives its games
      krainy export --parquet set.parquet *.json records as a data set
      krainy doctor                              what is installed, what is missing, how to get it

    For those who build and test games: krainy scenario, krainy fuzz, krainy arena, krainy bench, krainy load, krainy pack.
    For those who run a server: krainy admin (tables, people, backup …), told in docs/operating.md.
    Every command takes --interpreted: it runs the sources and waits for no compile.
    This page again: krainy help. More about a command: krainy watch --help.
    Po polsku: krainy help --lang pl, or KRAINY_LANG=pl.
version = Krainy { $version }
serving = Krainy: { $address } – open it in a browser; stop with Ctrl-C. Tables are kept in { $data }.
unknown-command = there is no command '{ $name }'; there are: { $commands }
# Read without a library, line by line: it stands on one line and names nothing but these two.
not-installed = { $name } is not installed; this command installs it with everything else that the table needs: { $command }
did-you-mean = { $message }; did you mean '{ $near }'?
more-help = { $message } (see { $command } --help)

## The compiled engine

engine-compiled = The engine is compiled.
engine-ready = The engine is compiled; bots think at full speed now.
engine-compiling = Compiling the engine in the background: { $percent } %
engine-unfinished = The engine is compiled to { $percent } %; the next start goes on with it.
engine-stopped = The compile of the engine was interrupted at { $percent } %; the next start goes on with it.
engine-failed = The engine could not be compiled and runs interpreted, which is slower: { $text } (./krainy compile tries again)
engine-no-compiler = There is no C compiler with Python’s headers here (Debian: apt install gcc python3-dev); the engine runs interpreted, which is slower.
engine-interpreted = The engine runs interpreted.

## Wrong input

error-option = --option { $text }: write it as name=value; { $game } has: { $options }
error-seat = --seat { $seat }: this game has the seats 1 to { $seats }
error-pace = --pace { $pace }: give 0 to 60 seconds
error-bots = --bots { $bots }: name one bot or more, separated by commas; there are: { $names }
error-no-file = { $path }: there is no such file
error-unreadable = { $path }: this file cannot be read
error-too-big = { $path }: this file is larger than { $limit } MB; no record and no world is that long
error-not-text = { $path }: this file is not text; give a record or a world that Krainy has written
error-unwritable = { $path }: this file cannot be written
error-ply = --ply { $ply }: this record has the moves 0 to { $last }
error-rules-search = give a rule id or --search, not both
error-rules-code = --code needs a rule or a section, as in: krainy rules eko.move.3 --code
error-lab = for this the lab is needed, and { $name } is missing: pip install "krainy[lab]"
error-no-records = there is no record in these folders: records end in .json
error-cards-search = give a card's id, or --search and --kind, not both
error-world-as = --as { $text }: there are: { $names }
error-world-none = { $path }: this game has left no world; it is not over, or its game leaves none
error-other-rules = this record was played under rules version { $rules } and would go another way under version { $now }, so its moves cannot be checked here; Krainy { $krainy } wrote it and can
error-unfair = this record was changed: its seed is not the one to which the table was bound at the start

## Watching and playing

opening =
    { $seats ->
        [one] { $title }, { $seats } seat, seed { $seed }
       *[other] { $title }, { $seats } seats, seed { $seed }
    }
ply = move { $ply }
kept = The record is in { $path }.
player-person = you
player-bot = bot { $name }
you-are = You are { NAME($seat) }, seat { $number }. Type ? for help.
only-choice = (the only choice)
not-allowed = Not allowed: { $title } ({ $rule }). { $text }
allowed = That is allowed now.
foreseen-dear = Think twice: that is a dear loss.
foreseen-odds = About { $percent } %: { $what }
foreseen-span = Perhaps: { $what }
not-understood = I do not know '{ $word }' here. Type a number, a name from the list, or ? for help.
not-here = { $seen } That cannot be chosen here.
ask-record = Keep the record? Type a file name, or press Enter to let it go:
bye = The game stays where it is. See you!
input-ended = The input has ended before the game.
undone = Taken back.
no-undo-first = There is nothing to take back yet.
no-undo-other = Only your own last moves can be taken back.
no-undo-known = This can no longer be taken back: others have been asked or have seen something new since.
choice-count = { $name } ({ $count })
help =
    Type the number or the name of a choice, or a whole phrase such as: { $example }
      back       choose anew             undo      take the last move back
      log        what has happened       board     draw the board again
      ? F4       what is there           ? phrase  what does it do, or why not?
      goals      how to win now          rules ID  read a rule
      quit       leave the game

## Lessons and puzzles

learn-lesson-title = Lesson { $number }: { $title }
learn-puzzle-title = Puzzle { $number }: { $title }
learn-step = Step { $step } of { $steps }.
learn-seat = You play { NAME($seat) }.
learn-help = Choose as in a game. Besides: hint, undo, retry (this step), restart, skip, quit. ? explains.
learn-list-lessons = krainy lesson eko 1 begins a lesson; krainy puzzle lists the puzzles.
learn-list-puzzles = krainy puzzle eko 1 begins a puzzle; krainy lesson lists the lessons.
learn-again = Press Enter to try this step again, or type undo to take back only the last move.
learn-would = The lesson would do this: { $action }
learn-no-hint = There is no hint here. Type retry to begin this step anew, or skip to see how it goes.
learn-plays-on = The game goes on, if you like. Type quit to leave.
learn-next = Next: { $command }
learn-bye = See you! What you have finished is remembered.
learn-checked = { $right } right, { $wrong } wrong

## Commands at the table

command-back = back
command-undo = undo
command-log = log
command-board = board
command-goals = goals
command-rules = rules
command-quit = quit
command-hint = hint
command-retry = retry
command-restart = restart
command-skip = skip

## Rules and records

rules-none = No rule speaks of '{ $words }'.
rules-uncited = { $rule }: no line of code cites it.
rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
pack-fine = The pack is fine. Records will name it { $mark }. Play with it by setting { $variable }={ $folder }.
cards-none = No card says '{ $words }'.
cards-found =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
world-title = { $name }: { $game }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
world-unnamed = A world
world-chapter = Game { $number } · { $who }
world-now = The world before the next game
cards-ours = The name is ours.
cards-sources = Sources: { $sources }
coverage-full = { $count } of { $count } rules carried by tests
coverage-missing = { $carried } of { $count } rules carried by tests; missing: { $missing }
record-true =
    { $moves ->
        [one] This record is true: { $title }, { $moves } move. { $result }
       *[other] This record is true: { $title }, { $moves } moves. { $result }
    }
record-renewed = It was played under rules version { $rules }; the rules of version { $now } lead through the same game.
record-told = It was played under rules version { $rules }; under version { $now } it would have gone another way. This is what was told then:
record-fair = Its chance was fair: the seed is the one to which the table was bound at the start.
record-drawn =
    { $given ->
        [0] Its chance was fair: the seed follows from the secret to which the server was bound before anybody sat down.
        [one] Its chance was fair: the seed follows from the secret to which the server was bound before the start and from the salt of one person.
       *[other] Its chance was fair: the seed follows from the secret to which the server was bound before the start and from the salts of { $given } people.
    }
record-share-given = Seat { $seat }: promised a salt and revealed it.
record-share-kept = Seat { $seat }: promised a salt but did not reveal it in time, so it was left out.
record-share-none = Seat { $seat }: promised no salt.
exported =
    { $rows ->
        [one] { $path }: { $rows } decision
       *[other] { $path }: { $rows } decisions
    } { $games ->
        [one] of { $games } game.
       *[other] of { $games } games.
    }

## Doctor

doctor-version = Krainy { $version }, { $place }
doctor-clone = a clone in { $path }
doctor-package = installed in { $path }
doctor-python = Python { $version }, { $platform }
doctor-engine = Engine: { $text }
doctor-not-compiled = interpreted. ./krainy compile compiles it, or ./krainy in the background
doctor-no-wheel = interpreted; this package has no compiled engine for this Python and platform
doctor-compiler = C compiler: { $path }
doctor-no-compiler = C compiler: none (Debian: apt install gcc python3-dev; macOS: xcode-select --install)
doctor-node = Node: { $version }, { $path }
doctor-no-node = Node: none of version 20 or newer; ./krainy downloads one when the page is built
doctor-page = Page: built, in { $path }
doctor-no-page = Page: not built; ./krainy builds it
doctor-browser = Browser for the tests: { $path }
doctor-no-browser = Browser for the tests: none (Debian: apt install chromium)
doctor-database = Tables: { $path }, SQLite { $version }, { $size } kB
doctor-no-database = Tables: none yet, they will be kept in { $path } (SQLite { $version })
doctor-packages = Packages: { $list }
doctor-lacks = Missing packages: { $names }; get them with { $how }
doctor-extra = Optional and not installed: { $name } ({ $how })
doctor-well = Everything that play needs is there.
doctor-unwell =
    { $count ->
        [one] One thing that play needs is missing.
       *[other] { $count } things that play needs are missing.
    }

## Admin

admin-meant = This cannot be undone. Do it?
admin-forgotten = Forgotten: { $tables } tables, { $guests } guests, { $lines } lines of chat.
admin-backup = The backup is in { $path }, with the key beside it.
admin-restored = The backup is in place; running servers have dropped what they had in memory.
admin-restored-key = The backup is in place, with its own key: restart the servers, so that they know the cookies of its guests.
admin-kept = { $games ->
        [one] { $games } game was brought up to date.
       *[other] { $games } games were brought up to date.
    } { $failed ->
        [0] {""}
       *[other] Could not be told: { $failed }.
    }
admin-rules = { $games ->
        [one] { $games } game replayed
       *[other] { $games } games replayed
    }; { $differ ->
        [0] none differs.
        [one] { $differ } differs.
       *[other] { $differ } differ.
    }
admin-ratings = Worked out anew: results of { $games } games, ratings of { $pools } pools.
admin-letters = No letter waits.
admin-sound = The database is sound.
