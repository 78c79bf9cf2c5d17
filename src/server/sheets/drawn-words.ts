import type PDFDocument from "pdfkit";
import { printable } from "../pages/printable.ts";

export type Doc = InstanceType<typeof PDFDocument>;

const PLAIN = "Helvetica";
const BOLD = "Helvetica-Bold";
/** Opacity of secondary text. */
export const MUTED = 0.66;

/** Resolves to the whole document, once it has ended. */
export const bytesOf = (doc: Doc): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve(Buffer.concat(parts)));
    doc.on("error", reject);
  });

export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Text beyond this height ends in an ellipsis. The default is one line. */
  readonly height?: number;
  readonly align?: "left" | "right";
}

export interface Setting {
  readonly size: number;
  readonly colour: string;
  readonly bold?: boolean;
  /** Opacity, from 0 to 1. */
  readonly strength?: number;
}

/** Draws text in its area and returns the height it takes. */
export function words(
  doc: Doc,
  text: string,
  room: Room,
  { size, colour, bold = false, strength = 1 }: Setting,
): number {
  const { x, y, width, height = size * 1.2, align = "left" } = room;
  const printed = printable(text);
  doc
    .font(bold ? BOLD : PLAIN)
    .fontSize(size)
    .fillColor(colour, strength);
  const lineGap = size < 10 ? 1.2 : 0.6;
  const used = Math.min(height, doc.heightOfString(printed, { width, lineGap }));
  doc.text(printed, x, y, {
    width,
    height,
    align,
    lineGap,
    ellipsis: true,
    lineBreak: height > size * 1.3 || undefined,
  });
  return used;
}

/** The height of a text at this width, in points. */
export function heightOf(
  doc: Doc,
  text: string,
  width: number,
  { size, bold = false }: Omit<Setting, "colour">,
): number {
  doc.font(bold ? BOLD : PLAIN).fontSize(size);
  return doc.heightOfString(printable(text), { width, lineGap: size < 10 ? 1.2 : 0.6 });
}

/** The largest of these sizes at which the text fits the width and height; the last if none does. */
export function fittingSize(
  doc: Doc,
  text: string,
  { width, height }: { readonly width: number; readonly height: number },
  sizes: readonly number[],
): number {
  const fits = (size: number) => {
    doc.font(BOLD).fontSize(size);
    const widest = Math.max(
      ...printable(text)
        .split(/\s+/)
        .map((word) => doc.widthOfString(word)),
    );
    return widest <= width && heightOf(doc, text, width, { size, bold: true }) <= height;
  };
  return sizes.find(fits) ?? sizes.at(-1) ?? 12;
}
