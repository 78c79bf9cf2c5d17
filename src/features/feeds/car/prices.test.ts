import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASE, build } from "./testing.ts";

describe("the prices of a row", () => {
  test("CAR-015 CAR-018 an offer is below the price and a price before above it; of an offer alone it is the price", () => {
    const money = fc.integer({ min: 1_000, max: 99_000 });
    fc.assert(
      fc.property(money, money, money, (price, offer, before) => {
        const row = { ...BASE, Price: String(price), "Special Price": String(offer), "Was Price": String(before) };
        expect(build(row).car).toMatchObject({
          price,
          offer_price: offer < price ? offer : null,
          before_price: before > price ? before : null,
        });
        expect(build({ ...BASE, "Special Price": String(offer) }).car).toMatchObject({
          price: offer,
          offer_price: null,
        });
        expect(build({ ...BASE, "Was Price": String(before) }).car).toMatchObject({
          price: before,
          before_price: null,
        });
        expect(
          build({ ...BASE, Price: String(price), "Special Price": String(price), "Was Price": String(price) }).car,
        ).toMatchObject({
          price,
          offer_price: null,
          before_price: null,
        });
      }),
      { seed: 18, numRuns: 40 },
    );
  });

  test("CAR-014 CAR-015 one cell may hold both prices; a dealer's POA there counts against every other column", () => {
    const money = fc.integer({ min: 3_000, max: 99_000 });
    fc.assert(
      fc.property(money, fc.integer({ min: 500, max: 9_000 }), (now, off) => {
        expect(build({ ...BASE, Price: `Was $${now + off} Now $${now}` }).car).toMatchObject({
          price: now,
          before_price: now + off,
        });
        expect(build({ ...BASE, Price: `POA (was $${now})` }).car).toMatchObject({ price: null, before_price: now });
        expect(build({ ...BASE, Price: "POA", "Internet Price": String(now) }).car?.price).toBeNull();
        expect(build({ ...BASE, Price: "0", "Internet Price": String(now) }).car?.price).toBe(now);
      }),
      { seed: 15, numRuns: 30 },
    );
  });

  test("CAR-014 cents, thousands and lakhs are told by the heading", () => {
    const read = (heading: string, cell: string) => build({ ...BASE, [heading]: cell }).car?.price;
    expect(read("Price (cents)", "1299050")).toBe(12_990.5);
    expect(read("price_in_cents", "1299000")).toBe(12_990);
    expect(read("Price (000s)", "32")).toBe(32_000);
    expect(read("Price (lakh)", "4.5")).toBe(450_000);
  });

  test("CAR-019 a price without GST says so, one that begins somewhere too, and each is told", () => {
    const priced = (cells: Record<string, string>) => {
      const { car, warned } = build({ ...BASE, ...cells });
      return [car?.price, car?.price_type, Object.keys(warned)];
    };
    expect(priced({ Price: "$185,000 + GST" })).toEqual([185_000, "Plus GST", ["price-without-gst"]]);
    expect(priced({ Price: "$185,000 + GST + ORC" })).toEqual([185_000, "Plus GST", ["price-without-gst"]]);
    expect(priced({ "Price ex GST": "62990" })).toEqual([62_990, "Plus GST", ["price-without-gst"]]);
    expect(priced({ Price: "From $29,990" })).toEqual([29_990, "From", ["price-from"]]);
    expect(priced({ Price: "From $29,990 drive away" })).toEqual([29_990, "From, drive away", ["price-from"]]);
    // A column of price types overrides neither "from" nor "plus GST".
    const typed = (Price: string, type: string) => priced({ Price, "Price Type": type })[1];
    expect(typed("From $29,990", "EGC")).toBe("From, excl. gov. charges");
    expect(typed("From $29,990", "Priced from")).toBe("Priced from");
    expect(typed("$185,000 + GST", "EGC")).toBe("Plus GST");
    expect(typed("$185,000 + GST", "Drive away")).toBe("Drive away");
    expect(typed("$29,990", "EGC")).toBe("Excl. gov. charges");
    expect(priced({ Price: "$89 p/w" })).toEqual([null, null, ["price-periodic"]]);
    expect(priced({ Price: "$12,990 $15,990" })).toEqual([null, null, ["price-unread"]]);
    expect(priced({ Price: "12990", Currency: "NZD" })).toEqual([12_990, null, ["price-foreign"]]);
  });

  test("CAR-019 a heading says what its price includes, however it is written", () => {
    const typeIn = (cells: Record<string, string>) => build({ ...BASE, Price: "", ...cells }).car?.price_type;
    for (const heading of ["Drive Away Price", "DriveAwayPrice", "drive_away_price"])
      expect([heading, typeIn({ [heading]: "27490" })]).toEqual([heading, "Drive away"]);
    for (const heading of ["Price ex GST", "PriceExGST", "price_ex_gst"])
      expect([heading, typeIn({ [heading]: "27490" })]).toEqual([heading, "Plus GST"]);
  });

  test("CAR-018 CAR-019 an offer beside a price without charges is not called drive away, which nobody says of it", () => {
    const shown = (cells: Record<string, string>) => {
      const { car } = build({ ...BASE, ...cells });
      return [car?.price, car?.offer_price, car?.price_type];
    };
    const both = { Price: "25990", "Drive Away Price": "27490" };
    expect(shown({ ...both, "Special Price": "24990" })).toEqual([27_490, 24_990, null]);
    expect(shown({ ...both, "Special Price": "26490 drive away" })).toEqual([27_490, 26_490, "Drive away"]);
    expect(shown({ Price: "25990", "Special Price": "24990" })).toEqual([25_990, 24_990, null]);
    const away = { Price: "", "Drive Away Price": "27490", "Special Price": "26490" };
    expect(shown(away)).toEqual([27_490, 26_490, "Drive away"]);
  });

  test.each([
    ["Wholesale: $9,000", null],
    ["Cost $8,000", null],
    ["Trade price $7,500", null],
    ["Reserve: $6,000", null],
    ["W/S $9,000", null],
    ["Buy price: $8,000", null],
    ["9000 wholesale", null],
    ["$9,000 (trade)", null],
    ["$9,000 trade-ins welcome", 9_000],
    ["$9,000 or trade", 9_000],
    ["$9,000 plus on road costs", 9_000],
    ["No reserve $6,000", 6_000],
    ["Wholesale $9,000 Retail $12,000", 12_000],
    ["Cost $8,000 Now $11,990", 11_990],
    ["Retail: $12,000", 12_000],
    ["List price $12,000", 12_000],
    ["Retail $12,000 Now $10,990", 10_990],
  ])("CAR-015 a price's cell that says what its amount is: %s", (priceCell, price) => {
    expect(build({ ...BASE, Price: priceCell }).car?.price ?? null).toBe(price);
  });
});
