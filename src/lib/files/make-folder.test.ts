import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFolder } from "./make-folder.ts";

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "forecourt-folders-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a folder is made with those above it, for its owner alone where that is asked, and again without a word", () => {
  const folder = join(root, "a/b/c");
  makeFolder(folder, 0o700);
  makeFolder(folder);
  expect(["a", "a/b", "a/b/c"].map((name) => statSync(join(root, name)).mode & 0o777)).toEqual([0o700, 0o700, 0o700]);
});

test("a link to a folder is a folder, one that leads nowhere is in the way", () => {
  symlinkSync(root, join(root, "link"));
  makeFolder(join(root, "link"));
  symlinkSync(join(root, "gone"), join(root, "nowhere"));
  expect(() => makeFolder(join(root, "nowhere"))).toThrow("EEXIST");
});

test("what is no folder is named as what is in the way", () => {
  const file = join(root, "file");
  writeFileSync(file, "");
  for (const path of [file, join(file, "below/it")])
    expect(() => makeFolder(path)).toThrow(expect.objectContaining({ code: "ENOTDIR", path: file }));
});

test.runIf(existsSync("/proc/self"))("a file system that says of a new folder that there is none ends the try", () => {
  expect(() => makeFolder("/proc/forecourt/backups")).toThrow(expect.objectContaining({ code: "ENOENT" }));
});
