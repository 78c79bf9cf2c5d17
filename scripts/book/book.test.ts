import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { citedIn } from "./cited.ts";
import { filesBelow } from "./files.ts";
import { namedBy } from "./named.ts";
import { AREAS, readBook, rowsOf } from "./rows.ts";

const book = readBook();
const ids = new Set(book.rows.map(({ id }) => id));
const ROOM = ["src", "demo", "test", "scripts", "docs", "sites", "bench"];
const read = (file: string) => readFileSync(file, "utf8");

describe("the book of requirements", () => {
  test("is made of well-formed tables", () => {
    expect(book.malformed).toEqual([]);
    for (const { requirement, id } of book.rows) {
      expect(requirement, id).toMatch(/^[\p{Lu}\d`"].*[.`"]\)?$/u);
      expect(requirement.split("`").length % 2, `${id} closes its back quotes`).toBe(1);
      expect(requirement.replace(/`[^`]*`/g, "").split('"').length % 2, `${id} closes its quotes`).toBe(1);
    }
  });

  test("gives each row an ID of its own, in its area's file and in order", () => {
    expect(ids.size).toBe(book.rows.length);
    for (const area of AREAS) {
      const numbers = book.rows.filter(({ file }) => file === `${area.toLowerCase()}.md`).map(({ id }) => id);
      expect(numbers).toEqual(numbers.map((_, i) => `${area}-${String(i + 1).padStart(3, "0")}`));
    }
  });

  test("says in its README how many rows each area has", () => {
    const readme = read("docs/requirements/README.md");
    for (const area of AREAS) {
      const count = book.rows.filter(({ id }) => id.startsWith(`${area}-`)).length;
      const [, said] =
        new RegExp(`^\\| \\[${area}\\]\\(${area.toLowerCase()}\\.md\\) \\|.*\\| (\\d+) \\|$`, "m").exec(readme) ?? [];
      expect(Number(said), area).toBe(count);
    }
    expect(readme).toContain(`${book.rows.length.toLocaleString("en-AU")} rows in ${AREAS.length} areas`);
  });

  test("has every row that is cited anywhere", () => {
    const pages = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"];
    const files = [...filesBelow(ROOM, /\.(tsx?|mjs|css|md|json|sql|html|txt)$/), ...pages];
    const unknown = files.flatMap((file) =>
      citedIn(read(file)).flatMap((id) => (ids.has(id) ? [] : [`${file}: ${id}`])),
    );
    expect(unknown).toEqual([]);
  });

  test("has no row without a test that names it", () => {
    const named = new Set<string>();
    for (const file of filesBelow(ROOM, /\.(test|spec)\.tsx?$/))
      for (const id of namedBy(file, read(file))) named.add(id);
    expect([...ids].filter((id) => !named.has(id))).toEqual([]);
  });
});

describe("reading the book", () => {
  test("every file of the sources is read, whatever its folder is called", () => {
    for (const room of ["src", "demo", "scripts", "test"]) {
      const all = readdirSync(room, { recursive: true, encoding: "utf8" }).filter((path) =>
        /^(?!.*(^|\/)\.).*\.tsx?$/.test(path),
      );
      expect(filesBelow([room], /\.tsx?$/)).toHaveLength(all.length);
    }
  });

  const id = (n: number) => `${AREAS[0]}-00${n}`;

  test("a span cites every row between its ends", () => {
    expect(citedIn(`see ${id(1)}..003 and ${id(5)} to ${id(6)}`)).toEqual([1, 2, 3, 5, 6].map(id));
    expect(citedIn(`${id(1)}, X${id(2)}, ${id(3)}4`)).toEqual([id(1)]);
  });

  test("a row of three cells, or without an ID, is malformed", () => {
    const text = `| ID | Requirement |\n|---|---|\n| ${id(1)} | One. |\n| ${id(2)} | Two. | three |\n| Two | Three. |\n`;
    const { rows, malformed } = rowsOf("site.md", text);
    expect(rows.map((row) => row.id)).toEqual([id(1)]);
    expect(malformed).toHaveLength(2);
    expect(rowsOf("site.md", "| ID | Said |\n|---|---|\n").malformed).toHaveLength(1);
  });

  test("the IDs in a test's title and in its table of cases count, and no others", () => {
    const text = `
      const TABLE = [["${id(1)}", 1]];
      test.each(TABLE)("%s", (at) => expect(at).toBe("${id(7)}"));
      test.each([["${id(2)}"]])("%s", () => {});
      describe(\`\${area} ${id(3)}\`, () => { test("${id(4)} " + name, () => {}); });
      // ${id(5)}
      other("${id(6)}");
    `;
    expect([...namedBy("x.test.ts", text)].sort()).toEqual([1, 2, 3, 4].map(id));
  });
});
