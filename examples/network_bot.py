"""A bot over the network: opens a table against a computer player, and plays at random to the end.

    rosace serve --no-open &
    python examples/network_bot.py http://127.0.0.1:8000/ sagrada novice

It needs the package `websockets`, and nothing of Rosace. `docs/protocol.md` explains the messages.
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
    """A whole game; its result."""
    table, cookie = open_table(address, game, opponent)
    where = address.replace("http", "ws", 1) + "api/v1/socket"
    with connect(where, additional_headers={"cookie": cookie}) as socket:
        socket.send(json.dumps({"type": "watch", "id": 0, "table": table, "want": ["view"]}))
        for number, told in enumerate(messages(socket), 1):
            if told["type"] == "error":
                raise SystemExit(told["code"])
            if "result" in told:
                return told["result"]
            if "legal" in told:  # it is our turn; told["view"] has what we see
                action = random.choice(told["legal"])
                decision = {"type": "decide", "table": table, "at": told["at"], "action": action}
                socket.send(json.dumps(decision | {"id": number}))


def messages(socket):
    """What the server says; several messages may come at once, as a list."""
    for text in socket:
        found = json.loads(text)
        yield from found if isinstance(found, list) else [found]


if __name__ == "__main__":
    if len(sys.argv) != 4 or not sys.argv[1].startswith("http"):
        sys.exit("network_bot.py ADDRESS GAME PLAYER, such as http://127.0.0.1:8000/ sagrada novice")
    try:
        print(json.dumps(play(*sys.argv[1:])))
    except OSError as error:  # nobody answers there, or the answer is a refusal
        sys.exit(f"{sys.argv[1]}: {error}")
