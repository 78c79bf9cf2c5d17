import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One row of the book of requirements (`docs/requirements`). */
export interface Row {
  /** `SRCH-024`: the area's name and a number that is never used twice. */
  readonly id: string;
  readonly requirement: string;
  /** Name of its file, `srch.md`. */
  readonly file: string;
}

const BOOK = "docs/requirements";

/** Areas in the book's order; each has a file with its name. */
export const AREAS = [
  "SITE",
  "NAV",
  "HOME",
  "SRCH",
  "CAR",
  "VDP",
  "FIN",
  "LEAD",
  "TRADE",
  "SERV",
  "LOC",
  "MODEL",
  "USER",
  "RESV",
  "CONT",
  "API",
  "ANLY",
  "IMG",
  "ERR",
] as const;

const ROW = /^\| ([A-Z]+-\d{3}) \| (.+) \|$/;

/** The rows in an area's text, in order, and lines that look like rows but are malformed. */
export function rowsOf(file: string, text: string): { rows: Row[]; malformed: string[] } {
  const rows: Row[] = [];
  const malformed: string[] = [];
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  if (lines[0] !== "| ID | Requirement |" || lines[1] !== "|---|---|") {
    malformed.push(`${file}: the table begins with its head, | ID | Requirement |`);
  }
  for (const line of lines.slice(2)) {
    const [, id = "", requirement = ""] = ROW.exec(line) ?? [];
    if (!id || requirement.includes(" | ")) malformed.push(`${file}: ${line}`);
    else rows.push({ id, requirement, file });
  }
  return { rows, malformed };
}

/** The whole book, area by area. */
export function readBook(dir = BOOK): { rows: Row[]; malformed: string[] } {
  const files = readdirSync(dir).filter((name) => name.endsWith(".md") && name !== "README.md");
  const read = files.map((file) => rowsOf(file, readFileSync(join(dir, file), "utf8")));
  return { rows: read.flatMap(({ rows }) => rows), malformed: read.flatMap(({ malformed }) => malformed) };
}
