import { UnreadableFile } from "./source.ts";

/** Characters of one script and of all together: a page of stock has a few hundred vehicles. */
const MAX_SCRIPT = 8 * 1024 * 1024;
const MAX_ALL = 64 * 1024 * 1024;
const BEGIN = /<script\b[^>]*\btype\s*=\s*["']?application\/ld\+json["']?[^>]*>/i;
const END = /<\/script\s*>/i;
/** The longest beginning of a tag that may stand at the end of a chunk. */
const TAG = 1024;

/**
 * What a web page says of itself for machines: its scripts of linked data (JSON-LD), as one JSON list. Throws
 * UnreadableFile where the page has none, as a login page has not.
 */
export async function linkedDataOf(text: AsyncIterable<string>): Promise<string> {
  const scripts: string[] = [];
  let total = 0;
  let rest = "";
  let isInside = false;
  for await (const chunk of text) {
    rest += chunk;
    for (;;) {
      const found = (isInside ? END : BEGIN).exec(rest);
      if (!found) break;
      if (isInside) total += keep(scripts, rest.slice(0, found.index));
      rest = rest.slice(found.index + found[0].length);
      isInside = !isInside;
    }
    if (!isInside) rest = rest.slice(-TAG);
    if (rest.length > MAX_SCRIPT || total > MAX_ALL)
      throw new UnreadableFile("The web page holds more data than any page of stock.");
  }
  if (scripts.length === 0)
    throw new UnreadableFile(
      "The file is a web page (HTML), not a stock file: the address it came from may need a login.",
    );
  return `[${scripts.join(",")}]`;
}

/** Keeps a script that is JSON, and returns its length. */
function keep(scripts: string[], script: string): number {
  const text = script.trim().replace(/^<!--|-->$/g, "");
  try {
    JSON.parse(text);
  } catch {
    return 0;
  }
  scripts.push(text);
  return text.length;
}
