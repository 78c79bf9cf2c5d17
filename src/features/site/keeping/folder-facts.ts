import type { CheckedFolder, FolderReading } from "../reading/folder.ts";
import type { Dealership } from "../site.ts";

/** A location as far as other folders may clash with it or name it. */
interface FactsLocation {
  readonly file: string;
  readonly pointer: string;
  readonly id: number;
  readonly slug: string;
  readonly dealership_slug: string;
}

/** What stays in memory of every valid folder; of secrets it has the names alone. */
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
  /** Bytes that its reading takes where it is kept; 0 where it stays in memory. */
  readonly bytes: number;
}

/** The same with the values of its dealerships' secrets. */
export interface FolderFacts extends WrittenFacts {
  readonly written: WrittenFacts;
  /** Its whole content; throws where what was kept of it is gone. */
  readonly open: () => FolderReading;
}

/** A folder as it was read last. */
export interface FolderRead extends Omit<CheckedFolder, "reading"> {
  /** Null where a problem prevents it. */
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
