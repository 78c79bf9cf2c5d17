import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const HERE = import.meta.dirname;

/** Every stylesheet of the desk, by its path below this folder. */
const SHEETS = readdirSync(HERE, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".css"));

/** The classes that a style sheet styles by their name alone, wherever they are used. */
function classesAlone(css: string): Set<string> {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, "").match(/[^{};]+(?=\{)/g) ?? [];
  const alone = selectors
    .flatMap((selector) => selector.split(","))
    .map((selector) => /^\.([\w-]+)(?::[^\s.>+~]+|\[[^\]]*\])*$/.exec(selector.trim())?.[1]);
  return new Set(alone.filter((name) => name !== undefined));
}

test("a class that stands alone is dressed by one room: two rooms that meant different things would dress each other's", () => {
  const rooms = new Map<string, Set<string>>();
  for (const sheet of SHEETS) {
    for (const name of classesAlone(readFileSync(join(HERE, sheet), "utf8")))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(dirname(sheet)));
  }
  expect(rooms.get("button")).toEqual(new Set(["."]));
  const shared = [...rooms].filter(([, of]) => of.size > 1).map(([name, of]) => `.${name}: ${[...of].join(", ")}`);
  expect(shared).toEqual([]);
});
