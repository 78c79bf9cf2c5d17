import { isWeekly } from "../grammar/figures/weekly-price.ts";
import { joinedKey, type Word } from "../grammar/words.ts";
import { PLAIN_MODELS } from "../lexicon/plain-words.ts";
import { meaningId } from "../meaning-id.ts";
import { type Doubt, type Meaning, modelName } from "../meanings.ts";
import type { Ambiguity, OtherReading } from "../schema.ts";

/** The other meanings that words can have, for the shopper to pick from. */

const MOST_READINGS = 5;
const MOST_AMBIGUITIES = 3;
const COUNTS = ["no", "one", "two", "three", "four", "five"];

export function ambiguitiesOf(
  typed: string,
  words: readonly Word[],
  doubts: readonly Doubt[],
  picked: readonly string[],
): readonly Ambiguity[] {
  return doubts.flatMap((doubt) => ambiguityOf(typed, words, doubt, picked) ?? []).slice(0, MOST_AMBIGUITIES);
}

function ambiguityOf(typed: string, words: readonly Word[], doubt: Doubt, picked: readonly string[]): Ambiguity | null {
  const { from, to, meaning, others } = doubt;
  const key = joinedKey(words, from, to);
  const isPlain = PLAIN_MODELS.has(key) && meaning?.kind === "model";
  const isText = meaning === null;
  if (others.length === 0 && !isPlain && !isText) return null;
  const phrase = typed.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
  const textId = `text-${joinedKey(words, from, isText ? from + 1 : to)}`;
  const all = meaning ? [meaning, ...others] : others;
  const own = new Set([textId, ...all.map(meaningId)]);
  const rest = picked.filter((id) => !own.has(id));
  const reading = (label: string, id: string, count: number | null, current: boolean): OtherReading => ({
    label,
    read: [...rest, id].sort(),
    count,
    current,
  });
  const isAny = (each: Meaning) => each.kind === "model" && each.any.length > 1 && each !== meaning;
  const single = all.filter((each) => !isAny(each)).slice(0, MOST_READINGS - 1);
  const alternatives = [...single, ...all.filter(isAny).slice(0, 1)].map((each) =>
    reading(nameOf(each), meaningId(each), each.count, each === meaning),
  );
  const text = reading(`The words as text: “${phrase}”`, textId, null, isText);
  const readings = isText ? [text, ...alternatives] : isPlain ? [...alternatives, text] : alternatives;
  return { words: phrase, sentence: sentenceOf(phrase, all, meaning), kind: "ambiguous", readings };
}

function nameOf(meaning: Meaning): string {
  switch (meaning.kind) {
    case "make":
      return meaning.make;
    case "model":
      return meaning.any.length > 1 ? "Any of them" : modelName(meaning.any[0] ?? { make: "", model: "" });
    case "badge":
      return `Badge ${meaning.name}`;
    default:
      return meaning.label;
  }
}

function sentenceOf(phrase: string, all: readonly Meaning[], chosen: Meaning | null): string {
  if (chosen === null) return `“${phrase}” is searched for as text.`;
  if (isWeekly(chosen)) return `“${phrase}” can be what repayments come to, or what a subscription costs.`;
  const models = new Set(all.flatMap((each) => (each.kind === "model" ? each.any.map(modelName) : [])));
  const isModels = all.every(({ kind }) => kind === "model") && models.size > 1;
  const what = isModels ? `be ${COUNTS[models.size] ?? "several"} models` : "mean more than one thing";
  return isModels || all.length > 1
    ? `“${phrase}” can ${what}. We show the one we have most of.`
    : `“${phrase}” is read as a model.`;
}
