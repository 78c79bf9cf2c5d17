import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { FORM, html, testServer } from "../testing.ts";

const JSON_TYPE = { "content-type": "application/json" };
const echo = { renderPage: async (request: Request) => html(await request.text()) };

describe("a body", () => {
  test("of 100 kB arrives whole, and one byte more is 413 with a sentence", async () => {
    const server = await testServer(echo);
    const largest = JSON.stringify("x".repeat(100 * 1024 - 2));
    expect((await server.ask("/api/form", { method: "POST", headers: JSON_TYPE, body: largest })).text).toBe(largest);
    const refused = await server.ask("/form", { method: "POST", headers: FORM, body: `${largest}x` });
    expect(refused.status).toBe(413);
    expect(refused.text).toContain("Please keep it under 100 kB");
    expect(refused.headers["content-type"]).toContain("text/html");
  });

  test("of 5 MB is 413 in JSON under /api, however it is sent", async () => {
    const server = await testServer(echo);
    const body = JSON.stringify({ comments: "x".repeat(5_000_000) });
    const refused = await server.ask("/api/leads", { method: "POST", headers: JSON_TYPE, body });
    expect(refused.status).toBe(413);
    expect(JSON.parse(refused.text).error).toContain("100 kB");
    const chunked = { ...JSON_TYPE, "transfer-encoding": "chunked" };
    expect((await server.ask("/api/leads", { method: "POST", headers: chunked, body })).status).toBe(413);
  });

  test("that says it is JSON and is not, is 400", async () => {
    const server = await testServer(echo);
    const refused = await server.ask("/api/leads", { method: "POST", headers: JSON_TYPE, body: '{"a":' });
    expect([refused.status, JSON.parse(refused.text).error]).toEqual([
      400,
      "The request's body is not well-formed JSON.",
    ]);
    expect((await server.ask("/api/leads", { method: "POST", headers: JSON_TYPE, body: '{"a":1}' })).text).toBe(
      '{"a":1}',
    );
  });

  test("that is compressed is 415: it could unpack to anything", async () => {
    const server = await testServer(echo);
    const headers = { ...JSON_TYPE, "content-encoding": "gzip" };
    const refused = await server.ask("/api/leads", { method: "POST", headers, body: gzipSync("{}") });
    expect(refused.status).toBe(415);
  });
});

describe("posts from one address", () => {
  test("are taken up to the limit; the next is 429 with a sentence and when to come back", async () => {
    const server = await testServer({ ...echo, env: { POSTS_PER_MINUTE: "2" } });
    const post = () => server.ask("/api/leads", { method: "POST", headers: JSON_TYPE, body: "{}" });
    expect([(await post()).status, (await post()).status]).toEqual([200, 200]);
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(JSON.parse(refused.text).error).toBe("Please wait a minute, then send it again.");
    expect((await server.ask("/")).status, "reading goes on").toBe(200);
  });

  test("are taken within an hour as often as in ten minutes, so that no robot fills dealers' mailboxes all day", async () => {
    const server = await testServer({ ...echo, env: { POSTS_PER_MINUTE: "2" } });
    const post = async (path = "/api/leads") => server.ask(path, { method: "POST", headers: JSON_TYPE, body: "{}" });
    const hour = Math.ceil(server.time.now / 3_600_000) * 3_600_000;
    for (let minute = 0; minute < 10; minute++) {
      server.time.now = hour + minute * 60_000;
      expect([(await post()).status, (await post()).status, (await post()).status]).toEqual([200, 200, 429]);
      expect((await post("/api/phone-reveal")).status, "what a page calls by itself is no form").toBe(200);
    }
    server.time.now = hour + 10 * 60_000;
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.text).error).toBe(
      "Very many forms came from your network. Please send yours in an hour, or call us.",
    );
    expect((await post("/api/phone-reveal")).status).toBe(200);
    server.time.now = hour + 3_600_000 - 1;
    expect((await post()).status, "a moment before the hour is over").toBe(429);
    server.time.now = hour + 3_600_000;
    expect((await post()).status).toBe(200);
  });

  test("to the desk are counted by themselves, so that staff at work stop no shopper in their showroom", async () => {
    const desk = { renderDesk: async () => html("the desk"), client: null };
    const server = await testServer({ ...echo, desk, env: { POSTS_PER_MINUTE: "2" } });
    const post = (host: string, path: string) =>
      server.ask(path, { host, method: "POST", headers: FORM, body: "text=a+draft" });
    for (let count = 0; count < 5; count++) expect((await post("desk.localhost", "/desk/leads/7")).status).toBe(200);
    expect((await post("halden.localhost", "/contact")).status).toBe(200);
    const { headers } = await post("desk.localhost", "/desk/leads/7");
    expect(headers["ratelimit-policy"], "by the minute only: staff are at work all day").toMatch(
      /^"1200-in-1min"; q=1200; w=60; pk=[^,]*$/,
    );
  });

  test("that a page makes by itself are counted by themselves, so that vehicles looked at stop no enquiry", async () => {
    const server = await testServer({ ...echo, env: { POSTS_PER_MINUTE: "1" } });
    const post = async (path: string) =>
      (await server.ask(path, { method: "POST", headers: JSON_TYPE, body: "{}" })).status;
    const calls = ["/api/youx/quote", "/api/phone-reveal", "/api/watchlist/save-car", "/api/watchlist/remove-car"];
    for (const call of calls) expect(await post(call), call).toBe(200);
    expect(await post("/api/leads")).toBe(200);
    expect(await post("/api/leads")).toBe(429);
    expect(await post("/api/youx/quote"), "four for each form").toBe(429);
  });

  test("that stop mails are no forms: a mail service presses for many people from one address", async () => {
    const server = await testServer({ ...echo, env: { POSTS_PER_MINUTE: "1" } });
    const post = async (path: string) =>
      (await server.ask(path, { method: "POST", headers: FORM, body: "List-Unsubscribe=One-Click" })).status;
    for (const path of ["/alerts/stop/a.b", "/alerts/stop/c.d", "/unsubscribe/e.f", "/unsubscribe/g.h"])
      expect(await post(path), path).toBe(200);
    expect(await post("/contact")).toBe(200);
  });

  test("are counted by the visitor's /64 behind a trusted proxy", async () => {
    const server = await testServer({ ...echo, env: { POSTS_PER_MINUTE: "1", TRUST_PROXY: "1" } });
    const post = (from: string) =>
      server.ask("/form", { method: "POST", headers: { ...FORM, "x-forwarded-for": from }, body: "a=1" });
    expect((await post("2001:db8:1:2::1")).status).toBe(200);
    expect((await post("2001:db8:1:2::ffff")).status, "the same /64").toBe(429);
    expect((await post("2001:db8:1:3::1")).status, "the next /64").toBe(200);
  });

  test("are counted by the visitor's address where the proxy writes the port of their connection behind it", async () => {
    const server = await testServer({ ...echo, env: { POSTS_PER_MINUTE: "1", TRUST_PROXY: "1" } });
    const post = (from: string) =>
      server.ask("/form", { method: "POST", headers: { ...FORM, "x-forwarded-for": from }, body: "a=1" });
    expect((await post("203.0.113.7:50001")).status).toBe(200);
    expect((await post("203.0.113.7:50002")).status).toBe(429);
  });

  test("cannot escape the count by a header where no proxy is trusted", async () => {
    const server = await testServer({ ...echo, env: { POSTS_PER_MINUTE: "1" } });
    const post = (from: string) =>
      server.ask("/form", { method: "POST", headers: { ...FORM, "x-forwarded-for": from }, body: "a=1" });
    expect((await post("203.0.113.1")).status).toBe(200);
    expect((await post("203.0.113.2")).status).toBe(429);
  });
});

describe("a form's origin", () => {
  test.each([
    [{ "sec-fetch-site": "same-origin" }, 200],
    [{ "sec-fetch-site": "none" }, 200],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "cross-site", origin: "http://halden.localhost" }, 403],
    [{ origin: "http://halden.localhost" }, 200],
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "http://evil-halden.localhost" }, 403],
    [{ origin: "http://halden.localhost.evil.example" }, 403],
    [{ origin: "http://halden.localhost:8080" }, 403],
    [{ origin: "http://kingtide.localhost" }, 403],
    [{ origin: "null" }, 403],
    [{}, 200],
  ] as const)("%j is answered %i", async (headers, status) => {
    const server = await testServer(echo);
    const answer = await server.ask("/form", { method: "POST", headers: { ...FORM, ...headers }, body: "a=1" });
    expect(answer.status).toBe(status);
  });

  test("does not matter for reading", async () => {
    const server = await testServer();
    expect((await server.ask("/", { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(200);
  });
});
