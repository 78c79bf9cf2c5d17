import type { BookingState } from "../../db/desk/diary-tables.ts";
import type { EntryKind } from "../../db/desk/people-tables.ts";
import type { LeadRecord } from "../leads/rules.ts";
import type { OptInRecord } from "../leads/sending/consent.ts";

/** A lead in a person's thread. */
export interface ThreadLead {
  readonly id: number;
  /** The person whose thread has it: the thread's own, or the same person elsewhere. */
  readonly personId: number;
  readonly uid: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly dealership: string;
  readonly category: string;
  readonly record: LeadRecord;
  readonly optIn: OptInRecord | null;
  readonly car: ThreadCar | null;
}

/** A car of the stock that a person asked about, in its current state. */
export interface ThreadCar {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly picture: string | null;
  readonly plate: string | null;
  readonly stocknum: string;
  /** The advertised price in dollars; null if no price is shown. */
  readonly price: number | null;
  readonly status: string;
}

/** Something that a staff member said or did. */
export interface ThreadEntry {
  readonly id: number;
  readonly personId: number;
  readonly at: number;
  readonly kind: EntryKind;
  readonly by: string;
  readonly text: string;
  /** Delivery state of an answer by mail; null for other entries. */
  readonly delivery: ThreadDelivery | null;
  /** Delivery state of an answer by text; null for other entries. */
  readonly sms: ThreadText | null;
}

/** State of a text: waiting to be sent, taken by the gateway, on the phone, or failed for a reason. */
export interface ThreadText {
  readonly state: "waiting" | "sent" | "delivered" | "failed";
  readonly problem: string | null;
}

export interface ThreadDelivery {
  readonly state: "waiting" | "claimed" | "delivered" | "parked" | "withheld";
  readonly problem: string | null;
  readonly at: number | null;
}

/** A mail to the thread's own address, or a text to the gateway's number. */
export interface ThreadReceived {
  readonly id: number;
  readonly personId: number;
  readonly at: number;
  readonly kind: "reply" | "automatic" | "bounce";
  readonly channel: "mail" | "sms";
  readonly sender: string;
  /** Whether the thread knows the sender's address. Anybody can put any sender on a mail. */
  readonly isKnown: boolean;
  readonly subject: string;
  readonly text: string;
  /** A sentence on what was left out; null if nothing was. */
  readonly leftOut: string | null;
}

/** A mail that the product sent to the person by itself, such as a confirmation. */
export interface ThreadMail {
  readonly at: number;
  readonly subject: string;
  readonly delivery: ThreadDelivery;
}

/** A booked time. */
export interface ThreadBooking {
  readonly id: number;
  readonly state: BookingState;
  readonly leadId: number;
  readonly kind: "test-drive" | "service";
  /** `YYYY-MM-DD` and `HH:MM`, in the dealership's time zone. */
  readonly date: string;
  readonly time: string;
}

/** A payment that one of the leads led to. */
export interface ThreadPayment {
  readonly id: number;
  readonly leadId: number | null;
  readonly reference: string;
  readonly state: string;
  readonly cents: number;
  readonly at: number;
}
