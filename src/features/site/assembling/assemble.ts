import { createHash } from "node:crypto";
import type { FolderFacts, FolderRead } from "../keeping/folder-facts.ts";
import { reckonSite, type SiteFacts, type SiteMaking, siteOf } from "../keeping/lazy-site.ts";
import type { SiteParts } from "../keeping/site-body.ts";
import type { SiteProblem } from "../reading/problems/problems.ts";
import type { Site } from "../site.ts";
import { weeklyLanesOf } from "../weekly-lanes.ts";
import { Claims } from "./claims.ts";
import { awaitedDealerships, type Directory, directoryOf, unknownReferences } from "./references.ts";

export interface Assembled {
  readonly readings: ReadonlyMap<string, FolderFacts>;
  readonly sites: ReadonlyMap<string, Site>;
  /** The facts computed about each site, by slug. */
  readonly facts: ReadonlyMap<string, SiteFacts>;
  readonly problems: readonly SiteProblem[];
  /** The values that the readings claim. The next state takes this object over and changes it. */
  readonly claims: Claims;
  /** Slugs that an earlier process served. They come first if two folders clash before anything has been read. */
  readonly earlier: ReadonlySet<string>;
}

/** The state before anything is read. Each call returns a new one, because the next state takes over its claims. */
export const nothing = (earlier: ReadonlySet<string> = new Set()): Assembled => ({
  readings: new Map(),
  sites: new Map(),
  facts: new Map(),
  problems: [],
  claims: new Claims(),
  earlier,
});

/**
 * Combines the folders read now with what served before: a folder with a problem (its own, or a clash with another)
 * keeps its last good reading. Unchanged folders go first, so that a clash is the changed folder's problem.
 */
export function assemble(reads: readonly FolderRead[], before: Assembled, making: SiteMaking): Assembled {
  const problems: SiteProblem[] = reads.flatMap((read) => read.problems);
  const readings = accepted(reads, before, problems);
  const facts = new Map<string, SiteFacts>();
  const directory = directoryOf(readings, reads);
  for (const [slug, reading] of readings) {
    const parts = partsOf(reading, directory);
    const previous = before.facts.get(slug);
    // Recompute a site only if one of its files changed: an edit by one dealer must not cost work for a thousand
    // others.
    const known =
      previous?.isWhole && isSame(previous.parts, parts)
        ? previous
        : factsFor(parts, previous, directory, making, problems);
    if (known) facts.set(slug, known);
  }
  const lanes = weeklyLanesOf([...facts.values()]);
  const sites = new Map<string, Site>();
  for (const [slug, known] of facts) {
    const weeklyLane = lanes.get(slug) ?? 0;
    const previous = before.sites.get(slug);
    const isUnchanged = previous?.version === known.version && previous.weeklyLane === weeklyLane;
    sites.set(slug, isUnchanged ? previous : siteOf(known, { ...making, weeklyLane }));
  }
  return { readings, sites, facts, problems, claims: before.claims, earlier: new Set() };
}

/** The reading that serves each folder, by slug and sorted by it. Clashes are added to `problems`. */
function accepted(
  reads: readonly FolderRead[],
  { readings: before, claims, earlier }: Assembled,
  problems: SiteProblem[],
): ReadonlyMap<string, FolderFacts> {
  const readings = new Map<string, FolderFacts>();
  const changed: FolderRead[] = [];
  for (const read of reads) {
    if (read.facts && read.facts === before.get(read.slug)) readings.set(read.slug, read.facts);
    else changed.push(read);
  }
  for (const [slug, reading] of before) if (!readings.has(slug)) claims.drop(reading);
  const stays = ({ facts, slug }: FolderRead) =>
    facts === null || facts.hash === before.get(slug)?.hash || earlier.has(slug);
  for (const read of [...changed.filter(stays), ...changed.filter((one) => !stays(one))]) {
    const clashes = read.facts ? claims.clashesOf(read.facts) : [];
    problems.push(...clashes);
    const reading = read.facts && clashes.length === 0 ? read.facts : before.get(read.slug);
    if (!reading) continue;
    claims.add(reading);
    readings.set(read.slug, reading);
  }
  const hasSameSlugs = readings.size === before.size && changed.every(({ slug }) => before.has(slug));
  const order = hasSameSlugs ? [...before.keys()] : [...readings.keys()].sort(inOrder);
  return new Map(order.flatMap((slug) => (readings.has(slug) ? [[slug, readings.get(slug) as FolderFacts]] : [])));
}

/** Orders like `localeCompare`, which would take as long as everything else together for a thousand slugs. */
const inOrder = new Intl.Collator().compare;

/** The facts of a site. While the site refers to something that does not exist, its last good facts. */
function factsFor(
  parts: SiteParts,
  previous: SiteFacts | undefined,
  directory: Directory,
  making: SiteMaking,
  problems: SiteProblem[],
): SiteFacts | undefined {
  const awaited = awaitedDealerships(parts.own, directory);
  const unknown = unknownReferences(parts.own, directory, awaited);
  problems.push(...unknown);
  if (unknown.length + awaited.size > 0) return previous && { ...previous, isWhole: false };
  const version = versionOf(parts);
  if (previous?.version === version) return { ...previous, parts, isWhole: true };
  try {
    return reckonSite(parts, version, making);
  } catch (error) {
    const { slug } = parts.own;
    problems.push({ file: slug, pointer: "", message: `What was kept of this site cannot be read: ${String(error)}.` });
    return previous;
  }
}

function partsOf(own: FolderFacts, { dealerships }: Directory): SiteParts {
  const partOf = (slug: string) => {
    const facts = dealerships.get(slug);
    return facts ? [{ slug, facts }] : [];
  };
  const locationDealerships = new Set(own.locations.map(({ dealership_slug }) => dealership_slug));
  return { own, found: own.listed.flatMap(partOf), named: [...locationDealerships].flatMap(partOf) };
}

/** Whether both sets of parts hold the same readings. */
function isSame(one: SiteParts, other: SiteParts): boolean {
  const isEqual = (a: SiteParts["found"], b: SiteParts["found"]) =>
    a.length === b.length && a.every(({ slug, facts }, at) => b[at]?.slug === slug && b[at]?.facts === facts);
  return one.own === other.own && isEqual(one.found, other.found) && isEqual(one.named, other.named);
}

/** A hash that changes whenever a file of the site does, including the files of its dealerships in other folders. */
function versionOf({ own, found }: SiteParts): string {
  return createHash("sha256")
    .update([own.hash, ...found.map(({ facts }) => facts.hash)].join())
    .digest("hex")
    .slice(0, 16);
}
