import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { folderFetcher, type WatchedFolder } from "./folder.ts";
import type { FetchOrder } from "./port.ts";

const all = mkdtempSync(join(tmpdir(), "forecourt-folder-"));
afterAll(() => rmSync(all, { recursive: true, force: true }));

let root = "";
let yard = "";
beforeEach(() => {
  root = mkdtempSync(join(all, "incoming-"));
  yard = join(root, "north", "yard");
  mkdirSync(yard, { recursive: true });
});

/** A minute ahead, so that what was written just now has stood still. */
const LATER = () => Date.now() + 60_000;
let files = 0;

/** Until the file system tells a later time than that of the file. */
function passTime(path: string): void {
  const probe = join(all, "probe");
  do writeFileSync(probe, "");
  while (statSync(probe).ctimeMs <= statSync(path).ctimeMs + 1);
}

async function look(more: Partial<WatchedFolder> = {}, order: Partial<FetchOrder> = {}) {
  files += 1;
  const target = join(all, `taken-${files}`);
  const fetcher = folderFetcher({ root, path: "north/yard", files: "*", each: false, clock: LATER, ...more });
  const signal = new AbortController().signal;
  const result = await fetcher.fetch({ target, mark: null, mostBytes: 1_000, signal, ...order });
  const text = existsSync(target) ? readFileSync(target, "utf8") : null;
  if (!result.ok) return { ...result.error, text };
  return { ...result.value, text };
}
const markOf = (looked: object) => ("mark" in looked ? (looked.mark as string) : null);

test("the newest file is taken once, and stays where it is", async () => {
  writeFileSync(join(yard, "stock.csv"), "a\n");
  const first = await look();
  expect(first).toMatchObject({ kind: "file", name: "stock.csv", bytes: 2, text: "a\n" });
  expect(await look({}, { mark: markOf(first) })).toEqual({ kind: "unchanged", text: null });
  expect(existsSync(join(yard, "stock.csv"))).toBe(true);
  writeFileSync(join(yard, "stock.csv"), "a\nb\n");
  expect(await look({}, { mark: markOf(first) })).toMatchObject({ kind: "file", text: "a\nb\n" });
});

test("files of changes are taken one after the other, the oldest first, also when one is moved in with an old date", async () => {
  for (const name of ["b.csv", "a.csv"]) {
    writeFileSync(join(yard, name), name);
    passTime(join(yard, name));
  }
  const first = await look({ each: true });
  const second = await look({ each: true }, { mark: markOf(first) });
  expect([first, second]).toMatchObject([{ name: "b.csv" }, { name: "a.csv" }]);
  expect(await look({ each: true }, { mark: markOf(second) })).toMatchObject({ kind: "unchanged" });
  writeFileSync(join(root, "elsewhere"), "c");
  renameSync(join(root, "elsewhere"), join(yard, "0.csv"));
  expect(await look({ each: true }, { mark: markOf(second) })).toMatchObject({ name: "0.csv" });
});

test("a file is left until it stands still", async () => {
  writeFileSync(join(yard, "stock.csv"), "half");
  expect(await look({ clock: () => Date.now() + 5_000 })).toMatchObject({ kind: "unchanged" });
  expect(await look({ clock: () => Date.now() + 11_000 })).toMatchObject({ kind: "file" });
});

test("a file that grows while it is read is a failure, and leaves nothing", async () => {
  const path = join(yard, "stock.csv");
  writeFileSync(path, "x".repeat(500));
  const signal = {
    throwIfAborted: () => appendFileSync(path, "more"),
  } as unknown as AbortSignal;
  expect(await look({}, { signal })).toMatchObject({
    kind: "unavailable",
    message: expect.stringMatching(/changed while/),
    text: null,
  });
});

test("only files that are asked for count: no link, no folder, no hidden or unfinished one", async () => {
  writeFileSync(join(root, "secret.csv"), "secret");
  symlinkSync(join(root, "secret.csv"), join(yard, "linked.csv"));
  mkdirSync(join(yard, "folder.csv"));
  for (const name of [".hidden.csv", "stock.csv.part", "stock.csv.filepart", "notes.txt"])
    writeFileSync(join(yard, name), "x");
  expect(await look({ files: "*.csv" })).toEqual({ kind: "unchanged", text: null });
  expect(await look({ files: "*.txt" })).toMatchObject({ name: "notes.txt" });
  expect(await look({ files: "n.tes*" }), "a dot is a dot").toMatchObject({ kind: "unchanged" });
});

test("a folder that leads out of the folder of all is refused, by a link or by its name", async () => {
  const outside = mkdtempSync(join(all, "outside-"));
  writeFileSync(join(outside, "stock.csv"), "secret");
  symlinkSync(outside, join(root, "north", "linked"));
  for (const path of ["north/linked", "../outside", "north/../../x"])
    expect(await look({ path })).toMatchObject({
      kind: "refused",
      message: expect.stringMatching(/leads out/),
      text: null,
    });
});

test("a folder that is not there yet is made, and a file larger than allowed is refused", async () => {
  expect(await look({ path: "south/yard" })).toMatchObject({ kind: "unchanged" });
  expect(existsSync(join(root, "south/yard"))).toBe(true);
  writeFileSync(join(yard, "stock.csv"), "x".repeat(2_000));
  expect(await look()).toMatchObject({ kind: "refused", message: expect.stringMatching(/larger than/) });
});
