import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import type { Database } from "../../db/open.ts";
import { addNote, sendAnswer } from "../people/answering/mutations.ts";
import { keepDraft } from "../people/drafts/mutations.ts";
import { keysOf } from "../people/keys.ts";
import { adopt, dana, lead, NOW, names, only, ZOE } from "../people/people.testing.ts";
import { recordAct } from "../staff/audit/mutations.ts";
import { erasePerson } from "./mutations.ts";

/** Tables from which a person is erased. A new table with personal details belongs here, and in the test below. */
const ERASED: readonly string[] = [
  ...["people", "people_drafts", "people_entries", "people_keys", "people_leads", "people_received"],
  ...["people_reminders", "people_texts", "leads", "lead_files", "lead_deliveries", "notices", "bookings"],
  ...["valuations", "valuation_photos", "payments", "audit_log", "staff_messages", "alert_people", "alerts"],
  ...["alert_consents", "alert_matches", "members", "member_sessions", "sign_in_codes", "watched_cars"],
];
const KEPT: Readonly<Record<string, string>> = {
  suppressions: "without it the next offer would reach them again",
  refunds: "the books: tax law wants them for five years; the reason is the dealer's own",
  payment_events: "the books: what the processor said of a payment, by its number",
  reservations: "the car that was held, by the payment's number",
  valuation_calls: "limits count calls by network address; forgotten within a day",
  rate_counts: "limits count by network address; forgotten within a day",
};
/** Tables about cars, the dealer's own staff, and the program. */
const WITHOUT_PEOPLE: readonly string[] = [
  ...["alert_cars", "alert_progress", "answer_templates", "car_edits", "car_prices", "cars", "dealerships"],
  ...["desk_changes", "diary_feeds", "diary_settings", "feed_mappings", "feed_sources", "feed_upload_pieces"],
  ...["feed_uploads"],
  ...["import_changes", "import_runs", "lead_appointments", "lead_offer_turns", "lead_offers", "lead_routes"],
  ...["leases", "migrations", "money_summaries", "people_apart", "people_views", "planned_prices"],
  ...["push_subscriptions"],
  ...["search_indexes", "shift_days", "shifts", "signing_keys", "staff", "staff_challenges", "staff_channels"],
  ...["staff_links", "staff_passkeys", "staff_roles", "staff_sessions", "staff_signatures", "stock_changes"],
  ...["site_documents", "site_revisions", "stock_picture_lists", "stock_picture_uses", "stock_pictures"],
];

/** The whole content of every table of the database, as one text each. */
async function everything(db: Database): Promise<ReadonlyMap<string, string>> {
  const tables = await db.introspection.getTables();
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    texts.set(name, JSON.stringify(rows));
  }
  return texts;
}

const holding = (texts: ReadonlyMap<string, string>, words: RegExp) =>
  [...texts].filter(([, text]) => words.test(text)).map(([name]) => name);

eachDatabase("a person erased at the desk", (openFresh) => {
  test("no table of the database holds anything of them, and somebody else's thread stays", async () => {
    const db = await openFresh();
    const by = await dana(db);
    await lead(db, { ...ZOE, message: "quokka" });
    await lead(db, { name: "Other", email: "other@shopper.example", message: "wombat" });
    await adopt(db);
    const person = await only(db, { words: "quokka" });
    await addNote(db, { person, by, now: NOW + 1, text: "quokka, noted" });
    const answer = { person, by, now: NOW + 2, subject: "quokka", signature: "D", reference: "R", seen: 9 };
    expect(await sendAnswer(db, { ...answer, text: "Hello quokka" })).toMatchObject({ ok: true });
    await keepDraft(db, { person, by, now: NOW + 3, text: "quokka draft" });
    const subject = `person:${person.id}` as const;
    await recordAct(db, { by, subject, action: "contact", before: { email: ZOE.email }, now: NOW + 3 });
    const asked = {
      uid: "alert",
      site_slug: "halden",
      email: ZOE.email,
      recipient: ZOE.email,
      member_id: 0,
      created_at: NOW,
    };
    await db.insertInto("alert_people").values(asked).execute();
    const [key] = keysOf({ phone: ZOE.phone });
    const phone = key?.slice("phone:".length) ?? "";
    await db.insertInto("members").values({ site_id: "halden", phone, created_at: NOW }).execute();
    await db.insertInto("members").values({ site_id: "kingtide", phone: "+61400000001", created_at: NOW }).execute();
    const theirs = /quokka|Zoë|zoe@shopper|570.?156/i;
    const before = holding(await everything(db), theirs);
    expect(before).toEqual(
      expect.arrayContaining(["leads", "notices", "people", "people_drafts", "people_entries", "people_keys"]),
    );
    const working = async () => [
      ...(await names(db, { view: "mine", staffId: by.id })),
      ...(await names(db, { view: "theirs" })),
    ];
    expect(await working()).toEqual(["Zoë", "Zoë"]);
    expect(await erasePerson(db, { person, by, withAccount: true, now: NOW + 4 })).toEqual({ ok: true, value: null });
    expect(holding(await everything(db), theirs)).toEqual([]);
    // An erased person is in nobody's list of work any more, whatever their state was.
    expect(await working()).toEqual([]);
    expect(await names(db)).toContain("Erased person");
    expect(await erasePerson(db, { person, by, withAccount: true, now: NOW + 5 })).toEqual({
      ok: false,
      error: "erased",
    });
    // A staff member who had the thread open writes on, but nothing of it is stored.
    expect(await addNote(db, { person, by, now: NOW + 6, text: "quokka again" })).toEqual({ ok: false, error: "gone" });
    expect(await sendAnswer(db, { ...answer, text: "Hello again, quokka" })).toMatchObject({ ok: false });
    await keepDraft(db, { person, by, now: NOW + 6, text: "quokka, begun again" });
    expect(holding(await everything(db), theirs)).toEqual([]);
    expect(await names(db, { words: "quokka" })).toEqual([]);
    expect(await names(db, { words: "wombat" })).toEqual(["Other"]);
    const acts = db.selectFrom("audit_log").select(["by", "action"]).where("subject", "=", subject);
    expect(await acts.orderBy("id", "desc").limit(1).execute()).toEqual([{ by: by.name, action: "erase" }]);
  });

  test("a thread that is erased as spam leaves whoever's number and address it used their account and alerts", async () => {
    const db = await openFresh();
    const by = await dana(db);
    await lead(db, { ...ZOE, message: "quokka" });
    await adopt(db);
    const [key] = keysOf({ phone: ZOE.phone });
    const phone = key?.slice("phone:".length) ?? "";
    await db.insertInto("members").values({ site_id: "halden", phone, created_at: NOW }).execute();
    const asked = { uid: "a", site_slug: "halden", email: ZOE.email, recipient: ZOE.email, member_id: 0 };
    await db
      .insertInto("alert_people")
      .values({ ...asked, created_at: NOW })
      .execute();
    const left = async () => [
      await db.selectFrom("members").select("phone").execute(),
      await db.selectFrom("alert_people").select("email").execute(),
    ];
    const person = await only(db);
    expect(await erasePerson(db, { person, by, withAccount: false, now: NOW + 1 })).toMatchObject({ ok: true });
    expect(holding(await everything(db), /quokka/)).toEqual([]);
    expect(await left()).toEqual([[{ phone }], [{ email: ZOE.email }]]);
  });

  test("nobody is erased while their money is on its way; then the payment stays without what they typed", async () => {
    const db = await openFresh();
    const by = await dana(db);
    const lead_id = await lead(db, ZOE);
    await adopt(db);
    const person = await only(db);
    const payment = { reference: "P", request_uid: "r", site_slug: "halden", dealership_slug: "castle-hill", lead_id };
    const paying = { purpose: "deposit", amount_cents: 50_000, processor: "demo", return_path: "/" } as const;
    const times = { created_at: NOW, updated_at: NOW };
    const typed = { request: JSON.stringify(ZOE), state: "refunding" } as const;
    await db
      .insertInto("payments")
      .values({ ...payment, ...paying, ...times, ...typed })
      .execute();
    expect(await erasePerson(db, { person, by, withAccount: true, now: NOW })).toEqual({ ok: false, error: "money" });
    expect(await only(db)).toMatchObject({ name: "Zoë", erased_at: null });
    await db.updateTable("payments").set({ state: "refunded" }).execute();
    expect(await erasePerson(db, { person, by, withAccount: true, now: NOW })).toMatchObject({ ok: true });
    const kept = await db.selectFrom("payments").select(["amount_cents", "request"]).execute();
    expect(kept).toEqual([{ amount_cents: 50_000, request: "{}" }]);
  });

  test("every table is erased, or holds nothing of a person, or keeps something for a reason", async () => {
    const db = await openFresh();
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    const known = [...ERASED, ...Object.keys(KEPT), ...WITHOUT_PEOPLE];
    expect(tables.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !tables.includes(name))).toEqual([]);
  });
});
