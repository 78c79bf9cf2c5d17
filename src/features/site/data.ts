import type { Logger } from "pino";
import { deriveColours } from "../../ui/tokens/derive.ts";
import { type Assembled, assemble, nothing } from "./assembling/assemble.ts";
import { SharedBriefs } from "./brief.ts";
import { type CachedReadings, IN_MEMORY } from "./keeping/cached-readings.ts";
import type { FolderRead } from "./keeping/folder-facts.ts";
import { letGo, type SiteMaking } from "./keeping/lazy-site.ts";
import { LoadedSites } from "./keeping/loaded-sites.ts";
import { readFolders, registerOf, type StampedRead } from "./keeping/read-folders.ts";
import type { Secrets } from "./options/config.ts";
import { follow, NOT_FOLLOWING } from "./reading/follow.ts";
import { fileNotes } from "./reading/problems/file-notes.ts";
import { hourNotes } from "./reading/problems/hour-notes.ts";
import { lenderNotes } from "./reading/problems/lender-notes.ts";
import { linkNotes } from "./reading/problems/link-notes.ts";
import { problemLine, type SiteProblem } from "./reading/problems/problems.ts";
import { reachNotes } from "./reading/problems/reach-notes.ts";
import { zoneNotes } from "./reading/problems/zone-notes.ts";
import type { Dealership, Site, SiteId } from "./site.ts";

export { type CachedReadings, keepIn } from "./keeping/cached-readings.ts";
export { siteFolders } from "./keeping/read-folders.ts";
export type { SiteProblem } from "./reading/problems/problems.ts";

/** All sites of the server, kept up to date with their folder. */
export interface Sites {
  /** Sorted by slug. */
  all(): readonly Site[];
  /**
   * The site for a request's `Host` header: an exact match among `hosts` (ignoring case, port and a final dot), then
   * `{slug}.localhost`, then the default site, otherwise null (SITE-013).
   */
  forHost(host: string): Site | null;
  bySlug(slug: string): Site | null;
  dealership(slug: string): Dealership | null;
  /** Problems of the files as they are now. A site with problems keeps serving its last good state. */
  problems(): readonly SiteProblem[];
  /** How many sites are fully in memory, and the total size of their documents in bytes. */
  loaded(): { readonly sites: number; readonly bytes: number };
  /** Calls the listener after every change of the served sites. Returns a function that removes it. */
  onChange(listener: () => void): () => void;
  /** Reads the sites folder again now. With `only`, reads just the folders of these sites. */
  reload(only?: ReadonlySet<string>): Promise<void>;
  /** Resolves once changes on disk are detected; immediately if the folder is not watched. */
  readonly watching: Promise<void>;
  close(): Promise<void>;
}

export interface SitesOptions {
  readonly defaultSite: string | null;
  /** Whether to watch the folder for changes. */
  readonly watch?: boolean;
  readonly log?: Pick<Logger, "info" | "warn">;
  readonly secrets?: Secrets;
  /** Where to store sites that are not in use. Without it all sites stay in memory. */
  readonly kept?: CachedReadings;
}

const mint = (slug: string): SiteId => slug as SiteId;
const fromEnvironment: Secrets = (name) => process.env[name] ?? null;

/** The most bytes of documents to hold for fully loaded sites. A typical site has 10 KB. */
const MOST_LOADED = 8_000_000;

/** Opens the folder of sites. Rejects only when the folder itself cannot be read. */
export async function openSites(dir: string, options: SitesOptions): Promise<Sites> {
  const { kept = IN_MEMORY } = options;
  const { loaded, secrets, ...rest } = makingOf(dir, kept, options.secrets);
  const making: SiteMaking = { ...rest, loaded, secrets, onLost: (slugs) => void reload(slugs).catch(() => undefined) };
  let state = nothing(kept.served);
  let all: readonly Site[] = [];
  let hosts: ReadonlyMap<string, Site> = new Map();
  let dealerships: ReadonlyMap<string, Dealership> = new Map();
  let logged: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();

  const logUncached = (error: unknown) =>
    options.log?.warn({ reason: String(error) }, "what was read of the sites is not kept for the next start");
  let folders: ReadonlyMap<string, StampedRead> = new Map();
  const read = async (only?: ReadonlySet<string>): Promise<void> => {
    // Folders that could not be read may be readable by now, so only valid ones are reused.
    const valid = (slug: string) => (folders.get(slug)?.read.facts ? folders.get(slug) : undefined);
    folders = await readFolders({
      dir,
      secrets,
      kept,
      asBefore: (slug) => (only?.has(slug) === false ? valid(slug) : undefined),
      before: valid,
      isAsked: (slug) => only?.has(slug) === true,
    });
    const before = state.sites;
    const reads = [...folders.values()].map((one) => one.read);
    const next = assemble(reads, state, making);
    const problems = [...next.problems, ...defaultProblem(options.defaultSite, next.sites)];
    state = { ...next, problems };
    all = [...state.sites.values()];
    hosts = hostTable(state);
    dealerships = dealershipTable(state);
    const lines = problems.map(problemLine);
    for (const line of lines) if (!logged.has(line)) options.log?.warn({ problem: line }, "a site's files are refused");
    logged = new Set(lines);
    for (const [slug, site] of before) if (state.sites.get(slug) !== site) letGo(site, loaded);
    if (hasChanged(before, state.sites)) for (const listener of listeners) listener();
    if ([...before.keys()].join() !== [...state.sites.keys()].join())
      await kept.saveServed(state.sites.keys()).catch(logUncached);
  };
  let pending = read();
  await pending;
  await kept.save(registerOf(folders, state.facts)).catch(logUncached);
  const reload = (only?: ReadonlySet<string>): Promise<void> => {
    pending = pending.catch(() => undefined).then(() => read(only));
    return pending;
  };
  const following = options.watch ? follow(dir, reload, options.log) : NOT_FOLLOWING;

  return {
    all: () => all,
    // Most hosts arrive in their plain form, which saves parsing them.
    forHost: (host) =>
      hosts.get(host) ?? hosts.get(plainHost(host)) ?? state.sites.get(options.defaultSite ?? "") ?? null,
    bySlug: (slug) => state.sites.get(slug) ?? null,
    dealership: (slug) => dealerships.get(slug) ?? null,
    problems: () => state.problems,
    loaded: () => loaded.figures(),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload,
    watching: following.ready,
    close: async () => {
      await following.stop();
      await pending.catch(() => undefined);
    },
  };
}

function makingOf(dir: string, kept: CachedReadings, secrets: Secrets = fromEnvironment): SiteMaking {
  // Sites that stay in memory anyway need no limit, since loading them takes no extra memory.
  const loaded = new LoadedSites(kept === IN_MEMORY ? Number.POSITIVE_INFINITY : MOST_LOADED);
  const remembered: SiteMaking["remembered"] = (slug, version) => {
    const site = kept.register.get(slug)?.site;
    return site?.version === version ? site : null;
  };
  return { dir, secrets, loaded, mint, briefs: new SharedBriefs(), remembered, onLost: () => {} };
}

/** The sites of a folder and their problems, as they are now. */
async function assembled(dir: string, secrets?: Secrets): Promise<Assembled> {
  const making = makingOf(dir, IN_MEMORY, secrets);
  return assemble(await readsOf(dir, making.secrets), nothing(), making);
}

async function readsOf(dir: string, secrets: Secrets): Promise<FolderRead[]> {
  const none = () => undefined;
  const folders = await readFolders({
    dir,
    secrets,
    kept: IN_MEMORY,
    asBefore: none,
    before: none,
    isAsked: () => true,
  });
  return [...folders.values()].map(({ read }) => read);
}

/** Every problem of the folder as it is, for an operator or CI, regardless of what was served before. */
export async function checkSites(dir: string, secrets: Secrets = fromEnvironment): Promise<SiteProblem[]> {
  return [...(await assembled(dir, secrets)).problems];
}

/**
 * The problems that there would be if the folders under `shelf` were added to those of `dir`, replacing any of the same
 * name, and the `removed` ones were deleted. Leaves out the existing problems of other sites.
 */
export async function checkChangedSites(
  dir: string,
  shelf: string,
  removed: readonly string[] = [],
): Promise<SiteProblem[]> {
  const making = makingOf(dir, IN_MEMORY);
  const standing = await readsOf(dir, making.secrets);
  const fresh = await readsOf(shelf, making.secrets);
  const changed = new Set([...removed, ...fresh.map(({ slug }) => slug)]);
  const unchanged = standing.filter(({ slug }) => !changed.has(slug));
  const before = new Set(assemble(standing, nothing(), making).problems.map(problemLine));
  const together = assemble([...unchanged, ...fresh], assemble(unchanged, nothing(), making), making);
  const isNew = (problem: SiteProblem) =>
    changed.has(problem.file.split("/")[0] ?? "") || !before.has(problemLine(problem));
  return together.problems.filter(isNew);
}

/**
 * Notes about valid files: brand colours that were adjusted until text on them was readable, lenders' products that no
 * dealership uses, clocks of other states, days that a location lists twice, pages and files that are named but
 * missing, and addresses that pages will not show or reach. `imageHosts` are the hosts that the operator allows on
 * every site.
 */
export async function siteNotes(
  dir: string,
  imageHosts: readonly string[] = [],
  secrets: Secrets = fromEnvironment,
): Promise<SiteProblem[]> {
  const { sites } = await assembled(dir, secrets);
  return [...sites.values()].flatMap((site) => {
    const { slug, brand } = site;
    const { notice } = deriveColours(brand.colour, { neutral: brand.neutral, hue: brand.neutralHue }, brand.accent);
    const colours = notice ? [{ file: `${slug}/site.json`, pointer: "/brand/colour", message: notice }] : [];
    const noted = [lenderNotes, zoneNotes, hourNotes, linkNotes, fileNotes].flatMap((notesOf) => notesOf(site));
    return [...colours, ...noted, ...reachNotes(site, imageHosts)];
  });
}

function defaultProblem(slug: string | null, sites: ReadonlyMap<string, Site>): SiteProblem[] {
  if (slug === null || sites.has(slug)) return [];
  return [
    {
      file: slug,
      pointer: "",
      message: `The default site "${slug}" does not serve: there is no such folder, or it is refused.`,
    },
  ];
}

const dealershipTable = ({ readings }: Assembled): ReadonlyMap<string, Dealership> =>
  new Map([...readings.values()].flatMap((one) => one.dealerships.map((found) => [found.slug, found])));

function hostTable({ facts, sites }: Assembled): ReadonlyMap<string, Site> {
  const table = new Map<string, Site>();
  for (const [slug, site] of sites) for (const host of facts.get(slug)?.parts.own.hosts ?? []) table.set(host, site);
  for (const site of sites.values()) table.set(`${site.slug}.localhost`, site);
  return table;
}

function plainHost(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
}

const hasChanged = (before: ReadonlyMap<string, Site>, now: ReadonlyMap<string, Site>): boolean =>
  before.size !== now.size || [...now].some(([slug, { version }]) => before.get(slug)?.version !== version);

/**
 * The slugs of sites that are not served as written: those whose revision could not be fetched, and those whose files
 * have problems. Sorted, without repeats.
 */
export function unreadSites(problems: readonly SiteProblem[], unread: readonly string[] = []): readonly string[] {
  return [...new Set([...unread, ...problems.map(({ file }) => file.split("/")[0] ?? file)])].sort();
}
