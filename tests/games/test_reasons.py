""" "Why not?" answers what a person wanted, not what is being asked: along random games every seat that is asked tries
actions of other phases, other seats' things and far places, and the rule that is named must speak of that action."""

import pytest

import krainy
from krainy.engine.chance import Dice
from krainy.games.eko.tiles import MODULES
from krainy.play import words
from krainy.play.laws import any_move

SEEDS = (1, 2)
PLIES = 160
EVERY = 4
"""After so many plies everything is tried."""

OPTIONS: dict[str, dict[str, object]] = {"eko": {"modules": MODULES}, "runewars": {"board": "random"}}

SPEAKS: dict[str, dict[str, str]] = {
    "eko": {
        "swap": "setup.10",
        "sand": "sand",
        "move": "turn move emp kami portal storm ruling.15",
        "route": "storm ruling.15 move.6",
        "give": "emp storm",
        "build": "turn build portal wind moon sand",
        "march": "march emp.11 ruling.9",
        "arm": "turn.1 arm storm.7 emp wind ruling",
        "moon": "moon ruling.21",
    },
    "xidit": {
        "place": "setup.12 move.1",
        "order": "plan exec",
        "rewards": "reward",
        "bard": "bard census",
        "titan": "titan",
        "pay": "titan",
        "raise": "three",
        "show": "census",
        "floor": "guild census ruling.16",
    },
    "mysthea": {
        "draft": "draft",
        "start": "setup.13 two.2",
        "token": "setup.13",
        "recharge": "round.3",
        "play": "turn operate",
        "develop": "turn develop",
        "meditate": "turn.1",
        "use": "turn.2 equip card.4 chosen.7",
        "battle": "turn.2 battle",
        "shift": "turn.2 shift",
        "face": "turn.2 encounter monster.7",
        "place": "operate card",
        "replace": "card.5",
        "pay": "operate.3",
        "energy": "operate.1 cp meditate.5",
        "create": "operate.1 cp meditate.5",
        "deploy": "operate.1 cp meditate.5",
        "step": "operate.1 cp move two.4 meditate.5 battle.6",
        "carry": "move.5",
        "fortify": "cp.4 meditate.4",
        "fourth": "develop",
        "refresh": "develop",
        "under": "develop",
        "take": "develop",
        "lay": "battle.4",
        "lose": "battle",
        "attune": "attune",
        "insert": "shift.3",
        "look": "opt.1",
        "choose": "encounter.4",
        "travel": "move.4 two.4",
        "lead": "move.4 two.4",
        "summon": "monster.8",
        "abandon": "monster.2",
        "give-card": "behaviour.4",
        "give-glory": "behaviour.4",
    },
    "oath": {
        "search": "search act.2 power term.16",
        "muster": "muster act.2 power term.16",
        "trade-favor": "trade act.2 power term.16",
        "trade-secrets": "trade act.2 power term.16",
        "recover-relic": "recover act.2 power term.20",
        "recover-banner": "recover act.2 power term.20",
        "travel": "travel act.2 power site term.16 ruling.31",
        "campaign": "campaign act.2 power.6 term.16",
        "with": "power.6",
        "uncover": "minor.1",
        "use": "minor.2 power citizen.2 ruling.31 rest.6",
        "peek": "minor.3 power.6 ruling.31",
        "peek-reliquary": "minor.4 citizen.1 power.6 ruling.31",
        "garrison": "minor.5 power.6 ruling.31",
        "withdraw": "minor.5 minor.6 power.6 ruling.31",
        "lend": "minor.7 power.6 ruling.31",
        "borrow": "minor.7 power.6 ruling.31",
        "offer": "citizen power.6",
        "exile": "exile power.6",
        "keep": "search.4 next.14 power.6",
        "to-site": "play vision.1 power.6 term.16",
        "to-advisers": "play vision power.6",
        "facedown": "play minor.1 power.6 term.16",
        "reveal": "vision play.3 power.6",
        "plan": "campaign power",
        "counter": "campaign power",
        "swear": "chron.1 power.6",
        "board": "next.5 power.6",
        "pawn": "campaign.5 power.6",
        "give-card": "power citizen.2",
        "ask-card": "power citizen.2",
    },
    "runewars": {
        "faction": "setup.2",
        "tile": "map",
        "at": "map",
        "mark": "map",
        "realm": "map",
        "runes": "map rune",
        "bid": "bid",
        "march": "strategize border neutral.3",
        "call": "mobilize activation.3 term move.2 border neutral.3",
        "call-all": "mobilize activation.3 term.15",
        "portal": "explore.7",
        "fight": "move.7 mobilize",
        "talk": "diplomacy limit.4",
        "retreat": "retreat",
        "line": "rally.1",
        "claim": "acquire",
        "develop": "harvest.3 dev.1",
        "build": "fortify stronghold.3",
        "repair": "fortify",
        "shift": "fortify",
        "raze": "fortify.7",
        "play": "tactics effect",
        "use": "reward",
        "give": "reward.3",
        "pick-up": "defeat.4",
        "clear": "explore.16",
        "office": "title.3",
        "objective": "objective",
        "victory": "victory",
        "drop-quest": "quest.7",
        "go": "quest",
        "heal": "quest",
        "train": "quest",
        "quest": "quest",
        "challenge": "duel.1",
        "support": "support term.13",
    },
}
"""By game and action: the rules, or sections of rules, that speak of it. Choices of many moments are left out: what
they are about is what the decision asks."""


def speaks(game: str, rule: str, of: str) -> bool:
    """Whether a rule is among those that speak of an action, or in one of the sections."""
    return any(rule == f"{game}.{one}" or rule.startswith(f"{game}.{one}.") for one in SPEAKS[game][of].split())


@pytest.mark.once
@pytest.mark.parametrize("name", krainy.names())
@pytest.mark.parametrize("seed", SEEDS)
def test_a_refusal_speaks_of_what_was_wanted(name: str, seed: int) -> None:
    game = krainy.load(name)
    known = {rule.id for rule in words.rules(name, "en")}
    blocks = [block for block in game.vocabulary.blocks if block.name in SPEAKS[name]]
    assert len(blocks) == len(SPEAKS[name])
    g = game.new(3, seed, **OPTIONS.get(name, {}))
    g.told = None
    dice = Dice(seed)
    tried = 0
    while not g.over and g.ply < PLIES:
        if g.ply % EVERY == 0:
            asked, seat = g.asked_name(), g.actors()[0]
            for block in blocks:
                action = block.base + dice.below(block.size)
                why = g.why(seat, action)
                if why:
                    tried += 1
                    assert why in known
                    assert speaks(name, why, block.name), f"ply {g.ply}, {asked}: {block.name} is refused with {why}"
        g.apply(*any_move(g, dice))
    assert tried > 200


@pytest.mark.once
@pytest.mark.parametrize("name", krainy.names())
def test_a_seat_that_is_not_asked_hears_whose_turn_it_is(name: str) -> None:
    """Whatever it wants: the same rule for every action, which says whom the game waits for."""
    game = krainy.load(name)
    g = game.new(3, 1, **OPTIONS.get(name, {}))
    g.told = None
    dice = Dice(1)
    looked = 0
    while not g.over and g.ply < PLIES:
        waiting = [seat for seat in range(g.seats) if seat not in g.actors()]
        if waiting and g.ply % EVERY == 0:
            assert g.asked is not None
            due = g.asked.rule_wait or game.rule_wait
            assert {g.why(waiting[0], block.base) for block in game.vocabulary.blocks} == {due}
            looked += 1
        g.apply(*any_move(g, dice))
    assert looked > 5
