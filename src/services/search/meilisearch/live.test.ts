import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { CARS, CONTRACT_FIELDS, EVERYTHING } from "../contract/stock.ts";
import { type SimulatorMood, type SimulatorOptions, searchSimulator } from "../simulator.ts";
import { meilisearchEngine } from "./live.ts";

const PATIENCE = 400;

async function filledEngine(options: SimulatorOptions = {}, key: string | null = options.key ?? null) {
  const simulator = await searchSimulator(options);
  onTestFinished(() => simulator.close());
  const refused: string[] = [];
  const engine = meilisearchEngine({
    url: simulator.url,
    key,
    fields: CONTRACT_FIELDS,
    patience: PATIENCE,
    onRefused: (id, reason) => refused.push(`${id}: ${reason}`),
  });
  const search = (request = {}) => engine.search({ ...EVERYTHING, ...request });
  const fill = async () => {
    const made = await engine.begin();
    await made.put(CARS);
    await made.takePlace();
  };
  return { simulator, engine, search, fill, refused };
}

test.each<[SimulatorMood, RegExp]>([
  ["hang", /did not answer in time/],
  ["slow", /did not answer in time/],
  ["html", /no answer/],
  ["error", /refused to answer \(500\)/],
  ["truncate", /no answer/],
  ["other", /not of the form expected/],
  ["hang-up", /cannot be reached/],
])(
  "an engine that answers by %s is unavailable within the time limit, and used again when it is well",
  async (mood, sentence) => {
    const { simulator, search, fill } = await filledEngine();
    await fill();
    simulator.behave(mood);
    const begun = performance.now();
    const answer = await search();
    expect(performance.now() - begun).toBeLessThan(PATIENCE * 10);
    expect(answer).toMatchObject({
      ok: false,
      error: { kind: "unavailable", message: expect.stringMatching(sentence) },
    });
    simulator.behave("answer");
    expect(await search({ limit: 1 })).toMatchObject({ ok: true, value: { total: 8 } });
  },
);

test("an engine that nobody runs is unavailable, to searches, checks and writes", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  const engine = meilisearchEngine({ url: `http://127.0.0.1:${port}`, key: null, fields: CONTRACT_FIELDS });
  const refused = { kind: "unavailable", message: "The search engine cannot be reached (ECONNREFUSED)." };
  expect(await engine.search(EVERYTHING)).toEqual({ ok: false, error: refused });
  expect(await engine.check()).toEqual({ ok: false, error: refused });
  await expect(engine.put(CARS)).rejects.toThrow(refused.message);
  await expect(engine.begin()).rejects.toThrow(refused.message);
});

test("a wrong key, and an index that is not there yet, are outages that say what to do", async () => {
  const wrong = await filledEngine({ key: "right" }, "wrong");
  const failure = await wrong.search();
  expect(failure).toMatchObject({ error: { kind: "unavailable", message: expect.stringMatching(/MEILISEARCH_KEY/) } });
  expect(JSON.stringify(failure)).not.toContain("wrong");
  const empty = await filledEngine();
  expect(await empty.search()).toMatchObject({
    error: { kind: "unavailable", message: expect.stringMatching(/no index/) },
  });
  expect(await empty.engine.check()).toEqual({ ok: true, value: null });
});

test("while an engine hangs only the first requests wait for it", async () => {
  const { simulator, search, fill } = await filledEngine();
  await fill();
  simulator.behave("hang");
  for (let waiting = 1; waiting <= 3; waiting++) await search();
  const asked = simulator.asked().length;
  for (let attempt = 1; attempt <= 20; attempt++) expect((await search()).ok).toBe(false);
  expect(simulator.asked()).toHaveLength(asked);
});

test("requests at fault themselves, however many, take the search from nobody", async () => {
  const { search, fill } = await filledEngine();
  await fill();
  for (let asked = 1; asked <= 5; asked++) {
    expect(await search({ filter: "make CONTAINS a" })).toMatchObject({
      error: { kind: "invalid", message: expect.stringContaining("experimental feature") },
    });
  }
  expect(await search({ limit: 1 })).toMatchObject({ ok: true, value: { total: 8 } });
});

test.each([400, 413, 422])("a refusal by %i that nobody has heard of is the request's own fault", async (status) => {
  const server = createServer((req, res) => {
    req.resume();
    res.writeHead(status, { "Content-Type": "application/json" });
    res.end(JSON.stringify({ message: "A new kind.", code: "invented_tomorrow", type: "invalid_request", link: "" }));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as AddressInfo;
  const engine = meilisearchEngine({ url: `http://127.0.0.1:${port}`, key: null, fields: CONTRACT_FIELDS });
  const refused = { kind: "invalid", message: `The search engine cannot read this (${status})` };
  for (let asked = 1; asked <= 5; asked++) {
    expect(await engine.search(EVERYTHING)).toEqual({ ok: false, error: refused });
  }
});

test("half of a pair is sent as the sign that stands for it: in words, in filters, in choices and in documents", async () => {
  const { engine, search, fill, refused } = await filledEngine();
  await fill();
  const half = "\ud800";
  await engine.put([{ id: 300, name: `Kia ${half}`, make: `Kia${half}` }]);
  expect(refused).toEqual([]);
  expect(await search({ query: `${half} kia` })).toMatchObject({ ok: true });
  expect(await search({ filter: `make = "Kia${half}"` })).toMatchObject({ value: { total: 1, hits: [{ id: 300 }] } });
  expect(await search({ refinements: { facets: { make: [`Kia${half}`] }, ranges: {} } })).toMatchObject({ ok: true });
});

test("a page with counts is one request, with one question more for each refined field that is counted", async () => {
  const { simulator, search, fill } = await filledEngine();
  await fill();
  const before = simulator.asked().length;
  const refinements = { facets: { make: ["Toyota"], body: ["Ute"], seats: ["5"] }, ranges: { price: { min: 1 } } };
  const facets = ["make", "body", "features", "certified"];
  expect((await search({ refinements, facets, stats: ["price"], limit: 21 })).ok).toBe(true);
  expect(simulator.asked().slice(before)).toEqual(["POST /multi-search"]);
});

test("a document that is refused is told of and left out; the others of its batch are taken", async () => {
  const { engine, fill, refused } = await filledEngine();
  await fill();
  const good = Array.from({ length: 6 }, (_, index) => ({ id: 100 + index, name: "Good", make: "Good" }));
  await engine.put([...good.slice(0, 4), { id: 200, name: "Bad", _geo: "nowhere" }, ...good.slice(4)]);
  expect(refused).toEqual([expect.stringMatching(/^200: /)]);
  expect(await engine.check()).toEqual({ ok: true, value: 14 });
  expect(engine.size()).toBe(14);
});

test("an index is made anew beside the one that is searched, and takes its place at once", async () => {
  const { simulator, engine, search, fill } = await filledEngine();
  await fill();
  const made = await engine.begin();
  await made.put(CARS.slice(0, 2));
  await made.put([{ id: 50, name: "Mazda", make: "Mazda" }]);
  await made.remove([1]);
  expect(await search({ limit: 0 })).toMatchObject({ value: { total: 8 } });
  await made.takePlace();
  expect(await search({ sort: ["price:asc"] })).toMatchObject({ value: { total: 2, hits: [{ id: 2 }, { id: 50 }] } });
  const answer = await fetch(`${simulator.url}/indexes`);
  expect(((await answer.json()) as { results: { uid: string }[] }).results.map(({ uid }) => uid)).toEqual([
    "forecourt-stock",
  ]);
});

test("other synonyms or fields are another version, the same are the same", () => {
  const versionOf = (fields: object) =>
    meilisearchEngine({ url: "http://search", key: null, fields: { ...CONTRACT_FIELDS, ...fields } }).version;
  expect(versionOf({})).toBe(versionOf({}));
  const others = [{ synonyms: [["a", "b"]] }, { facets: ["make"] }, { order: ["price:asc"] }, { places: false }];
  expect(new Set([{}, ...others].map(versionOf)).size).toBe(5);
});
