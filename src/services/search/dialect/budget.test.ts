import { describe, expect, test } from "vitest";
import { testCar } from "../../../../test/fixtures/cars.ts";
import { engineWith } from "../../../../test/fixtures/engine.ts";
import { STOCK_INDEX } from "../../../features/search/index/documents/document.ts";
import { WritingBudget } from "./budget.ts";
import { answerMultiSearch, answerSearch, wireText } from "./port.ts";

/** An index of cars whose names contain the searched word this many times. */
async function indexOf(cars: number, words: number) {
  const name = Array.from({ length: words }, () => "mazda").join(" ");
  const engine = await engineWith(Array.from({ length: cars }, (_, at) => testCar(at + 1, { name })));
  return { uid: "cars", engine, fields: STOCK_INDEX, rule: "" };
}

interface Body {
  readonly hits: readonly { readonly id: number }[];
  readonly [name: string]: unknown;
}
const MARKED = { q: "mazda", attributesToHighlight: ["*"] } as const;
const TAGS = { highlightPreTag: "<".repeat(100), highlightPostTag: ">".repeat(100) } as const;

describe("an answer is as large as it may be", () => {
  test("a hit that is only read comes by the thousand, one whose words are looked for by two hundred; pages stay whole", async () => {
    const index = await indexOf(450, 1);
    const search = async (body: object) => (await answerSearch(index, body)).body as Body;
    const plain = await search({ limit: 2_000 });
    expect([plain.hits.length, plain.limit]).toEqual([450, 1_000]);
    for (const looking of [
      MARKED,
      { attributesToCrop: ["name"] },
      { showMatchesPosition: true },
      { showRankingScore: true },
    ]) {
      const looked = await search({ ...looking, limit: 2_000 });
      expect([looked.hits.length, looked.limit, looked.estimatedTotalHits]).toEqual([200, 200, 450]);
    }
    const pages = await Promise.all([1, 2, 3].map((page) => search({ ...MARKED, hitsPerPage: 1_000, page })));
    expect(pages.map(({ hits, hitsPerPage, totalPages }) => [hits.length, hitsPerPage, totalPages])).toEqual([
      [200, 200, 3],
      [200, 200, 3],
      [50, 200, 3],
    ]);
    expect(new Set(pages.flatMap(({ hits }) => hits.map(({ id }) => id))).size).toBe(450);
  });

  test("the queries of one request share it, a marked hit counting as five", async () => {
    const index = await indexOf(210, 1);
    const status = async (queries: readonly object[]) => {
      const answer = await answerMultiSearch(() => index, {
        queries: queries.map((one) => ({ indexUid: "cars", ...one })),
      });
      return [answer.status, (answer.body as { message?: string }).message];
    };
    const marked = { ...MARKED, limit: 100 };
    expect(await status([marked, marked])).toEqual([200, undefined]);
    expect(await status([marked, { limit: 500 }])).toEqual([200, undefined]);
    const words = "The queries ask for 601 hits together: one whose words are marked counts as five.";
    expect(await status([marked, { limit: 501 }])).toEqual([400, words]);
    expect(await status([{ limit: 600 }, { limit: 401 }])).toEqual([
      400,
      "The queries ask for 1001 hits together: at most 1000 are given.",
    ]);
  });

  test("what is marked keeps to a budget: at its bound an answer is whole, beyond it a short sentence, both at little cost", async () => {
    const asked = { ...MARKED, ...TAGS, attributesToRetrieve: ["id"], attributesToHighlight: ["name"], limit: 200 };
    // The hit's own text, "1", counts too; the name has 206 characters a word, less the last blank.
    const room = (words: number) =>
      200 * (words * 206 - 1) + Array.from({ length: 200 }, (_, at) => `${at + 1}`).join("").length;
    expect([room(48) <= 2_000_000, room(49) <= 2_000_000]).toEqual([true, false]);
    const [fits, over] = [await indexOf(200, 48), await indexOf(200, 49)];
    const began = process.cpuUsage();
    const whole = await answerSearch(fits, asked);
    expect([whole.status, (whole.body as Body).hits.length]).toEqual([200, 200]);
    expect(wireText(whole.body).length).toBeLessThan(2_100_000);
    const refused = await answerSearch(over, asked);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      code: "invalid_search_limit",
      message: expect.stringMatching(/^The answer would be too large: ask for fewer hits,/),
    });
    const queries = [100, 100].map((limit) => ({ indexUid: "cars", ...asked, limit }));
    expect(await answerMultiSearch(() => over, { queries })).toMatchObject({
      status: 400,
      body: { code: "invalid_search_limit", message: expect.stringMatching(/^Inside `\.queries\[1\]`: The answer/) },
    });
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(1_500);
    // The sentence of the error recommends fewer hits or shorter tags.
    expect((await answerSearch(over, { ...asked, limit: 150 })).status).toBe(200);
    expect((await answerSearch(over, { ...asked, highlightPreTag: "<b>" })).status).toBe(200);
  });

  test("places of matches count as well", async () => {
    const told = { q: "mazda", attributesToRetrieve: ["id"], showMatchesPosition: true, limit: 200 };
    // Fifty characters are counted for each match position in the 200 names; other fields contain the word, too.
    expect((await answerSearch(await indexOf(200, 150), told)).status).toBe(200);
    expect((await answerSearch(await indexOf(200, 201), told)).status).toBe(400);
    const budget = new WritingBudget(100);
    budget.tellPlaces(2);
    expect(budget.isOverdrawn).toBe(false);
    expect(budget.write("x")).toBe("x");
    expect(budget.isOverdrawn).toBe(true);
  });
});
