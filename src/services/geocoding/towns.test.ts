import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { townAt, townsNamed } from "./towns.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Bytes that the work leaves in memory. */
function kept(work: () => void): number {
  collect();
  const before = process.memoryUsage().heapUsed;
  work();
  collect();
  return process.memoryUsage().heapUsed - before;
}

test("whoever asks for a postcode does not keep all names of Australia's towns, which a name's search does", () => {
  expect(kept(() => void townAt("3220"))).toBeLessThan(1_500_000);
  expect(kept(() => void townsNamed("geelong"))).toBeGreaterThan(2_000_000);
  expect(townsNamed("geelong")).toContain(townAt("3220"));
});
