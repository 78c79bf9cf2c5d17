import { type ActionFunctionArgs, type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { type Database, migrate, openDatabase } from "../../db/open.ts";
import type { SiteConfig } from "../../features/site/schema.ts";
import { err, ok } from "../../lib/result.ts";
import { type App, type RequestScope, requestScope } from "../../request.ts";
import type { Quotes } from "../../services/quotes/port.ts";
import { loader as disclaimer } from "./finance-disclaimer.ts";
import { action as quote } from "./youx-quote.ts";

const own = dealership(1, "parramatta");
const other = dealership(2, "elsewhere");
const FIGURES = { weeklyRepaymentAmount: 158, advertisedRate: 7.89, comparisonRate: 8.94 };
let db: Database;
let id = 0;
let foreign = 0;
beforeAll(async () => {
  db = await openDatabase({ url: "sqlite::memory:", dataDir: "" });
  await migrate(db);
  const finance_lenders = { taurus: { interestRate: 7, comparisonRate: 8, disclaimer: "Subject to approval." } };
  id = await stockCar(db, own, { finance_lenders });
  foreign = await stockCar(db, other, { finance_lenders, vin: "FOREIGN0000000001" });
});
afterAll(() => db.destroy());

function scopeOf(config: Partial<SiteConfig>, quotes: Quotes | null = null) {
  const context = new RouterContextProvider();
  const app = { db, quotes, log: { warn: vi.fn() } } as unknown as App;
  const now = Date.UTC(2026, 10, 29);
  context.set(requestScope, { app, now, site: testSite("halden", [own], { config }) } as RequestScope);
  return context;
}

test("API-018 FIN-096 the disclaimer of a car of this site by its id, 404 for every other", async () => {
  const ask = async (car_id: unknown, config: Partial<SiteConfig> = { financeProvider: "Taurus" }) => {
    const url = new URL(`http://test/api/finance-disclaimer?car_id=${car_id}`);
    const answer = await disclaimer({ context: scopeOf(config), url } as unknown as LoaderFunctionArgs);
    return [answer.status, await answer.json()];
  };
  expect(await ask(id)).toEqual([200, { disclaimer: "Subject to approval." }]);
  expect(await ask(id, { texts: { "finance.disclaimer": "Ours." } })).toEqual([200, { disclaimer: "Ours." }]);
  for (const car of [foreign, "", "abc", 0]) expect((await ask(car))[0]).toBe(404);
  expect((await ask(id, {}))[0]).toBe(404);
});

test("API-031 FIN-082 the store's own price is asked about, and only where the flag is on", async () => {
  const quoteMock = vi.fn(async () => ok(FIGURES));
  const post = async (body: unknown, youxQuoteEnabled = true, quotes: Quotes | null = { quote: quoteMock }) => {
    const request = new Request("http://test/api/youx/quote", { method: "POST", body: JSON.stringify(body) });
    const answer = await quote({
      request,
      context: scopeOf({ youxQuoteEnabled }, quotes),
    } as unknown as ActionFunctionArgs);
    return [answer.status, await answer.json()];
  };
  const vin = "JM0KF4W2A10512345";
  expect(await post({ vin, purchasePrice: 1 })).toEqual([200, FIGURES]);
  expect(quoteMock).toHaveBeenCalledWith(
    expect.objectContaining({ purchasePrice: 33_990, loanTerm: 5, vin, whoIsHelping: "" }),
  );
  expect((await post({ vin }, false))[0]).toBe(404);
  expect((await post({ vin }, true, null))[0]).toBe(404);
  expect((await post({ vin: "FOREIGN0000000001" }))[0]).toBe(404);
  for (const body of [null, {}, { vin: null }, { vin: "' OR 1=1" }]) expect((await post(body))[0]).toBe(422);
  const away: Quotes = { quote: async () => err({ kind: "unavailable", message: "down" }) };
  expect((await post({ vin }, true, away))[0]).toBe(503);
  expect(quoteMock).toHaveBeenCalledOnce();
});
