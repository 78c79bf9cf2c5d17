import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { listenHere } from "./loopback-server.ts";

test.each([
  ["a server of Node's own", () => createServer()],
  ["a mailbox", () => new SMTPServer({ logger: false })],
])("%s that finds its port taken says so, where it waited for ever", async (_, made) => {
  const first = createServer();
  await listenHere(first);
  const { port } = first.address() as AddressInfo;
  const second = made();
  // A mailbox keeps its clients' errors to itself.
  second.on("error", () => {});
  await expect(listenHere(second, port)).rejects.toMatchObject({ code: "EADDRINUSE" });
  await new Promise((closed) => first.close(closed));
});
