"""Small plots as inline SVG, drawn by hand: values with intervals, and a histogram. Colours come from the page."""

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

WIDTH = 640
LABELS = 190
"""Room for the names on the left."""
FIGURES = 64
"""Room for the last figure on the right."""
ROW = 28
AXIS = 26
BARS = 24
TALL = 180


class Line(NamedTuple):
    """One value with its interval; `mark` is what it is compared with."""

    label: str
    value: float
    low: float
    high: float
    mark: float | None = None


def intervals(title: str, lines: Sequence[Line], say: Callable[[float], str], low: float, high: float) -> str:
    """Dots with their intervals, one line each, over a common scale that starts at low and ends at high."""
    span = (high - low) or 1.0
    height = ROW * len(lines) + AXIS

    def x(value: float) -> float:
        return LABELS + (WIDTH - LABELS - FIGURES) * (min(max(value, low), high) - low) / span

    parts = []
    for tick in ticks(low, high):
        place = f"{x(tick):.1f}"
        parts.append(f'<line class="grid" x1="{place}" x2="{place}" y1="0" y2="{height - AXIS}"/>')
        parts.append(f'<text class="tick" x="{place}" y="{height - 8}" text-anchor="middle">{escape(say(tick))}</text>')
    for row, line in enumerate(lines):
        y = ROW * row + ROW / 2
        parts.append(f'<text x="{LABELS - 10}" y="{y + 4:.0f}" text-anchor="end">{escape(line.label)}</text>')
        parts.append(f'<line class="interval" x1="{x(line.low):.1f}" x2="{x(line.high):.1f}" y1="{y}" y2="{y}"/>')
        if line.mark is not None:
            place = f"{x(line.mark):.1f}"
            parts.append(f'<line class="mark" x1="{place}" x2="{place}" y1="{y - 9}" y2="{y + 9}"/>')
        told = f"{line.label}: {say(line.value)} ({say(line.low)} – {say(line.high)})"
        parts.append(f'<circle cx="{x(line.value):.1f}" cy="{y}" r="5"><title>{escape(told)}</title></circle>')
        parts.append(
            f'<text class="figure" x="{WIDTH - FIGURES + 12}" y="{y + 4:.0f}">{escape(say(line.value))}</text>'
        )
    return picture(title, height, parts)


def histogram(title: str, values: Sequence[int], say: Callable[[float], str]) -> str:
    """How many of the values lie where."""
    low, high = min(values), max(values)
    step = max(1, int(round_up((high - low + 1) / BARS)))
    start = low // step * step
    counts = [0] * ((high - start) // step + 1)
    for value in values:
        counts[(value - start) // step] += 1
    most, wide = max(counts), (WIDTH - 20) / len(counts)
    every = math.ceil(len(counts) / 10)
    parts = []
    for place, count in enumerate(counts):
        x, tall = 10 + wide * place, TALL * count / most
        told = f"{say(start + place * step)} – {say(start + (place + 1) * step - 1)}: {count}"
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{TALL - tall + 4:.1f}" width="{max(1.0, wide - 2):.1f}" height="{tall:.1f}">'
            f"<title>{escape(told)}</title></rect>"
        )
        if place % every == 0:
            parts.append(f'<text class="tick" x="{x:.1f}" y="{TALL + 20}">{escape(say(start + place * step))}</text>')
    parts.append(f'<line class="grid" x1="10" x2="{WIDTH - 10}" y1="{TALL + 4}" y2="{TALL + 4}"/>')
    return picture(title, TALL + AXIS, parts)


def picture(title: str, height: float, parts: list[str]) -> str:
    """The parts as one picture with a name for those who listen."""
    name = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{name}">{"".join(parts)}</svg>'


def ticks(low: float, high: float) -> list[float]:
    """A few round places on a scale."""
    step = round_up((high - low) / 5 or 1.0)
    first = math.ceil(low / step - 1e-9)
    return [step * n for n in range(first, math.floor(high / step + 1e-9) + 1)]


def round_up(step: float) -> float:
    """The next round number: 1, 2 or 5 times a power of ten."""
    power = 10.0 ** math.floor(math.log10(step))
    return next(size * power for size in (1, 2, 5, 10) if size * power >= step)
