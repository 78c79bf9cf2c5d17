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
  /** What was reckoned of each site. */
  readonly facts: ReadonlyMap<string, SiteFacts>;
  readonly problems: readonly SiteProblem[];
  /** What the readings claim. The next state takes it over. */
  readonly claims: Claims;
  /** Slugs that an earlier process served: where two folders clash and nothing was read yet, theirs go first. */
  readonly earlier: ReadonlySet<string>;
}

/** The state before anything was read: a new one each time, as each state takes over the claims of the one before. */
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
    const kept = before.facts.get(slug);
    // A site is reckoned anew only if a file of it changed: one dealer's edit must not cost a thousand others.
    const known =
      kept?.isWhole && isSame(kept.parts, parts) ? kept : factsFor(parts, kept, directory, making, problems);
    if (known) facts.set(slug, known);
  }
  const lanes = weeklyLanesOf([...facts.values()]);
  const sites = new Map<string, Site>();
  for (const [slug, known] of facts) {
    const weeklyLane = lanes.get(slug) ?? 0;
    const kept = before.sites.get(slug);
    const isKept = kept?.version === known.version && kept.weeklyLane === weeklyLane;
    sites.set(slug, isKept ? kept : siteOf(known, { ...making, weeklyLane }));
  }
  return { readings, sites, facts, problems, claims: before.claims, earlier: new Set() };
}

/** The reading by which each folder is served, by slug in their order; clashes are added to `problems`. */
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

/** As `localeCompare`, which for a thousand slugs takes as long as all the rest. */
const inOrder = new Intl.Collator().compare;

/** What a site comes to; while it names what is not there, what it came to before. */
function factsFor(
  parts: SiteParts,
  kept: SiteFacts | undefined,
  directory: Directory,
  making: SiteMaking,
  problems: SiteProblem[],
): SiteFacts | undefined {
  const awaited = awaitedDealerships(parts.own, directory);
  const unknown = unknownReferences(parts.own, directory, awaited);
  problems.push(...unknown);
  if (unknown.length + awaited.size > 0) return kept && { ...kept, isWhole: false };
  const version = versionOf(parts);
  if (kept?.version === version) return { ...kept, parts, isWhole: true };
  try {
    return reckonSite(parts, version, making);
  } catch (error) {
    const { slug } = parts.own;
    problems.push({ file: slug, pointer: "", message: `What was kept of this site cannot be read: ${String(error)}.` });
    return kept;
  }
}

function partsOf(own: FolderFacts, { dealerships }: Directory): SiteParts {
  const partOf = (slug: string) => {
    const facts = dealerships.get(slug);
    return facts ? [{ slug, facts }] : [];
  };
  const others = new Set(own.locations.map(({ dealership_slug }) => dealership_slug));
  return { own, found: own.listed.flatMap(partOf), named: [...others].flatMap(partOf) };
}

/** Whether the same readings make the site. */
function isSame(one: SiteParts, other: SiteParts): boolean {
  const isEqual = (a: SiteParts["found"], b: SiteParts["found"]) =>
    a.length === b.length && a.every(({ slug, facts }, at) => b[at]?.slug === slug && b[at]?.facts === facts);
  return one.own === other.own && isEqual(one.found, other.found) && isEqual(one.named, other.named);
}

/** A text that differs when any file of the site does, the files of its dealerships in other folders included. */
function versionOf({ own, found }: SiteParts): string {
  return createHash("sha256")
    .update([own.hash, ...found.map(({ facts }) => facts.hash)].join())
    .digest("hex")
    .slice(0, 16);
}
