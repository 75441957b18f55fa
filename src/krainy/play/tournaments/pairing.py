"""Pairing: two by two with as few repetitions as possible, or groups of more."""

from collections.abc import Sequence

from .matching import maximum_matching
from .model import Record


def fewest_repeats(players: Sequence[int], record: Record) -> int:
    """How many pairs of a round must have met before."""
    return len(players) // 2 - pairs_left(players, record)


def pairs_left(players: Sequence[int], record: Record) -> int:
    """How many pairs that have not met can be made of these players at once."""
    unmet = {one: [other for other in players if other != one and not record.meets[one][other]] for one in players}
    return len(maximum_matching(unmet)) // 2


def pairs(players: Sequence[int], record: Record) -> list[tuple[int, int]]:
    """An even number of players, the best first, two by two: the best meets whoever suits best, as far as the others
    can still be paired with as few repetitions as possible, and so on."""
    left, repeats = list(players), fewest_repeats(players, record)
    found: list[tuple[int, int]] = []
    while left:
        one = left[0]
        for other in sorted(left[1:], key=lambda other: unsuitable(one, other, left, record)):
            again = int(record.meets[one][other] > 0)
            rest = [player for player in left[1:] if player != other]
            if again <= repeats and fewest_repeats(rest, record) <= repeats - again:
                found.append((one, other))
                left, repeats = rest, repeats - again
                break
    return found


def unsuitable(one: int, other: int, left: Sequence[int], record: Record) -> tuple[object, ...]:
    """How little two suit each other: equal scores are best; among equals the upper half meets the lower half."""
    equals = [player for player in left if record.scores[player] == record.scores[other]]
    ideal = len(equals) // 2 if record.scores[one] == record.scores[other] else 0
    same_wish = record.seated[one][0] - record.seated[one][1] == record.seated[other][0] - record.seated[other][1] != 0
    apart = abs(record.scores[one] - record.scores[other])
    return (record.meets[one][other], apart, same_wish, abs(equals.index(other) - ideal))


def groups(
    players: Sequence[int], seats: int, cost: Sequence[Sequence[int]], bench: Sequence[Sequence[int]] = ()
) -> tuple[list[list[int]], list[int]]:
    """Groups of so many seats in which as little as possible is wrong: no two players could change places for the
    better. A bench has somebody who rests, and those who might rest instead; also who rests in the end."""
    found: list[list[int]] = []
    left = list(players)
    while left:
        group = [left.pop(0)]
        while len(group) < seats:
            group.append(min(left, key=lambda other: sum(cost[other][one] for one in group)))
            left.remove(group[-1])
        found.append(group)
    resting = [one for one, *_ in bench]
    while improve(found, cost) or relieve(found, resting, bench, cost):
        pass
    return found, resting


def relieve(
    found: list[list[int]], resting: list[int], bench: Sequence[Sequence[int]], cost: Sequence[Sequence[int]]
) -> bool:
    """Let somebody play who rests, in the place of somebody who might rest instead, where that is better."""
    for place, (_, *others) in enumerate(bench):
        for group in found:
            for here, player in enumerate(group):
                if player not in others:
                    continue
                back = resting[place]
                if sum(cost[player][one] - cost[back][one] for one in group if one != player) > 0:
                    group[here], resting[place] = back, player
                    return True
    return False


def improve(found: list[list[int]], cost: Sequence[Sequence[int]]) -> bool:
    """Let two players of different groups change places wherever that is better; whether any did."""
    changed = False
    for number, group in enumerate(found):
        for other in found[number + 1 :]:
            for here in range(len(group)):
                for there in range(len(other)):
                    if gain(group, here, other, there, cost) > 0:
                        group[here], other[there] = other[there], group[here]
                        changed = True
    return changed


def gain(group: list[int], here: int, other: list[int], there: int, cost: Sequence[Sequence[int]]) -> int:
    """By how much it is better if two players change places."""
    one, two = cost[group[here]], cost[other[there]]
    difference = 0
    for place, player in enumerate(group):
        if place != here:
            difference += one[player] - two[player]
    for place, player in enumerate(other):
        if place != there:
            difference += two[player] - one[player]
    return difference
