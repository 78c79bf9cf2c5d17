import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testSite } from "../../../test/fixtures/site.ts";
import { type Database, migrate, openDatabase } from "../../db/open.ts";
import type { App, RequestScope } from "../../request.ts";
import { codeWay, takeSignIn } from "./sign-in-form.ts";

const site = testSite("halden", []);
const log = { error: vi.fn() };
let db: Database;

beforeAll(async () => {
  db = await openDatabase({ url: "sqlite::memory:", dataDir: "" });
  await migrate(db);
});
afterAll(() => db.destroy());

interface Post {
  readonly fields: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly cookie?: string;
  readonly mode?: "development" | "production";
  readonly database?: Database;
}

async function post({ fields, query = "", cookie, mode = "development", database = db }: Post) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const app = { db: database, log, sms: null, env: { mode } } as unknown as App;
  const scope = { app, site, now: 1, ip: "203.0.113.9", requestId: "r", header: () => cookie ?? null };
  const url = new URL(`http://halden.localhost/sign-in?${query}`);
  return takeSignIn(form, scope as unknown as RequestScope, url);
}

async function ticket(phone: string): Promise<string> {
  const answer = await post({ fields: { phone } });
  const cookie = "to" in answer ? answer.headers.getSetCookie()[0] : undefined;
  return cookie?.split(";")[0] ?? "";
}

test("USER-008 a phone leads on to the code, and the code to where the address says", async () => {
  const query = "type=checkout&redirect=%2Fcars%2Fa%2Fcheckout&back=%2Fcars%2Fa";
  const asked = await post({ fields: { phone: "0491 570 156" }, query });
  expect(asked).toMatchObject({ to: `/sign-in?${query}&step=code` });
  const cookie = await ticket("0491 570 156");
  const entered = await post({ fields: { code: "000000" }, query, cookie });
  if (!("to" in entered)) throw new Error(entered.reply.message);
  expect(entered.to).toBe("/cars/a/checkout");
  const cookies = entered.headers.getSetCookie();
  expect(cookies[0]).toMatch(/^member=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/);
  expect(cookies[1]).toMatch(/^signed-in=1;/);
  expect(cookies[2]).toMatch(/^sign-in=; Path=\/; Max-Age=0;/);
});

test.each(["https://evil.example/", "//evil.example", "/\\evil.example", ""])(
  "USER-008 a code leads nowhere else than to this site: %j",
  async (redirect) => {
    const cookie = await ticket(`0491 570 0${10 + redirect.length}`);
    const entered = await post({
      fields: { code: "000000" },
      query: `redirect=${encodeURIComponent(redirect)}`,
      cookie,
    });
    expect(entered).toMatchObject({ to: "/my-garage" });
  },
);

test("what is wrong comes back with what was typed", async () => {
  expect(await post({ fields: { phone: "02 5550 1234" } })).toMatchObject({
    reply: { step: "phone", typed: "02 5550 1234" },
    status: 422,
  });
  const cookie = await ticket("0491 570 110");
  const wrong = await post({ fields: { code: "111 111" }, cookie });
  expect(wrong).toMatchObject({ reply: { step: "code", typed: "111 111" }, status: 422 });
});

test("a code that is spent, or that this browser never asked for, leads back to the phone", async () => {
  const cookie = await ticket("0491 570 159");
  for (let at = 0; at < 5; at++) await post({ fields: { code: "111111" }, cookie });
  const spent = await post({ fields: { code: "000000" }, cookie });
  expect(spent).toMatchObject({ reply: { step: "phone", typed: "0491 570 159" }, status: 422 });
  expect(await post({ fields: { code: "000000" } })).toMatchObject({ reply: { step: "phone" }, status: 422 });
});

test("too many codes are refused as such", async () => {
  for (let at = 0; at < 5; at++) await post({ fields: { phone: "0491 570 158" } });
  expect(await post({ fields: { phone: "0491 570 158" } })).toMatchObject({
    reply: { typed: "0491 570 158" },
    status: 429,
  });
});

test("USER-008 in production there is no code without a gateway", async () => {
  expect(codeWay({ sms: null, env: { mode: "production" } as App["env"] })).toBeNull();
  expect(await post({ fields: { phone: "0491 570 156" }, mode: "production" })).toMatchObject({ status: 503 });
});

test("a database that is away loses nothing that was typed", async () => {
  const away = await openDatabase({ url: "sqlite::memory:", dataDir: "" });
  await away.destroy();
  const answer = await post({ fields: { phone: "0491 570 157" }, database: away });
  expect(answer).toMatchObject({ reply: { typed: "0491 570 157" }, status: 503 });
  expect(JSON.stringify(log.error.mock.calls)).not.toContain("0491");
});
