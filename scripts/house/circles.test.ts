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

test("a circle is refused, through several rooms or inside of one", () => {
  const between = (one: string, other: string) =>
    judgeCircles(
      new Map([
        [one, [other]],
        [other, [one]],
      ]),
    );
  expect(between(VIEW, CARD)).toEqual([
    { file: CARD, sentence: expect.stringMatching(/a circle of imports .*card\.ts, .*view\.ts.*move what they share/) },
  ]);
  expect(between(VIEW, HEAD)).toEqual([{ file: HEAD, sentence: expect.stringMatching(/head\.ts, .*view\.ts/) }]);
});

test("a route and the page that it loads are one address, and nothing else is", () => {
  const ROUTE = "src/routes/places/contact.tsx";
  const PAGE = "src/routes/places/pages/contact.tsx";
  const circle: [string, string[]][] = [
    [ROUTE, [PAGE]],
    [PAGE, [ROUTE]],
  ];
  expect(judgeCircles(new Map(circle))).toEqual([]);
  expect(judgeCircles(new Map([...circle, [PAGE, [ROUTE, VIEW]], [VIEW, [PAGE]]]))).toHaveLength(1);
  const OTHER = "src/routes/places/pages/parts.tsx";
  expect(
    judgeCircles(
      new Map([
        [ROUTE, [OTHER]],
        [OTHER, [ROUTE]],
      ]),
    ),
  ).toHaveLength(1);
});
