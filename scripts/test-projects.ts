/**
 * The projects of a whole run by when their turn comes: some together, at first; beside them what never waits, at a
 * lower priority; and last what measures time, when nothing else runs.
 */
export const TURNS = {
  first: ["unit", "database", "journeys"],
  beside: ["thorough"],
  last: ["alone"],
} as const satisfies Record<string, readonly string[]>;
