import { expect, test } from "vitest";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import type { Database } from "../../../db/open.ts";
import { startPaymentWorker } from "../../../jobs/payments.ts";
import type { Letter } from "../../notices/letter.ts";
import { adoptLeads } from "../../people/adopting/mutations.ts";
import { actsOn } from "../../staff/audit/data.ts";
import { type Payment, reservationOf } from "../data.ts";
import { HOLD_MS, PAYMENT_LIFE_MS } from "../rules.ts";
import { type Counter, LOG, NORTH, NOW, openCounter } from "../testing.ts";
import { booksCsv } from "./books.ts";
import { heldMoney, listMoney, type MoneyView, moneyAt } from "./data.ts";
import { extendReservation, LONGEST_HOLD_MS, releaseReservation } from "./holds/mutations.ts";
import { movements } from "./movements.ts";
import { askRefund, claimRefund, makeRefund, type RefundWish } from "./refunds/mutations.ts";
import { leftCents, standingOf, withoutCarAndMoney } from "./standing.ts";

const MINUTE = 60_000;
const DANA = { id: 1, name: "Dana Whitlock" };
const MARCUS = { id: 2, name: "Marcus Kelly" };

eachDatabase("money at the desk", (openFresh) => {
  async function open(changes: Parameters<Counter["begun"]>[0] = {}) {
    const counter = await openCounter(await openFresh());
    const payment = await counter.begun(changes);
    await counter.decide(payment, "approve");
    const paid = (await counter.settle(payment)) ?? expect.unreachable();
    const place = { site: counter.site.slug, dealership: NORTH.slug };
    const row = async () => (await moneyAt(counter.db, [place], paid.id)) ?? expect.unreachable();
    const wish = (more: Partial<RefundWish> = {}): RefundWish => ({
      payment: paid,
      number: 1,
      cents: 20_000,
      reason: "Goodwill",
      words: "",
      by: DANA,
      place,
      now: NOW,
      ...more,
    });
    const give = async (more: Partial<RefundWish> = {}, now = NOW) => {
      const asked = await askRefund(counter.db, wish({ now, ...more }));
      if (asked.ok) await makeRefund(counter.services, counter.site, asked.value, now);
      return asked;
    };
    const worker = (now: number) =>
      startPaymentWorker({
        ...counter.services,
        sites: { bySlug: () => counter.site },
        clock: () => now,
        log: LOG,
        intervalMs: 3_600_000,
      });
    const work = async (now: number) => {
      const one = worker(now);
      await one.runOnce();
      await one.stop();
    };
    return { ...counter, paid, place, row, wish, give, work };
  }
  const lettersOf = async (db: Database, { id }: Payment) =>
    (await db.selectFrom("notices").selectAll().where("payment_id", "=", id).orderBy("id").execute()).map(
      ({ kind, letter }) => ({ kind, letter: JSON.parse(letter) as Letter }),
    );
  const carOf = ({ db, carId }: Pick<Counter, "db" | "carId">) =>
    db.selectFrom("cars").select(["held_until"]).where("id", "=", carId).executeTakeFirstOrThrow();

  test("two people who refund the same payment at once give it back once, and the other is told by whom", async () => {
    const { db, sim, wish, give, paid, row } = await open();
    const both = await Promise.all([give(), give({ by: MARCUS })]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const winner = both[0]?.ok ? DANA.name : MARCUS.name;
    const loser = both.find(({ ok }) => !ok);
    expect(loser).toMatchObject({
      error: { kind: both.length > 0 ? expect.stringMatching(/meanwhile|not-paid/) : "" },
    });
    expect(sim.refunds()).toBe(1);
    // Smaller refunds do not get around this: the second request is based on an outdated number.
    expect(await askRefund(db, wish({ cents: 100 }))).toMatchObject({ ok: false });
    const after = await row();
    expect(after.payment.state).toBe("refunded");
    expect(standingOf(after).text).toBe(`Refunded by ${winner}`);
    const refunds = (await actsOn(db, `payment:${paid.id}`)).filter(({ action }) => action.startsWith("refund"));
    expect(refunds).toMatchObject([{ by: winner, action: "refund $200", before: { left: "$200" } }]);
  });

  test("of two parts that are asked for at once on the same page only one is made", async () => {
    const { give, sim, row } = await open();
    const both = await Promise.all([give({ cents: 5_000 }), give({ cents: 5_000, by: MARCUS })]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { kind: "meanwhile", cents: 5_000 } });
    expect(sim.refunds()).toBe(1);
    expect(leftCents(await row())).toBe(15_000);
  });

  test("a part and then the rest: receipts, standing and books are exact to the cent, and a name is no formula", async () => {
    const typed = { userData: { name: '=HYPERLINK("http://evil.example")', last_name: "Ng" } };
    const { db, give, row, place, paid, carId } = await open(typed);
    expect((await give({ cents: 5_001, words: "Sorry about the key." })).ok).toBe(true);
    expect(standingOf(await row()).text).toBe("Part refunded, $149.99 kept");
    expect((await carOf({ db, carId })).held_until).not.toBeNull();
    expect(await give({ number: 2, cents: 15_000 })).toMatchObject({ error: { kind: "too-much", leftCents: 14_999 } });
    expect((await give({ number: 2, cents: 14_999 }, NOW + MINUTE)).ok).toBe(true);
    const after = await row();
    expect([after.payment.state, leftCents(after)]).toEqual(["refunded", 0]);
    expect(await give({ number: 3, cents: 1 })).toMatchObject({ error: { kind: "not-paid" } });
    expect((await carOf({ db, carId })).held_until).toBeNull();
    const letters = (await lettersOf(db, paid)).slice(1);
    expect(letters.map(({ kind }) => kind)).toEqual(["payment.partBack", "payment.givenBack"]);
    expect(letters[0]?.letter.words).toEqual([
      expect.stringContaining("has given $50.01 of your $200 back to you, to where it came from; $149.99 stays"),
      "Sorry about the key.",
    ]);
    expect(letters[1]?.letter.facts).toContainEqual(["Given back", "$149.99"]);

    const span = { ...place, from: NOW - MINUTE, to: NOW + 5 * MINUTE };
    const moved = (await movements(db, [span])) ?? [];
    expect(moved.map(({ cents }) => cents)).toEqual([20_000, -5_001, -14_999]);
    expect(moved.map(({ reference }) => reference)).toEqual([
      paid.reference,
      `${paid.reference}-R1`,
      `${paid.reference}-R2`,
    ]);
    expect(await movements(db, [{ ...span, from: NOW + MINUTE }])).toHaveLength(1);
    expect(await movements(db, [{ ...span, dealership: "south" }])).toEqual([]);
    const csv = booksCsv(moved, () => ({ name: "North", zone: "Pacific/Auckland", currency: "NZD" }));
    const [head, ...lines] = csv.split("\r\n");
    expect(head).toMatch(/^\ufeffDate,Time,.*,Amount,Currency,/);
    expect(lines[0]).toContain(`,200.00,NZD,"'=HYPERLINK(""http://evil.example"") Ng",`);
    expect(lines[1]).toContain(",-50.01,");
    expect(lines[2]).toContain(",-149.99,");
    expect(csv).not.toMatch(/(^|,)"?=/m);
  });

  test("the books say who gave back what nobody of the desk did: a rule of the website, or somebody at the provider", async () => {
    const { db, paid, place } = await open();
    await db.updateTable("payments").set({ state: "refunded" }).where("id", "=", paid.id).execute();
    const hold = db.updateTable("reservations").where("payment_id", "=", paid.id);
    const told = async () => (await movements(db, [{ ...place, from: 0, to: NOW + MINUTE }]))?.at(-1)?.refund;
    expect(await told()).toMatchObject({ by: "the payment provider" });
    await hold.set({ ended_at: NOW, outcome: "lapsed" }).execute();
    expect(await told()).toEqual({ by: "the website", reason: "The reservation ended" });
    await hold.set({ released_by: "Dana" }).execute();
    expect(await told()).toMatchObject({ by: "the payment provider" });
    await db.deleteFrom("reservations").where("payment_id", "=", paid.id).execute();
    expect(await told()).toMatchObject({ by: "the website", reason: expect.stringMatching(/car was taken/) });
  });

  test("a process that dies before it asked loses nothing, and one whose answer was lost gives nothing twice", async () => {
    const { db, wish, sim, work, row, site, services } = await open();
    const asked = await askRefund(db, wish());
    if (!asked.ok) return expect.unreachable();
    // The caller has the refund to itself for a minute.
    await work(NOW + MINUTE - 1);
    expect(sim.refunds()).toBe(0);
    sim.behave("lost");
    await work(NOW + MINUTE);
    expect(sim.refunds()).toBe(1);
    expect(standingOf(await row())).toMatchObject({ text: "Refund waits for the bank", kind: "late" });
    sim.behave("accept");
    await makeRefund(services, site, asked.value, NOW + 2 * MINUTE);
    await work(NOW + 60 * MINUTE);
    expect(sim.refunds()).toBe(1);
    expect((await row()).payment.state).toBe("refunded");
    const receipts = await lettersOf(db, (await row()).payment);
    expect(receipts.filter(({ kind }) => kind === "payment.givenBack")).toHaveLength(1);
  });

  test("a refund that fails after the car was released says that the shopper has neither, until it is tried again", async () => {
    const { db, give, sim, row, carId, place, work } = await open();
    sim.behave("failing");
    await give();
    expect((await carOf({ db, carId })).held_until).toBeNull();
    const stuck = await row();
    expect(standingOf(stuck)).toMatchObject({ text: "Refund failed", kind: "late" });
    expect(withoutCarAndMoney(stuck)).toContain("The car is for sale again, and $200 has not gone back");
    expect(stuck.refunds[0]?.problem).toBe("The shopper's bank did not take the money.");
    await work(NOW + 24 * 60 * MINUTE);
    expect(sim.refunds()).toBe(1);
    sim.behave("unavailable");
    expect((await give({ number: 2 })).ok).toBe(true);
    expect(withoutCarAndMoney(await row())).not.toBeNull();
    const waiting = (await row()).refunds.at(-1) ?? expect.unreachable();
    sim.behave("accept");
    expect(await claimRefund(db, waiting.id, NOW + 1)).toBeNull();
    expect(await claimRefund(db, waiting.id, NOW + 1, { by: MARCUS, place })).toMatchObject({ id: waiting.id });
    // Marcus is asking now: a second press, or a colleague's, asks for nothing.
    expect(await claimRefund(db, waiting.id, NOW + 2, { by: MARCUS, place })).toBeNull();
    await work(NOW + 2 * MINUTE);
    const after = await row();
    expect([after.payment.state, withoutCarAndMoney(after)]).toEqual(["refunded", null]);
    expect((await actsOn(db, `payment:${after.payment.id}`)).map(({ by, action }) => `${by}: ${action}`)).toEqual([
      `Marcus Kelly: ask again for ${waiting.reference}`,
      "Dana Whitlock: refund $200",
      "Dana Whitlock: refund $200",
    ]);
  });

  test("money that the bank is still moving is under way, not back; the receipt comes when it is", async () => {
    const { db, give, sim, row, work } = await open();
    sim.behave("pending");
    await give();
    expect(standingOf(await row())).toEqual({ text: "Asking the bank", kind: "soon" });
    expect(await lettersOf(db, (await row()).payment)).toHaveLength(1);
    expect(await give({ number: 2, cents: 1 })).toMatchObject({ error: { kind: "too-much", leftCents: 0 } });
    sim.finishRefunds("given");
    await work(NOW + 6 * MINUTE);
    expect((await row()).payment.state).toBe("refunded");
  });

  test("where all that was paid is on its way back, another refund of all that is left is refused in words", async () => {
    const { db, wish } = await open();
    expect(await askRefund(db, wish())).toMatchObject({ ok: true });
    expect(await askRefund(db, wish({ number: 2, cents: 0 }))).toEqual({ ok: false, error: { kind: "not-paid" } });
  });

  test("a hold is extended once by two who press at once, never beyond 30 days, and the shopper is told", async () => {
    const { db, site, paid, place, carId } = await open();
    const reservation = (await reservationOf(db, paid)) ?? expect.unreachable();
    const wish = { site, payment: paid, reservation, by: DANA, place, now: NOW };
    const both = await Promise.all([
      extendReservation(db, { ...wish, byMs: HOLD_MS }),
      extendReservation(db, { ...wish, by: MARCUS, byMs: HOLD_MS }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ error: "meanwhile" });
    expect((await carOf({ db, carId })).held_until).toBe(NOW + 2 * HOLD_MS);
    expect((await reservationOf(db, paid))?.held_until).toBe(NOW + 2 * HOLD_MS);
    expect((await lettersOf(db, paid)).at(-1)?.kind).toBe("payment.extended");
    expect(await extendReservation(db, { ...wish, byMs: LONGEST_HOLD_MS })).toMatchObject({ error: "too-long" });
  });

  test("a released car is for sale at once, once, and its deposit stays until it is given back", async () => {
    const { db, site, paid, place, carId, row, give, work } = await open();
    const wish = { site, payment: paid, by: DANA, place, now: NOW };
    expect(await heldMoney(db, [place], 10)).toHaveLength(1);
    expect(await Promise.all([releaseReservation(db, wish), releaseReservation(db, wish)])).toContain(false);
    expect((await carOf({ db, carId })).held_until).toBeNull();
    expect(await heldMoney(db, [place], 10)).toEqual([]);
    await work(NOW + 2 * HOLD_MS);
    const after = await row();
    expect([after.payment.state, leftCents(after)]).toEqual(["paid", 20_000]);
    expect(standingOf(after).text).toBe("Paid, car released");
    const reservation = after.reservation ?? expect.unreachable();
    expect(await extendReservation(db, { ...wish, reservation, byMs: HOLD_MS })).toMatchObject({ error: "over" });
    expect((await give()).ok).toBe(true);
    const kinds = (await lettersOf(db, paid)).map(({ kind }) => kind);
    expect(kinds).toEqual(["payment.held", "payment.released", "payment.givenBack"]);
  });

  test("payments are found by person, reference, car and day, with those who could not pay, and nowhere else", async () => {
    const { db, paid, place, begun, settle, decide, carId } = await open();
    await adoptLeads(db, { now: NOW, all: true });
    const invoice = { purpose: "invoice", carId: null } as const;
    const left = await begun({ ...invoice, amountCents: 30_000, userData: { email: "zoe@work.example" } });
    await settle(left, NOW + PAYMENT_LIFE_MS + 1);
    const refused = await begun({ userData: { name: "Oskar", email: "oskar@shopper.example", phone: "0491570159" } });
    await decide(refused, "decline");
    await settle(refused);
    const asked = { places: [place], spans: null, words: "", offset: 0, limit: 50 } as const;
    const list = async (view: MoneyView, more = {}) =>
      (await listMoney(db, { ...asked, view, ...more })).map(({ payment }) => payment.id);
    expect(await list("all")).toEqual([refused.id, left.id, paid.id]);
    expect(await list("paid")).toEqual([paid.id]);
    expect(await list("failed")).toEqual([refused.id, left.id]);
    expect(await list("back")).toEqual([]);
    // A shopper who holds the car with another payment has not failed to pay.
    const twice = await begun();
    expect(await settle(twice)).toMatchObject({ state: "abandoned", ended_why: "own" });
    expect(await list("failed")).toEqual([refused.id, left.id]);
    await db.deleteFrom("payments").where("id", "=", twice.id).execute();
    const rows = await listMoney(db, { ...asked, view: "failed" });
    // A person who enquired before is recognised by phone or address, although they never paid.
    expect(rows.map(({ payer }) => [payer.name.split(" ")[0], payer.personId !== null])).toEqual([
      ["Oskar", false],
      ["Zoë", true],
    ]);
    expect(await list("all", { words: "oskar" })).toEqual([refused.id]);
    expect(await list("all", { words: "0491 570 159" })).toEqual([refused.id]);
    expect(await list("all", { words: paid.reference.slice(0, 8).toLowerCase() })).toEqual([paid.id]);
    const { stocknum } = await db
      .selectFrom("cars")
      .select("stocknum")
      .where("id", "=", carId)
      .executeTakeFirstOrThrow();
    expect(await list("all", { words: stocknum.toLowerCase() })).toEqual([refused.id, paid.id]);
    expect(await list("all", { words: "100%" })).toEqual([]);
    const day = { ...place, from: NOW, to: NOW + 1 };
    expect(await list("all", { spans: [day] })).toHaveLength(3);
    expect(await list("all", { spans: [{ ...day, from: NOW + 1, to: NOW + 2 }] })).toEqual([]);
    const other = { site: place.site, dealership: "south" };
    expect(await list("all", { places: [other] })).toEqual([]);
    expect(await moneyAt(db, [other], paid.id)).toBeNull();
    expect(await moneyAt(db, [], paid.id)).toBeNull();
    expect(await heldMoney(db, [other], 10)).toEqual([]);
  });
});
