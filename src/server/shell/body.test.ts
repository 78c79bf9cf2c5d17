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
  const body = new Body(Buffer.from("car ".repeat(1000)), "text/html");
  const [first, second] = await Promise.all([body.as("br"), body.as("br")]);
  expect(first).toBe(second);
  expect(brotliDecompressSync(first).equals(body.bytes)).toBe(true);
  expect(gunzipSync(await body.as("gzip")).equals(body.bytes)).toBe(true);
});

test("what is sent for long is compressed with all effort once it is asked for often, and nobody waits for that", async () => {
  const body = new Body(
    Buffer.from(Array.from({ length: 9000 }, (_, at) => `${(at * at) % 977} car `).join("")),
    "text/html",
    true,
  );
  const usual = (await body.as("br")).length;
  for (let request = 0; request < 10; request++) expect((await body.as("br")).length).toBe(usual);
  await expect.poll(async () => (await body.as("br")).length).toBeLessThan(usual);
  expect(brotliDecompressSync(await body.as("br")).equals(body.bytes)).toBe(true);
});

test.each([1024, 65_520, 65_521, 5_000_000])("%i bytes unpack to the same", async (length) => {
  const body = new Body(Buffer.from("0123456789abcde".repeat(length)).subarray(0, length), "text/html");
  expect(brotliDecompressSync(await body.as("br")).equals(body.bytes)).toBe(true);
});

test("pictures and small texts are sent as they are", async () => {
  const picture = new Body(Buffer.alloc(5000), "image/webp");
  expect(await picture.as("br")).toBe(picture.bytes);
  expect(new Body(Buffer.alloc(1023), "text/html").compressible).toBe(false);
  expect(new Body(Buffer.alloc(1024), "text/html").compressible).toBe(true);
});
