import { type Browser, chromium, type Page } from "playwright-core";
import { CHROMIUM_ARGS, ensureChromium, UNHINTED } from "../../scripts/chromium.ts";
import { dismissPopups } from "../../scripts/gallery/dismissed-popups.ts";
import { ask } from "../../test/setup/ask.ts";
import { type ServerProcess, startServerProcess } from "../../test/setup/server-process.ts";
import { median, printTable } from "../figures.ts";
import { BUDGETS, PHONE, SLOWER } from "./budgets.ts";
import { facetClicks } from "./facet-click.ts";
import { type FirstLoad, firstLoad } from "./first-load.ts";
import { scriptedVisit, type VisitFigures } from "./visit.ts";
import { readVitals, type Vitals, watchVitals } from "./vitals.ts";

const STOCK = 3000;
/** One site of each template. */
const SITES = ["halden", "alderbank", "kingtide", "hollis"];
const SEARCH = "/search/new-used-and-demo-cars";
const LOADS = 5;
const CLICKS = 7;
const CLICK_VISITS = 3;

interface PageFigures {
  readonly load: FirstLoad;
  readonly vitals: readonly Vitals[];
}

/**
 * Measures the search page on a phone against its budgets, on a site of each template, and the home and vehicle pages
 * for information. Exceeding a budget makes the process exit with 1.
 */
export async function benchBrowser(args: readonly string[]): Promise<void> {
  const loads = args.includes("--quick") ? 2 : LOADS;
  const server = await startServerProcess({ FORECOURT_DEMO_STOCK: String(STOCK) });
  const phone = [...CHROMIUM_ARGS, UNHINTED];
  const browser = await chromium.launch({ executablePath: await ensureChromium(console.log), args: phone });
  try {
    const { width, height } = PHONE.viewport;
    console.log(`\nOn a phone of ${width} × ${height} with a processor ${SLOWER} times as slow as this machine's,`);
    console.log(`over loopback, ${STOCK.toLocaleString("en-AU")} vehicles; times are medians of ${loads} first loads.`);
    let isOver = false;
    for (const site of SITES) {
      const figures = await pageFigures(browser, server.at(site, SEARCH), loads);
      const visits: Visit[] = [];
      for (let visit = 0; visit < CLICK_VISITS; visit++) {
        visits.push(await onPhone(browser, (page) => choosing(page, server.at(site, SEARCH))));
      }
      const clicks = visits.flatMap((visit) => visit.clicks);
      const awake = median(visits.map((visit) => visit.awake));
      const rows = searchRows(figures, clicks);
      console.log(`\n${site}, the search page`);
      printTable([["", "figure", "budget", ""], ...rows.map(({ cells }) => cells)]);
      console.log(`From the first touch until all of the page is alive: ${awake.toFixed(0)} ms.`);
      isOver ||= rows.some((row) => row.isOver);
      const goingOn: VisitFigures[] = [];
      for (let visit = 0; visit < CLICK_VISITS; visit++) {
        goingOn.push(await onPhone(browser, (page) => scriptedVisit(page, server.at(site, SEARCH))));
      }
      printVisits(goingOn);
    }
    await printOthers(browser, server, loads);
    if (isOver) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** For information: on a machine that does other work, these say more about that than about the page. */
function printVisits(visits: readonly VisitFigures[]): void {
  const card = median(visits.map(({ cardToPage }) => cardToPage));
  console.log(`On 4G, from a tap on a card until its vehicle's page is painted: ${milliseconds(card)} (aim: 300 ms).`);
  const names = visits[0]?.steps.map(({ name }) => name) ?? [];
  const took = (name: string) => median(visits.map(({ steps }) => steps.find((one) => one.name === name)?.took ?? 0));
  const told = names.map((name) => `${name} ${milliseconds(took(name))}`);
  console.log(`From each input to the next paint (aim: 100 ms): ${told.join(", ")}.`);
}

interface Visit {
  readonly awake: number;
  readonly clicks: readonly number[];
}

async function choosing(page: Page, address: string): Promise<Visit> {
  await page.goto(address, { waitUntil: "networkidle" });
  return { awake: await touch(page), clicks: await facetClicks(page, CLICKS) };
}

/**
 * Scrolls, as the first interaction on a phone, and returns the milliseconds until the whole page is hydrated, with its
 * code loaded over loopback.
 */
async function touch(page: Page): Promise<number> {
  const begun = performance.now();
  await page.evaluate(() => scrollBy(0, 1));
  await page.waitForFunction(() => "alive" in document.documentElement.dataset);
  return performance.now() - begun;
}

/** Runs with a clean profile, like a first visit, without popups that could cover buttons. */
async function onPhone<T>(browser: Browser, visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    await dismissPopups(context);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    return await visit(page);
  } finally {
    await context.close();
  }
}

async function pageFigures(browser: Browser, address: string, loads: number): Promise<PageFigures> {
  // The very first visit makes the server render the page and prepare the pictures.
  let load = await onPhone(browser, (page) => firstLoad(page, address));
  const vitals: Vitals[] = [];
  for (let round = 0; round < loads; round++) {
    await onPhone(browser, async (page) => {
      await watchVitals(page);
      load = await firstLoad(page, address);
      vitals.push(await readVitals(page));
    });
  }
  return { load, vitals };
}

interface Row {
  readonly cells: readonly string[];
  readonly isOver: boolean;
}

function searchRows({ load, vitals }: PageFigures, clicks: readonly number[]): Row[] {
  const row = (what: string, figure: number, budget: number, tell: (figure: number) => string): Row => {
    const isOver = !(figure <= budget);
    return { cells: [what, tell(figure), tell(budget), isOver ? "over" : "ok"], isOver };
  };
  const told = (what: string, figure: string): Row => ({ cells: [what, figure, "", ""], isOver: false });
  const worst = Math.max(...vitals.map(({ layoutShift }) => layoutShift));
  return [
    row(`JavaScript, gzip, ${load.scripts} files`, load.scriptsGzip, BUDGETS.scriptsGzip, kilobytes),
    row("HTML, gzip", load.htmlGzip, BUDGETS.htmlGzip, kilobytes),
    row("HTML", load.html, BUDGETS.html, kilobytes),
    row("CSS before the first paint, gzip", load.firstStylesGzip, BUDGETS.firstStylesGzip.list, kilobytes),
    row("CSS after it, gzip", load.stylesGzip, BUDGETS.stylesGzip, kilobytes),
    row(`all of it, ${load.pictures} pictures`, load.bytes, BUDGETS.searchBytes, kilobytes),
    row("layout shift, the worst, scrolled to the end", worst, BUDGETS.layoutShift, (value) => value.toFixed(3)),
    row("total blocking time", medianOf(vitals, "blocking"), BUDGETS.blocking, milliseconds),
    row("from a facet's answer to the paint, median", median(clicks), BUDGETS.facetClick, milliseconds),
    told("the slowest of the clicks", milliseconds(Math.max(...clicks))),
    told("largest contentful paint", milliseconds(medianOf(vitals, "largestPaint"))),
    largestRow(vitals),
  ];
}

/** The largest paint must be a picture that the browser finds at once, loads first and has reserved space for. */
function largestRow(vitals: readonly Vitals[]): Row {
  const faults = (one: Vitals["largest"]) => {
    if (!one) return ["none was seen"];
    return [
      ...(one.tag === "img" ? [] : [`<${one.tag}> instead of a picture`]),
      ...(one.isEager ? [] : ["not eager"]),
      ...(one.isFirst ? [] : ["not fetched first"]),
      ...(one.isSized ? [] : ["without size"]),
    ];
  };
  const found = [...new Set(vitals.flatMap(({ largest }) => faults(largest)))];
  const isOver = found.length > 0;
  const wish = "a picture: eager, first, sized";
  return { cells: ["its element", isOver ? found.join(", ") : "so it is", wish, isOver ? "over" : "ok"], isOver };
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
const medianOf = (vitals: readonly Vitals[], key: "blocking" | "largestPaint") => median(vitals.map((one) => one[key]));

async function printOthers(browser: Browser, server: ServerProcess, loads: number): Promise<void> {
  const rows = [
    ["for information", "JS gzip", "HTML gzip", "HTML", "CSS gzip", "all of it", "shift", "blocking", "largest paint"],
  ];
  for (const site of SITES) {
    const { text } = await ask(server.port, site, SEARCH);
    const vehicle = /href="(\/cars\/[^"/?#]+)"/.exec(text)?.[1] ?? "";
    for (const [name, path] of [
      ["home", "/"],
      ["vehicle", vehicle],
    ] as const) {
      const { load, vitals } = await pageFigures(browser, server.at(site, path), loads);
      rows.push([
        `${site}, ${name}`,
        kilobytes(load.scriptsGzip),
        kilobytes(load.htmlGzip),
        kilobytes(load.html),
        kilobytes(load.stylesGzip),
        kilobytes(load.bytes),
        Math.max(...vitals.map(({ layoutShift }) => layoutShift)).toFixed(3),
        milliseconds(medianOf(vitals, "blocking")),
        milliseconds(medianOf(vitals, "largestPaint")),
      ]);
    }
  }
  console.log("");
  printTable(rows);
}
