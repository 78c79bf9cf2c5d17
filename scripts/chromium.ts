import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/**
 * Debian's headless shell comes first: the full browser also draws an invisible window, which takes half as much time
 * again.
 */
const HEADLESS = "chromium-headless-shell";
const ON_PATH = [HEADLESS, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** What Playwright disables. A second list of features takes the place of the first, so ours begins with it. */
const DISABLED_BY_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/**
 * What the full browser prepares for every new window that nobody sees: the list under its address line is two pages of
 * its own, each with a renderer. Without it, the same pages take a quarter less of a processor.
 */
const WINDOW_DRESSING = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/** Options for every start of the browser: quiet, and without requests of its own. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...WINDOW_DRESSING].join(",")}`,
];

/** Lets letters be as wide as they are, as on phones. A desktop's hinting rounds the width of each to a whole pixel. */
export const UNHINTED = "--font-render-hinting=none";

/**
 * Leaves no room for the pixels of a page, so that none are painted. Where everything stands, what lies over what and
 * when a frame comes is as ever.
 */
export const UNPAINTED = "--force-gpu-mem-available-mb=1";

/** What Playwright sets of the browser's engine: a mouse. A second list takes the place of the first here, too. */
const SET_BY_PLAYWRIGHT = [
  "primaryHoverType=2",
  "availableHoverTypes=2",
  "primaryPointerType=4",
  "availablePointerTypes=4",
];

/** The option that sets more of the browser's engine, such as `defaultFontSize=32`. */
export const engineSettings = (...settings: readonly string[]): string =>
  `--blink-settings=${[...SET_BY_PLAYWRIGHT, ...settings].join(",")}`;

/** A setting that asks for no picture but those that stand in a page or sheet itself, and tells the page nothing. */
export const NO_PICTURES = "imagesEnabled=false";

function onPath(name: string): string | null {
  const found = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
  return found.status === 0 ? found.stdout.trim() : null;
}

/** Browsers that Playwright has installed on this machine. */
function installedByPlaywright(): string | null {
  const cache =
    process.platform === "darwin"
      ? join(homedir(), "Library/Caches/ms-playwright")
      : join(homedir(), ".cache/ms-playwright");
  if (!existsSync(cache)) return null;
  for (const name of readdirSync(cache)
    .filter((entry) => entry.startsWith("chromium-"))
    .sort()
    .reverse()) {
    for (const inside of [
      "chrome-linux/chrome",
      "chrome-linux64/chrome",
      "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
    ]) {
      const path = join(cache, name, inside);
      if (existsSync(path)) return path;
    }
  }
  return null;
}

/** A Chromium on this machine: `CHROMIUM_PATH`, the system's, or one that Playwright installed; null for none. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  for (const name of ON_PATH) {
    const path = onPath(name);
    if (path) return path;
  }
  return MAC.find((path) => existsSync(path)) ?? installedByPlaywright();
}

/** Runs apt-get to its end. It rejects with what apt-get itself has said on the terminal. */
async function aptGet(...args: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const [code] = await once(spawn("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env }), "exit");
  if (code !== 0) throw new Error(`apt-get ${args.join(" ")} ended with ${code}; its own words stand above.`);
}

/**
 * Finds a Chromium or installs Debian's where this process may, which other work need not wait for.
 * @throws an Error whose message is one sentence that says how to get one.
 */
export async function ensureChromium(say: (sentence: string) => void): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, where there is no file.`);
  const root = process.getuid?.() === 0;
  if (root && onPath("apt-get")) {
    say("installing Debian's Chromium for the browser tests …");
    await aptGet("update", "-qq");
    const isOffered = spawnSync("apt-cache", ["show", HEADLESS], { stdio: "ignore" }).status === 0;
    await aptGet("install", "-y", "-qq", isOffered ? HEADLESS : "chromium");
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    "the browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell; macOS: any Google Chrome) or set CHROMIUM_PATH to one.",
  );
}
