import { describe, expect, test } from "vitest";
import { fields, recognise } from "./testing.ts";

describe("headings of the trade's systems", () => {
  test("an Australian dealer management system in camel case", () => {
    expect(
      fields({
        StockNumber: "12",
        Make: "VOLVO",
        Model: "V90",
        Badge: "D5",
        RegoNum: "ABC123",
        VIN: "1HGCM82633A123456",
        YearGroup: "2020",
        Odometer: "1000",
        Body: "4D WAGON",
        Colour: "White",
        EngineCapacity: "2.0L",
        GearType: "8 SP AUTOMATIC",
        FuelType: "Diesel",
        AdvDescription: "Nice",
        AdvSpecialPrice: "9000",
        IsDemo: "false",
        StockType: "A",
        IsUsed: "true",
        RegoExpiry: "01/02/2026",
        DriveTrain: "AWD",
        DoorNum: "4",
        Cylinder: "TT4",
        StockStatus: "On Offer",
        GVM: "2440",
        Tare: "1894",
        SleepingCapacity: "0",
        SeatCapacity: "5",
        IsDriveAway: "false",
        InteriorColor: "Black",
        StandardFeatures: "a,b",
        IsMiles: "false",
        GearCount: "8",
        IsDepositTaken: "true",
        ImageURLs: "https://x.example/1.jpg",
      }),
    ).toEqual({
      StockNumber: "stocknum",
      Make: "make",
      Model: "model",
      Badge: "badge",
      RegoNum: "regplate",
      VIN: "vin",
      YearGroup: "year",
      Odometer: "km",
      Body: "body",
      Colour: "colour",
      EngineCapacity: "engine_cc",
      GearType: "transmission",
      FuelType: "fuel",
      AdvDescription: "comments",
      AdvSpecialPrice: "offer_price",
      IsDemo: "is_demo",
      StockType: "item_type",
      IsUsed: "is_used",
      RegoExpiry: "rego_expiry",
      DriveTrain: "drive",
      DoorNum: "doors",
      Cylinder: "cylinders",
      StockStatus: "status",
      GVM: "gvm",
      Tare: "tare",
      SleepingCapacity: "sleeps",
      SeatCapacity: "seats",
      IsDriveAway: "drive_away",
      InteriorColor: "interior_colour",
      StandardFeatures: "features",
      IsMiles: "is_miles",
      GearCount: "gears",
      IsDepositTaken: "is_reserved",
      ImageURLs: "images",
    });
  });

  test("a catalogue with dotted paths", () => {
    expect(
      fields({
        vehicle_id: "i2",
        title: "2017 Ford Fusion SE",
        "mileage.value": "1500",
        "mileage.unit": "KM",
        "image[0].url": "http://x.example/1.jpg",
        "image[0].tag[0]": "Gym",
        body_style: "SEDAN",
        exterior_color: "white",
        sale_price: "16000 USD",
        availability: "AVAILABLE",
        state_of_vehicle: "NEW",
        date_first_on_lot: "2018-02-21",
      }),
    ).toEqual({
      vehicle_id: "stocknum",
      title: "title",
      "mileage.value": "km",
      "mileage.unit": "km_unit",
      "image[0].url": "images",
      body_style: "body",
      exterior_color: "colour",
      sale_price: "offer_price",
      availability: "status",
      state_of_vehicle: "condition",
      date_first_on_lot: "created_at",
    });
  });

  test("an American list and an auction's", () => {
    expect(
      fields({
        stocknumber: "S1",
        trim: "EX",
        mileage: "15000",
        fueltype: "Gasoline",
        bodystyle: "Sport Utility",
        type: "Used",
        image_urls: "https://x.example/1.jpg",
        MSRP: "30000",
      }),
    ).toEqual({
      stocknumber: "stocknum",
      trim: "badge",
      mileage: "km",
      fueltype: "fuel",
      bodystyle: "body",
      type: "condition",
      image_urls: "images",
      MSRP: "price",
    });
    expect(
      fields({
        stockNumber: "1",
        registrationNumber: "ABC1",
        buyNowPrice: "5000",
        complianceDate: "02/2018",
        built: "01/2018",
        ancapSafetyRating: "5",
        towingBraked: "3000",
        minimumBid: "100",
        productLocationSuburb: "Milperra",
        productLocationState: "NSW",
        engineCapacityInLitres: "2.0",
        induction: "Turbo",
      }),
    ).toEqual({
      stockNumber: "stocknum",
      registrationNumber: "regplate",
      buyNowPrice: "price",
      complianceDate: "compliance_date",
      built: "build_date",
      ancapSafetyRating: "ancap",
      towingBraked: "towing",
      productLocationSuburb: "suburb",
      productLocationState: "state",
      engineCapacityInLitres: "engine_litres",
      induction: "induction",
    });
  });

  test("plain lists of motorcycles, trucks and caravans", () => {
    expect(
      fields({
        "Engine (cc)": "655",
        Kms: "4,120",
        "Bike Type": "Naked",
        "Ride Away Price": "$11,990",
        "GVM (t)": "4.5",
        "ATM (kg)": "2700",
        Berths: "4",
        "Length (ft)": "18",
      }),
    ).toEqual({
      "Engine (cc)": "engine_cc",
      Kms: "km",
      "Bike Type": "body",
      "Ride Away Price": "price",
      "GVM (t)": "gvm",
      "ATM (kg)": "atm",
      Berths: "sleeps",
      "Length (ft)": "length",
    });
  });

  test("German headings", () => {
    expect(
      fields({
        Marke: "Opel",
        Modell: "Astra",
        Erstzulassung: "03/2018",
        Kilometerstand: "90.000",
        Kraftstoff: "Benzin",
        Getriebe: "Schaltgetriebe manuell",
        Farbe: "Grün",
        Preis: "3.600 €",
      }),
    ).toEqual({
      Marke: "make",
      Modell: "model",
      Erstzulassung: "build_date",
      Kilometerstand: "km",
      Kraftstoff: "fuel",
      Getriebe: "transmission",
      Farbe: "colour",
      Preis: "price",
    });
  });
});

describe("where headings do not decide, values do", () => {
  test("Type is a body, a condition or a kind of vehicle; Status a condition or a standing", () => {
    expect(fields({ Type: ["Wagon", "Sedan", "Dual Cab Utility"] })).toEqual({ Type: "body" });
    expect(fields({ Type: ["Used", "New", "Used"] })).toEqual({ Type: "condition" });
    expect(fields({ Type: ["Car", "Motorbike", "Caravan"] })).toEqual({ Type: "item_type" });
    expect(fields({ Status: [" Used", " New In Stock", " Demo"] })).toEqual({ Status: "condition" });
    expect(fields({ Status: ["In Stock", "Sold", "On Offer"] })).toEqual({ Status: "status" });
    expect(fields({ Status: ["publish", "draft", "publish"] })).toEqual({ Status: "status" });
    expect(fields({ Status: ["Draft", "Draft", "Hidden"] })).toEqual({ Status: "status" });
  });

  test("columns without a name that means anything", () => {
    const vins = ["1HGCM82633A123456", "5YJ3E1EA7JF123456", "1C4HJXFG6KW123456"];
    expect(
      fields({
        c1: vins,
        c2: ["2019", "2020", "2021"],
        c3: ["Kia", "Ford", "MG"],
        c4: ["Diesel", "Petrol", "Hybrid"],
        c5: ["White", "Red", "Blue"],
        c6: ["Penrith, NSW", "Perth, WA", "Hobart, TAS"],
        c7: ["$9,990", "$8,000", "$7,500"],
      }),
    ).toEqual({ c1: "vin", c2: "year", c3: "make", c4: "fuel", c5: "colour", c6: "location", c7: "price" });
  });

  test("a column of makes of engines is not the make, nor the dealer's name the vehicle's", () => {
    expect(
      fields({
        Make: ["Kenworth", "Hino", "UD"],
        "Engine Maker": ["Hino", "Hino", "UD"],
        "seller.name": ["A", "B", "C"],
      }),
    ).toEqual({ Make: "make" });
  });

  test("an economy in kilometres per litre is no odometer", () => {
    expect(fields({ mileage: ["23.4 kmpl", "21.1 kmpl", "17.3 km/kg"] })).toEqual({});
  });

  test("numbers that repeat name no vehicle", () => {
    const columns = {
      id: Array.from({ length: 40 }, (_, at) => String(at % 3)),
      Make: Array.from({ length: 40 }, () => "Kia"),
    };
    expect(fields(columns)).toEqual({ Make: "make" });
  });

  test("units and the order of dates are read off heading and values", () => {
    const { choices } = recognise({
      "Mileage (miles)": ["5000", "6000"],
      "Build date": ["01/31/2019", "02/03/2019"],
      "Engine Size": ["1.6", "2.0"],
    });
    expect(choices.map(({ field, transforms }) => [field, transforms])).toEqual(
      expect.arrayContaining([
        ["km", ["miles"]],
        ["build_date", ["month-first"]],
      ]),
    );
    expect(choices.find(({ column }) => column === "Engine Size")?.transforms).toEqual(["litres"]);
  });
});

test("a word before every heading, as a platform puts it, keeps no heading from being known", () => {
  const platform = (word: string) =>
    fields({
      [`${word}_name`]: "2016 Holden Commodore",
      [`_${word}_modelid_value@OData.Community.Display.V1.FormattedValue`]: "Commodore",
      [`${word}_variant`]: "SV6",
      [`${word}_vin`]: "6G1FK5EP2GW593032",
      [`${word}_odometer`]: "122109",
      [`${word}_registration`]: "S800DKZ",
      createdon: "2024-07-17T01:02:33Z",
    });
  expect(platform("qx")).toMatchObject({
    qx_registration: "regplate",
    qx_variant: "badge",
    "_qx_modelid_value@OData.Community.Display.V1.FormattedValue": "model",
  });
  // A word before one heading alone belongs to it.
  expect(fields({ qx_registration: "S800DKZ", make: "Kia", model: "Rio" })).not.toHaveProperty("qx_registration");
});
