import type { FeedSource, FeedSourceKind } from "../../site/dealership/feed-sources.ts";

/** What an office calls a source whose file gives it no title: "late-arrivals" are "Late arrivals". */
function titleOfName(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const sourceTitle = ({ title, name }: Pick<FeedSource, "title" | "name">): string => title ?? titleOfName(name);

/** The same of a source of which only the name is known; the dealership's file may not name it any more. */
export function titleIn(sources: readonly FeedSource[] | null | undefined, name: string): string {
  const known = sources?.find((source) => source.name === name);
  return known ? sourceTitle(known) : titleOfName(name);
}

/** How the files of a source come, as an office says it. */
export const KIND_WORDS: Readonly<Record<FeedSourceKind, string>> = {
  upload: "brought by hand",
  folder: "put into a folder",
  https: "fetched from an address",
  sftp: "fetched by SFTP",
  ftps: "fetched by FTPS",
  push: "sent to us",
};
