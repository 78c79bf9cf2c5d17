import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { unlessUnsent } from "./parts/unless-unsent.ts";

const FOLDER = import.meta.dirname;
const ANSWERS_409 = /\b409\b/;

/** Pages that do not reload after somebody else was faster, with the reason. */
const STAYS: Readonly<Record<string, string>> = {
  "routes/shifts/claim.tsx": "it says who has the lead by now, and nothing else on it changes",
  "routes/stock/new-car.tsx": "nothing on it is anybody else's",
  "routes/stock/several.tsx": "what became of each car stands in the place of what would",
};

/** Whether a page's own file, or a file of the desk that it imports, refuses with that status. */
function refusesMeanwhile(file: string): boolean {
  const text = readFileSync(file, "utf8");
  const imported = [...text.matchAll(/from "(\.\.?\/[^"]+)"/g)].map(([, path = ""]) => join(dirname(file), path));
  const own = imported.filter((path) => path.startsWith(FOLDER) && path.endsWith(".ts") && existsSync(path));
  // One level further, since a thread's form is read by a file that its page imports.
  const further = own.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/from "(\.\/[^"]+\.ts)"/g)].map(([, next = ""]) =>
      join(dirname(path), next),
    ),
  );
  return [text, ...[...own, ...further].map((path) => readFileSync(path, "utf8"))].some((one) => ANSWERS_409.test(one));
}

const pages = globSync(join(FOLDER, "routes/**/*.tsx"))
  .map((file) => relative(FOLDER, file))
  .filter((file) => /export async function action/.test(readFileSync(join(FOLDER, file), "utf8")))
  .filter((file) => refusesMeanwhile(join(FOLDER, file)) && !Object.hasOwn(STAYS, file));

describe("a page whose form is refused because a colleague was quicker is read anew", () => {
  test("there are such pages", () => expect(pages.length).toBeGreaterThan(6));
  test.each(pages)("%s", (file) => {
    expect(readFileSync(join(FOLDER, file), "utf8")).toContain("{ unlessUnsent as shouldRevalidate }");
  });
});

test.each([
  [
    "what reached the server and was taken",
    { actionResult: {}, actionStatus: 200, defaultShouldRevalidate: true },
    true,
  ],
  ["what was wrong as it was typed", { actionResult: {}, actionStatus: 422, defaultShouldRevalidate: false }, false],
  [
    "what somebody else was quicker with",
    { actionResult: {}, actionStatus: 409, defaultShouldRevalidate: false },
    true,
  ],
  [
    "what did not reach the server",
    { actionResult: null, actionStatus: undefined, defaultShouldRevalidate: true },
    false,
  ],
  ["another page", { defaultShouldRevalidate: true }, true],
])("after %s", (_, args, isRead) => expect(unlessUnsent(args)).toBe(isRead));
