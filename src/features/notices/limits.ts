import { countsWithin, HOUR_MS } from "../../lib/time/spans.ts";

/**
 * Limits on mails that a stranger could cause to one address, the longest period first: enough for a shopper who
 * enquires about ten cars in an evening, but too few to flood somebody else's mailbox.
 */
export const MAIL_LIMITS = [
  { most: 10, withinMs: 24 * HOUR_MS, span: "day" },
  { most: 5, withinMs: HOUR_MS, span: "hour" },
] as const;

/** Why another mail to a person is withheld, given when earlier ones were sent (epoch ms); null if it may be sent. */
export function overLimit(sentAt: readonly number[], now: number): string | null {
  const full = MAIL_LIMITS.find(
    ({ most, withinMs }) => sentAt.filter((at) => countsWithin(withinMs, at, now)).length >= most,
  );
  return full ? `This address was sent ${full.most} mails within the ${full.span}.` : null;
}

/**
 * The mailbox that an address most likely belongs to: `Zoe+cars@Example.com` is `zoe@example.com`, and Google ignores
 * dots. It is used for counting only, never as a recipient.
 */
export function countedAddress(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const box = local.replace(/\+.*$/, "") || local;
  const isGoogle = domain === "gmail.com" || domain === "googlemail.com";
  return isGoogle ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${domain}`;
}
