"""Frames: what a table tells one seat, or somebody who only watches (-1), in one language.

Only `view`, the seat's own actions, and events that the seat may hear go out; never the state, never the seed
before the end, never the action of another seat.
"""

import time
from typing import cast

from msgspec import UNSET

import krainy
from krainy.bots.thought import Thought
from krainy.engine.errors import BadInput
from krainy.play.endings import resigned
from krainy.play.fairness import commitment, sealed
from krainy.play.reference import lookup
from krainy.play.table import PERSON, Table
from krainy.play.words import Speech, speak

from .bygone import Bygone
from .sitting import Refused, Sitting
from .storage import Head, Row
from .wire.answers import Replay
from .wire.frames import (
    Clock,
    Error,
    Fairness,
    Hint,
    Idea,
    Offer,
    OlderRules,
    Position,
    Share,
    Snapshot,
    Undo,
    Way,
    Weigh,
    Why,
)
from .wire.parts import Ended, How, Line, Player, View

ENDINGS: tuple[Way, ...] = ("offer", "decline", "claim")
IDEAS = 4
"""How many actions a hint names."""


def snapshot(
    sitting: Sitting, seat: int, lang: str, log: list[Line], since: int, names: dict[str, str], present: set[str]
) -> Snapshot:
    """All that a seat may know of a table: with its log, but for the first lines, which the reader has (`since`)."""
    now = faced(sitting, seat, lang)
    idle = sitting.paused or (seat >= 0 and sitting.players[seat] != PERSON)
    return Snapshot(
        seat=seat,
        lang=lang,
        view=now.view,
        actions=[] if idle else now.actions,
        prompt=now.prompt,
        help=now.help,
        table=sitting.head.id,
        game=sitting.head.game,
        options=open_options(sitting.head),
        world=sitting.head.world,
        leaves=leaves_world(sitting),
        ply=sitting.length,
        status=sitting.status,
        practice=sitting.practice,
        ended=ended(sitting),
        endless=sitting.endless,
        may=may_end(sitting, seat),
        watch=sitting.head.terms["watch"],
        players=players(sitting, names, present),
        since=since,
        log=log[since:],
        undo=undo(sitting, seat, lang),
        clock=clock(sitting),
        fairness=fairness(sitting),
        rules=rules(sitting),
    )


def faced(sitting: Sitting, seat: int, lang: str) -> Position:
    """What a seat has before it: the position and what it may do; where people ended the game, that."""
    if isinstance(sitting, Bygone):
        return sitting.faced(seat, lang)
    if not sitting.shown:
        return nothing(seat, lang)
    speech = speak(lang, sitting.head.game)
    frame = position(sitting.table, seat, speech)
    if sitting.ending is not None:
        frame.actions, frame.prompt, frame.help = [], speech.result(sitting.g, sitting.ending), ""
    return frame


def ended(sitting: Sitting) -> Ended | None:
    """How people ended the game, and who has won then."""
    found = sitting.ending
    return None if found is None else Ended(cast(How, found.how), list(found.winners))


def may_end(sitting: Sitting, seat: int) -> list[Way]:
    """By what a seat may end the game now, alone or with the others; by resigning only in a duel."""
    guest = sitting.voters.get(seat, "") if sitting.playable else ""
    if not guest:
        return []
    ways: tuple[Way, ...] = ENDINGS if resigned(sitting.g, seat) is None else (*ENDINGS, "resign")
    return [kind for kind in ways if allowed(sitting, Row("", 0, kind, seat, -1, guest, "", 0.0))]


def allowed(sitting: Sitting, row: Row) -> bool:
    """Whether a row may come next."""
    try:
        sitting.check(row)
    except Refused:
        return False
    return True


def rules(sitting: Sitting) -> OlderRules | None:
    """Under which rules the game was begun, if the rules are others now; how many of its moves can be read if it cannot
    be played on."""
    begun = sitting.renewed or sitting.head.rules
    now = sitting.table.game.version
    if begun == now:
        return None
    kept = sitting.kept if isinstance(sitting, Bygone) else None
    return OlderRules(begun, now, sitting.playable, kept, len(sitting.table.moves))


def position(table: Table, seat: int, speech: Speech) -> Position:
    """A position as a seat sees it, and what the seat may do."""
    g = table.g
    vocabulary = g.game.vocabulary
    usual = g.usual(seat)
    actions = [
        Offer(
            action,
            vocabulary.find(action).name,
            vocabulary.targets(action),
            speech.name_action(g, action),
            True if action == usual else UNSET,
        )
        for action in table.actions(seat)
    ]
    prompt, help = speech.prompt(g, seat), speech.help(g) if actions else ""
    return Position(
        seat=seat, lang=speech.lang, view=cast(View, g.view(seat)), actions=actions, prompt=prompt, help=help
    )


def nothing(seat: int, lang: str) -> Position:
    """What there is to see of a game that has not begun."""
    return Position(seat=seat, lang=lang, view=None, actions=[], prompt="", help="")


def players(sitting: Sitting, names: dict[str, str], present: set[str]) -> list[Player]:
    """Who sits where."""
    return [
        Player(
            seat=seat,
            name=names.get(guest, ""),
            player=player,
            taken=player != PERSON or bool(guest),
            present=guest in present,
            resigned=seat in sitting.resigned,
            resting=seat in sitting.resting,
            offers=seat in sitting.offers,
        )
        for seat, (player, guest) in enumerate(zip(sitting.players, sitting.sitters, strict=True))
    ]


def undo(sitting: Sitting, seat: int, lang: str) -> Undo | None:
    """A preview of what an undo would take back."""
    found = sitting.undo_of(seat) if seat >= 0 else None
    if found is None:
        return None
    takes = [one.text for one in sitting.telling(lang).log(seat, found.ply + 1)]
    return Undo(found.ply, len(sitting.table.moves) - found.ply, found.free, takes)


def clock(sitting: Sitting) -> Clock | None:
    """How long a decision may take, and since when it is asked; none where nobody counts."""
    terms = sitting.head.terms
    if terms["clock"] == "none" or not sitting.playable:
        return None
    return Clock(terms["clock"], terms["seconds"], sitting.asked_at, time.time())


def fairness(sitting: Sitting) -> Fairness:
    """The promise made before the start and what people have put into the seed; the secret only after the end."""
    head = sitting.head
    if head.seed is not None:
        proof = Fairness(sealed(head.seed, head.salt))
        if sitting.closed:
            proof.seed, proof.salt = f"{head.seed:032x}", head.salt
        return proof
    shares = [Share(*share) for share in sitting.shares]
    proof = Fairness(commitment(head.salt), shares, bool(sitting.drawing))
    if sitting.closed:
        proof.seed, proof.secret = f"{sitting.table.seed:032x}", head.salt
    return proof


def open_options(head: Head) -> dict[str, object]:
    """The options of a table as everybody may read them: a world tells what lies face down in it."""
    hidden = krainy.load(head.game).world_option()
    return {name: value for name, value in head.options.items() if name != hidden}


def leaves_world(sitting: Sitting) -> bool:
    """Whether the game is over and has left a world to the next; a practice and a game that people ended before its
    rules did leave no trace."""
    serious = sitting.head.origin == "new" and not sitting.practice
    finished = sitting.status == "over" and sitting.ending is None and not sitting.unfinished
    return serious and finished and bool(sitting.table.game.world_option())


def why(sitting: Sitting, seat: int, action: int, lang: str) -> Why:
    """The rule that forbids an action, with its title and text, and the things of which it speaks if there are some; an
    empty rule means that the action is allowed."""
    reason = sitting.g.reason(seat, action)
    speech = speak(lang, sitting.head.game)
    names = [speech.called(sitting.g, domain.name, number) for domain, number in reason.about]
    title, text = rule(sitting, reason.rule, lang)
    answer = Why(seat, action, reason.rule, title, text)
    if names:
        answer.about, answer.names = reason.targets(), names
    return answer


def refusal(sitting: Sitting, error: Error, id: str, lang: str) -> Error:
    """An error with the rule that is behind it, if there is one."""
    if id:
        error.rule, error.title = id, rule(sitting, id, lang)[0]
    return error


def weigh(sitting: Sitting, seat: int, action: int, seed: int) -> Weigh:
    """Whether a legal move would be final: another one is asked then, or somebody learns something.

    It is tried in a world, drawn by the seed, that the seat cannot tell from the real one, so that the answer gives
    nothing hidden away.
    """
    if not sitting.g.legal(seat, action):
        raise Refused("illegal", "this is not allowed now", sitting.g.why(seat, action))
    world = sitting.g.determinize(seat, seed)
    world.do(seat, action)
    return Weigh(seat, action, world.horizon == world.ply)


def hint(sitting: Sitting, seat: int, lang: str, thought: Thought) -> Hint:
    """What a bot would do: the actions it thought of most, the chance to win after each, and everybody's chances."""
    speech = speak(lang, sitting.head.game)
    ideas = [
        Idea(
            idea.action,
            speech.name_action(sitting.g, idea.action),
            round(idea.chance, 3),
            round(idea.tries / thought.iterations, 3),
        )
        for idea in thought.ideas[:IDEAS]
        if idea.tries > 0
    ]
    return Hint(seat, sitting.length, ideas, thought.iterations, [round(chance, 3) for chance in thought.chances])


def rule(sitting: Sitting, id: str, lang: str) -> tuple[str, str]:
    """Title and text of a rule, as the reference of the game has them."""
    try:
        found = lookup(sitting.head.game, id, lang)
    except BadInput:  # an empty id, or a refusal of the kernel that no rulebook has
        return "", ""
    return found.title, found.text


def replayed(table: Table, ply: int, seat: int, lang: str, told: list[Line]) -> Replay:
    """The position after some moves of a frozen table, as a seat saw it then, with what was told until then."""
    table.g = table.at(ply)
    return replay(position(table, seat, speak(lang, table.game.name)), ply, len(table.moves), told)


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
