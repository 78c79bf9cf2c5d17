import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { SUBJECTS } from "./subjects.ts";

const told = `
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
  const words = ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", told];
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    cwd: resolve(import.meta.dirname, "../.."),
  });
  names = JSON.parse(stdout);
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
