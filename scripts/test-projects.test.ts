import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TURNS } from "./test-projects.ts";

test("a whole run has every project of the runner's configuration, each once", () => {
  const configured = [...readFileSync("vitest.config.ts", "utf8").matchAll(/^ +name: "(\w+)"/gm)].map(
    ([, name]) => name,
  );
  expect(configured.length).toBeGreaterThan(3);
  expect(Object.values(TURNS).flat().sort()).toEqual(configured.sort());
});
