import * as v from "valibot";
import { err, ok } from "../../lib/result.ts";
import { askGateway, basicAuthorization, GATEWAY_PATIENCE, unavailable } from "./ask-gateway.ts";
import type { SmsDelivery, SmsFailure, SmsSender } from "./port.ts";
import type { VendorOptions } from "./twilio.ts";

export const CLICKSEND_ADDRESS = "https://rest.clicksend.com";

/** What ClickSend says of a message in a list that it took as a whole: these will never go to that number. */
const OF_THE_NUMBER = new Set(["INVALID_RECIPIENT", "COUNTRY_NOT_ENABLED", "RECIPIENT_OPTED_OUT", "BLOCKED_CONTENT"]);

/** Codes of its receipts. 200 only says that a carrier has it, 300 that it will be tried again. */
const ENDED: Readonly<Record<string, SmsDelivery>> = { "201": "delivered", "301": "failed", "302": "failed" };

const SentBody = v.object({
  data: v.object({
    messages: v.tuple([
      v.object({
        status: v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/)),
        message_id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
      }),
    ]),
  }),
});
const ReceiptBody = v.object({ data: v.object({ status_code: v.union([v.string(), v.number()]) }) });

/** The API of ClickSend, of Perth, version 3: JSON lists of messages; what became of one is asked by its id. */
export function clicksend({ url, account, token, from, patience = GATEWAY_PATIENCE }: VendorOptions): SmsSender {
  const calls = `${url.replace(/\/$/, "")}/v3/sms`;
  const headers = { Authorization: basicAuthorization(account, token), "Content-Type": "application/json" };
  return {
    async send({ to, text, id }) {
      const message = { source: "forecourt", to, body: text, custom_string: id, ...(from ? { from } : {}) };
      const body = JSON.stringify({ messages: [message] });
      const answer = await askGateway(`${calls}/send`, patience, { method: "POST", headers, body });
      if (!answer.ok) return answer;
      const sent = v.safeParse(SentBody, answer.value.body);
      if (answer.value.status !== 200 || !sent.success)
        return unavailable(`ClickSend answered ${answer.value.status}.`);
      const [{ status, message_id }] = sent.output.data.messages;
      if (status === "SUCCESS") return ok({ gatewayId: message_id ?? null });
      const failure = `ClickSend answered ${status}.`;
      return OF_THE_NUMBER.has(status) ? err<SmsFailure>({ kind: "rejected", message: failure }) : unavailable(failure);
    },
    async delivery(gatewayId) {
      const answer = await askGateway(`${calls}/receipts/${encodeURIComponent(gatewayId)}`, patience, { headers });
      if (!answer.ok) return answer;
      // Until a receipt has come there is none to be found.
      if (answer.value.status === 404) return ok("on its way");
      const receipt = v.safeParse(ReceiptBody, answer.value.body);
      if (answer.value.status !== 200 || !receipt.success)
        return unavailable(`ClickSend answered ${answer.value.status}.`);
      return ok(ENDED[String(receipt.output.data.status_code)] ?? "on its way");
    },
  };
}
