import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

test("a drawing that is a mask is the sprite's own", () => {
  const symbols = new Map(
    [...read("icons.svg").matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)].map(([, id, inside = ""]) => [
      id,
      inside.replaceAll("currentColor", "black").replaceAll('"', "'"),
    ]),
  );
  const drawings = [
    ...read("drawings.css").matchAll(/drawn-([a-z-]+) \{\s*--drawing: url\("[^,]*,<svg [^>]*>(.*?)<\/svg>"\)/g),
  ];
  expect(drawings.length).toBeGreaterThan(10);
  for (const [, name, inside] of drawings) expect(inside, name).toBe(symbols.get(name));
});
