### The words of the page: whatever it says by itself, without those of games and boards.

tagline = An open table for strategy board games
intro = Play bots right away, share one screen, or invite friends over the net. No account, no waiting.
playNow = Play now against bots
playFriend = Play with a friend
newTable = Set up your own table
nextTable = Next table: { $game }
resume = Back to the game
watch = Watch
look = Look
yourTurn = your turn
turnOf = { $who }, your turn
open = waiting for players
playing = in play
paused = paused
over = finished
record = record
loading = Laying the table…
offline = No connection. What you see may be out of date. Reconnecting…
retry = Connect now
wordless = The names and texts of the cards have not come yet. Asking for them again…
noServer = The server does not answer. Check your connection and try again.
again = Try again
noPage = A part of this page did not come. Check the connection and try again.
notFound = There is no such table, or it is not open to you.
home = Home
seats = Players
seat = Seat
person = person
screen = somebody beside me, at this screen
screenName = their name
invite = somebody I invite
bot = bot
bot-random = random bot
bot-greedy = greedy bot
bot-easy = easy bot
bot-normal = normal bot
bot-hard = hard bot
bot-master = master bot
help-easy = Thinks briefly and often errs. Good for a first game.
help-normal = Thinks ahead, but errs at times.
help-hard = Thinks longer and plays the best it finds.
help-master = Thinks the longest, up to several seconds a move.
help-greedy = Looks just one step ahead and takes what promises most.
help-random = Does anything that is allowed.
chairPeople = People
chairLevels = Bots by level
chairSimple = Simple bots
you = you
guest = Guest
free = free seat
away = away
resigned = resigned
points = points
log = Story
deeds = Table and players
ownThings = Your things
rules = Rules
cards = Cards
chat = Chat
settings = Settings
guide = First steps
guideNext = Next
guideBack = Back
guideSkip = Skip
guideEnd = Play!
close = Close
back = Back
undo = Undo
undoTakes = This takes back:
undoPractice = The game becomes practice.
undoYes = Yes, take it back
cancel = Cancel
chosen = Chosen: { $what }. What next?
pickOne = Chosen: { $what }. Pick one:
waiting = Waiting.
notNow = That is not allowed
speaksOf = This is about: { $names }.
notYet = One thing first
pickFirst = First pick { $names }, then { $place }.
pickGlowingFirst = First pick one of the glowing places, then { $place }.
asksOther = Something else is asked
notAsked = You cannot choose { $place } here. The question is: { $prompt }
notYourTurn = It is not your turn.
openRule = Show in the rules
explain = What the rules say
search = Search the rules
nothingFound = The rules say nothing like that.
emptyLog = Nothing has happened yet.
sinceTurn = Since your last turn
sinceLines =
    { $n ->
        [one] { $n } line
       *[other] { $n } lines
    }
sinceFilm = Watch it
sinceRead = I have read it
emptyChat = The table is quiet. Say something!
say = Write a message
send = Send
language = Language
theme = Look
light = light
dark = dark
contrast = high contrast
auto = like the system
keys = Keys
keysText = Arrows: over the spaces · N: next glowing place · Enter: choose · Esc: back · U: undo · H: hint · ?: what the rules say · M: bare map · P: player aid · I: what is here · L, R, K, C: story, rules, cards, chat · A: analysis after the game · 1–9: buttons · [ and ]: a move back and forth · + − 0: larger, smaller, whole board
map = Show the bare map
pieces = Show the pieces
name = Your name
resign = Resign
resignSure = A bot will play on for you. Are you sure?
resignEnds = The game ends at once, and you lose it. Are you sure?

## Ending a game together

drawOffer = Offer a draw
drawSure = The game ends in a draw when everybody agrees. Offer it?
drawSureHere = The game ends in a draw at once. Does everybody agree?
drawAsked = Your offer of a draw waits for the others to agree.
drawBy = { $who } offers a draw. Whoever plays on declines it.
drawByMany = { $who } offer a draw. Whoever plays on declines it.
drawAgree = Agree to a draw
drawTake = Take it back
drawDeclined = There will be no draw: somebody declined or played on. You can offer one again when somebody else has played.
drawTitle = A draw
drawnGame = a draw
noWinner = no winner
abandonedGame = no result
retract = Ask to take my move back
retractSure = Your last move and all that came after it are taken back if everybody agrees. What was seen stays known. Ask?
retractAsked = You have asked to take your last move back. Whoever plays on declines.
retractBy = { $who } asks to take their last move back, with all that came after it. Whoever plays on declines.
abandon = Propose to abandon the game
abandonSure = The game ends without a result if everybody agrees. Propose it?
abandonAsked = You have proposed to abandon the game without a result.
abandonBy = { $who } proposes to abandon the game without a result. Whoever plays on declines.
proposalAgree = Agree
proposalRefuse = Decline
proposalTake = Never mind
proposalWaits = Still to agree: { $who }.
proposalNone = Nothing is being proposed right now.
proposalAgreed = You have agreed already.
proposalAlone = There is nobody else here who could agree.
proposalStands = There is already a proposal. Answer it first.
proposalLater = Your last proposal was not accepted. You can make another when somebody else has played.
offering = offers a draw
drawAlone = A draw needs another person who agrees to it. You can resign.
drawOffered = You have already offered a draw.
drawNoOffer = Nobody offers a draw.
drawLater = Your offer was not taken. You can offer again when somebody else has played.
endless = An endless game can be ended
endlessRule = After { $n } moves anybody who plays can end this game without a winner.
endlessBrief = can be ended after { $n } moves
claim = End the endless game
claimNow = This game has lasted { $n } moves or more. Whoever plays can now end it without a winner.
claimSure = This game has lasted { $n } moves or more. End it now for everybody, without a winner?
claimNone = At this table nobody can end an endless game: it was not agreed on.
claimLater = It is too early to end this game. The terms of the table say after how many moves.
outOfGame = You are out of this game. Those who still play decide.
gameDecided = This game is decided already.
rematch = Rematch
replay = Watch the game
replayOf = Move { $ply } of { $last }
first = To the start
previous = Previous move
next = Next move
last = To the end
endReplay = Back to the end
gameOver = Game over
victory = Victory!
defeat = Not this time
seeBoard = See the board
copy = Copy
copied = Copied
waitSeats = The game starts when all seats are taken.
sit = Sit down
create = Open the table
players = Number of players
ratingBeside = rating { $points }
who = Who plays
pace = Pace of the bots
slow = calm
normal = normal
fast = fast
listing = List the table publicly
options = Options of the game
yourMove = Your move!
practice = practice
fair = Proof of fair chance
notices = Notices
notify = Tell me when it is my turn
notified = Notices are on.
recordFile = Download the record
report = Report a problem (file)
working = One moment…
playFrom = Play from here

## Cards and other components

cardsOf = Cards and components
cardsOfGame = { $game }: cards and components
cardsAll = Everything
cardsKinds = Kinds
cardsSearch = Search the cards
cardsFilters = Filters
cardsClear = Clear
cardsDrawn = Reconstructed only
cardsFound =
    { $n ->
        [one] { $n } component
       *[other] { $n } components
    }
cardsNone = There is nothing like that here. Change the words or the filters.
cardsAbsent = There is no card “{ $id }” here.
cardsNoGame = There is no such game.
cardsPrevious = Previous card
cardsNext = Next card
cardsKeys = Arrows: from card to card · Enter: enlarge · /: search · Esc: close
cardsSources = Sources
cardsRules = Rules
cardsCopy = Copy the address of this card
cardsOurs = The name is ours: the sources have none in English.
cardsOther =
    { $lang ->
        [pl] In Polish
       *[other] { $name }
    }
drawn = reconstructed
drawnTitle = Reconstructed by us

## Looking back

lookBack = Look back
lookingBack = Looking back
notLive = not live
backToGame = Back to the game
goneOn =
    { $n ->
        [one] The game has gone on by { $n } move.
       *[other] The game has gone on by { $n } moves.
    }
run = Play
halt = Stop
speed = Speed
stepOn = Next moment
skipShow = Skip the show
seeEnd = See the end again
earnedNew = New achievement: { $title }
earnedAgain = Once again: { $title }
copyPly = Copy the address of this move
noPast = This move cannot be looked at now.
seeMoment = See this moment

## Clocks, pauses and bots that step in

timeLeft = Time to decide: { $time }
timeOver = Time ran out { $time } ago
clockSoft = The others are waiting for you.
clockHard = Then a bot plays for you.
clockUntil = Until { $time }.
extend = Give more time: { $who }
extendedAlready = You have already given more time for this decision.
noClock = No clock runs at this table.
ownTime = Only others can give you more time.
notWaitedFor = Nobody is waiting for this person now.
holiday = Take days off
holidayText =
    { $n ->
        [0] You have no days off left at this table.
        [one] You have { $n } day off left at this table. Your clock stands still on that day.
       *[other] You have { $n } days off left at this table. Your clock stands still on those days.
    }
holidayTaken = Your days off: { $days }.
holidayFrom = From
holidayDays = Days
holidayTake = Take them
holidayReturn = I am back today
holidayNow = off until { $day }
holidaysNoneHere = This table was made without days off.
holidayDaysWrong = Days off can begin today or within the next year.
holidaysSpent = You do not have that many days off left at this table.
substituted = a bot, while the person was away
pauseAsk = Ask for a pause
pauseNow = Pause the game
pauseAsked = Your wish for a pause waits for the others to agree.
pauseBy = { $who } asks for a pause.
pauseByMany = { $who } ask for a pause.
pauseAgree = Agree to a pause
pauseRefuse = Play on
pauseTake = Never mind
pauseTitle = Pause
pauseText = The clock stands still and nobody moves. Anyone at the table can resume.
pauseEnd = Resume the game
resting = asks for a pause
botFor = a bot plays for { $name }
botForYou = Your time ran out, and a bot plays for you now.
takeBack = Take my seat back
passTo = Pass the screen to { $who }
passText = The board is covered, so that nobody sees what is not theirs to see.
passReady = It is me, show the board

## Hints

hint = Hint
hintThinking = Thinking about your move…
hintFailed = Nothing came to mind. { $again }
noHints = Hints are for games against bots only, or at one shared screen.
hintWaiting = The bots are playing. Your hint comes as soon as it is your move.
hintChance = The number is your chance to win after that move.
hintPlan = The whole plan
hintThen = Then probably: { $what }.
hintStep = { $who }: { $what }
playPlan = Play the plan
playFirst = Only the first move
setPlan = Set it on the wheels
playIt = Play it

## Analysis

analysis = Analysis
chances = Chances to win
chancesText = An estimate from what could be seen at that move.
chancesOf = { $who }: { $from } at the start, { $to } at the end.
analysing = Working out everybody’s chances…
noAnalysis = The chances in this game could not be worked out. { $again }
turningPoints = Turning points
untold = A choice of which the story tells nothing.
noTurns = No single move turned this game.
betterRight = Nothing better was in sight for { $who }: this was played as well as it could be, and the rest was up to chance and the others.
betterMove = Better for { $who }: { $what } ({ $chance } instead of { $taken }).
betterShow = Show this position
betterSearch = Looking for the better move…
moveAt = Move { $ply }
movesAt = Moves { $from }–{ $to }
fromTo = { $who }: { $from } → { $to }

## Confirming

confirm = Confirm
confirmAsk = Is that your move?
confirmMoves = Confirm my moves
confirmPeople = when it matters
confirmAlways = always
confirmNever = never
confirmHint = It matters when something dear would be lost, by touch when a move costs or risks something, and among people when it is final.
askMe = Ask me
askOpen = what matters
askAll = everything
askHint = A question with one answer is answered for you: against bots at once, among people while you are away, where everybody sees that there is no other. A route through storms is the cheapest one; undo lets you choose another.
unasked = Chosen for you: { $what }. Undo to decide otherwise.

## Settings

paceOthers = Pace at which others’ moves are shown
skipHint = Any key skips ahead
sound = Sound
coach = Coach
coachHint = At tables against bots, one sentence when it matters; each only once. Off and on again: from the beginning.
coachOff = Say no more
on = on
off = off
noticesMore = Also when this page is closed: in the browser, by mail or in a room
noticesBlocked = The browser blocks notices from this page. You can change that in its settings.

## States

unreachable = The table cannot be reached. Trying again…
spectating = You are watching this game.

## The end

whyEnd = Why is it over?
fairDrawn = Before the game the server showed a seal of its secret, and everybody promised a salt. The seed follows from all of them, so that nobody could choose it. “krainy record verify” checks in the downloaded record that everything fits.
fairDrawnLater = This seals the secret of the server. The seed follows from it and from the salts of those who sit here, so that nobody can choose it. After the game you see the secret and can check that everything fits.
secret = Secret of the server
saltOf = Salt of seat { $seat }
saltNone = none
saltPromised = promised
saltMissed = did not come in time
saltLate = Your browser did not answer in time, so the seed was drawn without your salt.
drawing = The seed of chance is being drawn…
watchLater = You see this game a minute later. It will appear soon.
resignedView = You have resigned: this is how the table was then
worldNotYours = This world belongs to those who brought it or played the game that left it.
fairText = Before the first move the table showed a seal: a hash of the seed of chance and a salt. Now it shows both. “krainy record verify” checks in the downloaded record that the seal fits and that every draw followed from it.
fairLater = This seals the seed from which every draw follows. After the game you see the seed and the salt, and can check that they fit.
seal = Seal
seed = Seed
salt = Salt
bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
freeSeats =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
continueTables = My tables
watchTables = Watch others
joinTables = Join a table
replayTables = Finished games
noRunning = You have no game under way.
noWatch = Nobody is playing at an open table just now.
noJoin = Nobody is looking for players just now.
noFinished = Finished games will be here, to watch again move by move.
listFailed = This list could not be loaded.
showAll = Show all ({ $n })
waitsFor = { $who } to move
won = { $who } won
wonYou = you won!
delayed = a minute behind
upload = Load a game record from a file
uploadWrong = This is not a record of a game that Krainy knows, or the file is damaged.
uploadNoFile = This file cannot be read. Choose a .json file downloaded after a game.
tooLarge = This is too large: a record can have 2 MB at most.
tooMany = That was too much at once from your network. { $again }
manyTables = You have many tables under way, or have made many in a short time. End or leave one. { $again }
manyBots = Many bots play for you already. End a game with bots first. { $again }
manyTournaments = You have made many tournaments in a short time. { $again }
tournamentStarted = This tournament is not open any more. Look for another one, or make one.
tournamentFull = Nobody else fits into this tournament: forty take part already.
tournamentSmall = There are too few players for one game. Wait for others, or make a tournament with bots.
manyUploads = You have loaded many files in a short time. { $again }
manyAnalyses = You have asked for many analyses in a short time. { $again }
manyHints = You have asked for many hints in a short time. { $again }
manyThoughts = Bots have thought a lot for you and need a rest. { $again }
manyLines = You have said a lot in a short time. { $again }
manyGuests = Many new guests came from your network of late. { $again }
againIn = Try again { $when }.
againSoon = Wait a moment and try again.
manySockets = The server is there but does not let this page to the table: many tables are probably open in this browser or network. Close some of them. { $again }
notRead = The server cannot look this up at the moment. { $again }
unknownHere = This browser is not known here any more. Go to the home page and begin anew, use your private address, or log in under “Me”.
otherSite = This page has another address than the server. Open it at the address of the server.
pageOld = This page is older than the server. Load it again.
movedOn = The table has changed meanwhile. Look again and choose.
notAllowed = The rules do not allow this now. Choose something else.
notOver = This will be possible when the game is over.
pausedNow = The game is paused. Resume it first.
tableBroken = This table is damaged and cannot be shown now. Your other tables are fine; try this one again later.
broken = Something went wrong. Try again.
notSaved = This could not be saved, and nothing was changed. { $again }
repeated = You have been in this position before and chose the same. Choose something else.
noUndo = This can no longer be taken back: somebody else has been asked or has learned something.
notPlaying = This game is not being played now.
notPaused = Nobody has asked for a pause.
noPause = A game of a tournament cannot be paused: the others are waiting for it.
notYours = This is not your seat: you can only watch.
otherRules = The rules have changed since, and under them this game would have gone another way: it can be read but not played on.
nothingKept = The rules have changed since this game was begun, and what happened in it was not kept: it cannot be shown or played on.
keptMoves = Of this game the first { $kept } of { $moves } moves were kept.
renewedRules = This game was begun under version { $begun } of the rules and is played on under version { $now }; so far nothing is different.
resignStopped = This game cannot be played on. When everybody has resigned, it is over and its record can be kept. Resign?
stopped = stopped by new rules
botPlays = A bot plays this seat now.
seatsFree = Not all seats are taken. The game can start when everybody sits.
refused = The server refuses this: { $why }. Change it and try again.
seatTaken = This seat is taken. Choose another.
alreadySeated = You already sit at this table.
alreadyStarted = This game has already begun.
me = Me
save = Save
tableCancelled = This table was given up.
partedLoggedOut = This device was logged out.
partedLeft = You have left this table.
partedKicked = The host asked you to leave this table.
partedGone = This table no longer exists.
nameTaken = Somebody at the table has this name, or one that looks like it. Choose another.
nameUnseen = This name has signs in it that cannot be seen. Leave them out.
nameMarks = This name has too many marks on one letter. Leave them out.
nameEmpty = This name has no letter in it. Choose one that can be read.
kickedHere = The host has asked you to leave this table. Choose another one or set up your own.
oneSeat = Somebody from your network sits here already, and the host allows only one. Ask the host for a table at which people of one home may play together.
together = People of one home may play together
togetherText = Otherwise only one person of a network takes a seat, so that nobody takes them all.
engineCompiling = The engine is being compiled: { $percent } %. Bots are slower until then.
tournaments = Tournaments: several rounds, one table of results
about = About Krainy
aboutGames = The games
designedBy = { $who }; published by { $publisher }
instant = at once
spectators = Spectators
watch-none = nobody
watch-delayed = a minute behind
watch-open = live
clock = Clock
clock-none = no clock
clock-soft = only shows the time
clock-hard = a bot plays when time runs out
weekends = Weekends do not count
weekendsText = The clock stands still on Saturdays and Sundays, in the time zone of whoever makes the table.
holidays = Days off for each person
holidaysNone = none
decisionTime = Time for a decision
listingText = Everybody on this server sees it and may take a free seat.
moreSettings = Spectators, clock, listing, endless games
listedAlone = Listing it would help nobody: there is no free seat and no room for spectators. Invite somebody, let people watch, or keep it private.
onlyWatch = At this table you only watch: others play.
outOfRange = { $what }: give a number from { $low } to { $high }.
oneOfMe = You can take only one seat as “you”; set the others to “somebody beside me, at this screen”.
inviteGame = An invitation to play { $game }
inviteKept = The seat waits for you meanwhile: come back by the same address.
inviteTaken = Somebody else has taken this seat.
inviteStarted = This game has already begun, and the seat is taken.
inviteOver = This game is already over.
inviteUnknown = There is no such invitation. Check that the address is complete.
inviteWatch = You may watch
inviteAgain = Ask for a new invitation, or play against bots.
world = World
worldText = A world outlives its games: what happens in one is where the next begins.
worldNew = a new world
worldUnnamed = World without a name
worldGames =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
worldRuledBy = last won by { $name }
worldChronicle = Chronicle of the world
worldNow = The world today
worldEmpty = This world has no chapters yet. The first one will be written when a game in it ends.
worldBefore = What happened in the games before was written down elsewhere.
worldNext = Next game of this world
worldLook = Read its chronicle
worldChapter = Game { $number }
worldName = Name of the world
worldRename = Name it
worldFile = Download as a file
worldString = Save string for Tabletop Simulator
worldStringLabel = Save string
worldTake = Take the world elsewhere
worldTakeText = The file keeps the whole chronicle. The save string goes into the Oath module of Tabletop Simulator. Both tell what lies face down in this world.
worldClosed = A game is being played in this world. Its name and what lies face down in it can be had when that game is over.
worldSecrets = Show which cards came and went
worldSecretsText = At the table only their suits are announced. Whoever reads the names knows more in the next game.
worldHide = Hide the names
worldSecret = secret
worldBring = Bring a world from elsewhere
worldBringText = Choose a file downloaded here, or paste its text or a save string of the Oath module for Tabletop Simulator.
worldPaste = Text of the file, or save string
worldChoose = Choose a file
worldBringIt = Bring it here
worldWrong = This is not a world: { $why }. Check that the text is complete.
worldGone = There is no such world, or it is not open to you.
worldContents = Games
worldPlayed = Played: { $names }.

## A table that waits for its game

share = Share
shareText = Come and play with me:
qrCode = QR code
qrCodeOf = QR code with the address for seat { $n }
inviteTitle = Invite to the table
inviteText = Send this address to whoever should take the free seat:
start = Start the game
everybodyHere = Everybody is here
waitHost = The person who made the table starts the game.
waitPlayers = Waiting for players
kick = Ask to leave
kickSure = { $who } will lose this seat and cannot sit down at this table again. Are you sure?
kickYes = Yes, ask to leave
cancelTable = Give up this table
cancelSure = The table will be gone for everybody and cannot be brought back. Are you sure?
cancelYes = Yes, give it up
cancelNo = No, keep it
leaveTable = Leave this table

## About Krainy

aboutText = Krainy is an open table for fantasy strategy games. The code, the words and the drawings are ours and free, under the MIT licence.
aboutOwners = The games, their names, art and rulebooks belong to their designers and publishers. Krainy is not affiliated with or endorsed by any of them. We tell the rules in our own words and draw the boards ourselves.
aboutFonts = Type
aboutFontsText = Alegreya and Alegreya Sans, Juan Pablo del Peral (Huerta Tipográfica), under the SIL Open Font License.
aboutPrivacy = Privacy
aboutPrivacyText = One cookie tells the server who you are at the table. Nothing else is tracked or passed on.
aboutPlayable = playable
aboutLater = in the making

## Foresight and goals

foresightAbout = about { $share }
foresight = What will happen
foresightPerhaps = perhaps
foresightDear = Think twice: a dear loss.
foresightFinal = This cannot be taken back.
manyForesights = You have looked at many options in a short time. { $again }
unforeseen = What this does cannot be told beforehand.
goals = Goals
goalNow = Your goal now
goalRule = Open the rule
aid = Player aid
aidOf = { $game }: player aid
aidNow = What you can do now
aidCan = now

learn = Learn
learnShort = lessons and puzzles
learnMore = Lessons and puzzles
learnFirst = New to this game? Learn it in a few short lessons.
learnGame = Learn { $game }
learnIntro = Short, and on the real board. Try anything: every move can be taken back.
lessons = Lessons
puzzles = Puzzles
lessonsDone = { $n } of { $of } done
lessonDone = done
lessonBegin = Lesson { $n }: { $title }
puzzleBegin = Puzzle { $n }: { $title }
lessonNext = Next lesson
puzzleNext = Next puzzle
lessonAll = All lessons and puzzles
lessonOnce = Once more
lessonRetry = Try the step again
lessonSkip = Skip
puzzleShow = Solution
lessonMissed = Take it back and try something else.
lessonFinished = Done.
lessonWould = Try this: { $what }
lessonNoHint = There is no hint from here. Take a move back, or try the step again.
lessonGone = There is no such lesson.
lessonChanged = This lesson is another one now. Begin it anew.
lessonLong = That was a long way round. Try the step again.
manyLessons = You have done much in lessons in a short time. { $again }
ownPuzzles = My puzzles
ownMake = Make a puzzle
ownTitle = Puzzle: move { $n }
ownCopy = Copy the link
ownShare = Those who may look at this game can solve it.
ownGame = To the game
ownDrop = Take { $what } off the list
ownNoChoice = There was hardly a choice here. Go to another move.
ownNoPuzzle = Too many moves are about equally good here, so there is nothing to find. Go to another move.
stepOf = Step { $n } of { $of }
difficulty = Difficulty { $n } of 5
playGame = Play a game
streak =
    { $n ->
        [0] No streak at the moment.
        [one] { $n } puzzle solved without a miss.
       *[other] { $n } puzzles in a row without a miss.
    }
streakBest = Your best: { $best }.
reactions = Reactions of others
manySigns = That was a lot of reactions in a short time. { $again }
quickMatch = Quick match
