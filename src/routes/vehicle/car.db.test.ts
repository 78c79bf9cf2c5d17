import { pino } from "pino";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { CAR, stockCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { Database } from "../../db/open.ts";
import { documentOf, STOCK_INDEX } from "../../features/search/index/documents/document.ts";
import { carById, carByVin, carsAfter, ownCarBySlug } from "../../features/stock/data.ts";
import { writeStock } from "../../features/stock/mutations.ts";
import { type App, type RequestScope, requestScope } from "../../request.ts";
import { embeddedEngine } from "../../services/search/embedded/engine.ts";
import type { SearchEngine } from "../../services/search/port.ts";
import { loader } from "./car.tsx";

const of = dealership(1, "parramatta");
const site = testSite("halden", [of]);
const SOLD_AT = Date.UTC(2026, 10, 18, 12);
const sold = { status: "sold", sold: true, sold_date_timestamp: SOLD_AT / 1000 } as const;
/** The sold car's page ends three days later. */
const LEAVES = Date.UTC(2026, 10, 21, 12);

async function indexOf(db: Database): Promise<SearchEngine> {
  const engine = embeddedEngine(STOCK_INDEX);
  await engine.put((await carsAfter(db, 0, 100)).map(documentOf));
  return engine;
}

/** The loader's answer for a slug: its status, its redirect, and how long the page is valid. */
async function visit(db: Database, slug: string, now: number, engine?: SearchEngine) {
  let keepUntil = Number.POSITIVE_INFINITY;
  const context = new RouterContextProvider();
  const payments = { processorsOf: () => new Map(), demoTill: null };
  const app = { db, payments, search: engine ?? (await indexOf(db)), log: pino({ level: "silent" }) } as unknown as App;
  context.set(requestScope, {
    app,
    site,
    now,
    requestId: "1",
    changesAt: (at) => {
      keepUntil = Math.min(keepUntil, at);
    },
    uncacheable: () => {
      keepUntil = 0;
    },
  } as RequestScope);
  const request = new Request(`http://halden.test/cars/${slug}`);
  const answer: unknown = await Promise.resolve(
    loader({ context, request, params: { slug } } as unknown as Parameters<typeof loader>[0]),
  ).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get("Location"), keepUntil };
  const init = answer && typeof answer === "object" && "init" in answer ? (answer.init as ResponseInit) : null;
  return { status: init?.status ?? 200, to: null, keepUntil };
}

async function slugOfCar(db: Database, stocknum: string): Promise<string> {
  return (await db.selectFrom("cars").select("slug").where("stocknum", "=", stocknum).executeTakeFirstOrThrow()).slug;
}

eachDatabase("a sold car's address", (openFresh) => {
  test("SRCH-062 is its page until its days are over, and from then on leads to its model's search", async () => {
    const db = await openFresh();
    await stockCar(db, of, sold);
    const slug = await slugOfCar(db, CAR.stocknum);
    expect(await visit(db, slug, LEAVES - 1)).toEqual({ status: 200, to: null, keepUntil: LEAVES });
    expect(await visit(db, slug, LEAVES)).toMatchObject({ status: 301, to: "/search/mazda/cx-5" });
  });

  test("VDP-001 in capitals leads to the car's own, and one that is nobody's is not found in capitals either", async () => {
    const db = await openFresh();
    await stockCar(db, of);
    const slug = await slugOfCar(db, CAR.stocknum);
    const now = Date.UTC(2026, 10, 20);
    expect(await visit(db, slug.toUpperCase(), now)).toMatchObject({ status: 301, to: `/cars/${slug}` });
    expect(await visit(db, "NO-SUCH-CAR", now)).toMatchObject({ status: 404, to: null });
  });

  test("of a car for sale stays whatever the day", async () => {
    const db = await openFresh();
    await stockCar(db, of);
    const far = Date.UTC(2030, 0, 1);
    expect(await visit(db, await slugOfCar(db, CAR.stocknum), far)).toMatchObject({ status: 200 });
  });

  test("leads to the make's search where the model has none, and is gone where the make has none either", async () => {
    const db = await openFresh();
    await stockCar(db, of, { ...sold, stocknum: "B1", model: "小型車" });
    await stockCar(db, of, { ...sold, stocknum: "B2", make: "大発", model: "小型車" });
    expect(await visit(db, await slugOfCar(db, "B1"), LEAVES)).toMatchObject({ status: 301, to: "/search/mazda" });
    expect(await visit(db, await slugOfCar(db, "B2"), LEAVES)).toMatchObject({ status: 410, to: null });
  });

  test("of a make that is spelt like a stock type or a dealership is not mistaken for it", async () => {
    const db = await openFresh();
    await stockCar(db, of, { ...sold, stocknum: "C1", make: "Parramatta", model: "小型車" });
    expect(await visit(db, await slugOfCar(db, "C1"), LEAVES)).toMatchObject({ status: 410 });
  });

  test("of a car that was removed, or never was, is not found", async () => {
    const db = await openFresh();
    await stockCar(db, of, sold);
    const slug = await slugOfCar(db, CAR.stocknum);
    await writeStock(db, of, { now: LEAVES }, (writer) => writer.remove([CAR.stocknum]));
    expect(await visit(db, slug, LEAVES)).toMatchObject({ status: 404 });
    expect(await visit(db, "never", LEAVES)).toMatchObject({ status: 404 });
  });

  test("of a car that its dealer hides is not found, and is its page again once it is shown", async () => {
    const db = await openFresh();
    await stockCar(db, of, { show_on_dealer_website: false });
    const slug = await slugOfCar(db, CAR.stocknum);
    expect(await visit(db, slug, LEAVES)).toMatchObject({ status: 404 });
    const hidden = await ownCarBySlug(db, site, slug);
    expect(await carById(db, site, hidden?.id ?? 0)).toBeNull();
    expect(await carByVin(db, site, CAR.vin ?? "")).toBeNull();
    await stockCar(db, of);
    expect(await visit(db, slug, LEAVES)).toMatchObject({ status: 200 });
    expect(await carByVin(db, site, CAR.vin ?? "")).toMatchObject({ slug });
  });

  test("waits while the stock cannot be searched, instead of calling the model gone", async () => {
    const db = await openFresh();
    await stockCar(db, of, sold);
    const down: SearchEngine = {
      ...(await indexOf(db)),
      search: async () => ({ ok: false, error: { kind: "unavailable", message: "down" } }),
    };
    expect(await visit(db, await slugOfCar(db, CAR.stocknum), LEAVES, down)).toMatchObject({ status: 503 });
  });
});
