import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Design } from "../design.ts";
import { cabinNames } from "./take.ts";

const FOLDER = join(import.meta.dirname, "../designs");

async function designsOf(file: string): Promise<readonly Design[]> {
  const { designs = [] }: { designs?: readonly Design[] } = await import(join(FOLDER, file));
  return designs;
}

test("the studio makes every interior that a design names, and each has a name of its own", async () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const designs = (await Promise.all(files.map(designsOf))).flat();
  const lacking = designs.filter(({ cabin }) => cabin && !cabinNames.includes(cabin));
  expect(lacking.map(({ name, cabin }) => `${name}: ${cabin}`)).toEqual([]);
  expect(designs.filter(({ cabin }) => cabin === "bus").map(({ name }) => name)).toEqual(["bus-a", "bus-b"]);
  expect(new Set(cabinNames).size).toBe(cabinNames.length);
});
