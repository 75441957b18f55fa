"""Snapshots: what a table sends to one seat, or somebody who only watches (-1), in one language.

Only `view`, the seat's own actions, and events that the seat may hear go out; never the state, never the seed
before the end, never the action of another seat.
"""

from copy import copy
from functools import cache, lru_cache
from typing import Any, NamedTuple, Protocol, cast

from msgspec import UNSET

from krainy.bots.advice import BETTER, CLEAR, Advice
from krainy.engine.errors import BadInput
from krainy.engine.game import AnyGame
from krainy.engine.state import State
from krainy.engine.vocabulary import Vocabulary
from krainy.play.clicks import OTHER, Clicks, exists
from krainy.play.coach import advice
from krainy.play.fairness import commitment, sealed
from krainy.play.goals import Told, told_goals
from krainy.play.hinting import told
from krainy.play.playthrough import PERSON, Playthrough
from krainy.play.reference import lookup
from krainy.play.words import REMEMBERED, PointedAt, Speech, known_shapes, speak

from ..bots.analyses import Moment
from ..clock import now
from ..errors import Refused
from ..tables.checks import may_extend, ways_to_end
from ..tables.deadlines import REMINDED, SLOW, allowed, time_of
from ..tables.game_log import GameLog
from ..tables.proposals import TAKE_BACK, possible_asks
from ..tables.readonly import ReadOnlyTable
from ..tables.table import Table
from ..wire.answers import Better, Replay
from ..wire.frames import (
    Clicked,
    Clock,
    Error,
    Fairness,
    Goal,
    Hint,
    Idea,
    Lead,
    Offer,
    OlderRules,
    Position,
    Proposal,
    RuledEnd,
    Share,
    Snapshot,
    Tip,
    Undo,
    Why,
)
from ..wire.parts import Ended, How, Line, Player, Step, View

OFFERS = 3000
"""So many offers of one decision a table keeps in one language."""
Parts = dict[str, object]
"""Parts of a snapshot that are sent only when they are new, by their names."""


class Known(NamedTuple):
    """The parts that a reader knows from its last snapshot."""

    common: Parts
    """What is the same for everybody; one object as long as it does not change."""
    own: Parts


class Made(NamedTuple):
    """A snapshot for one reader, and what the reader knows when it has come."""

    frame: Snapshot
    known: Known


def news(parts: Parts, known: Parts) -> Parts:
    """The parts that are not as they were."""
    return {name: part for name, part in parts.items() if part != known[name]}


class SnapshotBuilder:
    """Makes the snapshots of a table as it stands now, from these seats; what they have in common is made once."""

    def __init__(self, table: Table, seats: list[int], names: dict[str, str], present: set[str]) -> None:
        self.table = table
        self.views: dict[int, View] = {}
        if table.shown and not isinstance(table, ReadOnlyTable):
            self.views = cast(dict[int, View], table.playthrough.views(seats))
        self.voters = table.voters if table.playable else {}
        self.prompts: dict[tuple[str, int, int], str] = {}
        """By language, the seats that are seen to be asked, and the one of them that is addressed."""
        self.common: Parts = {
            "table": table.head.id,
            "game": table.head.game,
            "options": table.open_options,
            "world": table.head.world,
            "leaves": leaves_world(table),
            "status": table.status,
            "practice": table.practice,
            "ended": ended(table),
            "endless": table.endless,
            "watch": table.head.terms["watch"],
            "players": players(table, names, present),
            "clock": clock(table),
            "proposal": proposal(table),
            "retracted": table.retracted,
            "substituted": list(table.substituted),
            "fairness": fairness(table),
            "rules": rules(table),
        }
        if self.common == table.common:
            self.common = table.common
        table.common = self.common

    def snapshot(self, seat: int, lang: str, log: list[Line], since: int, known: Known | None = None) -> Made:
        """All that a seat may know of the table, but for the first lines of its log (`since`) and the parts that the
        reader knows already."""
        table, now = self.table, self.faced(seat, lang)
        idle = table.paused or (seat >= 0 and table.players[seat] != PERSON)
        own: Parts = {
            "seat": seat,
            "lang": lang,
            "decided": decided(table, seat),
            "prompt": now.prompt,
            "help": now.help,
            "goals": now.goals,
            "tips": [] if idle or now.tips is UNSET else now.tips,
            "end": end(table, lang, log),
            "may": ways_to_end(table, seat, self.voters),
            "undo": undo(table, seat, lang),
            "takes": taken_back(table, seat, lang),
            "asks": possible_asks(table, seat),
            "extend": may_extend(table, seat),
        }
        new = own if known is None else news(own, known.own)
        if known is None or known.common is not self.common:
            new = new | (self.common if known is None else news(self.common, known.common))
        frame = Snapshot(
            ply=table.length,
            view=now.view,
            actions=[] if idle else now.actions,
            since=since,
            log=log[since:],
            **cast(dict[str, Any], new),
        )
        return Made(frame, Known(self.common, own))

    def faced(self, seat: int, lang: str) -> Position:
        """What a seat has before it: the position and what it may do; where people ended the game, that."""
        table = self.table
        if isinstance(table, ReadOnlyTable):
            return table.faced(seat, lang)
        if not table.shown:
            return nothing(seat, lang)
        g, speech = table.g, speak(lang, table.head.game)
        frame = Position(seat=seat, lang=lang, view=self.views[seat], actions=[], prompt="", help="", goals=[])
        if table.ending is not None:
            frame.prompt = speech.result(g, table.ending)
            return frame
        log = table.game_log(lang)
        frame.actions = offers(table.playthrough, seat, speech, log)
        shown = g.shown(seat)
        addressed = seat >= 0 and bool(shown >> seat & 1) and table.alone_at(seat)
        asked = (lang, shown, seat if addressed else -1)
        if asked not in self.prompts:
            self.prompts[asked] = speech.prompt(g, seat, addressed, log.things)
        frame.prompt, frame.help = self.prompts[asked], speech.help(g) if frame.actions else ""
        frame.goals = [goal(told) for told in told_goals(g, seat, speech, log.things)]
        if frame.actions and len(set(table.stakes.values())) == 1:
            frame.tips = [Tip(*one) for one in advice(g, seat, speech)] or UNSET
        return frame


def faced(table: Table, seat: int, lang: str) -> Position:
    """What one seat has before it."""
    return SnapshotBuilder(table, [seat], {}, set()).faced(seat, lang)


def ended(table: Table) -> Ended | None:
    """How people ended the game, and who has won then."""
    found = table.ending
    return None if found is None else Ended(cast(How, found.how), list(found.winners))


def end(table: Table, lang: str, log: list[Line]) -> RuledEnd | None:
    """How the game ended by its rules, if it did; those of a read-only table are not here."""
    if isinstance(table, ReadOnlyTable) or not table.shown or not table.g.over:
        return None
    g = table.g
    names = {g.game.events.kinds[kind].name for kind in g.game.events.endings}
    lines = [line.text for line in log if line.event in names]
    return RuledEnd(g.end_rule, rule(table.head.game, g.end_rule, lang)[0], lines)


def rules(table: Table) -> OlderRules | None:
    """Under which rules the game was begun, if the rules are others now; how many of its moves can be read if it cannot
    be played on."""
    begun = table.renewed or table.head.rules
    now = table.playthrough.game.version
    if begun == now:
        return None
    kept = table.kept if isinstance(table, ReadOnlyTable) else None
    return OlderRules(begun, now, table.playable, kept, len(table.playthrough.moves))


class Played(Protocol):
    """A game or a lesson, as far as somebody has to choose in it."""

    g: State

    def actions(self, seat: int) -> list[int]: ...


def position(played: Played, seat: int, speech: Speech, addressed: bool = True) -> Position:
    """A position as a seat sees it, and what the seat may do; who asks for it is addressed if the seat is theirs."""
    g = played.g
    actions = offers(played, seat, speech)
    prompt, help = speech.prompt(g, seat, addressed), speech.help(g) if actions else ""
    return Position(
        seat=seat, lang=speech.lang, view=cast(View, g.view(seat)), actions=actions, prompt=prompt, help=help, goals=[]
    )


def offers(played: Played, seat: int, speech: Speech, log: GameLog | None = None) -> list[Offer]:
    """What a seat may do; the log of a table keeps the offers that can come again."""
    possible = played.actions(seat)
    if not possible:
        return []
    g = played.g
    if log is None or g.asked is None or g.asked.cancellable:
        found = made_offers(g, possible, speech, None if log is None else log.things)
    else:
        kept = log.offers.setdefault(g.asked_name(), {})
        if len(kept) > OFFERS:
            kept.clear()
        new = [action for action in possible if action not in kept]
        made = made_offers(g, new, speech, log.things)
        kept.update(zip(new, made, strict=True))
        found = list(map(kept.__getitem__, possible))
        last = lasting(g.game)
        for offer in made:
            if offer.block not in last:
                del kept[offer.action]
    usual = g.usual(seat)
    if usual in possible:
        place = possible.index(usual)
        found[place] = copy(found[place])
        found[place].usual = True
    return found


def made_offers(g: State, actions: list[int], speech: Speech, things: PointedAt | None) -> list[Offer]:
    """Offers of these actions."""
    shapes, names = known_shapes(g.game.vocabulary), speech.name_actions(g, actions, things)
    made = zip(actions, map(shapes.__getitem__, actions), names, strict=True)
    return [Offer(action, shape.block, shape.targets, name) for action, shape, name in made]


@cache
def lasting(game: AnyGame) -> frozenset[str]:
    """The blocks of actions that speak only of things which are called the same all through a game."""
    blocks = game.vocabulary.blocks
    return frozenset(one.name for one in blocks if not any(domain.name in game.renamed for domain in one.domains))


def offer(vocabulary: Vocabulary, action: int, label: str) -> Offer:
    """An action that a seat may choose."""
    return Offer(action, vocabulary.find(action).name, vocabulary.targets(action), label)


@lru_cache(REMEMBERED)
def goal(told: Told) -> Goal:
    """A goal of a seat, made once and shared by all frames that tell it."""
    return Goal(*told)


def nothing(seat: int, lang: str) -> Position:
    """What there is to see of a game that has not begun."""
    return Position(seat=seat, lang=lang, view=None, actions=[], prompt="", help="", goals=[])


def players(table: Table, names: dict[str, str], present: set[str]) -> list[Player]:
    """Who sits where."""
    return [
        Player(
            seat=seat,
            name=own if own and guest == table.head.host else names.get(guest, ""),
            player=player,
            taken=player != PERSON or bool(guest),
            present=guest in present,
            resigned=seat in table.resigned,
            resting=seat in table.resting,
            offers=seat in table.offers,
        )
        for seat, (player, guest, own) in enumerate(
            zip(table.players, table.sitters, table.names_at_screen, strict=True)
        )
    ]


def decided(table: Table, seat: int) -> int:
    """The ply after the last choice of a seat."""
    moves = table.playthrough.moves
    ply = len(moves) if seat >= 0 else 0
    while ply and moves[ply - 1][0] != seat:
        ply -= 1
    return ply


def undo(table: Table, seat: int, lang: str) -> Undo | None:
    """A preview of what an undo would take back."""
    found = table.undo_of(seat) if seat >= 0 else None
    if found is None:
        return None
    takes = table.game_log(lang).since(seat, found.ply + 1)
    return Undo(found.ply, len(table.playthrough.moves) - found.ply, found.free, takes)


def proposal(table: Table) -> Proposal | None:
    """What somebody asks of all others."""
    found = table.proposal
    if found is None or not table.playable or table.over:
        return None
    return Proposal(found.kind, found.seat, [seat for seat, guest in table.stakes.items() if guest in found.agreed])


def taken_back(table: Table, seat: int, lang: str) -> list[str]:
    """What a take-back that is proposed would take back, as a seat has heard it."""
    found = table.proposal
    if found is None or found.kind != TAKE_BACK or not table.playable or table.over:
        return []
    return table.game_log(lang).since(seat, found.to + 1)


def clock(table: Table) -> Clock | None:
    """How long a decision may take, and since when it is asked; none where nobody counts."""
    terms = table.head.terms
    if terms["clock"] == "none" or not table.playable:
        return None
    seats = range(len(table.players))
    slow = terms["seconds"] >= SLOW
    return Clock(
        terms["clock"],
        terms["seconds"],
        table.asked_at,
        now(),
        [time_of(table, seat) for seat in seats],
        [time_of(table, seat, REMINDED) if slow else 0.0 for seat in seats],
        [sorted(table.holidays.get(guest, ())) for guest in table.sitters],
        bool(terms.get("weekends", False)),
        allowed(table),
        int(terms.get("offset", 0)),
    )


def fairness(table: Table) -> Fairness:
    """The promise made before the start and what people have put into the seed; the secret only after the end."""
    if not table.started:
        return proof_of(table)
    if table.proof is None or table.proof[0] != table.closed:
        table.proof = (table.closed, proof_of(table))
    return table.proof[1]


def proof_of(table: Table) -> Fairness:
    """The same, made anew: from the start of the game to its end it stays as it is."""
    head = table.head
    if head.seed is not None:
        proof = Fairness(sealed(head.seed, head.salt))
        if table.closed:
            proof.seed, proof.salt = f"{head.seed:032x}", head.salt
        return proof
    shares = [Share(*share) for share in table.shares]
    proof = Fairness(commitment(head.salt), shares, bool(table.drawing))
    if table.closed:
        proof.seed, proof.secret = f"{table.playthrough.seed:032x}", head.salt
    return proof


def leaves_world(table: Table) -> bool:
    """Whether the game is over and has left a world to the next; a practice and a game that people ended before its
    rules did leave no trace."""
    serious = table.head.origin == "new" and not table.practice
    finished = table.status == "over" and table.ending is None and not table.unfinished
    return serious and finished and bool(table.playthrough.game.world_option())


def why(g: State, seat: int, action: int, lang: str, ply: int) -> Why:
    """The rule that forbids an action, with its title and text, and the things of which it speaks if there are some; an
    empty rule means that the action is allowed. `ply` is that of the table."""
    reason = g.reason(seat, action)
    speech = speak(lang, g.game.name)
    names = [speech.called(g, domain.name, number) for domain, number in reason.about]
    title, text = rule(g.game.name, reason.rule, lang)
    answer = Why(seat, action, ply, reason.rule, title, text)
    if names:
        answer.about, answer.names = reason.targets(), names
    return answer


def why_click(g: State, seat: int, picked: list[str], clicked: list[str], lang: str, ply: int) -> Why:
    """The same for a click on a place, which is always answered with the rule that stands behind it."""
    if not clicked or not all(exists(g, one) for one in [*picked, *clicked]):
        raise Refused("malformed", "this asks of neither an action nor a place")
    found = Clicks(g, seat).answer(picked, clicked)
    speech = speak(lang, g.game.name)
    title, text = rule(g.game.name, found.rule, lang)
    answer = Why(seat, -1, ply, found.rule, title, text, found.about)
    answer.clicked, answer.place = cast(Clicked, found.kind), speech.called(g, *target(clicked[0]))
    if found.kind != OTHER:
        answer.names = [speech.called(g, *target(one)) for one in found.about]
    return answer


def target(text: str) -> tuple[str, int]:
    """The kind and the number of a thing: 'space:3'."""
    kind, number = text.split(":")
    return kind, int(number)


def refusal(table: Table, error: Error, id: str, lang: str) -> Error:
    """An error with the rule that is behind it, if there is one."""
    if id:
        error.rule, error.title = id, rule(table.head.game, id, lang)[0]
    return error


def hint(g: State, seat: int, ply: int, lang: str, advice: Advice) -> Hint:
    """What a seat is advised to do in a position, in words; `ply` is that of the table."""
    speech = speak(lang, g.game.name)
    hinted = told(speech, g, seat, advice)
    ideas = [
        Idea(idea.action, name, round(idea.chance, 3), round(idea.tries / max(1, advice.iterations), 3))
        for idea, name in zip(advice.ideas, hinted.ideas, strict=True)
    ]
    return Hint(
        seat=seat,
        ply=ply,
        ideas=ideas,
        lead=cast(Lead, advice.lead),
        why=hinted.why,
        plan=[Step(*step) for step in hinted.plan],
        replies=[Step(*step) for step in hinted.replies],
        tries=advice.iterations,
        chances=[round(chance, 3) for chance in advice.chances],
    )


def better(moment: Moment, lang: str, advice: Advice) -> Better:
    """What would have been better than a move of a finished game, in words."""
    g, seat = moment.g, moment.seat
    speech = speak(lang, g.game.name)
    hinted = told(speech, g, seat, advice)
    best, last = advice.ideas[0], advice.ideas[-1]
    return Better(
        ply=moment.ply,
        seat=seat,
        played=speech.name_action(g, moment.action),
        right=best.action == moment.action or advice.lead not in (CLEAR, BETTER),
        chance=round(best.chance, 3),
        taken=round(last.chance, 3),
        why=hinted.why[1:],
        plan=[Step(*step) for step in hinted.plan],
        replies=[Step(*step) for step in hinted.replies],
    )


def rule(game: str, id: str, lang: str) -> tuple[str, str]:
    """Title and text of a rule, as the reference of the game has them."""
    try:
        found = lookup(game, id, lang)
    except BadInput:  # an empty id, or a refusal of the kernel that no rulebook has
        return "", ""
    return found.title, found.text


def replayed(
    playthrough: Playthrough, ply: int, seat: int, lang: str, told: list[Line], addressed: bool = True
) -> Replay:
    """The position after some moves of a frozen table, as a seat saw it then, with what was told until then."""
    playthrough.g = playthrough.at(ply)
    seen = position(playthrough, seat, speak(lang, playthrough.game.name), addressed)
    return replay(seen, ply, len(playthrough.moves), told)


def replay(seen: Position, ply: int, last: int, told: list[Line]) -> Replay:
    """A position that was, in which nobody can choose anything."""
    return Replay(
        seat=seen.seat,
        lang=seen.lang,
        view=seen.view,
        actions=[],
        prompt=seen.prompt,
        help=seen.help,
        ply=ply,
        last=last,
        log=told,
    )
