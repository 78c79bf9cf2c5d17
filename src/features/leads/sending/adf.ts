import { spelt, XML_1, xml } from "../../../lib/libraries/xml.ts";
import { isoInZone } from "../../../lib/time/moments.ts";
import type { Interest } from "../../forms/lead-kinds.ts";
import { type LeadTradeIn, tradeInLines } from "../trade-in.ts";
import type { StoredLead } from "./deliveries.ts";
import { interestOf } from "./kinds.ts";
import { fileLines, type LeadAddressee, leadKind, NO_NAME, typedText } from "./wording.ts";

type Element = ReturnType<ReturnType<typeof xml>["create"]>;

/**
 * Text for year, make and model if the standard requires them and they are not known. An empty element is not allowed,
 * and a guess would mislead.
 */
const NOT_STATED = "Not stated";

/**
 * The lead as ADF 1.0 XML (Auto-lead Data Format), which dealers' CRMs import. Elements are in the order of the
 * standard's DTD, and none is empty. Null for a lead that is not a prospect (`kinds.ts`). Characters that XML 1.0 does
 * not allow are left out. The prospect's id is the lead's uid, so that a CRM can recognise a repeat. `address` is the
 * dealership's receiving address.
 */
export function leadAdf(lead: StoredLead, to: LeadAddressee, address: string): string | null {
  const interest = interestOf(lead.record.payload);
  if (interest === null) return null;
  const document = xml().create(XML_1);
  const prospect = document.ins("adf", 'version="1.0"').ele("adf").ele("prospect", { status: "new" });
  prospect.ele("id", { sequence: "1", source: spelt(to.siteName) }).txt(spelt(lead.uid));
  add(prospect, "requestdate", isoInZone(lead.createdAt, to.timezone));
  const { tradeIn, vehicle } = lead.record;
  // If the shopper offers a car without wanting one of ours, the offered car is the lead's vehicle.
  if (vehicle || !tradeIn) addVehicle(prospect, lead, tradeIn ? "buy" : interest, to);
  if (tradeIn) addOffered(prospect, tradeIn, interest === "sell" ? "sell" : "trade-in", to);
  addCustomer(prospect, lead, to);
  addVendor(prospect, lead, to, address);
  const provider = prospect.ele("provider");
  add(provider, "name", to.siteName);
  add(provider, "service", "Website");
  add(provider, "url", to.siteUrl);
  return document.end({ prettyPrint: true });
}

/** Adds the element unless its value is empty. */
function add(parent: Element, name: string, value: string | number | null | undefined, attributes = {}): void {
  if (value !== null && value !== undefined && value !== "") parent.ele(name, attributes).txt(spelt(String(value)));
}

/** Adds the vehicle in stock, or what the shopper named. */
function addVehicle(prospect: Element, lead: StoredLead, interest: Interest, to: LeadAddressee): void {
  const { vehicle, payload, extras } = lead.record;
  const element = prospect.ele("vehicle", {
    interest,
    // The standard has no demonstrators. The new-car team sells them, so they count as new.
    status: (vehicle?.car_type ?? payload.car_type ?? "used") === "used" ? "used" : "new",
  });
  add(element, "year", vehicle?.year ?? extras.year ?? NOT_STATED);
  add(element, "make", vehicle?.make ?? payload["Vehicle Make"] ?? NOT_STATED);
  add(element, "model", vehicle?.model ?? payload["Vehicle Model"] ?? extras.vehicle ?? NOT_STATED);
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

/** Adds the car that the shopper offers. */
function addOffered(prospect: Element, tradeIn: LeadTradeIn, interest: Interest, to: LeadAddressee): void {
  const { valuation: known, offer_price } = tradeIn;
  const element = prospect.ele("vehicle", { interest, status: "used" });
  add(element, "year", known?.Year || NOT_STATED);
  add(element, "make", known?.Make || NOT_STATED);
  add(element, "model", known?.Model || tradeIn.vehicle || NOT_STATED);
  add(element, "vin", known?.VIN);
  add(element, "trim", [known?.Variant, known?.Series].filter(Boolean).join(" "));
  add(element, "bodystyle", known?.Body);
  add(element, "transmission", known?.Transmission);
  add(element, "odometer", tradeIn.km, { units: "km" });
  add(element, "price", offer_price, { type: "appraisal", currency: to.currency });
  const { known: lines } = tradeInLines(tradeIn, to.timezone);
  add(element, "comments", lines.map(lineText).join("\n"));
}

const lineText = ([label, value]: readonly [string, string]) => `${label}: ${value}`;

function addCustomer(prospect: Element, lead: StoredLead, to: LeadAddressee): void {
  const { payload } = lead.record;
  const customer = prospect.ele("customer");
  const contact = customer.ele("contact");
  if (payload.name || payload.last_name) {
    add(contact, "name", payload.name, { part: "first", type: "individual" });
    add(contact, "name", payload.last_name, { part: "last", type: "individual" });
  } else {
    add(contact, "name", NO_NAME, { part: "full", type: "individual" });
  }
  add(contact, "email", payload.email);
  add(contact, "phone", payload.phone, { type: "voice" });
  // An address element would require a street, which the forms do not ask for, so the postcode is among the comments.
  const facts = [...Object.entries(lead.record.facts ?? {}), ...fileLines(lead.record)].map(lineText);
  add(customer, "comments", [leadKind(payload), ...facts, typedText(lead, to)].filter(Boolean).join("\n"));
}

function addVendor(prospect: Element, lead: StoredLead, to: LeadAddressee, address: string): void {
  const vendor = prospect.ele("vendor");
  vendor.ele("id", { sequence: "1", source: spelt(to.siteName) }).txt(spelt(lead.dealershipSlug));
  add(vendor, "vendorname", to.dealershipName);
  const contact = vendor.ele("contact");
  add(contact, "name", to.dealershipName, { part: "full", type: "business" });
  add(contact, "email", to.email ?? address);
  add(contact, "phone", to.phone, { type: "voice" });
}
