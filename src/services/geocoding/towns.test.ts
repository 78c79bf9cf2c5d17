import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { townAt, townsNamed } from "./towns.ts";

/** Bytes that asking for a postcode, and then for a name, leaves in the memory of a process that has asked nothing. */
function kept(): { readonly postcode: number; readonly name: number } {
  const code = `
    const { townAt, townsNamed } = await import(${JSON.stringify(pathToFileURL(`${import.meta.dirname}/towns.ts`).href)});
    const left = (work) => { gc(); const before = process.memoryUsage().heapUsed; work(); gc(); return process.memoryUsage().heapUsed - before; };
    const postcode = left(() => townAt("3220"));
    console.log(JSON.stringify({ postcode, name: left(() => townsNamed("geelong")) }));`;
  return JSON.parse(
    execFileSync(process.execPath, ["--expose-gc", "--input-type=module", "-e", code], { encoding: "utf8" }),
  );
}

test("whoever asks for a postcode does not keep all names of Australia's towns, which a name's search does", () => {
  const { postcode, name } = kept();
  expect(postcode).toBeLessThan(1_500_000);
  expect(name).toBeGreaterThan(2_000_000);
  expect(townsNamed("geelong")).toContain(townAt("3220"));
});
