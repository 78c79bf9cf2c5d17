/** The inbox's filters, by their query parameters. */
export const INBOX_FILTERS = ["dealership", "kind", "who", "state", "age", "source", "campaign"] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

/** A choice of a filter: its value in the address, and its label. */
export type Choice = readonly [value: string, words: string];
