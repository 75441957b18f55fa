"""Wording: what a message says, in general words: which game, what is asked, and where its table is. Never anything of
the position, because whoever sees a screen or a channel can read it."""

import json
from typing import NamedTuple

from krainy.engine.errors import KrainyError
from krainy.play.words import speak

from .store import Channel, Item

SHOWN = 10
"""So many lines a message has at most; of the others it says how many they are."""
ROOMS = ("discord", "slack", "matrix")
"""The rooms whose webhooks are known, by the shape of what they take."""


class Wording(NamedTuple):
    """A message in words."""

    title: str
    lines: list[str]
    """What is to be known, one a line."""
    links: list[str]
    """Where each of them leads, as the part of an address after the page's own."""


def worded(items: list[Item], lang: str) -> Wording:
    """What these items say."""
    speech = speak(lang)
    shown = items[:SHOWN]
    lines = [speech.say(f"notify-{one.kind}", game=called(one.game, lang)) for one in shown]
    title = lines[0] if len(items) == 1 else speech.say("notify-several", n=len(items))
    if len(items) > SHOWN:
        lines.append(speech.say("notify-more", n=len(items) - SHOWN))
    links = [link(one) for one in shown]
    return Wording(title, lines, [*links, "#/"][: len(lines)])


def link(item: Item) -> str:
    """Where an item leads."""
    if item.code:
        return f"#/join/{item.code}"
    return f"#/table/{item.table}" if item.table else "#/"


def called(game: str, lang: str) -> str:
    """A game as people call it; one that is not here any more by its name."""
    try:
        return speak(lang, game).say("game-title") if game else ""
    except KrainyError:
        return game


def for_push(items: list[Item], channel: Channel) -> bytes:
    """What a browser is told: it shows it, and leads to the table."""
    wording = worded(items, channel.lang)
    one = len(items) == 1
    body = "" if one else "\n".join(wording.lines)
    told = {"title": wording.title, "body": body, "link": wording.links[0] if one else "#/"}
    return json.dumps({**told, "tag": items[0].table if one else "several", "lang": channel.lang}).encode()


def for_room(items: list[Item], channel: Channel, shape: str, address: str) -> bytes:
    """What the webhook of a room takes."""
    wording = worded(items, channel.lang)
    text = "\n".join(f"{line}: {address}/{link}" for line, link in zip(wording.lines, wording.links, strict=True))
    if shape == "discord":
        return json.dumps({"content": text, "allowed_mentions": {"parse": []}}).encode()
    if shape == "slack":
        return json.dumps({"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}).encode()
    return json.dumps({"text": text, "username": "Krainy"}).encode()


def for_letter(items: list[Item], lang: str, address: str, stop: str) -> tuple[str, str]:
    """The subject and the text of a letter; `stop` leads to where it can be ended."""
    wording = worded(items, lang)
    lines = "\n\n".join(f"{line}\n{address}/{link}" for line, link in zip(wording.lines, wording.links, strict=True))
    text = speak(lang).put("notify-letter", (("address", address), ("lines", lines), ("stop", stop)))
    return wording.title, text


def items_of(text: str) -> list[Item]:
    """The items as the database keeps them."""
    return [Item(*one) for one in json.loads(text)]
