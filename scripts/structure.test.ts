import { expect, test } from "vitest";
import { crowdedFolders, importsOf, inspectHouse, judgeImport } from "./structure.ts";

test("the house stands: every import of the sources runs the allowed way", () => {
  expect(inspectHouse()).toEqual([]);
});

test.each([
  ["src/features/stock/data.ts", "src/routes/home.tsx", /features may import only/],
  ["src/lib/money.ts", "src/features/stock/rules.ts", /lib is small and pure/],
  ["src/ui/controls/button.tsx", "src/features/stock/schema.ts", /ui knows no car/],
  ["src/features/leads/mutations.ts", "src/services/mail/live.ts", /only wiring\.ts chooses/],
  ["src/services/mail/live.ts", "src/services/webhook/port.ts", /do not know each other/],
  ["src/routes/home.tsx", "src/server/app.ts", /routes may import only/],
  ["src/features/stock/rules.ts", "src/features/search/rules.ts", /search stands above stock \(finding/],
  ["src/features/leads/rules.ts", "src/features/sign-in/gates.ts", /sign-in stands above leads \(doing/],
  ["src/features/parking/rules.ts", "src/features/stock/rules.ts", /"parking", which is on no floor/],
  ["src/routes/home.tsx", "src/features/parking/rules.ts", /"parking" stands on no floor/],
  ["src/features/vehicle/view.ts", "src/features/leads/forms/demands.ts", /the inside of leads/],
  ["src/routes/home.tsx", "src/features/feeds/read/csv.ts", /the inside of feeds/],
  ["src/tools/heap.ts", "src/lib/money.ts", /a room that the house does not have/],
])("%s importing %s is refused with the reason", (from, to, reason) => {
  expect(judgeImport(from, to)).toMatch(reason);
});

test.each([
  ["src/features/leads/mutations.ts", "src/services/mail/port.ts"],
  ["src/features/search/rules.ts", "src/features/stock/rules.ts"],
  ["src/features/vehicle/view.ts", "src/features/site/texts/vehicle.ts"],
  ["src/features/vehicle/view.ts", "src/features/cards/components/car-row.tsx"],
  ["src/wiring.ts", "src/services/mail/live.ts"],
  ["src/routes/home.tsx", "src/features/search/data.ts"],
  ["src/services/mail/live.ts", "src/services/mail/port.ts"],
])("%s may import %s", (from, to) => {
  expect(judgeImport(from, to)).toBeNull();
});

test("imports are read in every form they are written", () => {
  const text = [
    'import type { Car } from "../stock/schema.ts";',
    "import {\n  one,\n  two,\n} from './two.ts';",
    'export { three } from "./three.ts";',
    'const lazy = () => import("./lazy.tsx");',
    'import express from "express";',
  ].join("\n");
  expect(importsOf("src/features/search/data.ts", text)).toEqual([
    "src/features/stock/schema.ts",
    "src/features/search/two.ts",
    "src/features/search/three.ts",
    "src/features/search/lazy.tsx",
  ]);
});

test("a folder of more files than are seen at a glance is refused, a list with a file an entry is not", () => {
  const files = (folder: string) => Array.from({ length: 21 }, (_, index) => `${folder}/part-${index}.ts`);
  expect(crowdedFolders([...files("src/lib"), ...files("demo/studio/designs")])).toMatchObject([{ file: "src/lib" }]);
  expect(crowdedFolders(files("src/lib").slice(1))).toEqual([]);
});
