import { calendarDayText, clockText, momentText } from "../../../lib/time/moments.ts";
import { formatFigure, formatMoney } from "../../../lib/words/format.ts";
import { oneLine } from "../../forms/contact.ts";
import { TYPED } from "../../notices/letter.ts";
import { mainLocation, phoneAt } from "../../site/rules.ts";
import type { Location, Site } from "../../site/site.ts";
import { fileWords } from "../files/lead-file.ts";
import { tradeInLines, tradeInTitle } from "../trade-in.ts";
import type { StoredLead } from "./deliveries.ts";

/** The addressee of a lead: the dealership and its site as they are when the lead is sent. */
export interface LeadAddressee {
  readonly siteName: string;
  /** The site's own public address; null if its operator has set none. */
  readonly siteUrl: string | null;
  readonly dealershipName: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** IANA name of the time zone in which times are written. */
  readonly timezone: string;
  /** ISO 4217 code of the currency. */
  readonly currency: string;
  /** The site's locations, which shoppers see by name and forms send by slug. */
  readonly places?: readonly Place[];
}

type Place = Pick<Location, "slug" | "name">;

/** The addressee of a lead to this dealership; null if the site no longer has it. */
export function leadAddressee(site: Site, dealershipSlug: string): LeadAddressee | null {
  const dealership = site.dealerships.find((one) => one.slug === dealershipSlug);
  if (!dealership) return null;
  const location = mainLocation(site.locations, dealershipSlug);
  const { timezone, currency } = site.configFor(dealershipSlug);
  return {
    siteName: site.name,
    siteUrl: site.config.siteUrl,
    dealershipName: dealership.name,
    email: dealership.leads.email[0] ?? null,
    phone: location && phoneAt(location),
    timezone,
    currency,
    places: site.locations,
  };
}

type Line = readonly [label: string, value: string];

/** Text in place of a missing name. */
export const NO_NAME = "Name not given";

/** The shopper's full name; a lead from an early step may lack it. */
export function shopperName({ record: { payload } }: StoredLead): string {
  return [payload.name, payload.last_name].filter(Boolean).join(" ") || NO_NAME;
}

/**
 * A reference like `0D5B-B5F0`, which shopper and dealer can both quote. It does not reveal how many leads there are.
 */
export const leadReference = (uid: string): string => `${uid.slice(0, 4)}-${uid.slice(4, 8)}`.toUpperCase();

/**
 * `2021 Mazda CX-5 Maxx Sport` from the stock, or the make and model that the shopper named; null if the lead is about
 * no vehicle.
 */
export function vehicleTitle({ record: { vehicle, payload } }: StoredLead): string | null {
  const words = vehicle
    ? [vehicle.year, vehicle.make, vehicle.model, vehicle.trim]
    : [payload["Vehicle Make"], payload["Vehicle Model"]];
  return words.filter(Boolean).join(" ") || null;
}

/** A subject line that distinguishes leads in an inbox. */
export function leadSubject(lead: StoredLead): string {
  const { payload, tradeIn } = lead.record;
  const subject = tradeIn ? tradeInTitle(tradeIn) : vehicleTitle(lead);
  const about = [tradeIn?.accepted ? "Offer accepted" : leadKind(payload), subject].filter(Boolean).join(": ");
  const { name, last_name, email } = payload;
  return `${about}, from ${name || last_name ? shopperName(lead) : (email ?? NO_NAME)}`;
}

/** The lead's kind in a word or two. */
export const leadKind = ({ subcategory, category }: StoredLead["record"]["payload"]) => subcategory ?? category;

/** Lines with this server's own facts about the lead. A shopper cannot write any of them. */
function knownLines({ record }: StoredLead, { timezone }: Pick<LeadAddressee, "timezone">): readonly Line[] {
  const { tradeIn, facts = {} } = record;
  return [...Object.entries(facts), ...fileLines(record), ...(tradeIn ? tradeInLines(tradeIn, timezone).known : [])];
}

/** A line for each file of the lead, with the field's label: its address, type and size, or why there is none. */
export const fileLines = ({ files = [] }: Pick<StoredLead["record"], "files">): readonly Line[] =>
  files.map((file) => [file.label, fileWords(file)]);

/** The shopper's fields other than name and message, as label and value. */
export function leadDetails({ record, optIn }: StoredLead, places: readonly Place[] = []): readonly Line[] {
  const { payload, extras } = record;
  const place = places.find(({ slug }) => slug === payload.location);
  return filled([
    [payload.time ? "Preferred time" : "Preferred date", preferredText(payload)],
    ["Postcode", payload.postcode],
    ["Location", place?.name ?? payload.location],
    ...Object.entries(extras).map(([name, value]): Line => [labelOf(name), value]),
    ["Page", payload.url],
    ["Page id", payload.page_id],
    ["Came with", cameWith(payload)],
    ["Pages visited", pagesVisited(payload)],
    ["Marketing", optIn ? `${optIn.given ? "Agreed to" : "Did not agree to"}: "${optIn.words}"` : undefined],
  ]);
}

type Payload = StoredLead["record"]["payload"];

/** When the shopper would like to come, by the dealership's clock: `Saturday 5 December 2026, 10:30 am`. */
const preferredText = ({ date, time }: Pick<Payload, "date" | "time">): string =>
  [date && calendarDayText(date), time && clockText(time)].filter(Boolean).join(", ");

/** The query parameters with which the visit began: `utm_source=google, utm_campaign=autumn` (LEAD-050). */
const cameWith = ({ lead_attributes: visit }: Payload) =>
  Object.entries(visit?.linked_query_params ?? {})
    .map(([name, value]) => oneLine(value ? `${name}=${value}` : name))
    .join(", ");

/** The most pages to list. The newest ones are about the enquiry, and nobody reads more. */
const MAX_LISTED_PAGES = 12;

/** The pages visited, oldest first (LEAD-049): `/, /search/used-cars, /contact`. */
function pagesVisited({ lead_attributes: visit }: Payload): string {
  const pages = visit?.visited_pages ?? [];
  const earlier = pages.length > MAX_LISTED_PAGES ? [`${pages.length - MAX_LISTED_PAGES} earlier`] : [];
  return [...earlier, ...pages.slice(-MAX_LISTED_PAGES).map(oneLine)].join(", ");
}

/** A field's name as people read it: `service_type` becomes "Service type". */
const labelOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll("_", " ")}`;

/**
 * Everything that came from the shopper's browser. Each line begins with `> `, unlike any line by this server, so that
 * text which looks like a fact ("Deposit: $500 paid") cannot be mistaken for one.
 */
export function typedText(lead: StoredLead, { timezone, places }: Pick<LeadAddressee, "timezone" | "places">): string {
  const { payload, tradeIn, vehicle } = lead.record;
  const { name, last_name } = payload;
  const lines = filled([
    ["Name", name || last_name ? shopperName(lead) : null],
    ["Email", payload.email],
    ["Phone", payload.phone],
    ["Vehicle", vehicle ? null : vehicleTitle(lead)],
    ...(tradeIn ? tradeInLines(tradeIn, timezone).typed : []),
    ...leadDetails(lead, places),
  ]);
  const text = [listed(lines), payload.message ? `Message:\n${payload.message}` : ""].filter(Boolean).join("\n");
  return text && [TYPED, ...text.split("\n").map((line) => `> ${line}`)].join("\n");
}

/** The lead as plain text in short lines, for people to read. */
export function leadText(lead: StoredLead, to: LeadAddressee): string {
  const { payload, vehicle } = lead.record;
  const about = vehicle
    ? filled([
        ["Vehicle", vehicleTitle(lead)],
        ["Stock number", vehicle.stock_number],
        ["VIN", vehicle.vin],
        ["Price", vehicle.price === null ? null : formatMoney(vehicle.price)],
        ["Kilometres", vehicle.km === null ? undefined : formatFigure(vehicle.km)],
      ])
    : [];
  const sections = [
    [`${leadKind(payload)} from ${to.siteName}`, momentText(lead.createdAt, to.timezone)].join("\n"),
    listed(about),
    listed(knownLines(lead, to)),
    typedText(lead, to),
    `Reference ${leadReference(lead.uid)}\nLead ${lead.id} (${lead.uid})`,
  ];
  return `${sections.filter(Boolean).join("\n\n")}\n`;
}

const filled = (lines: readonly (readonly [string, string | null | undefined])[]): Line[] =>
  lines.filter((line): line is Line => Boolean(line[1]));

const listed = (lines: readonly Line[]): string => lines.map(([label, value]) => `${label}: ${value}`).join("\n");
