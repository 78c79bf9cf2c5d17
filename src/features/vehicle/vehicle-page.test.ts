import { pino } from "pino";
import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { unpack } from "../../lib/packed.ts";
import { err, ok } from "../../lib/result.ts";
import type { App, RequestScope } from "../../request.ts";
import { embeddedEngine } from "../../services/search/embedded/engine.ts";
import type { SearchEngine } from "../../services/search/port.ts";
import { documentOf, STOCK_INDEX } from "../search/index/documents/document.ts";
import type { SiteConfig } from "../site/schema.ts";
import { stillShown, vehiclePage } from "./vehicle-page.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const NEXT_DAY = Date.UTC(2026, 10, 20, 13);
const config: Partial<SiteConfig> = {
  financeProvider: "Taurus",
  deliveryCalculatorEnabled: true,
  websitePlugins: [{ feature: "price-comparison", name: "Autogauge" }],
};
const site = testSite("halden", [dealership(1, "parramatta")], { config });
const car = testCar(1);
const away: SearchEngine = {
  ...embeddedEngine(STOCK_INDEX),
  search: async () => err({ kind: "unavailable", message: "It cannot be reached." }),
};
const FIGURES = {
  fill: 0.5,
  market_range_min: 28_000,
  market_range_max: 32_000,
  confidence: 0.9,
  description: "similar cars",
};

/** The page at an address, and how long it may be cached: 0 for not at all. */
async function visit(
  query: string,
  search: SearchEngine = embeddedEngine(STOCK_INDEX),
  compared: object | null = null,
  { of = car, now = NOW } = {},
) {
  let keepUntil = Number.POSITIVE_INFINITY;
  const app = {
    search,
    log: pino({ level: "silent" }),
    payments: { processorsOf: () => new Map() },
    market: { compare: async () => ok(compared) },
    geocoding: () => ({ locate: async () => err({ kind: "unknown" }), named: () => null, beginning: () => [] }),
  } as unknown as App;
  const scope = {
    app,
    site,
    now,
    requestId: "1",
    changesAt: (at: number) => {
      keepUntil = Math.min(keepUntil, at);
    },
    uncacheable: () => {
      keepUntil = 0;
    },
  } as RequestScope;
  const { page, ...rest } = await vehiclePage(of, scope, new URL(`http://halden.test${of.path}${query}`));
  return { ...unpack(page), ...rest, keepUntil, scope };
}

test("the page that nobody asked anything is one for all, until the next day of the site", async () => {
  const { vehicle, similar, enquiry, opened, head, keepUntil } = await visit("");
  expect(keepUntil).toBe(NEXT_DAY);
  expect([vehicle.id, enquiry.carPath, head.canonical]).toEqual([1, car.path, `http://halden.test${car.path}`]);
  expect(similar).toEqual({ cars: [], financeNotice: null });
  expect(opened).toMatchObject({ viewed: { id: 1, stocknum: car.stocknum }, used: true, about: { carId: 1 } });
  expect([vehicle.calculator?.asked, vehicle.delivery?.answer]).toEqual([{}, null]);
});

test("CAR-132 the page is made anew when a day ends where the car stands, since its registration ends with it", async () => {
  const of = testCar(1, { state: "WA", rego_expiry: "2026-11-20" });
  const [lastHour, midnightInPerth] = [Date.UTC(2026, 10, 20, 15), Date.UTC(2026, 10, 20, 16)];
  const on = async (now: number) => {
    const { vehicle, keepUntil } = await visit("", undefined, null, { of, now });
    return [vehicle.specs.find(({ label }) => label === "Registration Expiry")?.value, keepUntil];
  };
  expect(await on(lastHour)).toEqual(["Expires on 20 Nov 2026", midnightInPerth]);
  expect(await on(midnightInPerth)).toEqual(["Unregistered", Date.UTC(2026, 10, 21, 13)]);
});

test("VDP-061 a postcode in the address is answered in the page, which is one shopper's then", async () => {
  const { vehicle, keepUntil } = await visit("?postcode=9999");
  expect(vehicle.delivery?.answer).toMatchObject({ postcode: "9999", message: expect.any(String) });
  expect(keepUntil).toBe(0);
});

test("FIN-032 figures in the address stand in the calculator of the page, which is one shopper's then", async () => {
  const { vehicle, keepUntil } = await visit("?amount=12000");
  expect(vehicle.calculator?.asked).toEqual({ amount: 12_000 });
  expect(keepUntil).toBe(0);
});

test("API-007 VDP-029 SITE-043 the comparison is asked for only where the market has something to show", async () => {
  expect((await visit("")).vehicle.comparison).toBeNull();
  expect((await visit("", undefined, FIGURES)).vehicle.comparison).toBe(`${car.path}/autogauge`);
});

test("VDP-047 cars like it stand in the page; while stock cannot be searched it does without and is not cached", async () => {
  const search = embeddedEngine(STOCK_INDEX);
  await search.put([car, testCar(2), testCar(3)].map(documentOf));
  expect((await visit("", search)).similar.cars.map(({ id }) => id).sort()).toEqual([2, 3]);
  const { similar, keepUntil } = await visit("", away);
  expect([similar, keepUntil]).toEqual([{ cars: [], financeNotice: null, pending: true }, 0]);
});

test("SRCH-062 a sold car has its page for so many days, and an outage is not told as gone", async () => {
  const { scope } = await visit("");
  const sold = (daysAgo: number) =>
    ({ ...car, status: "sold", sold: true, sold_date_timestamp: NOW / 1000 - daysAgo * 86_400 }) as const;
  expect(await stillShown(sold(2), scope)).toEqual(ok(null));
  expect(await stillShown(sold(3), scope)).toMatchObject({ ok: false, error: { kind: "gone" } });
  const app = { ...scope.app, search: away };
  expect(await stillShown(sold(3), { ...scope, app })).toEqual(err({ kind: "unavailable" }));
});
