"""The model lines of all lessons and puzzles, for the story that plays them: `python -m tests.web.lesson_lines`."""

import json

import krainy
from krainy.play.course import action_of
from krainy.play.lessons import FINISHED, Lesson, Shown, all_of
from krainy.play.lessons.telling import base


def line_of(lesson: Lesson) -> list[dict[str, object]]:
    """The choices of a lesson's own way, with what each points at."""
    shown, found = Shown(lesson), list[dict[str, object]]()
    words = shown.game.vocabulary
    while shown.status != FINISHED:
        step = shown.step
        for text in shown.current.way.do:
            action = action_of(shown.game, shown.g, text)
            found.append({"action": action, "block": words.find(action).name, "targets": words.targets(action)})
            shown.take(action)
            if shown.step != step:
                break
    return found


if __name__ == "__main__":
    print(
        json.dumps(
            [
                {"game": game, "lesson": base(lesson), "steps": len(lesson.steps), "choices": line_of(lesson)}
                for game in krainy.names()
                for lesson in all_of(game)
            ]
        )
    )
