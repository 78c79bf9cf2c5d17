import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { migrate, openDatabase } from "../../db/open.ts";
import { err, ok } from "../../lib/result.ts";
import { type App, type RequestScope, requestScope } from "../../request.ts";
import type { Geocoder } from "../../services/geocoding/port.ts";
import { loader } from "./delivery-price.ts";

const own = dealership(1, "parramatta");
const other = dealership(2, "elsewhere");
const geocoder: Geocoder = {
  locate: async (postcode) =>
    postcode === "0000"
      ? err({ kind: "unknown", message: "" })
      : ok({ postcode, name: "Sydney City", state: "NSW", lat: postcode === "6000" ? 51.5 : -33.87, lng: 151.21 }),
};

test("API-005 VDP-065 a price and its region, 404 without an estimate, nothing of another site's cars", async () => {
  const db = await openDatabase({ url: "sqlite::memory:", dataDir: "" });
  await migrate(db);
  const id = await stockCar(db, own);
  const foreign = await stockCar(db, other);
  const ask = async (query: string, deliveryCalculatorEnabled = true) => {
    const context = new RouterContextProvider();
    const app = { db, geocoding: () => geocoder } as unknown as App;
    const site = testSite("halden", [own], { config: { deliveryCalculatorEnabled } });
    context.set(requestScope, { app, site } as RequestScope);
    const url = new URL(`http://test/api/delivery-price?${query}`);
    const answer = await loader({ context, url } as unknown as LoaderFunctionArgs);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    return [answer.status, await answer.json()];
  };
  expect(await ask(`postcode=2000&car_id=${id}`)).toEqual([200, { price: 95, name: "Sydney City" }]);
  expect(await ask(`postcode=&car_id=${id}`)).toEqual([422, { error: "Please enter a postcode." }]);
  expect(await ask(`postcode=0000&car_id=${id}`)).toEqual([404, { error: "Invalid postcode" }]);
  const [status, none] = await ask(`postcode=6000&car_id=${id}`);
  expect([status, none.error]).toEqual([404, expect.stringMatching(/^Sorry, we can't provide an estimate/)]);
  for (const car of [foreign, "", "abc", "999999999999999999"]) {
    expect(await ask(`postcode=2000&car_id=${car}`)).toEqual([404, { error: "There is no such vehicle here." }]);
  }
  expect((await ask(`postcode=2000&car_id=${id}`, false))[0]).toBe(404);
  await db.destroy();
});
