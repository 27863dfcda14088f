"""What a client needs of a game that it does not know: its picture and its messages."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from rosace import i18n
from rosace.core import registry
from rosace.core.errors import BadOptions
from server.playing.people import Person

GAMES = ("basilica", "fantazja", "sagrada")
SVG = "{http://www.w3.org/2000/svg}svg"


def is_svg(text: str) -> bool:
    return ElementTree.fromstring(text).tag == SVG


@pytest.mark.parametrize("game", GAMES)
def test_who_wants_a_picture_gets_one_with_every_position(ann: Person, bob: Person, game: str) -> None:
    table = ann.open(game, "me", "free")
    bob.post(f"/tables/{table}/seats")
    first = ann.watch(table, want=["view", "choices", "picture"])
    assert is_svg(first["picture"]) and first["picture"] == registry.get(game).picture(first["view"])
    assert "picture" not in bob.watch(table, want=["view", "choices"])
    one = (ann, bob)[first["mover"]]
    for person, wanted in ((ann, True), (bob, False)):
        changed = one.decide(table) if person is one else person.hear_of(table, one.views[table]["at"])
        assert ("picture" in changed) is wanted


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_nothing_that_the_table_leaves_out(ann: Person, game: str) -> None:
    """Pictures of our games show points: at a table without the score there is none, and no error."""
    table = ann.open(game, "me", "novice", assist={"score": False, "unseen": False})
    told = ann.watch(table, want=["view", "picture"])
    assert told["picture"] is None or told["picture"] == registry.get(game).picture(told["view"])


def test_a_game_without_a_picture_says_so(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def picture(_ruleset: object, _view: object) -> str:
        raise BadOptions("no picture")

    monkeypatch.setattr(type(registry.get("fantazja")), "picture", picture)
    table = ann.open("fantazja", "me", "novice")
    assert ann.watch(table, want=["picture"])["picture"] is None
    assert ann.get(f"/tables/{table}/moves/0", picture=True)["picture"] is None


def test_previews_and_moves_have_a_picture_if_it_is_asked_for(ann: Person) -> None:
    table = ann.open("fantazja", "me", "novice", options={"first": "1"})
    view = ann.watch(table)
    asked = {"table": table, "at": view["at"], "action": view["choices"][0]["id"]}
    assert "picture" not in ann.send("preview", **asked)
    preview = ann.send("preview", picture=True, **asked)
    assert preview["picture"] == registry.get("fantazja").picture(preview["view"])
    assert "picture" not in ann.get(f"/tables/{table}/moves/0", seat=0)
    move = ann.get(f"/tables/{table}/moves/0", seat=0, picture=True)
    assert move["picture"] == registry.get("fantazja").picture(move["view"])


def test_the_words_of_a_game_in_a_language(ann: Person) -> None:
    english, french = ann.get("/games/sagrada/words"), ann.get("/games/sagrada/words", lang="fr")
    name = "choice-sagrada-pass = "
    assert english.count(name) == 1 and french.count(name) == 2
    assert french.startswith(english) and french.rindex(name) > len(english)
    assert ann.get("/games/sagrada/words", lang="../en") == english
    assert ann.get("/games/chess/words", 404)["code"] == "no-such-game"


def test_a_game_in_a_package_of_its_own_brings_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for lang, text in (("en", "a = one\n"), ("pl", "a = jeden\n"), ("de", "a = eins\n")):
        (tmp_path / "locales" / lang).mkdir(parents=True)
        (tmp_path / "locales" / lang / "own.ftl").write_text(text)
    monkeypatch.setattr(registry, "folder", lambda name: tmp_path)
    assert i18n.game_messages("own") == i18n.game_messages("own", "fr") == "a = one\n"
    assert i18n.game_messages("own", "pl") == "a = one\n\na = jeden\n"
    assert i18n.game_messages("own", "de") == "a = one\n", "a language that the client does not have"
