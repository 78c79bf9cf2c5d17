/** The rules for a kind of notice, by law and by our own limits. */
interface NoticeRules {
  /**
   * True for a commercial message of the Spam Act 2003, which nobody asked for just now. It is not sent to people on
   * the suppression list, and has a one-click link to unsubscribe.
   */
  readonly commercial: boolean;
  /**
   * True where anybody can cause the mail by typing an address: then one address gets only so many a day, on all
   * sites.
   */
  readonly limited: boolean;
}

const ASKED_FOR: NoticeRules = { commercial: false, limited: true };
const OF_MONEY: NoticeRules = { commercial: false, limited: false };
const OF_THE_DESK: NoticeRules = { commercial: false, limited: false };
const OF_ALERTS: NoticeRules = { commercial: true, limited: false };
const OF_FEEDS: NoticeRules = { commercial: false, limited: false };

/**
 * Every notice that this server sends, with its rules: a new kind must say here which rules apply. `lead.received`
 * answers a form; `alert.begun` carries the link that starts an alert, `alert.found` what it found; `desk.answer` is
 * somebody's own words to a shopper who asked; `booking.…` tells of a booking that the desk made or changed, and
 * reminds of it; `payment.…` reports changes of a payment and of what it holds (`reservations/turns/turns.ts`),
 * `money.summary` to the dealership what came and went in a day, `delivery.parked` that a lead reached nobody
 * (`shifts/alarms`), and `feed.…` what became of the dealership's stock files (`feeds/runs/telling.ts`,
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

/** The rules of a stored notice; for a kind that a newer version wrote, the strictest. */
export const rulesOf = (kind: string): NoticeRules =>
  kind in NOTICE_KINDS ? NOTICE_KINDS[kind as NoticeKind] : { commercial: true, limited: true };
