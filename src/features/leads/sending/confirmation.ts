import { calendarDayText, dayText } from "../../../lib/time/moments.ts";
import { formatMoney } from "../../../lib/words/format.ts";
import { kindOf, type LeadLetter, type SubkindLetter, subkindOf } from "../../forms/lead-kinds.ts";
import { timeText } from "../../hours/hours.ts";
import { type Letter, letterOf } from "../../notices/letter.ts";
import type { Site } from "../../site/site.ts";
import { spanOf } from "../bookings/booked-slots.ts";
import { bookingLetter } from "../bookings/letters.ts";
import type { SlotWish } from "../bookings/mutations.ts";
import type { LeadRecord } from "../rules.ts";
import { leadReference } from "./wording.ts";

/** The parts of a lead that its confirmation mentions. */
interface Confirmed {
  readonly uid: string;
  readonly record: LeadRecord;
  readonly dealershipSlug: string;
  /** The time reserved with this lead; absent or null for none. */
  readonly slot?: SlotWish | null;
  /** Epoch ms; needed with a slot. */
  readonly now?: number;
}

/** `{car}` is the vehicle in stock, or the site's noun for one; `{noun}` is that noun; `{dealer}` is the dealership. */
interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  /** How the shopper can change or cancel it. */
  readonly change?: string;
}

/**
 * The words of each kind's letter, and of some special cases. A `message` is an enquiry if it is about a car, otherwise
 * general.
 */
const WORDS = {
  enquiry: {
    subject: "Your enquiry: {car}",
    heading: "We have your enquiry",
    text: "Thank you for asking about the {car}. Somebody from {dealer} answers you by email or phone.",
  },
  similar: {
    subject: "We are looking for something similar",
    heading: "We are looking for you",
    text: "You asked us to find something like the {car}. Somebody from {dealer} writes or calls with what there is.",
  },
  drive: {
    subject: "Your test drive request: {car}",
    heading: "We have your test drive request",
    text: "Thank you for asking to drive the {car}. This is a request: the time is yours once {dealer} confirms it.",
    change: "change or cancel your test drive",
  },
  photos: {
    subject: "Your request for photos: {car}",
    heading: "We have your request for photos",
    text: "You asked for more photos of the {car}. Somebody from {dealer} takes them and sends them to you.",
  },
  service: {
    subject: "Your service booking request",
    heading: "We have your service booking request",
    text: "Thank you for choosing our workshop. This is a request: the time is yours once {dealer} confirms it.",
    change: "change or cancel your booking",
  },
  parts: {
    subject: "Your parts enquiry",
    heading: "We have your parts enquiry",
    text: "Thank you for asking our parts team. They look for it and answer you by email or phone.",
  },
  finance: {
    subject: "Your finance enquiry",
    heading: "We have your finance enquiry",
    text: "Thank you for asking about finance. Nothing is applied for and nothing agreed until you say so. Somebody from {dealer} answers you by email or phone.",
  },
  tradeIn: {
    subject: "Your trade-in",
    heading: "We have your {noun}'s details",
    text: "Thank you for telling us about your {noun}. Somebody from {dealer} gets in touch about it.",
    change: "change what you told us",
  },
  sale: {
    subject: "Your {noun}, for sale to us",
    heading: "We have your {noun}'s details",
    text: "Thank you for offering us your {noun}. Somebody from {dealer} gets in touch about it.",
    change: "change what you told us, or keep your {noun} after all",
  },
  accepted: {
    subject: "You accepted our estimate",
    heading: "You accepted our estimate",
    text: "Thank you. Somebody from {dealer} calls to arrange the inspection on which the estimate depends. Until you sign, you can change your mind.",
    change: "change your mind",
  },
  career: {
    subject: "Your application",
    heading: "We have your application",
    text: "Thank you for your interest in working with us. {dealer} reads every application and answers it.",
    change: "withdraw your application",
  },
  general: {
    subject: "Your message to us",
    heading: "We have your message",
    text: "Thank you for getting in touch. Somebody from {dealer} answers you by email or phone.",
  },
} as const satisfies Readonly<
  Record<Exclude<LeadLetter, "message"> | SubkindLetter | "enquiry" | "general" | "accepted", Words>
>;

function wordsFor({ payload, vehicle, tradeIn }: LeadRecord): Words {
  if (tradeIn?.accepted) return WORDS.accepted;
  const { letter: special, ofCars = false } = subkindOf(payload.subcategory) ?? {};
  if (special && (vehicle || !ofCars)) return WORDS[special];
  const letter = kindOf(payload.category)?.letter ?? "message";
  return WORDS[letter === "message" ? (vehicle ? "enquiry" : "general") : letter];
}

/**
 * The mail that confirms a form to the shopper. Anybody can type any address into a form, so the mail contains nothing
 * that was typed except days, times, and choices from the site's own lists.
 */
export function confirmationOf({ uid, record, dealershipSlug, slot, now = 0 }: Confirmed, site: Site): Letter {
  const { payload, vehicle } = record;
  if (slot) return bookingLetter("booked", factsOf(slot, { uid, record, now }), site);
  const words: Words = wordsFor(record);
  const noun = site.configFor(dealershipSlug).vehicleNoun.toLowerCase();
  const car = vehicle ? [vehicle.year, vehicle.make, vehicle.model, vehicle.trim].filter(Boolean).join(" ") : noun;
  const dealer = site.dealerships.find(({ slug }) => slug === dealershipSlug)?.name ?? site.name;
  const filled = (text: string) =>
    text.replaceAll("{car}", car).replaceAll("{noun}", noun).replaceAll("{dealer}", dealer);
  const reference = leadReference(uid);
  // Without a vehicle in stock there is nothing to name after the colon.
  const subject = vehicle ? words.subject : words.subject.replace(/: \{car\}$/, "");
  return letterOf({
    subject: filled(subject),
    heading: filled(words.heading),
    words: [filled(words.text)],
    facts: [
      ...(vehicle
        ? ([
            ["Vehicle", car],
            ["Stock number", vehicle.stock_number],
          ] as const)
        : []),
      ...(payload.date ? ([["Preferred day", calendarDayText(payload.date)]] as const) : []),
      ...(payload.time ? ([["Preferred time", timeText(payload.time)]] as const) : []),
      ...chosen(record, dealershipSlug, site),
      ...estimateFacts(record, site, dealershipSlug),
      ["Reference", reference],
    ],
    terms: estimateTerms(record, site, noun),
    action: vehicle?.path ? { label: `See the ${noun} again`, path: vehicle.path } : null,
    change: words.change ? filled(words.change) : null,
    reference,
  });
}

/** The booking for the confirmation mail, from the time that is reserved when the lead is stored. */
function factsOf(slot: SlotWish, { uid, record, now }: Pick<Confirmed, "uid" | "record"> & { readonly now: number }) {
  const { vehicle, payload } = record;
  const { date, time, starts_at: startsAt, ends_at: endsAt } = spanOf(slot);
  return {
    uid: slot.uid,
    sequence: 0,
    kind: slot.kind,
    changedAt: now,
    date,
    time,
    startsAt,
    endsAt,
    dealershipSlug: slot.dealershipSlug,
    locationSlug: slot.locationSlug,
    vehicle: vehicle ? [vehicle.year, vehicle.make, vehicle.model, vehicle.trim].filter(Boolean).join(" ") : null,
    path: vehicle?.path ?? null,
    reference: leadReference(uid),
    email: payload.email ?? null,
    phone: payload.phone ?? null,
  };
}

/** The shopper's choices, used only if they match the site's own lists. */
function chosen({ payload, extras }: LeadRecord, dealershipSlug: string, site: Site) {
  const place = site.locations.find(({ slug }) => slug === payload.location);
  const kind = site.configFor(dealershipSlug).serviceTypes.find((one) => one === extras.service_type);
  return [...(place ? ([["Where", place.name]] as const) : []), ...(kind ? ([["Service", kind]] as const) : [])];
}

function estimateFacts({ tradeIn }: LeadRecord, site: Site, dealershipSlug: string) {
  if (!tradeIn || tradeIn.offer_price === null) return [];
  const { timezone } = site.configFor(dealershipSlug);
  const until = tradeIn.offer_until && dayText(Date.parse(tradeIn.offer_until), timezone);
  return [
    ["Estimate", formatMoney(tradeIn.offer_price)] as const,
    ...(until ? ([["It holds until", until]] as const) : []),
  ];
}

function estimateTerms({ tradeIn }: LeadRecord, site: Site, noun: string): readonly string[] {
  if (!tradeIn || tradeIn.offer_price === null) return [];
  return [
    `The estimate is indicative and subject to inspection. ${site.legal.name} is bound to nothing until it has seen the ${noun} and signed a contract, and neither are you.`,
  ];
}
