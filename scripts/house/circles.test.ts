import { expect, test } from "vitest";
import { circlesIn, judgeCircles } from "./circles.ts";

const CARD = "src/features/cards/card.ts";
const VIEW = "src/features/vehicle/view.ts";
const HEAD = "src/features/vehicle/head.ts";
const SLUG = "src/lib/slug.ts";

test("a circle is found by whatever way it closes, and what only leads to it is none", () => {
  const imports = new Map([
    [VIEW, [HEAD, SLUG]],
    [HEAD, [CARD]],
    [CARD, [VIEW, "node_modules/react/index.js"]],
    ["src/routes/car.tsx", [VIEW]],
    [SLUG, []],
  ]);
  expect(circlesIn(imports)).toEqual([[CARD, HEAD, VIEW]]);
  expect(circlesIn(new Map([...imports, [CARD, []]]))).toEqual([]);
});

test("a circle through several rooms is refused, and one more inside of a room", () => {
  const through = new Map([
    [VIEW, [CARD]],
    [CARD, [VIEW]],
  ]);
  expect(judgeCircles(through, 100)).toEqual([
    { file: CARD, sentence: expect.stringMatching(/reaches through several rooms: .*card\.ts, .*view\.ts/) },
  ]);
  const inside = new Map([
    [VIEW, [HEAD]],
    [HEAD, [VIEW]],
  ]);
  expect(judgeCircles(inside, 2)).toEqual([]);
  expect(judgeCircles(inside, 1)).toEqual([{ file: HEAD, sentence: expect.stringMatching(/2 files do, and were 1/) }]);
});
