import type { Found } from "../../meanings.ts";
import { phraseOf, phraseTable } from "../phrase-table.ts";
import type { Word } from "../words.ts";

/**
 * The vehicle that somebody already owns, or that the wanted one is compared to. It is not the one wanted. The phrases
 * come before or after its name.
 */

const OWNED = phraseTable([
  "trade in|trade|trading in|trading|upgrade from|upgrading from|upsize from|upsizing from|downsize from|downsizing from|upgraded|upgrade|replace|replacing|swap|swapping|" +
    "selling my|selling our|i own|we own|i have|we have|ive got|weve got|i had|we had|i drive|we drive|own|" +
    "currently drive|currently driving|currently have|currently own|already have|already own|already got|" +
    "my old|our old|my current|our current",
  true,
]);
const BEFORE_OWNED = new Set("in from my our the a an out up old existing current her his their".split(" "));
const MOST_BEFORE_OWNED = 4;
const LONGEST_OWNED = 2;

/**
 * Index after a vehicle that somebody says is their own: "trading in my 2015 HiLux", "upgrade from a Corolla", "I own a
 * Golf". Null if none is named so. `vehicleTo` returns the index after a vehicle that begins at a word, or null.
 */
export function afterOwned(
  words: readonly Word[],
  at: number,
  vehicleTo: (at: number) => number | null,
): number | null {
  const verb = phraseOf(OWNED, words, at, LONGEST_OWNED)?.to ?? (isFromOwned(words, at) ? at + 1 : null);
  if (verb === null) return null;
  let from = verb;
  const isBetween = ({ key }: Word) => BEFORE_OWNED.has(key) || /^(19|20)\d\d$/.test(key);
  for (let word = words[from]; word && from < verb + MOST_BEFORE_OWNED && isBetween(word); word = words[from])
    from += 1;
  return from === at + 1 ? null : vehicleTo(from);
}

const COMPARED = phraseTable([
  "bigger than|larger than|smaller than|better than|nicer than|roomier than|taller than|newer than|step up from",
  true,
]);
const LONGEST_COMPARED = 3;

/**
 * Index after a vehicle that the wanted one is only compared to: "vans bigger than a HiAce". Null where it is all that
 * the text names, as in "bigger than a CX-5", and for anything else.
 */
export function afterCompared(
  words: readonly Word[],
  at: number,
  found: readonly Found[],
  vehicleTo: (at: number) => number | null,
): number | null {
  if (found.length === 0 || found.some(({ meaning }) => meaning.kind === "model")) return null;
  const compared = phraseOf(COMPARED, words, at, LONGEST_COMPARED);
  if (!compared) return null;
  return vehicleTo(BEFORE_OWNED.has(words[compared.to]?.key ?? "") ? compared.to + 1 : compared.to);
}

/** Kinds of vehicle that somebody may own and the site does not sell: "trade in my motorbike". */
const OTHER_KINDS = new Set(
  "motorbike motorbikes motorcycle bike bikes scooter caravan camper motorhome truck boat jetski quad tractor".split(
    " ",
  ),
);
export const isOtherKind = (key: string): boolean => OTHER_KINDS.has(key);

const TRADED_ON = phraseTable(["trade ins on|trade in on|trade on|trades on|trade ins for|trade ins of", true]);
const LONGEST_TRADED = 3;
const BEFORE_KINDS = new Set("old older used any other some".split(" "));
const KINDS = new Set(
  "cars vans caravans campers motorhomes utes trucks bikes motorbikes motorcycles scooters boats trailers quads tractors jetskis".split(
    " ",
  ),
);

/** Index after "do you take trade ins on motorbikes", which asks about kinds and wants none. Null for anything else. */
export function afterTradedKinds(words: readonly Word[], at: number): number | null {
  if (!words[at]?.key.startsWith("trade")) return null;
  const traded = phraseOf(TRADED_ON, words, at, LONGEST_TRADED);
  if (!traded) return null;
  const to = BEFORE_KINDS.has(words[traded.to]?.key ?? "") ? traded.to + 1 : traded.to;
  return KINDS.has(words[to]?.key ?? "") ? to + 1 : null;
}

const CHANGES = new Set(
  "upgrade upgrading upgraded upsize upsizing downsize downsizing switch switching change changing coming".split(" "),
);

/** "Upgrade to a HiLux from a Ranger": the vehicle that somebody owns comes last. */
const isFromOwned = (words: readonly Word[], at: number): boolean =>
  words[at]?.key === "from" && words.slice(0, at).some(({ key }) => CHANGES.has(key));

const GIVEN = phraseTable([
  "to trade in|to trade|to swap|to sell|to exchange|to part exchange|to part ex|as trade in|as trade|as a trade in|" +
    "as a trade|as part exchange|as part ex|for trade in|as my trade in|as our trade in",
  true,
]);
const LONGEST_GIVEN = 4;
/** Words between two descriptions of one vehicle: "a 2015 Golf with 120,000 km". */
const WITHIN = new Set(["with", "and"]);

/**
 * Where, among the phrases found, a vehicle begins that these words give away: "a Golf to trade in, want a Tiguan".
 * Null if nothing says so, or no vehicle comes right before.
 */
export function tradedInAt(
  words: readonly Word[],
  at: number,
  found: readonly Found[],
): { readonly first: number; readonly to: number } | null {
  const phrase = phraseOf(GIVEN, words, at, LONGEST_GIVEN);
  if (!phrase) return null;
  let first = found.length;
  let hasModel = false;
  for (let start = at; first > 0; first -= 1) {
    const { meaning, from, to, negated } = found[first - 1] as Found;
    const isNext = to === start || (to === start - 1 && WITHIN.has(words[to]?.key ?? ""));
    if (!isNext || negated || (start < at && words[start]?.gap.includes(","))) break;
    // In "SR5 Camry" or "Tiguan Golf", the first name belongs to another vehicle.
    if (hasModel && (meaning.kind === "model" || meaning.kind === "badge")) break;
    hasModel ||= meaning.kind === "model";
    start = from;
  }
  return found.slice(first).some(({ meaning }) => meaning.kind !== "wants") ? { first, to: phrase.to } : null;
}
