import type { Page } from "playwright-core";

/** What the browser itself reports of a page. Times in milliseconds from the start of the navigation. */
export interface Vitals {
  /** All unexpected shifts added up, those while it is scrolled to its end too. */
  readonly layoutShift: number;
  /** What tasks took beyond 50 ms each, from the first contentful paint until the page is quiet. */
  readonly blocking: number;
  readonly largestPaint: number;
  readonly largest: Largest | null;
}

/** The element of the largest contentful paint, in what matters of it. */
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

/** To be called before the page is opened. */
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

/** Milliseconds for what is still to come after the network is quiet. */
const SETTLE = 1000;

/** What was seen of the page, which is then scrolled to its end. */
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

/** Half a screen at a time, with time for what loads on the way. */
async function scrollThrough(page: Page): Promise<void> {
  const steps = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / (innerHeight / 2)));
  for (let step = 0; step < steps; step++) {
    await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: "instant" }));
    await page.waitForTimeout(100);
  }
}
