import { describe, expect, test } from "vitest";
import { BASE, build } from "./testing.ts";

describe("money and standing", () => {
  test("CAR-070 CAR-071 its names say how it is driven where no column does", () => {
    const driven = (cells: Record<string, string>) => {
      const car = build({ ...BASE, ...cells }).car;
      return [car?.drive, car?.simple_drive];
    };
    expect(driven({ Badge: "WILDTRAK 3.2 (4x4)" })).toEqual(["4x4", "4WD"]);
    expect(driven({ Badge: "Maxx Sport AWD" })).toEqual(["AWD", "AWD"]);
    expect(driven({ Badge: "XL Hi-Rider (4x2)" })).toEqual(["4x2", null]);
    expect(driven({ Badge: "XL (4x4)", "Drive Type": "RWD" })).toEqual(["RWD", "RWD"]);
    expect(driven({ Badge: "4WDX Hawdon 4x4x4" })).toEqual([null, null]);
  });

  test("CAR-007 CAR-008 makes that are not known, in a list whose names begin with their makes", () => {
    const { built } = build(
      { name: "Maruti Wagon R LXI", year: "2007" },
      { name: "Ambassador CLASSIC 1500", year: "2000" },
      { name: "Mercedes-Benz New C-Class C 220", year: "2013" },
    );
    expect(built.map(({ car }) => [car?.make, car?.model])).toEqual([
      ["Maruti", "Wagon R"],
      ["Ambassador", "Classic"],
      ["Mercedes-Benz", "C-Class"],
    ]);
    expect(build({ name: "Ambassador CLASSIC 1500", year: "2000" }).problem?.reason).toBe("the row names no make");
  });

  test("CAR-007 CAR-008 a make cut short is made whole by the title, one cut too long looked for in it", () => {
    const cut = build({ brand: "Royal", bike_name: "Royal Enfield Classic 350", year: "2019" }).car;
    expect(cut).toMatchObject({ make: "Royal Enfield", model: "Classic 350" });
    const model = { brand: "Hero", bike_name: "Hero Honda CBZ", year: "2008" };
    expect(build(model).car).toMatchObject({ make: "Hero Honda", model: "CBZ" });
  });

  test("CAR-007 CAR-008 names of a database: joined words, and words for no name", () => {
    expect(build({ brand: "land_rover", model: "range_rover", year: "2010" }).car).toMatchObject({
      make: "Land Rover",
      model: "Range Rover",
    });
    expect(build({ brand: "sonstige_autos", model: "andere", year: "2010" }).problem?.reason).toBe(
      "the row names no make",
    );
    expect(build({ brand: "audi", name: "Audi_1.6_TDI", year: "2010" }).problem?.reason).toBe("the row names no model");
  });

  test("CAR-006 years of a generation are not the year of the vehicle", () => {
    expect(build({ name: "Yamaha Fazer [2016-2018]", year: "2015" }).car?.year).toBe(2015);
    expect(build({ name: "Yamaha Fazer [2016-2018]" }).problem?.reason).toBe("the row names no year");
    expect(build({ name: "Yamaha Fazer (2016)" }).car?.year).toBe(2016);
  });

  test("CAR-014 a regular price alone is the price, beside a POA it is not", () => {
    expect(build({ ...BASE, "Regular price": "9990" }).car).toMatchObject({ price: 9990, before_price: null });
    expect(build({ ...BASE, Was: "9990", Now: "POA" }).car).toMatchObject({ price: null, before_price: 9990 });
  });

  test("CAR-014 a range is no price, and is kept; a dealer's POA counts against any other column", () => {
    const { car, warned } = build({ ...BASE, Price: "$9,000 - $11,000" });
    expect(car).toMatchObject({ price: null, extras: { Price: "$9,000 - $11,000" } });
    expect(warned["price-range"]).toBe(1);
    expect(build({ ...BASE, Price: "POA", RRP: "30000" }).car?.price).toBeNull();
    expect(build({ ...BASE, Price: "0", RRP: "30000" }).car).toMatchObject({ price: null, extras: { RRP: "30000" } });
    expect(build({ ...BASE, RRP: "30000" }).car?.price).toBe(30000);
  });

  test("CAR-013 CAR-014 a unit or a currency may stand in a column of its own", () => {
    const { car, warned } = build({
      ...BASE,
      "odometer.value": "1000",
      "odometer.unit": "mi",
      "price.amount": "9000",
      "price.currency": "EUR",
    });
    expect(car).toMatchObject({ km: 1609, price: 9000 });
    expect(warned).toMatchObject({ "km-miles": 1, "price-foreign": 1 });
  });

  test("CAR-014 a negative price refuses the row, POA is no price, a low one is said", () => {
    expect(build({ ...BASE, Price: "-5" }).problem).toEqual({
      column: "Price",
      value: "-5",
      reason: "a price cannot be negative",
    });
    expect(build({ ...BASE, Price: "POA" }).car?.price).toBeNull();
    const low = build({ ...BASE, Price: "88" });
    expect(low.car?.price).toBe(88);
    expect(low.warned["price-low"]).toBe(1);
  });

  test("CAR-015 CAR-018 CAR-019 special price, price before, and what it includes", () => {
    expect(
      build({ ...BASE, Price: "$20,000", "Special Price": "18000", "Was Price": "22000", "Is Drive Away": "true" }).car,
    ).toMatchObject({ price: 20_000, offer_price: 18_000, before_price: 22_000, price_type: "Drive away" });
    expect(build({ ...BASE, Price: "", "Special Price": "18000" }).car).toMatchObject({
      price: 18_000,
      offer_price: null,
    });
    expect(build({ ...BASE, Price: "18000 USD" }).warned["price-foreign"]).toBe(1);
  });

  test("CAR-013 miles become kilometres, and are said", () => {
    const { car, warned } = build({ ...BASE, "Odometer (miles)": "10,000" });
    expect(car?.km).toBe(16_093);
    expect(warned["km-miles"]).toBe(1);
    expect(build({ ...BASE, Odometer: "10000", IsMiles: "true" }).car?.km).toBe(16_093);
  });

  test("CAR-020 CAR-021 CAR-023 CAR-024 sold, on offer, new or used", () => {
    expect(build({ ...BASE, "Stock Status": "Sold" }).car).toMatchObject({
      status: "sold",
      sold: true,
      reserved: false,
    });
    expect(build({ ...BASE, "Stock Status": "On Offer" }).car).toMatchObject({ status: "in_stock", reserved: true });
    expect(build({ ...BASE, Condition: " New In Stock" }).car?.car_type).toBe("new");
    const guessed = build({ ...BASE, Condition: "", Year: "2026", Kms: "12" });
    expect(guessed.car?.car_type).toBe("new");
    expect(guessed.warned["condition-guessed"]).toBe(1);
  });

  test("CAR-101 what a shop or the list keeps back is imported and not shown", () => {
    const shown = (cells: Record<string, string>) => build({ ...BASE, ...cells }).car?.show_on_dealer_website;
    for (const status of ["draft", "Draft - no photos", "Hidden", "Unpublished", "Don't advertise", "Not published"])
      expect(shown({ Status: status }), status).toBe(false);
    for (const status of ["active", "Published", "In stock", "Not hidden", "Sold"])
      expect(shown({ Status: status }), status).toBe(true);
    expect(shown({ Status: "draft", "Show On Website": "true" })).toBe(false);
    for (const column of ["Hidden", "Hide from website", "Do Not Advertise", "isDeleted", "Archived"])
      for (const [cell, isShown] of [
        ["Y", false],
        ["true", false],
        ["1", false],
        ["N", true],
        ["0", true],
      ] as const)
        expect(shown({ [column]: cell }), `${column}: ${cell}`).toBe(isShown);
    expect([shown({ isDeleted: "0", Archived: "1" }), shown({ isDeleted: "1", Archived: "0" })]).toEqual([
      false,
      false,
    ]);
    expect([shown({ deleted_at: "2026-01-02" }), shown({ deleted_at: "2099-01-02" })]).toEqual([false, true]);
    for (const column of ["On Web", "Internet", "Web", "Website"])
      expect([shown({ [column]: "N" }), shown({ [column]: "Y" })], column).toEqual([false, true]);
    expect(shown({ Website: "https://dealer.example/stock" })).toBe(true);
  });

  test("CAR-020 CAR-023 CAR-024 flags of standing count beside any status, and a sold car is held for nobody", () => {
    const standing = (cells: Record<string, string>) => {
      const car = build({ ...BASE, ...cells }).car;
      return [car?.status, car?.sold, car?.reserved];
    };
    for (const [yes, no] of [
      ["true", "false"],
      ["Y", "N"],
      ["1", "0"],
    ] as const) {
      expect(standing({ IsSold: yes, Reserved: yes })).toEqual(["sold", true, false]);
      expect(standing({ "Stock Status": "Sold", "Is Deposit Taken": yes })).toEqual(["sold", true, false]);
      expect(standing({ IsSold: no, "Under Offer": yes })).toEqual(["in_stock", false, true]);
      expect(standing({ "Coming Soon": yes, Reserved: no })).toEqual(["coming_soon", false, false]);
      expect(standing({ "Is Sold": no, "Coming Soon": no, Reserved: no })).toEqual(["in_stock", false, false]);
      const type = (cells: Record<string, string>) => build({ ...BASE, Condition: "", ...cells }).car?.car_type;
      expect([
        type({ IsDemo: yes, IsUsed: yes }),
        type({ IsUsed: yes }),
        type({ IsUsed: no }),
        type({ IsNew: yes }),
        type({ IsNew: no }),
      ]).toEqual(["demo", "used", "new", "new", "used"]);
    }
  });
});
