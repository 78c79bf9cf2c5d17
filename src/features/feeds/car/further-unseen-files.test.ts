import { describe, expect, test } from "vitest";
import { BASE, build } from "./testing.ts";

const carsOf = (...rows: Record<string, string>[]) => build(...rows).built.map(({ car }) => car);
const carOf = (cells: Record<string, string>) => build({ ...BASE, ...cells }).car;

describe("a third set of files that nobody had seen", () => {
  test("what a capacity is measured in is no body", () => {
    const rows = ["2020", "2021", "2022"].map((Year) => ({ ...BASE, "Stock No": Year, Year, "capacity.unit": "cc" }));
    expect(carsOf(...rows).map((car) => car?.simple_body)).toEqual([null, null, null]);
  });

  test("a gearbox cut short at the end of a name whose year stands within, but for a truck's make", () => {
    const gearboxOf = (Vehicle: string) => build({ Vehicle }).car?.simple_transmission;
    expect(gearboxOf("TOY HIACE 2015 LWB DIESEL MAN")).toBe("Manual");
    expect(gearboxOf("TOY HIACE 2015 LWB DIESEL")).toBeNull();
  });

  test.each([
    [{ Make: "BMW", Model: "X3 xDrive30i", Version: "Premium" }, ["X3", "xDrive30i Premium"]],
    [{ Make: "BMW", Model: "X3 M40i", Version: "Premium" }, ["X3", "M40i Premium"]],
    [{ Make: "Ford", Model: "Ranger Raptor", Version: "Double Cab" }, ["Ranger Raptor", "Double Cab"]],
  ])("%o", (cells, names) => {
    const { car } = build({ Year: "2023", ...cells } as Record<string, string>);
    expect([car?.model, car?.badge]).toEqual(names);
  });

  test("a capital as the place tells the state, and a yard that is only named after it does not", () => {
    expect([carOf({ Loc: "Brisbane" })?.state, carOf({ Loc: "Perth" })?.state]).toEqual(["QLD", "WA"]);
    expect(carOf({ Loc: "Sydney Road Cars" })?.state).toBeNull();
  });

  test.each([
    ["7300", "TAS"],
    ["6000", "WA"],
    ["0800", "NT"],
    ["2601", "ACT"],
    ["PH1 5AA", "WA"],
  ])("CAR-061 a town is in the state of its postcode %s, also where it bears a capital's name", (Postcode, state) => {
    expect(carOf({ Suburb: "Perth", Postcode })?.state).toBe(state);
  });

  test.each([
    [{ "Rego No. (expiry)": "BQT41K (3/27)" }, { regplate: "BQT41K" }],
    [{ "Registration No / Expiry": "YBA22Z exp 06/27" }, { regplate: "YBA22Z" }],
    [{ "Rego Expiry": "06/2027" }, { regplate: null }],
    [{ "Plate Type": "SLIM06" }, { regplate: null }],
    [{ "Body Config": "Hatch" }, { simple_body: "Hatch" }],
    [
      { About: "Silver paint, manual, petrol. 81,200 km" },
      { colour: "Silver", simple_transmission: "Manual", km: 81_200 },
    ],
    [{ transmision: "Sincrónico" }, { simple_transmission: "Manual" }],
    [{ gearbox: "Synchromesh 5 speed" }, { simple_transmission: "Manual" }],
  ])("%o tells %o", (cells, facts) => {
    expect(carOf({ ...cells } as Record<string, string>)).toMatchObject(facts);
  });

  test("a name within a model's range is its model, and the variant beside it the badge", () => {
    const node = { "node.manufacturer.name": "Holden", "node.range.name": "Commodore", "node.range.variant": "SV6" };
    const { car } = build({ ...node, "node.year": "2015" });
    expect([car?.make, car?.model, car?.badge]).toEqual(["Holden", "Commodore", "SV6"]);
  });

  test("a make that begins with New is that make, also where its models stand behind it", () => {
    const { car } = build({ Van: "New Age Manta Ray", Year: "2018", Price: "$58,900" });
    expect([car?.make, car?.model]).toEqual(["New Age", "Manta Ray"]);
    expect(build({ Vehicle: "New Kia Rio S", Year: "2026", Price: "$22,990" }).car?.make).toBe("Kia");
  });

  test("a line of facts between dashes tells each of them", () => {
    const { car } = build({ Vehicle: "2018 Toyota HiLux SR5 - White - 88k kms - BQT41K - $42,990" });
    expect(car).toMatchObject({
      model: "HiLux",
      badge: "SR5",
      colour: "White",
      km: 88_000,
      regplate: "BQT41K",
      price: 42_990,
    });
  });

  test("a stock number in a title is the vehicle's where no column has one", () => {
    const numberOf = (row: Record<string, string>) => {
      const [built] = build({ Price: "$9,990", ...row }).built;
      return built && "stocknum" in built ? built.stocknum : null;
    };
    expect(numberOf({ Title: "2019 Kia Rio S Stock No: U5501" })).toBe("U5501");
    expect(numberOf({ Title: "2019 Kia Rio S Stock No: U5501", "Stock No": "K77" })).toBe("K77");
    expect(numberOf({ Title: "2019 Kia Rio S", Comments: "Ask for stock no: U5501" })).toBeNull();
    expect(numberOf({ Title: "2019 Kia Rio S", Comments: "Auto, 41,000 km, Stock #U5502, one owner" })).toBe("U5502");
  });

  test("mileages below American makes with trims are miles, and those of other lists not", () => {
    const cars = ["Acura TL Base", "Acura MDX Touring", "Cadillac CTS Luxury", "Honda Civic EX"];
    const rows = cars.map((name, at) => {
      const [make = "", model = "", trim = ""] = name.split(" ");
      return { type: "USED", year: String(2010 + at), make, model, trim, mileage: "50000", price: "19388" };
    });
    expect(carsOf(...rows).map((car) => car?.km)).toEqual([80_467, 80_467, 80_467, 80_467]);
    const here = rows.map((row) => ({ ...row, make: "Honda", model: "Civic" }));
    expect(carsOf(...here)[0]?.km).toBe(50_000);
  });
});

describe("a fourth set of files that nobody had seen", () => {
  test.each([
    ["kilometraje", "127000", 127_000],
    ["Kilometraža", "93000", 93_000],
    ["Clocked", "72,500", 72_500],
  ])("%s is the odometer", (heading, value, km) => {
    expect(carOf({ [heading]: value })?.km).toBe(km);
  });

  test("Dealer Stock is the stock number, and a VIN or a plate is none in its place", () => {
    const { Make, Model, Year } = BASE;
    const rows = ["RV3001", "RV3004", "RV3009"].map((number) => ({ "Dealer Stock": number, Make, Model, Year }));
    expect(carsOf(...rows).map((car) => car?.stocknum)).toEqual(["RV3001", "RV3004", "RV3009"]);
  });

  test("Serbian bodies and whites, and small cars of Latin America", () => {
    const bodyOf = (Karoserija: string) => carOf({ Make: "Opel", Model: "Foo", Karoserija })?.simple_body;
    expect(["Limuzina", "Hečbek", "Karavan", "Subcompacto"].map(bodyOf)).toEqual(["Sedan", "Hatch", "Wagon", "Hatch"]);
    expect(carOf({ Boja: "Bela" })?.colour).toBe("White");
  });

  test("a gearbox by its gears before its maker, and in a Spanish description", () => {
    expect(carOf({ Transmission: "6MT GETRAG" })?.simple_transmission).toBe("Manual");
    expect(carOf({ descripcion: "MG5 Excite\nTransmisión: Manual\nColor: Gris" })?.simple_transmission).toBe("Manual");
  });
});

describe("headings and values nobody had written yet", () => {
  test.each([
    ["Tachostand", "72,500", "km", 72_500],
    ["Price today", "$21,990", "price", 21_990],
    ["What we want", "$21,990", "price", 21_990],
    ["Aufbau", "Limousine", "simple_body", "Sedan"],
    ["Fahrzeugtyp", "Limousine", "simple_body", "Sedan"],
    ["Treibstoff", "Diesel", "simple_fuel", "Diesel"],
    ["Gorivo", "Dizel", "simple_fuel", "Diesel"],
    ["Tranny", "6 spd M", "simple_transmission", "Manual"],
    ["Gearkasse", "Mekanisk", "simple_transmission", "Manual"],
    ["Farge", "W", "colour", "White"],
    ["Versione", "Sport Touring", "badge", "Sport Touring"],
    ["Telaio", "JM0DK2W7A00123456", "vin", "JM0DK2W7A00123456"],
    ["State territory", "VIC", "state", "VIC"],
  ] as const)("%s: %s", (heading, value, field, read) => {
    expect(carOf({ [heading]: value })?.[field]).toBe(read);
  });

  test.each([
    ["U/L", "Petrol"],
    ["Prem", "Petrol"],
    ["Ptrl", "Petrol"],
    ["T/D", "Diesel"],
    ["Dies", "Diesel"],
  ])("the fuel %s", (Fuel, read) => {
    expect(carOf({ Fuel })?.simple_fuel).toBe(read);
  });

  test.each([
    ["Tip", "Automatic"],
    ["EAT8", "Automatic"],
    ["Torque converter", "Automatic"],
    ["6spd A", "Automatic"],
    ["BVM6", "Manual"],
    ["Eaton 18 spd", "Manual"],
  ])("the gearbox %s", (Transmission, read) => {
    expect(carOf({ Transmission })?.simple_transmission).toBe(read);
  });

  test.each([
    ["P/UP", "Ute"],
    ["CCHAS", "Cab Chassis"],
    ["S.U.V.", "SUV"],
    ["P/Mover", "People Mover"],
    ["Commuter", "Bus"],
  ])("the body %s", (Body, read) => {
    expect(carOf({ Make: "Foo", Model: "Bar", Body })?.simple_body).toBe(read);
  });

  test("a price of which P.O.A. is said, and another maker's words for a make and a model", () => {
    expect(carOf({ Price: "P.O.A." })?.price).toBeNull();
    const { car } = build({ Mfg: "Mazda", Nameplate: "CX-5", Rok: "2019", "Inventory No": "A1001" });
    expect([car?.make, car?.model, car?.year, car?.stocknum]).toEqual(["Mazda", "CX-5", 2019, "A1001"]);
  });
});

describe("a fifth set of files that nobody had seen", () => {
  test("mileages of North American trucks are miles, and the odometers of the same trucks elsewhere not", () => {
    const trucks = ["Peterbilt 579", "Freightliner Cascadia", "International LT625", "Kenworth T680"];
    const rows = (heading: string) =>
      trucks.map((name, at) => {
        const [make = "", model = ""] = name.split(" ");
        return { stock: `T${at}`, vin: `3HSKZAPR2KN14153${at}`, make, model, year: "2019", [heading]: "642227" };
      });
    expect(carsOf(...rows("mileage")).map((car) => car?.km)).toEqual([1_033_564, 1_033_564, 1_033_564, 1_033_564]);
    expect(carsOf(...rows("odometer"))[0]?.km).toBe(642_227);
  });

  test("a box is the gearbox where its cells name one, and a record's key the stock number beside the plate", () => {
    const rows = ["A", "M", "A"].map((Box, at) => {
      const plate = `DQ88P${"TUV"[at]}`;
      return { RecordKey: `10041${at}`, Yr: "2018", Make: "Mazda", Model: "CX-3", RegoPlate: plate, Box };
    });
    const cars = carsOf(...rows);
    expect(cars.map((car) => car?.simple_transmission)).toEqual(["Automatic", "Manual", "Automatic"]);
    expect(cars.map((car) => car?.stocknum)).toEqual(["100410", "100411", "100412"]);
    const lots = ["12", "13", "14"].map((Box) => ({ ...BASE, Box, "Stock No": Box }));
    expect(carsOf(...lots).map((car) => car?.simple_transmission)).toEqual([null, null, null]);
  });

  test("nafta is petrol beside Spanish words for other fuels, and no fuel of ours beside benzine", () => {
    const fuelsOf = (...fuels: string[]) =>
      carsOf(...fuels.map((combustible, at) => ({ ...BASE, "Stock No": `A${at}`, combustible }))).map(
        (car) => car?.simple_fuel,
      );
    expect(fuelsOf("nafta", "Diesel", "Nafta", "híbrido")).toEqual(["Petrol", "Diesel", "Petrol", "Hybrid"]);
    expect(fuelsOf("nafta", "benzín", "Diesel")).toEqual([null, "Petrol", "Diesel"]);
    expect(fuelsOf("nafta", "nafta")).toEqual([null, null]);
  });
});
