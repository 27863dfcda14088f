"""The client's files, and the plain page that is there without any."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from rosace.server import static
from rosace.server.app import create
from rosace.server.guard import CONTENT_SECURITY_POLICY
from rosace.server.serve import serve
from rosace.server.settings import BadSettings, Settings


def served(folder: Path, **settings: Any) -> TestClient:
    return TestClient(create(Settings.read({}, data=str(folder), **settings)))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server with the plain page."""
    with served(tmp_path_factory.mktemp("data"), static=str(static.PLAIN_CLIENT)) as client:
        yield client


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server with a client that was built elsewhere."""
    tmp_path = tmp_path_factory.mktemp("built")
    assets = tmp_path / "client" / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text('<link href="./style.css"><script src="./assets/index.js">')
    (tmp_path / "secret.txt").write_text("outside")
    for name in ("index-B7x_q2-Z.js", "index.js"):
        (assets / name).write_text("hello()")
    with served(tmp_path / "data", static=str(assets.parent)) as client:
        yield client


def test_the_plain_page_comes_with_a_cookie_and_the_policy(client: TestClient) -> None:
    client.cookies.clear()
    answer = client.get("/")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    assert answer.cookies["rosace"]
    assert answer.headers["cache-control"] == "no-store"
    assert client.get("/").headers["cache-control"] == "no-cache"  # with the cookie it has


def test_the_plain_page_says_whose_games_these_are(client: TestClient) -> None:
    assert "unofficial fan work, not made or endorsed by" in client.get("/").text


def test_every_file_that_the_plain_page_names_is_there(client: TestClient) -> None:
    named = re.findall(r'(?:src|href)="(/[^"]+)"', client.get("/").text)
    files = {path.name for path in static.PLAIN_CLIENT.iterdir()}
    assert {"index.html", *(Path(name).name for name in named)} == files
    for name in named:
        answer = client.get(name)
        assert answer.status_code == 200 and answer.content
        assert "set-cookie" not in answer.headers


def test_the_plain_page_has_nothing_that_the_policy_forbids() -> None:
    page = (static.PLAIN_CLIENT / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script[^>]*>[^<]", page)
    assert not re.search(r"\son\w+=|javascript:|https?://", page)


def test_the_plain_page_asks_only_for_endpoints_that_exist(client: TestClient) -> None:
    script = (static.PLAIN_CLIENT / "page.js").read_text(encoding="utf-8")
    asked = re.findall(r'ask\("(\w+)"', script)
    assert asked
    documented = client.get("/api/v1/openapi.json").json()["paths"]
    assert {f"/{path}" for path in asked} <= documented.keys()


def test_a_route_of_the_client_gets_the_page_and_a_missing_file_does_not(built: TestClient) -> None:
    page = built.get("/").text
    assert built.get("/table/abcdefghijklmnopqrst_-").text == page
    assert built.get("/table/").text == page
    assert built.get("/assets").text == page
    assert built.get("/index.html").text == page
    for missing in ("/assets/other.js", "/favicon.ico", "/api/v2/me", "/api/v1/nothing"):
        answer = built.get(missing)
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


def test_only_what_has_a_hash_in_its_name_is_kept_for_ever(built: TestClient) -> None:
    assert built.get("/assets/index-B7x_q2-Z.js").headers["cache-control"] == static.CACHE_FOREVER
    again = built.get("/assets/index.js")
    assert again.headers["cache-control"] == "no-cache"
    same = built.get("/assets/index.js", headers={"if-none-match": again.headers["etag"]})
    assert (same.status_code, same.headers["cache-control"]) == (304, "no-cache")


def test_text_is_compressed_for_who_takes_that(tmp_path: Path) -> None:
    words = "word = Words, and words again\n" * 200
    page = b"<p>Rosace</p>" * 99
    files = {"index.html": page, "core.ftl": words.encode(), "dot.png": bytes(4000), "short.js": b"x()"}
    (tmp_path / "client").mkdir()
    for name, body in files.items():
        (tmp_path / "client" / name).write_bytes(body)
    with served(tmp_path / "data", static=str(tmp_path / "client")) as client:
        for taken in ("gzip", "br, GZIP;q=0.5", "deflate, gzip;q=1.0, *;q=0"):
            answer = client.get("/core.ftl", headers={"accept-encoding": taken})
            assert answer.text == words and int(answer.headers["content-length"]) < len(words) / 10
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        packed = answer.headers["etag"]
        for refused in ("", "br", "gzip;q=0", "gzip; q=0.000", "xgzip"):
            plain = client.get("/core.ftl", headers={"accept-encoding": refused})
            assert "content-encoding" not in plain.headers and plain.text == words
            assert plain.headers["vary"] == "accept-encoding" and plain.headers["etag"] != packed
        known = {"accept-encoding": "gzip", "if-none-match": f'"other", W/{packed}'}
        assert client.get("/core.ftl", headers=known).status_code == 304
        known["accept-encoding"] = "identity"
        assert client.get("/core.ftl", headers=known).status_code == 200
        client.headers["accept-encoding"] = "gzip"
        for name in ("/dot.png", "/short.js"):
            assert "content-encoding" not in client.get(name).headers
        assert client.get("/some/route").headers["content-encoding"] == "gzip"
        assert client.head("/core.ftl").headers["content-length"] == answer.headers["content-length"]


def test_the_page_is_asked_for_again_and_not_sent_twice(built: TestClient) -> None:
    first = built.get("/")
    again = built.get("/table/somewhere", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_built_client_is_served_if_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static, "BUILT_CLIENT", tmp_path / "client")
    assert static.index_of(Settings.read({}, data=str(tmp_path))).parent == static.PLAIN_CLIENT
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("built")
    assert static.index_of(Settings.read({}, data=str(tmp_path))).parent == tmp_path / "client"
    other = Settings.read({}, data=str(tmp_path), static=str(static.PLAIN_CLIENT))
    assert static.index_of(other).parent == static.PLAIN_CLIENT


@pytest.mark.skipif(not (static.BUILT_CLIENT / static.INDEX).is_file(), reason="the client is not built")
def test_the_built_client_has_nothing_that_the_policy_forbids(tmp_path: Path) -> None:
    page = (static.BUILT_CLIENT / static.INDEX).read_text(encoding="utf-8")
    assert not re.search(r"<script[^>]*>[^<]", page)
    assert not re.search(r"\son\w+=|javascript:|https?://", page)
    with served(tmp_path, root_path="/below", static=str(static.BUILT_CLIENT)) as client:
        named = re.findall(r'(?:src|href)="/below(/[^"]+)"', client.get("/").text)
        assert any(name.endswith(".js") for name in named)
        assert all(client.get(name).status_code == 200 for name in named)
    for sheet in static.BUILT_CLIENT.rglob("*.css"):
        assert not re.search(r"@import|url\([\"']?(https?:|//|data:font)", sheet.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//secret.txt",
    ],
)
def test_nothing_outside_the_folder_is_served(built: TestClient, path: str) -> None:
    assert "outside" not in built.get(path).text


@pytest.mark.parametrize("path", ["/%00.js", "/" + "a" * 5000 + ".js", "/assets/index.js/more.js"])
def test_a_name_that_no_file_can_have_is_not_found(built: TestClient, path: str) -> None:
    assert built.get(path).status_code == 404


def test_files_are_only_read(built: TestClient) -> None:
    answer = built.post("/assets/index.js")
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")
    assert answer.headers["allow"] == "GET, HEAD"


def test_below_a_root_path_the_page_names_its_files_with_it(tmp_path: Path) -> None:
    with served(tmp_path, root_path="/games/rosace", static=str(static.PLAIN_CLIENT)) as client:
        page = client.get("/table/somewhere").text
    assert 'src="/games/rosace/page.js"' in page and 'href="/games/rosace/page.css"' in page


def test_a_folder_without_a_page_is_refused_before_anything_has_begun(tmp_path: Path) -> None:
    settings = Settings.read({}, data=str(tmp_path / "data"), static=str(tmp_path))
    with pytest.raises(BadSettings, match=r"has no index\.html"):
        serve(settings)
    assert not (tmp_path / "data").exists()
