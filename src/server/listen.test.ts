import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { closeServer, listen, serverOf } from "./listen.ts";
import { ask } from "./testing.ts";

test("a request under way is answered before the server is closed, and new ones are refused", async () => {
  const arrived = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const server = createServer(async (_req, res) => {
    arrived.resolve();
    await finish.promise;
    res.end("whole");
  });
  const port = await listen(server, 0, "127.0.0.1");
  const underWay = ask(port, "/", { headers: { connection: "keep-alive" } });
  await arrived.promise;
  const closed = closeServer(server, 5000);
  await expect(ask(port, "/")).rejects.toThrow("ECONNREFUSED");
  finish.resolve();
  expect((await underWay).text).toBe("whole");
  await closed;
});

test("what lasts longer than the patience is cut off", async () => {
  const arrived = Promise.withResolvers<void>();
  const server = createServer(() => arrived.resolve());
  const port = await listen(server, 0, "127.0.0.1");
  const underWay = ask(port, "/");
  await arrived.promise;
  const [outcome] = await Promise.allSettled([underWay, closeServer(server, 20)]);
  expect(outcome.status).toBe("rejected");
});

test("a request without a body is at its end when it arrives, and one with a body is read", async () => {
  const server = serverOf(async (req, res) => void res.end(`${req.readableEnded} ${await text(req)}`));
  const port = await listen(server, 0, "127.0.0.1");
  onTestFinished(() => closeServer(server, 0));
  expect((await ask(port, "/")).text).toBe("true ");
  expect((await ask(port, "/", { method: "POST", body: "a=1" })).text).toBe("false a=1");
});

test("a body that trickles is ended after half a minute, wherever the server listens", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => timers.mockRestore());
  const server = createServer((req) => void req.resume());
  const port = await listen(server, 0, "127.0.0.1");
  onTestFinished(() => closeServer(server, 0));
  const socket = connect(port, "127.0.0.1");
  socket.write("POST /desk/leads/1 HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\na");
  const ends = () => timers.mock.calls.find(([, ms]) => ms === 30_000);
  await expect.poll(ends).toBeDefined();
  // Its half minute is over.
  ends()?.[0]();
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 [\s\S]*took too long to arrive/);
});

test("a client that has stopped reading loses its connection, and one whose answer is being made keeps it", async () => {
  const large = Buffer.alloc(24 * 1024 * 1024);
  const answers: (() => void)[] = [];
  const server = createServer((req, res) => {
    if (req.url === "/large") res.end(large);
    else answers.push(() => res.end("made at last"));
  });
  const port = await listen(server, 0, "127.0.0.1");
  onTestFinished(() => closeServer(server, 0));
  expect(server.timeout).toBe(60_000);
  // A minute, in the time of a test.
  server.timeout = 150;
  const waits = ask(port, "/");
  await once(server, "connection");
  const silent = connect(port, "127.0.0.1").on("error", () => {});
  onTestFinished(() => void silent.destroy());
  const [seen] = await once(server, "connection");
  silent.write("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(seen, "close");
  answers[0]?.();
  expect((await waits).text).toBe("made at last");
});

test("a port that is taken rejects with the system's code", async () => {
  const first = createServer();
  const port = await listen(first, 0, "127.0.0.1");
  await expect(listen(createServer(), port, "127.0.0.1")).rejects.toMatchObject({ code: "EADDRINUSE" });
  await closeServer(first, 0);
});

test.each([
  [
    "an address of 20 KB",
    `GET /search?q=${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    431,
    "This address is too long.",
  ],
  ["no request at all", "HELLO\r\n\r\n", 400, "This request is not well formed."],
])("%s is answered in a sentence, and the server serves on", async (_, sent, status, says) => {
  const server = createServer((_req, res) => res.end("served"));
  const port = await listen(server, 0, "127.0.0.1");
  const socket = connect(port, "127.0.0.1");
  socket.write(sent);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain(says);
  expect((await ask(port, "/")).text).toBe("served");
  await closeServer(server, 0);
});
