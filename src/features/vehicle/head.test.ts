import { describe, expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { crumbsJsonLd } from "../seo/json-ld.ts";
import { availability } from "../stock/facts/availability.ts";
import { vehicleCrumbs } from "./crumbs.ts";
import { priceValidUntil, vehicleDescription, vehicleHead, vehicleJsonLd, vehicleTitle } from "./head.ts";
import { vehicleView } from "./view.ts";

const CAR = testCar(1, {
  car_type: "demo",
  make: "Mercedes-Benz",
  model: "GLC 300",
  body: "Wagon",
  simple_body: "SUV",
  vin: "WDC2539842F123456",
  images: [{ image: { url: "/art/suv.webp" } }, { isVideo: true }, { image: { url: "https://cdn.example/2.jpg" } }],
});

const NOON = Date.UTC(2026, 10, 21, 1);

describe("breadcrumb", () => {
  test("NAV-019 car type, make, model, body, each a link below the base", () => {
    expect(vehicleCrumbs(CAR, { breadcrumbBase: "search" })).toEqual([
      { label: "Demo", href: "/search/demo-cars" },
      { label: "Mercedes-Benz", href: "/search/mercedes-benz" },
      { label: "GLC 300", href: "/search/mercedes-benz/glc-300" },
      { label: "SUV", href: "/search/mercedes-benz/glc-300?body=Wagon" },
    ]);
  });

  test("NAV-018 the base is the site's own", () => {
    const crumbs = vehicleCrumbs({ ...CAR, body: null, simple_body: null }, { breadcrumbBase: "used-car" });
    expect(crumbs.map(({ href }) => href)).toEqual([
      "/used-car/demo-cars",
      "/used-car/mercedes-benz",
      "/used-car/mercedes-benz/glc-300",
    ]);
  });

  test("search engines read the page's own names and addresses", () => {
    expect(crumbsJsonLd([{ label: "Used", href: "/search/used-cars" }], "https://halden.example")).toMatchObject({
      itemListElement: [{ position: 1, name: "Used", item: "https://halden.example/search/used-cars" }],
    });
  });
});

describe("structured data", () => {
  /** Already the 22nd in Sydney. */
  const NOW = Date.UTC(2026, 10, 21, 20);
  const of = (changes: Partial<typeof CAR>, price: number | null = 30_000, priceValidDays: number | null = null) => {
    const car = { ...CAR, ...changes };
    const { kind } = availability(car);
    const priceUntil = priceValidUntil({ priceValidDays, timezone: "Australia/Sydney" }, NOW);
    const origin = "https://halden.example";
    const listing = { origin, name: "A car", price, currency: "AUD", priceUntil, seller: "Halden", availability: kind };
    return vehicleJsonLd(car, listing);
  };

  test("a price says until when it holds where the dealer says so, in days of the dealer's zone", () => {
    expect(of({}, 30_000, 7).offers).toMatchObject({ price: 30_000, priceValidUntil: "2026-11-29" });
    expect(of({}, 30_000, 0).offers).toMatchObject({ priceValidUntil: "2026-11-22" });
    expect(of({}).offers).not.toHaveProperty("priceValidUntil");
    expect(of({}, null, 7)).not.toHaveProperty("offers");
  });

  test("a car is a product and a car, with whole addresses and no empty value", () => {
    expect(of({ colour: null, doors: 5 })).toMatchObject({
      "@type": ["Product", "Car"],
      url: "https://halden.example/cars/car-1",
      image: ["https://halden.example/art/suv.webp", "https://cdn.example/2.jpg"],
      vehicleIdentificationNumber: "WDC2539842F123456",
      mileageFromOdometer: { value: 50_000, unitCode: "KMT" },
      numberOfDoors: 5,
    });
    expect(of({ images: [], primary_image_url: "/art/one.webp" }).image).toEqual([
      "https://halden.example/art/one.webp",
    ]);
    expect(of({ colour: null })).not.toHaveProperty("color");
    expect(of({ km: null })).not.toHaveProperty("mileageFromOdometer");
  });

  test.each([
    [{}, "InStock"],
    [{ reserved: true }, "LimitedAvailability"],
    [{ status: "coming_soon" as const }, "PreOrder"],
  ])("a car that is %o is offered as %s", (changes, offered) => {
    expect(of(changes)).toMatchObject({
      offers: { price: 30_000, priceCurrency: "AUD", availability: `https://schema.org/${offered}` },
    });
  });

  test("CAR-133 of a sold car no more is offered than that it is sold, whether or not it had a price", () => {
    for (const changes of [{}, { price_type: "Plus GST" }]) {
      const offers = of({ ...changes, sold: true }, null, 7).offers;
      expect(offers).toMatchObject({ availability: "https://schema.org/SoldOut" });
      expect(JSON.stringify(offers)).not.toMatch(/price/i);
    }
  });

  test("CAR-133 only what has a price of its own is named as a product, which is wrong without one", () => {
    expect(of({ price_type: "Plus GST" })["@type"]).toEqual(["Product", "Car"]);
    expect(of({ sold: true }, null)["@type"]).toBe("Car");
    expect(of({ sold: true, item_type: "caravan" }, null)["@type"]).toBe("Vehicle");
    expect(of({}, null)["@type"]).toBe("Car");
    expect(of({ price_type: "From" })["@type"]).toBe("Car");
  });

  test("a price without GST says so, and stands in no title", () => {
    expect(of({ price_type: "Plus GST" }).offers).toMatchObject({
      priceSpecification: { price: 30_000, priceCurrency: "AUD", valueAddedTaxIncluded: false },
    });
    expect(of({ price_type: "Plus GST" }).offers).not.toHaveProperty("price");
    const site = testSite("halden", [dealership(1, "parramatta")]);
    const title = (price_type: string) => {
      const car = { ...CAR, price: 30_000, price_type };
      return vehicleHead(car, vehicleView(car, site, NOW), site, { origin: "https://halden.example", now: NOW }).title;
    };
    const told = ["Plus GST", "From", "Drive away"].map((words) => title(words).includes("$30,000"));
    expect(told).toEqual([false, false, true]);
  });

  test("CAR-019 where prices begin is told as the least of them, not as the car's own", () => {
    expect(of({ price_type: "From" }).offers).toMatchObject({
      priceSpecification: { minPrice: 30_000, priceCurrency: "AUD" },
    });
    expect(JSON.stringify(of({ price_type: "From" }).offers)).not.toContain('"price":');
  });

  test("a motorcycle is no car, nor is a caravan", () => {
    expect(of({ item_type: "motorcycle" })["@type"]).toEqual(["Product", "Motorcycle"]);
    expect(of({ item_type: "caravan" })["@type"]).toEqual(["Product", "Vehicle"]);
  });

  test("there is no offer where the price is hidden", () => {
    expect(of({}, null)).not.toHaveProperty("offers");
  });
});

test("title and description name the car, its price and the dealer", () => {
  expect(vehicleTitle("2022 Kia EV6", "$63,990", "Halden")).toBe("2022 Kia EV6, $63,990 | Halden");
  expect(vehicleTitle("2022 Kia EV6", null, "Halden")).toBe("2022 Kia EV6 | Halden");
  expect(vehicleDescription("2022 Kia EV6", ["6,240 km", "SUV"], "Brookvale", "Halden")).toBe(
    "2022 Kia EV6 for sale at Halden in Brookvale. 6,240 km, SUV. See pictures and specifications, and enquire.",
  );
});

test.each([
  [
    "2018 Mercedes-Benz Sprinter 419 LWB",
    "Halden Parramatta",
    "in Halden Parramatta. 130,395 km, Van. See pictures, and enquire.",
  ],
  ["2018 Mercedes-Benz Sprinter 419 LWB Auto RWD MY18 Long", "Halden Parramatta North", "North. 130,395 km, Van."],
  [
    `2018 ${"Sprinter ".repeat(9)}`.trim(),
    "Halden Parramatta at the Great Western Highway",
    "Everything Vehicles. 130,395 km, Van.",
  ],
])("a description is as long as a search result shows: %s", (name, place, ends) => {
  const told = vehicleDescription(name, ["130,395 km", "Van"], place, "Halden and Everything Vehicles");
  expect(told.length).toBeLessThanOrEqual(160);
  expect(told.endsWith(ends), told).toBe(true);
});

test("SITE-004 search engines are told a price in the site's own currency", () => {
  const site = testSite("halden", [dealership(1, "parramatta")], { config: { currency: "NZD" } });
  const car = { ...CAR, price: 30_000 };
  const { jsonLd } = vehicleHead(car, vehicleView(car, site, NOON), site, { origin: "https://h.example", now: NOON });
  expect(jsonLd?.[0]).toMatchObject({ offers: { price: 30_000, priceCurrency: "NZD" } });
});

test("CAR-133 a sold car is neither for sale nor priced in a search result", () => {
  const site = testSite("halden", [dealership(1, "parramatta")]);
  const headOf = (changes: Partial<typeof CAR>) => {
    const car = { ...CAR, price: 30_000, ...changes };
    return vehicleHead(car, vehicleView(car, site, NOON), site, { origin: "https://halden.example", now: NOON });
  };
  expect(headOf({}).title).toContain(", $30,000 | ");
  expect(headOf({}).description).toContain(" for sale at ");
  const sold = headOf({ status: "sold", sold: true, sold_date_timestamp: NOON / 1000 });
  expect(sold.title).not.toContain("$");
  expect(JSON.stringify(sold.jsonLd)).not.toContain("30000");
  expect(JSON.stringify(headOf({}).jsonLd)).toContain("30000");
  expect(sold.description).toBe(`${CAR.name} was recently sold at ${site.name}. See others like it.`);
});
