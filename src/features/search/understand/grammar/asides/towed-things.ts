import { marketModel, ownerOfModel } from "../../../../makes/market.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { Meaning } from "../../meanings.ts";
import { joinedKey, type Word } from "../words.ts";

/** What a car shall tow is none of the bodies that are searched for: "tow a 2.5 tonne van", "pull the horse float". */

const TOWED = new Set(
  "caravan caravans van vans boat boats trailer trailers float floats horsefloat camper campertrailer jetski poptop carvan plant".split(
    " ",
  ),
);
const TOWS = new Set("tow tows towing pull pulls pulling haul hauling towcar".split(" "));
const LEADS_IN = new Set(["to", "can", "for"]);
const BETWEEN = new Set(
  "a an the my our your his her their big small heavy large light family single double dual tandem axle horse full with some bunk off road offroad".split(
    " ",
  ),
);
const MOST_BETWEEN = 4;

/** The word behind a towed thing that these words end in, however it is called; null where there is none. */
function behindTowed(words: readonly Word[], from: number): number | null {
  for (let at = from; at <= Math.min(words.length - 1, from + MOST_BETWEEN); at += 1) {
    for (const to of [at + 2, at + 1]) {
      if (to <= words.length && TOWED.has(joinedKey(words, at, to))) return to;
    }
    if (!BETWEEN.has(words[at]?.key ?? "")) return null;
  }
  return null;
}

interface Read {
  readonly meaning: Meaning;
  readonly to: number;
}

/** What a car shall tow: `figure` is the amount that stands here, `usual` what towing means without one. */
export function towingAt(
  words: readonly Word[],
  at: number,
  { itemTypes }: Vocabulary,
  figure: Read | null,
  usual: () => Meaning | null,
): Read | null {
  const verb = LEADS_IN.has(words[at]?.key ?? "") ? at + 1 : at;
  if (itemTypes[0] === "caravan" || !TOWS.has(words[verb]?.key ?? "")) return null;
  const isTowing = figure?.meaning.kind === "wants" && figure.meaning.wants.kind === "range";
  if (figure && isTowing) {
    const to = behindTowed(words, figure.to);
    return to === null ? null : { meaning: figure.meaning, to };
  }
  const to = behindTowed(words, verb + 1);
  const meaning = to === null ? null : usual();
  return to === null || meaning === null ? null : { meaning, to };
}

const BEFORE_TOWERS = new Set("behind for with by my our".split(" "));
const TOWERS = new Set("suv suvs ute utes sedan hatch hatchback wagon 4wd 4x4 awd car cars".split(" "));

/** The word behind the car that shall tow a caravan and is not for sale here: "for a small SUV", "with my Prado". */
export function behindTower(words: readonly Word[], at: number, { itemTypes }: Vocabulary): number | null {
  if (itemTypes[0] !== "caravan" || itemTypes.includes("car") || !BEFORE_TOWERS.has(words[at]?.key ?? "")) return null;
  let to = at + 1;
  while (to < at + MOST_BETWEEN && (BETWEEN.has(words[to]?.key ?? "") || BEFORE_TOWERS.has(words[to]?.key ?? "")))
    to += 1;
  const key = words[to]?.key ?? "";
  const owner = ownerOfModel(key);
  const isCar = TOWERS.has(key) || (owner !== null && marketModel(owner, key)?.kind === "car");
  return isCar ? to + 1 : null;
}
