import type { FolderFacts } from "../keeping/folder-facts.ts";
import type { SiteProblem } from "../reading/problems/problems.ts";

interface Claim {
  /** A value that only one folder may use. */
  readonly key: string;
  readonly owner: string;
  readonly file: string;
  readonly pointer: string;
  readonly what: string;
}

function claimsOf(reading: FolderFacts): Claim[] {
  const claim = (kind: string, value: string | number, file: string, pointer: string, owner = file): Claim => ({
    key: `${kind} ${value}`,
    owner,
    file,
    pointer,
    what: `The ${kind} ${value}`,
  });
  const site = `${reading.slug}/site.json`;
  return [
    ...reading.hosts.map((host, index) => claim("host", host, site, `/hosts/${index}`)),
    ...reading.dealerships.flatMap(({ slug, id }) => {
      const file = `${reading.slug}/dealerships/${slug}.json`;
      return [claim("dealership slug", slug, file, ""), claim("dealership id", id, file, "/id")];
    }),
    ...reading.locations.flatMap(({ file, pointer, id, slug }) => [
      claim("location id", id, file, `${pointer}/id`, `${file}${pointer}`),
      claim("location slug", slug, file, `${pointer}/slug`, `${file}${pointer}`),
    ]),
  ];
}

/** Values that only one folder may use, each with the file that uses it. */
export class Claims {
  readonly #owners = new Map<string, string>();

  add(reading: FolderFacts): void {
    for (const { key, owner } of claimsOf(reading)) this.#owners.set(key, owner);
  }

  drop(reading: FolderFacts): void {
    for (const { key, owner } of claimsOf(reading)) if (this.#owners.get(key) === owner) this.#owners.delete(key);
  }

  /** A problem for each value of this folder that another folder, or the folder itself, already uses. */
  clashesOf(reading: FolderFacts): SiteProblem[] {
    const own = new Map<string, string>();
    const problems: SiteProblem[] = [];
    for (const { key, owner, file, pointer, what } of claimsOf(reading)) {
      const other = this.#owners.get(key) ?? own.get(key);
      if (other !== undefined) problems.push({ file, pointer, message: `${what} is already taken by ${other}.` });
      own.set(key, owner);
    }
    return problems;
  }
}
