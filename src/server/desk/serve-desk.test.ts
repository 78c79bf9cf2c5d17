import { expect, test } from "vitest";
import { html, testServer } from "../testing.ts";

const away = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
const host = "desk.localhost";

/** A database of which every question fails. */
const unavailable = new Proxy(
  {},
  {
    get: () => () => {
      throw away();
    },
  },
);

test("the desk whose database is away says so with 503, which its pages wait for, and can be asked again", async () => {
  const server = await testServer({
    db: unavailable,
    desk: { renderDesk: async () => html("the desk"), client: null },
  });
  const answer = await server.ask("/desk/leads", { host, headers: { cookie: `desk-session=${"a".repeat(43)}` } });
  expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "2"]);
  expect(answer.text).toContain("The desk cannot reach its data just now.");
  expect(answer.text).toContain('<a href="">Try again</a>');
  expect(JSON.stringify(server.lines)).toContain("ECONNREFUSED");
});

test("a page of the desk that fails because the database went away is an outage, and any other failure is ours", async () => {
  const desk = (error: Error) => ({
    client: null,
    renderDesk: async (_: Request, { failedBy }: { readonly failedBy: (error: unknown) => void }) => {
      failedBy(error);
      return html("a failure", { status: 500 });
    },
  });
  const answer = async (error: Error) => (await testServer({ desk: desk(error) })).ask("/desk", { host });
  expect((await answer(away())).status).toBe(503);
  expect((await answer(new Error("a mistake"))).status).toBe(500);
  // No waiting makes room.
  const full = await answer(Object.assign(new Error("could not extend file"), { code: "53100" }));
  expect([full.status, full.text]).toEqual([503, expect.stringContaining("Ask whoever runs the server to make room")]);
});
