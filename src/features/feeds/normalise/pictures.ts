import { splitList } from "./text.ts";

const ADDRESS = /(?:https?:)?\/\/[^\s"'<>|;,\\]+(?:,(?!\s*(?:https?:)?\/\/)[^\s"'<>|;,\\]+)*/gi;

/**
 * Addresses of pictures in one cell, in order, each once: joined by commas, strokes, semicolons or spaces, a JSON list, or
 * alone. Addresses may hold commas themselves. Paths that begin with a stroke are kept; what is no address is left out.
 */
export function readPictures(text: string): string[] {
  const found = text.match(ADDRESS);
  const addresses = found
    ? found.map((address) => (address.startsWith("//") ? `https:${address}` : address))
    : splitList(text).filter((item) => /^\/[^\s/]/.test(item));
  return [...new Set(addresses.map((address) => address.replace(/[)\]}.]+$/, "")))].filter((address) =>
    URL.canParse(address, "https://x.invalid"),
  );
}
