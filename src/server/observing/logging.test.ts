import { expect, test } from "vitest";
import { describeError } from "../../lib/describe-error.ts";
import { testServer } from "../testing.ts";

test("a request has one line, with its path, status, site and cache, and nothing of the visitor", async () => {
  const server = await testServer();
  const headers = { "user-agent": "Mozilla/5.0 Kim's phone", cookie: "name=Kim" };
  for (let count = 0; count < 3; count += 1)
    await server.ask("/search?q=0491570156&email=kim@example.com", { headers });
  const [first, second, third] = server.lines.filter((line) => line.msg === "request");
  expect(first).toMatchObject({
    method: "GET",
    path: "/search",
    status: 200,
    site: "halden",
    cache: "once",
    bytes: 11,
  });
  expect(second).toMatchObject({ cache: "made" });
  expect(third).toMatchObject({ cache: "hit" });
  expect(JSON.stringify(server.lines)).not.toMatch(/0491570156|kim|Mozilla|127\.0\.0\.1/i);
});

test("a request for the page behind a mail's link has a line without the link's secret", async () => {
  const server = await testServer();
  for (const path of ["/alerts/4f1c.secret", "/alerts/stop/4f1c.secret.data", "/unsubscribe/4f1c.secret"])
    await server.ask(path);
  const lines = server.lines.filter((line) => line.msg === "request");
  expect(lines.map(({ path }) => path)).toEqual(["/alerts/…", "/alerts/stop/…", "/unsubscribe/…"]);
  expect(JSON.stringify(server.lines)).not.toContain("secret");
});

test.each([
  ["abcdefgh-1234", true],
  ["short", false],
  ["x".repeat(65), false],
  ["abc\tdefghi", false],
])("of a proxy the request id %j is kept: %s", async (id, isKept) => {
  const server = await testServer();
  const answer = await server.ask("/", { headers: { "x-request-id": id } });
  if (isKept) expect(answer.headers["x-request-id"]).toBe(id);
  else expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test("an error is described without what a driver hung on it", () => {
  const error = Object.assign(new Error("duplicate key"), { code: "23505", detail: "Key (email)=(kim@example.com)" });
  expect(describeError(error)).toMatchObject({ type: "Error", message: "duplicate key", code: "23505" });
  expect(JSON.stringify(describeError(error))).not.toContain("kim@");
});
