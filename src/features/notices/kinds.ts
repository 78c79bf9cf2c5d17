/** What a kind of notice is by law and by our own limits. */
interface NoticeRules {
  /**
   * Invites to something that nobody asked for just now: a commercial message of the Spam Act 2003. It is not sent to
   * who wants none, and offers one press to stop such mails.
   */
  readonly commercial: boolean;
  /** Anybody can cause it by typing an address: so many a day for one address, wherever it is typed. */
  readonly limited: boolean;
}

const ASKED_FOR: NoticeRules = { commercial: false, limited: true };
const OF_MONEY: NoticeRules = { commercial: false, limited: false };

/**
 * Every notice that this server sends, and under which rules: whoever adds one says here which it is. `lead.received`
 * answers a form; the others tell the turns of a payment and of what it holds (`reservations/turns.ts`).
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
} as const satisfies Readonly<Record<string, NoticeRules>>;

export type NoticeKind = keyof typeof NOTICE_KINDS;

/** The rules of a stored notice; of a kind that a newer version wrote, the strictest. */
export const rulesOf = (kind: string): NoticeRules =>
  kind in NOTICE_KINDS ? NOTICE_KINDS[kind as NoticeKind] : { commercial: true, limited: true };
