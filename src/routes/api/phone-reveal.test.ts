import { type ActionFunctionArgs, RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { migrate, openDatabase } from "../../db/open.ts";
import { reportReveal, revealCall } from "../../features/cards/phone-reveal.ts";
import { type App, type RequestScope, requestScope } from "../../request.ts";
import { action } from "./phone-reveal.ts";

afterEach(() => vi.unstubAllGlobals());

const own = dealership(1, "parramatta");
const other = dealership(2, "elsewhere");
const CAR = { id: 7, dealership_id: 3, make: "Kia" };
const CALL = revealCall(CAR, { apiBaseUrl: "/api", websiteId: 12, dealershipWebsites: [] });

test("API-004 the call names car, dealership and website, and only the site's own cars are known", async () => {
  expect(CALL).toEqual({ address: "/api/phone-reveal", body: { car_id: 7, dealership_id: 3, website_id: 12 } });
  const db = await openDatabase({ url: "sqlite::memory:", dataDir: "" });
  await migrate(db);
  const [id, foreign] = [await stockCar(db, own), await stockCar(db, other)];
  const { dealership_id } = await db
    .selectFrom("cars")
    .select("dealership_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const log = { info: vi.fn() };
  const post = async (body: unknown) => {
    const context = new RouterContextProvider();
    const site = testSite("halden", [own], {
      config: { phoneUsedDefault: "02 5550 1234", phoneNewDefault: "02 5550 1234" },
    });
    context.set(requestScope, { app: { db, log } as unknown as App, site } as RequestScope);
    const request = new Request("http://test/api/phone-reveal", { method: "POST", body: JSON.stringify(body) });
    const answer = await action({ request, context } as unknown as ActionFunctionArgs);
    return [answer.status, await answer.json()];
  };
  expect(await post({ car_id: id, dealership_id, website_id: null })).toEqual([200, { phone: "02 5550 1234" }]);
  expect(log.info).toHaveBeenCalledOnce();
  expect((await post({ car_id: foreign, dealership_id: null }))[0]).toBe(404);
  expect((await post({ car_id: id, dealership_id: 99 }))[0]).toBe(404);
  for (const body of [null, {}, { car_id: "1" }, { car_id: -1 }, []]) expect((await post(body))[0]).toBe(422);
  await db.destroy();
});

test.each([
  ["a refusal", async () => new Response(null, { status: 503 })],
  ["no answer", async () => Promise.reject(new TypeError("offline"))],
])("LEAD-057 ERR-004 %s is told on the console only", async (_, fetching) => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("fetch", fetching);
  await reportReveal(CALL);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});
