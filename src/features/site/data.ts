import { readdir, stat } from "node:fs/promises";
import type { Logger } from "pino";
import { deriveColours } from "../../ui/tokens/derive.ts";
import type { Secrets } from "./options/config.ts";
import { assemble, NOTHING } from "./reading/assemble.ts";
import { type FolderRead, readFolder } from "./reading/folder.ts";
import { follow, NOT_FOLLOWING } from "./reading/follow.ts";
import { lenderNotes } from "./reading/lender-notes.ts";
import { problemLine, type SiteProblem } from "./reading/problems.ts";
import { reachNotes } from "./reading/reach-notes.ts";
import type { Dealership, Site, SiteId } from "./site.ts";

export type { SiteProblem } from "./reading/problems.ts";

/** All sites of the server, kept up to date with their folder. */
export interface Sites {
  /** Sorted by slug. */
  all(): readonly Site[];
  /**
   * The site of a request's `Host` header: an exact host of its `hosts` (letter case, port and a final dot apart),
   * `{slug}.localhost`, else the default site, else null (SITE-013).
   */
  forHost(host: string): Site | null;
  bySlug(slug: string): Site | null;
  dealership(slug: string): Dealership | null;
  /** Problems of the files as they are now; a site with problems continues in its last good state. */
  problems(): readonly SiteProblem[];
  /** Called after every change of the served sites. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
  /** Reads the folder again now; with `only`, the folders of these sites alone. */
  reload(only?: ReadonlySet<string>): Promise<void>;
  /** Resolves once changes on disk are noticed (at once where they are not watched). */
  readonly watching: Promise<void>;
  close(): Promise<void>;
}

export interface SitesOptions {
  readonly defaultSite: string | null;
  /** Watch for changes on disk. */
  readonly watch?: boolean;
  readonly log?: Pick<Logger, "info" | "warn">;
  readonly secrets?: Secrets;
}

const mint = (slug: string): SiteId => slug as SiteId;
const fromEnvironment: Secrets = (name) => process.env[name] ?? null;

/** Opens the folder of sites. Rejects only when the folder itself cannot be read. */
export async function openSites(dir: string, options: SitesOptions): Promise<Sites> {
  let state = NOTHING;
  let hosts: ReadonlyMap<string, Site> = new Map();
  let dealerships: ReadonlyMap<string, Dealership> = new Map();
  let logged: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();

  const folders = new Map<string, FolderRead>();
  const read = async (only?: ReadonlySet<string>): Promise<void> => {
    const reads = await readFolders(dir, options.secrets ?? fromEnvironment, (slug) => {
      const before = only?.has(slug) === false ? folders.get(slug) : undefined;
      // What could not be read may be readable by now.
      return before?.reading ? before : undefined;
    });
    folders.clear();
    for (const folder of reads) folders.set(folder.slug, folder);
    const next = assemble(reads, state, mint);
    const problems = [...next.problems, ...defaultProblem(options.defaultSite, next.sites)];
    const changed = fingerprint(next.sites) !== fingerprint(state.sites);
    state = { ...next, problems };
    hosts = hostTable(state.sites);
    dealerships = new Map(
      [...state.readings.values()].flatMap((one) => one.dealerships.map((found) => [found.slug, found])),
    );
    const lines = problems.map(problemLine);
    for (const line of lines) if (!logged.has(line)) options.log?.warn({ problem: line }, "a site's files are refused");
    logged = new Set(lines);
    if (changed) for (const listener of listeners) listener();
  };
  let pending = read();
  await pending;
  const reload = (only?: ReadonlySet<string>): Promise<void> => {
    pending = pending.catch(() => undefined).then(() => read(only));
    return pending;
  };
  const following = options.watch ? follow(dir, reload, options.log) : NOT_FOLLOWING;

  return {
    all: () => [...state.sites.values()],
    forHost: (host) => hosts.get(plainHost(host)) ?? state.sites.get(options.defaultSite ?? "") ?? null,
    bySlug: (slug) => state.sites.get(slug) ?? null,
    dealership: (slug) => dealerships.get(slug) ?? null,
    problems: () => state.problems,
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

/** Every problem of the folder as it is, for an operator or CI, regardless of what was served before. */
export async function checkSites(dir: string, secrets: Secrets = fromEnvironment): Promise<SiteProblem[]> {
  return [...assemble(await readFolders(dir, secrets), NOTHING, mint).problems];
}

/**
 * What would be wrong if the sites whose folders lie under `shelf` stood beside those of `dir`, or in the place of
 * theirs, and the `removed` ones were gone. What is wrong with the other sites already is left out.
 */
export async function checkChangedSites(
  dir: string,
  shelf: string,
  removed: readonly string[] = [],
): Promise<SiteProblem[]> {
  const standing = await readFolders(dir, fromEnvironment);
  const fresh = await readFolders(shelf, fromEnvironment);
  const changed = new Set([...removed, ...fresh.map(({ slug }) => slug)]);
  const others = standing.filter(({ slug }) => !changed.has(slug));
  const before = new Set(assemble(standing, NOTHING, mint).problems.map(problemLine));
  const together = assemble([...others, ...fresh], assemble(others, NOTHING, mint), mint);
  const isNew = (problem: SiteProblem) =>
    changed.has(problem.file.split("/")[0] ?? "") || !before.has(problemLine(problem));
  return together.problems.filter(isNew);
}

/**
 * Notes about valid files: brand colours that were changed until text on them was readable, lenders' products that no
 * dealership uses, and addresses that pages will not show or reach. `imageHosts` are the hosts that the operator
 * allows on every site.
 */
export async function siteNotes(
  dir: string,
  imageHosts: readonly string[] = [],
  secrets: Secrets = fromEnvironment,
): Promise<SiteProblem[]> {
  const { sites } = assemble(await readFolders(dir, secrets), NOTHING, mint);
  return [...sites.values()].flatMap((site) => {
    const { slug, brand } = site;
    const { notice } = deriveColours(brand.colour, { neutral: brand.neutral, hue: brand.neutralHue }, brand.accent);
    const colours = notice ? [{ file: `${slug}/site.json`, pointer: "/brand/colour", message: notice }] : [];
    return [...colours, ...lenderNotes(site), ...reachNotes(site, imageHosts)];
  });
}

/** Reads the folders of all sites, but for those of which `known` has what was read before. */
async function readFolders(
  dir: string,
  secrets: Secrets,
  known: (slug: string) => FolderRead | undefined = () => undefined,
): Promise<FolderRead[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  const folders: string[] = [];
  for (const entry of entries) {
    const isFolder =
      entry.isDirectory() || (entry.isSymbolicLink() && (await stat(`${dir}/${entry.name}`)).isDirectory());
    if (isFolder && !/^[._]/.test(entry.name)) folders.push(entry.name);
  }
  return Promise.all(
    folders
      .sort()
      .map((slug) =>
        isSlug(slug)
          ? (known(slug) ?? readFolder(dir, slug, secrets).catch((error) => unreadable(slug, error)))
          : badName(slug),
      ),
  );
}

const isSlug = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

function badName(folder: string): FolderRead {
  const message = "The folder's name is the site's slug: small letters, digits and single hyphens.";
  return { slug: folder, named: [], reading: null, problems: [{ file: folder, pointer: "", message }] };
}

/** A file that cannot be read, or was deleted meanwhile: the other folders are read all the same. */
function unreadable(slug: string, error: unknown): FolderRead {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    slug,
    named: [],
    reading: null,
    problems: [{ file: slug, pointer: "", message: `This folder cannot be read: ${reason}.` }],
  };
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

function hostTable(sites: ReadonlyMap<string, Site>): ReadonlyMap<string, Site> {
  const table = new Map<string, Site>();
  for (const site of sites.values()) {
    for (const [host, slug] of Object.entries(site.config.hostnames)) if (slug === site.slug) table.set(host, site);
  }
  for (const site of sites.values()) table.set(`${site.slug}.localhost`, site);
  return table;
}

function plainHost(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
}

const fingerprint = (sites: ReadonlyMap<string, Site>) =>
  [...sites.values()].map((site) => `${site.slug} ${site.version}`).join();
