import { isMarketWord } from "../../lexicon/market-names.ts";
import { OR_WORDS } from "../../lexicon/plain-words.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { Found, Meaning } from "../../meanings.ts";
import { amountAt } from "../amounts.ts";
import { boundAfter } from "../figures/bounds.ts";
import { joinedKey, type Word } from "../words.ts";

/** Words around the wanted vehicle: how many of it, and the name of the person asking. */

const MOST_WANTED = 99;

/**
 * Index after a number of vehicles or of equipment: "10 x white camry", "3 tippers", "HiAce x3", "2 awnings". Null for
 * anything else.
 */
export function quantityAt(
  words: readonly Word[],
  at: number,
  { meanings }: Vocabulary,
  found: readonly Found[],
): number | null {
  if (isTimes(words, at, found)) return at + 1;
  const many = afterTimes(words, at, found) ?? afterFleet(words, at);
  if (many !== null) return many;
  const [word, next] = [words[at], words[at + 1]];
  if (word?.value == null || word.dollar || word.plus || !Number.isInteger(word.value) || word.value > MOST_WANTED)
    return null;
  // "05 Commodores" are of 2005.
  if (word.key.startsWith("0")) return null;
  const after = words[at + 2];
  // "1 owner", "2 owners max", where the site's stock does not record owners.
  if (/^owners?$/.test(next?.key ?? "")) {
    return meanings.has(joinedKey(words, at, at + 2)) ? null : (boundAfter(words, at + 2)?.to ?? at + 2);
  }
  // "Zeekr 7X thanks".
  if (word.unit === "x" && at > 0 && isMarketWord(word.key)) return null;
  if (word.unit === "x") return next !== undefined && next.value === null ? at + 1 : null;
  if (word.unit !== "" || !next || next.gap !== "") return null;
  if (next.key === "x") return after !== undefined && after.value === null ? at + 2 : null;
  const ones = [next.key.replace(/s$/, ""), next.key.replace(/es$/, "")].flatMap((key) => meanings.get(key) ?? []);
  // "2 utes", "2 hiluxes".
  const isKind = ones.some((each) =>
    each.kind === "wants" ? isBody(each.wants) || isFuel(each.wants) : isLetters(next.key) && isName(each),
  );
  if (next.key.endsWith("s") && isKind) return at + 1;
  return isOfModels(words, at + 1, meanings) || isEquipment(words, at + 1, meanings) ? at + 1 : null;
}

/** "HiAce white x3": a number of an already named vehicle of another make, not a BMW X3. */
function isTimes(words: readonly Word[], at: number, found: readonly Found[]): boolean {
  if (!/^x[1-9]\d?$/.test(words[at]?.key ?? "") || at !== words.length - 1 || words[at]?.gap !== "") return false;
  if (words.some(({ key }) => OR_WORDS.has(key) || key === "bmw")) return false;
  return namesOtherThanBmw(found);
}

const namesOtherThanBmw = (found: readonly Found[]): boolean =>
  found.some(({ meaning }) => meaning.kind === "model" && meaning.any.every(({ make }) => make !== "BMW"));

/** Index after "x 6" behind a model or "utes", where "beemer X 3" and "4 x 4" are not meant; null for anything else. */
function afterTimes(words: readonly Word[], at: number, found: readonly Found[]): number | null {
  const before = words[at - 1];
  if (words[at]?.key !== "x" || before?.value !== null) return null;
  if (!namesOtherThanBmw(found) && !before.key.endsWith("s")) return null;
  return /^[1-9]\d?$/.test(words[at + 1]?.key ?? "") && words.every(({ key }) => key !== "bmw") ? at + 2 : null;
}

const FLEETS = new Set(["fleet", "lot", "batch", "total"]);

/** Index after "fleet of 5"; null for anything else. */
const afterFleet = (words: readonly Word[], at: number): number | null =>
  FLEETS.has(words[at]?.key ?? "") && words[at + 1]?.key === "of" && /^[1-9]\d?$/.test(words[at + 2]?.key ?? "")
    ? at + 3
    : null;

const MOST_WORDS_OF_PART = 3;

/** "2 single beds", "3 batteries": equipment that a vehicle has several of. */
function isEquipment(words: readonly Word[], at: number, meanings: Vocabulary["meanings"]): boolean {
  // "3 isofix points" are seats.
  if (amountAt(words, at - 1)?.unit != null) return false;
  for (let to = at + 1; to <= Math.min(words.length, at + MOST_WORDS_OF_PART); to += 1) {
    if (!words[to - 1]?.key.endsWith("s")) continue;
    const all = meanings.get(joinedKey(words, at, to)) ?? [];
    if (
      all.some((each) => each.kind === "wants" && "attribute" in each.wants && each.wants.attribute === "equipment")
    ) {
      return true;
    }
  }
  return false;
}

const MOST_WORDS_OF_MODEL = 3;

/** "10 RAV4 hybrids", "5 HiLux dual cabs": a model followed by a plural that describes it. */
function isOfModels(words: readonly Word[], at: number, meanings: Vocabulary["meanings"]): boolean {
  if (!/^[a-z]/.test(words[at]?.key ?? "")) return false;
  // "RAV 4" is two words.
  const end = [at + 2, at + 1].find((to) => meanings.get(joinedKey(words, at, to))?.some(isName));
  if (end === undefined) return false;
  for (let to = end + 1; to < end + MOST_WORDS_OF_MODEL; to += 1) {
    const key = joinedKey(words, end, to);
    const isPlural = to <= words.length && key.endsWith("s") && words[to - 1]?.gap === "";
    if (isPlural && meanings.get(key.slice(0, -1))?.some(({ kind }) => kind === "wants")) return true;
  }
  return false;
}

const isLetters = (key: string): boolean => /^[a-z]{4,}s$/.test(key);
const isName = (meaning: Meaning): boolean => meaning.kind === "model" && !meaning.isPart && meaning.count > 0;

const isFuel = (wants: object): boolean => "attribute" in wants && wants.attribute === "simple_fuel";

/** Whether the choice is a body type or a kind of vehicle. */
export const isBody = (wants: object): boolean =>
  "attribute" in wants && /body|item_type/.test(String(wants.attribute));

const THANKS = new Set("thanks thankyou you regards cheers sincerely faithfully thx".split(" "));
const LONGEST_NAME = 2;

/**
 * Index after the name of the person asking: "thank you, Beryl" at the end of a text, "my name is Dave". Null for none.
 */
export function signedAt(words: readonly Word[], at: number, { meanings }: Vocabulary): number | null {
  const before = words[at - 1]?.key ?? "";
  if (before === "is" && joinedKey(words, at - 3, at) === "mynameis") return at + 1;
  const isThanked = at > 1 && THANKS.has(before) && (before !== "you" || words[at - 2]?.key === "thank");
  if (!isThanked || words.length - at > LONGEST_NAME) return null;
  return words.slice(at).every(({ key }) => /^[a-z]+$/.test(key) && !meanings.has(key)) ? words.length : null;
}
