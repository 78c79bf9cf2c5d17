import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/**
 * All decisions are in the index and have the same form, so that the rejected alternatives are always in the same
 * place.
 */
const FOLDER = "docs/decisions";
const index = readFileSync(join(FOLDER, "README.md"), "utf8");
const files = readdirSync(FOLDER)
  .filter((name) => name !== "README.md")
  .sort();
const records = files.map((file) => ({ file, text: readFileSync(join(FOLDER, file), "utf8") }));

const STATUS =
  /^\*(Accepted(?:, amended by \[\d+\]\(\d{4}-[\w-]+\.md\)(?: \([^)]+\))?)?|Superseded by \[\d+\]\(\d{4}-[\w-]+\.md\))\. (\d{4}-\d{2}-\d{2})\.\*$/m;

test("the records are numbered without a gap", () => {
  expect(files.map((name) => name.slice(0, 4))).toEqual(files.map((_, i) => String(i + 1).padStart(4, "0")));
});

test("the index lists the records and nothing else", () => {
  const listed = [...index.matchAll(/^\| (\d+) \| \[.*?\]\((.+?)\) \|/gm)].map(([, number, file]) => [
    Number(number),
    file,
  ]);
  expect(listed).toEqual(files.map((file) => [Number(file.slice(0, 4)), file]));
});

describe.each(records)("$file", ({ file, text }) => {
  const [, number = "", title = ""] = /^# (\d+)\. (.+)\n/.exec(text) ?? [];
  const [, status = "", date = ""] = STATUS.exec(text) ?? [];

  test("begins with its number, its title, its status and its date", () => {
    expect(Number(number)).toBe(Number(file.slice(0, 4)));
    expect(text.split("\n").slice(1, 3)).toEqual(["", expect.stringMatching(STATUS)]);
    for (const [, other = ""] of status.matchAll(/\]\((.+?)\)/g)) expect(files).toContain(other);
  });

  test("has context, decision, rejected alternatives and consequence, in this order", () => {
    const parts = [...text.matchAll(/^\*\*(Context|Decision|Rejected|Consequence)\.\*\*/gm)].map(([, part]) => part);
    expect(parts).toEqual(["Context", "Decision", "Rejected", "Consequence"]);
  });

  test("is in the index with its title, status and date, and a line that says what was decided", () => {
    const shownStatus = status.replace(/^./, (letter) => letter.toLowerCase()).replace(/(\]\([^)]*\)) \(.*\)$/, "$1");
    const row = index.split("\n").find((line) => line.startsWith(`| ${number} |`)) ?? "";
    expect(row.startsWith(`| ${number} | [${title}](${file}) | ${shownStatus} | ${date} | `)).toBe(true);
    expect(row).toMatch(/\| [^|]+\. \|$/);
  });
});
