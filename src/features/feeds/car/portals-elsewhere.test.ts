import { describe, expect, test } from "vitest";
import { fields } from "../recognise/testing.ts";
import { BASE, build } from "./testing.ts";

const car = (cells: Record<string, string>) => build(cells).car;

describe("CAR-008 the price before and after in other languages", () => {
  test.each([
    ["Precio Inicial", "Precio Final"],
    ["Prezzo iniziale", "Prezzo finale"],
    ["Ancien prix", "Prix final"],
    ["NormalPrice", "DiscountPrice"],
  ])("%s and %s", (before, after) => {
    const read = car({ ...BASE, [before]: "22.490 €", [after]: "18.880 €" });
    expect([read?.price, read?.offer_price ?? read?.price, read?.before_price]).toContain(18_880);
    expect(fields({ [before]: ["22490"], [after]: ["18880"] })).toEqual({
      [before]: "before_price",
      [after]: "offer_price",
    });
  });
});

test.each([["Sin información"], ["Keine Angabe"], ["n.v.t."], ["не указан"], ["Non renseigné"]])(
  "CAR-004 %s says nothing",
  (nothing) => {
    const { built, warned } = build({ ...BASE, Colour: nothing, Kms: nothing, Price: nothing });
    expect(built[0]?.car).toMatchObject({ colour: null, km: null, price: null });
    expect(Object.keys(warned)).not.toContain("km-unread");
  },
);

describe("CAR-012 bodies", () => {
  test.each([
    ["SportsUtilityVehicle", "SUV"],
    ["StationWagon", "Wagon"],
    ["DoubleCab", "Ute"],
  ])("%s, as a program writes it, is a %s", (body, label) => {
    expect(car({ ...BASE, Model: "Unknown One", "Body Type": body })?.simple_body).toBe(label);
  });

  test.each([
    ["SUV", "SUV"],
    ["", "Sedan"],
  ])("the number of doors says less than %j beside it", (type, label) => {
    expect(car({ ...BASE, Model: "Unknown One", Body: "4DR", VehicleType: type })?.simple_body).toBe(label);
  });
});

test("CAR-013 the gearbox C of Americans is continuously variable", () => {
  expect(car({ ...BASE, Transmission: "C" })?.simple_transmission).toBe("Automatic");
});

describe("CAR-007 names", () => {
  test.each([
    ["Mercedes-Benz", "AMG GLE 53", "", "GLE53", "AMG"],
    ["Mercedes-Benz", "Maybach GLS 600", "4MATIC", "GLS 600", "Maybach 4MATIC"],
    ["Mercedes-Benz", "AMG GT", "", "AMG GT", null],
    ["Maruti Suzuki", "New Wagon R", "LXI", "Wagon R", "LXI"],
    ["MAN", "TGX 18.440 4X2 BLS-EL E6 XLX", "", "TGX 18.440", "4X2 BLS-EL E6 XLX"],
    ["MAN", "TGX 18.440 4X2 BLS", "", "TGX 18.440 4X2 BLS", null],
  ])("%s %s %s is a %s with the badge %s", (Make, Model, Badge, model, badge) => {
    expect(car({ ...BASE, Make, Model, ...(Badge && { Badge }) })).toMatchObject({ model, badge });
  });

  test("a make that a narrow page cut off is the only one that begins so", () => {
    const cut = car({ ...BASE, Make: "Mercedes-Ben...", Model: "S-Class" });
    expect(cut?.make).toBe("Mercedes-Benz");
    expect(car({ Title: "2014 Mercedes-Ben… S-Class", Price: "38700" })).toMatchObject({ make: "Mercedes-Benz" });
    expect(car({ ...BASE, Make: "Merc...", Model: "S-Class" })?.make).not.toBe("Mercury");
  });

  test("a truck of MAN's is one by the beginning of its name", () => {
    expect(car({ Model: "TGX 18.440 4X2 BLS", Make: "MAN", Year: "2016", Price: "33440" })?.item_type).toBe("truck");
    expect(car({ Model: "TGE 3.140 Kasten", Make: "MAN", Year: "2019", Price: "23440" })?.item_type).toBe("car");
  });
});

describe("CAR-009 kilometres", () => {
  test.each([["68,8000mi"], ["12,34567"]])("%s is no reading that a person could be sure of", (reading) => {
    expect(car({ ...BASE, Mileage: reading })?.km).toBeNull();
  });

  test("what a hundred of them take is none", () => {
    const text = "Fuel efficiency about 8.1 L/100 km, and quick.";
    expect(car({ ...BASE, Description: text })?.km).toBeNull();
  });
});

test("CAR-007 the year stands before the row's own make, though a page's facts ran into each other", () => {
  const row = { title: "Lexus RX400h", brand: "Lexus", price: "1,699,999" };
  const text = (before: string) =>
    `Available${before} RX400hAutomatic3300 CCLocally Used. Serviced in 2021 Toyota Yard`;
  expect(car({ ...row, description: text("2009 Lexus") })?.year).toBe(2009);
  expect(build({ ...row, description: text("12009 Lexus") }).problem?.reason).toBe("the row names no year");
  expect(build({ ...row, description: text("Lexus") }).problem?.reason).toBe("the row names no year");
});

test("CAR-035 the source of a picture is where it lies, and no picture where it says whose it is", () => {
  const images = (source: string) =>
    car({ ...BASE, "images.source": source, "images.alt": "front" })?.images.map(({ image }) => image?.url);
  expect(images("https://cdn.example/1.webp|https://cdn.example/2.webp")).toHaveLength(2);
  expect(images("Dealer|Maker")).toEqual([]);
});

test("CAR-003 a motorcycle's body may be called as a car's is", () => {
  const bike = { Make: "Honda", Model: "XL700 Transalp", Year: "2010", Price: "3600" };
  expect(car({ ...bike, Body: "Sports Touring", "Body Type": "Sport" })?.item_type).toBe("motorcycle");
  expect(car({ ...BASE, Body: "Touring" })?.item_type).toBe("car");
});

test.each([["wholesale"], ["purchase"], ["tradeIn"], ["invoice"]])(
  "CAR-008 an envelope of %s makes no price of what stands below it",
  (envelope) => {
    const row = (at: number) =>
      Object.fromEntries(
        Object.entries({ make: "Kia", model: "Rio", year: String(2016 + at), vin: "", price: "9000", km: "41000" }).map(
          ([key, value]) => [`${envelope}.${key}`, value],
        ),
      );
    const { built } = build(row(0), row(1), row(2));
    for (const one of built) expect([one.car?.price ?? null, one.car?.offer_price ?? null]).toEqual([null, null]);
  },
);
