"""What links to tables show to strangers: finished and public games, and nothing of any other."""

import asyncio
import re
from pathlib import Path
from struct import unpack
from typing import Any

import msgspec
import pytest

from rosace.server import link_preview, names, static
from rosace.server.identity import COOKIE_NAME
from rosace.server.link_preview import language_of
from rosace.server.problems import Problem
from server.visitors import API, Answer, Site, Visitor, running

STRANGER = ((b"host", b"rosace.example"), (b"accept-language", b"pl, en;q=0.5"))
NOBODYS = "A" * 22


@pytest.fixture
def client(tmp_path: Path) -> str:
    """A folder with a page."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / static.INDEX).write_text(
        "<html><head><title>Rosace</title></head><body></body></html>"
    )
    return str(tmp_path / "page")


async def page(site: Site, path: str, *headers: tuple[bytes, bytes]) -> Answer:
    return await site.request("GET", path, headers or STRANGER)


def tags(answer: Answer) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', answer.body.decode()))


async def table(visitor: Visitor, *places: str, game: str = "sagrada", **more: Any) -> str:
    answer = await visitor.post("/tables", game=game, places=list(places), **more)
    assert answer.status == 201, answer.body
    return str(answer.json()["table"])


async def resigned(site: Site, name: str = "Ann", **more: Any) -> tuple[Visitor, str]:
    """A finished game against a computer."""
    ann = Visitor(site, name)
    there = await table(ann, "me", "novice", **more)
    line = await ann.socket()
    answer, _ = await line.ask({"type": "resign", "id": 1, "table": there})
    assert '"done"' in answer, answer
    return ann, there


async def test_a_finished_game_is_shown_in_the_readers_language(sqlite: str, client: str) -> None:
    async with running(sqlite, static=client) as site:
        _, there = await resigned(site)
        for path in (f"/table/{there}", f"/replay/{there}/3"):
            found = tags(await page(site, path))
            assert found["og:title"] == "Sagrada: Ann, Nowicjusz"
            assert found["og:description"].startswith("Nowicjusz wygrywa.")
            assert found["og:locale"] == "pl_PL"
            assert found["og:url"] == f"http://rosace.example{path}"
            assert found["twitter:card"] == "summary_large_image"
            address = f"http://rosace.example{API}/tables/{there}/picture?lang=pl"
            assert found["og:image"].startswith(address)
            picture = await page(site, found["og:image"].partition("rosace.example")[2].replace("&amp;", "&"))
            assert picture.headers["content-type"] == "image/png"
            assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
            assert unpack(">II", picture.body[16:24]) == (1200, 630)


async def test_private_and_unlisted_tables_look_like_tables_that_do_not_exist(
    sqlite: str, client: str
) -> None:
    async with running(sqlite, static=client) as site:
        ann = Visitor(site, "Ann")
        nothing = await page(site, f"/table/{NOBODYS}")
        _, secret = await resigned(site, visibility="private")
        running_private = await table(ann, "me", "novice", visibility="private")
        unlisted = await table(ann, "me", "novice")
        for there in (secret, running_private, unlisted):
            answer = await page(site, f"/table/{there}")
            assert answer.body == nothing.body
            assert not tags(answer)
        for there in (secret, running_private):
            refused = await page(site, f"{API}/tables/{there}/picture")
            absent = await page(site, f"{API}/tables/{NOBODYS}/picture")
            assert (refused.status, refused.body) == (absent.status, absent.body) == (404, absent.body)
        assert (await page(site, f"{API}/tables/{unlisted}/picture")).status == 409


async def test_a_player_gets_the_picture_of_a_private_game_and_no_cache_keeps_it(
    sqlite: str, client: str
) -> None:
    async with running(sqlite, static=client) as site:
        ann, secret = await resigned(site, visibility="private")
        picture = await site.request("GET", f"{API}/tables/{secret}/picture", ann.headers())
        assert picture.status == 200 and picture.headers["cache-control"] == "no-store"
        assert picture.headers["cross-origin-resource-policy"] == "same-origin"
        stranger = await page(site, f"{API}/tables/{secret}/picture")  # although it is drawn by now
        assert stranger.status == 404


async def test_a_public_game_is_shown_as_a_spectator_sees_it(
    sqlite: str, client: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite, static=client) as site:
        ann = Visitor(site, "Ann")
        there = await table(ann, "me", "me", game="fantazja", visibility="public")
        found = tags(await page(site, f"/table/{there}"))
        assert found["og:title"] == "Fantazja: Ann, Ann"
        views = []
        draw = link_preview.messages.draw
        monkeypatch.setattr(
            link_preview.messages, "draw", lambda match, view: views.append(view) or draw(match, view)
        )
        assert (await page(site, f"{API}/tables/{there}/picture")).status == 200
        assert [view["viewer"] for view in views] == [None]
        assert (await page(site, f"{API}/tables/{there}/picture")).status == 200
        assert len(views) == 1, "it was drawn again"


async def test_a_game_of_the_day_shows_nothing_before_the_day_is_over(sqlite: str, client: str) -> None:
    async with running(sqlite, static=client) as site:
        ann = Visitor(site, "Ann")
        there = (await ann.post("/daily")).json()["table"]
        line = await ann.socket()
        await line.ask({"type": "resign", "id": 1, "table": there})
        assert not tags(await page(site, f"/table/{there}"))
        own = await site.request("GET", f"{API}/tables/{there}/picture", ann.headers())
        assert own.status == 409


async def test_names_and_hosts_cannot_write_into_the_page(
    sqlite: str, client: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(names, "checked", str)  # a game from before names were checked
    async with running(sqlite, static=client) as site:
        _, there = await resigned(site, name='"><script>x</script>')
        answer = await page(site, f"/table/{there}")
        assert b"<script>" not in answer.body and "&lt;script&gt;" in tags(answer)["og:title"]
        forged = await page(site, f"/table/{there}", (b"host", b'evil"><script>'))
        assert b"<script>" not in forged.body and "og:image" not in tags(forged)


async def test_pictures_have_a_rate_of_their_own(sqlite: str, client: str) -> None:
    async with running(sqlite, static=client, pictures_a_minute=2) as site:
        ann, there = await resigned(site)
        codes = [
            (await site.request("GET", f"{API}/tables/{there}/picture", ann.headers())).status
            for _ in range(3)
        ]
        assert codes == [200, 200, 429]
        assert (await site.request("GET", f"/table/{there}", ann.headers())).status == 200


@pytest.mark.parametrize("game", ["basilica", "sagrada", "fantazja"])
@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
async def test_every_game_has_a_picture_in_every_language(
    game: str, lang: str, sqlite: str, client: str
) -> None:
    async with running(sqlite, static=client) as site:
        _, there = await resigned(site, name="Zażółć Émile", game=game)
        picture = await page(site, f"{API}/tables/{there}/picture?lang={lang}")
        assert picture.body.startswith(b"\x89PNG") and 20_000 < len(picture.body) < 200_000


async def test_a_crawler_gets_its_cookie_and_the_page_is_not_kept(sqlite: str, client: str) -> None:
    async with running(sqlite, static=client) as site:
        _, there = await resigned(site)
        answer = await page(site, f"/table/{there}")
        assert answer.headers["set-cookie"].startswith(COOKIE_NAME)
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("fr-CH, en;q=0.3", "fr"),
        ("en;q=0.3, pl;q=0.9", "pl"),
        ("de", "en"),
        ("x;q=y,,;", "en"),
    ],
)
def test_the_language_is_the_first_one_that_we_have(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


class Drawer:
    """Stands for the process: the picture of an SVG document is the document."""

    def ask(self, line: bytes, limit_s: float) -> bytes:
        return msgspec.json.encode(msgspec.json.decode(line, type=str).encode())


async def test_pictures_are_drawn_beside_the_event_loop() -> None:
    """A drawing holds the GIL of its process for 80 ms: in ours, every table would wait."""
    pictures, ticks = link_preview.Pictures(), 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0)
            ticks += 1

    ticking = asyncio.create_task(tick())
    try:
        svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="9"/></svg>'
        await pictures.make(("warm", 1, "en"), svg)
        before = ticks
        assert (await pictures.make(("one", 1, "en"), svg.replace("9", "900"))).startswith(b"\x89PNG")
        assert ticks > before + 10
    finally:
        ticking.cancel()
        pictures.close()


async def test_only_so_many_pictures_wait(monkeypatch: Any) -> None:
    monkeypatch.setattr(link_preview, "MAX_WAITING_PICTURES", 1)
    pictures = link_preview.Pictures()
    monkeypatch.setattr(pictures, "_process", Drawer())
    first = asyncio.create_task(pictures.make(("one", 1, "en"), "1"))
    await asyncio.sleep(0)
    with pytest.raises(Problem, match="busy"):
        await pictures.make(("two", 1, "en"), "2")
    assert await first == b"1" and await pictures.make(("two", 1, "en"), "2") == b"2"


async def test_a_picture_that_is_dropped_while_another_is_made_is_not_lost(monkeypatch: Any) -> None:
    """Who found it in the cache has it, whatever happens to the cache."""
    monkeypatch.setattr(link_preview, "CACHED_PICTURES", 1)
    pictures = link_preview.Pictures()
    monkeypatch.setattr(pictures, "_process", Drawer())
    one, two = ("one", 1, "en"), ("two", 1, "en")
    assert await pictures.make(one, "1") == b"1" == pictures.get(one)
    assert await asyncio.gather(pictures.make(two, "2"), pictures.make(one, "1")) == [b"2", b"1"]
    assert pictures.get(two) is None and pictures.get(one) == b"1"
