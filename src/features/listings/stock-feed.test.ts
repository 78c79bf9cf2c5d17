import { expect, test } from "vitest";
import { create } from "xmlbuilder2";
import { testCar } from "../../../test/fixtures/cars.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { Site } from "../site/site.ts";
import type { Car } from "../stock/schema.ts";
import { STOCK_FEED_NAMES, type StockFeedName, stockFeed } from "./stock-feed.ts";

const ORIGIN = "https://halden.example";
const SITE = testSite("halden", [dealership(1, "parramatta")]);
const VIN = "JM0KF2W7A00123456";

const fullCar = (id: number, changes: Partial<Car> = {}): Car =>
  testCar(id, {
    dealership_slug: "parramatta",
    vin: VIN.slice(0, -1) + String(id),
    badge: "Akera",
    km: 45_210,
    price: 33_990,
    price_type: "Drive away",
    simple_body: "SUV",
    images: ["/a.webp", "https://cdn.example/b.jpg?w=1,2", "/c.webp"].map((url) => ({ image: { url } })),
    created_at: "2026-11-01T20:04:05.000Z",
    ...changes,
  });

const feedOf = (name: StockFeedName, ...cars: Car[]) => feedFor(SITE, name, ...cars);

async function feedFor(site: Site, name: StockFeedName, ...cars: Car[]) {
  const { texts, report } = stockFeed(
    name,
    (async function* () {
      yield cars;
    })(),
    { site, origin: ORIGIN },
  );
  let text = "";
  for await (const part of texts) text += part;
  return { text, ...report, leftOut: [...report.leftOut] };
}

/** A table by an independent reading of RFC 4180: quotes doubled within quotes, a separator, lines ended by CRLF. */
function tableOf(text: string, separator: string): Record<string, string>[] {
  const rows: string[][] = [[""]];
  let isQuoted = false;
  const cells = text.replace(/^\ufeff/, "");
  for (let at = 0; at < cells.length; at++) {
    const sign = cells[at] ?? "";
    const row = rows.at(-1) ?? [];
    if (isQuoted && sign === '"' && cells[at + 1] === '"') row.push(`${row.pop()}${cells[++at]}`);
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === separator) row.push("");
    else if (!isQuoted && sign === "\r" && cells[at + 1] === "\n") at++ && rows.push([""]);
    else row.push(`${row.pop()}${sign}`);
  }
  expect(isQuoted).toBe(false);
  const [names = [], ...values] = rows.slice(0, -1);
  for (const row of values) expect(row).toHaveLength(names.length);
  return values.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ""])));
}

/** Google's published rules for a record, each field by its own pattern. */
const GOOGLE_RULES: Readonly<Record<string, RegExp>> = {
  vin: /^[A-HJ-NPR-Z0-9]{17}$/,
  id: /^.{1,50}$/,
  store_code: /^\S+$/,
  dealership_name: /\S/,
  dealership_address: /^.+, .+, [A-Z]{2,3} \d{4}, AU$/,
  price: /^\d+(\.\d{1,2})? AUD$/,
  vehicle_price_type: /^(drive_away_price|estimated_drive_away_price|excluding_government_charges_price)$/,
  condition: /^(new|used)$/,
  make: /\S/,
  model: /\S/,
  year: /^(19|20)\d\d$/,
  trim: /^.{0,150}$/,
  mileage: /^(\d+ km)?$/,
  date_in_stock: /^\d{4}-\d\d-\d\d$/,
  link: /^https:\/\/\S+$/,
  image_link: /^https:\/\/\S+$/,
  additional_image_link: /^(https:\/\/[^\s,]+(,https:\/\/[^\s,]+)*)?$/,
};

test("Google's table has every field that its specification asks for, each in its published form", async () => {
  const fresh = fullCar(2, { car_type: "new", km: null, badge: null });
  const { text, count } = await feedOf("google.tsv", fullCar(1), fresh, fullCar(3, { car_type: "demo" }));
  const rows = tableOf(text, "\t");
  expect([count, rows.length]).toEqual([3, 3]);
  for (const row of rows) {
    for (const [name, rule] of Object.entries(GOOGLE_RULES)) expect(row[name], name).toMatch(rule);
    if (row.condition === "used") expect(row.mileage).toMatch(/^\d+ km$/);
  }
  expect(rows[0]).toMatchObject({
    vin: `${VIN.slice(0, -1)}1`,
    price: "33990 AUD",
    condition: "used",
    mileage: "45210 km",
    trim: "Akera",
    date_in_stock: "2026-11-02",
    dealership_address: "1 Test St, Sydney, NSW 2000, AU",
    image_link: `${ORIGIN}/a.webp`,
    additional_image_link: `https://cdn.example/b.jpg?w=1%2C2,${ORIGIN}/c.webp`,
  });
  expect(rows.map(({ condition }) => condition)).toEqual(["used", "new", "used"]);
});

test("Google's XML tells the same records, its pictures one element each, whatever signs a text has", async () => {
  const cars = [fullCar(1, { badge: `<Akera & "GT">\u0001` }), fullCar(2)];
  const { text } = await feedOf("google.xml", ...cars);
  const document = create(text).root().node as unknown as Document;
  const [first, second] = [...document.getElementsByTagName("item")].map(
    (item) => (name: string) => [...item.getElementsByTagName(`g:${name}`)].map(({ textContent }) => textContent),
  );
  const channel = [...(document.getElementsByTagName("channel")[0]?.childNodes ?? [])].map(({ nodeName }) => nodeName);
  const about = channel.filter((name) => !name.startsWith("#"));
  expect(about, "what RSS 2.0 asks of a channel").toEqual(["title", "link", "description", "item", "item"]);
  expect(document.getElementsByTagName("link")[0]?.textContent).toBe(`${ORIGIN}/`);
  expect(first?.("trim")).toEqual(['<Akera & "GT">']);
  expect(first?.("google_product_category")).toEqual(["916"]);
  const handedOver = text.match(/<g:vehicle_fulfillment>.*?<\/g:vehicle_fulfillment>/)?.[0];
  const code = first?.("store_code")[0];
  expect(first?.("store_code")).toEqual([code, code]);
  expect(handedOver).toBe(
    `<g:vehicle_fulfillment><g:option>in_store</g:option><g:store_code>${code}</g:store_code></g:vehicle_fulfillment>`,
  );
  expect(second?.("additional_image_link")).toEqual(["https://cdn.example/b.jpg?w=1,2", `${ORIGIN}/c.webp`]);
  const [row] = tableOf((await feedOf("google.tsv", fullCar(2))).text, "\t");
  for (const name of ["vin", "price", "dealership_address", "mileage", "link"])
    expect(second?.(name)).toEqual([row?.[name]]);
});

/** What Meta's reference demands of a record. */
const META_RULES: Readonly<Record<string, RegExp>> = {
  vehicle_id: /^.{1,100}$/,
  vin: /^[A-HJ-NPR-Z0-9]{17}$/,
  title: /^.{1,500}$/,
  description: /^.{1,5000}$/,
  url: /^https:\/\/\S+$/,
  make: /\S/,
  model: /\S/,
  year: /^\d{4}$/,
  "mileage.value": /^\d+$/,
  "mileage.unit": /^(KM|MI)$/,
  body_style: /^(CONVERTIBLE|COUPE|HATCHBACK|MINIVAN|TRUCK|SUV|SEDAN|VAN|WAGON|CROSSOVER|OTHER)$/,
  exterior_color: /\S/,
  transmission: /^(AUTOMATIC|MANUAL)?$/,
  price: /^\d+(\.\d{1,2})? AUD$/,
  state_of_vehicle: /^(NEW|USED|CPO)$/,
  availability: /^AVAILABLE$/,
  "image[0].url": /^https:\/\/\S+$/,
  "image[0].tag[0]": /\S/,
};

test("Meta's table has every field that its catalogue asks for, its address as JSON", async () => {
  const { text } = await feedOf(
    "meta.csv",
    fullCar(1, { colour: "Red", dealercomments: `One owner,\n"as new"` }),
    fullCar(2, { colour: "Blue", certified: true, body: "Utility", simple_body: "Ute", dealercomments: null }),
  );
  expect(text.startsWith("vehicle_id,")).toBe(true);
  const rows = tableOf(text, ",");
  for (const row of rows) for (const [name, rule] of Object.entries(META_RULES)) expect(row[name], name).toMatch(rule);
  expect(rows[0]?.description).toBe('One owner, "as new"');
  expect(rows.map((row) => [row.body_style, row.state_of_vehicle])).toEqual([
    ["SUV", "USED"],
    ["TRUCK", "CPO"],
  ]);
  expect(JSON.parse(rows[0]?.address ?? "")).toEqual({
    addr1: "1 Test St",
    city: "Sydney",
    region: "NSW",
    postal_code: "2000",
    country: "AU",
  });
});

test.each([
  ["google.tsv", { vin: null }, "it has no vin"],
  ["google.tsv", { vin: "SHORT" }, "it has no vin"],
  ["google.tsv", { price: null }, "it has no price"],
  ["google.tsv", { price: 1 }, "it has no price"],
  ["google.tsv", { km: null }, "it has no mileage"],
  ["google.tsv", { images: [], primary_image_url: null }, "it has no image_link"],
  ["google.tsv", { year: null, km: null }, "it has no year, no mileage"],
  ["google.tsv", { dealership_slug: "gone", location_id: null }, "no store_code"],
  ["google.tsv", { item_type: "caravan" }, "Google's vehicle listings take no caravan"],
  ["google.tsv", { car_type: "new", price_type: "Excl. gov. charges" }, "must be a drive-away price"],
  ["google.tsv", { price_type: "From" }, "its price is where its prices begin"],
  ["google.tsv", { price_type: "Priced from", car_type: "new" }, "its price is where its prices begin"],
  ["meta.csv", { price_type: "From, drive away" }, "its price is where its prices begin"],
  ["meta.csv", { colour: null }, "it has no exterior_color"],
  ["meta.csv", { km: null }, "it has no mileage.value"],
] as const)("%s leaves out a car with %j and says why", async (name, changes, why) => {
  const { count, leftOut, text } = await feedOf(name, fullCar(1, { colour: "Red", ...changes } as Partial<Car>));
  expect(count).toBe(0);
  expect(leftOut).toEqual([
    expect.objectContaining({ stocknum: fullCar(1).stocknum, why: expect.stringContaining(why) }),
  ]);
  expect(text.trim().split("\n")).toHaveLength(1);
});

test("a car of a dealership whose locations the site does not name stands at the location that came with it", async () => {
  const address = { street: "8 High St", city: "Southport", state: "QLD", postcode: "4215" };
  const location = { id: 9, name: "Kingtide Southport", slug: "southport-sales", address } as Car["location"];
  const { text, leftOut } = await feedOf(
    "google.tsv",
    fullCar(1, { dealership_slug: "gone", location_id: 9, location }),
  );
  expect(leftOut).toEqual([]);
  expect(tableOf(text, "\t")[0]).toMatchObject({
    store_code: "southport-sales",
    dealership_name: "Kingtide Southport",
    dealership_address: "8 High St, Southport, QLD 4215, AU",
  });
});

test("a description that begins as a list does is told to catalogues without its sign, which they would show", async () => {
  const listed = fullCar(1, { colour: "Red", badge: "+61", dealercomments: "- One owner\n- Full history" });
  expect(tableOf((await feedOf("meta.csv", listed)).text, ",")[0]?.description).toBe("One owner - Full history");
  expect(tableOf((await feedOf("google.tsv", listed)).text, "\t")[0]?.trim).toBe("61");
});

test("SITE-004 a price is told in the site's own currency, as its leads and payments are", async () => {
  const site = testSite("halden", [dealership(1, "parramatta")], { config: { currency: "NZD" } });
  const car = fullCar(1, { colour: "Red" });
  expect(tableOf((await feedFor(site, "google.tsv", car)).text, "\t")[0]?.price).toBe("33990 NZD");
  expect(tableOf((await feedFor(site, "meta.csv", car)).text, ",")[0]?.price).toBe("33990 NZD");
  expect(JSON.parse((await feedFor(site, "stock.json", car)).text)).toMatchObject([{ currency: "NZD" }]);
});

test("a price without GST is told to no catalogue as the whole, and to any other program with what it lacks", async () => {
  const van = fullCar(1, { colour: "White", price: 30_000, price_type: "Plus GST" });
  for (const name of ["google.tsv", "google.xml", "meta.csv"] as const) {
    const { count, leftOut } = await feedOf(name, van, fullCar(2, { colour: "White" }));
    expect([count, leftOut.map(({ why }) => why)], name).toEqual([1, [expect.stringContaining("without GST")]]);
  }
  const [row] = tableOf((await feedOf("stock.csv", van)).text, ",");
  expect(row).toMatchObject({ price: "30000", price_includes: "plus GST" });
});

test("of a price of which nobody says what it includes the plain feed claims nothing", async () => {
  const says = async (price_type: string | null) =>
    tableOf((await feedOf("stock.csv", fullCar(1, { price_type }))).text, ",")[0]?.price_includes;
  expect(await says(null)).toBe("");
  expect(await says("From")).toBe("from");
  expect(await says("From, drive away")).toBe("from");
  expect(await says("Excl. gov. charges")).toBe("excluding government charges");
  expect(await says("Driveaway, no more to pay")).toBe("drive away");
  const google = await feedOf("google.tsv", fullCar(1, { price_type: null }));
  expect(google.text).toContain("excluding_government_charges_price");
});

test("two dealerships of a site may use one stock number, and Google is told of two cars", async () => {
  const site = testSite("halden", [dealership(1, "parramatta"), dealership(2, "brookvale")]);
  const other = fullCar(2, { stocknum: "S1", dealership_id: 2, dealership_slug: "brookvale" });
  const { text } = await feedFor(site, "google.tsv", fullCar(1, { stocknum: "S1" }), other);
  expect(tableOf(text, "\t").map(({ id }) => id)).toEqual(["1-S1", "2-S1"]);
  expect(tableOf((await feedOf("google.tsv", fullCar(1, { stocknum: "S1" }))).text, "\t")[0]?.id).toBe("S1");
});

test("a VIN that two cars share stands in Google's and Meta's feeds once, because twice disapproves both", async () => {
  const { count, leftOut } = await feedOf("google.tsv", fullCar(1), fullCar(2, { vin: fullCar(1).vin }));
  expect([count, leftOut.map(({ why }) => why)]).toEqual([1, [`another car of the feed has ${fullCar(1).vin} too`]]);
});

test.each(STOCK_FEED_NAMES)("%s tells nothing of cars that nobody can buy", async (name) => {
  const away = [
    fullCar(1, { status: "sold", sold: true }),
    fullCar(2, { reserved: true }),
    fullCar(3, { status: "coming_soon" }),
  ];
  const { count, leftOut } = await feedOf(name, ...away);
  expect([count, leftOut]).toEqual([0, []]);
});

test("the plain table and list tell the same; a text that a spreadsheet would run is a text", async () => {
  const cars = [
    fullCar(1, { dealercomments: "=HYPERLINK(1)\nnext", badge: "+61", series: "@x" }),
    fullCar(2, { price: null }),
  ];
  const rows = tableOf((await feedOf("stock.csv", ...cars)).text, ",");
  expect(rows[0]).toMatchObject({
    description: "'=HYPERLINK(1) next",
    badge: "'+61",
    series: "'@x",
    kilometres: "45210",
  });
  const list = JSON.parse((await feedOf("stock.json", ...cars)).text) as Record<string, unknown>[];
  expect(list.map(({ price, currency }) => [price, currency])).toEqual([
    [33_990, "AUD"],
    [null, null],
  ]);
  expect(list[0]).toMatchObject({
    description: "=HYPERLINK(1)\nnext",
    pictures: [`${ORIGIN}/a.webp`, expect.anything(), expect.anything()],
  });
  expect(Object.keys(list[0] ?? {})).toEqual(Object.keys(rows[0] ?? {}));
  expect(JSON.parse((await feedOf("stock.json")).text)).toEqual([]);
});
