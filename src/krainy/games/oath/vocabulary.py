"""Every action and every event of Oath, declared once.

The order of the blocks is the order in which decisions list their actions.
"""

from typing import Final

from krainy.engine.additions import came
from krainy.engine.vocabulary import Domain, Events, Vocabulary

from .board import BANNERS, MAX_PLAYERS, OATHS, REGIONS, RELIQUARY, SLOTS, SUITS
from .cards import CAME, CARDS, EDIFICE_FACTS, RELIC_FACTS

PLAYER: Final = Domain("seat", MAX_PLAYERS + 1)
"""The players in seating order; one more than the colours, for the bandits as a defender."""
CARD: Final = Domain("card", CARDS, CAME)
RELIC: Final = Domain("relic", len(RELIC_FACTS), came(RELIC_FACTS))
EDIFICE: Final = Domain("edifice", len(EDIFICE_FACTS), came(EDIFICE_FACTS))
"""Actions and events call relics and edifices cards; an observation has rows with a place for each of them."""
SITE: Final = Domain("site", SLOTS)
SUIT: Final = Domain("suit", len(SUITS))
BANNER: Final = Domain("banner", len(BANNERS))
REGION: Final = Domain("region", len(REGIONS))
SOURCE: Final = Domain("source", 1 + len(REGIONS))
NUMBER: Final = Domain("number", 41)
PLACE: Final = Domain("place", 8)
"""One of several cards that lie face down in a row."""
SPACE: Final = Domain("space", RELIQUARY)
OATH: Final = Domain("oath", len(OATHS))
COLOUR: Final = Domain("colour", MAX_PLAYERS)
BACK: Final = Domain("back", 2)
"""What the back of a card shows: a denizen or a Vision."""
GOOD: Final = Domain("good", 3)
DIE: Final = Domain("die", 6)

VOCABULARY: Final = Vocabulary()
PASS: Final = VOCABULARY.block("pass")  # no, none, enough, end of the Act phase: whatever the decision lets one decline
YES: Final = VOCABULARY.block("yes")
# Major actions
SEARCH: Final = VOCABULARY.block("search", rule="oath.search.1", source=SOURCE)
MUSTER: Final = VOCABULARY.block("muster", rule="oath.muster.1", card=CARD)
TRADE_FAVOR: Final = VOCABULARY.block("trade-favor", rule="oath.trade.1", card=CARD)  # a secret is placed, favor gained
# two favor are placed, secrets gained
TRADE_SECRETS: Final = VOCABULARY.block("trade-secrets", rule="oath.trade.1", card=CARD)
RECOVER_RELIC: Final = VOCABULARY.block("recover-relic", rule="oath.recover.1", place=PLACE)
RECOVER_BANNER: Final = VOCABULARY.block("recover-banner", rule="oath.recover.4", banner=BANNER)
TRAVEL: Final = VOCABULARY.block("travel", rule="oath.travel.1", site=SITE)
CAMPAIGN: Final = VOCABULARY.block("campaign", rule="oath.campaign.1", seat=PLAYER)
# a modifier of the action that is about to be taken
WITH: Final = VOCABULARY.block("with", rule="oath.power.6", card=CARD)
# Minor actions
# a facedown adviser is played or discarded
UNCOVER: Final = VOCABULARY.block("uncover", rule="oath.minor.1", card=CARD)
USE: Final = VOCABULARY.block("use", rule="oath.minor.2", card=CARD)
PEEK: Final = VOCABULARY.block("peek", rule="oath.minor.3", site=SITE, place=PLACE)
PEEK_RELIQUARY: Final = VOCABULARY.block("peek-reliquary", rule="oath.minor.4")
# warbands from the board to the site
GARRISON: Final = VOCABULARY.block("garrison", rule="oath.minor.5", number=NUMBER)
# warbands from the site to the board
WITHDRAW: Final = VOCABULARY.block("withdraw", rule="oath.minor.5", number=NUMBER)
LEND: Final = VOCABULARY.block("lend", rule="oath.minor.7", seat=PLAYER, number=NUMBER)
BORROW: Final = VOCABULARY.block("borrow", rule="oath.minor.7", seat=PLAYER, number=NUMBER)
OFFER: Final = VOCABULARY.block("offer", rule="oath.citizen.1", seat=PLAYER, space=SPACE)
EXILE: Final = VOCABULARY.block("exile", rule="oath.exile.1", seat=PLAYER)
# Choices
KEEP: Final = VOCABULARY.block("keep", rule="oath.search.4", card=CARD)
DISCARD: Final = VOCABULARY.block("discard", rule="oath.play.3", card=CARD)
TO_SITE: Final = VOCABULARY.block("to-site", rule="oath.play.1", site=SITE)
TO_ADVISERS: Final = VOCABULARY.block("to-advisers", rule="oath.play.4")
FACEDOWN: Final = VOCABULARY.block("facedown", rule="oath.play.5")
REVEAL: Final = VOCABULARY.block("reveal", rule="oath.vision.1")  # a Vision or the Conspiracy, face up
PLAN: Final = VOCABULARY.block("plan", rule="oath.campaign.12", card=CARD)
# a battle plan that takes dice from the enemy
COUNTER: Final = VOCABULARY.block("counter", rule="oath.campaign.12", card=CARD)
PICK: Final = VOCABULARY.block("pick", rule="oath.power.2", card=CARD)
SEAT: Final = VOCABULARY.block("seat", rule="oath.power.2", seat=PLAYER)
AT: Final = VOCABULARY.block("at", rule="oath.power.2", site=SITE)
BANK: Final = VOCABULARY.block("bank", rule="oath.power.2", suit=SUIT)
NUM: Final = VOCABULARY.block("number", rule="oath.power.2", number=NUMBER)
BACK_OF: Final = VOCABULARY.block("adviser", rule="oath.power.2", seat=PLAYER, place=PLACE)
RELIC_AT: Final = VOCABULARY.block("relic", rule="oath.power.2", site=SITE, place=PLACE)
SPACE_OF: Final = VOCABULARY.block("space", rule="oath.power.2", space=SPACE)
PILE: Final = VOCABULARY.block("pile", rule="oath.power.2", source=SOURCE)
SWEAR: Final = VOCABULARY.block("swear", rule="oath.chron.1", oath=OATH)
BOARD: Final = VOCABULARY.block("board", rule="oath.next.5", colour=COLOUR)
TARGET_BANNER: Final = VOCABULARY.block("banner", rule="oath.campaign.5", banner=BANNER)
TARGET_PAWN: Final = VOCABULARY.block("pawn", rule="oath.campaign.5")
GIVE: Final = VOCABULARY.block("give", rule="oath.power.11", good=GOOD)
ASK: Final = VOCABULARY.block("ask", rule="oath.power.11", good=GOOD)
GIVE_CARD: Final = VOCABULARY.block("give-card", rule="oath.power.11", card=CARD)
ASK_CARD: Final = VOCABULARY.block("ask-card", rule="oath.power.11", card=CARD)
GIVE_BACK: Final = VOCABULARY.block("give-adviser", rule="oath.power.11", place=PLACE)
ASK_BACK: Final = VOCABULARY.block("ask-adviser", rule="oath.power.11", place=PLACE)
GIVE_BANNER: Final = VOCABULARY.block("give-banner", rule="oath.power.11", banner=BANNER)
ASK_BANNER: Final = VOCABULARY.block("ask-banner", rule="oath.power.11", banner=BANNER)
GIVE_SITE: Final = VOCABULARY.block("give-site", rule="oath.power.11", site=SITE)
ASK_SITE: Final = VOCABULARY.block("ask-site", rule="oath.power.11", site=SITE)

EVENTS: Final = Events()
# Rounds and turns
ROUND_BEGAN: Final = EVENTS.kind("round-began", number=NUMBER)
TURN_BEGAN: Final = EVENTS.kind("turn-began", seat=PLAYER)
RESTED: Final = EVENTS.kind("rested", seat=PLAYER, supply=NUMBER)
SPENT: Final = EVENTS.kind("spent", seat=PLAYER, supply=NUMBER)
GOT_SUPPLY: Final = EVENTS.kind("got-supply", seat=PLAYER, supply=NUMBER)
END_DIE: Final = EVENTS.kind("end-die", die=DIE)
TITLE: Final = EVENTS.kind("title", seat=PLAYER)
USURPER: Final = EVENTS.kind("usurper", seat=PLAYER)
WON: Final = EVENTS.kind("won", seat=PLAYER)
EVENTS.endings = [WON]

# Tokens and warbands
GAINED_FAVOR: Final = EVENTS.kind("gained-favor", seat=PLAYER, amount=NUMBER, suit=SUIT)
TOOK_FAVOR: Final = EVENTS.kind("took-favor", seat=PLAYER, other=PLAYER, amount=NUMBER)
TOOK_SECRETS: Final = EVENTS.kind("took-secrets", seat=PLAYER, other=PLAYER, amount=NUMBER)
PICKED_UP: Final = EVENTS.kind("picked-up", seat=PLAYER, good=GOOD, site=SITE)
PAID_FAVOR: Final = EVENTS.kind("paid-favor", seat=PLAYER, amount=NUMBER, card=CARD)
PAID_SECRETS: Final = EVENTS.kind("paid-secrets", seat=PLAYER, amount=NUMBER, card=CARD)
BURNED_FAVOR: Final = EVENTS.kind("burned-favor", seat=PLAYER, amount=NUMBER)
BURNED_SECRETS: Final = EVENTS.kind("burned-secrets", seat=PLAYER, amount=NUMBER)
TURNED_SECRET: Final = EVENTS.kind("turned-secret", seat=PLAYER)
GAINED_SECRETS: Final = EVENTS.kind("gained-secrets", seat=PLAYER, amount=NUMBER)
BANKED: Final = EVENTS.kind("banked", suit=SUIT, amount=NUMBER)  # favor comes into a bank from elsewhere
SHIFTED: Final = EVENTS.kind("shifted", suit=SUIT, to=SUIT, amount=NUMBER)  # favor from bank to bank
GAINED_WARBANDS: Final = EVENTS.kind("gained-warbands", seat=PLAYER, amount=NUMBER)
KILLED: Final = EVENTS.kind("killed", seat=PLAYER, amount=NUMBER)  # on a board
KILLED_AT: Final = EVENTS.kind("killed-at", site=SITE, amount=NUMBER)
MARCHED: Final = EVENTS.kind("marched", seat=PLAYER, site=SITE, amount=NUMBER)  # from the board to a site
WITHDREW: Final = EVENTS.kind("withdrew", seat=PLAYER, site=SITE, amount=NUMBER)
LENT: Final = EVENTS.kind("lent", seat=PLAYER, other=PLAYER, amount=NUMBER)
FED_BANNER: Final = EVENTS.kind("fed-banner", seat=PLAYER)
DRAINED_BANNER: Final = EVENTS.kind("drained-banner", seat=PLAYER, suit=SUIT)
BANNER_TOKENS: Final = EVENTS.kind("banner-tokens", banner=BANNER, amount=NUMBER)
MOB: Final = EVENTS.kind("mob")
CALM: Final = EVENTS.kind("calm")
# Cards
DREW: Final = EVENTS.kind("drew", seat=PLAYER, number=NUMBER)  # from the world deck
DREW_VISION: Final = EVENTS.kind("drew-vision", seat=PLAYER, number=NUMBER)  # the marker is now there
DREW_PILE: Final = EVENTS.kind("drew-pile", seat=PLAYER, region=REGION, number=NUMBER)
SAW: Final = EVENTS.kind("saw", seat=PLAYER, card=CARD)  # whispered
SHOWED: Final = EVENTS.kind("showed", seat=PLAYER, card=CARD)
DISCARDED: Final = EVENTS.kind("discarded", seat=PLAYER, region=REGION, back=BACK)  # face down
DISCARDED_CARD: Final = EVENTS.kind("discarded-card", seat=PLAYER, card=CARD, region=REGION)  # it lay face up
BURIED: Final = EVENTS.kind("buried", seat=PLAYER, back=BACK)  # under the world deck
NEXT_BACK: Final = EVENTS.kind("next-back", back=BACK)  # on top of the world deck
PLAYED_TO_SITE: Final = EVENTS.kind("played-to-site", seat=PLAYER, card=CARD, site=SITE)
PLAYED_ADVISER: Final = EVENTS.kind("played-adviser", seat=PLAYER, card=CARD)
PLAYED_FACEDOWN: Final = EVENTS.kind("played-facedown", seat=PLAYER, back=BACK)
UNCOVERED: Final = EVENTS.kind("uncovered", seat=PLAYER, place=PLACE)
REVEALED_VISION: Final = EVENTS.kind("revealed-vision", seat=PLAYER, card=CARD)
SHARED_VISION: Final = EVENTS.kind("shared-vision", seat=PLAYER, other=PLAYER)
USED: Final = EVENTS.kind("used", seat=PLAYER, card=CARD)
MOVED_CARD: Final = EVENTS.kind("moved-card", seat=PLAYER, card=CARD, site=SITE)
SWAPPED: Final = EVENTS.kind("swapped", seat=PLAYER, card=CARD, other=CARD)
TURNED_CARD: Final = EVENTS.kind("turned-card", card=CARD)
GOT_ADVISER: Final = EVENTS.kind("got-adviser", seat=PLAYER, card=CARD)
SWAPPED_BACKS: Final = EVENTS.kind("swapped-backs", seat=PLAYER, other=PLAYER, back=BACK, second=BACK)
GOT_BACK: Final = EVENTS.kind("got-back", seat=PLAYER, back=BACK)
LOOKED: Final = EVENTS.kind("looked", seat=PLAYER)
STACKED: Final = EVENTS.kind("stacked", seat=PLAYER, region=REGION, to=REGION)
REPLACED: Final = EVENTS.kind("replaced", seat=PLAYER, number=NUMBER)  # by cards of the Dispossessed
# Travel and relics
TRAVELED: Final = EVENTS.kind("traveled", seat=PLAYER, site=SITE)
FOUND_SITE: Final = EVENTS.kind("found-site", site=SITE, card=CARD)
FOUND_RELICS: Final = EVENTS.kind("found-relics", site=SITE, number=NUMBER)
GOT_RELIC: Final = EVENTS.kind("got-relic", seat=PLAYER, card=CARD)
BURIED_RELIC: Final = EVENTS.kind("buried-relic", seat=PLAYER, card=CARD)
BURIED_UNSEEN: Final = EVENTS.kind("buried-unseen", seat=PLAYER)
GOT_BANNER: Final = EVENTS.kind("got-banner", seat=PLAYER, banner=BANNER)
UNCOVERED_TRAIT: Final = EVENTS.kind("uncovered-trait", card=CARD)
# Campaigns
CAMPAIGN_BEGAN: Final = EVENTS.kind("campaign-began", seat=PLAYER, other=PLAYER)
TARGETED_SITE: Final = EVENTS.kind("targeted-site", seat=PLAYER, site=SITE)
TARGETED_CARD: Final = EVENTS.kind("targeted-card", seat=PLAYER, card=CARD)
TARGETED_RELIC_AT: Final = EVENTS.kind("targeted-relic-at", seat=PLAYER, site=SITE)
TARGETED_BANNER: Final = EVENTS.kind("targeted-banner", seat=PLAYER, banner=BANNER)
TARGETED_PAWN: Final = EVENTS.kind("targeted-pawn", seat=PLAYER, other=PLAYER)
POOLS: Final = EVENTS.kind("pools", attack=NUMBER, defense=NUMBER)
JOINED: Final = EVENTS.kind("joined", seat=PLAYER)
PLANNED: Final = EVENTS.kind("planned", seat=PLAYER, card=CARD)
DEFENSE_ROLLED: Final = EVENTS.kind(
    "defense-rolled", seat=PLAYER, shields=NUMBER, doubles=NUMBER, total=NUMBER, twos=NUMBER
)
ATTACK_ROLLED: Final = EVENTS.kind("attack-rolled", seat=PLAYER, swords=NUMBER, hollow=NUMBER, skulls=NUMBER)
SACRIFICED: Final = EVENTS.kind("sacrificed", seat=PLAYER, amount=NUMBER)
CAMPAIGN_WON: Final = EVENTS.kind("campaign-won", seat=PLAYER)
DICE_ROLLED: Final = EVENTS.kind("dice-rolled", seat=PLAYER, total=NUMBER)
SAVED: Final = EVENTS.kind("saved", seat=PLAYER, amount=NUMBER)  # casualties that a plan saves
RELEASED: Final = EVENTS.kind("released", seat=PLAYER, amount=NUMBER)
CAGED: Final = EVENTS.kind("caged", seat=PLAYER, other=PLAYER, amount=NUMBER)
# Roles and deals
BECAME_CITIZEN: Final = EVENTS.kind("became-citizen", seat=PLAYER)
BECAME_EXILE: Final = EVENTS.kind("became-exile", seat=PLAYER)
ACT_ENDED: Final = EVENTS.kind("act-ended", seat=PLAYER)
OFFERED: Final = EVENTS.kind("offered", seat=PLAYER, other=PLAYER)
ACCEPTED: Final = EVENTS.kind("accepted", seat=PLAYER)
REFUSED: Final = EVENTS.kind("refused", seat=PLAYER)
LEFT_GAME: Final = EVENTS.kind("left-game", seat=PLAYER)
CHOSE_BOARD: Final = EVENTS.kind("chose-board", seat=PLAYER, colour=COLOUR)
# The Prince and the Chronicle
PRINCE_NODE: Final = EVENTS.kind("prince-acts", seat=PLAYER, number=NUMBER)
SWORE: Final = EVENTS.kind("swore", seat=PLAYER, oath=OATH)
BUILT: Final = EVENTS.kind("built", seat=PLAYER, card=CARD, site=SITE)
CHRONICLED: Final = EVENTS.kind("chronicled", seat=PLAYER, suit=SUIT)
CAME_IN: Final = EVENTS.kind("came-in", suit=SUIT, number=NUMBER)
WENT_OUT: Final = EVENTS.kind("went-out", suit=SUIT, number=NUMBER)
BECAME_RUIN: Final = EVENTS.kind("became-ruin", card=CARD)
EVENTS.rounds = [ROUND_BEGAN, WON]

# -- which events in a row are told as one, and what is counted in a round ---------------------------------------------

EVENTS.row(SAW, "seat", gather="card")
EVENTS.row(LOOKED, "seat")
EVENTS.row(DISCARDED, "seat", "region")
EVENTS.row(BANKED, add="amount")
EVENTS.row(CAME_IN)
EVENTS.row(WENT_OUT)
EVENTS.row(FOUND_SITE, gather="site")
EVENTS.implies(TRAVELED, FOUND_SITE, site="site")
for after_draw in (DREW, DREW_VISION, SAW):
    EVENTS.implies(after_draw, NEXT_BACK)  # it lies open on the deck
for from_hand in (PLAYED_TO_SITE, PLAYED_ADVISER, REVEALED_VISION):
    EVENTS.instead(from_hand, UNCOVERED, seat="seat")
for paid_with_supply in (TRAVELED, DREW, DREW_PILE, CAMPAIGN_BEGAN, PAID_FAVOR, PAID_SECRETS):
    EVENTS.instead(paid_with_supply, SPENT, seat="seat")
EVENTS.instead(PAID_FAVOR, USED, seat="seat", card="card")
EVENTS.instead(PAID_SECRETS, USED, seat="seat", card="card")
EVENTS.implies(GOT_BANNER, BANNER_TOKENS, banner="banner")
EVENTS.row(TARGETED_SITE, "seat", gather="site")
EVENTS.join(TARGETED_CARD, TARGETED_SITE, card="site")
EVENTS.row(KILLED, "seat", add="amount")
EVENTS.row(GAINED_WARBANDS, "seat", add="amount")
EVENTS.row(PRINCE_NODE, "seat")
EVENTS.count("campaigns", CAMPAIGN_WON)
EVENTS.count("relics", GOT_RELIC)
EVENTS.count("banners", GOT_BANNER)
EVENTS.count("favor", GAINED_FAVOR, "amount")
EVENTS.count("secrets", GAINED_SECRETS, "amount")
EVENTS.count("warbands", GAINED_WARBANDS, "amount")

# -- what chance decides, by the names under which it can be given -----------------------------------------------------

ATTACK_DIE_LOT: Final = "attack-dice"
DEFENSE_DIE_LOT: Final = "defense-dice"
END_DIE_LOT: Final = "end-die"
DENIZEN_LOT: Final = "denizens"
VISION_LOT: Final = "visions"
DECK_LOT: Final = "deck"
RELIC_LOT: Final = "relics"
SITE_LOT: Final = "sites"
DISPOSSESSED_LOT: Final = "dispossessed"
ARCHIVE_LOT: Final = "archive"
OUTCAST_LOT: Final = "outcasts"
SUIT_LOT: Final = "suit"
LOTS: Final = [
    ATTACK_DIE_LOT,
    DEFENSE_DIE_LOT,
    END_DIE_LOT,
    DENIZEN_LOT,
    VISION_LOT,
    DECK_LOT,
    RELIC_LOT,
    SITE_LOT,
    DISPOSSESSED_LOT,
    ARCHIVE_LOT,
    OUTCAST_LOT,
    SUIT_LOT,
]
