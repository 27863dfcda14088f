"""Names of people: honest ones of any script are allowed, and nobody passes for somebody else."""

import subprocess
import sys
import unicodedata

import pytest

from rosace import i18n
from rosace.players import LEVELS
from rosace.server.names import BadName, NameReserved, checked, skeleton, tidy
from rosace.server.neutral_names import FORMER_PLAYER

HONEST = """
Ada | Zoé | Łukasz Żółć | Gżegżółka | Émile Œuvre | Ÿves-Noël | d'Arc | J-P. Sartre | Jan III Sobieski | Bob_2
Jose\u0301 | Nguyễn Thị | Анна Каренина | ΑΘΗΝΑ | 山田 太郎 | ひらがな カタカナ | 김철수
محمد | مُحَمَّد | שָׁלוֹם | นิ้ง | ക്ഷ്മി
Modest | Ali | Madmin
Jean Maître | Grand Hibou | 10a
""".replace("\n", "|")


@pytest.mark.parametrize("name", [name.strip() for name in HONEST.split("|") if name.strip()])
def test_honest_names_of_any_script_are_allowed(name: str) -> None:
    assert checked(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("lang", i18n.languages())
def test_every_suggested_name_is_allowed(lang: str) -> None:
    say = i18n.Translator(lang).say
    for quality in say("web-name-qualities").split(", "):
        for animal in say("web-name-animals").split(", "):
            name = say("web-name-suggested", quality=quality, animal=animal)
            assert checked(name) == name


def why(name: str) -> str:
    with pytest.raises(BadName) as error:
        checked(name)
    return "reserved" if error.type is NameReserved else "form"


@pytest.mark.parametrize(
    "name",
    [
        *("A", "e\u0301", "x" * 25, " Anna", "Anna ", "An  na", "An\tna", "\ud800a", "..", "__"),
        # invisible
        *("An\u202ena", "An\u200bna", "An\u200dna", "An\u00a0na", "An\u00adna", "An\u034fna", "An\ufe0fna"),
        *("An\u3164na", "An\u2800na", "\U000e0041nna"),
        # stacked
        *("a\u0301\u0301", "a\u0327\u0301b", "A\u0335\u0336b", "\u0301ada", "Ada \u0301b", "ế\u0301ta"),
        # of several scripts, symbols, letters only for compatibility
        *("Аda", "sеrver", "αda", "Ada★", "Ada\U0001f600", "𝔸da", "ﬁn", "Ⅻab"),
    ],
)
def test_a_name_has_a_form_that_hides_nothing(name: str) -> None:
    assert why(name) == "form"


@pytest.mark.parametrize(
    "name",
    [
        *(
            "admin",
            "Adm1n",
            "ADMlN",
            "Ad.min",
            "a-d-m-i-n",
            "Àdmin",
            "ａｄｍｉｎ",
            "Admin Anna",
            "moderator_7",
        ),
        *("Rosace", "R0SACE", "Ròsace", "The Rosace Team", "MyRosace", "Server", "Serwer", "Modérateur"),
        *(
            "Équipe",
            "Obsługa",
            "System",
            "Guest",
            "gość",
            "Invite",
            "Former player",
            "Dawny gracz",
            FORMER_PLAYER,
        ),
        *("Master 2", "Computer Master", "Komputer", "Ordinateur", "Grand maitre", "grandmaster3", "rnaster"),
    ],
)
def test_names_of_the_house_and_of_nobody_are_reserved(name: str) -> None:
    assert why(name) == "reserved"


@pytest.mark.parametrize("lang", i18n.languages())
@pytest.mark.parametrize("level", LEVELS)
def test_the_names_of_computer_players_are_reserved_in_every_language(lang: str, level: str) -> None:
    say = i18n.Translator(lang).say
    name = say(f"web-level-{level}")
    for shown in (level, name, name.upper(), f"{name} 2", name.replace(" ", "")):
        assert why(shown) == "reserved"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Iris", "lris"), ("Iris", "1RIS"), ("Bob", "B0b"), ("Copa", "Сора")),
        *(
            ("modern", "rnodern"),
            ("Ann B", "AnnB"),
            ("Ann-B", "ann.b"),
            ("paypal", "раураl"),
            ("STRASSE", "straße"),
        ),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_names_that_differ_at_a_glance_have_skeletons_of_their_own() -> None:
    names = ["Ann", "Anna", "Zoe", "Zoé", "Lukasz", "Łukasz", "Zolc", "Żółć", "Ada", "Ada2", "Анна", "_._"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_the_one_form_does_not_change_again() -> None:
    for typed in ("O’Neil", "Jose\u0301", "ａｄａ"):
        assert tidy(tidy(typed)) == tidy(typed) != typed


def test_a_server_starts_without_the_data_of_names() -> None:
    program = (
        "import sys, rosace.server.app\n"
        "assert not {'precis_i18n', 'confusable_homoglyphs'} & {name.split('.')[0] for name in sys.modules}"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
