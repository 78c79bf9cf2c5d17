import { expect, test } from "vitest";
import { err, ok } from "../../lib/result.ts";
import { advertisedMarket } from "./live.ts";
import type { MarketQuestion } from "./port.ts";

const QUESTION: MarketQuestion = {
  site: "kingtide",
  car_id: 7,
  make: "Kia",
  model: "Rio",
  badge: "S",
  year: 2020,
  km: 50_000,
  car_type: "used",
  price_type: null,
  listing_price: 20_000,
};
const whose = "similar cars advertised by Kingtide";

test("VDP-035 the sentence says with how many adverts the price was compared, whose they are and what the range is", async () => {
  const market = advertisedMarket(async () => ok({ prices: [19_000, 20_000, 21_000], whose }));
  expect(await market.compare(QUESTION)).toEqual({
    ok: true,
    value: {
      fill: 0.5,
      market_range_min: 19_500,
      market_range_max: 20_500,
      confidence: 0.41,
      description: "Compared with 3 similar cars advertised by Kingtide; about half are within this range.",
    },
  });
});

test("with too few adverts there is nothing to say, and a failure stays one", async () => {
  expect(await advertisedMarket(async () => ok({ prices: [19_000], whose })).compare(QUESTION)).toEqual(ok(null));
  const failure = { kind: "unavailable", message: "down" } as const;
  expect(await advertisedMarket(async () => err(failure)).compare(QUESTION)).toEqual(err(failure));
});
