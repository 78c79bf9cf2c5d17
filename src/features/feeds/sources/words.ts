import type { FeedSource, FeedSourceKind } from "../../site/dealership/feed-sources.ts";

/** A title for a source whose file gives none: "late-arrivals" becomes "Late arrivals". */
function titleOfName(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const sourceTitle = ({ title, name }: Pick<FeedSource, "title" | "name">): string => title ?? titleOfName(name);

/** The title of a source known only by name, which the dealership's file may no longer describe. */
export function titleIn(sources: readonly FeedSource[] | null | undefined, name: string): string {
  const known = sources?.find((source) => source.name === name);
  return known ? sourceTitle(known) : titleOfName(name);
}

/** How a source's files arrive, in office language. */
export const KIND_WORDS: Readonly<Record<FeedSourceKind, string>> = {
  upload: "brought by hand",
  folder: "put into a folder",
  https: "fetched from an address",
  sftp: "fetched by SFTP",
  ftps: "fetched by FTPS",
  push: "sent to us",
};
