import { createHmac } from "node:crypto";
import * as v from "valibot";
import { err, ok } from "../../lib/result.ts";
import { carriesToken, isSameSecret } from "../../lib/secrets.ts";
import type { GatewayCall, ReadText } from "./port.ts";

/** What proves that a call is the gateway's: Twilio signs with the account's token, others send one that was agreed. */
export interface GatewayProof {
  readonly vendor: "twilio" | "clicksend" | "gateway";
  /** Twilio's auth token, or the token that others send; null where none is set. */
  readonly token: string | null;
}

/** Reads the call by which a gateway hands in a text, as `ReadText` says. */
export function readReceivedText(call: GatewayCall, { vendor, token }: GatewayProof): ReturnType<ReadText> {
  if (token === null) return err("none");
  const isProven = vendor === "twilio" ? isSigned(call, token) : carriesToken(call.authorization, token);
  if (!isProven) return err("unproven");
  const read = v.safeParse(TextBody, namesOf(call));
  return read.success ? ok(read.output) : err("unreadable");
}

const TextBody = v.object({
  from: v.pipe(v.string(), v.regex(/^[+\d][\d ]{5,20}$/)),
  text: v.pipe(v.string(), v.maxLength(20_000)),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});

/** Our names of a text's fields: Twilio writes `From`, `Body`, `MessageSid`; ClickSend `from`, `body`, `message_id`. */
function namesOf({ contentType, body }: GatewayCall): Record<string, unknown> {
  const fields = contentType.includes("json") ? parsed(body) : Object.fromEntries(new URLSearchParams(body));
  const first = (...names: string[]) => names.map((name) => fields[name]).find((value) => value !== undefined);
  return {
    from: first("From", "from"),
    text: first("Body", "body", "text", "message"),
    id: first("MessageSid", "message_id", "id"),
  };
}

function parsed(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Twilio's signature: of the address, followed by each field's name and value in the order of the names. */
function isSigned({ url, body, signature }: GatewayCall, token: string): boolean {
  const fields = [...new URLSearchParams(body)].sort(([a], [b]) => (a < b ? -1 : 1));
  const signed = url + fields.map(([name, value]) => name + value).join("");
  return isSameSecret(signature ?? "", createHmac("sha1", token).update(signed).digest("base64"));
}
