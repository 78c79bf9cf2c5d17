import { createServer } from "node:http";
import { expect, test } from "vitest";
import { closeServer, listen } from "./listen.ts";
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

test("a port that is taken rejects with the system's code", async () => {
  const first = createServer();
  const port = await listen(first, 0, "127.0.0.1");
  await expect(listen(createServer(), port, "127.0.0.1")).rejects.toMatchObject({ code: "EADDRINUSE" });
  await closeServer(first, 0);
});
