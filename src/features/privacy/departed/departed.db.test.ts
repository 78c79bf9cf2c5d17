import { expect, test } from "vitest";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import { askForAlert } from "../../alerts/mutations.ts";
import { adopt, lead, NOW, ZOE } from "../../people/people.testing.ts";
import { openAtSite } from "./data.ts";
import { eraseDeparted } from "./mutations.ts";

eachDatabase("the people of a site that is gone", (openFresh) => {
  test("are erased at once, also who was put off, and nobody else is; a booking to come waits", async () => {
    const db = await openFresh();
    const other = { name: "Other", email: "other@shopper.example", phone: "0491 570 157" };
    const [quokka, booked, elsewhere] = [
      await lead(db, { ...ZOE, message: "quokka" }),
      await lead(db, { ...other, message: "wombat" }),
      await lead(db, { ...ZOE, message: "numbat" }),
    ];
    await db.updateTable("leads").set({ site_slug: "kingtide" }).where("id", "=", elsewhere).execute();
    await adopt(db);
    await db
      .updateTable("people")
      .set({ snoozed_until: NOW + 86_400_000 })
      .execute();
    const where = { site_slug: "halden", dealership_slug: "castle-hill", location_slug: "castle-hill" };
    const [starts_at, ends_at, free_at] = [NOW + 9e9, NOW + 9e9 + 1, NOW + 9e9 + 1];
    const when = { date: "2028-11-23", time: "12:00", starts_at, ends_at, free_at };
    const booking = { uid: "b", lead_id: booked, kind: "test-drive", state: "booked" } as const;
    await db
      .insertInto("bookings")
      .values({ ...booking, ...where, ...when, created_at: NOW, changed_at: NOW })
      .execute();
    for (const site_id of ["halden", "kingtide"])
      await db.insertInto("members").values({ site_id, phone: "+61491570156", created_at: NOW }).execute();
    for (const slug of ["halden", "kingtide"]) {
      const wish = { kind: "search", carSlug: null, often: "daily", drops: false, memberId: 0 } as const;
      const asked = {
        ...wish,
        email: "zoe@shopper.example",
        name: "Mazda",
        ownName: "",
        address: "/search",
        words: "Yes.",
        page: "/",
      };
      await askForAlert(db, testSite(slug, [dealership(1, slug)]), asked, NOW);
    }
    await db.updateTable("alerts").set({ state: "active", started_at: NOW }).execute();
    const held = { reference: "P", request_uid: "r", site_slug: "halden", dealership_slug: "castle-hill" };
    const paying = { purpose: "deposit", amount_cents: 50_000, processor: "demo", return_path: "/", request: "{}" };
    const paid = { ...held, ...paying, state: "refunding", created_at: NOW, updated_at: NOW } as const;
    await db
      .insertInto("payments")
      .values(paid as never)
      .execute();
    const open = await openAtSite(db, "halden", NOW);
    expect(open).toEqual({ payments: 1, bookings: 1, deliveries: expect.any(Number), alerts: 1 });
    expect(open.deliveries).toBeGreaterThan(0);
    expect(await openAtSite(db, "nowhere", NOW)).toEqual({ payments: 0, bookings: 0, deliveries: 0, alerts: 0 });
    expect(await openAtSite(db, "halden", NOW, ["brookvale"])).toEqual({ ...open, alerts: 0 });
    expect(await openAtSite(db, "halden", NOW, ["castle-hill", "halden"])).toEqual({
      payments: 0,
      bookings: 0,
      deliveries: 0,
      alerts: 0,
    });
    const done = { threads: 1, alerts: 1, accounts: 1, left: 1 };
    expect(await eraseDeparted(db, "halden", NOW + 1_000)).toEqual(done);
    expect(await eraseDeparted(db, "halden", NOW + 1_000)).toEqual({ threads: 0, alerts: 0, accounts: 0, left: 1 });
    const kept = await db.selectFrom("leads").select(["id", "payload"]).orderBy("id").execute();
    const says = kept.map(({ id, payload }) => [id, /quokka|wombat|numbat/.exec(payload)?.[0]]);
    expect(says).toEqual([
      [quokka, undefined],
      [booked, "wombat"],
      [elsewhere, "numbat"],
    ]);
    expect(await db.selectFrom("members").select("site_id").execute()).toEqual([{ site_id: "kingtide" }]);
    expect(await db.selectFrom("alert_people").select("site_slug").execute()).toEqual([{ site_slug: "kingtide" }]);
    await db.updateTable("bookings").set({ state: "cancelled" }).execute();
    expect(await eraseDeparted(db, "halden", NOW + 1_000)).toEqual({ threads: 1, alerts: 0, accounts: 0, left: 0 });
  });
});
