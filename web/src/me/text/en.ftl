### The words of the pages about oneself: name, devices, account, coming back.

meText = Krainy knows you by your name and this browser. No account needed.
saved = Saved.
myGames = My games and ratings
anotherDevice = On another device
linkText = Open this address on your phone or another computer, and the same tables are yours there. It works once.
linkWarning = It is a key: whoever has it plays as you. Send it to nobody. A new address cancels the one before.
makeLink = Make a private address
makeLinkAgain = Make a new one, cancel this one
privateLink = Private address
devices = Your devices
devicesText = On these devices you are known here. Log out the ones that you no longer use or have lost.
deviceOn = { $browser } on { $system }
deviceUnknown = An unknown device
deviceThis = This device
deviceSeen = Last seen: { $when }
logOut = Log out
logOutOthers = Log out everywhere else
logOutAll = Log out everywhere
logOutSure = Here you will be a newcomer. Without another device, an account or an unused private address nobody can come back to your tables.
logOutYes = Yes, log out here too
returnTitle = Back to your tables
returnText = This address makes you, on this device, the person who made it. Use it only if it is your own.
returnReplaces = Here you are { $name } now. Only the private address of that person leads back to those tables.
returnKeep = First keep { $name }
returnYes = Yes, it is mine
returnDone = Welcome back, { $name }!
returnBad = This address no longer works: it was used, a newer one was made, or it is incomplete. Make it again on the first device.
toTables = To the tables
account = Account
accountText = Ways to come back when this browser has forgotten you. To play you need none of them.
accountLogin = Log in to an account that I have
accountName = Give your name first; then you can add a way to come back.
login = Log in
loginText = For whoever has an account here. To play you need none.
loginReplaces = Here you are { $name } now. If that person has no account, only a private address leads back to their tables.
loginPasskey = Log in with a passkey
loginMail = By a link to your mail address
loginCode = By a recovery code
loginSent = If an account has this address, a link is on its way to it. It works once, for half an hour.
loginPassed = This server sends no mail. If an account has this address, whoever runs the server can give you its link.
loginBad = That did not work. Try again.
letterText = This link logs you in on this device. Use it only if you asked for it.
letterBad = This link no longer works: it was used, it is too old, or it is incomplete. Have a new one sent.
letterAgain = Other ways to log in
confirmText = Do you want to log in by links that are sent to this address from now on?
confirmYes = Yes, use my address
confirmBad = This link does not work here: it was used, it is too old, or you asked for it on another device. Open it there.
remove = Remove
passkeys = Passkeys
passkeysText = Your phone, your computer or a security key remembers you, and you unlock it as always. There is no password.
passkeyAdd = Add a passkey
passkeyMore = Add another passkey
passkeyUsed = Last used: { $when }
passkeyLeft = Nothing was changed: the device did not confirm it.
passkeyNot = This passkey could not be added. Try again.
passkeyKnown = This device has a passkey for here already.
passkeyUnknown = This passkey is not known here. Perhaps it was removed.
passkeysFull = You have as many passkeys as one person may have. Remove one first.
passkeysNowhere = Passkeys work only at an https address with a name, or at localhost. The other ways work here, too.
passkeysOld = This browser knows no passkeys. The other ways work here, too.
mail = Mail address
mailText = A link that is sent there logs you in on any device. Notifications are sent there only if you want them.
mailField = Your address
mailSend = Send a link
mailHas = A link that is sent to { $mail } logs you in.
mailSent = A link is on its way to { $mail }. Open it on this device within half an hour.
mailPassed = This server sends no mail. Ask whoever runs it for the link to { $mail }, and open it on this device.
mailWrong = This is no mail address. Write it like name@example.org, without accents.
mailTaken = Another account has this address. Log in by it, or use another one.
codes = Recovery codes
codesText = For a drawer: each of them lets you in once if everything else is lost.
codesMake = Make recovery codes
codesRenew = Make new codes
codesLeft = { $n ->
    [one] You have one unused code.
   *[other] You have { $n } unused codes.
    }
codesSure = The codes that you have will end.
codesYes = Yes, make new ones
codesOnce = They are shown only this once. Whoever has one plays as you.
codesPrint = Print
codesKept = I have kept them
codeBad = This code is wrong or was used already.
mine = Everything of yours
mineText = What is kept about you: name, devices, ways to come back, tables, your moves, what you said, your worlds.
mineTake = Download everything
erase = Erase everything…
eraseWhat = Your name, devices, ways to come back and all that you said will be deleted.
erase-resigns = { $n ->
    [one] In one running game with others you resign; in a duel the other one wins, else a bot takes your seat.
   *[other] In { $n } running games with others you resign; in duels the other one wins, elsewhere a bot takes your seat.
    }
erase-cancels = { $n ->
    [one] One open table of yours is given up.
   *[other] { $n } open tables of yours are given up.
    }
erase-leaves = { $n ->
    [one] Your seat at one open table is free again.
   *[other] Your seats at { $n } open tables are free again.
    }
erase-deletes = { $n ->
    [one] One table at which nobody else sits is deleted.
   *[other] { $n } tables at which nobody else sits are deleted.
    }
erase-worlds = { $n ->
    [one] One world that is only yours is deleted.
   *[other] { $n } worlds that are only yours are deleted.
    }
erase-stays = { $n ->
    [one] One finished game with others stays, without your name.
   *[other] { $n } finished games with others stay, without your name.
    }
eraseSure = This cannot be undone.
eraseYes = Erase everything for good
notify = Notifications
notifyText = No need to keep checking: Krainy tells you when it is your turn or your time to decide runs out, when a game begins or ends, and when a draw is offered. Never while you are looking at the table.
notifyPush = Notify me in this browser
notifyPushText = The browser will ask whether it may show notifications. They come even when this page is closed.
notifyPushBad = This browser could not be subscribed. Try again, or use another way.
notifyInsecure = This browser shows notifications only from pages at an https address or at localhost. The other ways work here, too.
notifyUnknown = This browser cannot take notifications. On an iPhone or iPad first put Krainy on the home screen and open it there. The other ways work here, too.
notifyDenied = Notifications from this page are blocked. Allow them in the settings of your browser, or use another way.
notifyHere = In this browser
notifyIn = In a browser: { $device }
notifyByMail = By mail to { $mail }
notifyByHook = In a room: { $host }
notifyRefused = Removed: this address stopped accepting notifications. Add it again if you like.
notifySilent = Removed: this address had not answered for a long time. Add it again if you like.
notifyMail = Notify me by mail to { $mail }
notifyMailNone = To be notified by mail, first add a mail address to your account below.
notifyPostless = This server sends no mail.
notifyHook = Notify me in a room of Discord, Slack or Matrix…
notifyHookText = Make a webhook in the settings of the room and put its address here. Everybody in the room will read when a table waits for you.
notifyHookKind = Kind of room
notifyHookField = Address of the webhook
notifyHookAdd = Add the room
notifyHookBad = Krainy may not post to this address. It must begin with https:// and be reachable from the internet.
notifyWhen = When
notifyMode = Notify me
notifyNow = at once
notifyDigest = once a day, all together
notifyOff = not at all
notifyAsAll = like all tables
notifyDigestAt = The daily message comes at
notifyQuiet = Quiet hours
notifyFrom = from
notifyTo = to
notifyZone = Time zone: { $zone }.
notifyZoneHere = Use { $zone }
notifySnooze = Pause for
notifyHour = an hour
notifyDay = a day
notifyWeek = a week
notifySnoozed = Paused until { $when }.
notifyWake = Notify me again
notifyTables = Your tables
notifyTry = Send me a test
notifyTried = A test is on its way to all of these places.
manyChannels = You have changed your notifications many times in a short time. { $again }
channelsFull = You have as many of these as one person may have. Remove one first.
stopText = Stop notifications by mail?
stopYes = Yes, stop them
stopDone = No more notifications will be sent to this address.
stopBad = This link is incomplete. You can also switch notifications off under "Me".
kept = Finished games to read offline
keptText = This browser can keep your twenty newest finished games: who played, how it ended, and the whole story. Of running games it keeps nothing. Logging out or erasing everything deletes them here.
keptNowhere = Browsers keep pages only from an https address or from localhost.
keptKeep = Keep my finished games here
keptAgain = Look for new ones
keptForget = Delete them here
keptAway = The server cannot be reached. These games are kept here.
keptNone = No game is kept here.
keptTable = To the table
manyLetters = Many links were asked for in a short time. { $again }
manyExports = You have downloaded everything many times in a short time. { $again }
manyLogins = Many tried to log in from your network in a short time. { $again }
blocksFull = You cannot block any more people. Unblock somebody first.
manyBlocks = You have blocked and unblocked people many times in a short time. { $again }
manyInvitations = You have invited many people in a short time. { $again }
personGone = This person is no longer here.
manyMatches = You have looked for others to play with many times in a short time. { $again }
