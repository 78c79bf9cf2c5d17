import { amountAt, KM_WORDS } from "../amounts.ts";
import { boundAfter, boundAt } from "../figures/bounds.ts";
import { afterFillers } from "../figures/subjects.ts";
import { phraseOf, phraseTable } from "../phrase-table.ts";
import type { Word } from "../words.ts";

/** Figures that no stock records and that are neither a price nor a mass: "over 500hp", "ball weight under 200kg". */

/** Units of such figures: power, torque, batteries, and the capacity of a tank or boot. */
const UNITS = phraseTable([
  "hp|bhp|ps|horsepower|horse power|horses|kw|kws|kilowatt|kilowatts|nm|kwh|kwhr|ah|amp hour|amp hours|amps|watt|watts|" +
    "psi|mpg|rpm|l tank|litre tank|litre water|litres water|litres of water|litre fuel|l water|litre boot|litres boot|" +
    "litre fridge|l fridge|m high|metre high|metres high|m tall|metres tall|m wide|metres wide|ft high|foot high|feet high|" +
    "lakh|lakhs|lac|lacs|crore|crores|rupees|co2|g co2|grams co2|g km|grams per km|inch tv|inch screen|inch touchscreen|kg payload tub",
  true,
]);
const LONGEST_UNIT = 3;
/** Units only if joined to their figure: "400w solar", since "w" alone means "with". */
const JOINED_UNITS = new Set(["w", "v"]);

const NAMES = phraseTable([
  "ball weight|ball mass|ball load|ball download|tow ball weight|tow ball mass|tow ball load|towball weight|" +
    "towball mass|towball download|tow ball download|kerb weight|ground clearance|wading depth|water tank|water tanks|" +
    "fuel tank|boot space|power|torque",
  true,
]);
const LONGEST_NAME = 3;

/** Index after such a figure and the words that bound it; null if none begins here. */
export function afterUnsaid(words: readonly Word[], at: number): number | null {
  const named = phraseOf(NAMES, words, at, LONGEST_NAME);
  if (named) {
    const from = afterFillers(words, named.to);
    const amount = amountAt(words, boundAt(words, from)?.to ?? from);
    return amount && !amount.dollar ? (boundAfter(words, amount.to)?.to ?? amount.to) : null;
  }
  const from = boundAt(words, at)?.to ?? afterTimes(words, at);
  const word = words[from];
  if (word?.value == null || word.dollar) return null;
  if (word.unit !== "" && JOINED_UNITS.has(word.unit)) return from + 1;
  if (word.unit === "g") return words[from + 1]?.key === "co2" || words[from + 1]?.key === "km" ? from + 2 : from + 1;
  const unit = UNITS.values.has(word.unit) ? from + 1 : null;
  if (unit !== null) return unit;
  // "200 litre water", "200L water tank".
  const isLitres = word.unit === "l" || word.unit === "litre";
  const isWay = KM.has(word.unit) || (word.unit === "" && KM.has(words[from + 1]?.key ?? ""));
  const often = isWay ? phraseOf(OFTEN, words, word.unit === "" ? from + 2 : from + 1, 2) : null;
  if (often) return often.to;
  if (SIZES.has(word.unit) && ACROSS.has(words[from + 1]?.key ?? "")) return from + 2;
  const found = word.unit === "" ? phraseOf(UNITS, words, from + 1, LONGEST_UNIT) : null;
  if (found) return found.to;
  return isLitres && HOLDS.has(words[from + 1]?.key ?? "") ? from + 2 : null;
}

/** "2 x 100ah". */
const afterTimes = (words: readonly Word[], at: number): number =>
  /^\d$/.test(words[at]?.key ?? "") && words[at + 1]?.key === "x"
    ? at + 2
    : /^\dx$/.test(words[at]?.key ?? "")
      ? at + 1
      : at;

const KM = new Set(KM_WORDS);
/** "100 km a day": a driving distance. */
const OFTEN = phraseTable([
  `${["a", "per", "each", "every"]
    .flatMap((each) => ["day", "week", "month", "year", "trip"].map((span) => `${each} ${span}`))
    .join("|")}|each way|per way|daily|weekly|round trip|return|commute|one way|both ways`,
  true,
]);

/** "A garage of 2.1m high", "2.4m wide": the only dimension in the stock is length. */
const SIZES = new Set(["m", "metre", "metres", "ft", "cm", "mm"]);
const ACROSS = new Set(["high", "tall", "wide", "height", "width"]);

const HOLDS = new Set(["tank", "tanks", "water", "fuel", "boot", "fridge", "fresh", "grey"]);
