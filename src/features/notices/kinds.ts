/** The rules for a kind of notice, set by law and by our own limits. */
interface NoticeRules {
  /**
   * True for a commercial message under the Spam Act 2003, which the receiver did not just request. It is not sent to
   * people on the suppression list, and has a one-click unsubscribe link.
   */
  readonly commercial: boolean;
  /**
   * True where a stranger can cause the mail by typing somebody's address. The number of such mails to one address per
   * day is limited, over all sites.
   */
  readonly limited: boolean;
}

const ASKED_FOR: NoticeRules = { commercial: false, limited: true };
const OF_MONEY: NoticeRules = { commercial: false, limited: false };
const OF_THE_DESK: NoticeRules = { commercial: false, limited: false };
const OF_ALERTS: NoticeRules = { commercial: true, limited: false };
const OF_FEEDS: NoticeRules = { commercial: false, limited: false };

/**
 * Every notice that this server sends, with its rules; a new kind must declare its rules here. `lead.received` confirms
 * a form; `alert.begun` carries the link that activates an alert, `alert.found` its results; `desk.answer` is a staff
 * member's own reply to a shopper; `booking.…` reports a booking that the desk made or changed, or reminds of one;
 * `payment.…` reports changes of a payment and of the reservation that it holds (`reservations/turns/turns.ts`);
 * `money.summary` lists a day's payments and refunds for the dealership; `delivery.parked` warns that a lead reached
 * nobody (`shifts/alarms`); and `feed.…` reports the outcome of the dealership's stock files (`feeds/runs/telling.ts`,
 * `feeds/sources/telling.ts`).
 */
export const NOTICE_KINDS = {
  "lead.received": ASKED_FOR,
  "payment.held": OF_MONEY,
  "payment.taken": OF_MONEY,
  "payment.missed": OF_MONEY,
  "payment.repeated": OF_MONEY,
  "payment.otherAmount": OF_MONEY,
  "payment.returned": OF_MONEY,
  "payment.declined": ASKED_FOR,
  "payment.closed": ASKED_FOR,
  "payment.abandoned": { commercial: true, limited: true },
  "payment.reversed": OF_MONEY,
  "payment.lapsed": OF_MONEY,
  "payment.kept": OF_MONEY,
  "payment.refunded": OF_MONEY,
  "payment.bounced": OF_MONEY,
  "payment.givenBackThere": OF_MONEY,
  "payment.givenBack": OF_MONEY,
  "payment.partBack": OF_MONEY,
  "payment.extended": OF_MONEY,
  "payment.released": OF_MONEY,
  "money.summary": OF_MONEY,
  "desk.answer": OF_THE_DESK,
  "booking.booked": OF_THE_DESK,
  "booking.moved": OF_THE_DESK,
  "booking.corrected": OF_THE_DESK,
  "booking.cancelled": OF_THE_DESK,
  "booking.reminder": OF_THE_DESK,
  "delivery.parked": OF_THE_DESK,
  "alert.begun": ASKED_FOR,
  "alert.found": OF_ALERTS,
  "feed.held": OF_FEEDS,
  "feed.refused": OF_FEEDS,
  "feed.late": OF_FEEDS,
  "feed.failing": OF_FEEDS,
  "feed.shrunk": OF_FEEDS,
  "feed.mended": OF_FEEDS,
} as const satisfies Readonly<Record<string, NoticeRules>>;

export type NoticeKind = keyof typeof NOTICE_KINDS;

/** The rules of a stored notice; the strictest ones for a kind that a newer version wrote. */
export const rulesOf = (kind: string): NoticeRules =>
  kind in NOTICE_KINDS ? NOTICE_KINDS[kind as NoticeKind] : { commercial: true, limited: true };
