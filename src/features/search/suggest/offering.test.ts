import { describe, expect, test } from "vitest";
import { offersFor, withCounts, withPlaces } from "./offering.ts";
import type { StockWords } from "./schema.ts";

const WORDS: StockWords = {
  noun: "car",
  path: "/search/all",
  makes: [
    ["Toyota", 306],
    ["Mazda", 120],
    ["Volkswagen", 40],
  ],
  models: [
    ["Toyota HiLux", 62],
    ["Toyota Corolla", 44],
    ["Mazda CX-5", 54],
    ["Volkswagen Golf", 4],
  ],
  choices: [
    ["SUV", 400],
    ["Automatic", 900],
    ["White", 200],
  ],
  places: [
    ["Halden Parramatta", 245],
    ["Halden Brookvale", 90],
  ],
};
const NOTHING = { searches: [], last: null };

const offeredFor = (text: string, remembered: Parameters<typeof offersFor>[2] = NOTHING) =>
  offersFor(text, WORDS, remembered).map(({ name, offers }) => [
    name,
    ...offers.map(({ pieces }) => pieces.map(({ text: part, added }) => (added ? `[${part}]` : part)).join("")),
  ]);

describe("what a search box offers", () => {
  test("makes and models that begin with the letters, the most frequent first; what the press adds is told apart", () => {
    expect(offeredFor("toy")).toEqual([
      ["Makes and models", "Toy[ota]", "Toy[ota HiLux]", "Toy[ota Corolla]"],
      ["Toyota and one choice more", "Toyota [SUV]", "Toyota [under $30,000]", "Toyota [under 100,000 km]"],
      ["Places", "Toyota at [Halden Parramatta]", "Toyota at [Halden Brookvale]"],
    ]);
    expect(offeredFor("hil")[0]).toEqual(["Makes and models", "[Toyota HiLux]"]);
    expect(offeredFor("cx5")[0]).toEqual(["Makes and models", "[Mazda CX-5]"]);
    expect(offeredFor("used toyota c")[0]).toEqual(["Makes and models", "used Toyota C[orolla]"]);
  });

  test("values and amounts that end a search, and its places", () => {
    expect(offeredFor("auto suv un")).toEqual([
      [
        "Finish with",
        "auto suv un[der $30,000]",
        "auto suv un[der $20,000]",
        "auto suv un[der $40,000]",
        "auto suv un[der 50,000 km]",
        "auto suv un[der 100,000 km]",
      ],
    ]);
    expect(offeredFor("automatic whi")).toEqual([["Finish with", "automatic Whi[te]"]]);
    expect(offeredFor("suv white under 10k")).toEqual([
      [
        "suv white under 10k and one choice more",
        "suv white under 10k [Automatic]",
        "suv white under 10k [under 100,000 km]",
      ],
    ]);
    for (const words of ["hilux under 20 grand", "hilux under twenty thousand", "hilux $150 pw"]) {
      expect(offeredFor(words).flat(), words).not.toContain(`${words} [under $30,000]`);
    }
    for (const words of ["hilux under 80,000 kms", "hilux low kays", "hilux under 80000km"]) {
      expect(offeredFor(words).flat(), words).not.toContain(`${words} [under 100,000 km]`);
    }
    expect(offeredFor("22000").flat()).not.toContain("22000 [under $30,000]");
    expect(offeredFor("hilux under 12 500").flat()).not.toContain("hilux under 12 500 [under $30,000]");
    expect(offeredFor("2022").flat()).toContain("2022 [under $30,000]");
    expect(offeredFor("golf brook").at(-1)).toEqual(["Places", "golf at [Halden Brookvale]"]);
  });

  test("a figure at the end of a text begins no name, and an article is none's first letter", () => {
    const words = {
      ...WORDS,
      makes: [["Avan", 9]],
      models: [
        ["Fiat 500", 3],
        ["Mercedes-Benz A-Class", 2],
      ],
    } as const;
    const offered = (text: string) =>
      offersFor(text, words, NOTHING)
        .filter(({ name }) => name === "Makes and models")
        .flatMap(({ offers }) => offers.map((offer) => offer.text));
    expect(offered("suv under 12 500")).toEqual([]);
    expect(offered("500")).toEqual(["Fiat 500"]);
    expect(offered("fiat 500")).toEqual(["Fiat 500"]);
    expect(offered("after a van")).toEqual([]);
    expect(offered("after avan")).toEqual(["after Avan"]);
    expect(offered("a class")).toEqual(["Mercedes-Benz A-Class"]);
  });

  test("letters may be wrong", () => {
    expect(offeredFor("toyata")[0]).toEqual(["Makes and models", "[Toyota]", "[Toyota HiLux]", "[Toyota Corolla]"]);
    expect(offeredFor("volkswagon golf")[0]).toEqual(["Makes and models", "[Volkswagen Golf]"]);
    expect(withCounts(offersFor("zebra", WORDS, NOTHING), new Map())).toEqual([]);
  });

  test("SRCH-031 SRCH-056 at focus the last searches and the visit's last filters, and while typing those that hold the words", () => {
    const searches = ["toyota hilux 4x4", "kia", "mazda"];
    const last = { href: "/search/used-cars?make=Kia", label: "Used, Kia" };
    expect(offeredFor("", { searches, last })).toEqual([
      ["My last searches", "toyota hilux 4x4", "kia", "mazda", "Used, Kia"],
    ]);
    expect(offeredFor("toyota h", { searches, last }).at(-1)).toEqual(["My last searches", "toyota h[ilux 4x4]"]);
    expect(offeredFor("kia", { searches, last }).map(([name]) => name)).toEqual(["kia and one choice more"]);
  });

  test("an offer leads to a search of the whole stock, and its count is told only where it is the stock's", () => {
    const [names, more, places] = offersFor("toy", WORDS, NOTHING);
    expect(names?.offers[1]).toMatchObject({ count: 62, text: "Toyota HiLux", query: "q=toyota+hilux" });
    expect(more?.offers[0]).toMatchObject({ count: null, query: "q=toyota+suv" });
    expect(places?.offers[0]?.query).toBe("q=toyota&dealership_name=Halden+Parramatta");
    expect(offersFor("used toy", WORDS, NOTHING)[0]?.offers[0]?.count).toBeNull();
  });

  test("places of the map that the words begin stand with the others; beside names of the stock only behind near", () => {
    const place = { before: "suv near ", name: "Richmond NSW 2753", typed: 4, text: "suv near Richmond NSW", count: 9 };
    const last = (text: string, isAsked: boolean) => {
      const group = withPlaces(offersFor(text, WORDS, NOTHING), [{ ...place, isAsked }]).at(-1);
      return [group?.name, group?.offers.at(-1)?.pieces.map(({ text: part }) => part), group?.offers.at(-1)?.query];
    };
    expect(last("suv near rich", true)).toEqual([
      "Places",
      ["suv near Rich", "mond NSW 2753"],
      "q=suv+near+richmond+nsw",
    ]);
    expect(last("rich", false)[0]).toBe("Places");
    expect(last("toy", false)[2]).not.toContain("richmond");
    expect(last("toy", true)[2]).toContain("richmond");
  });

  test("counts that have come are shown, and what finds nothing is left out", () => {
    const counts = new Map([
      ["q=toyota+suv", 154],
      ["q=toyota+under+%2430%2C000", 0],
    ]);
    const [, more] = withCounts(offersFor("toy", WORDS, NOTHING), counts);
    expect(more?.offers.map(({ text, count }) => [text, count])).toEqual([["Toyota SUV", 154]]);
  });

  test("a key takes little of a processor, whatever is typed: thousands of names, and two hundred words", () => {
    const many: StockWords = {
      ...WORDS,
      models: Array.from({ length: 2_000 }, (_, at) => [`Marque${at % 40} Model ${at}`, at] as const),
    };
    const texts = [
      "m",
      "marqe39 mod",
      "x ".repeat(200),
      "a".repeat(5_000),
      "under under under",
      "$$$",
      "🚙 (.*)+",
      "‮אבג",
    ];
    const before = process.cpuUsage();
    for (const text of texts) offersFor(text, many, NOTHING);
    const { user } = process.cpuUsage(before);
    // A phone is some four times as slow, and has 30 ms for each.
    expect(user / 1_000 / texts.length).toBeLessThan(60);
  });
});
