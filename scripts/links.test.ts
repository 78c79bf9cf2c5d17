import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { filesBelow } from "./book/files.ts";

const PAGES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"];
const pages = [...PAGES, ...filesBelow(["docs", "src", "demo", "bench", "scripts", "test"], /\.md$/)];

/** Removes code, because the links in examples lead nowhere. */
const withoutCode = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, "").replace(/`[^`\n]*`/g, "");

/** The anchors of a page's headings, in GitHub's form. */
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

/** The broken links of a page. */
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

test("every link from one of our pages leads to a file and a heading that exist", () => {
  expect(pages.flatMap(brokenLinks)).toEqual([]);
});

/** Files that only exist in the copy in which a test performs a how-to. */
const MADE_BY_A_WALK_THROUGH = /kiosk|0042-callbacks|phone-note|textline|leads\/callbacks/;

test("every file of ours that a page names exists", () => {
  const gone = pages
    .filter((page) => page !== "CHANGELOG.md")
    .flatMap((page) => {
      const text = readFileSync(page, "utf8").replace(/^ *```[\s\S]*?^ *```$/gm, "");
      const named = [...text.matchAll(/`((?:src|demo|docs|scripts|test|bench)\/[\w./-]+)`/g)].map(
        ([, path = ""]) => path,
      );
      return named
        .filter((path) => !existsSync(path) && !MADE_BY_A_WALK_THROUGH.test(path))
        .map((path) => `${page}: ${path}`);
    });
  expect(gone).toEqual([]);
});
