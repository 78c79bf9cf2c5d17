import type { Database } from "../../db/open.ts";
import { momentText } from "../../lib/time/moments.ts";
import { type PreparedLead, prepareLead } from "../leads/mutations.ts";
import { SERVER_FACTS } from "../leads/rules.ts";
import type { Site } from "../site/site.ts";
import type { PaymentRequest } from "./checkout.ts";
import type { Payment } from "./data.ts";
import { HOLD_MS, moneyText } from "./rules.ts";

/** The lead of a payment; null if the site's files have changed so that it is no longer valid. */
export async function leadOf(trx: Database, site: Site, payment: Payment, now: number): Promise<PreparedLead | null> {
  const { userData, ip, userAgent } = JSON.parse(payment.request) as PaymentRequest;
  const lead = await prepareLead(trx, site, { userData }, { now, ip, userAgent, isPaid: true });
  return lead.ok ? lead.value : null;
}

/** Names of paid leads, set by this server and never by a browser. */
const PAID_LEADS = {
  reservation: "Vehicle Reservation",
  tooLate: "Vehicle Reservation, Refunded",
  invoice: "Online Payment",
} as const;

interface PaidOutcome extends Pick<Payment, "amount_cents" | "ended_why"> {
  readonly kept: boolean;
  readonly now: number;
}

/** The lead with its outcome and the amount received (`amount_cents` of the outcome). */
export function paidLead(
  lead: PreparedLead,
  site: Site,
  payment: Payment,
  { kept, ended_why, amount_cents, now }: PaidOutcome,
): PreparedLead {
  const { timezone } = site.configFor(payment.dealership_slug);
  const isDeposit = payment.purpose === "deposit";
  const money = moneyText(amount_cents);
  const why = {
    taken: "the vehicle was taken before it was paid",
    own: "the same shopper had reserved the vehicle already",
    amount: `another amount came than the ${moneyText(payment.amount_cents)} that was asked for`,
  }[ended_why ?? "taken"];
  const facts: Record<string, string> = isDeposit
    ? kept
      ? { [SERVER_FACTS.deposit]: money, [SERVER_FACTS.heldUntil]: momentText(now + HOLD_MS, timezone) }
      : { [SERVER_FACTS.depositBack]: `${money}: ${why}` }
    : { [SERVER_FACTS.amount]: kept ? money : `${money} goes back: ${why}` };
  const { record } = lead;
  const subcategory = !isDeposit ? PAID_LEADS.invoice : kept ? PAID_LEADS.reservation : PAID_LEADS.tooLate;
  const payload = { ...record.payload, subcategory };
  return {
    ...lead,
    // The mail about the payment serves as the receipt.
    confirmation: null,
    record: { ...record, payload, facts: { ...facts, [SERVER_FACTS.reference]: payment.reference } },
  };
}
