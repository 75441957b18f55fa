### The words of the board of Ekö.

discs = discs
reserve = reserve
capitals = capitals
box = box
prison = holds Emperor of
stock = camps / towers / castles
hex-space = empty space
hex-storm = storm space
hex-sinkhole = sinkhole
hex-stone_desert = stone desert
hex-ravine = ravine
hex-capital = capital
hex-mountain = mountain
hex-portal = portal
hex-temple_wind = Temple of the Wind
hex-temple_moon = Temple of the Moon
hex-temple_sand = Temple of the Sand
building-camp = camp
building-tower = tower
building-castle = castle
emperor = with the Emperor
stack = stack
open = can be chosen
taken = chosen
plain = space
nobody = Nobody is here.
unbuilt = Nothing is built here.
force =
    { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    }
worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
colour-light_blue = Light Blue
colour-navy = Navy
colour-violet = Violet
colour-grey = Grey

## First steps

guide-desert = This is the desert of Ekö. Build camps, towers and castles worth 12 points and hold a capital, or be the last one on the board.
guide-glow = What glows can be chosen. To begin with, a disc that your Emperor may change places with. Later, every turn, a stack of yours, then the place where it goes, attacks or builds.
guide-prompt = Here you always read what is asked of you. Hint advises you, Undo takes a move back.
guide-prompt-keys = Keys: H and U.
guide-players = The points, discs and buildings of everybody. The player whose turn it is has a lit edge.
guide-rules = Something does not glow? Pick it all the same: the game names the rule that forbids it. All rules are here.
guide-rules-keys = Key R.
