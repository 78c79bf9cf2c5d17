import { expect, test } from "vitest";
import { eachDatabase } from "../../../../../test/fixtures/database.ts";
import { dealership, testSite } from "../../../../../test/fixtures/site.ts";
import { instantOf } from "../../../../lib/time/zoned.ts";
import type { Letter } from "../../../notices/letter.ts";
import { NORTH, NOW, openCounter } from "../../testing.ts";
import { writeSummaries } from "./mutations.ts";

const ZONE = "Australia/Sydney";
const HOUR = 3_600_000;

eachDatabase("the day's summary of money", (openFresh) => {
  test("goes once to the dealership's address for money, after six in its own morning, of its own calendar day", async () => {
    const site = testSite("test", [{ ...NORTH, moneyEmail: ["books@north.example"] }, dealership(2, "south")]);
    const counter = await openCounter(await openFresh(), {}, site);
    const { db } = counter;
    const payment = await counter.begun();
    await counter.decide(payment, "approve");
    await counter.settle(payment);
    const refused = await counter.begun({
      amountCents: 30_000,
      userData: { email: "ben@shopper.example", phone: "0491570158" },
    });
    await counter.decide(refused, "decline");
    await counter.settle(refused);
    const day = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE }).format(NOW);
    const next = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE }).format(NOW + 24 * HOUR);
    // By the dealership's clock, this payment was the last of the previous day.
    const midnight = instantOf(day, "00:00", ZONE);
    const { id, ...same } = await db
      .selectFrom("payments")
      .selectAll()
      .where("id", "=", payment.id)
      .executeTakeFirstOrThrow();
    const before = { reference: "BEFORE", request_uid: "before", processor_payment: "b", paid_at: midnight - 1 };
    await db
      .insertInto("payments")
      .values({ ...same, ...before, created_at: midnight - 1 })
      .execute();

    const six = instantOf(next, "06:00", ZONE);
    expect(await writeSummaries(db, [site], six - 1)).toBe(0);
    const both = await Promise.all([writeSummaries(db, [site], six), writeSummaries(db, [site], six)]);
    expect(both.sort()).toEqual([0, 1]);
    expect(await writeSummaries(db, [site], six + 3 * HOUR)).toBe(0);
    const notices = await db
      .selectFrom("notices")
      .innerJoin("lead_deliveries", "lead_deliveries.notice_id", "notices.id")
      .select(["notices.letter", "target", "channel", "notices.dealership_slug"])
      .where("kind", "=", "money.summary")
      .execute();
    expect(notices.map(({ target, channel, dealership_slug }) => [target, channel, dealership_slug])).toEqual([
      ["books@north.example", "email", "north"],
    ]);
    const { subject, words, facts } = JSON.parse(notices[0]?.letter ?? "") as Letter;
    expect(subject).toMatch(/^Money of \w+ \d+ November 2026: \$200\.00 in, \$0\.00 out$/);
    expect(words.join(" ")).toContain("1 payment came to nothing");
    expect(facts).toEqual([[expect.stringMatching(/^\d\d:\d\d Deposit$/), expect.stringContaining(payment.reference)]]);
    expect(JSON.stringify(facts)).not.toMatch(/Zoë|shopper\.example/);
  });

  test("goes to every other dealership where one's files cannot be read, which is reported", async () => {
    const counter = await openCounter(await openFresh());
    const { db, site } = counter;
    const payment = await counter.begun();
    await counter.decide(payment, "approve");
    await counter.settle(payment);
    const broken = Object.defineProperty(testSite("other", [dealership(9, "west")]), "configFor", {
      value: () => {
        throw new Error("The files of other cannot be read.");
      },
    });
    const day = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE }).format(NOW + 24 * HOUR);
    const seven = instantOf(day, "07:00", ZONE);
    await expect(writeSummaries(db, [broken, site], seven)).rejects.toThrow("other");
    const notices = db.selectFrom("notices").select("site_slug").where("kind", "=", "money.summary");
    expect(await notices.execute()).toEqual([{ site_slug: site.slug }]);
  });

  test("tells of a payment that was left on the day on which it is given up, and once", async () => {
    const counter = await openCounter(await openFresh());
    const { db, site } = counter;
    const payment = await counter.begun();
    const mornings = [1, 2, 3].map((days) => {
      const day = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE }).format(NOW + days * 24 * HOUR);
      return instantOf(day, "07:00", ZONE);
    });
    // Begun in the afternoon, it may still be paid the next morning.
    expect(await writeSummaries(db, [site], mornings[0] ?? 0)).toBe(0);
    expect(await counter.settle(payment, NOW + 25 * HOUR)).toMatchObject({ state: "abandoned" });
    expect(await writeSummaries(db, [site], mornings[1] ?? 0)).toBe(1);
    const notices = db.selectFrom("notices").select("letter").where("kind", "=", "money.summary");
    expect((JSON.parse((await notices.executeTakeFirstOrThrow()).letter) as Letter).words.join(" ")).toContain(
      "1 payment came to nothing",
    );
    expect(await writeSummaries(db, [site], mornings[2] ?? 0)).toBe(0);
  });

  test("goes to the leads' addresses where none is named, and to nobody of a day without money", async () => {
    const counter = await openCounter(await openFresh());
    const { db, site } = counter;
    const payment = await counter.begun();
    await counter.decide(payment, "approve");
    await counter.settle(payment);
    const morning = instantOf(
      new Intl.DateTimeFormat("en-CA", { timeZone: ZONE }).format(NOW + 24 * HOUR),
      "09:00",
      ZONE,
    );
    expect(await writeSummaries(db, [site], morning)).toBe(1);
    const targets = await db
      .selectFrom("lead_deliveries")
      .innerJoin("notices", "notices.id", "lead_deliveries.notice_id")
      .select("target")
      .where("kind", "=", "money.summary")
      .execute();
    expect(targets.map(({ target }) => target)).toEqual(NORTH.leads.email);
    expect(await writeSummaries(db, [site], morning + 24 * HOUR)).toBe(0);
    // After a month the markers of these days are deleted.
    await writeSummaries(db, [site], morning + 40 * 24 * HOUR);
    expect(await db.selectFrom("money_summaries").select("day").execute()).toHaveLength(1);
  });
});
