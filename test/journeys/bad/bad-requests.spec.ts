import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import { sentMails } from "../../../src/features/leads/sending/mailbox.ts";
import { type Answer, ask } from "../../setup/ask.ts";
import { ENQUIRY, postLead } from "../../setup/lead.ts";
import { type ServerProcess, startServerProcess } from "../../setup/server-process.ts";

/** Sends requests to the real server that none of our pages would send. */

let server: ServerProcess;
let db: Database;
let halden: number;
let kingtide: number;

beforeAll(async () => {
  server = await startServerProcess({ FORECOURT_DEMO_STOCK: "60", POSTS_PER_MINUTE: "1000" });
  db = await openDatabase({ url: null, dataDir: server.dataDir });
  halden = await carOf("halden-%");
  kingtide = await carOf("kingtide-%");
});
afterAll(async () => {
  await db?.destroy();
  await server?.stop();
});

async function carOf(dealerships: string): Promise<number> {
  const car = await db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select("cars.id")
    .where("dealerships.slug", "like", dealerships)
    .where("cars.status", "=", "in_stock")
    .executeTakeFirstOrThrow();
  return car.id;
}

const get = (path: string, host?: string): Promise<Answer> =>
  ask(server.port, "halden", path, host ? { headers: { host } } : {});

async function leadCount(): Promise<number> {
  const found = await db
    .selectFrom("leads")
    .select((of) => of.fn.countAll<number>().as("leads"))
    .executeTakeFirstOrThrow();
  return found.leads;
}

describe("an invalid lead is refused in a sentence and stored nowhere", () => {
  const REFUSED: readonly [what: string, userData: () => object, status: number, says: RegExp][] = [
    ["ERR-025 a field missing", () => ({ car_id: halden, email: undefined }), 422, /email: \* This field is required/],
    [
      "LEAD-075 a message over its limit",
      () => ({ car_id: halden, message: "x".repeat(5001) }),
      422,
      /5,000 characters/,
    ],
    ["a message of 5 MB", () => ({ car_id: halden, message: "x".repeat(5_000_000) }), 413, /keep it under 100 kB/],
    ["a car of another site", () => ({ car_id: kingtide }), 404, /not listed on this site/],
    ["a car that nobody has", () => ({ car_id: 987_654_321 }), 404, /not listed on this site/],
    ["a dealership that does not exist", () => ({ dealership_slug: "nobody" }), 404, /no such dealership/],
    ["a dealership of another site", () => ({ dealership_slug: "kingtide-southport" }), 404, /no such dealership/],
  ];
  test.each(REFUSED)("%s", async (_, userData, status, says) => {
    const before = await leadCount();
    const answer = await postLead(server.port, { ...ENQUIRY, ...userData() });
    expect(answer.status).toBe(status);
    expect(answer.error).toMatch(says);
    expect(await leadCount()).toBe(before);
  });
});

test("HTML in a name is text everywhere: in the mailbox page, in the mail and in its ADF", async () => {
  const name = `<img src=x onerror=alert(1)>`;
  const answer = await postLead(server.port, {
    ...ENQUIRY,
    car_id: halden,
    name,
    message: '</pre><script>alert(2)</script> & "so on"',
  });
  expect(answer.status).toBe(200);
  // The other mail is the shopper's confirmation, which has no ADF.
  const newest = async () => (await sentMails(server.dataDir, 2)).find(({ adf }) => adf);
  await expect.poll(newest, { interval: 100 }).toBeDefined();
  const mail = await newest();
  expect(mail?.text).toContain(name);
  expect(mail?.adf).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(mail?.adf).toContain("&lt;/pre&gt;&lt;script&gt;alert(2)&lt;/script&gt; &amp; ");
  expect(mail?.adf).not.toMatch(/<(img|script)/);
  for (const path of ["/dev/mailbox", `/dev/mailbox/${mail?.id}`]) {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).not.toContain("<img src=x");
    expect(text).not.toContain("<script>alert(2)");
  }
  expect((await get(`/dev/mailbox/${mail?.id}`)).text).toContain("&lt;img src=x onerror=alert(1)&gt;");
});

test("a body of 5 MB from the form's own page is answered with a page, not with a broken connection", async () => {
  const body = new URLSearchParams({ ...ENQUIRY, message: "x".repeat(5_000_000) }).toString();
  const answer = await ask(server.port, "halden", "/contact", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": String(body.length) },
    body,
  });
  expect(answer.status).toBe(413);
  expect(answer.text).toContain("a shorter message will get through");
});

test("SITE-013 an unknown host gets a page that names no site", async () => {
  for (const host of ["nobody.example", "halden.localhost.evil.example", "203.0.113.7"]) {
    const answer = await get("/", host);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain("No dealership's website is published under this name");
    expect(answer.text).not.toMatch(/halden|kingtide/i);
  }
  expect((await get("/", "a b/../c")).status).toBe(400);
});

test("addresses that climb, plain or encoded, are refused, and say nothing of the machine", async () => {
  const climbing = [
    "/cars/../../etc",
    "/cars/../../../../etc/passwd",
    "/cars/%2e%2e/%2e%2e/etc/passwd",
    "/cars/..%2f..%2fetc%2fpasswd",
    "/cars/%252e%252e%252f%252e%252e%252fetc/passwd",
    "/cars/..%5c..%5cetc",
    "/site/../site.json",
    "/site/..%2fsite.json",
    "/art/../../package.json",
    "/uploads/%2e%2e/forecourt.sqlite",
    "/assets/..%2f..%2f..%2fpackage.json",
    "/images/width=640,quality=75/art/../../package.json",
    "/images/width=640,quality=75/%2Fart%2F..%2F..%2Fpackage.json",
    "/cars/%00",
    "/cars/%c0%ae%c0%ae/etc",
    "/cars/%zz",
    "//etc/passwd",
  ];
  for (const path of climbing) {
    const answer = await get(path);
    expect([400, 404], path).toContain(answer.status);
    expect(answer.text, path).not.toMatch(/root:|"name": "forecourt"|siteName|SQLite/);
  }
  expect((await get("/cars/../../etc")).status).toBe(400);
});

test("an image width of 100000 is refused with the list of widths", async () => {
  const picture = "/art/suv-a/132d5c/f34.webp";
  expect((await get(`/images/width=640,quality=75${picture}`)).status).toBe(200);
  for (const options of [
    "width=100000,quality=75",
    "width=-1,quality=75",
    "width=641,quality=75",
    "width=1e9,quality=75",
  ]) {
    const answer = await get(`/images/${options}${picture}`);
    expect(answer.status, options).toBe(400);
    expect(answer.text, options).toMatch(/^Pictures? are made at these widths: 160, |^A picture's address is/);
  }
  const answer = await get(`/images/width=640,quality=100${picture}`);
  expect(answer).toMatchObject({ status: 400, text: "A picture's quality goes from 40 to 90." });
});

test("after all these requests the server works as before, and has logged none as its own error", async () => {
  expect((await get("/readyz")).status).toBe(200);
  expect((await get("/search/used-cars")).status).toBe(200);
  expect(server.said()).not.toContain("a request failed");
});
