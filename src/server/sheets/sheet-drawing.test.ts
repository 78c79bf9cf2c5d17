import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { shareColours } from "../../features/cards/share-card.ts";
import type { LenderProduct } from "../../features/loans/lender-products.ts";
import { vehicleSheet } from "../../features/vehicle/sheet.ts";
import { drawSheet } from "./sheet-drawing.ts";
import { drawnBy, pagesOf, pdfLines } from "./testing.ts";

const NOW = Date.UTC(2026, 10, 21);
const PRODUCT: LenderProduct = {
  lender: "Taurus",
  name: "Everyday secured vehicle loan",
  licence: "Marram Finance Group Pty Ltd, Australian Credit Licence 000 744",
  age: {},
  amount: { least: 3000, most: 90_000 },
  rates: [{ tier: "an excellent credit history with a home of one's own", interest: 7.99, comparison: 12.5 }],
  fees: { establishment: 395, securityRegistration: 6, dealerAgency: 912.25, monthlyAdmin: 8, paid: "financed" },
  balloons: [{ upToYears: 5, most: 0.3 }],
  estimate: { years: 5, deposit: 0.1, balloon: 0.3, tier: "an excellent credit history with a home of one's own" },
};
const financeBasisRates = { interest: 6.29, comparison: 8.19 };
const site = testSite("halden", [dealership(1, "parramatta")], {
  config: { financeProvider: "Taurus", lenderProducts: [PRODUCT], financeBasisRates },
});
const CAR = testCar(1, {
  year: 2024,
  before_price: 35_000,
  price_type: "Drive away",
  dealercomments: "One owner. ".repeat(200),
  standardEquipment: Array.from({ length: 40 }, (_, at) => `Feature ${at}`),
});

/** Each line of a sheet with its height above the page's foot, in points. */
const linesOf = (pdf: Buffer) =>
  drawnBy(pdf).flatMap((stream) =>
    [...stream.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm[\s\S]*?\[(.*?)\] TJ/g)].map(([, y, parts = ""]) => ({
      y: Number(y),
      text: parts.replace(/<([\da-f]*)>|[^<]/g, (_, code) => (code ? Buffer.from(code, "hex").toString("latin1") : "")),
    })),
  );

test("the notice of a lender's product stands whole on the sheet, above what follows it", async () => {
  const sheet = vehicleSheet(CAR, site, "https://halden.example", NOW);
  const pdf = await drawSheet(sheet, { colours: shareColours(site), picture: null });
  expect(pagesOf(pdf)).toBe(1);
  expect(pdfLines(pdf).replace(/\s+/g, " ")).toContain(sheet.finance?.notice);
  const lines = linesOf(pdf);
  const heightOf = (words: string) => lines.find(({ text }) => text.includes(words))?.y ?? expect.fail(words);
  expect(heightOf("different comparison rate.")).toBeGreaterThan(heightOf("At a glance") + 12);
  expect(heightOf("and 23 more")).toBeGreaterThan(heightOf("Printed 21"));
});
