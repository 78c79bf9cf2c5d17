import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { Phrase } from "../scanning.ts";
import { joinedKey, type Word } from "../words.ts";
import { boundAfter, boundAt } from "./bounds.ts";
import {
  beginsRow,
  boundedModelYear,
  codeMeaning,
  cylindersInRow,
  decadeMeaning,
  modelYear,
} from "./figure-meanings.ts";

/** "V8", "straight six", "MY20 onwards". */
export function codeAt(words: readonly Word[], at: number, vocabulary: Vocabulary): Phrase | null {
  const isHyphened = words[at]?.key === "v" && words[at + 1]?.gap === "-";
  const cylinders = isHyphened ? codeMeaning(joinedKey(words, at, at + 2), vocabulary) : null;
  if (cylinders) return { to: at + 2, meaning: cylinders, others: [] };
  const key = words[at]?.key ?? "";
  const inRow = beginsRow(key) ? cylindersInRow(joinedKey(words, at, at + 2), vocabulary) : null;
  if (inRow) return { to: at + 2, meaning: inRow, others: [] };
  const decade = decadeMeaning(key);
  if (decade) return { to: at + 1, meaning: decade, others: [] };
  const before = boundAt(words, at);
  const ofModel = before && boundedModelYear(words[before.to]?.key ?? "", before.value);
  if (ofModel) return { to: before.to + 1, meaning: ofModel, others: [] };
  if (!/^[mv]/.test(key)) return null;
  const after = key.startsWith("my") ? boundAfter(words, at + 1) : null;
  const bounded = modelYear(key, words[at]?.plus ? "newer" : (after?.value.way ?? null));
  const meaning = bounded ?? codeMeaning(key, vocabulary);
  return meaning && { to: bounded && after ? after.to : at + 1, meaning, others: [] };
}
