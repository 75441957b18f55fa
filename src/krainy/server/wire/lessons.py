"""Lessons and puzzles: what there is, and an attempt at one. Ways, wrong tries and scripts never leave the server."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .frames import Edit, Faced, Offer, Why
from .parts import Line, Player, View

LessonStatus = Literal["going", "missed", "finished"]
LessonOutcome = Literal["going", "missed", "done", "finished", "refused"]
"""What became of a try: the step goes on, is missed, is done, was the last one, or the rules forbid it."""


class LessonLine(Struct):
    """A lesson or a puzzle in the list of a game."""

    id: Annotated[str, Meta(description="as 'lesson-walk' or 'puzzle-small'; it never changes")]
    puzzle: bool
    number: int
    difficulty: Annotated[int, Meta(description="of a puzzle, from 1 to 5; 0 for a lesson")]
    title: str
    idea: Annotated[str, Meta(description="what a lesson teaches, in a sentence; a puzzle does not say")]
    steps: int
    plays_on: Annotated[bool, Meta(description="whether a whole game could follow: a first game")]


class LessonFrame(Faced, kw_only=True):
    """An attempt at a lesson as the learner has it: the view itself, or how it follows from the one before."""

    choices: Annotated[list[int], Meta(description="what the learner has chosen; with the lesson it says all")]
    view: Annotated[View | UnsetType, Meta(description="left out where `patches` lead to it")] = UNSET
    patches: Annotated[
        list[list[Edit]] | UnsetType,
        Meta(description="for each line of `log`, or once if there is none, what changes in the view with it"),
    ] = UNSET
    since: Annotated[int, Meta(description="how many lines of the frame before come before those of `log`")]
    log: list[Line]
    players: list[Player]
    status: LessonStatus
    outcome: Annotated[LessonOutcome, Meta(description="of what was done with this call; else the status")]
    said: Annotated[str, Meta(description="the answer of the lesson to that; empty where it has none")]
    why: Annotated[Why | None, Meta(description="the rule that forbids what was tried")]
    step: Annotated[int, Meta(description="counted from 0; after the end as many as there are")]
    steps: int
    text: Annotated[str, Meta(description="what the step asks for")]
    success: Annotated[str, Meta(description="what is said at the end; empty before")]
    begun: Annotated[bool, Meta(description="whether something was chosen in this step")]
    glow: Annotated[
        list[str],
        Meta(description="what deserves the eye: 'stack:12', 'action:move', 'do:57' (one action), 'part:track'"),
    ]
    hints: Annotated[int, Meta(description="how many hints the step has, besides being shown what to do")]


class LessonHint(Struct):
    """A hint, or after the last one what the lesson would do."""

    text: Annotated[str, Meta(description="empty after the last hint")]
    shows: Annotated[Offer | None, Meta(description="what the lesson would do; null before, and off its way")]
