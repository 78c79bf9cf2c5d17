import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import type { DeskApp } from "../desk-request.ts";
import { type Env, parseEnv } from "../env.ts";
import type { Site } from "../features/site/site.ts";
import { ratesInMemory } from "../lib/rates.ts";
import { createApp, type ServerParts } from "./app.ts";
import { closeServer, listen, serverOf } from "./listen.ts";
import { StockVersions } from "./pages/stock-versions.ts";

/** 21 November 2026, 10:00 in Sydney. */
export const NOON = Date.UTC(2026, 10, 20, 23);

/** The part of a site that the server reads. */
export function testSite(slug: string, changes: Partial<Site> = {}): Site {
  const unlent = { financeProvider: null, lenderProducts: [], timezone: "Australia/Sydney" };
  const config = { enquiryFormFields: [], hostnames: {}, ...unlent, ...changes.config };
  const site = {
    id: slug,
    slug,
    name: `${slug} Motors`,
    config,
    configFor: () => config,
    version: "v1",
    dealerships: [{ id: 7 }],
    publicDir: "",
  };
  return { ...site, ...changes, config } as unknown as Site;
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "forecourt-server-"));
  // A picture in progress may still be written into it after its visitor has left.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

/** Headers of a form as a page posts it. */
export const FORM = { "content-type": "application/x-www-form-urlencoded" };

export interface TestRequest {
  readonly method?: string;
  /** The Host header. */
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

/** Sends a request without extra headers; its path is sent exactly as given. */
export function ask(
  port: number,
  path: string,
  { method = "GET", host = "halden.localhost", headers = {}, body }: TestRequest = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: "127.0.0.1", method, path, headers: { host, ...headers }, agent: false },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", reject);
        answer.on("end", () => {
          const bytes = Buffer.concat(parts);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() });
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

export interface TestServer {
  readonly port: number;
  readonly ask: (path: string, request?: TestRequest) => Promise<Answer>;
  readonly app: DeskApp;
  readonly stockVersions: StockVersions;
  readonly state: ServerParts["state"];
  /** Time of the server's clock, in epoch milliseconds. */
  readonly time: { now: number };
  /** The log's lines, parsed as JSON. */
  readonly lines: Record<string, unknown>[];
}

export interface TestServerOptions extends Partial<Omit<ServerParts, "app">> {
  readonly sites?: readonly Site[];
  readonly env?: Readonly<Record<string, string>>;
  readonly db?: unknown;
  readonly search?: DeskApp["search"];
  readonly files?: DeskApp["files"];
  readonly payments?: DeskApp["payments"];
}

/** The real server on a loopback port, with a site "halden" and the given others. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = await temporaryFolder();
  const sites = options.sites ?? [testSite("halden", { publicDir: join(folder, "public") })];
  const time = { now: NOON };
  const lines: Record<string, unknown>[] = [];
  const app = {
    env: testEnv({ FORECOURT_DATA: folder, ...options.env }),
    db: options.db ?? {},
    sites: {
      all: () => sites,
      forHost: (host: string) => sites.find(({ slug }) => `${slug}.localhost` === host) ?? null,
      problems: () => [],
      loaded: () => ({ sites: 0, bytes: 0 }),
    },
    search: options.search ?? { size: () => 3 },
    files: options.files,
    payments: options.payments ?? { processorsOf: () => new Map() },
    rates: ratesInMemory(() => time.now),
    clock: () => time.now,
    log: pino({ level: "debug" }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  } as unknown as DeskApp;
  const stockVersions = options.stockVersions ?? new StockVersions();
  const state = options.state ?? { closing: false, filled: true };
  const renderPage =
    options.renderPage ?? (async () => new Response("<p>page</p>", { headers: { "Content-Type": "text/html" } }));
  const { handler } = createApp({ client: null, art: folder, ...options, renderPage, app, stockVersions, state });
  const server = serverOf(handler);
  const port = await listen(server, 0, "127.0.0.1");
  onTestFinished(() => closeServer(server, 0));
  return { port, app, stockVersions, state, time, lines, ask: (path, request) => ask(port, path, request) };
}

export function testEnv(variables: Readonly<Record<string, string>>): Env {
  const env = parseEnv(variables);
  if (!env.ok) throw new Error(env.error.join(" "));
  return env.value;
}

/** An HTML response of a renderer. */
export const html = (text: string, init: ResponseInit = {}): Response =>
  new Response(text, { ...init, headers: { "Content-Type": "text/html; charset=utf-8", ...init.headers } });
