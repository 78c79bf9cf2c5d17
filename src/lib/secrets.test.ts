import { expect, test } from "vitest";
import { carriesToken, isSecretSet } from "./secrets.ts";

test("a secret that is being changed is known by its old and its new value, and by nothing between", () => {
  const both = "the-old-one-of-many-signs the-new-one-of-many-signs";
  expect(["the-old-one-of-many-signs", "the-new-one-of-many-signs"].map((one) => isSecretSet(one, both))).toEqual([
    true,
    true,
  ]);
  for (const wrong of ["", " ", both, "the-old-one-of-many-sign", "the-new-one-of-many-signs "])
    expect(isSecretSet(wrong, both), wrong).toBe(false);
  expect(isSecretSet("", "")).toBe(false);
  expect(isSecretSet("", "  ")).toBe(false);
  expect(carriesToken("Bearer the-new-one-of-many-signs", both)).toBe(true);
});

test("of several values one that is too short counts as none, and the others as they did", () => {
  expect(isSecretSet("short", "short the-new-one-of-many-signs", 24)).toBe(false);
  expect(isSecretSet("the-new-one-of-many-signs", "short the-new-one-of-many-signs", 24)).toBe(true);
});
