import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { searchPage, searchRoute, siteRule, stockRule } from "../../src/features/search/data.ts";
import { parseSearchState, searchHref } from "../../src/features/search/rules.ts";
import { siteVocabulary } from "../../src/features/search/understand/lexicon/site-vocabulary.ts";
import type { Vocabulary } from "../../src/features/search/understand/lexicon/vocabulary.ts";
import { readWords } from "../../src/features/search/understand/read-words.ts";
import type { Choice } from "../../src/features/search/understand/schema.ts";
import { searchedChoices, searchOf } from "../../src/features/search/understand/search-of.ts";
import { withReading } from "../../src/features/search/words-read.ts";
import type { Site } from "../../src/features/site/site.ts";
import { slugOf } from "../../src/lib/words/slug.ts";
import { allOf, type SearchDocument, type SearchEngine } from "../../src/services/search/port.ts";
import { demoSites, NOW, THIS_YEAR } from "./demo-sites.ts";
import { CORPUS } from "./lines.ts";
import { isAskedFor } from "./matching.ts";

const VEHICLES = 2_500;
const REQUEST = { query: "", refinements: { facets: {}, ranges: {} }, facets: [], stats: [], sort: [], offset: 0 };

describe("typed words find what they mean", () => {
  let sites: ReadonlyMap<string, Site>;
  let search: SearchEngine;
  beforeAll(async () => {
    ({ sites, search } = await demoSites(VEHICLES));
  });
  const siteOf = (slug: string) => sites.get(slug) as Site;

  async function pageOf(slug: string, query: string) {
    const site = siteOf(slug);
    const url = new URL(`http://x.test/search/new-used-and-demo-cars?${query}`);
    const route = await searchRoute(search, site, ["new-used-and-demo-cars"]);
    if (!route.ok) throw new Error("no route");
    const state = parseSearchState(url, route.value, site);
    const page = await searchPage({ search }, site, route.value, state, NOW);
    if (!page.ok) throw new Error(page.error.message);
    return { ...page.value, href: (next = state) => searchHref(route.value.path, next) };
  }

  async function knownOf(slug: string): Promise<Vocabulary> {
    const known = await siteVocabulary(search, siteOf(slug), stockRule(siteOf(slug), NOW));
    if (!known.ok) throw new Error(known.error.message);
    return known.value;
  }

  /** The queries that found nothing before words were read, and what every car on their pages must be. */
  const MEANT: readonly (readonly [typed: string, is: (car: SearchDocument) => boolean])[] = [
    ["used cars", ({ car_type }) => car_type === "used"],
    ["electric cars", ({ simple_fuel }) => simple_fuel === "Electric"],
    [
      "automatic suv under 30k",
      ({ simple_body, price, simple_transmission: box }) =>
        simple_body === "SUV" && Number(price) <= 30_000 && box === "Automatic",
    ],
    ["7 seater", ({ seats }) => Number(seats) >= 7],
    ["mazda cx-5 under $35,000", ({ model, price }) => model === "CX-5" && Number(price) <= 35_000],
    ["bmw x3 or audi q7", ({ model }) => model === "X3" || model === "Q7"],
    ["sunroof", () => true],
    ["2020 mazda cx5", ({ model, year }) => model === "CX-5" && year === 2020],
  ];
  test.each(["halden", "kingtide", "everything"])("the shopper's words on %s", async (slug) => {
    for (const [typed, is] of MEANT) {
      const { cars, total, reading, nearest } = await pageOf(slug, new URLSearchParams({ q: typed }).toString());
      expect(reading?.choices.length, `${slug}: ${typed}`).toBeGreaterThan(0);
      for (const car of cars) expect(is(car as unknown as SearchDocument), `${slug}: ${typed}: ${car.name}`).toBe(true);
      // A yard may have none of them just now: then the nearest are shown, never an empty page.
      if (total === 0) expect(nearest?.rows.length, `${slug}: ${typed}`).toBeGreaterThan(0);
    }
  });

  test("a stock number opens its car's card first, and a VIN or its end and a plate find theirs", async () => {
    const rule = { ...REQUEST, filter: stockRule(siteOf("kingtide"), NOW), limit: 400 };
    const all = await search.search(rule);
    if (!all.ok) throw new Error(all.error.message);
    const marked = all.value.hits.find(({ marks }) => Array.isArray(marks) && marks.length === 3) as SearchDocument;
    const [vin, tail, plate] = marked.marks as readonly string[];
    const stocknum = String(marked.stocknum);
    for (const typed of [
      stocknum,
      stocknum.toLowerCase(),
      vin,
      tail,
      plate,
      `${plate?.slice(0, 3)} ${plate?.slice(3)}`,
      `${plate?.slice(0, 3)}-${plate?.slice(3)}`.toLowerCase(),
      `rego ${plate?.toLowerCase()}`,
    ]) {
      const { cars, reading } = await pageOf("kingtide", new URLSearchParams({ q: String(typed) }).toString());
      expect(
        cars.map(({ id }) => id),
        typed,
      ).toContain(marked.id);
      const what =
        typed === plate || /[ -]/.test(String(typed))
          ? "regplate"
          : typed === vin || typed === tail
            ? "vin"
            : "stocknum";
      expect(reading?.choices[0]?.wants, typed).toMatchObject({ kind: "identity", what });
    }
  });

  test("exactly as typed means the text alone, and another reading finds other cars", async () => {
    expect(await pageOf("kingtide", "q=electric+cars&exactly=1")).toMatchObject({ total: 0, reading: null });
    const { reading } = await pageOf("halden", "q=3");
    const [taken, ...others] = reading?.others[0]?.readings ?? [];
    expect(taken).toMatchObject({ label: "Mazda3", current: true });
    for (const { read, count, label } of others) {
      const other = await pageOf("halden", `q=3&read=${read.join(".")}`);
      expect(other.total, label).toBe(count);
      expect(other.reading?.others[0]?.readings.find(({ current }) => current)?.label).toBe(label);
    }
  });

  test("a week's price is of repayments or a subscription where a site shows both, and either can be had", async () => {
    for (const typed of ["suv+150+per+week", "suv+subscription+150+per+week"]) {
      const { reading, total } = await pageOf("everything", `q=${typed}`);
      const [taken, other] = reading?.others[0]?.readings ?? [];
      expect([taken?.label, other?.label].sort()).toEqual([
        "Repayments up to $150 a week",
        "Subscription up to $150 a week",
      ]);
      expect(taken?.label.startsWith("Subscription")).toBe(typed.includes("subscription"));
      expect(taken).toMatchObject({ current: true, count: total });
      const picked = await pageOf("everything", `q=${typed}&read=${other?.read.join(".")}`);
      expect(picked.total).toBe(other?.count);
      expect(picked.reading?.choices.map(({ label }) => label)).toContain(other?.label);
    }
  });

  test("of two prices that exclude one another the first is kept, and each offered one can be had", async () => {
    const { reading, total } = await pageOf("kingtide", "q=suv+under+15k+over+40k");
    const readings = reading?.others[0]?.readings ?? [];
    expect(readings.map(({ label }) => label)).toEqual(["Under $15,000", "Over $40,000", "$15,000 to $40,000"]);
    expect(total).toBe(readings[0]?.count);
    for (const { read, count } of readings.slice(1)) {
      expect((await pageOf("kingtide", `q=suv+under+15k+over+40k&read=${read.join(".")}`)).total).toBe(count);
    }
  });

  test("words and a page's own filters hold together, and the path's own meaning comes first", async () => {
    const both = await pageOf("kingtide", "q=suv+under+30k&make=Toyota&price=20000-");
    for (const car of both.cars) {
      expect(car).toMatchObject({ make: "Toyota", simple_body: "SUV" });
      expect(Number(car.price)).toBeGreaterThanOrEqual(20_000);
      expect(Number(car.price)).toBeLessThanOrEqual(30_000);
    }
    const site = siteOf("kingtide");
    const route = await searchRoute(search, site, ["used-cars"]);
    if (!route.ok) throw new Error("no route");
    const state = parseSearchState(new URL("http://x.test/search/used-cars?q=demo+suv"), route.value, site);
    const page = await searchPage({ search }, site, route.value, state, NOW);
    expect(page.ok && page.value.reading?.choices[0]?.standing).toMatchObject({ kind: "struck" });
    expect(page.ok && page.value.cars.every(({ car_type }) => car_type === "used")).toBe(true);
  });

  /** Queries of several parts, as people put them together. */
  const PARTS = CORPUS.known.filter(({ site }) => site === "kingtide").map(({ typed }) => typed);
  const queries = fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(" "));
  /** The same among words that join, leave out and bound, and among what says nothing. */
  const JOINTS = "or|not|anything but|under|over|to|twenty thousand|a hundred|a month|for 7 people|$|-|/|(|🚗|%".split(
    "|",
  );
  const odd = fc
    .array(
      fc.oneof(fc.constantFrom(...PARTS), fc.constantFrom(...JOINTS), fc.string({ unit: "grapheme", maxLength: 9 })),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) => parts.join(" "));

  async function totalOf(choices: readonly Choice[], text: string): Promise<number> {
    const { query, filter, refinements } = searchOf({ choices, text });
    const rule = stockRule(siteOf("kingtide"), NOW);
    const own = await search.search({ ...REQUEST, query, filter: allOf(rule, filter), refinements, limit: 0 });
    if (!own.ok) throw new Error(own.error.message);
    return own.value.total;
  }

  test("what is found is what the chips say, by plain comparison of every car", async () => {
    const vocabulary = await knownOf("kingtide");
    const all = await search.search({ ...REQUEST, filter: stockRule(siteOf("kingtide"), NOW), limit: VEHICLES });
    if (!all.ok) throw new Error(all.error.message);
    const { hits } = all.value;
    await fc.assert(
      fc.asyncProperty(fc.oneof(queries, odd), async (typed) => {
        const reading = readWords(typed, vocabulary, { thisYear: THIS_YEAR });
        const kept = searchedChoices(reading);
        const expected = hits.filter((hit) => kept.every((choice) => isAskedFor(hit, choice))).length;
        expect(await totalOf(reading.choices, "")).toBe(expected);
      }),
      { numRuns: 300, seed: 14 },
    );
  });

  test("taking a chip away never finds fewer, and taking all away finds everything", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(queries, odd), async (typed) => {
        let page = await pageOf("kingtide", new URLSearchParams({ q: typed.slice(0, 190) }).toString());
        for (let turn = 0; turn < 12 && page.reading && page.reading.choices.length > 0; turn += 1) {
          const at = page.reading.choices.findLastIndex(({ standing }) => standing.kind === "kept");
          const pressed = page.reading.pressed[at];
          if (!pressed) break;
          const address = page.href(withReading(page.state, pressed)).split("?")[1] ?? "";
          const next = await pageOf("kingtide", address);
          expect(next.total, `${page.state.query} → ${pressed.query}`).toBeGreaterThanOrEqual(page.total);
          page = next;
        }
      }),
      { numRuns: 40, seed: 14 },
    );
  });

  test("a chip's own words are read as the same choice", async () => {
    const misread: string[] = [];
    for (const slug of ["kingtide", "halden", "hollis", "corella", "ironbark"]) {
      const vocabulary = await knownOf(slug);
      for (const { site, typed } of CORPUS.known) {
        if (site !== slug) continue;
        for (const { label, wants, standing } of readWords(typed, vocabulary, { thisYear: THIS_YEAR }).choices) {
          // What a badge is depends on the vehicle before it, and a place has no words of its own.
          const isBadge = "attribute" in wants && wants.attribute === "badge";
          if (standing.kind === "struck" || ["identity", "place", "vehicles"].includes(wants.kind) || isBadge) continue;
          const again = readWords(label, vocabulary, { thisYear: THIS_YEAR });
          const found = again.choices.map((choice) => JSON.stringify(choice.wants));
          const isNamesake = again.choices.some((choice) => slugOf(choice.label) === slugOf(label));
          if (!found.includes(JSON.stringify(wants)) && !isNamesake) misread.push(`${slug}: ${label}`);
        }
      }
    }
    expect([...new Set(misread)]).toEqual([]);
  });

  test("the words of a site are learnt once, and again when its stock has changed", async () => {
    const site = siteOf("hollis");
    const first = await siteVocabulary(search, site, siteRule(site));
    expect(await siteVocabulary(search, site, siteRule(site))).toEqual(first);
    let asked = 0;
    const counting: SearchEngine = {
      ...search,
      search: (request) => {
        asked += 1;
        return search.search(request);
      },
    };
    for (let turn = 0; turn < 5; turn += 1) await siteVocabulary(counting, site, siteRule(site));
    expect(asked).toBe(1);
  });
});
