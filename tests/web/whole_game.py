"""A game of two people, played to its end over the net, for the story of what was earned in it:
`python -m tests.web.whole_game PORT SEED` prints its table, who won, and the cookie of the winner."""

import json
import sys

import krainy
from krainy.play.playthrough import Playthrough
from tests.server.running import RunningServer


def play(port: int, seed: int) -> dict[str, object]:
    """Play as two bots would that were dealt the same game."""
    played = Playthrough(krainy.load("eko"), ["greedy", "greedy"], seed=seed)
    while played.bot_move():
        pass
    server = RunningServer(port)
    people = [server.guest("Ada"), server.guest("Oda")]
    made = people[0].make("me", "person")
    people[1].join(made["invitations"]["1"])
    people[0].http.post(f"/api/tables/{made['table']}/start").raise_for_status()
    places = [person.sit(made["table"]) for person in people]
    for ply, (seat, action) in enumerate(played.moves):
        while places[seat].last["view"]["ply"] < ply:
            places[seat].next()
        assert places[seat].ask("move", action=action)["type"] == "done"
    winner = people[0 if played.g.winners & 1 else 1]
    found = {"table": made["table"], "cookies": dict(winner.http.cookies)}
    server.guests.close()
    return found


if __name__ == "__main__":
    print(json.dumps(play(int(sys.argv[1]), int(sys.argv[2]))))
