import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changed, ROOT } from "./steps.ts";

const step = (code: string) => ({ kind: "edit" as const, path: "a.ts", code });

test("changed lines are put between their neighbouring lines", () => {
  expect(changed("one\ntwo\nthree\n", step(" one\n+$& and\n-two\n three\n"))).toBe("one\n$& and\nthree\n");
});

test("a change whose lines are missing, or occur twice, says so", () => {
  expect(() => changed("one\n", step(" two\n+three\n"))).toThrow("stand 0 times in a.ts");
  expect(() => changed("one\ntwo\none\n", step(" one\n+three\n"))).toThrow("stand 2 times in a.ts");
});

test("the list of walk-throughs names every page, and for each the test that performs it", () => {
  const folder = join(ROOT, "docs/how-to");
  const list = readFileSync(join(folder, "README.md"), "utf8");
  const rows = [...list.matchAll(/^\| .+? \| \[.+?\]\((.+?)\) \| `(.+?)` \|$/gm)];
  const pages = readdirSync(folder).filter((name) => name !== "README.md");
  expect(rows.map(([, page]) => page)).toEqual(expect.arrayContaining(pages));
  for (const [, page = "", file = ""] of rows) {
    expect(readFileSync(join(ROOT, file), "utf8")).toContain(page.split("/").at(-1));
  }
});
