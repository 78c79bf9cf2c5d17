import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { folderStore } from "./folder.ts";
import type { FileStore } from "./port.ts";
import { s3Store } from "./s3.ts";
import { type S3Simulator, SIMULATED_S3, s3Simulator } from "./simulator.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-files-"));
let s3: S3Simulator;
const opened = (change: Partial<Parameters<typeof s3Store>[0]> = {}) =>
  s3Store({ ...SIMULATED_S3, endpoint: s3.url, patience: 300, ...change });

// An S3 store that an operator names: the same promises, kept by the real service.
const own = process.env.S3_TEST_ENDPOINT;

beforeAll(async () => {
  s3 = await s3Simulator();
});
afterEach(() => s3.behave(null));
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const kinds: [string, () => FileStore][] = [
  ["a folder", () => folderStore({ folder })],
  ["an S3-compatible store", () => opened({ patience: 5000 })],
];
if (own) {
  const { S3_TEST_BUCKET: bucket = "test", S3_TEST_KEY: accessKey = "", S3_TEST_SECRET: secretKey = "" } = process.env;
  const options = { bucket, accessKey, secretKey, endpoint: own, region: "us-east-1" };
  kinds.push(["the S3-compatible store of S3_TEST_ENDPOINT", () => s3Store(options)]);
}

describe.each(kinds)("%s", (_, open) => {
  const bytes = Buffer.from([0, 255, 13, 10, 128]);

  test("a file is read back as it was stored, replaced, and deleted; one that is not there is null", async () => {
    const store = open();
    expect(await store.get("pictures/ab/abcd.jpg")).toEqual({ ok: true, value: null });
    expect(await store.put("pictures/ab/abcd.jpg", bytes, "image/jpeg")).toEqual({ ok: true, value: null });
    expect(await store.get("pictures/ab/abcd.jpg")).toEqual({ ok: true, value: bytes });
    await store.put("pictures/ab/abcd.jpg", Buffer.from("new"), "image/jpeg");
    expect(await store.get("pictures/ab/abcd.jpg")).toEqual({ ok: true, value: Buffer.from("new") });
    expect(await store.remove("pictures/ab/abcd.jpg")).toEqual({ ok: true, value: null });
    expect(await store.remove("pictures/ab/abcd.jpg")).toEqual({ ok: true, value: null });
    expect(await store.get("pictures/ab/abcd.jpg")).toEqual({ ok: true, value: null });
    store.close();
  });

  test("the same file stored by many at once is whole", async () => {
    const store = open();
    const large = Buffer.alloc(300_000, 7);
    const puts = await Promise.all(Array.from({ length: 8 }, () => store.put("runs/1.csv", large, "text/csv")));
    expect(puts.every(({ ok }) => ok)).toBe(true);
    expect(await store.get("runs/1.csv")).toEqual({ ok: true, value: large });
    await store.remove("runs/1.csv");
    store.close();
  });

  test.each(["../secret", "/etc/passwd", "a//b", "a/../b", ".hidden", "A.jpg", "a b", "", "a\0b", "x".repeat(201)])(
    "a key that may leave the store or that some store does not know is refused: %j",
    async (key) => {
      const store = open();
      const refused = { ok: false, error: { message: "The file's key is malformed." } };
      expect(await store.put(key, bytes, "image/jpeg")).toEqual(refused);
      expect(await store.get(key)).toEqual(refused);
      expect(await store.remove(key)).toEqual(refused);
      store.close();
    },
  );
});

const bytesOf = (text: string) => Buffer.from(text);

describe("a folder that fails", () => {
  test("says so, and leaves no part of a file", async () => {
    writeFileSync(join(folder, "blocked"), "");
    const store = folderStore({ folder });
    expect(await store.put("blocked/x.jpg", Buffer.from("x"), "image/jpeg")).toMatchObject({ ok: false });
    expect(await store.get("blocked/x.jpg")).toMatchObject({ ok: false, error: { message: /ENOTDIR/ } });
    expect(readdirSync(join(folder, ".parts"))).toEqual([]);
  });

  test("what a killed process left is deleted, and neither a file in its place nor one that is being written", async () => {
    const store = folderStore({ folder });
    expect(await store.put("photos/ab/whole.jpg", bytesOf("whole"), "image/jpeg")).toMatchObject({ ok: true });
    const now = Date.now();
    for (const [name, at] of [
      ["left", now - 7_200_000],
      ["fresh", now],
    ] as const) {
      writeFileSync(join(folder, ".parts", name), "half");
      utimesSync(join(folder, ".parts", name), at / 1000, at / 1000);
    }
    utimesSync(join(folder, "photos/ab/whole.jpg"), 1, 1);
    expect(await store.forgetParts(now - 3_600_000)).toEqual({ ok: true, value: 1 });
    expect(readdirSync(join(folder, ".parts"))).toEqual(["fresh"]);
    expect(await store.get("photos/ab/whole.jpg")).toEqual({ ok: true, value: bytesOf("whole") });
    expect(await folderStore({ folder: join(folder, "none") }).forgetParts(now)).toEqual({ ok: true, value: 0 });
  });
});

describe("an S3-compatible store that fails", () => {
  test.each([
    [503, "503 SlowDown"],
    [500, "500 InternalError"],
    ["hang", "no answer"],
  ] as const)("an answer of %s is a failure in words, never an absent file", async (answer, says) => {
    s3.behave(answer);
    const store = opened();
    const failed = { ok: false, error: { message: `The store of files failed: ${says}.` } };
    expect(await store.get("a.jpg")).toEqual(failed);
    expect(await store.put("a.jpg", Buffer.from("x"), "image/jpeg")).toEqual(failed);
    store.close();
  });

  test("a wrong secret, an unknown bucket and a store that is gone are failures too", async () => {
    for (const [change, says] of [
      [{ secretKey: "guessed" }, "403 SignatureDoesNotMatch"],
      [{ bucket: "other" }, "404 NoSuchBucket"],
      [{ endpoint: "http://127.0.0.1:9" }, "no answer"],
    ] as const) {
      const store = opened(change);
      expect(await store.get("a.jpg")).toEqual({
        ok: false,
        error: { message: `The store of files failed: ${says}.` },
      });
      store.close();
    }
  });
});
