import * as v from "valibot";
import { err, ok } from "../../lib/result.ts";
import { askGateway, basicAuthorization, GATEWAY_PATIENCE, unavailable } from "./ask-gateway.ts";
import type { SmsDelivery, SmsFailure, SmsSender } from "./port.ts";

export const TWILIO_ADDRESS = "https://api.twilio.com";

export interface VendorOptions {
  /** Address below which the vendor's calls are. */
  readonly url: string;
  /** The account: Twilio's Account SID, or ClickSend's user name. */
  readonly account: string;
  readonly token: string;
  /** The sender that phones show; null leaves it to the vendor. */
  readonly from: string | null;
  readonly patience?: number;
}

/** Twilio's codes for a number that will never take the message: none, no mobile, not reachable, or unsubscribed. */
const OF_THE_NUMBER = new Set([21211, 21214, 21217, 21407, 21408, 21601, 21610, 21612, 21614, 21617]);

/** Twilio's states of a message that end it; every other is on its way. */
const ENDED: Readonly<Record<string, SmsDelivery>> = {
  delivered: "delivered",
  read: "delivered",
  undelivered: "failed",
  failed: "failed",
  canceled: "failed",
};

const TakenBody = v.object({ sid: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });
const RefusedBody = v.object({ code: v.number() });
const StateBody = v.object({ status: v.string() });

/**
 * Twilio's own API, of 2010-04-01. It takes no key by which a repeat is known, so that a message whose answer was lost
 * may come twice when it is sent again.
 */
export function twilio({ url, account, token, from, patience = GATEWAY_PATIENCE }: VendorOptions): SmsSender {
  const messages = `${url.replace(/\/$/, "")}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages`;
  const headers = { Authorization: basicAuthorization(account, token) };
  return {
    async send({ to, text }) {
      // A sender that begins with MG is a service of several numbers, from which Twilio chooses.
      const body = new URLSearchParams({ To: to, Body: text });
      body.set(from?.startsWith("MG") ? "MessagingServiceSid" : "From", from ?? "");
      const answer = await askGateway(`${messages}.json`, patience, { method: "POST", headers, body });
      if (!answer.ok) return answer;
      const accepted = v.safeParse(TakenBody, answer.value.body);
      if (answer.value.status === 201 && accepted.success) return ok({ gatewayId: accepted.output.sid });
      const refused = v.safeParse(RefusedBody, answer.value.body);
      const code = refused.success ? refused.output.code : null;
      const message = `Twilio answered ${answer.value.status}${code === null ? "" : `, error ${code}`}.`;
      return code !== null && OF_THE_NUMBER.has(code)
        ? err<SmsFailure>({ kind: "rejected", message })
        : unavailable(message);
    },
    async delivery(gatewayId) {
      const answer = await askGateway(`${messages}/${encodeURIComponent(gatewayId)}.json`, patience, { headers });
      if (!answer.ok) return answer;
      if (answer.value.status === 404) return ok("unknown");
      const parsed = v.safeParse(StateBody, answer.value.body);
      if (answer.value.status !== 200 || !parsed.success) return unavailable(`Twilio answered ${answer.value.status}.`);
      return ok(Object.hasOwn(ENDED, parsed.output.status) ? (ENDED[parsed.output.status] ?? "unknown") : "on its way");
    },
  };
}
