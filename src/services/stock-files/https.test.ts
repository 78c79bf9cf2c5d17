import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isLoopback, isPublicAddress } from "../../lib/net/public-address.ts";
import { type HttpsPlace, type HttpsRules, httpsFetcher } from "./https.ts";
import type { FetchOrder } from "./port.ts";

const answers = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>();
const seen: IncomingMessage[] = [];
const server = createServer((request, response) => {
  seen.push(request);
  const answer = answers.get(request.url ?? "");
  if (answer) answer(request, response);
  else response.writeHead(404).end();
});
const folder = mkdtempSync(join(tmpdir(), "forecourt-https-"));
const port = () => (server.address() as AddressInfo).port;
const at = (path: string) => `http://127.0.0.1:${port()}${path}`;

beforeAll(() => new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  answers.clear();
  seen.length = 0;
});

const RULES: HttpsRules = {
  isAllowed: (address) => isPublicAddress(address) || isLoopback(address),
  ownHosts: [],
  plainLoopback: true,
};
let files = 0;

async function fetchFrom(
  place: string | Partial<HttpsPlace>,
  { rules = {}, ...order }: Partial<FetchOrder> & { readonly rules?: Partial<HttpsRules> } = {},
) {
  files += 1;
  const target = join(folder, `file-${files}`);
  const usual = { url: at("/stock.json"), headers: {}, redirectHosts: [] };
  const fetcher = httpsFetcher(
    { ...usual, ...(typeof place === "string" ? { url: at(place) } : place) },
    { ...RULES, ...rules },
  );
  const signal = AbortSignal.timeout(20_000);
  const result = await fetcher.fetch({ target, mark: null, mostBytes: 1_000_000, signal, ...order });
  const text = existsSync(target) ? readFileSync(target, "utf8") : null;
  return result.ok ? { ...result.value, text } : { ...result.error, text };
}
const sends = (path: string, body: string | Buffer, headers: Record<string, string> = {}, status = 200) =>
  answers.set(path, (_request, response) => response.writeHead(status, headers).end(body));
const refused = (message: RegExp) => ({ kind: "refused", message: expect.stringMatching(message), text: null });
const unavailable = (message: RegExp) => ({ kind: "unavailable", message: expect.stringMatching(message), text: null });

test("a file is written as it was sent, with its name and its mark", async () => {
  sends("/export/stock%20list.csv?key=1", "a,b\n", { ETag: '"1"', "Last-Modified": "Sun, 22 Nov 2026 01:00:00 GMT" });
  expect(await fetchFrom("/export/stock%20list.csv?key=1")).toEqual({
    kind: "file",
    name: "stock_20list.csv",
    bytes: 4,
    mark: JSON.stringify({ etag: '"1"', modified: "Sun, 22 Nov 2026 01:00:00 GMT" }),
    text: "a,b\n",
  });
  sends("/feed", "[]", { "Content-Disposition": 'attachment; filename="../../etc/stock.json"' });
  expect(await fetchFrom("/feed")).toMatchObject({ name: "stock.json", mark: null });
});

test("by its mark the server is asked whether there is another file", async () => {
  answers.set("/stock.json", ({ headers }, response) => {
    const isSame = headers["if-none-match"] === '"1"' && headers["if-modified-since"] === "then";
    return isSame ? response.writeHead(304).end() : response.writeHead(200).end("[]");
  });
  const mark = JSON.stringify({ etag: '"1"', modified: "then" });
  expect(await fetchFrom("/stock.json", { mark })).toEqual({ kind: "unchanged", text: null });
  expect(await fetchFrom("/stock.json", { mark: "no mark of ours" })).toMatchObject({ kind: "file" });
  sends("/stock.json", "", {}, 304);
  expect(await fetchFrom("/stock.json"), "nobody asked for changes").toMatchObject(refused(/answered 304/));
});

test.each([
  ["gzip", gzipSync("[1,2]")],
  ["br", brotliCompressSync("[1,2]")],
])("a file packed as %s for the way is unpacked", async (coding, body) => {
  sends("/stock.json", body, { "Content-Encoding": coding });
  expect(await fetchFrom("/stock.json")).toMatchObject({ kind: "file", bytes: 5, text: "[1,2]" });
});

test("a file that unpacks to far more than it was, or is larger than allowed, is not taken", async () => {
  sends("/stock.json", gzipSync(Buffer.alloc(40_000_000)), { "Content-Encoding": "gzip" });
  expect(await fetchFrom("/stock.json", { mostBytes: 1_000_000_000 })).toEqual(refused(/unpacks to far more/));
  sends("/stock.json", Buffer.alloc(2_000_000));
  expect(await fetchFrom("/stock.json")).toEqual(refused(/larger than 977 kB/));
  answers.set("/stock.json", (_request, response) => {
    for (let part = 0; part < 20; part++) response.write(Buffer.alloc(100_000));
    response.end();
  });
  expect(await fetchFrom("/stock.json"), "without a length").toEqual(refused(/larger than 977 kB/));
});

test("a file that is cut, damaged or never comes to an end is a failure, and leaves nothing", async () => {
  answers.set("/stock.json", (_request, response) => {
    response.writeHead(200, { "Content-Length": "1000" });
    response.write("[1,2,", () => response.destroy());
  });
  expect(await fetchFrom("/stock.json")).toEqual(unavailable(/ended in the middle/));
  answers.set("/stock.json", (_request, response) => {
    response.write("[1,2,", () => response.destroy());
  });
  expect(await fetchFrom("/stock.json"), "in pieces").toEqual(unavailable(/ended in the middle/));
  sends("/stock.json", gzipSync("[1,2,3,4]").subarray(0, 15), { "Content-Encoding": "gzip" });
  expect(await fetchFrom("/stock.json")).toEqual(unavailable(/cannot be unpacked/));
  sends("/stock.json", "not gzip", { "Content-Encoding": "gzip" });
  expect(await fetchFrom("/stock.json")).toEqual(unavailable(/cannot be unpacked/));
  answers.set("/stock.json", (_request, response) => void response.write("[1,"));
  expect(await fetchFrom("/stock.json", { rules: { silenceMs: 50 } })).toEqual(unavailable(/stopped in the middle/));
  expect(await fetchFrom("/stock.json", { signal: AbortSignal.timeout(50) })).toEqual(unavailable(/in time/));
});

test("a file that changes while it is read is a failure", async () => {
  let version = 0;
  answers.set("/stock.json", (_request, response) => {
    version += 1;
    response.writeHead(200, { ETag: `"${version}"` }).end("[]");
  });
  expect(await fetchFrom("/stock.json")).toEqual(unavailable(/changed while it was read/));
  sends("/stock.json", "[]", { ETag: '"same"' });
  expect(await fetchFrom("/stock.json")).toMatchObject({ kind: "file" });
});

test.each([
  [401, "refused", /wants to know who asks/],
  [403, "refused", /does not let us have/],
  [404, "refused", /no file at this address/],
  [418, "refused", /answered 418/],
  [408, "unavailable", /answered 408/],
  [500, "unavailable", /answered 500/],
  [503, "unavailable", /answered 503/],
])("the answer %i is %s", async (status, kind, message) => {
  sends("/stock.json", "[]", {}, status);
  expect(await fetchFrom("/stock.json")).toEqual({ kind, message: expect.stringMatching(message), text: null });
});

test("a server says for how long it wants to be left alone, at most a day", async () => {
  sends("/stock.json", "", { "Retry-After": "120" }, 429);
  expect(await fetchFrom("/stock.json")).toMatchObject({ kind: "unavailable", waitMs: 120_000 });
  sends("/stock.json", "", { "Retry-After": "Fri, 31 Dec 9999 00:00:00 GMT" }, 503);
  expect(await fetchFrom("/stock.json")).toMatchObject({ waitMs: 86_400_000 });
});

test.each([
  ["a page to sign in on", "<!DOCTYPE html><html><form>"],
  ["a page behind a byte order mark and a comment", "\uFEFF\n<!-- hello -->\n<html>"],
])("%s is no stock file", async (_what, body) => {
  sends("/stock.json", body);
  expect(await fetchFrom("/stock.json")).toEqual(
    refused(/web page instead of the file, probably the one to sign in on/),
  );
});

test("a web page that carries its vehicles is one", async () => {
  const page = `<!doctype html>${" ".repeat(65_530)}<script type="application/ld+json">{}</script>`;
  sends("/stock.html", page, { "Content-Type": "text/html" });
  expect(await fetchFrom("/stock.html")).toMatchObject({ kind: "file", text: page });
});

test("headers go to the source's own host and port, and to nobody else", async () => {
  const other = createServer((request, response) => {
    seen.push(request);
    response.end("[]");
  });
  await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
  const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}/stock.json`;
  sends("/stock.json", "", { Location: "/real.json" }, 302);
  sends("/real.json", "[]");
  const headers = { Authorization: "Bearer secret" };
  expect(await fetchFrom({ headers })).toMatchObject({ kind: "file", name: "real.json" });
  expect(seen.map((request) => request.headers.authorization)).toEqual(["Bearer secret", "Bearer secret"]);
  sends("/stock.json", "", { Location: elsewhere }, 302);
  expect(await fetchFrom({ headers })).toMatchObject({ kind: "file" });
  expect(seen.at(-1)?.headers.authorization).toBeUndefined();
  other.close();
});

test("a key with a line break in it is said to be wrong, and is not shown", async () => {
  const failed = await fetchFrom({ headers: { Authorization: "Bearer se\ncret" } });
  expect(failed).toEqual(refused(/^Its key has signs that cannot be sent/));
});

test("a server may send us on to hosts that are named, a few times, and never into a private network", async () => {
  const sentTo = (location: string) => sends("/stock.json", "", { Location: location }, 301);
  sentTo("https://files.example.com/stock.json");
  expect(await fetchFrom("/stock.json")).toEqual(refused(/sends us on to files.example.com: .*redirectHosts/));
  sentTo("http://169.254.169.254/latest/meta-data");
  expect(await fetchFrom("/stock.json")).toEqual(refused(/redirectHosts/));
  expect(await fetchFrom({ redirectHosts: ["169.254.169.254"] })).toEqual(refused(/over https only/));
  sentTo("https://169.254.169.254/latest/meta-data");
  expect(await fetchFrom({ redirectHosts: ["169.254.169.254"] })).toEqual(refused(/private network.*FEED_HOSTS/));
  sentTo("/stock.json");
  expect(await fetchFrom("/stock.json")).toEqual(refused(/again and again/));
  sends("/stock.json", "", {}, 302);
  expect(await fetchFrom("/stock.json")).toEqual(refused(/does not say where/));
});

test.each([
  ["http://feeds.example.com/stock.json", /over https only/],
  ["https://10.0.0.5/stock.json", /private network/],
  ["https://[fe80::1]/stock.json", /private network/],
  ["https://me:secret@feeds.example.com/", /user and a password/],
  ["ftp://feeds.example.com/", /over https only/],
  ["nonsense", /is none/],
])("%s is not asked", async (url, message) => {
  expect(await fetchFrom({ url })).toEqual(refused(message));
});

test("in production this machine is not asked, by its address or by a name of it, unless an operator allows the host", async () => {
  sends("/stock.json", "[]");
  const rules = { plainLoopback: false, isAllowed: isPublicAddress };
  expect(await fetchFrom("/stock.json", { rules })).toEqual(refused(/over https only/));
  expect(await fetchFrom({ url: `https://localhost:${port()}/stock.json` }, { rules })).toEqual(
    refused(/private network/),
  );
  expect(seen).toEqual([]);
  const named = await fetchFrom(
    { url: `https://localhost:${port()}/stock.json` },
    { rules: { ...rules, ownHosts: ["localhost"] } },
  );
  expect(named, "asked, but it does not speak TLS").toMatchObject({ kind: "unavailable" });
});
