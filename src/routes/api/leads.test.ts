import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { dealership, SHOPPER, testSite } from "../../../test/fixtures/site.ts";
import { type Database, migrate, openDatabase } from "../../db/open.ts";
import { type App, type RequestScope, requestScope } from "../../request.ts";
import { action, loader } from "./leads.ts";

const north = dealership(1, "north");
const other = dealership(2, "other");
const site = testSite("test", [north]);
const log = { error: vi.fn() };
let db: Database;

beforeAll(async () => {
  db = await openDatabase({ url: "sqlite::memory:", dataDir: "" });
  await migrate(db);
});
afterAll(() => db.destroy());

async function post(body: unknown, init: RequestInit = {}, database: Database = db) {
  const context = new RouterContextProvider();
  // The route needs no more of these than is given here.
  const app = { db: database, log } as unknown as App;
  const scope = { app, site, now: 1, ip: "203.0.113.9", userAgent: "Browser" } as RequestScope;
  context.set(requestScope, scope);
  const request = new Request("http://test.localhost/api/leads", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
  });
  const response = await action({ request, context } as unknown as Parameters<typeof action>[0]);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

test("API-020 API-021 ANLY-004 LEAD-053 a whole lead answers with its id, a number, and the event that it is, and is not kept by any cache", async () => {
  const car_id = await stockCar(db, north);
  const answer = await post({ userData: { ...SHOPPER, car_id }, isLastStep: true });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ lead_id: expect.any(Number), event: 15, car_id, dealership_id: north.id });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("ERR-025 API-021 what is wrong is answered as {error} with a status, in the form's words", async () => {
  const missing = await post({ userData: { ...SHOPPER, name: "", message: "Hi" }, isLastStep: true });
  expect(missing.status).toBe(422);
  expect(missing.body).toEqual({
    error: "Please fix the following errors:\nname: * This field is required",
    errors: [{ field: "name", message: "* This field is required" }],
  });
  const foreign = await stockCar(db, other);
  const statuses = [
    await post({ userData: { ...SHOPPER, car_id: foreign } }),
    await post({ userData: { ...SHOPPER, message: "Hi", dealership_slug: "nobody" } }),
    await post({ userData: { ...SHOPPER, message: "x".repeat(5001) } }),
    await post("not JSON"),
    await post("null"),
    await post({}),
  ].map(({ status, body }) => [status, typeof body.error]);
  expect(statuses).toEqual([
    [404, "string"],
    [404, "string"],
    [422, "string"],
    [422, "string"],
    [422, "string"],
    [422, "string"],
  ]);
});

test("ERR-025 API-022 a form that is sent whole is not taken before its last step", async () => {
  const early = await post({ userData: { ...SHOPPER, message: "Hi" }, isLastStep: false });
  expect(early.status).toBe(422);
  const rego = await post({ userData: { category: "Rego Lookup", rego: "ABC123" }, isLastStep: false });
  expect(rego.body).toMatchObject({ lead_id: expect.any(Number), event: 22, car_id: null });
});

test("ERR-025 a database that does not answer is a 503 that names nobody, and is logged", async () => {
  const closed = await openDatabase({ url: "sqlite::memory:", dataDir: "" });
  await closed.destroy();
  const answer = await post({ userData: { ...SHOPPER, message: "Hi" } }, {}, closed);
  expect(answer.status).toBe(503);
  expect(answer.body).toEqual({
    error: "We could not save your enquiry just now. Please try again in a moment.",
  });
  expect(log.error).toHaveBeenCalledOnce();
});

test("other methods and other types of body are refused", async () => {
  expect((await post({}, { method: "PUT" })).status).toBe(405);
  expect(loader().status).toBe(405);
  expect((await post("name=Zoë", { headers: { "Content-Type": "text/plain" } })).status).toBe(415);
});
