/** What the inbox can be narrowed down by, as its address has them. */
export const INBOX_FILTERS = ["dealership", "kind", "who", "state", "age", "source", "campaign"] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

/** A choice of a filter: its value in the address, and its words. */
export type Choice = readonly [value: string, words: string];
