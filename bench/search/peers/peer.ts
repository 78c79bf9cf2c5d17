import type { BenchCar, FacetField } from "../questions/stock.ts";
import type { Query } from "../questions/workload.ts";

export interface Answer {
  readonly total: number;
  /** The page's cars in order. */
  readonly ids: readonly number[];
  /** For each field, the number of cars for each value; values without cars are left out or 0. */
  readonly facets: { readonly [field in FacetField]: Readonly<Record<string, number>> };
}

/** An engine that contains the stock. */
export interface Peer {
  search(query: Query): Answer | Promise<Answer>;
  /** Updates one car. Null where the engine can only be rebuilt. */
  readonly put: ((car: BenchCar) => void | Promise<void>) | null;
  /** Megabytes that the engine reports beside Node's own memory: shared memory, a database's pages. */
  readonly heldOutside?: () => number | Promise<number>;
  close?(): Promise<void>;
}

export interface PeerKind {
  readonly name: string;
  /** A library in the same process, as ours is, or a database. */
  readonly kind: "ours" | "loops" | "library" | "database";
  /** Whether cars that are equal in the requested order are ordered by id; else any order of them is right. */
  readonly ordersTies: boolean;
  /** Builds the engine from the whole stock. Returns null where this machine does not have it. */
  readonly build: (cars: readonly BenchCar[]) => Promise<Peer | null>;
}
