import { describe, expect, test } from "vitest";
import { BASE, build } from "./testing.ts";

type Cells = Readonly<Record<string, string>>;
type Fact = readonly [cells: Cells, car: object, warned: readonly string[]];

/** Warnings about every row below: a plain row has none. */
function warnedOf(cells: Cells): readonly string[] {
  return Object.keys(build({ ...BASE, ...cells }).warned).sort();
}

/** A row by whose values the columns are recognised. */
const BESIDE = {
  ...BASE,
  "Stock No": "U2",
  Gearbox: "Manual",
  Drive: "AWD",
  Fuel: "Diesel",
  Body: "Wagon",
  Colour: "Red",
};

/** Each row results in these fields of the car, with exactly these warnings. */
function hold(facts: readonly Fact[]): void {
  test.each(facts)("%j is %j, warned of %j", (cells, car, warned) => {
    expect(build({ ...BASE, ...cells }).car).toMatchObject(car);
    expect(warnedOf(cells)).toEqual([...warned].sort());
  });
}

describe("transmission, drive, fuel and engine", () => {
  hold([
    [{ Gearbox: "8 SP AUTOMATIC" }, { simple_transmission: "Automatic", trans: "8 SP AUTOMATIC", gearnum: 8 }, []],
    [{ Gearbox: "6 speed" }, { simple_transmission: null, trans: "6 speed", gearnum: 6 }, []],
    [{ Gearbox: "Other" }, { simple_transmission: null, trans: "Other" }, []],
    [{ Gearbox: "Manual", Gears: "5" }, { gearnum: 5, simple_transmission: "Manual" }, []],
    [{ Gears: "6 speed manual" }, { gearnum: 6, simple_transmission: "Manual" }, []],
    [{ Gearbox: "7 speed DCT" }, { variant: { geartype: "7 speed DCT" } }, []],
    [{ Drive: "2WD" }, { drive: "2WD", simple_drive: null }, []],
    [{ Drive: "6x4" }, { drive: "6x4", simple_drive: null }, []],
    [{ Drive: "Other" }, { drive: null, simple_drive: null }, []],
    [{ Badge: "S (4X4)" }, { drive: "4x4", simple_drive: "4WD" }, []],
    [{ Fuel: "Other" }, { fuel: null, simple_fuel: null }, []],
    [{ Fuel: "Diesel (not electric)" }, { fuel: "Diesel (not electric)", simple_fuel: "Diesel" }, []],
    [{ Fuel: "Hybrid", Badge: "S Plug-in" }, { simple_fuel: "PHEV" }, []],
    [{ Fuel: "Petrol", Badge: "S Plug-in" }, { simple_fuel: "Petrol" }, []],
    [{ Engine: "2.2L Diesel Turbo" }, { simple_fuel: "Diesel", variant: { induction: "Turbo" } }, []],
    [{ "Engine cc": "Big" }, { engine_size: null, extras: { "Engine cc": "Big" } }, []],
    [{ EngineCapacity: "2000 cc", EngineSize: "1969" }, { engine_size: 1969 }, []],
    [{ EngineCapacity: "1969 cc", EngineSize: "2000" }, { engine_size: 1969 }, []],
    [{ Cylinders: "V6" }, { variant: { cylinders: 6 } }, []],
    [{ Cylinders: "4", Engine: "6 cyl" }, { variant: { cylinders: 4 } }, []],
    [{ Cylinders: "0", Fuel: "Electric" }, { simple_fuel: "Electric" }, []],
    [
      { "Fuel economy": "7.1", Ancap: "5", "Fuel tank": "80 L" },
      { variant: { fuelconsumptioncombined: 7.1, ancaprating: 5, fuelcapacity: 80 } },
      [],
    ],
    [{ "Fuel economy": "0", Ancap: "0", "Fuel tank": "0" }, { extras: { "Fuel economy": "0", Ancap: "0" } }, []],
    [
      { "GVM (t)": "2.44", "Towing capacity": "3,500 kg", Torque: "450 Nm" },
      { variant: { grossvehiclemass: 2440, towingcapacitybraked: 3500, torque: "450 Nm" } },
      [],
    ],
  ]);
});

describe("body, doors, seats and measures", () => {
  hold([
    [{ Body: "Wagon" }, { body: "Wagon", simple_body: "Wagon" }, []],
    [{ Body: "Other" }, { body: null, simple_body: null }, []],
    [{ Badge: "S Hatch" }, { body: "Hatch", simple_body: "Hatch" }, []],
    [{ Make: "Ford", Model: "F-150", Body: "Truck" }, { item_type: "car", simple_body: "Ute" }, []],
    [{ Make: "Hyundai", Model: "i30", Body: "Coupe" }, { simple_body: "Hatchback" }, []],
    [{ Make: "Hyundai", Model: "Tiburon", Body: "Coupe" }, { simple_body: "Coupe" }, []],
    [{ Make: "Yamaha", Model: "MT-07", Body: "Naked" }, { item_type: "motorcycle", simple_body: "Motorcycle" }, []],
    [{ Make: "Yamaha", Model: "NMAX", Body: "Scooter" }, { simple_body: "Scooter" }, []],
    [{ Make: "Jayco", Model: "Swan", Body: "Van" }, { item_type: "caravan", simple_body: "Caravan" }, []],
    [{ Make: "Jayco", Model: "Swan", Body: "Camper Trailer" }, { simple_body: "Camper Trailer" }, []],
    [{ Make: "Jayco", Model: "Conquest", Body: "Motorhome" }, { simple_body: "Motorhome" }, []],
    [{ Make: "Kenworth", Model: "T610", Body: "Prime Mover" }, { item_type: "truck", simple_body: "Truck" }, []],
    [{ Make: "Hino", Model: "300", Body: "Cab Chassis" }, { item_type: "truck", simple_body: "Cab Chassis" }, []],
    [{ Make: "Hino", Model: "Poncho", Body: "Bus" }, { simple_body: "Bus" }, []],
    [{ Make: "Hino", Model: "300", Body: "Light Truck" }, { simple_body: "Light Truck" }, []],
    [{ Make: "Hino", Model: "300", Body: "Van" }, { simple_body: "Van" }, []],
    [{ Doors: "7 Seats" }, { seats: 7, doors: null }, ["doors-hold-seats"]],
    [{ Doors: "7 Seats", Seats: "5" }, { seats: 5, doors: null }, ["doors-hold-seats"]],
    [{ Seats: "5 doors" }, { seats: null, doors: 5 }, ["seats-hold-doors"]],
    [{ Seats: "5 doors", Doors: "4" }, { doors: 4 }, ["seats-hold-doors"]],
    [{ Seats: "5 seats, 4 doors" }, { seats: 5 }, []],
    [{ Body: "4D WAGON" }, { doors: 4 }, []],
    [{ Body: "4D WAGON", Doors: "5" }, { doors: 5 }, []],
    [{ Doors: "0", Seats: "0" }, { doors: null, seats: null }, []],
    [
      { Length: "4650", Width: "1.8 m", Height: "1655 mm" },
      { variant: { vehiclelength: 4650, vehiclewidth: 1800, vehicleheight: 1655 } },
      [],
    ],
    [{ "Length (ft)": "18" }, { variant: { vehiclelength: 5486 } }, []],
    [{ Tare: "1894" }, { specifications: { tare_weight: 1894, axle_type: null } }, []],
    [{ Axle: "Tandem" }, { specifications: { tare_weight: null, axle_type: "Tandem" } }, []],
    [
      {
        Make: "Jayco",
        Model: "Swan",
        "Length (ft)": "18",
        Width: "2.4 m",
        Height: "2.9 m",
        Tare: "1500",
        "ATM (kg)": "2000",
        Berths: "4",
        Axle: "Tandem",
      },
      {
        specifications: {
          body_length: 5486,
          body_width: 2400,
          tare_weight: 1500,
          aggregate_trailer_mass: 2000,
          sleeps: 4,
          axle_type: "Tandem",
        },
        variant: { vehicleheight: 2900 },
      },
      [],
    ],
  ]);

  test("what says nothing of measures leaves none", () => {
    expect(build(BASE).car).toMatchObject({ variant: null, specifications: null });
    expect(build({ ...BASE, Make: "Jayco", Model: "Swan" }).car).toMatchObject({ variant: null, specifications: null });
    expect(build({ ...BASE, Length: "4650" }).car?.variant).toEqual({ vehiclelength: 4650 });
    expect(build({ ...BASE, Width: "1855" }).car?.variant).toEqual({ vehiclewidth: 1855 });
  });
});

describe("words that are not known, in columns of known ones", () => {
  const facts: readonly Fact[] = [
    [{ Gearbox: "Magic box" }, { simple_transmission: null, trans: "Magic box" }, ["transmission-unknown"]],
    [{ Drive: "Sideways" }, { drive: "Sideways", simple_drive: null }, ["drive-unknown"]],
    [{ Fuel: "Moonshine" }, { fuel: "Moonshine", simple_fuel: null }, ["fuel-unknown"]],
    [{ Body: "Blob" }, { body: "Blob", simple_body: null }, ["body-unknown"]],
    [{ Body: "Commercial" }, { body: "Commercial", simple_body: null }, []],
    [{ Make: "Toyota", Model: "Hiace", Body: "Commercial" }, { simple_body: "Van" }, ["body-from-model"]],
    [{ Colour: "Fuji", "Paint colour": "Red" }, { colour: "Red" }, []],
    [{ Colour: "Fuji" }, { colour: null, extras: { Colour: "Fuji" } }, ["colour-unknown"]],
  ];
  test.each(facts)("%j is %j, warned of %j", (cells, car, warned) => {
    const read = build({ ...BASE, ...cells }, BESIDE);
    expect(read.car).toMatchObject(car);
    expect(Object.keys(read.warned)).toEqual(warned);
  });
});

describe("money", () => {
  hold([
    [{ Price: "500" }, { price: 500 }, []],
    [{ Price: "499" }, { price: 499 }, ["price-low"]],
    [{ Price: "$9,000 - $11,000" }, { price: null }, ["price-range"]],
    [{ Price: "$89 p/w" }, { price: null }, ["price-periodic"]],
    [{ Price: "18000 USD" }, { price: 18_000 }, ["price-foreign"]],
    [{ Price: "18000", Currency: "NZD" }, { price: 18_000 }, ["price-foreign"]],
    [{ Price: "18000 + GST" }, { price: 18_000, price_type: "Plus GST" }, ["price-without-gst"]],
    [{ Price: "from $18,000" }, { price: 18_000, price_type: "From" }, ["price-from"]],
    [{ Price: "$18,000 drive away" }, { price: 18_000, price_type: "Drive away" }, []],
    [{ "Drive Away Price": "18000" }, { price: 18_000, price_type: "Drive away" }, []],
    [{ Price: "18000", "Price Type": "EGC" }, { price_type: "Excl. gov. charges" }, []],
    [{ Price: "18000", "Price Type": "Great deal" }, { price_type: "Great deal" }, []],
    [{ Price: "18000", "Is Drive Away": "Yes" }, { price_type: "Drive away" }, []],
    [{ Price: "18000", "Is Drive Away": "No" }, { price_type: "Excl. gov. charges" }, []],
    [{ Price: "", "Is Drive Away": "No" }, { price: null, price_type: null }, []],
    [{ Price: "POA", "Special Price": "9000" }, { price: 9000, offer_price: null }, []],
    [{ Price: "18000", "Special Price": "17000" }, { price: 18_000, offer_price: 17_000 }, []],
    [{ Price: "18000", "Special Price": "18000" }, { price: 18_000, offer_price: null }, []],
    [{ Price: "18000", "Was Price": "18000" }, { price: 18_000, before_price: null }, []],
    [{ Price: "18000", "Was Price": "19000" }, { price: 18_000, before_price: 19_000 }, []],
    [{ "Was Price": "19000" }, { price: 19_000, before_price: null }, []],
    [{ Price: "was $19,000 now $18,000" }, { price: 18_000, before_price: 19_000 }, []],
    [{ "Price (lakh)": "4.5" }, { price: 450_000 }, ["price-foreign"]],
    [{ "Price cents": "999000" }, { price: 9990 }, []],
    [{ "Price 000s": "9.9" }, { price: 9900 }, []],
    [{ "Price (lakh)": "was 5 now 4.5" }, { price: 450_000, before_price: 500_000 }, ["price-foreign"]],
    [{ Price: "18000", Cost: "15000" }, { price: 18_000 }, ["cost-kept"]],
    [{ Cost: "15000" }, { price: null }, ["cost-kept", "price-only-cost"]],
    [{ Price: "POA", Cost: "15000" }, { price: null }, ["cost-kept"]],
    [{ Price: "18000", "Market Price": "$17,500" }, { autograb_data: { average_market_price: 17_500 } }, []],
    [{ "Subscription Price": "$199 per week" }, { subscription_price: 199, price: null }, []],
  ]);
});

describe("odometer, condition and status", () => {
  hold([
    [{ Kms: "1,500,000" }, { km: 1_500_000 }, []],
    [{ Kms: "1,500,001" }, { km: 1_500_001 }, ["km-high"]],
    [{ Kms: "1000 mi" }, { km: 1609 }, ["km-miles"]],
    [{ Kms: "0 mi" }, { km: 0 }, []],
    [{ Kms: "1000", "Is Miles": "Yes" }, { km: 1609 }, ["km-miles"]],
    [{ Miles: "1000", "Odometer Unit": "km" }, { km: 1000 }, []],
    [{ Kms: "low" }, { km: null }, []],
    [{ Condition: "Excellent" }, { car_type: "used" }, []],
    [{ Condition: "", Year: "2026", Kms: "200" }, { car_type: "new" }, ["condition-guessed"]],
    [{ Condition: "", Year: "2025" }, { car_type: "new" }, ["condition-guessed"]],
    [{ Condition: "", Year: "2025", Kms: "201" }, { car_type: "used" }, ["condition-guessed"]],
    [{ Condition: "", Year: "2024", Kms: "10" }, { car_type: "used" }, ["condition-guessed"]],
    [{ Condition: "", "Is Used": "No" }, { car_type: "new" }, []],
    [{ Condition: "", "Is New": "No" }, { car_type: "used" }, []],
    [{ Condition: "", Status: "New In Stock" }, { car_type: "new", status: "in_stock" }, []],
    [{ Condition: "New", "Is Demo": "Yes" }, { car_type: "demo" }, []],
    [{ Status: "Sold" }, { status: "sold", sold: true, reserved: false }, []],
    [{ Status: "Sold", "Sold Date": "31/01/2026" }, { sold_date_timestamp: Date.UTC(2026, 0, 31) / 1000 }, []],
    [{ Status: "In Stock", "Sold Date": "31/01/2026" }, { sold: false, sold_date_timestamp: null }, []],
    [{ Status: "In Transit" }, { status: "coming_soon" }, []],
    [{ "Is Coming Soon": "Yes" }, { status: "coming_soon" }, []],
    [{ Status: "Deposit taken" }, { status: "in_stock", reserved: true }, []],
    [{ Status: "Available - not reserved" }, { status: "in_stock", reserved: false }, []],
    [{ "Is Sold": "Yes", "Is Reserved": "Yes" }, { sold: true, reserved: false }, []],
    [{ Condition: "Certified Pre-Owned" }, { certified: true, car_type: "used" }, []],
    [{ Certified: "No", Condition: "Certified Pre-Owned" }, { certified: false }, []],
    [
      { "Show on website": "No", Rank: "-2.5", Tag: "Hot" },
      { show_on_dealer_website: false, custom_rank: -2.5, tag: "Hot" },
      [],
    ],
  ]);
});

describe("the kind of vehicle", () => {
  hold([
    [{ "Item Type": "Truck", Body: "Ute" }, { item_type: "car" }, []],
    [{ Make: "Isuzu", Model: "NPR", Body: "Truck" }, { item_type: "truck" }, []],
    [{ "Item Type": "Car", "GVM (t)": "4.5" }, { item_type: "truck" }, []],
    [{ "Item Type": "Car", "GVM (t)": "4.4" }, { item_type: "car" }, []],
    [{ Drive: "6x4" }, { item_type: "truck" }, []],
    [{ "Item Type": "Motorbike", Seats: "5" }, { item_type: "car" }, []],
    [{ "Item Type": "Motorbike", Seats: "3" }, { item_type: "motorcycle" }, []],
    [{ "Item Type": "Caravan", Body: "Sedan" }, { item_type: "car" }, []],
    [{ "Item Type": "Car", Body: "Naked" }, { item_type: "motorcycle" }, []],
    [{ "ATM (kg)": "2000" }, { item_type: "caravan" }, []],
    [{ Berths: "0" }, { item_type: "car" }, []],
    [{ Berths: "4" }, { item_type: "caravan" }, []],
  ]);
});

describe("colours and pictures", () => {
  const photo = (at: number) => `https://photos.example/${at}.jpg`;
  hold([
    [{ Colour: "Whtie" }, { colour: "White" }, ["colour-misspelt"]],
    [{ Colour: "Various" }, { colour: null }, []],
    [{ ColourExtInt: "5 years / Unlimited km" }, { colour: null, interior_colour: null }, ["colour-unknown"]],
    [{ ColourExtInt: "White / Black / Tan" }, { colour: "White", interior_colour: "Black / Tan" }, []],
    [{ Images: "no photos yet" }, { images: [], photos_count: 0, primary_image_url: null }, []],
    [
      { Images: `${photo(1)}|${photo(2)}`, Thumbnails: `${photo(3)}|${photo(4)}` },
      {
        images: [
          { image: { url: photo(1), thumb: { url: photo(3) } } },
          { image: { url: photo(2), thumb: { url: photo(4) } } },
        ],
      },
      [],
    ],
    [
      { Images: `${photo(1)}|${photo(2)}`, Thumbnails: photo(3) },
      { images: [{ image: { url: photo(1) } }, { image: { url: photo(2) } }], thumbnails: [photo(3)] },
      [],
    ],
    [{ "Photo 2": photo(2), "Photo 1": photo(1) }, { primary_image_url: photo(2) }, []],
    [{ Images: Array.from({ length: 205 }, (_, at) => photo(at)).join("|") }, { photos_count: 200 }, []],
    [{ Colour: "#NAME?" }, { colour: null }, ["spreadsheet-error"]],
    [{ Colour: "Red | Blue" }, { colour: "Red" }, []],
  ]);

  test("a plain colour leaves no other name of it", () => {
    expect(build({ ...BASE, Colour: "WHITE" }).car?.extras).toEqual({});
  });
});
