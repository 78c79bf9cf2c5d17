import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { SHOPPER } from "../../../test/fixtures/site.ts";
import type { Database } from "../../db/open.ts";
import { type Counter, NOW, openCounter } from "../../features/reservations/testing.ts";
import { carById } from "../../features/stock/data.ts";
import { requestScope } from "../../request.ts";
import { action, loader } from "./enquire.tsx";

/** What the page answers: the status and where it leads. */
async function answerOf(given: () => unknown) {
  const answer = await Promise.resolve()
    .then(given)
    .catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get("Location") };
  if (answer instanceof Error) throw answer;
  return { status: (answer as { readonly init?: ResponseInit | null }).init?.status ?? 200, to: null };
}

function argsFor({ site, db, services }: Counter, path: string, body?: Record<string, string>) {
  const context = new RouterContextProvider();
  const scope = {
    site,
    now: NOW,
    ip: "192.0.2.1",
    userAgent: "Test",
    header: () => null,
    uncacheable: () => {},
    app: { db, log: services.log, search },
  };
  context.set(requestScope, scope as never);
  const url = new URL(path, "https://dealer.example");
  const slug = /^\/cars\/([^/]+)\//.exec(url.pathname)?.[1];
  const request = new Request(url, body && { method: "POST", body: new URLSearchParams(body) });
  return { context, request, url, params: { slug } } as never;
}

/** A search engine that is away: the page of a vehicle that is gone then suggests nothing. */
const search = { search: async () => ({ ok: false, error: { kind: "unavailable", cause: new Error("away") } }) };
const hide = (db: Database) => db.updateTable("cars").set({ show_on_dealer_website: 0 }).execute();

eachDatabase("the enquiry's own page", (openFresh) => {
  test("takes what was typed about a car that was hidden meanwhile, and shows that car to nobody else", async () => {
    const db = await openFresh();
    const counter = await openCounter(db);
    const { path = "", slug = "" } = (await carById(db, counter.site, counter.carId)) ?? {};
    const page = `${path}/enquire`;
    expect((await answerOf(() => loader(argsFor(counter, page)))).status).toBe(200);
    await hide(db);
    expect((await answerOf(() => loader(argsFor(counter, page)))).status).toBe(404);
    const form = { ...SHOPPER, message: "Is it still there?", website: "" };
    const refused = await answerOf(() => action(argsFor(counter, page, { ...form, email: "nobody" })));
    expect(refused).toEqual({ status: 422, to: null });
    const accepted = await answerOf(() => action(argsFor(counter, page, form)));
    expect(accepted.status).toBe(303);
    expect(accepted.to).toMatch(/^\/success\?/);
    expect(new URLSearchParams(accepted.to?.split("?")[1]).get("car")).toBe(slug);
    const leads = await db.selectFrom("leads").select(["car_id", "dealership_slug", "payload"]).execute();
    expect(leads).toMatchObject([{ car_id: counter.carId, dealership_slug: "north" }]);
    expect(leads[0]?.payload).toContain("Is it still there?");
    const unknown = await answerOf(() => action(argsFor(counter, "/cars/no-such-car/enquire", form)));
    expect(unknown.status).toBe(404);
  });
});
