import { expect, test } from "vitest";
import { testServer } from "../testing.ts";

const PRODUCTION = { FORECOURT_MODE: "production", SMTP_URL: "smtp://mail.example", TRUST_PROXY: "1" };
const over = (scheme: string) => ({ "x-forwarded-proto": scheme });

test("production leads a page that came by plain HTTP to HTTPS, with its path and query", async () => {
  const server = await testServer({ env: PRODUCTION });
  const plain = await server.ask("/search/used-cars?page=2&q=a%20b", { headers: over("http") });
  expect([plain.status, plain.headers.location]).toEqual([
    308,
    "https://halden.localhost/search/used-cars?page=2&q=a%20b",
  ]);
  expect((await server.ask("/search", { headers: over("https") })).status).toBe(200);
  // Three times, because from the second time on a cached page would be answered before Express.
  for (const _ of [1, 2, 3]) expect((await server.ask("/search", { headers: over("http") })).status).toBe(308);
});

test("what is sent by plain HTTP is refused in words; health checks are answered", async () => {
  const server = await testServer({ env: PRODUCTION });
  const sent = await server.ask("/api/leads", { method: "POST", headers: over("http"), body: "{}" });
  expect([sent.status, JSON.parse(sent.text).error]).toEqual([403, expect.stringContaining("https://")]);
  expect((await server.ask("/healthz", { headers: over("http") })).status).toBe(200);
});

test("a host that nobody claims is led nowhere", async () => {
  const server = await testServer({ env: PRODUCTION });
  const answer = await server.ask("/", { host: "evil.example", headers: over("http") });
  expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
});

test.each([
  ["development", { TRUST_PROXY: "1" }, over("http")],
  ["a proxy that nobody trusts", { ...PRODUCTION, TRUST_PROXY: "0" }, over("http")],
  ["a proxy that says nothing", PRODUCTION, {}],
])("nothing is redirected for %s", async (_name, env, headers) => {
  const server = await testServer({ env });
  expect((await server.ask("/search", { headers })).status).toBe(200);
});
