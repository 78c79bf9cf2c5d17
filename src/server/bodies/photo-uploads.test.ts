import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type TestServer, testServer, testSite } from "../testing.ts";
import type { UploadLimits } from "./photo-uploads.ts";

const CALL = "/api/eval-expert/image-upload";
const FORM = { "Content-Type": "multipart/form-data; boundary=x" };
const bytes = (count: number) => Buffer.alloc(count, 1);
const MEGABYTE = 1024 * 1024;

async function open() {
  const server = await testServer({
    renderPage: async (request) => new Response(String((await request.arrayBuffer()).byteLength)),
  });
  const post = (path: string, size: number, headers = {}) =>
    server.ask(path, { method: "POST", headers: { ...FORM, ...headers }, body: bytes(size) });
  return { post };
}

test("TRADE-024 a photo of 10 MB and its form arrive whole, to be judged; everything else stays under 100 kB", async () => {
  const { post } = await open();
  expect((await post(CALL, 10 * MEGABYTE + 500)).text).toBe(String(10 * MEGABYTE + 500));
  expect((await post("/api/eval-expert/enter-vin", 101 * 1024)).status).toBe(413);
  expect((await post("/trade-in", 101 * 1024)).status).toBe(413);
});

test("TRADE-024 what is far larger is refused in words, or without JavaScript on the page that it came from", async () => {
  const { post } = await open();
  const refused = await post(CALL, 12 * MEGABYTE);
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    413,
    { error: "Please upload an image file under 10MB" },
  ]);
  const headers = {
    "Sec-Fetch-Mode": "navigate",
    "Sec-Fetch-Site": "same-origin",
    Referer: "http://halden.localhost/sell-my-car?valuation=u1&step=images",
  };
  const back = await post(CALL, 12 * MEGABYTE, headers);
  expect([back.status, back.headers.location]).toEqual([303, "/sell-my-car?valuation=u1&step=images&photo=refused"]);
  const elsewhere = await post(CALL, 12 * MEGABYTE, { ...headers, Referer: "https://evil.example/" });
  expect(elsewhere.status).toBe(413);
});

/** A server that believes a proxy, which says who uploads; with as little patience as a test has. */
const crowded = (uploads: Partial<UploadLimits>) =>
  testServer({
    env: { TRUST_PROXY: "1", POSTS_PER_MINUTE: "1000" },
    sites: [testSite("halden"), testSite("kingtide")],
    renderPage: async () => new Response("taken"),
    uploads,
  });

/** Begins an upload, and sends no more of it than is given. */
async function begin({ port }: TestServer, from: string, sent = "", site = "halden"): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  const head = `POST ${CALL} HTTP/1.1\r\nHost: ${site}.localhost\r\nX-Forwarded-For: ${from}\r\nContent-Type: ${FORM["Content-Type"]}`;
  socket.write(`${head}\r\nContent-Length: 5000000\r\n\r\n${sent}`);
  return socket;
}

async function answerOf(socket: Socket): Promise<string> {
  let text = "";
  for await (const part of socket) text += part;
  return text;
}

const upload = ({ ask }: TestServer, from: string, host = "halden.localhost") =>
  ask(CALL, { method: "POST", host, headers: { ...FORM, "x-forwarded-for": from }, body: bytes(1_000) });

test("silent uploads of one address take none of the others' places, and no more than a few of its own", async () => {
  const server = await crowded({ patience: 60_000 });
  await Promise.all(Array.from({ length: 6 }, () => begin(server, "203.0.113.1")));
  const more = async () => (await upload(server, "203.0.113.1")).text;
  await expect.poll(more, { timeout: 3_000 }).toContain("Please send fewer photos at once.");
  expect((await upload(server, "203.0.113.2")).text).toBe("taken");
});

test("the uploads of one site leave places for the others, and all of them together are bounded", async () => {
  const server = await crowded({ patience: 60_000, atOnce: 3, ofSite: 2 });
  for (const from of ["203.0.113.1", "203.0.113.2"]) await begin(server, from);
  const more = async () => (await upload(server, "203.0.113.9")).status;
  await expect.poll(more, { timeout: 5_000 }).toBe(503);
  expect((await upload(server, "203.0.113.9", "kingtide.localhost")).text).toBe("taken");
  await begin(server, "203.0.113.3", "", "kingtide");
  const elsewhere = async () => (await upload(server, "203.0.113.9", "kingtide.localhost")).status;
  await expect.poll(elsewhere, { timeout: 5_000 }).toBe(503);
});

test("an upload that is silent or trickles is ended in words and gives back its place", async () => {
  const server = await crowded({ patience: 50, leastBytes: 1_000, atOnce: 2 });
  const sockets = [await begin(server, "203.0.113.1"), await begin(server, "203.0.113.2", "x".repeat(900))];
  for (const text of await Promise.all(sockets.map(answerOf))) {
    expect(text).toContain("HTTP/1.1 408 ");
    expect(text).toContain("The connection is too slow at the moment.");
  }
  expect((await upload(server, "203.0.113.3")).text).toBe("taken");
  expect(server.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test("one address sends sixty photos an hour", async () => {
  const server = await crowded({});
  for (let at = 0; at < 60; at++) expect((await upload(server, "203.0.113.1")).status).toBe(200);
  const refused = await upload(server, "203.0.113.1");
  expect([refused.status, JSON.parse(refused.text).error]).toEqual([429, expect.stringContaining("in an hour")]);
  expect((await upload(server, "203.0.113.2")).status).toBe(200);
  server.time.now += 3_600_000;
  expect((await upload(server, "203.0.113.1")).status).toBe(200);
});
