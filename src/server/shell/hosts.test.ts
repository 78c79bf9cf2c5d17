import type { Response as Answer, Request as Asked } from "express";
import { describe, expect, test, vi } from "vitest";
import { beginFacts } from "../observing/facts.ts";
import { testServer, testSite } from "../testing.ts";
import { findSite, isCleanPath } from "./hosts.ts";

describe("a host", () => {
  test("nobody knows gets 404 and nothing of any site", async () => {
    const server = await testServer();
    const answer = await server.ask("/", { host: "unknown.example" });
    expect(answer.status).toBe(404);
    expect(answer.text).toContain("No dealership's website is published under this name.");
    expect(answer.text).not.toContain("halden");
  });

  test("nobody knows is told so in JSON under /api", async () => {
    const server = await testServer();
    const answer = await server.ask("/api/leads", { host: "unknown.example", method: "POST", body: "{}" });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text).error).toContain("No dealership's website");
  });

  test("is believed of a proxy only where one is trusted", async () => {
    const headers = { "x-forwarded-host": "halden.localhost" };
    const careful = await testServer();
    expect((await careful.ask("/", { host: "inner", headers })).status).toBe(404);
    const trusting = await testServer({ env: { TRUST_PROXY: "1" } });
    expect((await trusting.ask("/", { host: "inner", headers })).status).toBe(200);
  });

  test("is refused where a client calls another site's host the one that it was forwarded from", async () => {
    const sites = [testSite("halden"), testSite("kingtide")];
    const server = await testServer({ sites, env: { TRUST_PROXY: "1" } });
    const statusOf = (host: string, forwarded: string) =>
      server.ask("/", { host, headers: { "x-forwarded-host": forwarded } }).then(({ status }) => status);
    expect(await statusOf("halden.localhost", "kingtide.localhost")).toBe(400);
    expect(await statusOf("halden.localhost", "unknown.example")).toBe(400);
    expect(await statusOf("halden.localhost:3000", "halden.localhost:8443")).toBe(200);
    expect(await statusOf("inner:3000", "kingtide.localhost")).toBe(200);
  });

  test("of the proxy itself is nobody's, though a default site answers for it", () => {
    const [halden, kingtide] = [testSite("halden"), testSite("kingtide")];
    const sites = { forHost: (host: string) => (host === "kingtide.localhost" ? kingtide : halden) };
    const req = { hostname: "kingtide.localhost", headers: { host: "10.0.0.7:3000" } } as unknown as Asked;
    const res = {} as Answer;
    const facts = beginFacts(res, "r", "page");
    const next = vi.fn();
    void findSite({ sites } as unknown as Parameters<typeof findSite>[0])(req, res, next);
    expect([next.mock.calls.length, facts.site]).toEqual([1, kingtide]);
  });

  test.each(["a b", "x@halden.localhost", "halden.localhost/x", "halden.localhost:999999"])(
    "%j is refused",
    async (host) => {
      const server = await testServer();
      expect((await server.ask("/", { host })).status).toBe(400);
    },
  );
});

describe("an address that climbs", () => {
  test.each([
    "/cars/../../etc/passwd",
    "/cars/%2e%2e/%2e%2e/etc",
    "/cars/..%2f..%2fetc",
    "/art/%252e%252e/x",
    "/cars/..%5cetc",
    "/%00",
    "/%zz",
    "//etc",
  ])("%s is refused before anything reads it", async (path) => {
    const server = await testServer({
      renderPage: async () => {
        throw new Error("The page was asked.");
      },
    });
    const answer = await server.ask(path);
    expect(answer.status).toBe(400);
  });

  test.each(["/", "/cars/2021-kia-sorento..gt", "/search/100%25", "/a/...", "/caf%C3%A9"])("%s is none", (path) => {
    expect(isCleanPath(path)).toBe(true);
  });
});

describe("what hides in a query, or stands for a scheme", () => {
  const answerTo = async (path: string, headers: Record<string, string> = {}) => {
    const urls: string[] = [];
    const renderPage = async (request: Request) => {
      urls.push(request.url);
      return new Response("<p>page</p>", { headers: { "Content-Type": "text/html" } });
    };
    const server = await testServer({ env: { TRUST_PROXY: "1" }, renderPage });
    const { status, text } = await server.ask(path, { headers });
    expect(server.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    return { status, text, urls };
  };

  test.each(["/?q=%00", "/search?make=a%00b", "/search?a=1?b=%00", "/?%00=1"])(
    "%s, a query with a NUL, is refused in words before anything reads it",
    async (path) => {
      const { status, text, urls } = await answerTo(path);
      expect([status, urls]).toEqual([400, []]);
      expect(text).toContain("Check the address");
    },
  );

  test.each(["/?q=%2500", "/?q=0%25", "/?q=%zz"])("%s has none, and its page is made", async (path) => {
    expect((await answerTo(path)).status).toBe(200);
  });

  test.each(["javascript:", "ftp", "https://evil.example/", "http s", "://", "HTTPS\t", "0", "https;q=1", "h%00ttps"])(
    "a proxy that says the scheme is %j is answered 400 in words, not by an error of ours",
    async (scheme) => {
      const { status, text, urls } = await answerTo("/", { "x-forwarded-proto": scheme });
      expect([status, urls]).toEqual([400, []]);
      expect(text).toContain("Check the address");
    },
  );

  test.each([
    ["https", "https://halden.localhost/"],
    ["https, http", "https://halden.localhost/"],
    ["http", "http://halden.localhost/"],
    ["", "http://halden.localhost/"],
  ])("a page is asked for by the scheme that the proxy says: %j", async (scheme, url) => {
    expect(await answerTo("/", { "x-forwarded-proto": scheme })).toMatchObject({ status: 200, urls: [url] });
  });
});
