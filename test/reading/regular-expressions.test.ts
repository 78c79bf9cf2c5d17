import { expect, test } from "vitest";
import { BOUNDED_TEXTS } from "./bounded-texts.ts";
import { type Expression, expressionsOf } from "./expressions.ts";
import { growsTooFast, growthOf, hostileTexts } from "./growth.ts";

/** Searches a text as the product does: from every position, as long as there is a match. */
function reading({ source, flags }: Expression): (text: string) => void {
  if (flags.includes("y")) {
    const sticky = new RegExp(source, flags);
    return (text) => {
      sticky.lastIndex = 0;
      sticky.exec(text);
    };
  }
  const everywhere = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  return (text) => void text.replace(everywhere, "");
}

const EXPRESSIONS = expressionsOf();
const isBounded = ({ file, source }: Expression) =>
  BOUNDED_TEXTS.some((known) => known.file === file && known.source === source);

test("every regular expression that a request can reach takes twice as long for a text twice as long, and no longer", () => {
  expect(EXPRESSIONS.length).toBeGreaterThan(200);
  const slow: string[] = [];
  for (const expression of EXPRESSIONS.filter((one) => !isBounded(one))) {
    const read = reading(expression);
    for (const [what, made] of hostileTexts(expression)) {
      let growth = growthOf(read, made);
      // A machine that gave way for a moment made the first measurement long, not the second.
      if (growsTooFast(growth)) growth = growthOf(read, made);
      if (!growsTooFast(growth)) continue;
      const { file, source, flags } = expression;
      slow.push(`${file}: /${source}/${flags} on ${what}: ${growth.toFixed(1)} times as long for a text twice as long`);
      break;
    }
  }
  expect(slow).toEqual([]);
});

test("the measurement finds expressions that backtrack", () => {
  for (const source of [",(?![^(]*\\))", "\\s+$"]) {
    const expression = { file: "", source, flags: "" };
    const isFound = () =>
      [...hostileTexts(expression)].some(([, made]) => growsTooFast(growthOf(reading(expression), made)));
    // On a busy machine the shortest texts can take as long as longer ones, so a miss is measured again.
    expect(isFound() || isFound() || isFound(), source).toBe(true);
  }
});

test("every expression in the list of bounded texts exists", () => {
  const gone = BOUNDED_TEXTS.filter(
    (known) => !EXPRESSIONS.some((one) => isBounded(one) && one.source === known.source),
  );
  expect(gone).toEqual([]);
});
