import { rm } from "node:fs/promises";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { ForbiddenAddress, guardedLookup, isRefusedLiteral } from "../../lib/net/public-address.ts";
import { ok } from "../../lib/result.ts";
import { DAY_MS } from "../../lib/time/spans.ts";
import { ACCEPTED_ENCODINGS, writeBody } from "./body.ts";
import { FetchFailed, failureOf } from "./failed.ts";
import type { FetchedFile, FetchFailure, FetchOrder, StockFileFetcher } from "./port.ts";
import { isPlainWebPage } from "./web-page.ts";

/** A file at an address, and who may be asked for it. */
export interface HttpsPlace {
  readonly url: string;
  /** Sent to its own host and port only, not to where it sends us on. */
  readonly headers: Readonly<Record<string, string>>;
  /** Hosts besides its own to which it may send us on. */
  readonly redirectHosts: readonly string[];
}

export interface HttpsRules {
  /** Which addresses may be connected to. */
  readonly isAllowed: (address: string) => boolean;
  /** Hosts of the operator's own network, which may be asked at any address. */
  readonly ownHosts: readonly string[];
  /** Whether this machine may be asked without encryption, as in development. */
  readonly plainLoopback: boolean;
  /** Milliseconds without a byte after which a server counts as silent. */
  readonly silenceMs?: number;
}

const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const LONGEST_MARK = 500;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Fetches a stock file over HTTPS. Each address on the way is judged anew, and so is each name as it is resolved. */
export function httpsFetcher(place: HttpsPlace, rules: HttpsRules): StockFileFetcher {
  return {
    async fetch(order) {
      try {
        return ok(await fetchFile(place, rules, order));
      } catch (error) {
        await rm(order.target, { force: true }).catch(() => {});
        return failureOf(error, (other) => connectionFailure(other, order.signal));
      }
    },
  };
}

async function fetchFile(place: HttpsPlace, rules: HttpsRules, order: FetchOrder): Promise<FetchedFile> {
  const start = URL.parse(place.url);
  if (!start) throw new FetchFailed("refused", "The address of the file is none: correct it in the dealership's file.");
  const baseHeaders = { "Accept-Encoding": ACCEPTED_ENCODINGS, Accept: "*/*", ...conditionsOf(order.mark) };
  let at = start;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    const answer = await ask(
      at,
      { method: "GET", headers: { ...baseHeaders, ...ownHeaders(place, start, at) } },
      rules,
      order,
    );
    const next = redirectOf(answer, at);
    if (!next) return take(answer, at, { place, start, rules, order });
    answer.destroy();
    if (next.hostname !== start.hostname && !place.redirectHosts.includes(next.hostname))
      throw new FetchFailed(
        "refused",
        `The server sends us on to ${next.hostname}: if that is right, name it under redirectHosts.`,
      );
    at = next;
  }
  throw new FetchFailed("refused", "The server sends us on again and again.");
}

const ownHeaders = (place: HttpsPlace, start: URL, at: URL) => (at.origin === start.origin ? place.headers : {});

function redirectOf({ statusCode = 0, headers }: IncomingMessage, at: URL): URL | null {
  if (!REDIRECTS.has(statusCode)) return null;
  const next = URL.parse(headers.location ?? "", at);
  if (!next || !headers.location)
    throw new FetchFailed("refused", `The server answered ${statusCode} and does not say where the file is.`);
  return next;
}

/** Why an address is not asked at all; null where it may be. */
function refusalOf(url: URL, { isAllowed, ownHosts, plainLoopback }: HttpsRules): string | null {
  const plain = url.protocol === "http:" && plainLoopback && LOOPBACK.has(url.hostname);
  if (url.protocol !== "https:" && !plain) return "Stock files are fetched over https only.";
  if (url.username !== "" || url.password !== "") return "An address with a user and a password is not asked.";
  if (ownHosts.includes(url.hostname) || !isRefusedLiteral(url, isAllowed)) return null;
  return FORBIDDEN;
}

const FORBIDDEN =
  "The server's address lies inside a private network, and is not asked: an operator can allow it with FEED_HOSTS.";

interface Asking {
  readonly method: "GET" | "HEAD";
  readonly headers: Readonly<Record<string, string>>;
}

function ask(url: URL, { method, headers }: Asking, rules: HttpsRules, order: FetchOrder): Promise<IncomingMessage> {
  const refusal = refusalOf(url, rules);
  if (refusal) throw new FetchFailed("refused", refusal);
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  const lookup = rules.ownHosts.includes(url.hostname) ? {} : { lookup: guardedLookup(rules.isAllowed) };
  return new Promise((resolve, reject) => {
    const sent = { "User-Agent": "Forecourt", ...headers };
    const request = send(url, { method, headers: sent, signal: order.signal, agent: false, ...lookup }, resolve);
    request.on("error", reject);
    request.end();
  });
}

interface Taking {
  readonly place: HttpsPlace;
  readonly start: URL;
  readonly rules: HttpsRules;
  readonly order: FetchOrder;
}

async function take(answer: IncomingMessage, at: URL, { place, start, rules, order }: Taking): Promise<FetchedFile> {
  if (answer.statusCode === 304 && order.mark !== null) {
    answer.destroy();
    return { kind: "unchanged" };
  }
  const failure = statusFailure(answer);
  if (failure) {
    answer.destroy();
    throw failure;
  }
  const { mostBytes, signal, target } = order;
  const silence = rules.silenceMs === undefined ? {} : { silenceMs: rules.silenceMs };
  const bytes = await writeBody(answer, target, { mostBytes, signal, ...silence });
  if (await isPlainWebPage(target))
    throw new FetchFailed(
      "refused",
      "The server sent a web page instead of the file, probably the one to sign in on: check the address, and its key or password.",
    );
  const mark = markOf(answer);
  if (mark !== null) {
    const recheck = await ask(at, { method: "HEAD", headers: ownHeaders(place, start, at) }, rules, order).catch(
      () => null,
    );
    recheck?.destroy();
    // Marks of packed and of plain bytes may differ, so only those of one kind are compared.
    if (recheck?.statusCode === 200 && isChanged(answer, recheck))
      throw new FetchFailed("unavailable", "The file changed while it was read.");
  }
  return { kind: "file", name: nameOf(answer, at), bytes, mark };
}

function isChanged(first: IncomingMessage, second: IncomingMessage): boolean {
  const [before, after] = [first.headers["last-modified"], second.headers["last-modified"]];
  if (before !== undefined && after !== undefined) return before !== after;
  const sameCoding = first.headers["content-encoding"] === second.headers["content-encoding"];
  const [etag, now] = [first.headers.etag, second.headers.etag];
  return sameCoding && etag !== undefined && now !== undefined && etag !== now;
}

const REFUSALS: Readonly<Record<number, string>> = {
  401: "The server wants to know who asks (401): check the key or password in the source's headers.",
  403: "The server does not let us have the file (403): check the key or password, and whether it lets our address in.",
  404: "There is no file at this address (404): check the address.",
  410: "There is no file at this address any more (410): check the address.",
};

/** Statuses of the client's error that nevertheless mean "try later". */
const LATER = new Set([408, 425, 429]);

function statusFailure({ statusCode: status = 0, headers }: IncomingMessage): FetchFailed | null {
  if (status === 200) return null;
  if (status >= 500 || LATER.has(status))
    return new FetchFailed("unavailable", `The server answered ${status}.`, waitOf(headers["retry-after"]));
  return new FetchFailed("refused", REFUSALS[status] ?? `The server answered ${status} instead of sending the file.`);
}

/** Milliseconds that `Retry-After` asks for, in seconds or until a date (RFC 9110 §10.2.3); at most a day. */
function waitOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const ms = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), DAY_MS) : undefined;
}

interface Mark {
  readonly etag?: string | undefined;
  readonly modified?: string | undefined;
}

function markOf({ headers }: IncomingMessage): string | null {
  const mark: Mark = { etag: headers.etag, modified: headers["last-modified"] };
  const text = JSON.stringify(mark);
  return text === "{}" || text.length > LONGEST_MARK ? null : text;
}

function conditionsOf(mark: string | null): Record<string, string> {
  if (mark === null) return {};
  try {
    const { etag, modified } = JSON.parse(mark) as Mark;
    return { ...(etag && { "If-None-Match": etag }), ...(modified && { "If-Modified-Since": modified }) };
  } catch {
    return {};
  }
}

/** What the file is called: as the server says, else the end of its address. */
function nameOf({ headers }: IncomingMessage, at: URL): string {
  const [, fileName] = /filename="?([^";]+)"?/i.exec(headers["content-disposition"] ?? "") ?? [];
  const name =
    (fileName ?? at.pathname)
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/[^\w .+-]/g, "_")
      .slice(0, 120) ?? "";
  return name === "" ? at.hostname : name;
}

const CERTIFICATE = /^(CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_TLS_CERT)/;

function connectionFailure(error: unknown, signal: AbortSignal): FetchFailure {
  if (error instanceof ForbiddenAddress) return { kind: "refused", message: FORBIDDEN };
  if (signal.aborted) return { kind: "unavailable", message: "The server did not send the whole file in time." };
  const { code = "", name } = error as { code?: string; name: string };
  if (CERTIFICATE.test(code))
    return { kind: "refused", message: `The server's certificate is not one that this machine trusts (${code}).` };
  if (code === "ERR_INVALID_CHAR")
    return { kind: "refused", message: "Its key has signs that cannot be sent: an operator must set it anew." };
  if (code === "ENOSPC") return { kind: "unavailable", message: "There is no room for the file on this machine." };
  if (code === "ENOTFOUND")
    return { kind: "unavailable", message: "The server's name is not known: check the address." };
  if (/^Z_|^ERR_BROTLI|^ERR__ERROR/.test(code))
    return { kind: "unavailable", message: "The file arrived damaged: it cannot be unpacked." };
  if (code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE")
    return { kind: "unavailable", message: "The connection ended in the middle of the file." };
  return { kind: "unavailable", message: `The server does not answer (${code || name}).` };
}
