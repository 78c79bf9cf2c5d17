import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { loopbackServer } from "../../lib/net/loopback-server.ts";
import { basicAuthorization } from "./ask-gateway.ts";

/** What a simulated vendor does with the next messages. */
type VendorMood = "accept" | "bad number" | "no credit" | "busy" | "broken" | "redirect" | "nonsense" | "hang";

interface VendorSms {
  readonly to: string;
  readonly from: string | null;
  readonly text: string;
}

export interface VendorSimulator {
  /** Address below which the vendor's calls are: `http://127.0.0.1:<port>`. */
  readonly url: string;
  /** Messages taken, oldest first. */
  readonly received: readonly VendorSms[];
  behave(mood: VendorMood): void;
  /** Ends all messages taken so far, in the vendor's own words. */
  end(how: "delivered" | "failed"): void;
  close(): Promise<void>;
}

/** How one vendor speaks. */
interface Speech {
  readonly sends: (path: string) => boolean;
  /** The id of the message that this path asks about; null where it asks about none. */
  readonly asksAbout: (path: string) => string | null;
  readonly read: (body: string) => VendorSms;
  readonly taken: (id: string, sms: VendorSms) => Spoken;
  readonly refused: Readonly<Record<"bad number" | "no credit" | "busy" | "broken" | "stranger" | "none", Spoken>>;
  readonly state: (state: "on its way" | "delivered" | "failed", id: string) => Spoken;
}

type Spoken = readonly [status: number, body: unknown];

interface Account {
  readonly account: string;
  readonly token: string;
}

async function simulated(speech: Speech, { account, token }: Account): Promise<VendorSimulator> {
  const received: VendorSms[] = [];
  let mood: VendorMood = "accept";
  const states: ("on its way" | "delivered" | "failed")[] = [];
  const say = (response: ServerResponse, [status, body]: Spoken) => {
    response
      .writeHead(status, { "Content-Type": "application/json", Location: "/elsewhere" })
      .end(JSON.stringify(body));
  };
  const answer = async (request: IncomingMessage): Promise<Spoken | "hang"> => {
    const body = await text(request);
    const path = request.url ?? "";
    if (path === "/elsewhere") received.push({ to: "", from: null, text: "The key was carried to another address." });
    if (mood === "hang") return "hang";
    if (mood === "redirect") return [307, null];
    if (mood === "nonsense") return [200, "<html>".repeat(50_000)];
    if (request.headers.authorization !== basicAuthorization(account, token)) return speech.refused.stranger;
    const messageId = speech.asksAbout(path);
    if (mood !== "accept") return speech.refused[mood];
    if (messageId !== null) {
      const state = states[Number(messageId.slice(2)) - 1];
      return state && /^SM\d+$/.test(messageId) ? speech.state(state, messageId) : speech.refused.none;
    }
    if (request.method !== "POST" || !speech.sends(path)) return speech.refused.none;
    const sms = speech.read(body);
    received.push(sms);
    states.push("on its way");
    return speech.taken(`SM${received.length}`, sms);
  };
  const { origin, close } = await loopbackServer((request, response) => {
    answer(request).then(
      (spoken) => spoken === "hang" || say(response, spoken),
      () => response.destroy(),
    );
  });
  return {
    url: origin,
    received,
    behave: (next) => {
      mood = next;
    },
    end: (how) => states.fill(how),
    close,
  };
}

const twilioError = (status: number, code: number, message: string): Spoken => [
  status,
  { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
];

/** Twilio on this machine: forms in, JSON out, errors by number. It sends nothing. */
export function twilioSimulator(account: Account): Promise<VendorSimulator> {
  const root = `/2010-04-01/Accounts/${account.account}/Messages`;
  const states = { "on its way": "sent", delivered: "delivered", failed: "undelivered" } as const;
  return simulated(
    {
      sends: (path) => path === `${root}.json`,
      asksAbout: (path) => (path.startsWith(`${root}/`) ? path.slice(root.length + 1).replace(/\.json$/, "") : null),
      read: (body) => {
        const form = new URLSearchParams(body);
        const from = form.get("From") ?? form.get("MessagingServiceSid");
        return { to: form.get("To") ?? "", from: from || null, text: form.get("Body") ?? "" };
      },
      taken: (sid, { to, text: body }) => [201, { sid, account_sid: account.account, to, body, status: "queued" }],
      refused: {
        "bad number": twilioError(400, 21211, "The 'To' number is not a valid phone number."),
        "no credit": twilioError(400, 21266, "The account may not send this."),
        busy: twilioError(429, 20429, "Too Many Requests"),
        broken: twilioError(500, 20500, "Internal Server Error"),
        stranger: twilioError(401, 20003, "Authenticate"),
        none: twilioError(404, 20404, "The requested resource was not found"),
      },
      state: (state, sid) => [200, { sid, status: states[state] }],
    },
    account,
  );
}

const clicksendSays = (status: number, code: string, data: unknown = null): Spoken => [
  status,
  { http_code: status, response_code: code, response_msg: "Said by a simulator.", data },
];

/** ClickSend on this machine: it answers 200 to a message that it refuses, and says so of the message itself. */
export function clicksendSimulator(account: Account): Promise<VendorSimulator> {
  const codes = { "on its way": "200", delivered: "201", failed: "301" } as const;
  const about = (status: string) => clicksendSays(200, "SUCCESS", { messages: [{ status }] });
  return simulated(
    {
      sends: (path) => path === "/v3/sms/send",
      asksAbout: (path) => (path.startsWith("/v3/sms/receipts/") ? path.slice("/v3/sms/receipts/".length) : null),
      read: (body) => {
        const [{ to, from = null, body: words }] = JSON.parse(body).messages;
        return { to, from, text: words };
      },
      taken: (message_id, { to, text: body }) =>
        clicksendSays(200, "SUCCESS", { messages: [{ to, body, message_id, message_parts: 1, status: "SUCCESS" }] }),
      refused: {
        "bad number": about("INVALID_RECIPIENT"),
        "no credit": about("INSUFFICIENT_CREDIT"),
        busy: clicksendSays(429, "THROTTLED"),
        broken: clicksendSays(500, "INTERNAL_SERVER_ERROR"),
        stranger: clicksendSays(401, "UNAUTHORIZED"),
        none: clicksendSays(404, "NOT_FOUND"),
      },
      state: (state, message_id) => clicksendSays(200, "SUCCESS", { message_id, status_code: codes[state] }),
    },
    account,
  );
}
