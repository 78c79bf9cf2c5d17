import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, SHOPPER, testSite } from "../../../test/fixtures/site.ts";
import type { Database } from "../../db/open.ts";
import { LEAD_CATEGORIES } from "../forms/lead-kinds.ts";
import { submitLead } from "../leads/mutations.ts";
import { listDeliveries } from "../leads/sending/deliveries.ts";
import { MAIL_LIMITS } from "./limits.ts";

const NOW = Date.UTC(2026, 10, 30);
const HOUR = 3_600_000;
const site = testSite("test", [dealership(1, "north")]);
const other = testSite("other", [dealership(2, "south")]);

const send = (db: Database, changes: Record<string, unknown> = {}, { on = site, now = NOW, isLastStep = true } = {}) =>
  submitLead(
    db,
    on,
    { userData: { ...SHOPPER, message: "Hello", ...changes }, isLastStep },
    { now, ip: "203.0.113.9", userAgent: "Test" },
  );

/** States of the shoppers' mails, oldest first. */
const toShoppers = async (db: Database) =>
  (await listDeliveries(db, { limit: 1000 })).filter(({ audience }) => audience === "shopper").reverse();
const states = async (db: Database) => (await toShoppers(db)).map(({ state }) => state);

eachDatabase("telling shoppers of their leads", (openFresh) => {
  test.each(LEAD_CATEGORIES.map((category) => [category]))(
    "a lead of category %s is confirmed to who gave an address, in its own transaction, and once",
    async (category) => {
      const db = await openFresh();
      const submission_id = "3f0c3c6e-6a3e-4a52-9d0f-6a0b8b0f4f11";
      const sent = [await send(db, { category, submission_id }), await send(db, { category, submission_id })];
      expect(sent.map(({ ok }) => ok)).toEqual([true, true]);
      // A shopper who wants no more mails gets none, not even one that confirms it.
      const expected =
        category === "Unsubscribe" ? [] : [{ state: "waiting", channel: "email", category: "lead.received" }];
      expect(await toShoppers(db)).toMatchObject(expected);
      await send(db, { category: "Rego Lookup", rego: "ABC123" }, { isLastStep: false });
      expect(await toShoppers(db)).toHaveLength(expected.length);
    },
  );

  test("a lead whose confirmation cannot be kept is not taken either", async () => {
    const db = await openFresh();
    await db.schema.dropTable("lead_deliveries").execute();
    await db.schema.dropTable("notices").execute();
    expect(await send(db)).toMatchObject({ ok: false, error: { kind: "unavailable" } });
    expect(await db.selectFrom("leads").selectAll().execute()).toEqual([]);
  });

  test("mails that were written while the clock was ahead keep nobody's back once it is right", async () => {
    const db = await openFresh();
    const to = { email: "zoe@shopper.example" };
    for (let at = 0; at <= MAIL_LIMITS[0].most; at++) await send(db, to, { now: NOW + 400 * 24 * HOUR + at * HOUR });
    expect((await states(db)).at(-1)).toBe("withheld");
    for (let at = 0; at <= MAIL_LIMITS[1].most; at++) await send(db, to);
    expect((await states(db)).slice(-2), "and hide none of those that count").toEqual(["waiting", "withheld"]);
  });

  test("one address is sent so many an hour and a day, over all sites and spellings; the leads all arrive", async () => {
    const db = await openFresh();
    const [day, hour] = MAIL_LIMITS;
    const spell = (at: number) => ({ email: at % 2 ? "Zoe+cars@Shopper.example" : "zoe@shopper.example" });
    for (let at = 0; at < hour.most + 2; at++) await send(db, spell(at), { on: at % 2 ? site : other });
    expect(await states(db)).toEqual([...Array(hour.most).fill("waiting"), "withheld", "withheld"]);
    expect((await toShoppers(db)).at(-1)?.last_error).toContain("within the hour");
    // Another shopper is not affected; an hour later neither is this one, up to the limit of the day.
    await send(db, { email: "ben@shopper.example" });
    for (let at = 0; at < day.most; at++) await send(db, spell(at), { now: NOW + HOUR * (1 + at) });
    const later = (await states(db)).slice(hour.most + 2);
    expect(later).toEqual([
      "waiting",
      ...Array(day.most - hour.most).fill("waiting"),
      ...Array(hour.most).fill("withheld"),
    ]);
    await send(db, spell(0), { now: NOW + 25 * HOUR });
    expect((await states(db)).at(-1)).toBe("waiting");
    const leads = (await listDeliveries(db, { limit: 1000 })).filter(({ audience }) => audience === "dealership");
    expect(leads.every(({ state }) => state === "waiting")).toBe(true);
    expect(leads).toHaveLength(hour.most + day.most + 4);
  });

  test("who asks many times at once is limited as who asks one time after the other", async () => {
    const db = await openFresh();
    await Promise.all(Array.from({ length: 12 }, () => send(db)));
    expect((await states(db)).filter((state) => state === "waiting")).toHaveLength(MAIL_LIMITS[1].most);
  });
});
