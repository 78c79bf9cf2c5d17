import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import type { SuppressionsTable } from "../../db/tables/outbox-tables.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { withoutInvisible } from "../../lib/words/without-invisible.ts";
import { LeadPayloadSchema, LeadRequestSchema, LeadTargetSchema } from "../forms/lead-payload.ts";
import type { Letter } from "../notices/letter.ts";
import { notifyShopper } from "../notices/mutations.ts";
import { type DealershipDelivery, everyReceiver } from "../notices/receivers.ts";
import { savedRoutesOf } from "../routing/data.ts";
import type { Site } from "../site/site.ts";
import { suppress } from "../suppressions/mutations.ts";
import { sendersOf } from "../suppressions/rules.ts";
import { bookingRefusal, requestedSlot, slotRefusal } from "./bookings/booking-of-lead.ts";
import { SlotTaken, type SlotWish, takeSlot } from "./bookings/mutations.ts";
import { filedLead } from "./files/lead-files.ts";
import { fileWithLead } from "./files/stored-files.ts";
import { formCategory, leadDemands, typedFields } from "./forms/demands.ts";
import { leadSubject, type UnknownTarget } from "./forms/lead-subject.ts";
import type { LeadEvent } from "./lead-event.ts";
import { leadUid } from "./lead-uid.ts";
import { type FieldError, type LeadRecord, leadCategory, leadRecord, SERVER_FACTS } from "./rules.ts";
import { confirmationOf } from "./sending/confirmation.ts";
import { type OptInRecord, optInRecord } from "./sending/consent.ts";
import { isUnsubscription } from "./sending/kinds.ts";
import { leadDeliveries } from "./sending/lead-deliveries.ts";
import { leadStored } from "./sending/outbox.ts";
import type { LeadTradeIn } from "./trade-in.ts";

export type LeadFailure =
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] }
  | UnknownTarget
  | { readonly kind: "unavailable"; readonly message: string; readonly cause: unknown };

/** Sender and time (epoch ms) of the request, taken from the request itself, never from its body. */
export interface LeadRequestFacts {
  readonly now: number;
  readonly ip: string;
  readonly userAgent: string;
  /** `https://dealer.example`, for the addresses of files. */
  readonly origin?: string;
  /** The car that the shopper offers, according to this server's own records. */
  readonly tradeIn?: LeadTradeIn;
  /** True for a lead made by a payment, whose car the dealer may have hidden since the payment began. */
  readonly isPaid?: boolean;
  /** How the person unsubscribed; absent means by a form. */
  readonly unsubscribedBy?: "one-click";
}

/** A lead that has been parsed and checked, ready to be stored. */
export interface PreparedLead {
  readonly uid: string;
  readonly dealershipSlug: string;
  readonly dealershipId: number;
  readonly carId: number | null;
  readonly record: LeadRecord;
  readonly optIn: OptInRecord | null;
  /** Ids of the files that came with it. */
  readonly fileIds: readonly string[];
  readonly deliveries: readonly DealershipDelivery[];
  /** The mail to the shopper once the lead is stored; null if there is none. */
  readonly confirmation: Letter | null;
  readonly unsubscribedBy: SuppressionsTable["source"] | null;
  /** The time that the shopper requested. */
  readonly slot: SlotWish | null;
}

/** The answer of the lead call: the lead's id, and the event that the browser sends for it. */
export interface StoredLead extends LeadEvent {
  readonly lead_id: number;
}

/**
 * Handles the body of `POST /api/leads` (API-020, API-021): parses it, classifies it, and stores the lead with its
 * deliveries in one transaction. Once this returns a `lead_id`, the lead is never lost. A repeat of the same
 * submission, recognised by `submission_id`, gets the same `lead_id`, and nothing is delivered twice.
 */
export async function submitLead(
  db: Database,
  site: Site,
  raw: unknown,
  facts: LeadRequestFacts,
): Promise<Result<StoredLead, LeadFailure>> {
  const prepared = await prepareLead(db, site, raw, facts).catch(unavailable);
  if (!prepared.ok) return prepared;
  try {
    const { record, carId, dealershipId, slot } = prepared.value;
    const lead_id = await db.transaction().execute(async (trx) => {
      const id = await insertLead(trx, site, prepared.value, facts.now);
      const placed = slot && (await takeSlot(trx, slot, id, facts.now));
      if (placed && !placed.ok) throw new SlotTaken(placed.error);
      return id;
    });
    leadStored(db);
    return ok({ lead_id, event: record.event, car_id: carId, dealership_id: dealershipId });
  } catch (cause) {
    if (!(cause instanceof SlotTaken)) return unavailable(cause);
    const { dealershipSlug, record, carId } = prepared.value;
    const about = { dealershipSlug, carId, category: record.payload.category, now: facts.now };
    return err({ kind: "invalid", errors: [await slotRefusal(db, site, about, record.payload, cause.why)] });
  }
}

function unavailable(cause: unknown): Result<never, LeadFailure> {
  const message = "We could not save your enquiry just now. Please try again in a moment.";
  return err({ kind: "unavailable", message, cause });
}

/** Parses and checks the body of a lead without storing anything. */
export async function prepareLead(
  db: Database,
  site: Site,
  raw: unknown,
  facts: LeadRequestFacts,
): Promise<Result<PreparedLead, LeadFailure>> {
  const request = v.safeParse(LeadRequestSchema, withoutInvisible(raw));
  if (!request.success) return invalid(request.issues);
  const { userData, isLastStep } = request.output;
  const target = v.safeParse(LeadTargetSchema, userData);
  if (!target.success) return invalid(target.issues);
  const destination = target.output;
  const about = await leadSubject(db, site, destination, facts);
  if (!about.ok) return about;
  const { car, isShown, isToBeHad, dealership } = about.value;
  const { slug, id: dealershipId } = dealership;
  const config = site.configFor(slug);
  const categorised = { ...destination, category: formCategory(site, destination) };
  const category = leadCategory(categorised, car !== null, isLastStep, config);
  if (!category.ok) return err({ kind: "invalid", errors: [category.error] });

  const typed = typedFields(userData);
  const judged = { form: destination.form, category: category.value, dealershipSlug: slug };
  const demands = isLastStep ? leadDemands(site, judged, (name) => typed[name]) : null;
  const asForm = demands ? v.safeParse(demands, typed) : null;
  const fields = v.safeParse(LeadPayloadSchema, userData);
  if (!fields.success || asForm?.success === false)
    return invalid([...(asForm?.issues ?? []), ...(fields.issues ?? [])]);
  const payload = { ...fields.output, car_id: car?.id };
  const when = { ...judged, carId: car?.id ?? null, now: facts.now };
  const refused = isLastStep ? await bookingRefusal(db, site, when, payload, false) : null;
  if (refused) return err({ kind: "invalid", errors: [refused] });
  const filed = await filedLead(db, site, { form: destination.form, userData, origin: facts.origin });
  if (!filed.ok) return err({ kind: "invalid", errors: [filed.error] });
  const { userAgent, tradeIn, ip } = facts;
  const record = leadRecord({
    payload,
    userData: filed.value.userData,
    category: category.value,
    car,
    tradeIn,
    files: filed.value.files,
    dealership,
    config,
    userAgent,
  });
  const uid = leadUid(site, record, destination.submission_id);
  // Without a car to drive it stays a request, which the dealer answers.
  const slot = isToBeHad ? await requestedSlot(db, site, when, payload, { ip, contact: payload }) : null;
  const lead = {
    uid,
    dealershipSlug: slug,
    dealershipId,
    carId: car?.id ?? null,
    fileIds: filed.value.ids,
    optIn: optInRecord(record, payload, config, facts),
    slot,
  };
  if (isUnsubscription(record.payload)) return ok({ ...lead, ...(await unsubscription(db, site, record, facts)) });
  return ok({
    ...lead,
    record,
    deliveries: await leadDeliveries(db, site, dealership, { payload, record, now: facts.now }),
    confirmation: isLastStep
      ? confirmationOf(
          { uid, record: isShown ? record : { ...record, vehicle: null }, dealershipSlug: slug, slot, now: facts.now },
          site,
        )
      : null,
    unsubscribedBy: null,
  });
}

/**
 * An unsubscription is sent to every dealership of the site, since each sends mails under its own name. The note says
 * that the website has already stopped its mails.
 */
async function unsubscription(db: Database, site: Site, record: LeadRecord, { unsubscribedBy }: LeadRequestFacts) {
  const slugs = site.dealerships.map(({ slug }) => slug);
  return {
    record: { ...record, facts: { [SERVER_FACTS.stopped]: "stopped at once; please take them off your own lists" } },
    deliveries: everyReceiver(site.dealerships, await savedRoutesOf(db, slugs)),
    confirmation: null,
    unsubscribedBy: unsubscribedBy ?? ("form" as const),
  };
}

/** The first problem of each field, in the form's own words. */
function invalid(issues: readonly v.BaseIssue<unknown>[]): Result<never, LeadFailure> {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const field = (v.getDotPath(issue) ?? "").replace(/^userData\./, "");
    if (!first.has(field)) first.set(field, issue.message);
  }
  return err({ kind: "invalid", errors: [...first].map(([field, message]) => ({ field, message })) });
}

/**
 * Stores the lead and its deliveries within a transaction, or returns the id of the lead already stored under this uid.
 */
export async function insertLead(trx: Database, site: Site, lead: PreparedLead, now: number): Promise<number> {
  const { payload } = lead.record;
  const stored = await trx
    .insertInto("leads")
    .values({
      lead_uid: lead.uid,
      site_slug: site.slug,
      dealership_slug: lead.dealershipSlug,
      car_id: lead.carId,
      category: payload.category,
      subcategory: payload.subcategory ?? null,
      payload: JSON.stringify(lead.record),
      opt_in: lead.optIn && JSON.stringify(lead.optIn),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("lead_uid").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!stored) {
    const before = trx.selectFrom("leads").select("id").where("lead_uid", "=", lead.uid);
    return (await before.executeTakeFirstOrThrow()).id;
  }
  const from = { lead_id: stored.id, site_slug: site.slug, next_at: now };
  const rows = lead.deliveries.map((delivery) => ({ ...delivery, ...from }));
  if (rows.length > 0) await trx.insertInto("lead_deliveries").values(rows).execute();
  await fileWithLead(trx, lead.fileIds, stored.id);
  await afterStored(trx, site, lead, stored.id, now);
  return stored.id;
}

/** Effects of a new lead in the same transaction: the shopper's confirmation, or an entry on the suppression list. */
async function afterStored(trx: Database, site: Site, lead: PreparedLead, leadId: number, now: number): Promise<void> {
  const { payload } = lead.record;
  const { confirmation: letter, unsubscribedBy: source, dealershipSlug } = lead;
  if (source) await suppress(trx, { person: payload, senders: sendersOf(site), source, leadId, now });
  if (!letter) return;
  const draft = { kind: "lead.received", siteSlug: site.slug, dealershipSlug, leadId, letter, now } as const;
  await notifyShopper(trx, draft, payload.email);
}
