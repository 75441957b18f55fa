"""The report of a match as one HTML page that needs nothing else: tables and plots, light and dark."""

from collections.abc import Sequence
from html import escape

from krainy.play.words import Speech

from .figures import Figures, Share
from .numbers import duration, number, percent
from .plan import Match, cycle_length
from .plots import Line, histogram, intervals
from .rating import Rating

NONE = "–"
"""What stands where there is no figure."""

STYLE = """
:root { color-scheme: light dark; --paper: #fbf9f4; --ink: #23211d; --soft: #6d675c; --rule: #ddd6c8; --lead: #9c4a1f; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1a18; --ink: #ece6da; --soft: #a39c8e; --rule: #3a3732; --lead: #e8955f; }
}
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .5rem; } h3 { font-size: 1rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem .25rem 0; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--rule); }
th { color: var(--soft); font-weight: 500; } th:first-child, td:first-child { text-align: left; }
td.clear { font-weight: 700; color: var(--lead); }
svg { display: block; width: 100%; max-width: 44rem; margin: 1rem 0; } svg text { fill: var(--ink); font-size: 13px; }
svg .tick, p.note, footer { fill: var(--soft); color: var(--soft); font-size: .85rem; }
svg .grid { stroke: var(--rule); } svg .interval { stroke: var(--lead); stroke-width: 2.5; }
svg .mark { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 3 2; } svg circle, svg rect { fill: var(--lead); }
code { overflow-wrap: anywhere; }
"""


class Report:
    """One match in one language."""

    def __init__(self, match: Match, figures: Figures, speech: Speech, command: str) -> None:
        self.match = match
        self.figures = figures
        self.speech = speech.of(match.game)
        self.lang = speech.lang
        self.say = self.speech.say
        self.command = command

    def html(self) -> str:
        """The whole page."""
        title = self.say("arena-title", game=self.say("game-title"), bots=", ".join(self.match.bots))
        sections = [
            self.bots(),
            self.ratings(),
            self.seats(),
            self.length(),
            self.options(),
            self.traits(),
            self.endings(),
        ]
        return (
            f'<!doctype html>\n<html lang="{self.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n"
            f"{paragraph(self.opening())}\n{paragraph(self.say('arena-cycle', cycle=cycle_length(self.match)))}\n"
            f"{''.join(sections)}</main>\n{self.foot()}\n</body>\n</html>\n"
        )

    def opening(self) -> str:
        """What was played, in one line."""
        games, seats, bots = self.figures.games, self.match.seats, ", ".join(self.match.bots)
        return self.say("arena-opening", game=self.say("game-title"), seats=seats, games=games, bots=bots)

    # -- sections --------------------------------------------------------------------------------------------------

    def bots(self) -> str:
        """Shares of wins, times and lengths, bot by bot."""
        keys = ["bot", "games", "wins", "share", "interval", "fair", "times"]
        keys += ["rating", "interval", "decisions", "per-move", "slowest"]
        rows = []
        for bot in self.figures.bots:
            share, rating = bot.share, bot.rating
            fair = [percent(self.lang, share.fair), self.number(share.times, 2)] if share.fair else [NONE, NONE]
            rated = [self.number(rating.worth, 1), self.interval(rating)] if rating else [NONE, NONE]
            rows.append(
                [
                    cell(bot.bot),
                    cell(str(bot.games)),
                    cell(self.number(share.wins, 0 if share.wins == int(share.wins) else 2)),
                    cell(percent(self.lang, share.share), share.clear),
                    cell(self.between(share)),
                    *[cell(figure) for figure in (*fair, *rated)],
                    cell(self.number(bot.decisions, 1)),
                    cell(duration(self.lang, bot.per_choice)),
                    cell(duration(self.lang, bot.slowest)),
                ]
            )
        lines = [self.line(bot.bot, bot.share) for bot in self.figures.bots]
        return self.section("arena-bots", table([self.say(f"arena-{key}") for key in keys], rows), self.shares(lines))

    def ratings(self) -> str:
        """Ratings with their intervals; nothing where nobody is rated."""
        rated = [(b.bot, b.rating) for b in self.figures.bots if b.rating is not None]
        if not rated:
            return ""
        lines = [Line(bot, rating.worth, rating.low, rating.high, 25.0) for bot, rating in rated]
        low, high = min(25.0, *(line.low for line in lines)), max(25.0, *(line.high for line in lines))
        plot = intervals(self.say("arena-ratings"), lines, lambda value: self.number(value, 1), low, high)
        return self.section("arena-ratings", plot)

    def seats(self) -> str:
        """Whether it matters where one sits, and who begins; nothing where there is one seat."""
        figures = self.figures
        if self.match.seats == 1:
            return ""
        names = [self.say("arena-seat", number=seat + 1) for seat in range(self.match.seats)]
        lines = [self.line(name, share) for name, share in zip(names, figures.seats, strict=True)]
        if figures.first.games:
            lines.append(self.line(self.say("arena-first"), figures.first))
        rows = [
            [cell(bot.bot), *[cell(self.told(share), share.games > 0 and share.clear) for share in bot.by_seat]]
            for bot in figures.bots
        ]
        crossed = f"<h3>{escape(self.say('arena-by-seat'))}</h3>" + table([self.say("arena-bot"), *names], rows)
        return self.section("arena-seats", paragraph(self.advantage()), self.shares(lines), crossed)

    def advantage(self) -> str:
        """What it is worth to begin."""
        first = self.figures.first
        if not first.games:
            return self.say("arena-nobody-first")
        low, high, fair = (percent(self.lang, value) for value in (first.low, first.high, first.fair))
        return self.say("arena-advantage", share=percent(self.lang, first.share), low=low, high=high, fair=fair)

    def length(self) -> str:
        """How long games are."""
        plot = histogram(self.say("arena-length"), self.figures.lengths, self.number)
        return self.section("arena-length", paragraph(self.length_line()), plot)

    def length_line(self) -> str:
        plies = self.figures.plies
        return self.say(
            "arena-length-line",
            mean=self.number(plies.mean, 1),
            half=self.number(plies.half, 1),
            median=self.number(plies.median, 0 if plies.median == int(plies.median) else 1),
            least=self.number(plies.least),
            most=self.number(plies.most),
            forced=percent(self.lang, self.figures.forced),
        )

    def options(self) -> str:
        """What the options do that vary; nothing if none does."""
        rows = []
        for row in self.figures.options:
            rows.append(
                [
                    cell(self.say(f"option-{row.option}")),
                    cell(self.value(row.option, row.value)),
                    cell(str(row.games)),
                    cell(str(row.unfinished)),
                    cell(f"{self.number(row.plies.mean, 1)} ± {self.number(row.plies.half, 1)}"),
                    cell(self.told(row.first), row.first.games > 0 and row.first.clear),
                    *[cell(self.told(share), share.games > 0 and share.clear) for share in row.bots.values()],
                ]
            )
        keys = ["option", "value", "games", "unfinished", "decisions", "first"]
        head = [self.say(f"arena-{key}") for key in keys] + list(dict.fromkeys(self.match.bots))
        return self.section("arena-options", table(head, rows)) if rows else ""

    def value(self, option: str, value: str) -> str:
        """A value of an option in the game's words."""
        names = [f"option-{option}-{part}" for part in value.split("+")]
        if not value:
            return self.say("arena-nothing")
        return "+".join(self.say(name) if self.speech.knows(name) else name.split("-", 2)[2] for name in names)

    def traits(self) -> str:
        """What seats have won with what they were given."""
        parts = []
        for domain in dict.fromkeys(trait.domain for trait in self.figures.traits):
            some = [trait for trait in self.figures.traits if trait.domain == domain]
            lines = [self.line(self.named(domain, trait.label), trait.share) for trait in some]
            lines.sort(key=lambda line: -line.value)
            parts += [f"<h3>{escape(self.say(f'trait-{domain}'))}</h3>", self.shares(lines)]
        return self.section("arena-traits", *parts)

    def named(self, domain: str, label: str) -> str:
        """What a person calls a trait."""
        return str(self.speech.name(self.speech.keys(domain, label)))

    def endings(self) -> str:
        """How games ended, and by which rule."""
        lines = [paragraph(line) for line in self.ending_lines()]
        rows = [[cell(rule), cell(str(count))] for rule, count in self.figures.rules.items()]
        return self.section("arena-endings", *lines, table([self.say("arena-by-rule"), self.say("arena-games")], rows))

    def ending_lines(self) -> list[str]:
        lines = []
        for kind, count in self.figures.endings.items():
            more = {"cap": self.match.cap} if kind == "cap" else {}
            lines.append(self.say("arena-ending-count", name=self.say(f"arena-ending-{kind}", **more), count=count))
        return lines

    def foot(self) -> str:
        """How the figures are meant, and how to make them again."""
        match = self.match
        made = self.say("arena-made", version=match.krainy, rules=str(match.rules), seed=str(match.seed))
        again = f"{escape(self.say('arena-command'))} <code>{escape(self.command)}</code>"
        return f"<footer><p>{escape(self.say('arena-notes'))}</p><p>{again}</p><p>{escape(made)}</p></footer>"

    # -- parts -----------------------------------------------------------------------------------------------------

    def section(self, key: str, *parts: str) -> str:
        return f"<section>\n<h2>{escape(self.say(key))}</h2>\n{''.join(parts)}\n</section>\n"

    def shares(self, lines: Sequence[Line]) -> str:
        """Shares of wins over one scale."""
        top = max(line.high for line in lines)
        return intervals(self.say("arena-share"), lines, lambda share: percent(self.lang, share), 0.0, top)

    def line(self, label: str, share: Share) -> Line:
        return Line(label, share.share, share.low, share.high, share.fair or None)

    def number(self, value: float, digits: int = 0) -> str:
        return number(self.lang, value, digits)

    def interval(self, rating: Rating) -> str:
        return f"{self.number(rating.low, 1)}–{self.number(rating.high, 1)}"

    def rated(self, rating: Rating | None) -> str:
        """A rating with its doubt, in one cell."""
        if rating is None:
            return NONE
        return f"{self.number(rating.worth, 1)} ± {self.number(rating.high - rating.worth, 1)}"

    def between(self, share: Share) -> str:
        return f"{self.number(100 * share.low, 1)}–{percent(self.lang, share.high)}"

    def told(self, share: Share) -> str:
        """A share with its interval, in one cell."""
        return f"{percent(self.lang, share.share)} ({self.between(share)})" if share.games else NONE


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def cell(text: str, clear: bool = False) -> str:
    """A cell of a table; `clear` if it is more than luck."""
    return f'<td class="clear">{escape(text)}</td>' if clear else f"<td>{escape(text)}</td>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    cells = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = "".join(f"<tr>{''.join(row)}</tr>\n" for row in rows)
    return f'<div class="wide"><table>\n<tr>{cells}</tr>\n{body}</table></div>\n'
