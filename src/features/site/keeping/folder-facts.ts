import type { CheckedFolder, FolderReading } from "../reading/folder.ts";
import type { Dealership } from "../site.ts";

/** The parts of a location that other folders may clash with or refer to. */
interface FactsLocation {
  readonly file: string;
  readonly pointer: string;
  readonly id: number;
  readonly slug: string;
  readonly dealership_slug: string;
}

/** What stays in memory of every valid folder. It holds the names of secrets, never their values. */
export interface WrittenFacts {
  readonly slug: string;
  /** SHA-256 of every file's path and content. */
  readonly hash: string;
  readonly hosts: readonly string[];
  /** Slugs of the dealerships and locations that its site lists. */
  readonly listed: readonly string[];
  readonly listedLocations: readonly string[];
  readonly dealerships: readonly Dealership[];
  readonly locations: readonly FactsLocation[];
  /** Size of the stored reading in bytes; 0 if it stays in memory. */
  readonly bytes: number;
}

/** The same facts, with the values of the dealerships' secrets filled in. */
export interface FolderFacts extends WrittenFacts {
  readonly written: WrittenFacts;
  /** Returns the folder's whole content. Throws if the stored reading is gone. */
  readonly open: () => FolderReading;
}

/** The result of the last reading of a folder. */
export interface FolderRead extends Omit<CheckedFolder, "reading"> {
  /** Null if a problem prevents it. */
  readonly facts: FolderFacts | null;
}

export function factsOf(reading: FolderReading, bytes: number): WrittenFacts {
  return {
    slug: reading.slug,
    hash: reading.hash,
    hosts: reading.hosts,
    listed: reading.layer.dealerships ?? [],
    listedLocations: reading.layer.locations ?? [],
    dealerships: reading.dealerships,
    locations: reading.locations.map(({ file, pointer, location: { id, slug, dealership_slug } }) => ({
      file,
      pointer,
      id,
      slug,
      dealership_slug,
    })),
    bytes,
  };
}
