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
const OF_FEEDS: NoticeRules = { commercial: false, limited: false };

/**
 * Every notice that this server sends, with its rules: a new kind must say here which rules apply. `lead.received`
 * answers a form; `payment.…` reports changes of a payment and of what it holds (`reservations/turns.ts`), and `feed.…`
 * what became of the dealership's stock files (`feeds/runs/telling.ts`).
 */
export const NOTICE_KINDS = {
  "lead.received": ASKED_FOR,
  "payment.held": OF_MONEY,
  "payment.taken": OF_MONEY,
  "payment.missed": OF_MONEY,
  "payment.returned": OF_MONEY,
  "payment.declined": ASKED_FOR,
  "payment.abandoned": { commercial: true, limited: true },
  "payment.reversed": OF_MONEY,
  "payment.lapsed": OF_MONEY,
  "payment.kept": OF_MONEY,
  "payment.refunded": OF_MONEY,
  "feed.held": OF_FEEDS,
  "feed.refused": OF_FEEDS,
} as const satisfies Readonly<Record<string, NoticeRules>>;

export type NoticeKind = keyof typeof NOTICE_KINDS;

/** The rules of a stored notice; for a kind that a newer version wrote, the strictest. */
export const rulesOf = (kind: string): NoticeRules =>
  kind in NOTICE_KINDS ? NOTICE_KINDS[kind as NoticeKind] : { commercial: true, limited: true };
