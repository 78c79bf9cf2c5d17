import { startServerProcess } from "../../test/setup/server-process.ts";
import { median, printTable } from "../figures.ts";
import { type Judge, LIGHTHOUSE_VERSION, type LighthouseResult, openLighthouse } from "./lighthouse.ts";
import { type JudgedPage, pagesOf } from "./pages.ts";

/** One site of each template. */
const SITES = ["halden", "alderbank", "kingtide", "hollis"];
const ROUNDS = 5;

const SCORES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "cumulative-layout-shift",
  "total-blocking-time",
] as const;

type Score = (typeof SCORES)[number];
type Metric = (typeof METRICS)[number];

/** What a page must reach: scores of 100, times in milliseconds. */
const AIMS = { performance: 99, other: 100, "first-contentful-paint": 1200, "largest-contentful-paint": 1800 } as const;

/**
 * Judges a page of each kind of a site of each template by Lighthouse, on a phone with a simulated slow 4G, and prints
 * the median of some runs of each. `--runs=3` makes fewer, `--sites=halden` and `--pages=home,vehicle` judge less.
 */
export async function benchLighthouse(args: readonly string[]): Promise<void> {
  const listed = (name: string) =>
    args
      .find((arg) => arg.startsWith(`--${name}=`))
      ?.split("=")[1]
      ?.split(",");
  const rounds = Number(listed("runs")?.[0] ?? (args.includes("--quick") ? 1 : ROUNDS));
  const names = listed("pages");
  const server = await startServerProcess();
  const { judge, close } = await openLighthouse();
  try {
    console.log(`\nLighthouse ${LIGHTHOUSE_VERSION}, a phone, simulated slow 4G; medians of ${rounds} runs.\n`);
    const rows = [["", "perf.", "FCP", "LCP", "shift", "blocking", "access.", "practices", "SEO"]];
    const failures: string[] = [];
    for (const site of listed("sites") ?? SITES) {
      const pages = await pagesOf(server.port, site);
      for (const page of pages.filter(({ name }) => !names || names.includes(name))) {
        const figures = await judged(judge, server.at(site, page.path), page, rounds);
        rows.push([`${site}, ${page.name}`, ...cellsOf(figures)]);
        failures.push(...figures.failed.map((audit) => `${site}, ${page.name}: ${audit}`));
        console.log(rows.at(-1)?.join("  "));
      }
    }
    console.log("");
    printTable(rows);
    console.log(failures.length > 0 ? `\nAudits that failed:\n${failures.join("\n")}` : "\nNo audit failed.");
    const worst = (column: number) => rows.slice(1).map((row) => Number.parseFloat(row[column] ?? ""));
    const isOver =
      Math.min(...worst(1)) < AIMS.performance || [6, 7, 8].some((at) => Math.min(...worst(at)) < AIMS.other);
    if (isOver) console.log(`\nAimed at: performance ${AIMS.performance}, the others ${AIMS.other}.`);
  } finally {
    await close();
    await server.stop();
  }
}

interface Figures {
  readonly scores: Readonly<Record<Score, number>>;
  readonly metrics: Readonly<Record<Metric, number>>;
  /** Names of audits that count, and that one of the runs failed. */
  readonly failed: readonly string[];
}

async function judged(judge: Judge, address: string, page: JudgedPage, rounds: number): Promise<Figures> {
  const results: LighthouseResult[] = [];
  // The first visit makes the server render the page and draw its pictures, and is not counted.
  await judge(address, page.skipped);
  for (let round = 0; round < rounds; round++) results.push(await judge(address, page.skipped));
  const medians = <K extends string>(keys: readonly K[], read: (result: LighthouseResult, key: K) => number) =>
    Object.fromEntries(keys.map((key) => [key, median(results.map((result) => read(result, key)))])) as Record<
      K,
      number
    >;
  return {
    scores: medians(SCORES, (result, key) => (result.categories[key]?.score ?? Number.NaN) * 100),
    metrics: medians(METRICS, (result, key) => result.audits[key]?.numericValue ?? Number.NaN),
    failed: [...new Set(results.flatMap(failedIn))],
  };
}

/** The audits with a weight that are not perfect, but for the measured times, which have columns of their own. */
function failedIn({ categories, audits }: LighthouseResult): string[] {
  return SCORES.flatMap((name) => {
    if (name === "performance") return [];
    const weighed = categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
    return weighed.flatMap(({ id }) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [`${id} (${audit.title})`] : [];
    });
  });
}

function cellsOf({ scores, metrics }: Figures): string[] {
  const seconds = (name: Metric) => `${(metrics[name] / 1000).toFixed(2)} s`;
  return [
    scores.performance.toFixed(0),
    seconds("first-contentful-paint"),
    seconds("largest-contentful-paint"),
    metrics["cumulative-layout-shift"].toFixed(3),
    `${metrics["total-blocking-time"].toFixed(0)} ms`,
    scores.accessibility.toFixed(0),
    scores["best-practices"].toFixed(0),
    scores.seo.toFixed(0),
  ];
}
