import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testSite } from "../../../test/fixtures/site.ts";
import { type Database, migrate, openDatabase } from "../../db/open.ts";
import { type App, type RequestScope, requestScope } from "../../request.ts";
import type { SiteConfig } from "../site/schema.ts";
import { guardGates } from "./guard-gates.ts";
import { openSession } from "./sessions.ts";
import { requireMember, signOut } from "./signed-in.ts";

const NOW = Date.UTC(2026, 10, 21);
let db: Database;

beforeAll(async () => {
  db = await openDatabase({ url: "sqlite::memory:", dataDir: "" });
  await migrate(db);
});
afterAll(() => db.destroy());

interface Visit {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly config?: Partial<SiteConfig>;
  readonly scheme?: "http" | "https";
}

function visit({ path, headers = {}, config = {}, scheme = "http" }: Visit) {
  let kept = true;
  const scope = {
    app: { db } as unknown as App,
    site: testSite("halden", [], { config }),
    now: NOW,
    header: (name: string) => headers[name] ?? null,
    uncacheable: () => {
      kept = false;
    },
  } as unknown as RequestScope;
  return { scope, url: new URL(path, `${scheme}://halden.localhost:3000`), isKept: () => kept };
}

/** The response of the middleware before a page: the page itself, or the redirect that was thrown. */
async function open(asked: Visit) {
  const { scope, url, isKept } = visit(asked);
  const context = new RouterContextProvider();
  context.set(requestScope, scope);
  const args = { context, url, request: new Request(url), params: {}, pattern: "" };
  try {
    const page = await guardGates(args as Parameters<typeof guardGates>[0], async () => new Response("page"));
    return { page: page as Response, isKept };
  } catch (thrown) {
    return { page: thrown as Response, isKept };
  }
}

const signedIn = async (name = "member") => ({
  cookie: `${name}=${await openSession(db, testSite("halden", []), "+61491570156", NOW)}`,
});

test("SITE-057 who is signed out is sent to sign in, with the gate, the page and the way back", async () => {
  const referer = "http://halden.localhost:3000/search/used-cars?page=2";
  const { page, isKept } = await open({
    path: "/trade-in?car_id=7",
    headers: { referer },
    config: { gatedRoutes: ["trade-in"] },
  });
  expect(page.status).toBe(302);
  const to = new URL(page.headers.get("Location") ?? "", "http://x.example");
  expect(to.pathname).toBe("/sign-in");
  expect(Object.fromEntries(to.searchParams)).toEqual({
    type: "trade-in",
    redirect: "/trade-in?car_id=7",
    back: "/search/used-cars?page=2",
  });
  expect(isKept()).toBe(false);
});

test.each([
  ["none", {}],
  ["another site's", { referer: "https://evil.example/trade-in" }],
  ["the very page's", { referer: "http://halden.localhost:3000/my-garage" }],
  ["the sign-in's", { referer: "http://halden.localhost:3000/sign-in?type=checkout" }],
  ["nonsense", { referer: "nonsense" }],
])("SITE-057 the way back is home where the page before is %s", async (_, headers) => {
  const { page } = await open({ path: "/my-garage", headers });
  expect(new URL(page.headers.get("Location") ?? "", "http://x.example").searchParams.get("back")).toBe("/");
});

test("SITE-055 SITE-058 a member's gated page opens, and is neither kept nor found", async () => {
  const { page, isKept } = await open({ path: "/my-garage", headers: await signedIn() });
  expect(await page.text()).toBe("page");
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(isKept()).toBe(false);
});

test("SITE-019 an open page asks for nobody, and may be kept for all", async () => {
  const { page, isKept } = await open({ path: "/cars/x", config: { gatedRoutes: ["trade-in", "finance"] } });
  expect(await page.text()).toBe("page");
  expect(page.headers.get("X-Robots-Tag")).toBeNull();
  expect(isKept()).toBe(true);
});

test("a session of HTTPS is none by HTTP, nor the other way round", async () => {
  expect((await open({ path: "/my-garage", headers: await signedIn("__Host-member") })).page.status).toBe(302);
  const { page } = await open({ path: "/my-garage", headers: await signedIn("__Host-member"), scheme: "https" });
  expect(page.status).toBe(200);
  expect((await open({ path: "/my-garage", headers: await signedIn(), scheme: "https" })).page.status).toBe(302);
});

test("SITE-060 a checkout asks by the same name", async () => {
  const { scope, url } = visit({ path: "/cars/x/checkout" });
  const thrown = await requireMember(scope, url, "checkout").catch((response: Response) => response);
  expect((thrown as Response).headers.get("Location")).toContain("type=checkout");
  const { scope: own } = visit({ path: "/cars/x/checkout", headers: await signedIn() });
  expect(await requireMember(own, url, "checkout")).toMatchObject({ phone: "+61491570156" });
});

test("USER-033 signing out ends the session on the server too", async () => {
  const headers = await signedIn();
  const { scope, url } = visit({ path: "/my-garage", headers });
  const taken = (await signOut(scope, url)).getSetCookie();
  expect(taken).toHaveLength(2);
  for (const cookie of taken) expect(cookie).toContain("Max-Age=0");
  expect((await open({ path: "/my-garage", headers })).page.status).toBe(302);
});
