import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { Database } from "../../db/open.ts";
import { memberOfToken, openSession } from "../../features/sign-in/sessions.ts";
import { watchedIds } from "../../features/watchlist/data.ts";
import { changeWatchlist } from "../../features/watchlist/mutations.ts";
import { err } from "../../lib/result.ts";
import { type App, type RequestScope, requestScope } from "../../request.ts";
import { action, loader } from "./my-garage.tsx";

const NOW = Date.UTC(2026, 10, 21);
const own = dealership(1, "parramatta");
const PATHS = [
  ["USER-033", "/my-garage"],
  ["USER-034", "/mymotorama"],
  ["USER-035", "/mybigboxcars"],
  ["USER-036", "/myblinkr"],
  ["USER-037", "/myservco"],
] as const;

interface Visit {
  readonly path: string;
  readonly garage?: (typeof PATHS)[number][1];
  readonly cookie?: string;
  readonly form?: Readonly<Record<string, string>>;
}

/** The route's response or the error it throws. Search is unavailable: the page must work without it. */
async function visit(db: Database, { path, garage = "/my-garage", cookie, form }: Visit) {
  const url = new URL(path, "http://halden.localhost");
  const context = new RouterContextProvider();
  const search = { search: async () => err({ kind: "unavailable", message: "" }) };
  const app = { db, search } as unknown as App;
  const site = testSite("halden", [own], { config: { myGaragePath: garage } });
  const scope = { app, site, now: NOW, header: (name: string) => (name === "cookie" ? (cookie ?? null) : null) };
  context.set(requestScope, scope as unknown as RequestScope);
  const request = new Request(url, form ? { method: "POST", body: new URLSearchParams(form) } : {});
  const args = { context, url, request, params: {}, pattern: "" };
  return (form ? action(args) : loader(args)).catch((thrown: unknown) => thrown);
}

const statusOf = (answer: unknown) => {
  const { status, init } = answer as { status?: number; init?: { status?: number } | null };
  return status ?? init?.status ?? 200;
};

eachDatabase("the member's own page", (openFresh) => {
  test.each(PATHS)("%s SITE-058 %s is there on the site that has it, and there alone", async (_, path) => {
    const db = await openFresh();
    const cookie = `member=${await openSession(db, testSite("halden", []), "+61491570156", NOW)}`;
    expect(statusOf(await visit(db, { path, garage: path }))).toBe(302);
    expect(await visit(db, { path, garage: path, cookie })).toMatchObject({ garage: { phone: "0491 570 156" } });
    for (const [, other] of PATHS.filter(([, name]) => name !== path)) {
      expect(statusOf(await visit(db, { path: other, garage: path, cookie })), other).toBe(404);
    }
  });

  test("USER-033 a car is taken off the list, and signing out ends the session", async () => {
    const db = await openFresh();
    const site = testSite("halden", [own]);
    const token = await openSession(db, site, "+61491570156", NOW);
    const member = await memberOfToken(db, site, token, NOW);
    if (!member) throw new Error("No session was opened.");
    const car_id = await stockCar(db, own);
    const body = { phone_number: member.phone, car_id };
    await changeWatchlist(db, site, member, { call: "save-car", body, now: NOW });
    const cookie = `member=${token}`;
    const path = "/my-garage";
    const safe = { garage: { watchlist: { cards: null, gone: [] } } };
    expect(await visit(db, { path, cookie }), "while the search is away").toMatchObject(safe);
    for (const remove of ["x", "", "1e999"]) await visit(db, { path, cookie, form: { remove } });
    expect(await watchedIds(db, member)).toEqual([car_id]);
    const removed = await visit(db, { path, cookie, form: { remove: String(car_id) } });
    expect((removed as Response).headers.get("Location")).toBe(path);
    expect(await watchedIds(db, member)).toEqual([]);
    const response = (await visit(db, { path, cookie, form: { intent: "sign-out" } })) as Response;
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/"]);
    expect(await memberOfToken(db, site, token, NOW)).toBeNull();
  });
});
