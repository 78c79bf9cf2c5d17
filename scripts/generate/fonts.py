"""Makes the small typefaces of `src/ui/tokens/type`, each from its package of Fontsource:

    python3 -m venv venv && venv/bin/pip install fonttools==4.68.0 brotli==1.2.1
    venv/bin/python scripts/generate/fonts.py

A page's first paint waits for its headings' file, so that one holds what nearly every page of a dealer in Australia
says, in the weights and widths that our styles ask for. Characters beyond come from the package's own file, which
browsers load only where a page has one (`fonts.ts`).
"""

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FROM = "node_modules/@fontsource-variable"
TO = "src/ui/tokens/type"

WEIGHTS = (400, 800)
# Only two files have an axis for widths.
WIDTHS = (80, 100)

FAMILIES = {
    "archivo": "standard",
    "bricolage-grotesque": "wght",
    "figtree": "wght",
    "hanken-grotesk": "wght",
    "instrument-sans": "standard",
    "manrope": "wght",
    "red-hat-display": "wght",
    "saira": "wght",
}

PRINTED = [
    *range(0x20, 0x7F),
    *[ord(each) for each in "\u00a0©®°±²³·½×÷àäçèéêëíñóöüÉ"],
    *[ord(each) for each in "–—‘’“”•…€™−"],
]
FEATURES = ["calt", "ccmp", "kern", "liga", "locl", "lnum", "mark", "mkmk", "pnum", "rvrn", "tnum"]
# Names, the copyright (0) and the licence (13, 14), which stay with every copy.
NAMES = [*range(0, 7), 13, 14]


def small(family, axes):
    font = TTFont(f"{FROM}/{family}/files/{family}-latin-{axes}-normal.woff2")
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=NAMES)
    keeper = subset.Subsetter(options)
    keeper.populate(unicodes=PRINTED)
    keeper.subset(font)
    limits = {}
    for axis in font["fvar"].axes:
        low, high = {"wght": WEIGHTS, "wdth": WIDTHS}[axis.axisTag]
        limits[axis.axisTag] = (max(low, axis.minValue), min(high, axis.maxValue))
    return instancer.instantiateVariableFont(font, limits)


for family, axes in FAMILIES.items():
    font = small(family, axes)
    font.flavor = "woff2"
    font.save(f"{TO}/{family}.woff2")
    print(family)
