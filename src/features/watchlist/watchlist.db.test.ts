import { expect, test } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { Database } from "../../db/open.ts";
import { type Member, memberOfToken, openSession } from "../sign-in/sessions.ts";
import { watchedCars, watchedIds } from "./data.ts";
import { changeWatchlist, MOST_WATCHED, type WatchCall } from "./mutations.ts";

const own = dealership(1, "parramatta");
const other = dealership(2, "other");
const site = testSite("halden", [own]);
const NOW = Date.UTC(2026, 10, 21, 1);

async function memberOf(db: Database, phone = "+61491570156"): Promise<Member> {
  const member = await memberOfToken(db, site, await openSession(db, site, phone, NOW), NOW);
  if (!member) throw new Error("No session was opened.");
  return member;
}

async function change(
  db: Database,
  member: Member,
  call: WatchCall,
  car_id: unknown,
  phone_number = member.phone,
  now = NOW,
) {
  const changed = await changeWatchlist(db, site, member, { call, body: { phone_number, car_id }, now });
  return changed.ok ? "ok" : changed.error.kind;
}

eachDatabase("the watchlist", (openFresh) => {
  test("API-001 API-003 USER-009 cars are saved and removed by their ids, twice as well as once", async () => {
    const db = await openFresh();
    const member = await memberOf(db);
    const first = await stockCar(db, own, { stocknum: "A1" });
    const second = await stockCar(db, own, { stocknum: "A2" });
    expect(await change(db, member, "save-car", first)).toBe("ok");
    expect(await change(db, member, "save-car", first)).toBe("ok");
    expect(await change(db, member, "save-car", String(second), "0491 570 156", NOW + 1)).toBe("ok");
    expect((await watchedCars(db, member)).map(({ car_id }) => car_id)).toEqual([second, first]);
    expect(await change(db, member, "remove-car", first)).toBe("ok");
    expect(await change(db, member, "remove-car", first)).toBe("ok");
    expect(await watchedIds(db, member)).toEqual([second]);
  });

  test("API-001 the phone of the body must be the member's own; nobody else's list changes", async () => {
    const db = await openFresh();
    const member = await memberOf(db);
    const victim = await memberOf(db, "+61491570157");
    const car = await stockCar(db, own);
    expect(await change(db, victim, "save-car", car)).toBe("ok");
    for (const phone of ["+61491570157", "", "none"]) {
      expect(await change(db, member, "remove-car", car, phone)).toBe("foreign");
    }
    expect(await watchedIds(db, victim)).toEqual([car]);
    expect(await watchedIds(db, member)).toEqual([]);
  });

  test("API-001 a call without phone or car is malformed", async () => {
    const db = await openFresh();
    const member = await memberOf(db);
    for (const car of [undefined, null, "", "x", 0, -1, 1.5, Number.NaN, "99999999999999999", {}]) {
      expect(await change(db, member, "save-car", car)).toBe("malformed");
    }
    const body = await changeWatchlist(db, site, member, { call: "save-car", body: null, now: NOW });
    expect(body.ok).toBe(false);
  });

  test("another dealer's car, and one that never was, are unknown", async () => {
    const db = await openFresh();
    const member = await memberOf(db);
    expect(await change(db, member, "save-car", await stockCar(db, other))).toBe("unknown-car");
    expect(await change(db, member, "save-car", 999_999)).toBe("unknown-car");
  });

  test("USER-014 a sold car is saved no more, but stays and may be removed", async () => {
    const db = await openFresh();
    const member = await memberOf(db);
    const car = await stockCar(db, own);
    expect(await change(db, member, "save-car", car)).toBe("ok");
    await db.updateTable("cars").set({ sold: 1 }).where("id", "=", car).execute();
    expect(await change(db, member, "save-car", car)).toBe("ok");
    expect(await change(db, member, "remove-car", car)).toBe("ok");
    expect(await change(db, member, "save-car", car)).toBe("sold");
  });

  test("a car that left the stock is still told by its name", async () => {
    const db = await openFresh();
    const member = await memberOf(db);
    const car = await stockCar(db, own);
    await change(db, member, "save-car", car);
    await db.deleteFrom("cars").where("id", "=", car).execute();
    expect(await watchedCars(db, member)).toEqual([
      { car_id: car, car_name: "2021 Mazda CX-5 Maxx Sport KF", slug: null },
    ]);
  });

  test("VDP-097 and by the classified's title where the site calls its cars so", async () => {
    const db = await openFresh();
    const member = await memberOf(db);
    const listing = testSite("halden", [own], { config: { titleField: "carsales_title" } });
    const car_id = await stockCar(db, own, { carsales_title: "Mazda, one owner" });
    const body = { phone_number: member.phone, car_id };
    await changeWatchlist(db, listing, member, { call: "save-car", body, now: NOW });
    expect(await watchedCars(db, member)).toMatchObject([{ car_name: "Mazda, one owner" }]);
  });

  test(`${MOST_WATCHED} cars are the most`, async () => {
    const db = await openFresh();
    const member = await memberOf(db);
    const car = await stockCar(db, own);
    const rows = Array.from({ length: MOST_WATCHED - 1 }, (_, at) => ({
      member_id: member.id,
      car_id: 10_000 + at,
      car_name: "A car",
      saved_at: NOW,
    }));
    await db.insertInto("watched_cars").values(rows).execute();
    expect(await change(db, member, "save-car", car)).toBe("ok");
    expect(await change(db, member, "save-car", await stockCar(db, own, { stocknum: "A2" }))).toBe("full");
    expect(await change(db, member, "save-car", car), "one that is saved").toBe("ok");
  });
});
