"""Matching: how many pairs can be made at once in a graph (Edmonds' algorithm)."""

from collections import deque
from collections.abc import Mapping, Sequence


def maximum_matching(neighbours: Mapping[int, Sequence[int]]) -> dict[int, int]:
    """As many pairs as there can be; by player, the partner. Equal graphs in equal order give equal pairs."""
    partner: dict[int, int] = {}
    for root in neighbours:
        if root not in partner:
            augment(neighbours, partner, root)
    return partner


def augment(neighbours: Mapping[int, Sequence[int]], partner: dict[int, int], root: int) -> bool:
    """Make one pair more, beginning with somebody who has no partner; whether that is possible."""
    parent: dict[int, int] = {}
    base = {player: player for player in neighbours}
    reached, queue = {root}, deque([root])
    while queue:
        player = queue.popleft()
        for other in neighbours[player]:
            if base[player] == base[other] or partner.get(player) == other:
                continue
            if other == root or (other in partner and partner[other] in parent):
                shrink(neighbours, partner, parent, base, reached, queue, player, other)
            elif other not in parent:
                parent[other] = player
                if other not in partner:
                    flip(partner, parent, other)
                    return True
                reached.add(partner[other])
                queue.append(partner[other])
    return False


def shrink(
    neighbours: Mapping[int, Sequence[int]],
    partner: Mapping[int, int],
    parent: dict[int, int],
    base: dict[int, int],
    reached: set[int],
    queue: deque[int],
    one: int,
    other: int,
) -> None:
    """An odd circle counts as one player from now on."""
    top = common(partner, parent, base, one, other)
    blossom: dict[int, bool] = {}
    for end, child in ((one, other), (other, one)):
        while base[end] != top:
            blossom[base[end]] = blossom[base[partner[end]]] = True
            parent[end] = child
            child = partner[end]
            end = parent[child]
    for player in neighbours:
        if base[player] in blossom:
            base[player] = top
            if player not in reached:
                reached.add(player)
                queue.append(player)


def common(partner: Mapping[int, int], parent: Mapping[int, int], base: Mapping[int, int], one: int, other: int) -> int:
    """Where the ways of two players back to the root meet."""
    seen: dict[int, bool] = {}
    while True:
        one = base[one]
        seen[one] = True
        if one not in partner:
            break
        one = parent[partner[one]]
    while base[other] not in seen:
        other = parent[partner[base[other]]]
    return base[other]


def flip(partner: dict[int, int], parent: Mapping[int, int], end: int) -> None:
    """Pair anew along the way back to the root."""
    while True:
        before = parent[end]
        following = partner.get(before)
        partner[end], partner[before] = before, end
        if following is None:
            return
        end = following
