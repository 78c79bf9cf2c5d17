import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { FORM, html, NOON, type TestServer, testServer, testSite } from "../testing.ts";
import { KnownAddresses } from "./cached-pages.ts";

const PAGE = `<p>${"a car ".repeat(500)}</p>`;

/** The response as it was sent: every header's name and value in order, except those that change by the minute. */
function raw(server: TestServer, headers: Record<string, string>, method = "GET") {
  return new Promise<{ status: number; headers: string[]; bytes: string }>((resolve, reject) => {
    const host = "halden.localhost";
    const sent = request({ port: server.port, host: "127.0.0.1", method, path: "/", headers: { host, ...headers } });
    sent.on("response", async (answer) => {
      const bytes = Buffer.concat(await answer.toArray()).toString("base64");
      const pairs = answer.rawHeaders.flatMap((name, at, all) =>
        at % 2 === 0 ? [`${name.toLowerCase()}: ${all[at + 1]}`] : [],
      );
      resolve({ status: answer.statusCode ?? 0, headers: pairs.filter((pair) => !/^date:/.test(pair)).sort(), bytes });
    });
    sent.on("error", reject);
    sent.end();
  });
}

describe("a kept page is answered the short way just as the long way answers it", () => {
  const id = { "x-request-id": "abcdefgh-1" };
  const rich = async () =>
    html(PAGE, { headers: { "Cache-Control": "no-cache", Vary: "X-Thing", Link: "</a.css>; rel=preload" } });
  const https = { FORECOURT_MODE: "production", SMTP_URL: "smtp://mail.example", TRUST_PROXY: "1" };

  test.each([
    ["in brotli", { "accept-encoding": "gzip, br" }, "GET", {}],
    ["in gzip", { "accept-encoding": "gzip" }, "GET", {}],
    ["as it is", {}, "GET", {}],
    ["by HEAD", { "accept-encoding": "br" }, "HEAD", {}],
    ["to who has it", { "if-none-match": "*" }, "GET", {}],
    [
      "over HTTPS behind a proxy",
      { "x-forwarded-proto": "https", "x-forwarded-host": "halden.localhost" },
      "GET",
      https,
    ],
  ])("%s", async (_name, headers, method, env) => {
    const server = await testServer({ renderPage: rich, env });
    const first = await raw(server, { ...id, ...headers }, method);
    // The full path through Express would now answer that the server is restarting.
    server.state.filled = false;
    const again = await raw(server, { ...id, ...headers }, method);
    expect(again).toEqual(first);
    expect(server.lines.filter(({ msg }) => msg === "request").map(({ cache }) => cache)).toEqual(["made", "hit"]);
  });
});

describe("the short way", () => {
  test("learns an address only from a page that is kept, and follows the site its host has now", async () => {
    const sites = [testSite("halden")];
    const server = await testServer({ sites, renderPage: async (_request, { site }) => html(site.name) });
    await server.ask("/");
    expect((await server.ask("/")).text).toBe("halden Motors");
    sites[0] = testSite("halden", { name: "Halden", version: "v2" });
    expect((await server.ask("/")).text).toBe("Halden");
    sites.length = 0;
    expect((await server.ask("/")).status).toBe(404);
  });

  test("is taken by no request that names two hosts: it is refused, before a page of its address is kept and after", async () => {
    const server = await testServer({ renderPage: async () => html("<p>page</p>") });
    const twice = () =>
      new Promise<number>((resolve, reject) => {
        const hosts = ["Host", "halden.localhost", "hOsT", "kingtide.localhost"];
        const sent = request({ port: server.port, host: "127.0.0.1", path: "/", headers: hosts, agent: false });
        sent.on("response", (answer) => resolve(answer.resume().statusCode ?? 0)).on("error", reject);
        sent.end();
      });
    expect(await twice()).toBe(400);
    expect((await server.ask("/")).status).toBe(200);
    expect(await twice()).toBe(400);
  });

  test("is taken by no post, no call and nobody who says who they are", async () => {
    let count = 0;
    const server = await testServer({ renderPage: async () => html(`${++count}`) });
    await server.ask("/");
    expect((await server.ask("/", { method: "POST", headers: FORM, body: "a=1" })).text).toBe("2");
    expect((await server.ask("/", { headers: { authorization: "Bearer x" } })).text).toBe("3");
    expect((await server.ask("/")).text).toBe("1");
  });

  test("believes no forwarded host of a proxy that is not trusted, and keeps a trusted one's hosts apart", async () => {
    const sites = [testSite("halden"), testSite("kingtide")];
    const options = { sites, renderPage: async (request: Request) => html(new URL(request.url).origin) };
    const forwarded = { "x-forwarded-host": "kingtide.localhost", "x-forwarded-proto": "https" };
    for (const [trust, host, there] of [
      ["0", "halden.localhost", "http://halden.localhost"],
      ["1", "inner", "https://kingtide.localhost"],
    ] as const) {
      const server = await testServer({ ...options, env: { TRUST_PROXY: trust } });
      for (const _time of [1, 2]) {
        expect((await server.ask("/")).text).toBe("http://halden.localhost");
        expect((await server.ask("/", { host, headers: forwarded })).text).toBe(there);
      }
    }
  });

  test("keeps to stock versions and the hour", async () => {
    let count = 0;
    const server = await testServer({
      renderPage: async (_request, scope) => {
        scope.changesAt(NOON + 60_000);
        return html(`${++count}`);
      },
    });
    const texts = async () => [(await server.ask("/")).text, (await server.ask("/")).text];
    expect(await texts()).toEqual(["1", "1"]);
    server.stockVersions.bump([7]);
    expect(await texts()).toEqual(["2", "2"]);
    server.time.now = NOON + 60_000;
    expect((await server.ask("/")).text).toBe("3");
  });

  test("counts each hit once and in the metrics, and ends connections once the process is ending", async () => {
    const server = await testServer();
    for (const _time of [1, 2, 3]) await server.ask("/");
    const metrics = (await server.ask("/metrics")).text;
    expect(metrics).toContain('forecourt_page_cache_total{state="hit"} 2');
    expect(metrics).toContain('forecourt_http_request_seconds_count{class="page",status="2xx"} 3');
    server.state.closing = true;
    expect((await server.ask("/")).headers.connection).toBe("close");
  });
});

test("an address whose headers somebody made up, page after page, takes no memory to be known again", () => {
  const known = new KnownAddresses({ trustProxy: true });
  const requestOf = (headers: Record<string, string>) =>
    ({ headers, url: "/", hostname: "halden.localhost", secure: false }) as unknown as Parameters<
      typeof known.learn
    >[0];
  const usual = requestOf({ host: "halden.localhost", "x-forwarded-proto": "https" });
  const long = ["host", "x-forwarded-proto", "x-forwarded-host"].map((name) =>
    requestOf({ host: "halden.localhost", [name]: `https,${"x".repeat(12_000)}` }),
  );
  for (const req of [usual, ...long]) known.learn(req, "http://halden.localhost/?");
  expect(known.of(usual)).toMatchObject({ host: "halden.localhost" });
  expect(long.map((req) => known.of(req))).toEqual([undefined, undefined, undefined]);
});
