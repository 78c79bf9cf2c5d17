import { describe, expect, test } from "vitest";
import { readVin } from "../../../vocabulary/vin.ts";
import { readFlag, readPlate } from "../kinds/codes.ts";
import { readPictures } from "../pictures.ts";
import { readPlace } from "../place.ts";
import { readDate } from "./date.ts";
import { readDistance } from "./distance.ts";
import { readCylinders, readEngine } from "./engine.ts";
import { readCount, readLength, readMass } from "./measure.ts";
import { readNumber } from "./number.ts";
import { foreignCurrency, readPrice } from "./price.ts";
import { readYear, yearProblem } from "./year.ts";

test.each([
  ["45,990", 45_990],
  ["45.990", 45_990],
  ["45 990", 45_990],
  ["1,234.50", 1234.5],
  ["1.234,50", 1234.5],
  ["2,2", 2.2],
  ["45k", 45_000],
  ["4.5 Lakh", 450_000],
  ["-500", -500],
  ["none", null],
])("number %s is %s", (text, value) => {
  expect(readNumber(text)).toBe(value);
});

describe("prices", () => {
  test.each([
    ["$45,990", 45_990, null, null],
    ["45990 AUD", 45_990, null, null],
    ["28.990", 28_990, null, null],
    ["$28,990 drive away", 28_990, "Drive away", null],
    ["$28,990 EGC", 28_990, "Excl. gov. charges", null],
    ["$28,990 + on road costs", 28_990, "Excl. gov. charges", null],
    ["$28,990 +ORC", 28_990, "Excl. gov. charges", null],
    ["$28,990 + O.R.C.", 28_990, "Excl. gov. charges", null],
    ["18000 USD", 18_000, null, "USD"],
    ["£12,500", 12_500, null, "GBP"],
    ["12990.00", 12_990, null, null],
  ])("CAR-014 CAR-019 %s", (text, amount, type, currency) => {
    expect(readPrice(text)).toEqual({ kind: "amount", amount, before: null, type, currency });
  });
  test.each([
    "EGC $25,990 / DA $27,490",
    "$25,990 EGC / $27,490 DA",
    "Drive away $27,490 / EGC $25,990",
    "Excl. gov. charges $25,990 | Drive away $27,490",
    "Cash price $25,990, drive away $27,490",
    "Price $25,990 On roads $1,500 Drive away $27,490",
    "$25,990 + ORC = $27,490 drive away",
    "$25,990 (drive away from $27,490)",
    "$25,990, drive away from $27,490",
    "$25,990 or drive away for $27,490",
    "$25,990 plus on roads (D/A $27,490)",
    "EGC $25,990 D/A $27,490",
  ])("CAR-014 CAR-019 of several amounts the one is asked for that the words call drive away: %s", (text) => {
    expect(readPrice(text)).toMatchObject({ kind: "amount", amount: 27_490, type: "Drive away" });
  });
  test.each(["Price: $27,490 Per Week: $120", "$27,490 p/w $120", "Drive away: 27490 Monthly: 520", "$99 p/w $27,490"])(
    "CAR-014 of a price and a payment the payment is the far smaller one: %s",
    (text) => expect(readPrice(text)).toMatchObject({ kind: "amount", amount: 27_490 }),
  );
  test.each([
    "$25,990 before drive away costs",
    "$25,990 + drive away costs",
    "$25,990 excl. drive away charges",
    "Not drive away: $25,990",
    "$25,990 not including on roads",
    "$25,990 non drive-away",
    "No drive away $25,990",
    "Not a drive away price: $25,990",
    "$25,990 - drive away excluded",
  ])("CAR-019 words that deny it do not make a price drive away: %s", (text) => {
    expect(readPrice(text)).toMatchObject({ kind: "amount", amount: 25_990, type: "Excl. gov. charges" });
  });
  test.each([
    "$25,990 drive away price on request",
    "$25,990 (drive away TBA)",
    "$25,990, drive away deals available",
    "$25,990 - ask for our drive away price",
  ])("CAR-019 a drive-away price that somebody has to ask for is another one: %s", (text) => {
    expect(readPrice(text)).toMatchObject({ kind: "amount", amount: 25_990, type: null });
  });
  test.each(["$25,990 drive away, no more to pay", "Drive away $25,990, nothing extra"])(
    "CAR-019 what costs no more is still drive away: %s",
    (text) => expect(readPrice(text)).toMatchObject({ kind: "amount", amount: 25_990, type: "Drive away" }),
  );
  test.each(["POA", "Contact us", "0", "0.00"])("CAR-014 %s is no price", (text) => {
    expect(readPrice(text)).toEqual({ kind: "none", before: null });
  });
  test.each(["$9,000 - $11,000", "9-11k", "9k – 11k", "9000 to 11000", "Rs. 3.45 - 5.60 Lakh*", "£9,000-£11,000"])(
    "CAR-014 %s is a range",
    (text) => expect(readPrice(text)).toEqual({ kind: "range" }),
  );
  test.each(["$32,990 - drive away", "$32,990 - 5 years warranty", "$9,990 to clear", "12990 - 2019"])(
    "CAR-014 %s is one price",
    (text) => expect(readPrice(text)).toMatchObject({ kind: "amount" }),
  );
  test("CAR-014 a currency is known in a heading too", () => {
    expect(foreignCurrency("price_in_euro")).toBe("EUR");
    expect(foreignCurrency("Price (AUD)")).toBeNull();
  });
  test("CAR-014 a negative price is one, words are none", () => {
    expect(readPrice("-1")).toMatchObject({ kind: "negative" });
    expect(readPrice("-$9,990")).toMatchObject({ kind: "negative" });
    expect(readPrice("cheap")).toEqual({ kind: "unread" });
  });
});

test.each([
  ["1,234 km", false, 1234, false],
  ["45k", false, 45_000, false],
  ["51,000 mi.", false, 82_077, true],
  ["1000", true, 1609, true],
  ["1000 km", true, 1000, false],
  ["0", false, 0, false],
])("CAR-013 odometer %s (miles: %s) is %s km", (text, inMiles, km, miles) => {
  expect(readDistance(text, inMiles)).toEqual({ km, miles });
});
test.each(["23.4 kmpl", "17.3 km/kg", "- / -", "low"])("CAR-013 %s is no odometer", (text) => {
  expect(readDistance(text)).toBeNull();
});

test.each([
  ["4 cyl, 2.2 L", null, null, 2.2, 4],
  ["2.0L", null, null, 2, null],
  ["1.998 L", null, 1998, 2, null],
  ["1998", null, 1998, 2, null],
  ["1998cc", null, 1998, 2, null],
  ["2,2", null, null, 2.2, null],
  ["2", "litres", null, 2, null],
  ["50", "cc", 50, 0.1, null],
  ["V6 3.5", null, null, 3.5, 6],
  ["0 L", null, null, null, null],
  ["TWIN TURBO CDI", null, null, null, null],
] as const)("CAR-076 CAR-077 engine %s (%s) is %s cc, %s litres, %s cylinders", (text, unit, cc, litres, cylinders) => {
  expect(readEngine(text, unit)).toMatchObject({ cc, litres, cylinders });
});
test("CAR-078 cylinders of V6, TT4, a bare number in its own column", () => {
  expect([
    readCylinders("V6", false),
    readCylinders("TT4", false),
    readCylinders("4", true),
    readCylinders("4", false),
    readCylinders("0 L", true),
  ]).toEqual([6, 4, 4, null, null]);
});

describe("CAR-006 years", () => {
  test.each([
    ["2019", 2019],
    ["2019.0", 2019],
    ["06/2019", 2019],
    ["2019-03-01", 2019],
    ["MY19", 2019],
    ["98", 1998],
    ["fields", null],
  ])("%s is %s", (text, year) => {
    expect(readYear(text)).toBe(year);
  });
  test("next year is the last, 1885 the first", () => {
    expect([yearProblem(2027, 2026), yearProblem(1885, 2026)]).toEqual([null, null]);
    expect(yearProblem(2028, 2026)).toBe("vehicles are of 2027 at the latest");
    expect(yearProblem(2099, 2026)).not.toBeNull();
    expect(yearProblem(1884, 2026)).not.toBeNull();
  });
});

test.each([
  ["31/01/2024", false, "2024-01-31"],
  ["01/02/2024", false, "2024-02-01"],
  ["01/02/2024", true, "2024-01-02"],
  ["2024-01-31T10:00:00Z", false, "2024-01-31"],
  ["31 Jan 2024", false, "2024-01-31"],
  ["Jan-24", false, "2024-01"],
  ["03/24", false, "2024-03"],
  ["11/2018", false, "2018-11"],
  ["45601", false, "2024-11-05"],
  ["1706659200", false, "2024-01-31"],
  ["1706659200000", false, "2024-01-31"],
  ["Tue Dec 16 2014 12:30:00 GMT-0800 (PST)", false, "2014-12-16"],
  ["29/02/2024", false, "2024-02-29"],
  ["29/02/2023", false, null],
  ["soon", false, null],
])("CAR-032 CAR-033 CAR-034 date %s (month first: %s) is %s", (text, monthFirst, date) => {
  expect(readDate(text, monthFirst)).toBe(date);
});

test("CAR-028 a VIN has 17 signs, none of I, O, Q, and is no mask", () => {
  expect(readVin("1hgcm82633a123456")).toBe("1HGCM82633A123456");
  expect(readVin("1HGCM82633A12345")).toBeNull();
  expect(readVin("1HGCM82633A1234567")).toBeNull();
  expect(readVin("1HGCM82633O123456")).toBeNull();
  expect(readVin("1HGCM8263XXXXXXXX")).toBeNull();
});

test("CAR-031 plates lose their spaces; words for none are none", () => {
  expect([readPlate("abc 12d"), readPlate("UNREGISTERED"), readPlate("yes"), readPlate("1")]).toEqual([
    "ABC12D",
    null,
    null,
    "1",
  ]);
});

test("flags say yes, no or nothing", () => {
  expect(["true", "Y", "1", "No", "0", "false", "maybe"].map(readFlag)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    null,
  ]);
});

test("CAR-105 lengths in every unit are millimetres", () => {
  expect(["5.4 m", "540cm", "18'6\"", "18 ft", "5400", "5.4", "17.5"].map((text) => readLength(text))).toEqual([
    5400, 5400, 5639, 5486, 5400, 5400, 5334,
  ]);
  expect(readLength("long")).toBeNull();
});

test("CAR-106 CAR-109 masses are kilograms", () => {
  expect(["2,440 kg", "2.8 t", "4500", "24.5"].map((text) => readMass(text))).toEqual([2440, 2800, 4500, 24_500]);
  expect(readMass("0")).toBeNull();
});

test("CAR-072 counts among words, within bounds", () => {
  expect([
    readCount(" 7 Seats", 1, 80),
    readCount("5.0", 1, 80),
    readCount("81", 1, 80),
    readCount("4.5", 1, 9),
    readCount("1,234 days", 0, 999),
    readCount("2, 4 and 5", 1, 9),
  ]).toEqual([7, 5, null, null, null, 2]);
});

test("CAR-035 pictures joined in any way, each once", () => {
  const [a, b] = ["https://x.example/1.jpg", "https://x.example/a,b.jpg?w=1"];
  expect(readPictures(`${a},${b}`)).toEqual([a, b]);
  expect(readPictures(`${a}|${b} ${a};${a}`)).toEqual([a, b]);
  expect(readPictures(JSON.stringify([a, b]))).toEqual([a, b]);
  expect(readPictures("no picture")).toEqual([]);
  expect(readPictures("https://x.example/up/land rover 1.jpg,https://x.example/up/land rover 2.jpg")).toEqual([
    "https://x.example/up/land%20rover%201.jpg",
    "https://x.example/up/land%20rover%202.jpg",
  ]);
  expect(readPictures("//cdn.example/1.jpg")).toEqual(["https://cdn.example/1.jpg"]);
});

test.each([
  ["Caringbah, NSW", "Caringbah", "NSW"],
  ["Warrenheip, AU-VIC", "Warrenheip", "VIC"],
  ["DONCASTER, VIC", "Doncaster", "VIC"],
  ["Penrith NSW 2750", "Penrith", "NSW"],
  ["Perth", "Perth", null],
])("CAR-060 CAR-061 place %s", (text, city, state) => {
  expect(readPlace(text)).toMatchObject({ city, state });
});
