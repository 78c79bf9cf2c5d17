import { expect, test } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, SHOPPER, testSite } from "../../../test/fixtures/site.ts";
import type { Database } from "../../db/open.ts";
import type { Site } from "../site/site.ts";
import { type LeadFailure, submitLead } from "./mutations.ts";
import type { LeadRecord } from "./rules.ts";
import type { OptInRecord } from "./sending/consent.ts";
import { whenLeadStored } from "./sending/outbox.ts";

const NOW = Date.UTC(2026, 10, 30);
const FACTS = { now: NOW, ip: "203.0.113.9", userAgent: "Browser/1.0" };
const SUBMISSION = "3f0c3c6e-6a3e-4a52-9d0f-6a0b8b0f4f11";
const WEBHOOK = { url: "https://crm.north.example/leads", secretEnv: "NORTH_CRM" };
const north = dealership(1, "north", { webhook: WEBHOOK });
const south = dealership(2, "south");
const other = dealership(3, "other");
const site = testSite("test", [north, south]);

const send = (db: Database, userData: unknown, isLastStep: unknown = true, on: Site = site) =>
  submitLead(db, on, { userData, isLastStep }, FACTS);

async function failure(result: ReturnType<typeof submitLead>): Promise<LeadFailure> {
  const settled = await result;
  if (settled.ok) throw new Error(`stored as lead ${settled.value.lead_id}`);
  return settled.error;
}

async function stored(db: Database) {
  const leads = await db.selectFrom("leads").selectAll().orderBy("id").execute();
  const deliveries = await db.selectFrom("lead_deliveries").selectAll().orderBy("id").execute();
  return { leads, deliveries };
}

eachDatabase("taking a lead", (openFresh) => {
  test("API-021 LEAD-053 a lead and its deliveries are stored, and its id is answered", async () => {
    const db = await openFresh();
    const car_id = await stockCar(db, north);
    let notified = 0;
    whenLeadStored(db, () => {
      notified += 1;
    });
    const words = site.config.optInText;
    const result = await send(db, { ...SHOPPER, message: "Still there?", car_id, opt_in: true, opt_in_text: words });
    const { leads, deliveries } = await stored(db);
    expect(result).toEqual({ ok: true, value: { lead_id: leads[0]?.id, event: 15, car_id, dealership_id: north.id } });
    expect(notified).toBe(1);
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({
      site_slug: "test",
      dealership_slug: "north",
      car_id,
      category: "Vehicle Enquiry",
      subcategory: null,
      created_at: NOW,
    });
    const record = JSON.parse(leads[0]?.payload ?? "") as LeadRecord;
    expect(record).toMatchObject({
      payload: { ...SHOPPER, message: "Still there?", stock_number: "A1024" },
      event: 15,
    });
    expect(JSON.parse(leads[0]?.opt_in ?? "") as OptInRecord).toMatchObject({
      given: true,
      words,
      email: SHOPPER.email,
    });
    expect(deliveries.map(({ channel, target, state, next_at }) => [channel, target, state, next_at])).toEqual([
      ["email", "leads@north.example", "waiting", NOW],
      ["webhook", WEBHOOK.url, "waiting", NOW],
      ["email", SHOPPER.email, "waiting", NOW],
    ]);
  });

  test("what nobody sees is stored nowhere, and a name of nothing else is none", async () => {
    const db = await openFresh();
    const unseen = { name: "Zo\u200Be \u202Emoc.live", message: "I \u2066saw\u2069 it" };
    expect((await send(db, { ...SHOPPER, ...unseen })).ok).toBe(true);
    const { leads } = await stored(db);
    const record = JSON.parse(leads[0]?.payload ?? "") as LeadRecord;
    expect(record.payload).toMatchObject({ name: "Zoe moc.live", message: "I saw it" });
    expect(await failure(send(db, { ...SHOPPER, name: "\u200B\u200D" }))).toMatchObject({ kind: "invalid" });
  });

  test("the same submission, sent again or twice at once, is one lead", async () => {
    const db = await openFresh();
    const enquiry = { ...SHOPPER, message: "Hello", submission_id: SUBMISSION };
    const [first, second] = await Promise.all([send(db, enquiry), send(db, enquiry)]);
    const third = await send(db, { ...enquiry, lead_attributes: { visited_pages: ["/more"] } });
    expect(first.ok).toBe(true);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    const { leads, deliveries } = await stored(db);
    // One delivery is the dealership's, one the shopper's.
    expect([leads.length, deliveries.length]).toEqual([1, 2]);
  });

  test("another shopper, another site or another message under the same submission id is another lead", async () => {
    const db = await openFresh();
    const enquiry = { ...SHOPPER, message: "Hello", submission_id: SUBMISSION };
    await send(db, enquiry);
    await send(db, { ...enquiry, email: "another@shopper.example" });
    await send(db, { ...enquiry, message: "Hello?" });
    await send(db, enquiry, true, testSite("second", [north, south]));
    expect((await stored(db)).leads).toHaveLength(4);
  });

  test("a car of another site, or none at all, is refused and nothing is stored", async () => {
    const db = await openFresh();
    const foreign = await stockCar(db, other);
    const message = "This vehicle is not listed on this site.";
    expect(await failure(send(db, { ...SHOPPER, car_id: foreign }))).toEqual({ kind: "unknown-car", message });
    expect(await failure(send(db, { ...SHOPPER, car_id: 999_999 }))).toEqual({ kind: "unknown-car", message });
    const hidden = await stockCar(db, north, { stocknum: "HIDDEN", show_on_dealer_website: false });
    expect(await failure(send(db, { ...SHOPPER, car_id: hidden }))).toEqual({ kind: "unknown-car", message });
    expect(await stored(db)).toEqual({ leads: [], deliveries: [] });
  });

  test("a form that was open while its car was hidden or given away, or its place closed, is a lead all the same", async () => {
    const db = await openFresh();
    const stocked = await stockCar(db, north, { stocknum: "HIDDEN", show_on_dealer_website: false });
    const foreign = await stockCar(db, other);
    const drive = { ...SHOPPER, form: "vehicle", category: "Test Drive", date: "2026-12-03", time: "10:00" };
    const gone = [
      { ...drive, car_id: stocked, dealership_slug: "north" },
      { ...drive, car_id: foreign, dealership_slug: "other", url: "https://test.example/cars/gone" },
      { ...SHOPPER, form: "vehicle", car_id: 999_999, location: "closed-yard" },
    ];
    for (const userData of gone) expect(await send(db, userData)).toMatchObject({ ok: true });
    const { leads } = await stored(db);
    const records = leads.map(({ payload }) => JSON.parse(payload) as LeadRecord);
    const primary = site.locations.find(({ primary }) => primary)?.dealership_slug;
    expect(leads.map(({ car_id, dealership_slug }) => [car_id, dealership_slug])).toEqual([
      [stocked, "north"],
      [null, primary],
      [null, primary],
    ]);
    // The dealer is told which car it was; who guesses numbers of hidden cars is not, nor promised a time.
    expect(records[0]?.vehicle?.stock_number).toBe("HIDDEN");
    expect(records.map(({ payload }) => payload.car_id)).toEqual([stocked, undefined, undefined]);
    const notices = await db.selectFrom("notices").select("letter").orderBy("id").execute();
    expect(notices).toHaveLength(3);
    for (const { letter } of notices) expect(letter).not.toMatch(/HIDDEN|Mazda|CX-5/);
    expect(await db.selectFrom("bookings").selectAll().execute()).toEqual([]);
  });

  test("a place of another dealership than the car's, or the booking's, is refused in a sentence", async () => {
    const db = await openFresh();
    const car_id = await stockCar(db, north);
    const strange = (message: string) => ({ kind: "invalid", errors: [{ field: "location", message }] });
    const ofCar = strange(
      "This vehicle is at Dealer north, and Dealer south is not theirs. Please choose Dealer north.",
    );
    const about = { ...SHOPPER, message: "Hi", car_id };
    for (const category of ["Vehicle Enquiry", "Test Drive", "Finance"]) {
      expect(await failure(send(db, { ...about, category, location: "south-yard" })), category).toEqual(ofCar);
    }
    const booking = { ...SHOPPER, message: "Hi", dealership_slug: "south", location: "north-yard" };
    const ofBooking = "This booking is with Dealer south, and Dealer north is not theirs. Please choose Dealer south.";
    expect(await failure(send(db, { ...booking, category: "Service" }))).toEqual(strange(ofBooking));
    expect((await stored(db)).leads).toEqual([]);
    await send(db, { ...about, location: "north-yard" });
    // Without a vehicle or a booking the shopper's last choice decides.
    await send(db, booking);
    expect((await stored(db)).leads).toHaveLength(2);
    // A dealership of which the site shows no place is met at any.
    const isShown = (slug: string | null | undefined) => slug !== "north";
    const locations = site.locations.map((one) => ({ ...one, visible: isShown(one.dealership_slug) }));
    expect(await send(db, { ...about, location: "south-yard" }, true, { ...site, locations })).toMatchObject({
      ok: true,
    });
  });

  test("a dealership that does not exist, or is another site's, is refused", async () => {
    const db = await openFresh();
    for (const dealership_slug of ["nobody", "other"]) {
      expect(await failure(send(db, { ...SHOPPER, message: "Hi", dealership_slug }))).toEqual({
        kind: "unknown-dealership",
        message: "This site has no such dealership.",
      });
    }
  });

  test("a missing field is named; an early step needs none (API-022)", async () => {
    const db = await openFresh();
    const required = "* This field is required";
    expect(await failure(send(db, { ...SHOPPER, message: "Hi", email: " " }))).toEqual({
      kind: "invalid",
      errors: [{ field: "email", message: required }],
    });
    const empty = await failure(send(db, {}));
    expect(empty.kind === "invalid" && empty.errors.map(({ field }) => field).sort()).toEqual([
      "email",
      "last_name",
      "message",
      "name",
      "phone",
    ]);
    expect((await send(db, { category: "Rego Lookup", rego: "ABC123" }, false)).ok).toBe(true);
    const { leads, deliveries } = await stored(db);
    expect(JSON.parse(leads[0]?.payload ?? "")).toMatchObject({ extras: { rego: "ABC123" } });
    expect(deliveries).toEqual([]);
  });

  test("an enquiry about a car needs no message (LEAD-014); certain dealers ask for their terms (LEAD-073)", async () => {
    const db = await openFresh();
    const car_id = await stockCar(db, north);
    expect((await send(db, { ...SHOPPER, car_id })).ok).toBe(true);
    const strict = testSite("test", [north, south], { dealershipConfig: { termsRequired: true } });
    expect(await failure(send(db, { ...SHOPPER, car_id }, true, strict))).toMatchObject({
      errors: [{ field: "terms_conditions" }],
    });
    expect((await send(db, { ...SHOPPER, car_id, terms_conditions: true }, true, strict)).ok).toBe(true);
  });

  test("wrong types, lists for texts and too long texts are refused, never stored, never thrown", async () => {
    const db = await openFresh();
    const base = { ...SHOPPER, message: "Hi" };
    const bad: unknown[] = [
      { ...base, name: ["Zoë"] },
      { ...base, name: { toString: "Zoë" } },
      { ...base, email: 12 },
      { ...base, message: ["a", "b"] },
      { ...base, message: "x".repeat(5001) },
      { ...base, message: "x".repeat(5_000_000) },
      { ...base, opt_in: "perhaps" },
      { ...base, car_id: "1; drop table leads" },
      { ...base, car_id: 1.5 },
      { ...base, "Vehicle Make": 3 },
      { ...base, category: ["Vehicle Enquiry"] },
      { ...base, category: "Gossip" },
      { ...base, subcategory: "Gossip" },
      { ...base, submission_id: "1" },
      { ...base, lead_attributes: "/" },
      { ...base, lead_attributes: { visited_pages: "/" } },
      Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`field_${index}`, "x"])),
      ["userData"],
      "userData",
      null,
    ];
    for (const userData of bad) {
      const refused = await failure(send(db, userData));
      expect(refused, JSON.stringify(userData).slice(0, 200)).toMatchObject({ kind: "invalid" });
      expect(JSON.stringify(refused).length).toBeLessThan(2000);
    }
    for (const raw of [null, undefined, [], "text", 7, {}]) {
      expect(await failure(submitLead(db, site, raw, FACTS))).toMatchObject({ kind: "invalid" });
    }
    expect((await stored(db)).leads).toEqual([]);
  });

  test("HTML, quotes and control characters are stored as the text they are", async () => {
    const db = await openFresh();
    const name = `<script>alert("1")</script>'; drop table leads; --`;
    const result = await send(db, { ...SHOPPER, name, message: "nul \u0000 and \ud800 alone", page_id: "\u0000" });
    expect(result.ok).toBe(true);
    const [lead] = (await stored(db)).leads;
    expect(JSON.parse(lead?.payload ?? "")).toMatchObject({ payload: { name, message: "nul  and \ufffd alone" } });
  });

  test("tracks are cut to what is bounded, and the newest pages stay", async () => {
    const db = await openFresh();
    const visited_pages = Array.from({ length: 500 }, (_, index) => `/${index}/${"x".repeat(1000)}`);
    const linked_query_params = Object.fromEntries(visited_pages.map((path) => [path, "y".repeat(1000)]));
    await send(db, { ...SHOPPER, message: "Hi", lead_attributes: { visited_pages, linked_query_params } });
    const [lead] = (await stored(db)).leads;
    const { payload } = JSON.parse(lead?.payload ?? "") as LeadRecord;
    expect(payload.lead_attributes?.visited_pages).toHaveLength(50);
    expect(payload.lead_attributes?.visited_pages?.at(-1)).toMatch(/^\/499\/x{100,}$/);
    expect((lead?.payload ?? "").length).toBeLessThan(40_000);
  });

  test("a database that is gone is unavailable, not an error thrown at the shopper", async () => {
    const db = await openFresh();
    await db.schema.dropTable("lead_deliveries").execute();
    const refused = await failure(send(db, { ...SHOPPER, message: "Hi" }));
    expect(refused).toMatchObject({ kind: "unavailable" });
    expect(await db.selectFrom("leads").selectAll().execute()).toEqual([]);
  });
});
