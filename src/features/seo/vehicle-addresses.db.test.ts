import { expect, test } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { documentOf } from "../search/index/documents/document.ts";
import { carsAfter } from "../stock/data.ts";
import { vehicleAddresses } from "./data.ts";

const OWN = dealership(1, "parramatta");
const site = testSite("halden", [OWN], { config: { minPhotos: 0 } });

eachDatabase("the sitemap of vehicles", (openFresh) => {
  test("names the site's own cars that are shown, each with the instant at which it last changed", async () => {
    const db = await openFresh();
    await stockCar(db, OWN, { stocknum: "A" });
    await stockCar(db, OWN, { stocknum: "B", show_on_dealer_website: false });
    await stockCar(db, dealership(2, "elsewhere"), { stocknum: "C" });
    const cars = await carsAfter(db, 0, 10);
    const search = await engineWith([]);
    await search.put(cars.map(documentOf));
    const found = await vehicleAddresses({ db, search }, site, "https://h.example", 1, Date.UTC(2026, 10, 21));
    const own = cars.find(({ stocknum }) => stocknum === "A");
    expect(found).toEqual({
      ok: true,
      value: [{ loc: `https://h.example${own?.path}`, changed: Date.parse(own?.updated_at ?? "") }],
    });
    const second = await vehicleAddresses({ db, search }, site, "https://h.example", 2, 0);
    expect(second).toEqual({ ok: true, value: [] });
  });
});
