import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from "playwright-core";
import { dismissPopups } from "../../scripts/gallery/dismissed-popups.ts";

/** A visitor's profile: what the browser keeps of one person, and of another only files that each would get. */
export interface Profile {
  readonly context: BrowserContext;
  /** Ends the visit. The profile is kept for the next visitor, who gets it emptied, unless a test changed it itself. */
  readonly giveBack: () => Promise<void>;
}

interface Kept {
  readonly context: BrowserContext;
  /** An empty tab's: it keeps the process of the profile's pages, with all that is compiled in it. */
  readonly devtools: CDPSession;
  /** The origins of pages that were opened, which may have stored something. */
  readonly origins: Set<string>;
  /** Whether a test changed the profile itself, in a way that emptying does not undo. */
  readonly isSpoilt: () => boolean;
  /** Undoes what a test did to all requests of the profile: nothing stops them any more. */
  readonly freeRequests: () => Promise<void>;
  /** The size of the visitor's windows, which is no part of a profile. */
  window: BrowserContextOptions["viewport"];
  visits: number;
}

/** After so many visits a profile is closed, so that its process does not grow without end. */
const MOST_VISITS = 25;

/** What changes a profile for as long as it is there. What a test does to its page ends with the page. */
const SPOILING = [
  "addInitScript",
  "routeFromHAR",
  "routeWebSocket",
  "exposeBinding",
  "exposeFunction",
  "setGeolocation",
  "setExtraHTTPHeaders",
  "grantPermissions",
  "newCDPSession",
] as const;
const CLOCK = ["install", "setFixedTime", "setSystemTime", "pauseAt", "fastForward", "runFor", "resume"] as const;

/** So many profiles wait for a visitor at most, because each holds a process. */
const MOST_UNUSED = 6;
/** Profiles that nobody uses, each with the options that it was made with; the one that was given back last is last. */
const unused: { readonly key: string; readonly profile: Kept }[] = [];

function takeUnused(browser: Browser, key: string): Kept | undefined {
  const at = unused.findLastIndex((one) => one.key === key && one.profile.context.browser() === browser);
  return at < 0 ? undefined : unused.splice(at, 1)[0]?.profile;
}

async function keepUnused(key: string, profile: Kept): Promise<void> {
  unused.push({ key, profile });
  const oldest = unused.length > MOST_UNUSED ? unused.shift() : undefined;
  if (oldest) await close(oldest.profile.context);
}

/**
 * A clean profile. A new one starts a process, loads all files of a page and compiles its scripts anew; so an earlier
 * visitor's is emptied and used again where there is one with the same options. Pages get the size of their visitor's
 * window as they are opened, so that it may be another; one that a page opens by itself has the first visitor's.
 */
export async function openProfile(
  browser: Browser,
  popups: boolean,
  { viewport, ...options }: BrowserContextOptions,
  first = false,
): Promise<Profile> {
  const key = JSON.stringify([popups, { ...options, javaScriptEnabled: options.javaScriptEnabled !== false }]);
  const kept = first ? undefined : takeUnused(browser, key);
  const profile = kept ?? (await newProfile(browser, popups, { viewport, ...options }));
  profile.window = viewport;
  if (kept) await empty(kept);
  return {
    context: profile.context,
    giveBack: async () => {
      profile.visits += 1;
      const isLast = profile.isSpoilt() || profile.visits >= MOST_VISITS || !browser.isConnected();
      if (isLast || profile.context.serviceWorkers().length > 0) return close(profile.context);
      const [, ...opened] = profile.context.pages();
      const leaving = Promise.all(opened.map((page) => page.close())).then(profile.freeRequests);
      const isLeft = await inTime(leaving);
      await (isLeft ? keepUnused(key, profile) : close(profile.context));
    },
  };
}

async function newProfile(browser: Browser, popups: boolean, options: BrowserContextOptions): Promise<Kept> {
  const context = await browser.newContext(options);
  if (!popups && options.javaScriptEnabled !== false) await dismissPopups(context);
  await context.addInitScript(callNobody);
  const origins = new Set<string>();
  context.on("page", (page) =>
    page.on("framenavigated", (frame) => {
      if (frame.url().startsWith("http")) origins.add(new URL(frame.url()).origin);
    }),
  );
  const devtools = await context.newCDPSession(await context.newPage());
  const profile: Kept = {
    context,
    devtools,
    origins,
    isSpoilt: watchCalls(context, SPOILING, context.clock, CLOCK),
    freeRequests: freeingRequests(context),
    window: options.viewport,
    visits: 0,
  };
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    const { window } = profile;
    if (window && JSON.stringify(window) !== JSON.stringify(options.viewport)) await page.setViewportSize(window);
    return page;
  };
  return profile;
}

/** Tells whether one of these methods of an object has been called since, or one of another object's. */
function watchCalls(
  whole: object,
  names: readonly string[],
  other: object = {},
  others: readonly string[] = [],
): () => boolean {
  let isCalled = false;
  const watch = (watched: object, methods: readonly string[]) => {
    for (const name of methods) {
      const act = Reflect.get(watched, name) as (...given: unknown[]) => unknown;
      Reflect.set(watched, name, (...given: unknown[]) => {
        isCalled = true;
        return act.apply(watched, given);
      });
    }
  };
  watch(whole, names);
  watch(other, others);
  return () => isCalled;
}

/** A profile with stopped requests or without a network is as good as new once both have ended, unlike the others. */
function freeingRequests(context: BrowserContext): () => Promise<void> {
  const wasRouted = watchCalls(context, ["route"]);
  const wasOffline = watchCalls(context, ["setOffline"]);
  return async () => {
    if (wasRouted()) await context.unrouteAll({ behavior: "ignoreErrors" });
    if (wasOffline()) await context.setOffline(false);
  };
}

/**
 * Leaves nothing of the last visitor: no cookie, nothing stored. Files stay whose address names their content, or that
 * the browser asks about again, as it does about every page: loading them anew took an eighth of each visit.
 */
async function empty({ context, devtools, origins }: Kept): Promise<void> {
  await context.clearCookies();
  for (const origin of origins) await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  origins.clear();
}

/** How long the browser may take to close a page or a visitor's profile, in milliseconds. */
const CLOSING_MS = 20_000;

/** Whether something is done in time. A browser that has not confirmed it by then may never do so. */
async function inTime(closing: Promise<unknown>): Promise<boolean> {
  const late = new AbortController();
  const isDone = await Promise.race([
    closing.then(() => true),
    pause(CLOSING_MS, false, { signal: late.signal }).catch(() => false),
  ]);
  late.abort();
  return isDone;
}

/**
 * Closes a visitor's profile. Without the browser's word the tools would wait without end; all that the visitor saw has
 * been judged, so the test goes on, and says it.
 */
export async function close(context: BrowserContext): Promise<void> {
  if (await inTime(context.close())) return;
  const pages = context.pages().map((page) => page.url());
  process.stderr.write(`\nThe browser did not confirm that it closed ${pages.join(", ")}\n`);
}

/**
 * Follows no link to a telephone or mail program, of which the machine has none: after a while the browser would ask
 * about it over the page, which then hears neither pointer nor keys.
 */
function callNobody(): void {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest('[href^="tel:"], [href^="mailto:"]');
    if (link) event.preventDefault();
  });
}
