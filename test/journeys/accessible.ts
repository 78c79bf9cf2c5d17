import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const require = createRequire(import.meta.url);
/** axe's smaller form: each page compiles it anew, and it takes half of the time. */
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

type Matches = (this: unknown, element: Element, ...more: readonly unknown[]) => boolean;

/** What this file uses of axe, in the page. */
interface Runner {
  readonly configure: (settings: object) => void;
  readonly run: (options: object) => Promise<{ readonly violations: readonly Violation[] }>;
  readonly _audit: { readonly rules: readonly { matches: Matches }[] };
}

/** What stands in the page's global scope beside axe. */
interface Judged {
  readonly axe: Runner;
  /** What looks like others that are judged. */
  repeated: ReadonlySet<Element>;
}

/** Runs in the page: axe's rules apply to no element that looks like others which they apply to. */
function prepareAxe(): void {
  const global = globalThis as unknown as Judged;
  global.repeated = new Set();
  // Nobody reads the HTML of each element.
  global.axe.configure({ noHtml: true });
  for (const rule of global.axe._audit.rules) {
    const { matches } = rule;
    rule.matches = function (element, ...more) {
      return !global.repeated.has(element) && matches.call(this, element, ...more);
    };
  }
}

/**
 * Runs in the page: finds what is repeated, such as the cards of a list. Of siblings with the same elements, classes,
 * states and styles, which differ in nothing but their words, addresses and names, the first two and the last are
 * judged. All others stay where they are, so that whatever is judged has its neighbours.
 */
function findRepeated(): void {
  const own =
    /^(?:id|href|src|srcset|alt|title|value|for|name|datetime|d|data-car|data-dealership|aria-(?:label|labelledby|describedby|controls))$/;
  const known = new Map<string, string>();
  const shapes = new Map<Element, string>();
  const shapeOf = (element: Element): string => {
    const said = [...element.attributes].map(({ name, value }) => `${name}=${own.test(name) ? value !== "" : value}`);
    const inside = [...element.childNodes].map((child) => {
      if (child instanceof Element) return shapeOf(child);
      return child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim() ? "words" : "";
    });
    const whole = `${element.tagName} ${said.join(" ")} > ${inside.filter(Boolean).join(" ")}`;
    const shape = known.get(whole) ?? String(known.size);
    known.set(whole, shape);
    shapes.set(element, shape);
    return shape;
  };
  shapeOf(document.body);
  const repeated = new Set<Element>();
  const look = (parent: Element) => {
    const kind = (child: Element) => `${shapes.get(child)} ${child.checkVisibility({ visibilityProperty: true })}`;
    const alike = Map.groupBy(parent.children, kind);
    for (const all of alike.values()) {
      for (const [at, child] of all.entries()) {
        const isJudged = at < 2 || at === all.length - 1 || child.contains(document.activeElement);
        if (isJudged) look(child);
        else for (const one of [child, ...child.querySelectorAll("*")]) repeated.add(one);
      }
    }
  };
  look(document.body);
  (globalThis as unknown as Judged).repeated = repeated;
}

/** Runs in the page: every violation with its position. */
async function findViolations(): Promise<readonly string[]> {
  const { axe: runner } = globalThis as unknown as Judged;
  const options = {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    // What holds is not described, which takes a tenth of the time.
    resultTypes: ["violations"],
    // axe would read every style sheet once more for a rule that is experimental and does not run.
    preload: { assets: ["media"] },
  };
  // Where everything stands is only asked where something is wrong: it is found for what holds, too.
  const { violations: any } = await runner.run({ ...options, selectors: false });
  if (any.length === 0) return [];
  const { violations } = await runner.run(options);
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
  return told.length > 0 ? told : any.map(({ id }) => `${id}: no longer found when its place was asked`);
}

/**
 * Lays out what is below the first screen, too (`drawn-near`): what has only an estimated height would seem to lie over
 * what follows it, where nobody sees it. Returns how to leave the page as it was.
 */
async function layOutWhole(page: Page): Promise<() => Promise<void>> {
  const wasWhole = await page.evaluate(() => {
    const root = document.documentElement;
    const before = "whole" in root.dataset;
    root.dataset.whole = "";
    return before;
  });
  return () => page.evaluate((was) => void document.documentElement.toggleAttribute("data-whole", was), wasWhole);
}

/** Runs axe on the page in its present state, and lists every violation with its position. */
export async function expectAccessible(page: Page): Promise<void> {
  // Compiled once for a document: at the next width it takes half of the time.
  if (!(await page.evaluate(() => "axe" in globalThis))) {
    await page.evaluate(AXE);
    await page.evaluate(prepareAxe);
  }
  const leaveWhole = await layOutWhole(page);
  await page.evaluate(findRepeated);
  const found = await page.evaluate(findViolations);
  expect(found, `axe on ${page.url()}`).toEqual([]);
  // A phone shows the whole of a page that is wider than its window, and so small that nobody can read it.
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  await leaveWhole();
  expect(wide, `width of ${page.url()} in a window of ${window} px`).toBeLessThanOrEqual(window);
}
