import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { countCarViews } from "../../features/vehicle/car-views.ts";
import { type App, type RequestScope, requestScope } from "../../request.ts";
import { loader } from "./car-view.ts";

const of = dealership(1, "parramatta");
const BROWSER = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1";
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

eachDatabase("view.json", (openFresh) => {
  test("API-008 API-009 a shopper's call is a view, a robot's is none, and a slug that is not there is 404", async () => {
    const db = await openFresh();
    await stockCar(db, of);
    const { slug } = await db.selectFrom("cars").select("slug").executeTakeFirstOrThrow();
    const views = countCarViews(db, { intervalMs: 3_600_000, onFailure: () => {} });
    const ask = async (requestedSlug: string, userAgent: string) => {
      const context = new RouterContextProvider();
      const app = { db, views } as unknown as App;
      context.set(requestScope, { app, site: testSite("halden", [of]), userAgent } as RequestScope);
      return loader({ context, params: { slug: requestedSlug } } as unknown as LoaderFunctionArgs);
    };
    await ask(slug, ROBOT);
    const answer = await ask(slug, BROWSER);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toMatchObject({ views: 1, car_fields: { status: "in_stock" } });
    const missing = await ask("nothing-here", BROWSER);
    expect([missing.status, await missing.json()]).toEqual([404, { error: "There is no such vehicle here." }]);
    await views.close();
  });
});
