import type { FolderFacts, FolderRead } from "../keeping/folder-facts.ts";
import type { SiteProblem } from "../reading/problems/problems.ts";

export interface Directory {
  /** The folder that holds each dealership's file, by the dealership's slug. */
  readonly dealerships: ReadonlyMap<string, FolderFacts>;
  /** Slugs of all dealerships for which some folder has a file, valid or not. */
  readonly named: ReadonlySet<string>;
}

export function directoryOf(readings: ReadonlyMap<string, FolderFacts>, reads: readonly FolderRead[]): Directory {
  return {
    named: new Set(reads.flatMap((read) => read.named)),
    dealerships: new Map(
      [...readings.values()].flatMap((facts) => facts.dealerships.map(({ slug }) => [slug, facts] as const)),
    ),
  };
}

/** The site's dealerships whose file is invalid. That file's own problem is reported with the file. */
export function awaitedDealerships(reading: FolderFacts, { dealerships, named }: Directory): ReadonlySet<string> {
  const needed = [...reading.listed, ...reading.locations.map(({ dealership_slug }) => dealership_slug)];
  return new Set(needed.filter((slug) => named.has(slug) && !dealerships.has(slug)));
}

export function unknownReferences(
  reading: FolderFacts,
  directory: Directory,
  awaited: ReadonlySet<string>,
): SiteProblem[] {
  const file = `${reading.slug}/site.json`;
  const problems: SiteProblem[] = [];
  for (const [index, slug] of reading.listed.entries()) {
    if (directory.dealerships.has(slug) || awaited.has(slug)) continue;
    const message = `There is no dealership "${slug}": add dealerships/${slug}.json, or take it out of the list.`;
    problems.push({ file, pointer: `/site/dealerships/${index}`, message });
  }
  for (const { file: where, pointer, dealership_slug: slug } of reading.locations) {
    if (directory.dealerships.has(slug) || awaited.has(slug)) continue;
    const message = `There is no dealership "${slug}".`;
    problems.push({ file: where, pointer: `${pointer}/dealership_slug`, message });
  }
  // The locations of a dealership that could not be read are unknown too.
  if (awaited.size > 0) return problems;
  const known = knownLocations(reading, directory);
  for (const [index, slug] of reading.listedLocations.entries()) {
    if (known.has(slug)) continue;
    const message = `There is no location "${slug}" at the dealerships of this site.`;
    problems.push({ file, pointer: `/site/locations/${index}`, message });
  }
  return problems;
}

/** The slugs of all locations of the site's dealerships, in whichever folder they are stored. */
function knownLocations(reading: FolderFacts, directory: Directory): ReadonlySet<string> {
  const listed = new Set(reading.listed);
  const folders = [reading, ...[...listed].flatMap((slug) => directory.dealerships.get(slug) ?? [])];
  const theirs = folders.flatMap((folder) => folder.locations).filter((one) => listed.has(one.dealership_slug));
  return new Set(theirs.map(({ slug }) => slug));
}
