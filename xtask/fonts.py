"""Makes the two font files of public/fonts from the full variable fonts.

    pip install fonttools brotli fontpkg-jost fontpkg-source-serif-4
    python xtask/fonts.py public/fonts

Only needed when a font, a weight or a character is to change: the results are committed.
"""

import importlib.util
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# What English, German and Hungarian need and the other letters of Latin-1; punctuation, arrows, and the signs the
# tables draw with. A player's name from elsewhere takes the letters it lacks from the reader's own fonts: all of Latin
# Extended-A would cost 12 kB of the first visit.
CHARACTERS = [
    *range(0x20, 0x7F),
    *(0xA0, 0xA7, 0xAB, 0xAD, 0xB0, 0xB1, 0xB7, 0xBB, 0xBD),
    *range(0xC0, 0x100),
    *(0x150, 0x151, 0x170, 0x171, 0x1E9E),
    *(0x2010, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022),
    *(0x2009, 0x2026, 0x202F, 0x2039, 0x203A, 0x20AC),
    *(0x2190, 0x2191, 0x2192, 0x2193, 0x2197, 0x2198, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265),
    *(0x25B2, 0x25BC, 0x2713),
]

FONTS = [
    # package, file, name in the result, axes, result
    ("fontpkg_jost", "Jost[wght].ttf", None, {"wght": (400, 700)}, "jost.woff2"),
    # The family's licence reserves the name "Source", so a changed file must not carry it.
    (
        "fontpkg_source_serif_4",
        "SourceSerif4[opsz,wght].ttf",
        "Kabinett Serif",
        {"wght": (400, 700), "opsz": 14},
        "kabinett-serif.woff2",
    ),
]


def make(package: str, file: str, family: str | None, axes: dict, out: pathlib.Path) -> None:
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        sys.exit(f"not installed: {package}")
    font = TTFont(pathlib.Path(spec.submodule_search_locations[0]) / "files" / file)
    missing = [chr(c) for c in CHARACTERS if c not in font.getBestCmap()]

    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "lnum", "tnum"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 6]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, axes)

    if family:
        for record in font["name"].names:
            if record.nameID in (1, 4, 16):
                record.string = family
            elif record.nameID == 6:
                record.string = family.replace(" ", "") + "-Regular"
    subset.save_font(font, out, options)
    print(f"{out.name}: {out.stat().st_size} bytes, not in the font: {''.join(missing) or 'nothing'}")


def main() -> None:
    target = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "public/fonts")
    for package, file, family, axes, name in FONTS:
        make(package, file, family, axes, target / name)


if __name__ == "__main__":
    main()
