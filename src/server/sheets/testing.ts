import { inflateSync } from "node:zlib";

/** The drawing instructions of a PDF, stream by stream, decompressed. */
export function drawnBy(pdf: Buffer): readonly string[] {
  const packed = pdf.toString("latin1").matchAll(/\/FlateDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/g);
  return [...packed].flatMap(([, stream = ""]) => {
    try {
      return [inflateSync(Buffer.from(stream, "latin1")).toString("latin1")];
    } catch {
      return [];
    }
  });
}

/** The text of a PDF with built-in typefaces, line by line. */
export function pdfLines(pdf: Buffer): string {
  const hex = (text: string) => Buffer.from(text, "hex").toString("latin1");
  return drawnBy(pdf)
    .flatMap((stream) =>
      [...stream.matchAll(/\[(.*?)\] TJ/g)].map(([, parts = ""]) =>
        parts.replace(/<([\da-f]*)>|[^<]/g, (_, code) => (code ? hex(code) : "")),
      ),
    )
    .join("\n");
}
/** The number of its pages. */
export const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length;
