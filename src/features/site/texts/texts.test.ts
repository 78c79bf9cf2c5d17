import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkSites } from "../data.ts";
import { resolveConfig } from "../options/config.ts";
import { platformDefaults } from "../schema.ts";
import { siteFile, sitesFolder } from "../sites-folder.testing.ts";
import { TEXT_AREAS, TEXT_KEYS, TEXTS, text, unknownParts } from "./texts.ts";

test("SITE-025 a text the site does not replace is the platform's, verbatim; parts in braces are filled in", () => {
  const config = platformDefaults();
  for (const key of TEXT_KEYS) expect([key, text(config, key)]).toEqual([key, TEXTS[key]]);
  expect(text(config, "header.places", { count: 3 })).toBe("3 showrooms");
  const own = resolveConfig({ texts: { "header.places": "All {count} yards of {who}", "blog.all": "" } });
  expect(text(own, "header.places", { count: 3 })).toBe("All 3 yards of {who}");
  expect(text(own, "blog.all")).toBe("");
});

test("no key stands in two areas", () => {
  const keys = Object.values(TEXT_AREAS).flatMap((area) => Object.keys(area));
  expect(keys.length).toBe(new Set(keys).size);
  expect([...keys].sort()).toEqual([...TEXT_KEYS].sort());
});

test("parts that nobody fills in are found", () => {
  expect(unknownParts("header.places", "{count} yards of {who}")).toEqual(["who"]);
  expect(unknownParts("hero.text", "{count} cars")).toEqual([]);
});

test.each([
  ["vehicle.cal", /"vehicle\.cal" is no text of the platform\. Did you mean "vehicle\.call"\?.*site-texts\.md/],
  ["search.nothing at all", /is no text of the platform/],
])(
  "SITE-025 a site that replaces a text there is not (%s) is refused, with the key that may be meant",
  async (key, sentence) => {
    await using folder = await sitesFolder({ "alpha/site.json": siteFile({}, { texts: { [key]: "Ring us" } }) });
    expect(await checkSites(folder.dir)).toMatchObject([
      { file: "alpha/site.json", message: expect.stringMatching(sentence) },
    ]);
  },
);

test("a replacement with a part that is not filled in is refused at its place", async () => {
  await using folder = await sitesFolder({
    "alpha/site.json": siteFile({}, { texts: { "header.places": "{yards} yards" } }),
  });
  expect(await checkSites(folder.dir)).toMatchObject([
    { file: "alpha/site.json", pointer: "/site/texts/header.places", message: expect.stringContaining("{yards}") },
  ]);
});

/** Looks for each text's key in the sources: one that no source names is never shown. */
test("every text is shown somewhere", () => {
  const { globSync } = process.getBuiltinModule("node:fs");
  const sources = globSync("src/{features,templates,routes}/**/*.{ts,tsx}")
    .filter((path) => !/\.test\.|site\/texts\//.test(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const usedKeys = [...sources.matchAll(/["`]((?:[a-z][\w-]*)(?:\.(?:[\w-]+|\$\{[^}]+\}))+)["`]/g)].map(
    ([, key = ""]) => key,
  );
  const patterns = usedKeys.map(
    (key) => new RegExp(`^${key.replaceAll(".", "\\.").replace(/\$\{[^}]+\}/g, "[\\w-]+")}$`),
  );
  expect(TEXT_KEYS.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});
