"""Which chairs, rugs and pots a house has, so that neighbours do not all have the same."""

CHAIRS = ("chair_front", "chair_back", "chair_left", "chair_right")


def _style(chair: str = "", **others: str) -> dict[str, str]:
    """Names in the plans and what stands for them in a house."""
    chairs = {name: f"{name}_{chair}" for name in CHAIRS} if chair else {}
    return chairs | others


STYLES: dict[str, dict[str, str]] = {
    "artist's co-living space": _style(
        "dark", rug_red="rug_plum", plant_pot="plant_pot_white", rug_small="rug_small_plum"
    ),
    "Oak Hill College": _style("blue", plant_pot="plant_pot_white", rug_blue="rug_rust"),
    "Dorm for Oak Hill College": _style(
        "blue", plant_pot="plant_pot_blue", rug_red="rug_rust", rug_round="rug_round_red", rug_small="rug_small_moss"
    ),
    "The Rose and Crown Pub": _style("dark"),
    "The Willows Market and Pharmacy": _style(plant_pot="plant_pot_white"),
    "Moore family's house": _style(
        "blue", plant_pot="plant_pot_white", rug_blue="rug_rust", rug_small="rug_small_rose"
    ),
    "Lin family's house": _style(
        plant_pot="plant_pot_blue", rug_red="rug_rust", rug_round="rug_round_red", rug_small="rug_small_moss"
    ),
    "Moreno family's house": _style("dark", rug_red="rug_sand", rug_small="rug_small_rose"),
    "Tamara Taylor and Carmen Ortiz's house": _style(
        "blue", rug_red="rug_plum", plant_pot="plant_pot_blue", rug_small="rug_small_rose"
    ),
    "Arthur Burton's apartment": _style("dark", plant_pot="plant_pot_white", rug_small="rug_small_moss"),
    "Ryan Park's apartment": _style("blue", rug_red="rug_blue", plant_pot="plant_pot_blue"),
    "Isabella Rodriguez's apartment": _style(rug_red="rug_sand", rug_small="rug_small_rose"),
    "Giorgio Rossi's apartment": _style(
        "dark", rug_red="rug_rust", plant_pot="plant_pot_blue", rug_small="rug_small_moss"
    ),
    "Carlos Gomez's apartment": _style("dark", rug_red="rug_plum", rug_small="rug_small_plum"),
    "Adam Smith's house": _style(plant_pot="plant_pot_white", rug_blue="rug_rust"),
    "Yuriko Yamamoto's house": _style(
        "blue", rug_red="rug_plum", plant_pot="plant_pot_blue", rug_small="rug_small_plum"
    ),
}
"""By sector, the names in its plans that are replaced; all others stand as they are written."""
