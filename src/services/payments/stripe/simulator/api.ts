import { DAY_MS } from "../../../../lib/time/spans.ts";
import { type ApiAnswer, found, missing, refused } from "./answers.ts";
import {
  chargeJson,
  intentJson,
  type Metadata,
  newId,
  refundJson,
  type SimRefund,
  type SimSession,
  type StripeEvent,
  sessionJson,
  unrefunded,
} from "./ledger.ts";

const LIFE_S = DAY_MS / 1000;

/** Parameters as they were posted: `line_items[0][quantity]` and so on. */
export type Params = ReadonlyMap<string, string>;

interface AccountOptions {
  readonly pageOf: (id: string) => string;
  /** Unix seconds. */
  readonly seconds: () => number;
  readonly emit: (event: Pick<StripeEvent, "type" | "data">) => void;
}

/** All parameters that a session may be made of here; Stripe refuses those that it does not know. */
const SESSION_PARAMS =
  /^(mode|client_reference_id|success_url|cancel_url|allowed_payment_method_types\[\d+\]|adaptive_pricing\[enabled\]|metadata\[\w+\]|payment_intent_data\[(description|metadata\]\[\w+)\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\])$/;
const REFUND_PARAMS = /^(payment_intent|amount|reason|metadata\[\w+\])$/;
const PRICE = "line_items[0][price_data]";

/** What becomes of new refunds; `no-funds`: they are refused, since the balance is empty. */
type Fate = SimRefund["status"] | "no-funds";

/** One account at Stripe: what its API does, apart from keys, idempotency and the wire. */
export class StripeAccount {
  readonly #sessions = new Map<string, SimSession>();
  readonly #options: AccountOptions;
  #fate: Fate = "succeeded";

  constructor(options: AccountOptions) {
    this.#options = options;
  }

  begin(params: Params): ApiAnswer {
    const fault = sessionFault(params);
    if (fault) return fault;
    const now = this.#options.seconds();
    const session: SimSession = {
      id: newId("cs_test"),
      amount: Number(params.get(`${PRICE}[unit_amount]`)),
      currency: params.get(`${PRICE}[currency]`) ?? "",
      reference: params.get("client_reference_id") ?? null,
      name: params.get(`${PRICE}[product_data][name]`) ?? "",
      successUrl: params.get("success_url") ?? "",
      cancelUrl: params.get("cancel_url") ?? null,
      metadata: metadataOf(params, "metadata"),
      intentMetadata: metadataOf(params, "payment_intent_data[metadata]"),
      created: now,
      expiresAt: now + LIFE_S,
      status: "open",
      intent: null,
    };
    this.#sessions.set(session.id, session);
    return found(this.#json(session));
  }

  session(id: string, expanded: boolean): ApiAnswer {
    const session = this.find(id);
    return session ? found(this.#json(session, expanded)) : missing("checkout.session", id);
  }

  expire(id: string): ApiAnswer {
    const session = this.find(id);
    if (!session) return missing("checkout.session", id);
    if (session.status !== "open") return refused('Only Checkout Sessions with a status in ["open"] can be expired.');
    this.#end(session);
    return found(this.#json(session));
  }

  refund(params: Params): ApiAnswer {
    const intent = params.get("payment_intent") ?? "";
    const session = this.#paidBy(intent);
    if (!session?.intent) return missing("payment_intent", intent);
    const fault = refundFault(params, session, this.#fate);
    if (fault) return fault;
    const refund: SimRefund = {
      id: newId("re"),
      amount: Number(params.get("amount") ?? unrefunded(session)),
      metadata: metadataOf(params, "metadata"),
      created: this.#options.seconds(),
      status: this.#fate === "no-funds" ? "failed" : this.#fate,
    };
    session.intent.refunds.push(refund);
    this.#tellRefund("refund.created", refund, session);
    return found(refundJson(refund, session));
  }

  refunds(intent: string, limit: number): ApiAnswer {
    const session = this.#paidBy(intent);
    if (!session?.intent) return missing("payment_intent", intent);
    const all = session.intent.refunds.map((refund) => refundJson(refund, session)).reverse();
    return found({ object: "list", url: "/v1/refunds", data: all.slice(0, limit), has_more: all.length > limit });
  }

  /** The shopper presses a button of the hosted page; false where the page takes no money any more. */
  decide(id: string, decision: "approve" | "decline"): boolean {
    const session = this.find(id);
    if (session?.status !== "open") return false;
    session.intent ??= { id: newId("pi"), status: "requires_payment_method", refunds: [] };
    if (decision === "decline") {
      // The page stays open, and the shopper may try another card.
      this.#tell("payment_intent.payment_failed", intentJson(session));
      return true;
    }
    session.intent.status = "succeeded";
    session.status = "complete";
    this.#tell("payment_intent.succeeded", intentJson(session));
    this.#tell("charge.succeeded", chargeJson(session));
    this.#tell("checkout.session.completed", this.#json(session));
    return true;
  }

  find(id: string): SimSession | undefined {
    const session = this.#sessions.get(id);
    if (session?.status === "open" && this.#options.seconds() >= session.expiresAt) this.#end(session);
    return session;
  }

  /** A session that a bank takes days over (`processing`), or refuses in the end. */
  bankSays(id: string, status: "processing" | "requires_payment_method"): void {
    const session = this.find(id);
    if (!session) return;
    session.status = "complete";
    session.intent = { id: newId("pi"), status, refunds: [] };
  }

  refundsAre(fate: Fate): void {
    this.#fate = fate;
  }

  /** What became of the refunds under way, or of all of them with `every`. */
  finishRefunds(status: "succeeded" | "failed", every = false): void {
    for (const session of this.#sessions.values()) {
      for (const refund of session.intent?.refunds ?? []) {
        if (refund.status !== "pending" && !every) continue;
        refund.status = status;
        this.#tellRefund(status === "failed" ? "refund.failed" : "refund.updated", refund, session);
      }
    }
  }

  #json(session: SimSession, expanded = false) {
    return sessionJson(session, this.#options.pageOf(session.id), expanded);
  }

  #paidBy(intent: string): SimSession | undefined {
    return [...this.#sessions.values()].find((one) => one.intent?.id === intent);
  }

  #end(session: SimSession): void {
    session.status = "expired";
    this.#tell("checkout.session.expired", this.#json(session));
  }

  #tell(type: string, object: Record<string, unknown>): void {
    this.#options.emit({ type, data: { object } });
  }

  #tellRefund(type: string, refund: SimRefund, session: SimSession): void {
    this.#tell(type, refundJson(refund, session));
    this.#tell("charge.refunded", chargeJson(session));
  }
}

function metadataOf(params: Params, under: string): Metadata {
  const entries = [...params].filter(([name]) => name.startsWith(`${under}[`));
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(under.length + 1, -1), value]));
}

const unknownParam = (params: Params, known: RegExp): ApiAnswer | null => {
  const unknown = [...params.keys()].find((name) => !known.test(name));
  return unknown
    ? refused(`Received unknown parameter: ${unknown}`, { code: "parameter_unknown", param: unknown })
    : null;
};

const needed = (params: Params, names: readonly string[]): ApiAnswer | null => {
  const absent = names.find((name) => !params.get(name));
  return absent ? refused(`Missing required param: ${absent}.`, { code: "parameter_missing", param: absent }) : null;
};

function sessionFault(params: Params): ApiAnswer | null {
  const fault =
    unknownParam(params, SESSION_PARAMS) ??
    needed(params, ["mode", "success_url", "line_items[0][quantity]", `${PRICE}[currency]`, `${PRICE}[unit_amount]`]);
  if (fault) return fault;
  const amount = params.get(`${PRICE}[unit_amount]`) ?? "";
  if (!/^\d+$/.test(amount)) {
    return refused(`Invalid integer: ${amount}`, { code: "parameter_invalid_integer", param: `${PRICE}[unit_amount]` });
  }
  if (Number(amount) < 50) {
    return refused("The Checkout Session's total amount must convert to at least 50 cents.", {
      code: "amount_too_small",
    });
  }
  if (!URL.canParse(params.get("success_url") ?? "")) {
    return refused("Not a valid URL", { code: "url_invalid", param: "success_url" });
  }
  return null;
}

function refundFault(params: Params, session: SimSession, fate: Fate): ApiAnswer | null {
  const fault = unknownParam(params, REFUND_PARAMS);
  if (fault) return fault;
  if (session.intent?.status !== "succeeded") {
    return refused("This PaymentIntent does not have a successful charge to refund.");
  }
  const left = unrefunded(session);
  if (left === 0) {
    return refused("Charge has already been refunded.", { code: "charge_already_refunded" });
  }
  const amount = params.get("amount") ?? String(left);
  if (!/^[1-9]\d*$/.test(amount)) {
    return refused("Invalid positive integer", { code: "parameter_invalid_integer", param: "amount" });
  }
  if (Number(amount) > left) {
    return refused("Refund amount is greater than unrefunded amount on charge", { param: "amount" });
  }
  if (fate === "no-funds") {
    return refused("Insufficient funds in your Stripe balance to refund this amount.", {
      code: "balance_insufficient",
    });
  }
  return null;
}
