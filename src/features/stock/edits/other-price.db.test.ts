import { expect, test } from "vitest";
import { CAR } from "../../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import { testSite } from "../../../../test/fixtures/site.ts";
import { carById, carsByIds, readingForIndex } from "../data.ts";
import { amendCars, writeStock } from "../mutations.ts";
import type { CarInput } from "../schema.ts";
import { editCar, handBack } from "./mutations.ts";

const NOW = Date.UTC(2026, 4, 1);
const NORTH = { id: 1, slug: "north", name: "North" };
const SITE = testSite("one", [{ ...NORTH, leads: { email: [] } } as never]);
const MARCUS = { by: "Marcus", now: NOW + 10 };
const RATES = { interestRate: 7.49, comparisonRate: 8.38, termYears: 5, establishmentFees: 395 };
const ENTRY = { ...RATES, paymentWeek: 138, term7: 110, deposit: 3_000, balloon: 9_000, totalPayable: 47_880 };
const QUOTE = { weeklyRepaymentAmount: 160, advertisedRate: 7.95, comparisonRate: 9.1 };

eachDatabase("a car whose price is a person's", (openFresh) => {
  test("FIN-004 tells no payment, deposit or quote that came with another price, in page, list and index, until it is the feed's again", async () => {
    const db = await openFresh();
    const car: CarInput = {
      ...CAR,
      stocknum: "A",
      price: 30_000,
      finance_lenders: { taurus: ENTRY },
      youxQuote: QUOTE,
    };
    const feed = (price: number) => writeStock(db, NORTH, { now: NOW }, (writer) => writer.upsert([{ ...car, price }]));
    await feed(30_000);
    const { id } = await db.selectFrom("cars").select("id").executeTakeFirstOrThrow();
    const storedPrices = async () => {
      const read = [...(await carsByIds(db, [id])), ...(await carsByIds(db, [id], readingForIndex()))];
      const all = [await carById(db, SITE, id), ...read].map((one) => [one?.finance_lenders?.taurus, one?.youxQuote]);
      expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
      return all[0];
    };
    expect(await storedPrices()).toEqual([ENTRY, QUOTE]);
    await editCar(db, id, { colour: "Ivory", price: 30_000 }, MARCUS);
    expect(await storedPrices()).toEqual([ENTRY, QUOTE]);
    await editCar(db, id, { price: 33_000 }, MARCUS);
    expect(await storedPrices()).toEqual([RATES, null]);
    await handBack(db, id, ["price"], MARCUS);
    await editCar(db, id, { offer_price: 27_000 }, MARCUS);
    expect(await storedPrices()).toEqual([RATES, null]);
    // What is written again is what the feed has said, and a feed that says the same price has told of it.
    await writeStock(db, NORTH, { now: NOW + 20 }, (writer) => amendCars(writer, NORTH, ["A"], (one) => one));
    await handBack(db, id, "all", MARCUS);
    expect(await storedPrices()).toEqual([ENTRY, QUOTE]);
    await editCar(db, id, { price: 28_000 }, MARCUS);
    await feed(28_000);
    expect(await storedPrices()).toEqual([ENTRY, QUOTE]);
  });
});
