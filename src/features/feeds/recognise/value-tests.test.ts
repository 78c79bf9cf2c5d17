import { expect, test } from "vitest";
import type { Field } from "./fields.ts";
import { VALUE_TESTS } from "./value-tests.ts";

const PHOTO = "https://photos.example/a.jpg";
const PAGE = "https://dealer.example/cars/12";
const REPORT = "https://reports.example/12.pdf";
const PROSE = "Lovely car, one owner, drives like new, manual or automatic, petrol or diesel, come and see";

/** For each field, cells that stand in columns of it, and cells by which a column is about something else. */
const CELLS: Readonly<Record<Field, readonly [fitting: readonly string[], others: readonly string[]]>> = {
  stocknum: [["U1234", "AB 12", "12/34"], ["Low kms and tidy"]],
  vin: [
    ["1HGCM82633A123456", "1HG CM826-33A123456", "AB123", "ABCDE1234567890ABCDE", "JTD*****123456789"],
    ["AB12", "ABCDE1234567890ABCDEF", "ask us: 0255501234 for it"],
  ],
  regplate: [
    ["ABC 12D", "1ABC234"],
    ["2024-05", "2024-05-01", "QLD", "Unregistered"],
  ],
  rego_expiry: [
    ["31/01/2027", "Jan 2027"],
    ["12 months", "yes"],
  ],
  rego_state: [
    ["NSW", "AU-VIC", "Queensland"],
    ["Current", "Expired", "CA", "12 months"],
  ],
  make: [
    ["Kia", "Land Rover"],
    ["VIN123", "2019", ""],
  ],
  model: [["Rio", "3", "CX-5"], []],
  badge: [["SR5", "GX 2.8 Turbo"], []],
  series: [["GUN126R", "Mk 7.5"], []],
  year: [
    ["2019", "MY19", "06/2019", "1885", "2110"],
    ["1884", "2111", "old", "12 months of 2019 and on"],
  ],
  dealership: [
    ["Northside Motors", "D12"],
    ["https://example.com", "x".repeat(81)],
  ],
  age: [
    ["0", "7", "7 yrs", "7.5", "12 years old"],
    ["81", "2019", "old", "7 months"],
  ],
  title: [
    ["2019 Kia Rio", "Kia Rio"],
    ["123456", ""],
  ],
  colour: [
    ["White", "Alpine White II"],
    ["12", "//photos.example/white.jpg", PAGE],
  ],
  colours: [
    ["White / Black", "White"],
    ["Sport", "5 years"],
  ],
  interior_colour: [["Black cloth"], ["12"]],
  km: [
    ["45,000", "45k", "28000 mi", "85xxx", "Unable to read", "0000"],
    ["low", "17.3 km/kg", "POA"],
  ],
  km_unit: [
    ["km", "Miles", "K"],
    ["hours", "12"],
  ],
  is_miles: [["Yes", "0", "TRUE"], ["maybe"]],
  price: [
    ["$9,990", "9990", "POA", "$9,990 drive away", "$9,000 - $11,000"],
    [PAGE, "cheap", "9990 Wholesalecustomers"],
  ],
  before_price: [["$9,990"], ["cheap"]],
  offer_price: [["$9,990"], ["cheap"]],
  subscription_price: [["$199 per week"], ["cheap"]],
  price_type: [
    ["Drive away", "EGC"],
    ["9990", "$9,990 plus", ""],
  ],
  drive_away: [
    ["Yes", "Drive away", "Excl. charges"],
    ["9990", "maybe"],
  ],
  currency: [
    ["AUD", "$", "€"],
    ["Dollars", "aud", "12"],
  ],
  market_price: [["$9,990"], ["cheap"]],
  cost: [
    ["$8,000", "8000", "AUD 8,000", "8000 ex GST", "8000 (inc GST)", "-200"],
    ["12/03/2026", "paid in cash", "invoice 12 of May"],
  ],
  status: [
    ["In Stock", "Sold", "On hold"],
    ["Used", "New", "Demo", "12", PROSE],
  ],
  condition: [
    ["Used", "New In Stock", "Demo", "Used vehicle, sold"],
    ["White", "Hardly"],
  ],
  is_new: [["1", "false"], ["new"]],
  is_used: [["1", "false"], ["used"]],
  is_demo: [["1", "false"], ["demo"]],
  is_sold: [["Y", "N", "SOLD"], ["soon"]],
  is_in_stock: [["Y", "0", "3"], ["sold"]],
  is_reserved: [["Y", "N"], ["held"]],
  is_coming_soon: [["Y", "N"], ["soon"]],
  preorder: [["Y", "N"], ["soon"]],
  certified: [["Yes", "CPO", "Certified Pre-Owned"], ["Used"]],
  sold_date: [["31/01/2026"], ["sold"]],
  created_at: [["2026-01-31T10:00:00Z"], ["new"]],
  days_in_stock: [
    ["0", "12", "999", "45 days"],
    ["1000", "$9,990", "long"],
  ],
  item_type: [
    ["Car", "Motorbike", "C"],
    ["White", "x"],
  ],
  body: [
    ["Wagon", "Dual Cab Utility", "SUV"],
    ["5", "White", PROSE],
  ],
  bodyconfiguration: [["Dual Cab"], ["4"]],
  doors: [
    ["4", "5 Doors", "1", "9"],
    ["0", "10", "four"],
  ],
  seats: [
    ["5", "7 Seats", "1", "80"],
    ["0", "81", "five"],
  ],
  fuel: [
    ["Diesel", "Unleaded Petrol", "P", "Gas", "Other", "CNG"],
    ["95", "98", "White", "SR5", PROSE],
  ],
  drive: [
    ["4x4", "Front", "6x4", "2WD", "6 x 4 tipper", "Chain", "Other"],
    ["Rio", "x4"],
  ],
  transmission: [
    ["Automatic", "A", "8 SP AUTOMATIC", "Front", "AWD", "6 speed", "5spd", "Other"],
    ["White", "12", `${PROSE}, automatic`],
  ],
  is_automatic: [["Yes", "0", "TRUE"], ["maybe"]],
  is_diesel: [["Yes", "0", "TRUE"], ["maybe"]],
  is_hybrid: [["Yes", "0", "TRUE"], ["maybe"]],
  is_electric: [["Yes", "0", "TRUE"], ["maybe"]],
  gears: [["6", "8 speed"], ["many"]],
  engine: [
    ["2.0L", "V6", "4 cyl", "Twin Turbo", "4 cyl, 2.2 L"],
    ["White", "0", `${PROSE}, a 2.2 L turbo for all the roads there are`],
  ],
  engine_cc: [
    ["1998", "1998cc", "0", "650"],
    ["Turbo", "5"],
  ],
  engine_litres: [
    ["2.0", "2.2 L", "3 litres", "0", "20", "Diesel 2.2L"],
    ["Turbo", "21", "1998 turbo"],
  ],
  engine_unit: [
    ["L", "litres", "cc"],
    ["2.0", "V6", "km"],
  ],
  cylinders: [
    ["4", "V6", "6 cyl", "0"],
    ["2.0L", "17", "many"],
  ],
  induction: [["Turbo"], ["2"]],
  fuel_consumption: [
    ["7.1", "7,1 L/100km", "0", "60"],
    ["60.1", "-1", "low"],
  ],
  fuel_capacity: [
    ["80", "80 L", "1", "2000"],
    ["0.9", "2001", "large"],
  ],
  torque: [["450 Nm @ 1750 rpm"], []],
  ancap: [
    ["5", "0", "4.5"],
    ["5.5", "-1", "good"],
  ],
  gvm: [
    ["2,440 kg", "4.5 t"],
    ["0", "heavy"],
  ],
  towing: [
    ["3500", "3.5 t", "0"],
    ["yes", "none"],
  ],
  length: [
    ["5.4 m", "18 ft", "4650"],
    ["0", "long"],
  ],
  width: [
    ["1.8 m", "1855"],
    ["0", "wide"],
  ],
  height: [
    ["1.6 m", "1655"],
    ["0", "tall"],
  ],
  tare: [["1894"], ["0", "light"]],
  atm: [["2700"], ["0", "heavy"]],
  axle: [["Tandem", "2"], []],
  sleeps: [
    ["0", "4 berth", "14"],
    ["15", "many"],
  ],
  build_date: [["03/2018", "31/01/2018"], ["new"]],
  compliance_date: [["03/2018"], ["new"]],
  nvic: [
    ["0XY12A", "ABC"],
    ["AB", "ABCDE123456", "AB-12"],
  ],
  images: [
    [PHOTO, `${PHOTO}|${PHOTO}?2`, "/uploads/1.jpg"],
    ["12", "no photos", REPORT],
  ],
  thumbnails: [[PHOTO], ["12", REPORT]],
  video: [
    [PAGE, "//videos.example/1"],
    ["abc123", "see https://videos.example"],
  ],
  spin_images: [[PHOTO], ["12"]],
  spin_code: [["abc-123"], []],
  spin_interior_image: [[PHOTO], ["12"]],
  hotspots: [["[]"], []],
  comments: [["One owner."], []],
  features: [["Sunroof, tow bar"], []],
  tag: [
    ["Hot deal", "Low kms"],
    ["suv, used", "suv|used", "suv;used"],
  ],
  categories: [["suv, used"], []],
  history_report: [
    [REPORT, '{"url":"/reports/1.pdf"}'],
    [PHOTO, "12", "clear"],
  ],
  show: [["Yes", "0"], ["shown"]],
  hide: [["Yes", "0", "2026-01-31"], ["hidden"]],
  rank: [
    ["1", "-5", "2.5"],
    ["2000000000", "-2000000000", "high"],
  ],
  location: [
    ["Penrith", "12 Smith St, Penrith NSW 2750"],
    ["12", ""],
  ],
  location_name: [["North Yard", "2"], []],
  address: [["12 Smith St, Penrith"], ["12"]],
  suburb: [["Penrith"], ["2750"]],
  state: [
    ["NSW", "AU-VIC", "New South Wales"],
    ["AU", "Australia", "NZ", "2", "N", "listed", "for sale"],
  ],
  postcode: [
    ["2750", "SW1A 1AA"],
    ["27", "New South Wales"],
  ],
  link: [[PAGE], [PHOTO, `${PHOTO}?w=100`, REPORT, "see the site"]],
};

test.each(Object.entries(CELLS))("what a column of %s may hold, and what it may not", (field, [fitting, others]) => {
  const fits = VALUE_TESTS[field as Field];
  expect(fitting.filter((cell) => !fits(cell))).toEqual([]);
  expect(others.filter(fits)).toEqual([]);
});

/** The longest cell of some fields, grown from a fitting one: a longer text is prose that mentions such a value. */
const LONGEST: readonly (readonly [field: Field, cell: string, longest: number])[] = [
  ["stocknum", "U", 60],
  ["make", "Kia ", 80],
  ["model", "Rio ", 60],
  ["badge", "SR5 ", 120],
  ["year", "2019 ", 20],
  ["title", "Kia Rio ", 80],
  ["title", "2019 Kia Rio ", 250],
  ["colour", "White ", 80],
  ["km", "45,000 km ", 29],
  ["price", "$9,990 ", 59],
  ["price_type", "EGC ", 45],
  ["cost", "8000 ", 40],
  ["status", "Sold ", 45],
  ["condition", "Used ", 40],
  ["item_type", "Car ", 40],
  ["body", "Wagon ", 45],
  ["fuel", "Diesel ", 45],
  ["transmission", "Automatic ", 80],
  ["engine", "2.0L ", 120],
  ["fuel_consumption", "7.1 ", 39],
  ["tag", "Hot ", 40],
  ["categories", "suv ", 200],
  ["location", "Penrith ", 80],
  ["location_name", "Yard ", 80],
  ["address", "Smith Street ", 300],
  ["suburb", "Penrith ", 50],
];
test.each(LONGEST)("in a column of %s a cell like %j is short", (field, cell, longest) => {
  const fill = field === "stocknum" ? "1" : " ";
  expect(VALUE_TESTS[field](cell.padEnd(longest, fill))).toBe(true);
  expect(VALUE_TESTS[field](cell.padEnd(longest + 1, fill))).toBe(false);
});
