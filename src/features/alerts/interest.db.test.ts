import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import type { Database } from "../../db/open.ts";
import { emptyCarInput } from "../stock/empty-car.ts";
import { writeStock } from "../stock/mutations.ts";
import { interestIn } from "./interest.ts";

const NOW = Date.UTC(2026, 10, 23);
const HALDEN = { id: 1, slug: "halden-liverpool", name: "Halden" };
const sitesOf = (dealership: string) => (dealership === "halden-liverpool" ? ["halden", "group"] : []);

async function cars(db: Database) {
  const input = (stocknum: string) => ({
    ...emptyCarInput(),
    stocknum,
    name: `2020 Mazda 3 ${stocknum}`,
    make: "Mazda",
  });
  await writeStock(db, HALDEN, { now: NOW }, (writer) => writer.upsert([input("A"), input("B")]));
  const rows = await db.selectFrom("cars").select(["id", "slug"]).orderBy("stocknum").execute();
  return rows.map((row) => ({ ...row, dealership_slug: "halden-liverpool" }));
}

async function member(db: Database, phone: string): Promise<number> {
  const made = await db
    .insertInto("members")
    .values({ site_id: "halden", phone, created_at: NOW })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}

interface Told {
  readonly slug: string;
  readonly site?: string;
  readonly member?: number;
  readonly state?: "active" | "waiting" | "ended";
}

/** Somebody who asked by mail to be told of a car. */
async function subscribe(
  db: Database,
  email: string,
  { slug, site = "halden", member: member_id = 0, state = "active" }: Told,
) {
  const person = await db
    .insertInto("alert_people")
    .values({ uid: email, site_slug: site, email, recipient: email, member_id, created_at: NOW, confirmed_at: NOW })
    .returning("id")
    .executeTakeFirstOrThrow();
  const times = { link_until: NOW, created_at: NOW, started_at: NOW, changed_at: NOW };
  const none = { problem: null, ended_at: null, mailed_at: null, next_at: null };
  const alert = { uid: email, person_id: person.id, site_slug: site, kind: "car", address: "/a", name: "a" } as const;
  await db
    .insertInto("alerts")
    .values({ ...alert, car_slug: slug, often: "once", drops: 1, state, ...times, ...none })
    .execute();
}

eachDatabase("the interest in a car", (openFresh) => {
  test("counts views, enquiries, and each person who watches it once, and no other car's or dealer's", async () => {
    const db = await openFresh();
    const [a, b] = await cars(db);
    if (!a || !b) throw new Error("No cars were stored.");
    await db.updateTable("cars").set({ views: 298 }).where("id", "=", a.id).execute();
    const lead = { site_slug: "halden", dealership_slug: "halden-liverpool", subcategory: null, opt_in: null };
    for (const [lead_uid, car_id] of [
      ["1", a.id],
      ["2", a.id],
      ["3", null],
    ] as const)
      await db
        .insertInto("leads")
        .values({ ...lead, lead_uid, car_id, category: "Vehicle Enquiry", payload: "{}", created_at: NOW })
        .execute();
    const [one, two] = [await member(db, "+61491570156"), await member(db, "+61491570157")];
    for (const member_id of [one, two])
      await db.insertInto("watched_cars").values({ member_id, car_id: a.id, car_name: "a", saved_at: NOW }).execute();
    // The first member also gets mails, and counts once; a stranger counts beside them, on either of the sites.
    await subscribe(db, "member@shopper.example", { slug: a.slug, member: one });
    await subscribe(db, "stranger@shopper.example", { slug: a.slug, site: "group" });
    await subscribe(db, "waiting@shopper.example", { slug: a.slug, state: "waiting" });
    await subscribe(db, "ended@shopper.example", { slug: a.slug, state: "ended" });
    await subscribe(db, "elsewhere@shopper.example", { slug: a.slug, site: "kingtide" });
    const found = await interestIn(db, [a, b], sitesOf);
    expect(found.get(a.id)).toEqual({ views: 298, leads: 2, watchers: 3 });
    expect(found.get(b.id)).toEqual({ views: 0, leads: 0, watchers: 0 });
  });
});
