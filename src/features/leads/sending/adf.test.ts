import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { SHOPPER } from "../../../../test/fixtures/site.ts";
import { LEAD_CATEGORIES } from "../../forms/lead-kinds.ts";
import type { LeadRecord } from "../rules.ts";
import { leadAdf } from "./adf.ts";
import type { StoredLead } from "./deliveries.ts";
import { leadMail } from "./messages.ts";
import type { LeadAddressee } from "./wording.ts";

const TO: LeadAddressee = {
  siteName: "Kingtide & Sons",
  siteUrl: "https://www.kingtide.example",
  dealershipName: "Kingtide <Southport>",
  email: "leads@kingtide.example",
  phone: "07 5550 1234",
  timezone: "Australia/Sydney",
  currency: "AUD",
};

/** The document sent to one of the dealership's addresses; fails the test where there is none. */
const adfOf = (lead: StoredLead, to = TO) => leadAdf(lead, to, "crm@kingtide.example") ?? expect.unreachable("no ADF");

const VEHICLE: LeadRecord["vehicle"] = {
  year: 2021,
  make: "Mazda",
  model: "CX-5",
  trim: "Maxx Sport",
  name: "2021 Mazda CX-5",
  vin: "JM0KF4W2A10512345",
  stock_number: "A1024",
  car_type: "used",
  km: 45_210,
  colour: "Soul Red",
  interior_colour: "Black",
  body: "SUV",
  doors: 5,
  transmission: "Automatic",
  price: 33_990,
};

function lead(change: Partial<LeadRecord["payload"]> = {}, vehicle = VEHICLE): StoredLead {
  const payload = { ...SHOPPER, dealership_slug: "southport", category: "Vehicle Enquiry", opt_in: false, ...change };
  return {
    id: 7,
    uid: "0d5bb5f0-8c10-4c4e-9d4b-3a2f8f0f1a11",
    siteSlug: "kingtide",
    dealershipSlug: "southport",
    createdAt: Date.UTC(2026, 10, 30, 23, 5, 9),
    record: { payload: { ...payload, source: "Website" }, vehicle, extras: {}, event: 15 },
    optIn: null,
  };
}

/**
 * The content models of ADF 1.0 for the elements that we write, as regular expressions over `name,` for each child.
 * (The published DTD does not parse: it lacks separators, quotes of attributes and the children of `timeframe`; these
 * are corrected here.)
 */
const MODELS: Readonly<Record<string, RegExp>> = {
  adf: /^(prospect,)+$/,
  prospect: /^(id,)*requestdate,(vehicle,)+customer,vendor,(provider,)?$/,
  vehicle:
    /^(id,)*year,make,model,(vin,)?(stock,)?(trim,)?(doors,)?(bodystyle,)?(transmission,)?(odometer,)?(colorcombination,)*(imagetag,)?(price,)?(pricecomments,)?(option,)*(finance,)?(comments,)?$/,
  colorcombination: /^(interiorcolor,|exteriorcolor,|interiorcolor,exteriorcolor,)preference,$/,
  customer: /^contact,(id,)*(timeframe,)?(comments,)?$/,
  contact: /^(name,)+(email,|(phone,)+|email,(phone,)+)(address,)?$/,
  address: /^(street,)+(apartment,)?(city,)?(regioncode,)?(postalcode,)?(country,)?$/,
  vendor: /^(id,)*vendorname,(url,)?contact,$/,
  provider: /^(id,)*name,(service,)?(url,)?(email,)?(phone,)?(contact,)?$/,
};
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  prospect: { status: /^(new|resend)$/ },
  vehicle: { interest: /^(buy|lease|sell|trade-in|test-drive)$/, status: /^(new|used)$/ },
  odometer: { status: /^(unknown|rolledover|replaced|original)$/, units: /^(km|mi)$/ },
  name: { part: /^(surname|first|middle|last|full)$/, type: /^(business|individual)$/ },
  phone: { type: /^(voice|fax|cellphone|pager)$/ },
  price: { type: /^(quote|offer|msrp|invoice|call|appraisal|asking)$/, currency: /^[A-Z]{3}$/ },
  address: { type: /^(work|home|delivery)$/ },
  street: { line: /./ },
  id: { sequence: /./, source: /./ },
};

/** Parses strictly, checks against the models, and returns the text by path; repeated elements are joined by ` | `. */
function read(xml: string): Record<string, string> {
  const texts: Record<string, string> = {};
  const open: { name: string; children: string; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => expect.unreachable(error.message));
  parser.on("opentag", ({ name, attributes }) => {
    const parent = open.at(-1);
    if (parent) parent.children += `${name},`;
    for (const [key, value] of Object.entries(attributes)) {
      expect(value, `${name}/@${key}`).toMatch(ATTRIBUTES[name]?.[key] ?? /^no such attribute$/);
      texts[`${[...open.map((one) => one.name), name].slice(2).join("/")}@${key}`] = value;
    }
    open.push({ name, children: "", text: "" });
  });
  parser.on("text", (text) => {
    const here = open.at(-1);
    if (here) here.text += text;
  });
  parser.on("closetag", () => {
    const path = open
      .slice(2)
      .map((one) => one.name)
      .join("/");
    const { name, children, text } = open.pop() ?? { name: "", children: "", text: "" };
    expect(children, `children of ${name}`).toMatch(MODELS[name] ?? /^$/);
    if (!MODELS[name]) expect(text, `words of ${path}`).not.toBe("");
    if (!MODELS[name]) texts[path] = texts[path] === undefined ? text : `${texts[path]} | ${text}`;
  });
  parser.write(xml).close();
  return texts;
}

test("an enquiry about a car is a valid ADF 1.0 document that names car, shopper, vendor and the lead's id", () => {
  const xml = adfOf(lead({ message: "Is it < 50,000 km & clean?", postcode: "2000" }));
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<\?adf version="1.0"\?>\n<adf>/);
  expect(read(xml)).toEqual({
    "@status": "new",
    id: "0d5bb5f0-8c10-4c4e-9d4b-3a2f8f0f1a11",
    "id@sequence": "1",
    "id@source": "Kingtide & Sons",
    requestdate: "2026-12-01T10:05:09+11:00",
    "vehicle@interest": "buy",
    "vehicle@status": "used",
    "vehicle/year": "2021",
    "vehicle/make": "Mazda",
    "vehicle/model": "CX-5",
    "vehicle/vin": "JM0KF4W2A10512345",
    "vehicle/stock": "A1024",
    "vehicle/trim": "Maxx Sport",
    "vehicle/doors": "5",
    "vehicle/bodystyle": "SUV",
    "vehicle/transmission": "Automatic",
    "vehicle/odometer": "45210",
    "vehicle/odometer@units": "km",
    "vehicle/colorcombination/interiorcolor": "Black",
    "vehicle/colorcombination/exteriorcolor": "Soul Red",
    "vehicle/colorcombination/preference": "1",
    "vehicle/price": "33990",
    "vehicle/price@type": "asking",
    "vehicle/price@currency": "AUD",
    "customer/contact/name": "Zoë | O'Brien",
    "customer/contact/name@part": "last",
    "customer/contact/name@type": "individual",
    "customer/contact/email": "zoe@shopper.example",
    "customer/contact/phone": "0491 570 156",
    "customer/contact/phone@type": "voice",
    "customer/comments": [
      "Vehicle Enquiry",
      "From the shopper, as typed and not checked by the website:",
      "> Name: Zoë O'Brien",
      "> Email: zoe@shopper.example",
      "> Phone: 0491 570 156",
      "> Postcode: 2000",
      "> Message:",
      "> Is it < 50,000 km & clean?",
    ].join("\n"),
    "vendor/id": "southport",
    "vendor/id@sequence": "1",
    "vendor/id@source": "Kingtide & Sons",
    "vendor/vendorname": "Kingtide <Southport>",
    "vendor/contact/name": "Kingtide <Southport>",
    "vendor/contact/name@part": "full",
    "vendor/contact/name@type": "business",
    "vendor/contact/email": "leads@kingtide.example",
    "vendor/contact/phone": "07 5550 1234",
    "vendor/contact/phone@type": "voice",
    "provider/name": "Kingtide & Sons",
    "provider/service": "Website",
    "provider/url": "https://www.kingtide.example",
  });
});

test.each([
  ["Australia/Brisbane", "2026-12-01T09:05:09+10:00"],
  ["Australia/Adelaide", "2026-12-01T09:35:09+10:30"],
  ["Australia/Perth", "2026-12-01T07:05:09+08:00"],
  ["UTC", "2026-11-30T23:05:09+00:00"],
])("the request's date is the clock of %s with its offset", (timezone, date) => {
  expect(read(adfOf(lead(), { ...TO, timezone })).requestdate).toBe(date);
});

test.each([
  ["Vehicle Enquiry", undefined, "buy"],
  ["Vehicle Enquiry", "Find Me Something Similar", "buy"],
  ["Vehicle Enquiry", "Vehicle Reservation", "buy"],
  ["Test Drive", undefined, "test-drive"],
  ["Request Photos", undefined, "buy"],
  ["General Enquiry", undefined, "buy"],
  ["Finance", undefined, "buy"],
  ["Trade In", undefined, "trade-in"],
  ["Rego Lookup", undefined, "trade-in"],
  ["Valuation", undefined, "trade-in"],
  ["Instant Offer", undefined, "sell"],
  ["Fleet", undefined, "buy"],
])("%s (%s) is an interest to %s", (category, subcategory, interest) => {
  expect(read(adfOf(lead({ category, subcategory })))["vehicle@interest"]).toBe(interest);
});

test.each([
  ["Unsubscribe", undefined],
  ["General Enquiry", "Career Enquiry"],
  ["Vehicle Enquiry", "Online Payment"],
  ["Service", undefined],
  ["Parts", undefined],
  ["Parts and accessories", undefined],
])("%s (%s) is no prospect: a plain mail, without ADF", (category, subcategory) => {
  const mail = leadMail(lead({ category, subcategory }), "crm@kingtide.example", TO);
  expect(mail.adf).toBeNull();
  expect(mail.text).toContain(subcategory ?? category);
});

test("an answer to the dealer's mail goes to the shopper by name, and to nobody where they gave no address", () => {
  const replyTo = (change: Partial<LeadRecord["payload"]>) =>
    leadMail(lead(change), "crm@kingtide.example", TO).replyTo;
  expect(replyTo({})).toEqual({ name: "Zoë O'Brien", address: "zoe@shopper.example" });
  expect(replyTo({ email: undefined })).toBeNull();
});

test("every category that a lead may have is judged, and every kind gives a valid document or none", () => {
  for (const category of LEAD_CATEGORIES) {
    for (const vehicle of [VEHICLE, null]) {
      const xml = leadAdf(
        lead({ category, name: undefined, last_name: undefined }, vehicle),
        TO,
        "crm@kingtide.example",
      );
      if (xml !== null) expect(read(xml)["customer/contact/name"], category).toBe("Name not given");
    }
  }
});

test("a lead with the least there can be is valid too: no car, no last name, no e-mail, a dealer without either", () => {
  const least = lead({ name: undefined, last_name: undefined, email: undefined }, null);
  const texts = read(adfOf(least, { ...TO, email: null, phone: null, siteUrl: null }));
  expect(texts).toMatchObject({
    "customer/contact/name": "Name not given",
    "vehicle/year": "Not stated",
    "vehicle/make": "Not stated",
    "vehicle/model": "Not stated",
    "vendor/contact/email": "crm@kingtide.example",
  });
  expect(Object.keys(texts)).not.toContain("provider/url");
});

test("a name of one part, and a colour of one side, stand alone", () => {
  const { "customer/contact/name": last, "customer/contact/name@part": part } = read(adfOf(lead({ name: undefined })));
  expect([last, part]).toEqual(["O'Brien", "last"]);
  const first = read(adfOf(lead({ last_name: undefined })));
  expect([first["customer/contact/name"], first["customer/contact/name@part"]]).toEqual(["Zoë", "first"]);
  expect(read(adfOf(lead({ name: undefined, last_name: undefined })))["customer/contact/name@part"]).toBe("full");
  const inside = read(adfOf(lead({}, { ...(VEHICLE ?? expect.unreachable()), colour: null })));
  expect(inside["vehicle/colorcombination/interiorcolor"]).toBe("Black");
  expect(inside).not.toHaveProperty("vehicle/colorcombination/exteriorcolor");
});

test.each([
  ["used", null, "used"],
  ["new", null, "new"],
  ["demo", null, "new"],
  [null, "new", "new"],
  [null, "used", "used"],
  [null, undefined, "used"],
] as const)("a %s car of the stock, or a %s one that is named, is %s", (car_type, named, status) => {
  const vehicle = car_type === null ? null : { ...(VEHICLE ?? expect.unreachable()), car_type };
  expect(read(adfOf(lead({ car_type: named ?? undefined }, vehicle)))["vehicle@status"]).toBe(status);
});

test("of a car that is not in the stock the document has what the shopper named", () => {
  const named = lead({ "Vehicle Make": "Kia", "Vehicle Model": "EV9" }, null);
  expect(read(adfOf(named))).toMatchObject({ "vehicle/make": "Kia", "vehicle/model": "EV9" });
  const words = lead({ category: "Test Drive" }, null);
  const record = { ...words.record, extras: { vehicle: "the blue ute" } };
  expect(read(adfOf({ ...words, record }))["vehicle/model"]).toBe("the blue ute");
});

test("a shopper's own car stands beside the one that they want, as a trade-in", () => {
  const wanted = lead({ category: "Trade In" });
  const offered = { rego: "937XKD", regoState: "qld", vehicle: "2019 Mazda 3", valuation: null, km: 62_000 };
  const tradeIn = { ...offered, offer_price: 18_400, offer_until: null, accepted: false, photos: [] };
  const xml = adfOf({ ...wanted, record: { ...wanted.record, tradeIn } });
  expect([...xml.matchAll(/interest="([^"]+)"/g)].map(([, interest]) => interest)).toEqual(["buy", "trade-in"]);
  expect(read(xml)).toMatchObject({
    "vehicle/model": "CX-5 | 2019 Mazda 3",
    "vehicle/odometer": "45210 | 62000",
    "vehicle/price": "33990 | 18400",
    "vehicle/price@type": "appraisal",
    // No vendor knows the plate, so it is only something that somebody typed.
    "customer/comments": expect.stringContaining("> Registration: 937XKD QLD"),
  });
});

test("a car of which little is known leaves out what is not known", () => {
  const bare = { ...VEHICLE, year: null, vin: null, trim: null, km: null, colour: null, interior_colour: null };
  const texts = read(adfOf(lead({}, { ...bare, price: null, body: null, doors: null, transmission: null })));
  expect(Object.keys(texts).filter((path) => path.startsWith("vehicle/"))).toEqual([
    "vehicle/year",
    "vehicle/make",
    "vehicle/model",
    "vehicle/stock",
  ]);
});

test("what XML cannot hold, and what would be markup, does no harm", () => {
  const texts = read(
    adfOf(lead({ name: "<b>]]>\u0001\ufffe", message: "</comments><id>1</id> &amp; &nothing; &#0; 😀" })),
  );
  expect(texts["customer/contact/name"]).toBe("<b>]]> | O'Brien");
  expect(texts["customer/comments"]).toContain("</comments><id>1</id> &amp; &nothing; &#0; 😀");
});
