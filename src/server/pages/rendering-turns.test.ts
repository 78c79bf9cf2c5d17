import type { Request as ExpressRequest, Response as ExpressResponse } from "express";
import { expect, test } from "vitest";
import { html, testServer } from "../testing.ts";
import { RenderingTurns } from "./rendering-turns.ts";

const LIMITS = { atOnce: 100, ofOne: 2, waiting: 100 };

/** Renders for a client, which end when the test says so. */
function rendering(turns: RenderingTurns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, ip: string, path = "/") =>
    turns.run({ ip, path } as ExpressRequest, { destroyed: false, closed: false } as ExpressResponse, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  return { begun, ask, end: (name: string) => ends.get(name)?.() };
}

/** So many rounds of the event loop. */
async function rounds(count: number): Promise<void> {
  for (let round = 0; round < count; round++) await new Promise(setImmediate);
}

test("a client that asks for many pages has a few rendered at once, and keeps nobody else waiting", async () => {
  const { begun, ask, end } = rendering(new RenderingTurns(LIMITS));
  for (const name of ["a1", "a2", "a3", "a4"]) void ask(name, "203.0.113.7");
  void ask("b1", "203.0.113.8");
  await rounds(10);
  expect(begun).toEqual(["a1", "a2", "b1"]);
  end("a1");
  await rounds(2);
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
});

test("all networks of one owner are one client, and calls of a client wait for none of its pages", async () => {
  const { begun, ask } = rendering(new RenderingTurns(LIMITS));
  for (const at of [1, 2, 3]) void ask(`page ${at}`, `2001:db8:1:${at}::1`);
  void ask("call", "2001:db8:1:9::1", "/api/appointments");
  await rounds(10);
  expect(begun).toEqual(["page 1", "page 2", "call"]);
});

test("between two pages the process looks at what else has arrived", async () => {
  const turns = new RenderingTurns({ ...LIMITS, ofOne: 50 });
  const order: string[] = [];
  const pages = Array.from({ length: 3 }, (_, at) =>
    turns.run(
      { ip: "203.0.113.7", path: "/" } as ExpressRequest,
      {} as ExpressResponse,
      async () => void order.push(`page ${at}`),
    ),
  );
  const look = async () => {
    for (let round = 0; round < 3; round++) {
      await new Promise(setImmediate);
      order.push("a look");
    }
  };
  await Promise.all([...pages, look()]);
  expect(order).toEqual(["page 0", "a look", "page 1", "a look", "page 2", "a look"]);
});

test("whoever waits for too many pages is told so, while somebody else is served", async () => {
  const gate = Promise.withResolvers<void>();
  const server = await testServer({
    env: { TRUST_PROXY: "1" },
    rendering: { atOnce: 100, ofOne: 1, waiting: 1 },
    renderPage: async (request) => {
      if (request.url.includes("slow")) await gate.promise;
      return html("<p>page</p>");
    },
  });
  const get = (path: string, from = "203.0.113.7") => server.ask(path, { headers: { "x-forwarded-for": from } });
  const requests = [get("/slow-1"), get("/slow-2"), get("/slow-3")];
  const refused = await Promise.race(requests);
  expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "2"]);
  expect(refused.text).toContain("Too much is asked at once");
  expect((await get("/", "203.0.113.8")).status).toBe(200);
  gate.resolve();
  expect((await Promise.all(requests)).map(({ status }) => status).sort()).toEqual([200, 200, 503]);
});

test("pages of the desk, which anybody may ask for, wait for the same turns", async () => {
  const gate = Promise.withResolvers<void>();
  const renderDesk = async (request: Request) => {
    if (request.url.includes("slow")) await gate.promise;
    return html("<p>the desk</p>");
  };
  const server = await testServer({
    env: { TRUST_PROXY: "1" },
    rendering: { atOnce: 100, ofOne: 1, waiting: 1 },
    desk: { renderDesk, client: null },
  });
  const get = (path: string, from = "203.0.113.7") =>
    server.ask(path, { host: "desk.localhost", headers: { "x-forwarded-for": from } });
  const requests = [get("/desk/slow-1"), get("/desk/slow-2"), get("/desk/slow-3")];
  expect((await Promise.race(requests)).status).toBe(503);
  expect((await get("/desk/", "203.0.113.8")).status).toBe(200);
  gate.resolve();
  expect((await Promise.all(requests)).map(({ status }) => status).sort()).toEqual([200, 200, 503]);
});
