import type { Env } from "../../env.ts";
import { CLICKSEND_ADDRESS, clicksend } from "../../services/sms/clicksend.ts";
import { readReceivedText } from "../../services/sms/incoming.ts";
import { smsGateway } from "../../services/sms/live.ts";
import type { ReadText, SmsSender } from "../../services/sms/port.ts";
import { TWILIO_ADDRESS, twilio } from "../../services/sms/twilio.ts";

type SmsSettings = Pick<Env, "smsVendor" | "smsUrl" | "smsAccount" | "smsToken" | "smsFrom">;

/** Opens what sends text messages, by the client of its vendor; null where none is configured. */
export function openSms({
  smsVendor,
  smsUrl: url,
  smsAccount,
  smsToken: token,
  smsFrom: from,
}: SmsSettings): SmsSender | null {
  const account = { account: smsAccount ?? "", token: token ?? "", from };
  switch (smsVendor) {
    case "twilio":
      return twilio({ url: url ?? TWILIO_ADDRESS, ...account });
    case "clicksend":
      return clicksend({ url: url ?? CLICKSEND_ADDRESS, ...account });
    case "gateway":
      return url ? smsGateway({ url, token, from }) : null;
  }
}

/** What reads the calls by which the gateway hands in texts: Twilio signs them, every other sends our token. */
export const openTextReader =
  ({ smsVendor: vendor, smsToken, inboundToken }: Pick<Env, "smsVendor" | "smsToken" | "inboundToken">): ReadText =>
  (call) =>
    readReceivedText(call, { vendor, token: vendor === "twilio" ? smsToken : inboundToken });
