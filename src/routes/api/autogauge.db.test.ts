import { pino } from "pino";
import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { err, ok } from "../../lib/result.ts";
import { type App, type RequestScope, requestScope } from "../../request.ts";
import type { Market } from "../../services/market/port.ts";
import { loader } from "./autogauge.ts";

const NOW = Date.UTC(2026, 10, 21);
const of = dealership(1, "parramatta");
const websitePlugins = [{ feature: "price-comparison", name: "Autogauge" as const }];
const FIGURES = {
  fill: 0.7,
  market_range_min: 31_000,
  market_range_max: 36_500,
  confidence: 0.6,
  description: "Compared with 9 similar cars.",
};

eachDatabase("autogauge", (openFresh) => {
  test("API-007 the comparison's six fields; 404 where none is made, 503 while the market is away", async () => {
    const db = await openFresh();
    const id = await stockCar(db, of);
    const { slug } = await db.selectFrom("cars").select("slug").where("id", "=", id).executeTakeFirstOrThrow();
    let keptUntil = 0;
    const ask = async (requestedSlug: string, compare: Market["compare"], config = { websitePlugins }) => {
      const context = new RouterContextProvider();
      const app = { db, market: { compare }, log: pino({ level: "silent" }) } as unknown as App;
      const changesAt = (at: number) => {
        keptUntil = at;
      };
      const site = testSite("halden", [of], { config });
      context.set(requestScope, { app, site, now: NOW, changesAt } as unknown as RequestScope);
      const answer = await loader({ context, params: { slug: requestedSlug } } as unknown as LoaderFunctionArgs);
      return [answer.status, await answer.json()];
    };
    expect(await ask(slug, async () => ok(FIGURES))).toEqual([200, { ...FIGURES, listing_price: 33_990 }]);
    expect(keptUntil).toBe(NOW + 3_600_000);
    expect((await ask("nothing-here", async () => ok(FIGURES)))[0]).toBe(404);
    expect((await ask(slug, async () => ok(FIGURES), { websitePlugins: [] }))[0]).toBe(404);
    const away = async () => err({ kind: "unavailable", message: "down" } as const);
    expect((await ask(slug, away))[0]).toBe(503);
  });
});
