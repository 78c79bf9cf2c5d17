import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { describe, expect, test } from "vitest";
import { dealership } from "../../../test/fixtures/site.ts";
import { ok } from "../../lib/result.ts";
import type { Entered } from "../enter.ts";
import { type Uploaded, withUploaded } from "./uploaded.ts";

const uploaded = {
  file: { fileKey: "uploads/1", name: "stock.csv" },
  place: { dealership: dealership(1, "north") },
} as unknown as Uploaded;
const scopeWith = (bytes: unknown) => ({ app: { files: { get: async () => ok(bytes) } } }) as unknown as Entered;
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith("forecourt-upload-")).length;

/** A stream that fails as if writing it to disk had failed with this code. */
async function* failing(code: string) {
  yield Buffer.from("Stock No\n");
  throw Object.assign(new Error(code), { code });
}

describe("a file that was uploaded", () => {
  test("lies on this machine's disk for as long as it is read, and no longer", async () => {
    const before = folders();
    const read = await withUploaded(scopeWith(Buffer.from("Stock No\n1\n")), uploaded, async ({ name }) => {
      expect(folders()).toBe(before + 1);
      return ok(name);
    });
    expect(read).toEqual(ok("stock.csv"));
    expect(folders()).toBe(before);
  });

  test.each(["ENOSPC", "EDQUOT"])(
    "is told to be kept, with whom to ask, where the disk is full (%s), and leaves nothing there",
    async (code) => {
      const before = folders();
      const work = () => expect.fail("it was not written");
      expect(await withUploaded(scopeWith(failing(code)), uploaded, work)).toEqual({
        ok: false,
        error:
          "The server’s disk is full, so the file cannot be read now. It is kept: ask whoever runs the server to make room, then try again.",
      });
      expect(folders()).toBe(before);
    },
  );

  test("that cannot be written for another reason is a fault, and leaves nothing either", async () => {
    const before = folders();
    await expect(withUploaded(scopeWith(failing("EIO")), uploaded, () => expect.fail())).rejects.toThrow("EIO");
    expect(folders()).toBe(before);
  });

  test("that is not kept any more is to be uploaded again", async () => {
    const missing = await withUploaded(scopeWith(null), uploaded, () => expect.fail());
    expect(missing).toEqual({ ok: false, error: "The file is not kept any more. Upload it again." });
  });
});
