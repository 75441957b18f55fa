"""Records as data sets: every decision of recorded games as one row of a Parquet file.

A row has the game, the record it comes from, the ply, the seat, `observation` and `action_mask` as the environments
give them, the `action` taken, and the `reward`: 0, and at the last decision of a seat what the game was worth to it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

import krainy
from krainy.engine.errors import BadInput
from krainy.engine.observation import observe
from krainy.engine.record import Record, replay, start

from .episode import returns

BATCH = 500
"""Rows that are written at a time."""


def export(records: list[tuple[str, Record]], path: Path) -> int:
    """Write the decisions of records of one game with one number of seats; how many there were."""
    kinds = sorted({(record.game, record.seats) for _, record in records})
    if len(kinds) != 1:
        found = ", ".join(f"{game} with {seats} seats" for game, seats in kinds) or "none"
        raise BadInput(f"a data set holds one game with one number of seats; these records are of: {found}")
    shape = schema(records[0][1])
    rows = 0
    part = path.with_name(f"{path.name}.part")
    try:
        with pq.ParquetWriter(part, shape, compression="zstd") as writer:
            batch: list[dict[str, Any]] = []
            for name, record in records:
                for row in decisions(name, record):
                    batch.append(row)
                    rows += 1
                    if len(batch) == BATCH:
                        writer.write_table(pa.Table.from_pylist(batch, shape))
                        batch = []
            writer.write_table(pa.Table.from_pylist(batch, shape))
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return rows


def schema(record: Record) -> pa.Schema:
    """The columns; what the numbers of `observation` mean is written into the file beside it."""
    game = krainy.load(record.game)
    parts = observe(start(game, record), 0, describing=True).slices
    layout = {f"{part.start}:{part.start + part.size}": f"{part.name}: {part.what}" for part in parts}
    return pa.schema(
        [
            ("game", pa.string()),
            ("record", pa.string()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            pa.field("observation", pa.list_(pa.int16(), parts[-1].start + parts[-1].size), metadata=layout),
            ("action_mask", pa.list_(pa.int8(), len(game.vocabulary))),
            ("action", pa.int32()),
            ("reward", pa.float32()),
        ]
    )


def decisions(name: str, record: Record) -> Iterator[dict[str, Any]]:
    """Every decision of a record, seen by the seat that took it."""
    game = krainy.load(record.game)
    worth = returns(replay(game, record))
    last = {seat: ply for ply, (seat, _) in enumerate(record.moves)}
    g = start(game, record)
    for ply, (seat, action) in enumerate(record.moves):
        mask = bytearray(len(game.vocabulary))
        for legal in g.actions(seat):
            mask[legal] = 1
        yield {
            "game": record.game,
            "record": name,
            "ply": ply,
            "seat": seat,
            "observation": list(observe(g, seat).values),
            "action_mask": list(mask),
            "action": action,
            "reward": worth[seat] if last[seat] == ply else 0.0,
        }
        g.do(seat, action)
