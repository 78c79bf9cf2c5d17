import { afterAll, beforeAll, expect, test } from "vitest";
import { type Workshop, workshopOf } from "./workshop.ts";

let workshop: Workshop;
beforeAll(async () => {
  workshop = await workshopOf("fuel.md");
});
afterAll(() => workshop.close());

const ASK = `
  import { simpleFuel } from "./src/features/feeds/normalise/kinds/fuel.ts";
  import { fuelView } from "./src/features/fuel/rules.ts";
  import { platformDefaults } from "./src/features/site/schema.ts";
  import { cardFacts } from "./src/features/stock/facts/facts.ts";
  import { testCar } from "./test/fixtures/cars.ts";
  const config = platformDefaults();
  const car = testCar(1, { simple_fuel: "E85", fuel: "Ethanol E85" });
  console.log(JSON.stringify({
    words: ["E85", "Ethanol (E85)", "Petrol", "Premium Unleaded", "Hybrid E85"].map((words) => simpleFuel(words)),
    fact: cardFacts(car, config).filter(({ label }) => label === "Fuel"),
    calculator: fuelView(car, config)?.pricePerLitre === config.fuelPricePerLitre,
  }));
`;

test("CAR-111 VDP-024 the fuel of the walk-through is understood, named on a card, and known to the calculator", async () => {
  expect(JSON.parse(await workshop.run(ASK))).toEqual({
    words: ["E85", "E85", "Petrol", "Petrol", "Hybrid"],
    fact: [{ kind: "fuel", label: "Fuel", value: "E85" }],
    calculator: true,
  });
});

test("an entry without one of its parts, of a fuel or of a finance provider, does not compile", async () => {
  await workshop.change("src/features/vocabulary/fuels.ts", (text) =>
    text.replace(/(E85: \{.*?) {4}icon: "fuel",\n/s, "$1"),
  );
  const providers = "src/features/loans/finance-providers.ts";
  await workshop.change(providers, (text) => text.replace(/^ {2}Powertorque: .*\n/m, "  Powertorque: { ...USUAL },\n"));
  const problems = await workshop.compile("src/features/vocabulary/fuels.ts", providers);
  expect(problems).toContainEqual(expect.stringMatching(/fuels\.ts: .*icon/));
  expect(problems).toContainEqual(expect.stringMatching(/finance-providers\.ts: .*needs/));
});
