import type { Grade, ModelLine } from "./catalogue/parse.ts";
import type { Chance } from "./random.ts";

/** The facts about a vehicle that decide its price. */
export interface Condition {
  readonly carType: "new" | "demo" | "used";
  /** Years since it was built, with a fraction. */
  readonly age: number;
  readonly km: number | null;
}

/** How well a make keeps its value, relative to a market average of 1. */
const HELD: Readonly<Record<string, number>> = {
  Toyota: 1.09,
  Lexus: 1.04,
  Porsche: 1.1,
  Suzuki: 1.03,
  Isuzu: 1.05,
  Mazda: 1.02,
  Subaru: 1.02,
  Holden: 0.9,
  Renault: 0.9,
  Peugeot: 0.88,
  Jaguar: 0.84,
  "Alfa Romeo": 0.86,
  "Land Rover": 0.9,
  "Mercedes-Benz": 0.95,
  BMW: 0.94,
  Audi: 0.94,
  LDV: 0.87,
  MG: 0.92,
  Chrysler: 0.85,
};

/** Kilometres that such a vehicle drives in a year. */
export function yearlyKm({ itemType, body, kilograms }: ModelLine): number {
  if (itemType === "motorcycle") {
    return 4_500;
  }
  if (itemType === "truck") {
    return body === "prime-mover" ? 110_000 : kilograms > 5_000 ? 48_000 : 26_000;
  }
  if (itemType === "caravan") {
    return 9_000;
  }
  const byBody: Readonly<Record<string, number>> = { ute: 18_500, van: 22_000, coupe: 8_500, convertible: 6_500 };
  return byBody[body] ?? (kilograms > 2_000 ? 16_500 : 13_500);
}

/** Its market value in dollars, before a dealer rounds it: it falls with age and kilometres. */
export function marketValue(line: ModelLine, grade: Grade, { carType, age, km }: Condition): number {
  if (carType === "new") {
    return grade.newPrice;
  }
  if (carType === "demo") {
    return grade.newPrice * (0.95 - (km ?? 0) / 120_000);
  }
  const held = HELD[line.make] ?? 1;
  const electric = grade.engine?.fuel === "Electric" ? 0.88 : 1;
  // Older vehicles were also cheaper when new; the first year costs most. A towed vehicle loses value most slowly.
  const yearly = Math.exp(-(grade.engine === null ? 0.072 : 0.105) * age);
  // The same percentage above the usual kilometres reduces the price of all kinds alike.
  const usual = yearlyKm(line) * age;
  const driven = Math.exp(-((km ?? usual) - usual) * (13_500 / yearlyKm(line) / 260_000));
  return Math.max(
    line.itemType === "motorcycle" ? 990 : 1_990,
    grade.newPrice * 0.93 * held * electric * yearly * driven,
  );
}

const ENDINGS = [
  { ending: 990, weight: 60 },
  { ending: 888, weight: 14 },
  { ending: 490, weight: 10 },
  { ending: 880, weight: 6 },
  { ending: 950, weight: 6 },
  { ending: 777, weight: 4 },
];

/** The nearest price that a dealer would write: 27,990, 18,888. */
export function dealerPrice(value: number, luck: Chance, favourite = 990): number {
  const ending = luck.happens(0.35) ? favourite : luck.weighted(ENDINGS, ({ weight }) => weight).ending;
  return Math.max(1_000 + ending, Math.round((value - ending) / 1_000) * 1_000 + ending);
}
