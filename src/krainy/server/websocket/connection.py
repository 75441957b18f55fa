"""One connection at a table: takes messages, answers each, and sends what happens."""

import asyncio
import contextlib
import time
from collections.abc import Callable

import msgspec
from msgspec import UNSET
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from krainy.play.endings import resigned
from krainy.play.languages import DEFAULT

from ..bots.foresight import ForesightService, Question, check, question
from ..errors import Refused
from ..http.middleware import Bucket
from ..people.quotas import TooMany
from ..tables.deadlines import SPAN
from ..tables.faults import LOGGER, reason
from ..tables.loaded import LoadedTable
from ..tables.proposals import TAKE_BACK, Proposal, completes, last_own
from ..tables.registry import Tables
from ..tables.table import FINAL, Table
from ..wire import messages
from ..wire.frames import Bye, Done, Error, Farewell, Foresight, Frame, Why
from ..wire.messages import DECODER, ENCODER, Message
from ..wire.parts import Line
from .patches import Shown
from .protocol import WRITE
from .snapshots import Known, refusal, why, why_click

GREETING_SECONDS = 10.0
SEND_SECONDS = 20.0
"""A reader that takes no frame for so long is gone."""
CLOSE_SECONDS = 2.0
POLICY, TRY_AGAIN = 1008, 1013
LAST = b""
"""Stands in the queue behind the last frame."""


class Connection:
    """A person, or somebody who only watches, at one table."""

    def __init__(
        self, socket: WebSocket, tables: Tables, loaded: LoadedTable, guest: str, session: str = "", address: str = ""
    ) -> None:
        self.address = address
        self.socket = socket
        self.tables = tables
        self.loaded = loaded
        self.guest = guest
        self.session = session
        self.seat = -1
        self.lang = DEFAULT
        self.ready = False
        """Whether it has said hello."""
        self.away = False
        self.shown = 0
        self.lines: list[Line] = []
        self.told = 0
        self.seen: Shown | None = None
        self.known: Known | None = None
        self.invited = ""
        self.heard = 0
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(tables.settings.queue_frames)
        self.write_now: Callable[[bytes, bool], bool] | None = socket.scope.get("extensions", {}).get(WRITE)
        self.bucket = Bucket(tables.settings.frames_a_second, tables.settings.frames_a_second * 2)
        self.dropped = asyncio.Event()
        self.sending_since = 0.0
        """When the frame that is being sent was begun; 0 if none is."""
        self.parting = False
        """Whether it ends as soon as it has heard why."""
        self.hinting: asyncio.Task[None] | None = None
        """A hint that is being thought of."""
        self.foreseeing = ForesightService(tables.background, tables.estimates, self.foretell)

    def send(self, frame: Frame) -> None:
        self.send_ready(ENCODER.encode(frame))

    def send_ready(self, frame: bytes, more: bool = False) -> None:
        """Send a frame at once, or after those that wait in the queue; `more`: together with the next one."""
        if self.parting:
            return
        waiting = self.sending_since or not self.queue.empty()
        if waiting or self.write_now is None or not self.write_now(frame, more):
            self.put_in_queue(frame)

    def put_in_queue(self, frame: bytes) -> None:
        """Let a frame wait for those before it; a reader too slow for the queue is dropped and may come back."""
        try:
            self.queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.dropped.set()

    def part(self, why: Farewell) -> None:
        """Say in a word why this connection ends, and end it."""
        if not self.parting:
            self.put_in_queue(ENCODER.encode(Bye(why)))
        self.parting = True

    def fail(self, refusal: Refused) -> None:
        """Say why the table cannot go on, and end; whoever comes back finds it as it is then."""
        self.refuse(refusal.code, str(refusal))
        self.put_in_queue(LAST)

    async def run(self) -> None:
        """From the first message to the last."""
        self.loaded.listeners.add(self)
        going = (self.read(), self.write(), self.watch_writing(), self.dropped.wait())
        tasks = [asyncio.create_task(one) for one in going]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                error = task.exception()
                if error is not None and not isinstance(error, (WebSocketDisconnect, TimeoutError, RuntimeError)):
                    raise error
        finally:
            self.loaded.listeners.discard(self)
            tasks += [task for task in (self.hinting, self.foreseeing.task) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.tables.broadcaster.tell_presence(self.loaded)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self.socket.close(TRY_AGAIN if self.dropped.is_set() else POLICY)

    async def write(self) -> None:
        while not (self.parting and self.queue.empty()):
            frame = await self.queue.get()
            if frame == LAST:
                self.dropped.set()
                return
            self.sending_since = time.monotonic()
            await self.socket.send_text(frame.decode())
            self.sending_since = 0.0

    async def watch_writing(self) -> None:
        """Ends when a frame could not be sent for too long; a timeout for every frame would cost more than sending."""
        while not self.sending_since or time.monotonic() - self.sending_since < SEND_SECONDS:
            await asyncio.sleep(SEND_SECONDS / 4)

    async def read(self) -> None:
        while True:
            if self.ready:
                text = await self.receive()
            else:
                async with asyncio.timeout(GREETING_SECONDS):
                    text = await self.receive()
            if not self.bucket.take():
                self.refuse("too-many", "too many messages; wait a moment")
            elif len(text) > self.tables.settings.frame_bytes:
                self.refuse("too-large", f"a message has at most {self.tables.settings.frame_bytes} bytes")
            else:
                await self.understand(text)
            await asyncio.sleep(0)  # a burst of messages must not keep its own answers from being sent

    async def receive(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return message.get("bytes") or (message.get("text") or "").encode("utf-8", "replace")

    async def understand(self, text: bytes) -> None:
        """Do what one message says, or say what is wrong with it; one who has been told goodbye is not heard."""
        if self.parting:
            return
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.refuse("malformed", "this message is not understood; see docs/protocol.md")
            return
        if not self.ready and not isinstance(message, messages.Hello):
            self.refuse("hello", "say hello first")
            return
        key = getattr(message, "key", "")
        try:
            await self.do(message)
        except SQLAlchemyError as error:
            LOGGER.error("a message at table %s could not be kept: %s", self.loaded.head.id, reason(error))
            self.refuse("busy", "this could not be saved; try again", key)
        except Refused as error:
            self.refuse(error.code, str(error), key, error.rule, error.wait if isinstance(error, TooMany) else 0)
            if error.code == "stale":
                async with self.tables.broadcaster.looking(self.loaded, self.guest, self.seat, self.lang) as table:
                    self.tables.broadcaster.show(self.loaded, self, table)
        except Exception as error:
            self.tables.spoil(self.loaded, error)

    async def do(self, message: Message) -> None:
        if isinstance(message, messages.Hello):
            await self.greet(message)
        elif isinstance(message, messages.Away):
            self.away = True
            self.loaded.changed.set()
            self.send(Done(message.key, self.loaded.table.length, False))
        elif isinstance(message, messages.Chat):
            await self.chat(message)
        elif isinstance(message, messages.React):
            await self.react(message)
        elif isinstance(message, (messages.Commit, messages.Reveal)):
            await self.salt(message)
        elif message.seat not in self.loaded.table.seats_of(self.guest):
            raise Refused("not-yours", "this is not your seat")
        elif not self.tables.broadcaster.sees_now(self.loaded, self.guest, message.seat):
            raise Refused("seat", "you have resigned; a bot plays this seat")
        elif isinstance(message, messages.StandingAnswer):
            await self.tables.settle(self.loaded, message.seat, self.guest, message.question, message.answered)
            self.send(Done(message.key, self.loaded.table.length, False))
        elif not self.loaded.table.shown and isinstance(message, (messages.Why, messages.Foresee, messages.Hint)):
            raise Refused("not-playing", "this game has not begun")
        elif isinstance(message, messages.Why):
            table = self.loaded.table
            self.send(self.explain(table, message))
        elif isinstance(message, messages.Foresee):
            check(self.loaded.table, message.seat, message.action)
            self.tables.quotas.take("foresights", self.guest, self.address)
            self.foreseeing.ask(question(self.loaded.table, message.seat, message.action, self.lang))
        elif isinstance(message, messages.Hint):
            if self.hinting is not None and not self.hinting.done():
                raise Refused("busy", "the last hint is still being thought of")
            self.tables.quotas.check_thinking(self.tables.bot_pool.spent(self.loaded.head.host), self.address)
            self.tables.quotas.take("hints", self.guest, self.address)
            self.hinting = asyncio.create_task(self.hint(message.seat))
        else:
            kind, action = self.meant(message)
            before, seat = self.loaded.table.length, message.seat
            if isinstance(message, messages.Agree) and (granted := self.grants(seat)):
                kind, seat, action = "undo", granted.seat, granted.to
            ply = await self.tables.commit(self.loaded, kind, seat, action, self.guest, message.key, message.ply, self)
            self.send(Done(message.key, ply, ply < before))

    def explain(self, table: Table, message: messages.Why) -> Why:
        """Why an action or a click leads to nothing."""
        if message.action is not None:
            return why(table.g, message.seat, message.action, self.lang, table.length)
        return why_click(table.g, message.seat, message.picked, message.clicked, self.lang, table.length)

    async def salt(self, message: messages.Commit | messages.Reveal) -> None:
        """A salt for the seed is promised or revealed, by a person for all their seats."""
        seats = self.loaded.table.seats_of(self.guest)
        if not seats:
            raise Refused("not-yours", "only those who sit at the table put salt into its seed")
        kind = type(message).__name__.lower()
        before = self.loaded.table.length
        ply = await self.tables.commit(self.loaded, kind, seats[0], guest=self.guest, key=message.key)
        self.send(Done(message.key, ply, ply < before))

    async def hint(self, seat: int) -> None:
        """Answer with a hint as soon as it is there; other messages are answered meanwhile."""
        try:
            self.send(await self.tables.hint(self.loaded, seat, self.lang))
        except Refused as error:
            self.refuse(error.code, str(error))
        except Exception as error:  # whoever asked gets an answer
            LOGGER.error("a hint at table %s failed: %s", self.loaded.head.id, reason(error))
            self.refuse("busy", "nobody could think about this; try again")

    def foretell(self, question: Question, foresight: Foresight | None) -> None:
        """Send what was foreseen, unless the table has moved on or the seat is no longer theirs."""
        sees = self.tables.broadcaster.sees_now(self.loaded, self.guest, question.seat)
        if question.ply != self.loaded.table.length or not sees:
            return
        if foresight is None:
            self.refuse("unforeseen", "what this does cannot be told beforehand")
        else:
            self.send(foresight)

    def meant(self, message: Message) -> tuple[str, int]:
        """The kind of row that a message asks for, and its number."""
        if isinstance(message, messages.Move):
            playthrough = self.loaded.table.playthrough
            if playthrough.cancels(message.seat, message.action):
                return "undo", len(playthrough.moves) - 1
            return "move", message.action
        if isinstance(message, messages.Undo):
            if message.to is not None:
                return "undo", message.to
            undo = self.loaded.table.undo_of(message.seat)
            return "undo", -1 if undo is None else undo.ply
        if isinstance(message, messages.TakeBack):
            table = self.loaded.table
            return TAKE_BACK, last_own(table, message.seat)
        if isinstance(message, messages.Holiday):
            return "holiday", message.first * SPAN + message.days
        if isinstance(message, messages.Extend):
            return "extend", message.to
        if isinstance(message, messages.Resign):
            table = self.loaded.table
            return "resign", FINAL if table.playable and resigned(table.g, message.seat) else -1
        return type(message).__name__.lower(), -1

    def grants(self, seat: int) -> Proposal | None:
        """The take-back that happens when this seat agrees as the last one."""
        table = self.loaded.table
        proposal = table.proposal if table.has_stake(seat, self.guest) else None
        granted = proposal is not None and proposal.kind == TAKE_BACK and completes(table, self.guest)
        return proposal if granted else None

    async def greet(self, message: messages.Hello) -> None:
        """Answer a hello with the whole table, then with what has been said at it."""
        seats = self.loaded.table.seats_of(self.guest)
        held = [seat for seat in seats if self.tables.broadcaster.sees_now(self.loaded, self.guest, seat)]
        asked = [seat for seat in held if seat in self.loaded.table.actors]
        seat = message.seat
        if seat is None:
            seat = (asked or held or seats or [-1])[0]
        if not self.ready and self.guest and self.guest not in self.loaded.names:
            await self.tables.learn_names(self.loaded)  # whom this guest has blocked, and who has blocked them
        async with self.tables.broadcaster.looking(self.loaded, self.guest, seat, message.lang) as table:
            first = not self.ready
            self.seat, self.lang, self.ready, self.away = seat, message.lang, True, False
            self.tables.broadcaster.show(self.loaded, self, table)
            self.tables.broadcaster.talk(self.loaded, self)
            if first:
                self.tables.broadcaster.tell_presence(self.loaded)

    async def chat(self, message: messages.Chat) -> None:
        """Only those who sit at the table speak."""
        if not self.guest or not self.loaded.table.seats_of(self.guest):
            raise Refused("not-yours", "only those who sit at the table may speak")
        text = " ".join("".join(letter if letter.isprintable() else " " for letter in message.text).split())
        if text:
            self.tables.quotas.take("chat", self.guest, self.address)
            await self.tables.say(self.loaded, self.guest, message.key, text)
        self.send(Done(message.key, self.loaded.table.length, False))

    async def react(self, message: messages.React) -> None:
        """Those who may speak may show a sign."""
        seats = self.loaded.table.seats_of(self.guest) if self.guest else []
        if not seats:
            raise Refused("not-yours", "only those who sit at the table may speak")
        self.tables.quotas.take("reactions", self.guest, self.address)
        await self.tables.react(self.loaded, seats[0], message.sign)
        self.send(Done(message.key, self.loaded.table.length, False))

    def refuse(self, code: str, text: str, key: str = "", id: str = "", wait: int = 0) -> None:
        """One error for one message; `wait` tells after how many seconds it is worth trying again."""
        error = Error(code, text, key, wait or UNSET)
        self.send(refusal(self.loaded.table, error, id, self.lang))
