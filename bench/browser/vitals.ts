import type { Page } from "playwright-core";

/** The browser's own measurements of a page. Times are in milliseconds from the start of the navigation. */
export interface Vitals {
  /** Sum of all unexpected layout shifts, including those while the page scrolls to its end. */
  readonly layoutShift: number;
  /** Time of tasks beyond 50 ms each, from the first contentful paint until the page is idle. */
  readonly blocking: number;
  readonly largestPaint: number;
  readonly largest: Largest | null;
}

/** The relevant properties of the element of the largest contentful paint. */
interface Largest {
  readonly tag: string;
  readonly address: string;
  readonly isEager: boolean;
  readonly isFirst: boolean;
  readonly isSized: boolean;
}

interface Watch {
  shifts: number;
  readonly tasks: { readonly end: number; readonly over: number }[];
  largest: (PerformanceEntry & { readonly element: Element | null }) | null;
}
type Watching = typeof globalThis & { watch: Watch };

/** Must be called before the page is opened. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch: Watch = { shifts: 0, tasks: [], largest: null };
    (globalThis as Watching).watch = watch;
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    observe("layout-shift", (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) watch.shifts += value;
    });
    observe("longtask", ({ startTime, duration }) => {
      watch.tasks.push({ end: startTime + duration, over: Math.max(0, duration - 50) });
    });
    observe("largest-contentful-paint", (entry) => {
      watch.largest = entry as Watch["largest"];
    });
  });
}

/** Milliseconds to wait for late changes after the network is idle. */
const SETTLE = 1000;

/** Reads the measurements, and scrolls the page to its end. */
export async function readVitals(page: Page): Promise<Vitals> {
  await page.waitForTimeout(SETTLE);
  const painted = await page.evaluate(() => {
    const { tasks, largest } = (globalThis as Watching).watch;
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const element = largest?.element;
    const image = element instanceof HTMLImageElement ? element : null;
    return {
      blocking: tasks.filter(({ end }) => end > first).reduce((sum, { over }) => sum + over, 0),
      largestPaint: largest?.startTime ?? Number.NaN,
      largest: element
        ? {
            tag: element.tagName.toLowerCase(),
            address: new URL(image?.currentSrc ?? "", location.href).pathname,
            isEager: image?.loading === "eager",
            isFirst: image?.fetchPriority === "high",
            isSized: element.hasAttribute("width") && element.hasAttribute("height"),
          }
        : null,
    };
  });
  await scrollThrough(page);
  const layoutShift = await page.evaluate(() => (globalThis as Watching).watch.shifts);
  return { layoutShift, ...painted };
}

/** Scrolls by half a screen at a time, with pauses for loading. */
async function scrollThrough(page: Page): Promise<void> {
  const steps = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / (innerHeight / 2)));
  for (let step = 0; step < steps; step++) {
    await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: "instant" }));
    await page.waitForTimeout(100);
  }
}
