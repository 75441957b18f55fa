"""Metrics: what the server counts and times, as Prometheus reads it. No label names a person, a table or an address."""

from collections.abc import Iterator
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily

BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds; fine around 150 ms, within which the server promises to answer."""


class Measured(Protocol):
    """What is looked at when somebody asks."""

    def gauges(self) -> dict[str, tuple[str, float]]: ...


class Meter:
    """The counters of one server."""

    def __init__(self, tables: Measured) -> None:
        self.registry = CollectorRegistry()
        self.tables = tables
        self.rows = Counter("krainy_rows", "Rows written, by their kind.", ["kind"], registry=self.registry)
        self.counters: dict[str, Counter] = {}
        """The same by kind: to find one by its label takes longer than to count."""
        self.row_seconds = Histogram(
            "krainy_row_seconds",
            "From the wish of a person to the row that everybody was told of.",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.call_seconds = Histogram(
            "krainy_call_seconds", "HTTP calls.", ["call", "status"], buckets=BUCKETS, registry=self.registry
        )
        self.notifications = Counter(
            "krainy_notifications",
            "Messages to push services and webhooks.",
            ["channel", "outcome"],
            registry=self.registry,
        )
        self.registry.register(self)
        ProcessCollector(registry=self.registry)

    def row(self, kind: str, person: bool, seconds: float) -> None:
        """A row was written and told."""
        if kind not in self.counters:
            self.counters[kind] = self.rows.labels(kind)
        self.counters[kind].inc()
        if person:
            self.row_seconds.observe(seconds)

    def call(self, call: str, status: int, seconds: float) -> None:
        """An HTTP call was answered; `call` is its route, never its path."""
        self.call_seconds.labels(call, f"{status // 100}xx").observe(seconds)

    def notified(self, channel: str, outcome: str) -> None:
        """A message was sent, or a try of it failed; the mail server counts letters."""
        self.notifications.labels(channel, outcome).inc()

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """What is so at this moment."""
        for name, (about, value) in self.tables.gauges().items():
            yield GaugeMetricFamily(f"krainy_{name}", about, value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
