import { createHmac } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { loopbackServer } from "../../../../lib/net/loopback-server.ts";
import { API_VERSION } from "../client.ts";
import { type ApiAnswer, BROKEN, IN_USE, noAccess, OTHER_BODY, refused, TOO_MANY, wrongKey } from "./answers.ts";
import { type Params, StripeAccount } from "./api.ts";
import { newId, type StripeEvent } from "./ledger.ts";
import { paymentPage } from "./page.ts";

/**
 * How the next calls fare. `broken`: 500 before anything is done; `broken-after`: done, and 500 told; `lost`: done, and
 * the connection cut; `silent`: done, and never answered; `hang`: neither done nor answered; `busy`: 429; `conflict`:
 * 409, another request has this key; `html`: a proxy's page in place of an answer.
 */
type ApiMood = "accept" | "broken" | "broken-after" | "lost" | "silent" | "hang" | "busy" | "conflict" | "html";

export interface StripeSimulator {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** Only calls like `POST /v1/refunds` that match fare so; all, where nothing is said. */
  behave(mood: ApiMood, only?: RegExp): void;
  /** The account behind a secret key, or a connected account by its id. */
  account(name: string): StripeAccount;
  /** What happened, in order, as webhooks would tell it. */
  readonly events: readonly StripeEvent[];
  /** The calls that arrived: method, path and idempotency key. */
  readonly calls: readonly string[];
  close(): Promise<void>;
}

interface SimulatorOptions {
  /** Secret keys that are accepted, each with the connected accounts that it may ask for. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Epoch milliseconds. */
  readonly clock?: () => number;
}

/** A webhook's body and the header `Stripe-Signature`, signed at `at` (epoch milliseconds). */
export function signedEvent(event: object, secret: string, at: number): { body: string; signature: string } {
  const body = JSON.stringify(event);
  const seconds = Math.floor(at / 1000);
  const v1 = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return { body, signature: `t=${seconds},v1=${v1}` };
}

/** Stripe on this machine: its API for Checkout and refunds, and its hosted page. It takes no money. */
export async function stripeSimulator({ keys, clock = Date.now }: SimulatorOptions): Promise<StripeSimulator> {
  const accounts = new Map<string, StripeAccount>();
  const events: StripeEvent[] = [];
  const calls: string[] = [];
  let mood: ApiMood = "accept";
  let only = /^/;
  const seconds = () => Math.floor(clock() / 1000);
  const account = (name: string): StripeAccount => {
    const emit = (event: Pick<StripeEvent, "type" | "data">) =>
      events.push({
        id: newId("evt"),
        object: "event",
        created: seconds(),
        api_version: API_VERSION,
        livemode: false,
        ...(name.startsWith("acct_") ? { account: name } : {}),
        ...event,
      });
    const known = accounts.get(name) ?? new StripeAccount({ pageOf, seconds, emit });
    accounts.set(name, known);
    return known;
  };
  const pageOf = (id: string) => `${server.origin}/c/pay/${id}`;
  const api = answerApi({ keys, account, calls, mood: (called) => (only.test(called) ? mood : "accept") });
  const server = await loopbackServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://stripe.simulator");
    const [, id] = /^\/c\/pay\/(\w+)$/.exec(url.pathname) ?? [];
    void (id ? showPage(request, response, { id, accounts }) : api(request, response, url));
  });
  return {
    url: server.origin,
    behave: (next, calls = /^/) => {
      mood = next;
      only = calls;
    },
    account,
    events,
    calls,
    close: server.close,
  };
}

async function showPage(
  request: IncomingMessage,
  response: ServerResponse,
  { id, accounts }: { readonly id: string; readonly accounts: ReadonlyMap<string, StripeAccount> },
): Promise<void> {
  const holder = [...accounts.values()].find((one) => one.find(id));
  const session = holder?.find(id);
  if (!holder || !session) return void response.writeHead(404).end("No such payment page.");
  const press = request.method === "POST" ? new URLSearchParams(await text(request)).get("press") : null;
  if (press === "approve" && holder.decide(id, "approve")) {
    return void response.writeHead(303, { Location: session.successUrl }).end();
  }
  if (press === "decline") holder.decide(id, "decline");
  const html = paymentPage(session, press === "decline");
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html);
}

interface ApiParts extends Pick<SimulatorOptions, "keys"> {
  readonly account: (name: string) => StripeAccount;
  readonly calls: string[];
  /** The figures of one call. */
  readonly mood: (called: string) => ApiMood;
}

function answerApi({ keys, account, calls, mood }: ApiParts) {
  const remembered = idempotency();
  const refusalOf = (key: string, accountId: string | null, now: ApiMood): ApiAnswer | null => {
    const connected = keys[key];
    if (connected === undefined) return wrongKey(key);
    if (accountId !== null && !connected.includes(accountId)) return noAccess(accountId);
    if (now === "busy") return TOO_MANY;
    return now === "conflict" ? IN_USE : null;
  };
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const { method = "", headers } = request;
    const key = headers.authorization?.replace(/^Bearer /, "") ?? "";
    const accountId = headers["stripe-account"]?.toString() ?? null;
    const idempotencyKey = headers["idempotency-key"]?.toString() ?? null;
    const params: Params = new Map(new URLSearchParams(await text(request)));
    calls.push([method, url.pathname, idempotencyKey].filter(Boolean).join(" "));
    const now = mood(`${method} ${url.pathname}`);
    if (now === "hang") return;
    if (now === "html")
      return void response.writeHead(502, { "Content-Type": "text/html" }).end("<h1>Bad Gateway</h1>");
    const act = (): ApiAnswer => {
      if (now === "broken") return BROKEN;
      const done = call(account(accountId ?? key), method, url, params);
      return now === "broken-after" && done.status < 300 ? BROKEN : done;
    };
    const place = method === "POST" && idempotencyKey ? [key, accountId, idempotencyKey].join(" ") : null;
    const body = JSON.stringify([url.pathname, ...[...params].sort()]);
    const refusal = refusalOf(key, accountId, now);
    const { answer, isReplayed } = refusal ? { answer: refusal, isReplayed: false } : remembered(place, body, act);
    if (now === "silent") return;
    if (now === "lost") return void response.destroy();
    const replayed = isReplayed ? { "Idempotent-Replayed": "true" } : {};
    response
      .writeHead(answer.status, { "Content-Type": "application/json", "Request-Id": newId("req"), ...replayed })
      .end(JSON.stringify(answer.body));
  };
}

function call(books: StripeAccount, method: string, { pathname, searchParams }: URL, params: Params): ApiAnswer {
  const [, session, action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(pathname) ?? [];
  const expanded = searchParams.get("expand[0]") === "payment_intent";
  if (method === "POST" && pathname === "/v1/checkout/sessions") return books.begin(params);
  if (method === "GET" && session && !action) return books.session(session, expanded);
  if (method === "POST" && session && action) return books.expire(session);
  if (method === "POST" && pathname === "/v1/refunds") return books.refund(params);
  if (method === "GET" && pathname === "/v1/refunds") {
    return books.refunds(searchParams.get("payment_intent") ?? "", Number(searchParams.get("limit") ?? 10));
  }
  return refused(`Unrecognized request URL (${method}: ${pathname}).`, { status: 404 });
}

interface Remembered {
  readonly answer: ApiAnswer;
  readonly isReplayed: boolean;
}

/**
 * What Stripe remembers of each idempotency key: the same body gets the same answer, errors of its own too; another
 * body is refused. Requests that were not carried out at all (4xx) are not remembered.
 */
function idempotency() {
  const stored = new Map<string, { readonly body: string; readonly answer: ApiAnswer }>();
  return (place: string | null, body: string, act: () => ApiAnswer): Remembered => {
    const before = place === null ? undefined : stored.get(place);
    if (before && before.body !== body) return { answer: OTHER_BODY, isReplayed: false };
    if (before) return { answer: before.answer, isReplayed: true };
    const answer = act();
    const isCarriedOut = answer.status < 400 || answer.status >= 500;
    if (place !== null && isCarriedOut) stored.set(place, { body, answer });
    return { answer, isReplayed: false };
  };
}
