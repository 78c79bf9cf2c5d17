import { wordsIn } from "./grammar/words.ts";
import { AND_WORDS, OR_WORDS } from "./lexicon/plain-words.ts";
import type { Vocabulary } from "./lexicon/vocabulary.ts";
import { readWords } from "./read-words.ts";
import type { Choice, Reading, ReadingOptions, ReadWords } from "./schema.ts";

/** Words that join what follows and mean nothing without it. */
const JOINS: ReadonlySet<string> = new Set([...OR_WORDS, ...AND_WORDS, "in", "from", "near", "at"]);

/** The text without a choice's words, and without words that only joined them to the rest. */
function withoutChoice(text: string, { spans }: Pick<Choice, "spans">): string {
  let rest = "";
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    rest += `${withoutJoint(text.slice(at, start))} `;
    at = Math.max(at, end);
  }
  const tail = text.slice(at);
  const { words } = wordsIn(tail);
  const [first] = words;
  const isDangling = first && OR_WORDS.has(first.key);
  return tidy(rest + (isDangling ? tail.slice(first.end) : tail));
}

function withoutJoint(before: string): string {
  const last = wordsIn(before.slice(-24)).words.at(-1);
  const isJoint = last && JOINS.has(last.key) && before.trimEnd().toLowerCase().endsWith(last.key);
  return isJoint ? before.trimEnd().slice(0, -last.key.length) : before;
}

/** Characters that mean nothing at the beginning of a text, and at its end. */
const LOOSE_BEFORE = " ,/+-";
const LOOSE_AFTER = " ,/-";

function tidy(text: string): string {
  const even = text.replace(/\s+/g, " ").replace(/ ([,/+])/g, "$1");
  let [start, end] = [0, even.length];
  while (start < end && LOOSE_BEFORE.includes(even.charAt(start))) start += 1;
  while (end > start && LOOSE_AFTER.includes(even.charAt(end - 1))) end -= 1;
  return even.slice(start, end);
}

/**
 * The search that pressing a choice's chip leads to: the words without it. Words whose reading depended on their
 * neighbours keep it, because it becomes picked. A struck choice is restored instead.
 */
export function pressed(choice: Choice, reading: Reading, vocabulary: Vocabulary, options: ReadingOptions): ReadWords {
  const next = pressedAsTyped(choice, reading, vocabulary, options);
  if (choice.standing.kind === "struck") return next;
  return withoutRisenText(next, reading, (query) => readWords(query, vocabulary, { ...options, read: next.read }));
}

/** Excludes words from the search that meant nothing beside the removed choice: "PX" of "px ranger". */
function withoutRisenText(next: ReadWords, { text }: Reading, readAgain: (query: string) => Reading): ReadWords {
  const before = new Set(wordsIn(text).words.map(({ key }) => key));
  const risen = new Set(wordsIn(readAgain(next.query).text).words.flatMap(({ key }) => (before.has(key) ? [] : [key])));
  if (risen.size === 0) return next;
  const spans = wordsIn(next.query).words.filter(({ key }) => risen.has(key));
  return { ...next, query: withoutChoice(next.query, { spans }) };
}

function pressedAsTyped(choice: Choice, reading: Reading, vocabulary: Vocabulary, options: ReadingOptions): ReadWords {
  const read = options.read ?? [];
  if (choice.standing.kind === "struck") return { query: reading.typed, read: [...read, choice.id].sort() };
  // Choices that it contradicted are removed with it. Otherwise they would return and find fewer cars.
  const struck = reading.choices.filter((each) => each.standing.kind === "struck" && isOf(each, choice));
  const spans = [choice, ...struck].flatMap((each) => each.spans);
  const query = withoutChoice(reading.typed, { spans });
  const rest = read.filter((id) => id !== choice.id);
  const remaining = new Set(reading.choices.filter((each) => each !== choice).map(({ id }) => id));
  const next = readWords(query, vocabulary, { ...options, read: rest });
  // With no choice left, words that meant nothing beside one would be searched for. So keep only the text.
  if (next.choices.length === 0) return { query: reading.text, read: rest };
  if (next.choices.every(({ id }) => remaining.has(id)) && next.text === reading.text) return { query, read: rest };
  const picks = [...rest, ...modelPicks(reading, choice)].sort();
  const picked = readWords(query, vocabulary, { ...options, read: picks });
  const isNearer = picked.choices.every(({ id }) => remaining.has(id));
  if (isNearer) return { query, read: picks };
  const risen = next.choices.filter((each) => !remaining.has(each.id) && !isOfOther(each, reading, choice));
  return { query: withoutChoice(query, { spans: risen.flatMap((each) => each.spans) }), read: rest };
}

/**
 * Whether the words of a choice already belonged to another choice or to the text. Otherwise they only qualified the
 * removed choice ("7" of "golf 7") and must not become a choice of their own.
 */
function isOfOther({ words }: Choice, { choices, text }: Reading, removed: Choice): boolean {
  const others = [...choices.filter((each) => each !== removed).map((each) => each.words), text];
  const otherText = ` ${others.join(" ").toLowerCase()} `;
  return otherText.includes(` ${words.toLowerCase()} `);
}

/** Whether both choices are of one field. */
const isOf = ({ wants: a }: Choice, { wants: b }: Choice): boolean =>
  a.kind === b.kind && (!("attribute" in a) || !("attribute" in b) || a.attribute === b.attribute);

/** The readings of the other choices, by the IDs that pick them. */
function modelPicks({ choices }: Reading, removed: Choice): readonly string[] {
  return choices.filter((each) => each !== removed && each.wants.kind === "vehicles").map(({ id }) => id);
}
