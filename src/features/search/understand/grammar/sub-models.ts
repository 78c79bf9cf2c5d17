import { marketModel, marketModels } from "../../../makes/market.ts";
import { marketMeaning, marketModelOf } from "../lexicon/market-names.ts";
import { endOf, type Found, type Meaning } from "../meanings.ts";
import { isUnit } from "./amounts.ts";
import { notAt } from "./leaving-out.ts";
import { hasVehicle } from "./market-phrases.ts";
import type { Phrase, Scanning } from "./scanning.ts";
import { joinedKey, keyOf } from "./words.ts";

/** Models whose names extend another model's: the Pajero Sport beside the Pajero. */

const LONGEST_NAME = 4;
const SEATS = new Set(["seater", "seaters", "seats", "seat"]);
/** Badges of many models that, after these names, still mean a model of their own. */
const SHARED_BADGES = new Set(["sport", "cross"]);

/** Extends a model's phrase if the next words continue it to another model's name, or exclude such a model. */
export function withSubModels(scanning: Scanning, at: number, phrase: Phrase): Phrase {
  const { meaning } = phrase;
  const make = meaning?.kind === "model" ? meaning.any[0]?.make : undefined;
  if (meaning?.kind !== "model" || make === undefined) return phrase;
  return (
    longerAt(scanning, at, phrase) ??
    begunFigure(scanning, at, phrase) ??
    withoutOne(scanning, at, phrase, make) ??
    phrase
  );
}

/** "Range Rover Sport" on a site that has Range Rovers, but no Sport. */
function longerAt(scanning: Scanning, at: number, phrase: Phrase): Phrase | null {
  const { words, vocabulary } = scanning;
  const { to, meaning } = phrase;
  const isFamily = meaning?.kind === "model" && meaning.isPart;
  for (let end = Math.min(words.length, at + LONGEST_NAME); end > to; end -= 1) {
    const typed = joinedKey(words, to, end);
    // "Range Rover Sports".
    const more = SHARED_BADGES.has(typed.replace(/s$/, "")) ? typed.replace(/s$/, "") : typed;
    // "200 series" and "UX 250h" describe the same model more exactly, in a form that the site may not use.
    // "Ninja 300" on a site whose Ninjas include no 300, or "Sealion 7" where it only has the 6.
    const isFigure = isFamily && /^\d{1,4}$/.test(more) && !SEATS.has(words[end]?.key ?? "");
    if (!isFigure && (!/^[a-z]{4,}$/.test(more) || more === "series")) continue;
    const isBadge =
      !isFigure && vocabulary.meanings.get(more)?.some(({ kind }) => kind !== "model") && !SHARED_BADGES.has(more);
    const longer = isBadge ? null : modelGoingOn(scanning, at, end, phrase, more);
    const isFirst = words.slice(to, end).every(({ gap, minus }) => gap !== "," && !minus);
    if (longer && isFirst) return { to: end, meaning: longer, others: [] };
  }
  return null;
}

/** "Ninja 4": the only model of a family whose name continues so, seen while "400" is being typed. */
function begunFigure({ words }: Scanning, at: number, phrase: Phrase): Phrase | null {
  const { to, meaning } = phrase;
  const figure = words[to];
  if (meaning?.kind !== "model" || !meaning.isPart || meaning.any.length < 2) return null;
  if (figure?.gap !== "" || figure.dollar || !/^\d{1,2}$/.test(figure.key)) return null;
  const name = joinedKey(words, at, to) + figure.key;
  const any = meaning.any.filter(({ model }) => keyOf(model).includes(name));
  const [only] = any;
  if (any.length === 1 && only) return { to: to + 1, meaning: { ...meaning, any, count: only.count }, others: [] };
  // The Ninja 300 is out of stock, so its beginning does not hide the others.
  const ofMarket = marketModels(meaning.any[0]?.make ?? "").some((model) => keyOf(model.name).startsWith(name));
  return any.length === 0 && ofMarket ? { ...phrase, to: to + 1 } : null;
}

/** The model whose name extends the previous one with more words, even after a nickname: "Rangie Evoque". */
function modelGoingOn({ words, vocabulary }: Scanning, at: number, end: number, { meaning }: Phrase, more: string) {
  const [named] = meaning?.kind === "model" ? meaning.any : [];
  if (!named) return null;
  const name = keyOf(named.model) + more;
  const own = vocabulary.meanings.get(name)?.find(({ kind }) => kind === "model");
  return own ?? marketModelOf(named.make, joinedKey(words, at, end)) ?? marketModelOf(named.make, name);
}

/** "Pajero not Sport": the model without the other one whose name extends it. */
function withoutOne({ words }: Scanning, at: number, phrase: Phrase, make: string): Phrase | null {
  const { to, meaning } = phrase;
  let from = notAt(words, to) ?? (words[to]?.minus ? to : null);
  if (from === null || meaning?.kind !== "model") return null;
  if (words[from]?.key === "the") from += 1;
  const name = joinedKey(words, at, to);
  const other = joinedKey(words, from, from + 1);
  const left = marketModel(make, name + other) ?? marketModel(make, name + other.replace(/s$/, ""));
  if (left === null || from >= words.length) return null;
  const any = meaning.any.filter(({ model }) => keyOf(model) !== keyOf(left.name));
  const count = any.reduce((sum, each) => sum + each.count, 0);
  const own: Meaning | null = any.length > 0 ? { ...meaning, any, count } : marketModelOf(make, name);
  return own && { to: from + 1, meaning: own, others: [] };
}

/** "Captiva 7 seater": the figure after a name counts seats, if the name also exists without it. */
export const isOfSeats = ({ words, vocabulary }: Scanning, at: number, to: number): boolean =>
  to > at + 1 &&
  SEATS.has(words[to]?.key ?? "") &&
  /^\d$/.test(words[to - 1]?.key ?? "") &&
  vocabulary.meanings.has(joinedKey(words, at, to - 1));

/** Whether the two words from here on are a badge: "S line". */
export const isBadgeAt = ({ words, vocabulary }: Scanning, at: number): boolean =>
  at + 1 < words.length &&
  !!vocabulary.meanings.get(joinedKey(words, at, at + 2))?.some(({ kind }) => kind === "badge");

/** "Forester hybrid S": a single-letter badge that follows a model and other choices. */
export const isLooseBadge = (key: string, scanning: Scanning, at: number): boolean =>
  isAfterVehicle(scanning.found, at) &&
  // "S-CVT" is one word.
  scanning.words[at + 1]?.gap !== "-" &&
  !isBadgeAt(scanning, at) &&
  (scanning.vocabulary.meanings.get(key)?.some((meaning) => meaning.kind === "badge" && meaning.isWhole) ?? false);

/** Whether there are only choices between a model and this word: "Octavia wagon Style". */
export function isAfterVehicle(found: readonly Found[], at: number): boolean {
  let end = at;
  for (let place = found.length - 1; place >= 0; place -= 1) {
    const one = found[place] as Found;
    const { from, to, meaning } = one;
    if (to !== end && endOf(one) !== end) return false;
    if (meaning.kind === "model") return true;
    end = from;
  }
  return false;
}

/** "RS 3", "RS Q8": letters that are a badge here, and a model of their own with the figure after them. */
export function codeAcross(
  usable: readonly Meaning[],
  { words, vocabulary, found }: Scanning,
  at: number,
  make: string | null,
) {
  const next = words[at + 1];
  if (!usable.every(({ kind }) => kind === "badge") || !next || next.dollar || !/^[a-z]?\d{1,3}$/.test(next.key))
    return null;
  if (next.gap !== "" && next.gap !== "-") return null;
  if (isUnit(words[at + 2]?.key ?? "") || (make === null && hasVehicle(found))) return null;
  const key = joinedKey(words, at, at + 2);
  const meaning = make === null ? marketMeaning(key, vocabulary) : marketModelOf(make, key);
  return meaning?.kind === "model" ? { to: at + 2, meaning, others: [] } : null;
}
