import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const released = [...read("CHANGELOG.md").matchAll(/^## (?:(\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)|Unreleased)$/gm)];

test("package, lock file and changelog name the same version", () => {
  const { version } = JSON.parse(read("package.json"));
  const lock = JSON.parse(read("package-lock.json"));
  const newest = released.find(([, number]) => number);
  expect([lock.version, lock.packages[""].version, newest?.[1]]).toEqual([version, version, version]);
});

test("the changelog begins with unreleased changes and goes back version by version, each with its date", () => {
  const heads = read("CHANGELOG.md").match(/^## .*$/gm) ?? [];
  expect(heads).toEqual(released.map(([head]) => head));
  expect(heads[0]).toBe("## Unreleased");
  const order = released.slice(1).map(([, number = "", day = ""]) => ({ number, day }));
  const newestFirst = (one: string, other: string) => other.localeCompare(one, "en", { numeric: true });
  expect(order.map(({ number }) => number)).toEqual(order.map(({ number }) => number).toSorted(newestFirst));
  expect(order.map(({ day }) => day)).toEqual(order.map(({ day }) => day).toSorted(newestFirst));
});
