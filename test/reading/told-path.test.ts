import { expect, test } from "vitest";
import { DOORS } from "../../src/desk/doors.ts";
import { redactedPath } from "../../src/lib/redacted-path.ts";
import routes from "../../src/routes.ts";

/** Parts of addresses that nobody can guess, by the names that the tables of routes give them. */
const SECRET_PARTS = /:(token|feed)\b|(?<=^demo-payment\/):id\b/;

const paths = [
  ...(await routes).map(({ path = "" }) => path),
  ...Object.values(DOORS).map(({ path }) => `desk/${path}`),
];

test("of every address with a secret nothing of it is told, and all of every other", () => {
  const secret = paths.filter((path) => SECRET_PARTS.test(path));
  expect(secret.length).toBeGreaterThan(5);
  for (const path of secret) {
    for (const end of ["", ".data", "/"]) {
      const told = redactedPath(`/${path.replace(SECRET_PARTS, "4f1c~2.c2VjcmV0")}${end}`);
      expect(told, path).toMatch(/^\/[a-z/-]+\/…\/?$/);
    }
  }
  for (const path of paths.filter((path) => !SECRET_PARTS.test(path)))
    expect(redactedPath(`/${path}`)).toBe(`/${path}`);
});

test("spellings that lead to the same page tell as little", () => {
  expect(redactedPath("//Alerts//Stop//c2VjcmV0")).not.toContain("c2Vj");
  expect(redactedPath("/unsubscribe/c2VjcmV0/more")).toBe("/unsubscribe/…/more");
});
