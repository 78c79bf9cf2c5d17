/** The parts of a dealership that leads are for. */
export const TEAMS = ["sales", "service", "parts", "finance", "careers", "buying"] as const;
export type Team = (typeof TEAMS)[number];

/** The kinds of enquiries that are kept for times of their own: each team's, and what is nobody's in particular. */
export const KEPT_KINDS = [...TEAMS, "other"] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];
