"""Rounds: the next one of each format, from the rounds before it. Equal histories have equal next rounds."""

from collections.abc import Collection, Sequence
from itertools import combinations

from .model import Game, Record, Round, Terms, points, record_of, seat
from .pairing import fewest_repeats, groups, pairs

LONGEST = 4
"""A round robin of more than two seats ends after so many times the rounds that a perfect schedule would have."""


def next_round(terms: Terms, rounds: Sequence[Round], withdrawn: Collection[int] = ()) -> Round | None:
    """The next round, when all before it are over; none when the tournament is over."""
    if terms.format == "knock-out":
        return heats(terms, rounds, withdrawn)
    there = [player for player in range(terms.players) if player not in withdrawn]
    if len(there) < terms.seats:
        return None
    record = record_of(terms, rounds)
    if terms.format == "swiss":
        return swiss(terms, record, there) if len(rounds) < terms.length else None
    if terms.seats == 2:
        return circle(terms, len(rounds), withdrawn) if len(rounds) < terms.players - 1 + terms.players % 2 else None
    return balanced(terms, record, there, len(rounds))


# -- round robin -----------------------------------------------------------------------------------------------------


def circle(terms: Terms, number: int, withdrawn: Collection[int]) -> Round | None:
    """A round in which everybody meets somebody new: all but one go around a circle, and each has the first seat every
    other time. Who should meet somebody who has withdrawn wins without playing."""
    ring = terms.players - 1 + terms.players % 2
    met = [(number, ring) if number % 2 == 0 else (ring, number)]
    for apart in range(1, ring // 2 + 1):
        pair = ((number + apart) % ring, (number - apart) % ring)
        met.append(pair if apart % 2 else pair[::-1])
    games: list[Game] = []
    byes: list[int] = []
    for pair in met:
        if max(pair) == terms.players:
            byes += [player for player in pair if player != terms.players and player not in withdrawn]
        elif not any(player in withdrawn for player in pair):
            games.append(Game(pair))
        elif not all(player in withdrawn for player in pair):
            games.append(Game(pair, tuple(1 + (player in withdrawn) for player in pair)))
    return Round(tuple(games), tuple(byes))


def balanced(terms: Terms, record: Record, there: Sequence[int], number: int) -> Round | None:
    """A round in which those meet who have met least often, until everybody has met everybody."""
    best = -(-(len(there) - 1) // (terms.seats - 1))
    if all(record.meets[one][other] for one, other in combinations(there, 2)) and number >= (
        terms.seats if len(there) == terms.seats else best
    ):
        return None
    if number >= LONGEST * max(best, terms.seats):
        return None
    games = len(there) // terms.seats
    met = {one: sum(record.meets[one][other] for other in there) for one in there}
    byes = sorted(there, key=lambda one: (record.byes[one], -met[one], -one))[: len(there) - games * terms.seats]
    playing = sorted((one for one in there if one not in byes), key=lambda one: (met[one], one))
    cost = [[4**times - 1 for times in row] for row in record.meets]
    bench = [[one, *[other for other in there if record.byes[other] == record.byes[one]]] for one in byes]
    found, byes = groups(playing, terms.seats, cost, bench)
    return Round(tuple(Game(seat(group, record)) for group in found), tuple(sorted(byes)))


# -- Swiss -----------------------------------------------------------------------------------------------------------


def swiss(terms: Terms, record: Record, there: Sequence[int]) -> Round:
    """A round in which players with equal scores meet, and nobody meets somebody again as far as that can be."""
    ranked = sorted(there, key=lambda one: (-record.scores[one], one))
    byes = resting(terms, record, ranked)
    playing = [one for one in ranked if one not in byes]
    if terms.seats == 2:
        found: list[list[int]] = [list(pair) for pair in pairs(playing, record)]
    else:
        most = max(record.scores) - min(record.scores)
        again = 1 + int(most * most * 3600) * len(playing) * terms.seats
        cost = [
            [
                record.meets[one][other] * again + int((record.scores[one] - record.scores[other]) ** 2 * 3600)
                for other in range(terms.players)
            ]
            for one in range(terms.players)
        ]
        found, _ = groups(playing, terms.seats, cost)
    return Round(tuple(Game(seat(group, record)) for group in found), tuple(sorted(byes)))


def resting(terms: Terms, record: Record, ranked: Sequence[int]) -> list[int]:
    """Who has a bye: the last of those who have had the fewest. Where two meet, the last of them without whom the
    others can be paired anew."""
    many = len(ranked) % terms.seats
    order = sorted(ranked, key=lambda one: (record.byes[one], -ranked.index(one)))
    if terms.seats == 2 and many:
        fewest = [one for one in order if record.byes[one] == record.byes[order[0]]]
        rests = {one: fewest_repeats([other for other in ranked if other != one], record) for one in fewest}
        return [min(fewest, key=lambda one: rests[one])]
    return order[:many]


# -- knock-out -------------------------------------------------------------------------------------------------------


def full_size(terms: Terms, players: int) -> int:
    """To how many players a round leads: so many that from then on nobody needs a bye, as far as possible."""
    size = terms.seats
    while True:
        larger = max(size // terms.seats + 1, round(size / terms.advance)) * terms.seats
        if larger >= players:
            return size
        size = larger


def quotas(terms: Terms, players: int) -> list[int]:
    """How many go on from each heat of a round with so many players; all who are in no heat have a bye."""
    if players == terms.seats:
        return [1]
    out = players - full_size(terms, players)
    many = min(players // terms.seats, -(-out // (terms.seats - terms.advance)))
    out = min(out, many * (terms.seats - 1))
    return [terms.seats - out // many - (number < out % many) for number in range(many)]


def heats(terms: Terms, rounds: Sequence[Round], withdrawn: Collection[int]) -> Round | None:
    """A round of a knock-out: in each heat, players who are far from each other in the order of seeds."""
    left = [one for one in survivors(terms, rounds) if one not in withdrawn]
    if len(left) <= 1:
        return None
    record = record_of(terms, rounds)
    left += called_back(terms, rounds, left, withdrawn)
    if len(left) < terms.seats:
        return None
    many = len(quotas(terms, len(left)))
    order = sorted(range(len(left)), key=lambda rank: (record.byes[left[rank]], rank))
    byes = {left[rank] for rank in order[: len(left) - many * terms.seats]}
    playing = [one for one in left if one not in byes]
    found: list[list[int]] = [[] for _ in range(many)]
    for number, player in enumerate(playing):
        turn, place = divmod(number, many)
        found[place if turn % 2 == 0 else many - 1 - place].append(player)
    return Round(tuple(Game(seat(group, record)) for group in found), tuple(one for one in left if one in byes))


def called_back(terms: Terms, rounds: Sequence[Round], left: Sequence[int], withdrawn: Collection[int]) -> list[int]:
    """Where too few are left for one game, those who went out last come back, the better placed first."""
    found: list[int] = []
    for number in range(len(rounds) - 1, -1, -1):
        last = rounds[number]
        places = {player: place for game in last.games for player, place in zip(game.players, game.places, strict=True)}
        for player in sorted(places, key=lambda one: (places[one], one)):
            if len(left) + len(found) >= terms.seats:
                return found
            if player not in left and player not in found and player not in withdrawn:
                found.append(player)
    return found


def survivors(terms: Terms, rounds: Sequence[Round]) -> list[int]:
    """Who is still in a knock-out, in the order of seeds: whoever goes on takes over the best seeds of the heat, so
    that the way through the rounds is the same bracket whoever wins. A tie is broken by what those who share the place
    have won before, then by the seed."""
    left = list(range(terms.players))
    for number, one in enumerate(rounds):
        rank = {player: place for place, player in enumerate(left)}
        for player in one.players:
            rank.setdefault(player, len(rank))
        before = record_of(terms, rounds[:number]).scores
        after = {rank[player]: player for player in one.byes}
        for many, game in zip(quotas(terms, len(one.players)), one.games, strict=True):
            earned = dict(zip(game.players, points(game.places), strict=True))
            best = sorted(game.players, key=lambda player: (-earned[player], -before[player], rank[player]))
            inherited = sorted(rank[player] for player in game.players)
            after |= dict(zip(inherited, best[:many], strict=False))
        left = [after[place] for place in sorted(after)]
    return left
