import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { acceptedEncoding, Body } from "./body.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["*", "br"],
  ["*, br;q=0", "gzip"],
  ["identity", "identity"],
  ["", "identity"],
  [undefined, "identity"],
] as const)("of %j the encoding is %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test("each encoding is made once and unpacks to the same bytes", async () => {
  const bytes = Buffer.from("car ".repeat(1000));
  const body = new Body(bytes, "text/html");
  const [first, second] = await Promise.all([body.as("br"), body.as("br")]);
  expect(first).toBe(second);
  expect(body.as("br")).toBe(first);
  expect(brotliDecompressSync(first).equals(bytes)).toBe(true);
  const zipped = await body.as("gzip");
  expect(body.as("gzip")).toBe(zipped);
  expect(gunzipSync(zipped).equals(bytes)).toBe(true);
});

test("of a page only its Brotli form is kept, from which all others are made; its weight says so", async () => {
  const bytes = Buffer.from("car ".repeat(1000));
  const body = new Body(bytes, "text/html");
  const weights = [body.weight];
  body.whenLighter(() => weights.push(body.weight));
  const plain = body.as("identity");
  const [packed] = await Promise.all([body.as("br"), body.as("gzip")]);
  expect(plain).toBe(bytes);
  await expect.poll(() => weights.length).toBe(3);
  const zipped = await body.as("gzip");
  expect([weights[0], weights.at(-1)]).toEqual([4000 + 1024, 1024 + packed.length + zipped.length]);
  expect((await body.as("identity")).equals(bytes)).toBe(true);
  expect(body.weight).toBe(weights.at(-1));
  expect(packed.buffer.byteLength).toBeLessThan(10_000);
});

test("who reads no Brotli gets the same bytes, though they were compressed for others before", async () => {
  const bytes = Buffer.from("car ".repeat(1000));
  const body = new Body(bytes, "text/html");
  await body.as("br");
  expect(gunzipSync(await body.as("gzip")).equals(bytes)).toBe(true);
  expect((await body.as("identity")).equals(bytes)).toBe(true);
});

test("what is sent for long is compressed with all effort once it is asked for often, and nobody waits for that", async () => {
  const bytes = Buffer.from(Array.from({ length: 9000 }, (_, at) => `${(at * at) % 977} car `).join(""));
  const body = new Body(bytes, "text/html", true);
  const usual = (await body.as("br")).length;
  for (let request = 0; request < 10; request++) expect((await body.as("br")).length).toBe(usual);
  await expect.poll(async () => (await body.as("br")).length).toBeLessThan(usual);
  expect(brotliDecompressSync(await body.as("br")).equals(bytes)).toBe(true);
  expect(body.as("identity")).toBe(bytes);
});

test.each([1024, 65_520, 65_521, 5_000_000])("%i bytes unpack to the same", async (length) => {
  const bytes = Buffer.from("0123456789abcde".repeat(length)).subarray(0, length);
  expect(brotliDecompressSync(await new Body(bytes, "text/html").as("br")).equals(bytes)).toBe(true);
});

test("pictures and small texts are sent as they are", async () => {
  const picture = Buffer.alloc(5000);
  expect(new Body(picture, "image/webp").as("br")).toBe(picture);
  expect(new Body(Buffer.alloc(1023), "text/html").compressible).toBe(false);
  expect(new Body(Buffer.alloc(1024), "text/html").compressible).toBe(true);
});
