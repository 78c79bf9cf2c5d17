/**
 * What shoppers do, step by step. There is no recording of real ones that may be shown, so these are visits as we read
 * them from what dealers publish about theirs: most come from a search engine, look at a few cars and leave, and one in
 * thirty writes.
 */
export type Step = "home" | "search" | "refined search" | "next page" | "vehicle" | "places" | "lead";

export interface Visit {
  readonly steps: readonly Step[];
  /** Out of a hundred visits. */
  readonly share: number;
}

export const VISITS: readonly Visit[] = [
  { share: 28, steps: ["vehicle", "search", "vehicle"] },
  { share: 22, steps: ["home", "search", "vehicle", "refined search", "vehicle", "vehicle"] },
  { share: 18, steps: ["search", "refined search", "next page", "vehicle", "vehicle"] },
  { share: 14, steps: ["home", "places"] },
  { share: 11, steps: ["vehicle"] },
  { share: 4, steps: ["home", "search", "refined search", "vehicle", "vehicle", "next page", "vehicle", "places"] },
  { share: 3, steps: ["search", "vehicle", "refined search", "vehicle", "lead"] },
];

/** Seconds that a shopper looks at what a step shows, from and to. */
export const THINK_S: Readonly<Record<Step, readonly [number, number]>> = {
  home: [3, 10],
  search: [5, 25],
  "refined search": [4, 20],
  "next page": [4, 15],
  vehicle: [10, 60],
  places: [5, 20],
  lead: [2, 5],
};

/** Pages of a mean visit, leads apart. */
export const PAGES_A_VISIT =
  VISITS.reduce((sum, { share, steps }) => sum + share * steps.filter((step) => step !== "lead").length, 0) / 100;
export const LEADS_A_VISIT =
  VISITS.reduce((sum, { share, steps }) => sum + (steps.includes("lead") ? share : 0), 0) / 100;
