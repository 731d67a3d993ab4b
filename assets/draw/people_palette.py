"""The colours of people: which palette index means what, and the ramps that a look may choose from.

Every part of a person is drawn once, in palette indices; the game swaps the palette to dress somebody.
A ramp runs outline, shadow, base, light, highlight: shadows lean to violet, lights to yellow.
"""

Ramp = tuple[str, str, str, str, str]

# First index of each ramp of five.
SKIN, HAIR, CLOTH, SECOND, EXTRA = 1, 8, 13, 18, 23
WHITE, LEATHER, DARK, GOLD, CRIMSON = 28, 33, 38, 43, 57
# Single colours. The first two follow the skin.
BLUSH, LIP = 6, 7
INK, IRIS, GLINT, MOUTH, TONGUE, LENS, GREEN, BROW = 48, 49, 50, 51, 52, 53, 55, 56
RED = CRIMSON + 2

SKINS: dict[str, tuple[str, ...]] = {  # a ramp, then blush and lips
    "pale": ("#9c5a5c", "#e0a898", "#f9d9c6", "#ffebdc", "#fff6ec", "#f5a9a0", "#cf6f6e"),
    "fair": ("#8c4a44", "#d8967c", "#f3c2a0", "#fcd7b8", "#ffe8d0", "#ec9484", "#c15f5a"),
    "golden": ("#85492f", "#d09a68", "#efc48e", "#f8d8a8", "#ffe9c4", "#e99a74", "#bd5f4e"),
    "tan": ("#6e3628", "#b4734e", "#d99a6c", "#e9b384", "#f5cba0", "#d9775c", "#a84a44"),
    "brown": ("#4d2623", "#8a5138", "#b0734c", "#c58a60", "#dba67a", "#b5583f", "#85372f"),
    "deep": ("#2f1a20", "#623832", "#875340", "#a0694f", "#ba8464", "#964639", "#b05452"),
}

HAIRS: dict[str, Ramp] = {
    "black": ("#17141f", "#25223a", "#34324e", "#4c4d70", "#7d86a8"),
    "dark_brown": ("#23151b", "#3a2227", "#523231", "#6e4639", "#a0704f"),
    "brown": ("#38201e", "#553127", "#784831", "#98623c", "#c99258"),
    "chestnut": ("#43181c", "#6a2a24", "#90412c", "#b25c36", "#e09256"),
    "auburn": ("#45131d", "#6f2027", "#97332c", "#bb4e36", "#e4855a"),
    "ginger": ("#6e2419", "#a83f1e", "#d5642a", "#ee8a3c", "#ffc06a"),
    "sandy": ("#5f4230", "#8f6a42", "#b98f55", "#d6b06c", "#f2d795"),
    "blond": ("#7c5028", "#b8863a", "#e2b552", "#f5d375", "#fff0ae"),
    "grey": ("#3c3d4c", "#5d6071", "#84888f", "#a6aaa9", "#d3d5cb"),
    "silver": ("#5b5c74", "#8b8ea8", "#b7bbc9", "#d7dade", "#f5f6ee"),
    "white": ("#77758c", "#aeadc0", "#dcdbdf", "#f0eeea", "#fffdf2"),
    "teal": ("#0f3948", "#17606a", "#21918a", "#43bda2", "#a0ecc0"),
    "pink": ("#6c2450", "#a83c70", "#dd6590", "#f491aa", "#ffcfd0"),
    "purple": ("#2e1d4e", "#4d3079", "#744aa3", "#9a6cc6", "#d0a6ea"),
}

CLOTHS: dict[str, Ramp] = {
    "red": ("#571425", "#97212f", "#cf3a3a", "#ea5f4c", "#ff9672"),
    "burgundy": ("#361022", "#5c1a30", "#842b3c", "#a5434a", "#cc6f66"),
    "orange": ("#6b2417", "#b34a1e", "#e57a2c", "#f89f45", "#ffcf7c"),
    "mustard": ("#56330f", "#96651b", "#cb972c", "#e6b945", "#f9dd7e"),
    "yellow": ("#7c4d12", "#cf9426", "#f5c73d", "#ffe063", "#fff3a2"),
    "olive": ("#2c301e", "#4c5329", "#6f7738", "#92984c", "#bcbd70"),
    "green": ("#123527", "#205838", "#35834a", "#58a95c", "#95d07c"),
    "teal": ("#0f3440", "#195866", "#28858a", "#48aea4", "#8cdac2"),
    "sky": ("#27446f", "#487ca8", "#79b2d6", "#a4d3e8", "#d4f0f4"),
    "blue": ("#1a2360", "#2a439a", "#416ccb", "#6a97e4", "#a4c9f6"),
    "navy": ("#12152f", "#1d2549", "#2c3a67", "#445688", "#7285b0"),
    "denim": ("#1d2a4a", "#304770", "#486a99", "#6a8fb9", "#9bbad6"),
    "purple": ("#2a174c", "#482a7a", "#6c45a8", "#9068c8", "#bd9ce6"),
    "lavender": ("#4e4377", "#7f70ac", "#ae9fd4", "#cdc1e8", "#e9e2f6"),
    "magenta": ("#50104a", "#8a1f6b", "#c2398a", "#de66a4", "#f5a2c4"),
    "pink": ("#7c3455", "#c0637e", "#ee97a4", "#fbb9ba", "#ffdcd4"),
    "cream": ("#80634c", "#c0a37c", "#ead9b0", "#f7eccb", "#fffae6"),
    "white": ("#6d6d8c", "#a9abc4", "#dfe1ea", "#f2f3f4", "#ffffff"),
    "beige": ("#5c4738", "#94795a", "#c2a67c", "#d9c29a", "#efdfbf"),
    "brown": ("#2f1c1c", "#513028", "#774a35", "#986546", "#c08d63"),
    "grey": ("#2f3040", "#4e5264", "#737a8a", "#979fa9", "#c2c9cb"),
    "charcoal": ("#17171f", "#282a37", "#3d4150", "#585e6d", "#848c97"),
    "black": ("#121019", "#1d1b28", "#2c2a3a", "#434155", "#6c6a80"),
}

FIXED: dict[int, str] = {
    INK: "#1f1626", GLINT: "#ffffff", MOUTH: "#5a1a2c", TONGUE: "#d9626a", LENS: "#d9eef2",
    GREEN: "#4a8f4a",
}  # fmt: skip
HATS = ["beret", "cap", "captain_cap", "hat"]  # hair above HAT_LINE does not show under these
HAT_LINE = 10
GROWN = ["beard", "freckles", "goatee", "moustache", "stubble", "wrinkles"]  # extras that one keeps on in bed
BROWN_LEATHER: Ramp = ("#34190f", "#5c3018", "#874d26", "#ab6d38", "#d39a58")
GOLDEN: Ramp = ("#6e4112", "#b57a1e", "#e5b035", "#fbd65c", "#fff3b0")
IRISES: dict[str, str] = {"pale": "#4f8fb4", "fair": "#5b8a5c", "golden": "#7b4a2c", "tan": "#80502a",
                          "brown": "#7a4526", "deep": "#6e3f28"}  # fmt: skip


def as_data() -> dict[str, object]:
    """Everything the game needs to dress somebody, for `colours.json`: ramps and where they go."""
    slots = {"skin": SKIN, "hair": HAIR, "outfit": CLOTH, "second": SECOND, "extras": EXTRA, "iris": IRIS, "brow": BROW}
    ramps = {
        WHITE: CLOTHS["white"],
        LEATHER: BROWN_LEATHER,
        DARK: CLOTHS["charcoal"],
        GOLD: GOLDEN,
        CRIMSON: CLOTHS["red"],
    }
    always = FIXED | {first + k: colour for first, ramp in ramps.items() for k, colour in enumerate(ramp)}
    return {
        "slots": slots, "always": always, "skin": SKINS, "hair": HAIRS, "cloth": CLOTHS, "iris": IRISES,
        "hats": HATS, "hat_line": HAT_LINE, "grown": GROWN,
    }  # fmt: skip
