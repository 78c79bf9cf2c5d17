import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { closeServer, listen } from "../listen.ts";
import { Connections } from "./connections.ts";

/** More than the system's own buffers take of one answer. */
const LARGE = Buffer.alloc(24 * 1024 * 1024);

async function served(answer: RequestListener, mostUntaken?: number) {
  const connections = new Connections({ trustProxy: true, ...(mostUntaken ? { mostUntaken } : {}) });
  const server = createServer((req, res) => connections.inTurn(req, res, () => answer(req, res)));
  const port = await listen(server, 0, "127.0.0.1");
  onTestFinished(() => closeServer(server, 0));
  return (sent: string): Socket => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    socket.write(sent);
    return socket;
  };
}

const get = (path: string, from = "203.0.113.1") =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from}\r\n\r\n`;

test("requests sent behind one another are begun one after the other, and answered in their order", async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const open = await served(({ url = "" }, res) => {
    begun.push(url);
    ends.push(() => res.end(`the answer to ${url}`));
  });
  const socket = open(["/one", "/two", "/three"].map((path) => get(path)).join(""));
  let came = "";
  socket.on("data", (part) => {
    came += part;
  });
  for (const count of [1, 2, 3]) {
    await expect.poll(() => begun.length).toBe(count);
    expect(begun).toEqual(["/one", "/two", "/three"].slice(0, count));
    ends[count - 1]?.();
  }
  await expect
    .poll(() => came.match(/the answer to \/[a-z]+/g))
    .toEqual(["one", "two", "three"].map((it) => `the answer to /${it}`));
});

test("a connection with a hundred requests behind its first is ended, and others are served", async () => {
  let begun = 0;
  const open = await served((_req, res) => {
    begun += 1;
    if (begun > 1) res.end("served");
  });
  const socket = open(get("/").repeat(100));
  await once(socket, "close");
  expect(begun).toBe(1);
  const [answer] = await once(open(get("/other")), "data");
  expect(String(answer)).toContain("served");
});

test("whoever leaves most answers untaken loses the oldest, and nobody else does", async () => {
  const ended: string[] = [];
  const open = await served((req, res) => {
    res.once("close", () => ended.push(req.url ?? ""));
    res.end(LARGE);
  }, 3.5 * LARGE.length);
  /** Whoever asks reads the head, and then no more. */
  const ask = (path: string, from: string) => once(open(get(path, from)), "readable");
  await ask("/of-another", "198.51.100.7");
  await ask("/first", "203.0.113.1");
  await ask("/second", "203.0.113.1");
  expect(ended).toEqual([]);
  await ask("/third", "203.0.113.1");
  await expect.poll(() => ended).toEqual(["/first"]);
  await ask("/fourth", "203.0.113.1");
  await expect.poll(() => ended).toEqual(["/first", "/second"]);
});

test("an answer that was taken counts no more", async () => {
  const open = await served((_req, res) => res.end(LARGE), 1.5 * LARGE.length);
  let closed = 0;
  for (let count = 0; count < 3; count++) {
    const socket = open(get("/picture"));
    socket.once("close", () => {
      closed += 1;
    });
    let came = 0;
    socket.on("data", (part) => {
      came += part.length;
    });
    await expect.poll(() => came > LARGE.length, { timeout: 10_000 }).toBe(true);
  }
  const [answer] = await once(open(get("/next")), "data");
  expect(String(answer)).toContain("200 OK");
  expect(closed).toBe(0);
});
