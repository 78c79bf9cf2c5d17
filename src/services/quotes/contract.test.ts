import { afterEach, beforeEach, expect, test } from "vitest";
import { cacheQuotes } from "./cached.ts";
import { quoteBroker } from "./live.ts";
import type { QuoteQuestion } from "./port.ts";
import { type BrokerSimulator, brokerSimulator } from "./simulator.ts";

const QUESTION: QuoteQuestion = {
  selfAssessedCreditScore: "GREAT",
  purchasePrice: 33_990,
  loanTerm: 5,
  year: 2021,
  vin: "JM0KF4W2A10512345",
  nvic: null,
  whoIsHelping: "",
};
let broker: BrokerSimulator;
beforeEach(async () => {
  broker = await brokerSimulator();
});
afterEach(() => broker.close());
const live = (patience = 5_000) => quoteBroker({ url: broker.url, token: "t0ken", patience });

test.each(["percent", "fractions"] as const)(
  "API-031 a quote whose rates come as %s is told in percent",
  async (mood) => {
    broker.behave(mood);
    expect(await live().quote(QUESTION)).toEqual({
      ok: true,
      value: { weeklyRepaymentAmount: 158.31, advertisedRate: 7.89, comparisonRate: 8.94 },
    });
    expect(broker.asked).toEqual([QUESTION]);
  },
);

test.each([
  [422, "rejected"],
  [404, "rejected"],
  [307, "unavailable"],
  [429, "unavailable"],
  [500, "unavailable"],
  ["garbage", "unavailable"],
  ["hang", "unavailable"],
] as const)("API-032 an answer of %s is told as %s, without the vehicle", async (mood, kind) => {
  broker.behave(mood);
  const result = await live(mood === "hang" ? 100 : undefined).quote(QUESTION);
  expect(result).toMatchObject({ ok: false, error: { kind } });
  expect(JSON.stringify(result)).not.toMatch(/JM0KF|t0ken/);
});

test("a vehicle at its price is asked about once an hour, and again after a failure that may pass", async () => {
  let now = 0;
  const quotes = cacheQuotes(live(), () => now);
  await Promise.all([quotes.quote(QUESTION), quotes.quote({ ...QUESTION })]);
  expect(broker.asked).toHaveLength(1);
  await quotes.quote({ ...QUESTION, purchasePrice: 20_000 });
  now = 3_600_001;
  broker.behave(500);
  await quotes.quote(QUESTION);
  broker.behave("percent");
  expect(await quotes.quote(QUESTION)).toMatchObject({ ok: true });
  expect(broker.asked).toHaveLength(4);
});
