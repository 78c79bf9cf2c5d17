import { expect, test } from "vitest";
import { dealership } from "../../../test/fixtures/site.ts";
import { platformDefaults } from "../site/schema.ts";
import { leadRecord } from "./rules.ts";
import { leadAdf } from "./sending/adf.ts";
import type { StoredLead } from "./sending/deliveries.ts";
import { leadWebhookBody } from "./sending/messages.ts";
import { leadSubject, leadText } from "./sending/wording.ts";
import { type LeadTradeIn, tradeInTitle } from "./trade-in.ts";

const OFFERED: LeadTradeIn = {
  rego: "937XKD",
  regoState: "qld",
  vehicle: null,
  valuation: {
    EvalID: "EV-7",
    VIN: "JM0BM6SJ100123456",
    Make: "Mazda",
    Model: "3",
    Variant: "G20 Pure",
    Series: null,
    Year: "2019",
    Body: "Hatch",
    Transmission: "Automatic",
    Cylinders: "4",
    CompMth: "3",
    CompYr: "2019",
    BuildMth: "11",
    BuildYr: "2018",
    EngineNo: "PE123456",
    Registration: "937XKD",
    RegExpiry: "2027-03-31",
    KM: "62000",
    redbookCode: "042519",
    offer_price: 18_400,
  },
  km: 62_000,
  offer_price: 18_400,
  offer_until: "2026-11-28T00:00:00.000Z",
  accepted: false,
  photos: ["https://dealer.example/api/eval-expert/photo?id=1"],
};

const TO = {
  siteName: "Kingtide",
  siteUrl: null,
  dealershipName: "Kingtide Southport",
  email: "leads@kingtide.example",
  phone: null,
  timezone: "Australia/Brisbane",
  currency: "AUD",
};

function lead(tradeIn: LeadTradeIn, userData = {}): StoredLead {
  const payload = { name: "Zoë", category: "Instant Offer", phone: "0491 570 156", ...userData };
  const record = leadRecord({
    payload,
    userData: payload,
    category: "Instant Offer",
    car: null,
    tradeIn,
    dealership: dealership(1, "north"),
    config: platformDefaults(),
    userAgent: "Test",
  });
  return {
    id: 1,
    uid: "0d5bb5f0-8c10-4c4e-9d4b-3a2f8f0f1a11",
    siteSlug: "kingtide",
    dealershipSlug: "north",
    createdAt: Date.UTC(2026, 10, 21),
    record,
    optIn: null,
  };
}

test("the dealer reads what the offered car is, what was shown for it and where its photos lie", () => {
  const text = leadText(lead(OFFERED), TO);
  for (const line of [
    "Offered car: 2019 Mazda 3 G20 Pure",
    "Registration: 937XKD QLD",
    "Registered until: 2027-03-31",
    "Its VIN: JM0BM6SJ100123456",
    "Engine number: PE123456",
    "Built: 11/2018",
    "Complied: 3/2019",
    "Body: Hatch",
    "Transmission: Automatic",
    "Cylinders: 4",
    "RedBook code: 042519",
    "Valuation: EV-7",
    "> It has gone: 62,000 km",
    "Estimate shown: $18,400, indicative, subject to inspection",
    "Estimate holds until: 28 November 2026",
    "Photo 1: https://dealer.example/api/eval-expert/photo?id=1",
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toContain("accepted");
  expect(leadSubject(lead(OFFERED))).toBe("Instant Offer: 2019 Mazda 3 G20 Pure, from Zoë");
});

test("ANLY-007 an accepted estimate is event 18 and says so first", () => {
  expect(lead(OFFERED).record.event).toBe(22);
  const accepted = lead({ ...OFFERED, accepted: true });
  expect(accepted.record.event).toBe(18);
  expect(leadSubject(accepted)).toBe("Offer accepted: 2019 Mazda 3 G20 Pure, from Zoë");
  expect(leadText(accepted, TO)).toContain("Estimate accepted: Yes");
});

test("a browser cannot claim an offered car or an accepted estimate of its own", () => {
  const claimed = lead({ ...OFFERED, accepted: false }, { offer_accepted: "true", tradeIn: "mine", event: "18" });
  expect(claimed.record.event).toBe(22);
  expect(claimed.record.tradeIn).toEqual(OFFERED);
});

test("the document for the dealer's system carries the offered car, which is for sale and not traded in", () => {
  const xml = leadAdf(lead(OFFERED), TO, "crm@kingtide.example") ?? "";
  expect(xml.match(/<vehicle /g)).toHaveLength(1);
  expect(xml).toContain('<vehicle interest="sell" status="used">');
  const parts = [
    "<year>2019</year>",
    "<make>Mazda</make>",
    "<vin>JM0BM6SJ100123456</vin>",
    '<odometer units="km">62000</odometer>',
    '<price type="appraisal" currency="AUD">18400</price>',
  ];
  for (const part of parts) expect(xml).toContain(part);
  expect(xml).toContain("<trim>G20 Pure</trim>");
  expect(xml).toMatch(/<comments>Offered car: 2019 Mazda 3 G20 Pure\nRegistration: 937XKD QLD\n/);
  const { valuation } = OFFERED;
  const series = { ...OFFERED, valuation: valuation && { ...valuation, Series: "BP", BuildMth: null } };
  expect(leadAdf(lead(series), TO, "crm@kingtide.example")).toContain("<trim>G20 Pure BP</trim>");
  expect(leadText(lead(series), TO)).toMatch(/Built: 2018\n(.*\n)*Series: BP\n/);
});

test("the webhook's body carries the record whole", () => {
  expect(JSON.parse(leadWebhookBody(lead(OFFERED), { timezone: "Australia/Sydney" }))).toMatchObject({
    event: 22,
    trade_in: OFFERED,
  });
});

test("a car without a plate is told in the shopper's words", () => {
  const described = {
    ...OFFERED,
    valuation: null,
    rego: null,
    regoState: null,
    vehicle: "2009 Jayco",
    offer_price: null,
  };
  expect(tradeInTitle(described)).toBe("2009 Jayco");
  expect(leadText(lead(described), TO)).toContain("> Offered car: 2009 Jayco\n> It has gone: 62,000 km\n");
  expect(leadText(lead({ ...described, km: null }), TO)).not.toMatch(/It has gone|Registration|Estimate shown/);
  expect(leadText(lead({ ...described, rego: "937XKD" }), TO)).toContain("> Registration: 937XKD\n");
  expect(leadAdf(lead(described), TO, "crm@kingtide.example")).toContain("<model>2009 Jayco</model>");
});
