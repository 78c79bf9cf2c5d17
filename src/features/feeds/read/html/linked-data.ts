import { UnreadableFile } from "../source.ts";

/** Characters of one script and of all together: a page of stock has a few hundred vehicles. */
const MAX_SCRIPT = 8 * 1024 * 1024;
const MAX_ALL = 64 * 1024 * 1024;
/** The longest tag that is read, in characters; no more of a tag is kept that the end of a chunk cuts. */
const TAG = 1024;
/** A tag ends where another begins: a page of tags that never end would be searched from each to the last. */
const BEGIN = /<script\b([^<>]{0,1000})>/gi;
const LINKED_DATA = /\btype\s{0,9}=\s{0,9}["']?application\/ld\+json/i;
const END = /<\/script\s{0,99}>/gi;

/**
 * What a web page says of itself for machines: its scripts of linked data (JSON-LD), as one JSON list; null where the
 * page has none. Throws UnreadableFile where there is more of it than any page of stock has.
 */
export async function linkedDataOf(text: AsyncIterable<string>): Promise<string | null> {
  const scripts: string[] = [];
  let total = 0;
  let rest = "";
  let isInside = false;
  for await (const chunk of text) {
    // What was searched before is not searched again, except the length of a tag that the chunks may have cut.
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

/** Keeps a script that is JSON, and returns the script's length. */
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
