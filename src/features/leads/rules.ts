import { redactedPath } from "../../lib/redacted-path.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { EVENTS, type EventNumber } from "../analytics/events.ts";
import { oneLine } from "../forms/contact.ts";
import { kindOf, LEAD_CATEGORIES } from "../forms/lead-kinds.ts";
import { type LeadPayload, LeadPayloadSchema, type LeadTarget } from "../forms/lead-payload.ts";
import { manufacturerSlug } from "../makes/manufacturers.ts";
import { hasPlugin } from "../site/plugins.ts";
import { primaryDealership } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Dealership, Site } from "../site/site.ts";
import type { Car } from "../stock/schema.ts";
import { outrightPrice } from "../stock/shown-price.ts";
import type { LeadFile } from "./files/lead-file.ts";
import { leadEvent } from "./lead-event.ts";
import type { LeadTradeIn } from "./trade-in.ts";

/**
 * What the server itself decides about a lead, and how it is passed on. Pure: nothing here reads a clock or a database.
 */

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The car as it was at the time of the enquiry: it may have been sold before the lead is read. */
interface LeadVehicle {
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly name: string;
  /** Path of its page on the site; absent from leads stored by an earlier version. */
  readonly path?: string;
  readonly vin: string | null;
  readonly stock_number: string;
  readonly car_type: Car["car_type"];
  /** Kilometres. */
  readonly km: number | null;
  readonly colour: string | null;
  readonly interior_colour: string | null;
  readonly body: string | null;
  readonly doors: number | null;
  readonly transmission: string | null;
  /** Whole Australian dollars. */
  readonly price: number | null;
}

/**
 * What is stored of a lead and sent to its receivers: the lead payload (LEAD-033 to LEAD-052), completed and verified.
 */
export interface LeadRecord {
  readonly payload: Omit<
    LeadPayload,
    "form" | "submission_id" | "opt_in_text" | "car_dealership_id" | "subcategory"
  > & {
    /** A value of the closed list, or this server's own name for a paid lead (`reservations/paid-lead.ts`). */
    readonly subcategory?: string;
    readonly dealership_slug: string;
    readonly category: string;
    readonly source: "Website" | "Desk";
    readonly opt_in: boolean;
    readonly car_dealership_id?: number;
  };
  readonly vehicle: LeadVehicle | null;
  /** The car that the shopper offers; absent for none. */
  readonly tradeIn?: LeadTradeIn;
  /** Files that came with it; absent for none. */
  readonly files?: readonly LeadFile[];
  /** Facts added by this server, by names of `SERVER_FACTS`; absent for none. */
  readonly facts?: Readonly<Record<string, string>>;
  /** The form's other fields by name, as the browser sent them, not verified. */
  readonly extras: Readonly<Record<string, string>>;
  /** Number of this lead's analytics event (ANLY-003 to ANLY-013). */
  readonly event: EventNumber;
}

/**
 * The receiving dealership: the car's, otherwise the one named, that of the named location, or that of the site's
 * primary location. A named dealership that the site does not have is refused even if the car would decide.
 */
export function leadDealership(
  site: Site,
  target: Pick<LeadTarget, "dealership_slug" | "location">,
  car: Pick<Car, "dealership_slug"> | null,
): Result<Dealership, "unknown-dealership"> {
  const bySlug = (slug: string | undefined) => site.dealerships.find((dealership) => dealership.slug === slug);
  const location = target.location ? site.locations.find((place) => place.slug === target.location) : undefined;
  const named = target.dealership_slug ? bySlug(target.dealership_slug) : bySlug(location?.dealership_slug);
  if (!named && (target.dealership_slug || target.location)) return err("unknown-dealership");
  const chosen = car ? bySlug(car.dealership_slug) : (named ?? primaryDealership(site));
  return chosen ? ok(chosen) : err("unknown-dealership");
}

/**
 * The category, from a closed list (LEAD-054). Only some categories may be sent before a form's last step (API-022).
 */
export function leadCategory(
  target: Pick<LeadTarget, "category">,
  hasCar: boolean,
  isLastStep: boolean,
  config: Pick<SiteConfig, "enquiryCategories">,
): Result<string, FieldError> {
  const category = target.category ?? (hasCar ? "Vehicle Enquiry" : "General Enquiry");
  const allowed: readonly string[] = [...LEAD_CATEGORIES, ...config.enquiryCategories];
  if (!allowed.includes(category)) {
    return err({ field: "category", message: "This category is not known." });
  }
  if (!isLastStep && !kindOf(category)?.early) {
    return err({ field: "isLastStep", message: "This form is sent with its last step only." });
  }
  return ok(category);
}

/** The sources of a lead's data, gathered from the request and the database. */
export interface LeadSources {
  readonly payload: LeadPayload;
  readonly userData: Readonly<Record<string, unknown>>;
  readonly category: string;
  readonly car: Car | null;
  readonly tradeIn?: LeadTradeIn;
  readonly files?: readonly LeadFile[];
  readonly dealership: Dealership;
  readonly config: Pick<SiteConfig, "sendAutogaugeEnabled" | "websitePlugins">;
  readonly userAgent: string;
}

/**
 * The lead as it is stored. The car's facts, the dealership, the source, the browser's name and the state of the price
 * gauge come from the server; the browser's version of them is dropped. A lead that is not about a car in stock keeps
 * the make, model and type that the shopper named.
 */
export function leadRecord(from: LeadSources): LeadRecord {
  const { payload, car, dealership, config } = from;
  const { form, submission_id, opt_in_text, stock_number, vehicle_status, car_dealership_id, ...rest } = payload;
  const carFacts = car && {
    manufacturer_slug: manufacturerSlug(car.make),
    stock_number: car.stocknum,
    "Vehicle Make": car.make,
    "Vehicle Model": car.model,
    car_type: car.car_type,
    car_id: car.id,
    vehicle_status: car.status,
    car_dealership_id: car.dealership_id,
  };
  return {
    payload: {
      ...rest,
      ...carFacts,
      dealership_slug: dealership.slug,
      category: from.category,
      url: rest.url && /^(https?:\/\/|\/)/.test(rest.url) ? rest.url : undefined,
      ...(rest.lead_attributes && { lead_attributes: safeVisit(rest.lead_attributes) }),
      source: "Website",
      user_agent: oneLine(from.userAgent).slice(0, 1000),
      opt_in: rest.opt_in ?? false,
      autogauge_enabled: config.sendAutogaugeEnabled ? hasPlugin(config, "Autogauge") : undefined,
    },
    vehicle: car && leadVehicle(car),
    ...(from.tradeIn ? { tradeIn: from.tradeIn } : {}),
    ...(from.files && from.files.length > 0 ? { files: from.files } : {}),
    extras: extraFields(from.userData),
    event: from.tradeIn?.accepted ? EVENTS.offerAccepted : leadEvent(from.category, payload.subcategory, car),
  };
}

/**
 * The visit as it is passed on. Links from mails are removed from it, since they would open the shopper's alerts to
 * anyone.
 */
function safeVisit(visit: NonNullable<LeadPayload["lead_attributes"]>): NonNullable<LeadPayload["lead_attributes"]> {
  return visit.visited_pages ? { ...visit, visited_pages: visit.visited_pages.map(redactedPath) } : visit;
}

function leadVehicle(car: Car): LeadVehicle {
  return {
    year: car.year,
    make: car.make,
    model: car.model,
    trim: [car.badge, car.series].filter(Boolean).join(" ") || null,
    name: car.name,
    path: car.path,
    vin: car.vin,
    stock_number: car.stocknum,
    car_type: car.car_type,
    km: car.km,
    colour: car.colour,
    interior_colour: car.interior_colour,
    body: car.simple_body ?? car.body,
    doors: car.doors,
    transmission: car.simple_transmission ?? car.trans,
    price: outrightPrice(car),
  };
}

const EXTRA_FIELDS = 50;
const EXTRA_LENGTH = 1000;

/** Names of the facts that this server adds (`facts`). No form field may use one of them. */
export const SERVER_FACTS = {
  deposit: "Deposit paid",
  depositBack: "Deposit goes back",
  heldUntil: "Held until",
  amount: "Amount paid",
  reference: "Our reference",
  stopped: "Marketing by this website",
} as const;

const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
const RESERVED: ReadonlySet<string> = new Set(Object.values(SERVER_FACTS).map(letters));
/** Renames a field that uses one of the server's names, so that its origin is clear. */
const ownName = (name: string) => (RESERVED.has(letters(name)) ? `${name} (typed)` : name);

/**
 * The fields of a dealer's own form beyond the known ones, limited in number, name and length. Fields beyond these
 * limits, lists and objects are ignored.
 */
function extraFields(userData: Readonly<Record<string, unknown>>): Record<string, string> {
  const named = Object.entries(userData).filter(
    ([key, value]) =>
      !(key in LeadPayloadSchema.entries) &&
      /^[A-Za-z][\w -]{0,63}$/.test(key) &&
      ["string", "number", "boolean"].includes(typeof value),
  );
  return Object.fromEntries(
    named.slice(0, EXTRA_FIELDS).map(([key, value]) => [ownName(key), oneLine(String(value).slice(0, EXTRA_LENGTH))]),
  );
}
