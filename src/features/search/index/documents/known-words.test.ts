import { expect, test } from "vitest";
import { KnownWords } from "./known-words.ts";

/** The results for the words of these texts in one turn, and the words that the function was called for. */
function told(texts: readonly string[], known?: KnownWords) {
  const asked: string[] = [];
  const words =
    known ??
    new KnownWords((word) => {
      asked.push(word);
      return word === "the" ? null : word;
    });
  words.begin();
  const found: string[] = [];
  for (const text of texts) words.meetEach(text, (word) => found.push(word));
  return { found, asked, words };
}

test("each word of three letters and figures or more is told once in a turn, and asked about once for good", () => {
  const first = told(["the tow bar, a v8; tow", "bars of the tow"]);
  expect(first.found).toEqual(["tow", "bar", "bars"]);
  expect(first.asked).toEqual(["the", "tow", "bar", "bars"]);
  expect(told(["bar the bar"], first.words).found).toEqual(["bar"]);
  expect(first.asked).toHaveLength(4);
});

test("a long word is cut in pieces, in any script alike", () => {
  const letters = "abcdefghijklmnopqrstuvwx";
  expect(told([`${letters}yz ${letters}123`]).found).toEqual([letters, "123"]);
  expect(told([`ωδή – ${letters}yz`, "ωδή’s"]).found).toEqual(["ωδή", letters]);
});

test("very many words do not pile up, and each is still told", () => {
  const { words, asked } = told([]);
  for (let at = 0; at < 60; at++) told([Array.from({ length: 500 }, (_, n) => `w${at}x${n}`).join(" ")], words);
  expect(asked).toHaveLength(30_000);
  expect(told(["w0x0 w59x499"], words).found).toEqual(["w0x0", "w59x499"]);
  expect(asked).toHaveLength(30_001);
});

test("words that a file has for one place of a known start are as quick as others", () => {
  const KNOWN_START = 0x811c9dc5;
  const made = wordsOfOnePlace(KNOWN_START, 300);
  const steps = (words: KnownWords) => {
    const { user } = process.cpuUsage();
    for (let turn = 0; turn < 100; turn++) told([made.join(" ")], words);
    return process.cpuUsage().user - user;
  };
  const known = steps(new KnownWords((word) => word, KNOWN_START));
  expect(steps(new KnownWords((word) => word))).toBeLessThan(known / 4);
});

/** Words that share one place in a table of 65,536 places when hashing begins with `start`. */
function wordsOfOnePlace(start: number, most: number): readonly string[] {
  const found: string[] = [];
  for (let at = 0; found.length < most; at++) {
    const word = at.toString(36).padStart(6, "a");
    let hash = start;
    for (let letter = 0; letter < word.length; letter++) hash = Math.imul(hash ^ word.charCodeAt(letter), 0x01000193);
    if (((hash ^ (hash >>> 15)) & 65_535) === 7) found.push(word);
  }
  return found;
}
