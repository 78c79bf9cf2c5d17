/** The teams of a dealership that leads are for. */
export const TEAMS = ["sales", "service", "parts", "finance", "careers", "buying"] as const;
export type Team = (typeof TEAMS)[number];

/** The kinds of enquiry with retention periods of their own: one for each team, and one for all others. */
export const RETENTION_KINDS = [...TEAMS, "other"] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];
