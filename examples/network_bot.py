"""A bot over the network: opens a table against a computer player and plays a random game.

    rosace serve --no-open &
    python examples/network_bot.py http://127.0.0.1:8000/ sagrada novice

It needs the package `websockets`, but not Rosace. `docs/protocol.md` explains the messages.
"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def open_table(address, game, opponent):
    """A table with us in seat 0, and the cookie that says who we are."""
    body = json.dumps({"game": game, "places": ["me", opponent]}).encode()
    request = Request(f"{address}api/v1/tables", body, {"content-type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)["table"], answer.headers["set-cookie"].partition(";")[0]


def play(address, game, opponent):
    """Play a game and return its result."""
    table, cookie = open_table(address, game, opponent)
    socket_address = address.replace("http", "ws", 1) + "api/v1/socket"
    with connect(socket_address, additional_headers={"cookie": cookie}) as socket:
        socket.send(json.dumps({"type": "watch", "id": 0, "table": table, "want": ["view"]}))
        for number, message in enumerate(messages(socket), 1):
            if message["type"] == "error":
                raise SystemExit(message["code"])
            if "result" in message:
                return message["result"]
            if "legal" in message:  # it is our turn; message["view"] has what we see
                action = random.choice(message["legal"])
                decision = {"type": "decide", "table": table, "at": message["at"], "action": action}
                socket.send(json.dumps(decision | {"id": number}))


def messages(socket):
    """The messages of the server; it may send several at once, as a list."""
    for text in socket:
        message = json.loads(text)
        yield from message if isinstance(message, list) else [message]


if __name__ == "__main__":
    if len(sys.argv) != 4 or not sys.argv[1].startswith("http"):
        sys.exit("network_bot.py ADDRESS GAME PLAYER, such as http://127.0.0.1:8000/ sagrada novice")
    try:
        print(json.dumps(play(*sys.argv[1:])))
    except OSError as error:  # no server there, or it refused
        sys.exit(f"{sys.argv[1]}: {error}")
