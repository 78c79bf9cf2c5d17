import { expect, test } from "vitest";
import { ownAlerts, personById } from "../../src/features/alerts/data.ts";
import { documentOf, STOCK_INDEX } from "../../src/features/search/index/documents/document.ts";
import { savedSearch } from "../../src/features/search/saved-search.ts";
import { openSites } from "../../src/features/site/data.ts";
import type { Car } from "../../src/features/stock/schema.ts";
import { embeddedEngine } from "../../src/services/search/embedded/engine.ts";
import { stockCar, testCar } from "../../test/fixtures/cars.ts";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { DEMO_ALERTS, seedAlerts } from "./alerts.ts";

/** What each site must have for the words of its searches to mean something. */
const SHOWN: Readonly<Record<string, readonly Partial<Car>[]>> = {
  halden: [{ seats: 7 }, { simple_fuel: "Electric" }],
  kingtide: [{ simple_body: "Ute" }, { simple_body: "Hatch" }],
  alderbank: [{ car_type: "demo" }],
  hollis: [{ item_type: "caravan", simple_body: "Caravan", specifications: { sleeps: 4 } }],
  corella: [{ item_type: "motorcycle", categories: ["LAMS approved"] }],
};
const NOW = Date.UTC(2026, 10, 23);

eachDatabase("the demo's alerts", (openFresh) => {
  test("each is a running search of its site under its own name, agreed to in the site's words, and made once", async () => {
    const db = await openFresh();
    const sites = await openSites("sites", { defaultSite: null });
    const halden = sites.bySlug("halden");
    const yard = halden?.dealerships[0];
    if (!halden || !yard) throw new Error("The demo site is gone.");
    await stockCar(db, yard, { photos_count: 9 });
    await stockCar(db, yard, { stocknum: "2", simple_fuel: "Electric", seats: 7 });
    // Of the other sites there is no car to watch, and so nobody who watches one.
    const watched = DEMO_ALERTS.filter(({ search }) => search === null);
    expect(await seedAlerts(db, sites, NOW)).toBe(DEMO_ALERTS.length - watched.length + 1);
    expect(await seedAlerts(db, sites, NOW)).toBe(0);

    const search = embeddedEngine(STOCK_INDEX);
    const shown = Object.entries(SHOWN).flatMap(([slug, cars]) =>
      cars.map((car) => ({ ...car, dealership_slug: sites.bySlug(slug)?.dealerships[0]?.slug ?? "" })),
    );
    await search.put(shown.map((car, at) => documentOf(testCar(at + 1, car))));
    const alerts = await db.selectFrom("alerts").selectAll().execute();
    expect(new Set(alerts.map(({ state }) => state))).toEqual(new Set(["active"]));
    for (const { site_slug, address, name, kind } of alerts) {
      const site = sites.bySlug(site_slug);
      if (!site || kind === "car") continue;
      const saved = await savedSearch({ search }, site, address, NOW);
      expect(saved).toMatchObject({ ok: true, value: { href: address, name } });
    }
    expect(alerts.find(({ kind }) => kind === "car")).toMatchObject({ name: "2021 Mazda CX-5 Maxx Sport", drops: 1 });
    const [jo] = alerts.filter(({ site_slug }) => site_slug === "halden");
    const person = await personById(db, jo?.person_id ?? 0);
    expect(person).toMatchObject({ email: "jo.marsh@mail.example" });
    expect(await ownAlerts(db, halden, { personUid: person?.uid ?? "" })).toHaveLength(2);
    const consents = await db.selectFrom("alert_consents").selectAll().execute();
    expect(consents).toHaveLength(alerts.length);
    expect(consents[0]?.words).toContain("Halden Motor Group Pty Ltd emails you about vehicles that match this search");
    expect(new Set(alerts.map(({ often }) => often))).toEqual(new Set(["once", "daily", "weekly"]));
    await sites.close();
  });
});
