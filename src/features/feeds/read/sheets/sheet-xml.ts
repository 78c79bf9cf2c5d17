import { SaxesParser, type SaxesTagPlain } from "saxes";
import { UnreadableFile } from "../source.ts";

/** The most characters in one text; a spreadsheet's cell holds at most 32,767. */
const MAX_TEXT = 1024 * 1024;
const DEEPEST = 64;

/** Returns the text. Throws UnreadableFile if it is longer than a spreadsheet's cell can be. */
export function boundedText(text: string): string {
  if (text.length > MAX_TEXT) throw new UnreadableFile("A cell of the workbook is longer than 1 MB.");
  return text;
}

/** Called while a part of a workbook is read. Names have no namespace prefix. */
export interface Handlers<T> {
  /** A tag was opened. The result, if any, is yielded, as is the result of `close`. */
  open(name: string, attributes: Readonly<Record<string, string>>): T | undefined;
  /** A tag was closed; `text` is the text directly within it. */
  close(name: string, text: string): T | undefined;
  /**
   * For a tag within a text, such as bold letters, the text that it begins with; its content then belongs to the text
   * around it. Null for all other tags.
   */
  inline?(name: string, attributes: Readonly<Record<string, string>>): string | null;
}

const local = (name: string) => name.slice(name.indexOf(":") + 1);

/** Parses a part of a workbook as a stream and yields what the handlers return. Throws UnreadableFile. */
export async function* readXml<T>(bytes: AsyncIterable<Buffer>, handlers: Handlers<T>): AsyncGenerator<T> {
  const sax = new SaxesParser();
  let found: T[] = [];
  /** For each open tag, its text so far, and whether that belongs to the text around the tag. */
  const texts: string[] = [];
  const inlines: boolean[] = [];
  const take = (item: T | undefined) => {
    if (item !== undefined) found.push(item);
  };
  sax.on("doctype", () => {
    throw new UnreadableFile("The workbook declares a document type, as no spreadsheet does: it was not read.");
  });
  sax.on("opentag", (tag: SaxesTagPlain) => {
    if (texts.length >= DEEPEST) throw new UnreadableFile("The workbook is nested deeper than any spreadsheet.");
    const name = local(tag.name);
    const inline = handlers.inline?.(name, tag.attributes) ?? null;
    texts.push(inline ?? "");
    inlines.push(inline !== null);
    if (inline === null) take(handlers.open(name, tag.attributes));
  });
  const append = (text: string) => {
    const at = texts.length - 1;
    if (at < 0) return;
    texts[at] = boundedText((texts[at] ?? "") + text);
  };
  sax.on("text", append);
  sax.on("cdata", append);
  sax.on("closetag", (tag) => {
    const text = texts.pop() ?? "";
    if (inlines.pop()) append(text);
    else take(handlers.close(local(tag.name), text));
  });
  sax.on("error", () => {
    throw new UnreadableFile("The workbook is damaged: open it in a spreadsheet, save it again and send that.");
  });
  let decoder: TextDecoder | null = null;
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? "utf-16le" : "utf-8");
    sax.write(decoder.decode(chunk, { stream: true }));
    yield* found;
    found = [];
  }
  sax.close();
  yield* found;
}
