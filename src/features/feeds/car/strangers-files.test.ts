import { describe, expect, test } from "vitest";
import { build } from "./testing.ts";

/** The first car of rows that are typed by hand or exported by systems that nobody foresaw. */
const first = (...rows: Record<string, string>[]) => {
  const { car, problem } = build(...rows);
  if (!car) throw new Error(problem?.reason ?? "refused");
  return car;
};

describe("what strangers' files held", () => {
  const car = { Year: "2018", Make: "Ford", Model: "Ranger" };
  const rows: readonly (readonly [Record<string, string>, Record<string, unknown>])[] = [
    [{ ...car, Cena: "289 000 Kč" }, { price: 289_000 }],
    [{ ...car, ACV: "$14,100 USD" }, { price: null }],
    [{ ...car, "In stock?": "0" }, { status: "sold" }],
    [{ ...car, "In stock?": "No" }, { status: "in_stock" }],
    [{ ...car, "Inventory qty": "1" }, { status: "in_stock" }],
    [{ ...car, "Date sold": "18/11/2026" }, { status: "sold" }],
    [{ ...car, "Date sold": "18/12/2026" }, { status: "in_stock" }],
    [{ ...car, availability_status: "Available", sold_at: "2026-06-19 11:26:29.000" }, { status: "in_stock" }],
    [{ ...car, Condition: "New", Odometer: "10,000" }, { car_type: "new" }],
    [{ ...car, Condition: "New", Odometer: "10,001" }, { car_type: "used" }],
    [{ ...car, is_new: "true", Odometer: "147000 km" }, { car_type: "used" }],
    [{ ...car, "Unit status": "For sale", "Date sold": "18/11/2026" }, { status: "in_stock" }],
    [{ ...car, vhSold: "Y" }, { status: "sold" }],
    [{ ...car, "offers.availability": "https://schema.org/SoldOut" }, { status: "sold" }],
    [{ Make: "Renault", Model: "1.5 dCi Touch", Year: "2017" }, { model: "1.5 dCi Touch" }],
    [{ Make: "HON", Model: "ACCORD", Year: "2019" }, { make: "Honda" }],
    [{ Make: "Kia", Model: "Rio", "Build Date": "43831" }, { year: 2020 }],
    [{ Make: "Kia", Model: "Rio", "Build Date": "201806" }, { year: 2018 }],
    [{ Vehicle: "2018 Honda Accord EX-L V6" }, { badge: "EX-L V6" }],
    [{ Vehicle: "07/18 Ford Transit 350L Van" }, { year: 2018, make: "Ford", model: "Transit" }],
    [{ ...car, "M&M Code": "60014120", "Stock Ref": "CT-8801" }, { stocknum: "CT-8801" }],
    [{ ...car, "Lot #": "34567890" }, { stocknum: "34567890" }],
    [{ ...car, post_id: "7712" }, { stocknum: "7712" }],
    [{ ...car, "Order No": "X-1001" }, { stocknum: "X-1001" }],
    [{ ...car, SALE_PRC_CTS: "1899000" }, { price: 18_990 }],
    [{ ...car, List: "14990" }, { price: 14_990 }],
    [{ ...car, Window: "$14,990" }, { price: 14_990 }],
    [{ ...car, "FOB (US$)": "$12,500" }, { price: 12_500 }],
    [{ ...car, Price: "N5.2m" }, { price: 5_200_000 }],
    [{ ...car, Rego: "CAA 123-456" }, { regplate: "CAA123456" }],
    [{ ...car, Rego: "ABC 12D 06-27" }, { regplate: "ABC12D" }],
    [{ ...car, State: "Altona North VIC" }, { state: "VIC" }],
    [{ ...car, State: "Qld - Brisbane" }, { state: "QLD" }],
    [{ ...car, State: "NSW/ACT" }, { state: "NSW" }],
    [{ ...car, Sold: "12/11/2026" }, { status: "sold" }],
    [{ ...car, Sold: "SOLD" }, { status: "sold" }],
    [{ ...car, Notes: "SOLD 12/3, delivery Friday" }, { status: "sold" }],
    [{ ...car, Notes: "sold new by us, one owner" }, { status: "in_stock" }],
    [{ ...car, Status: "verkocht" }, { status: "sold" }],
    [{ ...car, Adv_year: "2021", Reg_year: "2015", Year: "" }, { year: 2015 }],
    [{ ...car, PriceRetail: "19799" }, { price: 19_799 }],
    [{ ...car, "Verkaufspreis brutto": "12.300,00 €", Einkaufspreis: "9.000,00 €" }, { price: 12_300 }],
    [{ ...car, "Prix affiché TTC": "23390", "Prix achat": "18712" }, { price: 23_390 }],
    [{ ...car, "EGC Price": "53195", "Drive Away": "54490" }, { price: 54_490 }],
    [{ ...car, "EGC Price": "29850", "Drive Away": "" }, { price: 29_850 }],
    [{ ...car, "Odometer (Indicated)": "128254" }, { km: 128_254 }],
    [{ ...car, Miltal: "21 716 mil" }, { km: 217_160 }],
    [{ ...car, "Auto/Man": "Auto" }, { simple_transmission: "Automatic" }],
    [{ ...car, Boîte: "BVM" }, { simple_transmission: "Manual" }],
    [{ ...car, Drivmedel: "Laddhybrid" }, { simple_fuel: "PHEV" }],
    [{ ...car, Bränsle: "El/Bensin" }, { simple_fuel: "Hybrid" }],
    [{ ...car, Carrosserie: "Stationwagon" }, { simple_body: "Wagon" }],
    [{ ...car, Karosserie: "Schrägheck" }, { simple_body: "Hatch" }],
    [{ ...car, "Interne Nr.": "001/24" }, { stocknum: "001/24" }],
    [{ ...car, "N°": "17" }, { stocknum: "17" }],
    [{ ...car, Branch: "Salisbury Plains SA" }, { state: "SA" }],
    [{ ...car, Model: "ranger xlt", Description: "2018 Ford Ranger - runs and drives great" }, { model: "Ranger" }],
    [
      { ...car, Description: "XLT 3.2L T/Diesel Auto Red" },
      { colour: "Red", simple_transmission: "Automatic" },
    ],
    [{ ...car, Description: "<p>Orange, automatic, petrol. 18,978 kms.</p>" }, { colour: "Orange" }],
    [{ ...car, Description: "<p>Orange stitching, black seats, automatic.</p>" }, { colour: null }],
    [
      { ...car, "odo.v": "87000", "odo.u": "km", "price.v": "11990" },
      { km: 87_000, price: 11_990 },
    ],
    [{ ...car, "Asking (inc GST)": "3888", "GST in Asking": "353.45" }, { price: 3888 }],
    [
      { ...car, "Price D/A": "14950" },
      { price: 14_950, price_type: "Drive away" },
    ],
    [{ ...car, "Price ex GST": "$9,045", "Price inc GST": "$9,950", "Drive Away": "" }, { price: 9950 }],
    [{ ...car, RetailPrice: "18990.00", SpecialPrice: "0.00", DriveAwayPrice: "20880.00" }, { price: 20_880 }],
    [{ ...car, RetailPrice: "18990.00", SpecialPrice: "0.00", DriveAwayPrice: "0.00" }, { price: 18_990 }],
    [{ ...car, PrixPublic: "22500", PrixVenteTTC: "12888", PrixMarchand: "11388" }, { price: 12_888 }],
    [{ ...car, "pricing.retail": "17700", "pricing.now": "17000" }, { offer_price: 17_000 }],
    [{ ...car, "Asset No": "00098213" }, { stocknum: "00098213" }],
    [{ ...car, "T/M": "A" }, { simple_transmission: "Automatic" }],
    [{ ...car, Tr: "M" }, { simple_transmission: "Manual" }],
    [{ ...car, Getriebe: "Halbautomatik" }, { simple_transmission: "Automatic" }],
    [{ ...car, Fuel: "HYB" }, { simple_fuel: "Hybrid" }],
    [{ ...car, Rego: "D/P 1234" }, { regplate: null }],
    [{ ...car, Notes: "SOLD not yet paid out" }, { status: "sold" }],
    [{ ...car, "column 9": "SOLD" }, { status: "sold" }],
    [{ ...car, Model: "Territory", product_type: "SUV" }, { simple_body: "SUV" }],
    [{ ...car, "Vehicle Size": "Midsize", "Vehicle Style": "Crew Cab Pickup" }, { simple_body: "Ute" }],
    [
      { ...car, "colours.manufacturer": "Grey", "colours.generic": "Grey" },
      { make: "Ford", colour: "Grey" },
    ],
    [
      { Year: "2018", Fahrzeug: "VW Golf 2.0 TDI" },
      { make: "Volkswagen", model: "Golf" },
    ],
    [{ Year: "2018", "tax:make_model": "Land Rover>Range Rover Evoque" }, { model: "Range Rover Evoque" }],
    [{ Make: "BMW", Model: "SERIE 1", Year: "2013" }, { model: "1 Series" }],
    [{ Make: "Mercedes-Benz", Model: "Classe B", Year: "2013" }, { model: "B-Class" }],
    [
      { Make: "Chevrolet", Model: "EquinoxFWD", Year: "2015" },
      { model: "Equinox", badge: "FWD" },
    ],
    [
      { Make: "Audi", Model: "Q52.0T", Year: "2015" },
      { model: "Q5", badge: "2.0T" },
    ],
    [{ Make: "Kia", Model: "Rio", "Date 1st Reg": "18/03/2020" }, { year: 2020 }],
    [{ Make: "Kia", Model: "Rio", "Eerste toelating": "12-05-2018" }, { year: 2018 }],
    [
      { Make: "Kia", model_range: "Rio", "Date of 1ère MEC": "02/02/2017" },
      { year: 2017, model: "Rio" },
    ],
    [{ Make: "Kia", Model: "Rio", "1. Zulassung": "02/2017" }, { year: 2017 }],
    [{ Make: "Kia", Model: "Rio", "First Rego": "02/02/2017" }, { year: 2017 }],
    [{ ...car, Kms: "1,23,456 km" }, { km: 123_456 }],
    [{ ...car, Laufleistung: "123 tkm" }, { km: 123_000 }],
    [{ ...car, Kms: "12 345 mil" }, { km: null }],
    [{ Year: "2018", Details: "Ford Ranger XLT" }, { model: "Ranger" }],
    [{ ...car, Town: "Penrith QLD" }, { state: "QLD" }],
    [{ ...car, "matarstallning.varde": "8117", "matarstallning.enhet": "mil" }, { km: 81_170 }],
    [{ ...car, "laufleistung.wert": "81170", "laufleistung.einheit": "km" }, { km: 81_170 }],
    [{ ...car, "tellerstand.waarde": "50000", "tellerstand.eenheid": "miles" }, { km: 80_467 }],
    [{ ...car, "kilometrage.valeur": "81170", "kilometrage.unite": "km" }, { km: 81_170 }],
    [{ ...car, "Product ID": "410", "Product Code/SKU": "NC-021" }, { stocknum: "NC-021" }],
    [{ ...car, "Current Stock Level": "0" }, { status: "sold" }],
    [{ ...car, "Reg. entry no.": "2201", "Engine no.": "FYK906833" }, { stocknum: "2201" }],
    [{ ...car, goodNumber: "24163889" }, { stocknum: "24163889" }],
    [
      { ...car, "Odometer at acquisition": "60758", "Purchase price": "$19,390.00" },
      { km: 60_758, price: null },
    ],
    [{ ...car, "Date disposed": "17/04/2024" }, { status: "sold" }],
    [{ ...car, "Date disposed": "" }, { status: "in_stock" }],
    [{ ...car, PurchasesUnitPrice: "12132.00", SalesUnitPrice: "16850.0000" }, { price: 16_850 }],
    [{ ...car, PurchasesUnitPrice: "12132.00" }, { price: null }],
    [
      {
        ItemName: "2016 Isuzu MU-X LS-T",
        SalesDescription: "2016 Isuzu MU-X LS-T, grey, auto, diesel, 72,261 kms, rego YKW 99C, VIN MPAB4DCZ1GH274728",
      },
      {
        model: "MU-X",
        badge: "LS-T",
        colour: "Grey",
        simple_transmission: "Automatic",
        simple_fuel: "Diesel",
        km: 72_261,
        regplate: "YKW99C",
        vin: "MPAB4DCZ1GH274728",
      },
    ],
    [
      { ...car, "Colours.exterior.Generic": "White", "Colours.exterior.Name": "", "Colours.interior.Generic": "Black" },
      { colour: "White", interior_colour: "Black" },
    ],
    [
      { ...car, "Colours.exterior.Name": "Glacier White" },
      { colour: "White", carsales_title: null },
    ],
    [{ ...car, "additional_attributes.car_badge": "Wildtrak" }, { badge: "Wildtrak" }],
  ];
  test.each(rows)("%j", (row, read) => {
    expect(first(row)).toMatchObject(read);
  });

  test("G is petrol beside hybrids and diesels, and gas beside petrol", () => {
    const fuels = (...codes: string[]) =>
      build(...codes.map((Fuel) => ({ ...car, Fuel }))).built.map((one) => one.car?.simple_fuel);
    expect(fuels("H", "D", "G")).toEqual(["Hybrid", "Diesel", "Petrol"]);
    expect(fuels("GAS", "FLEX FUEL", "DIESEL")).toEqual(["Petrol", "Petrol", "Diesel"]);
    expect(fuels("P", "D", "G")).toEqual(["Petrol", "Diesel", "LPG"]);
  });

  test("two cars with one stock number are both taken where their VINs differ", () => {
    const { built, warned } = build(
      { ...car, "Stock No": "1231", VIN: "JTNKY3JH60J114205" },
      { ...car, "Stock No": "1231", VIN: "MPBUMFF50JX178432" },
      { ...car, "Stock No": "1231", VIN: "MPBUMFF50JX178432" },
      { ...car, "Stock No": "1231" },
      ...["1232", "1233", "1234", "1235"].map((number) => ({ ...car, "Stock No": number })),
    );
    expect(built.slice(0, 4).map((one) => one.car?.stocknum ?? one.problem?.reason)).toEqual([
      "1231",
      "1231-178432",
      "row 3 has the same stock number",
      "row 2 has the same stock number",
    ]);
    expect(warned["stocknum-shared"]).toBe(2);
  });

  test("and where they have no VINs, by their plates", () => {
    const { built } = build(
      { ...car, "Stock No": "1042", Rego: "ABC12D" },
      { ...car, "Stock No": "1042", Rego: "XYZ98A" },
      ...["1043", "1044", "1045"].map((number) => ({ ...car, "Stock No": number })),
    );
    expect(built.slice(0, 2).map((one) => one.car?.stocknum)).toEqual(["1042", "1042-XYZ98A"]);
  });

  test("dates of registration are the year's where they lie years apart, and not where they are to come", () => {
    const row = { Make: "Kia", Model: "Rio", Price: "9990" };
    const years = (...dates: string[]) =>
      build(...dates.map((registered) => ({ ...row, registered }))).built.map((one) => one.car?.year);
    expect(years("2017-02-02", "2020-05-12", "2014-07-30")).toEqual([2017, 2020, 2014]);
    const rego = (...dates: string[]) => build(...dates.map((Rego) => ({ ...row, Rego }))).problem?.reason;
    expect(rego("12/05/2027", "03/11/2026", "21/02/2027")).toBe("the row names no year");
    const valid = ["12/05/2017", "03/11/2013", "21/02/2010"].map((date) => ({ ...row, "Regn valid until": date }));
    expect(build(...valid).problem?.reason).toBe("the row names no year");
    expect(build({ ...row, "Reg Exp": "12/05/2017" }).problem?.reason).toBe("the row names no year");
  });

  test("a column of names under a heading that nobody knows is the vehicles'", () => {
    const names = ["Ford Ranger XLT", "Kia Rio S", "Mazda CX-5 Maxx", "Toyota Corolla"];
    const { built } = build(...names.map((name) => ({ Zzz: name, Year: "2018" })));
    expect(built.map((one) => one.car?.model)).toEqual(["Ranger", "Rio", "CX-5", "Corolla"]);
  });

  test("models of many makes that one alone has all of are that one's", () => {
    const models = ["A1", "Q3", "TT", "RS6", "A4"];
    const { built } = build(...models.map((model) => ({ model, year: "2016", price: "20000" })));
    expect(built.map((one) => one.car?.make)).toEqual(models.map(() => "Audi"));
  });

  test("round amounts in millions are another currency's, and no cents", () => {
    const rows = Array.from({ length: 12 }, (_, at) => ({ ...car, Price: String(2_950_000 + at * 50_000) }));
    expect(build(...rows).car?.price).toBe(2_950_000);
  });

  test("a touring motorcycle among cruisers is no wagon", () => {
    const bike = { Make: "Honda", Model: "CB500X", Year: "2019", Type: "Touring" };
    expect(build(bike, { ...bike, Type: "Cruiser" }).car?.simple_body).toBe("Motorcycle");
  });

  test("a date under no name says nothing of the year", () => {
    const unnamed = ["03.2018", "07.2019", "11.2017"].map((date) => ({ Make: "Kia", Model: "Rio", X7: date }));
    expect(build(...unnamed).problem?.reason).toBe("the row names no year");
  });
});
