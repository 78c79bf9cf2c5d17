import { splitList } from "./text.ts";

const ADDRESS = /(?:https?:)?\/\/[^\s"'<>|;,\\]+(?:,(?!\s*(?:https?:)?\/\/)[^\s"'<>|;,\\]+)*/gi;

/** Addresses that no browser may fetch for a page: files of a machine, and what is not the web. */
const OTHER_ADDRESS = /\b(?!https?:)[a-z][a-z\d+.-]{1,20}:\/\/[^\s"'<>|;,]*/gi;

/** What is plainly no picture: a report, a film, a page, a player. */
const NO_PICTURE =
  /\.(?:pdf|mp4|m4v|mov|webm|avi|m3u8|mkv|mp3|html?|txt|csv|tsv|xml|json|js|css|docx?|xlsx?|pptx?|zip|gz|rar|glb|gltf)(?:[?#]|$)|^https?:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|vimeo\.com|matterport\.com)\//i;

/**
 * Addresses of pictures in one cell, in order, each once: joined by commas, strokes, semicolons or spaces, a JSON list,
 * or alone. Addresses may hold commas themselves. Paths that begin with a stroke are kept; what is no address, and what
 * its ending tells to be no picture, is left out.
 */
export function readPictures(text: string): string[] {
  const found = text.replace(OTHER_ADDRESS, " ").match(ADDRESS);
  const addresses = found
    ? found.map((address) => (address.startsWith("//") ? `https:${address}` : address))
    : splitList(text).filter((item) => /^\/[^\s/]/.test(item));
  return [...new Set(addresses.map((address) => address.replace(/[)\]}.]+$/, "")))].filter(
    (address) => URL.canParse(address, "https://x.invalid") && !NO_PICTURE.test(address),
  );
}
