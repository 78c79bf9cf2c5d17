import { expect } from "vitest";
import type { IndexFields, SearchDocument, SearchEngine, SearchFailure, SearchRequest } from "../port.ts";

/**
 * The known differences of an engine from the embedded one, by their names in docs/search-engines.md. If an engine
 * declares one, the suite expects the other behaviour instead of skipping the test.
 */
export type Difference =
  /** A word one correction away is found even if other cars have the word itself. */
  | "corrects-always"
  /** Values that differ only in case or in outer blanks are counted as one. */
  | "one-count-for-spellings"
  /** A filter's value must have its accents. */
  | "accents-in-filters";

/** The fields of the index that the contract's tests search. */
export const CONTRACT_FIELDS: IndexFields = {
  facets: ["make", "body", "seats", "features", "certified"],
  numbers: ["price", "km"],
  text: ["name", "make"],
  sortable: ["price", "km", "rank"],
  order: ["rank:desc"],
  synonyms: [
    ["gwm", "great wall"],
    ["ute", "utility"],
  ],
  places: true,
};

const PERTH = { lat: -31.9523, lng: 115.8613 };
const MELBOURNE = { lat: -37.8136, lng: 144.9631 };
const SYDNEY = { lat: -33.8688, lng: 151.2093 };
const WITH_TOW_BAR = ["Tow bar", "Sat Nav"];

/** Eight cars, few enough to count by hand. */
export const CARS: readonly SearchDocument[] = [
  { id: 1, name: "2020 Toyota Hilux ute", make: "Toyota", body: "Ute", seats: 5, price: 40_000, km: 60_000, rank: 0 },
  { id: 2, name: "2021 Toyota Camry", make: "Toyota", body: "Sedan", seats: 5, price: null, km: 20_000.5, rank: 0 },
  { id: 3, name: "2019 Suzuki utility", make: "Suzuki", body: "Ute", seats: 2, price: 15_000, km: 90_000, rank: 0 },
  { id: 4, name: "2022 Nissan Patrol", make: "Nissan", body: "SUV", seats: 7, price: 80_000, km: 5_000, rank: 1 },
  { id: 5, name: "2018 Citroën Cactus petrol", make: "Citroën", body: "hatch", seats: 5, price: 9_000, rank: 0 },
  { id: 6, name: "2018 Citroën Picasso", make: "Citroën", body: "Hatch", seats: 5, price: 9_000, km: 120_000, rank: 2 },
  { id: 7, name: "2023 GWM Cannon", make: "GWM", body: "Ute", seats: 5, price: 35_000, km: 10, rank: 0 },
  { id: 8, name: "2015 Great Wall V200", make: "Great Wall", body: "Ute", price: 12_000, km: 150_000 },
].map((car) => ({
  ...car,
  features: car.id % 2 === 0 ? WITH_TOW_BAR : car.id === 7 ? ['4" screen', "Sat Nav"] : [],
  certified: car.id > 5,
  _geo: car.id === 4 ? PERTH : car.id === 1 ? MELBOURNE : car.id === 2 ? null : SYDNEY,
}));

export const EVERYTHING: SearchRequest = {
  query: "",
  filter: "",
  refinements: { facets: {}, ranges: {} },
  facets: [],
  stats: [],
  sort: [],
  offset: 0,
  limit: 100,
};

/** An engine, with the queries that the suite's tests run on it. */
export class Asking {
  readonly #engine: () => SearchEngine;
  readonly #differences: readonly Difference[];

  constructor(engine: () => SearchEngine, differences: readonly Difference[]) {
    this.#engine = engine;
    this.#differences = differences;
  }

  get engine(): SearchEngine {
    return this.#engine();
  }

  differs(difference: Difference): boolean {
    return this.#differences.includes(difference);
  }

  async answer(request: Partial<SearchRequest>) {
    const answer = await this.engine.search({ ...EVERYTHING, ...request });
    return answer.ok ? answer.value : expect.fail(answer.error.message);
  }

  async failure(request: Partial<SearchRequest>): Promise<SearchFailure | null> {
    const answer = await this.engine.search({ ...EVERYTHING, ...request });
    return answer.ok ? null : answer.error;
  }

  /** The ids of the hits, in their order. */
  async ids(request: Partial<SearchRequest>): Promise<number[]> {
    return (await this.answer(request)).hits.map(({ id }) => id);
  }

  /** The IDs of the hits, in ascending order. */
  async found(query: string, request: Partial<SearchRequest> = {}): Promise<number[]> {
    return (await this.ids({ query, ...request })).sort((a, b) => a - b);
  }

  matched(filter: string): Promise<number[]> {
    return this.found("", { filter });
  }
}
