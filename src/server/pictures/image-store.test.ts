import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing.ts";
import { ImageStore } from "./image-store.ts";

const name = (char: string) => char.repeat(64);

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
}

test("bytes on disk are bounded: what was read longest ago goes first", async () => {
  const folder = await temporaryFolder();
  const store = new ImageStore(folder, 250);
  await store.write(name("a"), Buffer.alloc(100));
  await store.write(name("b"), Buffer.alloc(100));
  await store.read(name("a"));
  await store.write(name("c"), Buffer.alloc(100));
  expect(store.bytes).toBe(200);
  await expect.poll(() => filesOf(folder)).toEqual([name("a"), name("c")]);
  expect(await store.read(name("b"))).toBeNull();
});

test("what earlier runs left is counted, the oldest goes first, and drafts are taken away", async () => {
  const folder = await temporaryFolder();
  for (const [index, char] of ["b", "a"].entries()) {
    await mkdir(join(folder, char + char), { recursive: true });
    await writeFile(join(folder, char + char, name(char)), Buffer.alloc(100));
    await utimes(join(folder, char + char, name(char)), 1000 + index, 1000 + index);
  }
  await writeFile(join(folder, "aa", `${name("a")}.x.draft`), "half");
  const store = new ImageStore(folder, 250);
  await store.takeStock();
  expect(store.bytes).toBe(200);
  expect(await filesOf(folder)).toEqual([name("a"), name("b")]);
  await store.write(name("c"), Buffer.alloc(100));
  await expect.poll(() => filesOf(folder)).toEqual([name("a"), name("c")]);
});
