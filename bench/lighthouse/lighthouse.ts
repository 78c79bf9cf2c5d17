import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { CHROMIUM_ARGS, ensureChromium, UNHINTED } from "../../scripts/chromium.ts";

const ATTEMPTS = 3;

/** Two versions weigh the same page differently, so that figures are compared within one only. */
export const LIGHTHOUSE_VERSION = "13.5.0";
const FOLDER = join("node_modules", ".cache", `lighthouse-${LIGHTHOUSE_VERSION}`);

/** What of Lighthouse's result is read here. Scores are from 0 to 1; null for what was not judged. */
export interface LighthouseResult {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly displayValue?: string;
}

type Run = (
  address: string,
  flags: Readonly<Record<string, unknown>>,
) => Promise<{ readonly lhr: LighthouseResult } | undefined>;

/** Judges a page as on a phone with a simulated slow 4G, each time with an empty cache. */
export type Judge = (address: string, skipped: readonly string[]) => Promise<LighthouseResult>;

/**
 * Lighthouse brings some 115 packages that nothing else needs, so it is not among the project's own: the first run
 * installs it beside other caches, without running any package's scripts.
 */
function install(): void {
  if (existsSync(join(FOLDER, "node_modules", "lighthouse", "core", "index.js"))) return;
  console.log(`installing Lighthouse ${LIGHTHOUSE_VERSION} in ${FOLDER} …`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "package.json"), '{"private":true}');
  const asked = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--save-exact"];
  execFileSync("npm", ["install", ...asked, `lighthouse@${LIGHTHOUSE_VERSION}`], { cwd: FOLDER, stdio: "inherit" });
}

/** Starts a browser with a clean profile for Lighthouse; `close` ends it. */
export async function openLighthouse(): Promise<{ readonly judge: Judge; readonly close: () => Promise<void> }> {
  install();
  const module = pathToFileURL(join(process.cwd(), FOLDER, "node_modules", "lighthouse", "core", "index.js"));
  const { default: run } = (await import(module.href)) as { default: Run };
  const profile = mkdtempSync(join(tmpdir(), "forecourt-lighthouse-"));
  const options = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  const browser = spawn(await ensureChromium(console.log), [...CHROMIUM_ARGS, UNHINTED, ...options], {
    stdio: ["ignore", "ignore", "pipe"],
    // A group of its own: Debian's command is a script, and ending it alone would leave the browser behind.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => browser.once("close", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    browser.once("error", reject);
    browser.once("exit", (code) => reject(new Error(`The browser ended with ${code} before it listened.`)));
    createInterface({ input: browser.stderr }).on("line", (line) => {
      const listening = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line);
      if (listening) resolve(Number(listening[1]));
    });
  });
  return {
    judge: async (address, skipped) => {
      let wrong = "nothing came back";
      // Now and then the browser's trace lacks its beginning, and Lighthouse asks for another try.
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const result = await run(address, {
          port,
          logLevel: "error",
          formFactor: "mobile",
          throttlingMethod: "simulate",
          disableFullPageScreenshot: true,
          skipAudits: skipped.length > 0 ? skipped : null,
        });
        const report = result?.lhr;
        if (report && !report.runtimeError) return report;
        wrong = report?.runtimeError?.message ?? wrong;
      }
      throw new Error(`${address} could not be judged: ${wrong}.`);
    },
    close: async () => {
      if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid, "SIGTERM");
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
