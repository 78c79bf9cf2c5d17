import { create } from "xmlbuilder2";
import type { StoredLead } from "./deliveries.ts";
import { type LeadTradeIn, tradeInLines } from "./trade-in.ts";
import { type LeadAddressee, leadDetails, shopperName } from "./wording.ts";

type Element = ReturnType<typeof create>;

/** `interest` of the categories that are not about buying (ADF 1.0). */
const INTEREST: Readonly<Record<string, "test-drive" | "trade-in">> = {
  "Test Drive": "test-drive",
  "Trade In": "trade-in",
  "Rego Lookup": "trade-in",
  Valuation: "trade-in",
  "Instant Offer": "trade-in",
};

/**
 * The lead as ADF 1.0 XML (Auto-lead Data Format), the form in which dealers' CRMs take leads: its elements in the
 * order of the standard's DTD. Characters that XML 1.0 cannot hold are left out. The prospect's id is the lead's uid, so
 * that a CRM can tell a repeat.
 */
export function leadAdf(lead: StoredLead, to: LeadAddressee): string {
  const document = create({ version: "1.0", encoding: "UTF-8", invalidCharReplacement: "" });
  const prospect = document.ins("adf", 'version="1.0"').ele("adf").ele("prospect", { status: "new" });
  prospect.ele("id", { sequence: "1", source: spelt(to.siteName) }).txt(spelt(lead.uid));
  add(prospect, "requestdate", isoWithOffset(lead.createdAt, to.timezone));
  const { tradeIn, vehicle } = lead.record;
  // Of who offers a car without wanting one of ours, the offered one is the lead's vehicle.
  if (vehicle || !tradeIn) addVehicle(prospect, lead, to);
  if (tradeIn) addTradeIn(prospect, tradeIn, to);
  addCustomer(prospect, lead);
  addVendor(prospect, lead, to);
  const provider = prospect.ele("provider");
  add(provider, "name", to.siteName);
  add(provider, "service", "Website");
  return document.end({ prettyPrint: true });
}

/**
 * The text as the XML library wants it. The library leaves alone what is shaped like an entity, so that a shopper's
 * `&amp;` would come out as `&`, and their `&nothing;` as XML that no receiver can read: each ampersand goes in as its
 * own entity.
 */
const spelt = (text: string): string => text.replaceAll("&", "&amp;");

/** Adds the element unless there is nothing to say. */
function add(parent: Element, name: string, value: string | number | null | undefined, attributes = {}): void {
  if (value !== null && value !== undefined && value !== "") parent.ele(name, attributes).txt(spelt(String(value)));
}

/** The standard asks for one vehicle with year, make and model: a lead about none has them empty. */
function addVehicle(prospect: Element, lead: StoredLead, to: LeadAddressee): void {
  const { vehicle, payload } = lead.record;
  const element = prospect.ele("vehicle", {
    interest: (lead.record.tradeIn ? undefined : INTEREST[payload.category]) ?? "buy",
    // The standard knows no demonstrators; the new-car team sells them.
    status: (vehicle?.car_type ?? payload.car_type ?? "used") === "used" ? "used" : "new",
  });
  element.ele("year").txt(spelt(String(vehicle?.year ?? "")));
  element.ele("make").txt(spelt(vehicle?.make ?? payload["Vehicle Make"] ?? ""));
  element.ele("model").txt(spelt(vehicle?.model ?? payload["Vehicle Model"] ?? ""));
  if (!vehicle) return;
  add(element, "vin", vehicle.vin);
  add(element, "stock", vehicle.stock_number);
  add(element, "trim", vehicle.trim);
  add(element, "doors", vehicle.doors);
  add(element, "bodystyle", vehicle.body);
  add(element, "transmission", vehicle.transmission);
  add(element, "odometer", vehicle.km, { units: "km" });
  if (vehicle.colour || vehicle.interior_colour) {
    const colours = element.ele("colorcombination");
    add(colours, "interiorcolor", vehicle.interior_colour);
    add(colours, "exteriorcolor", vehicle.colour);
    add(colours, "preference", 1);
  }
  add(element, "price", vehicle.price, { type: "asking", currency: to.currency });
}

/** The car that the shopper offers, with what is known of it. */
function addTradeIn(prospect: Element, tradeIn: LeadTradeIn, to: LeadAddressee): void {
  const { valuation: known, offer_price } = tradeIn;
  const element = prospect.ele("vehicle", { interest: "trade-in", status: "used" });
  element.ele("year").txt(spelt(known?.Year ?? ""));
  element.ele("make").txt(spelt(known?.Make ?? ""));
  element.ele("model").txt(spelt(known?.Model ?? tradeIn.vehicle ?? ""));
  add(element, "vin", known?.VIN);
  add(element, "trim", [known?.Variant, known?.Series].filter(Boolean).join(" "));
  add(element, "bodystyle", known?.Body);
  add(element, "transmission", known?.Transmission);
  add(element, "odometer", tradeIn.km, { units: "km" });
  add(element, "price", offer_price, { type: "appraisal", currency: to.currency });
  const lines = tradeInLines(tradeIn).map(([label, value]) => `${label}: ${value}`);
  add(element, "comments", lines.join("\n"));
}

function addCustomer(prospect: Element, lead: StoredLead): void {
  const { payload } = lead.record;
  const customer = prospect.ele("customer");
  const contact = customer.ele("contact");
  if (payload.name || payload.last_name) {
    add(contact, "name", payload.name, { part: "first", type: "individual" });
    add(contact, "name", payload.last_name, { part: "last", type: "individual" });
  } else {
    add(contact, "name", shopperName(lead), { part: "full", type: "individual" });
  }
  add(contact, "email", payload.email);
  add(contact, "phone", payload.phone, { type: "voice" });
  if (payload.postcode) {
    const address = contact.ele("address", { type: "home" });
    // An address needs a street (ADF 1.0); the form asks for none.
    address.ele("street", { line: "1" });
    add(address, "postalcode", payload.postcode);
    add(address, "country", "AU");
  }
  const kind = [payload.category, payload.subcategory].filter(Boolean).join(" / ");
  const details = leadDetails(lead).map(([label, value]) => `${label}: ${value}`);
  add(customer, "comments", [payload.message, kind, ...details].filter(Boolean).join("\n"));
}

function addVendor(prospect: Element, lead: StoredLead, to: LeadAddressee): void {
  const vendor = prospect.ele("vendor");
  vendor.ele("id", { sequence: "1", source: spelt(to.siteName) }).txt(spelt(lead.dealershipSlug));
  add(vendor, "vendorname", to.dealershipName);
  const contact = vendor.ele("contact");
  add(contact, "name", to.dealershipName, { part: "full", type: "business" });
  if (to.email || !to.phone) contact.ele("email").txt(spelt(to.email ?? ""));
  add(contact, "phone", to.phone, { type: "voice" });
}

/** `2026-11-30T09:05:00+11:00`: local time of the zone with its offset. */
function isoWithOffset(epochMs: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-AU", { timeZone, timeZoneName: "longOffset" });
  const name = format.formatToParts(epochMs).find((part) => part.type === "timeZoneName")?.value ?? "GMT";
  const offset = name.slice("GMT".length) || "+00:00";
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  const shift = (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * 60_000;
  return new Date(epochMs + shift).toISOString().slice(0, 19) + offset;
}
