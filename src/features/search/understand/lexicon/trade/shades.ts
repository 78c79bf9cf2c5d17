import { PAINTS, type SimpleColour } from "../../../../vocabulary/paints.ts";
import { SIMPLE_COLOURS } from "../../../../vocabulary/vocabulary.ts";

/**
 * What people say before a colour of which stock tells no more than the colour: how dark or shiny it is, and the names
 * that makers give their paints.
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

/** Names of paints by which cars are asked for more often: "outback orange" may be either. */
const NAMES_OF_CARS = new Set("alto outback dolphin eclipse rapid nitro nimbus tiger hornet".split(" "));

/** By the joined words: the colours before which they are a shade; null for any. */
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

/** The single words of shades, which are spelt as they should be. */
export const SHADE_WORDS: readonly string[] = [
  OF_ANY,
  ...SIMPLE_COLOURS.flatMap((colour) => [PAINTS[colour] ?? "", OF_ONE[colour] ?? ""]),
].flatMap((names) => names.split(/[| ]/).filter((word) => word !== ""));

/** The plain colours by the words that people write. */
export const COLOUR_WORDS: ReadonlyMap<string, SimpleColour> = new Map([
  ...SIMPLE_COLOURS.map((colour) => [colour.toLowerCase(), colour] as const),
  ["gray", "Grey"],
]);

/** What may follow a colour and says no more of it: "white pearl". */
export const FINISHES: ReadonlySet<string> = new Set(
  "metallic metalic pearl pearlescent mica crystal matte matt gloss".split(" "),
);
