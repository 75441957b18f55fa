"""What there is in Market, and every action and event, declared once."""

from typing import Final

from krainy.engine.vocabulary import Domain, Events, Vocabulary

NOTHING, SPICE, SILK, GUARD, CARAVAN = range(5)
WORTH = [0, 1, 2, 0, 0]
DECK = [0, 3, 3, 4, 2]
"""How many cards there are of each kind."""
CARDS: Final = sum(DECK)
LIMIT: Final = 4
STALLS: Final = 3
PORTERS: Final = 2
HIGHEST_BID: Final = 3
GOAL: Final = 4

SEAT = Domain("seat", 4)
SLOT = Domain("slot", LIMIT)
CARD = Domain("card", len(DECK))
COINS = Domain("coins", HIGHEST_BID + 1)
STALL = Domain("stall", STALLS)

WORDS = Vocabulary()
PASS = WORDS.block("pass")
SEND = WORDS.block("send", rule="market.5", stall=STALL)
BID = WORDS.block("bid", rule="market.6", coins=COINS)
DRAW = WORDS.block("draw", rule="market.7")
PEEK = WORDS.block("peek", rule="market.7")
HIDE = WORDS.block("hide", rule="market.7", slot=SLOT)
TRAVEL = WORDS.block("travel", rule="market.7", slot=SLOT)
RAID = WORDS.block("raid", rule="market.7", seat=SEAT)
REACT = WORDS.block("react", rule="market.8", slot=SLOT)
TAKE_COIN = WORDS.block("coin", rule="market.9")
TAKE_CARD = WORDS.block("card", rule="market.9", slot=SLOT)

EVENTS = Events()
ROLLED = EVENTS.kind("rolled", pips=Domain("pips", 6))
SENT = EVENTS.kind("sent", seat=SEAT, stall=STALL)
FOR_SALE = EVENTS.kind("for-sale", card=CARD)
OFFERED = EVENTS.kind("offered", seat=SEAT, coins=COINS)
SOLD = EVENTS.kind("sold", seat=SEAT)
TURN = EVENTS.kind("turn", seat=SEAT)
DREW = EVENTS.kind("drew", seat=SEAT)
GOT = EVENTS.kind("got", seat=SEAT, card=CARD)
PEEKED = EVENTS.kind("peeked", seat=SEAT)
SAW = EVENTS.kind("saw", seat=SEAT, card=CARD)
HID = EVENTS.kind("hid", seat=SEAT)
TRAVELLED = EVENTS.kind("travelled", seat=SEAT, slot=SLOT)
RAIDED = EVENTS.kind("raided", seat=SEAT, victim=SEAT)
GUARDED = EVENTS.kind("guarded", seat=SEAT, slot=SLOT)
CALM = EVENTS.kind("calm")
STOLE = EVENTS.kind("stole", seat=SEAT, victim=SEAT)
LOOTED = EVENTS.kind("looted", seat=SEAT, victim=SEAT, slot=SLOT)
ARRIVED = EVENTS.kind("arrived", seat=SEAT)
OUT = EVENTS.kind("out", seat=SEAT)
