import { expect, test } from "vitest";
import { testServer } from "../testing.ts";

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
