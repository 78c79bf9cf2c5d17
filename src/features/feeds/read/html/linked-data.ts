import { UnreadableFile } from "../source.ts";

/** The most characters of a single script, and of all scripts: a page of stock has a few hundred vehicles. */
const MAX_SCRIPT = 8 * 1024 * 1024;
const MAX_ALL = 64 * 1024 * 1024;
/** The longest tag that is read, in characters. This much is kept from the end of a chunk, in case it cuts a tag. */
const TAG = 1024;
/**
 * A tag ends at the latest where another begins. Otherwise, a page of unclosed tags would be searched from each of them
 * to the end.
 */
const BEGIN = /<script\b([^<>]{0,1000})>/gi;
const LINKED_DATA = /\btype\s{0,9}=\s{0,9}["']?application\/ld\+json/i;
const END = /<\/script\s{0,99}>/gi;

/**
 * A web page's linked data (JSON-LD scripts) as one JSON list; null if it has none. Throws UnreadableFile if there is
 * more than any page of stock has.
 */
export async function linkedDataOf(text: AsyncIterable<string>): Promise<string | null> {
  const scripts: string[] = [];
  let total = 0;
  let rest = "";
  let isInside = false;
  for await (const chunk of text) {
    // The text before was searched already, so go back only by the length of a tag that the chunks may have cut.
    let from = Math.max(0, rest.length - TAG);
    rest += chunk;
    for (;;) {
      const found = next(isInside ? END : BEGIN, rest, from);
      if (!found) break;
      if (isInside) total += keep(scripts, rest.slice(0, found.index));
      isInside = !isInside && LINKED_DATA.test(found[1] ?? "");
      rest = rest.slice(found.index + found[0].length);
      from = 0;
    }
    if (!isInside) rest = rest.slice(-TAG);
    if (rest.length > MAX_SCRIPT || total > MAX_ALL)
      throw new UnreadableFile("The web page holds more data than any page of stock.");
  }
  return scripts.length === 0 ? null : `[${scripts.join(",")}]`;
}

function next(tag: RegExp, text: string, from: number): RegExpExecArray | null {
  tag.lastIndex = from;
  return tag.exec(text);
}

/** Adds a script to the list if it is JSON; returns the script's length. */
function keep(scripts: string[], script: string): number {
  const text = script.trim().replace(/^<!--|-->$/g, "");
  try {
    JSON.parse(text);
  } catch {
    return text.length;
  }
  scripts.push(text);
  return text.length;
}
