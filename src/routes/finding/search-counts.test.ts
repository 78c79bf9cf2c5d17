import { pino } from "pino";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { type App, type RequestScope, requestScope } from "../../request.ts";
import type { SearchEngine } from "../../services/search/port.ts";
import { loader } from "./search-counts.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400;

async function ask(search: SearchEngine, query: string) {
  let keepUntil = Number.POSITIVE_INFINITY;
  const context = new RouterContextProvider();
  context.set(requestScope, {
    app: { search, log: pino({ level: "silent" }) } as unknown as App,
    site: testSite("halden", [dealership(1, "parramatta")]),
    now: NOW,
    requestId: "1",
    changesAt: (at) => {
      keepUntil = Math.min(keepUntil, at);
    },
    uncacheable: () => {
      keepUntil = 0;
    },
  } as RequestScope);
  const request = new Request(`http://halden.test/search-counts?${query}`);
  const answer = await loader({ context, request, params: {} } as unknown as Parameters<typeof loader>[0]);
  return { status: answer.status, json: await answer.json(), keepUntil };
}

test("HOME-005 HOME-015 the form's own fields are asked, and the answer is kept until a sold car leaves", async () => {
  const sold = { status: "sold", sold: true, sold_date_timestamp: NOW / 1000 - DAY } as const;
  const search = await engineWith([
    testCar(1, { car_type: "demo" }),
    testCar(2, { car_type: "new", make: "Kia", model: "Rio" }),
    testCar(3, sold),
  ]);
  const { status, json, keepUntil } = await ask(search, "car-type=new-demo&make=Kia&model=&price-min=5000");
  expect([status, json.total, json.counts.make, json.models]).toEqual([200, 1, { Kia: 1, Mazda: 1 }, ["Rio"]]);
  expect(keepUntil).toBe(NOW + 2 * DAY * 1000);
});

test("what makes no sense is no choice", async () => {
  const search = await engineWith([testCar(1)]);
  const nonsense = `car-type=__proto__&price-min=x&make=&simple_body=${"%00".repeat(3)}&q=${"a".repeat(5000)}&page=-1`;
  expect(await ask(search, nonsense)).toMatchObject({ status: 200 });
});

test("an outage answers 503 and is not kept", async () => {
  const down: SearchEngine = {
    ...(await engineWith([])),
    search: async () => ({ ok: false, error: { kind: "unavailable", message: "down" } }),
  };
  const answer = await ask(down, "make=Kia");
  expect(answer).toEqual({ status: 503, json: { error: "The stock cannot be counted just now." }, keepUntil: 0 });
});
