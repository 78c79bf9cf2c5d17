import type { Env } from "../../env.ts";
import { CLICKSEND_ADDRESS, clicksend } from "../../services/sms/clicksend.ts";
import { readReceivedText } from "../../services/sms/incoming.ts";
import { smsGateway } from "../../services/sms/live.ts";
import type { ReadText, SmsSender } from "../../services/sms/port.ts";
import { TWILIO_ADDRESS, twilio } from "../../services/sms/twilio.ts";

type SmsSettings = Pick<Env, "smsVendor" | "smsUrl" | "smsAccount" | "smsToken" | "smsFrom">;

/** Opens the SMS gateway with its vendor's client; null if none is configured. */
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

/** Reads the gateway's calls that deliver received texts: Twilio signs them, every other sends our token. */
export const openTextReader =
  ({ smsVendor: vendor, smsToken, inboundToken }: Pick<Env, "smsVendor" | "smsToken" | "inboundToken">): ReadText =>
  (call) =>
    readReceivedText(call, { vendor, token: vendor === "twilio" ? smsToken : inboundToken });
