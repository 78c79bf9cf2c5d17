import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { FORM, html, NOON, testServer, testSite } from "../testing.ts";

/** A renderer whose pages say how many were rendered before. */
function counting() {
  let count = 0;
  return async () => html(`<p>rendering ${++count}</p>`);
}

describe("a kept page", () => {
  test("is rendered once, and again when the dealership's stock changes", async () => {
    const server = await testServer({ renderPage: counting() });
    expect((await server.ask("/")).text).toBe("<p>rendering 1</p>");
    expect((await server.ask("/")).text).toBe("<p>rendering 1</p>");
    server.stockVersions.bump([7]);
    expect((await server.ask("/")).text).toBe("<p>rendering 2</p>");
    server.stockVersions.bump([8]);
    expect((await server.ask("/")).text, "another dealer's change").toBe("<p>rendering 2</p>");
  });

  test("is rendered again when the site's files change", async () => {
    const sites = [testSite("halden")];
    const server = await testServer({ renderPage: counting(), sites });
    await server.ask("/");
    sites[0] = testSite("halden", { version: "v2" });
    expect((await server.ask("/")).text).toBe("<p>rendering 2</p>");
  });

  test("lives no longer than the earliest rule that depends on the hour", async () => {
    let count = 0;
    const server = await testServer({
      renderPage: async (_request, scope) => {
        scope.changesAt(NOON + 90_000);
        scope.changesAt(NOON + 60_000);
        return html(`rendering ${++count}`);
      },
    });
    await server.ask("/");
    server.time.now = NOON + 59_999;
    expect((await server.ask("/")).text).toBe("rendering 1");
    server.time.now = NOON + 60_000;
    expect((await server.ask("/")).text).toBe("rendering 2");
  });

  test("lives no longer than the sites' lending: a product's last day, and the new year", async () => {
    let count = 0;
    const product = { lender: "Taurus", until: "2026-11-24" };
    const config = { financeProvider: "Taurus", lenderProducts: [product], timezone: "Australia/Sydney" };
    const server = await testServer({
      sites: [testSite("halden", { config } as unknown as Parameters<typeof testSite>[1])],
      renderPage: async () => html(`rendering ${++count}`),
    });
    const textAt = async (time: string) => {
      server.time.now = Date.parse(`${time}+11:00`);
      return (await server.ask("/")).text;
    };
    expect(await textAt("2026-11-21T10:00")).toBe("rendering 1");
    expect(await textAt("2026-11-24T23:59:59")).toBe("rendering 1");
    expect(await textAt("2026-11-25T00:00")).toBe("rendering 2");
    expect(await textAt("2026-12-31T23:59:59")).toBe("rendering 2");
    expect(await textAt("2027-01-01T00:00")).toBe("rendering 3");
  });

  test("of one site is never another's", async () => {
    const server = await testServer({
      sites: [testSite("halden"), testSite("kingtide")],
      renderPage: async (_request, scope) => html(scope.site.slug),
    });
    expect((await server.ask("/", { host: "halden.localhost" })).text).toBe("halden");
    expect((await server.ask("/", { host: "kingtide.localhost" })).text).toBe("kingtide");
  });

  test("is rendered from no header of the visitor's", async () => {
    const server = await testServer({
      renderPage: async (request) => html([...request.headers.keys()].join()),
    });
    const answer = await server.ask("/", { headers: { cookie: "name=Kim", "accept-language": "de", "x-secret": "1" } });
    expect(answer.text).toBe("accept");
  });

  test("keeps data requests under their own address", async () => {
    const server = await testServer({
      renderPage: async (request) => new Response(request.url, { headers: { "Content-Type": "text/x-script" } }),
    });
    expect((await server.ask("/search.data?_routes=a")).text).toContain("/search.data?_routes=a");
    expect((await server.ask("/search.data?_routes=b")).text).toContain("/search.data?_routes=b");
  });

  test.each([
    ["an error", async () => html("x", { status: 500 })],
    ["a page not found", async () => html("x", { status: 404 })],
    ["a page with a cookie", async () => html("x", { headers: { "Set-Cookie": "a=1" } })],
    ["a page that forbids it", async () => html("x", { headers: { "Cache-Control": "no-store" } })],
  ])("is never %s", async (_name, renderPage) => {
    let count = 0;
    const server = await testServer({
      renderPage: async () => {
        count += 1;
        return renderPage();
      },
    });
    await server.ask("/");
    await server.ask("/");
    expect(count).toBe(2);
  });

  test.each(["uncacheable", "ip", "userAgent", "header"] as const)(
    "is none that asked the scope for %s",
    async (name) => {
      let count = 0;
      const server = await testServer({
        renderPage: async (_request, scope) => {
          const getter = scope[name];
          if (typeof getter === "function") getter("cookie");
          return html(`${++count}`);
        },
      });
      await server.ask("/");
      expect((await server.ask("/")).text).toBe("2");
    },
  );

  test("has an address of 512 characters at most", async () => {
    const server = await testServer({ renderPage: counting() });
    const short = `/${"x".repeat(511)}`;
    await server.ask(short);
    expect((await server.ask(short)).text).toContain("rendering 1");
    await server.ask(`${short}x`);
    expect((await server.ask(`${short}x`)).text).toContain("rendering 3");
  });

  test("is not one of the calls, nor an answer to a post", async () => {
    const server = await testServer({ renderPage: counting() });
    await server.ask("/api/stock");
    expect((await server.ask("/api/stock")).text).toContain("rendering 2");
    await server.ask("/form", { method: "POST", headers: FORM, body: "a=1" });
    expect((await server.ask("/form", { method: "POST", headers: FORM, body: "a=1" })).text).toContain("rendering 4");
  });

  test("is one rendering for many who ask at once", async () => {
    const server = await testServer({ renderPage: counting() });
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.ask("/")));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(["<p>rendering 1</p>"]));
  });

  test("is kept at once without a query, with one from its second request on, and at once after a change of stock", async () => {
    const server = await testServer({ renderPage: counting() });
    const states = async (path: string, times: number) => {
      for (let time = 0; time < times; time++) await server.ask(path);
      const lines = server.lines.filter(({ msg }) => msg === "request").map(({ cache }) => cache);
      return lines.slice(-times);
    };
    expect(await states("/cars", 2)).toEqual(["made", "hit"]);
    expect(await states("/cars?utm_source=mail", 1)).toEqual(["hit"]);
    expect(await states("/cars?make=kia", 3)).toEqual(["once", "made", "hit"]);
    server.stockVersions.bump([7]);
    expect(await states("/cars?make=kia", 2)).toEqual(["made", "hit"]);
  });

  test("is kept as seldom asked for by another spelling, port or host than its site's own", async () => {
    const server = await testServer({ sites: [testSite("halden")], renderPage: counting() });
    const states = async (path: string, host: string) => {
      await server.ask(path, { host });
      return server.lines.findLast(({ msg }) => msg === "request")?.cache;
    };
    for (const host of ["halden.localhost", `halden.localhost:${server.port}`])
      expect(await states("/cars", host)).toBe("made");
    for (const path of ["/Cars", "/cars/", "/car%73", "/cars?nothing=1"])
      expect(await states(path, "halden.localhost"), path).toBe("once");
    expect(await states("/cars", "halden.localhost:1234")).toBe("once");
  });

  test("pushes others out when memory is full, and the server goes on", async () => {
    const server = await testServer({ pageBytes: 20_000, renderPage: async () => html("x".repeat(5000)) });
    for (let page = 0; page < 20; page++) expect((await server.ask(`/page-${page}`)).status).toBe(200);
    const metrics = (await server.ask("/metrics")).text;
    expect(Number(/forecourt_page_cache_bytes (\d+)/.exec(metrics)?.[1])).toBeLessThanOrEqual(20_000);
    expect(metrics).toMatch(/forecourt_page_cache_total\{state="made"\} 20/);
  });

  test("takes no more than 48 MB of a server that nobody told otherwise", async () => {
    const page = "x".repeat(2 * 1024 * 1024);
    const server = await testServer({ renderPage: async () => html(page) });
    for (let at = 0; at < 26; at++) await server.ask(`/page-${at}`);
    const bytes = Number(/forecourt_page_cache_bytes (\d+)/.exec((await server.ask("/metrics")).text)?.[1]);
    expect(bytes).toBeGreaterThan(44 * 1024 * 1024);
    expect(bytes).toBeLessThanOrEqual(48 * 1024 * 1024);
  });
});

describe("what is sent", () => {
  const long = `<p>${"a car ".repeat(500)}</p>`;

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("a page in %s unpacks to the page", async (encoding, unpack) => {
    const server = await testServer({ renderPage: async () => html(long) });
    const answer = await server.ask("/", { headers: { "accept-encoding": encoding } });
    expect(answer.headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
    expect(unpack(answer.bytes).toString()).toBe(long);
  });

  test("a page that the browser has is 304, and browsers ask each time", async () => {
    const server = await testServer();
    const first = await server.ask("/");
    expect(first.headers["cache-control"]).toBe("private, no-cache");
    const again = await server.ask("/", { headers: { "if-none-match": first.headers.etag ?? "" } });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, "", first.headers.etag]);
    server.stockVersions.bump([7]);
    expect((await server.ask("/", { headers: { "if-none-match": '"another"' } })).status).toBe(200);
  });

  test.each([
    ["data that are fetched ahead of a press serve for seconds", "/a.data?b=1", true, "private, max-age=10"],
    ["data that are asked for do not", "/a.data", false, "private, no-cache"],
    ["nor does a document", "/a", true, "private, no-cache"],
  ])("%s, the first time and from the cache", async (_what, path, isAhead, rule) => {
    const server = await testServer();
    const asking = (ahead: boolean) => ({
      headers: ahead ? { "sec-purpose": "prefetch" } : ({} as Record<string, string>),
    });
    for (const _time of [1, 2, 3]) {
      expect((await server.ask(path, asking(isAhead))).headers["cache-control"]).toBe(rule);
    }
    // How it was asked for the first time says nothing about the second.
    await server.ask("/b.data", asking(isAhead));
    const other = isAhead ? "private, no-cache" : "private, max-age=10";
    expect((await server.ask("/b.data", asking(!isAhead))).headers["cache-control"]).toBe(other);
  });

  test("what is made for one answer is not kept for seconds, though it was fetched ahead", async () => {
    const server = await testServer({
      renderPage: async (_request, scope) => {
        scope.uncacheable();
        return html("once");
      },
    });
    const { headers } = await server.ask("/a.data", { headers: { "sec-purpose": "prefetch" } });
    expect(headers["cache-control"]).not.toContain("max-age");
  });

  test("HEAD has the page's headers and no body", async () => {
    const server = await testServer({ renderPage: async () => html(long) });
    const answer = await server.ask("/", { method: "HEAD" });
    expect([answer.status, answer.text, answer.headers["content-length"]]).toEqual([200, "", `${long.length}`]);
  });

  test("the page's own scripts are allowed by hash and no others, without a nonce in the page", async () => {
    const server = await testServer({
      renderPage: async (_request, { scriptNonce }) =>
        html(`<script nonce="${scriptNonce}">go()</script><script>evil()</script>`),
    });
    const { text, headers } = await server.ask("/");
    const policy = String(headers["content-security-policy"]);
    const hash = createHash("sha256").update("go()").digest("base64");
    expect(text).toBe("<script>go()</script><script>evil()</script>");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    for (const rule of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test("a document that is delivered past its answer is sealed and sent as one within it", async () => {
    const server = await testServer({
      renderPage: async (_request, { scriptNonce, deliver }) => {
        deliver(Buffer.from(`<script nonce="${scriptNonce}">go("ü")</script>`), "");
        return new Response(null, { status: 404, headers: { "Content-Type": "text/html; charset=utf-8" } });
      },
    });
    const { status, text, headers } = await server.ask("/");
    expect([status, text, headers["content-type"]]).toEqual([
      404,
      `<script>go("ü")</script>`,
      "text/html; charset=utf-8",
    ]);
    const hash = createHash("sha256").update('go("ü")').digest("base64");
    expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  test("pages may show pictures of the operator's hosts, the site's own and its image service", async () => {
    const config = { imageServiceUrl: "https://img.example.com/cars" };
    const server = await testServer({
      sites: [testSite("halden", { config: config as never, imageHosts: ["cdn.example.net"] })],
      env: { IMAGE_HOSTS: "photos.example.com" },
    });
    expect((await server.ask("/")).headers["content-security-policy"]).toContain(
      "img-src 'self' data: blob: https://photos.example.com https://cdn.example.net https://img.example.com;",
    );
  });

  test("every answer bears the other headers of a careful server", async () => {
    const server = await testServer();
    for (const path of ["/", "/nothing-at-all.png", "/healthz"]) {
      expect((await server.ask(path)).headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "x-frame-options": "DENY",
      });
    }
  });

  test("HTTPS is asked for in production behind a proxy that speaks it, and nowhere else", async () => {
    const production = { FORECOURT_MODE: "production", SMTP_URL: "smtp://mail.example", TRUST_PROXY: "1" };
    const headers = { "x-forwarded-proto": "https" };
    const there = await testServer({ env: production });
    expect((await there.ask("/", { headers })).headers["strict-transport-security"]).toContain("max-age=31536000");
    expect((await there.ask("/")).headers["strict-transport-security"]).toBeUndefined();
    const here = await testServer();
    expect((await here.ask("/", { headers })).headers["strict-transport-security"]).toBeUndefined();
  });

  test("a renderer's empty failure becomes a page that names the request", async () => {
    const server = await testServer({ renderPage: async () => new Response(null, { status: 500 }) });
    const answer = await server.ask("/", { headers: { "x-request-id": "abcdefgh-1" } });
    expect(answer.status).toBe(500);
    expect(answer.text).toContain("Request abcdefgh-1");
  });

  test("a renderer that throws is answered with a page, and logged without the query", async () => {
    const server = await testServer({
      renderPage: async () => {
        throw new Error("no such table");
      },
    });
    const answer = await server.ask("/search?q=kim@example.com");
    expect(answer.status).toBe(500);
    expect(answer.text).toContain("Please try again in a moment.");
    expect(answer.text).not.toContain("no such table");
    expect(JSON.stringify(server.lines)).toContain("no such table");
    expect(JSON.stringify(server.lines)).not.toContain("kim@");
  });

  test("a page that fails because the database is away says so with 503, and one that got on without it is sent", async () => {
    const server = await testServer({
      renderPage: async (request, scope) => {
        const { pathname } = new URL(request.url);
        const facts = pathname === "/no-file" ? { code: "ENOENT", path: "/srv/a.json" } : { code: "ECONNREFUSED" };
        scope.failedBy(Object.assign(new Error("it failed"), facts));
        return html("a page", { status: pathname === "/" ? 200 : 500 });
      },
    });
    const answer = await server.ask("/cars/a-car");
    expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "2"]);
    expect(answer.text).toContain("Back in a moment");
    expect(answer.text).toContain('<a href="">Try again</a>');
    expect((await server.ask("/")).status).toBe(200);
    expect((await server.ask("/no-file")).status).toBe(500);
  });

  test("redirects and their addresses pass through", async () => {
    const server = await testServer({
      renderPage: async () => new Response(null, { status: 302, headers: { Location: "/search" } }),
    });
    expect(await server.ask("/stock")).toMatchObject({ status: 302, headers: { location: "/search" } });
  });
});
