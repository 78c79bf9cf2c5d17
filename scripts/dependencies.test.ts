import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import own from "../package.json" with { type: "json" };

/** The README's table says of each dependency what it is for; `@types/*` stands for all packages of a scope. */
const table = readFileSync("README.md", "utf8").split(/^## Dependencies$/m)[1] ?? "";
const listed = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = ""]) => names.split(", "));
const isListed = (name: string) =>
  listed.some((entry) => (entry.endsWith("/*") ? name.startsWith(entry.slice(0, -1)) : entry === name));

const packages = Object.keys({ ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies });

test("every dependency has a line in the README's table", () => {
  expect(packages.filter((name) => !isListed(name))).toEqual([]);
});

test("the table lists nothing that is not installed", () => {
  const names = listed.filter((entry) => !/^(Library|-+)$/.test(entry));
  const isInstalled = (entry: string) =>
    packages.some((name) => (entry.endsWith("/*") ? name.startsWith(entry.slice(0, -1)) : entry === name));
  expect(names.filter((entry) => !isInstalled(entry))).toEqual([]);
});
