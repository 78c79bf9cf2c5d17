import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { stockCar, testCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { type App, type RequestScope, requestScope } from "../../request.ts";
import { loader } from "./similar-cars.ts";

const of = dealership(1, "parramatta");
const NOW = Date.UTC(2026, 10, 21);

eachDatabase("similar", (openFresh) => {
  test("API-019 the ids are those of the cars that the page shows, the same model first", async () => {
    const db = await openFresh();
    const id = await stockCar(db, of);
    const { slug } = await db.selectFrom("cars").select("slug").where("id", "=", id).executeTakeFirstOrThrow();
    const engine = await engineWith([
      testCar(id),
      testCar(901, { make: "Kia", model: "Sportage", price: 33_000 }),
      testCar(902, { price: 34_000 }),
    ]);
    const log = { warn: vi.fn() };
    const ask = async (requestedSlug: string, search: App["search"]) => {
      const context = new RouterContextProvider();
      const app = { db, search, log } as unknown as App;
      context.set(requestScope, { app, site: testSite("halden", [of]), now: NOW } as RequestScope);
      const answer = await loader({ context, params: { slug: requestedSlug } } as unknown as LoaderFunctionArgs);
      return [answer.status, await answer.json()];
    };
    expect(await ask(slug, engine)).toEqual([200, [902, 901]]);
    expect(await ask("nothing-here", engine)).toEqual([404, { error: "There is no such vehicle here." }]);
    const away = { ...engine, search: async () => ({ ok: false, error: { kind: "unavailable" } }) };
    expect(await ask(slug, away as unknown as App["search"])).toEqual([503, { error: expect.stringMatching(/\.$/) }]);
    expect(log.warn).toHaveBeenCalledOnce();
  });
});
