import { globSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../../setup/ask.ts";
import { type ServerProcess, startServerProcess } from "../../setup/server-process.ts";

/** Sends headers that no browser would send, as bytes, since a client of HTTP would refuse to. */

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({
    FORECOURT_DEMO_STOCK: "60",
    POSTS_PER_MINUTE: "100000",
    SEARCHES_PER_MINUTE: "100000",
  });
});
afterAll(() => server?.stop());

/** Names of headers that the sources read of a request, by every way in which they do. */
function headersRead(): readonly string[] {
  const found = new Set<string>();
  for (const file of globSync("src/{server,desk,features,lib,routes}/**/*.{ts,tsx}")) {
    if (/\.test\.|testing/.test(file)) continue;
    const text = readFileSync(file, "utf8");
    const READS = /\bheaders\??(?:\.get\("([\w-]+)"|\["([\w-]+)"\]|\.(\w+)(?!\w*\())|\breq\.get\("([\w-]+)"/g;
    for (const [, ...names] of text.matchAll(READS)) {
      const name = names.find(Boolean);
      if (name) found.add(name.toLowerCase());
    }
  }
  return [...found].sort();
}

const EVIL = "evil.example";
const LONG = "a".repeat(15_000);
const VALUES: readonly string[] = [
  "",
  EVIL,
  `https://${EVIL}/, https://${EVIL}`,
  LONG,
  "__proto__",
  "%00%ff\u00ff\u00fe",
  "-1",
  "99999999999999999999999999",
  `bytes=${"0-0,".repeat(2_000)}`,
  "bytes=99999999999999999999-",
  `${"en;q=9,".repeat(2_000)}`,
  `"${",".repeat(9_000)}"`,
  `${"=;".repeat(7_000)}`,
  `for=${EVIL};host=${EVIL};proto=ftp`,
];
const PATHS = ["/", "/search", "/api/appointments?dealership_id=101", "/art/suv-a/132d5c/f34.webp", "/healthz"];

interface Reply {
  readonly status: number;
  readonly text: string;
}

/** Writes bytes and reads all that comes until the server closes; rejects where nothing comes within ten seconds. */
function raw(bytes: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1", () => void socket.write(bytes, "latin1"));
    let text = "";
    socket.setTimeout(10_000, () => socket.destroy(new Error(`nothing came for ${bytes.slice(0, 200)}`)));
    socket.on("data", (part) => {
      text += part.toString("latin1");
    });
    socket.on("error", (error) => (text === "" ? reject(error) : undefined));
    socket.on("close", () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), text }));
  });
}

const lines = (method: string, path: string, headers: readonly string[]) =>
  `${[`${method} ${path} HTTP/1.1`, ...headers, "Connection: close"].join("\r\n")}\r\n\r\n`;
const HOST = "Host: halden.localhost";
const page = async () => (await ask(server.port, "halden", "/")).text;

test("no value of a header that the sources read makes a fault, hangs, or stays for the next visitor", async () => {
  const read = headersRead();
  for (const name of ["cookie", "host", "origin", "x-forwarded-host", "user-agent"]) expect(read).toContain(name);
  const names = [
    ...read,
    "range",
    "accept-language",
    "x-forwarded-port",
    "forwarded",
    "connection",
    "expect",
    "upgrade",
    "te",
  ];
  const faults: string[] = [];
  for (const name of names) {
    for (const value of VALUES) {
      const path = PATHS[(name.length + VALUES.indexOf(value)) % PATHS.length] ?? "/";
      const { status, text } = await raw(
        lines("GET", path, name === "host" ? [`Host: ${value}`] : [HOST, `${name}: ${value}`]),
      );
      const said = `${name}: ${value.slice(0, 40)} of ${path}: ${status}`;
      if (!(status >= 200 && status < 500)) faults.push(said);
      if (status < 400 && text.includes(EVIL)) faults.push(`${said} repeats it`);
    }
  }
  expect(faults).toEqual([]);
  expect(await page()).not.toContain(EVIL);
});

test("a request that names its host twice, or not at all, is refused", async () => {
  const other = "Host: kingtide.localhost";
  // The second time a cache has the page.
  for (const headers of [[HOST, other], [HOST, HOST], [HOST, `hOST: ${EVIL}`], []])
    for (const path of ["/", "/", "/search", "/healthz", "/art/suv-a/132d5c/f34.webp"])
      if (path !== "/healthz" || headers.length === 0)
        expect((await raw(lines("GET", path, headers))).status, `${headers} ${path}`).toBe(400);
});

test("lengths and pieces of a body that contradict each other are refused, and their rest is no second request", async () => {
  const smuggled = `GET /search HTTP/1.1\r\n${HOST}\r\n\r\n`;
  const bodies: readonly [string, readonly string[], string][] = [
    ["two lengths", ["Content-Length: 5", "Content-Length: 6"], "hello!"],
    ["a length and pieces", ["Content-Length: 5", "Transfer-Encoding: chunked"], `0\r\n\r\n${smuggled}`],
    ["pieces twice", ["Transfer-Encoding: chunked, chunked"], `0\r\n\r\n${smuggled}`],
    ["pieces that are not last", ["Transfer-Encoding: chunked, identity"], `0\r\n\r\n${smuggled}`],
    ["a piece without end", ["Transfer-Encoding: chunked"], `FFFFFFFFFFFFFFFFFF\r\nx`],
    ["a piece of no length", ["Transfer-Encoding: chunked"], `zz\r\nhello\r\n0\r\n\r\n`],
    ["a length below nothing", ["Content-Length: -5"], "hello"],
    ["a length in hexadecimal", ["Content-Length: 0x5"], "hello"],
    ["a length with a sign", ["Content-Length: +5"], "hello"],
  ];
  for (const [what, headers, body] of bodies) {
    const { status, text } = await raw(
      `${lines("POST", "/api/leads", [HOST, "Content-Type: application/json", ...headers])}${body}`,
    );
    expect(status, what).toBe(400);
    expect(text.match(/HTTP\/1\.1/g), what).toHaveLength(1);
  }
});

test("more headers than fit are refused as that", async () => {
  expect((await raw(lines("GET", "/", [HOST, `Cookie: ${"a=b; ".repeat(4_000)}`]))).status).toBe(431);
  expect((await raw(lines("GET", "/", [HOST, ...Array.from({ length: 3_000 }, (_, at) => `x-${at}: a`)]))).status).toBe(
    431,
  );
});
