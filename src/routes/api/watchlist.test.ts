import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { type Database, migrate, openDatabase } from "../../db/open.ts";
import { openSession } from "../../features/sign-in/sessions.ts";
import { type App, type RequestScope, requestScope } from "../../request.ts";
import { action, loader } from "./watchlist.ts";

const NOW = Date.UTC(2026, 10, 21);
const own = dealership(1, "parramatta");
const site = testSite("halden", [own]);
const log = { error: vi.fn() };
const PHONE = "+61491570156";
let db: Database;
let cookie: string;

beforeAll(async () => {
  db = await openDatabase({ url: "sqlite::memory:", dataDir: "" });
  await migrate(db);
  cookie = `member=${await openSession(db, site, PHONE, NOW)}`;
});
afterAll(() => db.destroy());

interface Call {
  readonly call?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly of?: typeof site;
  readonly database?: Database;
}

async function ask({ call, body, headers = { cookie }, of = site, database = db }: Call) {
  const url = new URL(`http://halden.localhost/api/watchlist/${call ?? ""}`);
  const context = new RouterContextProvider();
  const app = { db: database, log } as unknown as App;
  const header = (name: string) => headers[name] ?? null;
  context.set(requestScope, { app, site: of, now: NOW, header } as unknown as RequestScope);
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const request = new Request(url, { ...sent, headers: { "Content-Type": headers.type ?? "application/json" } });
  const answer = await (body === undefined ? loader : action)({ context, url, request, params: { call }, pattern: "" });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  return { status: answer.status, body: await answer.json() };
}

test("API-001 API-002 API-003 SITE-054 a member saves and removes a car, and success says so", async () => {
  const car_id = await stockCar(db, own);
  const body = { phone_number: PHONE, car_id };
  const user = { id: expect.any(Number), phone: PHONE };
  expect(await ask({ call: "save-car", body })).toEqual({ status: 200, body: { success: true } });
  expect(await ask({})).toEqual({ status: 200, body: { success: true, user, cars: [car_id] } });
  expect(await ask({ call: "remove-car", body })).toEqual({ status: 200, body: { success: true } });
  expect((await ask({})).body).toMatchObject({ cars: [] });
});

test("API-002 what fails says so, with a sentence for the shopper", async () => {
  const failed = { success: false, error: expect.stringMatching(/\.$/) };
  const save = (body: object) => ask({ call: "save-car", body });
  expect(await save({ phone_number: PHONE, car_id: 999 })).toEqual({ status: 404, body: failed });
  expect(await save({ phone_number: "+61491570157", car_id: 1 })).toEqual({ status: 403, body: failed });
  expect(await save({})).toEqual({ status: 422, body: failed });
});

test("USER-015 nobody but a member is answered", async () => {
  const body = { phone_number: PHONE, car_id: 1 };
  const token = await openSession(db, testSite("kingtide", []), PHONE, NOW);
  for (const headers of [{}, { cookie: "member=none" }, { cookie: `member=${token}` }]) {
    expect((await ask({ headers: headers as Record<string, string> })).status).toBe(401);
    expect((await ask({ call: "save-car", body, headers: headers as Record<string, string> })).status).toBe(401);
  }
});

test("USER-010 a site without a watchlist has no such calls", async () => {
  const of = testSite("halden", [own], { config: { watchlistEnabled: false } });
  expect((await ask({ of })).status).toBe(404);
  expect((await ask({ of, call: "save-car", body: {} })).status).toBe(404);
});

test("other calls, methods and kinds of body are refused", async () => {
  expect((await ask({ call: "steal-car", body: {} })).status).toBe(404);
  expect((await ask({ call: "save-car" })).status).toBe(405);
  expect((await ask({ call: "save-car", body: {}, headers: { cookie, type: "text/plain" } })).status).toBe(415);
});

test("ERR-003 a database that is away is told in words", async () => {
  const away = await openDatabase({ url: "sqlite::memory:", dataDir: "" });
  await away.destroy();
  const { status, body } = await ask({ call: "save-car", body: { phone_number: PHONE, car_id: 1 }, database: away });
  expect([status, body]).toEqual([503, { success: false, error: expect.stringContaining("try again") }]);
  expect(log.error).toHaveBeenCalled();
});
