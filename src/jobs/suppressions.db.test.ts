import { afterEach, expect, test, vi } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { dealership, SHOPPER, testSite } from "../../test/fixtures/site.ts";
import type { Database } from "../db/open.ts";
import { submitLead } from "../features/leads/mutations.ts";
import { addressedBy, stopMails } from "../features/leads/one-press.ts";
import { listDeliveries } from "../features/leads/sending/deliveries.ts";
import { recallUnsubscribed } from "../features/leads/sending/recall-unsubscribed.ts";
import { letterOf } from "../features/notices/letter.ts";
import { notifyShopper } from "../features/notices/mutations.ts";
import { listSuppressions } from "../features/suppressions/data.ts";
import { liftSuppression, suppress } from "../features/suppressions/mutations.ts";
import { sendersOf } from "../features/suppressions/rules.ts";
import { unsubscribeToken } from "../features/suppressions/token.ts";
import { ok } from "../lib/result.ts";
import type { Mail } from "../services/mail/port.ts";
import { startWorker, type Worker } from "./sending/worker.ts";

const NOW = Date.UTC(2026, 10, 30);
const FACTS = { now: NOW, ip: "203.0.113.9", userAgent: "Test" };
const config = { siteUrl: "https://www.group.example" };
const yards = ["north", "south", "east", "west", "hills"].map((slug, at) => dealership(at + 1, slug));
/** Two of the five dealerships read one mailbox. */
const shared = dealership(6, "plains", { email: ["leads@hills.example"] });
const group = testSite("group", [...yards, shared], { config });
/** One of the group's dealerships also sells on a site of its own, beside one that is not of the group. */
const alone = testSite("alone", yards.slice(1, 2), { config });
const stranger = testSite("stranger", [dealership(9, "stranger")], { config });
const SITES = [group, alone, stranger];

const LETTER = letterOf({
  subject: "Still looking?",
  heading: "Still looking?",
  words: ["Come back."],
  reference: "R-1",
});

eachDatabase("who wants no marketing", (openFresh) => {
  const workers: Worker[] = [];
  afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

  function open(db: Database) {
    const mails: Mail[] = [];
    const worker = startWorker({
      db,
      sites: { bySlug: (slug) => SITES.find((site) => site.slug === slug) ?? null },
      mail: {
        send: async (mail) => {
          mails.push(mail);
          return ok(null);
        },
        close: () => {},
      },
      webhook: { send: async () => ok(null) },
      clock: () => NOW,
      log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
      intervalMs: 3_600_000,
    });
    workers.push(worker);
    return { mails, worker };
  }
  const remind = (db: Database, site = group, email: string = SHOPPER.email, phone: string | null = null) =>
    db.transaction().execute((trx) => {
      const dealershipSlug = site.dealerships[0]?.slug ?? "";
      const draft = { kind: "payment.abandoned", siteSlug: site.slug, dealershipSlug, now: NOW } as const;
      return notifyShopper(trx, { ...draft, letter: { ...LETTER, phone } }, email);
    });
  const unsubscribe = (db: Database, userData: Record<string, unknown> = { email: SHOPPER.email }, site = group) =>
    submitLead(db, site, { userData: { category: "Unsubscribe", ...userData } }, FACTS);
  const reminders = (mails: readonly Mail[]) => mails.filter(({ subject }) => subject === LETTER.subject);

  test("CONT-006 a wish given to one website is told to each of its dealerships, as a plain mail, and to none twice", async () => {
    const db = await openFresh();
    const { mails, worker } = open(db);
    expect((await unsubscribe(db)).ok).toBe(true);
    await worker.runOnce();
    expect(mails.map(({ to }) => to).sort()).toEqual(yards.map(({ slug }) => `leads@${slug}.example`).sort());
    for (const mail of mails) {
      expect(mail).toMatchObject({ adf: null, subject: `Unsubscribe, from ${SHOPPER.email}` });
      expect(mail.text).toContain(`> Email: ${SHOPPER.email}`);
      expect(mail.text).toContain("please take them off your own lists");
    }
  });

  test("what waits already is not sent any more, nor what is planned later, in whatever letters the address is written", async () => {
    const db = await openFresh();
    await remind(db);
    await unsubscribe(db, { email: "ZOE@Shopper.example" });
    await remind(db, group, "Zoe@shopper.EXAMPLE");
    await remind(db, group, "ben@shopper.example");
    const { mails, worker } = open(db);
    await worker.runOnce();
    expect(reminders(mails).map(({ to }) => to)).toEqual(["ben@shopper.example"]);
    const withheld = (await listDeliveries(db, { state: "withheld", limit: 10 })).map(({ last_error }) => last_error);
    expect(withheld).toEqual(Array(2).fill("This person wants no marketing from this site or dealership."));
  });

  test("a wish holds for each dealership on its other websites, and for nobody else", async () => {
    const db = await openFresh();
    await unsubscribe(db);
    await remind(db, alone);
    await remind(db, stranger);
    const { mails, worker } = open(db);
    await worker.runOnce();
    expect(reminders(mails).map(({ fromName }) => fromName)).toEqual(["Site stranger"]);
  });

  test("a wish given by phone number holds for mails to that person, however the number is written", async () => {
    const db = await openFresh();
    await unsubscribe(db, { email: "other@shopper.example", phone: "+61 (0)491 570 156" });
    await remind(db, group, "third@shopper.example", "0491-570-156");
    const { mails, worker } = open(db);
    await worker.runOnce();
    expect(reminders(mails)).toEqual([]);
  });

  test("what a shopper asks for still comes: a confirmation is no marketing", async () => {
    const db = await openFresh();
    await unsubscribe(db);
    await submitLead(db, group, { userData: { ...SHOPPER, message: "Hello" } }, FACTS);
    const { mails, worker } = open(db);
    await worker.runOnce();
    const mine = mails.filter(({ to }) => to === SHOPPER.email);
    expect(mine.map(({ subject }) => subject)).toEqual(["Your message to us"]);
    expect(mine[0]?.unsubscribe).toBeUndefined();
  });

  test("marketing carries the one press that stops it (RFC 8058), in words too, and the address names no person", async () => {
    const db = await openFresh();
    await remind(db);
    const { mails, worker } = open(db);
    await worker.runOnce();
    const [mail] = mails;
    const address = new URL(mail?.unsubscribe ?? "");
    expect(address.origin).toBe(config.siteUrl);
    expect(address.href).not.toMatch(/zoe|shopper|@|%40/i);
    for (const text of [mail?.text, mail?.html]) expect(text).toContain(address.href);
    const token = address.pathname.split("/").at(-1) ?? "";
    const addressed = (await addressedBy(db, group, token)) ?? expect.unreachable();
    // Opening the page does not press its button.
    expect(await listSuppressions(db, 100)).toEqual([]);
    const pressed = await Promise.all([1, 2, 3].map(() => stopMails(db, group, addressed, FACTS)));
    expect(new Set(pressed.map((one) => JSON.stringify(one))).size).toBe(1);
    const list = await listSuppressions(db, 100);
    expect(list.map(({ sender_kind, sender }) => `${sender_kind} ${sender}`).sort()).toEqual(
      sendersOf(group)
        .map(({ sender_kind, sender }) => `${sender_kind} ${sender}`)
        .sort(),
    );
    expect(new Set(list.map(({ contact, source }) => `${contact} ${source}`))).toEqual(
      new Set([`${SHOPPER.email} one-click`]),
    );
    await remind(db);
    await worker.runOnce();
    expect(reminders(mails)).toHaveLength(1);
    expect(mails.filter(({ subject }) => subject.startsWith("Unsubscribe"))).toHaveLength(yards.length);
  });

  test("a made-up token, another site's, and one that is cut stop nothing", async () => {
    const db = await openFresh();
    await remind(db);
    const { uid } = await db.selectFrom("notices").select("uid").executeTakeFirstOrThrow();
    const token = await unsubscribeToken(db, uid);
    const forged = [
      `${uid}.`,
      uid,
      `${uid}.${"A".repeat(43)}`,
      token.slice(0, -1),
      `${token}x`,
      "",
      ".",
      "x".repeat(5000),
    ];
    for (const one of forged) expect(await addressedBy(db, group, one), one.slice(0, 60)).toBeNull();
    expect(await addressedBy(db, stranger, token)).toBeNull();
    expect(await addressedBy(db, group, token)).toEqual({ uid, email: SHOPPER.email });
  });

  test("marketing of a site that names no address of its own is not sent: it could not be stopped", async () => {
    const db = await openFresh();
    await remind(db);
    const bare = { ...group, config: { ...group.config, siteUrl: null } };
    SITES.splice(0, 1, bare);
    const { mails, worker } = open(db);
    await worker.runOnce();
    SITES.splice(0, 1, group);
    expect(mails).toEqual([]);
    expect((await listDeliveries(db, { limit: 1 }))[0]).toMatchObject({
      state: "withheld",
      last_error: expect.stringContaining("siteUrl"),
    });
  });

  test("who unsubscribed while there was no list is on it from the next start on", async () => {
    const db = await openFresh();
    await unsubscribe(db);
    await db.deleteFrom("suppressions").execute();
    const siteOf = (slug: string) => SITES.find((site) => site.slug === slug) ?? null;
    expect(await recallUnsubscribed(db, siteOf)).toBe(sendersOf(group).length);
    expect(await recallUnsubscribed(db, siteOf)).toBe(0);
    await remind(db);
    const { mails, worker } = open(db);
    await worker.runOnce();
    expect(reminders(mails)).toEqual([]);
  });

  test("an operator puts a person on the list, and takes them off again", async () => {
    const db = await openFresh();
    const request = {
      person: { phone: "0491 570 156" },
      senders: sendersOf(group),
      source: "operator",
      leadId: null,
      now: NOW,
    } as const;
    expect(await suppress(db, request)).toBe(sendersOf(group).length);
    expect(await suppress(db, request)).toBe(0);
    expect((await listSuppressions(db, 1))[0]).toMatchObject({ contact: "+61491570156", source: "operator" });
    expect(await liftSuppression(db, { phone: "+61491570156" }, null)).toBe(sendersOf(group).length);
    expect(await listSuppressions(db, 1)).toEqual([]);
  });
});
