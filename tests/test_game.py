"""The public API: `rosace.new_game` and what it gives."""

import copy
import json
import pickle
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import rosace
from rosace.core import registry
from rosace.core.errors import BadAction, BadDocument, BadOptions, BadRecord, IllegalAction, RosaceError
from rosace.core.families import Action
from rosace.core.journal import CannotTakeBack, Journal
from rosace.core.rng import Rng
from rosace.game import CompleteAction, Game

GAMES = ("basilica", "fantazja", "sagrada")
each_game = pytest.mark.parametrize("name", GAMES)


def play_on(game: Game, decisions: int, seed: int = 5) -> Game:
    """Random decisions, fewer if the game ends."""
    rng = Rng(seed)
    for _ in range(decisions):
        if game.is_over:
            break
        legal = game.legal_actions()
        game.play(legal[rng.pick(len(legal))])
    return game


def everything(game: Game) -> tuple[object, ...]:
    return game.state.key(), len(game), game.events(), game.scores, game.to_move, game.position()


@each_game
def test_a_whole_game(name: str) -> None:
    game = play_on(rosace.new_game(name, seed=8), 10_000)
    assert game.is_over and game.to_move is None and not game.legal_actions()
    assert game.winners and set(game.winners) <= {0, 1}
    assert game.scores == game.score_sheet().totals
    assert len(game.story()) == len(game.events()) > 50
    assert not any(re.search(r"[{}]", text) for text in game.story())
    with pytest.raises(IllegalAction):
        game.play(0)


@each_game
def test_it_is_the_game_that_a_journal_plays(name: str) -> None:
    game = play_on(rosace.new_game(name, seed=3), 30)
    journal = Journal(registry.get(name), seed=3)
    events = journal.deal()
    actions = game.record().actions
    while len(journal.actions) < len(actions):
        events += journal.submit(journal.state.to_move(), actions[len(journal.actions)]) + journal.deal()
    assert (journal.actions, journal.state.key()) == (actions, game.state.key())
    assert events == game.events()


@each_game
def test_an_action_is_a_notation_an_id_or_what_was_listed(name: str) -> None:
    games = [rosace.new_game(name, seed=4) for _ in range(5)]
    chosen = games[0].legal_actions()[-1]
    assert str(chosen) == chosen.notation and chosen.text and chosen.notation in repr(chosen)
    for game, action in zip(
        games, (chosen, chosen.id, chosen.notation, chosen.action, CompleteAction((chosen,))), strict=True
    ):
        assert game.play(action) and len(game) == 1
    assert len({game.state.key() for game in games}) == 1


@each_game
def test_undo_takes_back_every_decision_whatever_was_shown(name: str) -> None:
    game = rosace.new_game(name, seed=6)
    rng, before = Rng(1), []
    while len(before) < 60 and not game.is_over:
        before.append(everything(game))
        legal = game.legal_actions()
        game.play(legal[rng.pick(len(legal))])
    after = everything(game)
    undone = []
    for expected in reversed(before):
        undone.append(game.undo())
        assert everything(game) == expected
    with pytest.raises(CannotTakeBack):
        game.undo()
    for action in reversed(undone):
        game.play(action)
    assert everything(game) == after  # a seed deals the same again


@each_game
def test_take_back_is_as_honest_as_at_a_table(name: str) -> None:
    game = rosace.new_game(name, seed=6)
    rng, allowed = Rng(2), 0
    while len(game) < 60 and (seat := game.to_move) is not None:
        before = everything(game)
        legal = game.legal_actions()
        chosen = legal[rng.pick(len(legal))]
        game.play(chosen)
        try:
            assert game.take_back(seat) == chosen
        except CannotTakeBack:
            continue
        allowed += 1
        assert everything(game) == before
        game.play(chosen)
    assert 0 < allowed < len(game)


def test_a_refusal_has_words_and_a_clause_and_changes_nothing() -> None:
    game = rosace.new_game("basilica", first=1, seed=17)
    game.play("place 1 a1")
    before = everything(game)
    refusal = game.why_not("place 2 a1")
    assert refusal is not None and refusal.clause == "B3.1" and refusal.reason.code == "basilica/occupied"
    assert "a1" in str(refusal) and "B3.1" in str(refusal)
    with pytest.raises(IllegalAction) as refused:
        game.play("place 2 a1")
    assert str(refused.value) == str(refusal) and refused.value.reason == refusal.reason
    for nonsense in ("place 9 a1", "dance", "", "place 1 b1; dance", [], [[]], True, 1.5, None):
        with pytest.raises((BadAction, TypeError)):
            game.play(nonsense)  # type: ignore[arg-type]
    assert everything(game) == before
    assert game.why_not(game.legal_actions()[0]) is None


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_words_are_in_the_language_asked_for(language: str) -> None:
    game = rosace.new_game("sagrada", seed=2, language=language)
    texts = {"en": "window", "fr": "vitrail", "pl": "witraż"}
    assert texts[language] in " ".join(action.text for action in game.legal_actions()).lower() or game.story()
    with pytest.raises(BadOptions, match="language"):
        rosace.new_game("sagrada", language="la")


@each_game
def test_complete_actions_are_all_there_is_and_are_played_at_once(name: str) -> None:
    game = play_on(rosace.new_game(name, seed=12), 25)
    compound = 0
    for _ in range(12):
        complete = list(game.complete_actions()) if name != "fantazja" else _some(game)
        assert len({action.notation for action in complete}) == len(complete)
        first = {action.steps[0].id for action in complete}
        assert first <= set(game.state.legal()) and (name == "fantazja" or first == set(game.state.legal()))
        action = max(complete, key=lambda one: len(one.steps))
        compound += len(action.steps) > 1
        by_steps = game.clone()
        for step in action.steps:
            by_steps.play(step)
        game.play(action.notation)
        assert everything(by_steps) == everything(game)
        assert game.is_over or not game.state.mid_action() or game.state.to_move() != 0
        if game.is_over:
            break
    assert compound


def _some(game: Game) -> list[CompleteAction]:
    """The first thousand: a tile of Fantazja may be laid and paid in very many ways."""
    return [action for _, action in zip(range(1000), game.complete_actions(), strict=False)]


def test_what_is_wrong_at_the_end_of_a_complete_action_is_refused_as_a_whole() -> None:
    game = rosace.new_game("basilica", first=1, seed=17)
    before = everything(game)
    with pytest.raises(IllegalAction):
        game.play("place 1 a1; place 1 a1")
    assert game.why_not("place 1 a1; place 1 a1") is not None
    assert everything(game) == before


@each_game
def test_views_and_events_are_those_of_the_seat(name: str) -> None:
    game = play_on(rosace.new_game(name, seed=9), 20)
    for seat in (None, 0, 1):
        assert game.view(seat) == game.ruleset.view(game.state, seat)
        assert game.events(seat=seat) == [event for event in game.events() if event.seen_by(seat)]
    with pytest.raises(BadOptions, match="no seat 2: seats are 0 to 1"):
        game.view(2)
    assert list(game.observation(0)) == list(game.ruleset.observation.vector(game.state, 0))


@each_game
def test_events_since_a_decision_are_those_after_it(name: str) -> None:
    game = rosace.new_game(name, seed=9)
    parts = [game.events()]
    for _ in range(15):
        parts.append(game.play(game.legal_actions()[-1]))
    assert [event for part in parts for event in part] == game.events()
    for number in range(1, 16):
        assert game.events(since=number) == [event for part in parts[number + 1 :] for event in part]
    assert game.events(since=99) == []


@each_game
def test_a_clone_is_independent(name: str) -> None:
    game = play_on(rosace.new_game(name, seed=9), 10)
    before, other = everything(game), game.clone()
    assert everything(other) == before
    play_on(other, 10)
    assert everything(game) == before != everything(other)
    other.undo()
    assert everything(game) == before


@each_game
def test_a_game_is_saved_and_loaded(name: str, tmp_path: Path) -> None:
    game = play_on(rosace.new_game(name, seed=9), 25)
    game.save(tmp_path / "game")
    for loaded in (
        rosace.load(tmp_path / "game"),
        rosace.load_record(str(tmp_path / "game")),
        rosace.load_record(game.record()),
        rosace.load_record(game.record().dumps()),
    ):
        assert everything(loaded) == everything(game)
        assert everything(play_on(loaded, 5)) == everything(play_on(game.clone(), 5))
        for _ in range(30):
            loaded.undo()
        assert len(loaded) == 0
    with pytest.raises(BadRecord):
        rosace.load_record("rosace-record 1\ngame: basilica\n\nplace 1 a1\n")


@each_game
def test_a_game_goes_on_from_a_position(name: str, tmp_path: Path) -> None:
    game = play_on(rosace.new_game(name, seed=9), 25)
    (tmp_path / "position.json").write_text(json.dumps(game.position()))
    for source in (game.position(), json.dumps(game.position()), tmp_path / "position.json"):
        loaded = rosace.load_position(source, seed=1)
        assert loaded.position() == game.position() and len(loaded) == 0 and loaded.scores == game.scores
        play_on(loaded, 8)
        with pytest.raises(RosaceError, match="began from a position"):
            loaded.record()
        loaded.save(tmp_path / "saved")
        assert rosace.load(tmp_path / "saved").position() == loaded.position()
        for _ in range(len(loaded)):
            loaded.undo()
        assert loaded.position() == game.position()
    with pytest.raises(BadDocument):
        rosace.load_position({"format": "rosace-position 2"})


def test_a_position_is_built_from_little() -> None:
    document = rosace.build_position("basilica", cathedral={"vaults": {"a1": "red", "e1": "blue"}}, to_move=1)
    game = rosace.load_position(document, seed=1)
    assert game.to_move == 1 and game.scores == (0, 0)
    sheet = game.score_sheet()
    assert [(line.seat, line.points, line.unclaimed) for line in sheet.lines] == [(None, 0, True)] * 2
    assert str(sheet).splitlines()[0] == "           0  red at a1: 1 tile, no builders"
    assert "build_position" in rosace.__all__


def test_known_dice_are_dealt() -> None:
    dealt = [action for action, is_chance in _log(rosace.new_game("sagrada", seed=5)) if is_chance]
    texts = [registry.get("sagrada").text(action) for action in dealt]
    game = rosace.new_game("sagrada", chance=texts)
    assert [action for action, _ in _log(game)] == dealt
    assert game.to_move is not None and game.record().seed is None
    while not game.is_chance:
        game.play(game.legal_actions()[0])
    assert game.to_move is None and sum(game.chance_outcomes().values()) == pytest.approx(1)
    with pytest.raises(IllegalAction):
        game.deal("window virtus")
    wanted = next(iter(game.chance_outcomes()))
    game.deal(wanted)
    assert game.record().actions[-1] == game.ruleset.parse(wanted)
    game.undo()
    assert not game.is_chance


def test_after_known_outcomes_a_seed_deals_and_a_function_may_choose() -> None:
    objective = "private green"
    game = rosace.new_game("sagrada", chance=[objective], seed=5)
    assert game.record().dumps().split("\n\n")[1].startswith(objective)
    assert rosace.load_record(game.record()).to_move == game.to_move
    largest = play_on(rosace.new_game("sagrada", chance=lambda outcomes: outcomes[-1][0]), 20)
    assert len(largest) == 20
    with pytest.raises(BadOptions, match=r"chance outcome 1 is 'die R1'; possible are private red, "):
        rosace.new_game("sagrada", chance=["die R1"])


def _log(game: Game) -> list[tuple[int, bool]]:
    families = game.ruleset.spec.actions
    return [(action, families.family(action).chance) for action in game.record().actions]


def test_options_are_checked() -> None:
    assert rosace.new_game("basilica", festum=True).options["festum"] is True
    for wrong in ({"festum": "perhaps"}, {"colour": "red"}, {"seats": 3}, {"remove_six": True}):
        with pytest.raises(BadOptions):
            rosace.new_game("basilica", **wrong)
    with pytest.raises(BadOptions, match="unknown game"):
        rosace.new_game("chess")


def test_solo_is_won_or_lost() -> None:
    results = Counter(
        play_on(rosace.new_game("sagrada", seats=1, difficulty=5, seed=seed), 10_000).winners
        for seed in range(6)
    )
    assert set(results) <= {(), (0,)} and sum(results.values()) == 6


@each_game
def test_it_shows_itself(name: str) -> None:
    game = play_on(rosace.new_game(name, seed=9), 12)
    assert repr(game).startswith(f"<Game {name}, 12 decisions")
    assert str(game).count("\n") > 5 and "[/" not in str(game)
    assert game._repr_svg_().startswith("<svg")
    assert str(game.score_sheet()).splitlines()[-1].startswith("totals")


def test_python_m_rosace_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rosace", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith(f"rosace {rosace.__version__}")
    with pytest.raises(AttributeError):
        getattr(rosace, "no_such_" + "thing")


# What a program gets wrong.


def test_a_wrong_outcome_of_chance_changes_nothing() -> None:
    """The deck given has something else than a tile where the first vault is replaced."""
    dealt = rosace.new_game("basilica", first=1, seed=17).record().actions
    game = rosace.new_game("basilica", first=1, chance=[*dealt, "first 1"])
    before = (game.record().actions, game.story(), len(game), game.view(0))
    with pytest.raises(BadOptions, match="chance outcome"):
        game.play("place 1 a1")
    assert (game.record().actions, game.story(), len(game), game.view(0)) == before
    assert rosace.load_record(game.record()).story() == game.story()


def test_a_record_and_copies_are_independent() -> None:
    game = rosace.new_game("basilica", first=1, seed=17)
    game.record().options["festum"] = True
    assert not game.options["festum"]
    for copied in (copy.copy(game), copy.deepcopy(game), game.clone(), pickle.loads(pickle.dumps(game))):
        copied.play("place 1 a1")
        assert (len(copied), len(game)) == (1, 0)


@pytest.mark.parametrize(
    "given",
    [
        {"seed": 1.5}, {"seed": True}, {"seed": "x"}, {"seats": 2.0}, {"seats": True}, {"names": [1, 2]},
        {"chance": "top red.move"}, {"chance": 5}, {"names": 5}, {"names": "ab"}, {"names": None},
    ],
)  # fmt: skip
def test_what_is_no_number_or_list_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        rosace.new_game("basilica", **given)


BAD_NAMES = ["", " ", " a", "b\t", "a\nb", "a\u2028b", "\ud800"]


@pytest.mark.parametrize("name", BAD_NAMES, ids=ascii)
def test_a_name_that_no_record_can_hold_is_refused(name: str) -> None:
    """It came back without its blanks, or saving the game failed."""
    with pytest.raises(BadOptions, match="names of one line each"):
        rosace.new_game("sagrada", names=[name, "b"])


@pytest.mark.parametrize("name", ["a: b", "#c", "-", "\x1b[31m", "Zoë  Ł.", "\ufeff"], ids=ascii)
def test_a_name_comes_back_from_a_file_as_it_was(name: str, tmp_path: Path) -> None:
    rosace.new_game("sagrada", seed=3, names=[name, "b"]).save(tmp_path / "game")
    assert rosace.load(tmp_path / "game").record().seats == [name, "b"]


def test_a_save_that_fails_leaves_the_older_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, game = tmp_path / "game", rosace.new_game("sagrada", seed=3)
    game.save(path)
    before = path.read_bytes()

    def fail(self: Path, data: bytes) -> int:
        raise OSError("no space left on device")

    monkeypatch.setattr(Path, "write_bytes", fail)
    with pytest.raises(OSError, match="no space"):
        play_on(game, 3).save(path)
    assert path.read_bytes() == before and list(tmp_path.iterdir()) == [path]


SELF_CONTAINING: list[Any] = []
SELF_CONTAINING.append(SELF_CONTAINING)
NO_ACTIONS = [
    None, 1.0, b"pass", [], CompleteAction(()), ..., SELF_CONTAINING,
    Action([], {}), Action("place", 5), Action("place", {"vault": [], "cell": None}),  # type: ignore[arg-type]
]  # fmt: skip


@pytest.mark.parametrize("given", NO_ACTIONS, ids=repr)
def test_what_is_no_action_is_refused(given: Any) -> None:
    game = rosace.new_game("basilica", first=1, seed=1)
    for ask in (game.play, game.why_not):
        with pytest.raises(BadAction):
            ask(given)
    assert len(game) == 0


def test_an_action_of_another_game_is_refused() -> None:
    other = rosace.new_game("fantazja", seed=1).legal_actions()[0]
    with pytest.raises(BadAction):
        rosace.new_game("basilica", seed=1).play(other)


def test_a_structured_action_goes_by_the_names_of_its_fields() -> None:
    game = rosace.new_game("basilica", first=1, seed=17)
    game.play(Action("place", {"cell": "a1", "space": "1"}))
    assert game.story()[-1] and len(game) == 1
    for fields in ({"foo": "1", "bar": "a1"}, {"space": "1"}):
        with pytest.raises(BadAction, match="has the fields space, cell"):
            game.play(Action("place", fields))


def test_why_not_refuses_what_play_refuses() -> None:
    game = rosace.new_game("sagrada", seed=5)
    while game.legal_actions()[0].notation.startswith("window"):
        game.play(game.legal_actions()[0])
    assert game.why_not("pass; pass") is not None
    with pytest.raises(IllegalAction):
        game.play("pass; pass")
    waiting = rosace.new_game("sagrada", chance=[])
    assert waiting.why_not("tool-card 4") is not None


def test_a_seat_that_is_not_there_saw_nothing() -> None:
    game = rosace.new_game("basilica", seed=1)
    with pytest.raises(BadOptions):
        game.events(seat=7)


@pytest.mark.parametrize("seat", [7, -1, 1.0, 1.5, True, "x", float("nan"), [], "0"], ids=repr)
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    """1.5 was observed as 1, and 1.0 came back in the view."""
    game = rosace.new_game("sagrada", seed=1)
    for ask in (game.view, game.observation, game.take_back, lambda seat: game.events(0, seat)):
        with pytest.raises(BadOptions, match="no seat"):
            ask(seat)


@pytest.mark.parametrize("since", [1.5, float("nan"), "x", None, True], ids=repr)
def test_what_is_no_number_of_decisions_is_refused(since: Any) -> None:
    game = rosace.new_game("sagrada", seed=1)
    for ask in (game.events, game.story):
        with pytest.raises(BadOptions, match="since is a whole number"):
            ask(since)
    assert game.events(-5) == game.events() and game.events(10**30) == []


@pytest.mark.parametrize(
    "read", [rosace.load, rosace.load_position, rosace.load_record], ids=["load", "position", "record"]
)
def test_a_file_that_is_no_text_is_refused(read: Any, tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\x7fELF\xff\x00")
    with pytest.raises(RosaceError, match="is not a UTF-8 text file"):
        read(tmp_path / "binary")
    for source in (None, 5, [], b"x", "\0"):
        with pytest.raises(RosaceError, match="path"):
            read(source)
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "missing")


def test_a_record_is_no_document_and_a_document_no_record() -> None:
    with pytest.raises(BadDocument):
        rosace.load_position([])  # type: ignore[arg-type]
    with pytest.raises(BadRecord):
        rosace.load_record({})  # type: ignore[arg-type]


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    game = rosace.new_game("sagrada", seed=3)
    for name, text in (("record", game.record().dumps()), ("position", json.dumps(game.position()))):
        (tmp_path / name).write_text(text, encoding="utf-8-sig")
        assert rosace.load(tmp_path / name).position() == game.position()


def test_what_names_no_game_is_refused() -> None:
    for make in (rosace.new_game, rosace.build_position):
        for name in ([], {}, None, 5):
            with pytest.raises(BadOptions, match="unknown game"):
                make(name)
    with pytest.raises(BadOptions, match="seed is a whole number"):
        rosace.build_position("sagrada", seed=None)  # type: ignore[arg-type]


def test_what_is_handed_out_is_a_copy() -> None:
    """Changing it changed the log, and the actions of every other game."""
    game = rosace.new_game("sagrada", seed=3)
    while game.legal_actions()[0].action.kind != "place":
        game.play(game.legal_actions()[0])
    game.legal_actions()[0].action.fields["die"] = "XX"  # type: ignore[index]
    assert game.legal_actions()[0].action.fields["die"] != "XX"
    for events in (game.play(game.legal_actions()[0]), game.events()):
        before = game.story()
        for event in events:
            event.params.clear()  # type: ignore[attr-defined]
        assert game.story() == before
