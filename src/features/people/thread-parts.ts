import type { BookingState } from "../../db/desk/diary-tables.ts";
import type { EntryKind } from "../../db/desk/people-tables.ts";
import type { LeadRecord } from "../leads/rules.ts";
import type { OptInRecord } from "../leads/sending/consent.ts";

/** A person's lead, as their thread tells it. */
export interface ThreadLead {
  readonly id: number;
  /** In whose thread it stands: the person's own, or one beside it. */
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

/** A car of the stock that a person asked about, as it stands now. */
export interface ThreadCar {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly picture: string | null;
  readonly plate: string | null;
  readonly stocknum: string;
  /** What shoppers are asked for it, in dollars; null where they are told no price. */
  readonly price: number | null;
  readonly status: string;
}

/** What somebody of the desk said or did. */
export interface ThreadEntry {
  readonly id: number;
  readonly personId: number;
  readonly at: number;
  readonly kind: EntryKind;
  readonly by: string;
  readonly text: string;
  /** How an answer by mail stands; null for what is no mail. */
  readonly delivery: ThreadDelivery | null;
  /** How an answer by text stands; null for what is no text. */
  readonly sms: ThreadText | null;
}

/** How a text stands: waiting to be sent, taken by the gateway, on the phone, or failed for a reason. */
export interface ThreadText {
  readonly state: "waiting" | "sent" | "delivered" | "failed";
  readonly problem: string | null;
}

export interface ThreadDelivery {
  readonly state: "waiting" | "claimed" | "delivered" | "parked" | "withheld";
  readonly problem: string | null;
  readonly at: number | null;
}

/** A mail that came to the thread's own address, or a text to the gateway's number. */
export interface ThreadReceived {
  readonly id: number;
  readonly personId: number;
  readonly at: number;
  readonly kind: "reply" | "automatic" | "bounce";
  readonly channel: "mail" | "sms";
  readonly sender: string;
  /** Whether the thread knows the sender's address: anybody can write any address above a mail. */
  readonly isKnown: boolean;
  readonly subject: string;
  readonly text: string;
  /** A sentence on what was not taken in; null for nothing. */
  readonly leftOut: string | null;
}

/** A mail that the product sent to the person by itself, such as a confirmation. */
export interface ThreadMail {
  readonly at: number;
  readonly subject: string;
  readonly delivery: ThreadDelivery;
}

/** A time that was booked. */
export interface ThreadBooking {
  readonly id: number;
  readonly state: BookingState;
  readonly leadId: number;
  readonly kind: "test-drive" | "service";
  /** `YYYY-MM-DD` and `HH:MM`, in the dealership's zone. */
  readonly date: string;
  readonly time: string;
}

/** A payment that came of one of the leads. */
export interface ThreadPayment {
  readonly id: number;
  readonly leadId: number | null;
  readonly reference: string;
  readonly state: string;
  readonly cents: number;
  readonly at: number;
}
