import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { SUBJECTS } from "./subjects.ts";
import { forecourt } from "./testing.ts";

const script = `
  const { Command } = await import("commander");
  const { registerFor, SUBJECTS } = await import("./src/cli/subjects.ts");
  const names = {};
  for (const word of [...Object.keys(SUBJECTS), "nonsense", "constructor", ""]) {
    const program = new Command("forecourt");
    await registerFor(program, word || undefined);
    names[word] = program.commands.map((command) => command.name());
  }
  console.log(JSON.stringify(names));
`;

let names: Record<string, string[]>;
beforeAll(async () => {
  // In a process of its own, because a library of pictures writes into the environment when it is loaded.
  const words = ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", script];
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    cwd: resolve(import.meta.dirname, "../.."),
  });
  names = JSON.parse(stdout);
});

/** Each ends before it needs a database, a terminal or a minute. */
const WRONG_CALLS = [
  ["nonsense"],
  ["status", "--nonsense"],
  ["status", "more"],
  ["backup"],
  ["backup", "/tmp/backups", "--keep", "0"],
  ["import"],
  ["import", "stock.csv", "--full", "--delta"],
  ["import", "stock.csv", "--dealership", "nobody"],
  ["leads", "list", "--state", "nonsense"],
  ["leads", "retry"],
  ["stock", "export", "--dealership", "nobody"],
  ["suppressions", "add", "jo@mail.example", "--site", "nobody"],
];

test("a command that was called wrongly ends with 2, whatever it is, and asking for help with 0", {
  timeout: 60_000,
}, async () => {
  const env = {
    FORECOURT_DATA: join(import.meta.dirname, "no-such-folder"),
    DATABASE_URL: "postgres://u@127.0.0.1:1/x",
  };
  for (const words of WRONG_CALLS) {
    const { code, error } = await forecourt(words, env);
    expect([words.join(" "), code, error.length > 20]).toEqual([words.join(" "), 2, true]);
  }
  expect((await forecourt(["backup", "--help"], env)).code).toBe(0);
  expect((await forecourt(["leads", "list"], env)).code, "it was understood, and there is no database").toBe(1);
});

test("a place where no folder can be made is named in words, and ends the command", { timeout: 60_000 }, async () => {
  const backup = async (folder: string) => {
    const { code, error } = await forecourt(["backup", folder], { FORECOURT_DATA: tmpdir(), DATABASE_URL: "" });
    return `${code} ${error}`;
  };
  const file = import.meta.filename;
  expect(await backup(file)).toBe(`1 forecourt: ${file} is a file, or lies within one: name a folder.\n`);
  if (existsSync("/proc/self")) expect(await backup("/proc/backups")).toMatch(/^1 .*cannot be made: name a folder/);
});

test("the help tells of every subject", () => {
  for (const word of ["nonsense", "constructor", ""]) expect(names[word]?.toSorted()).toEqual(subjects());
});

const subjects = () => Object.keys(SUBJECTS).toSorted();

test("a word loads its own file alone", () => {
  for (const word of subjects()) {
    expect(names[word]).toContain(word);
    expect(names[word]?.length).toBeLessThanOrEqual(3);
  }
});

test("every file here that registers a subject has its word", () => {
  const files = readdirSync(import.meta.dirname, { withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    .filter((name) =>
      /^export function register\(program: Command\)/m.test(readFileSync(join(import.meta.dirname, name), "utf8")),
    );
  const named = files.map((name) => name.replace(".ts", ""));
  expect([...named, "dev", "alerts", "restore", "verify", "migrate"].toSorted()).toEqual(subjects());
});
