"""The client's files, and the plain page that is there without any."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from rosace.server import static
from rosace.server.app import create
from rosace.server.guard import POLICY
from rosace.server.serve import serve
from rosace.server.settings import BadSettings, Settings


def served(folder: Path, **settings: Any) -> TestClient:
    return TestClient(create(Settings.read({}, data=str(folder), **settings)))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("data")) as client:
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
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.cookies["rosace"]
    assert answer.headers["cache-control"] == "no-store"
    assert client.get("/").headers["cache-control"] == "no-cache"  # with the cookie it has


def test_the_plain_page_says_whose_games_these_are(client: TestClient) -> None:
    assert "unofficial fan work, not made or endorsed by" in client.get("/").text


def test_every_file_that_the_plain_page_names_is_there(client: TestClient) -> None:
    named = re.findall(r'(?:src|href)="(/[^"]+)"', client.get("/").text)
    files = {path.name for path in static.OWN.iterdir()}
    assert {"index.html", *(Path(name).name for name in named)} == files
    for name in named:
        answer = client.get(name)
        assert answer.status_code == 200 and answer.content
        assert "set-cookie" not in answer.headers


def test_the_plain_page_has_nothing_that_the_policy_forbids() -> None:
    page = (static.OWN / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script[^>]*>[^<]", page)
    assert not re.search(r"\son\w+=|javascript:|https?://", page)


def test_the_plain_page_asks_only_for_endpoints_that_exist(client: TestClient) -> None:
    script = (static.OWN / "page.js").read_text(encoding="utf-8")
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
    assert built.get("/assets/index-B7x_q2-Z.js").headers["cache-control"] == static.FOR_EVER
    again = built.get("/assets/index.js")
    assert again.headers["cache-control"] == "no-cache"
    same = built.get("/assets/index.js", headers={"if-none-match": again.headers["etag"]})
    assert (same.status_code, same.headers["cache-control"]) == (304, "no-cache")


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
    with served(tmp_path, root_path="/games/rosace") as client:
        page = client.get("/table/somewhere").text
    assert 'src="/games/rosace/page.js"' in page and 'href="/games/rosace/page.css"' in page


def test_a_folder_without_a_page_is_refused_before_anything_has_begun(tmp_path: Path) -> None:
    settings = Settings.read({}, data=str(tmp_path / "data"), static=str(tmp_path))
    with pytest.raises(BadSettings, match=r"there is no index\.html in"):
        serve(settings)
    assert not (tmp_path / "data").exists()
