import { describe, expect, test } from "vitest";
import { isCleanPath } from "./hosts.ts";
import { testServer } from "./testing.ts";

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
