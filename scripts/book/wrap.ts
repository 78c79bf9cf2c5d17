/** Width of a Markdown line as a reader sees it, without the addresses of links. */
export const widthOf = (line: string): number => line.replace(/\]\([^)]*\)/g, "]").length;

const FENCE = /^\s*(```|~~~)/;
/** Lines that are not prose: tables, headings, HTML, pictures, the addresses of links. */
const UNWRAPPED = /^\s*(\||#|<|!\[|\[[^\]]+\]: )/;
const ITEM = /^(\s*(?:[-*+]|\d+\.)\s+)(.*)$/;
/** Words that would start a list, a heading or a quotation at the beginning of a line. */
const MARK = /^([-*+]|\d+\.|#+|>.*)$/;

/** Words between spaces; a text in back quotes counts as one word, because its spaces matter. */
const wordsOf = (text: string): string[] =>
  text.match(/(?:`[^`]*`|[^\s`])+/g) ?? text.split(/\s+/).filter((word) => word !== "");

function filled(text: string, lead: string, widest: number): string[] {
  const indent = lead.startsWith(">") ? lead : " ".repeat(lead.length);
  const lines: string[] = [];
  let line = "";
  for (const word of wordsOf(text)) {
    const longer = line === "" ? `${lines.length === 0 ? lead : indent}${word}` : `${line} ${word}`;
    if (line !== "" && widthOf(longer) > widest && !MARK.test(word)) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = longer;
  }
  return [...lines, line];
}

/** The first words of a paragraph, and the indentation or list mark before them. */
function beginning(line: string): { readonly lead: string; readonly text: string } {
  const [, lead = "", text = ""] = ITEM.exec(line) ?? /^(>\s?)(.*)$/.exec(line) ?? /^(\s*)(.*)$/.exec(line) ?? [];
  return { lead: lead.startsWith(">") ? "> " : lead, text };
}

/** Wraps paragraphs that have a line wider than `widest`; all others stay unchanged. */
export function wrapped(text: string, widest: number): string {
  const lines = text.split("\n");
  const out: string[] = [];
  let inCode = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (FENCE.test(line)) inCode = !inCode;
    if (inCode || FENCE.test(line) || line.trim() === "" || UNWRAPPED.test(line)) {
      out.push(line);
      continue;
    }
    const { lead, text: first } = beginning(line);
    const paragraph = [line];
    const said = [first];
    for (let next = lines[at + 1]; next?.trim() && !FENCE.test(next) && !UNWRAPPED.test(next); next = lines[at + 1]) {
      if (ITEM.test(next) || (next.startsWith(">") && lead !== "> ")) break;
      paragraph.push(next);
      said.push(next.trim().replace(/^>\s?/, ""));
      at += 1;
    }
    const isWide = paragraph.some((one) => widthOf(one) > widest);
    out.push(...(isWide ? filled(said.join(" "), lead, widest) : paragraph));
  }
  return out.join("\n");
}
