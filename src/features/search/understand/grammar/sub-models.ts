import { marketModel, marketModels } from "../../../makes/market.ts";
import { marketMeaning, marketModelOf } from "../lexicon/market-names.ts";
import type { Found, Meaning } from "../meanings.ts";
import { isUnit } from "./amounts.ts";
import { notAt } from "./leaving-out.ts";
import { hasVehicle } from "./market-phrases.ts";
import type { Phrase, Scanning } from "./scanning.ts";
import { joinedKey, keyOf } from "./words.ts";

/** Models whose names begin with another model's: the Pajero Sport beside the Pajero. */

const LONGEST_NAME = 4;
const SEATS = new Set(["seater", "seaters", "seats", "seat"]);
/** Badges of many models, behind which a model of its own is meant all the same. */
const SHARED_BADGES = new Set(["sport", "cross"]);

/** The phrase of a model, read on where the words go on with another model's name, or leave one out. */
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

/** "Range Rover Sport" where the site has Range Rovers, but none of these. */
function longerAt(scanning: Scanning, at: number, phrase: Phrase): Phrase | null {
  const { words, vocabulary } = scanning;
  const { to, meaning } = phrase;
  const isFamily = meaning?.kind === "model" && meaning.isPart;
  for (let end = Math.min(words.length, at + LONGEST_NAME); end > to; end -= 1) {
    const typed = joinedKey(words, to, end);
    // "Range Rover Sports".
    const more = SHARED_BADGES.has(typed.replace(/s$/, "")) ? typed.replace(/s$/, "") : typed;
    // "200 series" and "UX 250h" say the same model more exactly, as the site may not write it.
    // "Ninja 300" where the site has Ninjas, but none of these; "Sealion 7" where it has the 6 alone.
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

/** "Ninja 4": the only one of a family whose name goes on so, as it is seen while "400" is typed. */
function begunFigure({ words }: Scanning, at: number, phrase: Phrase): Phrase | null {
  const { to, meaning } = phrase;
  const figure = words[to];
  if (meaning?.kind !== "model" || !meaning.isPart || meaning.any.length < 2) return null;
  if (figure?.gap !== "" || figure.dollar || !/^\d{1,2}$/.test(figure.key)) return null;
  const name = joinedKey(words, at, to) + figure.key;
  const any = meaning.any.filter(({ model }) => keyOf(model).includes(name));
  const [only] = any;
  if (any.length === 1 && only) return { to: to + 1, meaning: { ...meaning, any, count: only.count }, others: [] };
  // Nobody has a Ninja 300 just now: what is typed of it does not hide the others.
  const ofMarket = marketModels(meaning.any[0]?.make ?? "").some((model) => keyOf(model.name).startsWith(name));
  return any.length === 0 && ofMarket ? { ...phrase, to: to + 1 } : null;
}

/** The model whose name is the one before with more words, also behind a nickname: "Rangie Evoque". */
function modelGoingOn({ words, vocabulary }: Scanning, at: number, end: number, { meaning }: Phrase, more: string) {
  const [named] = meaning?.kind === "model" ? meaning.any : [];
  if (!named) return null;
  const name = keyOf(named.model) + more;
  const own = vocabulary.meanings.get(name)?.find(({ kind }) => kind === "model");
  return own ?? marketModelOf(named.make, joinedKey(words, at, end)) ?? marketModelOf(named.make, name);
}

/** "Pajero not Sport": the model alone, and not the other one whose name goes on so. */
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

/** "Captiva 7 seater": the figure behind a name is of the seats, where the name stands without it as well. */
export const isOfSeats = ({ words, vocabulary }: Scanning, at: number, to: number): boolean =>
  to > at + 1 &&
  SEATS.has(words[to]?.key ?? "") &&
  /^\d$/.test(words[to - 1]?.key ?? "") &&
  vocabulary.meanings.has(joinedKey(words, at, to - 1));

/** Whether two words from here on are a badge's: "S line". */
export const isBadgeAt = ({ words, vocabulary }: Scanning, at: number): boolean =>
  at + 1 < words.length &&
  !!vocabulary.meanings.get(joinedKey(words, at, at + 2))?.some(({ kind }) => kind === "badge");

/** "Forester hybrid S": a badge of one letter behind a model and what else was said of it. */
export const isLooseBadge = (key: string, scanning: Scanning, at: number): boolean =>
  isBehindVehicle(scanning.found, at) &&
  !isBadgeAt(scanning, at) &&
  (scanning.vocabulary.meanings.get(key)?.some((meaning) => meaning.kind === "badge" && meaning.isWhole) ?? false);

/** Whether nothing but choices stands between here and a model: "Octavia wagon Style". */
export function isBehindVehicle(found: readonly Found[], at: number): boolean {
  let end = at;
  for (let place = found.length - 1; place >= 0; place -= 1) {
    const { from, to, meaning } = found[place] as Found;
    if (to !== end) return false;
    if (meaning.kind === "model") return true;
    end = from;
  }
  return false;
}

/** "RS 3", "RS Q8": letters of a badge here, and with the figure behind them a car of its own. */
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
