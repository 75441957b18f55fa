"""What must always hold in Ekö: the fifteen invariants of the specification, for the fuzzer.

Each function names the invariants it checks; all are told in words that say what is wrong.
"""

from typing import Final

from ..action import can_act
from ..board import BUILDINGS, CAPITAL, DISCS, GOAL, MARCH_PRICE, MAX_STACK, PIECES, TEMPLE_PRICE
from ..state import RESERVE, Eko, jailer_of, leads, points, stacks_of
from ..turn import Action, Arming, ForcedMarch, Loss, MoreArming, Payment, Route, Sand

KINDS: Final = len(BUILDINGS)
MOST_POINTS: Final = 23
"""14 from buildings, 9 from captives; each pyramid brings two more."""


def broken(before: Eko | None, after: Eko) -> list[str]:
    """The invariants that a position breaks; with the position one action before, of change too."""
    found = wrong_discs(after) + wrong_stacks(after) + wrong_buildings(after) + wrong_game(after)
    if before is None:
        return found + wrong_board(after) + wrong_start(after)
    return found + wrong_levels(before, after) + wrong_changes(before, after) + wrong_turn(before)


# -- of a position ---------------------------------------------------------------------------------


def wrong_discs(g: Eko) -> list[str]:
    """1, 2, 9: no disc is lost; every Emperor is in one place, never in its owner's prison."""
    found: list[str] = []
    for seat in range(g.seats):
        place, jailer = g.emperor[seat], jailer_of(g, seat)
        on_board = 0
        for space in range(g.board.spaces):
            if g.owner[space] == seat:
                on_board += g.size[space]
        if on_board != g.discs[seat]:
            found.append(f"1: seat {seat} has {on_board} discs on the board, not {g.discs[seat]}")
        away = 1 if place <= RESERVE else 0  # in the reserve or in a prison
        total = on_board + g.warriors[seat] + g.box[seat] + away
        if total != DISCS:
            found.append(f"1: seat {seat} has {total} discs in all")
        if g.warriors[seat] < 0 or g.box[seat] < 0:
            found.append(f"1: seat {seat} owes discs to its reserve or its box")
        if place >= 0 and (place >= g.board.spaces or not leads(g, place)):
            found.append(f"2: the Emperor of seat {seat} is on {place}, where it has no stack")
        if jailer == seat or jailer >= g.seats:
            found.append(f"9: the Emperor of seat {seat} is in the prison of {jailer}")
    return found


def wrong_stacks(g: Eko) -> list[str]:
    """3: every stack has one to four discs of one colour; a space without a stack is empty; the sets agree."""
    found: list[str] = []
    for space in range(g.board.spaces):
        owner, size = g.owner[space], g.size[space]
        empty = owner == -1 and size == 0
        if not empty and not (0 <= owner < g.seats and 1 <= size <= MAX_STACK):
            found.append(f"3: {size} discs of seat {owner} on space {space}")
    for seat in range(g.seats):
        for most in range(1, MAX_STACK + 1):
            listed = [space for space in range(g.board.spaces) if g.owner[space] == seat and g.size[space] <= most]
            if stacks_of(g, seat, most) != listed:
                found.append(f"3: the sets of seat {seat} name {stacks_of(g, seat, most)} instead of {listed}")
    return found


def wrong_buildings(g: Eko) -> list[str]:
    """4, 10: all buildings are there, none above its terrain's limit; points lie in their range."""
    found: list[str] = []
    used = [0] * (g.seats * KINDS)
    built = [0] * g.seats
    capitals = [0] * g.seats
    for terrain in range(g.board.terrains):
        holder, level = g.holder[terrain], g.level[terrain]
        if (holder < 0) != (level == 0) or not 0 <= level <= g.board.limit[terrain]:
            found.append(f"4: level {level} of seat {holder} on terrain {terrain}")
        elif holder >= 0:
            used[holder * KINDS + level - 1] += 1
            built[holder] += level
            capitals[holder] += 1 if g.board.kind[terrain] == CAPITAL else 0
    for seat in range(g.seats):
        for kind in range(KINDS):
            if used[seat * KINDS + kind] + g.pieces[seat * KINDS + kind] != PIECES[kind]:
                found.append(f"4: seat {seat} does not have all of its {BUILDINGS[kind]}s")
        if built[seat] != g.built[seat] or capitals[seat] != g.capitals[seat]:
            found.append(f"4: seat {seat} has {built[seat]} points and {capitals[seat]} capitals")
        score = points(g, seat)
        if not 0 <= score <= MOST_POINTS + 2 * len(g.board.pyramids):
            found.append(f"10: seat {seat} has {score} points")
    return found


def wrong_game(g: Eko) -> list[str]:
    """11, 12: while a game runs, two seats have discs, nobody has won, nobody who is out acts."""
    found: list[str] = []
    present = 0
    for seat in range(g.seats):
        if g.discs[seat] > 0:
            present |= 1 << seat
    if g.over:
        return found
    if present != g.alive or g.alive & (g.alive - 1) == 0:
        found.append(f"11: seats {g.alive:b} are in the game, {present:b} have discs")
    for seat in range(g.seats):
        if g.alive >> seat & 1 and g.capitals[seat] > 0 and points(g, seat) >= GOAL:
            found.append(f"11: seat {seat} has {points(g, seat)} points, a capital and not won")
    if g.owing & ~g.alive or g.owing & (g.owing - 1):
        found.append(f"12: seats {g.owing:b} are asked, {g.alive:b} are in the game")
    return found


def wrong_start(g: Eko) -> list[str]:
    """13: at the start every ordinary space holds one disc, storm spaces none."""
    found: list[str] = []
    for space in range(g.board.spaces):
        if g.size[space] != (0 if g.board.storm[space] else 1):
            found.append(f"13: {g.size[space]} discs on space {space} at the start")
    if sum(g.discs) != DISCS * g.seats:
        found.append(f"13: {sum(g.discs)} discs on the board at the start")
    return found


def wrong_board(g: Eko) -> list[str]:
    """15: the spaces form one area, and what touches does so on both sides."""
    found: list[str] = []
    if not g.board.connected():
        found.append("15: the spaces do not form one area")
    for space in range(g.board.spaces):
        if space in g.board.near[space] or space in g.board.ways[space]:
            found.append(f"15: space {space} touches itself")
        for near in g.board.near[space]:
            if space not in g.board.near[near]:
                found.append(f"15: space {space} touches {near}, but not the other way round")
        for way in g.board.ways[space]:
            if space not in g.board.ways[way]:
                found.append(f"15: one can go from {space} to {way}, but not back")
        for terrain in g.board.sites[space]:
            if space not in g.board.shore[terrain]:
                found.append(f"15: space {space} touches terrain {terrain}, not the other way round")
    return found


# -- of an action ----------------------------------------------------------------------------------


def wrong_levels(before: Eko, after: Eko) -> list[str]:
    """5: a building changes by a Build only, one at a time, and never becomes smaller."""
    found: list[str] = []
    changed = 0
    for terrain in range(after.board.terrains):
        old, new = before.level[terrain], after.level[terrain]
        was, now = before.holder[terrain], after.holder[terrain]
        if old == new and was == now:
            continue
        changed += 1
        if was < 0:
            legal = new == 1
        elif was == now:
            legal = new == old + 1
        else:
            legal = old <= new <= old + 1
        if not legal:
            found.append(f"5: level {old} of seat {was} on {terrain} became {new} of seat {now}")
    if changed > 1 or (changed == 1 and not isinstance(before.asked, (Action, Payment))):
        found.append(f"5: {changed} buildings changed when {before.asked_name()} was asked")
    return found


def wrong_changes(before: Eko, after: Eko) -> list[str]:
    """6, 7, 8: boxes grow by their prices, discs on the board in Arming only, Moves cost none."""
    found: list[str] = []
    asked, seat = before.asked, before.turn
    grown = sum(after.discs) - sum(before.discs)
    boxed = after.box[seat] - before.box[seat]
    for other in range(after.seats):
        if other != seat and after.box[other] != before.box[other]:
            found.append(f"6: the box of seat {other} changed in the turn of seat {seat}")
    if isinstance(asked, ForcedMarch):
        if boxed not in (0, MARCH_PRICE):
            found.append(f"6: a Forced March put {boxed} discs into the box")
    elif isinstance(asked, (Sand, Arming)):
        if boxed not in (0, TEMPLE_PRICE):
            found.append(f"6: a temple put {boxed} discs into the box")
    elif boxed != 0:
        found.append(f"6: {before.asked_name()} put {boxed} discs into the box")
    if isinstance(asked, (Arming, MoreArming)):
        most = 1 if boxed else MAX_STACK - 1
        if not 0 <= grown <= most or (boxed and grown != 1):
            found.append(f"7: Arming put {grown} discs on the board, {boxed} into the box")
    elif grown > 0:
        found.append(f"7: {grown} discs came to the board when {before.asked_name()} was asked")
    if isinstance(asked, (Action, Route, Loss)) and before.level == after.level:
        found.extend(wrong_move(before, after, seat))
    return found


def wrong_move(before: Eko, after: Eko, seat: int) -> list[str]:
    """8: a Move without storm or Kamikaze costs its seat nothing; it destroys at most one stack."""
    lost = before.discs[seat] - after.discs[seat]
    struck = 0
    hit = 0
    for other in range(after.seats):
        taken = before.discs[other] - after.discs[other]
        if other != seat and taken != 0:
            struck += 1
            hit = taken
    found: list[str] = []
    if struck > 1 or not 0 <= hit <= MAX_STACK:
        found.append(f"8: a Move took {hit} discs, from {struck} seats")
    spent = 1 if hit == MAX_STACK else 0  # a Kamikaze, if it was one
    if before.holder == after.holder and not 0 <= lost <= before.board.zones + spent:
        found.append(f"8: a Move cost the mover {lost} discs")
    return found


def wrong_turn(g: Eko) -> list[str]:
    """14: the Sand comes first, a second action only by a Forced March, none only by necessity.

    Told of the position at which an action was asked, by how many came before it in the turn.
    """
    asked, done = g.asked, g.ply - g.turn_ply
    if isinstance(asked, Sand) and done != 0:
        return [f"14: the Sand is asked after {done} choices of the turn"]
    if isinstance(asked, Action) and not g.marched and done > 1:
        return [f"14: an action is asked after {done} choices of the turn and no Forced March"]
    if isinstance(asked, ForcedMarch) and g.marched:
        return ["14: a second Forced March is offered"]
    if isinstance(asked, (ForcedMarch, Arming)) and done == 0 and can_act(g, g.turn):
        return ["14: a seat that could act was not asked"]
    return []
