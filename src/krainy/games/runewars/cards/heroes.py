"""Abilities of heroes."""

from krainy.engine.additions import edition

from ..effects import heroes
from ..effects.effect import belongs, script
from ..effects.reading import effect_of, read
from ..hooks import (
    DUEL_START,
    DUEL_START_MAY,
    HEAL_SCRIPT,
    HERO_MOVE,
    HERO_SUPPORT,
    PHASE_SCRIPT,
    STUNS,
    TALK_BONUS,
    TEST_AGAIN,
    TEST_BONUS,
    VICTORY_SCRIPT,
)
from ..pieces import ATTRIBUTES, HERO_FACTS
from ..vocabulary import HERO


def read_heroes(added: int) -> None:
    """What a hero can do that others cannot."""
    for hero, fact in edition(HERO_FACTS, added):
        ability = fact["ability"]
        hook, ops = ability["hook"], ability["ops"]
        first = ops[0]
        if hook == "quest.heal":
            HEAL_SCRIPT[hero] = read(ops)
        elif hook == "quest.move":
            HERO_MOVE[hero] = first["n"]
        elif hook == "battle.support":
            HERO_SUPPORT[hero] = first["extra"]
        elif hook == "diplomacy.draw":
            TALK_BONUS[hero] = first["n"]
        elif hook == "quest.test":
            which = ATTRIBUTES.index(first["attribute"])
            if first["op"] == "extra_fate":
                TEST_BONUS[hero][which] = first["n"]
            else:
                TEST_AGAIN[hero][which] = True
        elif hook == "duel.start":
            DUEL_START_MAY[hero] = first["op"] == "may"
            if first["op"] == "may":
                price = heroes.HeroDamage(heroes.THIS, first["cost"][0]["n"], True, False)
                DUEL_START[hero] = script([price, effect_of(first["effect"][0], False)])
            else:
                DUEL_START[hero] = read(ops)
        elif hook == "quest.phase_start":
            PHASE_SCRIPT[hero] = read(ops)
        elif hook == "duel.round":
            STUNS[hero] = True
        else:
            assert hook == "duel.victory", hook
            VICTORY_SCRIPT[hero] = read(ops)
        belongs(HERO, hero)
