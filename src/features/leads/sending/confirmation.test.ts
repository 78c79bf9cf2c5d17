import { describe, expect, test } from "vitest";
import { dealership, SHOPPER, testSite } from "../../../../test/fixtures/site.ts";
import { LEAD_CATEGORIES, LEAD_SUBCATEGORIES } from "../../forms/lead-kinds.ts";
import type { Letter } from "../../notices/letter.ts";
import { shopperMail } from "../../notices/mails.ts";
import { type LeadRecord, leadRecord } from "../rules.ts";
import { confirmationOf } from "./confirmation.ts";

const UID = "0d5bb5f0-8c10-4c4e-9d4b-3a2f8f0f1a11";
const NORTH = dealership(1, "north");
const SITE = testSite("north", [NORTH], {
  config: { siteUrl: "https://www.north.example", serviceTypes: ["Logbook service"] },
});
const VEHICLE = {
  ...({ year: 2021, make: "Mazda", model: "CX-5", trim: "Maxx Sport", name: "Mazda", stock_number: "A1024" } as const),
  ...({ vin: null, car_type: "used", km: 45_210, colour: null, interior_colour: null, body: null } as const),
  ...({ doors: null, transmission: null, price: 33_990, path: "/cars/mazda-cx-5" } as const),
} satisfies LeadRecord["vehicle"];

function record(userData: Record<string, string> = {}, changes: Partial<LeadRecord> = {}): LeadRecord {
  const { category = "Vehicle Enquiry" } = userData;
  const from = { payload: { ...SHOPPER, ...userData } as never, userData, category, car: null, dealership: NORTH };
  return { ...leadRecord({ ...from, config: SITE.config, userAgent: "Test" }), ...changes };
}

const letterFor = (of: LeadRecord): Letter => confirmationOf({ uid: UID, record: of, dealershipSlug: "north" }, SITE);
const mailFor = (of: LeadRecord, site = SITE) =>
  shopperMail(
    { uid: UID, kind: "lead.received", audience: "shopper", createdAt: 0, letter: letterFor(of) },
    SHOPPER.email,
    site,
    NORTH,
    null,
  );

describe("what a shopper is told of a form that was taken", () => {
  test.each(LEAD_CATEGORIES.filter((category) => category !== "Unsubscribe"))(
    "%s: with and without a vehicle, with subject, reference and who answers, and nothing left to fill in",
    async (category) => {
      for (const subcategory of [undefined, ...LEAD_SUBCATEGORIES]) {
        for (const vehicle of [VEHICLE, null]) {
          const named: Record<string, string> = subcategory ? { category, subcategory } : { category };
          const mail = await mailFor(record(named, { vehicle }));
          expect(mail.subject).toMatch(/^(Your?|We) /);
          for (const part of [mail.text, mail.html ?? ""]) {
            expect(part).toContain("0D5B-B5F0");
            expect(part).toContain("Dealer north");
            expect(part).not.toMatch(/[{}]\w|undefined|null/);
          }
        }
      }
    },
  );

  test("an offered vehicle is called by what the site deals in", () => {
    const site = testSite("north", [NORTH], { config: { vehicleNoun: "Motorcycle" } });
    for (const category of ["Trade In", "Instant Offer"]) {
      const of = record({ category }, { vehicle: null });
      const { subject, heading, words, change } = confirmationOf(
        { uid: UID, record: of, dealershipSlug: "north" },
        site,
      );
      expect([heading, ...words].join(" ")).toMatch(/your motorcycle's details.*your motorcycle\./);
      expect([subject, change].join(" ")).not.toMatch(/\bcar\b/);
    }
  });

  test("a test drive tells car, day, time and how to change or cancel it, on a link to the site's own address", async () => {
    const drive = record({ category: "Test Drive", date: "2026-11-30", time: "14:30" }, { vehicle: VEHICLE });
    const { text, html } = await mailFor(drive);
    for (const part of [
      "Vehicle: 2021 Mazda CX-5 Maxx Sport",
      "Preferred day: Monday 30 November 2026",
      "Preferred time: 2.30pm",
      "To change or cancel your test drive, reply to this email or call 02 5550 1234 and give the reference 0D5B-B5F0.",
      "https://www.north.example/cars/mazda-cx-5",
    ]) {
      expect(text).toContain(part);
    }
    expect(html).toContain('href="https://www.north.example/cars/mazda-cx-5"');
  });

  test("an estimate tells its amount, its last day by the dealership's clock and its conditions", async () => {
    const offered = { rego: "1", regoState: "qld", vehicle: null, valuation: null, km: 1, photos: [], accepted: true };
    const tradeIn = { ...offered, offer_price: 18_400, offer_until: "2026-11-28T20:00:00.000Z" };
    const { subject, text } = await mailFor(record({ category: "Instant Offer" }, { tradeIn }));
    expect(subject).toBe("You accepted our estimate");
    for (const part of ["Estimate: $18,400", "It holds until: 29 November 2026", "subject to inspection"]) {
      expect(text).toContain(part);
    }
  });
});

/** Anybody can type any address into a form, and this text with it. */
const PHISHING = "Your parcel waits: https://evil.example/pay <a href=//evil.example>here</a>\r\nBcc: all@example.com";

test("nothing that a stranger typed reaches the mailbox that they typed: no field of a form, known or not", async () => {
  const known = [
    "name",
    "last_name",
    "phone",
    "message",
    "postcode",
    "url",
    "Vehicle Make",
    "Vehicle Model",
    "location",
  ];
  const fields = Object.fromEntries(
    [...known, "vehicle", "service_type", "rego", "Held until"].map((name) => [name, PHISHING]),
  );
  const offered = {
    rego: PHISHING,
    regoState: PHISHING,
    vehicle: PHISHING,
    valuation: null,
    km: 1,
    photos: [PHISHING],
  };
  for (const category of LEAD_CATEGORIES) {
    const typed = record({ ...fields, category });
    for (const tradeIn of [undefined, { ...offered, offer_price: null, offer_until: null, accepted: false }]) {
      const mail = await mailFor({ ...typed, ...(tradeIn ? { tradeIn } : {}) });
      expect(JSON.stringify([mail.subject, mail.text, mail.html, mail.fromName]), category).not.toMatch(
        /evil|parcel|Bcc/,
      );
    }
  }
});

test("choices are told only as the site's own lists spell them", () => {
  const facts = (typed: Record<string, string>) =>
    Object.fromEntries(letterFor(record({ category: "Service", ...typed })).facts);
  expect(facts({ service_type: "Logbook service", location: "north-yard" })).toMatchObject({
    Service: "Logbook service",
    Where: "Dealer north",
  });
  expect(Object.keys(facts({ service_type: "evil", location: "evil" }))).toEqual(["Reference"]);
});

test("the mail wears the site's own brand, and what the dealer wrote is text and no markup", async () => {
  const site = {
    ...SITE,
    name: "Smith & Sons <b>",
    brand: { ...SITE.brand, logo: { ...SITE.brand.logo, name: "Smith & Sons <b>" } },
  };
  const mail = await mailFor(record(), site);
  expect(mail.fromName).toBe("Smith & Sons <b>");
  expect(mail.html).toContain("border-top:4px solid #0f5a47");
  expect(mail.html).toContain("Smith &#38; Sons &#60;b&#62;");
  expect(mail.html).not.toContain("<b>");
  expect(mail.unsubscribe).toBeUndefined();
});
