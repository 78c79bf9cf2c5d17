import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASE, build } from "../car/testing.ts";
import { fields } from "./testing.ts";

/** Dealers' names for what they paid, or would accept. */
const PRIVATE = fc.constantFrom(
  "Wholesale Price",
  "Wholesale",
  "Cost",
  "Cost Price",
  "Our Cost",
  "Trade Price",
  "Trade",
  "Trade-in Value",
  "Purchase Price",
  "Purchased For",
  "Bought For",
  "Buy Price",
  "Invoice",
  "Invoice Amount",
  "Landed Cost",
  "Floor Price",
  "Reserve",
  "Reserve Price",
  "Minimum Price",
  "Book Value",
  "Bottom Price",
  "Dealer Cost",
  "Acquisition Cost",
  "Profit",
  "Stand-in Price",
);
const TAX = fc.constantFrom("", " (inc GST)", " ex GST", " AUD", " $");
const styled = fc
  .tuple(PRIVATE, TAX, fc.constantFrom("as is", "lower", "upper", "snake", "camel", "path"))
  .map(([words, tax, style]) => {
    const heading = `${words}${tax}`;
    const parts = heading.split(/[^A-Za-z$()]+/).filter(Boolean);
    if (style === "lower") return heading.toLowerCase();
    if (style === "upper") return heading.toUpperCase();
    if (style === "snake") return parts.join("_").toLowerCase();
    if (style === "camel") return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join("");
    return style === "path" ? `pricing.${words.toLowerCase().replaceAll(" ", "_")}` : heading;
  });
const amount = fc.integer({ min: 2_000, max: 90_000 });
const written = (n: number) =>
  fc.constantFrom(String(n), `$${n.toLocaleString("en-AU")}`, `${n}.00`, n.toLocaleString("en-AU"));
const cost = amount.chain(written);
/** Values of the price column that mean no price; `null` where the file has no such column. */
const noPrice = fc.constantFrom(null, "", "-", "0", "POA", "TBA");
const NO_PRICES = { price: null, before_price: null, offer_price: null, subscription_price: null, autograb_data: null };
const ASKED = ["9990", "11990", "13500", "15888", "18990", "21990", "24500", "29990", "33990"];
const LEDGER = ["9412", "11109", "13163", "15162", "17904", "20226", "23117", "26221", "30346"];
const property = <T>(source: fc.Arbitrary<T>, holds: (value: T) => void, numRuns = 150) =>
  fc.assert(
    fc.property(source, (value) => void holds(value)),
    { seed: 5, numRuns },
  );

describe("what the dealer paid is never what a shopper is asked", () => {
  test("CAR-014 whatever it is called, and whether the price is empty, missing or another", () => {
    property(fc.tuple(styled, cost, noPrice), ([heading, cell, price]) => {
      const { car, warned } = build({ ...BASE, ...(price === null ? {} : { Price: price }), [heading]: cell });
      expect(car).toMatchObject({
        price: null,
        before_price: null,
        offer_price: null,
        subscription_price: null,
        autograb_data: null,
        extras: { [heading]: cell },
      });
      expect(warned["cost-kept"]).toBe(1);
      if (price === null || price === "" || price === "-") expect(warned["price-only-cost"]).toBe(1);
    });
  });

  test.each([
    ...[
      "CAP COST",
      "Capital cost",
      "Capitalised value",
      "Capex",
      "NBV",
      "N.B.V.",
      "nbv_aud",
      "Net Book",
      "Net book value",
    ],
    ...["WDV", "W.D.V", "Written down value", "Written-Down Val", "Book value", "Book", "Carrying amount", "RV"],
    ...["RV Residual", "Residual value", "RV amount", "Floorplan", "Floor plan amount", "Landed", "Landed NZD"],
    ...["Stand-in", "Stand in value", "Stands me in", "Standin", "Stood at", "Owes", "In for", "In-stock value"],
    ...["Stock value", "Inventory value", "Reserve", "Reserve $", "Invoice", "Holdback", "Dealer cost", "Dealer net"],
    ...["Trade-in value", "Tradein", "Part ex value", "CAP", "CAP Clean", "CAP Avg", "Cap below", "CAP retail"],
    ...["Glass's", "Glass's retail", "Glasses trade", "Glass value", "Redbook", "Red Book value", "Black Book", "KBB"],
    ...["Kosprys", "Aankoopprys", "Groothandelprys", "Kostprijs", "Inkoopprijs", "Indkøbspris", "Innkjøpspris"],
    ...["Costo", "Custo", "Nettoeinkaufspreis", "Selbstkosten"],
    ...["MMR", "Depreciation", "Depr PM", "Accumulated depn", "Insured value", "Agreed value", "Asset value", "Equity"],
    ...["Damage est", "Repairs", "Prep", "Gross", "GP", "Max bid", "Hammer", "Wholesale", "costs.total", "finance.nbv"],
  ])("CAR-014 %s is no price, whatever else the file lacks", (heading) => {
    const rows = ASKED.map((price, at) => ({
      ...BASE,
      "Stock No": `U${at}`,
      Year: String(2012 + at),
      [heading]: price,
    }));
    for (const { car } of build(...rows).built) expect(car).toMatchObject({ ...NO_PRICES });
    const ledger = rows.map((row, at) => ({ ...row, [heading]: LEDGER[at] ?? "" }));
    for (const { car } of build(...ledger).built) expect(car).toMatchObject({ ...NO_PRICES });
  });

  test("CAR-014 amounts under a heading that nobody knows are no price where they end as sums in books do", () => {
    const rows = (heading: string, amounts: readonly string[], more: Record<string, string> = {}) =>
      amounts.map((amount, at) => ({
        ...BASE,
        ...more,
        "Stock No": `U${at}`,
        Year: String(2012 + at),
        [heading]: amount,
      }));
    const prices = (...cells: Record<string, string>[]) => build(...cells).built.map(({ car }) => car?.price ?? null);
    expect(prices(...rows("Xqz", ASKED))).toEqual(ASKED.map(Number));
    expect(prices(...rows("Xqz", LEDGER))).toEqual(LEDGER.map(() => null));
    expect(
      prices(
        ...rows(
          "Xqz",
          LEDGER.map((amount) => `$${amount}`),
        ),
      ),
    ).toEqual(LEDGER.map(() => null));
    // Beside what the cars cost, nothing but its name makes a column the price.
    expect(prices(...rows("Xqz", ASKED, { Cost: "9000" }))).toEqual(ASKED.map(() => null));
    expect(prices(...rows("Retail", ASKED, { Cost: "9000" }))).toEqual(ASKED.map(Number));
  });

  test("CAR-014 beside a price it changes nothing", () => {
    property(fc.tuple(styled, cost, amount), ([heading, cell, price]) => {
      const { car, warned } = build({ ...BASE, [heading]: cell, Price: String(price) });
      expect(car).toMatchObject({ price, before_price: null, offer_price: null });
      expect(warned["price-only-cost"]).toBeUndefined();
    });
  });

  test("CAR-014 fees, savings and repayments are no price either", () => {
    const part = fc.constantFrom(
      "Weekly Price",
      "Price per week",
      "Weekly Repayment",
      "Monthly Payment",
      "Deposit",
      "Delivery Price",
      "Dealer Delivery",
      "Stamp Duty",
      "Rego Cost",
      "Warranty Price",
      "Discount",
      "You Save",
      "Accessories Price",
      "Price Rating",
      "Price change",
    );
    property(fc.tuple(part, cost), ([heading, cell]) => {
      expect(build({ ...BASE, [heading]: cell }).car).toMatchObject({
        price: null,
        offer_price: null,
        before_price: null,
      });
    });
  });

  test("CAR-014 a price by any of its names is one, charges it holds and ways to buy included", () => {
    const name = fc.constantFrom(
      "Price",
      "Advertised Price",
      "Asking price",
      "Buy Now Price",
      "Buy it now price",
      "Retail",
      "Price inc GST",
      "Price excl. govt charges",
      "Drive Away Price",
      "Dealer's asking price inc. GST",
      "Internet Price",
      "Sell Price",
      "price.value",
      "vehicle_price",
      "Price (drive away)",
      "Buy Now (inc GST)",
      "Selling price (incl VAT)",
      "Retail NZD +ORC",
      "RV Price",
    );
    property(fc.tuple(name, amount), ([heading, price]) => {
      expect(build({ ...BASE, [heading]: `$${price}` }).car?.price).toBe(price);
    });
  });

  test("CAR-014 what a car cost new, or other dealers, counts only where the file has no other price", () => {
    const second = fc.constantFrom("RRP", "MSRP", "New Price", "Dealer Price", "Net Price", "Guide Price");
    property(fc.tuple(second, amount, fc.constantFrom("", "0")), ([heading, n, price]) => {
      expect(build({ ...BASE, [heading]: String(n) }).car?.price).toBe(n);
      const both = [
        { ...BASE, Price: "20000", [heading]: String(n) },
        { ...BASE, "Stock No": "U2", Price: price, [heading]: String(n) },
      ];
      expect(build(...both).built.map(({ car }) => car?.price)).toEqual([20_000, null]);
    });
  });

  test("CAR-014 a price qualified by a word that nobody knows counts only where no column is plainly of prices", () => {
    const name = fc.constantFrom("Members Price", "Club price", "Mates Price", "Family price");
    property(fc.tuple(name, amount), ([heading, n]) => {
      expect(build({ ...BASE, [heading]: String(n) }).car?.price).toBe(n);
      const { built } = build(
        { ...BASE, Price: "20000", [heading]: String(n) },
        { ...BASE, "Stock No": "U2", [heading]: String(n) },
      );
      expect(built.map(({ car }) => car?.price)).toEqual([20_000, null]);
    });
  });

  test("CAR-018 what a price came down to, in a column of its own, is the offer", () => {
    expect(build({ ...BASE, Price: "15990", Now: "12990" }).car).toMatchObject({ price: 15_990, offer_price: 12_990 });
    expect(build({ ...BASE, Was: "15990", Now: "12990" }).car).toMatchObject({ price: 12_990, before_price: 15_990 });
  });

  test("CAR-018 a special is an offer where it is money, and a flag where it is ones and noughts", () => {
    const special = fc.constantFrom("Special", "special", "Specials", "Promo", "Offer");
    property(fc.tuple(special, fc.constantFrom("1", "0", "true", "false", "Y", "N")), ([heading, flag]) =>
      expect(build({ ...BASE, Price: "20000", [heading]: flag }).car).toMatchObject({
        price: 20_000,
        offer_price: null,
      }),
    );
    property(fc.tuple(special, amount), ([heading, n]) =>
      expect(build({ ...BASE, Price: "95000", [heading]: `$${n}` }).car).toMatchObject({
        price: 95_000,
        offer_price: n,
      }),
    );
  });

  test.each([
    "Internet Special",
    "Web Special",
    "eSpecial",
    "Special Price $",
    "Red Hot Price",
    "Clearance",
    "Deal Price",
  ])("CAR-018 %s beside a list price is the offer, where a row has one", (heading) => {
    const { built } = build(
      { ...BASE, "List Price": "$18,388", [heading]: "$17,389" },
      { ...BASE, "Stock No": "U2", "List Price": "$18,500", [heading]: "" },
    );
    expect(built.map(({ car }) => [car?.price, car?.offer_price])).toEqual([
      [18_388, 17_389],
      [18_500, null],
    ]);
  });

  test("a private word beside another fact than money names no cost", () => {
    const dates = ["12/03/2026", "13/03/2026", "14/03/2026"];
    expect(
      fields({ "Invoice Date": dates, "Purchase Date": dates, "Year min": ["2019", "2020", "2021"] }),
    ).not.toMatchObject({
      "Invoice Date": "cost",
    });
    expect(Object.values(fields({ "Purchase Date": dates, "Trade name": ["A B", "C D", "E F"] }))).not.toContain(
      "cost",
    );
    expect(fields({ "Year min": ["2019", "2020", "2021"] })).toEqual({ "Year min": "year" });
    for (const heading of ["Invoice Number", "Purchase Order No", "Cost Centre", "Trade Account ID", "Buyer Code"])
      expect(Object.values(fields({ [heading]: ["100234", "100277", "100301"] })), heading).not.toContain("cost");
  });
});
