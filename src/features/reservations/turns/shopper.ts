import type { Database } from "../../../db/open.ts";
import type { LeadRecord } from "../../leads/rules.ts";
import type { PaymentRequest } from "../checkout.ts";
import type { Payment } from "../data.ts";

/** The payer's details, as typed. */
export type Shopper = { readonly name: string; readonly email: string; readonly phone: string };

/** Reads the shopper's details from the payment's lead or, while it is stored, from its request. */
export async function shopperOf(db: Database, payment: Payment, leadId = payment.lead_id): Promise<Shopper> {
  const lead =
    leadId === null ? null : await db.selectFrom("leads").select("payload").where("id", "=", leadId).executeTakeFirst();
  const typed = lead
    ? (JSON.parse(lead.payload) as LeadRecord).payload
    : ((JSON.parse(payment.request) as Partial<PaymentRequest>).userData ?? {});
  const { name, last_name, email, phone } = typed as Readonly<Record<string, unknown>>;
  const words = (...values: readonly unknown[]) => values.filter((value) => typeof value === "string").join(" ");
  return { name: words(name, last_name), email: words(email), phone: words(phone) };
}
