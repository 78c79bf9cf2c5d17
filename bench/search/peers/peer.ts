import type { BenchCar, FacetField } from "../stock.ts";
import type { Query } from "../workload.ts";

export interface Answer {
  readonly total: number;
  /** The page's cars in their order. */
  readonly ids: readonly number[];
  /** By field, how many there are of each value; values nobody has are left out or 0. */
  readonly facets: { readonly [field in FacetField]: Readonly<Record<string, number>> };
}

/** An engine that holds the stock. */
export interface Peer {
  search(query: Query): Answer | Promise<Answer>;
  /** One car comes as it is now. Null where the engine can only be built anew. */
  readonly put: ((car: BenchCar) => void | Promise<void>) | null;
  /** Megabytes that it says it holds where Node does not count them: in shared memory, in a database's pages. */
  readonly heldOutside?: () => number | Promise<number>;
  close?(): Promise<void>;
}

export interface PeerKind {
  readonly name: string;
  /** A library in the same process, as ours is, or a database. */
  readonly kind: "ours" | "loops" | "library" | "database";
  /** Whether cars alike in the order that was asked for come by id; else their page is right if its values are. */
  readonly ordersTies: boolean;
  /** Builds it from the whole stock. Null where this machine has none. */
  readonly build: (cars: readonly BenchCar[]) => Promise<Peer | null>;
}
