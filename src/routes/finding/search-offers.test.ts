import { pino } from "pino";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { weeklyFigures } from "../../features/search/index/weekly-figures.ts";
import type { OfferedPlace } from "../../features/search/suggest/schema.ts";
import { type App, type RequestScope, requestScope } from "../../request.ts";
import { placeTable } from "../../services/geocoding/place-table.ts";
import { postcodePlace } from "../../services/geocoding/table.ts";
import type { SearchEngine } from "../../services/search/port.ts";
import { loader as offers } from "./search-offers.ts";
import { loader as words } from "./search-words.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
/** Its yard is at Sydney 2000. */
const SITE = testSite("halden", [dealership(1, "parramatta")]);

async function ask(loader: typeof offers, search: SearchEngine, query = "") {
  let isKept = true;
  const context = new RouterContextProvider();
  context.set(requestScope, {
    app: { search, geocoding: () => placeTable, log: pino({ level: "silent" }) } as unknown as App,
    site: SITE,
    now: NOW,
    requestId: "1",
    changesAt: () => {},
    uncacheable: () => {
      isKept = false;
    },
  } as unknown as RequestScope);
  const request = new Request(`http://halden.test/search-offers?${query}`);
  const answer = await loader({ context, request, params: {} } as unknown as Parameters<typeof loader>[0]);
  return { status: answer.status, json: await answer.json(), isKept };
}

const STOCK = [
  testCar(1, { photos: [] } as object),
  testCar(2, { model: "CX-30", name: "2020 Mazda CX-30" }),
  testCar(3, { make: "Kia", model: "Rio", name: "2020 Kia Rio", simple_body: "Hatch" }),
];

test("a box's names: makes and models with their counts, the values of filters, the dealerships", async () => {
  const { status, json } = await ask(words, await engineWith(STOCK));
  expect(status).toBe(200);
  expect(json).toMatchObject({
    noun: "car",
    makes: [
      ["Mazda", 2],
      ["Kia", 1],
    ],
    places: [["Dealer parramatta", 3]],
  });
  expect(json.models).toContainEqual(["Kia Rio", 1]);
  expect(json.choices.slice(0, 2)).toEqual([
    ["SUV", 2],
    ["Hatch", 1],
  ]);
});

test("the cars of the first search, the counts of all, and what the words so far are read as", async () => {
  const query = new URLSearchParams([
    ["search", "q=mazda"],
    ["search", "q=kia"],
    ["search", "q=mazda&simple_body=Hatch"],
    ["words", "mazda suv"],
  ]);
  const { json } = await ask(offers, await engineWith(STOCK), `${query}`);
  expect([json.total, json.counts, json.read]).toEqual([2, [2, 1, 0], ["Mazda", "SUV"]]);
  expect(json.cars.map(({ title }: { readonly title: string }) => title).sort()).toEqual([
    "2020 Mazda CX-30",
    "2020 Mazda CX-5",
  ]);
});

test("the places that the last words begin, with the cars around them; none far from all cars, none of an amount", async () => {
  const weekly = weeklyFigures({ all: () => [SITE], onChange: () => () => {} }, postcodePlace);
  const engine = await engineWith(STOCK, { weekly, now: NOW });
  const placesOf = async (typed: string) =>
    (await ask(offers, engine, `${new URLSearchParams({ words: typed })}`)).json.places.map(
      ({ before, name, text, count }: OfferedPlace) => [before, name, text, count],
    );
  const [ryde] = await placesOf("cars near ryd");
  expect(ryde).toEqual(["cars near ", "Ryde NSW 2112", "cars near Ryde NSW", 3]);
  expect(await placesOf("kia penri")).toEqual([["kia ", "Penrith NSW 2750", "kia near Penrith NSW", 1]]);
  expect(await placesOf("2112")).toEqual([["", "2112 Ryde NSW", "near 2112", 3]]);
  expect(await placesOf("under 2112")).toEqual([]);
  expect(await placesOf("richmond vic")).toEqual([]);
});

test("a call costs little: at most ten searches are counted, and long or senseless ones do no harm", async () => {
  const engine = await engineWith(STOCK);
  let searches = 0;
  const counting = {
    ...engine,
    search: (request: Parameters<SearchEngine["search"]>[0]) => {
      searches++;
      return engine.search(request);
    },
  };
  const query = new URLSearchParams([
    ...Array.from({ length: 500 }, (_, at) => ["search", `q=mazda${at}&make=__proto__&price=9-1`]),
    ["words", "under ".repeat(2_000)],
  ]);
  const { status, json } = await ask(offers, counting, `${query}`);
  expect([status, json.counts.length]).toEqual([200, 10]);
  expect(searches).toBeLessThan(40);
  expect(await ask(offers, engine)).toMatchObject({ status: 200, json: { total: 0, cars: [] } });
});

test("an outage answers 503 and is not kept", async () => {
  const down: SearchEngine = {
    ...(await engineWith([])),
    search: async () => ({ ok: false, error: { kind: "unavailable", message: "down" } }),
  };
  for (const loader of [offers, words]) {
    expect(await ask(loader, down, "search=q%3Dkia")).toEqual({
      status: 503,
      json: { error: "The stock cannot be searched just now." },
      isKept: false,
    });
  }
});
