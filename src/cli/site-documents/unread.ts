/** Slugs of sites whose documents `reading.ts` could not fetch before this command began. */
export const fetching: { unread: readonly string[] } = { unread: [] };
