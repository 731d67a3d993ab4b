"""The pictures in `assets/gallery/`, taken with the real client: `python -m assets.draw.gallery`.

Three zooms at noon and at night, six interiors, the panels, and everybody in a row.
"""

import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "assets" / "gallery"
SEED = "12"
TIMES = {"morning": "0.1876", "noon": "0.2708", "night": "0.6459", "party": "1.4792"}
"""How many days after the start: half past ten, twelve and nine, and half past five of the day after."""
VIEWS = {
    "whole": ("--zoom", "0", "--size", "1440x900"),
    "square": ("--zoom", "1", "--place", "Hobbs Cafe:cafe", "--size", "1280x720"),
    "close": ("--zoom", "2", "--size", "1280x720"),
}
CLOSE = {"noon": "Moore family's house:main room", "night": "Lin family's house:common room"}
INTERIORS = {
    "cafe": ("party", "Hobbs Cafe:cafe"),
    "pub": ("night", "The Rose and Crown Pub:pub"),
    "library": ("morning", "Oak Hill College:library"),
    "market": ("morning", "The Willows Market and Pharmacy:store"),
    "bedroom": ("night", "Dorm for Oak Hill College:Maria's room"),
    "studio": ("night", "artist's co-living space:Rajiv's room"),
}
ACROSS, CARD = 5, (196, 170)  # people in a row of the line-up, and pixels of each
PANELS = {"now": "Isabella", "plan": "Klaus", "memories": "Maria", "reflections": "Sam"}


def game(*words: str) -> None:
    """Run a command of the game."""
    subprocess.run([sys.executable, "main.py", *words], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def line_up(out: Path) -> None:
    """Everybody with their portrait: from the front, from the side and from behind."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from game.view.sprites import compose

    pygame.display.init()
    pygame.display.set_mode((8, 8))
    files = sorted((ROOT / "maps" / "smallville" / "people").glob("*.toml"))
    sheet = pygame.Surface((ACROSS * CARD[0], -(-len(files) // ACROSS) * CARD[1]))
    sheet.fill((109, 172, 84))
    for n, path in enumerate(files):
        look = tomllib.loads(path.read_text(encoding="utf-8"))["look"]
        sprites = compose(look, ROOT / "assets" / "people")
        left, top = n % ACROSS * CARD[0], n // ACROSS * CARD[1]
        sheet.blit(sprites.portrait["neutral"], (left + (CARD[0] - 64) // 2, top + 6))
        for k, side in enumerate(("down", "left", "up")):
            figure = pygame.transform.scale_by(sprites.stand[side][0], 2)
            sheet.blit(figure, (left + 4 + 62 * k, top + 66))
    pygame.image.save(sheet, str(out))


def main() -> None:
    """Take them all; about two minutes."""
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as saves:
        kept = ("--saves", saves)
        for time, days in TIMES.items():
            game("run", "--days", days, "--seed", SEED, "--name", time, *kept)
        for time in ("noon", "night"):
            for view, words in VIEWS.items():
                place = ("--place", CLOSE[time]) if view == "close" else ()
                game("picture", str(OUT / f"{time}_{view}.png"), "--load", time, *words, *place, *kept)
        for name, (time, room) in INTERIORS.items():
            words = ("--load", time, "--place", room, "--zoom", "2", "--size", "1200x920")
            game("picture", str(OUT / f"inside_{name}.png"), *words, *kept)
        for tab, person in PANELS.items():
            words = ("--person", person, "--tab", tab, "--size", "1280x720")
            game("picture", str(OUT / f"panel_{tab}.png"), "--load", "night", *words, *kept)
    line_up(OUT / "people.png")


if __name__ == "__main__":
    main()
