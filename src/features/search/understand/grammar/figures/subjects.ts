import { KM_WORDS } from "../amounts.ts";
import { phraseOf, phraseTable } from "../phrase-table.ts";
import type { Word } from "../words.ts";
import { boundAt, isThan } from "./bounds.ts";
import type { Subject } from "./figure.ts";

/** Words that name the subject of a figure, and the words that may come between the two. */

/** "Weekly repayments", "a weekly budget of": the payment period before an amount. */
function spanned(often: string): string {
  const nouns =
    "pay|paying|pays|outlay|amount|limit|payment|payments|repayment|repayments|instalment|instalments|budget|cost|costs|price|spend|fee|finance";
  return [often, ...nouns.split("|").map((noun) => `${often} ${noun}`)].join("|");
}

const ROWS: readonly (readonly [words: string, subject: Subject])[] = [
  [
    "tow|tows|towing|towing capacity|tow capacity|can tow|to tow|tow rating|towing rating|braked towing|braked tow|braked|pull|pulls|pulling|" +
      "haul|hauls|hauling|tow a|towing weight|tow weight|towing limit|tow limit|towing power|max tow|max towing|tow cap",
    "towing",
  ],
  ["range|driving range|electric range|wltp range|ev range|range of", "range"],
  ["atm|aggregate trailer mass|loaded", "atm"],
  ["tare|tare weight|tare mass", "tare"],
  ["gvm|gross vehicle mass", "gvm"],
  ["gross|gross weight|gross mass|gtm", "gross"],
  ["weight|total weight|max weight|weighs|weighing|all up weight|all up", "weight"],
  ["payload|carrying capacity|carry|carries", "payload"],
  ["sleeps|sleep|sleeping|sleeping for|berth", "sleeps"],
  ["seats|seating|seating for|seat|to seat|can seat|must seat", "seats"],
  ["family of|room for|fits|fit", "people"],
  ["price|priced|budget|spend|spending|cost|costs|pay|paying", "price"],
  [`${KM_WORDS.join("|")}|odometer|odo|mileage|milage|travelled|done|has done|have done|only done`, "km"],
  ["engine|capacity|displacement", "engine"],
  ["year|years|built|model year|made", "year"],
  [spanned("weekly"), "week"],
  [spanned("fortnightly"), "fortnight"],
  [spanned("monthly"), "month"],
];
const SUBJECTS = phraseTable<Subject>(...ROWS);

/** The single words of such phrases. They count as correctly spelt. */
export const SUBJECT_WORDS: readonly string[] = ROWS.flatMap(([words]) => words.split(/[| ]/));

const LONGEST_SUBJECT = 3;

/** The subject that a phrase beginning here names. */
export function subjectAt(
  words: readonly Word[],
  at: number,
): { readonly subject: Subject; readonly to: number } | null {
  // "Less km than 50,000": what is compared stands inside the bound, whose "than" comes next.
  if (COMPARED.has(words[at]?.key ?? "") && isThan(words, at + 2)) {
    const inside = SUBJECTS.values.get(words[at + 1]?.key ?? "");
    return inside === undefined ? null : { subject: inside, to: at + 2 };
  }
  const found = phraseOf(SUBJECTS, words, at, LONGEST_SUBJECT);
  return found && { subject: found.value, to: found.to };
}

const COMPARED = new Set("less fewer lower lesser smaller more higher".split(" "));

export const MONTHS: ReadonlySet<string> = new Set(
  "jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december".split(
    " ",
  ),
);

/** Words between a figure and its subject: "payload of 4 tonne", "gvm must be under 4500". */
const FILLERS = phraseTable([
  "of|is|a|an|my|our|at|year|the year|model year|capacity|rating|rated|the|for|price|aud|au|" +
    "be|to be|must be|should be|has to be|have to be|needs to be|need to be|must|should|needs",
  true,
]);
const LONGEST_FILLER = 3;
const MOST_FILLERS = 3;

/** Index after such words. A bounding word is not one of them: "seats at least 7". */
export function afterFillers(words: readonly Word[], from: number, most = MOST_FILLERS): number {
  let to = from;
  for (let turn = 0; turn < most; turn += 1) {
    const filler = phraseOf(FILLERS, words, to, LONGEST_FILLER);
    if (!filler || (boundAt(words, to) !== null && words[to]?.key !== "to")) break;
    to = filler.to;
  }
  return to;
}
