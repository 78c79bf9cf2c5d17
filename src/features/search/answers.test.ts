import { expect, test } from "vitest";
import { CACHED_FOR_MS, CachedAnswers } from "./answers.ts";

function keptAt(start = 1000) {
  let now = start;
  const answers = new CachedAnswers<string>(() => now);
  const keep = (names: string, most = 10) => {
    for (const name of names) answers.keep(name, `answer ${name}`, most);
  };
  const held = (names: string) => [...names].filter((name) => answers.get(name) !== null).join("");
  return { answers, keep, held, pass: (ms: number) => (now += ms) };
}

test("SRCH-044 answers are kept by address, ten of them, and the oldest goes when it is full", () => {
  const { answers, keep, held } = keptAt();
  keep("abcdefghij");
  expect(answers.get("a")).toBe("answer a");
  keep("k");
  expect(held("abcdefghijk")).toBe("bcdefghijk");
});

test("SRCH-044 how many is the site's own choice, and an answer that came anew is the newest", () => {
  const { keep, held } = keptAt();
  keep("abc", 3);
  keep("a", 3);
  keep("d", 3);
  expect(held("abcd")).toBe("acd");
  keep("e", 1);
  expect(held("abcde")).toBe("e");
});

test("SRCH-044 an answer is not shown again after a minute, nor by a clock that was put back", () => {
  const { keep, held, pass } = keptAt();
  keep("a");
  pass(CACHED_FOR_MS - 1);
  expect(held("a")).toBe("a");
  pass(1);
  expect(held("a")).toBe("");
  const back = keptAt();
  back.keep("a");
  back.pass(-1);
  expect(back.held("a")).toBe("");
});
