import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, type Asking, ask } from "../../setup/ask.ts";
import { type ServerProcess, startServerProcess } from "../../setup/server-process.ts";
import { HOSTILE_FORMS, HOSTILE_JSON, type HostileBody } from "./hostile/bodies.ts";
import { otherAddresses, type PostRoute, postRoutes } from "./hostile/post-routes.ts";

/** Posts hostile bodies to every address that accepts any, on a server of one process for all dealers. */

const SITE = "halden";
const KEY = "a-key-of-the-hostile-journey";
/** Milliseconds of CPU time, which other work on the machine does not increase. */
const LONGEST_MS = 200;
const LARGEST_ANSWER = 100 * 1024;
const MOST_MEMORY = 300 * 1024 * 1024;

let folder: string;
let server: ServerProcess;
let routes: readonly PostRoute[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-hostile-"));
  cpSync("sites", folder, { recursive: true });
  const file = join(folder, SITE, "site.json");
  const site = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...site, services: { ...site.services, searchKey: { env: "HOSTILE_KEY" } } }));
  server = await startServerProcess({
    FORECOURT_SITES: folder,
    FORECOURT_DEMO_STOCK: "60",
    POSTS_PER_MINUTE: "1000000",
    SEARCHES_PER_MINUTE: "1000000",
    HOSTILE_KEY: KEY,
  });
  const { text } = await get("/search/used-cars");
  const car = /href="\/cars\/([a-z0-9-]+)"/.exec(text)?.[1] ?? expect.fail("no car is shown");
  routes = postRoutes(car);
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, asking: Asking = {}): Promise<Answer> => ask(server.port, SITE, path, asking);
const post = (path: string, { type, bytes }: Pick<HostileBody, "type" | "bytes">): Promise<Answer> =>
  get(path, {
    method: "POST",
    headers: { "Content-Type": type, "Content-Length": String(bytes.length), Authorization: `Bearer ${KEY}` },
    body: bytes,
  });

interface Spent {
  readonly ms: number;
  readonly memory: number;
}

/** The CPU time and memory that the server's process reports. */
async function spent(): Promise<Spent> {
  const { text } = await get("/metrics");
  const read = (name: string) => Number(new RegExp(`^forecourt_${name} ([\\d.e+]+)$`, "m").exec(text)?.[1]);
  return { ms: read("process_cpu_seconds_total") * 1000, memory: read("process_resident_memory_bytes") };
}

/** The text for a person: a page's heading, or the sentence of a call or a picture. */
function wordsOf({ headers, text }: Answer): string {
  const type = headers["content-type"] ?? "";
  if (type.startsWith("text/plain")) return text;
  if (!type.includes("json")) return /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1] ?? "";
  const { error, message } = JSON.parse(text) as { error?: string; message?: string };
  return error ?? message ?? "";
}

test("every address that takes posts answers every hostile body at once, briefly, in words and without more memory", async () => {
  expect(routes.length, "addresses that take something").toBeGreaterThan(40);
  const wrong: string[] = [];
  // Code is slower when it runs for the first time.
  for (const { path, takes } of routes)
    await post(path, {
      type: takes === "form" ? "application/x-www-form-urlencoded" : "application/json",
      bytes: EMPTY,
    });
  const began = await spent();
  let before = began;
  for (const { path, takes } of routes) {
    for (const body of takes === "form" ? HOSTILE_FORMS : HOSTILE_JSON) {
      const answer = await post(path, body);
      const now = await spent();
      const ms = now.ms - before.ms;
      before = now;
      const told = `${path} answers ${answer.status} to ${body.what}`;
      if (ms > LONGEST_MS) wrong.push(`${told} after ${Math.round(ms)} ms`);
      if (answer.text.length > LARGEST_ANSWER + (await pageOf(path)))
        wrong.push(`${told} with ${answer.text.length} bytes`);
      if (now.memory - began.memory > MOST_MEMORY) wrong.push(`${told} and holds ${now.memory >> 20} MB`);
      const isRefused = answer.status >= 400 && answer.status < 500;
      if (!isRefused && !(body.mayBeTaken && answer.status < 400)) wrong.push(`${told}, which is no refusal`);
      if (isRefused && !path.endsWith(".data") && wordsOf(answer) === "") wrong.push(`${told} without words`);
    }
  }
  expect(wrong).toEqual([]);
  expect(server.said()).not.toContain('"stack"');
}, 240_000);

const EMPTY = Buffer.alloc(0);
const pages = new Map<string, number>();

/** Length in characters of the page that shows its form again without input. */
async function pageOf(path: string): Promise<number> {
  const known = pages.get(path);
  if (known !== undefined) return known;
  const { text } = await post(path, { type: "application/x-www-form-urlencoded", bytes: EMPTY });
  pages.set(path, text.length);
  return text.length;
}

test("an address that takes no posts says so, for every method and body", async () => {
  expect(otherAddresses.length).toBeGreaterThan(20);
  const wrong: string[] = [];
  for (const path of otherAddresses) {
    const answer = await post(path, { type: "application/x-www-form-urlencoded", bytes: Buffer.from("a=1") });
    // A page that the site does not have accepts nothing either.
    if (![404, 405].includes(answer.status) || wordsOf(answer) === "") wrong.push(`POST ${path}: ${answer.status}`);
    if (answer.status === 405 && !answer.headers.allow) wrong.push(`POST ${path}: 405 without what is allowed`);
  }
  for (const method of ["PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"]) {
    for (const path of ["/", "/contact", "/contact.data", "/api/leads", "/api/nothing", "/robots.txt", "/images/x"]) {
      const answer = await get(path, { method });
      if (answer.status !== 405 || wordsOf(answer) === "") wrong.push(`${method} ${path}: ${answer.status}`);
      if (answer.headers.allow !== "GET, HEAD, POST") wrong.push(`${method} ${path} allows ${answer.headers.allow}`);
    }
  }
  const options = await get("/contact", { method: "OPTIONS" });
  expect([options.status, options.headers.allow]).toEqual([204, "GET, HEAD, POST"]);
  expect(wrong).toEqual([]);
  expect(server.said()).not.toContain('"stack"');
});

test("an unknown call is answered in JSON, for every method", async () => {
  for (const path of ["/api", "/api/nothing", "/api/nothing/at?all=1"]) {
    for (const asking of [{}, { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" }]) {
      const answer = await get(path, asking);
      expect([answer.status, answer.headers["content-type"]], path).toEqual([404, expect.stringContaining("json")]);
      expect(JSON.parse(answer.text)).toEqual({ error: "There is no such call." });
    }
  }
});

/** Opens a connection and sends part of a form whose announced length is 1,000 bytes. */
function begin(path: string, sent: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1", () => {
      const head = `POST ${path} HTTP/1.1\r\nHost: ${SITE}.localhost\r\nContent-Type: application/x-www-form-urlencoded`;
      socket.write(`${head}\r\nContent-Length: 1000\r\n\r\n${sent}`, () => resolve(socket));
    });
    socket.on("error", reject);
  });
}

test("bodies that end too soon, or never end, neither block other requests nor cause an error", async () => {
  const forms = routes.filter(({ takes }) => takes === "form").map(({ path }) => path);
  const slow = await Promise.all(forms.map((path) => begin(path, "email=")));
  const cut = await Promise.all(forms.map((path) => begin(path, "email=")));
  for (const socket of cut) socket.destroy();
  const began = await spent();
  const answer = await post("/contact", { type: "application/x-www-form-urlencoded", bytes: Buffer.from("email=x") });
  expect(answer.status).toBe(422);
  expect((await spent()).ms - began.ms).toBeLessThan(LONGEST_MS);
  for (const socket of slow) socket.destroy();
  expect((await get("/readyz")).status).toBe(200);
  expect(server.said()).not.toMatch(/"stack"|a request failed/);
});
