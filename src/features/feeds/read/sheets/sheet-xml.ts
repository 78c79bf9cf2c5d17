import { SaxesParser, type SaxesTagPlain } from "saxes";
import { UnreadableFile } from "../source.ts";

/** Characters of one text; a spreadsheet's cell holds at most 32,767. */
const MAX_TEXT = 1024 * 1024;
const DEEPEST = 64;

/** The text, unless it is longer than one of a spreadsheet may be. Throws UnreadableFile. */
export function boundedText(text: string): string {
  if (text.length > MAX_TEXT) throw new UnreadableFile("A cell of the workbook is longer than 1 MB.");
  return text;
}

/** What is told of a part of a workbook while it is read. Names are without their prefix. */
export interface Handlers<T> {
  /** A tag was opened; what is returned is passed on, as is all that `close` returns. */
  open(name: string, attributes: Readonly<Record<string, string>>): T | undefined;
  /** A tag was closed; `text` is what stands directly in it. */
  close(name: string, text: string): T | undefined;
  /**
   * The text with which a tag within a text begins, such as a part in bold letters: what it holds belongs to the text
   * around it. Null for all other tags.
   */
  inline?(name: string, attributes: Readonly<Record<string, string>>): string | null;
}

const local = (name: string) => name.slice(name.indexOf(":") + 1);

/** Parses a part of a workbook as a stream and yields what the handlers return. Throws UnreadableFile. */
export async function* readXml<T>(bytes: AsyncIterable<Buffer>, handlers: Handlers<T>): AsyncGenerator<T> {
  const sax = new SaxesParser();
  let found: T[] = [];
  /** For each open tag its text so far, and whether it belongs to the text around it. */
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
