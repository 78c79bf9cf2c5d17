/** What `reading.ts` found before this command began: slugs of sites whose documents could not be fetched. */
export const fetching: { unread: readonly string[] } = { unread: [] };
