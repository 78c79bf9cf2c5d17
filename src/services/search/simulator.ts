import { timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerCall, fault, type WireAnswer, type WireCall, wireError, wireText } from "./dialect/port.ts";
import { parseFilter } from "./embedded/filter/filter.ts";
import type { FilterNode } from "./embedded/filter/filter-tree.ts";
import { SimulatedWrites } from "./simulated-writes.ts";

/**
 * How the simulator treats the next requests: it answers, does not answer, answers after a second, sends a proxy's HTML
 * page, an internal error, half of the JSON or JSON of another shape, or hangs up in the middle of the response.
 */
export type SimulatorMood = "answer" | "hang" | "slow" | "html" | "error" | "truncate" | "other" | "hang-up";

export interface SearchSimulator {
  /** `http://127.0.0.1:<port>`, for the live client. */
  readonly url: string;
  /** Sets how reads and writes are treated from now on. */
  behave(mood: SimulatorMood): void;
  /** Methods and paths of the requests so far, oldest first. */
  asked(): readonly string[];
  close(): Promise<void>;
}

export interface SimulatorOptions {
  /** API key required of every request but `/health`; null for none. */
  readonly key?: string | null;
  /** Port to listen on; 0 for a free one. */
  readonly port?: number;
}

const SLOW_MS = 1_000;
const LARGEST = 100_000_000;

/**
 * A Meilisearch on this machine, as far as this product uses it: documents, settings, indexes, swaps and tasks are
 * kept in memory, and searches are answered by our own dialect over the embedded engine.
 */
export async function searchSimulator({ key = null, port = 0 }: SimulatorOptions = {}): Promise<SearchSimulator> {
  const writes = new SimulatedWrites();
  const requests: string[] = [];
  let mood: SimulatorMood = "answer";
  const server = createServer((req, res) => {
    requests.push(`${req.method} ${req.url}`);
    if (mood === "hang") return;
    const delay = mood === "slow" ? SLOW_MS : 0;
    const says = mood;
    setTimeout(() => void answer(writes, key, req).then((reply) => send(res, reply, says)), delay).unref();
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (next) => {
      mood = next;
    },
    asked: () => requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function answer(writes: SimulatedWrites, key: string | null, req: IncomingMessage): Promise<WireAnswer> {
  const url = new URL(req.url ?? "/", "http://simulator");
  if (url.pathname === "/health") return { status: 200, body: { status: "available" } };
  const refused = refusal(key, req.headers.authorization);
  if (refused) return refused;
  const text = await bodyOf(req).catch(() => null);
  if (text === null) return wireError(fault("payload_too_large", "The provided payload reached the size limit."));
  try {
    const body: unknown = text === "" ? undefined : JSON.parse(text, wholePairs);
    if (asksToContain(body)) return wireError(NOT_ENABLED);
    const call = { method: req.method ?? "GET", path: decodeURI(url.pathname), params: url.searchParams, body };
    return (await writes.answer(call)) ?? (await read(writes, call)) ?? wireError(fault("not_found", "No such route."));
  } catch {
    return wireError(fault("malformed_payload", "The json payload provided is malformed."));
  }
}

/** Meilisearch, being written in Rust, calls a body with a lone surrogate malformed. */
function wholePairs(name: string, value: unknown): unknown {
  const isWhole = name.isWellFormed() && (typeof value !== "string" || value.isWellFormed());
  if (!isWhole) throw new SyntaxError("lone leading surrogate in hex escape");
  return value;
}

/** A Meilisearch with default settings refuses `CONTAINS`. */
const NOT_ENABLED = fault(
  "feature_not_enabled",
  "Using `CONTAINS` in a filter requires enabling the `contains filter` experimental feature. See https://github.com/orgs/meilisearch/discussions/763",
);

function asksToContain(body: unknown): boolean {
  if (typeof body !== "object" || body === null) return false;
  const { filter, queries } = body as { readonly filter?: unknown; readonly queries?: unknown };
  const texts = [filter].flat(2).filter((text) => typeof text === "string");
  return texts.some(holdsContains) || (Array.isArray(queries) && queries.some(asksToContain));
}

function holdsContains(filter: string): boolean {
  const parsed = parseFilter(filter);
  const isIn = (node: FilterNode | null): boolean => {
    if (node?.kind === "list") return node.parts.some(isIn);
    return node?.kind === "not" ? isIn(node.part) : node?.kind === "part" && node.place === "anywhere";
  };
  return parsed.ok && isIn(parsed.value);
}

async function read(writes: SimulatedWrites, call: WireCall): Promise<WireAnswer | null> {
  const served = await writes.served();
  return answerCall((uid) => served.get(uid) ?? null, call);
}

function refusal(key: string | null, header: string | undefined): WireAnswer | null {
  if (key === null) return null;
  if (header === undefined) return wireError(fault("missing_authorization_header", "Authorization is missing."));
  const [received, expected] = [Buffer.from(header), Buffer.from(`Bearer ${key}`)];
  if (received.length === expected.length && timingSafeEqual(received, expected)) return null;
  return wireError(fault("invalid_api_key", "The provided API key is invalid."));
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > LARGEST) throw new Error("too large");
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

const PAGE = "<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>";

function send(res: ServerResponse, { status, body }: WireAnswer, mood: SimulatorMood): void {
  const json = wireText(body);
  if (mood === "html") {
    res.writeHead(502, { "Content-Type": "text/html" }).end(PAGE);
  } else if (mood === "error") {
    const { body: error } = wireError(fault("internal", "An internal error has occurred."));
    res.writeHead(500, { "Content-Type": "application/json" }).end(JSON.stringify(error));
  } else if (mood === "truncate") {
    res.writeHead(status, { "Content-Type": "application/json" }).end(json.slice(0, json.length / 2));
  } else if (mood === "other") {
    res.writeHead(200, { "Content-Type": "application/json" }).end('{"results":[{"hits":"none"}]}');
  } else if (mood === "hang-up") {
    res.writeHead(status, { "Content-Type": "application/json", "Content-Length": json.length + 100 });
    res.write(json.slice(0, 1), () => res.destroy());
  } else {
    res.writeHead(status, { "Content-Type": "application/json" }).end(json);
  }
}
