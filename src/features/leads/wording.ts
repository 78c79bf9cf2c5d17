import type { Site } from "../site/site.ts";
import type { StoredLead } from "./deliveries.ts";
import { tradeInLines, tradeInTitle } from "./trade-in.ts";

/** Who a lead is written to: the dealership and its site as they are when it goes out. */
export interface LeadAddressee {
  readonly siteName: string;
  readonly dealershipName: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** IANA name, for the times that are written out. */
  readonly timezone: string;
  /** ISO 4217 */
  readonly currency: string;
}

/** The addressee of a lead to this dealership, or null when the site no longer has it. */
export function leadAddressee(site: Site, dealershipSlug: string): LeadAddressee | null {
  const dealership = site.dealerships.find((one) => one.slug === dealershipSlug);
  if (!dealership) return null;
  const locations = site.locations.filter((place) => place.dealership_slug === dealershipSlug);
  const location = locations.find((place) => place.primary) ?? locations[0];
  const { timezone, currency } = site.configFor(dealershipSlug);
  return {
    siteName: site.name,
    dealershipName: dealership.name,
    email: dealership.leads.email[0] ?? null,
    phone: location?.contact_detail.phone ?? location?.contact_detail.landline_phone ?? null,
    timezone,
    currency,
  };
}

/** The shopper's whole name; a lead from an early step may lack it. */
export function shopperName({ record: { payload } }: StoredLead): string {
  return [payload.name, payload.last_name].filter(Boolean).join(" ") || "Website visitor";
}

/** `2021 Mazda CX-5 Maxx Sport`, or what the shopper named; null when the lead is about no vehicle. */
export function vehicleTitle({ record: { vehicle, payload } }: StoredLead): string | null {
  const words = vehicle
    ? [vehicle.year, vehicle.make, vehicle.model, vehicle.trim]
    : [payload["Vehicle Make"], payload["Vehicle Model"]];
  return words.filter(Boolean).join(" ") || null;
}

/** One line that tells one lead from another in an inbox. */
export function leadSubject(lead: StoredLead): string {
  const { payload, tradeIn } = lead.record;
  const subject = tradeIn ? tradeInTitle(tradeIn) : vehicleTitle(lead);
  const about = [tradeIn?.accepted ? "Offer accepted" : kindOf(payload), subject].filter(Boolean).join(": ");
  return `${about}, from ${shopperName(lead)}`;
}

const kindOf = ({ subcategory, category }: StoredLead["record"]["payload"]) => subcategory ?? category;

/** What the shopper asked for beyond name and message, as label and value. */
export function leadDetails({ record, optIn }: StoredLead): readonly (readonly [string, string])[] {
  const { payload, extras } = record;
  const lines: [string, string | undefined][] = [
    ["Preferred date", payload.date],
    ["Preferred time", payload.time],
    ["Postcode", payload.postcode],
    ["Location", payload.location],
    ...Object.entries(extras).map(([name, value]): [string, string] => [labelOf(name), value]),
    ["Page", payload.url],
    ["Marketing", optIn ? `${optIn.given ? "Agreed to" : "Did not agree to"}: "${optIn.words}"` : undefined],
  ];
  return lines.filter((entry): entry is [string, string] => Boolean(entry[1]));
}

/** `service_type` as people read it: "Service type". */
const labelOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll("_", " ")}`;

/** The lead for a person to read: plain text of short lines. */
export function leadText(lead: StoredLead, to: LeadAddressee): string {
  const { payload, vehicle, tradeIn } = lead.record;
  const received = new Intl.DateTimeFormat("en-AU", { dateStyle: "full", timeStyle: "short", timeZone: to.timezone });
  const about: [string, string | null | undefined][] = [
    ["Vehicle", vehicleTitle(lead)],
    ["Stock number", vehicle?.stock_number],
    ["VIN", vehicle?.vin],
    ["Price", vehicle?.price == null ? null : `$${vehicle.price.toLocaleString("en-AU")}`],
    ["Kilometres", vehicle?.km?.toLocaleString("en-AU")],
  ];
  const shopper: [string, string | null | undefined][] = [
    ["Name", shopperName(lead)],
    ["Email", payload.email],
    ["Phone", payload.phone],
  ];
  const sections = [
    [`${kindOf(payload)} from ${to.siteName}`, received.format(lead.createdAt)].join("\n"),
    listed(shopper),
    listed(about),
    tradeIn ? listed(tradeInLines(tradeIn)) : "",
    payload.message ?? "",
    listed(leadDetails(lead)),
    `Lead ${lead.id} (${lead.uid})`,
  ];
  return `${sections.filter(Boolean).join("\n\n")}\n`;
}

function listed(lines: readonly (readonly [string, string | null | undefined])[]): string {
  return lines
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join("\n");
}
