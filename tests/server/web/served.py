"""An app for a real server: a socket that says goodbye, and a file that tells what came in which order."""

import asyncio
import os
from pathlib import Path
from typing import Any

from rosace.server.shutdown import SERVICE_RESTART, Shutdown


def create() -> Any:
    farewell = Shutdown()
    told = Path(os.environ["TOLD"])

    def tell(what: str) -> None:
        with told.open("a") as file:
            file.write(what + "\n")

    async def lifespan(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        scope["state"]["goodbye"] = farewell.say
        told.with_name(f"begun-{os.getpid()}").touch()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        tell("shutdown")
        await send({"type": "lifespan.shutdown.complete"})

    async def socket(receive: Any, send: Any) -> None:
        with farewell.present():
            try:
                await receive()
                await send({"type": "websocket.accept"})
                while (await receive())["type"] != "websocket.disconnect":
                    pass
                tell("left")
            except asyncio.CancelledError:
                assert farewell.stopping
                await asyncio.sleep(0.1)  # something is still to be committed
                await send({"type": "websocket.send", "text": '{"type":"bye","code":"restart"}'})
                await send({"type": "websocket.close", "code": SERVICE_RESTART, "reason": "restart"})
                tell("bye")

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await lifespan(scope, receive, send)
        elif scope["type"] == "websocket":
            await socket(receive, send)
        else:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": scope["root_path"].encode()})

    return app


def fails() -> Any:
    raise RuntimeError("cannot be made")
