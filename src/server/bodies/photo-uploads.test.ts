import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import express, { type Request, type Response } from "express";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ratesInMemory } from "../../lib/rates.ts";
import { closeServer, listen } from "../listen.ts";
import { beginFacts } from "../observing/facts.ts";
import { ask, type TestServer, testServer, testSite } from "../testing.ts";
import { readUploads, type UploadLimits, uploadOf } from "./photo-uploads.ts";
import { UploadPlaces } from "./upload-places.ts";

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

/** A server behind a trusted proxy, which names the uploading client, with time limits short enough for a test. */
const crowded = (uploads: Partial<UploadLimits>) =>
  testServer({
    env: { TRUST_PROXY: "1", POSTS_PER_MINUTE: "1000" },
    sites: [testSite("halden"), testSite("kingtide")],
    renderPage: async () => new Response("taken"),
    uploads,
  });

/** Begins an upload, and sends no more of it than is given. */
async function begin({ port }: TestServer, from: string, sent = "", site = "halden", path = CALL): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  const head = `POST ${path} HTTP/1.1\r\nHost: ${site}.localhost\r\nX-Forwarded-For: ${from}\r\nContent-Type: ${FORM["Content-Type"]}`;
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

test("whoever owns a /48 of IPv6 takes no more than a third of the places from all its networks", async () => {
  const server = await crowded({ patience: 60_000 });
  await Promise.all(Array.from({ length: 8 }, (_, at) => begin(server, `2001:db8:1:${at + 1}::1`)));
  const more = async () => (await upload(server, "2001:db8:1:ffff::1")).text;
  await expect.poll(more, { timeout: 3_000 }).toContain("Please send fewer photos at once.");
  expect((await upload(server, "2001:db8:2::1")).text).toBe("taken");
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

test("where all places are taken, an upload that has taken long gives way, first one of who has most", async () => {
  const server = await crowded({ patience: 60_000, atOnce: 4, ofSite: 3, longMs: 2_000 });
  const alone = await begin(server, "203.0.113.7", "", "kingtide");
  const trickling = [];
  for (let at = 0; at < 3; at++) trickling.push(await begin(server, "203.0.113.1"));
  const first = answerOf(trickling[0] as Socket);
  const more = async () => (await upload(server, "203.0.113.2")).status;
  await expect.poll(more).toBe(503);
  await expect.poll(more, { timeout: 10_000, interval: 250 }).toBe(200);
  expect(await first).toContain("The connection is too slow at the moment.");
  expect([alone, ...trickling.slice(1)].map(({ readableEnded }) => readableEnded)).toEqual([false, false, false]);
});

test("where all places are taken, one that comes slowly gives way long before its time, and a quick one does not", () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => void vi.restoreAllMocks());
  const places = new UploadPlaces({ longMs: 60_000, slowMs: 10_000, slowBytes: 32_768 });
  const ended: string[] = [];
  const begun = (name: string, bytes: number) =>
    places.take({ of: ["all", name], places: 1 }, { came: () => bytes, end: () => void ended.push(name) });
  begun("trickling", 60_000);
  begun("quick", 4_000_000);
  const next = { of: ["all", "next"], places: 1 };
  now = 9_999;
  expect(places.hasRoom(next, 0, 2)).toBe(false);
  now = 10_000;
  expect(places.hasRoom(next, 0, 2)).toBe(true);
  expect(places.hasRoom({ ...next, places: 2 }, 0, 2)).toBe(false);
  places.makeRoom(next, 0, 2);
  expect(ended).toEqual(["trickling"]);
  now = 60_000;
  places.makeRoom({ ...next, places: 2 }, 0, 2);
  expect(ended).toEqual(["trickling", "quick"]);
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

test("an upload of staff that is silent or trickles is ended, and the next has its turn", async () => {
  const read = readUploads(
    ratesInMemory(() => 0),
    { ofStaff: 1, patience: 50, leastBytes: 1_000 },
  );
  const desk = express();
  desk.use((req, res) => {
    beginFacts(res, "r", "page");
    const upload = uploadOf(req, res);
    if (!upload) throw new Error("It is no upload.");
    read(upload, req, res, () => res.end("taken"));
  });
  const server = createServer(desk);
  const port = await listen(server, 0, "127.0.0.1");
  onTestFinished(() => closeServer(server, 0));
  const path = "/desk/stock/1/photos/file";
  const socket = connect(port, "127.0.0.1");
  socket.write(`POST ${path} HTTP/1.1\r\nHost: desk\r\nContent-Type: ${FORM["Content-Type"]}\r\n`);
  socket.write(`Content-Length: 5000000\r\n\r\n${"x".repeat(900)}`);
  const next = ask(port, path, { method: "POST", headers: FORM, body: bytes(MEGABYTE) });
  expect(await answerOf(socket)).toContain("The connection is too slow at the moment.");
  expect((await next).text).toBe("taken");
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

describe("files with an enquiry", () => {
  const FILES = "/api/lead-files";
  const asking = { enquiryFormFields: [{ name: "photos", type: "file" }] } as never;
  const openBoth = () =>
    testServer({
      sites: [testSite("halden", { config: asking }), testSite("kingtide")],
      renderPage: async (request) => new Response(String((await request.arrayBuffer()).byteLength)),
    });
  /** A form as a browser posts it, with one file of this many bytes. */
  const form = (size: number) =>
    Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n'),
      bytes(size),
      Buffer.from("\r\n--x--\r\n"),
    ]);

  test("LEAD-002 a form with files is taken where the site asks for them, and nowhere else", async () => {
    const { ask } = await openBoth();
    const post = async (path: string, size: number, host = "halden.localhost") =>
      (await ask(path, { method: "POST", headers: FORM, body: form(size), host })).status;
    for (const path of [FILES, "/contact", "/book-a-service.data", "/careers"]) {
      expect(await post(path, 10.5 * MEGABYTE), path).toBe(200);
      expect(await post(path, MEGABYTE, "kingtide.localhost"), `${path} of another site`).toBe(413);
    }
    expect(await post("/contact", 31 * MEGABYTE)).toBe(200);
    expect(await post(FILES, 12 * MEGABYTE)).toBe(413);
    for (const path of ["/trade-in", "/cars/a-car/enquire", "/online-payment", "/api/leads", "/sign-in"]) {
      expect(await post(path, MEGABYTE), path).toBe(413);
    }
  });

  test("LEAD-002 files that are too large together are refused in words that lead back to what was typed", async () => {
    const { ask } = await openBoth();
    const answer = await ask("/contact", { method: "POST", headers: FORM, body: form(33 * MEGABYTE) });
    expect([answer.status, answer.text]).toEqual([413, expect.stringContaining("more than 32 MB together. Go back")]);
  });

  test("LEAD-002 what comes with files is still a form of ours: names and fields keep to their bounds, at little cost", async () => {
    const { ask } = await openBoth();
    const field = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
    const large = bytes(8 * MEGABYTE);
    const began = process.cpuUsage();
    for (const hostile of [field("a[99999999]"), field("__proto__[a]"), field("a").repeat(5000)]) {
      const body = Buffer.concat([Buffer.from(hostile), form(0).subarray(0, -9), large, Buffer.from("\r\n--x--\r\n")]);
      expect((await ask("/contact", { method: "POST", headers: FORM, body })).status).toBe(400);
    }
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(2_000);
  });

  test("LEAD-002 a form with files holds three places of its address, and one without files none", async () => {
    const server = await testServer({
      env: { TRUST_PROXY: "1", POSTS_PER_MINUTE: "1000" },
      sites: [testSite("halden", { config: asking })],
      renderPage: async () => new Response("taken"),
      uploads: { ofAddress: 5 },
    });
    await begin(server, "203.0.113.7", "", "halden", "/contact");
    const post = (size: number) =>
      server.ask("/contact", {
        method: "POST",
        headers: { ...FORM, "X-Forwarded-For": "203.0.113.7" },
        body: form(size),
      });
    await expect.poll(async () => (await post(MEGABYTE)).status).toBe(429);
    expect((await post(1000)).status).toBe(200);
  });
});

test("CAR-035 what staff send waits for its turn and is never refused, and shoppers' places stay free", async () => {
  const read = readUploads(
    ratesInMemory(() => 0),
    { ofStaff: 1, atOnce: 3, patience: 60_000 },
  );
  const release: (() => void)[] = [];
  const server = createServer((bare, answer) => {
    beginFacts(answer, "r", "page");
    const [req, res] = [bare as Request, answer as Response];
    Object.assign(req, { ip: "203.0.113.1", path: "/desk/stock/1/photos/file" });
    const upload = uploadOf(req, res);
    if (!upload) throw new Error("It is no upload.");
    read(upload, req, res, () => void release.push(() => res.end(String((req.body as Buffer).length))));
  });
  const port = await listen(server, 0, "127.0.0.1");
  onTestFinished(() => closeServer(server, 0));
  const send = () => ask(port, "/", { method: "POST", headers: FORM, body: bytes(MEGABYTE) });
  const [first, second, third] = [send(), send(), send()];
  await expect.poll(() => release.length).toBe(1);
  for (const [at, one] of [first, second, third].entries()) {
    await expect.poll(() => release.length).toBe(at + 1);
    release[at]?.();
    expect((await one).text).toBe(String(MEGABYTE));
  }
});
