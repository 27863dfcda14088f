"""Playing over the socket: deciding, taking back, watching, ending, going on."""

import json
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from starlette.testclient import TestClient

from rosace import verify
from rosace.core.rng import Rng
from rosace.server import hub
from rosace.server.advisor import Advisor
from rosace.server.app import create
from rosace.server.settings import Settings
from rosace.server.worker_process import WorkFailed
from server.playing.people import Person

EXAMPLES = Path(__file__).parents[3] / "examples"
GAMES = ("basilica", "fantazja", "sagrada")


def seated(ann: Person, bob: Person, game: str, **more: Any) -> str:
    """A table at which both sit and watch."""
    table = ann.open(game, "me", "free", **more)
    bob.post(f"/tables/{table}/seats")
    ann.watch(table)
    bob.watch(table)
    return table


def mover(table: str, *people: Person) -> Person:
    """Who decides now."""
    return people[people[0].views[table]["mover"]]


def play_on(table: str, *people: Person, seed: int = 1, most: int = 10_000) -> None:
    """Random decisions, to the end or for so many."""
    rng = Rng(seed)
    for _ in range(most):
        if people[0].views[table]["status"] != "playing":
            return
        one = mover(table, *people)
        at = one.decide(table, rng.pick(len(one.views[table]["choices"])))["at"]
        for other in people:
            other.hear_of(table, at)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_between_two_people_before_a_spectator(
    ann: Person, bob: Person, eve: Person, game: str
) -> None:
    table = seated(ann, bob, game)
    eve.watch(table)
    play_on(table, ann, bob, eve)
    result = ann.views[table]["result"]
    assert result["kind"] == "rules" and result == bob.views[table]["result"] == eve.views[table]["result"]
    assert not any("choices" in told for told in eve.told)
    record = ann.get(f"/tables/{table}/record")
    assert verify.verify(record).decisions == ann.views[table]["moves"]


def test_a_whole_game_against_a_computer_player(ann: Person) -> None:
    table = ann.open("sagrada", "novice", "me")
    ann.watch(table)
    while ann.views[table]["status"] == "playing":
        if ann.views[table].get("choices"):
            ann.decide(table)
        else:
            ann.hear()
    assert ann.views[table]["result"]["kind"] == "rules"


def test_nothing_is_done_twice_or_by_others(ann: Person, bob: Person, eve: Person) -> None:
    table = seated(ann, bob, "fantazja")
    one = mover(table, ann, bob)
    other = bob if one is ann else ann
    before = dict(one.views[table])
    decision = {"table": table, "at": before["at"], "action": before["choices"][0]["id"]}
    assert other.refused("decide", **decision) == "not-your-turn"
    eve.connect()
    assert eve.refused("decide", **decision) == "not-your-seat"
    assert one.refused("decide", **decision | {"action": 10**6}) == "illegal"
    assert one.refused("decide", **decision | {"action": "no such words"}) == "no-such-action"
    assert one.refused("decide", **decision | {"at": 0}) == "stale"
    assert one.refused("decide", **decision | {"seat": 1 - before["mover"]}) == "not-your-seat"
    one.decide(table)
    assert one.refused("decide", **decision) == "doubled"
    assert one.get(f"/tables/{table}")["moves"] == 1


def test_a_decision_may_be_sent_in_words(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, "sagrada")
    one = mover(table, ann, bob)
    choice = one.views[table]["choices"][0]
    found = one.send("decide", table=table, at=one.views[table]["at"], action=choice["text"])
    assert found["type"] == "done"


def test_a_decision_is_looked_at_before_and_taken_back_after(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, "fantazja")
    while True:
        one = mover(table, ann, bob)
        before = one.views[table]
        about = {"table": table, "at": before["at"]}
        looks = [one.send("preview", **about, action=choice["id"]) for choice in before["choices"]]
        choice = next((number for number, look in enumerate(looks) if not look["final"]), -1)
        if choice >= 0:
            break
        play_on(table, ann, bob, most=1)  # there is nothing that could be taken back
    shown = looks[choice]
    assert shown["type"] == "preview" and shown["view"] != before["view"]
    after = one.decide(table, choice)
    assert after["can_take_back"] and after["view"] == shown["view"]
    found = one.send("take-back", table=table, at=after["at"])
    again = one.hear_of(table, found["at"])
    assert again["undone"] == 1 and again["view"] == before["view"] and again["choices"] == before["choices"]
    assert one.refused("take-back", table=table, at=again["at"]) == "nothing-to-take-back"


def test_a_whole_action_is_taken_back_at_once(ann: Person, bob: Person) -> None:
    """A tile and its cell, for instance: one message takes back both decisions, also on another device."""
    table = seated(ann, bob, "fantazja")
    composed: dict[str, Any] | None = None
    while composed is None:
        one = mover(table, ann, bob)
        composed = undoable_action(one, table)
        if composed is None:
            play_on(table, ann, bob, most=1)
    before = one.views[table]
    done = one.send("decide", table=table, **composed)
    assert done["type"] == "done" and done["at"] == before["at"] + 1 + len(composed["then"])
    told = one.hear_of(table, done["at"])
    assert len(told["sizes"]) == 1 + len(composed["then"]) and sum(told["sizes"]) == len(told["events"])
    one.leave()
    assert one.watch(table)["can_take_back"]
    found = one.send("take-back", table=table, at=done["at"], whole=True)
    again = one.hear_of(table, found["at"])
    assert again["undone"] == 1 + len(composed["then"]) and again["moves"] == before["moves"]
    assert again["view"] == before["view"] and again["choices"] == before["choices"]


def undoable_action(one: Person, table: str) -> dict[str, Any] | None:
    """An action of several decisions that can be undone, as the fields of a message."""
    at = one.views[table]["at"]
    for choice in one.views[table]["choices"]:
        fields: dict[str, Any] = {"at": at, "action": choice["id"], "then": []}
        look = one.send("preview", table=table, **fields)
        while "choices" in look:
            fields["then"].append(look["choices"][0]["id"])
            look = one.send("preview", table=table, **fields)
        if fields["then"] and look["type"] == "preview" and not look["final"]:
            return fields
    return None


def test_a_whole_action_is_composed_seen_and_sent_at_once(ann: Person, bob: Person) -> None:
    """Fantazja builds in two decisions, a tile and its cell: one message, all or nothing, never twice."""
    table = seated(ann, bob, "fantazja")
    one = mover(table, ann, bob)
    other = bob if one is ann else ann
    before = one.views[table]
    about = {"table": table, "at": before["at"]}
    tile = next(choice for choice in before["choices"] if choice["text"].startswith("build"))
    begun = one.send("preview", **about, action=tile["id"])
    cell = begun["choices"][0]
    assert begun["ask"]["key"] == "ask-fantazja-lay" and cell["text"].startswith("lay")
    laid = one.send("preview", **about, action=tile["id"], then=[cell["text"]])
    assert "choices" not in laid and laid["view"] != begun["view"]
    why = one.post(f"/tables/{table}/why", after=[tile["id"]], action="lay n9 0")
    assert why["reason"]["clause"].startswith("F")
    assert one.refused("decide", **about, action=tile["id"], then=["lay n9 0"]) == "illegal"
    assert one.get(f"/tables/{table}")["moves"] == 0
    whole = {**about, "action": tile["id"], "then": [cell["id"]]}
    done = one.send("decide", **whole)
    assert done["type"] == "done" and done["at"] == before["at"] + 2
    heard = other.hear_of(table, done["at"])
    assert [event["kind"] for event in heard["events"]][0] == "fantazja-laid"
    assert one.refused("decide", **whole) == "doubled"
    assert one.refused("decide", **about, action=tile["id"]) == "stale"


def test_a_story_has_the_position_between_a_decision_and_chance(ann: Person, bob: Person) -> None:
    """A vault is on its cell before the next tile of the stack is turned up."""
    table = seated(ann, bob, "basilica")
    one = mover(table, ann, bob)
    one.watch(table, want=["view", "choices", "events", "story"])
    choices = one.views[table]["choices"]
    place = next(n for n, choice in enumerate(choices) if choice["text"].startswith("place"))
    after = one.decide(table, place)
    between = after["between"]
    told = [event["kind"] for event in after["events"]]
    assert told[0] == "basilica-place" and "basilica-top" in told[between["events"] :]
    assert len(between["view"]["cathedral"]) == len(after["view"]["cathedral"]) == 1
    assert between["view"] != after["view"]
    other = bob if one is ann else ann
    assert "between" not in other.hear_of(table, after["at"])


def test_who_comes_back_hears_what_was_missed(
    ann: Person, bob: Person, eve: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in pages: a long log must not be one message."""
    table = seated(ann, bob, "basilica")
    eve.watch(table)
    play_on(table, ann, bob, eve, most=5)
    seen = eve.views[table]["seq"]
    eve.leave()
    eve.told.clear()
    heard = [told for told in ann.told if told["type"] == "changed"]
    play_on(table, ann, bob, most=7)
    missed = eve.watch(table, since=seen)["missed"]
    live = [told for told in ann.told if told["type"] == "changed"][len(heard) :]
    assert [group["events"] for group in missed] == [told["events"] for told in live if told["events"]]
    assert eve.views[table]["view"] == {**ann.views[table]["view"], "viewer": None}
    everything = eve.watch(table, since=0)["missed"]
    assert everything[-len(missed) :] == missed and len(everything) > len(missed)
    monkeypatch.setattr(hub, "MISSED_PAGE_BYTES", 1000)
    page = eve.watch(table, since=0)
    pages = list(page["missed"])
    while "more" in page:
        page = eve.send("missed", table=table, since=page["more"])
        assert len(page["missed"]) < len(everything), "a page as long as the log"
        pages += page["missed"]
    assert pages == everything


def test_resigning_and_playing_again_with_seats_exchanged(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, "basilica")
    assert ann.send("resign", table=table)["type"] == "done"
    bob.until(lambda found: found.get("status") == "over")
    assert bob.views[table]["result"]["utilities"] == [-1.0, 1.0]
    ann.send("rematch", table=table)
    bob.send("rematch", table=table)
    following = ann.until(lambda found: bool(found.get("next")))["next"]
    assert ann.watch(following)["seat"] == 1 and bob.watch(following)["seat"] == 0
    assert ann.views[following]["terms"]["origin"] == table


def test_a_draw_is_offered_and_agreed(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, "basilica")
    ann.send("offer-draw", table=table)
    bob.until(lambda found: found.get("draw") == [0])
    bob.send("decline-draw", table=table)
    ann.until(lambda found: found.get("type") == "changed" and "draw" not in found)
    bob.send("offer-draw", table=table)
    ann.send("offer-draw", table=table)
    assert bob.until(lambda found: found.get("status") == "over")["result"]["kind"] == "draw"


def test_a_computer_player_goes_on_for_who_leaves(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, "sagrada", absent="bot", stand_in="novice")
    assert ann.refused("return", table=table) == "nobody-stands-in"
    ann.send("leave", table=table)
    while bob.views[table]["moves"] < 4:
        if bob.views[table].get("choices"):
            bob.decide(table)
        else:
            bob.hear()
    assert bob.views[table]["people"][0]["bot"] == "novice"
    ann.send("return", table=table)
    bob.until(lambda found: found["type"] == "changed" and bob.views[table]["people"][0]["bot"] == "")


def test_standing_answers_are_given_by_the_table(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, "basilica")
    never = {"pay": {"promote": "never", "recruit": "never", "confuse": "never"}}
    for person in (ann, bob):
        assert person.send("answers", table=table, answers=never)["type"] == "done"
    assert ann.refused("answers", table=table, answers={"rain": {"today": "ask"}}) == "no-such-question"
    play_on(table, ann, bob, seed=3)
    assert not any("pay" in choice["text"] for told in ann.told for choice in told.get("choices", []))
    assert ann.views[table]["answers"] == never


def test_a_game_goes_on_from_a_move_of_another(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, "sagrada")
    fork = {"table": table, "move": 3}
    assert ann.post("/tables", 409, places=["me", "novice"], fork=fork)["code"] == "not-over"
    play_on(table, ann, bob)
    there = ann.get(f"/tables/{table}/moves/3", seat=0)
    other = ann.post("/tables", 201, places=["me", "me"], fork=fork)["table"]
    ann.watch(other, seat=0)
    assert ann.views[other]["view"] == there["view"]
    assert ann.post("/tables", 404, places=["me", "me"], fork=fork | {"move": 999})["code"] == "no-such-move"


def test_a_fork_has_the_seats_of_its_game_and_no_secrets_that_one_side_knows(
    ann: Person, bob: Person
) -> None:
    table = seated(ann, bob, "fantazja")
    play_on(table, ann, bob, most=3)
    ann.send("resign", table=table)
    fork = {"table": table, "move": 2}
    assert ann.post("/tables", 400, places=["me", "me", "me"], fork=fork)["code"] == "bad-options"
    assert ann.post("/tables", 409, places=["me", "free"], fork=fork)["code"] == "secrets-known"
    assert ann.post("/tables", 201, places=["me", "novice"], fork=fork)["seats"] == [0]


def test_a_decision_sent_again_is_doubled_though_others_have_decided_since(ann: Person) -> None:
    table = ann.open("sagrada", "me", "novice")
    ann.watch(table)
    ann.until(lambda found: found.get("mover") == 0) if ann.views[table]["mover"] else None
    view = ann.views[table]
    sent = {"table": table, "at": view["at"], "action": view["choices"][0]["id"]}
    ann.send("decide", **sent)
    ann.until(lambda found: found.get("at", 0) > view["at"] + 1)
    assert ann.refused("decide", **sent) == "doubled"


def test_a_game_is_read_again_move_by_move(ann: Person, bob: Person, eve: Person) -> None:
    table = seated(ann, bob, "fantazja")
    play_on(table, ann, bob, most=6)
    path = f"/tables/{table}/moves"
    assert ann.get(f"{path}/6", seat=0)["view"] == ann.views[table]["view"]
    for seat, everything in ((1, False), (None, True)):
        query = {"seat": seat, "all": everything} if seat is not None else {"all": everything}
        assert ann.get(f"{path}/2", 403, **query)["code"] == "secret"
    assert eve.get(f"{path}/2")["view"]["players"][0]["hand"] is None
    assert eve.get(f"{path}/7", 404)["code"] == "no-such-move"
    assert eve.get(f"/tables/{table}/record", 409)["code"] == "not-over"
    ann.send("resign", table=table)
    assert eve.get(f"{path}/2", seat=1)["view"]["players"][1]["hand"]
    told = [event["kind"] for event in eve.get(f"{path}/0", all=True)["events"]]
    assert told.count("fantazja-draw") == 12 and "fantazja-draw-secretly" not in told, "each is told once"


def test_why_not(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, "basilica")
    one = mover(table, ann, bob)
    other = bob if one is ann else ann
    found = one.post(f"/tables/{table}/why", action="place 1 a9")
    assert not found["legal"] and found["reason"]["clause"].startswith("B")
    legal = one.views[table]["choices"][0]["text"]
    assert one.post(f"/tables/{table}/why", action=legal) == {"legal": True, "text": legal, "reason": None}
    assert other.post(f"/tables/{table}/why", 409, action=legal)["code"] == "not-your-turn"
    assert one.post(f"/tables/{table}/why", 400, action="gibberish")["code"] == "no-such-action"
    ann.send("resign", table=table)
    assert not other.post(f"/tables/{table}/why", action="place 1 a9", move=0)["legal"]


def test_why_not_by_touch(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, "basilica")
    one = mover(table, ann, bob)
    choice = one.views[table]["choices"][0]
    why = f"/tables/{table}/why"
    assert one.post(why, touch=choice["touch"]) == {"legal": True, "text": choice["text"], "reason": None}
    assert one.post(why, touch=choice["touch"][:1]) == {"legal": True, "text": "", "reason": None}
    found = one.post(why, touch=["vault:0", "cell:3,9"])
    assert found["text"] == "place 1 d10" and found["reason"]["code"] == "basilica/not-adjacent"
    assert one.post(why, touch=["elsewhere"]) == {
        "legal": False,
        "text": "",
        "reason": {"code": "core/nothing-to-do-with-this", "clause": "core", "elements": [], "params": {}},
    }
    for wrong in ({}, {"action": 1, "touch": ["vault:0"]}, {"touch": []}, {"touch": ["x"] * 9}):
        assert one.post(why, 400, **wrong)["code"] == "malformed"
    document = json.loads((EXAMPLES / "fantazja-middle.json").read_text())
    found = ann.post("/why", position=document, touch=["hand:RIa", "imagination"])
    assert found["text"] == "imagine RIa" and found["reason"]["code"] == "fantazja/not-in-hand"
    ann.send("resign", table=table)
    assert not bob.post(why, touch=["vault:0", "cell:3,9"], move=0)["legal"]


def test_a_hint_where_the_table_gives_hints(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, "sagrada")
    assert mover(table, ann, bob).post(f"/tables/{table}/hint", 409)["code"] == "no-hints"
    table = seated(ann, bob, "sagrada", assist={"hints": True})
    one = mover(table, ann, bob)
    hint = one.post(f"/tables/{table}/hint")
    texts = {choice["id"]: choice["text"] for choice in one.views[table]["choices"]}
    assert hint["text"] == texts[hint["action"]]
    assert hint["reason"] and all(sentence["key"].startswith("analysis-") for sentence in hint["reason"])
    assert hint["elements"] and 0 <= hint["win"] <= 1
    assert hint["next_best"] in texts.values() and hint["next_best"] != hint["text"]
    other = bob if one is ann else ann
    assert other.post(f"/tables/{table}/hint", 409)["code"] == "not-your-turn"


def test_a_hint_without_its_reason_if_that_takes_too_long(ann: Person) -> None:
    table = ann.open("basilica", "me", "novice", assist={"hints": True}, options={"first": "1"})
    view = ann.watch(table)
    with patch.object(Advisor, "hint", side_effect=WorkFailed("too late")):
        hint = ann.post(f"/tables/{table}/hint")
    (chosen,) = [choice for choice in view["choices"] if choice["id"] == hint["action"]]
    assert hint["elements"] == chosen["touch"] and hint["reason"] == [] and hint["win"] is None


def test_the_points_of_a_position_entered_by_hand(ann: Person) -> None:
    document = json.loads((EXAMPLES / "fantazja-final.json").read_text())
    assert ann.post("/score", position=document)["totals"] == [18, 16]
    refused = ann.post("/score", 400, position=document | {"format": "?"})
    assert refused["code"] == "bad-position"
    assert refused["params"] == {"why": "unknown-format", "place": "format"}
    assert ann.post("/score", 400, position={})["params"] == {"why": "other-game", "place": "game"}
    many = ann.post("/score", 400, position=document | {"visible": [["PIII"] * 9, []]})
    assert many["params"] == {"why": "too-many", "place": "visible[0]"}
    assert ann.post("/score", 404, position={"game": "chess"})["code"] == "no-such-game"


def test_time_runs_out(ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rosace.match.clocks.SECOND_MS", 20)  # ten of them are a fifth of a second
    table = seated(ann, bob, "basilica", clock={"kind": "bank", "seconds": 10})
    assert ann.views[table]["clock"]["left"] == [200, 200]
    over = ann.until(lambda found: found.get("status") == "over")
    assert over["result"]["kind"] == "time"


def test_a_server_that_starts_again_knows_everything(settings: Settings) -> None:
    """Everything but the sockets: what was decided, whose seat it is, and whose turn."""
    with TestClient(create(settings)) as first:
        ann = Person(first.app, first.portal)
        table = ann.open("basilica", "me", "me")
        ann.watch(table, seat=ann.watch(table)["mover"])
        ann.decide(table)
        before = ann.watch(table, seat=0)
        ann.leave()
    with TestClient(create(settings)) as second:
        again = Person(second.app, second.portal)
        again.client.cookies = ann.client.cookies
        after = again.watch(table, seat=0)
        again.leave()
    assert {**after, "id": 0} == {**before, "id": 0}
