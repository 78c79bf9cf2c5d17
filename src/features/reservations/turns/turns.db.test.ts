import { beforeAll, expect, test } from "vitest";
import { CAR, stockCar } from "../../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import { testSite } from "../../../../test/fixtures/site.ts";
import type { Database } from "../../../db/open.ts";
import { listDeliveries } from "../../leads/sending/deliveries.ts";
import type { Letter } from "../../notices/letter.ts";
import { type Payment, reservationOf, reservationsDue } from "../data.ts";
import { extendReservation, releaseReservation } from "../desk/holds/mutations.ts";
import { askRefund, makeRefund } from "../desk/refunds/mutations.ts";
import { takeHint } from "../mutations.ts";
import { HOLD_MS, PAYMENT_LIFE_MS } from "../rules.ts";
import { endReservation } from "../settlement.ts";
import { type Counter, NORTH, NOW, openCounter } from "../testing.ts";
import { takeTurn } from "./take-turn.ts";
import { TURNS, type TurnName } from "./turns.ts";

/** How to cause each turn; each returns the payment. */
type Ways = Readonly<Record<TurnName, (counter: Counter) => Promise<Payment>>>;

const INVOICE = {
  purpose: "invoice",
  carId: null,
  amountCents: 125_050,
  userData: { car_id: undefined, payment_reference: "INV-7", dealership_slug: NORTH.slug },
} as const;

async function paid(counter: Counter, changes: Parameters<Counter["begun"]>[0] = {}): Promise<Payment> {
  const payment = await counter.begun(changes);
  await counter.decide(payment, "approve");
  return (await counter.settle(payment)) ?? expect.unreachable();
}

async function ended(counter: Counter, payment: Payment): Promise<Payment> {
  const due = await reservationsDue(counter.db, NOW + HOLD_MS, 100);
  const mine = due.find(({ payment_id }) => payment_id === payment.id) ?? expect.unreachable();
  await endReservation(counter.db, () => counter.site, mine, NOW + HOLD_MS);
  return payment;
}

async function settled(counter: Counter, payment: Payment, now = NOW): Promise<Payment> {
  return (await counter.settle(payment, now)) ?? expect.unreachable();
}

/** Acts as if a webhook had reported the payment and the worker had checked it. */
async function heard(counter: Counter, payment: Payment, now = NOW): Promise<Payment> {
  const hint = { event: crypto.randomUUID(), reference: payment.reference, isOf: () => true };
  expect(await takeHint(counter.db, "sim", hint, now)).toBe(true);
  return settled(counter, payment, now);
}

async function changeCar({ db, site, carId }: Counter, changes: Parameters<typeof stockCar>[2]): Promise<void> {
  const { stocknum } = await db.selectFrom("cars").select("stocknum").where("id", "=", carId).executeTakeFirstOrThrow();
  await stockCar(db, site.dealerships[0] ?? NORTH, { ...CAR, payment_processors: ["sim"], stocknum, ...changes });
}

const NAMES = Object.keys(TURNS) as TurnName[];

const BY = { id: 1, name: "Dana Whitlock" };
const placeOf = (counter: Counter) => ({ site: counter.site.slug, dealership: NORTH.slug });

/** The desk refunds this much of a paid deposit. */
async function givenBack(counter: Counter, cents: number): Promise<Payment> {
  const payment = await paid(counter);
  const wish = { payment, number: 1, cents, reason: "Goodwill", words: "", by: BY, place: placeOf(counter), now: NOW };
  const asked = await askRefund(counter.db, wish);
  if (asked.ok) await makeRefund(counter.services, counter.site, asked.value, NOW);
  return payment;
}

const WAYS: Ways = {
  held: (counter) => paid(counter),
  taken: (counter) => paid(counter, INVOICE),
  missed: async (counter) => {
    const payment = await counter.begun();
    await changeCar(counter, { status: "sold", sold: true });
    await counter.decide(payment, "approve");
    return settled(counter, payment);
  },
  repeated: async (counter) => {
    await paid(counter);
    return paid(counter);
  },
  otherAmount: async (counter) => {
    const payment = await counter.begun();
    await counter.decide(payment, "approve");
    await counter.db.updateTable("payments").set({ amount_cents: 20_001 }).where("id", "=", payment.id).execute();
    return settled(counter, payment);
  },
  returned: async (counter) => {
    const payment = await counter.begun();
    await counter.decide(payment, "approve");
    // The site no longer has this form.
    const request = payment.request.replace(/"category":"[^"]*"/, '"category":"Nothing"');
    await counter.db.updateTable("payments").set({ request }).where("id", "=", payment.id).execute();
    return settled(counter, payment);
  },
  declined: async (counter) => {
    const payment = await counter.begun();
    await counter.decide(payment, "decline");
    return settled(counter, payment);
  },
  abandoned: async (counter) => settled(counter, await counter.begun(), NOW + PAYMENT_LIFE_MS + 1),
  closed: async (counter) => {
    const payment = await counter.begun();
    await changeCar(counter, { status: "sold", sold: true });
    return settled(counter, payment);
  },
  replaced: async (counter) => {
    const payment = await counter.begun();
    await paid(counter);
    return settled(counter, payment);
  },
  reversed: async (counter) => {
    const payment = await counter.begun();
    await counter.decide(payment, "approve");
    const refund = { reference: "elsewhere", amountCents: 20_000, reason: "By the processor" };
    await counter.sim.refund(payment.processor_payment ?? "", refund);
    return settled(counter, payment);
  },
  lapsed: async (counter) => ended(counter, await paid(counter)),
  kept: async (counter) => {
    const payment = await paid(counter);
    await changeCar(counter, { status: "sold", sold: true });
    return ended(counter, payment);
  },
  refunded: async (counter) => settled(counter, await ended(counter, await paid(counter)), NOW + HOLD_MS),
  bounced: async (counter) => {
    const payment = await settled(counter, await ended(counter, await paid(counter)), NOW + HOLD_MS);
    counter.sim.finishRefunds("failed", true);
    return heard(counter, payment, NOW + HOLD_MS);
  },
  givenBackThere: async (counter) => {
    const payment = await paid(counter);
    const refund = { reference: "elsewhere", amountCents: 20_000, reason: "On the processor's website" };
    await counter.sim.refund(payment.processor_payment ?? "", refund);
    return heard(counter, payment);
  },
  givenBack: (counter) => givenBack(counter, 20_000),
  partBack: (counter) => givenBack(counter, 5_050),
  extended: async (counter) => {
    const payment = await paid(counter);
    const reservation = (await reservationOf(counter.db, payment)) ?? expect.unreachable();
    const wish = { site: counter.site, payment, reservation, by: BY, place: placeOf(counter), now: NOW };
    await extendReservation(counter.db, { ...wish, byMs: HOLD_MS });
    return payment;
  },
  released: async (counter) => {
    const payment = await paid(counter);
    const wish = { site: counter.site, payment, by: BY, place: placeOf(counter), now: NOW };
    await releaseReservation(counter.db, wish);
    return payment;
  },
};

eachDatabase("the turns of a payment", (openFresh) => {
  let db: Database;
  beforeAll(async () => {
    db = await openFresh();
  });

  const toldOf = async ({ id }: Payment) => {
    const rows = await db.selectFrom("notices").selectAll().where("payment_id", "=", id).orderBy("id").execute();
    return rows.map(({ kind, audience, letter, dealership_slug, created_at }) => ({
      kind,
      audience,
      dealership_slug,
      created_at,
      letter: JSON.parse(letter) as Letter,
    }));
  };

  test.each(NAMES.filter((name) => TURNS[name].notice !== null))(
    "%s is told to the shopper and to the dealership, in words and by mail",
    async (name) => {
      const counter = await openCounter(db);
      const { reference, id } = await WAYS[name](counter);
      const payment = await db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      const { notice, dealership, hold } = TURNS[name];
      const notices = (await toldOf(payment)).filter(({ kind }) => kind === notice);
      const shopper = notices.filter(({ audience }) => audience === "shopper");
      expect(shopper).toHaveLength(1);
      expect(shopper[0]?.letter).toMatchObject({
        reference,
        facts: expect.arrayContaining([["Reference", reference]]),
      });
      expect(shopper[0]?.letter.typed).toEqual([]);
      const dealer = notices.filter(({ audience }) => audience === "dealership");
      expect(dealer).toHaveLength(dealership === "notice" ? 1 : 0);
      if (dealership === "lead") expect(payment.lead_id).not.toBeNull();
      for (const { letter } of dealer) {
        expect(letter.typed).toEqual([
          ["Name", "Zoë O'Brien"],
          ["Email", "zoe@shopper.example"],
          ["Phone", "0491 570 156"],
        ]);
      }
      for (const { letter } of notices) {
        const text = [letter.subject, letter.heading, ...letter.words].join(" ");
        expect(text).not.toMatch(/[{}]|undefined|null|NaN| {2}/);
        expect(text.length).toBeGreaterThan(60);
      }
      const sent = (await listDeliveries(db, { limit: 20 })).filter(({ category }) => category === notice);
      const audiences = new Set(sent.map(({ audience, state }) => `${audience} ${state}`));
      expect(audiences.has("shopper waiting") || audiences.has("shopper withheld")).toBe(true);
      expect(audiences.has("dealership waiting")).toBe(dealership === "notice");
      const outcome = (await reservationOf(db, payment))?.outcome;
      if (hold !== null && hold !== "begun") expect(outcome).toBe(hold);
    },
  );

  test("VDP-097 the car is named as its page names it", async () => {
    const site = testSite("test", [NORTH], { config: { titleField: "carsales_title" } });
    const counter = await openCounter(db, { carsales_title: "Mazda, one owner" }, site);
    const notices = await toldOf(await paid(counter));
    expect(notices.length).toBeGreaterThan(0);
    for (const { letter } of notices) expect(letter.facts).toContainEqual(["Vehicle", "Mazda, one owner"]);
  });

  test("a payment goes no other way: each turn is refused from every state that it does not begin from", async () => {
    const states = [...new Set(Object.values(TURNS).flatMap(({ from, to }) => [...from, to]))];
    // The states in the database's own constraint: a state added there must have its turns here.
    expect(states.sort()).toEqual(["abandoned", "begun", "declined", "paid", "refunded", "refunding"]);
    const counter = await openCounter(db);
    const payment = await counter.begun();
    for (const name of NAMES) {
      for (const state of states) {
        await db.updateTable("payments").set({ state }).where("id", "=", payment.id).execute();
        const before = (await toldOf(payment)).length;
        const took = await takeTurn(db, counter.site, payment, name, { now: NOW });
        const allowed = TURNS[name].from.some((one) => one === state);
        expect(took, `${name} from ${state}`).toBe(allowed);
        const isTold = (await toldOf(payment)).length > before;
        expect(isTold, `${name} from ${state} is told`).toBe(allowed && TURNS[name].notice !== null);
      }
    }
  });

  test("RESV-008 a receipt tells until when the car is held, by the dealership's clock, with the conditions of the deposit", async () => {
    const counter = await openCounter(db);
    const payment = await WAYS.held(counter);
    const [receipt] = await toldOf(payment);
    expect(receipt?.letter.heading).toBe("The car is reserved for you");
    expect(receipt?.letter.words[0]).toMatch(/\$200 has arrived.*until Monday 23 November at 3:10.pm AEDT/);
    expect(receipt?.letter.terms).toContain("Your deposit is fully refundable.");
    expect(receipt?.letter.action?.path).toContain(payment.reference);
  });

  test("however many look at once, each turn is told once", async () => {
    const counter = await openCounter(db);
    const payment = await counter.begun();
    await counter.decide(payment, "decline");
    await Promise.all([1, 2, 3, 4].map(() => counter.settle(payment)));
    expect((await toldOf(payment)).map(({ kind, audience }) => `${kind} ${audience}`)).toEqual([
      "payment.declined shopper",
      "payment.declined dealership",
    ]);
  });

  test("money without a lead keeps whose it is until it went back, and then forgets it", async () => {
    const counter = await openCounter(db);
    const payment = await counter.begun();
    await counter.decide(payment, "approve");
    // The site no longer has this form.
    const request = payment.request.replace(/"category":"[^"]*"/, '"category":"Nothing"');
    await db.updateTable("payments").set({ request }).where("id", "=", payment.id).execute();
    expect(await counter.settle(payment)).toMatchObject({ state: "refunded", lead_id: null, request: "{}" });
    expect((await toldOf(payment)).map(({ kind, audience }) => `${kind} ${audience}`)).toEqual([
      "payment.returned shopper",
      "payment.returned dealership",
      "payment.refunded shopper",
      "payment.refunded dealership",
    ]);
  });
});
