import { PAINTS, type SimpleColour } from "../../../../vocabulary/paints.ts";
import { SIMPLE_COLOURS } from "../../../../vocabulary/vocabulary.ts";

/**
 * Words that people put before a colour and that stock does not record: how dark or shiny it is, and the makers' names
 * of paints.
 */

const OF_ANY =
  "dark|light|bright|deep|pale|metallic|metalic|pearl|pearlescent|matte|matt|gloss|glossy|satin|solid|pastel|vivid|crystal";

const OF_ONE: Readonly<Partial<Record<SimpleColour, string>>> = {
  White: "snow|snowflake|alpine|pure|super|frozen|oxford|chalk|ivory|quartz|platinum|cool|winter",
  Black: "jet|pitch|piano|cosmos|cosmic|sapphire|carbon|obsidian|onyx|night|mystic|brilliant|diamond|metal",
  Grey: "slate|steel|graphite|charcoal|gunmetal|gun metal|platinum|silky|cement|ash|shadow|volcanic|space",
  Silver: "steel|platinum|star|bright|mica",
  Blue:
    "navy|sky|royal|baby|powder|ocean|steel|ice|teal|midnight|cobalt|sapphire|aqua|turquoise|arctic|lightning|mystic|" +
    "marine|indigo|storm|world rally|deep ocean|galaxy|island",
  Red:
    "soul crystal|fire engine|candy apple|candy|cherry|blood|wine|racing|ruby|crimson|scarlet|guards|flame|burnt|rosso|" +
    "brick|ferrari",
  Green: "bottle|army|olive|lime|forest|mint|racing|emerald|sage|military|apple|sea|jungle|khaki|pine|hunter|neon",
  Orange: "burnt|sunset|copper|lava|flame|neon",
  Yellow: "lemon|mustard|canary|lime|neon|bumblebee|taxi",
  Gold: "rose|champagne|sand",
  Brown: "chocolate|coffee",
  Pink: "hot|rose",
  Purple: "royal|plum",
};

/** Paint names that are more often names of cars: "outback orange" may be either. */
const NAMES_OF_CARS = new Set("alto outback dolphin eclipse rapid nitro nimbus tiger hornet".split(" "));

/** The colours that each word is a shade of, by joined words; null if it is a shade of any colour. */
export const SHADES: ReadonlyMap<string, ReadonlySet<SimpleColour> | null> = (() => {
  const shades = new Map<string, Set<SimpleColour> | null>(OF_ANY.split("|").map((name) => [name, null]));
  for (const names of [PAINTS, OF_ONE]) {
    for (const colour of SIMPLE_COLOURS) {
      for (const name of names[colour]?.split("|") ?? []) {
        const key = name.replaceAll(" ", "");
        const known = shades.get(key);
        if (NAMES_OF_CARS.has(key) || known === null) continue;
        shades.set(key, (known ?? new Set()).add(colour));
      }
    }
  }
  return shades;
})();

/** The single words of shades. They count as correctly spelt. */
export const SHADE_WORDS: readonly string[] = [
  OF_ANY,
  ...SIMPLE_COLOURS.flatMap((colour) => [PAINTS[colour] ?? "", OF_ONE[colour] ?? ""]),
].flatMap((names) => names.split(/[| ]/).filter((word) => word !== ""));

/** The plain colours, by the words that people use. */
export const COLOUR_WORDS: ReadonlyMap<string, SimpleColour> = new Map([
  ...SIMPLE_COLOURS.map((colour) => [colour.toLowerCase(), colour] as const),
  ["gray", "Grey"],
]);

/** Words that may follow a colour and add nothing: "white pearl". */
export const FINISHES: ReadonlySet<string> = new Set(
  "metallic metalic pearl pearlescent mica crystal matte matt gloss".split(" "),
);
