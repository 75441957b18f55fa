"""What must hold in every position of Oath. The numbers are those of the list of invariants in the rules."""

from ..board import CHANCELLOR, EXILE, FAVOR, LAST_ROUND, MOST_SUPPLY, PURPLE, SLOTS, WARBANDS
from ..campaign.record import saved_colour
from ..cards import FIRST_TRAIT, SCEPTER, VISIONS, edifice_number, edifices_dealt, is_edifice, is_vision
from ..citizen import Recolour
from ..hooks import HOOKS, HOOKS_OF, POWERS, lying
from ..playing.placing import WhenPlayed
from ..playing.room import MakeSeat, capacity, surplus
from ..state import ADVISER, HELD, TRAIT, Oath, home
from ..table import back, slot_of


def broken(before: Oath | None, after: Oath) -> list[str]:
    """The invariants that a position breaks, a line each."""
    g = after
    found: list[str] = []
    tokens(g, found)
    warbands(g, found)
    cards(g, found)
    relics(g, found)
    sites(g, found)
    markers(g, found)
    hooks(g, found)
    if before is not None and g.visions < before.visions:
        found.append("6: the Visions Drawn marker went back")
    if before is not None and g.round < before.round:
        found.append("6: the round marker went back")
    return found


def tokens(g: Oath, found: list[str]) -> None:
    """1: favor is never lost; 9: banners carry tokens; 11: no tokens on cards outside a turn."""
    total = sum(g.favor) + sum(g.favor_bank) + sum(g.favor_on.values()) + sum(g.site_favor) + g.banner_tokens[0] + g.box
    if total != FAVOR:
        found.append(f"1: there are {total} favor")
    if min([*g.favor, *g.favor_bank, *g.site_favor, g.box, *g.secrets, *g.dark, *g.site_secrets]) < 0:
        found.append("1: somewhere there are less than no tokens")
    if min(g.banner_tokens) < 1:
        found.append("9: a banner carries no token")
    if g.turn < 0 and (g.favor_on or g.secret_on):
        found.append("11: tokens lie on cards outside a turn")


def warbands(g: Oath, found: list[str]) -> None:
    """2: warbands are never lost; 3: one colour at a site."""
    totals = list(g.bank)
    for player in range(g.players):
        totals[home(g, player)] += g.board[player]
        totals[player] += g.caged[player]
        if g.prophet[player] >= 0:
            totals[player] += 1
    for spot in range(SLOTS):
        if g.army[spot] > 0:
            totals[g.army_of[spot]] += g.army[spot]
        elif g.army[spot] < 0 or g.army_of[spot] >= 0:
            found.append("3: a site without warbands has an owner")
    if g.war.on:
        totals[saved_colour(g, g.war.attack)] += g.war.attack.saved
        if g.war.defender >= 0:
            totals[saved_colour(g, g.war.defense)] += g.war.defense.saved
    for player in range(g.players):
        if totals[player] != (PURPLE if player == g.chancellor else WARBANDS):
            found.append(f"2: player {player} has {totals[player]} warbands")
    if min([*g.board, *g.bank, *g.caged]) < 0:
        found.append("2: somewhere there are less than no warbands")


def cards(g: Oath, found: list[str]) -> None:
    """4: every card is in exactly one place; 16: piles and deck hold no others; 7-8: room at sites and boards."""
    seen = [0] * len(g.cards.content)
    rows = [g.deck, g.hand, g.dispossessed, g.archive, *g.piles, *g.set_up_hands]
    for row in rows:
        for slot in row:
            seen[slot] += 1
    for player in range(g.players):
        for entry in g.advisers[player]:
            seen[slot_of(g, entry) if entry > 0 else -1 - entry] += 1
        if g.vision[player]:
            seen[slot_of(g, g.vision[player])] += 1
    for spot in range(SLOTS):
        for card in g.denizens[spot]:
            if not is_edifice(card):
                seen[slot_of(g, card)] += 1
    for slot, count in enumerate(seen):
        if back(slot):
            if count > 1 or (count == 0 and not g.decided and not (is_vision(g.cards.content[slot]) and g.boxed)):
                found.append(f"4: the Vision in slot {slot} is in {count} places")
        elif count != 1:
            found.append(f"4: the denizen in slot {slot} is in {count} places")
    if sum(g.zones) != len(g.deck) and not g.decided:
        found.append("the piles of the world deck do not add up")
    for player in range(g.players):
        row = g.advisers[player]
        if surplus(row) > 0 and not squeezed(row) and not isinstance(g.asked, MakeSeat):
            found.append(f"8: player {player} has too many advisers")
        turning = isinstance(g.asked, Recolour)  # the Vision goes right after
        if g.vision[player] and g.role[player] != EXILE and not g.decided and not turning:
            found.append(f"8: player {player} has a revealed Vision and is no Exile")
    if not g.deck and not g.decided and g.round == 1 and g.turn < 0:
        found.append("16: the world deck is empty before the game")


def about_to_act(g: Oath) -> bool:
    """Whether a card just played has not acted yet: it may still clear its site. [oath.play.7]"""
    for step in g.flow:
        if isinstance(step, WhenPlayed) and POWERS[step.card].room >= 0:
            return True
    return False


def squeezed(row: list[int]) -> bool:
    """Whether one of the advisers came whatever the limit, or changed hands."""
    for entry in row:
        if entry > 0 and POWERS[entry].squeezes:
            return True
    return False


def relics(g: Oath, found: list[str]) -> None:
    """5: each relic is in one place, and the Scepter is always held."""
    seen = [0] * len(g.relics.content)
    for row in [g.relic_deck, *g.site_relics, [slot for slot in g.reliquary if slot >= 0]]:
        for slot in row:
            seen[slot] += 1
    scepters = 0
    for player in range(g.players):
        for card in g.held[player]:
            if card == SCEPTER:
                scepters += 1
            else:
                seen[g.relics.slot_of(card)] += 1
    if seen != [1] * len(g.relics.content):
        found.append(f"5: relics are in {seen} places")
    if scepters != 1:
        found.append(f"5: the Scepter is held {scepters} times")


def sites(g: Oath, found: list[str]) -> None:
    """3: nothing lies at facedown sites; 7: capacity and edifices; 13: pawns stand at face-up sites."""
    edifices = 0
    for spot in range(SLOTS):
        row = g.denizens[spot]
        if g.site[spot] == 0 and (
            row or g.army[spot] or g.site_relics[spot] or g.site_favor[spot] or g.site_secrets[spot]
        ):
            found.append(f"3: something lies at the facedown site {spot}")
        if g.site[spot] and g.site[spot] != g.sites.content[spot]:
            found.append(f"13: site {spot} is not what it is")
        if g.site[spot] and len(row) > max(capacity(g, spot), 0) and not g.decided and not about_to_act(g):
            found.append(f"7: site {spot} holds {len(row)} cards")
        here = [card for card in row if is_edifice(card)]
        if len(here) > 1:
            found.append(f"7: site {spot} has two edifices")
        for card in here:
            edifices |= 1 << edifice_number(card)
    if edifices & g.edifices or edifices | g.edifices != edifices_dealt(g.expansions):
        found.append("4: an edifice is lost, or in two places")
    for player in range(g.players):
        if g.turn >= 0 and g.site[g.pawn[player]] == 0:
            found.append(f"13: the pawn of player {player} stands at a facedown site")
    if g.site[0] == 0:
        found.append("13: the top of the Cradle is facedown")


def markers(g: Oath, found: list[str]) -> None:
    """6: markers on their tracks; 10: the title; 12: roles."""
    if min(g.supply) < 0 or max(g.supply) > MOST_SUPPLY:
        found.append(f"6: Supply is {g.supply}")
    if not 0 <= g.visions <= VISIONS or not 1 <= g.round <= LAST_ROUND:
        found.append("6: a marker left its track")
    if g.usurper and g.role[g.title] != EXILE and not g.decided:
        found.append("10: the Usurper is no Exile")
    if list(g.role).count(CHANCELLOR) != 1 or g.role[g.chancellor] != CHANCELLOR:
        found.append("12: there is not exactly one Chancellor")
    if g.mob and g.banner_of[0] < 0 and not g.decided and g.round > 8:
        found.append("9: the Mob without a holder")
    if g.war.on and g.decided:
        found.append("15: a campaign outlives the game")
    if g.over and not g.unfinished and g.winners.bit_count() > 1:
        found.append("18: several have won")


def hooks(g: Oath, found: list[str]) -> None:
    """Cards answer exactly at the hooks of the places where they lie face up."""
    if g.decided:
        return
    wanted: list[list[int]] = [[] for _ in range(HOOKS)]
    places: list[tuple[int, int]] = []
    for spot in range(SLOTS):
        places += [(card, spot) for card in g.denizens[spot]]
        if g.site[spot]:
            places.append((g.site[spot], spot))
    for player in range(g.players):
        places += [(card, ADVISER + player) for card in g.advisers[player] if card > 0]
        places += [(card, HELD + player) for card in g.held[player]]
    if g.prince != g.chancellor:
        places += [(FIRST_TRAIT + space, TRAIT) for space in range(len(g.reliquary)) if g.reliquary[space] < 0]
    for card, place in places:
        for hook in HOOKS_OF[card]:
            wanted[hook].append(lying(card, place))
    for hook in range(HOOKS):
        if sorted(wanted[hook]) != sorted(g.live[hook]):
            found.append(f"hook {hook} is answered by the wrong cards")
