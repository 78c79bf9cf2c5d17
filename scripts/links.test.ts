import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { filesBelow } from "./book/files.ts";

const PAGES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"];
const pages = [...PAGES, ...filesBelow(["docs", "src", "demo", "bench", "scripts", "test"], /\.md$/)];

/** Code holds examples, and an example's link leads nowhere. */
const withoutCode = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, "").replace(/`[^`\n]*`/g, "");

/** The anchors of a page's headings, as the places that show Markdown make them. */
function anchorsOf(text: string): string[] {
  const headings = text.replace(/^ *```[\s\S]*?^ *```$/gm, "").matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-"),
  );
}

/** Where a page's links lead that lead to nothing. */
function brokenLinks(page: string): string[] {
  const links = withoutCode(readFileSync(page, "utf8")).matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]*))?\)/g);
  return [...links].flatMap(([, path = "", anchor]) => {
    const target = path === "" ? page : normalize(join(dirname(page), decodeURI(path)));
    if (!existsSync(target)) return [`${page}: ${path}`];
    const hasAnchor =
      anchor === undefined ||
      statSync(target).isDirectory() ||
      anchorsOf(readFileSync(target, "utf8")).includes(anchor);
    return hasAnchor ? [] : [`${page}: ${path}#${anchor}`];
  });
}

test("every link from one of our pages leads to a file, and to a heading, that is there", () => {
  expect(pages.flatMap(brokenLinks)).toEqual([]);
});
