"""Frames: what a table tells one seat, or somebody who only watches (-1), in one language.

Only `view`, the seat's own actions, and events that the seat may hear go out; never the state, never the seed
before the end, never the action of another seat.
"""

import time
from typing import Any

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
from .telling import Line

Frame = dict[str, Any]
ENDINGS = ("offer", "decline", "claim")
IDEAS = 4
"""How many actions a hint names."""


def snapshot(
    sitting: Sitting, seat: int, lang: str, log: list[Line], since: int, names: dict[str, str], present: set[str]
) -> Frame:
    """All that a seat may know of a table: with its log, but for the first lines, which the reader has (`since`)."""
    frame = faced(sitting, seat, lang)
    frame |= {
        "type": "snapshot",
        "table": sitting.head.id,
        "game": sitting.head.game,
        "options": open_options(sitting.head),
        "world": sitting.head.world,
        "leaves": leaves_world(sitting),
        "ply": sitting.length,
        "status": sitting.status,
        "practice": sitting.practice,
        "ended": ended(sitting),
        "endless": sitting.endless,
        "may": may_end(sitting, seat),
        "watch": sitting.head.terms["watch"],
        "players": players(sitting, names, present),
        "since": since,
        "log": log[since:],
        "undo": undo(sitting, seat, lang),
        "clock": clock(sitting),
        "fairness": fairness(sitting),
        "rules": rules(sitting),
    }
    if sitting.paused or (seat >= 0 and sitting.players[seat] != PERSON):
        frame["actions"] = []
    return frame


def faced(sitting: Sitting, seat: int, lang: str) -> Frame:
    """What a seat has before it: the position and what it may do; where people ended the game, that."""
    if isinstance(sitting, Bygone):
        return sitting.faced(seat, lang)
    if not sitting.shown:
        return nothing(seat, lang)
    speech = speak(lang, sitting.head.game)
    frame = position(sitting.table, seat, speech)
    if sitting.ending is not None:
        frame |= {"actions": [], "prompt": speech.result(sitting.g, sitting.ending), "help": ""}
    return frame


def ended(sitting: Sitting) -> Frame | None:
    """How people ended the game, and who has won then."""
    return None if sitting.ending is None else sitting.ending.told()


def may_end(sitting: Sitting, seat: int) -> list[str]:
    """By what a seat may end the game now, alone or with the others; by resigning only in a duel."""
    guest = sitting.voters.get(seat, "") if sitting.playable else ""
    if not guest:
        return []
    ways = ENDINGS if resigned(sitting.g, seat) is None else (*ENDINGS, "resign")
    return [kind for kind in ways if allowed(sitting, Row("", 0, kind, seat, -1, guest, "", 0.0))]


def allowed(sitting: Sitting, row: Row) -> bool:
    """Whether a row may come next."""
    try:
        sitting.check(row)
    except Refused:
        return False
    return True


def rules(sitting: Sitting) -> Frame | None:
    """Under which rules the game was begun, if the rules are others now; how many of its moves can be read if it cannot
    be played on."""
    begun = sitting.renewed or sitting.head.rules
    now = sitting.table.game.version
    if begun == now:
        return None
    kept = sitting.kept if isinstance(sitting, Bygone) else None
    return {"begun": begun, "now": now, "playable": sitting.playable, "kept": kept, "moves": len(sitting.table.moves)}


def position(table: Table, seat: int, speech: Speech) -> Frame:
    """A position as a seat sees it, and what the seat may do."""
    g = table.g
    vocabulary = g.game.vocabulary
    usual = g.usual(seat)
    actions = [
        {
            "action": action,
            "block": vocabulary.find(action).name,
            "targets": vocabulary.targets(action),
            "label": speech.name_action(g, action),
            **({"usual": True} if action == usual else {}),
        }
        for action in table.actions(seat)
    ]
    told = {"prompt": speech.prompt(g, seat), "help": speech.help(g) if actions else ""}
    return {"seat": seat, "lang": speech.lang, "view": g.view(seat), "actions": actions, **told}


def nothing(seat: int, lang: str) -> Frame:
    """What there is to see of a game that has not begun."""
    return {"seat": seat, "lang": lang, "view": None, "actions": [], "prompt": "", "help": ""}


def players(sitting: Sitting, names: dict[str, str], present: set[str]) -> list[Frame]:
    """Who sits where."""
    return [
        {
            "seat": seat,
            "name": names.get(guest, ""),
            "player": player,
            "taken": player != PERSON or bool(guest),
            "present": guest in present,
            "resigned": seat in sitting.resigned,
            "resting": seat in sitting.resting,
            "offers": seat in sitting.offers,
        }
        for seat, (player, guest) in enumerate(zip(sitting.players, sitting.sitters, strict=True))
    ]


def undo(sitting: Sitting, seat: int, lang: str) -> Frame | None:
    """A preview of what an undo would take back."""
    found = sitting.undo_of(seat) if seat >= 0 else None
    if found is None:
        return None
    takes = [one["text"] for one in sitting.telling(lang).log(seat, found.ply + 1)]
    return {"to": found.ply, "moves": len(sitting.table.moves) - found.ply, "practice": found.free, "takes": takes}


def clock(sitting: Sitting) -> Frame | None:
    """How long a decision may take, and since when it is asked; none where nobody counts."""
    terms = sitting.head.terms
    if terms["clock"] == "none" or not sitting.playable:
        return None
    return {"kind": terms["clock"], "seconds": terms["seconds"], "since": sitting.asked_at, "now": time.time()}


def fairness(sitting: Sitting) -> Frame:
    """The promise made before the start and what people have put into the seed; the secret only after the end."""
    head = sitting.head
    if head.seed is not None:
        shown: Frame = {"commitment": sealed(head.seed, head.salt)}
        return {**shown, "seed": f"{head.seed:032x}", "salt": head.salt} if sitting.closed else shown
    shares = [share._asdict() for share in sitting.shares]
    shown = {"commitment": commitment(head.salt), "shares": shares, "drawing": bool(sitting.drawing)}
    return {**shown, "seed": f"{sitting.table.seed:032x}", "secret": head.salt} if sitting.closed else shown


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


def why(sitting: Sitting, seat: int, action: int, lang: str) -> Frame:
    """The rule that forbids an action, with its title and text, and the things of which it speaks if there are some; an
    empty rule means that the action is allowed."""
    reason = sitting.g.reason(seat, action)
    speech = speak(lang, sitting.head.game)
    names = [speech.called(sitting.g, domain.name, number) for domain, number in reason.about]
    about: Frame = {"about": reason.targets(), "names": names} if names else {}
    return {"type": "why", "seat": seat, "action": action, **rule(sitting, reason.rule, lang), **about}


def weigh(sitting: Sitting, seat: int, action: int, seed: int) -> Frame:
    """Whether a legal move would be final: another one is asked then, or somebody learns something.

    It is tried in a world, drawn by the seed, that the seat cannot tell from the real one, so that the answer gives
    nothing hidden away.
    """
    if not sitting.g.legal(seat, action):
        raise Refused("illegal", "this is not allowed now", sitting.g.why(seat, action))
    world = sitting.g.determinize(seat, seed)
    world.do(seat, action)
    return {"type": "weigh", "seat": seat, "action": action, "final": world.horizon == world.ply}


def hint(sitting: Sitting, seat: int, lang: str, thought: Thought) -> Frame:
    """What a bot would do: the actions it thought of most, the chance to win after each, and everybody's chances."""
    speech = speak(lang, sitting.head.game)
    ideas = [
        {
            "action": idea.action,
            "label": speech.name_action(sitting.g, idea.action),
            "chance": round(idea.chance, 3),
            "share": round(idea.tries / thought.iterations, 3),
        }
        for idea in thought.ideas[:IDEAS]
        if idea.tries > 0
    ]
    chances = [round(chance, 3) for chance in thought.chances]
    told = {"ideas": ideas, "tries": thought.iterations, "chances": chances}
    return {"type": "hint", "seat": seat, "ply": sitting.length, **told}


def rule(sitting: Sitting, id: str, lang: str) -> Frame:
    """A rule by its id, as the reference of the game has it."""
    try:
        found = lookup(sitting.head.game, id, lang)
    except BadInput:  # an empty id, or a refusal of the kernel that no rulebook has
        return {"rule": id, "title": "", "text": ""}
    return {"rule": id, "title": found.title, "text": found.text}


def replayed(table: Table, ply: int, seat: int, lang: str, told: list[Line]) -> Frame:
    """The position after some moves of a frozen table, as a seat saw it then, with what was told until then."""
    table.g = table.at(ply)
    frame = position(table, seat, speak(lang, table.game.name))
    frame["actions"] = []
    return {**frame, "ply": ply, "last": len(table.moves), "log": told}
