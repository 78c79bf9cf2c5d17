import { expect, test } from "vitest";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import type { StoredLead } from "./deliveries.ts";
import { leadWebhookBody } from "./messages.ts";
import { type LeadAddressee, leadAddressee, leadDetails, leadSubject, leadText, vehicleTitle } from "./wording.ts";

type Payload = StoredLead["record"]["payload"];

/** The lines that the dealer gets for a lead with this payload, by label. */
function linesOf(payload: Partial<Payload>): Readonly<Record<string, string>> {
  const record = { payload, extras: {}, vehicle: null, event: 22 };
  return Object.fromEntries(leadDetails({ record, optIn: null } as unknown as StoredLead) as [string, string][]);
}

test("LEAD-049 LEAD-050 LEAD-052 the mail tells the page, what the visit came with, and where the shopper has been", () => {
  const lead_attributes = {
    visited_pages: ["/", "/search/used-cars", "/cars/a"],
    linked_query_params: { utm_source: "google", utm_campaign: "autumn sale", gclid: "" },
  };
  expect(linesOf({ url: "https://halden.example/cars/a", page_id: "/cars/a", lead_attributes })).toEqual({
    Page: "https://halden.example/cars/a",
    "Page id": "/cars/a",
    "Came with": "utm_source=google, utm_campaign=autumn sale, gclid",
    "Pages visited": "/, /search/used-cars, /cars/a",
  });
  expect(linesOf({})).toEqual({});
});

test("LEAD-049 of a long visit the newest pages are told, and how many came before them; none can begin a line", () => {
  const visited_pages = Array.from({ length: 20 }, (_, at) => `/page-${at}\nDeposit: paid`);
  const { "Pages visited": pages = "" } = linesOf({ lead_attributes: { visited_pages } });
  expect(pages).toMatch(/^8 earlier, \/page-8 Deposit: paid, .*\/page-19 Deposit: paid$/);
  expect(pages).not.toContain("\n");
});

const TO: LeadAddressee = {
  siteName: "Halden",
  siteUrl: null,
  dealershipName: "Halden Parramatta",
  email: "leads@halden.example",
  phone: null,
  timezone: "Australia/Perth",
  currency: "AUD",
};
const CAR = {
  year: 2021,
  make: "Mazda",
  model: "CX-5",
  trim: "Maxx Sport",
  stock_number: "A1024",
  vin: "JM0KF4W2A10512345",
  price: 33_990,
  km: 45_210,
};

/** A stored lead about a car of the stock, with every line that a shopper's form can have, and the given changes. */
function lead(payload: Partial<Payload> = {}, more: Readonly<Record<string, unknown>> = {}): StoredLead {
  const typed = {
    name: "Zoë",
    last_name: "O'Brien",
    email: "zoe@shopper.example",
    phone: "0491 570 156",
    postcode: "2000",
    category: "Test Drive",
    date: "2026-12-01",
    time: "10:30",
    location: "parramatta-yard",
    message: "Is it there?",
    ...payload,
  };
  const record = { payload: typed, extras: { service_type: "Logbook" }, vehicle: CAR, event: 48, ...more };
  const optIn = { given: true, words: "Yes, tell me." };
  const [uid, createdAt] = ["0d5bb5f0-8c10-4c4e-9d4b-3a2f8f0f1a11", Date.UTC(2026, 10, 30, 23, 5)];
  return { id: 7, uid, createdAt, record, optIn } as unknown as StoredLead;
}

test("LEAD-010 a place is told by the name by which the shopper chose it", () => {
  const places = [
    { slug: "brookvale-yard", name: "Halden Brookvale" },
    { slug: "parramatta-yard", name: "Halden Parramatta" },
  ];
  expect(leadText(lead(), { ...TO, places })).toContain("> Location: Halden Parramatta\n");
  // A place that the site has no more is told as it came.
  expect(leadText(lead({ location: "old-yard" }), { ...TO, places })).toContain("> Location: old-yard\n");
});

test("the mail of a lead tells the car, the shopper and the wish, at the dealership's own time", () => {
  expect(leadText(lead(), TO)).toBe(`Test Drive from Halden
Tuesday 1 December at 7:05 am AWST

Vehicle: 2021 Mazda CX-5 Maxx Sport
Stock number: A1024
VIN: JM0KF4W2A10512345
Price: $33,990
Kilometres: 45,210

From the shopper, as typed and not checked by the website:
> Name: Zoë O'Brien
> Email: zoe@shopper.example
> Phone: 0491 570 156
> Preferred time: Tuesday 1 December 2026, 10:30 am
> Postcode: 2000
> Location: parramatta-yard
> Service type: Logbook
> Marketing: Agreed to: "Yes, tell me."
> Message:
> Is it there?

Reference 0D5B-B5F0
Lead 7 (0d5bb5f0-8c10-4c4e-9d4b-3a2f8f0f1a11)
`);
});

test("a preferred day or time alone is said as people say it, and midnight and noon are what they are", () => {
  expect(linesOf({ date: "2026-12-05" })).toEqual({ "Preferred date": "Saturday 5 December 2026" });
  expect(linesOf({ time: "00:30" })).toEqual({ "Preferred time": "12:30 am" });
  expect(linesOf({ date: "2026-12-05", time: "12:00" })).toEqual({
    "Preferred time": "Saturday 5 December 2026, 12:00 pm",
  });
});

test("a webhook is told when the shopper would like to come with the offset of the dealership's zone", () => {
  const body = (payload: Partial<Payload>) =>
    JSON.parse(leadWebhookBody(lead(payload), { timezone: "Australia/Sydney" }));
  expect(body({})).toMatchObject({
    timezone: "Australia/Sydney",
    preferred_at: "2026-12-01T10:30:00+11:00",
    lead: { date: "2026-12-01", time: "10:30" },
  });
  expect(body({ date: "2026-07-01" }).preferred_at).toBe("2026-07-01T10:30:00+10:00");
  for (const part of ["date", "time"]) expect(body({ [part]: undefined }).preferred_at).toBeNull();
});

test("what is not known is left out of the mail: a car's price and distance, a shopper's last name and message", () => {
  const vehicle = { ...CAR, year: null, trim: null, vin: null, price: null, km: null };
  const text = leadText(lead({ last_name: undefined, message: undefined }, { vehicle, extras: {} }), TO);
  expect(text).toContain("\n\nVehicle: Mazda CX-5\nStock number: A1024\n\nFrom the shopper");
  expect(text).toContain("> Name: Zoë\n> Email");
  expect(text).not.toMatch(/Message|null|undefined|\n\n\n|> \n/);
});

test("a price with cents has both their places", () => {
  expect(leadText(lead({}, { vehicle: { ...CAR, price: 27_990.5 } }), TO)).toContain("\nPrice: $27,990.50\n");
});

test("a car that is not of the stock is told as the shopper named it", () => {
  const named = lead({ "Vehicle Make": "Kia", "Vehicle Model": "EV9" }, { vehicle: null, extras: {} });
  expect(leadText(named, TO)).toContain("> Phone: 0491 570 156\n> Vehicle: Kia EV9\n");
  expect(leadText(named, TO)).not.toContain("\nVehicle:");
  expect(vehicleTitle(lead({}, { vehicle: null }))).toBeNull();
});

test.each([
  [{}, "Test Drive: 2021 Mazda CX-5 Maxx Sport, from Zoë O'Brien"],
  [{ name: undefined }, "Test Drive: 2021 Mazda CX-5 Maxx Sport, from O'Brien"],
  [{ name: undefined, last_name: undefined }, "Test Drive: 2021 Mazda CX-5 Maxx Sport, from zoe@shopper.example"],
  [
    { name: undefined, last_name: undefined, email: undefined },
    "Test Drive: 2021 Mazda CX-5 Maxx Sport, from Name not given",
  ],
])("the subject names whoever writes by what they said of themselves: %j", (payload, subject) => {
  expect(leadSubject(lead(payload))).toBe(subject);
});

test("the subject of a lead about no car names none", () => {
  expect(leadSubject(lead({ category: "General Enquiry" }, { vehicle: null }))).toBe(
    "General Enquiry, from Zoë O'Brien",
  );
});

test("LEAD-049 a visit of twelve pages is told whole", () => {
  const visited_pages = Array.from({ length: 12 }, (_, at) => `/${at}`);
  expect(linesOf({ lead_attributes: { visited_pages } })["Pages visited"]).toBe(visited_pages.join(", "));
});

test("SITE-004 a lead's times are told by the clock of its own dealership, which may stand in another zone than its site", () => {
  const site = testSite("one", [dealership(1, "perth")], {
    config: { timezone: "Australia/Sydney", currency: "AUD" },
    dealershipConfig: { timezone: "Australia/Perth", currency: "NZD" },
  });
  const to = leadAddressee(site, "perth");
  expect(to).toMatchObject({ timezone: "Australia/Perth", currency: "NZD" });
  const day = { date: "2026-12-01", time: "10:30" };
  const body = to && JSON.parse(leadWebhookBody(lead(day), to));
  expect(body).toMatchObject({ timezone: "Australia/Perth", preferred_at: "2026-12-01T10:30:00+08:00" });
});
