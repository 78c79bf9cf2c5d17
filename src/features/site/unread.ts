import type { SiteProblem } from "./data.ts";

/**
 * The slugs of the sites that are not served as they were written: those whose revision could not be fetched, and those
 * whose files have problems. Sorted, each once.
 */
export function unreadSites(problems: readonly SiteProblem[], unread: readonly string[] = []): readonly string[] {
  return [...new Set([...unread, ...problems.map(({ file }) => file.split("/")[0] ?? file)])].sort();
}
