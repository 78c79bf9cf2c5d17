import { describe, expect, test } from "vitest";
import { readDate, readInstant } from "./date.ts";
import { isUnreadOdometer, readDistance } from "./distance.ts";
import { readCylinders, readEngine } from "./engine.ts";
import { readCount, readLength, readMass } from "./measure.ts";
import { readNumber } from "./number.ts";
import { foreignCurrency, readPrice } from "./price.ts";
import { readYear } from "./year.ts";

describe("numbers", () => {
  test.each([
    ["007", false, 7],
    ["- 5", false, -5],
    ["$-500", false, -500],
    ["1,234,567", false, 1_234_567],
    ["1.234.567,8", false, 1_234_567.8],
    ["1,234,567.8", false, 1_234_567.8],
    ["₹3,45,000", false, 345_000],
    ["12,34,56,789", false, 123_456_789],
    ["28.990", true, 28.99],
    ["1,998", true, 1.998],
    ["1,234,567", true, 1_234_567],
    ["0.500", false, 0.5],
    ["0,500", false, 0.5],
    ["1234.500", false, 1234.5],
    ["1.50.000", false, 1.5],
    ["9 thousand", false, 9000],
    ["2 mil", false, 2_000_000],
    ["2 lacs", false, 200_000],
    ["1.5 crore", false, 15_000_000],
    ["2 cr", false, 20_000_000],
    ["", false, null],
  ])("%j (small decimals: %s) is %s", (text, decimals, value) => {
    expect(readNumber(text, decimals)).toBe(value);
  });

  test.each([
    ["1", 1, 9, 1],
    ["9", 1, 9, 9],
    ["0", 1, 9, null],
    ["10", 1, 9, null],
    ["none", 0, 9, null],
    ["2,400", 0, 999, null],
    ["5+2", 1, 80, 7],
    ["2 + 2 seats", 1, 80, 4],
    ["5+", 1, 80, 5],
    ["4+1.5", 1, 9, 4],
    ["8+2", 1, 9, null],
  ])("CAR-072 the count %j from %s to %s is %s", (text, least, most, count) => {
    expect(readCount(text, least, most)).toBe(count);
  });

  test.each([
    ["1998", 1998],
    ["12345", 12_345],
    ["49", 2049],
    ["50", 1950],
    ["Jun '19", 2019],
    ["6/98", 1998],
    ["built 1999, sold 2001", 1999],
    ["year 12345", null],
    ["MY 19", 2019],
    ["MY19.5", 2019],
    ["MY'19", 2019],
    ["MY19/20", 2019],
    ["19MY", 2019],
    ["19.75MY", 2019],
    ["MY195", null],
    ["GMY19.5", null],
    ["Sport MY19", null],
  ])("CAR-006 the year %j is %s", (text, year) => {
    expect(readYear(text)).toBe(year);
  });
});

describe("CAR-105 lengths", () => {
  test.each([
    ["1.200", null, 1200],
    ["0", null, null],
    ["-5 m", null, null],
    ["540 CM", null, 5400],
    ["540", "cm", 5400],
    ["18", "ft", 5486],
    ["18 ft 6", null, 5639],
    ["18’ 6in", "m", 5639],
    ["5.4", "m", 5400],
    ["59.9 cm", "m", 599],
    ["5400", "m", 5400],
    ["60", "m", 600],
    ["5.4", "mm", 5400],
    ["29.9", "mm", 29_900],
    ["30", "mm", null],
    ["4650", "mm", 4650],
    ["300 mm", null, 300],
    ["299 mm", null, null],
    ["40 m", null, 40_000],
    ["40.1 m", null, null],
    ["13.9", null, 13_900],
    ["14", null, 4267],
    ["59", null, 17_983],
    ["60", null, 600],
    ["1499", null, 14_990],
    ["1500", null, 1500],
  ])("%j with the heading's unit %s is %s mm", (text, unit, mm) => {
    expect(readLength(text, unit)).toBe(mm);
  });
});

describe("CAR-106 CAR-109 masses", () => {
  test.each([
    ["2.440 t", null, 2440],
    ["2.44 tonnes", null, 2440],
    ["24.500", null, 24_500],
    ["2,440", null, 2440],
    ["2440", "t", 2440],
    ["199", "t", 199_000],
    ["200", "t", 200],
    ["59", null, 59_000],
    ["60", null, 60],
    ["45 kg", null, 45],
    ["-3", null, null],
    ["heavy", null, null],
    ["200,000 kg", null, 200_000],
    ["200,001 kg", null, null],
    ["250", "kg", 250],
  ])("%j with the heading's unit %s is %s kg", (text, unit, kg) => {
    expect(readMass(text, unit)).toBe(kg);
  });
});

describe("CAR-076 CAR-077 CAR-078 engines", () => {
  test.each([
    ["1998", "litres", 1998, 2],
    ["49", "litres", null, null],
    ["50", "litres", 50, 0.1],
    ["2", "cc", null, null],
    ["12", null, null, 12],
    ["13", null, null, null],
    ["20", null, 20, 0],
    ["19 cc", null, null, null],
    ["30000 cc", null, 30_000, 30],
    ["30,001 cc", null, null, null],
    ["1.998", null, 1998, 2],
  ] as const)("%j in a column of %s is %s cc, %s litres", (text, unit, cc, litres) => {
    expect(readEngine(text, unit)).toMatchObject({ cc, litres });
  });

  test.each([
    ["Twin Turbo V6", "Twin Turbo"],
    ["2.0 turbocharged", "turbocharged"],
    ["Non-turbo", null],
    ["2.8L non turbo diesel", null],
    ["not turbocharged, V8", null],
    ["V8", null],
  ])("the induction of %j is %s", (text, induction) => {
    expect(readEngine(text).induction).toBe(induction);
  });

  test.each([
    ["single cylinder", 1],
    ["Twin cyl", 2],
    ["V-Twin", 2],
    ["Parallel Twin 650", 2],
    ["4 cyl parallel twin cam", 4],
    ["6 cyl, single cylinder head", 6],
    ["1 cyl", 1],
    ["W16", 16],
    ["V17", null],
    ["0 cyl", null],
    ["single", null],
  ])("the cylinders of %j are %s", (text, cylinders) => {
    expect(readCylinders(text, false)).toBe(cylinders);
  });
});

describe("CAR-013 odometers", () => {
  test.each([
    ["5,000,000", 5_000_000],
    ["5,000,001", null],
    ["999k", 999_000],
    ["1000k km", 1000],
    ["45,000k", 45_000],
    ["2 owners 45,000 km", 45_000],
    ["80,000 km then 90,000 km", null],
    ["50,000 miles then 60,000 miles", null],
    ["45000 km then 28000 miles then 5 miles", 45_000],
    ["45000 (as at May 2026)", 45_000],
    ["(45000 km)", 45_000],
    ["150k (hp)", null],
    ["98,450.00", 98_450],
    ["98 450,00 km", 98_450],
    ["98.450,00", 98_450],
    ["12,345,67", null],
    ["12.345.67", null],
    ["45000 km (75 kW)", 45_000],
    [`45000 km ${" ".repeat(111)}`, 45_000],
    [`45000 km ${" ".repeat(112)}`, null],
  ])("%j is %s km", (text, km) => {
    expect(readDistance(text)?.km ?? null).toBe(km);
  });

  test.each([
    ["Unable to read", true],
    ["85xxx", true],
    ["0000", true],
    ["00", true],
    ["0", false],
    ["45000", false],
    ["unknown km/h", false],
    ["17.3 km/l, unverified", false],
    ["unknown".padEnd(120), true],
    ["unknown".padEnd(121), false],
  ])("%j says that nobody could read it: %s", (text, unread) => {
    expect(isUnreadOdometer(text)).toBe(unread);
  });
});

describe("CAR-014 CAR-015 prices", () => {
  test.each([
    ["Call 02 5550 1234: $9,990", 9990, null],
    ["Ring 0400 123 456 today $9,990", 9990, null],
    ["2 owners $9,990", 9990, null],
    ["was $12,990 1 owner now 9990", 9990, 12_990],
    ["was $1,200 now 1000", 1000, 1200],
    ["+ $9,990", 9990, null],
    ["Plus $9,990", 9990, null],
    ["Now $9,990 from $12,990", 9990, 12_990],
    ["$9,990 from $12,990", 9990, 12_990],
    ["$9,990 now", 9990, null],
    ["2019 $9,990", 9990, null],
    ["2019", 2019, null],
    [" 2019 ", 2019, null],
    ["$2010 neg", 2010, null],
    ["2,010 neg", 2010, null],
    ["1999k neg", 1_999_000, null],
    ["$12,990 now $9,990", 9990, 12_990],
    ["was $9,990 now $12,990", 12_990, null],
    ["was $9,990 now $9,990", 9990, null],
    ["$9,990 drive away, $10,500 other", 9990, null],
    ["9,990.456", 9990.46, null],
    ["90 - 200", null, null],
    ["$9,000 - $9,000", 9000, null],
  ])("%j asks for %s, earlier %s", (text, amount, before) => {
    const read = readPrice(text);
    expect(read.kind === "amount" ? [read.amount, read.before] : [null, null]).toEqual([amount, before]);
  });

  test.each([
    ["$2,000 - $10,000", "range"],
    ["$2,000 - $10,001", "unread"],
    ["Rs. 3 - 4.5 Lakh", "range"],
    ["0.9 - 1 lakh", "range"],
    ["$100 - $200", "range"],
    ["$-500", "negative"],
    ["$9,990 or so".padEnd(200, "."), "amount"],
    ["$9,990 or so".padEnd(201, "."), "unread"],
    ["save $2,000", "unread"],
    ["0.00", "none"],
    ["9-11k", "range"],
    ["$9k - $11k", "range"],
    ["9990 - 1000", "unread"],
  ])("%j is: %s", (text, kind) => {
    expect(readPrice(text).kind).toBe(kind);
  });

  test("a negative amount keeps its sign, an earlier price stays without a present one", () => {
    expect(readPrice("-$9,990")).toEqual({ kind: "negative", amount: -9990 });
    expect(readPrice("was $12,990")).toEqual({ kind: "none", before: 12_990 });
    expect(readPrice("Sold, $500 deposit")).toEqual({ kind: "none", before: null });
    expect(foreignCurrency("USD 9,990 (AUD 15,000)")).toBeNull();
  });
});

describe("CAR-032 CAR-033 CAR-034 dates", () => {
  test.each([
    ["13/01/2024", true, "2024-01-13"],
    ["12/01/2024", true, "2024-12-01"],
    ["01/31/2024", false, "2024-01-31"],
    ["01/12/2024", false, "2024-12-01"],
    ["2024-05", false, "2024-05"],
    ["2024/5/7", false, "2024-05-07"],
    ["20240507", false, "2024-05-07"],
    ["January 31, 2024", false, "2024-01-31"],
    ["31. Mai 2024", false, "2024-05"],
    ["31 Dezember 2024", false, "2024-12-31"],
    ["Jan", false, null],
    ["due in Jan", false, null],
    ["1/1/59", false, "2059-01-01"],
    ["1/1/60", false, "1960-01-01"],
    ["01/01/1884", false, null],
    ["01/01/1885", false, "1885-01-01"],
    ["31/12/2200", false, "2200-12-31"],
    ["01/01/2201", false, null],
    ["2024-00-01", false, null],
    ["2024-13-01", false, null],
    ["2024-12", false, "2024-12"],
    ["2024-01-00", false, null],
    ["29221", false, "1980-01-01"],
    ["29220", false, null],
    ["45322.75", false, "2024-01-31"],
    ["60399", false, "2065-05-12"],
    ["60400", false, null],
    ["99999999", false, null],
    ["100000000", false, "1973-03-03"],
    ["100000000000", false, "1973-03-03"],
    ["99999999999", false, null],
    ["1234", false, null],
  ])("%j (month first: %s) is %s", (text, monthFirst, date) => {
    expect(readDate(text, monthFirst)).toBe(date);
  });

  test.each([
    ["31/01/2024 23:59:59", "2024-01-31T23:59:59.000Z"],
    ["31/01/2024 24:10", "2024-01-31T00:00:00.000Z"],
    ["31/01/2024 10:59", "2024-01-31T10:59:00.000Z"],
    ["31/01/2024 10:60", "2024-01-31T00:00:00.000Z"],
    ["31/01/2024 12:00 pm", "2024-01-31T12:00:00.000Z"],
  ])("CAR-026 moment %s is %s", (text, moment) => {
    expect(new Date(readInstant(text) ?? 0).toISOString()).toBe(moment);
  });
});
