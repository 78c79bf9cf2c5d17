import { expect, test } from "vitest";
import { CAR, stockCar } from "../../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import type { Letter } from "../../notices/letter.ts";
import { backCentsOf, reservationOf } from "../data.ts";
import { askRefund, makeRefund } from "../desk/refunds/mutations.ts";
import { HOLD_MS } from "../rules.ts";
import { endReservation } from "../settlement.ts";
import { type Counter, NORTH, NOW, openCounter } from "../testing.ts";

eachDatabase("a deposit of which a part has gone back", (openFresh) => {
  async function paid(changes: Parameters<Counter["begun"]>[0] = {}) {
    const counter = await openCounter(await openFresh());
    const payment = await counter.begun(changes);
    await counter.decide(payment, "approve");
    return { ...counter, payment: (await counter.settle(payment)) ?? expect.unreachable() };
  }
  type Paid = Awaited<ReturnType<typeof paid>>;

  async function giveBack({ db, site, services, payment }: Paid, cents: number): Promise<void> {
    const place = { site: site.slug, dealership: NORTH.slug };
    const by = { id: 1, name: "Dana Whitlock" };
    const wish = { payment, number: 1, cents, reason: "Goodwill", words: "", by, place, now: NOW };
    const asked = await askRefund(db, wish);
    if (!asked.ok) expect.unreachable();
    await makeRefund(services, site, asked.value, NOW);
  }

  async function end({ db, site, payment }: Paid): Promise<void> {
    const reservation = (await reservationOf(db, payment)) ?? expect.unreachable();
    await endReservation(db, () => site, reservation, NOW + HOLD_MS);
  }

  async function lettersOf({ db, payment }: Paid, kind: string): Promise<readonly string[]> {
    const rows = await db
      .selectFrom("notices")
      .selectAll()
      .where("payment_id", "=", payment.id)
      .orderBy("id")
      .execute();
    const letters = rows.filter((row) => row.kind === kind).map(({ letter }) => JSON.parse(letter) as Letter);
    return letters.map(({ subject, heading, words, facts }) =>
      [subject, heading, ...words, ...facts.map((fact) => fact.join(" "))].join(" | "),
    );
  }

  test("RESV-007 is told with what is left of it once its time is over, and never as all of it", async () => {
    const counter = await paid();
    await giveBack(counter, 5_050);
    expect(await backCentsOf(counter.db, counter.payment)).toBe(5_050);
    await end(counter);
    await counter.settle(counter.payment, NOW + HOLD_MS);
    for (const kind of ["payment.lapsed", "payment.refunded"]) {
      const letters = await lettersOf(counter, kind);
      expect(letters).toHaveLength(2);
      for (const letter of letters) {
        expect(letter).toContain("$149.50");
        expect(letter).toContain("($50.50 of $200 went back before)");
        expect(letter).toContain("Given back before $50.50");
      }
    }
    expect(await counter.sim.standing(counter.payment.processor_payment ?? "")).toMatchObject({
      value: { refundedCents: 20_000 },
    });
  });

  test("RESV-007 stays with the dealership as what is left, where the car was sold to whoever paid it", async () => {
    const counter = await paid();
    await giveBack(counter, 5_000);
    const { stocknum } = await counter.db
      .selectFrom("cars")
      .select("stocknum")
      .where("id", "=", counter.carId)
      .executeTakeFirstOrThrow();
    await stockCar(counter.db, NORTH, { ...CAR, payment_processors: ["sim"], stocknum, status: "sold", sold: true });
    await end(counter);
    const [shopper, dealer] = await lettersOf(counter, "payment.kept");
    expect(shopper).toContain("has your deposit of $150 ($50 of $200 went back before)");
    expect(dealer).toContain("The deposit of $150 stays with you ($50 of $200 went back before)");
  });
});
