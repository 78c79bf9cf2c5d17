import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

/** The drawings of one picture by the share of its width at which they stand, as `--drawing` names it. */
function placesOf(css: string, picture: string): ReadonlyMap<string, string> {
  const inside = new RegExp(`${picture}: url\\("[^,]*,<svg [^>]*viewBox='0 0 264 24'[^>]*>(.*?)"\\)`).exec(css)?.[1];
  const parts = (inside ?? "").replaceAll("</svg>", "").split("<svg x='24'>");
  return new Map(parts.map((part, at) => [`${at * 10}%`, part]));
}

/** What each `drawn-<name>` of a stylesheet shows. */
function drawingsIn(file: string): ReadonlyMap<string, string | undefined> {
  const css = read(file);
  const named = css.matchAll(/@utility drawn-([a-z-]+) \{\s*--drawing: var\((--[a-z-]+)\) (\d+%) \/ 1100%;/g);
  return new Map([...named].map(([, name = "", picture = "", at = ""]) => [name, placesOf(css, picture).get(at)]));
}

test("a drawing that is a mask is the sprite's own", () => {
  const symbols = new Map(
    [...read("icons.svg").matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)].map(([, id, inside = ""]) => [
      id,
      inside.replaceAll("currentColor", "black").replaceAll('"', "'"),
    ]),
  );
  const drawings = drawingsIn("drawings.css");
  expect(drawings.size).toBe(read("drawings.css").split("@utility drawn-").length - 1);
  expect(drawings.size).toBeGreaterThan(10);
  for (const [name, inside] of drawings) expect(inside, name).toBe(symbols.get(name));
});

test("a plate's drawings stand each at a place of its own", () => {
  const drawings = [...drawingsIn("../templates/outdoor/plate/plate-drawings.css").values()];
  expect(drawings.length).toBeGreaterThan(5);
  expect(drawings.filter((inside) => !inside)).toEqual([]);
  expect(new Set(drawings).size).toBe(drawings.length);
});
